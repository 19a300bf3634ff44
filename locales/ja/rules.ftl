# The pictures of the rules, and the pages for developers.

rules-ours = 当サイトの裁定
rules-go-pick = 全員がカードを1枚、伏せて選びます。
rules-go-reveal = 全員同時に公開します。
rules-go-pass = 残りの手札を左隣に渡します。
rules-express-ring = コース：0がレストラン、6が公園、その間は家です。車は時計回りに進みます。
rules-express-bets = 1. 賭け：全員が数字にコマを置きます。
rules-express-dice = 2. サイコロ：いちばん大きい数に賭けた人が振ります。8への賭けなら9で成功です。
rules-express-vans = 3. 車：賭けた数だけ進みます。Sushi Expressでお客を1枚取ります。
rules-express-orders = 4. 注文：いちばん小さい数に賭けた人が、残ったお客をそのままにするか入れ替えます。
rules-kanji-combine = 手札のネタを、場のシャリの左に置きます。
rules-kanji-formed = 常用漢字になりました。10画で10点です。
rules-kanji-failed = 左右に並べても漢字になりません。2枚とも元に戻します。
developers = 開発者向け
developers-about = 記法、ファイル形式、プログラム用インターフェース。以下のページは英語です。
developers-api = OpenAPIの記述
