# ウル王朝のゲーム

ur-name = ウル王朝のゲーム

ur-help =
    { "" }**ウル王朝のゲーム**：自分のコマを道筋に沿って進め、相手より先にすべて上がらせましょう。
    - **出目：** 4個のダイスはボットが振ります。1個につき0か1です。出目1〜4は、必ず1個のコマですべて使います。
    - **コマを入れる：** 手元のコマは4番の列の手前から入ります。出目1ならA4かC4です。そこから角のロゼットへ、中央の段を通り、反対の端を回って上がります。道筋は小さな矢印で示されます。
    - **1マスに1個：** 自分のコマがあるマスには止まれません。どのコマも飛び越せます。
    - **捕まえる：** 相手のコマがあるマスに止まると、そのコマは相手の手元に戻ります。両者の道筋が重なる所だけで起こります。
    - **ロゼット：** 止まるともう一度振れます。中央のロゼットの上のコマは安全で、相手はそこに止まれません。
    - **上がり：** 最後のマスの一歩先に、ちょうどの出目で上がります。追加の一投はありません。
    - **パス：** 出目が0か、動かせるコマがなければ、手番は自動で移ります。
    - **終わり：** 先にすべてのコマを上がらせたほうの勝ちです。手のあとには必ずダイスが振られるので、手は戻せません。

ur-word-home = 上がったコマ

ur-effect-only-move = 一択の手は自動
ur-rule-only-move = 進め方が一つしかないときは自動ですぐに進み、選べるときだけお呼びします。いま一択なら、すぐに進みます。

## オプションで変わること

ur-rule-pieces-5 = **コマ5個：** コマは7個ではなく5個ずつです。
ur-rule-path-masters = **マスターズ式の道筋：** B7から相手側の角へ入り、B8を通って戻る16マスです。その端の角はすべて共通のマスになります。
ur-rule-rosettes-unsafe = **ロゼットも危険：** ロゼットの上のコマも捕まります。
ur-rule-capture-throw-on = **捕まえたらもう一度：** コマを捕まえるともう一度振ります（ロゼットでも一度だけ）。

## オプション

ur-option-pieces = コマの数
ur-option-pieces-7 = 7個
ur-option-pieces-5 = 5個（短い）
ur-option-path = 道筋
ur-option-path-finkel = フィンケル式：14マス
ur-option-path-masters = マスターズ式：16マス
ur-option-rosettes = ロゼット上のコマ
ur-option-rosettes-safe = 捕まらない
ur-option-rosettes-unsafe = 捕まる
ur-option-capture-throw = 捕まえたらもう一度振る
ur-option-capture-throw-off = なし
ur-option-capture-throw-on = あり

ur-preset-finkel = フィンケル式
ur-preset-masters = マスターズ式
ur-preset-blitz = ブリッツ

## ログ

ur-event-entered = { $seat }が{ $to }にコマを入れました。
ur-event-moved = { $seat }がコマを{ $from }から{ $to }へ動かしました。
ur-event-captured = { $seat }が{ $square }で{ $owner_seat }のコマを捕まえ、手元に戻しました。
ur-event-borne-off = { $seat }が{ $from }からコマを上げました。残り{ $left }個。
ur-event-rosette = { $square }のロゼット：{ $seat }はもう一度振ります。
ur-event-capture-throw = 捕まえたので、{ $seat }はもう一度振ります。
ur-event-threw = { $seat }の出目は{ $throw }です。
ur-event-passed-zero = { $seat }の出目は{ $throw }です。動けません。
ur-event-passed-blocked = { $seat }の出目は{ $throw }です。動かせるコマがありません。
ur-event-game-over = { $seat }がすべてのコマを上がらせました。

ur-reason-all-home = 一方のコマがすべて上がりました。

## 行えない操作

error-ur-not-your-turn = いまは{ $active_seat }の手番です。
error-ur-hand-empty = 手元にコマがありません。
error-ur-no-piece = { $square }に自分のコマがありません。
error-ur-write-off = この出目で{ $square }のコマは上がります。「off」と入力してください。
error-ur-not-exact = { $square }から出目{ $throw }では行きすぎです。上がるにはちょうどの出目が必要です。
error-ur-nothing-to-bear-off = ちょうど{ $throw }で上がれるコマがありません。
error-ur-own-piece = { $square }には自分のコマがあります。
error-ur-protected = { $square }のコマはロゼットの上にいて捕まりません。

## 選択肢

ur-which-piece = どのコマを動かしますか？
ur-which-piece-meaning = 出目はすべて1個のコマに使います。ロゼットに止まると、もう一度振れます。
ur-asked = 出目{ $throw }でどのコマを動かしますか？
ur-piece-enter = 新しいコマを
ur-piece-on = { $square }から
ur-piece-off = コマを上げる
# コマと行き先
ur-answer = { $choice }{ $hint }
ur-beside = { $choice }{ $hint }
ur-hint = { $home ->
    [yes] （{ $origin }から）
   *[no] { $target }へ
}{ $captures ->
    [yes] 、{ $owner_seat }のコマを捕まえる
   *[no] { "" }
}{ $again ->
    [rosette] 、ロゼットでもう一度振る
    [capture] 、もう一度振る
   *[no] { "" }
}

## ほかの手と比べた理由

ur-term-progress = コマの進み具合が{ $change ->
    [more] 有利になる
   *[less] 不利になる
}
ur-term-rosettes = 共通のマスのロゼットが{ $change ->
    [more] 自分のものになる
   *[less] 空いたままになる
}
ur-term-danger = 次の出目で捕まる危険が{ $change ->
    [more] 小さい
   *[less] 大きい
}
ur-term-tempo = { $change ->
    [more] 次も自分が振る
   *[less] 次は相手が振る
}
ur-term-won = ゲームに{ $change ->
    [more] 勝つ
   *[less] 負ける
}

## 文字で読むボード

ur-hand = 手元
ur-home = 上がり
ur-head = { $throw ->
    [none] { $seat }の手のあと
   *[other] { $seat }の出目は{ $throw }
}
ur-turn = { $over ->
    [yes] { $seat }がすべてのコマを上がらせて勝ちました。
   *[no] { $throw ->
        [none] { $seat }が動かしました。次はダイスです。
       *[other] { $seat }の手番：出目{ $throw }でコマを動かします。
    }
}
ur-passed = { $throw ->
    [0] { $seat }は出目0でパスしました。
   *[other] { $seat }は出目{ $throw }を使えずパスしました。
}
ur-last = 直前の手：{ $origin ->
    [hand] 手元
   *[other] { $origin }
}から{ $target ->
    [home] 上がり
   *[other] { $target }
}へ。
ur-seat = { $seat }：手元{ $hand }個、上がり{ $home }個{ $count ->
    [0] { "" }
   *[other] 、ボード上 { $square_list }
}。
ur-step = { $square }（{ $length }歩のうち{ $step }歩目）
ur-alt = ウル王朝のゲームのボード。
ur-board-title = **ウル王朝のゲーム**、スタートプレイヤーは { $first }
ur-board-ways = **この出目でできること**
ur-board-path = { $seat }の道筋：{ $square_list }
ur-ask-rosettes = ロゼット
ur-rosette = { $square }ロゼット

## コマンド

command-ur-description = ウル王朝のゲームのアクション
command-ur-enter = 手元のコマを入れる
command-ur-move = 出目の数だけコマを進める
command-ur-square = コマがいるマス（例：B4）
command-ur-off = コマを上げる

# 合計とその単位
ur-total = 上がり{ $count }個

## 各オプションで選べること（1行）

ur-about-pieces = 7個か、短く遊べる5個か。
ur-about-path = コマの進む道。長いほうは、奥の両方の角を回ります。
ur-about-rosettes = ロゼットの上で捕まらないかどうか。
ur-about-capture-throw = 相手のコマを捕まえたとき、もう一度振れるかどうか。

## A guided first turn

ur-guide-1 = **1/3** ダイスはもう振られています。出た目の数だけ、コマを1個進めます。止まるマスには印が付いています。
ur-guide-2 = **2/3** ロゼットのマスに止まると、もう一度振れます。相手のコマのマスに止まると、そのコマは相手の手元に戻ります。
ur-guide-3 = **3/3** コマを選ぶと結果が画像に出ます。**決定**で手が実行されます。先にすべてのコマを上がらせた人の勝ちです。
