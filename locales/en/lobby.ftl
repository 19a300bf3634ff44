# A table before a game.

## The lobby

lobby-waiting = Waiting for friends
lobby-start = Start now
lobby-fill = Fill with bots
lobby-share = Share the link
lobby-public = List this table publicly
lobby-full = This table is full. You can watch, or ask the host for a seat.
lobby-empty = { $count ->
    [one] One seat is empty
   *[other] { $count } seats are empty
}
lobby-leave-out = Leave empty
lobby-add-bot = Add a bot
lobby-you-are-ready = You’re ready
lobby-ask = Ask for a seat
lobby-wants-seat = { $count ->
    [one] { $names } would like a seat.
   *[other] { $names } would like a seat.
}
lobby-make-room = Make room
lobby-fixed = No extra seats when it’s full
lobby-players = { $count } players
lobby-is-public = public
lobby-changed = { $name } changed the settings:
lobby-change = { $setting }: { $from } → { $to }
yes = yes
no = no
