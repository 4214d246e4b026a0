# セベク：2プレイヤー（ファラオの財宝拡張を含む）

sb-name = セベク：2プレイヤー

sb-help =
    { "" }**セベク：2プレイヤー**：1つの市場と1つのアンクを2人で使います。汚職を抑えながら、価値の高いセットを売りましょう。
    - **手番：** タイルを取る、セットを売却する、キャラクターをプレイする、のどれか1つ。パスはできません。
    - **取る：** アンクの向きの列にあるタイルを1枚。前後どちら側でも、離れていても取れます。飛び越えたタイルは裏向きで自分の汚職になります。ゲームの最初の1枚は1〜4番のマスから取ります。
    - **アンク：** 取った場所へ移り、タイルの方向に向きます。これが相手の取れる列です。裏向きのタイルを取ったときは、自分で方向を選びます。
    - **デベンの印：** このタイルは、手札に加える代わりに、捨ててデベントークン（3〜9点）を引いてもかまいません。
    - **補充：** 列にタイルがなければ、市場を補充して1〜4番のマスから1枚取れます。
    - **売却：** 同じ品物を3枚以上。銅像は何にでもなりますが、銅像だけで新しいセットは作れません。セットの価値は枚数×スカラベの数で、後から増やせます。
    - **カヌートークン：** 最初の5回の売却では、残りのトークンを見て1枚を選んで使います。
    - **キャラクター：** プレイして能力を使うか、品物として売るか、どちらかです。
    - **終了：** 誰かが何もできなくなったとき。セットにならない手札は汚職になります。
    - **得点：** セット＋デベン＋カヌートークン−汚職。汚職の少ない人はデベントークンを1枚、差3つごとにもう1枚引きます。汚職が同数なら誰も引きません。同点なら汚職の少ない方の勝ちです。

## 用語：品物（得点の項目でもある）

sb-word-wheat = 小麦
sb-word-fish = 魚
sb-word-livestock = 牛
sb-word-ebony = 黒檀
sb-word-marble = 大理石
sb-word-ivory = 象牙
sb-word-statue = 銅像
sb-word-deben-token = デベントークン
sb-word-canoe-token = カヌートークン
sb-word-corruption = 汚職

## 手札でのタイル

sb-word-wheat1 = 小麦（スカラベ1）
sb-word-wheat0 = 小麦（スカラベなし）
sb-word-start-wheat = 小麦（初期品物）
sb-word-fish1 = 魚（スカラベ1）
sb-word-fish0 = 魚（スカラベなし）
sb-word-start-fish = 魚（初期品物）
sb-word-livestock1 = 牛（スカラベ1）
sb-word-livestock0 = 牛（スカラベなし）
sb-word-start-livestock = 牛（初期品物）
sb-word-ebony2 = 黒檀（スカラベ2）
sb-word-ebony0 = 黒檀（スカラベなし）
sb-word-start-ebony = 黒檀（初期品物）
sb-word-marble2 = 大理石（スカラベ2）
sb-word-marble0 = 大理石（スカラベなし）
sb-word-start-marble = 大理石（初期品物）
sb-word-ivory3 = 象牙（スカラベ3）
sb-word-ivory0 = 象牙（スカラベなし）
sb-word-start-ivory = 象牙（初期品物）
sb-word-pharaoh-fish-ebony = 魚か黒檀のファラオタイル
sb-word-pharaoh-ebony-livestock = 黒檀か牛のファラオタイル
sb-word-pharaoh-livestock-ivory = 牛か象牙のファラオタイル
sb-word-pharaoh-ivory-wheat = 象牙か小麦のファラオタイル
sb-word-pharaoh-wheat-marble = 小麦か大理石のファラオタイル
sb-word-pharaoh-marble-fish = 大理石か魚のファラオタイル

## タイルの裏面、方向

sb-word-starting-tile = 初期品物タイル
sb-word-goods-tile = 品物タイル
sb-word-character-tile = キャラクタータイル
sb-word-pharaoh-tile = ファラオタイル
sb-word-dir-v = 上下
sb-word-dir-h = 左右
sb-word-dir-f = 右上がりの斜め
sb-word-dir-b = 右下がりの斜め

## キャラクター

sb-word-queen = セベクネフェル女王
sb-word-vizier = 大臣
sb-word-thief = 盗賊
sb-word-merchant = 商人
sb-word-high-priest = 大司祭
sb-word-high-priestess = 女大司祭
sb-word-courtesan = 遊女
sb-word-architect = 建築家
sb-word-scribe-livestock = 書記（牛）
sb-word-scribe-fish = 書記（魚）
sb-word-royal-adviser = 王室顧問
sb-word-spy = スパイ

## カヌートークン

sb-word-canoe-extra-turn = 追加ターン
sb-word-canoe-scarabs-wheat-fish-livestock = スカラベ＋2（小麦・魚・牛）
sb-word-canoe-corruption-to-hand = 汚職タイルを手札へ
sb-word-canoe-corruption-1 = 相手に汚職1
sb-word-canoe-corruption-2 = 相手に汚職2
sb-word-canoe-points-7 = 7点
sb-word-canoe-points-2-deben = 2点とデベン1枚
sb-word-canoe-best-of-two-deben = デベン2枚から高い方
sb-word-canoe-forced-tile = 取るタイルの指定
sb-word-canoe-discard-opponent-deben = 相手のデベン1枚を捨てる
sb-word-canoe-scarabs-ebony-marble = スカラベ＋2（黒檀・大理石）

## 効果：画像に入る短い一行

sb-effect-queen = 山札から3枚引く
sb-effect-vizier = 相手の汚職タイルを1枚取る
sb-effect-thief = 相手の手札から1枚奪う
sb-effect-merchant = 市場のどのタイルでも1枚取る
sb-effect-high-priest = 自分の汚職から1種類を除外
sb-effect-high-priestess = 自分の汚職から1種類を除外
sb-effect-courtesan = 自分のセットに1〜2枚加える
sb-effect-architect = カヌートークン3枚から1枚使う
sb-effect-scribe-livestock = 相手の手札を6枚までにする
sb-effect-scribe-fish = 相手の手札を6枚までにする
sb-effect-royal-adviser = 王家の汚職トークン1枚を捨てる
sb-effect-spy = 使用済みの能力をまねる

sb-effect-canoe-extra-turn = もう1手番、方向は自由
sb-effect-canoe-scarabs-wheat-fish-livestock = 小麦・魚・牛のセットに付ける
sb-effect-canoe-corruption-to-hand = 自分の汚職タイルを手札に戻す
sb-effect-canoe-corruption-1 = 相手の汚職が1増える
sb-effect-canoe-corruption-2 = 相手の汚職が2増える
sb-effect-canoe-points-7 = 手元に残して7点
sb-effect-canoe-points-2-deben = 2点、さらにデベンを1枚引く
sb-effect-canoe-best-of-two-deben = デベンを2枚引き、高い方を残す
sb-effect-canoe-forced-tile = 相手が次に取るタイルを決める
sb-effect-canoe-discard-opponent-deben = 相手のデベンを無作為に1枚捨てる
sb-effect-canoe-scarabs-ebony-marble = 黒檀・大理石のセットに付ける

## 効果：文で

sb-rule-queen = 山札の上から3枚を手札に加えます。足りなければあるだけ引きます。
sb-rule-vizier = 相手の汚職タイルをすべて見て、1枚を自分の手札に加えます。
sb-rule-thief = 相手の手札にある裏面を1種類選び、その裏面のタイルを無作為に1枚、自分の手札に加えます。
sb-rule-merchant = 市場の好きなタイル1枚を手札に加えます。アンクは動かず、汚職も増えません。
sb-rule-high-priest = 品物1種類か銅像を指定し、自分の汚職からそのタイル（キャラクターを含む）をすべてゲームから除外します。トークンは残ります。
sb-rule-high-priestess = 品物1種類か銅像を指定し、自分の汚職からそのタイル（キャラクターを含む）をすべてゲームから除外します。トークンは残ります。
sb-rule-courtesan = 自分の売却済みセット1つに、合うタイルを手札から1枚か2枚加えます。売却ではないので、カヌートークンはもらえません。
sb-rule-architect = ゲーム開始時に脇に置いたカヌートークンから3枚を見て、1枚を選んですぐに使います。
sb-rule-scribe-livestock = 相手の手札が7枚以上なら、相手は6枚になるまでタイルを選んで自分の汚職にします。
sb-rule-scribe-fish = 相手の手札が7枚以上なら、相手は6枚になるまでタイルを選んで自分の汚職にします。
sb-rule-royal-adviser = 自分の王家の汚職トークンを1枚、裏向きのまま捨てます。
sb-rule-spy = これまでに能力を使われたキャラクターを1枚選び（どちらが使ったものでもよい）、同じ能力を使います。

sb-rule-canoe-extra-turn = すぐにもう1手番行います。その手番にタイルを取るなら、4方向のどの列からでも取れます。
sb-rule-canoe-scarabs-wheat-fish-livestock = 自分の小麦・魚・牛のセット1つに付けます。スカラベが2つ増えます。
sb-rule-canoe-corruption-to-hand = 自分の汚職タイルをすべて手札に加えます。トークンは残ります。
sb-rule-canoe-corruption-1 = 相手の汚職置き場に置き、汚職1つ分になります。
sb-rule-canoe-corruption-2 = 相手の汚職置き場に置き、汚職2つ分になります。
sb-rule-canoe-points-7 = 手元に残し、ゲーム終了時に7点になります。
sb-rule-canoe-points-2-deben = 手元に残し、ゲーム終了時に2点になります。さらに、いますぐデベントークンを1枚引きます。
sb-rule-canoe-best-of-two-deben = デベントークンを2枚引いて高い方を残し、もう1枚は見せずにバッグへ戻します。
sb-rule-canoe-forced-tile = アンクの列にあるタイル1枚の上に置きます。相手は次の手番で必ずそれを取ります。
sb-rule-canoe-discard-opponent-deben = 相手のデベントークンを無作為に1枚、ゲームから除外します。
sb-rule-canoe-scarabs-ebony-marble = 自分の黒檀・大理石のセット1つに付けます。スカラベが2つ増えます。

sb-rule-treasures-of-the-pharaoh-on = **ファラオの財宝拡張：** ファラオタイルは2種類の品物のどちらにもなり、スカラベが2つあります。ただし市場から取ると、1〜6の王家の汚職トークンを伏せて受け取ります。キャラクターとカヌートークンも2つずつ増えます。
sb-rule-corruption-scoring-comparison-only = **汚職は比べるだけ：** 汚職そのものは失点にならず、終了時にデベントークンを引く人と、同点のときの勝者を決めます。

## オプション

sb-option-treasures-of-the-pharaoh = ファラオの財宝拡張
sb-option-treasures-of-the-pharaoh-off = 使わない
sb-option-treasures-of-the-pharaoh-on = 使う
sb-option-corruption-scoring = 汚職の得点計算
sb-option-corruption-scoring-minus-one-each = 1つにつき−1点
sb-option-corruption-scoring-comparison-only = 多い少ないだけを比べる
sb-option-first-player = スタートプレイヤー
sb-option-first-player-random = ランダム
sb-option-first-player-first-seat = 1番目の席
sb-option-first-player-second-seat = 2番目の席

## ログ

sb-event-took = { $seat }が{ $cell }番から取りました：{ $tile }
sb-event-took-hidden = { $seat }が{ $cell }番から裏向きの{ $back }を取りました。
sb-event-took-hidden-own = { $cell }番から取った裏向きのタイル：{ $tile }
sb-event-corrupted = { $seat }の汚職になったタイル：{ $tiles }
sb-event-exchanged = { $seat }がタイルを捨ててデベントークンに換えました：{ $tile }
sb-event-deben-drawn = { $seat }がデベントークンを1枚引きました。
sb-event-deben-drawn-own = 引いたデベントークン：{ $value }点
sb-event-deben-drawn-own-more = 引いたデベントークン：{ $value }点と{ $other }点（{ $value }点の方を取りました）
sb-event-royal-token = { $seat }が王家の汚職トークンを1枚引きました。
sb-event-royal-token-own = 引いた王家の汚職トークン：汚職{ $value }
sb-event-pointed = アンクの方向：{ $direction }
sb-event-refilled = { $seat }が市場を{ $count }枚補充しました。山札は残り{ $left }枚です。
sb-event-sold = { $seat }が売却：{ $tiles }（{ $goods }のセットは{ $points }点）
sb-event-looked = { $seat }が残り{ $count }枚のカヌートークンを見ています。
sb-event-looked-at-corruption = { $seat }が相手の汚職タイル{ $count }枚を見ています。
sb-event-token = { $seat }がカヌートークンを使用：{ $token }
sb-event-attached = スカラベを{ $seat }の{ $goods }のセットに付け、{ $points }点になりました。
sb-event-forced = { $seat }が、相手が次に取るタイルを指定：{ $cell }番
sb-event-corruption-to-hand = { $seat }が汚職タイル{ $count }枚を手札に加えました。
sb-event-corruption-to-hand-own = 手札に加えた汚職タイル：{ $tiles }
sb-event-deben-lost = { $seat }がデベントークンを1枚失いました。
sb-event-deben-lost-own = 失ったデベントークン：{ $value }点
sb-event-tokens-drawn = { $seat }が脇のカヌートークンから{ $count }枚を見ています。
sb-event-played = { $seat }がキャラクターをプレイ：{ $character }
sb-event-copied = スパイがまねるキャラクター：{ $character }
sb-event-no-effect = 効果はありませんでした。
sb-event-drew = { $seat }が山札から{ $count }枚引きました：{ $backs }
sb-event-drew-own = 引いたタイル：{ $tiles }
sb-event-recovered = { $seat }が相手の汚職から1枚取りました：{ $tile }
sb-event-stolen = { $seat }が1枚奪いました：{ $tile }
sb-event-bought = { $seat }が商人で{ $cell }番から取りました：{ $tile }
sb-event-absolved = { $count ->
    [0] { $seat }の汚職に{ $goods }はありませんでした。
   *[other] { $seat }の汚職から除外：{ $tiles }
}
sb-event-scribe-asks = { $seat }は手札{ $count }枚を汚職にしなければなりません。
sb-event-gave-up = { $seat }が{ $count }枚を汚職にしました：{ $backs }
sb-event-gave-up-own = 汚職にしたタイル：{ $tiles }
sb-event-joined = { $seat }が追加：{ $tiles }（{ $goods }のセットは{ $points }点）
sb-event-royal-shed = { $seat }が王家の汚職トークンを1枚捨てました。
sb-event-royal-shed-own = 捨てた王家の汚職トークン：汚職{ $value }
sb-event-nothing-to-take = { $seat }には取れるタイルがなく、補充もできません。
sb-event-game-over = { $seat }にできることがなくなり、ゲームが終了しました。
sb-event-set-discarded = { $seat }の手札から、セットになる{ $count }枚を捨てました。
sb-event-hand-corrupted = { $seat }の手札に残った{ $count }枚が汚職になりました。
sb-event-deben-won = 汚職{ $own }対{ $other }：{ $seat }がデベントークンを{ $count }枚引きました（{ $value_list }）。
sb-event-deben-won-earlier = 汚職が少ない{ $seat }がデベントークンを{ $count }枚引きました（{ $values }）。
sb-event-corruption-equal = 汚職は同数（各{ $count }）です。デベントークンは誰も引きません。

sb-reason-no-action-left = 手番のプレイヤーにできることがなくなりました。
sb-tie-corruption = 同点のため、汚職の少ない方の勝ちです。

## 行えない操作

error-sb-not-your-turn = あなたの手番ではありません。
error-sb-scribe-first = 先に、書記で手放すタイルを手札が6枚になるまで選びます。
error-sb-central-first = 最初の手番では、1〜4番のマスからタイルを取ります。
error-sb-central-after-refill = 補充した後は、1〜4番のマスからタイルを取ります。
error-sb-token-first = 先にカヌートークンを1枚選んでください。
error-sb-architect-first = 先に、建築家で見たカヌートークンから1枚選んでください。
error-sb-recover-first = 先に、相手の汚職タイルから1枚選んでください。
error-sb-orient-first = 先にアンクの方向を選んでください。
error-sb-sale-first = { $goods }を売却中です。先にタイルを選んでください。
error-sb-forced = この手番は{ $cell }番のタイルを取らなければなりません。
error-sb-no-such-cell = { $cell }番というマスはありません。1〜36番です。
error-sb-not-central = { $cell }番は中央の4マス（1〜4番）ではありません。
error-sb-cell-empty = { $cell }番にタイルはありません。
error-sb-cell-is-ankh = { $cell }番にはアンクがあり、タイルはありません。
error-sb-not-on-line = { $cell }番はアンクの列の上にありません。
error-sb-say-keep-or-deben = { $cell }番のタイルにはデベンの印があります。手札に加えるか、デベントークンに換えるかを選んでください。
error-sb-no-deben-icon = { $cell }番のタイルにはデベンの印がないため、換えられません。
error-sb-bag-empty = デベントークンが残っていないため、{ $cell }番のタイルは換えられません。
error-sb-refill-line = アンクの列にタイルがあるため、補充できません。
error-sb-refill-deck = 山札がないため、補充できません。
error-sb-turn-not-now = アンクの方向を選べるのは、裏向きのタイルを取ったときだけです。
error-sb-turn-empty-line = その方向（{ $direction }）にはタイルがありません。タイルのある方向を選んでください。
error-sb-set-too-small = 売却には{ $least }枚以上必要です。{ $goods }は銅像を含めて{ $count }枚しかありません。
error-sb-too-few-chosen = 売却には{ $least }枚以上必要です。選んだのは{ $count }枚です。
error-sb-only-wild = 銅像だけで新しいセットは作れません。{ $goods }のタイルを加えてください。
error-sb-type-not-clear = このタイルは何種類かに読めます（{ $readings }）。{ $goods }だけに合うタイルを加えてください。
error-sb-extends-other = このタイルは自分の{ $other }のセットにも合うため、そちらに加わります。{ $goods }だけに合うタイルを加えてください。
error-sb-only-all = この売却には、{ $goods }に使えるタイルが全部必要です。すべて売却してください。
error-sb-pick-not-now = 先に、何を売却するかを選んでください。
error-sb-done-not-now = 売却を始めていません。
error-sb-not-in-hand = 手札に{ $tile }は{ $count }枚ありません。
error-sb-does-not-fit = { $tile }は{ $goods }のセットに合いません。
error-sb-picked-twice = { $tile }を2回選んでいます。枚数を1つだけ選んでください。
error-sb-picked-in-order = ここではもう{ $tile }を選べません。最初から選び直してください。
error-sb-scribe-too-many = 多すぎます。手放すのはあと{ $count }枚です。
error-sb-scribe-too-few = 最初から選び直してください。手放すのはあと{ $count }枚です。
error-sb-token-not-now = いま選べるカヌートークンはありません。
error-sb-no-such-token = 選べるカヌートークンの中にありません：{ $token }
error-sb-token-target-missing = トークン（{ $token }）をどこに置くか選んでください：{ $readings }
error-sb-token-no-target = このトークン（{ $token }）はいま効果がありません。対象なしで選んでください。
error-sb-token-not-on-line = { $cell }番にはアンクの列のタイルがありません。
error-sb-token-not-own-set = このトークンは合う種類の自分のセットに付けます。{ $goods }には付けられません。
error-sb-character-not-held = このキャラクターは手札にありません：{ $character }
error-sb-copy-not-used = このキャラクターの能力はまだ使われていません：{ $character }
error-sb-copy-missing = スパイがまねるキャラクターを選んでください：{ $readings }
error-sb-choice-missing = { $character }を何に使うか選んでください：{ $readings }
error-sb-choice-idle = { $character }はいま効果がありません。対象なしでプレイしてください。
error-sb-choice-wrong = { $character }をこのようには使えません（{ $choice }）。選び直してください。
error-sb-recover-not-now = 相手の汚職からタイルを取れるのは大臣だけです。
error-sb-not-in-corruption = 相手の汚職に{ $tile }はありません。

## 文字で読むゲーム

sb-turn = { $phase ->
    [opening] { $seat }の手番：最初のタイルを1〜4番から取ります。
    [refilled] { $seat }の手番：補充した市場の1〜4番から取ります。
    [orient] { $seat }の手番：アンクの方向を選びます。
    [canoe] { $seat }の手番：売却で得るカヌートークンを選びます。
    [architect] { $seat }の手番：建築家のカヌートークンを選びます。
    [vizier] { $seat }の手番：相手の汚職タイルから1枚選びます。
    [scribe] 書記の効果：{ $seat }が手札{ $owed }枚を汚職にします。
    [forced] { $seat }の手番：{ $cell }番のタイルを取らなければなりません。
    [extra] { $seat }の追加の手番：どの方向からでも取れます。{ $refill ->
        [yes] 補充、売却、
       *[no] 売却と
    }キャラクターもできます。
    [blocked] { $seat }の手番：アンクの列にタイルがありませんが、補充できます。
    [stuck] { $seat }の手番：取れるタイルがありません。売却するか、キャラクターをプレイします。どちらもできない人の手番になるとゲーム終了です。
   *[turn] { $seat }の手番：アンクの列からタイルを取るか、売却するか、キャラクターをプレイします。
}
sb-won = ゲーム終了。{ $winners }が{ $points }点{ $tie ->
    [yes] で同点、汚職が少ないため
   *[no] で
}{ $count ->
    [1] 勝ちました。
   *[other] 勝利を分け合いました。
}

sb-head-title = { $phase ->
    [opening] { $seat }の手番
    [refilled] { $seat }：タイルを取る
    [orient] { $seat }：アンクの方向
    [canoe] { $seat }：トークンを選ぶ
    [architect] { $seat }：トークンを選ぶ
    [vizier] { $seat }：汚職タイルを選ぶ
    [scribe] { $seat }：タイルを手放す
    [forced] { $seat }：{ $cell }番を取る
    [extra] { $seat }の追加の手番
   *[turn] { $seat }の手番
}
sb-head-detail = { $phase ->
    [opening] 1〜4番から取る
    [refilled] 1〜4番から
    [orient] どちらに向ける？
    [canoe] カヌー置き場から
    [architect] 建築家の3枚から
    [vizier] 相手の汚職から
    [scribe] あと{ $owed }枚
    [forced] 指定されたタイル
    [extra] どの方向からでも
    [blocked] 列にタイルなし
    [stuck] 取れるタイルなし
   *[turn] アンク：{ $direction }
}

sb-last = { $kind ->
    [take] 直前の手：{ $seat }が{ $cell }番のタイルを取りました。
    [refill] 直前の手：{ $seat }が市場を補充しました。
    [sale] 直前の手：{ $seat }が{ $what }を売却しました。
   *[character] 直前の手：{ $seat }がキャラクターをプレイしました（{ $what }）。
}

sb-board-title = **セベク：2プレイヤー**{ $expansion ->
    [on] { "、ファラオの財宝拡張" }
   *[off] { "" }
}、スタートプレイヤーは { $starter }
sb-board-ankh = アンクは{ $cell }番、方向は{ $direction }。その列：{ $cells }
sb-board-no-ankh = アンクはまだボードにありません。
sb-board-targets = 取れるタイル：{ $cell_list }
sb-board-target = { $cell }番（{ $corruption ->
    [0] 汚職なし
   *[other] 汚職{ $corruption }
}）
sb-board-forced = 次に取らなければならないタイル：{ $cell }番
sb-board-slots = カヌー置き場：{ $left }枚（脇に{ $aside }枚）
sb-board-spent = 使い終わったカヌートークン：{ $token_list }
sb-board-piles = 山札：{ $deck }枚、バッグのデベントークン：{ $bag }枚{ $pool ->
    [0] { "" }
   *[other] { "、王家の汚職トークン：" }{ $pool }枚
}
sb-board-used = 使用済みキャラクター：{ $character_list }
sb-board-removed = ゲームから除外：{ $tile_list }

sb-board-faces = { $tile_list }

sb-board-seat = **{ $seat }**：手札{ $hand }枚
sb-board-backs = 手札の裏面：{ $back_list }
sb-board-set = { $goods } { $points }点＝{ $count }枚×スカラベ{ $scarabs }：{ $part_list }
sb-board-on-set = カヌートークン：{ $token }
sb-board-no-sets = 売却したセットはまだありません。
sb-board-corruption = 汚職：{ $part_list }
sb-board-corruption-total = 汚職 合計{ $total }：{ $part_list }
sb-tiles = { $count ->
    [0] タイルなし
   *[other] タイル{ $count }枚
}
sb-board-given = カヌートークン（汚職{ $value }）
sb-board-no-tiles = なし
sb-board-royals = 王家のトークン{ $count }枚
sb-board-royals-open = 王家のトークン（{ $value_list }）
sb-board-debens = デベントークン：{ $count }枚
sb-board-debens-open = デベントークン：{ $count }枚（{ $value_list }）
sb-board-looked = カヌー置き場のトークンを見られます。
sb-board-kept = 手元のカヌートークン：{ $token_list }
sb-board-lost = 失ったデベントークン：{ $value_list }
sb-board-shed = 捨てた王家の汚職トークン：{ $value_list }
sb-board-lost-count = 失ったデベントークン：{ $count }枚
sb-board-shed-count = 捨てた王家の汚職トークン：{ $count }枚
sb-board-points = 得点：{ $points }点（{ $part_list }）

sb-board-rule = { $name }：{ $rule }

sb-board-market = **市場（マスごと）**
sb-board-row = { $number }行目：{ $cells }
sb-ask-ankh = アンクとその列
sb-cell-tile = { $cell } { $tile }{ $deben ->
    [yes] 、デベンの印
   *[no] { "" }
}、{ $direction }
sb-cell-hidden = { $cell } 裏向きの{ $back }
sb-cell-ankh = { $cell } アンク
sb-cell-empty = { $cell } 空き
sb-line-empty = タイルなし

sb-alt-title = セベクの市場。
sb-alt-ankh = アンクは{ $cell }番、方向は{ $direction }。その列：{ $cells }。
sb-alt-targets = 取れるタイル：{ $cell_list }。
sb-alt-seat = { $seat }：手札{ $hand }枚、汚職{ $corruption }、デベントークン{ $debens }枚。
sb-alt-sets = { $seat }のセット：{ $set_list }。
sb-alt-set = { $goods } { $points }点
sb-alt-piles = カヌートークン{ $slots }枚、山札{ $deck }枚。

sb-head-used = { $count ->
    [0] 使用済みキャラクターなし
   *[other] 使用済み：{ $character_list }
}
sb-head-aside = 脇に{ $count }枚

sb-hand = あなたの手札：{ $tile_list }。
sb-hand-none = 手札はありません。
sb-hand-title = あなたの手札
sb-hand-corruption = あなたの汚職、合計{ $total }：{ $part_list }。
sb-hand-no-corruption = 汚職はありません。
sb-hand-debens = あなたのデベントークン：{ $value_list }。
sb-hand-slots = カヌー置き場：{ $token_list }。
sb-hand-drawn = 建築家の選択肢：{ $token_list }。
sb-hand-theirs = 相手の汚職：{ $tile_list }。
sb-hand-peeked = 相手の汚職で見たタイル：{ $tile_list }。

sb-hand-heading-corruption = あなたの汚職
sb-hand-heading-theirs = 相手の汚職
sb-hand-heading-peeked = 相手の汚職で見たタイル
sb-hand-heading-debens = デベントークン
sb-hand-heading-slots = カヌー置き場
sb-hand-heading-drawn = 建築家の選択肢
sb-hand-gone = なくなったもの
sb-task-sale = { $goods }を売却中
sb-task-scribe = 書記：手放すタイル

sb-outlook-sale = { $count ->
    [0] まだタイルを選んでいません。
   *[other] { $goods }のセットは、タイル{ $count }枚にスカラベ{ $scarabs }個を掛けて{ $points }点になります{ $now ->
        [0] 。
       *[other] （現在{ $now }点）。
    }
}
sb-outlook-owed = 手放すタイル：あと{ $owed }枚

## 選択肢

sb-what = 何をしますか？
sb-what-take = タイルを取る
sb-what-refill = 市場を補充する
sb-what-turn = アンクを向ける
sb-what-sell = 売却する
sb-what-pick = タイルを選ぶ
sb-what-done = これで売却する
sb-what-token = カヌートークンを選ぶ
sb-what-recover = 汚職タイルを取る
sb-play-queen = { sb-word-queen }：山札から3枚引く
sb-play-vizier = { sb-word-vizier }：相手の汚職タイルを取る
sb-play-thief = { sb-word-thief }：相手から1枚奪う
sb-play-merchant = { sb-word-merchant }：市場から1枚取る
sb-play-high-priest = { sb-word-high-priest }：汚職を減らす
sb-play-high-priestess = { sb-word-high-priestess }：汚職を減らす
sb-play-courtesan = { sb-word-courtesan }：セットに加える
sb-play-architect = { sb-word-architect }：カヌートークンを使う
sb-play-scribe-livestock = { sb-word-scribe-livestock }：相手の手札を6枚までに
sb-play-scribe-fish = { sb-word-scribe-fish }：相手の手札を6枚までに
sb-play-royal-adviser = { sb-word-royal-adviser }：王家のトークンを捨てる
sb-play-spy = { sb-word-spy }：キャラクターをまねる
sb-who = スパイでどのキャラクターをまねますか？
sb-who-meaning = 能力のためにプレイされたキャラクターなら、どちらがプレイしたものでもかまいません。
sb-copied = { sb-word-spy }で{ $character }をまねる

sb-confirm-end = 決定して売却する

sb-cell = どのタイルを取りますか？
sb-cell-meaning = 飛び越えたタイルは自分の汚職になります。アンクは取った場所へ移り、タイルの方向に向きます。それが相手の列です。
sb-any-cell = 商人：市場のどのタイルを取りますか？
sb-any-cell-meaning = 市場のどのタイルでも、汚職なしで取れます。アンクはそのままです。
sb-force = 相手にどのタイルを取らせますか？
sb-force-meaning = 相手は次の手番にそのタイルを取らなければなりません。途中の汚職もいつもどおりです。
sb-cell-take = { $cell }番を取る
sb-cell-keep = { $cell }番を取る
sb-cell-deben = { $cell }番をデベンに
sb-direction = アンクをどの方向に向けますか？
sb-direction-meaning = 相手は次のタイルをその列から取ります。
sb-direction-label = { $direction }
sb-sale = 何を売却しますか？
sb-sale-meaning = セットの価値は、タイルの枚数にスカラベの数を掛けた点です。同じ品物は、あとから売って増やせます。
sb-sale-all = { $goods }を売る
sb-sale-some = { $goods }を選んで売る
sb-sale-whole = { $then }を売る
sb-goods = どのセットにスカラベを付けますか？
sb-goods-meaning = セットの価値は、タイルの枚数にスカラベの数を掛けた点です。
sb-goods-label = { $goods }
sb-absolve = 汚職から何を除外しますか？
sb-absolve-meaning = その種類のタイルがすべて、自分の汚職からゲームの外へ出ます。トークンは残ります。
sb-pick = どのタイルを何枚選びますか？
sb-pick-so-many = { $question }
sb-pick-meaning = 種類ごとに1回、枚数と一緒に選びます。
sb-pick-label = { $tile }{ $count }枚
sb-token = どのカヌートークンを使いますか？
sb-token-meaning = 1枚をすぐに使います。ほかは相手に見せずに戻します。
sb-token-label = { $token }
sb-back = 盗賊：どの裏面のタイルを奪いますか？
sb-back-meaning = その裏面のタイルが相手の手札から無作為に1枚、手札に加わります。
sb-back-label = { $back }
sb-royal = どの王家のトークンを捨てますか？
sb-royal-meaning = その値は自分の汚職に数えなくなります。
sb-royal-label = 汚職{ $value }
sb-tile = 大臣：どの汚職タイルを取りますか？
sb-tile-meaning = ほかのタイルと同じように手札に加わります。
sb-tile-label = { $tile }
sb-join = 遊女：どのタイルをセットに加えますか？
sb-join-meaning = 売却ではないので、カヌートークンは得られません。
sb-join-label = { $tile_list }を{ $goods }へ
sb-ask-take = { $phase ->
    [opening] 1〜4番のタイルを1枚取ります
    [refilled] 1〜4番のタイルを1枚取ります
    [forced] { $cell }番のタイルを取らなければなりません
    [extra] 4方向のどれかからタイルを1枚取ります
   *[turn] アンクの列からタイルを1枚取ります
}
sb-ask-sale = { $goods }として売るタイルを3枚以上選びます
sb-ask-scribe = 手札から{ $owed }枚を汚職にします
sb-progress = { $phase ->
    [extra] 追加の手番です。
    [blocked] アンクの列にタイルがありません。
    [stuck] 取れるタイルがありません。売却もキャラクターもできない人の手番になるとゲーム終了です。
    [scribe] 相手の書記により、手札は6枚になります。
   *[other] { "" }
}
sb-region = { $region ->
    [wheat] { sb-word-wheat }
    [fish] { sb-word-fish }
    [livestock] { sb-word-livestock }
    [ebony] { sb-word-ebony }
    [marble] { sb-word-marble }
    [ivory] { sb-word-ivory }
    [pharaoh] { sb-word-pharaoh-tile }
    [statue] { sb-word-statue }
    [character] { sb-word-character-tile }
   *[other] { $region }
}

sb-hint-hidden = 裏向きの{ $back }
sb-hint-deben = タイルの代わりに3〜9点のデベントークン
sb-hint-cost = 汚職{ $corruption }
sb-hint-turn = アンクは{ $direction }
sb-hint-turn-own = アンクの方向を選ぶ
sb-hint-count = { $tile }{ $count }枚
sb-hint-sale = { $tile_list }、{ $worth }
sb-hint-worth = { $points }点{ $now ->
    [0] { "" }
   *[other] （現在{ $now }点）
}
sb-hint-new = 新しいセット
sb-hint-set = 現在{ $points }点

sb-region-question = どの種類ですか？

## ほかの手と比べた理由

sb-term-points = 得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
sb-term-corruption = 汚職による損が{ $by }点{ $change ->
    [more] 少ない
   *[less] 多い
}
sb-term-singles = 1枚だけの品物の見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
sb-term-pairs = 2枚ある品物の見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
sb-term-sets = 3枚以上ある品物の見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
sb-term-characters = 手札のキャラクターの価値が{ $by }点{ $change ->
    [more] 高い
   *[less] 低い
}
sb-term-wild = 手札の銅像の価値が{ $by }点{ $change ->
    [more] 高い
   *[less] 低い
}
sb-term-leftovers = 売れ残りの損が{ $by }点{ $change ->
    [more] 少ない
   *[less] 多い
}
sb-term-reach = 取れるタイルで{ $by }点{ $change ->
    [more] 有利
   *[less] 不利
}

## スラッシュコマンド（100文字まで）

command-sobek-description = セベク：2プレイヤーのアクション
command-sobek-take = 市場のタイルを取る
command-sobek-cell = マスの番号（例：12）
command-sobek-refill = アンクの列にタイルがないとき、市場を補充する
command-sobek-sell = 3枚以上のセットを売却する
command-sobek-goods = 売却する品物（allは合うタイルを全部）
command-sobek-sale-tiles = どのタイルか（例：2 wheat1, 1 statue）、空欄なら次に選ぶ
command-sobek-character = キャラクターをプレイして能力を使う
command-sobek-which-character = キャラクターと、その対象
command-sobek-pick = 売却するタイル、または書記で手放すタイルを選ぶ
command-sobek-tiles = 例：2 wheat1, 1 statue
command-sobek-done = 選んだタイルを売却する
command-sobek-turn = 裏向きのタイルを取った後、アンクを向ける
command-sobek-direction = アンクの方向
command-sobek-token = カヌートークンを選ぶ
command-sobek-which-token = トークンと、その対象
command-sobek-recover = 大臣で相手の汚職タイルを取る
command-sobek-corruption-tile = 取るタイル

# 合計とその単位
sb-total = { $count }点

## 各オプションで選べること（1行）

sb-about-treasures-of-the-pharaoh = ファラオタイルと、キャラクター2枚が加わります。
sb-about-corruption-scoring = 最後に減点されるか、多い少ないだけを比べるか。
sb-about-first-player = ランダムか、席で決めるか。
sb-preset-base = 基本ゲーム
sb-preset-pharaoh = ファラオの財宝拡張あり

## A guided first turn

sb-guide-1 = **1/4** アンクの列からタイルを1枚取ります。飛び越えたタイルは、1枚ずつ汚職になります。
sb-guide-2 = **2/4** 取ったタイルがアンクの向きを変えます。相手の列は画像で確かめられます。
sb-guide-3 = **3/4** 同じ品物が3枚あれば売却できます。得点はタイルの枚数×スカラベの数です。スカラベが増えるまで待つのも手ですが、待ちすぎは禁物です。
sb-guide-4 = **4/4** タイルを選びましょう。取ると増える汚職は、そばに書いてあります。画像を見て、緑のボタンを押します。
