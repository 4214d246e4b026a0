# スラッシュコマンドの説明（100文字まで）

command-play = play
command-play-description = テーブルを開いて参加者を募集
command-play-game = 遊ぶゲーム
command-play-seats = 席の数
command-play-bots = ボットが担当する席の数
command-play-level = ボットの強さ
command-play-level-easy = やさしい
command-play-level-normal = ふつう
command-play-level-hard = 強い
command-play-level-expert = 最強

command-move-description = アクションを文字で入力
command-move-notation = 1つ以上のアクション、カンマ区切り（例：build C7, build D7）

command-table-description = 参加中のテーブルの操作
command-table-play = 操作パネルを開いて手番を進める
command-table-hand = 手元を見る
command-table-board = いまのボードを表示
command-table-text = ボードを文字で読む
command-table-ask = どこにあるか、どれだけ強いか、何ができるかを調べる
command-table-ask-about = 知りたいこと（候補から選びます）
command-table-log = 履歴を読む
command-table-note = このテーブルの自分用メモを見る・書く
command-table-nudge = 1日以上待たせている人に声をかける
command-table-export = ゲームをファイルで受け取る（終了前は自分が知っている範囲）
command-table-rules = このゲームのルールを一画面で読む
command-table-undo = 最後の手を取り消す
command-table-resign = 投了する（席はボットが引き継ぐ）
command-table-pause = テーブルと持ち時間を一時停止
command-table-longer-pause = 長い一時停止に賛成
command-table-resume = 一時停止したテーブルを再開
command-table-premove = 自動回答の設定・解除
command-table-substitute = 席を別の人に引き継ぐ
command-table-leaving = 席を離れる人（空欄：ボットの席）
command-table-coming = 席に着く人（空欄：ボット）

command-desk-description = ここに受付を置く（すべてボタンで操作、入力は不要）
command-doctor-description = テーブルに必要な権限がそろっているか確認する
command-doctor-test = スレッド、画像、ダイレクトメッセージ、ボタンを実際に試す

command-settings-description = 設定
command-settings-language = このサーバーの公開メッセージの言語
command-settings-language-option = 言語（autoはサーバーの設定のまま）
command-settings-reminders = テーブルが待っているときのお知らせまでの時間
command-settings-reminders-option = お知らせまでの時間、4時間以上（0でお知らせなし）
command-settings-quiet = 通知を鳴らさない時間帯
command-settings-quiet-begin = 始まりの時刻（0〜23）、空欄なら時間帯なし
command-settings-quiet-end = 終わりの時刻（0〜23）
command-settings-quiet-zone = タイムゾーン（都市名で選択）
command-settings-rhythm = お知らせと通知を鳴らさない時間帯の設定ページ
command-settings-ring = 順番が来たときの通知
command-settings-ring-option = 音の鳴るほう（もう一方は音なし）
command-settings-ring-thread = スレッドのメンション
command-settings-ring-dm = ダイレクトメッセージ
command-settings-vacation = 休暇（すべてのテーブルの持ち時間を止める）
command-settings-avoid = 一緒に遊びたくない人（このリストは自分だけに見えます）
command-settings-avoid-person = リストに加える人（空欄：リストを見る）

command-privacy-description = 保存されている自分の情報を見る・受け取る・削除する
command-support-description = 困ったとき・ボットの運営者・報告のしかた
command-seek-description = 一緒に遊ぶ人を、ゲーム・持ち時間・強さを選んで探す

command-stats-description = 成績（回数、勝利、レーティングの推移）
command-stats-player = 誰の成績か（空欄：自分）
command-stats-game = 詳しく見るゲーム（空欄：すべて）
command-puzzle-description = 最善の手がはっきり1つある局面を解く
command-puzzle-game = どのゲームのパズルか（空欄：一覧から選ぶ）
command-versus-description = 自分とほかの人の直接の勝敗
command-versus-player = 誰との勝敗か
command-ranking-description = ゲームのランキング（このサーバーまたは全体）
command-ranking-everywhere = このサーバーだけでなく全体
command-records-description = ゲームの最高記録（最高得点、最短の勝利、最長のゲーム）

command-help-description = 遊び方、またはゲームのルール
command-help-game = ルールを読むゲーム

command-learn-description = ゲームを自分だけのボードで順番に学ぶ
command-learn-game = 学ぶゲーム

command-rules-description = ルールを番号・言葉・ゲームで探す
command-rules-game = どのゲームのルールか
command-rules-find = 5.3のような番号、または言葉

command-games-description = 自分のテーブルと、その待ち状況

command-report-description = 不具合を報告（伏せた手札を含むテーブルの記録も送られる）
command-report-words = 気づいたこと

command-replay-description = 終了したゲームや進行中のゲームを一手ずつ見る
command-replay-table = テーブルの番号（空欄：この場所のテーブル）

command-import-description = ファイルのゲームを見る、続きから遊ぶ
command-import-file = テーブルの「記録ファイル」で受け取ったファイル
