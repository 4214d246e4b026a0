# The Royal Game of Ur

ur-name = The Royal Game of Ur

ur-help =
    { "" }**The Royal Game of Ur**: bring all your pieces along your path and home before your opponent does.
    - **The throw:** the bot throws four dice for you, each worth 0 or 1. You must use the whole throw, 1 to 4, for one piece.
    - **Enter:** a piece from your hand starts before your fourth square: a 1 puts it on A4 or C4. Then go towards the rosette in your corner, along the middle row, round the far end and home. The small arrows show the way.
    - **One piece a square:** you cannot land on your own piece. You pass over any piece.
    - **Capture:** land on your opponent’s piece and it goes back to their hand. That can happen only where both paths run.
    - **Rosettes:** land on one and you throw again. A piece on the rosette in the middle is safe: your opponent cannot land there.
    - **Home:** with the exact throw, one step beyond your last square. That gives no further throw.
    - **Passing:** if you throw 0, or no piece can use the throw, your turn passes by itself.
    - **End:** whoever has all pieces home first wins. A throw follows every move, so no move can be taken back.

ur-word-home = pieces home

ur-effect-only-move = Make my only move
ur-rule-only-move = Whenever just one move is possible, it is made for you at once, and you are called for real choices alone. If that is so now, it is made now.

## What options change

ur-rule-pieces-5 = **Five pieces:** each player has five instead of seven.
ur-rule-path-masters = **Masters’ path:** from B7 the way turns into your opponent’s corner and comes back through B8: 16 squares, and all corners at that end are shared.
ur-rule-rosettes-unsafe = **Unsafe rosettes:** a piece on a rosette can be captured like any other.
ur-rule-capture-throw-on = **Another throw after a capture:** whoever captures throws again (once, on a rosette too).

## Set-up options

ur-option-pieces = Pieces per player
ur-option-pieces-7 = Seven
ur-option-pieces-5 = Five (shorter)
ur-option-path = Path
ur-option-path-finkel = Finkel: 14 squares
ur-option-path-masters = Masters: 16 squares
ur-option-rosettes = Pieces on rosettes
ur-option-rosettes-safe = Safe
ur-option-rosettes-unsafe = Can be captured
ur-option-capture-throw = Another throw after a capture
ur-option-capture-throw-off = Off
ur-option-capture-throw-on = On

ur-preset-finkel = Finkel’s game
ur-preset-masters = Masters’ path
ur-preset-blitz = Blitz

## The log

ur-event-entered = { $seat } enters a piece on { $to }.
ur-event-moved = { $seat } moves from { $from } to { $to }.
ur-event-captured = { $seat } captures { $owner_seat }’s piece on { $square }; it goes back to the hand.
ur-event-borne-off = { $seat } brings a piece home from { $from }; { $left } to go.
ur-event-rosette = Rosette on { $square }: { $seat } throws again.
ur-event-capture-throw = The capture earns { $seat } another throw.
ur-event-threw = { $seat } throws { $throw }.
ur-event-passed-zero = { $seat } throws { $throw }: nothing moves.
ur-event-passed-blocked = { $seat } throws { $throw }, but no piece can use it.
ur-event-game-over = { $seat } has brought all pieces home.

ur-reason-all-home = All pieces of one player are home.

## Refusals

error-ur-not-your-turn = It is the turn of { $active_seat }.
error-ur-hand-empty = You have no piece left in hand.
error-ur-no-piece = You have no piece on { $square }.
error-ur-write-off = This throw takes the piece on { $square } home: play “off”.
error-ur-not-exact = A { $throw } is too far from { $square }; home needs the exact throw.
error-ur-nothing-to-bear-off = No piece of yours is exactly { $throw } { $throw ->
    [one] step
   *[other] steps
} from home.
error-ur-own-piece = Your own piece stands on { $square }.
error-ur-protected = The piece on { $square } stands on a rosette and is safe.

## Menus

ur-which-piece = Which piece moves?
ur-which-piece-meaning = One piece uses the whole throw; whoever lands on a rosette throws again.
ur-asked = You threw { $throw }: which piece moves?
ur-piece-enter = A new piece
ur-piece-on = From { $square }
ur-piece-off = Bring a piece home
# A piece, and where it goes.
ur-answer = { $choice } { $hint }
ur-beside = { $choice } { $hint }
ur-hint = { $home ->
    [yes] from { $origin }
   *[no] to { $target }
}{ $captures ->
    [yes] , captures { $owner_seat }’s piece
   *[no] { "" }
}{ $again ->
    [rosette] , a rosette: throw again
    [capture] , throw again
   *[no] { "" }
}

## Where a move differs from another: it gains by this (more) or loses (less)

ur-term-progress = your pieces gain { $change ->
    [more] more
   *[less] less
} ground
ur-term-rosettes = a shared rosette is { $change ->
    [more] yours
   *[less] left open
}
ur-term-danger = the next throws threaten you { $change ->
    [more] less
   *[less] more
}
ur-term-tempo = the next throw is { $change ->
    [more] yours
   *[less] your opponent’s
}
ur-term-won = { $change ->
    [more] you win the game
   *[less] the game is lost
}

## The board in words

ur-hand = In hand
ur-home = Home
ur-head = { $throw ->
    [none] { $seat } has moved
   *[other] { $seat } throws { $throw }
}
ur-turn = { $over ->
    [yes] { $seat } has brought all pieces home and wins.
   *[no] { $throw ->
        [none] { $seat } has moved; the dice come next.
       *[other] { $seat } throws { $throw } and moves a piece.
    }
}
ur-passed = { $throw ->
    [0] { $seat } threw 0 and passed.
   *[other] { $seat } threw { $throw }, could not use it and passed.
}
ur-last = Last move: { $origin ->
    [hand] from the hand
   *[other] from { $origin }
} { $target ->
    [home] home
   *[other] to { $target }
}.
ur-seat = { $seat }: { $hand } in hand, { $home } home{ $count ->
    [0] { "" }
   *[other] , on the board { $square_list }
}.
ur-step = { $square } (step { $step } of { $length })
ur-alt = The Royal Game of Ur.
ur-board-title = **The Royal Game of Ur**, first player { $first }
ur-board-ways = **What the throw allows**
ur-board-path = Path of { $seat }: { $square_list }
ur-ask-rosettes = rosettes
ur-rosette = { $square } rosette

## Slash commands (100 characters at most)

command-ur-description = Moves in the Royal Game of Ur
command-ur-enter = Enter a piece from your hand
command-ur-move = Move a piece by your throw
command-ur-square = The square it stands on, like B4
command-ur-off = Bear a piece off

# A total with what is counted.
ur-total = { $count ->
    [one] { $count } piece home
   *[other] { $count } pieces home
}

## What is chosen with each option, on one line.

ur-about-pieces = Seven, or five for a shorter game.
ur-about-path = The way that the pieces take; the longer one turns through both corners at the far end.
ur-about-rosettes = Whether a piece is safe there.
ur-about-capture-throw = Whether a capture lets its player throw again.

## A guided first turn

ur-guide-1 = **1 of 3** Your throw is made already: it says how far one of your pieces goes. The picture marks where each could land.
ur-guide-2 = **2 of 3** A square with a rosette gives you another throw. Landing on your opponent’s piece sends it back to their hand.
ur-guide-3 = **3 of 3** Choose a piece: the picture shows what comes of it, and **Confirm** makes the move. All pieces home first wins.
