# 受付とその先、テーブルでできるそのほかのこと：すべてコマンドを入力せずに使えます。

desk-text =
    { "" }**受付**
    ここでは次のゲームが遊べます：{ $games }。すべてボタン、リスト、ダイアログで操作でき、コマンドの入力はいりません。
    - **テーブルを開く**でゲームと人数を選びます。ほかの人はボタンで参加し、ゲームは専用のスレッドで進みます。
    - **ほかの人と遊ぶ**から、参加者を待っているテーブルに加わったり、同じゲームを遊びたい人を探したりできます。
    - **自分のゲーム**で、自分のテーブルと、手番が来ているテーブルがわかります。
    - はじめての方は**遊び方**からゲームを順番に学べます。「{ $quickest }」のテーブルを開いて、ボットと遊んでみるのもおすすめです。{ $minutes }分で流れがわかります。
    -# ボタンへの返事はあなただけに見えます。みんなに見えるのは新しいテーブルだけです。
desk-moved = **受付**は移動しました：{ $link }
desk-posted = 受付を設置し、ピン留めしました：{ $link } Discordのサーバー設定の「オンボーディング」でこのチャンネルを選ぶと、新しく入った人が最初に目にします。
desk-unpinned = 受付を設置しました：{ $link } ピン留めはしていません。そのチャンネルで「メッセージをピン留め」の権限がないか、ピン留めの数が上限に達しています。
desk-where = 受付を置くチャンネル
button-open = テーブルを開く
button-lobbies = テーブルに参加
button-help = 遊び方
button-rulebooks = ルールブック
button-stats = 成績
button-settings = 設定
button-report = 不具合を報告

# テーブルを順に選んで開く
open-which = どのゲームを遊びますか？
open-about = { $level }、{ $minutes }分
open-facts = **{ $game }**：{ $level }、約{ $minutes }分
open-seats = { $seats }人
open-seats-asked = 何人で遊びますか？
open-bots = { $bots ->
    [0] ボットなし
   *[other] うちボット{ $bots }体
}
open-bots-asked = ボットは何体ですか？
open-waits = { $seats ->
    [1] ひとりで遊ぶゲームです。
   *[other] { $bots ->
        [0] { $seats }人のテーブルです。誰でも参加できます。
       *[other] { $seats }人のテーブルで、うち{ $bots }体はボットです。ほかの人も参加できます。
    }
}オプションと持ち時間はテーブルで選べます。
open-full = あなたとボット{ $bots }体で、すぐに始まります。
button-open-table = テーブルを開く
button-open-begin = ゲームを始める
button-open-other = 別のゲーム

# 参加者を待っているテーブル
lobbies-heading = **参加者を待っているテーブル**
lobbies-line = - **{ $game }**、テーブル{ $number }：{ $names }、空席{ $free }つ { $link }
lobbies-none = いま参加者を待っているテーブルはありません。
lobbies-join = どのテーブルに参加しますか？
lobbies-option = { $game }、テーブル{ $number }
lobbies-joined = テーブル{ $number }（{ $game }）に着席しました：{ $link }

# ヘルプ、ルールブック、カード、成績、報告
help-which = どのゲームのルールを読みますか？
button-rule-search = 言葉で探す
rules-search = ルールを探す
rules-search-label = 探す言葉
rules-search-about = 「引く」などの言葉、またはゲームの名前
button-cards = カードを見る
cards-which = **{ $game }**のどのカードを見ますか？
lists-span = { $first }〜{ $last }
report-title = 不具合の報告
report-label = 何が起きましたか？
report-about = テーブルからの報告には、その記録も添えて保存します

# テーブルでできるそのほかのこと
button-more = そのほか
more-heading = **{ $game }**、テーブル{ $number }：そのほかにできること
button-board = ボードを見る
button-text = ボードを文字で読む
button-ask = ボードに聞く
button-record = 記録ファイル
button-pause = 一時停止
button-hand-over = 席の引き継ぎ
handover-about = 自分の席は自分で譲れます。ボットの席と、いなくなった人の席は、ホストがほかの人に譲れます。
handover-which = 誰の席ですか？
handover-comes = { $name }の席に誰が着きますか？人には先に確認します。
handover-who = ほかの人を選ぶ
button-seat-me = 自分が着席
button-seat-bot = ボットに任せる
desk-others = **ほかの人と遊ぶ**
desk-further = **そのほか**
button-others = ほかの人と遊ぶ
button-desk-more = そのほか…
button-desk = 受付へ
button-next-any = 次のテーブル
button-place = テーブルへ
button-lobbies-other = ほかのテーブル
offer-line = - **{ $label }**：{ $about }
desk-about-lobbies = 参加者を待っているテーブル
desk-about-seek = 同じゲームを遊びたい人がいればお知らせ
desk-about-private = 招待した人だけに見えるテーブル
desk-about-tournaments = 申し込みや新しい計画
desk-about-settings = お知らせ、通知を鳴らさない時間帯、言語、休暇、プライバシー
desk-about-stats = 遊んだゲームと勝利、ランキング、最高記録
desk-about-puzzles = 最善の手がはっきり1つある局面。解くほどレーティングが上がります
desk-about-rulebooks = すべてのルールを言葉で検索
desk-about-import = 保存したゲームを見る、続きから遊ぶ
desk-about-report = ボットの運営者に不具合を知らせる
button-more-look = 見る
button-more-seat = 自分の席
button-more-table = テーブル
button-more-back = 戻る
more-group = **{ $group }**（テーブル{ $number }）
more-about-board = いまのボードを自分だけに表示
more-about-text = 局面のすべてを文字で
more-about-ask = どこにあるか、どれだけ強いか、何ができるか
more-about-replay = これまでのゲームを一手ずつ
more-about-record = 保存用、どこでも見られるファイル
more-about-undo = 自分の直前の手を取り消す
more-about-hint = 良い手とその理由（1ゲームに3回まで）
more-about-note = 覚えておきたいこと（自分だけに表示）
more-about-premoves = 聞かずに自動で返される答え
more-about-hand-over = ほかの人がその席で続ける
more-about-resign = ゲームをあきらめる（もう一度確認あり）
more-about-nudge = 1日以上待たせている人へのお知らせ
more-about-pause = すべての持ち時間を止める
more-about-resume = 持ち時間がまた動き出す
more-about-longer = 全員が同意すると一時停止を延長
more-about-watch = ゲームの終了をお知らせ
more-about-rematch = 同じメンバーで新しいテーブル
more-about-people = 参加者と観戦者、招待、ホストの交代、移動
more-about-report = このテーブルでの不具合
