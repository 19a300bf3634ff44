# 同じ部屋で遊ぶテーブル：大画面と、手札になるスマホ。

## 大画面

screen-scan = 読み取って参加
screen-first-starts = 最初に参加した人がゲームを始められます。
screen-host-starts = 全員そろったら、{ $name } さんがゲームを始めます。
screen-loopback = スマホからはこのアドレスを開けません。「sushiya party」で始めるか、ネットワーク内のこのパソコンのアドレスでページを開いてください。
screen-open = 大画面に表示
screen-again = もう一度遊ぶ人：{ $names }
