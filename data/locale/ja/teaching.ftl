# ヒント：強いボットならどうするか
button-hint = ヒント
button-hint-other = ほかの手も見る
hint-best = **ヒント**：ボット（{ $level }）ならこうします。
hint-other = **ヒント**：ほかの良い手です。
hint-because = 良い点：{ $reasons }
hint-later = 次の手番から効いてくる手です。
hint-price = 代わりに：{ $reasons }
hint-only = できることはこれだけです（ヒントは減りません）。
hint-even = ほかの手もほぼ同じくらい良い手です。
hint-left = { $left ->
    [0] このゲームのヒントはこれで終わりです。
   *[other] このゲームのヒントはあと{ $left }回です。
}
hint-no-other = ほかに挙げるほどの手はありません。
