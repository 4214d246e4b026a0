# 進行中のテーブル：ボタン、本人だけの操作パネル、ゲーム以外の出来事

button-play = プレイ
button-hand = 手札
button-undo = 一手戻す
button-log = ログ
button-rules = ルール
button-rematch = もう一度遊ぶ
button-confirm = 決定
button-confirm-part = ここまで決定
button-confirm-end = 決定して手番終了
button-back = 一つ戻る
button-clear = 最初から

panel-ready = 手を打った後のボードを確かめて、決定してください。
panel-up-to = { $question }（{ $most }個まで）
panel-nothing-to-decide = いま決めることはありません。ボード：{ $link }
panel-moved-on = その後テーブルが進みました。いまできることはこちらです。
panel-stale = そのボタンは前の場面のものです。最新のボード：{ $link }
panel-done = 決定しました。ボード：{ $link }
panel-done-more = 決定しました。続けてどうぞ：

table-closed = このテーブルは終了しました。

log-start = ゲーム開始です。
log-undo = { $name }さんが{ $steps }手戻しました。
log-default = { $name }さんは時間切れのため、ハウスが代わりに打ちました。
log-resign = { $name }さんが投了しました。
log-vanish = { $name }さんの席はハウスが引き継ぎます。
log-substitute = { $name }さんの席に{ $detail }さんが着きました。
log-pause = { $name }さんが一時停止しました。
log-resume = { $name }さんが再開しました。
log-end = { $detail ->
    [conceded] ほかの全員が投了したため、ゲーム終了です。
    [abandoned] プレイヤーがいなくなったため、テーブルを閉じました。
   *[finished] ゲーム終了です。
}
