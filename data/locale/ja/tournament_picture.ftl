# トーナメントの画像：順位表と、各ラウンドのテーブル。

tournament-picture-round = 第{ $number }ラウンド（全{ $planned }回）
tournament-picture-column = 第{ $number }ラウンド
tournament-picture-later = これから
tournament-picture-final = 最終順位
tournament-picture-before = 開始前
tournament-picture-page = { $number }／{ $pages }ページ
tournament-picture-player = プレイヤー{ $number }

# 列の見出し。2行まで。
tournament-picture-points = 勝ち点
tournament-picture-buchholz = ブッフホルツ
tournament-picture-sonneborn =
    ソンネボーン・
    ベルガー
tournament-picture-wins = 勝ち数

# 結果の代わり。
tournament-picture-bye = 休み
tournament-picture-gone = 棄権
tournament-picture-running = 残り{ $tables }テーブル
tournament-picture-ties = 勝ち点が同じときは、ブッフホルツ、ソンネボーン・ベルガー、勝ち数の順に比べます。
tournament-picture-left = このラウンドはあと{ $tables }テーブルがプレイ中です。
tournament-picture-absent = 取り消し線：不参加または交代
tournament-picture-again = 第{ $rounds }ラウンドでは、再び同じテーブルになった人がいます。

# 画像を見られない人のための言葉。
tournament-picture-told-standings = { $title }の順位表（{ $game }、{ $when }）。順位と名前、勝ち点、ブッフホルツ、ソンネボーン・ベルガーの順です。
tournament-picture-told-row = { $place } { $name }：{ $points }、{ $buchholz }、{ $sonneborn }。
tournament-picture-told-rounds = { $title }のテーブル（{ $game }）。
tournament-picture-told-round = 第{ $number }ラウンド：
tournament-picture-told-seat = { $name } { $mark }
tournament-picture-told-over = { $seats }。
tournament-picture-told-running = { $names }はプレイ中です。
tournament-picture-told-bye = 休み：{ $names }。
tournament-picture-told-absent = 不参加または交代
