# What is stored about somebody, how they get it, and how it is deleted.

privacy-heading = **Was über dich gespeichert ist**
privacy-you = **Du**: deine Discord-Nummer, dein Name, deine Sprache, deine Einstellungen, dein Urlaub, zu welchen Stunden du Knöpfe drückst.
privacy-games = **Deine Spiele**: deine Plätze, jeder Zug, deine Ergebnisse und Wertungen.
privacy-lists = **Deine Listen**: wen du meidest, wen du suchst, was du geplant, notiert und gemeldet hast, die letzten Spieldateien, die du geöffnet hast.
privacy-never = **Niemals**: was du in Kanälen schreibst, deine Mailadresse, irgendetwas von anderen Servern.
privacy-stays = Das bleibt beim Betrieb dieses Bots, bis du es löschst, und geht nirgendwo sonst hin.
button-privacy = Was über mich gespeichert ist
button-privacy-file = Alles als Datei
button-privacy-delete = Mich löschen…
privacy-file = Alles, was über dich gespeichert ist. Zeiten sind in UTC.
privacy-ask-heading = **Alles über dich löschen?**
privacy-ask =
    Deine Einstellungen, Wertungen, Ergebnisse und Listen verschwinden endgültig. { $tables ->
        [0] Du sitzt an keinem laufenden Tisch.
        [one] An deinem laufenden Tisch spielt ein Bot für dich weiter.
       *[other] An deinen { $tables } laufenden Tischen spielen Bots für dich weiter.
    } In den Spielen und Verläufen der anderen heißt du dann etwa „Person A“. Nachrichten, die schon auf Discord stehen, bleiben, wie sie sind.
button-privacy-sure = Mich endgültig löschen
privacy-deleted = Erledigt: Von dir ist nichts mehr gespeichert. Danke fürs Spielen. Kommst du wieder, beginnst du ganz neu.
privacy-unfinished = Nicht alles von dir ließ sich löschen: Ich kann gerade nichts speichern. Was weg ist, bleibt weg. Drück bitte in einer Weile noch einmal **Mich endgültig löschen**.
privacy-player = Person { $letter }
