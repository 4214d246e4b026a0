# すべてのゲームに共通の言葉

seat-number = 席{ $number }

# 読点でつなぐだけの並び
list-pair = { $head }、{ $tail }

# 続けて読む二つの文
sentence-pair = { $head }{ $tail }

# 選択肢が一つのリストに収まらないとき
menu-region = どのあたりですか？
menu-page = どのページですか？
menu-page-label = { $first }〜{ $last }

# ゲーム本来の終わり方ではないとき
reason-conceded = ほかの全員が投了しました。

# 画像の代わりに読む得点表
score-title = { $game } 得点表。
score-seat = { $place }位 { $name }：{ $total }点（{ $parts }）。
score-seat-plain = { $place }位 { $name }：{ $total }点。
score-part = { $category }{ $points }

# 本人だけの手札と得点表の画像
hand-title = あなたの手札
hand-private = 本人だけに表示
score-heading = 最終得点
score-total = 合計
score-place = { $place }位
