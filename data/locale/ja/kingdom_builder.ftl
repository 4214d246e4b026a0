# キングダムビルダー

kb-name = キングダムビルダー

kb-help =
    { "" }**キングダムビルダー**：城と、今回使う3枚の建設者カードで得点できる場所に入植地駒を置いていきます。
    - **手番：** 地形カードを公開し、その地形の空きヘクスに入植地駒を1個ずつ、計3個置きます。空きヘクスがなければカードを引き直します。
    - **隣接：** その地形に自分の入植地駒と隣り合う空きヘクスがあれば、必ずそこに置きます。なければ、どこに置いてもかまいません。
    - **置けない場所：** 水域・山岳・城・特定地域。水域に入れるのは港だけです。
    - **特定地域タイル：** 特定地域の隣に初めて自分の駒が来たとき、タイルが残っていれば1枚受け取ります。
    - **追加アクション：** タイルは次の手番から、1手番に1回ずつ使えます。使えるのは3個置く前か置いた後で、途中では使えません。
    - **タイルを失う：** 特定地域の隣に自分の駒がなくなると、そこで取ったタイルはゲームから除外されます。
    - **手番終了：** 次の地形カードを引きます。見られるのは本人だけです。カードを引くまでは手を戻せます。
    - **ゲーム終了：** 誰かが最後の入植地駒を置いたら、そのラウンドの最後まで行います。
    - **得点：** 隣接した城ごとに3点と、建設者カード3枚。同点なら勝利を分け合います。

## 用語：地形、タイルとその状態、建設者カード（得点の項目）

kb-word-grass = 草原
kb-word-canyon = 峡谷
kb-word-desert = 砂漠
kb-word-flower = 花畑
kb-word-forest = 森林
kb-word-water = 水域
kb-word-mountain = 山岳
kb-word-castle = 城
kb-word-location = 特定地域

kb-word-oracle = 至聖所
kb-word-farm = 農場
kb-word-oasis = オアシス
kb-word-tower = 塔
kb-word-tavern = 酒場
kb-word-barn = 倉庫
kb-word-harbor = 港
kb-word-paddock = 牧場

kb-word-ready = 使用可能
kb-word-used = 使用済み
kb-word-fresh = 次の手番から

kb-word-castles = 城
kb-word-fishermen = 漁師
kb-word-miners = 鉱夫
kb-word-merchants = 商人
kb-word-workers = 労働者
kb-word-discoverers = 発見者
kb-word-knights = 騎士
kb-word-hermits = 隠者
kb-word-lords = 貴族
kb-word-citizens = 市民
kb-word-farmers = 農夫

## 効果：画像に入る短い一行

kb-effect-oracle = カードの地形に配置
kb-effect-farm = 草原に配置
kb-effect-oasis = 砂漠に配置
kb-effect-tower = ボードの端に配置
kb-effect-tavern = 3個以上の並びを延長
kb-effect-barn = カードの地形へ移動
kb-effect-harbor = 水域へ移動
kb-effect-paddock = 直線で2ヘクス移動

kb-effect-castles = 隣接した城 各3点
kb-effect-fishermen = 水域に隣接 各1点
kb-effect-miners = 山岳に隣接 各1点
kb-effect-merchants = つないだ特定地域と城 各4点
kb-effect-workers = 特定地域か城の隣 各1点
kb-effect-discoverers = 駒がある行 各1点
kb-effect-knights = 最多の1行 各2点
kb-effect-hermits = エリアごと1点
kb-effect-lords = 区画ごとに1位12点・2位6点
kb-effect-citizens = 最大エリア 2個で1点
kb-effect-farmers = 最少の区画 各3点

## 効果：文で

kb-rule-oracle = 地形カードと同じ地形に1個置きます。できる限り自分の入植地駒に隣接させます。
kb-rule-farm = 草原に1個置きます。できる限り自分の入植地駒に隣接させます。
kb-rule-oasis = 砂漠に1個置きます。できる限り自分の入植地駒に隣接させます。
kb-rule-tower = ボードの端の建設可能ヘクスに1個置きます。できる限り自分の入植地駒に隣接させます。
kb-rule-tavern = 一直線に3個以上並んだ自分の入植地駒の、並びの先にある建設可能ヘクスに1個置きます。
kb-rule-barn = 自分の入植地駒1個を、地形カードと同じ地形へ移します。できる限りほかの自分の駒に隣接させます。
kb-rule-harbor = 自分の入植地駒1個を水域へ移します。できる限りほかの自分の駒に隣接させます。
kb-rule-paddock = 自分の入植地駒1個を、直線でちょうど2ヘクス先の建設可能ヘクスへ移します。間に何があってもかまいません。

kb-rule-castles = 自分の入植地駒が隣接している城ごとに3点。
kb-rule-fishermen = 水域に隣接する自分の入植地駒ごとに1点。水域の上の駒は数えません。
kb-rule-miners = 山岳に隣接する自分の入植地駒ごとに1点。
kb-rule-merchants = 自分のエリアでつないだ特定地域と城ごとに4点。2つ以上つなぐ必要があります。
kb-rule-workers = 特定地域か城に隣接する自分の入植地駒ごとに1点。
kb-rule-discoverers = 自分の入植地駒がある行ごとに1点。
kb-rule-knights = 自分の入植地駒が最も多い行1つで、1個につき2点。
kb-rule-hermits = 自分の入植地エリアごとに1点。1個だけでもエリアです。
kb-rule-lords = 区画ごとに、入植地駒が最も多ければ12点、2番目なら6点。同数なら全員が得点し、0個でも対象です。
kb-rule-citizens = 自分の最大の入植地エリアで、2個につき1点。
kb-rule-farmers = 自分の入植地駒が最も少ない区画で、1個につき3点。

## オプション

kb-option-setup = ボードと建設者カード
kb-option-setup-random = ランダム
kb-option-setup-first-game = 初回ゲーム
kb-option-lords-card = 貴族カード
kb-option-lords-card-included = 候補に含む
kb-option-lords-card-excluded = 除く
kb-option-running-scores = 途中得点の表示
kb-option-running-scores-off = 表示しない
kb-option-running-scores-on = 表示する

## ログ

kb-event-card-revealed = { $seat }の地形カード：{ $terrain }
kb-event-built = { $seat }が{ $terrain }に配置：{ $hex }
kb-event-built-many = { $seat }が{ $terrain }に配置：{ $hex_list }
kb-event-tile-used = { $seat }が{ $tile }で配置：{ $hex }
kb-event-lifted = { "" }
kb-event-moved = { $seat }が{ $tile }で{ $from }から{ $to }へ移動しました。
kb-event-tile-gained = { $seat }が{ $hex }の{ $tile }タイルを獲得しました。
kb-event-tile-lost = { $seat }が{ $hex }の{ $tile }タイルを失いました。
kb-event-card-exchanged = { $old }の空きヘクスがないため、{ $seat }はカードを引き直し：{ $terrain }
kb-event-card-removed = { $old }の空きヘクスも引けるカードもないため、{ $seat }の配置はここまでです。
kb-event-turn-ended = { "" }
kb-event-turn-ended-own = あなたの次の地形カード：{ $terrain }
kb-event-deck-shuffled = 捨札を切り直して山札にしました。
kb-event-end-triggered = { $seat }が最後の入植地駒を置きました。このラウンドで終了です。
kb-event-game-over = { "" }

kb-reason-settlements-out = 入植地駒をすべて置いたプレイヤーが出たため、そのラウンドで終了しました。

## 行えない操作

error-kb-not-your-turn = あなたの手番ではありません。
error-kb-put-first = 先に、{ $tile }で移動中の{ $hex }の入植地駒を置いてください。
error-kb-nothing-lifted = 移動中の入植地駒はありません。先に倉庫・港・牧場で動かす駒を選んでください。
error-kb-end-too-early = まだ手番を終えられません。あと{ $due }個置いてください。
error-kb-mandatory-done = この手番の配置は済んでいます。タイルを使うか、手番を終えてください。
error-kb-supply-empty = 手元に入植地駒が残っていません。
error-kb-no-card = 配置に使える地形カードがありません。タイルを使うか、手番を終えてください。
error-kb-between-placements = タイルを使えるのは、配置を始める前か、すべて置いた後です。あと{ $due }個置いてください。
error-kb-no-such-tile = { $origin }の{ $tile }タイルは持っていません。
error-kb-tile-fresh = この{ $tile }タイルはこの手番に獲得したものです。次の手番から使えます。
error-kb-tile-used = この{ $tile }タイルはこの手番にもう使いました。
error-kb-no-such-hex = { $hex }というヘクスはありません。A1からT20までです。
error-kb-not-buildable = { $hex }は{ $terrain }です。{ $terrain_id ->
    [water] 水域に入れるのは港だけです。
   *[other] 入植地駒は置けません。
}
error-kb-occupied = { $hex }にはすでに入植地駒があります。
error-kb-wrong-terrain = { $hex }は{ $terrain }です。{ $wanted }を選んでください。
error-kb-must-touch-own = { $hex }は自分の入植地駒に隣接していません。隣接する空きヘクスがあるので、そこから選んでください。
error-kb-not-edge = { $hex }はボードの端ではありません。塔で置けるのは端だけです。
error-kb-no-line = { $hex }は、一直線に3個以上並んだ自分の入植地駒の並びの先ではありません。
error-kb-not-two-straight = { $hex }は、直線でちょうど2ヘクス先ではありません。
error-kb-origin = { $hex }は元の場所です。別のヘクスへ移してください。
error-kb-not-own = { $hex }に自分の入植地駒はありません。
error-kb-no-target = { $hex }の入植地駒は、このタイルでは動かせる先がありません。

## 選択肢

kb-what = 何をしますか？
kb-what-build = 入植地駒を置く
kb-what-oracle = { kb-word-oracle }：{ kb-effect-oracle }
kb-what-farm = { kb-word-farm }：{ kb-effect-farm }
kb-what-oasis = { kb-word-oasis }：{ kb-effect-oasis }
kb-what-tower = { kb-word-tower }：{ kb-effect-tower }
kb-what-tavern = { kb-word-tavern }：{ kb-effect-tavern }
kb-what-barn = { kb-word-barn }：{ kb-effect-barn }
kb-what-harbor = { kb-word-harbor }：{ kb-effect-harbor }
kb-what-paddock = { kb-word-paddock }：{ kb-effect-paddock }
kb-what-put = 移動先に置く
kb-what-end = 手番を終える

kb-which-tile = どのタイルを使いますか？
kb-which-tile-meaning = 同じ種類のタイルが2枚以上あります。どれも手番に1回ずつ使えます。
kb-where = どこに置きますか？
kb-where-meaning = 自分の地形の空きヘクスに、できるだけ隣り合わせて置きます。「+2」はいま増える得点、「タイル」は隣の特定地域のタイルを獲得することです。
kb-where-step = { $choice }に置く
kb-where-take = ここに置く
kb-where-oracle = { kb-word-oracle }：自分の地形にもう1個置きます
kb-where-oracle-meaning = { kb-rule-oracle }
kb-where-oracle-step = { kb-word-oracle }で{ $choice }
kb-where-farm = { kb-word-farm }：{ kb-word-grass }にもう1個置きます
kb-where-farm-meaning = { kb-rule-farm }
kb-where-farm-step = { kb-word-farm }で{ $choice }
kb-where-oasis = { kb-word-oasis }：{ kb-word-desert }にもう1個置きます
kb-where-oasis-meaning = { kb-rule-oasis }
kb-where-oasis-step = { kb-word-oasis }で{ $choice }
kb-where-tower = { kb-word-tower }：ボードの端にもう1個置きます
kb-where-tower-meaning = { kb-rule-tower }
kb-where-tower-step = { kb-word-tower }で{ $choice }
kb-where-tavern = { kb-word-tavern }：並びの端にもう1個置きます
kb-where-tavern-meaning = { kb-rule-tavern }
kb-where-tavern-step = { kb-word-tavern }で{ $choice }
kb-from-barn = { kb-word-barn }：入植地駒1個を自分の地形へ移します
kb-from-barn-meaning = { kb-rule-barn }
kb-from-barn-step = { kb-word-barn }で{ $choice }
kb-from-barn-whole = { $first }から{ $then }へ
kb-from-harbor = { kb-word-harbor }：入植地駒1個を{ kb-word-water }へ移します
kb-from-harbor-meaning = { kb-rule-harbor }
kb-from-harbor-step = { kb-word-harbor }で{ $choice }
kb-from-harbor-whole = { $first }から{ $then }へ
kb-from-paddock = { kb-word-paddock }：入植地駒1個を2ヘクス先へ移します
kb-from-paddock-meaning = { kb-rule-paddock }
kb-from-paddock-step = { kb-word-paddock }で{ $choice }
kb-from-paddock-whole = { $first }から{ $then }へ
kb-to = どこへ移動しますか？
kb-to-meaning = その特定地域の隣にある最後の駒だったときは、そのタイルを失います。
kb-ask-where = { $placed ->
    [0] { $terrain }に入植地駒を{ $due }個置きます
   *[other] { $terrain }に入植地駒をあと{ $due }個置きます
}
kb-ask-oracle = { kb-word-oracle }：{ $terrain }にもう1個置きます
kb-ask-to = { $hex }の入植地駒をどこへ移動しますか？
kb-progress = { $phase ->
    [before-tiles] タイルは駒を置く前か後に使えます。
    [after-tiles] 駒を置き終えました。タイルを使うか、手番を終えます。
   *[other] { "" }
}
kb-region = { $region }行目
kb-region-question = どの行ですか？

kb-hint-place = { $gives ->
    [tile] { $tile }の隣：タイルを獲得
    [had] { $tile }の隣：タイルは獲得済み
   *[empty] { $tile }の隣：タイルは残っていない
}
kb-hint-tile = { $tile }のタイルを獲得
kb-brief = { $gives ->
    [both] タイル { $gold }
    [tile] タイル
   *[gold] { $gold }
}
kb-hint-loses = { $tile }タイルを失う
kb-hint-holds = { $tile }の隣はこれだけ
kb-hint-gold = { $category } { $gold }
kb-must-touch = できるだけ自分の入植地の隣に置きます。空きヘクス{ $count }か所のうち、隣は{ $offered }か所です。
kb-touches-none = 自分の入植地に隣接する空きヘクスがないため、どこにでも置けます。

## ほかの手と比べた理由

kb-term-castles = 城の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-fishermen = 漁師の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-miners = 鉱夫の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-merchants = 商人の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-workers = 労働者の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-discoverers = 発見者の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-knights = 騎士の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-hermits = 隠者の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-lords = 貴族の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-citizens = 市民の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-farmers = 農夫の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-tiles = 自分のタイルの価値が{ $by }点{ $change ->
    [more] 高い
   *[less] 低い
}
kb-term-next = 次の1個で見込める得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-later = 後の手番で見込める得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
kb-term-rivals = 最も得点の多い相手が{ $change ->
    [more] 伸びにくい
   *[less] 伸びやすい
}

## 文字で読むボード

kb-head-title = { $terrain ->
    [none] { $seat }の手番
   *[other] { $seat }：{ $icon } { $terrain }に配置
}
kb-head-detail = { $phase ->
    [over] 第{ $round }ラウンドまで
    [before-tiles] { $total }個、タイルも可
    [before] { $total }個置く
    [placing] { $number }個目 / { $total }個
    [after-tiles] タイルか手番終了
   *[after] 手番終了
}
kb-head-lifted = { $hex }の駒の移動先は？
kb-seat-last = 直前の地形：{ $terrain }

kb-turn = { $phase ->
    [before-tiles] { $seat }の手番：{ $terrain }に{ $total }個置きます。先にタイルも使えます。
    [before] { $seat }の手番：{ $terrain }に{ $total }個置きます。
    [placing] { $seat }の手番：{ $terrain }に配置、{ $total }個中の{ $number }個目です。
    [after-tiles] { $seat }の手番：{ $terrain }への配置は済みました。あとはタイルの使用か手番終了です。
   *[after] { $seat }の手番：{ $terrain }への配置は済みました。手番を終了できます。
}
kb-won = ゲーム終了。{ $winners }が{ $points }点で{ $count ->
    [1] 勝ちました。
   *[other] 勝利を分け合いました。
}
kb-turn-cardless = { $seat }の手番：置ける地形がありません。あとはタイルの使用か手番終了です。
kb-lifted = { $seat }の手番：{ $tile }で{ $hex }の駒を移動中、移動先を決めます。
kb-last = 直前の手：{ $hex_list }。
kb-hand = あなたの次の地形カード：{ $terrain }。
kb-hand-empty = いま手元に伏せたカードはありません。
kb-hand-playing = この手番は{ $terrain }に置きます。
kb-hand-left = 手元の入植地駒：{ $supply }個。
kb-hand-own-tiles = 自分のタイル：{ $tile_list }。

kb-board-title = **キングダムビルダー**、第{ $round }ラウンド、スタートプレイヤーは { $first }
kb-board-builders = **得点になるもの**
kb-board-builder = { $builder }：{ $effect }
kb-board-deck = 山札：{ $deck }枚
kb-board-discards = 捨札：{ $card_list }
kb-board-removed = 除外されたカード：{ $card_list }
kb-board-cards = { $terrain }×{ $count }
kb-board-seat = **{ $seat }**：手元の入植地駒 { $supply }個
kb-board-points = { $over ->
    [yes] 得点
   *[no] いま終わった場合の得点
}：{ $points }点（{ $part_list }）
kb-board-area = { $count }個のエリア：{ $hex_list }
kb-board-alone = 1個だけの入植地駒：{ $hex_list }
kb-board-tiles = タイル：{ $tile_list }
kb-board-tile = { $hex }の{ $tile }（{ $state }）
kb-board-spent = もうタイルを取れない特定地域：{ $hex_list }
kb-board-locations = ボード上のタイル：{ $location_list }
kb-board-location = { $hex }の{ $tile }（{ $left ->
    [0] なし
   *[other] 残り{ $left }枚
}）
kb-board-castles = 城：{ $hex_list }
kb-board-terrain = **行ごとの地形**、A〜T列
kb-board-row = { $number }行目：{ $run_list }
kb-ask-built = { $hex }（入植済み）
kb-ask-left = { $hex }（残り{ $left }枚）
kb-board-run = { $first ->
    [none] { $last } { $terrain }
   *[other] { $first }〜{ $last } { $terrain }
}

kb-alt-title = キングダムビルダーのボード、第{ $round }ラウンド。
kb-alt-points = { $over ->
    [yes] 得点
   *[no] ここまでの得点
}：{ $seat_list }。
kb-alt-seat-points = { $seat } { $points }点
kb-alt-supply = 手元の入植地駒：{ $seat_list }。
kb-alt-seat-supply = { $seat } { $supply }個
kb-alt-tiles = { $seat }のタイル：{ $tile_list }。
kb-alt-tile = { $tile }（{ $state }）
kb-alt-builders = 建設者カード：{ $builder_list }。
kb-alt-deck = 山札{ $deck }枚。

## 手札の画像

kb-hand-now = この手番の地形
kb-hand-next = 次の手番の地形
kb-hand-none = カードなし
kb-hand-tiles = 特定地域タイル
kb-hand-no-tiles = まだありません（特定地域の隣に置くと獲得）
kb-hand-supply = 残りの駒
kb-hand-discards = 捨札

## スラッシュコマンド（100文字まで）

command-kingdom-description = キングダムビルダーのアクション
command-kingdom-build = カードの地形に入植地駒を置く
command-kingdom-hex = ヘクス（例：C7、複数ならカンマ区切り）
command-kingdom-tile = 特定地域タイルを使う
command-kingdom-action = 使い方（例：farm C7 via H4）
command-kingdom-put = 移動中の入植地駒を置く
command-kingdom-end = 手番を終える

# 合計とその単位
kb-total = { $count }点

## 各オプションで選べること（1行）

kb-about-setup = 初回用の決まった組み合わせか、毎回ランダムか。
kb-about-lords-card = 3枚選ぶ建設者カードの候補に入れるかどうか。
kb-about-running-scores = 途中の得点をみんなに見せるか、最後まで見せないか。
kb-preset-first = 決まったボード、途中得点あり
kb-preset-standard = ランダムなボード、得点は最後に

## A guided first turn

kb-guide-1 = **1/4** 地形カードが、この手番に入植地駒を置く土地を決めます。3個置きます。できるかぎり自分の駒の隣に置きます。
kb-guide-2 = **2/4** 特定地域の隣はお得です。特定地域タイルをもらい、次の手番から追加アクションが使えます。
kb-guide-3 = **3/4** 得点は最後に入ります。自分の駒と隣り合う城ごとに3点、それに今回の3枚の建設者カードの得点です。ヘクスのそばの「+2」は、いまそこに置いたときに増える点です。
kb-guide-4 = **4/4** 最初の答えは手番まるごとの案です。そのまま選ぶか、1ヘクスずつ選びます。画像を見て、緑のボタンを押します。
