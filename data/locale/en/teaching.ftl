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

# Puzzles: a position with one clearly best turn.
button-puzzle = Puzzle
button-puzzle-next = Another puzzle
button-puzzle-again = Try again
button-puzzle-show = Show me
puzzles-heading = A **puzzle** is a position in which one turn is clearly the best one. Which turn is it?
puzzles-line = { $game }: rating { $rating }, { $solved } of { $tried } solved
puzzles-choose = A puzzle of which game?
puzzle-lead = **Puzzle** ({ $game }): one turn is clearly the best. Find it.
puzzle-standing = -# Your rating: { $rating }{ $streak ->
    [0] { "" }
   *[other] { " " }· { $streak } in a row
}
puzzle-practice = -# You have answered it before, so it does not count this time.
puzzle-right = **Right!** This is the best turn.
puzzle-right-too = **Right!** This turn is as good as any.
puzzle-good = **Good**, but not the best turn. This one is better:
puzzle-wrong = **Not quite.** This turn is much better:
puzzle-shown = This would have been the best turn:
puzzle-rated = Your rating: { $rating } ({ $by }){ $streak ->
    [0] { "" }
    [one] { " " }· solved
   *[other] { " " }· { $streak } solved in a row
}
puzzle-uncounted = You had answered it before, so your rating stays as it is.

# The puzzle of the day of a server.
button-puzzle-day = Try it
button-daily = Puzzle of the day
daily-text = **Puzzle of the day** ({ $game }): one turn is clearly the best. Everybody looks for it alone.
daily-before = -# { $solved ->
    [0] Nobody solved the last one at once.
    [one] One member solved the last one at once.
   *[other] { $solved } members solved the last one at once.
}
daily-title = Puzzle of the day
daily-ask-channel = In which channel?
daily-ask-hour = At which hour?
daily-never = Never
daily-hour = { $hour } UTC
server-daily = Puzzle of the day: { $place }, at { $hour } UTC
server-daily-none = Puzzle of the day: none
daily-lost = **{ $server }** has no puzzle of the day any more: its channel is gone, or I am not allowed to write there. At the front desk, **More…** → **Settings** → **This server** → **Puzzle of the day** puts it in another one.
