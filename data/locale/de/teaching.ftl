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
button-lesson-show = Zeigen lassen
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

# Puzzles: a position with one clearly best turn.
button-puzzle = Rätsel
button-puzzle-next = Noch ein Rätsel
button-puzzle-again = Noch einmal
button-puzzle-show = Lösung zeigen
puzzles-heading = Ein **Rätsel** ist eine Stellung, in der ein Zug klar der beste ist. Welcher ist es?
puzzles-line = { $game }: Wertung { $rating }, { $solved } von { $tried } gelöst
puzzles-choose = Ein Rätsel aus welchem Spiel?
puzzle-lead = **Rätsel** ({ $game }): Ein Zug ist klar der beste. Finde ihn.
puzzle-standing = -# Deine Wertung: { $rating }{ $streak ->
    [0] { "" }
    [one] { " " }· das letzte gelöst
   *[other] { " " }· { $streak } nacheinander gelöst
}
puzzle-practice = -# Du hast es schon einmal beantwortet, darum zählt es diesmal nicht.
puzzle-right = **Richtig!** Das ist der beste Zug.
puzzle-right-too = **Richtig!** Dieser Zug ist genauso gut wie der beste.
puzzle-good = **Gut**, aber nicht der beste Zug. Dieser ist besser:
puzzle-wrong = **Nicht ganz.** Dieser Zug ist viel besser:
puzzle-shown = Das wäre der beste Zug gewesen:
puzzle-rated = Deine Wertung: { $rating } ({ $by }){ $streak ->
    [0] { "" }
    [one] { " " }· gelöst
   *[other] { " " }· { $streak } nacheinander gelöst
}
puzzle-uncounted = Du hattest es schon einmal beantwortet, darum bleibt deine Wertung, wie sie ist.

# The puzzle of the day of a server.
button-puzzle-day = Selbst versuchen
button-daily = Rätsel des Tages
daily-text = **Rätsel des Tages** ({ $game }): Ein Zug ist klar der beste. Alle suchen ihn für sich allein.
daily-before = -# { $solved ->
    [0] Das vorige hat niemand auf Anhieb gelöst.
    [one] Das vorige hat eine Person auf Anhieb gelöst.
   *[other] Das vorige haben { $solved } Personen auf Anhieb gelöst.
}
daily-title = Rätsel des Tages
daily-ask-channel = In welchem Kanal?
daily-ask-hour = Um wie viel Uhr?
daily-never = Nie
daily-hour = { $hour } Uhr (UTC)
server-daily = Rätsel des Tages: { $place }, um { $hour } Uhr (UTC)
server-daily-none = Rätsel des Tages: keins
daily-lost = **{ $server }** hat kein Rätsel des Tages mehr: Sein Kanal ist weg, oder ich darf dort nicht schreiben. Am Empfang bringt **Mehr…** → **Einstellungen** → **Dieser Server** → **Rätsel des Tages** es in einen anderen.
