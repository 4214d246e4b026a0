# The first game of Sobek, step by step: what a step says and asks (-lesson-…), what came of it (-done), why another answer is
# not it (-not).

sb-lesson-first = Zwei Handelshäuser kaufen auf einem Markt. Das erste Plättchen des Spiels kommt von einem der vier Felder in der Mitte. Du hast zwei Weizen auf der Hand, und drei gleiche ergeben einen Satz. **Nimm den Weizen.**
sb-lesson-first-done = Du hast drei Weizen. Der Ankh steht jetzt, wo dein Plättchen lag, und zeigt die Linie, auf der die Gegenseite nimmt.
sb-lesson-first-not = Ein gutes Plättchen, aber du hast kein gleiches auf der Hand. Mit dem Weizen ist dein erster Satz komplett.

sb-lesson-line = Der Ankh zeigt nach links und rechts. Du darfst jedes Plättchen dieser Linie nehmen, vor oder hinter ihm, aber kein anderes. **Nimm den Weizen auf der Linie.**
sb-lesson-line-done = Wieder drei Weizen. Marmor und Elfenbein lagen nicht auf der Linie, so gern du sie gehabt hättest.
sb-lesson-line-not = Auch das liegt auf der Linie, aber du sammelst Weizen: Nimm den auf Feld 9.

sb-lesson-jump = Jedes Plättchen zwischen dem Ankh und deinem wird übersprungen und zu Korruption: am Ende je 1 Punkt weniger. Lohnt es sich? Du hast zwei Elfenbein, und dieses hat drei Skarabäen. **Nimm das Elfenbein.**
sb-lesson-jump-done = Eine Korruption für einen Satz Elfenbein, der 9 Punkte bringt: ein guter Handel. Spring, wenn es sich lohnt, nicht aus Gewohnheit.
sb-lesson-jump-not = Das kostet nichts und bringt wenig.
sb-lesson-jump-near = Keine Korruption, aber auch kein Satz. Das Elfenbein auf Feld 24 ist mehr wert als der 1 Punkt, den es kostet.

sb-lesson-turn = Dein Plättchen dreht den Ankh, wie sein kleines Zeichen es zeigt: Das ist die Linie der Gegenseite. Hier liegen zwei Fische mit Skarabäus. Einer zeigt nach links und rechts, der andere nach oben und unten. **Nimm den Fisch, der weniger verschenkt.**
sb-lesson-turn-done = Die Gegenseite nimmt jetzt aus dieser Zeile und findet nur den anderen Fisch. Das Elfenbein mit drei Skarabäen ist außer Reichweite.
sb-lesson-turn-not = Sieh nach, wohin der Ankh dann zeigt.
sb-lesson-turn-gift = Der gleiche Fisch, aber er zeigt nach oben und unten: genau auf das Elfenbein mit drei Skarabäen, das die Gegenseite sammelt.

sb-lesson-deben = Ein Plättchen mit einer Münze darfst du sofort gegen einen Deben-Marker im Wert von 3 bis 9 tauschen. Marmor brauchst du nicht. **Nimm den Marmor und tausche ihn.**
sb-lesson-deben-done = Der Marmor ist fort, und du hast einen Deben-Marker, dessen Wert nur du kennst. Der Ankh ist trotzdem gezogen und hat sich gedreht.
sb-lesson-deben-not = Dieses Ebenholz passt zu nichts auf deiner Hand und hat keine Münze. Sieh dir Feld 9 an.
sb-lesson-deben-keep = Du darfst ihn behalten, aber ein einzelner Marmor ist kein Satz, und was am Ende auf der Hand bleibt, wird Korruption. Tausche ihn.

sb-lesson-sell = Statt ein Plättchen zu nehmen, darfst du drei oder mehr gleiche verkaufen. **Verkaufe deinen Weizen.**
sb-lesson-sell-done = Drei Plättchen und zwei Skarabäen. Ein Satz ist seine Plättchen × seine Skarabäen wert: 6 Punkte. Und jetzt siehst du die Kanu-Marker an.
sb-lesson-sell-not = Nimm diesmal nichts: Du hast drei Weizen, und die lassen sich verkaufen.

sb-lesson-token = Jeder der ersten fünf Verkäufe bringt einen der Kanu-Marker, die noch da sind. Manche wirken sofort, manche sind Punkte. **Nimm den Marker mit 7 Punkten.**
sb-lesson-token-done = Sieben Punkte ganz ohne Plättchen. Wer zuerst verkauft, hat die größte Auswahl: Warte also nicht zu lange.
sb-lesson-token-not = Auch der kann gut sein. Hier sind die 7 Punkte der klarste Gewinn.

sb-lesson-scarabs = Zwei Sätze sind bereit. Ein Satz ohne Skarabäus ist nichts wert, wie viele Plättchen er auch hat: drei Plättchen × kein Skarabäus ist 0. **Verkaufe den Satz, der Punkte bringt.**
sb-lesson-scarabs-done = Drei Plättchen × vier Skarabäen: 12 Punkte. Der Fisch kann warten, bis ein Skarabäus dazukommt.
sb-lesson-scarabs-not = Verkaufe diesmal. Welcher deiner zwei Sätze hat Skarabäen?
sb-lesson-scarabs-plain = Der Fisch hat keinen Skarabäus: Er brächte 0 Punkte. Verkaufe das Ebenholz.

sb-lesson-statue = Eine Statue zählt als jede Ware, hat aber keinen Skarabäus, und Statuen allein beginnen keinen Satz. **Verkaufe deine zwei Marmor mit der Statue.**
sb-lesson-statue-done = Drei Plättchen × zwei Skarabäen: 6 Punkte. Die Statue war das dritte Plättchen, das dir fehlte.
sb-lesson-statue-not = Auf einen dritten Marmor musst du nicht warten: Die Statue springt ein.

sb-lesson-more = Du hast Weizen für 6 Punkte verkauft. Ein späterer Verkauf von Weizen, wieder drei Plättchen, kommt zum selben Satz. **Verkaufe noch einmal Weizen.**
sb-lesson-more-done = Sechs Plättchen × vier Skarabäen: Der Satz ist von 6 auf 24 Punkte gewachsen. Ein großer Satz ist viel mehr wert als zwei kleine.
sb-lesson-more-not = Du hast zwei Weizen und eine Statue: genug, um deinen Satz zu vergrößern.

sb-lesson-merchant = Persönlichkeiten liegen verdeckt im Markt. Hast du eine auf der Hand, spielst du sie, statt zu nehmen, oder verkaufst sie als Ware. Der Händler nimmt ein beliebiges Plättchen aus dem Markt. Du sammelst Elfenbein. **Spiel den Händler und hol es.**
sb-lesson-merchant-done = Das Elfenbein kam vom Rand, ohne Korruption, und der Ankh hat sich nicht bewegt. Mit drei Elfenbein kannst du als Nächstes verkaufen.
sb-lesson-merchant-not = Das hilft deinem Elfenbein nicht. Spiel den Händler für Feld 21.

sb-lesson-priest = Du bist viel gesprungen: vier Korruption. Der Hohepriester nimmt alle Plättchen einer Art aus deiner eigenen Korruption. **Spiel ihn, wo er am meisten hilft.**
sb-lesson-priest-done = Drei Fische sind fort, und nur der Marmor ist übrig. Wer am Ende weniger Korruption hat, zieht auch noch Deben-Marker.
sb-lesson-priest-not = In deiner Korruption liegen drei Fische und ein Marmor. Nenne die Art, von der du am meisten hast.

sb-lesson-refill = Auf der Linie des Ankh liegt kein Plättchen. Dann darfst du den Markt auffüllen und nimmst eines aus der Mitte. **Füll den Markt auf.**
sb-lesson-refill-done = Alle Felder sind wieder voll. Jetzt nähmst du eines von Feld 1 bis 4, ganz ohne Korruption.
sb-lesson-refill-not = Der Schreiber bewirkt hier nichts, denn die Gegenseite hat weniger als sieben Plättchen. Füll den Markt auf.

sb-lesson-end = Der Stapel ist leer, und auf der Linie liegt nichts. Wer zu Beginn des Zuges nichts tun kann, beendet das Spiel. Du hast noch einen Satz. **Verkaufe ihn.**
sb-lesson-end-done = Die Gegenseite konnte nichts tun: Das Spiel ist vorbei. Ihre letzten Plättchen wurden Korruption, und weil du weniger davon hast, hast du Deben-Marker gezogen. Du gewinnst. Probier jetzt ein richtiges Spiel.
sb-lesson-end-not = Es bleibt nur eines zu tun: Verkaufe den Marmor.
