# Figures: what somebody has played and won, rankings, two people against each other, the records of a game.

stats-whose = Wessen Statistik?
stats-game = Welches Spiel genauer?
stats-head = **{ $name }**: alle Spiele
stats-head-game = **{ $name }**: { $game }
stats-line = { $game }: { stats-games }, { stats-won }, { $settled ->
    [none] noch ohne Wertung
    [no] Wertung { $skill }, noch unsicher
   *[yes] Wertung { $skill }
}
stats-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
stats-won = { $wins } gewonnen
stats-played = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} · { $wins } gewonnen
rating-settling = { $skill }?
stats-note-new = noch unsicher
stats-note-unrated = noch ohne Wertung
stats-tile-games = Spiele
stats-tile-wins = Gewonnen
stats-tile-streak = Siege in Folge
stats-tile-longest = Längste Serie
stats-tile-best = Bestes Ergebnis
stats-tile-length = Übliche Länge
stats-title = Statistik
stats-all-games = Alle Spiele
stats-more = { $count ->
    [one] Ein weiteres Spiel steht in der Liste unten.
   *[other] { $count } weitere Spiele stehen in der Liste unten.
}
stats-gone = { $count ->
    [one] -# Ein Spiel, das ich nicht mehr kenne, fehlt hier.
   *[other] -# { $count } Spiele, die ich nicht mehr kenne, fehlen hier.
}
stats-rating = Wertung
stats-counted = { $count ->
    [one] 1 Spiel, das zählt
   *[other] { $count } Spiele, die zählen
}
stats-settling = noch unsicher: { $count } von { $settled } Spielen
stats-unrated = Noch keine Wertung: Sie braucht ein Spiel mit einer anderen Person, zu Ende gespielt.
stats-longest = längste: { $count }
stats-seats = { $count ->
    [one] allein
   *[other] zu { $count }
}
stats-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
stats-alt-all = Statistik von { $name }. { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen; Siege in Folge: { $current }, höchstens { $longest }.
stats-alt-game = { $name }: { $line }
stats-alt-rating = Wertung { $skill } nach { $count ->
    [one] 1 Spiel, das zählt
   *[other] { $count } Spielen, die zählen
}; höchste { $high }, niedrigste { $low }.
stats-alt-streak = Siege in Folge: { $current }, längste Serie { $longest }.
stats-alt-best = Bestes Ergebnis: { $total } ({ stats-seats }).
stats-alt-length = Übliche Länge: { $turns }, { $time }.
stats-about = -# Die Wertung kommt nur aus Spielen unter Menschen, beginnt bei 1000 und gilt nach { $settled } Spielen als sicher.
stats-about-own = -# Deine privaten Spiele zählen hier nur für dich mit.
stats-about-hidden = -# Du bist verborgen: Niemand sonst sieht deine Zahlen. **Mehr…**, **Einstellungen** am Empfang ändert das.
stats-none = Noch wurde nichts zu Ende gespielt.
stats-somebody = Jemand
error-figures-hidden = Diese Person behält ihre Zahlen für sich.
error-figures-bot = Zahlen gibt es von Menschen, nicht von Bots: Wähle eine Person.

ranking-which = Die Rangliste von welchem Spiel?
ranking-head = **{ $game }**: die Rangliste { $here ->
    [yes] auf diesem Server
   *[no] überall
} ({ $count ->
    [one] 1 Person
   *[other] { $count } Personen
})
ranking-line = { $place }. { $name }: Wertung { $skill }, { $wins } von { $games } gewonnen
ranking-own = **Du**: { $line }
ranking-not-in = Du stehst noch nicht darin: Spiel dieses Spiel mit einer anderen Person, bis zum Ende.
ranking-empty = **{ $game }**: { $here ->
    [yes] Auf diesem Server
   *[no] Überall
} steht noch niemand in der Rangliste. Ein Spiel mit einer anderen Person, zu Ende gespielt, bringt dich hinein.
ranking-bots = Bots: { $levels }
ranking-bot = { $level } { $skill }
ranking-about = -# Es zählen nur Spiele unter Menschen, für die, die sie begonnen haben; private nicht, und Spiele gegen Bots auch nicht. Wer geht, belegt den letzten Platz. Ein ? hinter einer Wertung heißt, dass sie noch unsicher ist, nach weniger als { $settled } solchen Spielen. Die Reihenfolge beachtet auch, wie sicher eine Wertung ist: Wer mehr gespielt hat, steht weiter oben.
ranking-about-here = -# Auf diesem Server steht hier, wer so ein Spiel hier gespielt hat; die Wertung kommt aus allen Spielen.
ranking-about-hidden = -# Du bist verborgen: Nur du selbst siehst dich hier.
button-rankings = Rangliste
button-ranking-here = Dieser Server
button-ranking-all = Überall

versus-whom = Gegen wen?
versus-asked = Wähle jemanden: Du siehst, wie oft wer von euch vorne lag.
versus-you = Du
versus-games = { $count ->
    [one] 1 Spiel zusammen
   *[other] { $count } Spiele zusammen
}
versus-level = { $count } gleichauf
versus-more = { $count ->
    [one] Ein weiteres Spiel ist nicht gezeigt.
   *[other] { $count } weitere Spiele sind nicht gezeigt.
}
versus-head = **Du** und **{ $name }**: { $count ->
    [one] 1 Spiel zusammen
   *[other] { $count } Spiele zusammen
}
versus-meeting = - { $game }, Tisch { $number }, { $day }: { $how ->
    [ahead] du lagst vorne
    [left] { $name } war gegangen
    [own-left] du warst gegangen
    [behind] { $name } lag vorne
   *[level] ihr wart gleichauf
}
versus-last = Die letzten Begegnungen:
versus-none = Du und { $name }, ihr habt noch kein Spiel zusammen beendet.
versus-about = -# Gezählt ist jedes Spiel, das ihr beide beendet habt, auch private; in einem gewerteten kommt zuletzt, wer gegangen ist. Das siehst nur du.
versus-alt = { $own } gegen { $other }: { $first } zu { $second }, { $level } gleichauf.
versus-alt-game = { $game }: { $first } zu { $second }, { $level } gleichauf.
error-versus-self = Das bist du: Wähle jemand anderen.
button-versus = Gegeneinander
button-versus-me = Gegen mich
button-look-again = { $number } noch einmal ansehen

records-which = Die Rekorde von welchem Spiel?
records-head = **{ $game }**: die Rekorde { $here ->
    [yes] auf diesem Server
   *[no] überall
}
records-score = - Höchstes Ergebnis, { $seats ->
    [one] allein
   *[other] { $seats } Personen
}: **{ $total }**, { $name } ({ $day })
records-quickest = - Schnellster Sieg: **{ $turns }**, { $name }, { $seats } Personen ({ $day })
records-longest = - Längstes Spiel: **{ $turns }** über { $time }, { $name_list } ({ $day })
records-none = Von diesem Spiel gibt es noch keine Rekorde.
records-about = -# Für einen Rekord müssen alle, die das Spiel begonnen haben, es zu Ende gespielt haben; mindestens zwei Menschen, außer bei Ergebnissen im Alleinspiel. Private Spiele zählen nicht.
button-records = Rekorde
button-record-score = { $seats ->
    [one] Ansehen: allein
   *[other] Ansehen: { $seats } Personen
}
button-record-quickest = Ansehen: schnellster Sieg
button-record-longest = Ansehen: längstes Spiel
