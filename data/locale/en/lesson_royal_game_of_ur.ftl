# The first game of Ur, step by step: what a step says and asks (-lesson-…), what came of it (-done), why another answer is
# not it (-not).

ur-lesson-enter = All your pieces (●) begin in your hand. The throw says how far one of them goes: you threw 2, so a new piece comes to the second square of your path. **Enter a piece.**
ur-lesson-enter-done = Your piece stands on A3. Your opponent (◆) threw 2 as well and entered a piece on C3.
ur-lesson-enter-not = Your other pieces stay where they are for now: enter a new one.

ur-lesson-go = The whole throw goes to one piece, and pieces never go back. The small arrows show your path: along row A to the corner, then along the middle. You threw 1. **Move your piece from A3.**
ur-lesson-go-done = One step, to A2. Your opponent has a second piece on the board now. You too may have as many as you like.
ur-lesson-go-not = A second piece is a good thing too, but let this one run first: move it from A3.

ur-lesson-rosette = The squares with a flower are rosettes. Whoever lands on one throws again. **Land on the rosette in your corner.**
ur-lesson-rosette-done = Your piece stands on A1, and the dice fell again, for you: a 2.
ur-lesson-rosette-not = That move brings no further throw. One of your pieces stands one step before the rosette: move that one.

ur-lesson-shared = Row A is yours alone. Now comes the middle row, where both of you go. **Move your piece from A1 into the middle row.**
ur-lesson-shared-done = You reached B2, and your opponent threw just the 4 for it: they landed on your piece, and it went back to your hand. In the middle row that can happen.
ur-lesson-shared-not = In row A nothing can happen to a piece, but nothing is won there either. Be brave: move from A1.

ur-lesson-capture = What your opponent does to you, you may do to them: land on a piece and it goes back to its owner’s hand. **Capture the piece on B3.**
ur-lesson-capture-done = Captured: that piece has to start again from the hand, seven steps lost. You never have to capture, but it often pays.
ur-lesson-capture-not = So the piece on B3 would get away. You threw 3: which of your pieces is three steps from it?

ur-lesson-middle = One square of the middle row is safe: the rosette on B4. A piece there cannot be captured, and you throw again. Two pieces are after yours. **Bring it to safety.**
ur-lesson-middle-done = On B4 your piece may wait as long as it likes, and the dice are yours once more.
ur-lesson-middle-not = Your piece on B2 is still in danger. Take it to B4.
ur-lesson-middle-behind = A rosette too, and another throw. But nothing threatens you on A3, and the piece on B2 stays in danger: take that one to B4.

ur-lesson-closed = Now a piece of your opponent stands on B4. It is safe, and the square is closed to you: your piece on B2 cannot go there. **Find the piece that can capture instead.**
ur-lesson-closed-done = Your piece came from A2 to B1 and captured there. If no piece could have used the throw, or with a throw of 0, your turn would have passed by itself.
ur-lesson-closed-not = You can enter a piece, but there is more to be had: count two steps from A2.

ur-lesson-taken = A square holds one piece. Your own piece on A2 keeps the one on A4 from going two steps. The other pieces may use the throw. Your opponent waits before the middle row. **Make the move that stays in your own row.**
ur-lesson-taken-done = The new piece came to A3, where nobody can reach it. Several pieces on the board give you a choice with every throw.
ur-lesson-taken-not = From A2 you come to B1, right before two pieces of your opponent. Better enter a piece.

ur-lesson-over = Whatever stands in between does not matter: you pass over any piece, yours or your opponent’s, and over rosettes. **Take your piece from B3 past both pieces in front of it.**
ur-lesson-over-done = From B3 to B6, over two pieces. Nothing happened to them: only where a move ends does it count.
ur-lesson-over-not = That is allowed, but try the leap: move from B3.

ur-lesson-home = After the middle row you turn into your own row again, and then home: one step beyond A7, with the exact throw. From A7 that is a 1, from A8 a 2. **Bring a piece home.**
ur-lesson-home-done = One more piece is home, and nobody can capture it any more. The piece on A7 waits for a 1.
ur-lesson-home-not = You threw 2, and one of your pieces is exactly two steps from home.

ur-lesson-weigh = Now you decide: two of your pieces can capture. The further a piece has come, the more its owner loses. **Capture the piece that hurts most.**
ur-lesson-weigh-done = Your opponent’s piece on B7 was eleven steps along and begins anew. That was worth leaving the rosette for.
ur-lesson-weigh-not = Nothing is captured so. Find the piece of your opponent that is nearest to home.
ur-lesson-weigh-near = A capture, but that piece had come only five steps. The one on B7 had nearly got away.

ur-lesson-win = Both of you have six pieces home. Whoever brings the last one home first wins. **Win the game.**
ur-lesson-win-done = All seven are home: you win! That is the whole game. Now try it for real.
ur-lesson-win-not = Only one move is left: take your piece home.
