# Kanji-zushi on the pages.

kanji-worth = { $kanji }。
neta-of = { $kanji }の左半分
shari-of = { $kanji }の右半分
kanji-bench = 直前の組み合わせ
shari-left = { $count ->
    [0] 山札はもうありません。
   *[other] 山札は残り{ $count }枚です。
}
kanji-turn-of = { $name }の番
kanji-hand-pick = 漢字になるネタとシャリを選んでください。
kanji-hand-pick-shari = 次に右半分のシャリを選んでください。
kanji-hand-pick-neta = 次に左半分のネタを選んでください。
kanji-hand-done = 漢字が5つそろいました。上がりです！
kanji-hand-empty = ネタはもうありません。
kanji-pass = パス
    .about = この手番では何も試しません。
kanji-piece-works = { $half }、漢字になります
kanji-piece-makes = { $half }、{ $kanji }になります
kanji-tries = { $name }がこの2枚を試します。
kanji-formed = { $name }が漢字を作りました！
kanji-failed = { $name }は漢字になりませんでした。
kanji-log-began = { $name }から始めます。
kanji-log-formed = { $name }が{ $kanji }を作りました。
kanji-log-failed = { $name }が{ $pair }を試しました。{ $why }
kanji-log-passed = { $name }はパスしました。
kanji-log-stuck = 誰も漢字を作れませんでした。6枚のシャリを山札の下に入れ、新しい6枚を並べます。
kanji-log-stuck-end = 3回続けて誰も漢字を作れませんでした。ゲームは終わりです。
kanji-log-complete = 全員が漢字を5つ作りました。

kanji-reason-pass = 手札のネタとこのシャリでは漢字になりません。
kanji-reason-wait = ネタを取っておけば、{ $kanji }より多くなるかもしれません。
kanji-formed-by-all = 作った漢字と逃した漢字
kanji-formed-nothing = ありません。
kanji-missed = 作れたはずの漢字
kanji-credit-drawings = 字形：
kanji-credit-meanings = 意味と読み：
kanji-credit-changed = 選択と左右の分割は当サイトによるものです。

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = 下のネタは左半分、上のシャリは右半分です。1枚ずつ選んで漢字を作ります。漢字になるカードには花の印が付いています。
guide-kanji-zushi-2 = 漢字は1画が1点です。書かれる様子を見たら、画数の多い漢字を探しましょう。
guide-kanji-zushi-3 = 手札と場は補充されます。全員が同じ10枚のネタを持つので、ほかの人の失敗も手がかりになります。
guide-kanji-zushi-4 = 漢字にならなくても手番を失うだけですが、ネタは全員に見られます。合うカードがなければパスします。
guide-kanji-zushi-5 = 漢字が5つで上がりです。全員がそろえば、画数の合計が多い人の勝ちです。実際のゲームでは、ヒントを「あり」にしないかぎり印は付きません。
