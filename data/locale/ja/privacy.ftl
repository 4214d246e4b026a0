# 保存されている個人の情報、その受け取り方と削除。

privacy-heading = **保存されているあなたの情報**
privacy-you = **あなた自身**：Discordの番号、名前、言語、通知の設定、休暇、ボタンを押す時間帯。
privacy-games = **ゲーム**：着いた席、すべての手、成績、レーティング。
privacy-lists = **リスト**：一緒に遊びたくない人、募集の条件、先に決めた手、メモ、送った報告、最近開いたゲームのファイル。
privacy-never = **保存しないもの**：チャンネルに書いた文章、メールアドレス、ほかのサーバーのこと。
privacy-stays = 削除するまで、このボットの運営者のもとにだけ保存され、ほかへは渡りません。
button-privacy = 保存されている自分の情報
button-privacy-file = すべてファイルで受け取る
button-privacy-delete = 自分の情報を削除…
privacy-file = 保存されているあなたの情報のすべてです。時刻はUTCです。
privacy-ask-heading = **あなたの情報をすべて削除しますか？**
privacy-ask =
    設定、レーティング、成績、リストは完全に消えます。{ $tables ->
        [0] 進行中のテーブルに席はありません。
       *[other] 進行中の{ $tables }卓では、ボットが続けます。
    }ほかの人のゲームや記録では「プレイヤーA」と表示されます。Discordにすでにあるメッセージはそのまま残ります。
button-privacy-sure = 完全に削除する
privacy-deleted = 削除しました。あなたの情報はもう残っていません。遊んでくれてありがとうございました。また来たときは、はじめての人として始まります。
privacy-player = プレイヤー{ $letter }
