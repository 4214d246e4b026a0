# Slash commands: what Discord shows beside them (100 characters at most).

command-play = spielen
command-play-description = Einen Tisch eröffnen und andere zum Spielen einladen
command-play-game = Welches Spiel
command-play-seats = Wie viele Plätze
command-play-bots = Wie viele davon Bots einnehmen
command-play-level = Wie gut die Bots spielen
command-play-level-easy = leicht
command-play-level-normal = normal
command-play-level-hard = stark
command-play-level-expert = Profi

command-move-description = Einen getippten Zug machen
command-move-notation = Ein oder mehrere Züge, durch Kommas getrennt: build C7, build D7

command-table-description = Alles rund um den Tisch, an dem du spielst
command-table-play = Dein Feld öffnen und deinen Zug machen
command-table-hand = Deine Hand ansehen
command-table-board = Das Brett zeigen, wie es jetzt ist
command-table-text = Das Brett in Worten lesen
command-table-ask = Fragen, wo etwas ist, wie stark jemand steht, was du erreichen kannst
command-table-ask-about = Was du wissen willst: wähle aus der Liste
command-table-log = Den Verlauf dieses Tisches lesen
command-table-note = Deine eigene Notiz an diesem Tisch lesen und ändern
command-table-nudge = Alle erinnern, auf die dieser Tisch seit einem Tag wartet
command-table-export = Das Spiel als Datei: was du wissen darfst, oder alles, wenn es vorbei ist
command-table-rules = Die Regeln dieses Spiels auf einer Seite
command-table-undo = Deinen letzten Zug zurücknehmen
command-table-resign = Aufgeben; ein Bot spielt auf deinem Platz weiter
command-table-pause = Den Tisch und alle seine Uhren anhalten
command-table-longer-pause = Einer längeren Pause zustimmen
command-table-resume = Einen pausierten Tisch fortsetzen
command-table-premove = Antworten im Voraus hinterlegen oder zurücknehmen
command-table-substitute = Jemanden einen Platz übernehmen lassen
command-table-leaving = Wessen Platz; leer: der eines Bots
command-table-coming = Wer ihn einnimmt; leer: ein Bot

command-desk-description = Den Empfang hier aufstellen: alles mit Knöpfen, nichts zu tippen
command-doctor-description = Prüfen, ob ich hier alles darf, was Tische brauchen, und wie man mir Fehlendes gibt
command-doctor-test = Wirklich ausprobieren: ein Thread, ein Bild, eine Direktnachricht, ein Knopf

command-settings-description = Einstellungen
command-settings-language = Die Sprache öffentlicher Nachrichten auf diesem Server
command-settings-language-option = Die Sprache; auto folgt der des Servers
command-settings-reminders = Wann du daran erinnert wirst, dass ein Tisch wartet
command-settings-reminders-option = Stunden bis zur Erinnerung, mindestens 4; 0 für keine Erinnerungen
command-settings-quiet = Die Stunden, in denen nichts klingelt
command-settings-quiet-begin = Die Stunde, ab der Ruhe ist, 0 bis 23; ohne Stunden gibt es keine Ruhezeit
command-settings-quiet-end = Die Stunde, in der die Ruhe endet, 0 bis 23
command-settings-quiet-zone = Deine Zeitzone, nach ihrer Stadt
command-settings-rhythm = Deine Erinnerungen und Ruhezeiten auf einer Seite
command-settings-ring = Was klingelt, wenn du am Zug bist
command-settings-ring-option = Das andere kommt still
command-settings-ring-thread = Die Erwähnung im Thread
command-settings-ring-dm = Die Direktnachricht
command-settings-vacation = Dein Urlaub, der deine Uhren an allen Tischen anhält
command-settings-avoid = Mit wem du lieber nicht spielst; diese Liste siehst nur du
command-settings-avoid-person = Wer auf die Liste kommt; niemand: sie ansehen

command-privacy-description = Was über dich gespeichert ist: als Datei holen oder löschen
command-support-description = Hilfe, wer diesen Bot betreibt, und wie man ein Problem meldet
command-seek-description = Mitspielende suchen, mit Spiel, Uhr und Stärke nach Wunsch

command-stats-description = Was jemand gespielt und gewonnen hat, mit dem Verlauf jeder Wertung
command-stats-player = Wessen Statistik (niemand: deine)
command-stats-game = Ein Spiel genauer (keins: alle)
command-puzzle-description = Eine Stellung mit einem klar besten Zug: Finde ihn
command-puzzle-game = Aus welchem Spiel (keins: eine Liste)
command-versus-description = Du und jemand anders: wie oft wer vorne lag
command-versus-player = Gegen wen
command-ranking-description = Die Rangliste eines Spiels, auf diesem Server oder überall
command-ranking-everywhere = Nicht nur auf diesem Server
command-records-description = Die Rekorde eines Spiels: höchste Punktzahl, schnellster Sieg, längstes Spiel

command-help-description = Wie man hier spielt, oder die Regeln eines Spiels
command-help-game = Welches Spiel

command-learn-description = Ein Spiel Schritt für Schritt lernen, auf einem eigenen Brett
command-learn-game = Welches Spiel

command-rules-description = Eine Regel nach Nummer, Wort oder Spiel finden
command-rules-game = Die Regeln von welchem Spiel
command-rules-find = Eine Nummer wie 5.3, oder ein Wort

command-games-description = Deine Tische, und worauf sie warten

command-report-description = Dem Betrieb dieses Bots sagen, was nicht stimmt; das Protokoll samt verdeckter Hände geht mit
command-report-words = Was dir aufgefallen ist

command-replay-description = Ein Spiel Schritt für Schritt ansehen, beendet oder laufend
command-replay-table = Die Nummer des Tisches; leer: der Tisch dieses Ortes

command-import-description = Ein Spiel aus einer Datei ansehen oder von dort weiterspielen
command-import-file = Die Datei, wie „Protokoll als Datei“ an einem Tisch sie ausgibt
