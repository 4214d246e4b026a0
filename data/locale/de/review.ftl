# The review of a finished game, for one person.
button-review = Rückblick
button-review-point = Wendepunkt { $number }
button-review-all = Ganzer Rückblick
button-review-again = Noch einmal
button-review-replay = Zug noch einmal ansehen
more-about-review = wie gut du gespielt hast, und was besser gewesen wäre
review-working = Ich sehe dein Spiel durch. Das dauert etwa eine Minute; der Rückblick erscheint hier.
review-head = **Rückblick** · { $title }
review-accuracy = **Genauigkeit { $accuracy }** von 100, über { $turns ->
    [one] den einen Zug
   *[other] die { $turns } Züge
}, in denen du eine Wahl hattest.
review-meaning = -# 100 heißt, dass jeder Zug so gut war wie der eines starken Bots. Ein Zug, der 5 Siege von 100 kostet, zählt halb. Jeder Zug ist danach beurteilt, was du damals wissen konntest.
review-points = { $count ->
    [0] Kein Zug sticht heraus: Wo du etwas verloren hast, war es jedes Mal wenig.
    [one] Ein Zug hat dich am meisten gekostet:
   *[other] { $count } Züge haben dich am meisten gekostet:
}
review-line = { $number }. Zug { $turn }: etwa { $wins } { $wins ->
    [one] Sieg
   *[other] Siege
} von 100
review-point-head = **Wendepunkt { $number } von { $count }** · Zug { $turn }
review-played = **So hast du gespielt:**
review-better = **Besser:**
review-cost = In einem ausgeglichenen Spiel ist das etwa { $wins } { $wins ->
    [one] Sieg
   *[other] Siege
} von 100 wert.
review-picture = Auf dem Bild ist der bessere Zug markiert.
review-mark = ★ Wendepunkt { $number }: **Rückblick** zeigt, was besser gewesen wäre.
review-title = Rückblick
review-right = Genauigkeit { $accuracy }
review-caption = Wer vorn lag, wie es jeder Platz damals sehen konnte
review-begun = Anfang
review-ended = Ende
review-alt = Der Rückblick von { $name }: Genauigkeit { $accuracy } von 100.
review-alt-line = { $name }: { $begun } % am Anfang, { $middle } % in der Mitte, { $ended } % am Ende.
review-alt-point = Wendepunkt { $number } in Zug { $turn }.
review-habits = Was dich in einem Spiel am meisten kostet, nach { $games ->
    [one] dem einen Rückblick
   *[other] deinen { $games } Rückblicken
}:
review-habit = - { $habit }
error-review-running = Der Rückblick kommt nach dem Spiel: Bis dahin entscheidest du allein.
error-review-conceded = Dieses Spiel wurde vor seinem Ende aufgegeben, darum gibt es keinen Rückblick. „Noch einmal ansehen“ zeigt, wie weit es kam.
error-review-short = Du hattest in diesem Spiel zu wenig zu entscheiden: Ein Rückblick braucht { $least ->
    [one] einen Zug
   *[other] { $least } Züge
} mit einer Wahl.
error-review-late = Der Rückblick ist diesmal nicht fertig geworden. Nichts ist verloren: Bitte frag noch einmal danach.
error-review-no-seat = Rückblicke sind für die, die mitgespielt haben: Du hast an diesem Tisch keinen Platz. „Noch einmal ansehen“ steht dir offen.
error-review-point-gone = Diesen Wendepunkt gibt es im Rückblick nicht mehr. **Rückblick** zeigt ihn neu.
