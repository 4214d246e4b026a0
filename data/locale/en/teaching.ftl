# Hints: the move that a strong bot player would make.
button-hint = Hint
button-hint-other = Show me another
hint-best = **Hint**: a bot player ({ $level }) would play this.
hint-other = **Hint**: another good move.
hint-because = For it: { $reasons }.
hint-later = It promises more in the turns to come.
hint-price = Its price: { $reasons }.
hint-only = This is the only move, so no hint was used up.
hint-even = Other moves are about as good.
hint-left = { $left ->
    [0] That was your last hint in this game.
    [one] You have one more hint in this game.
   *[other] You have { $left } more hints in this game.
}
hint-no-other = There is no other move worth showing.
