# 行えない操作の説明：何がいけないのか、どうすればよいのか。

error-game-unknown = 「{ $game }」というゲームはありません。遊べるゲーム：{ $offered_list }
error-seats-not-offered = このゲームは{ $seats }人では遊べません。プレイ人数：{ $offered_list }人
error-option-unknown = 「{ $option }」というオプションはありません。使えるオプション：{ $offered }
error-option-value-unknown = オプション「{ $option }」に「{ $value }」は選べません。選べる値：{ $offered }
error-option-not-here = { $seats }人で、ほかのオプションがいまの設定のときは、オプション「{ $option }」を「{ $value }」にできません。

error-card-unknown = 「{ $text }」というカードはありません。入力中に出る候補から選んでください。
error-notation-unknown = 「{ $text }」というアクションはありません。
error-notation-ambiguous = 「{ $text }」は何通りかに読めます。続きも入力してください（例：{ $readings }）。
error-record-unreadable = ゲームの記録として読めません：{ $detail }
error-record-other-version = この記録はルール版{ $found }のものです。現在は版{ $known }です。
error-record-other-seats = この記録は{ $seats }席のゲームですが、開始局面は{ $start }席です。
error-record-step-illegal = 記録の{ $step }手目「{ $action }」は局面に合いません。

error-nothing-to-undo = 取り消せる手はありません。新しい情報が公開された後や、ほかの人が行動した後は、それより前の手は取り消せません。
error-held-another-seat = ほかの席に着いたことのある人は、その席の秘密を知っているため、この席には着けません。
error-table-paused = テーブルは一時停止中です。/table resume で再開できます。
error-table-not-paused = テーブルは一時停止していません。
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

error-table-unknown = そのテーブルはもうありません。
error-table-not-started = このゲームはまだ始まっていません。
error-not-seated = あなたはこのテーブルに着席していません。
error-no-secret-hand = このゲームに秘密の手札はありません。すべてボードに表示されています。
error-view-gone = それはもう見られません。
error-stale = そのボタンが表示された後、ゲームが進みました。最新のボードをご利用ください。
error-already-seated = すでに着席しています。
error-clock-too-short = 最初の持ち時間は1時間以上にしてください。決定で時間を減らすこともできません。
error-clock-too-long = 時間は最大{ $days }日です。もっと短くしてください。
error-clock-cap-low = 上限は、最初の持ち時間と決定ごとの時間のどちらよりも短くできません。上限を長くしてください。
error-clock-unreadable = 「{ $text }」は時間として読めません。「3日」や「36時間」のように入力してください。
error-timeout-settled = この件はもう決まりました。最新の盤面をご覧ください。
error-timeout-not-yours = これを決めるのは、持ち時間の残っているほかの人です。あなたはまだ続けられます。
error-lobby-full = { $seats }席すべて埋まっています。
error-lobby-closed = このロビーは閉じられました。
error-lobby-started = このゲームはすでに始まっています。
error-lobby-in-thread = テーブルはスレッドではなくチャンネルで開きます。チャンネルで /play を使ってください。
error-no-bot-seated = ボットの席はありません。
error-too-few-seats = { $needed }人以上で始められます。ボットも加えられます。
error-host-only = それができるのはホストだけです。
error-bot-lacks-permission = ここではテーブルを開けません。このチャンネルで次の権限がありません：{ $permissions }。
error-no-such-player = その人はこのテーブルに着席していません。
error-command-unknown = このコマンドは更新されています。Discordを再読み込み（Ctrl+R）してから、もう一度お試しください。
error-offer-for-another = この席は別の人に引き継ぎをお願いしています。
error-offer-over = この席の募集は終わりました。
error-bots-cannot-sit = ほかのボットは席に着けません。ジグラットのボットに任せる場合は「coming」を空欄にしてください。
error-no-table-here = ここにあなたのテーブルはありません。/play で開くか、そのスレッドで実行してください。
error-several-tables = 複数のテーブルに着席しています。目的のテーブルのスレッドで実行してください。
error-interval-too-short = お知らせまでの時間は{ $least }〜{ $most }時間です。お知らせが不要なら0にしてください。
error-quiet-half = 通知を鳴らさない時間帯には、始まりと終わりの両方が必要です。両方を選ぶか、両方とも空けてください。
error-quiet-whole-day = 通知を鳴らさない時間帯を丸一日にはできません。終わりの時刻を変えてください。
error-quiet-too-long = 通知を鳴らさない時間帯は最大{ $most }時間です。連絡できる時間を残してください。
error-zone-missing = 通知を鳴らさない時間帯にはタイムゾーンが必要です。TokyoやBerlinのように都市名で指定してください。
error-zone-unknown = 「{ $zone }」というタイムゾーンは見つかりません。TokyoやBerlinのように都市名で指定してください。
error-no-table-waits = 今あなたを待っているテーブルはありません。
error-button-unknown = このボタンはもう使えません。テーブルの最新のメッセージをご利用ください。
error-store-busy = いまは保存できなかったため、何も変わっていません。少し待ってからもう一度お試しください。
error-forbidden = このチャンネルではボットの権限が足りません。サーバーの管理者に確認を依頼してください。
error-unexpected = こちらで問題が起きました。最新のボードで状況を確かめてから、もう一度お試しください。
error-not-vanished = 交代させられるのは、時間切れになった人か、丸一日テーブルを待たせている人だけです。自分の席はいつでも譲れます。
