# The first game of Tigris & Euphrates, step by step: what a step says and asks (-lesson-…), what came of it (-done), why
# another answer is not it (-not).

te-lesson-leader = Du hast vier Anführer. Sie sammeln deine Punkte, jeder in seiner Farbe: der König Schwarz, der Priester Rot, der Bauer Blau, der Händler Grün. Ein Anführer steht auf Land neben einem Tempel. **Setz deinen König neben den Tempel auf F3.**
te-lesson-leader-done = Tempel und Anführer berühren sich an einer Kante: Zusammen sind sie ein Königreich. Jeder Zug gibt dir zwei solche Aktionen.
te-lesson-leader-not = Beginn mit dem König, auf F2, G3 oder F4, direkt neben dem Tempel.

te-lesson-tile = Legst du ein Plättchen in ein Königreich, bekommt der Anführer seiner Farbe dort 1 Punkt. Siedlungen sind schwarz wie dein König. **Leg eine Siedlung ins Königreich deines Königs.**
te-lesson-tile-done = Ein schwarzer Punkt. Der Anführer entscheidet, wer ihn bekommt, egal wer das Plättchen gelegt hat.
te-lesson-tile-not = Das bringt keinen schwarzen Punkt. Leg eine Siedlung auf Land, das an deinen Tempel oder deinen König grenzt.

te-lesson-stand-in = Du hast hier keinen Bauern. Dann springt der König ein: Er bekommt die Punkte jeder Farbe, die hier keinen eigenen Anführer hat. Bauernhöfe sind blau und kommen nur auf den Fluss. **Hol dir einen blauen Punkt.**
te-lesson-stand-in-done = Ein blauer Punkt, dank dem König. Mit ihm beginnt man am besten.
te-lesson-stand-in-not = Das bringt keinen blauen Punkt. Leg einen Bauernhof auf den Fluss neben deinem Königreich.

te-lesson-weakest = Am Ende zählt nur deine schwächste Farbe. Du hast 4 schwarze, 3 rote und 3 blaue Punkte, aber keinen grünen: Dein Ergebnis wäre 0. **Hol dir einen Punkt, wo du ihn am nötigsten hast.**
te-lesson-weakest-done = Deine schwächste Farbe ist von 0 auf 1 gestiegen. Sieh in jedem Zug nach: Ein fünfter schwarzer Punkt wäre nichts wert gewesen.
te-lesson-weakest-not = Ein Punkt dort hebt deine schwächste Farbe nicht. Du brauchst Grün, und dein Händler ist da: Leg einen Markt.

te-lesson-revolt = Ein Königreich behält nur einen Anführer jeder Farbe. Kommt ein zweiter, gibt es einen Aufstand: Es zählen die Tempel neben jedem, Tempel der Hand helfen, und Gleichstand gewinnt die Verteidigung. **Vertreib den Händler auf I8.** Du hast keinen Tempel auf der Hand.
te-lesson-revolt-done = Zwei Tempel gegen einen: Der andere Händler kehrt zurück, und du bekommst 1 roten Punkt.
te-lesson-revolt-not = Dein Händler braucht zwei Tempel neben sich. Ein Feld grenzt an I7 und an H6. Leg dann keine Tempel dazu und bestätige.

te-lesson-war = Ein Plättchen, das zwei Königreiche vereint, bringt Krieg zwischen Anführern gleicher Farbe. Hier zählen die Märkte jeder Seite, drei gegen drei, und Märkte der Hand helfen. **Verbinde die Königreiche auf H6 mit dem Tempel und gewinn.**
te-lesson-war-done = Vier gegen drei: Der andere Händler und drei Märkte sind fort, und jeder war 1 grüner Punkt für dich. Wer einen Krieg beginnt, sollte sich des Sieges sicher sein.
te-lesson-war-not = Dort gewinnst du nichts. Das Feld zwischen den zwei Königreichen ist H6.
te-lesson-war-weak = Drei gegen drei: Gleichstand gewinnt die Verteidigung, und du hättest deinen Händler verloren. Leg den Tempel und verstärke mit deinem Markt.

te-lesson-treasure = Tempel mit einem Edelstein tragen einen Schatz. Liegen zwei im selben Königreich, nimmt der Händler dort alle bis auf einen. Ein Schatz ist am Ende ein Punkt beliebiger Farbe. **Verbinde dein Königreich mit dem Tempel auf I7.**
te-lesson-treasure-done = Du hast einen Schatz. Am Ende zählt er, wo du ihn am nötigsten hast. Welcher liegen bleibt, hast du gewählt.
te-lesson-treasure-not = So ist der Tempel auf I7 nicht verbunden. Leg einen Tempel oder eine Siedlung auf H7 oder I6 und wähle, welcher Schatz bleibt.

te-lesson-monument = Aus vier Plättchen einer Farbe im Quadrat darf ein Monument in zwei Farben werden. Am Ende jedes deiner Züge zahlt es dir einen Punkt für jeden deiner Anführer dieser Farben dort. König und Priester sind da. **Bau das schwarz-rote.**
te-lesson-monument-done = Es hat gleich gezahlt, einen schwarzen und einen roten Punkt, und zahlt in jedem Zug wieder, bis dir jemand das Königreich nimmt.
te-lesson-monument-not = Mit einer Siedlung auf H5 ist das Quadrat voll. Wähle dann das Monument in den Farben von König und Priester, Schwarz und Rot.
te-lesson-monument-flat = Ein Punkt und kein Monument. Bau es: Es zahlt in jedem Zug.

te-lesson-catastrophe = Ein Anführer ohne Tempel daneben kehrt zurück. Zweimal im Spiel darfst du ein Feld für immer zerstören, mit dem Plättchen darauf, aber ohne Schatz. **Vertreib den König der Gegenseite auf J4.**
te-lesson-catastrophe-done = Der Tempel auf J5 ist für immer fort, und mit ihm der König. Das war eine Aktion, ganz ohne Konflikt.
te-lesson-catastrophe-not = Der König hat seinen Tempel noch. Leg eine Katastrophe auf J5.

te-lesson-exchange = Du hast fünf Bauernhöfe auf der Hand, und Blau ist schon deine beste Farbe. Eine Aktion darf auch beliebig viele Plättchen gegen neue aus dem Beutel tauschen. **Tausche mindestens drei Bauernhöfe.**
te-lesson-exchange-done = Neue Plättchen, neue Möglichkeiten. Am Ende jedes Zuges wird deine Hand ohnehin auf sechs aufgefüllt.
te-lesson-exchange-not = Mehr blaue Punkte helfen nicht. Tausche drei oder mehr Bauernhöfe und behalte den Tempel.

te-lesson-end = Das Spiel endet mit einem Zug, der höchstens zwei Schätze auf dem Brett lässt. Drei sind noch da, und mit deiner schwächsten Farbe liegst du vorn. **Nimm einen und beende das Spiel.**
te-lesson-end-done = Deine Schätze kamen zu deinen schwächsten Farben, und dein Ergebnis ist 7 gegen 5: Du gewinnst. Probier jetzt ein richtiges Spiel.
te-lesson-end-not = Dann geht das Spiel weiter. Verbinde den Tempel auf I7 mit deinem Königreich, auf H7 oder I6, und wähle, welcher Schatz bleibt.
