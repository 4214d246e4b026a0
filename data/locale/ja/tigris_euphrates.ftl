# チグリス・ユーフラテス

te-name = チグリス・ユーフラテス

te-help =
    { "" }**チグリス・ユーフラテス**：王国を築き、4色の勝利点を集めます。結果になるのは**いちばん少ない色**だけです。
    - **手番：** アクションを2回。リーダー駒を動かす、王国タイルを置く、大災害タイルを置く、タイルを交換する、パス。同じものを2回でもかまいません。手番終了時に手持ちを6枚まで補充します。
    - **王国：** 辺でつながったタイルとリーダー駒が地域、リーダー駒がいれば王国です。1つの王国に同じ色のリーダー駒は1個だけです。
    - **リーダー駒**（国王＝黒、神官＝赤、農民＝青、商人＝緑）は神殿に隣接する陸地に置きます。王国どうしをつなぐことはできません。隣接する神殿がなくなると手元に戻ります。
    - **王国タイル：** 農地は川、ほかは陸地。3つ以上の王国に隣接するマスには置けません。王国に置くと、その色のリーダー駒の持ち主が1点。いなければ国王の持ち主が1点です。誰が置いたかは関係ありません。
    - **内部紛争：** 同じ色のリーダー駒がいる王国に入ると起こります。それぞれに隣接する神殿と、手持ちの神殿で比べ、勝者は赤1点。
    - **外部紛争：** 2つの王国をつなぐタイルは得点になりません。両側に同じ色のリーダー駒がいれば争います。戦力は各側のその色のタイルと手持ちのタイル。敗者はリーダー駒とその色のタイルを失い、勝者はその1個につき1点。赤の紛争では、財宝の下やほかのリーダー駒の隣の神殿は残ります。
    - **支援：** 攻撃側、防御側の順に出します。引き分けは防御側の勝ちです。
    - **モニュメント：** 同じ色のタイルが2×2に並べば、裏返して建てられます。手番終了時、その王国にいる2色の自分のリーダー駒ごとに1点。
    - **財宝：** 王国に2個以上あれば、商人の持ち主が1個を残して取ります。最後に好きな色の1点になります。
    - **大災害タイル**（各2枚）は空きマスかタイルの上に置き、そのマスを荒廃させます。財宝やモニュメントの上には置けません。
    - **終了：** 手番終了時に財宝が残り2個以下か、袋が足りず手持ちを6枚にできないとき。同点なら次に少ない色で比べます。

te-rule-board-advanced = **上級マップ：** 川の形が変わり、財宝は14個。川の外側の財宝から先に取ります。
te-rule-war-support-english = **英語版バリアント：** 外部紛争でも内部紛争でも、支援は勝てるときだけ出せます。攻撃側は防御側のボード上の戦力を上回る枚数、防御側は攻撃側とちょうど同じになる枚数です。
te-rule-monuments-ziggurat = **ジッグラト：** 同じ色のタイル5枚が十字に並べば、一度だけ裏返して建てられます。その王国に自分の国王がいると、自分の手番終了時に好きな色を1点得ます。
te-rule-civilization-buildings-on = **文明建築物：** 同じ色のタイルが3枚以上並ぶと、その色の建築物を置けます。より長い列ができれば移せます。以後、その王国に置かれて得点する同じ色のタイルは、さらに1点。建築物の下のタイルは外部紛争でも大災害でも失われません。
te-rule-scoring-open = **勝利点の公開：** 全員の勝利点と財宝がいつでも見えます。

te-effect-no-support = 今後は支援しない
te-rule-no-support = 紛争で支援を出せるとき、手持ちに関係なく、すぐに「支援しない」と自動で答えます。いま聞かれているなら、それが答えになります。ほかの人には知らされません。

## 用語：色、駒とタイル、王国シンボル、得点の項目

te-word-black = 黒
te-word-red = 赤
te-word-blue = 青
te-word-green = 緑
te-word-treasures = 財宝

te-word-settlement = 集落
te-word-temple = 神殿
te-word-farm = 農地
te-word-market = 市場

te-word-king = 国王
te-word-priest = 神官
te-word-farmer = 農民
te-word-trader = 商人

te-word-palace = 宮殿
te-word-library = 図書館
te-word-granary = 穀物庫
te-word-market-hall = 商館

te-word-archer = 弓手
te-word-bull = 雄牛
te-word-potter = 陶工
te-word-lion = 獅子

## オプション

te-option-board = マップ
te-option-board-standard = 基本
te-option-board-advanced = 上級
te-option-war-support = 支援
te-option-war-support-standard = 標準ルール
te-option-war-support-english = 英語版バリアント
te-option-monuments = モニュメント
te-option-monuments-standard = 標準
te-option-monuments-ziggurat = ジッグラトあり
te-option-civilization-buildings = 文明建築物
te-option-civilization-buildings-off = 使わない
te-option-civilization-buildings-on = 使う
te-option-scoring = 勝利点
te-option-scoring-hidden = 非公開
te-option-scoring-open = 公開

## ログ

te-event-leader-placed = { $seat }が{ $square }に{ $leader }を配置しました。
te-event-leader-moved = { $seat }が{ $leader }を{ $from }から{ $square }へ移動しました。
te-event-leader-withdrawn = { $seat }が{ $square }の{ $leader }を取り除きました。
te-event-leader-home = { $cause ->
    [homeless] { $square }に隣接する神殿がなくなり、{ $seat }の{ $leader }は手元に戻りました。
   *[other] { $square }にいた{ $seat }の{ $leader }は手元に戻りました。
}
te-event-tile-placed = { $seat }が{ $square }に{ $tile }を配置しました。
te-event-scored = { $seat }が{ $colour }{ $points }点を獲得しました{ $cause ->
    [king] （国王による得点）
    [building] （文明建築物の追加点）
    [revolt] （内部紛争の勝利）
    [war] （外部紛争の勝利）
    [monument] （モニュメント）
    [ziggurat] （ジッグラト）
   *[tile] { "" }
}。
te-event-scored-many = { $seat }がモニュメントで各{ $points }点を獲得：{ $colour_list }
te-event-united = { $wars ->
    [0] { $square }で2つの王国が争いなく合併しました。このタイルの得点はありません。
    [1] { $square }で2つの王国が合併し、外部紛争が起こります。このタイルの得点はありません。
   *[other] { $square }で2つの王国が合併し、外部紛争が{ $wars }つ起こります。このタイルの得点はなく、順番は{ $seat }が決めます。
}
te-event-war-due = これから{ $colour }の外部紛争：{ $seat }（攻撃側）対{ $defender_seat }、ボード上の{ $tile }は{ $attack }対{ $defence }
te-event-war-begun = { $colour }の外部紛争：{ $seat }（攻撃側）対{ $defender_seat }、ボード上の{ $tile }は{ $attack }対{ $defence }
te-event-revolt-begun = { $leader }の内部紛争：{ $seat }（攻撃側）対{ $defender_seat }、ボード上の{ $tile }は{ $attack }対{ $defence }
te-event-supported = { $count ->
    [0] { $seat }は支援しませんでした。戦力は{ $strength }です。
   *[other] { $seat }が{ $tile }{ $count }枚で支援しました。戦力は{ $strength }です。
}
te-event-revolt-won = 内部紛争は{ $strength }対{ $weaker }{ $tie ->
    [yes] の引き分けです。防御側の{ $seat }が{ $loser_seat }に勝ちました。
   *[no] で、{ $seat }が{ $loser_seat }に勝ちました。
}
te-event-war-won = { $colour }の外部紛争は{ $strength }対{ $weaker }{ $tie ->
    [yes] の引き分けです。防御側の{ $seat }が{ $loser_seat }に勝ちました。
   *[no] で、{ $seat }が{ $loser_seat }に勝ちました。
}
te-event-revolt-won-earlier = 内部紛争は{ $strength }対{ $weaker }で、{ $seat }が{ $loser_seat }に勝ちました。
te-event-war-won-earlier = { $colour }の外部紛争は{ $strength }対{ $weaker }で、{ $seat }が{ $loser_seat }に勝ちました。
te-event-war-off = { $colour }のリーダー駒が同じ王国にいなくなったため、{ $colour }の外部紛争は起こりません。
te-event-tiles-lost = { $seat }の側の{ $tile }{ $count }枚が除外されました：{ $squares }
te-event-catastrophe-placed = { $tile ->
    [none] { $seat }が{ $square }に大災害タイルを置きました。
   *[other] { $seat }が{ $square }に大災害タイルを置き、そこの{ $tile }は失われました。
}
te-event-building-placed = { $seat }が{ $square }に{ $building }を配置しました。
te-event-building-moved = { $seat }が{ $building }を{ $from }から{ $square }へ移動しました。
te-event-building-returned = { $square }の{ $building }は共通の置き場に戻りました。
te-event-declined = { $what ->
    [building] { $seat }はここに文明建築物を配置しません。
   *[monument] { $seat }はここに何も建てません。
}
te-event-monument-built = { $seat }が{ $first }と{ $second }のモニュメントを建てました。左上は{ $square }です。
te-event-ziggurat-built = { $seat }が{ $square }を中心にジッグラトを建てました。
te-event-point-due = { $seat }がジッグラトの1点の色を選びます。
te-event-treasures-taken = { $seat }が財宝を{ $count }個獲得：{ $squares }
te-event-passed = { $seat }はパスしました。
te-event-exchanged = { $seat }がタイルを{ $count }枚交換しました。
te-event-exchanged-own = 交換したタイル{ $count }枚：{ $tiles }
te-event-drawn = { "" }
te-event-drawn-own = あなたが引いたタイル：{ $tiles }
te-event-turn-ended = { "" }
te-event-game-over = { "" }

te-announce = { $winners }が、最も少ない色の{ $points }点で{ $count ->
    [1] 勝ちました！
   *[other] 勝利を分け合いました！
}
te-reason-treasures = ボードに残る財宝が2個以下になりました。
te-reason-bag = 袋のタイルが足りなくなりました。

te-tie-second-lowest = 最も少ない色が同点のため、2番目に少ない色で決まりました。
te-tie-third-lowest = 少ない2色が同点のため、3番目に少ない色で決まりました。
te-tie-highest = 少ない3色が同点のため、最も多い色で決まりました。

## 行えない操作

error-te-not-your-turn = いまは{ $active_seat }の手番です。
error-te-not-asked = いま決めるのは{ $asked_seat }です。
error-te-war-first = 2つの王国が合併しました。先に、次に行う外部紛争を選んでください。
error-te-support-first = 紛争の最中です。先に、手持ちから支援する枚数を決めてください。
error-te-building-first = 先に、文明建築物を置くか、見送るかを決めてください。
error-te-monument-first = 先に、そろったタイルの上に建てるか、見送るかを決めてください。
error-te-treasure-first = 先に、ボードに残す財宝を選んでください。
error-te-actions-used = この手番のアクションは2回とも済みました。手番を終えるか、一手戻してください。
error-te-point-first = 先に、ジッグラトの1点の色を選んでください。
error-te-actions-left = アクションがあと{ $actions }回あります。行うか、使わない分は「パスする」を選んでください。
error-te-no-war = いま選ぶ外部紛争はありません。
error-te-no-conflict = いま支援する紛争はありません。
error-te-no-building = いまは文明建築物を置けません。
error-te-no-monument = いまはモニュメントを建てられません。タイルを置いた直後に建てられます。
error-te-nothing-to-decline = いま見送るものはありません。
error-te-no-treasures = いま取る財宝はありません。
error-te-no-point = いまジッグラトの点は得られません。
error-te-no-such-square = { $square }というマスはありません。A1からP11までです。
error-te-occupied = { $square }は空いていません。
error-te-ruined = { $square }は荒廃しています。もう何も置けません。
error-te-leader-same-square = { $leader }はすでに{ $square }にいます。
error-te-leader-on-river = { $square }は川です。{ $leader }は陸地に置きます。
error-te-leader-no-temple = { $square }は神殿に隣接していません。{ $leader }は神殿の隣に置きます。
error-te-leader-joins-kingdoms = { $square }に{ $leader }を置くと2つの王国がつながります。王国をつなげるのは王国タイルだけです。
error-te-leader-not-on-board = あなたの{ $leader }はボード上にいません。
error-te-tile-not-held = { $held ->
    [0] { $tile }のタイルは持っていません。
   *[other] { $tile }のタイルは{ $held }枚しかありません。
}
error-te-farm-on-land = { $square }は陸地です。{ $tile }は川に置きます。
error-te-tile-on-river = { $square }は川です。{ $tile }は陸地に置きます。
error-te-three-kingdoms = { $square }は{ $kingdoms }つの王国に隣接しています。タイルを置けるのは2つまでです。
error-te-no-catastrophe = 大災害タイルはもうありません。
error-te-catastrophe-on-leader = { $square }にはリーダー駒がいます。大災害タイルは置けません。
error-te-catastrophe-on-treasure = { $square }のタイルには財宝があります。大災害タイルは置けません。
error-te-catastrophe-on-monument = { $square }にはモニュメントかジッグラトがあります。大災害タイルは置けません。
error-te-catastrophe-on-building = { $square }には文明建築物があります。大災害タイルは置けません。
error-te-catastrophe-on-ruin = { $square }はすでに荒廃しています。
error-te-exchange-count = 交換するタイルを手持ちから1〜6枚選んでください。
error-te-war-not-open = ここで{ $colour }の外部紛争は起こりません。
error-te-support-not-held = { $held ->
    [0] 支援に出せる{ $tile }はありません。
   *[other] 支援に出せる{ $tile }は{ $held }枚までです。
}
error-te-english-attack = ボード上の戦力は{ $attack }対{ $defence }です。支援は0枚か、合計が{ $defence }を上回る枚数だけです。
error-te-english-defence = 攻撃側の戦力は{ $attack }、あなたは{ $defence }です。支援は0枚か、合計がちょうど{ $attack }になる枚数だけです。
error-te-building-not-longer = { $square }を通る列は、{ $building }のある列（{ $length }枚）より長くありません。
error-te-building-off-line = { $square }は、置いたタイルを含む3枚以上の列にありません。{ $building }は置けません。
error-te-monument-built = { $first }/{ $second }のモニュメントはすでに建っています。
error-te-monument-colour = { $first }/{ $second }のモニュメントは{ $tile }の上に建てられません。
error-te-monument-square = { $square }は、表向きの同じ色のタイル2×2の左上ではありません。
error-te-monument-without-tile = { $square }を左上とする2×2に、置いたタイル（{ $placed }）が入っていません。
error-te-ziggurat-off = このゲームではジッグラトを使いません。
error-te-ziggurat-built = ジッグラトはすでに建っています。
error-te-ziggurat-no-cross = { $square }は、置いたタイルを含む同じ色の十字の中心ではありません。
error-te-leave-not-there = { $square }に、この王国の財宝はありません。
error-te-leave-priority = { $square }の財宝は先に取らなければなりません。ほかの財宝を残してください。

## 選択肢

te-what = 何をしますか？
te-what-leader = リーダー駒：{ $leader }
te-what-withdraw = リーダー駒：{ $leader }を取り除く
te-what-tile = 王国タイル：{ $tile }を置く
te-what-catastrophe = 大災害タイルを置く
te-what-exchange = タイルを交換する
te-what-pass = パスする
te-what-building = 文明建築物を置く
te-what-monument = モニュメントを建てる
te-what-ziggurat = ジッグラトを建てる
te-what-decline = 建てない
te-what-end = 手番を終える

te-word = { $word }
te-end = 手番を終えますか？
te-where-leader = { $leader }をどこに置きますか？
te-where-leader-meaning = 神殿に隣接する陸地に置きます。同じ種類のリーダー駒がいる王国では内部紛争になります。
te-where-tile = { $tile }をどこに置きますか？
te-where-tile-meaning = 王国では、その色のリーダー駒に、いなければ国王に1点入ります。2つの王国の間では紛争になることがあります。
te-where-catastrophe = どのマスを荒廃させますか？
te-where-catastrophe-meaning = そこにタイルがあれば失われ、もう何も置けなくなります。
te-where-building = 文明建築物をどこに置きますか？
te-where-building-meaning = 列のどのタイルにも置けます。以後、その王国で同じ色のタイルが得点するたびに、1点多く入ります。
te-where-ziggurat = どのマスを中心にジッグラトを建てますか？
te-where-ziggurat-meaning = その王国に国王がいると、持ち主の手番の終わりごとに好きな色の1点が入ります。
te-region = { $region }行目
te-region-question = どの行ですか？
te-which-monument = どのモニュメントを建てますか？
te-which-monument-meaning = 示したマスを左上とするタイル4枚を裏返します。手番の終わりごとに、その王国にいる2色の自分のリーダー駒に点が入ります。
te-monument = { $first }と{ $second }（{ $square }）
te-how-many = 何枚交換しますか？
te-how-many-meaning = 裏向きで除外し、同じ枚数を袋から引きます。
te-tiles-count = { $count }枚
te-which-tiles = どのタイルを交換しますか？
te-which-tiles-meaning = 裏向きで除外し、同じ枚数を袋から引きます。
te-tiles = { $tiles }
te-which-war = 次にどの外部紛争を行いますか？
te-which-war-meaning = 同じタイルをめぐる紛争は1つずつ行い、前の結果で次が変わることもあります。
te-fight = { $word }の外部紛争
te-support = 手持ちから何枚支援しますか？
te-support-meaning = 支援したタイルは勝敗にかかわらず除外されます。同点は防御側の勝ちです。
te-asked-support = { $kind ->
    [revolt] 内部紛争
   *[war] { $colour }の外部紛争
}（あなた { $own }対{ $other } { $seat }）に{ $tile }を何枚出しますか？
te-support-count = { $count ->
    [0] 支援しない
   *[other] { $count }枚支援する
}
te-leave = ボードに残す財宝はどれですか？
te-leave-meaning = その王国のほかの財宝は、あなたの商人がすべて取ります。1個が好きな色の1点になります。
te-which-point = ジッグラトの1点は何色にしますか？
te-which-point-meaning = 最後に数えるのは、最も少ない色だけです。

## 一覧での枚数

te-times-settlement = { $count ->
    [1] 集落
   *[other] 集落{ $count }枚
}
te-times-temple = { $count ->
    [1] 神殿
   *[other] 神殿{ $count }枚
}
te-times-farm = { $count ->
    [1] 農地
   *[other] 農地{ $count }枚
}
te-times-market = { $count ->
    [1] 市場
   *[other] 市場{ $count }枚
}

## 選んだ結果の短い説明

te-outlook-action = アクション{ $number }に進むか、ここで決定してください。
te-progress = アクション2回中の{ $number }回目です。

# 選択肢とその説明
te-you = あなた
te-hint-leader = { $square ->
    [none] まだボードにいない
   *[other] いま{ $square }
}
te-hint-held = 手持ち{ $count }枚
te-hint-left = 残り{ $count }枚
te-hint-alone = 王国の外、得点なし
te-hint-no-point = この色のリーダー駒も国王もなし、得点なし
te-hint-point = { $seat }に{ $colour }{ $points }点{ $king ->
    [yes] （国王による得点）
   *[no] { "" }
}
te-hint-peace = 2つの王国が争いなく合併、得点なし
te-hint-wars = { $war_list_count ->
    [1] 外部紛争が起こる
   *[other] 外部紛争が{ $war_list_count }つ起こる
}：{ $war_list }
te-hint-war = { $colour }（{ $fight }）
te-hint-fight = { $seat } { $attack }対{ $defence } { $defender_seat }
te-hint-revolt = { $seat }との内部紛争、ボード上は{ $attack }対{ $defence }
te-hint-temples = 神殿{ $count }枚に隣接
te-hint-joins = { $own ->
    [yes] あなたの王国{ $others_count ->
        [0] { "" }
       *[other] （{ $others }もいる）
    }
   *[no] { $others }の王国
}に加わる
te-hint-ruin = { $tile ->
    [none] 空きマス
   *[other] { $tile }を失う
}
te-hint-build = { $what ->
    [building] 文明建築物を置ける
   *[monument] モニュメントを建てられる
}
te-hint-income = { $seat }は手番ごとに{ $colour ->
    [none] 好きな色
   *[other] { $colour }
}{ $points }
te-hint-splits = 王国が分かれる
te-hint-treasures = { $seat }に財宝{ $count }個
te-hint-cut-off = { $seat }から財宝{ $count }個が離れる
te-hint-homeless = 手元に戻る：{ $leader_list }
te-hint-own-leader = あなたの{ $leader }（{ $square }）
te-hint-attack = { $own }対{ $other }、{ $outcome ->
    [win] 勝ち
    [tie] 同点は防御側の勝ち
    [lose] 負け
   *[open] { $seat }が{ $need }枚以上出さなければ勝ち
}
te-hint-defence = { $own }対{ $other }、{ $outcome ->
    [win] 勝ち
    [tie] 同点で勝ち
   *[lose] 負け
}

## ほかの手と比べた理由

te-term-weakest = 最も少ない色の点が{ $change ->
    [more] 多くなる
   *[less] 少なくなる
}
te-term-colours = ほかの色の点が{ $change ->
    [more] 多くなる
   *[less] 少なくなる
}
te-term-leaders = リーダー駒がこの先得る点が{ $change ->
    [more] 多い
   *[less] 少ない
}
te-term-kingship = リーダー駒のいない色で国王が得る点が{ $change ->
    [more] 多い
   *[less] 少ない
}
te-term-monuments = モニュメントで得る点が{ $change ->
    [more] 多い
   *[less] 少ない
}
te-term-guard = リーダー駒が内部紛争に{ $change ->
    [more] 強くなる
   *[less] 弱くなる
}
te-term-wars = 起こりうる外部紛争で{ $change ->
    [more] 有利になる
   *[less] 不利になる
}
te-term-hand = 手持ちがリーダー駒に{ $change ->
    [more] よく合う
   *[less] あまり合わない
}
te-term-rivals = 最も優勢な相手の見込みが{ $change ->
    [more] 小さい
   *[less] 大きい
}
te-term-won = 最終順位が{ $change ->
    [more] 上がる
   *[less] 下がる
}

## 文字で読むボード

te-won = ゲーム終了。{ $winners }が、最も少ない色の{ $points }点で{ $count ->
    [1] 勝ちました。
   *[other] 勝利を分け合いました。
}
te-turn = { $phase ->
    [action] { $seat }の手番：アクション2回中の{ $number }回目です。
    [war] { $seat }が、{ $square }で起こる次の外部紛争を選びます：{ $war_list }。
    [building] { $seat }は{ $building }を置くことができます。
    [monument] { $seat }は{ $square }のタイルで何かを建てられます。
    [treasure] { $seat }が、ボードに残す財宝を選びます。
    [ziggurat] { $seat }が、ジッグラトの1点の色を選びます。
   *[confirm] { $seat }のアクションは2回とも済みました。あとは手番終了です。
}
te-war = { $colour }（{ $seat } { $attack }対{ $defence } { $defender_seat }）
te-conflict = { $kind ->
    [revolt] { $leader }の内部紛争：{ $seat }（攻撃側）対{ $defender_seat }
   *[war] { $square }で{ $colour }の外部紛争：{ $seat }（攻撃側）対{ $defender_seat }
}、{ $tile }は{ $committed ->
    [none] ボード上で{ $attack }対{ $defence }。{ $seat }が支援を決めます。
    [0] { $attack }対{ $defence }（攻撃側の支援なし）。{ $defender_seat }が支援を決めます。
   *[other] { $attack }対{ $defence }（攻撃側の支援{ $committed }枚を含む）。{ $defender_seat }が支援を決めます。
}
te-last = 直前に変わったマス：{ $square_list }。

te-board-title = **チグリス・ユーフラテス**、スタートプレイヤーは { $first }
te-board-bag = 袋のタイル：{ $bag }枚。公開で除外されたタイル：{ $tile_list }。裏向きで交換されたタイル：{ $discarded }枚。
te-board-conflict = **{ $kind ->
    [revolt] 内部紛争
   *[war] { $colour }の外部紛争
}**：支援タイルは{ $tile }
te-board-party = { $role ->
    [attacker] 攻撃側
   *[defender] 防御側
} { $seat }：{ $square }の{ $leader }、戦力{ $strength }（{ $tile_list }{ $committed ->
    [none] { "" }
   *[other] 、手持ちから{ $committed }枚
}）。この側のマス：{ $square_list }
te-board-kingdoms = **王国**
te-board-no-kingdoms = まだ王国はありません。
te-board-kingdom = 王国{ $number }：{ $leader_list }。{ $tile_list }。マスは{ $square_list }
te-board-kingdom-more = { $kingdom }。{ $more_list }
te-board-leader = { $seat }の{ $leader }（{ $square }）
te-board-kingdom-treasures = 財宝{ $count }個（{ $square_list }）
te-board-kingdom-monument = { $first }と{ $second }のモニュメント
te-board-kingdom-ziggurat = ジッグラト
te-board-seat = **{ $seat }**：{ $dynasty }、手持ち{ $hand }枚、大災害タイルは残り{ $catastrophes }枚
te-board-points = 勝利点：{ $point_list }、財宝{ $won }個
te-board-point = { $colour }{ $points }
te-board-finals = 財宝を加えた結果：{ $point_list }
te-board-leaders = ボード上のリーダー駒：{ $leader_list }
te-board-own-leader = { $leader }（{ $square }）
te-board-supply = 手元のリーダー駒：{ $leader_list }
te-board-tiles = **タイル**
te-board-line = { $tile }：{ $square_list }
te-board-flipped = 裏返されたタイル：{ $square_list }
te-board-ruins = 荒廃したマス：{ $square_list }
te-board-treasures = 財宝：{ $square_list }
te-board-priority = { $square }（優先）
te-board-buildings = 文明建築物：{ $building_list }
te-board-building = { $square }の{ $building }
te-board-monuments = モニュメント：{ $monument_list }
te-board-monument = { $first }と{ $second }（{ $square_list }）
te-board-ziggurat = ジッグラト：{ $square_list }、中心{ $square }
te-board-unbuilt = まだ建っていないモニュメント：{ $monument_list }
te-board-pair = { $first }と{ $second }
te-board-union = 合併タイル：{ $square }。外部紛争の間は何もつなぎません。
te-board-rivers = **行ごとの川のマス**
te-board-river = { $number }行目：{ $span_list }
te-ask-ruins = 荒廃したマス
te-ask-rivers = 川
te-ask-buildings = 建築物とモニュメント
te-ask-kingdom = 王国{ $number }
te-ask-leader = { $seat }（{ $square }）：内部紛争で{ $revolt }、外部紛争で{ $war }（手持ちのタイルを除く）
te-board-span = { $first }〜{ $last }

te-count = { $tile }{ $count }枚
te-none = なし

te-alt-title = チグリス・ユーフラテスのボード。
te-alt-kingdoms = 王国：
te-alt-kingdom = 王国{ $number }：{ $leader_list }（{ $tile_list }）。
te-alt-seat = { $seat }：手持ち{ $hand }枚、大災害タイル{ $catastrophes }枚。
te-alt-treasures = 財宝は{ $square_list }。
te-alt-bag = 袋に{ $bag }枚。

## 画像

te-head-title = { $phase ->
    [action] { $seat }：アクション{ $number }/2
    [war] { $seat }：{ $square }の紛争の順は？
    [revolt] { $square }の内部紛争
    [attack] { $square }の外部紛争
    [building] { $seat }：{ $building }を置く？
    [monument] { $seat }：建てる？
    [treasure] { $seat }：残す財宝は？
    [ziggurat] { $seat }：何色の1点？
   *[confirm] { $seat }：手番終了
}
te-head-detail = 袋に{ $bag }枚
te-head-fight = { $tile }：{ $attacker }、{ $defender }
te-head-war = { $colour } { $attack } : { $defence }
te-head-asked = { $seat } { $strength } + ?
te-head-committed = { $seat } { $board }+{ $committed } = { $strength }

te-hand-title = あなたの手持ち
te-hand-points = 勝利点
te-hand-weakest = 最も少ない色が結果
te-hand-no-tiles = タイルなし
te-hand-supply = 置けるもの
te-hand-catastrophes = 残り{ $count }枚
te-hand-bag = 袋に{ $bag }枚

te-hand = あなたのタイル：{ $tile_list }。
te-hand-own-points = あなたの勝利点：{ $point_list }、財宝{ $won }個。
te-hand-own-supply = 手元のリーダー駒：{ $leader_list }。大災害タイルは残り{ $catastrophes }枚。

te-score-total = 最も少ない色

te-preset-basic = 基本ゲーム
te-preset-advanced = 上級ゲーム

## スラッシュコマンド（100文字まで）

command-tigris-description = チグリス・ユーフラテスのアクション
command-tigris-tile = 王国タイルを置く
command-tigris-which-tile = 手持ちのどのタイルか
command-tigris-square = マス（例：E7）
command-tigris-leader = リーダー駒を配置・移動する
command-tigris-which-leader = どのリーダー駒か
command-tigris-withdraw = リーダー駒を取り除く
command-tigris-catastrophe = 大災害タイルを置く
command-tigris-exchange = 手持ちのタイルを1〜6枚交換する
command-tigris-which-tiles = 交換するタイル（例：temple temple farm）
command-tigris-pass = アクション1回をパスする
command-tigris-end = 手番を終える
command-tigris-war = 次に行う外部紛争を選ぶ
command-tigris-which-war = 争うタイルの種類
command-tigris-support = 手持ちのタイルで紛争を支援する
command-tigris-count = 枚数（0なら支援なし）
command-tigris-monument = そろったタイルの上にモニュメントを建てる
command-tigris-which-monument = 色のタイル2種と左上のマス（例：temple market E7）
command-tigris-ziggurat = そろった十字の上にジッグラトを建てる
command-tigris-centre = 十字の中心のマス（例：E7）
command-tigris-building = 文明建築物を新しい列に置く・移す
command-tigris-decline = いまは建てない・動かさない
command-tigris-treasure = 商人の王国の財宝を、1個を残して取る
command-tigris-leave = 残す財宝のマス
command-tigris-point = ジッグラトの1点の色を選ぶ
command-tigris-which-colour = どの色か

# 合計とその単位
te-total = { $count }点

## 各オプションで選べること（1行）

te-about-board = 基本か、川が異なり財宝が14個ある上級か。
te-about-war-support = 外部紛争と内部紛争に手元から出せるタイルの数。
te-about-monuments = ジッグラトありでは、十字に並ぶ5枚をジッグラトにできます。
te-about-civilization-buildings = 使うと、一列に並ぶ3枚で建築物が建ちます。
te-about-scoring = 最後まで非公開か、みんなに公開か。

## A guided first turn

te-guide-1 = **1/4** アクションは2回です。まずリーダー駒を置きましょう。神殿の隣に立ち、自分の色の得点を集めます。
te-guide-2 = **2/4** 次に、その王国にタイルを置きます。置くたびに、そこにいる同じ色のリーダー駒の持ち主が1点を得ます。
te-guide-3 = **3/4** 最後に数えるのは、最も少ない色だけです。赤・緑・青・黒の4色をまんべんなく集めましょう。
te-guide-4 = **4/4** 上のリストで何をするかを、下の答えで場所を選びます。画像を見て、2回目のアクションも選び、緑のボタンを押します。
