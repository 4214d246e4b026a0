# スラッシュコマンドの説明（100文字まで）

command-play = play
command-play-description = テーブルを開いて参加者を募集します
command-play-game = 遊ぶゲーム
command-play-seats = 席の数
command-play-bots = ボットが担当する席の数

command-move-description = 手を書いて打ちます
command-move-notation = 打つ手。複数ならカンマ区切り：build C7, build D7

command-table-description = 参加中のテーブルの操作
command-table-play = 操作パネルを開いて手を打ちます
command-table-hand = 手札を見ます
command-table-board = いまのボードを表示します
command-table-text = ボードを文字で読みます
command-table-log = これまでの出来事を読みます
command-table-record = ゲームの記録をファイルで受け取る
command-table-rules = このゲームのルールを一画面で読みます
command-table-undo = 最後の手を取り消します
command-table-resign = 投了します。席はボットが引き継ぎます
command-table-pause = テーブルと持ち時間を一時停止します
command-table-resume = 一時停止したテーブルを再開します
command-table-premove = 自動の回答を設定・解除します
command-table-substitute = 席を別の人に引き継ぎます
command-table-leaving = 席を離れる人。省略するとボットの席
command-table-coming = 席に着く人。省略するとボット

command-settings-description = 設定
command-settings-language = このサーバーの公開メッセージの言語
command-settings-language-option = 言語(autoはサーバーの設定に従います)
command-settings-reminders = テーブルが待っているときのお知らせの間隔
command-settings-reminders-option = 最初のお知らせまでの時間(0でお知らせなし)
command-settings-forget = 自分の保存データを削除する

command-stats-description = プレイ回数と勝利数
command-stats-player = 誰の成績か(省略すると自分)

command-ranking-description = ゲームの上位プレイヤー

command-help-description = 遊び方、またはゲームのルール
command-help-game = どのゲームですか

command-tables-description = 自分のテーブルと、その待ち状況

command-report-description = 不具合を報告する(テーブルの記録も添えられます)
command-report-words = 気づいたこと
