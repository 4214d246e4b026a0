# 行えない操作の説明：何がいけないのか、どうすればよいのか。

# 文の後ろにルール番号
error-with-rule = { $sentence }（{ $rule }）

error-game-unknown = 「{ $game }」というゲームはありません。遊べるゲーム：{ $offered }
error-seats-not-offered = このゲームは{ $seats }人では遊べません。プレイ人数：{ $offered }人
error-option-unknown = 「{ $option }」というオプションはありません。使えるオプション：{ $offered }
error-option-value-unknown = オプション「{ $option }」に「{ $value }」は選べません。選べる値：{ $offered }
error-option-not-here = { $seats }人で、ほかのオプションがいまの設定のときは、オプション「{ $option }」を「{ $value }」にできません。

error-notation-unknown = 「{ $text }」という手はありません。
error-notation-ambiguous = 「{ $text }」は何通りかに読めます：{ $readings }
error-record-unreadable = ゲームの記録として読めません：{ $detail }
error-record-other-version = この記録はルール版{ $found }のものです。現在は版{ $known }です。
error-record-other-seats = この記録は{ $seats }席のゲームですが、開始局面は{ $start }席です。
error-record-step-illegal = 記録の{ $step }手目「{ $action }」は局面に合いません。

error-nothing-to-undo = 取り消せる手がありません。新しい情報が出た後、または他の人が行動した後に、あなたはまだ手を進めていません。
error-held-another-seat = このテーブルで一度席に着いた人は、ほかの席には移れません。
error-table-paused = テーブルは一時停止中です。先に再開してください。
error-table-not-paused = テーブルは一時停止していません。
error-table-over = このゲームは終了しています。
error-not-your-turn = いま決めることはありません。
error-no-steps = 先に手を一つ以上選んでください。
error-premove-not-offered = 「{ $choice }」はいま予約できません。
error-premove-twice = 「{ $choice }」が二度選ばれています。一度だけ選んでください。
error-premove-count = { $least }個以上、{ $most }個以下で選んでください。

# 局面データ：ありえない局面
error-position-malformed = 局面データとして読めません：{ $detail }

error-table-unknown = そのテーブルはもうありません。
error-table-not-started = このゲームはまだ始まっていません。
error-not-seated = あなたはこのテーブルに着席していません。
error-no-secret-hand = このゲームに秘密の手札はありません。すべてボードに表示されています。
error-view-gone = それはもう見られません。
error-stale = そのボタンの後、テーブルが進みました。
error-already-seated = すでに着席しています。
error-lobby-full = { $seats }席すべて埋まっています。
error-lobby-closed = このロビーは閉じられました。
error-lobby-started = このゲームはすでに始まっています。
error-lobby-in-thread = テーブルはスレッドではなくチャンネルで開きます。チャンネルで /play を使ってください。
error-no-bot-seated = ボットの席はありません。
error-too-few-seats = { $seats }人では足りません。このゲームは{ $needed }人から遊べます。ボットも参加できます。
error-host-only = それができるのはホストだけです。
error-bot-lacks-permission = ここではテーブルを開けません。このチャンネルで次の権限がありません: { $permissions }。
error-no-such-player = その人はこのテーブルに着席していません。
error-offer-for-another = この席は別の人に引き継ぎをお願いしています。
error-offer-over = この席の募集は終わりました。
error-bots-cannot-sit = ボットは着席できません。ボットに任せるなら「coming」を空けてください。
error-no-table-here = ここにあなたのテーブルはありません。/play で開くか、そのスレッドで実行してください。
error-several-tables = 複数のテーブルに着席しています。目的のテーブルのスレッドで実行してください。
error-button-unknown = このボタンはもう使えません。テーブルの最新のメッセージをご利用ください。
error-store-busy = 今は保存できなかったため、何も変わっていません。少し待ってからもう一度お試しください。
error-forbidden = ここではその操作が許可されていません。チャンネルの権限をご確認ください。
error-unexpected = こちらで問題が起きました。最新のボードで状況を確かめてから、もう一度お試しください。
error-not-vanished = 時間切れになった人か、丸一日待たせている人だけを交代できます。本人は自分で席を譲れます。
