# ゲームの前：募集メッセージとカード、スレッド、個人あての連絡

lobby-lobby = 募集中
lobby-running = 進行中
lobby-over = 終了
lobby-cancelled = 中止
lobby-text-lobby = { $host }が**{ $game }**のテーブルを開きました。参加する人はどうぞ！
lobby-text-running = **{ $game }** テーブル{ $number }：進行中です{ $link ->
    [none] 。
   *[other] ：{ $link }
}
lobby-text-over = **{ $game }** テーブル{ $number }：ゲームは終了しました。
lobby-result-there = ゲームの様子：{ $link }
lobby-text-cancelled = **{ $game }**：このテーブルは開始前に中止されました。
lobby-free = 空席
lobby-bot = ボットが担当
lobby-host = ホスト
lobby-joined = 参加
lobby-minutes = { $fewest }〜{ $most }人、約{ $minutes }分
lobby-option = { $name }：{ $value }
lobby-options-help = このテーブルのオプションを選んでください。変更はすぐ全員に表示されます。
lobby-clock-help = 時間切れになるとゲームが代わりに決めます。{ $misses }回続けて時間切れになると、ボットプレイヤーが席を引き継ぎます。
lobby-alt = { $game }の募集。席：{ $seats }。オプション：{ $options }。

pace-question = 1回の決定の制限時間は？
pace-none = 時間制限なし
pace-hours = 1回につき{ $hours ->
    [24] 1日
    [48] 2日
    [72] 3日
    [168] 1週間
   *[other] { $hours }時間
}

button-join = 参加する
button-leave = 席を立つ
button-start = 開始
button-add-bot = ボットを追加
button-remove-bot = ボットを外す
button-options = オプション
button-cancel = 募集を中止
button-page = { $number }ページ

rematch-opened = 新しいテーブルを開きました：{ $link }

permission-attach-files = ファイルを添付
permission-create-public-threads = 公開スレッドの作成
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
lobby-preset = プリセット
lobby-first-steps = -# はじめての方には、{ $minutes }分で遊べて流れがわかる「{ $game }」がおすすめです：**/play**
lobby-needs-more = 開始まであと{ $missing }人です。ボットも加えられます。
lobby-minutes-fixed = { $seats }人、約{ $minutes }分
button-alone = ボット{ $bots }体とすぐに遊ぶ
rematch-begun = 新しいゲームが始まりました：{ $link }

# はじめての人が知りたいこと
level-easy = やさしい
level-medium = ふつう
level-demanding = 難しめ
play-choice = { $game } · { $level } · { $minutes }分
lobby-facts = -# 難しさ：{ $level }・時間：約{ $minutes }分
lobby-first-game = -# 初回向けの設定です。**オプション**で変えられます。
lobby-preset-first = { $preset }（初回向け）
lobby-about = **{ $name }**：{ $about }
lobby-about-preset = まとまったオプションを一度に選びます。はじめての人向けのものには印があります。
lobby-about-pace = 1回の決定にかけられる時間です。{ $clock }
button-new-here = はじめての方へ：ルール
lobby-pace = 制限時間
