# パス・オブ・シヴィライゼーション、1人から5人用

pc-name = パス・オブ・シヴィライゼーション

pc-help =
    { "" }**パス・オブ・シヴィライゼーション**：部族から宇宙飛行まで、9ラウンドで文明を育てます。全員が同時に決めます。点（勝利点）の最も多い人の勝ちです。仕組みと技術は市販のゲームと同じで、驚異、リーダー、イベント、トークンはオリジナルのカードセットです。
    - **A プロジェクト：** 技術から2枚を左側（エージェント）、2枚を右側（研究ポイント）に使います。残りは古代技術になり、もう使えません。
    - **B 展開：** エージェントを、人口制限まで得ます。
    - **C 進化：** 哲学者が足りていれば必ず哲学レベルを進め、利益を得ます。次に、建築者で驚異、アンバサダーでリーダーを獲得します。同じカードを何人かが望むときは、ボードのタイプの並びで決まり、ほかの人は何も払いません。
    - **D 研究：** 研究ポイントを、人口制限まで得ます。
    - **E 技術購入：** 技術をちょうど1枚購入します。ボーナスがあり、次のラウンドから手札に加わります。
    - **F イベント（第3ラウンドから）：** **チャレンジ**では、同じタイプのカードと賢者が歴史ポイントで、1ポイントが1点になり、まとまるとボーナスもあります。**戦闘**では、ユニットは2、軍事遺産は1と数え、パワーの順に報酬を得ます。外部脅威も加わります。
    - **リーダー：** 生きているのは1人です。前のリーダーは墓地に移り、そこでも働くことがあります。
    - **ゲームの終わり：** 技術、哲学レベル、人口、リーダー、驚異、トークンの点と、残った建築者、アンバサダー、哲学者2個につき1点を合計します。
    - **/civ card**でどのカードも、**拡大して見る…**で全員の文明とマーケットを見られます。

## 用語：タイプ、エージェント

pc-word-culture = 文化
pc-word-science = 科学
pc-word-spirituality = 精神
pc-word-industry = 産業
pc-word-military = 軍事
pc-word-builder = 建築者
pc-word-ambassador = アンバサダー
pc-word-philosopher = 哲学者
pc-word-sage = 賢者
pc-word-unit = ユニット

## 得点の項目

pc-word-technologies = 技術
pc-word-philosophy = 哲学
pc-word-population = 人口
pc-word-leaders = リーダー
pc-word-wonders = 驚異
pc-word-vp-tokens = 勝利点トークン
pc-word-leftovers = 残ったエージェント

## 技術

pc-word-tech-culture-0 = 部族
pc-word-tech-culture-1 = 文字
pc-word-tech-culture-2 = 演劇
pc-word-tech-culture-3 = 活版印刷
pc-word-tech-culture-4 = インターネット
pc-word-tech-science-0 = 火
pc-word-tech-science-1 = 数学
pc-word-tech-science-2 = 天文学
pc-word-tech-science-3 = 電気
pc-word-tech-science-4 = 宇宙飛行
pc-word-tech-spirituality-0 = 儀式
pc-word-tech-spirituality-1 = 多神教
pc-word-tech-spirituality-2 = 修道制
pc-word-tech-spirituality-3 = 人文主義
pc-word-tech-spirituality-4 = 人権
pc-word-tech-industry-0 = 道具
pc-word-tech-industry-1 = 石工術
pc-word-tech-industry-2 = 冶金
pc-word-tech-industry-3 = 石炭
pc-word-tech-industry-4 = ロボット工学
pc-word-tech-military-0 = 狩猟
pc-word-tech-military-1 = 青銅の武器
pc-word-tech-military-2 = 騎兵
pc-word-tech-military-3 = 火薬
pc-word-tech-military-4 = 航空

## 驚異

pc-word-wonder-hanging-gardens = バビロンの空中庭園
pc-word-wonder-theatre-epidaurus = エピダウロスの劇場
pc-word-wonder-library-alexandria = アレクサンドリア図書館
pc-word-wonder-stonehenge = ストーンヘンジ
pc-word-wonder-temple-artemis = アルテミス神殿
pc-word-wonder-gobekli-tepe = ギョベクリ・テペ
pc-word-wonder-great-pyramid = ギザの大ピラミッド
pc-word-wonder-pont-du-gard = ポン・デュ・ガール
pc-word-wonder-colossus-rhodes = ロドス島の巨像
pc-word-wonder-great-wall = 万里の長城
pc-word-wonder-alhambra = アルハンブラ宮殿
pc-word-wonder-sistine-chapel = システィーナ礼拝堂
pc-word-wonder-ulugh-beg = ウルグ・ベク天文台
pc-word-wonder-house-of-wisdom = 知恵の館
pc-word-wonder-angkor-wat = アンコール・ワット
pc-word-wonder-hagia-sophia = アヤソフィア
pc-word-wonder-machu-picchu = マチュ・ピチュ
pc-word-wonder-grand-canal = 京杭大運河
pc-word-wonder-krak = クラック・デ・シュヴァリエ
pc-word-wonder-himeji = 姫路城
pc-word-wonder-eiffel = エッフェル塔
pc-word-wonder-sydney-opera = シドニー・オペラハウス
pc-word-wonder-greenwich = グリニッジ天文台
pc-word-wonder-lhc = 大型ハドロン衝突型加速器
pc-word-wonder-sagrada = サグラダ・ファミリア
pc-word-wonder-lotus = ロータス寺院
pc-word-wonder-suez = スエズ運河
pc-word-wonder-hoover = フーバーダム
pc-word-wonder-arc = エトワール凱旋門
pc-word-wonder-brandenburg = ブランデンブルク門

## リーダー

pc-word-leader-pericles = ペリクレス
pc-word-leader-sappho = サッポー
pc-word-leader-imhotep = イムホテプ
pc-word-leader-hypatia = ヒュパティア
pc-word-leader-ashoka = アショーカ王
pc-word-leader-confucius = 孔子
pc-word-leader-hammurabi = ハンムラビ王
pc-word-leader-qin = 始皇帝
pc-word-leader-alexander = アレクサンドロス大王
pc-word-leader-hannibal = ハンニバル
pc-word-leader-medici = ロレンツォ・デ・メディチ
pc-word-leader-murasaki = 紫式部
pc-word-leader-khwarizmi = アル=フワーリズミー
pc-word-leader-galileo = ガリレオ・ガリレイ
pc-word-leader-hildegard = ヒルデガルト・フォン・ビンゲン
pc-word-leader-aquinas = トマス・アクィナス
pc-word-leader-musa = マンサ・ムーサ
pc-word-leader-zheng-he = 鄭和
pc-word-leader-genghis = チンギス・カン
pc-word-leader-saladin = サラディン
pc-word-leader-beethoven = ベートーヴェン
pc-word-leader-tagore = タゴール
pc-word-leader-curie = マリー・キュリー
pc-word-leader-darwin = ダーウィン
pc-word-leader-gandhi = ガンディー
pc-word-leader-king = キング牧師
pc-word-leader-watt = ジェームズ・ワット
pc-word-leader-tesla = ニコラ・テスラ
pc-word-leader-napoleon = ナポレオン・ボナパルト
pc-word-leader-bolivar = シモン・ボリバル

## チャレンジ

pc-word-challenge-alphabet = アルファベットの発明
pc-word-challenge-earth-measured = エラトステネスの地球測定
pc-word-challenge-axial-age = 枢軸時代
pc-word-challenge-bronze-trade = 青銅器時代の交易
pc-word-challenge-silk-road = シルクロード
pc-word-challenge-paper = 製紙法の西伝
pc-word-challenge-pilgrim-roads = 大巡礼路
pc-word-challenge-watermills = 水車の時代
pc-word-challenge-renaissance = ルネサンス
pc-word-challenge-scientific-rev = 科学革命
pc-word-challenge-religious-peace = ヴェストファーレン条約
pc-word-challenge-agri-rev = 農業革命
pc-word-challenge-information-age = 情報化時代
pc-word-challenge-space-race = 宇宙開発競争
pc-word-challenge-udhr = 世界人権宣言
pc-word-challenge-industrial-rev = 産業革命

## 戦闘

pc-word-battle-kadesh = カデシュの戦い
pc-word-battle-marathon = マラトンの戦い
pc-word-battle-gaugamela = ガウガメラの戦い
pc-word-battle-zama = ザマの戦い
pc-word-battle-red-cliffs = 赤壁の戦い
pc-word-battle-hastings = ヘイスティングズの戦い
pc-word-battle-manzikert = マンジケルトの戦い
pc-word-battle-hattin = ハッティンの戦い
pc-word-battle-sekigahara = 関ヶ原の戦い
pc-word-battle-lepanto = レパントの海戦
pc-word-battle-agincourt = アジャンクールの戦い
pc-word-battle-panipat = パーニーパットの戦い
pc-word-battle-waterloo = ワーテルローの戦い
pc-word-battle-gettysburg = ゲティスバーグの戦い
pc-word-battle-verdun = ヴェルダンの戦い
pc-word-battle-normandy = ノルマンディー上陸作戦

## 文明ボード

pc-word-board-amber = 琥珀
pc-word-board-jade = 翡翠
pc-word-board-lapis = 瑠璃
pc-word-board-ochre = 黄土
pc-word-board-coral = 珊瑚

## 利益トークン

pc-word-token-builder = 建築の利益
pc-word-token-ambassador = 外交の利益
pc-word-token-philosopher = 哲学の利益
pc-word-token-sage = 賢者の利益
pc-word-token-unit = 軍勢の利益
pc-word-token-population = 人口の利益
pc-word-token-legacy = 軍事遺産の利益
pc-word-token-vp = 威信の利益
pc-word-token-research = 研究の利益
pc-word-token-vocation = 天職の利益

## 得るものと、その数

pc-word-vp = 点
pc-word-legacy = 軍事遺産
pc-word-research-culture = 文化の研究
pc-word-research-science = 科学の研究
pc-word-research-spirituality = 精神の研究
pc-word-research-industry = 産業の研究
pc-word-research-military = 軍事の研究
pc-times-builder = 建築者{ $count }
pc-times-ambassador = アンバサダー{ $count }
pc-times-philosopher = 哲学者{ $count }
pc-times-sage = 賢者{ $count }
pc-times-unit = ユニット{ $count }
pc-times-vp = { $count }点
pc-times-population = 人口{ $count }
pc-times-legacy = 軍事遺産{ $count }
pc-times-research-culture = 文化{ $count }
pc-times-research-science = 科学{ $count }
pc-times-research-spirituality = 精神{ $count }
pc-times-research-industry = 産業{ $count }
pc-times-research-military = 軍事{ $count }

## ログ：1行ずつ、または全員が同時にしたことの一覧

pc-event-decided = { "" }
pc-event-wished = { "" }
pc-event-named = { "" }
pc-event-ready = { "" }
pc-event-reopened = { "" }
pc-event-revealed = { "" }
pc-event-moved = { $seat }の希望は{ $card }に移りました。
pc-event-displaced = { $seat }は{ $card }を獲得できなくなり、選び直せます。
pc-event-round = 第{ $number }ラウンドが始まりました。新しい驚異：{ $wonder_list }。新しいリーダー：{ $leader_list }
pc-event-board-all = 文明ボード：
pc-event-board = { $seat }：{ $board }
pc-event-planned-all = プロジェクト：
pc-event-planned = { $seat }：左側は{ $left_list }、右側は{ $right_list }{ $discarded_list_count ->
    [0] { "" }
   *[other] 、古代技術へ{ $discarded_list }
}
pc-event-deployed-all = 展開：
pc-event-deployed = { $seat }：{ $agent_list }{ $lost ->
    [0] { "" }
   *[other] 、制限を超えた分{ $lost }
}
pc-event-advanced-all = 哲学：
pc-event-advanced = { $seat }：レベル{ $level }
pc-event-tokens = レベル{ $level }の利益を公開しました：{ $token_list }
pc-event-available = { $seat }が{ $token }を残しました。{ $rejected }は使いません。
pc-event-benefit-all = 利益：
pc-event-benefit = { $seat }：{ $times ->
    [1] { $token }
   *[other] { $token }、{ $times }回
}
pc-event-wonder = { $seat }が建築者{ $cost }個を払い、{ $card }を獲得しました。
pc-event-leader = { $seat }がアンバサダー{ $cost }個を払い、{ $card }を獲得しました。
pc-event-buried = { $card }が{ $seat }の墓地に移りました。
pc-event-outbid = { $seat }は{ $card }を獲得できませんでした。ほかの人が優先されました。
pc-event-threat-took = 外部脅威が奪いました：{ $card_list }
pc-event-studied-all = 研究：
pc-event-studied = { $seat }：{ $point_list_count ->
    [0] なし
   *[other] { $point_list }
}{ $lost ->
    [0] { "" }
   *[other] 、得られなかった分{ $lost }
}
pc-event-bought-all = 技術購入：
pc-event-bought = { $seat }：{ $card }
pc-event-sold-out = { $seat }は最後の{ $card }を買えませんでした。
pc-event-bought-nothing = { $seat }が払える技術はありませんでした。
pc-event-granted = { $challenge }の効果は、これから全員に続きます。
pc-event-exchanged = { $challenge }：{ $seat }が{ $times }回交換しました。
pc-event-history-all = 歴史（{ $challenge }）：
pc-event-history = { $seat }：歴史ポイント{ $points }、{ $vp }点
pc-event-threat = { $battle }：外部脅威のパワーは{ $power }です。
pc-event-battle-all = { $battle }のパワー：
pc-event-battle = { $seat }：パワー{ $power }、{ $line ->
    [0] 報酬なし
   *[other] { $line }位の報酬
}
pc-event-gained = { $seat }が{ $source }から獲得：{ $gain_list }
pc-event-game-over = 9ラウンドが終わり、最終得点計算になりました。

## 得るもの、払うもの

pc-gain-agents = { $agent }{ $count }
pc-gain-research = { $type }の研究{ $count }
pc-gain-agents-choice = 好きなエージェント{ $count }
pc-gain-agents-choice-of = { $agents }から好きなエージェント{ $count }
pc-gain-research-choice = 好きな研究{ $count }
pc-gain-research-choice-of = { $types }から好きな研究{ $count }
pc-gain-population = 人口{ $count }
pc-gain-legacy = 軍事遺産{ $count }
pc-gain-vp = { $count }点
pc-gain-free-technology = { $bonus ->
    [yes] レベル{ $level }までの技術1枚（無料、ボーナスあり）
   *[no] レベル{ $level }までの技術1枚（無料、ボーナスなし）
}
pc-list = { $item_list }
pc-nothing = なし
pc-no-agents = エージェントなし
pc-no-research = 研究なし

## 効果の文

pc-does-produce-agents = 展開のたびに{ $gain }
pc-does-produce-research = 研究フェイズのたびに{ $gain }
pc-does-reduce-cost = { $target ->
    [wonder] 驚異のコスト−{ $count }
    [leader] リーダーのコスト−{ $count }
   *[philosophy] 哲学のコスト−{ $count }
}
pc-does-power-bonus = 戦闘でパワー+{ $count }
pc-does-history-bonus = { $types }のチャレンジで歴史ポイント+{ $count }
pc-does-history-bonus-all = すべてのチャレンジで歴史ポイント+{ $count }
pc-does-limit-bonus = { $phase ->
    [deployment] 展開の制限+{ $count }
    [research] 研究の制限+{ $count }
   *[both] 展開と研究の制限+{ $count }
}
pc-does-whenever = { $trigger ->
    [buy-technology] 技術を購入するたびに{ $gain }
    [gain-wonder] 驚異を獲得するたびに{ $gain }
   *[advance-philosophy] 哲学レベルに着くたびに{ $gain }
}
pc-per = { $counter ->
    [cards-of-type] { $divisor ->
        [1] { $types }のカード1枚につき
       *[other] { $types }のカード{ $divisor }枚につき
    }
    [leaders] { $divisor ->
        [1] リーダー1枚につき
       *[other] リーダー{ $divisor }枚につき
    }
    [wonders] { $divisor ->
        [1] 驚異1枚につき
       *[other] 驚異{ $divisor }枚につき
    }
    [philosophy-level] { $divisor ->
        [1] 哲学レベル1につき
       *[other] 哲学レベル{ $divisor }につき
    }
   *[military-legacy] { $divisor ->
        [1] 軍事遺産1につき
       *[other] 軍事遺産{ $divisor }につき
    }
}
pc-scores-per = { $most ->
    [none] { $per }{ $vp }点
   *[other] { $per }{ $vp }点、最大{ $most }点
}
pc-rewards-per = { $most ->
    [none] { $per }{ $gain }
    [1] { $per }{ $gain }、最大1回
    [2] { $per }{ $gain }、最大2回
   *[other] { $per }{ $gain }、最大{ $most }回
}
pc-exchange = { $most ->
    [none] { $paid }を払い{ $gain }を得る、何回でも
    [1] { $paid }を払い{ $gain }を得る、1回
    [2] { $paid }を払い{ $gain }を得る、最大2回
   *[other] { $paid }を払い{ $gain }を得る、最大{ $most }回
}
pc-grants = 全員に、ゲームの終わりまで{ $effects }

pc-timing-instant = 即時：{ $effects }
pc-timing-permanent = 永続：{ $effects }
pc-timing-cemetery = 墓地：{ $effects }
pc-timing-end-of-game = ゲーム終了時：{ $effects }

## カードの文

pc-roman = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
pc-card-technology = **{ $name }** · { $type }の技術、{ $level ->
    [0] 基本
    [1] レベルI
    [2] レベルII
    [3] レベルIII
   *[4] レベルIV
} · { $vp }点
pc-card-cost-technology = コスト：{ $type }の研究{ $count }。カードは{ $copies }枚あります。
pc-card-sides = 左側：{ $left }。右側：{ $right }。
pc-card-bonus = 購入ボーナス：{ $gains }。
pc-card-wonder = **{ $name }** · { $type }の驚異、時代{ $era } · { $vp }点
pc-card-cost-wonder = コスト：建築者{ $count }。
pc-card-leader = **{ $name }** · { $type }のリーダー、時代{ $era } · { $vp }点
pc-card-cost-leader = コスト：アンバサダー{ $count }。
pc-card-effect = { $effect }。
pc-card-no-effect = 点のほかに効果はありません。
pc-card-earlier = カードの版{ $version }で始まったゲームでは、{ $effect }
pc-card-challenge = **{ $name }**：{ $type }のチャレンジ、第{ $number }ラウンド
pc-card-fate = 運命：{ $effects }。
pc-card-history = 歴史：歴史ポイント1につき1点、{ $divisor }につき{ $gain }。
pc-card-history-last = 歴史：歴史ポイント1につき1点、さらに{ $threshold_list }。
pc-card-threshold = { $count }以上で{ $vp }点
pc-card-battle = **{ $name }**：戦闘、第{ $number }ラウンド、外部脅威のパワー{ $power }
pc-card-line = { $number }位：{ $gains }。
pc-card-lines = 順位の報酬はプレイヤーの人数の分だけで、パワー0では何も得られません。
pc-card-token = **{ $name }** · 利益トークン：{ $gains }。
pc-card-board = **{ $name }** · 文明ボード。初期ボーナス：{ $gains }。
pc-card-priority = 優先順位：{ $type_list }。
pc-card-original = このカードは、このプログラムのために作ったオリジナルです。

## 行えない操作

error-pc-window-closed = その質問は締め切られたため、もう変えられません。いまの質問をご確認ください。
error-pc-not-yet = その質問はまだ来ていません。いまの質問をご確認ください。先に設定しておける答えもあります。
error-pc-choose-first = 先に効果の中身を選びます。いまの質問をご確認ください。
error-pc-nothing-to-choose = いま効果の中身を選ぶことはありません。いまの質問をご確認ください。
error-pc-not-asked = この質問にあなたは関わりません。ほかの人をお待ちください。
error-pc-nothing-to-change = もうそのように選んでいます。何も変わりません。
error-pc-board-taken = { $board }はほかの人が選びました。別の文明ボードを選んでください。
error-pc-not-in-hand = { $card }は、手札にその枚数ありません。手札から左側に2枚、右側に2枚を選んでください。
error-pc-two-a-side = プロジェクトでは、左側に2枚、右側に2枚の技術カードを出します。2枚ずつ選んでください。
error-pc-not-in-pool = { $count ->
    [0] プロジェクトから{ $agent }は生まれません。生まれるものから選んでください。
   *[other] プロジェクトから生まれる{ $agent }は{ $count }個だけです。生まれるものから選んでください。
}
error-pc-over-limit = 展開の制限は{ $limit }個です。{ $count }個では多すぎるため、減らしてください。
error-pc-under-limit = 展開の制限は{ $limit }個です。{ $count }個では少なすぎます。制限の数だけ置いてください。
error-pc-token-not-offered = { $token }は、選べる2枚のトークンにありません。示されたものから選んでください。
error-pc-benefit-not-available = { $token }は、あなたのレベルまでにありません。使える利益を選んでください。
error-pc-other-market = { $card }は、いま開いているマーケットのカードではありません。驚異が先で、リーダーは後です。
error-pc-not-in-market = { $card }はマーケットにありません。マーケットのカードを選んでください。
error-pc-cannot-pay-card = { $card }のコストは{ $agent }{ $cost }個ですが、手元には{ $count }個です。払えるカードを選ぶか、パスしてください。
error-pc-already-wished = { $card }はもう希望に入っています。ほかのカードを選ぶか、決定してください。
error-pc-already-passed = もうどのカードも望んでいません。決定するか、カードを選んでください。
error-pc-already-ready = もう決定しています。希望は変えられます。
error-pc-no-wish-before = まだ希望がありません。先に最も欲しいカードを選んでください。{ $card }はその後に加えられます。
error-pc-point-not-in-pool = プロジェクトから生まれる{ $type }の研究ポイントは{ $count }だけです。生まれるものから選んでください。
error-pc-over-research-limit = 研究の制限は{ $limit }です。{ $count }では多すぎるため、減らしてください。
error-pc-under-research-limit = 研究の制限は{ $limit }です。{ $count }では少なすぎます。制限の数だけ選んでください。
error-pc-pile-empty = { $card }はもう残っていません。ほかの技術を選んでください。
error-pc-cannot-pay-technology = { $card }のコストは{ $type }の研究ポイント{ $cost }ですが、手元には{ $count }です。払える技術を選んでください。
error-pc-other-exchanges = { $count ->
    [0] このチャレンジに交換はありません。
   *[other] このチャレンジの交換は{ $count }つです。それぞれの回数を決めてください。
}
error-pc-exchange-limit = この交換は最大{ $most }回です。減らしてください。
error-pc-exchanges-together = 複数の交換を使うときは、それぞれ最大{ $most }回です。減らすか、1つだけ使ってください。
error-pc-cannot-pay-exchange = その回数の交換は払えません。減らしてください。
error-pc-other-count = ちょうど{ $count }だけ選んでください。
error-pc-other-kind = その効果では選べません。示されたものから選んでください。
error-pc-level-too-high = { $card }は、無料で取れるレベル{ $level }を超えています。低いものを選んでください。

## 自動回答

pc-effect-project = プロジェクト
pc-rule-project = このラウンドのプロジェクトです。全員が選ぶまで公開されません。設定するとすぐに選んだことになり、全員が選ぶまで変更できます。
pc-effect-keep-agents = 残すエージェント
pc-rule-keep-agents = 展開の制限を超えるとき、これらを優先して残します。
pc-effect-keep-research = 残す研究ポイント
pc-rule-keep-research = 研究の制限を超えるとき、これらを優先して残します。
pc-effect-wish-wonders = 欲しい驚異
pc-rule-wish-wonders = リストの最初のカードを望み、取られたら次のカードに移ります。リストが終わると自動で決定し、ほかの人を待たせません。「決定する」だけなら何も望みません。
pc-effect-wish-leaders = 欲しいリーダー
pc-rule-wish-leaders = リストの最初のカードを望み、取られたら次のカードに移ります。リストが終わると自動で決定し、ほかの人を待たせません。「決定する」だけなら何も望みません。
pc-effect-purchases = 技術購入
pc-rule-purchases = リストの中で払える最初の技術を購入します。
pc-effect-exchanges = 交換
pc-rule-exchanges = このラウンドのチャレンジの交換をこの回数行います。足りなければ払えるだけ行います。
pc-effect-keep-builder = 建築者
pc-effect-keep-ambassador = アンバサダー
pc-effect-keep-philosopher = 哲学者
pc-effect-keep-sage = 賢者
pc-effect-keep-unit = ユニット
pc-effect-keep-culture = 文化
pc-effect-keep-science = 科学
pc-effect-keep-spirituality = 精神
pc-effect-keep-industry = 産業
pc-effect-keep-military = 軍事

## 文字で読むゲーム

pc-round = 第{ $number }ラウンド
pc-awaiting = { $kind ->
    [board] 第1ラウンドの前：{ $seats }が文明ボードを選びます。
    [plan] 第{ $number }ラウンド、プロジェクト：{ $seats }が選びます。
    [deploy] 第{ $number }ラウンド、展開：{ $seats }が置くエージェントを選びます。
    [token] 第{ $number }ラウンド、哲学：{ $seats }が残すトークンを選びます。
    [benefit] 第{ $number }ラウンド、哲学：{ $seats }が利益を選びます。
    [wonder] 第{ $number }ラウンド、驚異：{ $seats }が希望のリストを出します。
    [leader] 第{ $number }ラウンド、リーダー：{ $seats }が希望のリストを出します。
    [study] 第{ $number }ラウンド、研究：{ $seats }が得る研究ポイントを選びます。
    [buy] 第{ $number }ラウンド、技術購入：{ $seats }が技術を選びます。
    [fate] 第{ $number }ラウンド、運命：{ $seats }が交換の回数を選びます。
   *[choice] 第{ $number }ラウンド：{ $seats }が効果の中身を選びます。
}
pc-intentions = { $kind ->
    [wonder] 第{ $number }ラウンド、驚異：{ $claim_list }。
   *[leader] 第{ $number }ラウンド、リーダー：{ $claim_list }。
}
pc-intention = { $seat }{ $what ->
    [card] は{ $card }
    [pass] はパス
   *[none] { "" }
}{ $ready ->
    [yes] { $loses ->
        [yes] （決定、2番手）
       *[no] （決定）
    }
   *[no] { $loses ->
        [yes] （検討中、2番手）
       *[no] （検討中）
    }
}
pc-won = ゲーム終了。{ $winners }が{ $points }点で{ $count ->
    [1] 勝ちました。
   *[other] 勝利を分け合いました。
}
pc-ended-alone = ゲーム終了。{ $seat }の得点は{ $points }点です。
pc-pass = パス
pc-limits = { $same ->
    [yes] 制限は{ $deployment }です。
   *[no] 制限は展開{ $deployment }、研究{ $research }です。
}
pc-part = { $category } { $points }

pc-alt-title = パス・オブ・シヴィライゼーション、全{ $rounds }ラウンドの第{ $number }ラウンド。
pc-alt-civilization = { $seat }：{ $points }点、{ $agents }、{ $research }、哲学{ $philosophy }、軍事遺産{ $legacy }、パワー{ $power }{ $leader ->
    [0] { "" }
   *[other] 、リーダーは{ $leader }
}。
pc-alt-wonders = 驚異：{ $card_list }。
pc-alt-leaders = リーダー：{ $card_list }。
pc-alt-cards = 手札：{ $hand_list }。左側：{ $left_list }。右側：{ $right_list }。発見：{ $discovery_list }。古代技術：{ $ancient_list }。驚異：{ $wonder_list }。墓地：{ $cemetery_list }。

pc-spot-level = 哲学レベル{ $number }

pc-board-title = **パス・オブ・シヴィライゼーション**、全{ $rounds }ラウンドの第{ $number }ラウンド
pc-board-original = 驚異、リーダー、イベント、トークンはオリジナルのカードセットで、ルールは市販のゲームと同じです。
pc-board-answer = あなたの選択：{ $answer }
pc-board-wishes = あなたの希望：{ $card_list }
pc-board-market = { $kind ->
    [wonder] **驚異**（{ $count }枚）
   *[leader] **リーダー**（{ $count }枚）
}
pc-board-card = { $name }：{ $type }、{ $kind ->
    [wonder] 建築者{ $cost }
   *[leader] アンバサダー{ $cost }
}{ $cheaper ->
    [yes] （あなたは{ $own }）
   *[no] { "" }
}、{ $vp }点。
pc-board-piles = **技術**のコストと残り枚数
pc-board-pile = { $name } { $cost }（{ $left }枚）
pc-board-row = { $name }：{ $item_list }
pc-board-philosophy = **利益**
pc-board-token = { $name }（{ $gains }）
pc-board-level = レベル{ $number }{ $state ->
    [offered] （1枚が残る）
   *[available] { "" }
}：{ $token_list }{ $rejected ->
    [0] { "" }
   *[other] { "。使わないのは" }{ $rejected }
}
pc-board-granted = 続く効果：{ $effect_list }
pc-board-civilization = **{ $seat }**：{ $board ->
    [0] { "" }
   *[other] { $board }、
}いま終わった場合は{ $points }点、トークンは{ $vp }点
pc-board-priority = 優先順位：{ $type_list }
pc-board-agents = エージェント：{ $agents }
pc-board-research = 研究：{ $research }
pc-board-population = 人口は{ $count }です。
pc-board-tracks = 哲学は{ $level }、軍事遺産は{ $legacy }、パワーは{ $power }です。
pc-board-cards = { $place ->
    [hand] 手札：{ $card_list }
    [left] 左側：{ $card_list }
    [right] 右側：{ $card_list }
    [discovery] 発見：{ $card_list }
    [ancient] 古代技術：{ $card_list }
    [wonder] 驚異：{ $card_list }
    [leader] リーダー：{ $card_list }
   *[cemetery] 墓地：{ $card_list }
}
pc-board-effect = { $name }：{ $effect }
pc-board-effects = 働いている効果：{ $effect_list }
pc-board-worth = いまの得点：{ $total }点（{ $part_list }）
pc-ask-market = 場に公開されています。
pc-ask-pile = 山：残り{ $left }枚
pc-ask-place = { $seat }：{ $place ->
    [hand] 手札
    [left] ボードの左側
    [right] ボードの右側
    [discovery] このラウンドの発見
    [ancient] 古代技術
    [wonder] 驚異
    [leader] リーダー
   *[cemetery] 墓地
}{ $count ->
    [1] { "" }
   *[other] 、{ $count }枚
}

## メニュー

pc-board = どの文明ボードを選びますか？
pc-left = エージェントを生む2枚は？
pc-right = 残りのうち、研究を生む2枚は？
pc-deploy = どのエージェントを残しますか？
pc-token = どの利益をゲームに残しますか？
pc-benefit = どの利益を得ますか？
pc-claim = どのカードを望みますか？
pc-also = ほかの人に取られたら、どのカードを望みますか？
pc-study = どの研究を残しますか？
pc-buy = どの技術を購入しますか？
pc-fate = 最初の交換を何回行いますか？
pc-fate-further = 次の交換を何回行いますか？
pc-agents = どのエージェントを得ますか？
pc-points = どの研究を得ますか？
pc-take = どの技術を無料で取りますか？
pc-left-together = プロジェクト：エージェントを生むカードと、研究を生むカードは？
pc-want-nothing = 何も望まない
pc-leave-it = このままにする

## ……局面に応じて

pc-asked-again = 選択済みです。まだ変えられます。
pc-asked-wish = { $kind ->
    [wonder] どの驚異を望みますか？
   *[leader] どのリーダーを望みますか？
}
pc-asked-nothing = { $ready ->
    [yes] このラウンドは何も望みません。まだ変えられます。
   *[no] このラウンドは何も望みません。
}
pc-asked-wished = 望むのは{ $card }{ $further_list_count ->
    [0] { "" }
   *[other] 、次に{ $further_list }
}です。{ $ready ->
    [yes] まだ変えられます。
   *[no] { "" }
}
pc-asked-second = { $card }は{ $name }が優先されます。代わりに何を望みますか？
pc-asked-exchange = { $paid }を払い{ $gain }を得る交換を、何回行いますか？
pc-progress = { $kind ->
    [board] 全{ $rounds }ラウンド、第1ラウンドの前。
    [plan] 全{ $rounds }ラウンドの第{ $number }ラウンド、プロジェクト。
    [deploy] 全{ $rounds }ラウンドの第{ $number }ラウンド、展開。
    [token] 全{ $rounds }ラウンドの第{ $number }ラウンド、哲学。
    [benefit] 全{ $rounds }ラウンドの第{ $number }ラウンド、哲学。
    [wonder] 全{ $rounds }ラウンドの第{ $number }ラウンド、驚異。
    [leader] 全{ $rounds }ラウンドの第{ $number }ラウンド、リーダー。
    [study] 全{ $rounds }ラウンドの第{ $number }ラウンド、研究。
    [buy] 全{ $rounds }ラウンドの第{ $number }ラウンド、技術購入。
    [fate] 全{ $rounds }ラウンドの第{ $number }ラウンド、チャレンジ。
   *[choice] 全{ $rounds }ラウンドの第{ $number }ラウンド、効果の選択。
}
pc-progress-chosen = あなたの選択は{ $answer }です。
pc-progress-awaited = まだ選んでいるのは{ $seats }です。
pc-progress-wants = { $name }は{ $what ->
    [card] { $card }を望んでいます{ $second ->
        [yes] （2番手）
       *[no] { $ready ->
            [yes] （決定）
           *[no] { "" }
        }
    }
   *[pass] 何も望みません
}。

## ……はじめての人のための意味

pc-board-meaning = ボードには初期ボーナスと、タイプの優先順位があります。左にあるタイプほど優先されます。
pc-left-meaning = 2枚でエージェントを生み、驚異、リーダー、哲学に使います。2枚で研究を生み、新しい技術を買います。5枚目はもう使えません。
pc-right-meaning = 研究ポイントで、このラウンドに新しい技術を買います。5枚目のカードはもう使えません。
pc-deploy-meaning = 人口の制限より多くのエージェントが生まれました。残さない分は失います。
pc-token-meaning = この哲学レベルに最初に着きました。残した利益は、ゲームの終わりまで全員が選べます。
pc-benefit-meaning = 哲学者により哲学レベルが上がりました。選んだ利益を、レベルに応じた回数だけ、すぐに得ます。
pc-claim-meaning = 驚異は建築者で、リーダーはアンバサダーで払います。同じカードを何人かが望むと、ボードのタイプの並びで決まり、ほかの人は払いません。
pc-also-meaning = 次の希望は、このカードをほかの人が獲得したときだけ使います。なければ、このまま決定します。
pc-study-meaning = 人口の制限より多くの研究ポイントが生まれました。残さない分は失います。
pc-buy-meaning = 全員が毎ラウンド技術を1枚買います。ボーナスはすぐに得られ、カードは次のラウンドに手札に加わります。
pc-fate-meaning = このラウンドのチャレンジでは、歴史ポイントを数える前に交換できます。行わなくてもかまいません。
pc-fate-further-meaning = チャレンジの2つ目の交換で、最初の交換の後に行います。行わなくてもかまいません。
pc-agents-meaning = 効果で選べます。建築者は驚異、アンバサダーはリーダー、哲学者は哲学レベルに使い、賢者はチャレンジで、ユニットは戦闘で数えます。
pc-points-meaning = 効果で選べます。研究ポイントで、同じタイプの技術を買えます。
pc-take-meaning = 効果でこのカードを得ます。次のラウンドに手札に加わります。
pc-card = { $card }
pc-left-pair = { $cards }でエージェント
pc-right-pair = { $cards }で研究
pc-left-alike = { $card }（2枚）でエージェント
pc-right-alike = { $card }（2枚）で研究
pc-two-alike = { $card }（2枚）
pc-also-card = 次に{ $card }
pc-counts = { $what_list }
pc-times = { $times ->
    [0] 行わない
   *[other] { $times }回
}
pc-times-further = { $times ->
    [0] 次の交換は行わない
   *[other] 次の交換は{ $times }回
}
pc-claim-also = 希望を加える
pc-claim-pass = 何も望まない
pc-claim-ready = 決定する
pc-confirm-end = 決定
pc-preset-usual = いつものゲーム

## 選ぶ助け

pc-hint-agents = { $count ->
    [0] エージェントは生まれません
   *[other] { $agents }を生みます{ $over ->
        [yes] （{ $limit }まで）
       *[no] { "" }
    }
}
pc-hint-left = { $cards }は{ $count ->
    [0] エージェントを生みません
   *[other] { $agents }を生みます
}{ $over ->
    [yes] （得るのは{ $limit }まで）
   *[no] { "" }
}。
pc-hint-right = { $cards }は研究{ $count }を生みます{ $over ->
    [yes] （得るのは{ $limit }まで）
   *[no] { "" }
}。
pc-hint-discarded = 捨てるのは{ $cards }です。
pc-hint-left-out = 置かない分：{ $what }
pc-hint-lost = 上限のため失う分：{ $what }
pc-hint-benefit = { $count ->
    [1] { $gains }
   *[other] { $count }回：{ $gains }
}
pc-hint-claim = { $all ->
    [yes] { $agent }{ $count }個
   *[no] { $agent }{ $held }個のうち{ $count }個
}を払って{ $vp }点。{ $effects }
pc-hint-behind = ほかの人が優先されます。{ $claim }
pc-hint-buy = { $all ->
    [yes] { $type }{ $count }
   *[no] { $type }{ $held }のうち{ $count }
}を払って{ $vp }点、{ $gains }{ $left ->
    [1] （最後の1枚）
   *[other] { "" }
}
pc-hint-take = { $bonus ->
    [yes] { $vp }点、{ $gains }
   *[no] { $vp }点、ボーナスなし
}
pc-hint-exchange = { $count ->
    [1] { $paid }を払い{ $gain }を得る
   *[other] { $paid }を払い{ $gain }を得る、{ $count }回
}
pc-hint-track = { $type }{ $number }から{ $then }
pc-hint-then = 合わせて{ $what }になります
pc-outlook-card = { $card }：{ $claim }
pc-outlook-gains = いまのままなら、{ $card }を獲得できます。
pc-outlook-second = いまのままなら、{ $card }は{ $name }のものになります。

## 手の良いところと代償

pc-term-points = 勝利点トークンの得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-choices = これから選ぶ効果の見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-technologies = 技術の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-wonders = 驚異の得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-leaders = リーダーの得点が{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-philosophy = 哲学の見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-population = 人口の見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-builders = 建築者の価値が{ $by }点{ $change ->
    [more] 高い
   *[less] 低い
}
pc-term-ambassadors = アンバサダーの価値が{ $by }点{ $change ->
    [more] 高い
   *[less] 低い
}
pc-term-history = チャレンジの見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-research = 研究ポイントの価値が{ $by }点{ $change ->
    [more] 高い
   *[less] 低い
}
pc-term-purchase = このラウンドの技術購入の見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-work = 技術の働きの見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-lasting = 続く効果の見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-battles = 戦闘の見込みが{ $by }点{ $change ->
    [more] 多い
   *[less] 少ない
}
pc-term-waiting = 決定が{ $change ->
    [more] 早い
   *[less] 遅い
}

## スラッシュコマンド（100文字まで）

command-civ-description = パス・オブ・シヴィライゼーションのアクション
command-civ-board = 文明ボードを選ぶ
command-civ-which-board = 文明ボード
command-civ-project = プロジェクトを選ぶ（左側2枚、右側2枚）
command-civ-left = 左側に使う2枚（エージェントを生む）
command-civ-right = 右側に使う2枚（研究ポイントを生む）
command-civ-deploy = 制限を超えるとき、置くエージェントを選ぶ
command-civ-which-agents = エージェント
command-civ-token = 残す利益トークンを選ぶ
command-civ-benefit = 利益を選ぶ
command-civ-which-token = 利益トークン
command-civ-wonder = 欲しい驚異を示す
command-civ-leader = 欲しいリーダーを示す
command-civ-first = 最も欲しいカード
command-civ-next = 前のカードを取られたときに欲しいカード
command-civ-also = 希望をもう1つ後ろに加える
command-civ-pass = どのカードも望まない
command-civ-ready = 希望を決定する
command-civ-research = 制限を超えるとき、得る研究ポイントを選ぶ
command-civ-which-points = 研究ポイント
command-civ-buy = 技術を購入する
command-civ-which-card = カード
command-civ-fate = チャレンジの交換の回数を決める
command-civ-times = 交換ごとの回数
command-civ-agents = 効果で得る好きなエージェントを選ぶ
command-civ-points = 効果で得る好きな研究ポイントを選ぶ
command-civ-take = 無料の技術を取る
command-civ-card = カードを名前で見る
command-civ-card-name = カードの名前

## オプション

pc-about-board-assignment = ボードごとに、初期ボーナスとタイプの並びが違います。
pc-about-claim-mode = 驚異とリーダーの選び方。
pc-about-solo-threat = 1人で遊ぶときの、戦闘での外部脅威の強さ。
pc-about-auto-ready = 答えが1つしかないときの進め方。

pc-option-board-assignment = 文明ボード
pc-option-board-assignment-random = 無作為に配る
pc-option-board-assignment-choose = 1人ずつ選ぶ
pc-option-claim-mode = 驚異とリーダー
pc-option-claim-mode-open = 公開：意思表示が見え、変えられる
pc-option-claim-mode-sealed-ranked = 非公開：希望のリストを1つずつ
pc-option-solo-threat = 外部脅威
pc-option-solo-threat-peaceful = 穏やか：パワーが2少ない
pc-option-solo-threat-normal = ふつう：カードのとおり
pc-option-solo-threat-hostile = 手ごわい：パワーが2多い
pc-option-solo-threat-relentless = 容赦なし：パワーが4多い
pc-option-auto-ready = 1つしかない答え
pc-option-auto-ready-on = 自動で答える
pc-option-auto-ready-off = 自分で確認する

pc-rule-board-assignment-choose = **ボードの選択：** 無作為な順番で、まだ誰も選んでいない文明ボードを1人ずつ選びます。
pc-rule-claim-mode-sealed-ranked = **非公開のリスト：** 驚異とリーダーのそれぞれに、希望のリストを1つずつ伏せて出します。同時に公開し、優先順位で決めます。
pc-rule-solo-threat-peaceful = **穏やか：** 外部脅威のパワーは、カードより2少なくなります。
pc-rule-solo-threat-hostile = **手ごわい：** 外部脅威のパワーは、カードより2多くなります。
pc-rule-solo-threat-relentless = **容赦なし：** 外部脅威のパワーは、カードより4多くなります。
pc-rule-auto-ready-off = **1つしかない答え：** 答えが1つしかないときも、自分で確認します。

## ゲームの終わり

pc-reason-rounds-played = 9ラウンドが終わりました。
pc-verdict-tribe = 文明は部族のままです。80点で首長国になります。
pc-verdict-chiefdom = 文明は首長国になりました。110点で都市国家になります。
pc-verdict-city-state = 文明は都市国家になりました。130点で王国になります。
pc-verdict-kingdom = 文明は王国になりました。150点で帝国になります。
pc-verdict-empire = 文明は帝国になりました。170点で黄金時代を迎えます。
pc-verdict-golden-age = 文明は黄金時代を迎えました。これより上はありません。
# 合計と単位
pc-total = { $count }点

## 画像

pc-pic-title = { $step ->
    [board] 文明ボード
    [plan] 第{ $number }ラウンド · プロジェクト
    [deploy] 第{ $number }ラウンド · 展開
    [token] 第{ $number }ラウンド · 哲学
    [benefit] 第{ $number }ラウンド · 哲学
    [wonder] 第{ $number }ラウンド · 驚異
    [leader] 第{ $number }ラウンド · リーダー
    [study] 第{ $number }ラウンド · 研究
    [buy] 第{ $number }ラウンド · 技術の購入
    [fate] 第{ $number }ラウンド · 運命
    [history] 第{ $number }ラウンド · 歴史
   *[battle] 第{ $number }ラウンド · 戦闘
}
pc-pic-detail = { $step ->
    [board] 1人ずつ選択
    [plan] 左に2枚、右に2枚
    [deploy] 制限より多いエージェント
    [token] 新しい利益の一方
    [benefit] 新しいレベルの利益
    [wonder] 全員の準備完了まで変更可
    [leader] 全員の準備完了まで変更可
    [study] 制限より多い研究ポイント
    [buy] 1人1枚
    [fate] 交換
    [history] 報酬
   *[battle] 報酬
}
pc-pic-awaited = 残り{ $count }人
pc-pic-wonders = 驚異
pc-pic-leaders = リーダー
pc-pic-market-empty = なし
pc-pic-when = 第{ $number }ラウンド
pc-pic-fate = 運命
pc-pic-history = 歴史
pc-pic-no-reward = 報酬なし
pc-pic-wants = 希望：{ $number }番
pc-pic-passes = パス
pc-pic-civilization = { $name }の文明
pc-pic-points = { $count }点
pc-pic-agents = エージェント
pc-pic-research = 研究
pc-pic-limit = 制限{ $limit }
pc-pic-for-wonders = 驚異
pc-pic-for-leaders = リーダー
pc-pic-for-philosophy = 哲学
pc-pic-for-challenges = チャレンジ
pc-pic-for-battles = 戦闘
pc-pic-hand = 手札の技術
pc-pic-played = このラウンドの技術
pc-pic-ancient = 古代技術
pc-pic-greats = リーダーと驚異
pc-pic-cemetery = 墓地
pc-pic-none = まだなし
pc-pic-phase-plan = A プロジェクト
pc-pic-phase-deploy = B 展開
pc-pic-phase-philosophy = C 哲学
pc-pic-phase-wonder = C 驚異
pc-pic-phase-leader = C リーダー
pc-pic-phase-study = D 研究
pc-pic-phase-buy = E 技術の購入
pc-pic-phase-event = F イベント
pc-pic-project = プロジェクト
pc-pic-project-laid-out = プロジェクト：案{ $number }
pc-pic-left = エージェント
pc-pic-right = 研究
pc-pic-away = 捨てる
pc-pic-sum = { $count }（最大{ $limit }）
pc-pic-sum-over = { $count }のうち{ $limit }まで
pc-pic-sum-open = 最大{ $limit }
pc-pic-technologies = 技術
pc-pic-pile = 右上は残りの枚数
pc-pic-held = 手元に{ $count }
pc-pic-events = イベント
pc-pic-events-detail = このゲームの8枚
pc-pic-legend = アイコン
pc-pic-legend-detail = それぞれの意味

pc-view-civilization = { $name }の文明
pc-view-wonders = 驚異のマーケット
pc-view-leaders = リーダーのマーケット
pc-view-technologies = すべての技術
pc-view-events = すべてのイベント
pc-view-legend = 凡例：アイコンの意味

pc-legend-builder = 建築者：驚異を建てる
pc-legend-ambassador = アンバサダー：リーダーを得る
pc-legend-philosopher = 哲学者：哲学を進める
pc-legend-sage = 賢者：次のチャレンジの歴史ポイント
pc-legend-unit = ユニット：次の戦闘でパワー2
pc-legend-research = 研究、カードの5つのタイプごと
pc-legend-any = 好きなエージェント、好きな研究
pc-legend-points = 勝利点
pc-legend-population = 人口を1進める
pc-legend-limit = エージェントと研究の制限が増える
pc-legend-legacy = 軍事遺産を1進める
pc-legend-power = 戦闘のパワー
pc-legend-history = そのタイプのチャレンジの歴史ポイント
pc-legend-philosophy = 哲学：着いたレベル
pc-legend-instant = すぐに
pc-legend-permanent = リーダーが生きている間
pc-legend-cemetery = 墓地に入ってから
pc-legend-end-of-game = ゲーム終了時
pc-legend-wonder = 驚異
pc-legend-leader = リーダー
pc-legend-technology = そのレベルまでの技術
pc-legend-bonus = 購入ボーナス
pc-legend-cheaper = コストが下がる（最低1）
pc-legend-then = 左が起こるたびに右を得る
pc-legend-per = 1つにつき、2つにつき
pc-legend-most = そこまで
pc-legend-often = その回数まで、何回でも
pc-legend-level = 技術のレベル
pc-legend-multiplier = レベル：利益の回数、コスト、終了時の点
pc-legend-unseen = まだ誰も見ていない利益
pc-legend-rejected = 使われない利益
pc-legend-threat = 戦闘での外部脅威
pc-legend-ruler = 生きているリーダー
pc-legend-copies = 山に残った枚数
pc-legend-number = マーケットのカードの番号
pc-legend-claims = カードを望む人（丸の中は獲得できる人）
pc-legend-wish = 自分の希望の順番
pc-legend-decided = 決定した人
pc-legend-priority = 優先順位：左ほど優先される

pc-alt-list = { $heading }：{ $card_list }。
pc-alt-offer = { $name }（コスト{ $cost }、{ $vp }点）
pc-alt-pile = { $name } { $count }枚
pc-alt-event = { $name }（第{ $number }ラウンド）

## A guided first turn

pc-guide-1 = **1/5** ラウンドはプロジェクトから始まります。技術カード2枚でエージェントを、2枚で研究を作り、残りは手元から永久になくなります。
pc-guide-2 = **2/5** エージェントはあなたのために働きます。建築者は驚異の、アンバサダーはリーダーの支払いになり、哲学者は哲学を高めます。
pc-guide-3 = **3/5** 研究は、ラウンドの最後に新しい技術の支払いになります。技術は次のラウンドから手札に加わります。
pc-guide-4 = **4/5** 全員が同時に、ほとんどは伏せて決めます。ただし、どの驚異やリーダーを望むかは、非公開のリストで遊ぶとき以外、すぐ全員に見えます。
pc-guide-5 = **5/5** 最初の答えは計画まるごとです。それか別の答えを選び、画像を見て、緑のボタンを押します。
