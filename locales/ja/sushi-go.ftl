# ページの上の Sushi Go!。

progress-sushi-go = ラウンド{ $round }/{ $rounds }、ターン{ $turn }/{ $turns }
hand-choose = 取るカードを1枚選んでください。
hand-choose-own = 自分のカードを1枚選んでください。次はダミーの分です。
hand-chosen = 選んだカード：{ $cards }。全員が選ぶまで変えられます。
hand-first = Sushi Go! 先に出すカードを選んでください。
hand-second = 先に出すのは{ $card }です。次に出すカードを選んでください。
hand-dummy = ダミーの分を選んでください。
drawn-for-dummy = ダミーの山から引いたカード：{ $card }。
chooses-for-dummy = ダミーの分も選ぶ
use-chopsticks = Sushi Go! 2枚出す
one-card = 1枚だけ出す
pick-again = 選び直す
log-laid = { $name }が{ $cards }を出しました。
log-scored = { $name }はこのラウンドで{ $points ->
   *[other] { $points }点
}です。
log-pudding = { $name }は{ $puddings ->
   *[other] プリン{ $puddings }枚
}で{ $points ->
   *[other] { $points }点
}です。


## Why a card is worth laying

reason-scores = すぐに{ $points ->
   *[other] { $points }点
}になります。
reason-needs = 点になるには、同じものが{ $count ->
   *[other] あと{ $count }枚
}必要です。
reason-maki = 巻き寿司が{ $own }本になります。ほかの人は多くて{ $others }本です。
reason-wasabi = 次に出す握りの点が3倍になります。
reason-chopsticks = あとのターンに、2枚を出せます。
reason-pudding = プリンはゲームの終わりに数えます。
reason-denies = 自分の点にはあまりなりませんが、ほかの人に渡さずにすみます。

## The guide: a first round, a sentence or two for each turn

guide-sushi-go-1 = これが自分の手札です。1枚を取り、残りは隣の人へ回り、かわりに別の手札が届きます。好きなカードを選んでください。
guide-sushi-go-2 = 全員のカードを同時に出し、それから手札を回します。天ぷらと刺身は、そろって初めて点になります。天ぷらは2枚で5点、刺身は3枚で10点です。
guide-sushi-go-3 = 餃子は多いほど点が増えます。1点、3点、6点、10点、15点です。カードの左上の数が、その点を表します。
guide-sushi-go-4 = 巻き寿司は本数を数えます。ラウンドの本数が1位なら6点、2位なら3点です。ほかの人の前にあるカードも見てみましょう。
guide-sushi-go-5 = 握りはすぐ点になります。イカ3点、サーモン2点、玉子1点です。先にわさびを出すと、次の握りの点が3倍になります。
guide-sushi-go-6 = 箸があれば、あとのターンに2枚を出せます。そのときは、手札の上に「Sushi Go!」のボタンが出ます。
guide-sushi-go-7 = プリンはゲームの最後に数えます。いちばん多い人は6点を得て、いちばん少ない人は6点を失います。ほかのものを片づけても、プリンは残ります。
guide-sushi-go-8 = 前に見た手札が戻ってきます。回したカードは、また手元に来ることも、隣の人を助けることもあります。
guide-sushi-go-9 = 残りは2枚です。1枚を選んでください。最後の1枚はそのまま出して、ラウンドの点を数えます。

## What a card is worth now

gain-points = +{ $points } now
gain-progress = { $have } of { $need }
gain-leads = takes the maki lead
gain-rolls = { $count } rolls
gain-triples = triples your next nigiri
gain-two = two cards on a later turn
gain-pudding = pudding number { $count }; counts at the end

## Moments

moment-sashimi = Three sashimi!
moment-wasabi = On wasabi!
moment-full-row = Full gyoza row!
moment-tempura = Tempura pair!
moment-maki = Maki lead!
moment-call = Sushi Go!

## The end of a round

this-round = This round
overall = Overall
standing-leads = You lead by { $points }.
standing-level = You're level with { $name }.
standing-behind = You're number { $rank }, { $points } behind { $name }.
