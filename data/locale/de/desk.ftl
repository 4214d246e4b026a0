# The front desk and what it leads to, and what else can be done at a table: all of it without typing commands.

desk-text =
    { "" }**Der Empfang**
    Hier kannst du spielen: { $games }. Alles geht mit Knöpfen, Listen und Dialogen; kein Befehl muss getippt werden.
    - **Tisch eröffnen** lässt dich ein Spiel wählen und wie viele mitspielen. Die anderen kommen mit einem Knopf dazu, und das Spiel bekommt seinen eigenen Thread.
    - **Mit anderen spielen** führt zu den Tischen, die auf Mitspielende warten, und findet Leute, die dasselbe Spiel suchen.
    - **Meine Spiele** listet deine Tische auf, und welche davon auf dich warten.
    - Neu hier? **So spielt man** bringt dir ein Spiel Schritt für Schritt bei. Oder eröffne einen Tisch für { $quickest } und spiel gegen einen Bot: Das dauert { $minutes } Minuten und zeigt, wie alles geht.
    -# Antworten auf deine Knöpfe siehst nur du. Nur einen neuen Tisch sehen alle.
desk-moved = **Der Empfang** ist umgezogen: { $link }
desk-posted = Der Empfang ist offen und angepinnt: { $link } Neue sehen ihn zuerst, wenn du seinen Kanal in den Servereinstellungen von Discord unter „Onboarding“ nennst.
desk-unpinned = Der Empfang ist offen: { $link } Angepinnt ist er nicht, denn mir fehlt in diesem Kanal das Recht „Nachrichten anpinnen“, oder dort ist kein Platz mehr.
desk-where = Der Empfang: in welchem Kanal?
button-open = Tisch eröffnen
button-lobbies = An einem Tisch mitspielen
button-help = So spielt man
button-rulebooks = Regelbücher
button-stats = Statistik
button-settings = Einstellungen
button-report = Problem melden

# Opening a table step by step.
open-which = Welches Spiel soll es sein?
open-about = { $level }, { $minutes } Minuten
open-facts = **{ $game }**: { $level }, etwa { $minutes } Minuten
open-seats = { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}
open-seats-asked = Wie viele Personen?
open-bots = { $bots ->
    [0] Keine Bots
    [one] 1 davon ist ein Bot
   *[other] { $bots } davon sind Bots
}
open-bots-asked = Wie viele Bots?
open-waits = { $seats ->
    [one] Ein Spiel für dich allein.
   *[other] { $bots ->
        [0] Ein Tisch mit { $seats } Plätzen: Alle können mitspielen.
        [one] Ein Tisch mit { $seats } Plätzen, an einem davon ein Bot: Andere können mitspielen.
       *[other] Ein Tisch mit { $seats } Plätzen, an { $bots } davon Bots: Andere können mitspielen.
    }
} Optionen und Uhr folgen am Tisch.
open-full = { $bots ->
    [one] Du und ein Bot: Das Spiel beginnt sofort.
   *[other] Du und { $bots } Bots: Das Spiel beginnt sofort.
}
button-open-table = Den Tisch eröffnen
button-open-begin = Das Spiel beginnen
button-open-other = Anderes Spiel

# The tables of a server that wait for players.
lobbies-heading = **Tische, die auf Mitspielende warten**
lobbies-line = - **{ $game }**, Tisch { $number }: { $names }, { $free ->
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
} { $link }
lobbies-none = Gerade wartet kein Tisch auf Mitspielende.
lobbies-join = An welchem Tisch spielst du mit?
lobbies-option = { $game }, Tisch { $number }
lobbies-joined = Du hast einen Platz an Tisch { $number }, { $game }: { $link }

# Help, rule books, cards, statistics, a report.
help-which = Die Regeln von welchem Spiel?
button-rule-search = Nachschlagen
rules-search = Eine Regel nachschlagen
rules-search-label = Was suchst du?
rules-search-about = Ein Wort, etwa ziehen, oder der Name eines Spiels
button-cards = Karten
cards-which = Welche Karte von **{ $game }** möchtest du sehen?
lists-span = { $first } bis { $last }
report-title = Problem melden
report-label = Was stimmt nicht?
report-about = An einem Tisch wird sein Protokoll mit deinen Worten aufbewahrt

# What else can be done at a table.
button-more = Mehr
more-heading = **{ $game }**, Tisch { $number }: was du sonst noch tun kannst
button-board = Das Brett ansehen
button-text = Das Brett in Worten
button-ask = Frag das Brett
button-record = Protokoll als Datei
button-pause = Tisch pausieren
button-hand-over = Platz abgeben
handover-about = Einen Platz kann abgeben, wer dort sitzt. Der Host kann auch den eines Bots abgeben, oder den von jemandem, der weg ist.
handover-which = Wessen Platz?
handover-comes = Wer übernimmt den Platz von { $name }? Eine Person wird erst gefragt.
handover-who = Eine andere Person
button-seat-me = Ich
button-seat-bot = Ein Bot
desk-others = **Mit anderen spielen**
desk-further = **Was es sonst noch gibt**
button-others = Mit anderen spielen
button-desk-more = Mehr…
button-desk = Der Empfang
button-next-any = Nächster Tisch
button-place = Zum Tisch
button-lobbies-other = Andere Tische
offer-line = - **{ $label }**: { $about }
desk-about-lobbies = Tische, die auf Mitspielende warten
desk-about-seek = wir melden uns, sobald jemand dasselbe Spiel möchte
desk-about-private = nur Eingeladene sehen ihn
desk-about-tournaments = sich anmelden, oder eins planen
desk-about-settings = Erinnerungen, Ruhezeiten, Sprache, Urlaub, Datenschutz
desk-about-stats = was du gespielt und gewonnen hast, Ranglisten, Rekorde
desk-about-puzzles = eine Stellung mit einem klar besten Zug; jede gelöste hebt deine Wertung
desk-about-rulebooks = jede Regel, nach einem Wort gefunden
desk-about-import = ein gespeichertes Spiel ansehen oder weiterspielen
desk-about-report = dem Betrieb dieses Bots sagen, was nicht stimmt
button-more-look = Ansehen
button-more-seat = Mein Platz
button-more-table = Der Tisch
button-more-back = Zurück
more-group = **{ $group }**, Tisch { $number }
more-about-board = wie es jetzt ist, nur für dich
more-about-text = die ganze Stellung, zum Lesen
more-about-ask = wo etwas ist, wie stark, was du erreichen kannst
more-about-replay = das Spiel bis jetzt, Zug für Zug
more-about-record = zum Aufheben, oder um es irgendwo anzusehen
more-about-undo = nimmt deinen letzten Zug zurück
more-about-hint = ein guter Zug und warum, dreimal pro Spiel
more-about-note = woran du hier denken willst; nur du kannst es lesen
more-about-premoves = was ohne Rückfrage für dich beantwortet wird
more-about-hand-over = jemand anders spielt dort weiter
more-about-resign = du gibst auf; du wirst noch einmal gefragt
more-about-nudge = eine Erinnerung, wenn der Tisch seit einem Tag wartet
more-about-pause = die Uhren stehen
more-about-resume = die Uhren laufen wieder
more-about-longer = die Pause darf länger dauern, wenn alle zustimmen
more-about-watch = du erfährst, wenn das Spiel vorbei ist
more-about-rematch = ein neuer Tisch mit denselben Leuten
more-about-people = wer spielt und zusieht; einladen, den Tisch übergeben, verlegen
more-about-report = was hier nicht stimmt
