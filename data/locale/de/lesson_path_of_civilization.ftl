# The first game of Path of Civilization, step by step: what a step says and asks (-lesson-…), what came of it (-done), why
# another answer is not it (-not).

pc-lesson-left = Eine Runde beginnt mit einem Projekt. Zwei deiner Technologien kommen nach links und bringen Figuren, zwei nach rechts und bringen Forschung. Schrift und Mauerwerk können beides, Feuer und Werkzeuge nur Forschung. **Leg Schrift und Mauerwerk nach links.**
pc-lesson-left-done = Ein Baumeister und eine Gesandte kamen, und später in der Runde je ein Punkt Wissenschaft und Industrie. Alle entscheiden gleichzeitig, und niemand sieht deinen Plan vorher.
pc-lesson-left-not = Feuer und Werkzeuge bringen links nichts, also fehlten dir Figuren. Leg Schrift und Mauerwerk dorthin.

pc-lesson-lost = Jetzt hast du fünf Technologien. Vier werden gespielt, die fünfte wird alt: Sie behält ihre SP, bringt aber nie wieder etwas. **Gib das Feuer auf und hol einen Baumeister und eine Einheit**, mit Mauerwerk und Bronzewaffen links.
pc-lesson-lost-done = Das Feuer ist jetzt alt. Die vier anderen kommen nächste Runde wieder auf deine Hand, mit dem, was du in dieser kaufst.
pc-lesson-lost-not = Von deinen fünf bringt das Feuer am wenigsten: Lass es gehen. Links bringt Mauerwerk einen Baumeister und Bronzewaffen eine Einheit.

pc-lesson-limit = Deine Bevölkerung begrenzt, wie viele Figuren in einer Runde kommen: hier vier, und deine Karten bringen sechs. Stonehenge kostet zwei Baumeister, die Leitfigur Imhotep zwei Gesandte. **Wähle die Figuren, die beides bezahlen.**
pc-lesson-limit-done = Zwei Baumeister und zwei Gesandte. Mehr Bevölkerung hebt die Grenze, auch für die Forschung.
pc-lesson-limit-not = Dann lässt sich eines von beiden nicht bezahlen. Nimm zwei Baumeister und zwei Gesandte.

pc-lesson-wonder = Baumeister zahlen für ein Wunder, eines pro Runde. Du hast drei. Stonehenge kostet 2 und ist 2 SP wert, die Hängenden Gärten kosten 3, sind 4 wert und heben deine Bevölkerung. **Wähle die Hängenden Gärten.**
pc-lesson-wonder-done = Sie gehören dir, und deine Bevölkerung ist um zwei gewachsen: mehr Raum für Figuren, und eine Gesandte kam auch.
pc-lesson-wonder-not = Gesparte Baumeister sind wenig wert. Die Hängenden Gärten geben dir mehr.

pc-lesson-rival = Wollen mehrere dieselbe Karte, entscheidet die Reihenfolge der Arten auf ihren Tafeln: Wer ihre Art weiter links hat, bekommt sie. Deine Tafel beginnt mit Kultur, die der Gegenseite mit Wissenschaft, und sie will die Bibliothek von Alexandria. **Wähle, was dir niemand nimmt.**
pc-lesson-rival-done = Ihr habt beide ein Wunder. Hättest du die Bibliothek gewählt, ein Wunder der Wissenschaft, wäre sie an die Gegenseite gegangen, und deine Baumeister wären liegen geblieben.
pc-lesson-rival-not = Die Bibliothek ist Wissenschaft, und da kommt die Gegenseite zuerst. Die Hängenden Gärten sind Kultur, und da kommst du zuerst.

pc-lesson-leader = Gesandte zahlen für eine Leitfigur, eine pro Runde. Sie wirkt sofort und solange sie lebt: bis die nächste kommt. Du hast zwei Gesandte. **Wähle Imhotep.**
pc-lesson-leader-done = Imhotep brachte einen Baumeister und macht jedes Wunder um 1 billiger. Die nächste Leitfigur schickt ihn auf den Friedhof, wo manche weiterhelfen.
pc-lesson-leader-not = Deine zwei Gesandten reichen für Imhotep, und zu warten gibt es keinen Grund.

pc-lesson-benefit = Mit genug Philosophen steigst du eine Philosophiestufe, die am Ende SP wert ist, und wählst jedes Mal einen Vorteil. Ansehen bringt 3 SP, Waffentradition 2 Militärerbe für Schlachten. **Nimm die SP.**
pc-lesson-benefit-done = Drei SP sofort und 3 am Ende für die Stufe. Höhere Stufen sind immer mehr wert.
pc-lesson-benefit-not = Militärerbe hilft in Schlachten und kann sich ein andermal lohnen. Nimm die 3 SP.

pc-lesson-buy = Am Ende der Runde kaufst du genau eine Technologie mit Forschung ihrer Art. Sie hat SP, bringt einen Bonus und kommt auf deine Hand. Du hast 4 Punkte Kultur und 1 Punkt Industrie. **Kauf die beste, die du bezahlen kannst.**
pc-lesson-buy-done = Eine Karte der Stufe II: 3 SP, zwei Bevölkerung und mehr Figuren in jeder weiteren Runde. Übrige Forschung bleibt für die nächste Runde.
pc-lesson-buy-not = Das ist eine Karte der Stufe I. Deine 4 Punkte Kultur bezahlen eine der Stufe II.

pc-lesson-challenge = Jede zweite Runde ab der dritten endet mit einer Herausforderung. Deine Karten ihrer Art und deine Weisen sind Chronikpunkte: Jeder ist 1 SP, mehrere bringen einen Bonus. Diese ist von der Spiritualität. **Kauf, was dir dort hilft.**
pc-lesson-challenge-done = Die Herausforderung brachte dir zuerst noch eine Weise. Drei Karten und drei Weise: 6 Chronikpunkte, 6 SP und drei Philosophen. Weise sind dann verbraucht, Karten nicht.
pc-lesson-challenge-not = Diese Karte zählt bei der Spiritualität nicht. Kauf die, die zählt.

pc-lesson-battle = In den Runden dazwischen gibt es eine Schlacht. Eine Einheit zählt 2 und Militärerbe 1, und eine äußere Bedrohung kämpft mit: hier mit 4, so viel wie deine zwei Einheiten. Bronzewaffen bringen 1 Militärerbe. **Übertriff die Bedrohung.**
pc-lesson-battle-done = Fünf gegen vier: Du hast die erste Zeile, 8 SP und noch mehr Militärerbe. In einer Schlacht verliert niemand etwas außer den Einheiten.
pc-lesson-battle-not = Das bringt keine Stärke. Kauf Bronzewaffen, die 1 Militärerbe bringen.

pc-lesson-end = Die neunte Runde ist die letzte. Technologien, Philosophie, Bevölkerung, Leitfiguren, Wunder und Plättchen werden zusammengezählt, und die meisten SP gewinnen. Die letzte Herausforderung ist von der Wissenschaft. **Kauf die Karte, die am meisten wert ist.**
pc-lesson-end-done = Die Raumfahrt ist 10 SP wert, und die Herausforderung brachte 15 dazu. Du gewinnst mit 106 SP gegen 58. Probier jetzt ein richtiges Spiel.
pc-lesson-end-not = Sie ist weniger wert. Mit 10 Punkten Wissenschaft kannst du die höchste Karte der Wissenschaft bezahlen.
