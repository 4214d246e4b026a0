# 受付とその先、テーブルでできるそのほかのこと：すべてコマンドを入力せずに使えます。

desk-text =
    { "" }**受付**
    ここでは次のゲームが遊べます：{ $games }。すべてボタン、リスト、ダイアログで操作でき、コマンドの入力はいりません。
    - **テーブルを開く**でゲームと人数を選びます。ほかの人はボタンで参加し、ゲームは専用のスレッドで進みます。
    - **テーブルに参加**で、参加者を待っているテーブルの一覧を開きます。
    - はじめての方は「{ $quickest }」のテーブルを開いて、ボットと遊んでみてください。{ $minutes }分で流れがわかります。
    -# ボタンへの返事はあなただけに見えます。みんなに見えるのは新しいテーブルだけです。
desk-moved = **受付**は移動しました：{ $link }
desk-posted = 受付を設置し、ピン留めしました：{ $link }
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
        [0] { $seats }人のテーブルです。だれでも参加できます。
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
button-record = 記録ファイル
button-pause = 一時停止
button-hand-over = 席の引き継ぎ
handover-about = 席は本人が引き継げます。ボットの席と、いなくなった人の席は、ホストが引き継げます。
handover-which = だれの席ですか？
handover-comes = { $name }の席にだれが着きますか？人には先に確認します。
handover-who = このサーバーの人から選ぶ
button-seat-me = 自分が着席
button-seat-bot = ボットに任せる
