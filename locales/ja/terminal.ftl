# Texts that only the terminal needs. Commands and options are the same in every language.

terminal-leave = 終了
terminal-too-small = ウィンドウは{ $width }×{ $height }文字です。{ $least-width }×{ $least-height }文字以上に広げるか、--plainを付けて起動し直してください。
terminal-picked = { $cards }を選びました。別のカードを選ぶと変更できます。
terminal-saved = ゲームを保存しました。続きは：{ $command }
terminal-come-back = 席はそのまま残っています。戻るには：{ $command }
terminal-prompt = 番号か表記で選んでください（hヒント、?ルール、q終了）：
terminal-no-choice = 「{ $text }」は選べません。番号か表記を入力してください。
terminal-bye = またどうぞ！
terminal-press-enter = Enterキーを押してください：{ $action }
terminal-gone = サーバー{ $url }に接続できません：{ $reason }。アドレスを確かめて、もう一度お試しください。
terminal-gone-no-host = そのホストは見つかりません
terminal-gone-refused = そのアドレスでは応答がありません
terminal-gone-silent = 応答がありません
terminal-gone-closed = 接続が切れました
terminal-gone-certificate = 証明書を信頼できません
terminal-gone-other-site = Sushiyaのサーバーではありません
terminal-connecting = 接続中…
terminal-you-start = 全員そろったら始めてください。空いている席にはボットが座ります。
terminal-join = テーブルに参加：{ $command }
terminal-open = テーブルを開く：{ $command }
express-bets = 賭け
