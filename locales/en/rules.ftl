# The pictures of the rules, and the pages for developers.

rules-ours = our ruling
rules-go-pick = Everyone picks a card and keeps it secret.
rules-go-reveal = All reveal together.
rules-go-pass = Everyone passes the rest of their hand to the left.
rules-express-ring = The ring: restaurant 0, park 6, houses in between. Vans drive clockwise.
rules-express-bets = 1. Bets: everyone puts a pawn on a number.
rules-express-dice = 2. Dice: the highest bet rolls. 9 is enough for a bet of 8.
rules-express-vans = 3. Vans: drive as far as you bet. At Sushi Express take a customer.
rules-express-orders = 4. Orders: the lowest bet keeps or replaces the customers who are left.
rules-kanji-combine = Put a neta from your hand to the left of a shari on the table.
rules-kanji-formed = It’s a jōyō kanji: 10 strokes, 10 points.
rules-kanji-failed = Not a kanji side by side: both cards go back.
developers = For developers
developers-about = Notation, file formats and the programming interface. These pages are in English.
developers-api = OpenAPI description
