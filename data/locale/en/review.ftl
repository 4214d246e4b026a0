# The review of a finished game, for one person.
button-review = Review
button-review-point = Turning point { $number }
button-review-all = Whole review
button-review-again = Try again
button-review-replay = See it in the replay
more-about-review = how well you played, and what would have been better
review-working = I am looking through your game. That takes about a minute; the review appears here.
review-head = **Review** · { $title }
review-accuracy = **Accuracy { $accuracy }** of 100, over { $turns ->
    [one] the one turn
   *[other] the { $turns } turns
} in which you had a choice.
review-meaning = -# 100 means that every turn was as good as that of a strong bot player. A turn that costs 5 wins in 100 counts half. Each turn is judged by what you could know then.
review-points = { $count ->
    [0] No turn stands out: where you lost something, you lost a little at a time.
    [one] One turn cost you most:
   *[other] { $count } turns cost you most:
}
review-line = { $number }. Turn { $turn }: about { $wins } { $wins ->
    [one] win
   *[other] wins
} in 100
review-point-head = **Turning point { $number } of { $count }** · turn { $turn }
review-played = **You played:**
review-better = **Better:**
review-cost = In an even game that is worth about { $wins } { $wins ->
    [one] win
   *[other] wins
} in 100.
review-picture = On the picture the better turn is marked.
review-mark = ★ Turning point { $number }: **Review** shows what would have been better.
review-title = Review
review-right = accuracy { $accuracy }
review-caption = Who was ahead, as each could see it then
review-begun = Beginning
review-ended = End
review-alt = The review of { $name }: accuracy { $accuracy } of 100.
review-alt-line = { $name }: { $begun } % at the beginning, { $middle } % half-way, { $ended } % at the end.
review-alt-point = Turning point { $number } in turn { $turn }.
review-habits = What costs you most in a game, over { $games ->
    [one] the one reviewed game
   *[other] your { $games } reviewed games
}:
review-habit = - { $habit }
error-review-running = The review comes after the game: until then you decide alone.
error-review-conceded = This game was given up before its end, so there is no review. The replay shows how far it went.
error-review-short = You had too few decisions in this game for a review: it needs { $least ->
    [one] one turn
   *[other] { $least } turns
} with a choice.
error-review-late = The review could not be finished this time. Nothing is lost: please ask for it again.
error-review-no-seat = Reviews are for those who played: you have no seat at this table. The replay is open to you.
error-review-point-gone = That turning point is not in the review any more. **Review** shows it anew.
