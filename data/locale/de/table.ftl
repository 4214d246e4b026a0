# The table in its thread, the private panel, DMs.

button-play = Spielen
button-hand = Meine Hand
button-undo = Rückgängig
button-log = Verlauf
button-rules = Regeln
button-resume = Fortsetzen
button-rematch = Revanche
button-next = Nächster Tisch ({ $count } { $count ->
    [one] wartet
   *[other] warten
})
button-nudge = Anstupsen
button-games = Meine Spiele
button-confirm = Bestätigen
button-confirm-end = Bestätigen und Zug beenden
button-confirm-part = Bis hierher bestätigen
button-back = Schritt zurück
button-clear = Von vorn
button-premoves = Antworten im Voraus
button-ask-again = Ausschalten: { $choice }
button-premove-leave = Diese Liste hinterlegen
button-premove-all = Alles Gewählte hinterlegen
button-premove-next = Weiter: { $choice }
button-premove-clear = Liste leeren

panel-ready = So wird es aussehen. Bestätige, oder geh einen Schritt zurück.
panel-ready-unseen = Was daraus wird, zeigt sich nach dem Bestätigen. Bestätige, oder geh einen Schritt zurück.
panel-only-end = Jetzt bleibt nur noch das Ende deines Zugs.
panel-chosen = Gewählt: { $choice }
panel-so-many = { $kind ->
    [exact] { $question } (genau { $most })
    [range] { $question } ({ $least } bis { $most })
   *[most] { $question } (höchstens { $most })
}
panel-unfinished = Bevor du bestätigen kannst: { $missing }
panel-ends-game = Damit endet das Spiel.
closing-round = Das ist die letzte Runde.
closing-turn = Mit diesem Zug endet das Spiel.
hint-ends-game = beendet das Spiel
hint-ends-turn = macht diesen Zug zum letzten
hint-ends-round = macht diese Runde zur letzten
panel-answer = { $choice }: { $hint }
panel-after = { $chosen }: { $question }
panel-whole = { $first }, { $then }
panel-take-turn = Diesen Zug planen
panel-priced = { $what } für { $price }
panel-looked-at = { $choice }: { $hint }
panel-instead = Stattdessen: { $question }
panel-instead-answer = oder { $choice }
panel-part = { $question } ({ $part })
panel-nothing-to-decide = { $waiting }
    Du hast gerade nichts zu entscheiden. Das Brett ist hier: { $link }
panel-moved-on = Was du gesehen hast, war überholt; so steht es jetzt.
panel-stale = Dieser Knopf stammt von einem früheren Moment. Das Brett ist hier: { $link }
panel-done-more = Erledigt. Du bist weiter am Zug.

button-guide = Neu hier?
button-guide-next = Weiter
button-guide-skip = Einführung überspringen
button-guide-end = Verstanden
panel-number = Plan { $number }
panel-confirm-this = { $choice } bestätigen
button-other = Anderes…
button-look-closer = Genauer ansehen…
look-which = Was möchtest du genauer sehen?
look-at = Ansehen…
ask-which = **Frag das Brett**: wo etwas ist, wie stark jemand steht, was du jetzt erreichen kannst.
ask-where = Wo: { $thing }
ask-strength = Wie stark: { $thing }
ask-reach = Erreichbar: { $thing }
ask-other = sonst noch
ask-nowhere = Zurzeit nirgends.
ask-places = { $count ->
    [one] Ein Ort
   *[other] { $count } Orte
}: { $place_list }
ask-line = { $answer }: { $told }
ask-more = … und { $count ->
    [one] eine weitere Zeile
   *[other] { $count } weitere Zeilen
}.
board-here = Das Brett ist hier: { $link }
move-made = Erledigt. Das Brett ist hier: { $link }
button-undo-turn = Ganzen Zug zurücknehmen
button-ask-back = Um Rücknahme bitten
button-agree-back = Zustimmen
button-decline-back = Lieber nicht
back-offer = Seit deinem letzten Schritt haben andere gehandelt. Wenn alle zustimmen, { $steps ->
    [one] kann ein Schritt
   *[other] können { $steps } Schritte
} zurückgenommen werden.
back-asked = Die anderen werden unter dem Brett gefragt. Handelt inzwischen jemand, ist die Frage erledigt. { $link }
back-agreed = Du stimmst zu. { $link }
back-declined = Das Spiel geht weiter, wie es steht. { $link }
undo-done = Zurückgenommen. Das Brett ist hier: { $link }
resign-ask = Das lässt sich nicht zurücknehmen. { $ending ->
    [conceded] { $winner } gewinnt sofort.
    [abandoned] Der Tisch schließt, weil sonst niemand mehr da ist.
   *[goes-on] Ein Bot spielt auf deinem Platz weiter.
}{ $rated ->
    [yes] { " " }In der Wertung belegst du den letzten Platz.
   *[no] { "" }
} Gibst du auf?
button-resign = Aufgeben
resign-done = Du hast aufgegeben. Danke fürs Spielen. { $link }
# A table that stands still: the answers, and the messages in the thread.
pause-done = Der Tisch pausiert; die Uhren stehen. Von selbst geht es { $stamp } weiter; wenn alle zustimmen, dauert die Pause länger. { $link }
pause-asked = { $name } pausiert den Tisch: Seine Uhren stehen, und von selbst geht es { $stamp } weiter. Stimmt ihr alle zu ({ $name_list }), darf die Pause bis zum { $longest } dauern. Alle können sie beenden.
pause-long = Alle stimmen zu: Der Tisch steht still, und von selbst geht es { $stamp } weiter. Alle können die Pause beenden.
pause-until = Von selbst geht es { $stamp } weiter.
pause-ends = { $name_list }: Die Pause endet { $stamp }; dann laufen die Uhren wieder.
pause-agreed = Notiert. Die Pause wird länger, wenn alle zustimmen; bisher geht es { $stamp } von selbst weiter. { $link }
pause-agreed-all = Alle stimmen zu: Von selbst geht es { $stamp } weiter. { $link }
button-agree-pause = Längerer Pause zustimmen
idle-asked = { $name_list }, { $time } lang hat hier niemand etwas getan. Der Tisch schließt { $stamp }, außer jemand zieht oder drückt den Knopf.
idle-kept = { $name } ist noch da: Der Tisch bleibt offen.
button-keep-open = Tisch offen lassen
ring-full = { $name_list }, es sind alle da: Drück **Beginnen**, und das Spiel geht los. { $link }
ring-later = { $name_list }, während der Ruhezeit ist hier etwas gekommen: { $link }
resume-done = Das Spiel geht weiter. { $link }
substitute-done = Der Platz ist übergeben. { $link }
substitute-asked = { $name } wurde gebeten, den Platz zu übernehmen. Bis zur Zusage ändert sich nichts. { $link }
offer-asked = { $name }, { $asker } bittet dich, in diesem Spiel ({ $game }) den Platz von { $leaving } zu übernehmen.
offer-accepted = { $name } übernimmt den Platz von { $leaving }.
offer-declined = { $name } möchte den Platz lieber nicht.
offer-lapsed = Dieses Angebot gilt nicht mehr.
button-accept = Annehmen
button-decline = Ablehnen
premove-heading = Antworten, die ohne Rückfrage für dich gegeben werden. Das siehst nur du.
premove-open = **{ $choice }**: { $rule }
premove-left = **{ $choice }** ist an. { $rule }
premove-holds = { $until ->
    [turn] Das gilt bis zum Ende dieses Zuges
    [round] Das gilt bis zum Ende dieser Runde
   *[game] Das gilt bis zum Ende des Spiels
}{ $repeats ->
    [yes] .
   *[no] , und jede Antwort wird einmal gegeben.
}
premove-step = { $number }. { $choice }
premove-steps = Jetzt hinterlegt: { $steps }
premove-draft = Deine Liste bisher, noch nicht hinterlegt: { $steps }
premove-missing = { $missing ->
    [one] Wähle noch einen Schritt, bevor du sie hinterlegen kannst.
   *[other] Wähle noch { $missing } Schritte, bevor du sie hinterlegen kannst.
}
premove-list = **{ $choice }**: { $rest }
premove-empty = noch nichts gewählt
premove-next = { $name }: Wähle Schritt { $number }
premove-which = Welche Liste?
premove-none = Hier lässt sich nichts im Voraus beantworten.
premove-done = Notiert. Deine Antwort wird für dich gegeben, wenn die Frage kommt. { $link }
premove-given = Deine Antwort ist gegeben; der Rest folgt, wenn die Frage kommt. { $link }
premove-cleared = Von jetzt an wirst du wieder gefragt. { $link }
button-if = Wenn … dann …
button-if-bind = Diesen Zug hinterlegen
if-heading = Tut jemand genau das, was du nennst, wird deine Antwort sofort gegeben; alles andere hebt sie auf. Was andere verdeckt halten, ist hier nur angenommen. Das siehst nur du.
if-nothing = So ein Zug lässt sich hinterlegen, während genau eine andere Person entscheidet, und nur, wo vorher feststeht, was daraus wird.
if-line = Wenn { $steps }: { $answer }
if-upon = Wenn { $steps } …
if-step = { $name } „{ $step }“ wählt
if-ask-other = An der Stelle von { $name }: Was tätest du?
if-ask-own = Und was tust du dann?
if-ends-turn = { $name } beendet den Zug
if-forget = Einen dieser Züge löschen
if-forget-one = Diesen Zug löschen
if-set = Notiert. Kommt es dazu, wird dein Zug für dich gemacht.
if-forgotten = Gelöscht. Du wirst wie üblich gefragt.
table-paused = Der Tisch pausiert; die Uhren stehen.
table-ended = Das Spiel ist vorzeitig zu Ende. So stand es zuletzt.
# On the bar above the picture.
header-paused = Pausiert
header-ended = Das Spiel ist zu Ende
header-over = Spiel vorbei
header-won = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen gemeinsam
}

log-empty = Noch ist nichts geschehen.
log-start = Das Spiel beginnt.
log-undo = { $name } nimmt { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurück.
log-ask-back = { $name } möchte { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurücknehmen. Alle anderen müssen zustimmen.
log-agree-back = { $name } stimmt dem zu.
log-decline-back = Das Spiel geht weiter, wie es steht: { $name } nimmt nichts zurück.
log-default = { $name } hatte keine Zeit mehr; das Spiel hat diese Entscheidung getroffen.
log-timeout = Die Zeit von { $name } ist um.
log-gone = { $name } hat den Server verlassen.
log-wait = { $name } hat einen Tag mehr.
log-away = { $name } ist im Urlaub.
log-back = { $name } ist aus dem Urlaub zurück.
log-vacant = Für den Platz von { $name } wird Ersatz gesucht.
log-resign = { $name } gibt auf.
log-vanish = Ein Bot übernimmt für { $name }.
log-bot-sits = { $detail } spielt für { $name } weiter.
log-substitute = { $detail } übernimmt den Platz von { $name }.
log-pause = { $name } pausiert den Tisch.
log-agree-pause = { $name } stimmt einer längeren Pause zu.
log-long-pause = Alle stimmen zu: Es wird eine lange Pause.
log-pause-over = Die Pause ist vorbei; das Spiel geht weiter.
log-resume = { $name } setzt das Spiel fort.
log-end = { $detail ->
    [conceded] Das Spiel endet durch Aufgabe.
    [abandoned] Niemand ist mehr an diesem Tisch, darum schließt er hier.
   *[finished] Das Spiel ist vorbei.
}

score-announce = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen gemeinsam
}: { $total }!
score-announce-unscored = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen gemeinsam!
}
score-announce-nobody = Niemand gewinnt.
score-announce-solo = { $name } kommt auf { $total }.

# Until when somebody must decide. Discord shows the stamp as "in 12 hours" or "5 minutes ago".
clock-deadline = Zeit: { $stamp }
clock-away = { $name } ist im Urlaub, zurück spätestens { $stamp }
clock-late = Die Zeit von { $name } ist um: Ein Bot übernimmt { $stamp }
clock-late-alone = Die Zeit von { $name } ist um: Der Tisch schließt { $stamp }
clock-gone = { $name } hat den Server verlassen: Ein Bot übernimmt { $stamp }
clock-gone-alone = { $name } hat den Server verlassen: Der Tisch schließt { $stamp }
clock-left = Auf deiner Uhr übrig: { $time }
clock-deadline-of = { $name } { $stamp }

# When somebody’s time is up: the question to the others, and what comes of it.
timeout-asked = { $name }, deine Zeit ist um, aber du kannst noch ziehen. { $decider_list }, was soll geschehen? { $count ->
    [one] Wenn du nichts sagst,
   *[other] Es gilt, was die meisten von euch wollen; sonst
} übernimmt { $stamp } ein Bot.
timeout-alone = { $name }, deine Zeit ist um, aber du kannst noch ziehen. Niemand wartet auf dich, darum bleibt dein Platz dir; der Tisch schließt { $stamp }.
timeout-nobody = { $name }, deine Zeit ist um, aber du kannst noch ziehen. { $stamp } übernimmt ein Bot.
timeout-vacant = Für den Platz von { $name } wird Ersatz gesucht. Wer noch nicht an diesem Tisch sitzt, kann ihn nehmen; tut das niemand und zieht { $name } nicht, übernimmt { $stamp } ein Bot.
gone-asked = { $name } hat den Server verlassen, und alle müssten warten. { $decider_list }, was soll geschehen? { $count ->
    [one] Wenn du nichts sagst,
   *[other] Es gilt, was die meisten von euch wollen; sonst
} übernimmt { $stamp } ein Bot.
gone-alone = { $name } hat den Server verlassen. Niemand wartet, darum bleibt der Platz erhalten; der Tisch schließt { $stamp }.
gone-nobody = { $name } hat den Server verlassen. { $stamp } übernimmt ein Bot.
gone-vacant = { $name } hat den Server verlassen, und Ersatz wird gesucht. Wer noch nicht an diesem Tisch sitzt, kann den Platz nehmen; tut das niemand, übernimmt { $stamp } ein Bot.
timeout-said = **{ $choice }**: { $name_list }
timeout-done-wait = Es ist entschieden: { $name } hat einen Tag mehr.
timeout-done-substitute = Es ist entschieden: Für den Platz von { $name } wird Ersatz gesucht.
timeout-done-bot = Es ist entschieden: Ein Bot übernimmt den Platz von { $name }.
timeout-over = Das ist schon geklärt.
button-wait = Einen Tag länger warten
button-look = Ersatz suchen
button-let-bot = Einen Bot übernehmen lassen
button-take-seat = Diesen Platz nehmen


# Vacation: the private page, and the message when one has begun by itself.
vacation-off = Du bist nicht im Urlaub.
vacation-on = Du bist im Urlaub; er endet spätestens { $stamp }.
vacation-left = Dieses Jahr noch übrig: { $left }; im ganzen Jahr sind es { $all }.
vacation-about = Solange du weg bist, stehen deine Uhren an allen Tischen, an denen noch eine andere Person spielt. Ziehen darfst du trotzdem; deine Züge bringen deiner Uhr dann keine Zeit dazu.
vacation-by-itself = Er beginnt von selbst, eine Stunde bevor deine Zeit abläuft; dann endet er mit deinem nächsten Zug.
vacation-by-hand = Er beginnt nur, wenn du es sagst.
vacation-about-by-itself = Solange du weg bist, stehen deine Uhren an allen Tischen, an denen noch eine andere Person spielt. Dieser Urlaub hat von selbst begonnen: Er endet mit deinem nächsten Zug.
vacation-tournaments = Turniere warten nicht: Ihre Runden gehen weiter, solange du weg bist{ $limited ->
    [yes] , und deine nächste Frist dort endet { $stamp }.
   *[no] .
}
vacation-ended-by-move = Dein Urlaub, der von selbst begonnen hatte, ist mit diesem Zug vorbei: Deine Uhren laufen an allen Tischen wieder.
vacation-goes-on = Du bist noch im Urlaub, darum brachte dieser Zug deiner Uhr keine Zeit dazu. **/settings vacation**, oder **Mehr…**, **Einstellungen** am Empfang, beendet ihn.
vacation-begun = Deine Zeit für **{ $game }** war fast um, darum hat dein Urlaub von selbst begonnen. { $link }
note-vacation = { $name }, deine Zeit war fast um, darum hat dein Urlaub von selbst begonnen. **/settings vacation**, oder **Mehr…**, **Einstellungen** am Empfang, beendet ihn.
button-vacation = Urlaub
button-vacation-begin = In den Urlaub gehen
button-vacation-end = Ich bin zurück
button-vacation-by-itself = Von selbst beginnen lassen
button-vacation-by-hand = Nie von selbst beginnen

hand-your-turn = **{ $game }**: { $task }
    { $link }
hand-waiting = **{ $game }**: { $task }
    { $link }
# A reminder: of a turn that came in quiet time or a while ago, of one that still waits, of one whose time is nearly over.
hand-reminder = { $kind ->
    [turn] **{ $game }**, Tisch { $number }: { $task }
    [late] Deine Zeit ist zum größten Teil um: **{ $game }**, Tisch { $number }, wartet auf dich. { $task }
    [nudge] { $who } stupst dich an: **{ $game }**, Tisch { $number }, wartet auf dich. { $task }
    [last] Es bleibt nicht mehr viel Zeit: **{ $game }**, Tisch { $number }, wartet auf dich. { $task }
   *[again] Erinnerung: **{ $game }**, Tisch { $number }, wartet auf dich. { $task }
}
    { $link }
# Rings in the thread of a table, for people who take no direct messages.
nudge-done = Erledigt: Eine Erinnerung geht an { $names }.
note-reminder = { $name }, dieser Tisch wartet auf dich.

# What has happened since a player's own last move, in the direct message, in the panel and before the text board.
since-heading = **Seit deinem letzten Zug**
since-beginning = **Seit das Spiel begann**
since-earlier = … und davor { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}.

# Many tables wait for somebody at once.
digest-rest = und { $count } weitere
digest-heading = **{ $count } { $count ->
    [one] Tisch wartet
   *[other] Tische warten
} auf dich**
note-digest = { $name }, { $count } { $count ->
    [one] Tisch wartet
   *[other] Tische warten
} auf dich. **/games**, oder **Meine Spiele** am Empfang, listet sie auf.

note-dm-closed = { $name }, ich kann dir keine Direktnachrichten schicken. Das macht nichts: **Spielen** und **Meine Hand** zeigen dir hier alles, nur für dich.
note-dm-closed-open = { $name }, ich kann dir keine Direktnachrichten schicken. Das macht nichts: Du wirst hier gerufen, und **Spielen** zeigt dir alles.
note-direct-closed = { $name } kann ich nicht schreiben. Die Uhr läuft weiter, und für den Platz gelten die üblichen Regeln.
note-offer-declined = { $name }, { $who } möchte den Platz lieber nicht.
note-hint-given = { $name } hat sich einen Tipp zeigen lassen.
note-no-permission = Ich darf in { $place } nicht schreiben, darum hängt dein Tisch dort fest. Bitte gib mir die Rechte „{ permission-view-channel }“, „{ permission-send-messages }“, „{ permission-create-public-threads }“, „{ permission-send-messages-in-threads }“ und „{ permission-attach-files }“; ich versuche es von selbst wieder.
note-thread-locked = Der Thread { $place } deines Tisches ist gesperrt, darum kann ich dort nicht schreiben. Bitte entsperre ihn; ich versuche es von selbst wieder.
note-too-many-threads = Der Server hat so viele Threads, wie Discord erlaubt, darum wird dein Tisch in { $place } selbst gespielt.
note-no-thread-here = Discord öffnet in { $place } keinen Thread, darum wird dein Tisch im Kanal selbst gespielt.
note-not-taken = Discord nimmt meine Nachricht für deinen Tisch in { $place } nicht an. Das Spiel geht weiter: **/table play** zeigt es, und der nächste Zug auch.
note-no-thread = Ich darf in { $place } keinen Thread öffnen, darum wird dein Tisch im Kanal selbst gespielt.
note-channel-gone = Der Kanal deines Tisches ist weg. Das Spiel lässt sich noch aus meinen Direktnachrichten spielen: **Spielen** zeigt dort das Brett.

thread-name = Tisch { $number } · { $game }
thread-name-tournament = { $name } · { $title }, Runde { $round }
thread-opening = Tisch { $number } öffnet. Gespielt wird im Thread hierunter.
thread-again = Der Thread von Tisch { $number } ist weg, darum geht das Spiel in einem neuen weiter. Nichts ist verloren.

move-made-here = Erledigt.
