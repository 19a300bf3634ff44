# 実物の箱で遊ぶ人のための得点表。

pad = 得点表
    .about = 市販のカードで遊んでいますか。それぞれの前にあるものを入力すると、同点の処理も含めてすべて計算します。登録はいりません。一度読み込めば、オフラインでも使えます。
pad-open = 得点表を開く
pad-for = { $least }〜{ $most }人用。
pad-rules = ルール
pad-others = ほかのゲーム
pad-with-box = 市販のカードで遊んでいますか
    .about = 得点表が計算します。オフラインでも使えます。

## 入力するもの

pad-player = プレイヤー{ $number }
pad-name = 名前
pad-leave = このプレイヤーを外す
pad-join-dummy = ダミーを追加
pad-leave-dummy = ダミーを外す
pad-dummy-about = 巻き寿司とプリンでは3人目として数えますが、勝つことはありません。
pad-parts = 入力するもの
pad-round = 第{ $round }ラウンド
pad-end = 終了時
pad-rolls = 巻き寿司の本数
pad-puddings = プリンの数
pad-customers = お客
pad-tips = チップ
pad-tip-cards = 手札のチップカード
pad-action-cards = ほかのアクションカード
pad-best-kanji = いちばん画数の多い漢字の画数
pad-more = { $what }：1つ増やす
pad-less = { $what }：1つ減らす
pad-type = 漢字・左右の部分・画数
    .about = 漢字、その左右の部分、または画数を入力してください
pad-take = 追加
pad-remove = 外す：{ $what }

## 結果

pad-total = 合計
pad-standing = ここまでの得点
pad-nothing = まだ何も入力されていません。
pad-ahead = 首位：{ $names }
pad-ahead-tie = 首位：{ $names }。同点のため、次で決まりました：{ $what }
pad-level = 同点首位：{ $names }
pad-excess = { $what }：{ $found }と入力されていますが、全部で{ $most }しかありません。
pad-excess-of = { $name }、{ $what }：{ $found }と入力されていますが、{ $most }までです。
pad-garbled = 読み取れないものがあり、除きました。整数で入力し、内容を確認してください。
pad-miscount = { $what }：0から{ $most }までの整数を入力してください。前の数のままにしてあります。
pad-unknown = { $name }：「{ $what }」は一覧にありません。左右に分かれる常用漢字か、その左右の部分、または画数を入力してください。

## 得点表でできること

pad-add-up = 計算する
pad-share = 共有
pad-print = 印刷
pad-new = 同じ人でもう一度
pad-undo = 元に戻す
pad-kept = 入力内容はすべてこのページのアドレスに入っています。リンクを保存するか、共有してください。

## Stages: players, entering, the end

pad-points = 点数
pad-look = 顔を変える
pad-setup = 誰が遊びますか
pad-players = プレイヤー
pad-by-dishes = 1品ずつ入力
pad-by-totals = 合計だけ入力
pad-next = 次の人
pad-finish = 終了
pad-start = 開始
pad-edit = 得点表に戻る
pad-won = { $names }の勝ち！{ $points }点
pad-won-tie = { $names }の勝ち！{ $points }点で並び、次で決まりました：{ $what }
pad-drawn = { $points }点で引き分け：{ $names }
pad-evenings = これまでのゲーム
pad-evenings-remove = このゲームを消す
