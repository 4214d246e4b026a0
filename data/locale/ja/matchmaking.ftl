# 誰と遊ぶか：会いたくない人と、探している人

## 避けたい人のリスト

avoid-heading = **一緒に遊びたくない人**
avoid-about = お互いのテーブルには着席できず、引き合わされることもありません。トーナメントでも、ほかに席の決めようがないとき以外は当たりません。このリストはあなただけに見えます。いま一緒に遊んでいるテーブルはそのまま続きます。
avoid-nobody = まだ誰もいません。
avoid-add = 人を加える
avoid-remove = リストから外す
avoid-done = リストを変更しました。
avoid-removed = リストから外しました。

error-avoid-self = 自分をリストに加えることはできません。
error-avoid-bot = ボットはリストに加えられません。テーブルを開くときに、ボットなしにしてください。
error-avoid-full = リストには{ $most }人までです。先に誰かを外してください。
error-no-seat-for-you = このテーブルにはあなたの席がありません。**/play** でテーブルを開けます。
error-not-to-invite = このテーブルに招待できない人が含まれています。ほかの人を選んでください。
error-not-their-seat = その人はこの席に着けません。ほかの人に頼んでください。

## 一緒に遊ぶ人を探す

seek-title = 一緒に遊ぶ人を探す
seek-heading = **一緒に遊ぶ人を探す**
seek-about = 何を誰と遊びたいかを選んでください。条件の合う人たちに声をかけ、全員が承諾したら、ここにテーブルが開いてゲームが始まります。
seek-begun = 条件の合う人を探し始めました。ここで待っている必要はありません。
seek-stopped = 探すのをやめました。
seek-ended = 決めた期間が過ぎたので、一緒に遊ぶ人を探すのを終えました。{ $place } で **/seek** を使うと、また探せます。
seek-games = ゲーム：{ $games }
seek-seats = 全員の人数：{ $seats }
seek-any-seats = 何人でも
seek-clock = 持ち時間：{ $clock }
seek-near = 強さの近い人（時間がたつほど広がり、2日後からは誰とでも）
seek-anybody = 強さを問わない
seek-with-bots = 1日たっても見つからない席にはボット
seek-without-bots = ボットなし
seek-until = テーブルの場所は{ $place }、探すのは{ $stamp }までです。
seek-any-game = どのゲームでも
seek-players = { $count }人
seek-ask-games = ゲーム
seek-ask-seats = 全員の人数
seek-ask-clocks = 持ち時間
seek-ask-people = 相手
seek-choice-near = まず強さの近い人
seek-choice-bots = 見つからない席にはボット
seek-ask-days = 探す期間
seek-clocks = お望みの持ち時間では見つかりませんが、次の持ち時間なら相手がいます。こちらでもよいですか？
seek-clocks-yes = ほかの持ち時間でも探します。
seek-clocks-no = このまま探します。
button-seek = 一緒に遊ぶ人を探す
button-seek-change = 条件を変える
button-seek-stop = 探すのをやめる
button-avoid = 避けたい人
button-clocks-yes = こちらでもよい
button-clocks-no = このまま
button-no-thanks = 今回はやめておく

dm-here = { $name }、お探しの件でお知らせがあります。

match-table = { $names }{ $bots ->
    [0] { "" }
   *[other] { "（ほかにボット" }{ $bots }{ "体）" }
}との**{ $game }**のテーブルをご用意できます。持ち時間：{ $clock }
match-lobby = **{ $game }**のテーブルがあと1人を待っています。着席中：{ $names }{ $bots ->
    [0] { "" }
   *[other] { "（ほかにボット" }{ $bots }{ "体）" }
} 持ち時間：{ $clock }
match-until = 参加しますか？{ $stamp }までにお答えください。
match-accepted = 承諾しました。全員がそろうとゲームが始まります。
match-open = **{ $game }**：全員がそろい、ゲームが始まりました。{ $link }
match-joined = **{ $game }**：席に着きました。{ $link }
match-off = このテーブルは成立しませんでした。順番はそのままで、引き続き探します。
match-declined = お断りしました。探すのもやめました。
match-not-joined = お断りしました。引き続き探します。
match-late = 期限までにお返事がなかったので、探すのをやめました。

error-match-first = 先に、ご案内したテーブルに参加するかどうかをお答えください。
error-match-for-another = これはほかの人への質問です。
error-match-over = この件はもう決まっています。**/seek** でいまの状態を見られます。
error-seek-changed = この質問のあとで条件が変わりました。いまの条件は **/seek** で見られます。
error-seek-impossible = この人数で遊べるゲームがありません。人数かゲームを変えてください。
error-seek-in-server = サーバーのチャンネルで探してください。テーブルはそこに開きます。知り合いならここで **/play** を使って招待できます。
error-seek-over = もう探していません。**/seek** で始められます。
