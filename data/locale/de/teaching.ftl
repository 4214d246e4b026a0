# Hints: the move that a strong bot player would make.
button-hint = Tipp
button-hint-other = Noch einen zeigen
hint-best = **Tipp**: So würde ein Bot ({ $level }) spielen.
hint-other = **Tipp**: ein anderer guter Zug.
hint-because = Dafür spricht: { $reasons }.
hint-later = In den nächsten Zügen verspricht er mehr.
hint-price = Der Preis dafür: { $reasons }.
hint-only = Das ist der einzige Zug, darum wurde kein Tipp verbraucht.
hint-even = Andere Züge sind etwa gleich gut.
hint-left = { $left ->
    [0] Das war dein letzter Tipp in diesem Spiel.
    [one] Du hast in diesem Spiel noch einen Tipp.
   *[other] Du hast in diesem Spiel noch { $left } Tipps.
}
hint-no-other = Es gibt keinen anderen Zug, der sich zu zeigen lohnt.
