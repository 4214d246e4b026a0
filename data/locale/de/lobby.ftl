# Before the game: the lobby's message and card, the thread, messages to single people.

lobby-lobby = Tisch offen
lobby-running = läuft
lobby-over = beendet
lobby-cancelled = abgesagt
lobby-text-lobby = { $host } eröffnet einen Tisch: **{ $game }**. Wer spielt mit?
lobby-text-running = **{ $game }**, Tisch { $number }: Das Spiel läuft{ $link ->
    [none] .
   *[other] : { $link }
}
lobby-text-over = **{ $game }**, Tisch { $number }: Das Spiel ist vorbei.
lobby-result-there = So ging es aus: { $link }
lobby-text-cancelled = **{ $game }**: Dieser Tisch wurde abgesagt, bevor das Spiel begann.
lobby-anew = Erledigt. Die Nachricht dieser Lobby ist weg oder lässt sich nicht mehr ändern; solange der Tisch auf Mitspielende wartet, folgt eine neue.
lobby-late = Erledigt. Die Lobby steht in einer eigenen Nachricht oder erscheint gleich in einer.
lobby-free = freier Platz
lobby-bot = Bot, { $level }
lobby-alt-bot = { $name } ({ $state })
bot-level-asked = Wie gut spielen die Bots?
bot-level = Bots: { $level }
bot-level-each = Jeder mit eigener Stufe…
bot-level-each-means = Eine Stufe für jeden einzelnen Bot
bot-easy = leicht
bot-easy-means = Sieht den nächsten Schritt und nimmt nicht immer den besten
bot-normal = normal
bot-normal-means = Nimmt den Schritt, der sofort am meisten bringt
bot-hard = stark
bot-hard-means = Schaut ein paar Züge voraus
bot-expert = Profi
bot-expert-means = Schaut länger und genauer voraus
lobby-host = Host
lobby-joined = dabei
lobby-minutes = { $fewest }–{ $most } Personen, etwa { $minutes } Min.
lobby-option = { $name }: { $value }
lobby-options-help = Wähle die Optionen dieses Tisches; alle sehen sie sofort.
lobby-clock-help = Ist die Zeit von jemandem um, entscheiden die anderen: einen Tag länger warten (insgesamt zwei Wochen), Ersatz suchen, oder einen Bot übernehmen lassen, was nach einem Tag von selbst geschieht. Wer noch nie ein Spiel beendet hat und gleich die erste Entscheidung versäumt, verliert den Platz sofort. Allein durch die Uhr verliert niemand ein Spiel.
lobby-alt = Lobby von { $game }. Plätze: { $seats }. Optionen: { $options }.

# The clock: what it is called, what it holds, and the dialog for values of one’s own.
clock-fast = schnell
clock-daily = täglich
clock-relaxed = gemütlich
clock-none = ohne Zeitgrenze
clock-own = eigene Werte
clock-about-none = Niemandes Zeit ist begrenzt
clock-about-own = Du tippst die Zeiten ein
clock-terms = { $bank } zu Beginn, { $increment } mehr pro Entscheidung, höchstens { $cap }
clock-terms-each = { $bank } für jede Entscheidung
clock-terms-bank = { $bank } für das ganze Spiel
clock-weekend = { $terms }; Samstag und Sonntag steht sie ({ $zone })
still-choice = Wochenenden, Pausen, Tipps …
still-choice-about = Wann der Tisch stillstehen darf, und wer von Tipps erfährt
still-title = Wochenenden, Pausen und Tipps
hints-asked = Wenn sich jemand einen Tipp zeigen lässt
hints-private = Niemand sonst erfährt es
hints-known = Alle erfahren, wer sich einen zeigen ließ
still-weekend = Samstag und Sonntag
weekend-runs = Die Uhren laufen
weekend-stands = Die Uhren stehen
still-zone-about = Wo dann Wochenende ist; leer: wie bisher, zuerst UTC
still-pause = Eine Pause, wenn alle zustimmen
still-pause-choice = höchstens { $time }
clock-dialog = Deine eigene Uhr
# The words that are read in a clock that is typed, in small letters.
clock-hours-typed = std stunde stunden
clock-days-typed = t tag tage tagen
clock-bank = Zeit zu Beginn
clock-bank-about = Für jede Person, etwa 3 Tage oder 36 Stunden
clock-increment = Zeit, die jede Entscheidung dazugibt
clock-increment-about = 0 gibt nichts dazu
clock-cap = Das Höchste, was eine Uhr fasst
clock-cap-about = Mindestens so viel wie jede der beiden anderen Zeiten
duration-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
duration-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
duration-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
duration-both = { $days } { $hours }

button-join = Mitspielen
button-leave = Aussteigen
button-start = Beginnen
button-add-bot = Bot dazusetzen
button-remove-bot = Bot wegnehmen
button-options = Optionen
button-cancel = Tisch absagen
button-page = Seite { $number }

rematch-opened = Ein neuer Tisch ist offen: { $link }

permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
lobby-preset = Vorlage
lobby-first-steps = -# Neu hier? { $game } dauert { $minutes } Minuten und zeigt, wie alles geht: **/play**
lobby-needs-more = { $missing ->
    [one] Eine Person fehlt noch zum Beginnen, oder setz einen Bot dazu.
   *[other] { $missing } Personen fehlen noch zum Beginnen, oder setz Bots dazu.
}
lobby-minutes-fixed = { $seats } Personen, etwa { $minutes } Min.
button-alone = { $bots ->
    [one] Jetzt gegen einen Bot spielen
   *[other] Jetzt gegen Bots spielen
}
rematch-begun = Ein neues Spiel hat begonnen: { $link }

# What a newcomer wants to know.
level-easy = leicht
level-medium = mittel
level-demanding = anspruchsvoll
play-choice = { $game } · { $level } · { $minutes } Min.
lobby-facts = -# Zu lernen: { $level } · zu spielen: etwa { $minutes } Minuten
lobby-first-game = -# Für ein erstes Spiel eingerichtet; **Optionen** ändert das.
lobby-preset-first = { $preset } (für ein erstes Spiel)
lobby-about = **{ $name }**: { $about }
lobby-about-preset = Mehrere Optionen, die zusammengehören, auf einmal gewählt. Was für ein erstes Spiel sanft ist, ist markiert.
lobby-about-pace = { $terms }. Wer dieses Spiel zum ersten Mal spielt, beginnt mit dem Doppelten. { $clock }
lobby-clock-none = Niemandes Zeit ist begrenzt. Hat 30 Tage lang niemand etwas getan, fragt der Tisch, ob noch jemand da ist, und schließt eine Woche später.
lobby-pauses = Alle dürfen den Tisch für einen Tag anhalten, und wenn alle zustimmen für insgesamt { $time }, bis jemand zieht.
lobby-clock = -# Uhr: { $terms }; in einem ersten Spiel zu Beginn das Doppelte
button-new-here = Neu hier? Regeln auf einer Seite
lobby-pace = Uhr
