# The pictures of the rules, and the pages for developers.

rules-ours = nasza zasada
rules-go-pick = Każdy w tajemnicy wybiera kartę.
rules-go-reveal = Wszyscy odkrywają karty jednocześnie.
rules-go-pass = Każdy przekazuje resztę kart w lewo.
rules-express-ring = Pętla: restauracja to pole 0, park to pole 6, pomiędzy nimi są domy. Furgonetki jadą zgodnie z ruchem wskazówek zegara.
rules-express-bets = 1. Zakłady: każdy stawia pionek na liczbie.
rules-express-dice = 2. Kostki: rzuca najwyższy zakład. 9 wystarczy na zakład 8.
rules-express-vans = 3. Furgonetki: jedziesz tyle pól, ile wynosi zakład. W Sushi Express bierzesz klienta.
rules-express-orders = 4. Zamówienia: najniższy zakład zostawia albo wymienia pozostałych klientów.
rules-kanji-combine = Połóż neta z ręki na lewo od shari ze stołu.
rules-kanji-formed = To kanji jōyō: 10 kresek, 10 punktów.
rules-kanji-failed = Obok siebie to nie kanji: obie karty wracają.
developers = Dla programistów
developers-about = Notacja, formaty plików i interfejs programistyczny. Te strony są po angielsku.
developers-api = Opis OpenAPI
