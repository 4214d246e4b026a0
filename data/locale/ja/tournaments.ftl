# トーナメント：参加登録、ラウンドとテーブル、本人だけへのお知らせ、結果

## 一覧と企画

tournament-heading = **トーナメント**
tournament-about = 選ぶと、いまの様子とできることが見られます。
tournament-none = ここにはまだありません。自分で開催できます。
tournament-which = トーナメント
tournament-state-signing = 参加受付中：{ $most }人中{ $count }人
tournament-state-running = 進行中、{ $count }人
tournament-state-over = 終了、{ $count }人
tournament-untitled = { $game }トーナメント{ $number }番
tournament-which-game = どのゲーム？
tournament-plan-about = ラウンド制のトーナメントです。1ラウンドに1テーブルずつ、同じくらいの点の人と遊び、人数が許せば同じ人とは二度当たりません。どのゲームで開きますか？
tournament-dialog = トーナメント
tournament-ask-title = 名前
tournament-about-title = なくてもかまいません
tournament-ask-seats = 1テーブルの人数
tournament-ask-rounds = ラウンド数
tournament-ask-days = 1ラウンドの期間
tournament-ask-most = 参加できる人数
tournament-choice-seats = { $count }人
tournament-choice-rounds = { $count }ラウンド
tournament-choice-days = { $count }日
tournament-choice-most = { $count }人まで
tournament-draft = **{ $title }**：**{ $game }**のトーナメントの下書きです。あなただけに見えます。よければ参加受付を始めてください。
tournament-published = 参加受付を始めました。まもなくチャンネルに表示されます。自分も遊ぶなら参加登録してください。

## いまの様子

tournament-signing = **{ $title }**：**{ $game }**のトーナメントです。ボタンで参加できます。
tournament-running = **{ $title }**（{ $game }）：全{ $rounds }ラウンドの第{ $number }ラウンドです。テーブルの開始は{ $begin }まで、ラウンドの終了は{ $end }です。
tournament-over = **{ $title }**（{ $game }）は終わりました。
tournament-off = トーナメント**{ $title }**は中止になりました。始まっているゲームは普通のゲームとして続きます。
tournament-facts = { $seats }人のテーブル、{ $rounds }ラウンド、1ラウンドは最長{ $window }日
tournament-outlook-none = { $people }人が最後まで残れば、同じ人とは二度当たりません。
tournament-outlook-must = { $people }人が最後まで残ると、一度当たった二人が再び当たることが{ $count }回あります。それより少なくはできません。
tournament-outlook-about = { $people }人が最後まで残ると、一度当たった二人が再び当たることが{ $count }回ほどあります。
tournament-places = 参加：{ $most }人中{ $count }人
tournament-names = { $name_list }{ $more ->
    [0] { "" }
   *[other] { "" }、ほか{ $more }人
}
tournament-waiting = 空き待ち（{ $count }人）：{ tournament-names }
tournament-table-waits = テーブル{ $number }：{ $name_list }　まだ準備していない人：{ $slow_list }
tournament-table-plays = テーブル{ $number }：{ $name_list }　{ $link }
tournament-more-tables = ほかに{ $count }テーブルが続いています。
tournament-byes = このラウンドは休みで1点：{ $name_list }
tournament-repeats = 避けられなかったため、このラウンドでは{ $count }組が再び当たります。
tournament-table-of = トーナメント**{ $title }**の第{ $number }ラウンドのテーブルです。
tournament-seen-there = みんなに見える表示：{ $link }
tournament-channel-lost = チャンネルがなくなったか、書き込む権限がありません。ホストかサーバーを管理できる人が **/tournament move** と入力したチャンネルで続きます。
tournament-alt = トーナメント{ $title }、{ $detail }：参加受付中、{ $count }人が参加しています。
tournament-card-in = 参加
tournament-card-places = { $most }人中{ $count }人
tournament-card-rounds = { $rounds }ラウンド
tournament-card-days = 1ラウンド{ $window }日
tournament-card-seats = { $seats }人のテーブル

## 自分のこと

tournament-joined = 参加登録しました。最初のラウンドが始まると、誰と遊ぶかをお知らせします。
tournament-joined-waiting = 席が埋まっているので、空き待ちに入りました。繰り上がったらお知らせします。
tournament-left = 参加をやめました。始まっているゲームは最後まで遊べます。
tournament-leave-ask = トーナメントをやめますか？今後は組み合わせに入りません。始まっているゲームは最後まで遊べます。
tournament-you-wait = 空き待ちをしています。
tournament-you-are-in = 参加しています。
tournament-you-next = 次のラウンドから遊びます。
tournament-you-are-out = トーナメントからは外れています。点は順位表に残ります。
tournament-paired = **{ $title }**、第{ $number }ラウンド：{ $name_list }と**{ $game }**のテーブルです。
tournament-avoided = あなたが避けている{ $name_list }がいますが、全員の席を決めるにはほかに方法がありませんでした。
tournament-begin-when = { $begin }までの好きなときに始めてください。全員の準備ができるとゲームが始まり、ラウンドは{ $end }に終わります。
tournament-ready = 準備ができました。あとは{ $name_list }の準備ができるとゲームが始まります。期限は{ $begin }です。
tournament-table-begun = ゲームが始まりました。{ $link } ラウンドは{ $stamp }に終わります。
tournament-table-over = このテーブルは終わりました。得点：{ $points }
tournament-free = **{ $title }**、第{ $number }ラウンド：組む相手がいないため、このラウンドは休みで1点です。勝ちにもレーティングにも数えません。
tournament-moved-up = **{ $title }**：空きができたので、参加できます。
tournament-soon-begin = **{ $title }**、第{ $number }ラウンド：あなたのテーブルはまだ始まっていません。{ $stamp }までに**準備できた**を押さないと、あなたなしで進みます。
tournament-soon-end = **{ $title }**、第{ $number }ラウンド：あなたの手番です。ラウンドは{ $stamp }に終わり、そのときあなたを待っているゲームは負けになります。{ $link }
tournament-soon-end-later = **{ $title }**、第{ $number }ラウンド：ラウンドは{ $stamp }に終わります。そのときゲームがあなたを待っていると、負けになります。{ $link }
tournament-absent = **{ $title }**：第{ $number }ラウンドは不在だったため0点です。{ $last ->
    [yes] { "" }
   *[no] 次も不在だと、トーナメントから外れます。
}
tournament-absent-out = **{ $title }**：第{ $number }ラウンドも不在だったため、トーナメントから外れました。点は順位表に残ります。
tournament-replaced = **{ $title }**：第{ $number }ラウンドのゲームは、あなた抜きで進むことになったため0点です。不在には数えません。
dm-tournament = { $name }、トーナメントのお知らせがあります。

## ホストのこと

tournament-begun = 最初のラウンドを組み、全員にお知らせします。
tournament-begun-fewer = 最初のラウンドを組み、全員にお知らせします。この人数では{ $rounds }ラウンドになります。それより多いと、全員が誰かと再び当たります。
tournament-off-ask = トーナメントを中止しますか？全員にお知らせします。始まっているゲームは普通のゲームとして続きます。
tournament-bump-about = これらのテーブルでは{ $days }日間何もありませんでした。進めると、待たれている人なしで続きます。その席にはボットが着くか、ほかの人の勝ちになります。
tournament-which-table = テーブル
tournament-idle = テーブル{ $number }：{ $names }
tournament-bumped = テーブル{ $number }は、待たれていた人なしで進みます。
tournament-move-done = トーナメントを{ $channel }に移します。
tournament-moved-there = **{ $title }**は移動しました。続きはこちら：{ $link }
tournament-channel-gone = トーナメント**{ $title }**のチャンネルがなくなりました。別のチャンネルで **/tournament move** と入力すると、そこで続きます。
tournament-channel-closed = { $place }に書き込む権限がないため、トーナメント**{ $title }**が止まっています。「{ permission-view-channel }」「{ permission-send-messages }」「{ permission-create-public-threads }」「{ permission-send-messages-in-threads }」「{ permission-attach-files }」の権限を付与するか、別のチャンネルを選んでください。そのあと、続けるチャンネルで **/tournament move** と入力してください。

## 進め方

tournament-how-heading = **トーナメントの進め方**
tournament-how-rounds = 1ラウンドに1回、{ $seats }人のテーブルで、同じくらいの点の人と遊びます。できるかぎり同じ人とは二度当たらず、どちらかが避けている人とも当たりません。余った人は休みで1点になりますが、勝ちにもレーティングにも数えません。全員が一度休むまで、二度目の休みはありません。
tournament-how-begin = 誰と遊ぶかをお知らせします。ラウンド（全{ $window }日）の前半の好きなときに**準備できた**を押してください。全員の準備ができるとゲームが始まります。
tournament-how-end = ラウンドが終わるとき、続いているゲームはその時点で採点します。待たれている人は0点、ほかの人は同順一位です。ゲームそのものは、遅れた人の席にボットが着いて続きます。
tournament-how-absent = 期限までに準備できなかった人は不在で0点です。その席にはボットが着き、ひとりだけ残った人はゲームなしで1点になります。二回続けて不在だと外れ、トーナメントの前半なら空き待ちの人が繰り上がります。{ $idle }日間何もないテーブルは、ホストが進められます。
tournament-how-points = 勝つと1点、最下位は0点、その間の順位は均等に分けます。レーティングはいつもどおりです。
tournament-how-ties = 同点のときはブッフホルツ（相手全員の点の合計）、次にソンネボーン・ベルガー（上回った相手の点の合計）、最後に勝ったテーブルの数で決めます。

## 結果

tournament-final = **{ $title }**は終わりました。{ $count ->
    [1] { $name_list }が{ $points }点で優勝です。
   *[other] { tournament-names }が{ $points }点で同時優勝です。
}
tournament-final-nothing = **{ $title }**は、最後まで遊ばれたテーブルがないまま全員がやめて終わりました。
tournament-figures = { $place }位　{ $name }：{ $points }点、ブッフホルツ{ $buchholz }、ソンネボーン・ベルガー{ $sonneborn }
tournament-by-buchholz = { $name }と{ $rival }は同点ですが、{ $name }の相手のほうが多く得点しました：ブッフホルツ{ $own }対{ $other }。
tournament-by-sonneborn = { $name }と{ $rival }は点もブッフホルツも同じですが、{ $name }のほうが強い相手を上回りました：ソンネボーン・ベルガー{ $own }対{ $other }。
tournament-by-wins = { $name }と{ $rival }は点もブッフホルツもソンネボーン・ベルガーも同じですが、{ $name }のほうが多くのテーブルで勝ちました：{ $own }対{ $other }。
tournament-ties = 同点のときは、相手全員の点の合計であるブッフホルツ、次に上回った相手の点の合計であるソンネボーン・ベルガー、最後に勝ったテーブルの数で決めます。

## ボタンと断り

button-tournaments = トーナメント
button-tournament = トーナメントを見る
button-tournament-new = 新しいトーナメント
button-tournament-publish = 参加受付を始める
button-tournament-options = ほかの設定
button-tournament-join = 参加する
button-tournament-how = 進め方
button-tournament-pages = 順位とラウンド
button-tournament-ready = 準備できた
button-tournament-gone = 本当にやめる
button-tournament-begin = いますぐ始める
button-tournament-bump = テーブルを進める
button-tournament-move = ここに移す
button-tournament-off = 中止する

error-tournament-unknown = そのトーナメントはもうありません。
error-tournament-elsewhere = これはほかのサーバーのトーナメントです。そちらで見てください。
error-tournament-none-here = ここで進行中のトーナメントはありません。受付の**トーナメント**で一覧を見られます。
error-tournament-none-yours = 参加中のトーナメントはありません。トーナメントはサーバーで開かれ、受付の**トーナメント**で一覧を見られます。
error-tournament-host-only = トーナメントのホストか、サーバーを管理できる人だけができます。
error-tournament-begun = トーナメントはもう始まっています。
error-tournament-not-begun = トーナメントはまだ始まっていません。
error-tournament-ended = トーナメントは終わりました。
error-tournament-joined = もう参加登録しています。
error-tournament-not-joined = このトーナメントには参加していません。
error-tournament-seats = このゲームのトーナメントで選べる1テーブルの人数：{ $offered_list }
error-tournament-too-many-open = ひとりが同時に開けるトーナメントは{ $most }つまでです。先にどれかを終えてください。
error-tournament-of-nobody = まだ誰も参加していません。参加受付は続いています。
error-tournament-of-one = ひとりではトーナメントになりません。参加受付は続いています。
error-tournament-of-one-table = { $count }人では1テーブルになり、トーナメントにはもっと人が必要です。**/play** でテーブルを開くか、ほかの人を待ってください。参加受付は続いています。
error-tournament-no-table = このトーナメントに、いまあなたのテーブルはありません。
error-tournament-table-over = トーナメントのこのテーブルは終わりました。
error-tournament-not-idle = { $days }日間何もなく、一時停止中でもないテーブルだけを進められます。
error-tournament-move-same = トーナメントはすでにこのチャンネルにあります。別のチャンネルで試してください。

## コマンド

command-tournament-description = トーナメントの開催、参加、様子
command-tournament-list = このサーバーのトーナメント
command-tournament-new = トーナメントを企画する（参加受付はそのあとで始める）
command-tournament-game = どのゲームか
command-tournament-title = トーナメントの名前
command-tournament-seats = 1テーブルの人数
command-tournament-rounds = ラウンド数
command-tournament-days = 1ラウンドの日数
command-tournament-most = 参加できる人数
command-tournament-clock = テーブルの持ち時間
command-tournament-show = トーナメントの様子と自分の状況
command-tournament-which = どのトーナメントか（指定しなければ進行中の最新のもの）
command-tournament-begin = 参加受付を終えて最初のラウンドを組む（ホストのみ）
command-tournament-cancel = トーナメントを中止する（ホストのみ）
command-tournament-bump = 何日も何もないテーブルを進める（ホストのみ）
command-tournament-move = トーナメントをこのチャンネルに移す（ホストのみ）
command-tournament-table = ラウンドの中でのテーブルの番号
button-tournament-leave = 参加を取り消す
