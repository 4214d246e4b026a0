# The first game of Iwari, step by step: what a step says and asks (-lesson-…), what came of it (-done), why another answer is
# not it (-not).

iw-lesson-tent = Dein Stamm (●) besiedelt das Land. Eine Karte bezahlt eine Figur in einem Gebiet ihrer Landschaft. Wo noch niemand eine Figur hat, darf nur ein einziges Zelt hin. **Setz ein Zelt in T1, auf Tundra.**
iw-lesson-tent-done = Eine Karte Tundra, ein Zelt. Es darf auf jedem leeren Zeltplatz des Gebiets stehen.
iw-lesson-tent-not = Auch das könntest du bezahlen, aber beginn in T1: Setz dort ein Zelt für eine Karte Tundra ein.

iw-lesson-two = In einem Gebiet, in dem schon jemand steht, darfst du bis zu zwei Figuren in einem Zug einsetzen, jede für eine Karte. Du hast zwei Karten Tundra. **Setz zwei Zelte in T1 ein.**
iw-lesson-two-done = Drei der vier Zelte in T1 sind jetzt deine. Alle Figuren eines Zuges kommen in dasselbe Gebiet.
iw-lesson-two-not = Beide Karten Tundra zahlen in T1: Setz dort zwei Zelte ein.
iw-lesson-two-one = Ein Zelt ist ein Anfang. Aber deine zweite Karte Tundra bezahlt noch eins: Setz zwei auf einmal ein.

iw-lesson-draw = Am Ende deines Zuges ziehst du wieder auf drei Karten auf, aus der Auslage oder vom Stapel, den niemand sieht. Du hast eine Karte Wüste und eine Tundra. **Nimm eine zweite Karte Wüste.**
iw-lesson-draw-done = Zwei gleiche Karten sind viel wert, wie du gleich siehst. Die Auslage wird am Ende deines Zuges aufgefüllt.
iw-lesson-draw-not = Diese Karte steht allein auf deiner Hand. Nimm die Wüste aus der Auslage: Das gibt ein Paar.

iw-lesson-pair = Du hast keine Karte Tundra, aber zwei Wüste: Zwei gleiche Karten bezahlen eine Figur in jeder anderen Landschaft. Du und die Gegenseite (◆) habt je zwei Zelte in T1. **Bezahl mit dem Paar, und du hast die meisten in T1.**
iw-lesson-pair-done = Drei Zelte gegen zwei: In T1 liegst du vorn. Mit drei Karten bringt ein Zug nie mehr als zwei Figuren.
iw-lesson-pair-not = Du willst noch ein Zelt in T1, bezahlt mit beiden Karten Wüste.

iw-lesson-most = Punkte gibt es, wenn der Stapel leer wird, zweimal im Spiel. Wer in einem Gebiet die meisten Zelte hat, bekommt einen Punkt für jedes Zelt dort, aller Stämme. In G1 hat ◆ drei und du zwei. **Übernimm die Führung in G1.**
iw-lesson-most-done = Vier von sieben Zelten sind deine. So bringt dir G1 jedes Mal 7 Punkte und ◆ 4.
iw-lesson-most-not = Zwei Karten Gletscher und zwei freie Plätze: Setz beide Zelte in G1 ein.
iw-lesson-most-level = Dann steht es drei zu drei, und beide werten voll. Das ist gut, aber mit zwei Zelten liegst du allein vorn.

iw-lesson-second = Alle anderen bekommen in einem Gebiet so viele Punkte, wie der nächststärkere Stamm Zelte hat. Der zweite Rang hinter einem starken Stamm lohnt sich also. Du kannst ein Zelt einsetzen. **Setz es ein, wo es dir 4 Punkte bringt.**
iw-lesson-second-done = Ein Zelt hinter vieren: 4 Punkte für eine einzige Karte. Billigere Punkte gibt es kaum.
iw-lesson-second-not = Dort bringt es weniger. Such das Gebiet, in dem jemand vier Zelte hat und du keines.
iw-lesson-second-small = In C1 stünde es eins zu eins, für 2 Punkte. In D1, hinter vier Zelten, bringt ein Zelt 4.

iw-lesson-village = Am Spielende sind vier oder mehr deiner Zelte, die Wege verbinden, eine Siedlung: ein Punkt je Zelt. In D1 hast du drei Zelte, aber noch verbindet kein Weg sie alle. **Verbinde alle vier.**
iw-lesson-village-done = Vier Zelte in einer Siedlung: am Ende 4 Punkte mehr. Ein Zelt eines anderen Stammes dazwischen hätte sie zerrissen.
iw-lesson-village-not = Der richtige Platz ist D1-3: Von dort führen Wege zu deinen Zelten.
iw-lesson-village-apart = Von D1-2 führt kein Weg zu deinem Zelt auf D1-4: Es bleibt allein. D1-3 verbindet sie alle.

iw-lesson-totem = Totems sind die andere Art von Figuren. In jedem Gebiet stehen sie auf einem Turm, nie mehr, als der stärkste Stamm dort Zelte hat, und sie zählen erst ganz am Ende. **Setz ein Totem in G1 ein.**
iw-lesson-totem-done = Dein Totem steht. Der stärkste Stamm hat zwei Zelte in G1, also darf noch eines dazu, von wem auch immer.
iw-lesson-totem-not = Deine Karte Gletscher bezahlt ein Totem in G1. Dazu brauchst du dort nicht die meisten Zelte.

iw-lesson-line = Linien mit Nummern verbinden die Gebiete. Wer an beiden Enden die meisten Totems hat, auch bei Gleichstand, wertet alle Totems beider Enden. In G1 führst du, und in D1 steht ein Totem von ◆. **Setz ein Totem in D1 ein.**
iw-lesson-line-done = Gleichstand in D1, vorn in G1: Linie 3 bringt dir am Ende 3 Punkte. Eine Linie unter einem Berg bringt nichts.
iw-lesson-line-not = Das andere Ende von Linie 3 ist D1, wo ein Totem zum Gleichstand reicht.

iw-lesson-swap = Manchmal hilft dir keine Karte. Dann tausche eine: Wirf sie ab und zieh am Ende deines Zuges eine andere. Du hättest gern Tundra, und zwei liegen offen. **Tausche eine Karte.**
iw-lesson-swap-done = Keine Figur in diesem Zug, aber eine bessere Hand. Jetzt nähmst du eine Karte Tundra.
iw-lesson-swap-not = Das ginge, bringt dir aber wenig. Tausche lieber eine Karte und nimm Tundra aus der Auslage.

iw-lesson-third = Zu zweit spielt ein dritter Stamm mit, und du setzt nach deiner eigenen Aktion für ihn ein, mit den übrigen Karten. In T1 steht er gleich mit dir, in F1 mit ◆. **Setz sein Zelt so ein, dass es ◆ schadet und nicht dir.**
iw-lesson-third-done = Der dritte Stamm führt in F1, also bekommt ◆ dort 4 Punkte und nicht mehr 6. Aber Vorsicht: Gewinnt er allein, verliert ihr beide.
iw-lesson-third-not = Setz es in F1 ein, wo er ◆ überholt.
iw-lesson-third-own = Dort überholte er dich. Setz es in F1 ein, wo er ◆ überholt.

iw-lesson-end = Mit der letzten Karte wird der Stapel zum zweiten Mal leer. Dann werden noch einmal die Zelte gewertet, dazu Siedlungen und Linien. Du stehst gut. **Zieh deine letzte Karte.**
iw-lesson-end-done = Zelte, eine Siedlung und Linie 3: Du gewinnst mit 31 Punkten. Probier jetzt ein richtiges Spiel.
iw-lesson-end-not = Es fehlt nur noch eine Karte: Nimm eine.
