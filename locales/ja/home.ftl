# ホームページ：ゲーム、レベル、結果。

## レベル

level-easy = やさしい
    .about = ゲームを覚えたばかりで、見落としもあります。
level-medium = ふつう
    .about = 手堅く遊び、少し先まで読みます。
level-hard = むずかしい
    .about = すべてを考え抜きます。
level = レベル

## ゲーム

home-continue = 続きから
home-your-turn = あなたの番です
home-play = プレイ
home-friends = 友だちと
home-join = コードで参加
home-more-games = ほか{ $count }件
home-leave = このゲームから抜ける
    .about = あなたの席はこの先ずっとボットが引き継ぎます。ほかの人は続けます。
    .do = 抜ける
home-delete = このゲームを削除
    .about = 元に戻せません。
    .do = 削除

## 結果

stats-played = プレイ数
stats-won = 勝利数
stats-best = 最高得点
stats-streak = 連続記録
home-results = あなたの成績
home-results-empty = まだ何もありません。ゲームを終えると、ここに成績が出ます。
result-won = 勝ち
result-place = { $players }人中{ $rank }位

## 存在しないページ

not-found-title = このお皿は空です
