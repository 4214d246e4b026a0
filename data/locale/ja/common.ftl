# すべてのゲームに共通の言葉

seat-number = 席{ $number }

# 文中で人を呼ぶとき（ボットと表の中は敬称なし）
name-san = { $name }さん
name-of-seat = { $name }（{ $seat }）

# まだ全部は翻訳されていない言語：選択肢の中、その言語を告げる文の後
language-partial = { $language }（{ $percent }%翻訳済み）
language-gaps = 翻訳されているのはいまのところ{ $percent }%で、残りは英語で表示されます。

# 読点でつなぐだけの並び
list-pair = { $head }、{ $tail }
list-apart = { $head }；{ $tail }

# 並びの中で同じものが何個かあるとき
list-times = { $item }×{ $count }

# 続けて読む二つの文
sentence-pair = { $head }{ $tail }

# 選択肢が一つのリストに収まらないとき
menu-region = どのあたりですか？
menu-page = どのページですか？
menu-page-label = { $first }〜{ $last }

# ボードの印を言葉で
changed-new = 新しい・変わった場所：{ $place_list }。
changed-left = 離れたり取り除かれたりした場所：{ $place_list }。

# ゲーム本来の終わり方ではないとき
reason-conceded = ほかの全員が投了しました。

# 代替テキストの末尾：全部を読む方法
board-alt-way = 「そのほか」か /table text でボードのすべてを文字で読めます。
large-part = { $part ->
    [header] 見出し
    [aside] ボードの横にあるもの
    [players] プレイヤー
    [hand] あなたの手元
   *[board] ボード
}を拡大した画像です{ $count ->
    [1] 。
   *[other] （{ $count }枚中{ $number }枚目）。
}
large-column = 左から{ $place }番目の部分です（全{ $count }つ）。

# ボードのテキスト版：標準と異なるオプション
board-options = オプション：{ $option_list }

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
    - **/play** でテーブルを開きます。友だちは**参加する**を押します。相手がいなければ**ボットを追加**するか、**bots** を1にするとすぐに始まります。ホストが**開始**を押します。
    - **/games** で自分のテーブルを一覧します。手番が来ているものが先です。
    - **/desk** で**受付**を置きます。入力しなくても、受付のボタンからすべてに行けます。受付があれば、下のボタンから開けます。
    - はじめての方は **/learn** でゲームを順番に学べます。**/play** で「{ $quickest }」もどうぞ。{ $minutes }分で、遊び方の流れがひととおりわかります。
    - ゲームは専用のスレッドで進みます。**プレイする**で自分だけのパネルを開き、選んで、画像を見て、決定します。席がない人にはボードが見えます。
    - **手元を見る**で自分だけの情報を表示します。手番が来るとDMでも届きます。
    - **手を取り消す**で、新しい情報が公開されるまでは直前の手を戻せます。ボットが相手なら、ボットの手も一緒に戻ります。
    - ボードの下の**そのほか**に、一時停止、席の交代、投了、リプレイなどがあります。
    - **/table text** でボードを文字で読み、**/move** でアクションを文字で入力できます（例：`build C7`）。
    - お知らせと通知を鳴らさない時間帯の設定は **/settings rhythm**、不具合の報告は **/report** です。
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
reminders-title = 自分の設定
reminders-heading = **通知の設定**
reminders-done = 設定しました。
reminders-ring = { $where ->
    [dm] 順番が来たらDMで通知します。
   *[thread] 順番が来たらスレッドのメンションで通知します。
}
reminders-hours = { $hours ->
    [0] お知らせはありません。
   *[other] { $hours }時間後と、持ち時間が終わる前にお知らせします。
}
reminders-quiet = { $begin }から{ $end }までは通知を鳴らしません（{ $zone }、現地のいまの時刻は{ $clock }）。
reminders-quiet-none = 通知を鳴らさない時間帯はありません。
reminders-ask-hours = お知らせまでの時間
reminders-choice-hours = { $hours ->
    [0] お知らせなし
   *[other] { $hours }時間後
}
reminders-digest = { $count }つを超えるテーブルが待っているときは、まとめて1通でお知らせします。
reminders-no-digest = 待っているテーブルごとに1通ずつお知らせします。
reminders-zone = タイムゾーンは{ $zone }です（現地のいまの時刻は{ $clock }）。
reminders-language = あなたへの言葉は{ $language }です。
reminders-language-auto = あなたへの言葉は、わかるかぎりDiscordの言語に合わせます。
reminders-large = 自分だけに見える返事は大きな文字です。
reminders-plain = 自分のボタンとリストは言葉だけで、絵文字は付きません。
reminders-quick = 取り消せる手は確認なしで実行されます。
reminders-hidden = ランキングと最高記録に載らず、成績もほかの人には見えません。
reminders-quiet-title = 通知を鳴らさない時間帯
reminders-ask-quiet = 通知を鳴らさない時間帯
reminders-choice-quiet = { $begin }から{ $end }まで
reminders-ask-language = 自分の言語
reminders-choice-language = Discordの言語
reminders-ask-also = そのほかの希望
reminders-tick-dm = スレッドのメンションではなくDMで通知
reminders-tick-digest = { $count }つを超えるテーブルが待つときは、まとめて1通
reminders-tick-large = 自分だけに見える返事を大きな文字に
reminders-tick-plain = ボタンとリストに絵文字を付けない（読み上げソフト向け）
reminders-tick-quick = クイックムーブ：取り消せる手は確認なし
reminders-tick-hidden = ランキング、最高記録、成績に載せない
button-quiet-own = ほかの時間帯にする
button-zone = タイムゾーン
button-server = サーバーの設定
zone-which-region = どの地域にいますか？
zone-region = 地域
zone-which-city = { $region }：同じ時刻の都市はどれですか？都市名のうしろは現地のいまの時刻です。
zone-africa = アフリカ
zone-america = アメリカ
zone-antarctica = 南極
zone-arctic = 北極
zone-asia = アジア
zone-atlantic = 大西洋
zone-australia = オーストラリア
zone-europe = ヨーロッパ
zone-indian = インド洋
zone-pacific = 太平洋
reminders-ask-begin = 通知を鳴らさない時間帯の始まり
reminders-ask-end = 通知を鳴らさない時間帯の終わり
reminders-choice-never = 時間帯なし
reminders-ask-zone = タイムゾーン
reminders-about-zone = 都市名を英語で（例：Tokyo、New York）。時間帯を決めるときに必要です。
button-reminders-change = 変更する
button-reminders = 通知の設定
# プレイする時間から推測した、通知を鳴らさない時間帯（提案は一度だけ）
quiet-proposal = { $begin }から{ $end }の間はプレイしていないようです。この時間は通知を鳴らさないようにしますか？
quiet-accepted = 設定しました。**変更する**からタイムゾーンを指定すると、夏時間にも対応します。
quiet-declined = いまのままにします。通知を鳴らさない時間帯は、いつでも **/settings rhythm** か受付の**そのほか…**、**設定**で設定できます。
button-quiet-accept = 通知を鳴らさない
button-quiet-decline = いまのまま

# サーバーの設定：管理権限がある人だけのページとダイアログ
server-heading = **サーバーの設定**
server-title = サーバーの設定
server-channels = テーブルを開けるチャンネル：{ $places }
server-channels-all = どのチャンネルでもテーブルを開けます。
server-language = みんなが読む言葉は{ $language }です。
server-language-auto = みんなが読む言葉は、サーバーの言語設定に合わせます。
server-clock = 新しいテーブルの持ち時間：{ $clock }。ホストはほかのものも選べます。
server-most = { $most ->
    [0] ひとりがホストできるテーブルの数に制限はありません。
   *[other] ひとりが同時にホストできるテーブルは{ $most }つまでです。
}
server-hosts-all = 誰でもテーブルを開けます。
server-hosts-managers = テーブルを開けるのは、サーバーの管理権限がある人だけです。
server-hands = -# サーバーを管理する人にも、ほかの人の手元は見えません。
server-ask-channels = テーブルを開けるチャンネル
server-about-channels = 選ばなければ、どのチャンネルでも開けます
server-ask-language = みんなが読む言葉
server-choice-language = サーバーの言語設定
server-ask-clock = 新しいテーブルの持ち時間
server-ask-most = ひとりがホストできるテーブル
server-choice-most = { $most ->
    [0] いくつでも
   *[other] 同時に{ $most }つまで
}
server-ask-hosts = テーブルを開ける人
server-choice-all = 誰でも
server-choice-managers = サーバーの管理権限がある人

games-yours = **▶ あなたの手番**
games-waiting = **ほかの人を待っています**
games-lobbies = **開始前**
games-line = - **{ $game }** テーブル{ $number }：{ $task } { $link }
games-task-until = { $task }期限：{ $stamp }
games-none = 着席中のテーブルはありません。受付か /play で開けます。
report-done = ありがとうございます。報告番号は{ $number }番です。
record-whole = ゲーム全体の記録です。**ファイルのゲームを開く**と、もう一度見たり、途中から遊んだりできます。
record-view = ここまであなたの席から見えたゲームです。見えない部分はファイルの中で配り直してあります。**ファイルのゲームを開く**と、もう一度見たり、続きを遊んだりできます。全体の記録は終了後に受け取れます。
games-line-lobby = - **{ $game }** テーブル{ $number }：ロビーで募集中です。{ $link }
games-rest = - ほか{ $count }卓

quick-offer = ゲームにもう慣れてきましたね。取り消せる手を**決定**なしですぐに実行しますか？ ボードの**手を取り消す**で戻せます。設定でいつでも変えられます。
quick-accepted = 設定しました：取り消せる手はすぐに実行されます。
quick-declined = わかりました。今までどおり、手ごとに決定します。
button-quick-accept = クイックムーブにする
button-quick-decline = 今までどおり決定する
