# The first game of Kingdom Builder, step by step: what a step says and asks (-lesson-…), what came of it (-done), why
# another answer is not it (-not).

kb-lesson-terrain = Deine Geländekarte sagt, wo du baust: diesmal auf Gras. Jede neue Siedlung muss an eine von deinen grenzen, wenn irgendein freies Grasfeld das tut. Du stehst auf F5. **Bau auf einem Feld daneben.**
kb-lesson-terrain-done = Deine Siedlungen (●) bleiben beieinander. Auf Wasser, Gebirge, Burgen und Orten wird nie gebaut.
kb-lesson-terrain-not = In diesem Zug baust du auf Gras, neben deiner Siedlung auf F5.

kb-lesson-castle = Punkte gibt es erst am Spielende. Jede Burg, neben der eine deiner Siedlungen steht, bringt 3. **Bau neben der Burg auf D4.**
kb-lesson-castle-done = Diese Burg bringt dir 3 Punkte. Weitere Siedlungen daneben brächten nichts, und auch die Gegenseite darf noch dorthin.
kb-lesson-castle-not = Dieses Feld grenzt nicht an die Burg auf D4. Geh ein Feld näher heran.

kb-lesson-turn = Ein Zug sind drei Siedlungen, eine nach der anderen. Unter dem Brett stehen drei Baumeisterkarten, in jedem Spiel andere. Ritter geben 2 Punkte für jede Siedlung in der Zeile, in der du die meisten hast. **Bau drei in Zeile 5.**
kb-lesson-turn-done = Drei in einer Zeile: bisher 6 Punkte von den Rittern. Am Ende deines Zuges ziehst du deine nächste Karte, die nur du siehst.
kb-lesson-turn-not = Kein schlechter Zug, aber dann hat deine beste Zeile weniger als drei. Wähle E5, F5 und G5.

kb-lesson-tile = Die runden Bilder sind Orte. Wer neben einem baut, nimmt dort ein Plättchen, einmal im Spiel. **Bau neben der Taverne auf H7.**
kb-lesson-tile-done = Du hast ein Plättchen der Taverne. Ab deinem nächsten Zug baust du damit jedes Mal eine Siedlung mehr.
kb-lesson-tile-not = Dieses Feld grenzt nicht an die Taverne auf H7. Zwei der freien Canyon-Felder tun es.

kb-lesson-extra = Ein Plättchen wirkt einmal pro Zug, vor deinen drei Siedlungen oder danach. Die Taverne baut an einem Ende einer geraden Reihe von drei Siedlungen. Deine Reihe hat zwei Enden. **Nutze sie dort, wo sie dir noch ein Plättchen bringt.**
kb-lesson-extra-done = Eine Siedlung mehr, als deine Karte erlaubt, und das Plättchen der Koppel dazu. Früh genommen nützen Plättchen lange.
kb-lesson-extra-not = Dein Plättchen der Taverne ist bereit und kostet nichts: Nutze es, bevor dein Zug endet.
kb-lesson-extra-short = Eine Siedlung mehr, das stimmt. Aber am anderen Ende, auf K6, grenzt sie an die Koppel auf L7, und du bekommst auch deren Plättchen.

kb-lesson-far = Deine Karte zeigt Blumenfeld, und kein freies grenzt an deine Siedlungen. Nur dann darfst du anfangen, wo du willst. **Bau neben der Koppel auf S3, weit in der Ecke.**
kb-lesson-far-done = Du hast jetzt ein zweites Gebiet und ein Plättchen mehr. Frei wählen zu können ist oft viel wert.
kb-lesson-far-not = Dort darfst du bauen. Aber ein Platz neben S3 bringt dir ein Plättchen: Wähle R4, S4 oder T3.

kb-lesson-water = Noch eine Baumeisterkarte: Die Fischer geben 1 Punkt für jede deiner Siedlungen am Wasser. **Bau am Wasser.**
kb-lesson-water-done = Ein Punkt mehr von den Fischern. „+1“ neben einem Feld heißt, was es heute brächte.
kb-lesson-water-not = An dieses Feld grenzt kein Wasser. Die freien Felder weiter unten liegen am See.

kb-lesson-join = Die Händler geben 4 Punkte für jeden Ort und jede Burg, die eines deiner Gebiete mit anderen verbindet. Deine zwei Gebiete grenzen an die Burg auf D4 und die Taverne auf H7. **Schließ die Lücke.**
kb-lesson-join-done = Burg und Taverne sind verbunden: 8 Punkte von den Händlern. Ein dritter Ort oder eine dritte Burg am selben Gebiet brächte 4 mehr.
kb-lesson-join-not = Dann bleiben die zwei Gebiete getrennt. Nur ein Waldfeld grenzt an beide.

kb-lesson-move = Manche Plättchen versetzen eine Siedlung. Die Koppel versetzt eine genau zwei Felder weit in gerader Linie. Wer einen Ort ganz verlässt, verliert sein Plättchen. **Spring von I6 auf G6, neben die Taverne.**
kb-lesson-move-done = Du hast das Plättchen der Taverne gewonnen und das der Koppel behalten, weil K6 noch an L7 grenzt.
kb-lesson-move-not = Probier den Sprung von I6 über H6 auf G6: Dort wartet das Plättchen der Taverne.

kb-lesson-corner = Je mehr Arten von Gelände deine Siedlungen berühren, desto seltener darfst du neu anfangen. Hier berührst du nur Canyon und Gebirge. **Bau so, dass du keine Wüste berührst.**
kb-lesson-corner-done = Welche Karte auch kommt, außer Canyon: Du darfst überall bauen. Das ist die Kunst dieses Spiels.
kb-lesson-corner-not = Dieses Feld berührt die Wüste auf G1: Mit einer Wüstenkarte müsstest du dann dort bauen.

kb-lesson-last = Deine letzte Siedlung! Hat jemand sie gebaut, wird die Runde zu Ende gespielt, dann wird gezählt. **Bau sie neben einer Burg, die du noch nicht hast.**
kb-lesson-last-done = Die Burg auf P8 gab dir die letzten 3 Punkte, und du gewinnst mit großem Abstand. Probier jetzt ein richtiges Spiel.
kb-lesson-last-not = Auch so endete das Spiel, aber ohne die Burg auf P8. Welches freie Grasfeld grenzt an sie und an deine Siedlung auf R8?
