# 権限の確認：サーバーで足りない権限と、その場所、付け方

doctor-well = すべて問題ありません。{ $places ->
    [none] このサーバー
   *[other] { $places }
}で、テーブルに必要なことがすべてできます。
doctor-fair = { $places }で遊べます。足りないのは次の小さなことだけです。
doctor-ill = テーブルに必要な権限が足りません。確認した場所：{ $places }
# 確認したチャンネル（名前を挙げきれないとき）
doctor-places = { $place_list }、ほか{ $more }か所

doctor-in-server = **サーバー全体（{ $place }）**
doctor-in-category = **カテゴリー「{ $place }」**とそれに従うチャンネル
doctor-in-channel = **{ $place }**
doctor-lack = - **{ $permission }**：{ $harm }
doctor-harm-view-channel = ないと、そこが見えず、テーブルを表示できません。
doctor-harm-send-messages = ないと、受付もテーブルも投稿できません。
doctor-harm-create-public-threads = ないと、ゲーム専用のスレッドができず、チャンネルで進みます。
doctor-harm-send-messages-in-threads = ないと、テーブルのスレッドにボードを出せません。
doctor-harm-attach-files = ないと、ボードの画像を出せません。
doctor-harm-read-message-history = ないと、メッセージにスレッドを作れず、不調のあとに同じものが二度投稿されることがあります。
doctor-harm-pin-messages = ないと、受付をピン留めできません。
doctor-harm-create-private-threads = ないと、非公開のテーブルを開けません。
doctor-how-server = 付け方：**サーバー設定** → **ロール** → **{ $who }** → **権限**でオンにします。
doctor-how-category = 付け方：カテゴリーを長押しまたは右クリック → **カテゴリーの編集** → **権限** → **高度な権限** → **{ $who }**（なければ**＋**で追加）→ ✓
doctor-how-channel = 付け方：チャンネルを長押しまたは右クリック → **チャンネルの編集** → **権限** → **高度な権限** → **{ $who }**（なければ**＋**で追加）→ ✓
doctor-more = ほかにも{ $count }か所あります。まずここを直し、**もう一度確認**を押してください。
doctor-wrong-kind = { $place }は通常のテキストチャンネルではないため、テーブルを開けません。
doctor-locked = スレッド{ $place }がロックされているため、書き込めません。スレッド上部の**⋯** → **スレッドのロックを解除**で開きます。
doctor-channel-gone = テーブルを開くチャンネルに、削除されたものがあります。受付の**そのほか…** → **設定** → **サーバーの設定** → **変更する**で直せます。
button-doctor = 権限を確認
button-doctor-again = もう一度確認
button-trial = 実際に試す
error-doctor-not-here = このボットが招待されているサーバーで使えます。

# 実際に試す
trial-message = サーバーの管理者が、ここでの動作を試しています。この投稿は自動で消えます。
trial-thread = 動作テスト
trial-alt = 画像が届くか試すための画像
trial-dm = サーバー「**{ $server }**」からの動作テストです。ダイレクトメッセージは届いています。何もする必要はありません。
trial-well = **{ $place }では、すべて動作しています。**
trial-ill = **{ $place }では、動作しないものがあります。**
trial-step-message = チャンネルへのメッセージ
trial-step-thread = そのスレッド
trial-step-picture = 画像
trial-step-edit = 画像の差し替え
trial-step-take-back = 画像の削除
trial-step-dm = あなたへのダイレクトメッセージ
trial-step-away = 後片付け
trial-step-button = ボタンの応答
trial-done = ✓ { $step }：{ $seconds }秒
trial-failed = × { $step }：{ $cause }
trial-skipped = – { $step }：前の段階が失敗したため、試していません。
trial-archived = -# 試したスレッドはアーカイブしました。削除には「スレッドの管理」の権限が必要ですが、テーブルには必要ありません。
trial-press = あとひとつ、下のボタンを押してください。
button-trial-press = ここを押す
error-trial-under-way = このサーバーではテスト中か、前回の後片付けが残っています。少し待ってから試してください。
error-trial-not-here = { $place }は通常のテキストチャンネルではないため、テーブルを開けません。ゲームを遊ぶチャンネルで試してください。

# Discordに断られた理由
cause-unknown = Discordに断られました。理由は示されていません。あとで試してください。
cause-too-often = Discordによると、回数が多すぎます。少し待ってから試してください。
cause-discord-off = いまDiscordに障害が起きています。あとで試してください。
cause-no-answer = { $seconds }秒以内にDiscordから返事がありません。もう一度試してください。
cause-not-allowed = { $permissions ->
    [none] { $place }で権限が足りません。
   *[other] { $place }で次の権限がありません：{ $permissions }。
}**権限を確認**で付け方がわかります。
cause-no-access = { $place }が見えません。**権限を確認**で直し方がわかります。
cause-not-taken = メッセージがDiscordに受け付けられません。不具合として報告してください。
cause-too-large = 画像が大きすぎると断られました。不具合として報告してください。
cause-filter = このサーバーのAutoModに止められました。**サーバー設定** → **AutoMod**で、ボットのロールを対象外にしてください。
cause-wrong-kind = { $place }ではできません。通常のテキストチャンネルを選んでください。
cause-channel-gone = その場所が途中で削除されました。
cause-message-gone = メッセージが途中で削除されました。誰か、またはほかのボットによるものです。
cause-archived = スレッドが途中でアーカイブされました。誰か、またはほかのボットによるものです。
cause-locked = スレッドが途中でロックされました。誰か、またはほかのボットによるものです。
cause-slow-mode = チャンネルが低速モードです。**チャンネルの編集** → **概要** → **低速モード**でオフにできます。
cause-too-many-threads = 開いているスレッドが、サーバーの上限に達しています。いくつか閉じてください。それまでテーブルはチャンネルで進みます。
cause-closed-dm = このサーバーからのダイレクトメッセージを受け取らない設定です。サーバー名 → **プライバシー設定** → **ダイレクトメッセージ**で変えられます。届かないときは、スレッドでお知らせします。
cause-dms-too-fast = ダイレクトメッセージを開く回数が多すぎると断られました。数分待ってから試してください。
cause-dms-held = 最近多くのダイレクトメッセージを開いたため、しばらく控えています。2時間後に試してください。
