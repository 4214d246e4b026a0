# The Royal Game of Ur

ur-name = Das Königliche Spiel von Ur

ur-help =
    { "" }**Das Königliche Spiel von Ur**: Bring alle deine Steine auf ihrem Weg ins Ziel, bevor die Gegenseite es schafft.
    - **Der Wurf:** Der Bot wirft für dich vier Würfel, jeder zählt 0 oder 1. Den ganzen Wurf, 1 bis 4, musst du für einen Stein verwenden.
    - **Einsetzen:** Ein Stein aus deiner Hand beginnt vor deinem vierten Feld: Eine 1 setzt ihn auf A4 oder C4. Von dort geht es zur Rosette in deiner Ecke, die mittlere Reihe entlang, um das ferne Ende und ins Ziel. Die kleinen Pfeile zeigen den Weg.
    - **Ein Stein pro Feld:** Auf deinem eigenen Stein kannst du nicht landen. Überspringen darfst du jeden.
    - **Schlagen:** Landest du auf einem Stein der Gegenseite, geht er zurück in ihre Hand. Das geht nur, wo beide Wege verlaufen.
    - **Rosetten:** Landest du auf einer, wirfst du noch einmal. Ein Stein auf der Rosette in der Mitte ist sicher: Dort kann die Gegenseite nicht landen.
    - **Ziel:** mit dem genauen Wurf, einen Schritt über dein letztes Feld hinaus. Das gibt keinen weiteren Wurf.
    - **Aussetzen:** Wirfst du 0 oder kann kein Stein den Wurf nutzen, ist von selbst die Gegenseite dran.
    - **Ende:** Wer zuerst alle Steine im Ziel hat, gewinnt. Auf jeden Zug folgt ein Wurf, darum lässt sich kein Zug zurücknehmen.

ur-word-home = Steine im Ziel

ur-effect-only-move = Meinen einzigen Zug machen
ur-rule-only-move = Ist nur ein Zug möglich, wird er sofort für dich gemacht, und gerufen wirst du nur, wenn du wirklich wählen kannst. Ist es gerade so, geschieht es jetzt.

## What options change

ur-rule-pieces-5 = **Fünf Steine:** Beide haben fünf statt sieben.
ur-rule-path-masters = **Weg nach Masters:** Ab B7 biegt der Weg in die Ecke der Gegenseite und kommt über B8 zurück: 16 Felder, und alle Ecken an diesem Ende teilt ihr euch.
ur-rule-rosettes-unsafe = **Unsichere Rosetten:** Ein Stein auf einer Rosette lässt sich schlagen wie jeder andere.
ur-rule-capture-throw-on = **Noch ein Wurf nach dem Schlagen:** Wer schlägt, wirft noch einmal (einmal, auch auf einer Rosette).

## Set-up options

ur-option-pieces = Steine pro Person
ur-option-pieces-7 = Sieben
ur-option-pieces-5 = Fünf (kürzer)
ur-option-path = Weg
ur-option-path-finkel = Finkel: 14 Felder
ur-option-path-masters = Masters: 16 Felder
ur-option-rosettes = Steine auf Rosetten
ur-option-rosettes-safe = Sicher
ur-option-rosettes-unsafe = Können geschlagen werden
ur-option-capture-throw = Noch ein Wurf nach dem Schlagen
ur-option-capture-throw-off = Aus
ur-option-capture-throw-on = An

ur-preset-finkel = Spiel nach Finkel
ur-preset-masters = Weg nach Masters
ur-preset-blitz = Blitz

## The log

ur-event-entered = { $seat } setzt einen Stein auf { $to } ein.
ur-event-moved = { $seat } zieht von { $from } nach { $to }.
ur-event-captured = { $seat } schlägt den Stein von { $owner_seat } auf { $square }; er geht zurück in die Hand.
ur-event-borne-off = { $seat } bringt einen Stein von { $from } ins Ziel; noch { $left }.
ur-event-rosette = Rosette auf { $square }: { $seat } wirft noch einmal.
ur-event-capture-throw = Das Schlagen bringt { $seat } noch einen Wurf.
ur-event-threw = { $seat } wirft { $throw }.
ur-event-passed-zero = { $seat } wirft { $throw }: Nichts bewegt sich.
ur-event-passed-blocked = { $seat } wirft { $throw }, aber kein Stein kann das nutzen.
ur-event-game-over = { $seat } hat alle Steine ins Ziel gebracht.

ur-reason-all-home = Eine Seite hat alle Steine im Ziel.

## Refusals

error-ur-not-your-turn = Am Zug ist { $active_seat }.
error-ur-hand-empty = Du hast keinen Stein mehr in der Hand.
error-ur-no-piece = Auf { $square } hast du keinen Stein.
error-ur-write-off = Dieser Wurf bringt den Stein auf { $square } ins Ziel: Spiel „off“.
error-ur-not-exact = Eine { $throw } ist von { $square } aus zu weit; ins Ziel braucht es den genauen Wurf.
error-ur-nothing-to-bear-off = Keiner deiner Steine ist genau { $throw } { $throw ->
    [one] Schritt
   *[other] Schritte
} vom Ziel entfernt.
error-ur-own-piece = Auf { $square } steht dein eigener Stein.
error-ur-protected = Der Stein auf { $square } steht auf einer Rosette und ist sicher.

## Menus

ur-which-piece = Welcher Stein zieht?
ur-which-piece-meaning = Ein Stein verwendet den ganzen Wurf; wer auf einer Rosette landet, wirft noch einmal.
ur-asked = Du hast { $throw } geworfen: Welcher Stein zieht?
ur-piece-enter = Ein neuer Stein
ur-piece-on = Von { $square }
ur-piece-off = Einen Stein ins Ziel
# A piece, and where it goes.
ur-answer = { $choice } { $hint }
ur-beside = { $choice } { $hint }
ur-hint = { $home ->
    [yes] von { $origin }
   *[no] auf { $target }
}{ $captures ->
    [yes] , schlägt { $owner_seat }
   *[no] { "" }
}{ $again ->
    [rosette] , Rosette: noch ein Wurf
    [capture] , noch ein Wurf
   *[no] { "" }
}

## Where a move differs from another: it gains by this (more) or loses (less)

ur-term-progress = deine Steine kommen { $change ->
    [more] weiter
   *[less] weniger weit
}
ur-term-rosettes = eine gemeinsame Rosette { $change ->
    [more] gehört dir
   *[less] bleibt offen
}
ur-term-danger = die nächsten Würfe bedrohen dich { $change ->
    [more] weniger
   *[less] mehr
}
ur-term-tempo = den nächsten Wurf { $change ->
    [more] hast du
   *[less] hat die Gegenseite
}
ur-term-won = { $change ->
    [more] du gewinnst das Spiel
   *[less] das Spiel ist verloren
}

## The board in words

ur-hand = In der Hand
ur-home = Im Ziel
ur-head = { $throw ->
    [none] { $seat } hat gezogen
   *[other] { $seat } wirft { $throw }
}
ur-turn = { $over ->
    [yes] { $seat } hat alle Steine ins Ziel gebracht und gewinnt.
   *[no] { $throw ->
        [none] { $seat } hat gezogen; als Nächstes fallen die Würfel.
       *[other] { $seat } wirft { $throw } und zieht einen Stein.
    }
}
ur-passed = { $throw ->
    [0] { $seat } warf 0 und setzte aus.
   *[other] { $seat } warf { $throw }, konnte das nicht nutzen und setzte aus.
}
ur-last = Letzter Zug: { $origin ->
    [hand] aus der Hand
   *[other] von { $origin }
} { $target ->
    [home] ins Ziel
   *[other] nach { $target }
}.
ur-seat = { $seat }: { $hand } in der Hand, { $home } im Ziel{ $count ->
    [0] { "" }
   *[other] , auf dem Brett { $square_list }
}.
ur-step = { $square } (Schritt { $step } von { $length })
ur-alt = Das Königliche Spiel von Ur.
ur-board-title = **Das Königliche Spiel von Ur**, es begann { $first }
ur-board-ways = **Was der Wurf erlaubt**
ur-board-path = Weg von { $seat }: { $square_list }
ur-ask-rosettes = Rosetten
ur-rosette = { $square } Rosette

## Slash commands (100 characters at most)

command-ur-description = Züge im Königlichen Spiel von Ur
command-ur-enter = Einen Stein aus deiner Hand einsetzen
command-ur-move = Einen Stein um deinen Wurf weiterziehen
command-ur-square = Das Feld, auf dem er steht, etwa B4
command-ur-off = Einen Stein ins Ziel bringen

# A total with what is counted.
ur-total = { $count ->
    [one] { $count } Stein im Ziel
   *[other] { $count } Steine im Ziel
}

## What is chosen with each option, on one line.

ur-about-pieces = Sieben, oder fünf für ein kürzeres Spiel.
ur-about-path = Der Weg, den die Steine nehmen; der längere biegt durch beide Ecken am fernen Ende.
ur-about-rosettes = Ob ein Stein dort sicher ist.
ur-about-capture-throw = Ob noch einmal werfen darf, wer schlägt.

## A guided first turn

ur-guide-1 = **1 von 3** Geworfen ist für dich schon: Der Wurf sagt, wie weit einer deiner Steine geht. Das Bild zeigt, wo jeder landen könnte.
ur-guide-2 = **2 von 3** Ein Feld mit Rosette gibt dir noch einen Wurf. Landest du auf einem Stein der Gegenseite, geht er zurück in ihre Hand.
ur-guide-3 = **3 von 3** Wähle einen Stein: Das Bild zeigt, was daraus wird, und **Bestätigen** macht den Zug. Wer zuerst alle Steine im Ziel hat, gewinnt.
