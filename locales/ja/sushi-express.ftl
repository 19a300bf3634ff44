# ページの上の Sushi Express。$who は読む人に話しかけるとき「you」、それ以外は「other」。$name は相手の名前。

express-round = 第{ $round }ラウンド
express-pile = 山札にお客があと{ $count }枚
express-phases = ラウンドの流れ
express-row = 待っているお客
express-row-empty = 誰も待っていません。
express-cards = 手札のアクションカード
express-cards-none = まだありません。2回とも失敗したときと、公園に止まったときに引けます。
express-hidden = 非公開のアクションカード{ $count }枚
express-tips-cost = チップがいちばん少ない：今終わると−{ $points }点です。
express-bet = 賭け：{ $number }
express-first = 最初に賭ける
express-lowest = 賭けた数が最小
express-house = 家{ $number }
express-dice = サイコロの目は{ $dice }、合計{ $total }です。
express-percent = { $percent }%
express-over = ゲームは終わりました。

## What is to be done

express-task-bet = { $who ->
    [you] 数の上にコマを置いてください。
   *[other] { $name }が賭けています。
}
express-task-swap = { $who ->
    [you] 2つの数を入れ替えますか。
   *[other] { $name }はまだ入れ替えができます。
}
express-task-no-swap = 入れ替えのカードはありません（ほかの人にはわかりません）。
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
express-task-no-reroll = 2回とも{ $bet }に届かず、振り直しのカードもありません（ほかの人にはわかりません）。
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
express-chance-to-drive = 走れる確率は{ $percent }%です。
express-chance-to-reach = 賭けた数に届く確率は{ $percent }%です。
express-stops = { $visits ->
    [yes] お客を1枚取り、止まる場所：{ $tile }。
   *[no] 止まる場所：{ $tile }。
}
express-reason-take = あなたには{ $points }になります。
express-tip-own = あなたのチップ：{ $before } → { $after }。
express-tip-others-lose = ほかの人は最大{ $points }点失います。
express-passes = { $names }を追い越します。
express-swap-move = { $name }：{ $from } → { $to }
express-swap-moves = { $moves }。
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

## The guide: a few sentences for each lesson. Each comes when the position shows what it is about.

guide-sushi-express-bets = 全員が2から12までの数に賭けます。走れれば、その数だけ配達車が進みます。数に触れると止まる場所が見えます。%は走れる確率です。6、7、8のどれかに賭けましょう。
guide-sushi-express-dice = 賭けた数がいちばん大きい人が、2回までサイコロを振ります。誰かが賭けた数に届くと、その人とそれより小さい人が大きい順に走ります。時計回りに進み、ほかの配達車がいるタイルは数えません。タイルに触れて走りましょう。
guide-sushi-express-customer = Sushi Expressを通ったので、お客さんを1枚取れます！同じ色の1枚目は3点、2枚目からは1点。数字があなたにとっての価値です。1枚選びましょう。
guide-sushi-express-tip = チップです！点にはなりませんが、最後にいちばん少ない人は、いちばん多い人のチップの数だけ点を失います。数字が変化を示します。チップを取りましょう。
guide-sushi-express-further = 「もう1タイル」のカードがあります。賭けた数より1タイル先まで走れます。カードのついたタイルに触れましょう。
guide-sushi-express-orders = 賭けた数がいちばん小さいので、残ったお客さんを残すか、全員入れ替えるかを決めます。光っているボタンに触れましょう。
guide-sushi-express-round = これで1ラウンドです！名前の横が点数で、チップが足りない分も引いてあります。前のラウンドで賭けた数がいちばん小さい人から始めます。光っている数に賭けましょう。
guide-sushi-express-lap = 数の上の緑の印は、Sushi Expressを通ってお客さんを取れるしるしです。確率が高いときに選びましょう。
guide-sushi-express-same = 1つの数に置けるコマは1つです。「同じ賭け」のカードで、ほかのコマの上に重ねられます。上のコマが先です。光っている数に賭けましょう。
guide-sushi-express-end = お客さんを補充できなくなるとゲームは終わりです。まん中の山札の数に注目。あと1回賭けたら、本番です！
