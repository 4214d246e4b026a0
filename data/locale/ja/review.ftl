# 終わったゲームの振り返り（本人だけに表示）
button-review = 振り返り
button-review-point = 分かれ目{ $number }
button-review-all = 振り返り全体
button-review-again = もう一度
button-review-replay = リプレイで見る
more-about-review = 自分のプレイの出来と、より良い手
review-working = ゲームを見直しています。1分ほどかかります。終わるとここに表示します。
review-head = **振り返り** · { $title }
review-accuracy = 選択の余地があった{ $turns }手番の **正確さは100点中{ $accuracy }点** です。
review-meaning = -# 100点は、すべての手番が強いボットと同じくらい良かったという意味です。100回中5勝を失う手番は半分に数えます。どの手番も、その時あなたに見えていたことだけで判断しています。
review-points = { $count ->
    [0] 目立った失敗はありません。失った分は少しずつでした。
   *[other] 特に響いた手番は{ $count }つです。
}
review-line = { $number }. 手番{ $turn }：100回中約{ $wins }勝分
review-point-head = **分かれ目{ $number }/{ $count }** · 手番{ $turn }
review-played = **あなたの手：**
review-better = **より良い手：**
review-cost = 互角のゲームなら、100回中約{ $wins }勝分の差です。
review-picture = 画像には、より良い手を示しています。
review-mark = ★ 分かれ目{ $number }：**振り返り**でより良い手が見られます。
review-title = 振り返り
review-right = 正確さ { $accuracy }
review-caption = その時それぞれに見えた形勢
review-begun = 開始
review-ended = 終了
review-alt = { $name }の振り返り：正確さは100点中{ $accuracy }点。
review-alt-line = { $name }：開始時{ $begun }%、中盤{ $middle }%、終了時{ $ended }%。
review-alt-point = 分かれ目{ $number }は手番{ $turn }。
review-habits = 振り返った{ $games }ゲームで特に響いていること（1ゲームあたり）：
review-habit = - { $habit }
error-review-running = 振り返りはゲームが終わってからです。それまでは自分で考えましょう。
error-review-conceded = このゲームは途中で終わったため、振り返りはありません。そこまでの流れはリプレイで見られます。
error-review-short = このゲームでは決めることが少なすぎました。振り返りには、選択の余地がある手番が{ $least }回必要です。
error-review-late = 今回は振り返りを終えられませんでした。何も失われていません。もう一度お試しください。
error-review-no-seat = 振り返りは着席していた人のためのものです。あなたはこのテーブルに着席していません。リプレイは見られます。
error-review-point-gone = その分かれ目はもう振り返りにありません。**振り返り**でもう一度開けます。
