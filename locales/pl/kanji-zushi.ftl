# Kanji-zushi on the pages.

kanji-gloss-in-english = { $gloss } (ang.)
kanji-scored = { $kanji }: { $strokes }
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
kanji-turn-of = { $who ->
    [you] Twoja tura
   *[other] Tura: { $name }
}
kanji-hand-pick = Wybierz neta i shari, które dadzą kanji.
kanji-hand-pick-shari = Teraz wybierz shari na prawą połowę.
kanji-hand-pick-neta = Teraz wybierz neta na lewą połowę.
kanji-hand-done = Masz pięć kanji. To już komplet!
kanji-pass = Pasuj
    .about = Opuść turę, niczego nie próbując.
kanji-piece-works = { $half }, może być częścią kanji
kanji-piece-makes = { $half }, daje { $kanji }
kanji-redraw = Narysuj jeszcze raz
kanji-tries = { $who ->
    [you] Próbujesz
   *[other] { $name } próbuje
} tej pary.
kanji-formed = { $who ->
    [you] Układasz
   *[other] { $name } układa
} kanji!
kanji-failed = { $who ->
    [you] Pudłujesz.
   *[other] { $name } pudłuje.
}
kanji-log-began = { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna: { $name }.
}
kanji-log-formed = { $who ->
    [you] Układasz
   *[other] { $name } układa
} { $kanji }.
kanji-log-failed = { $who ->
    [you] Próbujesz
   *[other] { $name } próbuje
}: { $pair }. { $why }
kanji-log-passed = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
kanji-log-stuck = Nikt nic nie znalazł: sześć shari idzie pod talię, a na stół wchodzi sześć innych.
kanji-log-stuck-end = Po raz trzeci z rzędu nikt nic nie znalazł. Koniec gry.
kanji-log-complete = Wszyscy mają po pięć kanji.

kanji-reason-pass = Żadna z twoich neta nie tworzy kanji z tymi shari.
kanji-reason-wait = Twoje neta mogą później dać więcej niż { $kanji }.
kanji-formed-by-all = Kanji ułożone i przeoczone
kanji-formed-nothing = Żadnych.
kanji-missed = Można było ułożyć
kanji-mine = Moje kanji
kanji-kept = Zapamiętane w tej przeglądarce: #
kanji-save-csv = Zapisz jako CSV
kanji-save-anki = Zapisz dla Anki
    .about = Plik tekstowy. W Anki wybierz Plik → Importuj.
kanji-credit-drawings = Rysunki:
kanji-credit-meanings = Znaczenia i czytania:
kanji-credit-changed = Wybór i podział na połowy są nasze, podobnie jak objaśnienia do kart z naszych talii.

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = Na ręce masz lewe połowy, na desce leżą prawe: dwie razem mogą dać kanji. Czerwone kwiatki oznaczają pasujące. Ułóż takie, które zna każdy pierwszak!
guide-kanji-zushi-2 = Jedna kreska to jeden punkt: zobacz, jak się rysuje. Teraz ułóż kanji, które ma co najmniej osiem kresek.
guide-kanji-zushi-3 = Nowe karty zajmują miejsca zużytych, pozostałe leżą tam, gdzie leżały. Wszyscy mają te same dziesięć neta. Ułóż dowolne kanji.
guide-kanji-zushi-4 = Nie każda para to kanji. Spróbuj takiej bez kwiatków i zobacz, co się stanie.
guide-kanji-zushi-5 = Nieudana próba kosztuje tylko turę, ale wszyscy widzieli twoją neta. Możesz też poczekać na lepsze karty. Spasuj raz.
guide-kanji-zushi-6 = Z pięcioma kanji kończysz. Gdy skończą wszyscy, wygrywa największa suma kresek. Ułóż jeszcze jedno!
