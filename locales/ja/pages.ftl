# ページに出る言葉。文は句点で終え、ボタンなどのラベルにはつけない。

## The site

site-title = 寿司カウンターの一席
site-summary = 寿司のゲームを友だちやボットと。ブラウザーですぐに、登録なしで遊べます。
skip-to-content = 本文へ移動
nav-site = サイト
games = ゲーム
rules = ルール
rules-full = くわしいルール
close = 閉じる
unofficial = 独自の絵と文で作った非公式のファン版です。ゲームの名前は各出版社のものです。
back-home = ホーム
settings = 設定
language-name = 日本語
language = 言語
theme = テーマ
theme-system = 自動
theme-day = ライト
theme-night = ダーク
sound = 音
sound-on = オン
sound-off = オフ
your-name = 名前
save = 保存
notify-me = 自分の番を通知する
guest-name = ゲスト
continue = 次へ

## Connection

connection-lost = 接続が切れました。再接続しています…
connection-back = 接続が戻りました。
connection-gone = テーブルに接続できません。ページを再読み込みするか、ホームに戻ってください。
not-sent = 送信できませんでした。接続を確認して、もう一度お試しください。
link-copied = リンクをコピーしました。

## The first page

opponents = 相手の人数
learn-start = 2分で覚える
learn-short = 遊び方
join =
    .about = テーブルのコードかリンクを入力してください。
    .do = 参加
code = コード
own-tables = あなたのテーブル
open-tables = 公開中のテーブル
open-tables-empty = 公開中のテーブルはありません。テーブルを開いて、ここに公開できます。
finished-games = 終わったゲーム
is-playing = ゲーム中
is-full = 満席
seats-free = { $count ->
   *[other] 空席{ $count }
}

## Before a game

seats = 席
seat-free = 空席
seat-more = 友だちを誘う
host = ホスト
you = あなた
ready = 準備OK
not-ready = 準備中
be-ready = 準備できました
sit-down = 座る
get-up = 席を離れる
make-host = ホストにする
send-away = 退席させる
take-away = ボットを外す
bot-for-seat = 席{ $seat }にボットを追加
what-are-you-called = 名前
waiting-for = { $names }の準備を待っています
waiting-for-host = { $name }が始めるのを待っています
start = ゲームを始める
terms = ゲームの設定
apply = 適用
clock = 持ち時間
    .about = 時間が切れると、ボットが代わりに選びます。
clock-none = なし
clock-20s = 20秒
clock-60s = 1分
clock-1d = 1日
invite-title = 友だちを招待
invite-how = リンクを知っている人は誰でも参加できます。
invite-link = このテーブルへのリンク
invite-code = またはコードを伝えてください：
invite-qr = QRコード
copy = コピー
share = 共有
fair = 公正さを検証できる配り方

## At every table

round-over = 第{ $round }ラウンド
round-over-end = 第{ $round }ラウンドとプリン
your-hand = あなたの手札
hand-of = { $name }の手札
log-round = 第{ $round }ラウンドの開始です。
your-turn = あなたの番です
others = ほかのプレイヤー
side = 得点、ログ、チャット
log = ログ
scores = 得点
scores-empty = まだ得点はありません。
total = 合計
round = 第{ $round }ラウンド
round-so-far = 第{ $round }ラウンド（途中）
list-separator = { "、" }
score-item = { $what } { $number }
labelled = { $label }：{ $text }
end-of-game = ゲーム終了時
end-short = 終了時
talk = チャット
talk-empty = まだメッセージはありません。
talk-say = メッセージを書く
talk-left = が退席しました。ボットが続けます。
talk-react = リアクション
send = 送信
reaction-nice = いいですね！
reaction-ouch = あいたた！
reaction-wow = おお！
reaction-thinking = 考え中…
reaction-thanks = ありがとうございました！
people = プレイヤーと招待
note-away = ボットが代行中
note-offline = オフライン
leave = 退出
leave-home = ゲームはそのまま残ります。
leave-home-others = ほかの人は続けます。自分の番までに戻ってください。
leave-game = ボットに代わってもらう
    .about = いつでも戻れます。
you-are-away = ボットが代わりに遊んでいます。
paused = 誰かが戻るまで一時停止しています。
you-watch = 観戦中です。
    .asked = 観戦中です。席の希望は伝わっています。
play-card = 出す
has-chosen = 選択済み
chooses = 考え中…
play-again = もう一度遊ぶ
again-yes = もう一度遊びます
again-no = 今回はやめておきます
again-open = まだ返事がありません
again-decline = やめておく
start-without-waiting = 待たずに始める
    .about = 「もう一度遊ぶ」を選んでいない人の席にはボットが入ります。
replay = リプレイと分析
chart-rounds = 各ラウンド後の点

## Hints

hint = ヒント
hint-about = いちばん強いボットの一手と、その理由
hint-best = おすすめ：{ $choice }。
hint-next = 次の候補：{ $choice }。
hint-alike = ほかの手もほとんど変わりません。
hint-none = 今は選ぶものがありません。

## The guide

guide-title = { $game }：はじめてのラウンド
guide-step = ステップ{ $step }/{ $steps }
guide-coach = 案内役のウメ
guide-not-yet = まだですよ！まずは光っているものを試しましょう。
guide-back = 戻る
guide-again = 最初から
guide-suggestion = おすすめ：{ $choice }
guide-done = もうばっちりです！本番を遊んでみませんか。
guide-next = 本番を遊ぶ

## Watching a finished game again

replay-title = { $game } { $number }ゲーム目
replay-turn = ターン{ $turn }/{ $turns }
replay-end = ゲーム終了
replay-first = 最初へ
replay-back = 前のターン
replay-on = 次のターン
replay-last = 最後へ
replay-jump = ターンへ移動
replay-key-moment = 次の勝負どころ
replay-choices = このターンの選択
replay-steps = ターン
replay-side = 分析と得点
to-the-table = テーブルに戻る
replay-download = ゲームの記録をダウンロード
replay-open = 全員の手札が見えています。
chances = 勝つ確率
chances-about = 全員の手札が見えるものとして、ボットが計算したそれぞれの勝つ確率です。選択のよしあしは、そのとき知り得たことだけで判断します。
chances-wait = 分析中：{ $all }ターンのうち{ $done }ターン。
chances-ask = このゲームを分析する
chances-mistakes = 大きなミス
replay-others-mistakes = ほかの人のミス
chances-mistake = ターン{ $turn }、{ $name }：「{ $best }」ではなく「{ $chosen }」で、勝つ確率が−{ $loss }%。
chances-no-mistakes = 大きなミスはありません。お見事！
chances-chart = ターンごとの勝つ確率
replay-start-playing = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-own-mistakes = あなたのミス
replay-better = よりよい手：{ $move }

## Errors: what happened, then what to do

sorry-title = うまくいきませんでした
fault-no-table = このテーブルはないか、もうなくなりました。リンクかコードを確認するか、新しいテーブルを開いてください。
fault-no-record = このゲームの記録はありません。記録はゲームが終わると作られます。
fault-no-page = このページはありません。リンクが古いか、途中で切れているようです。
fault-method = ここではできません。戻って、ページからもう一度お試しください。
fault-unknown-guest = まだ名前がわかりません。先に名前を入力してください。
fault-name = 名前は1〜24文字です。別の名前をお試しください。
fault-unreadable = サーバーが読み取れませんでした。ページを再読み込みして、もう一度お試しください。
fault-too-large = 長すぎます。短くして、もう一度お試しください。
fault-origin = 別のサイトからの操作だったので、実行しませんでした。ここからもう一度お試しください。
fault-too-many = 一度に操作が多すぎます。少し待って、もう一度お試しください。
fault-quota = 1人または1つの回線で保存できる量を超えました。数分後にもう一度お試しください。
fault-too-many-tables = 終わっていないテーブルが多すぎます。先にいくつか終えるか、席を離れてください。
fault-storage = 保存できなかったため、何も変わっていません。少し待って、もう一度お試しください。
fault-broken = このテーブルはもう開けません。新しいテーブルを開いてください。
fault-crashed = こちらで問題が起きました。反映されているか確認して、少し待ってからもう一度お試しください。
fault-busy = サーバーが混み合っているか、まもなく再起動します。少し待って、もう一度お試しください。
fault-not-host = それができるのはホストだけです。
fault-not-seated = ここに席がありません。先に座ってください。
fault-no-such-seat = その席はありません。ほかの席を選んでください。
fault-seat-taken = その席はふさがっています。ほかの席を選んでください。
fault-table-full = 満席です。参加したいことはみんなに伝わりました。席が空くまで観戦してお待ちください。
fault-no-bot-there = その席にボットはいません。
fault-nobody-there = その席には誰もいません。
fault-still-there = その人はまだいます。交代できるのは、いなくなった人だけです。
fault-just-lost = 接続が切れたばかりです。10秒待ってから、もう一度お試しください。
fault-has-a-day = 1手につき1日の持ち時間があります。時間が切れたときだけボットが代わります。
fault-name-taken = このテーブルには同じ名前の人がいます。別の名前にしてください。
fault-no-such-look = その顔または色はありません。別のものを選んでください。
fault-own-seat = それはあなたの席です。
fault-barred = ホストによってこのテーブルから外されました。別のテーブルを開くか、参加してください。
fault-game-running = ゲームの途中です。終わったら参加できます。
fault-game-over = このゲームは終わりました。次のゲームを始めてください。
fault-no-game = ゲームはまだ始まっていません。
fault-not-over = ゲームはまだ終わっていません。
fault-seats-empty = 空席があります。友だちを待つか、ボットを追加してください。
fault-not-ready = まだ準備のできていない人がいます。
fault-too-few-players = このゲームには人数が足りません。空席にボットを入れるか、ほかの人を待ってください。
fault-too-many-people = テーブルにいる人数より席が少なくなります。もっと大きい数を選んでください。
fault-options = その組み合わせはできません。ほかの設定を選んでください。
fault-no-such-bot = そのボットはいません。ほかのボットを選んでください。
fault-stale-turn = そのターンはもう終わりました。現在の状況はこちらです。
fault-not-asked = 今は選ぶものがありません。
fault-illegal = ルール上できません。現在の状況はこちらです。
fault-dealing = カードを配っています。少し待ってからもう一度お試しください。
fault-not-dealing = 今は乱数は必要ありません。カードを配るときに公開されます。
fault-wrong-nonce = その乱数は、あなたの端末が先に約束したものと一致しません。
fault-nothing-said = メッセージが空です。何か書いてください。
fault-too-long = 長すぎます。200文字までです。
fault-too-fast = メッセージの送信が速すぎます。少しお待ちください。
fault-worn-out = このテーブルではもうたくさん遊びました。新しいテーブルを開いてください。

## The end of a round

round-this = このラウンド
round-this-end = ラウンドとプリン
round-to-result = 結果を見る
round-overall = 合計
round-you-lead = { $points }点リードしています
round-you-share-lead = 同点で首位です
round-you-follow = { $rank }位、{ $name }まで{ $points }点差

## The end of the game

end-you-win = { $points }点であなたの勝ちです！
end-wins = { $name }が{ $points }点で勝ちました。
end-you-came = あなたは{ $rank }位、{ $points ->
    [0] 同点でした。
   *[other] { $points }点差でした。
}
end-tie = 引き分け：{ $names }
end-decided-puddings = プリンで決着：{ $name }に+{ $points }
end-decided-maki = 第{ $round }ラウンドの巻き寿司が決め手
end-see-it = 見る
end-key-moment = 勝負の分かれ目

## Somebody is away

away-replace = { $name }の代わりにボットが遊ぶ
away-back = 戻りました

## Sharing

share-wins = { $name }が{ $points }点で勝利 – { $game }
share-tie = { $names }が同点で優勝 – { $game }
share-podium = 表彰台：{ $ranking }
share-invite = { $host }と{ $game }で遊ぼう
share-seats = { $seats }。リンクがあれば誰でも参加できます。
share-playing = { $host }が{ $game }をプレイ中
copy-failed = コピーできませんでした。選択されているリンクをコピーしてください。
end-share = 結果を共有
end-picture = 画像を保存

## Without a network

offline-title = オフラインです
offline-about = テーブルには接続が必要です。つながると自動で読み込み直します。
offline-again = もう一度試す
offline-works = オフラインで使えるもの
