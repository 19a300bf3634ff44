# Stół przed grą.

## Poczekalnia

lobby-waiting = Czekamy na znajomych
lobby-start = Zacznij teraz
lobby-fill = Z botami
lobby-share = Udostępnij link
lobby-public = Pokaż ten stół publicznie
lobby-full = Stół jest pełny. Możesz oglądać albo poprosić gospodarza o miejsce.
lobby-empty = { $count ->
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
   *[many] { $count } miejsc jest wolnych
}
lobby-leave-out = Zostaw wolne
lobby-add-bot = Dodaj bota
lobby-you-are-ready = Wszystko gotowe
lobby-ask = Poproś o miejsce
lobby-wants-seat = { $count ->
    [one] { $names } prosi o miejsce.
   *[other] { $names } proszą o miejsce.
}
lobby-make-room = Zrób miejsce
lobby-fixed = Bez dodatkowych miejsc, gdy stół jest pełny
lobby-players = Graczy: { $count }
lobby-is-public = publiczny
lobby-changed = Nowe ustawienia ({ $name }):
lobby-change = { $setting }: { $from } → { $to }
yes = tak
no = nie
