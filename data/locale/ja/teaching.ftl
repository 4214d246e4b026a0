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
lesson-about = **ゲームを学ぶ**：本物のボードで、ルールを1つずつ、短い段階で覚えます。見えるのはあなただけで、いつでもやめて、続きから再開できます。
lesson-step = **{ $step }/{ $steps }**
lesson-resumed = おかえりなさい。前回の続きです。
lesson-else = **おしい！** { $why }
lesson-right = **そのとおり！**
lesson-unfinished = ここまでは合っていますが、まだ続きがあります。続けてから決定してください。

# パズル：最善の手がはっきり1つある局面
button-puzzle = パズル
button-puzzle-next = 次のパズル
button-puzzle-again = もう一度
button-puzzle-show = 答えを見る
puzzles-heading = **パズル**：はっきり最善といえる手番の進め方が1つある局面です。見つけられますか？
puzzles-line = { $game }：レーティング{ $rating }、{ $tried }問中{ $solved }問正解
puzzles-choose = どのゲームのパズル？
puzzle-lead = **パズル**（{ $game }）：はっきり最善といえる進め方が1つあります。見つけてください。
puzzle-standing = -# レーティング：{ $rating }{ $streak ->
    [0] { "" }
   *[other] 、{ $streak }問連続正解中
}
puzzle-practice = -# 前に答えたパズルなので、今回は数えません。
puzzle-right = **正解！**　これが最善の手番です。
puzzle-right-too = **正解！**　最善の手番と同じくらい良い進め方です。
puzzle-good = **良い手ですが**、最善ではありません。こちらのほうが良い手番です：
puzzle-wrong = **残念。**　こちらのほうがずっと良い手番です：
puzzle-shown = これが最善の手番でした：
puzzle-rated = レーティング：{ $rating }（{ $by }）{ $streak ->
    [0] { "" }
   *[other] 、{ $streak }問連続正解
}
puzzle-uncounted = 前に答えたパズルなので、レーティングは変わりません。

# サーバーの今日のパズル
button-puzzle-day = 挑戦
button-daily = 今日のパズル
daily-text = **今日のパズル**（{ $game }）：はっきり最善といえる進め方が1つあります。それぞれ自分で見つけてください。
daily-before = -# { $solved ->
    [0] 前回のパズルを1回で解いた人はいませんでした。
   *[other] 前回のパズルは{ $solved }人が1回で解きました。
}
daily-title = 今日のパズル
daily-ask-channel = どのチャンネル？
daily-ask-hour = 何時？
daily-never = 出さない
daily-hour = { $hour }（UTC）
server-daily = 今日のパズル：{ $place }、{ $hour }（UTC）
server-daily-none = 今日のパズル：なし
daily-lost = **{ $server }**の今日のパズルは、チャンネルがなくなったか、書き込む権限がないため投稿されなくなりました。受付の**そのほか…** → **設定** → **サーバーの設定** → **今日のパズル**で、別のチャンネルを選べます。
