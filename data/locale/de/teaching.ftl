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

# Lessons: a guided first game, one rule a step.
button-lessons = Ein Spiel Schritt für Schritt
button-lesson = Schritt für Schritt lernen
button-lesson-next = Nächster Schritt
button-lesson-show = Zeig es mir
button-lesson-rule = Die Regel
button-lesson-over = Neu anfangen
button-lesson-play = Jetzt ein richtiges Spiel
lesson-which = Welches Spiel möchtest du lernen?
lesson-about = **Ein Spiel lernen**: ein Dutzend kurze Schritte, eine Regel nach der anderen, auf einem richtigen Brett. Nur du siehst es, und du kannst jederzeit aufhören und später weitermachen.
lesson-step = **{ $step } von { $steps }**
lesson-resumed = Willkommen zurück: Hier hast du aufgehört.
lesson-else = **Nicht ganz.** { $why }
lesson-right = **Richtig!**
lesson-unfinished = So weit richtig, aber das ist noch nicht alles: Mach weiter und bestätige dann.
