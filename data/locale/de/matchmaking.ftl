# With whom one plays: people one would rather not meet, and people one is looking for.

## The avoid list

avoid-heading = **Mit wem du lieber nicht spielst**
avoid-about = Diese Personen können sich nicht an deinen Tisch setzen und du nicht an ihren, und niemand bringt euch zusammen, auch kein Turnier, außer wenn sonst nicht alle einen Platz hätten. Diese Liste siehst nur du. An Tischen, die ihr schon teilt, ändert sich nichts.
avoid-nobody = Niemand steht darauf.
avoid-add = Personen hinzufügen
avoid-remove = Personen von der Liste nehmen
avoid-done = Erledigt, die Liste ist geändert.
avoid-removed = Erledigt, sie stehen nicht mehr darauf.

error-avoid-self = Dich selbst kannst du nicht auf die Liste setzen.
error-avoid-bot = Bots kommen nicht auf die Liste: Lass sie weg, wenn du einen Tisch eröffnest.
error-avoid-full = Die Liste fasst { $most } Personen. Nimm erst jemanden herunter.
error-no-seat-for-you = An diesem Tisch ist kein Platz für dich. Eröffne mit **/play** einen eigenen.
error-not-to-invite = Nicht alle, die du genannt hast, können an diesen Tisch eingeladen werden. Bitte frag andere.
error-not-their-seat = Diese Person kann diesen Platz nicht nehmen. Bitte frag jemand anderen.

## Looking for players

seek-title = Mitspielende suchen
seek-heading = **Mitspielende suchen**
seek-about = Sag, was du spielen möchtest, und mit wem. Wer zueinander passt, wird gefragt, und wenn alle zusagen, öffnet hier ihr Tisch und das Spiel beginnt.
seek-begun = Erledigt, ab jetzt wird gesucht, wer passt. Du musst nicht hier bleiben.
seek-stopped = Erledigt, es wird nicht mehr gesucht.
seek-ended = Deine Suche nach Mitspielenden ist vorbei: Die Zeit, die du gesetzt hast, ist um. **/seek** in { $place } beginnt eine neue.
seek-games = Spiele: { $games }
seek-seats = Personen insgesamt: { $seats }
seek-any-seats = beliebig viele
seek-clock = Uhr: { $clock }
seek-near = Leute etwa deiner Stärke, mit der Zeit auch stärkere und schwächere; nach zwei Tagen alle
seek-anybody = Leute jeder Stärke
seek-with-bots = Nach einem Tag nehmen Bots die Plätze, für die niemand gefunden ist
seek-without-bots = Keine Bots
seek-until = Für einen Tisch in { $place }. Die Suche endet { $stamp }.
seek-any-game = jedes Spiel
seek-players = { $count } Personen
seek-ask-games = Spiele
seek-ask-seats = Wie viele Personen insgesamt
seek-ask-clocks = Uhren
seek-ask-people = Mit wem
seek-choice-near = Zuerst Leute etwa deiner Stärke
seek-choice-bots = Bots, wo niemand gefunden wird
seek-ask-days = Wie lange
seek-clocks = Mit der gewünschten Uhr findet sich niemand, mit einer benachbarten aber schon. Gehen diese auch?
seek-clocks-yes = Erledigt, andere Uhren zählen jetzt auch.
seek-clocks-no = Gut, es bleibt, wie es ist.
button-seek = Mitspielende suchen
button-seek-change = Wünsche ändern
button-seek-stop = Suche beenden
button-avoid = Wen ich meide
button-clocks-yes = Ja, diese auch
button-clocks-no = Nein, so lassen
button-no-thanks = Nein, danke

dm-here = { $name }, es gibt Neues von den Mitspielenden, die du suchst.

match-table = Ein Tisch für dich, **{ $game }**, mit { $names }{ $bots ->
    [0] .
    [one] { " " }und einem Bot.
   *[other] { " " }und { $bots } Bots.
} Uhr: { $clock }.
match-lobby = An einem Tisch, **{ $game }**, fehlt eine Person. Dort sitzen { $names }{ $bots ->
    [0] .
    [one] { " " }und ein Bot.
   *[other] { " " }und { $bots } Bots.
} Uhr: { $clock }.
match-until = Spielst du mit? Bitte antworte spätestens { $stamp }.
match-accepted = Du hast zugesagt. Das Spiel beginnt, sobald alle zugesagt haben.
match-open = **{ $game }**: Alle haben zugesagt, das Spiel beginnt: { $link }
match-joined = **{ $game }**: Du hast einen Platz: { $link }
match-off = Aus diesem Tisch wird nichts. Du behältst deinen Platz in der Reihe, und die Suche geht weiter.
match-declined = Du hast abgesagt, und es wird nicht mehr gesucht.
match-not-joined = Du hast abgesagt. Die Suche geht weiter.
match-late = Es kam rechtzeitig keine Antwort, darum wird nicht mehr gesucht.

error-match-first = Bitte antworte erst, ob du an dem angebotenen Tisch spielen möchtest.
error-match-for-another = Diese Frage ging an jemand anderen.
error-match-over = Das ist schon geklärt. **/seek** zeigt, wie es steht.
error-seek-changed = Deine Wünsche haben sich seit dieser Frage geändert. **/seek** zeigt sie.
error-seek-impossible = Zu so vielen wird keins dieser Spiele gespielt. Wähle eine andere Anzahl oder ein anderes Spiel.
error-seek-in-server = Bitte such Mitspielende im Kanal eines Servers: Dort öffnet euer Tisch. Wen du kennst, lädst du gleich hier ein, mit **/play**.
error-seek-over = Du suchst keine Mitspielenden mehr. **/seek** beginnt neu.
