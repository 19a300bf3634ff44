# ページの上の Sushi Express。するべきことの文の $who は「you」か「other」、$name は相手の名前。

express-pile = 山札にお客があと{ $count }枚
express-phases = ラウンドの流れ
express-row = 待っているお客
express-row-empty = 誰も待っていません。
express-cards = 手札のアクションカード
express-cards-none = 1枚もありません。2回とも失敗したときと公園に止まったときに引けます。
express-usable = 今使えます
express-hidden = わからないアクションカード{ $count }枚
express-points = 今のお客の点：{ $points }点
express-tips-cost = チップが最少：今終わると−{ $points }点です。
express-bet = 賭け：{ $number }
express-first = 最初に賭ける
express-lowest = 一番低い賭け
express-house = 家{ $number }
express-dice = サイコロの目は{ $dice }、合計{ $total }です。
express-percent = { $percent }%
express-over = ゲームは終わりました。
express-same-hint = 破線の数字には「同じ賭け」を使います。

## What is to be done

express-task-bet = { $who ->
    [you] 数字にコマを置いてください。
   *[other] { $name }が賭けています。
}
express-task-swap = { $who ->
    [you] 数字を2つ入れ替えるか、このままにしてください。
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
    [you] 2回とも{ $bet }に届きませんでした。サイコロを1つ振り直すか、受け入れてください。
   *[other] { $name }はまだサイコロを振り直せます。
}
express-task-drive = { $who ->
    [you] 走らせてください。
   *[other] これから{ $name }が走ります。
}
express-task-take = { $who ->
    [you] お客を1人選んでください。
   *[other] { $name }がお客を選んでいます。
}
express-task-order = { $who ->
    [you] 一番低い賭けです。残ったお客をどうしますか。
   *[other] { $name }が残ったお客をどうするか決めます。
}

## What can be chosen

express-move-bet = { $number }に賭ける
express-move-same = 「同じ賭け」で{ $number }に賭ける
express-move-swap = { $lower }と{ $higher }を入れ替える
express-move-done = このままにする
express-move-roll = サイコロを2つ振る
express-move-reroll = { $pips }のサイコロを振り直す
express-move-accept = 受け入れる
express-move-go = { $further ->
    [0] 走る
   *[other] { $further }タイル先まで走る
}
express-move-take = 選ぶ：{ $customer }
express-move-keep = 待ってもらう
express-move-discard = 全員帰して新しいお客を迎える

## What a choice leads to

express-preview = 選ぶとどうなるかを表示する
express-preview-percent = 今ある賭けのもとで、この賭けで走れる確率です。サイコロのときは、賭けに届く確率です。
express-preview-customer = 今の配達車の位置なら、Sushi Express を通ってお客を選べます。
express-preview-park = 公園に止まってアクションカードを引きます。
express-preview-ring = コースの上の数字：今そのタイル数だけ走ると止まる場所です。
express-chance-to-drive = 100回のうち約{ $percent }回走れます。
express-chance-to-reach = 100回のうち約{ $percent }回賭けに届きます。
express-stops = { $visits ->
    [yes] お客を選び、止まる場所：{ $tile }。
   *[no] 止まる場所：{ $tile }。
}
express-reason-take = あなたには{ $points }になります。
express-reason-tip = チップがいちばん少ない人は、終わりに点を失います。
express-reason-swap = { $lower }と{ $higher }のコマが入れ替わります。
express-reason-done = いまはこれ以上カードを使わないほうがよさそうです。
express-reason-accept = カードは手元に残り、失敗すれば1枚引けます。
express-reason-keep = このお客は次のラウンドでもあなたに合います。
express-reason-discard = このお客はほかの人のほうに合います。

## What happened

express-round-began = ラウンドが始まります。最初に賭けるのは{ $name }です。
express-row-filled = 新しいお客：{ $customers }。
express-betted = { $name }が{ $same ->
    [yes] 「同じ賭け」で
   *[no] {""}
}{ $number }に賭けました。
express-swapped = { $name }が{ $lower }と{ $higher }を入れ替えました。
express-bets-closed = 全員が賭けました。一番低い賭けは{ $name }です。
express-rolled = { $name }は賭け{ $bet }に対して{ $total }を出しました：{ $reached ->
    [yes] 届きました。
   *[no] 届きません。
}
express-rerolled = { $name }が振り直して{ $from }が{ $to }になり、賭け{ $bet }に対して合計{ $total }です：{ $reached ->
    [yes] 届きました。
   *[no] 届きません。
}
express-drew = { $reason ->
    [park] { $name }は公園でアクションカードを引きました。
   *[failed] { $name }はこのラウンドは走らず、アクションカードを引きました。
}
express-drew-known = { $reason ->
    [park] { $name }は公園でアクションカードを引きました：{ $card }。
   *[failed] { $name }はこのラウンドは走らず、アクションカードを引きました：{ $card }。
}
express-drew-nothing = { $reason ->
    [park] 公園に止まりましたが、アクションカードはもうありません。
   *[failed] このラウンドは走らず、アクションカードももうありません：{ $name }。
}
express-drove = { $name }が{ $tiles }タイル走りました{ $further ->
    [0] {""}
   *[other] （賭けより{ $further }タイル先）
}{ $skipped ->
    [0] {""}
   *[other] （配達車{ $skipped }台を追い越し）
}。止まった場所：{ $tile }。
express-took = { $name }がお客を選びました：{ $customer }。
express-kept = { $name }はお客に待ってもらいます。
express-discarded = { $name }はお客を帰しました。
express-cleared = 誰も走れなかったので、お客は帰りました。
express-revealed = { $name }の残った手札：{ $cards }。
express-scored = { $name }はチップ{ $tips }、{ $points }点です。

## The guide: a sentence or two for each choice. What is asked when depends on the dice, so each holds at any time.

guide-sushi-express-1 = 全員が2から12の数字に賭けます。走れるときは、その数だけ配達車が進みます。大きい数字は遠くまで行けますが、出すのは難しくなります。パーセントがその難しさです。
guide-sushi-express-2 = 一番高い賭けから、2回まで振ります。誰かが賭けに届くと、その人と、それより低い賭けの全員が走ります。低い賭けは振らずに走れることもあります。
guide-sushi-express-3 = 配達車は時計回りに、高い賭けの順に走ります。ほかの配達車がいるタイルは数えません。Sushi Express を通るか止まると、お客を1人選びます。
guide-sushi-express-4 = それぞれの色の最初のお客は3点、同じ色の2人目からは1点です。いろいろな色を集めてください。
guide-sushi-express-5 = チップに点はありませんが、最後に一番少ない人は、一番多い人のチップの数だけ点を失います。コインのそばの矢印が、今ならそれが誰かを示します。
guide-sushi-express-6 = 2回とも失敗すると走れませんが、アクションカードを1枚引きます。公園に止まったときも引きます。いつ使えるかはカードに書いてあります。
guide-sushi-express-7 = 一番低い賭けの人が、残ったお客に待ってもらうか帰ってもらうかを決め、次のラウンドで最初に賭けます。高い賭けには運が要り、低い賭けには決める力があります。
guide-sushi-express-8 = お客の列を補充できなくなるとゲームは終わります。上に出ている山札の枚数を見て、1周1周を大切にしてください。
