# 誰と遊ぶか：会いたくない人と、探している人

## 避けたい人のリスト

avoid-heading = **一緒に遊びたくない人**
avoid-about = お互いのテーブルには着席できず、引き合わされることもありません。このリストはあなただけに見えます。今一緒に遊んでいるテーブルはそのまま続きます。
avoid-nobody = まだ誰もいません。
avoid-add = 人を加える
avoid-remove = リストから外す
avoid-done = リストを変更しました。
avoid-removed = リストから外しました。

error-avoid-self = 自分をリストに加えることはできません。
error-avoid-bot = ボットはリストに加えられません。テーブルを開くときに、ボットなしにしてください。
error-avoid-full = リストには{ $most }人までです。先に誰かを外してください。
error-no-seat-for-you = このテーブルにはあなたの席がありません。**/play** でテーブルを開けます。
error-not-their-seat = その人はこの席に着けません。ほかの人に頼んでください。
