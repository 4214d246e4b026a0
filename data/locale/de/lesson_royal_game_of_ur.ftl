# The first game of Ur, step by step: what a step says and asks (-lesson-…), what came of it (-done), why another answer is
# not it (-not).

ur-lesson-enter = Alle deine Steine (●) beginnen in deiner Hand. Der Wurf sagt, wie weit einer von ihnen geht: Du hast 2 geworfen, also kommt ein neuer Stein auf das zweite Feld deines Weges. **Setz einen Stein ein.**
ur-lesson-enter-done = Dein Stein steht auf A3. Die Gegenseite (◆) hat ebenfalls 2 geworfen und einen Stein auf C3 eingesetzt.
ur-lesson-enter-not = Deine anderen Steine bleiben vorerst, wo sie sind: Setz einen neuen ein.

ur-lesson-go = Der ganze Wurf gehört einem Stein, und Steine gehen nie zurück. Die kleinen Pfeile zeigen deinen Weg: durch Reihe A zur Ecke, dann die Mitte entlang. Du hast 1 geworfen. **Zieh deinen Stein von A3.**
ur-lesson-go-done = Ein Schritt, nach A2. Die Gegenseite hat jetzt einen zweiten Stein auf dem Brett. Auch du darfst so viele haben, wie du willst.
ur-lesson-go-not = Ein zweiter Stein ist auch gut, aber lass erst diesen laufen: Zieh von A3.

ur-lesson-rosette = Die Felder mit einer Blüte sind Rosetten. Wer auf einer landet, wirft noch einmal. **Lande auf der Rosette in deiner Ecke.**
ur-lesson-rosette-done = Dein Stein steht auf A1, und die Würfel sind noch einmal für dich gefallen: eine 2.
ur-lesson-rosette-not = Dieser Zug bringt keinen weiteren Wurf. Einer deiner Steine steht einen Schritt vor der Rosette: Nimm den.

ur-lesson-shared = Reihe A gehört dir allein. Jetzt kommt die mittlere Reihe, durch die ihr beide geht. **Zieh deinen Stein von A1 in die mittlere Reihe.**
ur-lesson-shared-done = Du bist auf B2, und die Gegenseite hat genau die 4 geworfen, die sie dazu brauchte: Sie ist auf deinem Stein gelandet, und er ging zurück in deine Hand. In der mittleren Reihe kann das geschehen.
ur-lesson-shared-not = In Reihe A kann einem Stein nichts geschehen, aber dort ist auch nichts zu gewinnen. Nur Mut: Zieh von A1.

ur-lesson-capture = Was dir geschieht, darfst du auch selbst tun: Lande auf einem fremden Stein, und er geht zurück in die Hand. **Schlag den Stein auf B3.**
ur-lesson-capture-done = Geschlagen: Dieser Stein muss aus der Hand neu beginnen und hat sieben Schritte verloren. Schlagen ist nie Pflicht, aber oft lohnt es sich.
ur-lesson-capture-not = So entkäme der Stein auf B3. Du hast 3 geworfen: Welcher deiner Steine steht drei Schritte vor ihm?

ur-lesson-middle = Ein Feld der mittleren Reihe ist sicher: die Rosette auf B4. Dort wird kein Stein geschlagen, und du wirfst noch einmal. Zwei Steine sind hinter deinem auf B2 her. **Bring ihn in Sicherheit.**
ur-lesson-middle-done = Auf B4 darf dein Stein warten, solange er will, und die Würfel gehören noch einmal dir.
ur-lesson-middle-not = Dein Stein auf B2 ist noch in Gefahr. Zieh ihn auf B4.
ur-lesson-middle-behind = Auch eine Rosette und noch ein Wurf. Aber auf A3 droht dir nichts, und der Stein auf B2 bleibt in Gefahr: Zieh den auf B4.

ur-lesson-closed = Jetzt steht ein Stein der Gegenseite auf B4. Er ist sicher, und das Feld ist dir verschlossen: Dein Stein auf B2 kann dort nicht hin. **Finde den Stein, der dafür schlagen kann.**
ur-lesson-closed-done = Dein Stein kam von A2 auf B1 und hat dort geschlagen. Hätte kein Stein den Wurf nutzen können, oder bei einer 0, wäre von selbst die Gegenseite dran gewesen.
ur-lesson-closed-not = Du kannst einen Stein einsetzen, aber es ist mehr zu holen: Zähl zwei Schritte von A2 aus.

ur-lesson-taken = Auf einem Feld steht nur ein Stein. Dein eigener auf A2 hindert den auf A4, zwei Schritte zu gehen. Vor der mittleren Reihe wartet die Gegenseite. **Mach den Zug, der in deiner eigenen Reihe bleibt.**
ur-lesson-taken-done = Der neue Stein kam auf A3, wo ihn niemand erreicht. Mit mehreren Steinen auf dem Brett hast du bei jedem Wurf die Wahl.
ur-lesson-taken-not = Von A2 kommst du auf B1, genau vor zwei fremde Steine. Setz lieber einen Stein ein.

ur-lesson-over = Was dazwischen steht, ist gleich: Du springst über jeden Stein, eigene und fremde, und auch über Rosetten. **Zieh deinen Stein von B3 an beiden Steinen vor ihm vorbei.**
ur-lesson-over-done = Von B3 auf B6, über zwei Steine hinweg. Beiden ist nichts geschehen: Es zählt nur, wo ein Zug endet.
ur-lesson-over-not = Das ist erlaubt, aber probier den Sprung: Zieh von B3.

ur-lesson-home = Nach der mittleren Reihe geht es zurück in deine eigene Reihe und ins Ziel: einen Schritt über A7 hinaus, mit dem genauen Wurf. Von A7 ist das eine 1, von A8 eine 2. **Bring einen Stein ins Ziel.**
ur-lesson-home-done = Noch ein Stein ist im Ziel, und niemand kann ihn mehr schlagen. Der Stein auf A7 wartet auf eine 1.
ur-lesson-home-not = Du hast 2 geworfen, und einer deiner Steine ist genau zwei Schritte vom Ziel entfernt.

ur-lesson-weigh = Jetzt entscheidest du: Zwei deiner Steine können schlagen. Je weiter ein Stein gekommen ist, desto mehr geht verloren. **Schlag den Stein, der am meisten schmerzt.**
ur-lesson-weigh-done = Der Stein auf B7 war elf Schritte weit und beginnt von vorn. Dafür durftest du die Rosette verlassen.
ur-lesson-weigh-not = So wird nichts geschlagen. Finde den fremden Stein, der dem Ziel am nächsten ist.
ur-lesson-weigh-near = Geschlagen, aber dieser Stein war erst fünf Schritte weit. Der auf B7 wäre beinahe entkommen.

ur-lesson-win = Beide Seiten haben sechs Steine im Ziel. Wer den letzten zuerst hineinbringt, gewinnt. **Gewinn das Spiel.**
ur-lesson-win-done = Alle sieben sind im Ziel: Du hast gewonnen! Das ist das ganze Spiel. Probier es jetzt richtig aus.
ur-lesson-win-not = Es bleibt nur ein Zug: Bring deinen Stein ins Ziel.
