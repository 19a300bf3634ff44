# Kanji-zushi on the pages.

kanji-worth = { $kanji }.
neta-of = lewa połowa { $kanji }
shari-of = prawa połowa { $kanji }
kanji-bench = Ostatnia próba
shari-left = { $count ->
    [0] Zakrytych już nie ma.
    [one] Zakryta: { $count }.
    [few] Zakryte: { $count }.
    [many] Zakrytych: { $count }.
   *[other] Zakrytych: { $count }.
}
kanji-turn-of = Tura: { $name }
kanji-hand-pick = Wybierz neta i shari, które dadzą kanji.
kanji-hand-pick-shari = Teraz wybierz shari na prawą połowę.
kanji-hand-pick-neta = Teraz wybierz neta na lewą połowę.
kanji-hand-done = Masz pięć kanji. To już komplet!
kanji-hand-empty = Nie ma już neta.
kanji-pass = Pasuj
    .about = Opuść turę, niczego nie próbując.
kanji-piece-works = { $half }, może być częścią kanji
kanji-piece-makes = { $half }, daje { $kanji }
kanji-tries = { $name } próbuje tej pary.
kanji-formed = { $name } składa kanji!
kanji-failed = { $name } pudłuje.
kanji-log-began = Zaczyna: { $name }.
kanji-log-formed = { $name } składa { $kanji }.
kanji-log-failed = { $name } próbuje: { $pair }. { $why }
kanji-log-passed = { $name } pasuje.
kanji-log-stuck = Nikt nic nie znalazł: sześć shari idzie pod talię, a na stół wchodzi sześć innych.
kanji-log-stuck-end = Po raz trzeci z rzędu nikt nic nie znalazł. Koniec gry.
kanji-log-complete = Wszyscy mają po pięć kanji.

kanji-reason-pass = Żadna z twoich neta nie tworzy kanji z tymi shari.
kanji-reason-wait = Twoje neta mogą później dać więcej niż { $kanji }.
kanji-formed-by-all = Kanji złożone i przeoczone
kanji-formed-nothing = Żadnych.
kanji-missed = Można było złożyć
kanji-credit-drawings = Rysunki:
kanji-credit-meanings = Znaczenia i czytania:
kanji-credit-changed = Wybór i podział na połowy są nasze.

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = Twoje neta na dole to lewe połowy, shari u góry to prawe. Wybierz jedną neta i jedno shari, żeby złożyć kanji. Pasujące oznacza kwiatek.
guide-kanji-zushi-2 = Kanji daje jeden punkt za każdą kreskę. Zobacz, jak się rysuje, i poszukaj takiego, które ma ich dużo.
guide-kanji-zushi-3 = Twoja ręka i stół są znów pełne. Wszyscy mają te same dziesięć neta, więc nieudane próby innych coś ci mówią.
guide-kanji-zushi-4 = Para, która nie jest kanji, kosztuje tylko turę, ale wszyscy widzieli tę neta. Gdy nic nie pasuje, pasuj.
guide-kanji-zushi-5 = Z pięcioma kanji kończysz; gdy mają je wszyscy, wygrywa największa suma kresek. W zwykłej grze nic nie jest oznaczone, chyba że wybierzecie podpowiedzi.
