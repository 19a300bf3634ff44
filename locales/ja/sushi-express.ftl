# ページの上の Sushi Express。するべきことの文の $who は「you」か「other」、$name は相手の名前。

express-round = 第{ $round }ラウンド
express-pile = 山札にお客があと{ $count }枚
express-phases = ラウンドの流れ
express-row = 待っているお客
express-row-empty = 誰も待っていません。
express-cards = 手札のアクションカード
express-cards-none = まだありません。2回とも失敗したときと、公園に止まったときに引けます。
express-usable = 今使えます
express-hidden = 非公開のアクションカード{ $count }枚
express-points = お客の点：今{ $points }点
express-tips-cost = チップがいちばん少ない：今終わると−{ $points }点です。
express-bet = 賭け：{ $number }
express-first = 最初に賭ける
express-lowest = 賭けた数が最小
express-house = 家{ $number }
express-dice = サイコロの目は{ $dice }、合計{ $total }です。
express-percent = { $percent }%
express-over = ゲームは終わりました。
express-same-hint = 破線の数には「同じ賭け」が必要です。

## What is to be done

express-task-bet = { $who ->
    [you] 数の上にコマを置いてください。
   *[other] { $name }が賭けています。
}
express-task-swap = { $who ->
    [you] 2つの数を入れ替えますか。
   *[other] { $name }はまだ入れ替えができます。
}
express-task-roll = { $who ->
    [you] { $bet }以上を出してください。
   *[other] { $name }が{ $bet }以上をねらって振ります。
}
express-task-roll-again = { $who ->
    [you] 足りません。もう一度振って{ $bet }以上を出してください。
   *[other] { $name }がもう一度{ $bet }以上をねらって振ります。
}
express-task-fail = { $who ->
    [you] 2回とも{ $bet }に届きませんでした。サイコロを1個振り直すか、あきらめてください。
   *[other] { $name }はまだサイコロを振り直せます。
}
express-task-drive = { $who ->
    [you] 出発です！
   *[other] これから{ $name }が走ります。
}
express-task-take = { $who ->
    [you] お客を1枚取ってください。
   *[other] { $name }がお客を選んでいます。
}
express-task-order = { $who ->
    [you] 賭けた数がいちばん小さいのはあなたです。残ったお客をどうしますか。
   *[other] { $name }が残ったお客をどうするか決めます。
}

## What can be chosen

express-move-bet = { $number }に賭ける
express-move-same = 「同じ賭け」で{ $number }に賭ける
express-move-swap = { $lower }と{ $higher }を入れ替える
express-move-done = 入れ替えない
express-move-roll = サイコロを2個振る
express-move-reroll = { $pips }のサイコロを振り直す
express-move-accept = あきらめる
express-move-go = { $further ->
    [0] 走る
   *[other] さらに{ $further }タイル走る
}
express-move-take = 取る：{ $customer }
express-move-keep = そのまま残す
express-move-discard = 全員入れ替える

## What a choice leads to

express-preview = 確率と行き先を表示
express-preview-percent = 今の賭けの状況で、この数で走れる確率です。サイコロのときは、賭けた数に届く確率です。
express-preview-customer = 配達車が今の位置のままなら、Sushi Express を通ってお客を1枚取れます。
express-preview-park = 公園に止まって、アクションカードを1枚引きます。
express-preview-ring = コースの上の数：今そのタイル数だけ走ると止まる場所です。
express-chance-to-drive = 走れる確率は{ $percent }%です。
express-chance-to-reach = 賭けた数に届く確率は{ $percent }%です。
express-stops = { $visits ->
    [yes] お客を1枚取り、止まる場所：{ $tile }。
   *[no] 止まる場所：{ $tile }。
}
express-reason-take = あなたには{ $points }になります。
express-reason-tip = チップがいちばん少ない人は、終わりに点を失います。
express-reason-swap = { $lower }と{ $higher }のコマが入れ替わります。
express-reason-done = 今はこれ以上カードを使わないほうがよさそうです。
express-reason-accept = カードは手元に残り、さらに1枚引けます。
express-reason-keep = このお客は次のラウンドで役に立ちそうです。
express-reason-discard = このお客は、ほかの人のほうが得をします。

## What happened

express-round-began = 新しいラウンドです。最初に賭けるのは{ $name }です。
express-row-filled = 新しいお客：{ $customers }。
express-betted = { $name }が{ $same ->
    [yes] 「同じ賭け」で
   *[no] {""}
}{ $number }に賭けました。
express-swapped = { $name }が{ $lower }と{ $higher }を入れ替えました。
express-bets-closed = 全員が賭けました。賭けた数がいちばん小さいのは{ $name }です。
express-rolled = { $name }が{ $total }を出しました（賭けた数{ $bet }）：{ $reached ->
    [yes] 成功！
   *[no] 足りません。
}
express-rerolled = { $name }が振り直して{ $from }が{ $to }になり、合計{ $total }です（賭けた数{ $bet }）：{ $reached ->
    [yes] 成功！
   *[no] 足りません。
}
express-drew = { $reason ->
    [park] { $name }は公園でアクションカードを1枚引きました。
   *[failed] { $name }はこのラウンドは走れず、アクションカードを1枚引きました。
}
express-drew-known = { $reason ->
    [park] { $name }は公園でアクションカードを1枚引きました：{ $card }。
   *[failed] { $name }はこのラウンドは走れず、アクションカードを1枚引きました：{ $card }。
}
express-drew-nothing = { $reason ->
    [park] { $name }は公園に止まりましたが、アクションカードはもうありません。
   *[failed] { $name }はこのラウンドは走れず、アクションカードももうありません。
}
express-drove = { $name }が{ $tiles }タイル走りました{ $further ->
    [0] {""}
   *[other] （賭けた数より{ $further }タイル多い）
}{ $skipped ->
    [0] {""}
   *[other] （配達車{ $skipped }台を追い越し）
}。止まった場所：{ $tile }。
express-took = { $name }がお客を1枚取りました：{ $customer }。
express-kept = { $name }はお客をそのまま残しました。
express-discarded = { $name }はお客を全員入れ替えました。
express-cleared = 誰も走れなかったので、お客は帰りました。
express-revealed = { $name }の残った手札：{ $cards }。
express-scored = { $name }はチップ{ $tips }、{ $points }点です。

## The guide: a sentence or two for each choice. What is asked when depends on the dice, so each holds at any time.

guide-sushi-express-1 = 全員が2から12の数に賭けます。走れるときは、その数だけ配達車が進みます。大きい数は遠くまで行けますが、出すのは難しくなります。パーセントは成功する確率です。
guide-sushi-express-2 = 賭けた数がいちばん大きい人から、2回まで振ります。誰かが賭けた数に届くと、その人と、それより小さい数に賭けた全員が走ります。小さい数なら振らずに走れることもあります。
guide-sushi-express-3 = 配達車は時計回りに、賭けた数の大きい人から走ります。ほかの配達車がいるタイルは数えません。Sushi Express を通るか止まると、お客を1枚取ります。
guide-sushi-express-4 = それぞれの色の最初のお客は3点、同じ色の2枚目からは1点です。いろいろな色を集めましょう！
guide-sushi-express-5 = チップに点はありませんが、最後にいちばん少ない人は、いちばん多い人のチップの数だけ点を失います。コインのそばの矢印が、今ならそれが誰かを示します。
guide-sushi-express-6 = 2回とも失敗すると走れませんが、アクションカードを1枚引きます。公園に止まったときも1枚引きます。いつ使えるかはカードに書いてあります。
guide-sushi-express-7 = 賭けた数がいちばん小さい人が、残ったお客をどうするかを決め、次のラウンドで最初に賭けます。大きい数には運が要り、小さい数には決める力があります。
guide-sushi-express-8 = お客の列を補充できなくなるとゲームは終わります。上の山札の枚数に気をつけて、1周1周を大切にしましょう。
