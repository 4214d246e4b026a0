# テーブルで起きたこと：文章と画像

button-replay = リプレイ
button-log-earlier = 前へさかのぼる
button-log-later = 後へ進む
button-log-start = 最初から
button-log-newest = 新しい順
button-replay-first = 最初
button-replay-back = 戻る
button-replay-on = 進む
button-replay-last = 最後
button-replay-turn = 次の手番
button-replay-own-turn = 自分の次の手番
button-replay-ask = 手番の番号…

# 1つの席の手番の見出しと、リストの項目
log-turn = **手番{ $number } · { $name }**
log-choice = { $number ->
    [0] { $line }
   *[other] 手番{ $number } · { $line }
}
log-choose-picture = その時のボードを見る
# ゲーム中は隠れていて、終了後に公開されるもの
log-hidden = -# { $name }だけに見えたもの：{ $line }

replay-table = **{ $game }** テーブル{ $number }
replay-move = { $moves }手中{ $move }手目
replay-as = { $name }の視点
replay-as-all = 全員に見える視点
replay-undone = この手は後で取り消されました。
replay-choose-turn = 手番を選んで移動
replay-choose-view = ほかの席から見る
replay-ask-title = 手番を選んで移動
replay-ask-turn = 手番の番号

# ゲーム全体のアニメーションと、保存できるページ
button-animation = アニメーション
button-keep-page = 保存用ページ
animation-every-move = すべての手を収めています。
animation-every-turn = 手数が多いため、各手番の終わりの場面を収めています。
animation-some-moves = 容量を抑えるため、{ $moves }手のうち{ $shown }手を収めています。
animation-waits = ほかのゲームを描いています。次にあなたの番になります。
animation-progress = 作成中：{ $percent }%
animation-animation = { $title }：{ $over ->
    [yes] ゲーム全体
   *[no] ここまでのゲーム
}のアニメーションです。{ $grain }
animation-page = { $title }：{ $over ->
    [yes] ゲーム全体
   *[no] ここまでのゲーム
}のページです。ファイルを保存すれば、通信なしでどのブラウザでも開けます。{ $grain }

page-first = 最初
page-back = 戻る
page-on = 進む
page-last = 最後
page-turn-back = 前の手番
page-turn-on = 次の手番
page-keys = キー操作：左右の矢印で一手ずつ、Page UpとPage Downで前後の手番、HomeとEndで最初と最後へ移動できます。
page-told = 起きたこと
page-picture = 画像の説明
page-needs-script = ゲームを見るにはスクリプトが必要です。このファイルでスクリプトを許可してください。
page-so-far = ここまでのゲームです。
page-every-move = すべての手に画像があります。
page-some-moves = 何手かで1枚の画像です。文章はすべて収めています。

# ファイルでの受け渡しと、途中の局面からの続き
button-revisit = ここから遊ぶ
button-import = ファイルのゲームを開く
import-title = ファイルのゲームを開く
import-ask = ファイル
import-about = 「記録ファイル」で受け取ったもの（{ $megabytes }MBまで）
replay-import = ファイルの**{ $game }**
revisit-ask = どの席で遊びますか？ほかの席にはボットが座ります。レーティングには数えません。
revisit-anew = ファイルのプレイヤーに見えなかった部分は配り直します。
revisit-choose = あなたの席
revisit-opened = テーブル{ $number }を開きます：{ $link }

# 自分だけのメモ
button-note = メモ
note-title = メモ
note-ask-note = メモ（自分だけに見える）
note-ask-reminder = 次の手番で思い出すこと
note-line = **メモ：** { $text }
note-to-remember = **忘れずに：** { $text }
note-none = このテーブルのメモはまだありません。書いた内容はあなただけに見えます。
note-kept = 保存しました。手番が来るとパネルに表示します。ほかの人には見えません。
note-dropped = メモを削除しました。
button-note-drop = メモを削除
