# The pictures of a tournament: its standings, and its rounds with their tables.

tournament-picture-round = Runde { $number } von { $planned }
tournament-picture-column = Runde { $number }
tournament-picture-later = kommt noch
tournament-picture-final = Endstand
tournament-picture-before = noch nicht begonnen
tournament-picture-page = Seite { $number } von { $pages }
tournament-picture-player = Person { $number }

# Headings of the columns: short, on two lines at most.
tournament-picture-points = Punkte
tournament-picture-buchholz = Buchholz
tournament-picture-sonneborn =
    Sonneborn-
    Berger
tournament-picture-wins =
    Tische
    gewonnen

# In place of a result.
tournament-picture-bye = frei
tournament-picture-gone = fort
tournament-picture-running = { $tables ->
    [one] einer spielt noch
   *[other] { $tables } spielen noch
}
tournament-picture-ties = Punktgleich: Buchholz entscheidet, dann Sonneborn-Berger, dann gewonnene Tische.
tournament-picture-left = { $tables ->
    [one] Ein Tisch dieser Runde spielt noch.
   *[other] { $tables } Tische dieser Runde spielen noch.
}
tournament-picture-absent = Durchgestrichen: nicht erschienen oder ersetzt.
tournament-picture-again = Einige mussten sich noch einmal treffen (Runde { $rounds }).

# The same in words, for who cannot see the picture.
tournament-picture-told-standings = Stand von { $title } ({ $game }, { $when }): Platz und Name, Punkte, Buchholz, Sonneborn-Berger.
tournament-picture-told-row = { $place } { $name }: { $points }, { $buchholz }, { $sonneborn }.
tournament-picture-told-rounds = Tische von { $title } ({ $game }).
tournament-picture-told-round = Runde { $number }:
tournament-picture-told-seat = { $name } { $mark }
tournament-picture-told-over = { $seats }.
tournament-picture-told-running = { $names } spielen noch.
tournament-picture-told-bye = Spielfrei: { $names }.
tournament-picture-told-absent = abwesend oder ersetzt
