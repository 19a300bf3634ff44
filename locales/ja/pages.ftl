# ページに出る言葉。文は句点で終え、ボタンなどのラベルにはつけない。

## The site

site-title = 寿司カウンターの一席
site-summary = 寿司のゲームを友だちやボットと。ブラウザですぐに、アカウントなしで遊べます。
skip-to-content = 本文へ
nav-site = サイト
games = ゲーム
rules = ルール
for-programs = プログラム向け
unofficial = 独自の絵と文による非公式版です。ゲームの名前は各出版社のものです。
back-home = 最初のページへ
settings = 設定
language-name = 日本語
language = 言語
theme = 明るさ
theme-system = システムに合わせる
theme-day = 昼
theme-night = 夜
sound = 音
sound-on = オン
sound-off = オフ
your-name = お名前
save = 保存
notify-me = 自分の番になったら知らせる
guest-name = ゲスト
continue = 続ける

## Connection

connection-lost = 接続が切れました。つなぎ直しています…
connection-back = 接続が戻りました。
connection-gone = テーブルにつながりません。ページを読み込み直すか、最初のページへ戻ってください。
not-sent = 送れませんでした。接続を確かめて、もう一度お試しください。
link-copied = リンクをコピーしました。

## The first page

play-now = すぐに遊ぶ相手
opponents = 相手の人数
learn-start = 2分で覚える
open-table = 友だちと遊ぶ
    .about = テーブルを開いて、リンクを送ってください。空いた席にはボットが座ります。
your-name-here = ほかの人に見せる名前
join = 友だちに加わる
    .about = テーブルのコードかリンクを入れてください。
    .do = 加わる
code = コード
own-tables = 自分のテーブル
open-tables = 開いているテーブル
open-tables-empty = 今は誰でも入れるテーブルがありません。テーブルを開くと、ほかの人にもここに見えます。
finished-games = 終わったゲーム
game-at-table = テーブル{ $code }の{ $number }ゲーム目
is-playing = ゲーム中
is-waiting = 待機中
is-full = 満席
seats-free = { $count ->
   *[other] 空席{ $count }
}

## Before a game

seats = 席
seat-free = 空席
host = ホスト
you = 自分
ready = 準備完了
not-ready = 準備中
be-ready = 準備できました
sit-here = ここに座る
sit-down = 座る
get-up = 席を立つ
make-host = ホストにする
send-away = 退席させる
take-away = 外す
bot-for-seat = 席{ $seat }のボット
what-are-you-called = お名前は？
fill-seats = { $count ->
   *[other] 席が{ $count }つ空いています。友だちを待つか、ボットを座らせてください。
}
waiting-for = 準備を待っています：{ $names }
waiting-for-host = ホストがゲームを始めます。ホスト：{ $name }
start = ゲームを始める
terms = 遊ぶ内容
apply = 反映する
public = 誰でもこのテーブルを見つけられる
clock = 選ぶ時間
    .about = 時間が切れると、ボットが選びます。
clock-none = 無制限
clock-20s = 20秒
clock-60s = 1分
clock-1d = 1日
invite-title = 友だちを招く
invite-how = このリンクを送ってください。開いた人は席に着けます。
invite-link = このテーブルへのリンク
invite-code = コードを伝えることもできます：
invite-qr = スマートフォンのカメラ用
copy = コピー
share = 共有
fair = 配り方は、誰も手を加えられないうちに決まります。あとで確かめられます。
    .about = これは店の秘密の指紋です。テーブルの全員が配り方に関わるので、誰も配り方を選べません。ゲームのあと、秘密は記録に載り、誰でも検証できます。
fair-more = しくみ

## At every table

round-over = 第{ $round }ラウンドが終わりました。
your-hand = 自分の手札
hand-of = { $name }の手札
puddings-now = { $puddings }：いま終われば{ $points }点
log-round = 第{ $round }ラウンドを始めます。
your-turn = 自分の番です
others = ほかの人
side = 得点、経過、おしゃべり
log = これまでの経過
scores = 得点表
scores-empty = まだ得点はありません。
total = 合計
round = 第{ $round }ラウンド
list-separator = { "、" }
score-item = { $what } { $number }
end-of-game = ゲームの終わり
end-short = 終わり
talk = おしゃべり
talk-empty = まだ誰も話していません。
talk-say = ひとこと
send = 送る
reaction-nice = いいですね。
reaction-ouch = あいたた。
reaction-wow = おお。
reaction-thinking = 考え中です。
reaction-thanks = ありがとうございました。
people = 参加者とリンク
note-away = ボットが代行中
note-offline = 未接続
replace = ボットに任せる
leave-game = ボットに代わってもらう
    .about = いつでも戻れます。
you-are-away = ボットが代わりに遊んでいます。
return = 自分で遊ぶ
paused = 誰かが戻るまで一時停止しています。
you-watch = このゲームを観戦しています。
has-chosen = 選択済み
chooses = 選択中
points-now = 前のラウンドまで{ $total }点、今テーブルに{ $now }点
you-won = 勝ちました。
won = { $count ->
   *[other] 勝者：{ $names }
}
play-again = もう一度遊ぶ
again-yes = もう一度遊びます
again-no = 今回はやめておきます
again-open = まだ返事がありません
start-without-waiting = 待たずに始める
    .about = 「もう一度遊ぶ」を選んでいない人の席にはボットが入ります。
replay = 見直す
chart-rounds = 各ラウンド後の点

## Hints

hint = ヒント
hint-about = 板前ならどうするか、そのわけも。
hint-best = 板前の選択：{ $choice }。
hint-chance = このようなゲーム100回のうち、およそ{ $chance }回勝てます。
hint-next = 次によい選択：{ $choice }、およそ{ $chance }回。
hint-alike = ほかの選択も大きくは劣りません。
hint-none = 今は選ぶものがありません。

## The guide

guide-title = { $game } – はじめてのラウンド
guide-step = ステップ{ $step }/{ $steps }
guide-back = ひとつ戻る
guide-again = 最初から
guide-suggestion = ここでのよい選択：{ $choice }
guide-done = これで1ラウンドです。もうこのゲームを遊べます。
guide-next = 本番を遊ぶ

## Watching a finished game again

replay-title = { $game } { $number }ゲーム目
replay-turn = ターン{ $turn }/{ $turns }
replay-deal = 配った直後
replay-first = 配った直後へ
replay-back = 1ターン戻る
replay-on = 1ターン進む
replay-play = 再生
replay-last = 終わりへ
replay-jump = ターンへ移動
to-the-table = テーブルへ
replay-download = 記録をダウンロード
replay-verify = 記録は誰でも確かめられます：sushiya verify
replay-open = すべての手札が見えています。
replay-chose = { $name }：{ $choice }
chances = 勝つ見込みの動き
chances-about = すべての手札が見えるものとして、それぞれの勝つ見込みをボットが判断しました。選択のよしあしは、選んだ人が知り得たことだけで判断します。
chances-wait = ボットが考えています：全{ $all }ターンのうち{ $done }ターン。
chances-ask = ボットに判断してもらう
chances-mistakes = 痛かった選択
chances-mistake = ターン{ $turn }、{ $name }：「{ $best }」ではなく「{ $chosen }」で、100回あたりおよそ{ $loss }回の損。
chances-no-mistakes = 大きく損をした選択はありません。
chances-chart = ターンごとの勝つ見込み

## When something cannot be done

sorry-title = うまくいきませんでした
fault-no-table = そのテーブルはないか、もう片づけられました。リンクかコードを確かめるか、新しいテーブルを開いてください。
fault-no-record = そのゲームの記録はありません。記録はゲームが終わるとできます。
fault-no-page = ここには何もありません。リンクが古いか、途中までしかコピーされていないようです。
fault-method = ここではできません。戻って、ページからお試しください。
fault-unknown-guest = 先にお名前を入れてください。
fault-name = 名前は1文字から24文字です。別の名前をお試しください。
fault-unreadable = ページから読み取れないものが届きました。読み込み直して、もう一度お試しください。
fault-too-large = 長すぎます。短くして送ってください。
fault-origin = ほかのサイトから届いたため、行いませんでした。
fault-too-many = 一度に多すぎます。少し待って、もう一度お試しください。
fault-storage = 保存できなかったため、行われていません。少し待って、もう一度お試しください。
fault-broken = このテーブルはもう読み取れません。新しいテーブルを開いてください。
fault-crashed = 問題が発生しました。反映されているか確認して、少し待ってからもう一度お試しください。
fault-busy = 店が混んでいるか、まもなく再起動します。少し待って、もう一度お試しください。
fault-not-host = それができるのはテーブルのホストだけです。
fault-not-seated = このテーブルに席がありません。先に座ってください。
fault-no-such-seat = このテーブルにその席はありません。
fault-seat-taken = その席はふさがっています。ほかの席を選んでください。
fault-table-full = 満席です。参加したいことはみんなに伝わりました。席が空くまで観戦してお待ちください。
fault-no-bot-there = その席にボットはいません。
fault-nobody-there = その席には誰もいません。
fault-still-there = その人はまだいます。代われるのは、いなくなった人だけです。
fault-just-lost = 接続が切れたばかりです。10秒待ってから、もう一度お試しください。
fault-has-a-day = 1手につき1日の持ち時間があります。時間が切れたときだけボットが代わります。
fault-name-taken = このテーブルには同じ名前の人がいます。別の名前にしてください。
fault-no-such-look = その顔または色はありません。別のものを選んでください。
fault-own-seat = それは自分の席です。
fault-barred = ホストの判断で、このテーブルには座れません。別のテーブルを開いてください。
fault-game-running = ゲームの途中です。終わるまでお待ちください。
fault-game-over = ゲームは終わりました。次のゲームを始めてください。
fault-no-game = ゲームはまだ始まっていません。
fault-not-over = ゲームはまだ終わっていません。
fault-seats-empty = 空いている席があります。友だちを待つか、ボットを座らせてください。
fault-not-ready = まだ準備のできていない人がいます。
fault-too-few-players = このゲームには人数が足りません。空席にボットを入れるか、ほかの人を待ってください。
fault-too-many-people = それでは、テーブルにいる人数に席が足りません。
fault-options = その組み合わせでは遊べません。ほかの選択肢を選んでください。
fault-no-such-bot = そのボットはありません。
fault-stale-turn = そのターンはもう終わりました。今はこうなっています。
fault-not-asked = 今は選ぶものがありません。
fault-illegal = ルールではできません。今はこうなっています。
fault-nothing-said = 何も書かれていません。
fault-too-long = 長すぎます。200文字までです。
fault-too-fast = 発言が続いています。少しお待ちください。
fault-worn-out = このテーブルではもう十分に遊びました。新しいテーブルを開いてください。
