# Kanji-zushi on the pages.

kanji-gloss-in-english = { $gloss }（英語）
kanji-scored = { $kanji }（{ $strokes }）
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
kanji-pass = パス
    .about = この手番では何も試しません。
kanji-piece-works = { $half }、漢字になります
kanji-piece-makes = { $half }、{ $kanji }になります
kanji-redraw = もう一度書く
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
kanji-mine = 自分の漢字
kanji-kept = このブラウザーに#字保存
kanji-save-csv = CSVで保存
kanji-save-anki = Anki用に保存
    .about = テキストファイルです。Ankiの「ファイル → 読み込み」で開きます。
kanji-credit-drawings = 字形：
kanji-credit-meanings = 意味と読み：
kanji-credit-changed = 選択と左右の分割、デッキの漢字と部品の訳語は当サイトによるものです。

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = 手札は左半分、まな板の上は右半分。2枚合わせると漢字になることがあります。赤い花が付いたカードが使えます。1年生で習う漢字を作りましょう！
guide-kanji-zushi-2 = 1画が1点。書かれる様子を見てください。次は8画以上の漢字を作りましょう。
guide-kanji-zushi-3 = 使ったカードの場所に新しいカードが来ます。ほかのカードは動きません。ネタは全員同じ10枚です。好きな漢字を作りましょう。
guide-kanji-zushi-4 = どの組み合わせも漢字になるわけではありません。花のない組み合わせを試してみましょう。
guide-kanji-zushi-5 = 外れても手番を失うだけですが、ネタは全員に見られます。よいカードを待つこともできます。一度パスしましょう。
guide-kanji-zushi-6 = 漢字が5つで上がりです。全員が上がったら、画数の合計が多い人の勝ちです。もう1つ作りましょう！
