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

# レッスン：1段階に1つのルールで学ぶ、はじめてのゲーム
button-lessons = ゲームを順番に学ぶ
button-lesson = 順番に学ぶ
button-lesson-next = 次へ
button-lesson-show = 答えを見る
button-lesson-rule = ルールを見る
button-lesson-over = 最初から
button-lesson-play = 本物のゲームを始める
lesson-which = 学ぶゲーム
lesson-about = **ゲームを学ぶ**：本物の盤で、ルールを1つずつ、短い段階で覚えます。見えるのはあなただけで、いつでもやめて、続きから再開できます。
lesson-step = **{ $step }/{ $steps }**
lesson-resumed = おかえりなさい。前回の続きです。
lesson-else = **おしい！** { $why }
lesson-right = **そのとおり！**
lesson-unfinished = ここまでは合っていますが、まだ続きがあります。続けてから決定してください。
