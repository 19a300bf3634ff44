# 全ページ共通の設定。

## テーブル

speed = 速さ
speed-relaxed = ゆっくり
speed-normal = ふつう
speed-fast = 速い
speed-instant = 一瞬
tap-once = 1回のタップで出す
tap-twice = タップで持ち上げ、もう一度で出す
tap = カードの出し方

## 顔と色

face-cat = ねこ
face-fox = きつね
face-tanuki = たぬき
face-crane = つる
face-octopus = たこ
face-shiba = 柴犬
face-rabbit = うさぎ
face-frog = かえる
face-bear = くま
face-owl = ふくろう
face-koi = こい
face-turtle = かめ
face-panda = パンダ
face-hedgehog = はりねずみ
face-puffer-fish = ふぐ
face-crab = かに
your-face = 顔
your-colour = 色
badge-red = 赤い丸
badge-dark-blue = 紺色の四角
badge-yellow = 黄色い三角
badge-purple = 紫のひし形
badge-light-blue = 水色の星
badge-green = 緑のしずく
badge-pink = ピンクの葉
badge-brown = 茶色の輪
saved = 保存しました。参加中のテーブルにも反映されます。
saved-elsewhere = 保存しました。ただし、同じ名前の人がいるテーブルには反映されません。
