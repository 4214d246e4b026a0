# ゲームの前：募集メッセージとカード、スレッド、個人あての連絡

lobby-lobby = 募集中
lobby-running = 進行中
lobby-over = 終了
lobby-cancelled = 中止
lobby-text-lobby = { $host }が**{ $game }**のテーブルを開きました。参加する人はどうぞ！
lobby-text-running = **{ $game }** テーブル{ $number }のゲームが始まっています{ $link ->
    [none] 。
   *[other] ：{ $link }
}
lobby-text-over = **{ $game }** テーブル{ $number }：ゲームは終了しました。
lobby-result-there = ゲームの様子：{ $link }
lobby-text-cancelled = **{ $game }**：このテーブルは開始前に中止されました。
lobby-anew = 完了しました。このロビーのメッセージは削除されたか、もう変更できません。テーブルが参加者を待っている間は、新しいメッセージが表示されます。
lobby-late = 完了しました。ロビーは別のメッセージに表示されているか、まもなく表示されます。
lobby-free = 空席
lobby-bot = ボットが担当、{ $level }
lobby-alt-bot = { $name }（{ $state }）
bot-level-asked = ボットの強さは？
bot-level = ボット：{ $level }
bot-level-each = それぞれに決める…
bot-level-each-means = ボットごとに強さを選ぶ
bot-easy = やさしい
bot-easy-means = 次の一手だけを見て、最善手を選ばないこともあります
bot-normal = ふつう
bot-normal-means = 次の一手でいちばん得なものを選びます
bot-hard = 強い
bot-hard-means = 数手番先まで読みます
bot-expert = 最強
bot-expert-means = さらに長く、正確に読みます
lobby-host = ホスト
lobby-joined = 参加
lobby-minutes = { $fewest }〜{ $most }人、約{ $minutes }分
lobby-option = { $name }：{ $value }
lobby-options-help = このテーブルのオプションを選んでください。変更はすぐ全員に表示されます。
lobby-clock-help = 誰かの持ち時間がなくなると、ほかの人が決めます：もう1日待つ（合わせて2週間まで）、代わりの人を探す、ボットに任せる（1日たつと自動でボットに交代）。まだ1度もゲームを終えたことのない人が最初の決定で時間切れになると、すぐに席を失います。時間切れだけで負けることはありません。
lobby-alt = { $game }の募集。席：{ $seats }。オプション：{ $options }。

# 持ち時間：名前、内容、自分で決めるときの入力欄
clock-fast = 速め
clock-daily = 1日1手
clock-relaxed = ゆっくり
clock-none = 時間制限なし
clock-own = 自分で決める
clock-about-none = 誰の時間も制限なし
clock-about-own = 時間を自分で入力
clock-terms = 最初に{ $bank }、決定ごとに{ $increment }追加、最大{ $cap }
clock-terms-each = 決定ごとに{ $bank }
clock-terms-bank = ゲーム全体で{ $bank }
clock-weekend = { $terms }、土曜と日曜は減らない（{ $zone }）
still-choice = 週末・一時停止・ヒント…
still-choice-about = テーブルが止まるときと、ヒントを誰に知らせるか
still-title = 週末・一時停止・ヒント
hints-asked = 誰かがヒントを見たとき
hints-private = ほかの人には知らせない
hints-known = ヒントを見た人を全員に知らせる
still-weekend = 土曜と日曜
weekend-runs = 持ち時間が減る
weekend-stands = 持ち時間が減らない
still-zone-about = どこの週末か。空欄ならいまのまま（初めはUTC）
still-pause = 全員が賛成したときの一時停止
still-pause-choice = 最長{ $time }
clock-dialog = 持ち時間の入力
# 入力された持ち時間として読む言葉
clock-hours-typed = 時間
clock-days-typed = 日 日間
clock-bank = 最初の持ち時間
clock-bank-about = 「3日」や「36時間」のように入力
clock-increment = 決定ごとに加わる時間
clock-increment-about = 0なら追加なし
clock-cap = 持ち時間の上限
clock-cap-about = ほかの2つのどちらよりも短くない時間
duration-days = { $count }日
duration-hours = { $count }時間
duration-minutes = { $count }分
duration-both = { $days }{ $hours }

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
lobby-about-pace = { $terms }。このゲームをはじめて遊ぶ人は、最初の時間が2倍です。{ $clock }
lobby-clock-none = 時間制限はありません。30日のあいだ動きがなければ、続けるかどうかを聞き、その1週間後にテーブルを閉じます。
lobby-pauses = 誰でも1日まで一時停止できます。全員が賛成すれば、誰かが手番を進めるまでに合わせて{ $time }まで止められます。
lobby-clock = -# 持ち時間：{ $terms }（はじめてのゲームでは最初の時間が2倍）
button-new-here = はじめての方へ：ルール
lobby-pace = 持ち時間
