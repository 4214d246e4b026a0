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

# Lessons: a guided first game, one rule a step.
button-lessons = Learn a game step by step
button-lesson = Learn it step by step
button-lesson-next = Next step
button-lesson-show = Show me
button-lesson-rule = The rule
button-lesson-over = Begin anew
button-lesson-play = Play a real game now
lesson-which = Which game would you like to learn?
lesson-about = **Learn a game**: a dozen short steps, one rule at a time, on a real board. Only you see it, and you can stop and go on whenever you like.
lesson-step = **{ $step } of { $steps }**
lesson-resumed = Welcome back: you stopped here.
lesson-else = **Not quite.** { $why }
lesson-right = **Right!**
lesson-unfinished = Right so far, but that is not all of it: go on, then confirm.
