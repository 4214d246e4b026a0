# すべてのゲームに共通の言葉

seat-number = 席{ $number }

# 文中で人を呼ぶとき（ボットと表の中は敬称なし）
name-san = { $name }さん

# 読点でつなぐだけの並び
list-pair = { $head }、{ $tail }

# 並びの中で同じものが何個かあるとき
list-times = { $item }×{ $count }

# 続けて読む二つの文
sentence-pair = { $head }{ $tail }

# 選択肢が一つのリストに収まらないとき
menu-region = どのあたりですか？
menu-page = どのページですか？
menu-page-label = { $first }〜{ $last }

# 盤面の印を言葉で
changed-new = 新しい・変わった場所：{ $place_list }。
changed-left = 離れたり取り除かれたりした場所：{ $place_list }。

# ゲーム本来の終わり方ではないとき
reason-conceded = ほかの全員が投了しました。

# 代替テキストの末尾：全部を読む方法
board-alt-way = /table text でボードのすべてを文字で読めます。

# 画像の代わりに読む得点表
score-title = { $game } 得点表。
score-seat = { $place ->
    [none] { "" }
   *[other] { $place }位{ " " }
}{ $name }：{ $total }（{ $parts }）。
score-seat-plain = { $place ->
    [none] { "" }
   *[other] { $place }位{ " " }
}{ $name }：{ $total }。
score-part = { $category }{ $points }

# 本人だけの手札と得点表の画像
hand-title = あなたの手札
hand-private = 本人だけに表示
score-heading = 最終得点
score-total = 合計
score-place = { $place }位

# ヘルプ、設定、成績、報告

help-text =
    { "" }**ジグラット**では次のボードゲームが遊べます：{ $games }
    - はじめての方は **/play** で「{ $quickest }」をどうぞ。{ $minutes }分で、遊び方の流れがひととおりわかります。
    - **/play** でテーブルを開きます。友だちは**参加する**を押します。相手がいなければ**ボットを追加**します。ホストが**開始**を押します。
    - ひとりでも：**/play** で **bots** を1にすると、ボットとすぐに始まります。
    - ゲームは専用のスレッドで進みます。**プレイする**で自分だけのパネルを開き、選んで、画像を見て、決定します。
    - **手元を見る**で自分だけの情報を表示します。手番が来るとDMでも届きます。
    - **手を取り消す**で、新しい情報が公開されるまでは直前の手を戻せます。
    - **/games** で自分のテーブル一覧、**/table text** で盤面を文字で読む、**/move** でアクションを文字で入力（例：`build C7`）。
    - **/table** では一時停止、投了、席の引き継ぎもできます。お知らせと通知を鳴らさない時間帯の設定は **/settings rhythm**、不具合の報告は **/report** です。
    - **/help** でゲームを選ぶと、ルールの要約が読めます。**/rules** では、番号や言葉でルールを探せます。
settings-language-done = 設定しました：{ $language ->
    [auto] サーバーの言語設定
   *[other] { $language }
}
settings-reminders-done = { $hours ->
    [0] 設定しました：お知らせなし。
   *[other] 設定しました：{ $hours }時間後と、持ち時間が終わる前にお知らせします。
}
settings-ring-done = { $where ->
    [dm] 設定しました。順番が来たらDMで通知し、スレッドは音なしになります。
   *[thread] 設定しました。順番が来たらスレッドのメンションで通知し、DMは音なしになります。
}
# 通知のしかた：本人だけのページと、変更用のダイアログ
rhythm-title = お知らせと通知を鳴らさない時間帯
rhythm-heading = **通知の設定**
rhythm-done = 設定しました。
rhythm-ring = { $where ->
    [dm] 順番が来たらDMで通知します。
   *[thread] 順番が来たらスレッドのメンションで通知します。
}
rhythm-hours = { $hours ->
    [0] お知らせはありません。
   *[other] { $hours }時間後と、持ち時間が終わる前にお知らせします。
}
rhythm-quiet = { $begin }から{ $end }までは通知を鳴らしません（{ $zone }、現地の今の時刻は{ $clock }）。
rhythm-quiet-none = 通知を鳴らさない時間帯はありません。
rhythm-ask-ring = 順番が来たときの通知
rhythm-ring-thread = スレッドのメンション
rhythm-ring-dm = DM
rhythm-ask-hours = お知らせまでの時間
rhythm-choice-hours = { $hours ->
    [0] お知らせなし
   *[other] { $hours }時間後
}
rhythm-ask-begin = 通知を鳴らさない時間帯の始まり
rhythm-ask-end = 通知を鳴らさない時間帯の終わり
rhythm-choice-never = 時間帯なし
rhythm-ask-zone = タイムゾーン
rhythm-about-zone = 都市名を英語で（例：Tokyo、New York）。時間帯を決めるときに必要です。
button-rhythm-change = 変更する
button-rhythm = お知らせの設定
# プレイする時間から推測した、通知を鳴らさない時間帯（提案は一度だけ）
quiet-proposal = { $begin }から{ $end }の間はプレイしていないようです。この時間は通知を鳴らさないようにしますか？
quiet-accepted = 設定しました。**変更する**からタイムゾーンを指定すると、夏時間にも対応します。
quiet-declined = 今のままにします。通知を鳴らさない時間帯は、いつでも **/settings rhythm** で設定できます。
button-quiet-accept = 通知を鳴らさない
button-quiet-decline = 今のまま
settings-forget-later = 進行中のテーブルに着席しています。終えるか席を離れてからにしてください。
settings-forget-done = 設定とレーティングを削除しました。遊んだゲームの名前と手の記録は残ります。
stats-head = **{ $name }**
stats-line = { $game }：{ $games }回、{ $wins }勝、レーティング{ $skill }
stats-about = -# レーティングは人どうしの対戦での強さの目安です。0から始まり、勝つと上がります（強い相手に勝つほど大きく上がります）。ゲームを途中で抜けた人は最下位になります。ボットとのゲームや途中から引き継いだゲームはここには載りますが、レーティングには数えません。
ranking-about = -# 人どうしのゲームだけを数え、ボットとのゲームは数えません。レーティングは強さの目安で、0から始まり、勝つと上がります（強い相手に勝つほど大きく上がります）。
stats-none = まだ最後まで遊んだゲームがありません。
ranking-head = **{ $game }**の上位プレイヤー
ranking-line = { $place }位 { $name }：レーティング{ $skill }、{ $games }回中{ $wins }勝
games-yours = **▶ あなたの手番**
games-waiting = **ほかの人を待っています**
games-lobbies = **開始前**
games-line = - **{ $game }** テーブル{ $number }：{ $task } { $link }
games-task-until = { $task }期限：{ $stamp }
games-none = 着席中のテーブルはありません。/play で開けます。
report-done = ありがとうございます。報告番号は{ $number }番です。
record-whole = ゲーム全体の記録です。
record-view = ここまであなたの席から見えた記録です。全体の記録は終了後に受け取れます。
games-line-lobby = - **{ $game }** テーブル{ $number }：ロビーで募集中です。{ $link }
