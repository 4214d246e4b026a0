# 行えない操作の説明：何がいけないのか、どうすればよいのか。

error-game-unknown = 「{ $game }」というゲームはありません。遊べるゲーム：{ $offered_list }
error-seats-not-offered = このゲームは{ $seats }人では遊べません。プレイ人数：{ $offered_list }人
error-option-unknown = 「{ $option }」というオプションはありません。使えるオプション：{ $offered }
error-option-value-unknown = オプション「{ $option }」に「{ $value }」は選べません。選べる値：{ $offered }
error-option-not-here = { $seats }人で、ほかのオプションがいまの設定のときは、オプション「{ $option }」を「{ $value }」にできません。

error-card-unknown = 「{ $text }」というカードはありません。入力中に出る候補から選んでください。
error-notation-unknown = 「{ $text }」というアクションはありません。
error-notation-ambiguous = 「{ $text }」は何通りかに読めます。続きも入力してください（例：{ $readings }）。
error-record-unreadable = ゲームのファイルではないか、壊れています。**記録ファイル**で受け取ったファイルを選んでください。
error-record-other-version = このゲームはルールの版{ $found }で遊ばれたもので、現在の版{ $known }では開けません。
error-turn-unknown = 手番「{ $turn }」はありません。1から{ $last }までの手番を見られます。
error-replay-game-gone = このゲームは現在提供していないため表示できません。記録は失われていません。
error-animation-under-way = このゲームはいま作成中です。終わるまで20秒ほどお待ちください。
error-record-changed = このファイルは書き出した後に変更されているため、開けません。受け取ったままのファイルを選んでください。
error-record-game-unknown = ここでは提供していないか、提供を終えたゲームのファイルです。
error-record-too-long = このファイルは長すぎます。{ $steps }手もあるゲームはありません。
error-import-gone = このファイルはもう保管していません（保管は最新の5つまで）。もう一度開いてください。
error-import-too-large = ファイルが大きすぎます。開けるのは{ $megabytes }MBまでです。
error-import-unreachable = ファイルが届きませんでした。もう一度試してください。
error-export-too-large = 1つのファイルには大きすぎます。終了後の記録はもっと小さいので、終わってからもう一度試してください。
error-revisit-running = このゲームはまだ続いています。終了後か、**記録ファイル**で受け取ったファイルからなら、続きを遊べます。
error-revisit-over = この場面ではゲームが終わっています。前の場面に戻ってから始めてください。
error-table-in-server = テーブルを開くにはサーバーのチャンネルが必要です。サーバーのチャンネルで試してください。
error-record-other-seats = この記録は{ $seats }席のゲームですが、開始局面は{ $start }席です。
error-record-step-illegal = 記録の{ $step }手目「{ $action }」は局面に合いません。

error-nothing-to-undo = 取り消せる手はありません。新しい情報が公開された後や、ほかの人が行動した後は、それより前の手は取り消せません。
error-undo-revealed = 戻せません。あなたの後に何かが引かれたか公開されました。見たものは取り消せません。
error-back-over = 戻したいという人は、もういません。
error-back-agreed = すでに賛成しています。
error-held-another-seat = ほかの席に着いたことのある人は、その席の秘密を知っているため、この席には着けません。
error-table-paused = テーブルは一時停止中です。**再開**のボタンか /table resume で再開できます。
error-table-not-paused = テーブルは一時停止していません。ゲームは続いています。
error-table-over = このゲームは終了しています。
error-not-your-turn = いま決めることはありません。
error-no-steps = 先に1つ以上選んでください。
error-premove-not-offered = その自動回答はいま設定できません。
error-premove-twice = 同じものが二度選ばれています。一度だけ選んでください。
error-premove-count = { $least }個以上、{ $most }個以下で選んでください。
error-conditional-no-condition = 先に、ほかの人のアクションを選んでください。
error-conditional-not-asked = その後はまだあなたの番ではありません。自分の番になるところまで選んでください。
error-conditional-too-long = その後はあなたの番です。自分のアクションを選んでください。
error-conditional-unknown-outcome = その結果は前もって分からないため、条件にできません。
error-conditional-twice = 同じ条件が二度選ばれています。条件ごとに設定できるアクションは1つです。
error-conditional-most = 条件付きアクションは一度に{ $most }つまでです。

# 局面データ：ありえない局面
error-position-malformed = 局面データとして読めません：{ $detail }

error-game-not-known = このバージョンは、このテーブルのゲームに対応していません。記録は残っており、対応するバージョンでまた見られます。
error-table-unknown = そのテーブルはもうありません。
error-table-not-started = このゲームはまだ始まっていません。ロビーでホストが開始します。
error-not-seated = あなたはこのテーブルに着席していません。ボードと履歴は見られます。
error-table-elsewhere = あなたはこのテーブルに着席していません。テーブルのあるサーバーでなら、ボードを見られます。
error-no-hint-left = このゲームのヒント{ $most }回は使い切りました。
error-no-hint-here = もう選ぶことはありません。確定するか、一つ戻ってください。
error-no-hint-in-tournament = 大会ではヒントは使えません。自分で考えましょう。
error-no-secret-hand = このゲームに秘密の手札はありません。すべてボードに表示されています。
error-view-gone = それはもう見られません。
error-stale = そのボタンが表示された後、ゲームが進みました。最新のボードをご利用ください。
error-already-seated = すでに着席しています。
error-not-joined = まだこのテーブルに着席していません。「参加する」で着席できます。
error-clock-too-short = 最初の持ち時間は1時間以上にしてください。決定で時間を減らすこともできません。
error-clock-too-long = 時間は最大{ $days }日です。もっと短くしてください。
error-clock-cap-low = 上限は、最初の持ち時間と決定ごとの時間のどちらよりも短くできません。上限を長くしてください。
error-clock-unreadable = 「{ $text }」は時間として読めません。「3日」や「36時間」のように入力してください。
error-timeout-settled = この件はもう決まりました。最新の盤面をご覧ください。
error-timeout-waited = この席をこれ以上待つことはできません。ほかの2つから選んでください。
error-pause-used-up = もう十分に一時停止しました。誰かが手番を進めると、また一時停止できます。
error-pause-agreed = すでに賛成しています。
error-timeout-not-yours = これを決めるのは、持ち時間の残っているほかの人です。あなたはまだ続けられます。
error-vacation-begun = すでに休暇中です。
error-vacation-not-begun = もう休暇中ではありません。
error-vacation-used-up = 今年の休暇は残っていません。
error-lobby-full = { $seats }席すべて埋まっています。
error-lobby-closed = このロビーは閉じられました。/play で新しく開けます。
error-lobby-started = このゲームはすでに始まっています。ボードはスレッドにあります。
error-rematch-early = もう一度遊べるのは、このゲームが終わってからです。
error-lobby-in-thread = テーブルはスレッドではなくチャンネルで開きます。チャンネルで開いてください。
error-no-bot-seated = ボットの席はありません。
error-bots-changed = ボットの顔ぶれが変わりました。もう一度選んでください。
error-level-not-offered = { $levels ->
    [normal] このゲームのボットの強さは「ふつう」だけです。
    [normal-hard-expert] このゲームのボットの強さは「ふつう」「強い」「最強」です。
   *[other] ボットの強さは「やさしい」「ふつう」「強い」「最強」です。
}
error-too-few-seats = { $needed }人以上で始められます。ボットも加えられます。
error-host-only = それができるのはホストだけです。
error-manager-only = サーバーの設定を変更できるのは、サーバーの管理権限がある人だけです。
error-bot-lacks-permission = ここではテーブルを開けません。このチャンネルで次の権限がありません：{ $permissions }。
error-no-such-player = その人はこのテーブルに着席していません。
error-command-unknown = このコマンドは更新されています。Discordを再読み込み（Ctrl+R）してから、もう一度お試しください。
error-offer-for-another = この席は別の人に引き継ぎをお願いしています。
error-offer-over = この席の募集は終わりました。
error-bots-cannot-sit = ほかのボットは席に着けません。ジグラットのボットに任せる場合は「coming」を空欄にしてください。
error-hosts-managers-only = このサーバーでテーブルを開けるのは、管理権限がある人だけです。その人に頼むか、ほかのテーブルに参加してください。
error-lobby-elsewhere = このサーバーでテーブルを開けるチャンネル：{ $places }。そちらで開いてください。
error-too-many-tables = このサーバーでひとりが同時にホストできるテーブルは{ $most }つまでです。ほかのテーブルを終えるか取り消してからにしてください。
error-desk-not-here = 受付はテキストチャンネルに置きます。チャンネルを選んでください。
error-desk-not-allowed = { $place }に書き込めません。チャンネルの閲覧とメッセージの送信を許可するか、別のチャンネルを選んでください。
error-report-short = 原因を調べられるように、もう少し詳しく書いてください。
error-no-table-here = ここにあなたのテーブルはありません。受付か /play で開くか、そのスレッドで実行してください。
error-several-tables = 複数のテーブルに着席しています。目的のテーブルのスレッドで実行してください。
error-interval-too-short = お知らせまでの時間は{ $least }〜{ $most }時間です。お知らせが不要なら0にしてください。
error-quiet-half = 通知を鳴らさない時間帯には、始まりと終わりの両方が必要です。両方を選ぶか、両方とも空けてください。
error-quiet-whole-day = 通知を鳴らさない時間帯を丸一日にはできません。終わりの時刻を変えてください。
error-quiet-too-long = 通知を鳴らさない時間帯は最大{ $most }時間です。連絡できる時間を残してください。
error-zone-missing = 通知を鳴らさない時間帯にはタイムゾーンが必要です。TokyoやBerlinのように都市名で指定してください。
error-zone-unknown = 「{ $zone }」というタイムゾーンは見つかりません。TokyoやBerlinのように都市名で指定してください。
error-nudge-nobody = このテーブルはほかの人を待っていません。
error-nudge-early = 声をかけられるのは、テーブルが1日待ってからです：{ $stamp }
error-nudge-again = 待っている相手は今テーブルにいるか、今日すでに声をかけられています。明日もう一度お試しください。
error-button-unknown = このボタンはもう使えません。テーブルの最新のメッセージをご利用ください。
error-store-busy = いまは保存できなかったため、何も変わっていません。少し待ってからもう一度お試しください。
error-store-unread = いまは記録を読み込めません。何も変わっていません。少し待ってからもう一度お試しください。
error-forbidden = このチャンネルではボットの権限が足りません。サーバーの管理者に確認を依頼してください。
error-unexpected = こちらで問題が起きました。最新のボードで状況を確かめてから、もう一度お試しください。
error-not-vanished = 交代させられるのは、時間切れになった人か、丸一日テーブルを待たせている人だけです。自分の席はいつでも譲れます。
error-tournament-too-few = ラウンドを始めるには{ $needed }人以上が必要ですが、いまは{ $entrants }人です。もう少し参加者を集めてください。
error-tournament-too-many = 大会の参加者は{ $most }人までで、{ $entrants }人では多すぎます。残りの方のために別の大会を開いてください。

# --- how much one person may have -----------------------------------------------------------------------------------
error-ceiling-lobbies = まだ始まっていないテーブルが{ $most }つあります。ひとりが持てるのはここまでです。「**自分のゲーム**」から、どれかを始めるか取り消してください。
error-ceiling-tables = ホストしているテーブルが{ $most }つあります。ひとりが同時に持てるのはここまでです。どれかを終えるか、ホストをほかの人に譲ってください。
error-ceiling-opened = この1日で開いたテーブルが{ $most }つになりました。ひとりが1日に開けるのはここまでです。ほかの人のテーブルに参加するか、明日また開いてください。
error-ceiling-server = このサーバーのテーブルが{ $most }つになりました。サーバーが同時に持てるのはここまでです。どれかに参加するか、どれかが終わるまで待ってください。
error-ceiling-tournaments = 開いているトーナメントが{ $most }つあります。ひとりが同時に開けるのはここまでです。先にどれかを終えてください。
error-ceiling-imports = この1日で開いたファイルが{ $most }つになりました。ひとりが1日に開けるのはここまでです。明日もう一度試してください。
error-ceiling-reports = 報告ありがとうございます。この1日で送った報告が{ $most }つになりました。ひとりが1日に送れるのはここまでです。残りは明日、1つにまとめて送ってください。
error-exercise-gone = この問題はもう終わっています。新しく開いてください。
error-no-lesson = このゲームのレッスンはまだありません。ルールは**ヘルプ**で読めます。
error-exercise-moved-on = ここはもう回答済みです。
error-puzzle-old = ここからはもう先に進んでいます。パズルを開き直してください。
error-no-puzzles = このゲームのパズルはまだありません。ほかのゲームを選んでください。
