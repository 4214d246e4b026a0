# The pictures of a tournament: its standings, and its rounds with their tables.

tournament-picture-round = Round { $number } of { $planned }
tournament-picture-column = Round { $number }
tournament-picture-later = to come
tournament-picture-final = Final standings
tournament-picture-before = not begun yet
tournament-picture-page = Page { $number } of { $pages }
tournament-picture-player = Player { $number }

# Headings of the columns: short, on two lines at most.
tournament-picture-points = Points
tournament-picture-buchholz = Buchholz
tournament-picture-sonneborn =
    Sonneborn-
    Berger
tournament-picture-wins =
    Tables
    won

# In place of a result.
tournament-picture-bye = bye
tournament-picture-gone = left
tournament-picture-running = { $tables ->
    [one] one still plays
   *[other] { $tables } still play
}
tournament-picture-ties = Equal points: Buchholz decides, then Sonneborn-Berger, then tables won.
tournament-picture-left = { $tables ->
    [one] One table of this round still plays.
   *[other] { $tables } tables of this round still play.
}
tournament-picture-absent = Crossed out: did not come or was replaced.
tournament-picture-again = Some had to meet again (round { $rounds }).

# The same in words, for who cannot see the picture.
tournament-picture-told-standings = Standings of { $title } ({ $game }, { $when }): place and name, points, Buchholz, Sonneborn-Berger.
tournament-picture-told-row = { $place } { $name }: { $points }, { $buchholz }, { $sonneborn }.
tournament-picture-told-rounds = Tables of { $title } ({ $game }).
tournament-picture-told-round = Round { $number }:
tournament-picture-told-seat = { $name } { $mark }
tournament-picture-told-over = { $seats }.
tournament-picture-told-running = { $names } still play.
tournament-picture-told-bye = Bye: { $names }.
tournament-picture-told-absent = absent or replaced
