# テーブルの人々：非公開テーブル、観戦、ホスト、テーブルの移動

button-people = メンバー
button-watch = 観戦する
button-unwatch = 観戦をやめる
button-move = テーブルを移す
button-private = 非公開テーブル
button-watch-board = ボード
button-watch-text = 文字で読む

people-heading = **{ $game }** テーブル{ $number }
people-host = ホスト：{ $name }
people-playing = プレイヤー：{ $name_list }
people-invited-player = プレイに招待中：{ $name_list }
people-invited-spectator = 観戦に招待中：{ $name_list }
people-watching = { $count }人が観戦中：{ $name_list }

# 非公開テーブル：開いたとき、招待
private-about = 非公開テーブルは非公開スレッドで遊びます。招待した人だけが見て参加できます。
private-which = どのゲーム？
private-opened = **{ $game }**の非公開テーブル{ $number }を非公開スレッドに開きます。スレッドでお呼びします。誰を招待しますか？あとから**メンバー**で追加できます。
invite-player = プレイに招待…
invite-spectator = 観戦に招待…
invite-withdraw = 招待を取り消す…
invite-done = 招待しました：{ $name_list }
invite-nobody = 選んだ人はすでに招待されているか、席に着いています。
direct-unreached = { $name_list }にDMを送れません。DMの受信を許可するか、アプリをインストールしてもらってから、もう一度招待してください。一緒にいる会話で**/play**を使うこともできます。インストールはこちら：{ $link }
button-by-dm = DMでも遊ぶ
more-about-by-dm = ボードと手元をDMにも表示（スレッドを開かずに遊べます。もう一度押すと終了）
by-dm-on = このテーブルをDMにも表示します。ボードの下に手元があり、ほかの人のしたこともわかります。
by-dm-off = このテーブルの表示をスレッドだけに戻しました。
button-chat = ひとこと送る
more-about-chat = 相手が希望すれば、ひとことをDMに届けます
chat-ask = メッセージ
chat-line = **{ $who }**：{ $line }
chat-wish = { $who }がこのテーブルでメッセージを送りたいそうです。お届けしてもよいですか？
button-chat-agree = 受け取る
button-chat-mute = ミュート
button-chat-answer = 返事をする
chat-agreed = このテーブルのメッセージをお届けします。やめるときは、メッセージの下の**ミュート**を押してください。
chat-muted = このテーブルのメッセージはもう届きません。自分でメッセージを送ると、また届くようになります。
chat-sent = { $name_list }に届けました。
chat-asked = { $name_list }に、メッセージを届けてよいか尋ねました。承諾のあとでもう一度送ってください。
chat-closed = 希望により、{ $name_list }にはメッセージを届けません。
note-chat-agreed = { $name }がこれからメッセージを受け取ります。
error-chat-in-thread = サーバーでは、テーブルのスレッドに書き込めます。
error-chat-alone = このテーブルでほかに遊んでいる人はいません。
invite-withdrawn = 招待を取り消しました。
note-invited-player = { $name }、この非公開テーブルに招待されました。
note-invited-spectator = { $name }、この非公開テーブルの観戦に招待されました。ゲームが始まったら、テーブルのメッセージの**メンバー**から観戦できます。
note-no-private-thread = { $place }に非公開スレッドを開けないため、非公開テーブルが止まっています。「非公開スレッドの作成」の権限を付与してください。自動で再試行します。

# 観戦：画面、知らせの設定、知らせ
watch-look-on = ここではほかの人がプレイしています。席はありませんが、自由に観戦できます。**観戦する**を押すと、ゲームの終了をお知らせします。
watch-here = **{ $game }** テーブル{ $number }を観戦しています。見えるのは全員に見えるものだけで、操作できるのは席に着いている人だけです。{ $link }
watch-count = { $count ->
    [1] ほかに観戦している人はいません。
   *[other] { $count }人が観戦中です。
}
watch-notice = 何を知らせますか？
watch-notice-none = 知らせない
watch-notice-end = ゲームの終わりを知らせる
watch-notice-round = 全員が手番を終えるたびに知らせる
watch-ended = このテーブルの観戦をやめました。
board-watched = -# { $count }人が観戦中です。
follow-over = **{ $game }** テーブル{ $number }：観戦していたゲームが終了しました。{ $told } { $link }
follow-round = **{ $game }** テーブル{ $number }：全員の手番が一巡しました。{ $told } { $link }

# ホストの交代
host-whom = ホストを譲る相手…
host-asked = { $name }、{ $asker }が「{ $game }」テーブル{ $number }のホストになってほしいとお願いしています。
host-waits = { $name }にホストになってもらえるか聞いています。返事があるまではあなたがホストです。{ $link }
host-accepted = これからは{ $name }がこのテーブルのホストです。
host-declined = { $name }はホストになるのを見送りました。
note-host-declined = { $name }、{ $who }はホストになるのを見送りました。引き続きあなたがホストです。
note-host-passed = { $name }、ホストがテーブルを離れたので、これからはあなたがホストです。

# テーブルの移動
move-about = テーブルをどこで続けますか？新しいスレッドが開き、このスレッドは閉じます。
move-about-private = テーブルをどこで続けますか？同じメンバーの新しい非公開スレッドが開き、このスレッドは閉じます。
move-where = どのチャンネル？
move-done = テーブルを{ $channel }に移します。
moved-there = **{ $game }** テーブル{ $number }は移動しました。続きはこちら：{ $link }
thread-moved = テーブル{ $number }が別のチャンネルから移ってきました。ゲームは下のスレッドで続きます。
homeless-lobby = **{ $game }** テーブル{ $number }（募集中）のチャンネルがなくなりました。**テーブルを移す**で別のチャンネルに移せます。
homeless-running = **{ $game }** テーブル{ $number }のチャンネルがなくなりました。**テーブルを移す**で別のチャンネルに移せます。それまではここで遊べます：**プレイする**でボードを表示します。

permission-create-private-threads = 非公開スレッドの作成
permission-view-channel = チャンネルを見る
permission-read-message-history = メッセージ履歴を読む
permission-pin-messages = メッセージをピン留め

error-private-not-invited = このテーブルは非公開です。ホストに招待してもらってください。
error-direct-closed = このテーブルはDMで遊びますが、あなたにDMを送れません。DMの受信を許可するか、自分用にインストールして、もう一度試してください：{ $link }
error-by-dm-closed = あなたにDMを送れません。DMの受信を許可するか、自分用にインストールして、もう一度試してください：{ $link }
error-direct-later = 最近とても多くの人にDMを送ったため、しばらく送信を止めています。招待はまだ全員に届いていません。2時間後にもう一度招待するか、一緒にいる会話で**/play**を使ってください。
error-direct-yourself = あなたはもうこのテーブルにいます。ほかの人を招待してください。
error-direct-stays = サーバーのないテーブルは、参加者それぞれのDMにあります。移動はできません。
error-direct-started = このゲームはすでに始まっています。ボードは参加者のDMにあります。
error-invite-in-server = サーバーでは、公開テーブルに誰でも参加できます。非公開にするには**private:True**を使い、テーブルのページから招待してください。
error-private-to-watch = 観戦に招待されていますが、プレイには招待されていません。ホストにお願いしてください。
error-private-not-here = このチャンネルでは非公開スレッドを使えません。通常のテキストチャンネルを選んでください。
error-private-open-to-all = このテーブルは誰でも見られるので、招待は必要ありません。
error-bots-cannot-be-invited = ほかのボットは参加できません。ボットは**ボットを追加**で席に着きます。
error-withdraw-seated = ゲームが始まったあとは、席に着いている人の席は取り上げられません。
error-bot-lacks-permission-in = { $channel }ではできません。次の権限がありません：{ $permissions }。サーバーの管理者に確認してください。
error-you-lack-permission-in = { $channel }では遊べません。あなたに次の権限がありません：{ $permissions }。
error-spectator-seated = あなたはこのテーブルの席に着いているので、観戦の必要はありません。
error-spectator-none = このテーブルを観戦していません。
error-host-already = すでにあなたがこのテーブルのホストです。
error-move-same = テーブルはすでにそのチャンネルにあります。別のチャンネルを選んでください。
error-move-not-there = そのチャンネルではテーブルを開けません。テキストチャンネルを選んでください。
error-move-nowhere = そのサーバーにはこのテーブルを移せるチャンネルが見つかりません。サーバーの管理者に確認してください。
error-server-left = すでにそのサーバーのメンバーではないため、これはできません。先にサーバーへ参加し直してください。
error-server-gone = このボットはもうそのサーバーにいません。サーバーの管理者はもう一度招待できます。
error-server-unreachable = いまはDiscordからそのサーバーにつながりません。しばらくしてからもう一度試してください。
error-channel-gone = そのチャンネルは削除されました。別のチャンネルで /play を使って新しく開いてください。
error-table-moved = このテーブルは移動しました。続きはこちら：{ $link }

# コマンド
command-play-private = 招待した人だけに見えるテーブルにするか
command-play-invite = DMで招待する人（サーバーの外で）
command-table-people = 招待・観戦・ホストの一覧と、招待、交代、移動
command-table-invite = 非公開テーブルに招待する
command-table-invite-player = 招待する人
command-table-watch = このテーブルを観戦する
command-table-host = ホストを譲る
command-table-host-new = 新しいホスト
command-table-move = テーブルを別のチャンネルに移す
command-table-move-channel = 移動先のチャンネル
