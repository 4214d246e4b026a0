# スレッドのテーブル、個人用パネル、DM

button-play = プレイする
button-hand = 手元を見る
button-undo = 手を取り消す
button-log = 履歴
button-rules = ルール
button-resume = 再開
button-next = 次のテーブル（{ $count }卓が待機中）
button-nudge = 声をかける
button-games = 自分のゲーム
button-rematch = もう一度遊ぶ
button-confirm = 決定
button-confirm-end = 決定して手番終了
button-confirm-part = ここまでを決定
button-back = 一手戻す
button-clear = 最初から選び直す
button-premoves = 自動回答
button-ask-again = 解除：{ $choice }
button-premove-leave = この内容で設定する
button-premove-all = 選んだものをまとめて設定
button-premove-next = 次：{ $choice }
button-premove-clear = リストを消す

panel-ready = この形になります。よければ決定してください。
panel-ready-unseen = 結果は決定してから明らかになります。よければ決定してください。
panel-only-end = あとは手番を終えるだけです。
panel-chosen = 選択：{ $choice }
panel-so-many = { $kind ->
    [exact] { $question }（ちょうど{ $most }）
    [range] { $question }（{ $least }〜{ $most }）
   *[most] { $question }（最大{ $most }）
}
panel-unfinished = 決定する前に：{ $missing }
panel-ends-game = これでゲームが終わります。
closing-round = 最終ラウンドです。
closing-turn = この手番でゲームが終わります。
hint-ends-game = ゲームが終わる
hint-ends-turn = この手番でゲームが終わる
hint-ends-round = 最終ラウンドになる
panel-answer = { $choice }：{ $hint }
panel-after = { $chosen }：{ $question }
panel-whole = { $first }、{ $then }
panel-take-turn = この手番にする
panel-priced = { $what }（{ $price }）
panel-looked-at = { $choice }：{ $hint }
panel-instead = 代わりに：{ $question }
panel-instead-answer = または{ $choice }
panel-part = { $question }（{ $part }）
panel-nothing-to-decide = { $waiting }
    いまあなたが決めることはありません。ボードはこちら：{ $link }
panel-moved-on = 表示が古くなっていました。現在の状態を表示します。
panel-stale = このボタンは古いものです。最新のボードはこちら：{ $link }
panel-done-more = 決定しました。まだあなたの手番です。

button-guide = はじめて？
button-guide-next = 次へ
button-guide-skip = 案内を飛ばす
button-guide-end = わかった
panel-number = 案{ $number }
panel-confirm-this = { $choice }に決定
button-other = その他…
button-look-closer = 拡大して見る…
look-which = 何を拡大して見ますか？
look-at = 詳しく見る…
ask-which = **ボードに聞く**：どこにあるか、どれだけ強いか、いま何ができるかを選んでください。
ask-where = 場所：{ $thing }
ask-strength = 強さ：{ $thing }
ask-reach = できること：{ $thing }
ask-other = そのほか
ask-nowhere = いまはどこにもありません。
ask-places = { $count }か所：{ $place_list }
ask-line = { $answer }：{ $told }
ask-more = …ほかに{ $count }行あります。
board-here = ボードはこちら：{ $link }
move-made = 決定しました。ボードはこちら：{ $link }
button-undo-turn = 手番をまるごと戻す
button-ask-back = 戻してよいか聞く
button-agree-back = 賛成
button-decline-back = このまま続ける
back-offer = あなたの後にほかの人が行動しています。全員が賛成すれば{ $steps }手戻せます。
back-asked = ボードの下で全員に聞いています。その間に誰かが行動すると、この話はなくなります。{ $link }
back-agreed = 賛成しました。{ $link }
back-declined = ゲームはこのまま続きます。{ $link }
undo-done = 取り消しました。ボードはこちら：{ $link }
resign-ask = 投了は取り消せません。{ $ending ->
    [conceded] すぐに{ $winner }の勝ちとなり、ゲームが終わります。
    [abandoned] ほかに人がいないので、テーブルは閉じます。
   *[goes-on] 席はボットが引き継ぎます。
}{ $rated ->
    [yes] レーティングでは最下位になります。
   *[no] { "" }
}投了しますか？
button-resign = 投了する
resign-done = 投了しました。ありがとうございました。{ $link }
# 止まっているテーブル：返事とスレッドへの投稿
pause-done = テーブルを一時停止しました。持ち時間も減りません。{ $stamp }に自動で再開します。全員が賛成すれば、もっと長くできます。{ $link }
pause-asked = { $name }がテーブルを一時停止しました。持ち時間も減らず、{ $stamp }に自動で再開します。全員（{ $name_list }）が賛成すれば、{ $longest }まで延ばせます。再開は誰でもできます。
pause-long = 全員が賛成したので、テーブルは止まったままです。{ $stamp }に自動で再開します。再開は誰でもできます。
pause-until = { $stamp }に自動で再開します。
pause-ends = { $name_list }：一時停止は{ $stamp }に終わり、持ち時間がまた減り始めます。
pause-agreed = 賛成を受け付けました。全員が賛成すると一時停止が延びます。いまのところ、{ $stamp }に自動で再開します。{ $link }
pause-agreed-all = 全員が賛成しました。{ $stamp }に自動で再開します。{ $link }
button-agree-pause = 長い一時停止に賛成
idle-asked = { $name_list }、ここでは{ $time }のあいだ動きがありません。誰かが手番を進めるか、ボタンを押さなければ、テーブルは{ $stamp }に閉じます。
idle-kept = { $name }がまだいるので、テーブルは開いたままです。
button-keep-open = テーブルを開いておく
ring-full = { $name_list }、全員そろいました。**開始**を押すとゲームが始まります：{ $link }
ring-later = { $name_list }、通知を鳴らさない時間帯に、ここであなたに関わる投稿がありました：{ $link }
resume-done = ゲームを再開しました。{ $link }
substitute-done = 席を引き継ぎました。{ $link }
substitute-asked = { $name }に席を引き継いでもらえるか聞いています。返事があるまではそのままです。{ $link }
offer-asked = { $name }、{ $asker }が「{ $game }」で{ $leaving }の席を引き継いでほしいとお願いしています。
offer-accepted = { $name }が{ $leaving }の席を引き継ぎました。
offer-declined = { $name }は席の引き継ぎを見送りました。
offer-lapsed = このお願いはもう終わっています。
button-accept = 引き受ける
button-decline = 見送る
premove-heading = 質問が来たときに自動で答えます。これは本人だけに表示されます。
premove-open = **{ $choice }**：{ $rule }
premove-left = **{ $choice }**（設定中）：{ $rule }
premove-holds = { $until ->
    [turn] この手番の終わりまで有効です
    [round] このラウンドの終わりまで有効です
   *[game] ゲームの終わりまで有効です
}{ $repeats ->
    [yes] 。
   *[no] 。回答はそれぞれ一度だけ使われます。
}
premove-step = { $number }. { $choice }
premove-steps = 設定中：{ $steps }
premove-draft = 作成中のリスト（まだ設定していません）：{ $steps }
premove-missing = 設定するには、あと{ $missing }つ選んでください。
premove-list = **{ $choice }**：{ $rest }
premove-empty = まだ選んでいません
premove-next = { $name }：{ $number }番目を選ぶ
premove-which = どのリスト？
premove-none = このテーブルには、自動で答えられる質問がありません。
premove-done = 設定しました。質問が来たら自動で答えます。{ $link }
premove-given = 答えました。残りは質問が来たら自動で答えます。{ $link }
premove-cleared = 今後は毎回おたずねします。{ $link }
button-if = もし…なら…
button-if-bind = このアクションを設定する
if-heading = 指定したとおりのアクションがあれば、あなたのアクションをすぐに行います。そうでなければ取り消します。ほかの人が隠し持つものは、ここでは仮定です。これは本人だけに表示されます。
if-nothing = 条件付きアクションは、ほかの1人が考えているあいだに、その結果が前もってわかる場合だけ設定できます。
if-line = もし{ $steps }なら：{ $answer }
if-upon = もし{ $steps }なら…
if-step = { $name }が「{ $step }」
if-ask-other = { $name }の立場なら、あなたはどうしますか？
if-ask-own = そのときあなたは？
if-ends-turn = { $name }が手番を終える
if-forget = 条件付きアクションを取り消す
if-forget-one = このアクションを取り消す
if-set = 設定しました。条件がそろえば、あなたのアクションを行います。
if-forgotten = 取り消しました。いつもどおりおたずねします。
table-paused = テーブルは一時停止中です。持ち時間も減りません。
table-ended = ゲームは途中で終わりました。最後のボードです。
# 画像の見出し
header-paused = 一時停止中
header-ended = ゲーム終了
header-over = ゲーム終了
header-won = { $count ->
   *[other] { $winners }の勝ち
}

log-empty = まだ何も起きていません。
log-start = ゲームが始まりました。
log-undo = { $name }が{ $steps }手戻しました。
log-ask-back = { $name }が{ $steps }手戻したいと言っています。ほかの全員の賛成が必要です。
log-agree-back = { $name }が賛成しました。
log-decline-back = { $name }の希望で、ゲームはこのまま続きます。
log-default = { $name }は時間切れです。この決定はゲームが代わりに行いました。
log-timeout = { $name }の持ち時間がなくなりました。
log-gone = { $name }がサーバーから抜けました。
log-wait = { $name }をもう1日待ちます。
log-away = { $name }が休暇に入りました。
log-back = { $name }が休暇から戻りました。
log-vacant = { $name }の席を引き継ぐ人を募集します。
log-resign = { $name }が投了しました。
log-vanish = { $name }の席をボットが引き継ぎました。
log-bot-sits = { $name }の席を{ $detail }が引き継ぎました。
log-substitute = { $name }の席を{ $detail }が引き継ぎました。
log-pause = { $name }がテーブルを一時停止しました。
log-agree-pause = { $name }が長い一時停止に賛成しました。
log-long-pause = 全員が賛成したので、一時停止を延ばしました。
log-pause-over = 一時停止が終わり、ゲームを再開しました。
log-resume = { $name }がテーブルを再開しました。
log-end = { $detail ->
    [conceded] 投了によりゲームが終了しました。
    [abandoned] 参加者がいなくなったため、テーブルを閉じました。
   *[finished] ゲームが終了しました。
}

score-announce = { $count ->
    [1] { $winners }が{ $total }で勝ちました！
   *[other] { $winners }が{ $total }で勝利を分け合いました！
}
score-announce-unscored = { $count ->
    [1] { $winners }の勝ちです！
   *[other] { $winners }が勝利を分け合いました！
}
score-announce-nobody = 今回は誰も勝てませんでした。
score-announce-solo = { $name }の最終得点は{ $total }です。

# いつまでに決めるか。日時は「12時間後」のように表示される
clock-deadline = 期限：{ $stamp }
clock-away = { $name }は休暇中（遅くとも{ $stamp }まで）
clock-late = { $name }の持ち時間がなくなりました。ボットに交代：{ $stamp }
clock-late-alone = { $name }の持ち時間がなくなりました。テーブル終了：{ $stamp }
clock-gone = { $name }がサーバーから抜けました。ボットに交代：{ $stamp }
clock-gone-alone = { $name }がサーバーから抜けました。テーブル終了：{ $stamp }
clock-left = あなたの残り時間：{ $time }
clock-deadline-of = { $name } { $stamp }

# 持ち時間がなくなったとき：ほかの人への質問とその結果
timeout-asked = { $name }の持ち時間がなくなりましたが、まだ続けられます。{ $decider_list }、どうしますか？{ $count ->
    [1] 返事がなければ、
   *[other] 最も多い意見に従います。決まらなければ、
}ボットが席を引き継ぎます（{ $stamp }）。
timeout-alone = { $name }の持ち時間がなくなりましたが、まだ続けられます。待っている人がいないので席は残ります。テーブルの終了は{ $stamp }です。
timeout-nobody = { $name }の持ち時間がなくなりましたが、まだ続けられます。ボットへの交代は{ $stamp }です。
timeout-vacant = { $name }の席を引き継ぐ人を募集しています。このテーブルにいない人なら誰でも座れます。誰も座らず、{ $name }も続けなければ、ボットが引き継ぎます（{ $stamp }）。
gone-asked = { $name }がサーバーから抜け、手番が進みません。{ $decider_list }、どうしますか？{ $count ->
    [1] 返事がなければ、
   *[other] 最も多い意見に従います。決まらなければ、
}ボットが席を引き継ぎます（{ $stamp }）。
gone-alone = { $name }がサーバーから抜けました。待っている人がいないので席は残ります。テーブルの終了は{ $stamp }です。
gone-nobody = { $name }がサーバーから抜けました。ボットへの交代は{ $stamp }です。
gone-vacant = { $name }がサーバーから抜けたため、席を引き継ぐ人を募集しています。このテーブルにいない人なら誰でも座れます。誰も座らなければ、ボットが引き継ぎます（{ $stamp }）。
timeout-said = **{ $choice }**：{ $name_list }
timeout-done-wait = { $name }をもう1日待つことに決まりました。
timeout-done-substitute = { $name }の席を引き継ぐ人を募集することに決まりました。
timeout-done-bot = { $name }の席をボットが引き継ぐことに決まりました。
timeout-over = この件はもう決まりました。
button-wait = もう1日待つ
button-look = 代わりの人を探す
button-let-bot = ボットに任せる
button-take-seat = この席に座る


# 休暇：本人だけのページと、自動で始まったときの連絡
vacation-off = 休暇中ではありません。
vacation-on = 休暇中です（遅くとも{ $stamp }まで）。
vacation-left = 今年の残り：{ $left }（1年に{ $all }）。
vacation-about = 休暇中は、ほかの人と遊んでいるすべてのテーブルで持ち時間が減りません。その間もゲームは続けられますが、持ち時間は増えません。
vacation-by-itself = 持ち時間がなくなる1時間前に自動で始まり、次に手番を進めると終わります。
vacation-by-hand = 自動では始まりません。
vacation-about-by-itself = 休暇中は、ほかの人と遊んでいるすべてのテーブルで持ち時間が減りません。この休暇は自動で始まったので、次に手番を進めると終わります。
vacation-tournaments = 休暇中もトーナメントのラウンドは進みます。{ $limited ->
    [yes] あなたの次の期限は{ $stamp }です。
   *[no] { "" }
}
vacation-ended-by-move = 自動で始まった休暇は、いまの決定で終わりました。すべてのテーブルで持ち時間がまた減ります。
vacation-goes-on = まだ休暇中なので、いまの決定で持ち時間は増えていません。**/settings vacation** か、受付の**そのほか…**、**設定**で休暇を終えられます。
vacation-begun = **{ $game }**の持ち時間がなくなりそうだったので、休暇が自動で始まりました。{ $link }
note-vacation = { $name }の持ち時間がなくなりそうだったので、休暇が自動で始まりました。**/settings vacation** か受付の**そのほか…**、**設定**で終えられます。
button-vacation = 休暇
button-vacation-begin = 休暇に入る
button-vacation-end = 休暇を終える
button-vacation-by-itself = 自動で始める
button-vacation-by-hand = 自動では始めない

hand-your-turn = **{ $game }**：{ $task }
    { $link }
hand-waiting = **{ $game }**：{ $task }
    { $link }
# リマインダー：通知しない時間などのあとに届く手番、まだ待っている手番、残り時間の少ない手番
hand-reminder = { $kind ->
    [turn] **{ $game }** テーブル{ $number }：{ $task }
    [late] 持ち時間の大半が過ぎました：**{ $game }** テーブル{ $number }があなたを待っています。{ $task }
    [nudge] { $who }からの声かけ：**{ $game }** テーブル{ $number }があなたを待っています。{ $task }
    [last] 残り時間がわずかです：**{ $game }** テーブル{ $number }があなたを待っています。{ $task }
   *[again] お知らせ：**{ $game }** テーブル{ $number }があなたを待っています。{ $task }
}
    { $link }
# DMを受け取らない人に、テーブルのスレッドで通知
nudge-done = { $names }に声をかけました。
note-reminder = { $name }、このテーブルがあなたを待っています。

# DM、パネル、文章のボードの前に出す、自分の前の手から後の出来事
since-heading = **前回のあなたの手のあと**
since-beginning = **ゲームが始まってから**
since-earlier = …その前にも{ $count }行あります。

# いくつものテーブルが同時に待っているとき
digest-rest = ほか{ $count }件
digest-heading = **{ $count }卓があなたを待っています**
note-digest = { $name }、{ $count }卓があなたを待っています。**/games** か受付の**自分のゲーム**で一覧を見られます。

note-dm-closed = { $name }、DMを送れませんでした。ここの**プレイする**と**手元を見る**で、あなただけに全部表示されますのでご安心ください。
note-dm-closed-open = { $name }、DMを送れませんでした。順番が来たらここでお呼びします。**プレイする**で全部ご覧いただけますのでご安心ください。
note-direct-closed = { $name }にDMを送れません。持ち時間は減り、この席にはいつものルールが当てはまります。
note-offer-declined = { $name }、{ $who }は席の引き継ぎを見送りました。
note-hint-given = { $name }がヒントを見ました。
note-no-permission = { $place }に書き込む権限がないため、テーブルが止まっています。「{ permission-view-channel }」「{ permission-send-messages }」「{ permission-create-public-threads }」「{ permission-send-messages-in-threads }」「{ permission-attach-files }」の権限を付与してください。自動で再試行します。
note-thread-locked = テーブルのスレッド{ $place }がロックされているため、書き込めません。ロックを解除してください。自動で再試行します。
note-too-many-threads = サーバーのスレッド数が上限に達しているため、ゲームは{ $place }でそのまま行います。
note-no-thread-here = { $place }ではスレッドを作れないため、ゲームはこのチャンネルでそのまま行います。
note-not-taken = { $place }のテーブルへの投稿をDiscordが受け付けませんでした。ゲームは続いています。**/table play**か次の手で表示されます。
note-no-thread = { $place }でスレッドを作る権限がないため、ゲームはこのチャンネルでそのまま行います。
note-channel-gone = テーブルのチャンネルがなくなりました。ゲームはDMで続けられます。**プレイする**を押すとボードが表示されます。

thread-name = テーブル{ $number } · { $game }
thread-name-tournament = { $name } · { $title }、第{ $round }ラウンド
thread-opening = テーブル{ $number }を始めます。ゲームは下のスレッドで進みます。
thread-again = テーブル{ $number }のスレッドがなくなったため、新しいスレッドで続けます。ゲームの内容は失われていません。

move-made-here = 決定しました。
