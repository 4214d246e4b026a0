# イワリ（偉業、遠征、6枚のマップ、第3の部族を含む）

iw-name = イワリ

iw-help =
    { "" }**イワリ**：部族を率いて5つのバイオームにテントを張り、トーテムを立てます。山札が尽きるときに、大事なエリアで強くいましょう。マップと遠征カードはこのテーブルのためのオリジナルで、ルールは市販のゲームと同じです。
    - **手番：** コマを配置するか、カードを1枚交換します。パスはできません。
    - **配置：** 1つのエリアに、カード3枚までで、コマを2個まで置きます。コマ1個につき、そのエリアのバイオームのカード1枚か、別のバイオームの同じカード2枚を払います。コマが1つもないエリアには、テントを1個だけ置けます。
    - **テント**は空きスペースに、**トーテム**はトーテムスペースの一番上に置きます。エリアのトーテムの総数は、そこで最もテントの多い部族のテントの数までです。自分のテントがなくても置けます。
    - **カード：** 手番の終わりに、公開札か山札から1枚ずつ、手札が3枚になるまで引きます。
    - **1回目に山札が尽きたら中間決算：** エリアごとに、テントが最多の部族は、そこにある全部族のテントの数だけ得点します。ほかの部族は、1つ上の部族のテントの数だけ得点します。同数ならどちらも同じ順位の点になります。
    - **2回目は最終決算：** もう一度テント、次に集落（道でつながった4個以上のテント、1個1点）、最後に同盟ラインです。両端のエリアでトーテムが最多（同数も可）の部族が、両端のトーテムの総数だけ得点します。山岳トークンのあるラインは得点になりません。
    - **2人プレイ：** 第3の部族が加わります。自分のアクションの後、残った手札で第3の部族のコマを配置します。第3の部族が単独で勝つと、2人とも負けです。
    - **同点：** 未使用のコマが多い方の勝ちです。

## 用語：バイオーム

iw-word-tundra = ツンドラ
iw-word-forest = 森
iw-word-glacier = 氷河
iw-word-coast = 海岸
iw-word-desert = 砂漠
iw-word-third-tribe = 第3の部族

## 得点の項目

iw-word-interim = 中間決算
iw-word-tents = テント
iw-word-long-road = 紫色の道
iw-word-settlements = 集落
iw-word-totems = トーテム
iw-word-expeditions = 遠征

## 偉業と遠征

iw-word-unity = 団結
iw-word-discovery = 発見
iw-word-honour = 栄誉
iw-word-awe = 畏敬
iw-word-five-grounds = 五つの地
iw-word-wide-wandering = 広き放浪
iw-word-deep-roots = 深き根
iw-word-twin-strongholds = 双つの拠点
iw-word-steady-camps = 揺るがぬ野営地
iw-word-totem-ring = トーテムの輪
iw-word-sky-pillar = 天の柱
iw-word-high-pillar = 高き柱
iw-word-watchers = 見守る者たち
iw-word-pact-by-land = 陸の盟約
iw-word-pact-by-sea = 海の盟約
iw-word-first-village = はじまりの集落
iw-word-great-camp = 大野営地
iw-word-balanced-tribe = 調和の部族
iw-word-kin-network = 縁の網
iw-word-lonely-watch = 孤高の見張り
iw-word-last-fire = 最後の焚き火
iw-word-home-fire = 故郷の焚き火

## 効果：画像に入る短い一行

iw-effect-unity = 最初と2番目の集落
iw-effect-discovery = 最初と2番目の満杯のエリア
iw-effect-honour = 陸のラインの両端で一番上
iw-effect-awe = 海のラインの両端で一番上
iw-effect-five-grounds = 全バイオームにテント
iw-effect-wide-wandering = 7エリアにテント
iw-effect-deep-roots = 1エリアにテント4個
iw-effect-twin-strongholds = 2エリアにテント3個ずつ
iw-effect-steady-camps = 4エリアにテント2個ずつ
iw-effect-totem-ring = 4エリアにトーテム
iw-effect-sky-pillar = 1エリアにトーテム3個
iw-effect-high-pillar = 1エリアにトーテム3個
iw-effect-watchers = 3エリアで一番上のトーテム
iw-effect-pact-by-land = 陸のラインの両端にトーテム
iw-effect-pact-by-sea = 海のラインの両端にトーテム
iw-effect-first-village = 集落を作る
iw-effect-great-camp = マップにテント10個
iw-effect-balanced-tribe = 2エリアにテント2個とトーテム
iw-effect-kin-network = 6本のラインの両端にテント
iw-effect-lonely-watch = テントのない所にトーテム2個
iw-effect-last-fire = エリアの最後の空きを埋める
iw-effect-home-fire = テント3個以上で満杯のエリア

## 効果：文で

iw-rule-unity = 最初と2番目に集落を作った部族が、その集落のテントがあるエリアに1個ずつ置きます。
iw-rule-discovery = 最初と2番目にエリアの最後の空きスペースを埋めた部族が、ほかのエリアに1個ずつ置きます。
iw-rule-honour = 山岳トークンのない陸のラインの両端で、最初に一番上のトーテムを持った部族が、そのラインに置きます。
iw-rule-awe = 山岳トークンのない海のラインの両端で、最初に一番上のトーテムを持った部族が、そのラインに置きます。
iw-rule-five-grounds = 5種類すべてのバイオームに、自分のテントがそれぞれ1個以上あります。
iw-rule-wide-wandering = 7つの異なるエリアに自分のテントがあります。
iw-rule-deep-roots = 1つのエリアに自分のテントが4個以上あります。
iw-rule-twin-strongholds = 2つのエリアに自分のテントがそれぞれ3個以上あります。
iw-rule-steady-camps = 4つのエリアに自分のテントがそれぞれ2個以上あります。
iw-rule-totem-ring = 4つのエリアに自分のトーテムがそれぞれ1個以上あります。
iw-rule-sky-pillar = 1つのエリアに自分のトーテムが3個以上あります。
iw-rule-high-pillar = 1つのエリアに自分のトーテムが3個以上あります。
iw-rule-watchers = 3つのエリアで自分のトーテムが一番上にあります。
iw-rule-pact-by-land = 山岳トークンのない陸のライン1本の両端のエリアに、自分のトーテムがあります。
iw-rule-pact-by-sea = 山岳トークンのない海のライン1本の両端のエリアに、自分のトーテムがあります。
iw-rule-first-village = 自分の集落（つながった4個以上のテント）があります。
iw-rule-great-camp = マップ上に自分のテントが10個以上あります。
iw-rule-balanced-tribe = 2つのエリアで、それぞれ自分のテント2個以上とトーテム1個以上があります。
iw-rule-kin-network = 山岳トークンのないライン6本で、両端のエリアに自分のテントがあります。
iw-rule-lonely-watch = 自分のテントがないエリアに、自分のトーテムが2個以上あります。
iw-rule-last-fire = エリアの最後の空きスペースに自分のテントを置きます。
iw-rule-home-fire = エリアの最後の空きスペースに自分のテントを置き、そのエリアの自分のテントが3個以上になります。

iw-rule-feats-on = **偉業：** 最初に集落を作った部族、エリアを満杯にした部族、ラインの両端で一番上に立った部族が、偉業コマ（全6個）を置きます。コマのあるエリアのテントと、コマのあるラインのトーテムは2倍、2個あれば3倍の得点になります。全員に、以後の決算すべてで効きます。
iw-rule-expeditions-on = **遠征カード：** 3枚を公開します。最初に達成した部族は1つ目の数、2番目の部族は2つ目の数を、すぐに得点します。
iw-rule-settlement-scope-along-roads = **道に沿った集落：** 境界の道も道として数え、集落がいくつものエリアに広がります。
iw-rule-open-draft-on = **初期手札の選択：** ラストプレイヤーから逆順に、公開札4枚か山札から1枚ずつ、3枚を選びます。
iw-rule-finish-round-on = **手番の数をそろえる：** 2回目に山札が尽きた後、全員の手番の数が同じになるまで続けます。

## オプション

iw-preset-basic = 基本ゲーム
iw-preset-full = 偉業と遠征を使う

iw-about-map = 遊ぶ場所。どれもオリジナルです。
iw-about-feats = エリアやラインの得点を何倍かにする6個のコマ。
iw-about-expeditions = 追加の得点になる3つの目標。
iw-about-settlement-scope = 集落がどこまで広がるか。フローティングランドでは変わりません。
iw-about-open-draft = 無作為に配るか、公開札と山札から順に選ぶか。
iw-about-finish-round = 2つ目の山札が尽きてすぐか、手番の数をそろえてからか。そろえると後の番の人に公平です。

iw-option-map = マップ
iw-option-map-new-horizons = 新たなる地平
iw-option-map-crescent = 三日月の湾：湾を囲む大地
iw-option-map-vast-lands = 広大な大地：大きな砂漠
iw-option-map-floating-lands = フローティングランド：ラインが道
iw-option-map-glacier-mass = 氷河の塊：二重のライン
iw-option-map-long-way = 長い道のり：紫色の道
iw-option-feats = 偉業
iw-option-feats-off = 使わない
iw-option-feats-on = 使う（得点が2倍、3倍）
iw-option-expeditions = 遠征カード
iw-option-expeditions-off = 使わない
iw-option-expeditions-on = 使う（3つの目標）
iw-option-settlement-scope = 集落の範囲
iw-option-settlement-scope-same-territory = 同じエリアの中だけ
iw-option-settlement-scope-along-roads = 道に沿って境界も越える
iw-option-open-draft = 初期手札
iw-option-open-draft-off = 配る
iw-option-open-draft-on = 1枚ずつ選ぶ
iw-option-finish-round = ゲームの終わり
iw-option-finish-round-off = 山札が尽きたとき
iw-option-finish-round-on = 全員の手番数をそろえる

## ログ

iw-event-paid = { $seat }が{ $territory }のために払いました：{ $cards }
iw-event-third-paid = { $seat }が第3の部族のため、{ $territory }に払いました：{ $cards }
iw-event-placed = { $seat }が{ $territory }に配置：{ iw-placed }
iw-event-third-placed = 第3の部族を{ $territory }に配置：{ iw-placed }
iw-event-feat = { $seat }が偉業「{ $feat }」を達成し、コマを{ $feat_id ->
    [honour] { $where }番のライン
    [awe] { $where }番のライン
   *[other] { $where }
}に置きました。
iw-event-third-feat = 第3の部族が偉業「{ $feat }」を達成し、コマを{ $feat_id ->
    [honour] { $where }番のライン
    [awe] { $where }番のライン
   *[other] { $where }
}に置きました。
iw-event-expedition = { $seat }が遠征「{ $expedition }」を達成し、{ $points }点を得ました。
iw-event-third-expedition = 第3の部族が遠征「{ $expedition }」を達成し、{ $points }点を得ました。
iw-event-swapped = { $seat }がカードを交換しました。捨て札：{ $card }
iw-event-third-skipped = { $seat }の残りの手札では払えないため、第3の部族の手番はありません。
iw-event-took = { $seat }が公開札を取りました：{ $card }
iw-event-drew = { $seat }が山札から1枚引きました。残り{ $left }枚です。
iw-event-drew-own = 山札から引いたカード：{ $card }
iw-event-display-filled = 公開したカード：{ $card_list }
iw-event-turn-ended = { $seat }が手番を終えました。
iw-event-draft-over = 初期手札がそろいました。{ $seat }から始めます。
iw-event-interim = 中間決算：{ $seat }は{ $points }点を得ました。
iw-event-third-interim = 中間決算：第3の部族は{ $points }点を得ました。
iw-event-deck-shuffled = 捨て札を混ぜて2つ目の山札にしました。{ $count }枚です。
iw-event-game-over = 最後の手番が終わり、最終決算になりました。

iw-reason-deck-exhausted = 2回目に山札が尽きました。
iw-tie-unused = 同点のため、未使用のコマが多い方の勝ちです。
iw-tie-third-tribe = 第3の部族と未使用のコマまで並んだため、並んだプレイヤーの勝ちです。

## 行えない操作

error-iw-not-your-turn = あなたの手番ではありません。いまは{ $active_seat }の手番です。
error-iw-space-first = 先に、{ $territory }のどこにテントを置くか、{ $count }か所選んでください。
error-iw-feat-first = 先に、偉業コマ（{ $feat }）を置く場所を選んでください。
error-iw-third-first = いまは第3の部族の手番です。残った手札で第3の部族のコマを配置してください。払えるカードがなければ、手番を省いてください。
error-iw-draw-first = いまはカードを引きます。あと{ $count }枚です。
error-iw-end-first = これ以上カードは引けません。手番を終了してください。
error-iw-act-first = 先に、コマを配置するかカードを交換してください。
error-iw-third-never-swaps = 第3の部族はカードを交換しません。コマを配置してください。払えるカードがなければ、手番を省いてください。
error-iw-third-can-place = 手札で第3の部族のコマの分を払えるため、手番を省けません。コマを配置してください。
error-iw-no-such-territory = このマップに{ $territory }というエリアはありません。
error-iw-first-piece-alone = { $territory }にはまだコマがありません。いま置けるのはテント1個だけです。
error-iw-no-free-space = { $count ->
    [0] { $territory }に空きスペースはありません。トーテムを置くか、ほかのエリアを選んでください。
   *[other] { $territory }の空きスペースは{ $count }か所だけです。テントを減らしてください。
}
error-iw-no-tents-left = { $count ->
    [0] この部族にテントは残っていません。トーテムを置いてください。
   *[other] この部族のテントは残り{ $count }個です。減らしてください。
}
error-iw-no-totems-left = { $count ->
    [0] この部族にトーテムは残っていません。テントを置いてください。
   *[other] この部族のトーテムは残り{ $count }個です。減らしてください。
}
error-iw-no-totem-space = { $territory }にトーテムスペースはありません。テントを置いてください。
error-iw-totem-limit = { $territory }のトーテムはいま{ $count }個で、最も強い部族のテントの数（{ $most }個）までしか置けません。先にテントを置くか、ほかのエリアを選んでください。
error-iw-pair-of-own-biome = 2枚組は別のバイオームのカードです。ここでは{ $card }のカード1枚でコマ1個分になります。
error-iw-no-pair = 手札に{ $card }は2枚ありません。ほかのカードで払ってください。
error-iw-no-matching-card = { $card }が{ $needed }枚必要ですが、手札には{ $count }枚です。コマを減らすか、2枚組で払ってください。
error-iw-no-such-space = このマップに{ $space }というスペースはありません。
error-iw-other-territory = { $space }は{ $territory }のスペースではありません。1手番のコマはすべて同じエリアに置きます。
error-iw-space-taken = { $space }にはもうテントがあります。空きスペースを選んでください。
error-iw-feat-not-there = 偉業コマ（{ $feat }）はそこ（{ $where }）には置けません。示された場所から選んでください。
error-iw-card-not-in-hand = 手札に{ $card }はありません。持っているカードを選んでください。
error-iw-card-not-face-up = 公開札に{ $card }はありません。ほかのカードを取るか、山札から引いてください。
error-iw-deck-empty = 山札がありません。公開札を取ってください。

## 文字で読むゲーム

iw-placed = { $tents ->
    [0] { "" }
   *[other] テント{ $tents }個（{ $space_list }）
}{ $tents ->
    [0] { "" }
   *[other] { $totems ->
        [0] { "" }
       *[other] 、
    }
}{ $totems ->
    [0] { "" }
   *[other] トーテム{ $totems }個
}

iw-turn = { $phase ->
    [act] { $seat }の手番：コマを配置するか、カードを交換します。
    [third] 第3の部族の手番：{ $seat }が残った手札でコマを配置します。
    [space] { $seat }の手番：{ $third ->
        [yes] 第3の部族の
       *[no] { "" }
    }テントを置くスペースを{ $territory }から{ $count }か所選びます。
    [feat] { $seat }の手番：{ $third ->
        [yes] 第3の部族の
       *[no] { "" }
    }偉業コマ（{ $feat }）を置きます。
    [draft] { $seat }の番：初期手札を選びます。あと{ $count }枚です。
    [draw] { $seat }の手番：カードを引きます。あと{ $count }枚です。
   *[end] { $seat }の手番：手番を終了します。
}
iw-runs-out = この手番で山札が尽き、中間決算になります。
iw-closing-turn = 山札が尽き、この手番のあと最終決算になります。
iw-closing-round = 山札が尽きます。手番の数をそろえてから、最終決算です。
iw-won = { $third ->
    [yes] ゲーム終了。第3の部族が{ $points }点で勝ち、2人とも負けました。
   *[no] ゲーム終了。{ $winners }が{ $points }点で{ $count ->
        [1] 勝ちました。
       *[other] 勝利を分け合いました。
    }
}

iw-head-title = { $phase ->
    [act] { $seat }の手番
    [third] 第3の部族の手番
    [space] { $territory }のどこに？
    [feat] 偉業「{ $feat }」
    [draft] { $seat }：カードを選ぶ
    [draw] { $seat }：カードを引く
   *[end] { $seat }の手番
}
iw-head-detail = { $ending ->
    [yes] { $half ->
        [1] 山札切れ：中間決算
       *[2] 山札切れ
    }
   *[no] { $phase ->
        [act] 配置か交換
        [third] { $seat }が決定
        [space] テント{ $count }個
        [feat] コマを置く場所
        [draft] あと{ $count }枚
        [draw] あと{ $count }枚
       *[end] 手番の終わり
    }
}
iw-head-right = { $half ->
    [1] 1つ目の山札
   *[2] 2つ目の山札
}
iw-banner = 第3の部族の手番 · { $seat }が配置
iw-table-discards = 捨て札
iw-table-feats = 残りの偉業
iw-third-name = 第3の部族
iw-third-said = 第3の部族

iw-tally-title = { $kind ->
    [interim] 中間決算
    [final] 最終決算
   *[now] いま終わった場合
}
iw-tally-detail = { $kind ->
    [interim] 得た点数
   *[final] テント、集落、ライン
}
iw-view-map = マップ全体
iw-view-now = いま終わった場合の得点
iw-view-final = 最終決算の得点
iw-view-interim = 中間決算の得点
iw-view-territory = { $territory } · { $name }

iw-territory-title = { $territory } · { $name }
iw-territory-detail = { $biome }、空き{ $free }/{ $spaces }
iw-territory-line = { $blocked ->
    [yes] { $territory } { $name }：山岳あり
   *[no] { $territory } { $name }{ $road ->
        [yes] （道にもなる）
       *[no] { "" }
    }
}

iw-hand-title = 手札
iw-hand-empty = 手札はありません。
iw-hand-supply = 残りのコマ
iw-hand = 手札：{ $cards }。
iw-hand-left = 残り：テント{ $tents }個、トーテム{ $totems }個。
iw-cards = 公開札：{ $card_list }。山札：{ $deck }枚。

iw-alt-title = イワリ、{ $map }、{ $half ->
    [1] 1つ目の山札
   *[2] 2つ目の山札
}。
iw-alt-territory = { $territory } { $name }：{ $tent_list }{ $totem_list ->
    [0] { "" }
   *[other] 、トーテムは{ $totem_list }
}、空き{ $free }か所。
iw-alt-empty = まだ空のエリア：{ $territory_list }。
iw-alt-tribe = { $seat }：{ $points }点、残りテント{ $tents }個、トーテム{ $totems }個。
iw-alt-tally = { $seat }：{ $part_list }。
iw-alt-settlement = { $seat }の集落：+{ $points }（{ $space_list }）。
iw-alt-place = { $place }：{ $part_list }。
iw-number = { $seat } { $number }
iw-with = { $seat }が{ $number }個
iw-you = あなた
iw-points = { $seat } +{ $number }
iw-part = { $category } { $points }
iw-line-name = { $number }番のライン

iw-board-title = **イワリ**、{ $map }、スタートプレイヤーは { $first }
iw-board-maps = マップと遠征カードはオリジナルで、ルールは市販のゲームと同じです。
iw-board-discards = 捨て札：{ $card_list }
iw-board-mountains = 山岳トークンのあるライン：{ $line_list }
iw-board-feats = 偉業コマ：{ $feat_list }
iw-board-feat = { $where }に{ $feat }（{ $seat }）
iw-board-feats-left = 残りの偉業：{ $feat_list }
iw-board-feat-left = { $feat } × { $count }（{ $rule }）
iw-board-expedition = { $expedition }、1番目{ $first }点、2番目{ $second }点：{ $rule }{ $scored ->
    [yes] 達成：{ $seat_list }
   *[no] { "" }
}
iw-board-tribe = **{ $seat }**：{ $points }点、残りテント{ $tents }個、トーテム{ $totems }個{ $hand ->
    [none] { "" }
   *[other] { "、手札" }{ $hand }枚
}
iw-board-parts = 得点の内訳：{ $part_list }
iw-board-worth = いま終わった場合：{ $total }点（{ $part_list }）
iw-board-settlements = 集落：{ $settlement_list }
iw-board-settlement = テント{ $count }個（{ $space_list }）
iw-board-territory = **{ $territory } { $name }**：{ $biome }、{ $spaces }か所中{ $free }か所が空き
iw-board-tents = テント：{ $tent_list }、空き：{ $space_list }
iw-board-own = { $seat }（{ $space_list }）
iw-board-none = なし
iw-board-totems = トーテム（下から上へ）：{ $seat_list }
iw-board-no-totems = トーテムスペースはありません。
iw-board-road = { $first }と{ $second }
iw-ask-tents = { $seat }のテント
iw-ask-totems = { $seat }のトーテム
iw-ask-free = { $biome }の空き
iw-ask-territory = { $territory } { $name }
iw-ask-stack = { $territory }（{ $count }個）
iw-board-roads = 道：{ $road_list }
iw-board-border = 境界の道：{ $road_list }
iw-board-purple = 紫色の道が通るスペース：{ $space_list }
iw-board-line = { $number }番のライン：{ $kind ->
    [land] 陸
   *[sea] 海
}、{ $compass }の{ $territory } { $name }へ{ $blocked ->
    [yes] （山岳トークンあり）
   *[no] { "" }
}{ $road ->
    [none] { "" }
   *[other] 、道は{ $road }
}
iw-compass = { $way ->
    [n] 北
    [ne] 北東
    [e] 東
    [se] 南東
    [s] 南
    [sw] 南西
    [w] 西
   *[nw] 北西
}

## メニューと選ぶ助け

iw-asked = { $third ->
    [yes] 第3の部族のコマを配置してください
   *[no] あなたの手番：テントかトーテムを配置してください
}
iw-asked-space = { $territory } { $name }のどこに{ $third ->
    [yes] 第3の部族のテント
   *[no] テント
}{ $count ->
    [1] { "" }
   *[other] { $count }個
}を置きますか？
iw-asked-feat = { $third ->
    [yes] 第3の部族の
   *[no] { "" }
}{ $feat }のコマをどこに置きますか？
iw-asked-take = { $draft ->
    [yes] 最初の手札をあと{ $count }枚、1枚ずつ選んでください
   *[no] カードをあと{ $count }枚取ってください
}
iw-what = どこに、または何をしますか？
iw-what-territory = { $territory } { $biome }
iw-what-feat = 偉業コマを置く
iw-what-skip = 第3の部族の手番を省く
iw-what-swap = カードを交換する
iw-what-end = 手番を終了する
iw-pieces = どのコマを、どのカードで置きますか？
iw-pieces-meaning = コマ1個につき、そのバイオームのカード1枚か、別のバイオームの同じカード2枚を払います。
iw-pieces-tent = テント1個
iw-pieces-totem = トーテム1個
iw-pieces-tents = テント2個
iw-pieces-both = トーテムとテント1個ずつ
iw-pieces-totems = トーテム2個
iw-pieces-tent-matching = テント1個（{ $card }1枚）
iw-pieces-tent-pair = テント1個（{ $pair }2枚）
iw-pieces-totem-matching = トーテム1個（{ $card }1枚）
iw-pieces-totem-pair = トーテム1個（{ $pair }2枚）
iw-pieces-tents-matching = テント2個（{ $card }2枚）
iw-pieces-tents-pair = テント2個（{ $card }1枚と{ $pair }2枚）
iw-pieces-both-matching = トーテムとテント1個ずつ（{ $card }2枚）
iw-pieces-both-pair = トーテムとテント1個ずつ（{ $card }1枚と{ $pair }2枚）
iw-pieces-totems-matching = トーテム2個（{ $card }2枚）
iw-pieces-totems-pair = トーテム2個（{ $card }1枚と{ $pair }2枚）
iw-price-matching = { $card }1枚
iw-price-two-matching = { $card }2枚
iw-price-pair = { $pair }2枚
iw-price-mixed = { $card }1枚、{ $pair }2枚
iw-whole = { $first }、場所は{ $all }
iw-instead = または{ $choice }
iw-space = どのスペースですか？
iw-space-meaning = 空いていればどこでも置けます。同じ部族のテントが道で4個以上つながると集落になり、最後にもう一度得点します。
iw-space-label = { $space }
iw-feat = コマをどこに置きますか？
iw-feat-meaning = その場所の得点が、全員にとって増えます。
iw-feat-territory = エリア{ $where }
iw-feat-line = { $where }番のライン
iw-swap = どのカードを交換しますか？
iw-swap-meaning = 捨て札にして1枚引きます。コマは置きません。
iw-take = どのカードを取りますか？
iw-take-meaning = 手札が3枚になるまで取ります。山札から引いたカードはほかの人には見えません。
iw-swap-label = { $card }を交換
iw-take-label = { $card }
iw-take-deck = 山札から

iw-hint-territory = { $free ->
    [0] 空きなし
   *[other] 空き{ $free }
}、{ $stand ->
    [none] テントなし
    [lead] あなたが{ $most }個で最多
   *[other] { $leaders }が{ $most }個で{ $count ->
        [1] 最多
       *[other] 並んで最多
    }
}
iw-hint-tents = { $seat }が{ $stand ->
    [lead] テント{ $count }個で最多になる
    [level] テント{ $count }個で{ $leaders }と並ぶ
   *[behind] テント{ $count }個でもまだ{ $leaders }（{ $most }個）に及ばない
}
iw-hint-totems = { $seat }が{ $stand ->
    [lead] トーテム{ $count }個で最多になる
    [level] トーテム{ $count }個で{ $leaders }と並ぶ
   *[behind] トーテム{ $count }個でもまだ{ $leaders }（{ $most }個）に及ばない
}
iw-hint-line = { $seat }の得点が{ $lines }で{ $points }点増える
iw-hint-held = 手札に{ $count }枚
iw-hint-deck = 残り{ $count }枚
iw-hint-joins = { $village ->
    [yes] テント{ $count }個の集落になる
   *[no] テント{ $count }個がつながる
}
iw-hint-feat = いま{ $point_list }
iw-hint-purple = 紫色の道の上
iw-hint-runs-out = この手番で山札が尽きる

iw-outlook-tents = { $territory }のテント：{ $leaders }が{ $most }個で{ $count ->
    [1] 最多
   *[other] 並んで最多
}{ $ranks ->
    [0] { "" }
   *[other] 、ほかは{ $ranks }
}です。
iw-outlook-totems = { $territory }のトーテム：{ $leaders }が{ $most }個で{ $count ->
    [1] 最多
   *[other] 並んで最多
}{ $ranks ->
    [0] { "" }
   *[other] 、ほかは{ $ranks }
}です。
iw-outlook-line = { $number }番のラインの得点：{ $rank_list }。

## 手の良いところと代償

iw-term-territories = エリアのテントの得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
iw-term-leads = 空きのあるエリアでの単独最多が{ $change ->
    [more] 多い
   *[less] 少ない
}
iw-term-lines = 同盟ラインの見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
iw-term-settlements = 集落の見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
iw-term-road = 紫色の道の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
iw-term-expeditions = 遠征の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
iw-term-hand = 手札の見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
iw-term-pieces = 同点のとき有利な未使用のコマが{ $change ->
    [more] 多い
   *[less] 少ない
}
iw-term-rivals = ほかの部族の見込みが{ $by }点{ $change ->
    [more] 少ない
   *[less] 多い
}

## スラッシュコマンド（100文字まで）

command-iwari-description = イワリのアクション
command-iwari-place = エリアにコマを配置する
command-iwari-territory = エリア（例：T1）
command-iwari-pieces = どのコマを、どのカードで置くか
command-iwari-spaces = テントを置くスペース（例：1 4、空欄なら次に選ぶ）
command-iwari-space = 配置中のテントをスペースに置く
command-iwari-which-space = スペース（例：T1-3）
command-iwari-feat = 偉業コマをマップに置く
command-iwari-where = エリア（例：T1）かラインの番号
command-iwari-swap = 配置の代わりにカードを交換する
command-iwari-card = カードのバイオーム
command-iwari-take = 公開札を取る
command-iwari-draw = 山札の一番上を引く
command-iwari-skip = 払えるカードがないとき、第3の部族の手番を省く
command-iwari-end = 手番を終了する

# 合計とその単位
iw-total = { $count }点

## A guided first turn

iw-guide-1 = **1/4** 1つのエリアにテントを置き、そのバイオームのカードで払います。別のバイオームの同じカード2枚でも払えます。
iw-guide-2 = **2/4** エリアでテントが最も多い部族は、そこのテント全部を得点します。ゲーム中に2回です。2番目の部族にも少し入ります。
iw-guide-3 = **3/4** 道でつながったテントは集落になります。同盟ラインの両端でトーテムが最も多ければ、最後にそのラインが得点になります。
iw-guide-4 = **4/4** リストで場所を、答えで置くコマと払うカードを選びます。マップを見て、緑のボタンを押します。新しいカードは自動で来るか、どれを取るか聞かれます。
