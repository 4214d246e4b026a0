# Words shared by all games.

seat-number = Seat { $number }

# Two items of a plain enumeration; longer ones are built from it.
list-pair = { $head }, { $tail }

# Two sentences one after another.
sentence-pair = { $head } { $tail }

# A menu level with more entries than one list holds.
menu-region = Which part?
menu-page = Which page?
menu-page-label = { $first } to { $last }

# Why a table closed, when it was not the game's own end.
reason-conceded = Everyone else has resigned.

# The score sheet in words, for those who do not see it.
score-title = Score sheet, { $game }.
score-seat = { $place }. { $name }: { $total } points ({ $parts }).
score-seat-plain = { $place }. { $name }: { $total } points.
score-part = { $category } { $points }

# The private hand and the score sheet as pictures.
hand-title = Your hand
hand-private = only you see this
score-heading = Final score
score-total = Total
score-place = { $place }.
