# ルールブックを読む：/rules、「なぜ？」のボタン、そこへの入口。

button-why = なぜ？
button-all-rules = すべてのルール
button-in-book = ここから続けて読む
button-page-before = 前のページ
button-page-after = 次のページ

rules-head = **{ $game } · { $section } { $heading }**
rules-page = { $pages }ページ中{ $page }ページ目
rules-contents = 章を選んでください。**/rules** に番号か言葉を入れて探すこともできます。
rules-choose-section = どの章を読みますか？
rules-choose-game = どのゲームのルールを読みますか？
rules-found = 「{ $wanted }」を含むルール：{ $count }件
rules-found-nothing = 「{ $wanted }」を含むルールは見つかりません。別の言葉や短い言葉で試すか、目次から探してください。

why-marked = 画像の印は、代わりにできることです。
