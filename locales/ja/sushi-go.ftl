# ページの上の Sushi Go!。

progress-sushi-go = ラウンド{ $round }/{ $rounds }、ターン{ $turn }/{ $turns }
progress-sushi-go-over = 最終結果
hand-choose = 取るカードを1枚選んでください。
hand-choose-own = 自分のカードを1枚、次にダミーの分を1枚選んでください。
hand-chosen = { $cards }を選びました。ほかのカードを選ぶと変えられます。
hand-first = Sushi Go! 1枚目を選んでください。
hand-second = まず{ $card }。次に2枚目を選んでください。
hand-dummy = 次にダミーの分を選んでください。
drawn-for-dummy = ダミーの山札から：{ $card }。
chooses-for-dummy = ダミーの分も選ぶ
use-chopsticks = Sushi Go! 2枚出す
one-card = 1枚だけ出す
pick-again = やり直す
log-laid = { $name }が{ $cards }を出しました。
log-scored = { $name }はこのラウンドで{ $points ->
   *[other] { $points }点
}です。
log-pudding = { $name }は{ $puddings ->
   *[other] プリン{ $puddings }枚
}で{ $points ->
   *[other] { $points }点
}です。


## Why a card is worth playing

reason-scores = すぐに{ $points ->
   *[other] { $points }点
}になります。
reason-needs = { $count ->
   *[other] 同じものがあと{ $count }枚で点になります。
}
reason-maki = 巻き寿司が{ $own }本になります。ほかの人は多くて{ $others }本です。
reason-wasabi = 次に出す握りの点が3倍になります。
reason-chopsticks = あとのターンに、2枚を出せます。
reason-pudding = プリンはゲームの終わりに数えます。
reason-denies = あなたの点にはあまりなりませんが、ほかの人に渡さずにすみます。

## The guide: a first round, a sentence or two for each turn

guide-sushi-go-hand = これがあなたの手札です。1枚を取ると、残りはレーンに乗って隣へ回ります。好きなカードを選びましょう！
guide-sushi-go-last = 残りは2枚です！1枚を取りましょう。最後の1枚は自動で出て、ラウンドの点を数えます。
guide-sushi-go-nigiri = わさびが待っています。握りをのせると、点が3倍になります！
guide-sushi-go-two = 箸がありますね！「Sushi Go!」のボタンで、一度に2枚取りましょう。
guide-sushi-go-reveal = カードは全員が同時に見せます。ほかの人が取ったカードが見えますか？手札が回ってきたので、また選びましょう。
guide-sushi-go-wasabi = わさびです！それだけでは0点ですが、次の握りの点が3倍になります。取りましょう。
guide-sushi-go-chopsticks = 箸があれば、あとのターンに2枚取れます。取っておきましょう。
guide-sushi-go-sets = 天ぷらと刺身は、そろって初めて点になります。天ぷらは2枚で5点、刺身は3枚で10点です。1枚取りましょう。
guide-sushi-go-gyoza = 餃子は多いほどお得です。1点、3点、6点、10点、15点です。カードの数は、いま増える点です。
guide-sushi-go-maki = 巻き寿司は本数を数えます。ラウンドの本数が1位なら6点、2位なら3点です。
guide-sushi-go-pudding = プリンはゲームの最後まで残ります。そのとき、いちばん多い人は6点を得て、いちばん少ない人は6点を失います。
guide-sushi-go-points = 名前のそばの大きな数が、その人の点です。いちばん得になるカードを選びましょう！
guide-sushi-go-circle = 回したカードは、また手元に来ることも、隣の人を助けることもあります。よく考えて選びましょう！

## What a card is worth now

gain-points = 今すぐ+{ $points }
gain-progress = { $need }枚中{ $have }枚
gain-leads = 巻き寿司でトップ
gain-rolls = { $count }本
gain-triples = 次の握りが3倍
gain-two = あとで2枚出せる
gain-pudding = プリン{ $count }枚目。最後に数えます

## Moments

moment-sashimi = 刺身3枚！
moment-tempura = 天ぷらペア！
moment-squid-on-wasabi = イカにわさび！
moment-maki = 巻き寿司トップ！
moment-gyoza = 餃子そろった！
moment-sushi-go = Sushi Go!
