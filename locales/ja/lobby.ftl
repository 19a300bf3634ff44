# ゲーム前のテーブル。

## ロビー

lobby-waiting = 友だちを待っています
lobby-start = 今すぐ始める
lobby-fill = ボットで埋める
lobby-share = リンクを共有
lobby-public = このテーブルを公開する
lobby-full = 満席です。観戦するか、ホストに席を頼んでください。
lobby-empty = { $count }席あいています
lobby-leave-out = 空けておく
lobby-add-bot = ボットを入れる
lobby-you-are-ready = 準備完了です
lobby-ask = 席をお願いする
lobby-wants-seat = { $names }が席を待っています。
lobby-make-room = 席を空ける
lobby-fixed = 満席になっても席を増やさない
lobby-players = { $count }人
lobby-is-public = 公開
lobby-changed = { $name }が設定を変えました：
lobby-change = { $setting }：{ $from } → { $to }
yes = はい
no = いいえ
