# 成績：個人の成績、ランキング、直接の勝敗、ゲームの最高記録。

stats-whose = 誰の成績を見ますか？
stats-game = どのゲームを詳しく見ますか？
stats-head = **{ $name }**：すべてのゲーム
stats-head-game = **{ $name }**：{ $game }
stats-line = { $game }：{ stats-games }、{ stats-won }、{ $settled ->
    [none] レーティングなし
    [no] レーティング{ $skill }（調整中）
   *[yes] レーティング{ $skill }
}
stats-games = { $games }回
stats-won = { $wins }勝
stats-played = { $games }回 · { $wins }勝
rating-settling = { $skill }？
stats-note-new = 調整中
stats-note-unrated = レーティングなし
stats-tile-games = ゲーム数
stats-tile-wins = 勝利
stats-tile-streak = 連勝中
stats-tile-longest = 最長の連勝
stats-tile-best = 最高得点
stats-tile-length = ふつうの長さ
stats-title = 成績
stats-all-games = すべてのゲーム
stats-more = ほか{ $count }つのゲームは下のリストにあります。
stats-gone = -# いまは遊べないゲーム{ $count }つは除いています。
stats-rating = レーティング
stats-counted = 対象のゲーム{ $count }回
stats-settling = 調整中：{ $settled }回のうち{ $count }回
stats-unrated = レーティングはまだありません。ほかの人とのゲームを最後まで遊ぶとつきます。
stats-longest = 最長{ $count }
stats-seats = { $count ->
    [1] 1人
   *[other] { $count }人
}
stats-turns = { $count }手番
stats-alt-all = { $name }の成績。{ $games }回、{ $wins }勝。{ $current }連勝中、最長{ $longest }連勝。
stats-alt-game = { $name }：{ $line }
stats-alt-rating = レーティング{ $skill }（対象のゲーム{ $count }回）、最高{ $high }、最低{ $low }。
stats-alt-streak = { $current }連勝中、最長{ $longest }連勝。
stats-alt-best = 最高得点：{ $total }（{ stats-seats }）。
stats-alt-length = ふつうの長さ：{ $turns }、{ $time }。
stats-about = -# レーティングは人どうしのゲームだけが対象で、1000から始まり、{ $settled }回で安定します。
stats-about-own = -# あなたの非公開のゲームも、あなただけに見えるこの表示には含まれます。
stats-about-hidden = -# 成績を非公開にしています。ほかの人には見えません。受付の**そのほか…**、**設定**で変えられます。
stats-none = まだ最後まで遊んだゲームがありません。
stats-somebody = プレイヤー
error-figures-hidden = この人は成績を公開していません。
error-figures-bot = 成績があるのは人だけで、ボットにはありません。人を選んでください。

ranking-which = どのゲームのランキングを見ますか？
ranking-head = **{ $game }**のランキング（{ $here ->
    [yes] このサーバー
   *[no] 全体
}、{ $count }人）
ranking-line = { $place }位 { $name }：レーティング{ $skill }、{ $games }回中{ $wins }勝
ranking-own = **あなた**：{ $line }
ranking-not-in = あなたはまだ載っていません。このゲームをほかの人と最後まで遊ぶと載ります。
ranking-empty = **{ $game }**のランキング（{ $here ->
    [yes] このサーバー
   *[no] 全体
}）にはまだ誰も載っていません。ほかの人と最後まで遊ぶと載ります。
ranking-bots = ボット：{ $levels }
ranking-bot = { $level } { $skill }
ranking-about = -# 人どうしのゲームを最初から遊んだ人だけを数え、非公開のゲームとボットとのゲームは数えません。途中で抜けた人は最下位になります。後ろに？のつくレーティングは、対象のゲームが{ $settled }回未満で調整中です。順位ではレーティングの確かさも考え、多く遊んだ人ほど上になります。
ranking-about-here = -# 「このサーバー」には、ここで対象のゲームを遊んだ人が載ります。レーティングはすべてのゲームのものです。
ranking-about-hidden = -# 成績を非公開にしています。ここに自分が見えるのはあなただけです。
button-rankings = ランキング
button-ranking-here = このサーバー
button-ranking-all = 全体

versus-whom = 誰との勝敗を見ますか？
versus-asked = 相手を選ぶと、どちらが何回上の順位だったかがわかります。
versus-you = あなた
versus-games = 一緒に{ $count }回
versus-level = 引き分け{ $count }
versus-more = ほか{ $count }つのゲームは省略しています。
versus-head = **あなた**と**{ $name }**：一緒に{ $count }回
versus-meeting = - { $game }、テーブル{ $number }、{ $day }：{ $how ->
    [ahead] あなたが上の順位
    [left] { $name }が途中で退席
    [own-left] あなたが途中で退席
    [behind] { $name }が上の順位
   *[level] 同じ順位
}
versus-last = 最近のゲーム：
versus-none = { $name }と最後まで一緒に遊んだゲームはまだありません。
versus-about = -# 2人とも最後まで遊んだゲームをすべて数えます（非公開のゲームも含みます）。レーティング対象のゲームを途中で抜けた人は最下位になります。これはあなただけに見えます。
versus-alt = { $own }対{ $other }：{ $first }対{ $second }、引き分け{ $level }。
versus-alt-game = { $game }：{ $first }対{ $second }、引き分け{ $level }。
error-versus-self = それはあなた自身です。ほかの人を選んでください。
button-versus = 直接の勝敗
button-versus-me = 自分との勝敗
button-look-again = リプレイ{ $number }

records-which = どのゲームの最高記録を見ますか？
records-head = **{ $game }**の最高記録（{ $here ->
    [yes] このサーバー
   *[no] 全体
}）
records-score = - 最高得点（{ $seats }人）：**{ $total }**、{ $name }（{ $day }）
records-quickest = - 最短の勝利：**{ $turns }**、{ $name }、{ $seats }人（{ $day }）
records-longest = - 最長のゲーム：**{ $turns }**、{ $time }、{ $name_list }（{ $day }）
records-none = このゲームの最高記録はまだありません。
records-about = -# 始めた全員が最後まで遊んだゲームだけが対象です。1人用の得点を除き、人が2人以上いるゲームに限ります。非公開のゲームは対象外です。
button-records = 最高記録
button-record-score = リプレイ：{ $seats }人
button-record-quickest = リプレイ：最短の勝利
button-record-longest = リプレイ：最長のゲーム
