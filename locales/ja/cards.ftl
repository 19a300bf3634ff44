# テーブルにあるものと、そのはたらき。説明（.about）は文で書く。「.counted」は枚数などをつけた名前。

## The games

game-sushi-go = Sushi Go!
    .about = カードを1枚選び、残りを回して、最高の食事をそろえましょう。2〜5人用。
game-sushi-express = Sushi Express
    .about = サイコロに賭け、街の一角を走り、お客とチップを集めましょう。3〜6人用。
game-kanji-zushi = 漢字寿司
    .about = 左半分と右半分を組み合わせて漢字を作りましょう。画数が多いほど高得点。2〜8人用。

## What all games share

term-card = カード
    .counted = カード{ $count }枚
term-point = 点
    .counted = { $count }点

## What decides a game

decided-by-points = 得点の多い人の勝ちです。
decided-by-strokes = 画数の合計が多い人の勝ちです。
decided-by-puddings = 同点のため、プリンの多い人の勝ちです。
decided-by-action-cards = 同点のため、手札のアクションカードの多い人の勝ちです（チップは数えません）。
decided-by-best-kanji = 同じ画数のため、いちばん画数の多い漢字を作った人の勝ちです。
decided-by-shared = すべて同じで、決着がつきませんでした。

## Sushi Go!: cards

card-tempura = 天ぷら
    .counted = 天ぷら{ $count }枚
    .about = 2枚ごとに5点。1枚だけでは0点です。
card-sashimi = 刺身
    .counted = 刺身{ $count }枚
    .about = 3枚ごとに10点。1枚や2枚だけでは0点です。
card-gyoza = 餃子
    .counted = 餃子{ $count }枚
    .about = 1枚から5枚で、1点、3点、6点、10点、15点。6枚目からは増えません。
card-maki1 = 巻き寿司×1
    .counted = 巻き寿司（1本）{ $count }枚
    .about = 1本。本数が1位なら6点、2位なら3点です。
card-maki2 = 巻き寿司×2
    .counted = 巻き寿司（2本）{ $count }枚
    .about = 2本。本数が1位なら6点、2位なら3点です。
card-maki3 = 巻き寿司×3
    .counted = 巻き寿司（3本）{ $count }枚
    .about = 3本。本数が1位なら6点、2位なら3点です。
card-salmon = サーモンの握り
    .counted = サーモンの握り{ $count }枚
    .about = 2点。わさびの上なら6点です。
card-squid = イカの握り
    .counted = イカの握り{ $count }枚
    .about = 3点。わさびの上なら9点です。
card-egg = 玉子の握り
    .counted = 玉子の握り{ $count }枚
    .about = 1点。わさびの上なら3点です。
card-pudding = プリン
    .counted = プリン{ $count }枚
    .about = ゲームの終わりまで残ります。そのとき、いちばん多い人は6点を得て、いちばん少ない人は6点を失います。2人なら誰も点を失いません。
card-wasabi = わさび
    .counted = わさび{ $count }枚
    .about = 次に出す握りがこの上にのり、点が3倍になります。これだけでは0点です。
card-chopsticks = 箸
    .counted = 箸{ $count }枚
    .about = あとのターンに、2枚を順番に出せます。使った箸は手札に戻ります。点にはなりません。

on-wasabi = わさびにのった{ $card }

## Sushi Go!: at the table

term-dummy = ダミー
    .about = 実際にはいない3人目。2人が交互に代わりに選びます。
passing-left = 左へ回す
passing-right = 右へ回す

## Sushi Go!: lines of the score

line-sushi-go-maki = 巻き寿司
    .about = 本数が1位なら6点、2位なら3点。
line-sushi-go-tempura = 天ぷら
    .about = 2枚ごとに5点。
line-sushi-go-sashimi = 刺身
    .about = 3枚ごとに10点。
line-sushi-go-gyoza = 餃子
    .about = 1枚、2枚、3枚、4枚、5枚以上で、1点、3点、6点、10点、15点。
line-sushi-go-nigiri = 握り
    .about = イカ3点、サーモン2点、玉子1点。わさびの上なら3倍。
line-sushi-go-pudding = プリン
    .about = いちばん多い人は6点を得て、いちばん少ない人は6点を失います。

## Sushi Express: customers

customer-light-blue = 水色のお客
    .counted = 水色のお客{ $count }枚
    .about = 全部で8枚。この色の1枚目は3点、2枚目からは1点ずつです。
customer-dark-blue = 紺のお客
    .counted = 紺のお客{ $count }枚
    .about = 全部で8枚。この色の1枚目は3点、2枚目からは1点ずつです。
customer-pink = ピンクのお客
    .counted = ピンクのお客{ $count }枚
    .about = 全部で2枚。この色の1枚目は3点、2枚目は1点です。
customer-purple = 紫のお客
    .counted = 紫のお客{ $count }枚
    .about = 全部で2枚。この色の1枚目は3点、2枚目は1点です。
customer-red = 赤のお客
    .counted = 赤のお客{ $count }枚
    .about = 全部で2枚。この色の1枚目は3点、2枚目は1点です。
customer-yellow = 黄色のお客
    .counted = 黄色のお客{ $count }枚
    .about = 全部で2枚。この色の1枚目は3点、2枚目は1点です。
customer-green = 緑のお客
    .counted = 緑のお客{ $count }枚
    .about = 全部で2枚。この色の1枚目は3点、2枚目は1点です。
customer-white = 白のお客
    .counted = 白のお客{ $count }枚
    .about = 全部で2枚。この色の1枚目は3点、2枚目は1点です。
customer-tip = チップ
    .counted = チップ{ $count }枚
    .about = 全部で8枚。点にはなりませんが、チップがいちばん少ない人は、いちばん多い人のチップの数だけ点を失います。

colour-light-blue = 水色
colour-dark-blue = 紺
colour-pink = ピンク
colour-purple = 紫
colour-red = 赤
colour-yellow = 黄色
colour-green = 緑
colour-white = 白

shape-drop = しずく
shape-square = 四角
shape-heart = ハート
shape-diamond = ひし形
shape-circle = 丸
shape-star = 星
shape-triangle = 三角
shape-moon = 月

## Sushi Express: action cards

action-same-bet = 同じ賭け
    .counted = 同じ賭け{ $count }枚
    .about = 賭けるとき：ふさがっている数に、そこにあるコマの上に重ねて置けます。
action-swap = 入れ替え
    .counted = 入れ替え{ $count }枚
    .about = 賭けるとき、コマを置く前か後に：隣り合う2つの数のコマを入れ替えます。
action-re-roll = 振り直し
    .counted = 振り直し{ $count }枚
    .about = 出た目が賭けた数に足りないとき：2個のうち1個を振り直します。
action-one-tile-further = もう1タイル
    .counted = もう1タイル{ $count }枚
    .about = 走るとき：賭けた数より1タイル多く進みます。
action-tip = チップ
    .counted = チップのカード{ $count }枚
    .about = ゲームの終わりまで持っていれば、チップ1枚として数えます。


## Sushi Express: the ring, the vans, the bets

term-customer-pile = お客の山札
term-ring = コース
    .about = タイル12枚。配達車は時計回りに走り、ほかの車がいるタイルは数えません。
tile-sushi-express = Sushi Express
    .about = 全員がここから出発します。通り過ぎるか止まれば、お客を1枚取ります。
tile-park = 公園
    .about = ここで止まれば、アクションカードを1枚引きます。
term-van = 配達車
    .counted = 配達車{ $count }台
    .about = 賭けた数だけタイルを進みます。
term-bet-track = 賭け表
    .about = 2から12までの数。1つの数を選べるのは1人だけ。「同じ賭け」を使えば何人でも選べます。
term-tip = チップ
    .counted = チップ{ $count }枚

## Sushi Express: the phases of a round

phase-bets = 賭け
    .about = 順番に、全員がどれかの数にコマを置きます。
phase-dice = サイコロ
    .about = 賭けた数がいちばん大きい人から2回まで振り、誰かが賭けた数に届くまで続けます。
phase-vans = 配達車
    .about = まだ賭け表にコマのある全員が、賭けた数の大きい人から走ります。
phase-orders = 注文
    .about = 賭けた数がいちばん小さい人が、残ったお客をそのままにするかを決め、それから補充します。

## Sushi Express: lines of the score

line-sushi-express-colours = 色
    .about = それぞれの色の最初のお客が3点。
line-sushi-express-extras = 2枚目からのお客
    .about = 同じ色の2枚目からのお客が1点ずつ。
line-sushi-express-tips = チップ
    .about = いちばん少ない人は、いちばん多い人のチップの数だけ点を失います。

## Kanji-zushi

term-neta = ネタ
    .about = 漢字の左半分。全員が同じ10枚を持ち、5枚を手札にします。
term-shari = シャリ
    .about = 漢字の右半分。場に6枚並びます。
term-kanji = 漢字
    .counted = 漢字{ $count }字
    .about = 5つ作れば上がりです。
term-stroke = 画
    .counted = { $count }画
term-reading-on = 音読み
    .about = 中国から伝わった読み。片仮名で書きます。
term-reading-kun = 訓読み
    .about = 日本のことばでの読み。平仮名で書きます。
term-grade = 学年
    .about = 日本の学校で習う時期。
grade = { $grade ->
    [8] 中学校以上
   *[other] 小学{ $grade }年
}

## Kanji-zushi: why a pair is no kanji

why-no-such-kanji = 漢字になりません。
why-not-joyo = { $kanji }は漢字ですが、2136字の常用漢字に入っていません。
why-not-left-right = { $kanji }では、この2つの並び方が違います。

## Kanji-zushi: lines of the score

line-kanji-zushi-kanji = 漢字
    .about = 画数がそのまま点になります。

## What can be agreed before a game of Sushi Go!

option-sushi-go-players = 人数
    .about = 何人で遊ぶか。
option-sushi-go-players-2 = 2人
    .about = 手札は10枚ずつです。ダミーを入れると9枚ずつです。
option-sushi-go-players-3 = 3人
    .about = 手札は9枚ずつです。
option-sushi-go-players-4 = 4人
    .about = 手札は8枚ずつです。
option-sushi-go-players-5 = 5人
    .about = 手札は7枚ずつです。
option-sushi-go-variant = バリアント
    .about = どのルールで遊ぶか。
option-sushi-go-variant-standard = 標準
    .about = どのラウンドも手札を左へ回します。
option-sushi-go-variant-both-ways = 両回り
    .about = 第2ラウンドだけ手札を右へ回します。
option-sushi-go-variant-dummy = ダミー
    .about = 2人が交互に、そこにいない3人目の分も選びます。

## What can be agreed before a game of Sushi Express

option-sushi-express-players = 人数
    .about = 何人で遊ぶか。
option-sushi-express-players-3 = 3人
    .about = お客を3枚、表向きに並べます。
option-sushi-express-players-4 = 4人
    .about = お客を4枚、表向きに並べます。
option-sushi-express-players-5 = 5人
    .about = お客を5枚、表向きに並べます。
option-sushi-express-players-6 = 6人
    .about = お客を6枚、表向きに並べます。

## What can be agreed before a game of Kanji-zushi

option-kanji-zushi-players = 人数
    .about = 何人で遊ぶか。
option-kanji-zushi-players-2 = 2人
    .about = 漢字を5つずつ作ります。
option-kanji-zushi-players-3 = 3人
    .about = 漢字を5つずつ作ります。
option-kanji-zushi-players-4 = 4人
    .about = 漢字を5つずつ作ります。
option-kanji-zushi-players-5 = 5人
    .about = 漢字を5つずつ作ります。
option-kanji-zushi-players-6 = 6人
    .about = 漢字を5つずつ作ります。
option-kanji-zushi-players-7 = 7人
    .about = 漢字を5つずつ作ります。
option-kanji-zushi-players-8 = 8人
    .about = 漢字を5つずつ作ります。シャリはすべて出ます。
option-kanji-zushi-deck = デッキ
    .about = どのカードで遊ぶか。
option-kanji-zushi-deck-classic = クラシック
    .about = 作者が公開したカードに、46枚になるようシャリを7枚加えたもの。102字を作れます。
option-kanji-zushi-deck-years-1-3 = 1〜3年生
    .about = 小学1〜3年生の漢字のデッキ。作れる69字のうち47字が3年生までの漢字です。初めての人におすすめ。
option-kanji-zushi-deck-years-1-4 = 1〜4年生
    .about = 小学1〜4年生の漢字のデッキ。作れる61字のうち49字が4年生までの漢字です。
option-kanji-zushi-deck-years-1-6 = 1〜6年生
    .about = 小学校の漢字のデッキ。作れる104字のうち86字が小学校の漢字です。
option-kanji-zushi-deck-house = 店のデッキ
    .about = 上級者向け。132字作れますが、3年生までの漢字は29字だけです。
option-kanji-zushi-deck-custom = 自作
    .about = 誰かが持ち込んだネタ10枚とシャリ46枚。
option-kanji-zushi-help = ヒント
    .about = 組み合わせる前に、どこまで教えるか。
option-kanji-zushi-help-strict = なし
    .about = 試してからのお楽しみです。
option-kanji-zushi-help-guided = あり
    .about = 漢字になる組み合わせに印が付きます。学習にぴったりです。

## Bots

bot-random = ランダム
    .about = 選べる手をランダムに選びます。
bot-greedy = よくばり
    .about = その場でいちばんよさそうなものを取ります。

## What the regulars say. At most 24 letters.

says-hana-greet = はじめまして、新人です！
says-hana-glad = わたしが？やったー！
says-hana-glum = あっ、手がすべった！
says-taro-greet = もうお昼ですか？
says-taro-glad = うまい、点だ！
says-taro-glum = おなかがしょんぼり。
says-pip-greet = 高い椅子、ありますか？
says-pip-glad = ぴっぴ、ばんざい！
says-pip-glum = ぼくのおやつが！
says-noor-greet = 勉強させてください。
says-noor-glad = まあ、すてき！
says-noor-glum = メモ：次はやめる。
says-mika-greet = 負ける準備はいい？
says-mika-glad = 遅い、遅い！
says-mika-glum = もう一回。今すぐ。
says-kenji-greet = 包丁は研いできた。
says-kenji-glad = きれいに切れた。
says-kenji-glum = 包丁がすべった。
says-sora-greet = いい風ですねえ。
says-sora-glad = いい雲が来たなあ。
says-sora-glum = 雲が行っちゃった。
says-lola-greet = スターのお通りよ！
says-lola-glad = 拍手をどうぞ！
says-lola-glum = 悲劇！悲劇よ！
says-ume-greet = 背すじを伸ばしてね。
says-ume-glad = 腕はなまってないよ。
says-ume-glum = 今のうちに喜びな。
says-goro-greet = まず食え。話は後だ。
says-goro-glad = ふん。よし。
says-goro-glum = ふん。覚えた。
says-rin-greet = 始めましょうか。
says-rin-glad = 計算どおり。
says-rin-glum = 興味深いですね…
says-yusuf-greet = ようこそ、お茶をどうぞ。
says-yusuf-glad = お祝いのお茶を！
says-yusuf-glum = これも寿司の味。
says-daruma-greet = 転がってきたよ！
says-daruma-glad = わざとだよ！
says-daruma-glum = 転んでも起きる！
says-maneki-greet = 福を招きに来たニャ。
says-maneki-glad = ぜんぶいただきニャ！
says-maneki-glum = わたしの小判が！
