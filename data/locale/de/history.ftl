# What has happened at a table, in words and in pictures.

button-replay = Noch einmal ansehen
button-log-earlier = Früher
button-log-later = Später
button-log-start = Von Anfang an
button-log-newest = Neuestes zuerst
button-replay-first = Anfang
button-replay-back = Zurück
button-replay-on = Vor
button-replay-last = Ende
button-replay-turn = Nächster Zug
button-replay-own-turn = Mein nächster Zug
button-replay-ask = Zug Nummer…

# A heading above what one seat did; the same in a list, with what is to be said of the turn.
log-turn = **Zug { $number } · { $name }**
log-choice = { $number ->
    [0] { $line }
   *[other] Zug { $number } · { $line }
}
log-choose-picture = Sehen, wie es damals stand
# Hidden while the game ran, open once it is over.
log-hidden = -# Nur für { $name } sichtbar: { $line }

replay-table = **{ $game }**, Tisch { $number }
replay-move = Schritt { $move } von { $moves }
replay-as = Wie { $name } es sah
replay-as-all = Wie alle es sahen
replay-undone = Das wurde später zurückgenommen.
replay-choose-turn = Zu einem Zug gehen
replay-choose-view = Von einem anderen Platz aus sehen
replay-ask-title = Zu einem Zug gehen
replay-ask-turn = Nummer des Zuges

# A game as an animation, and as a page of its own.
button-animation = Animation
button-keep-page = Seite zum Aufheben
animation-every-move = Sie zeigt jeden Schritt.
animation-every-turn = Sie zeigt, wie jeder Zug ausging: Jeder einzelne Schritt wäre zu viel.
animation-some-moves = Sie zeigt { $shown } von { $moves } Schritten, damit sie klein bleibt.
animation-waits = Ein anderes Spiel wird gerade gezeichnet; deins kommt danach.
animation-progress = Wird gezeichnet: { $percent } %
animation-animation = { $title }: { $over ->
    [yes] das ganze Spiel
   *[no] das Spiel bis jetzt
} als Animation. { $grain }
animation-page = { $title }: { $over ->
    [yes] das ganze Spiel
   *[no] das Spiel bis jetzt
} als Seite. Speichere die Datei und öffne sie in einem beliebigen Browser; ein Netz braucht sie nicht. { $grain }

page-first = Anfang
page-back = Zurück
page-on = Weiter
page-last = Ende
page-turn-back = Zug davor
page-turn-on = Nächster Zug
page-keys = Tasten: Links und Rechts gehen Schritt für Schritt, Bild auf und Bild ab zum Zug davor und zum nächsten, Pos1 und Ende zum Anfang und zum Ende.
page-told = Was geschah
page-picture = Das Bild in Worten
page-needs-script = Diese Seite braucht Skripte, um durch das Spiel zu gehen. Bitte erlaube sie für diese Datei.
page-so-far = Das Spiel bis jetzt.
page-every-move = Jeder Schritt hat sein Bild.
page-some-moves = Manche Schritte teilen sich ein Bild; alle ihre Texte stehen hier.

# A game as a file, a game from a file, and playing on from a position.
button-revisit = Von hier weiterspielen
button-import = Spiel aus einer Datei
import-title = Spiel aus einer Datei
import-ask = Die Datei
import-about = Wie „Protokoll als Datei“ sie ausgibt, höchstens { $megabytes } MB
replay-import = **{ $game }** aus einer Datei
revisit-ask = Welchen Platz spielst du? Alle anderen spielen Bots. Der Tisch wird nicht gewertet.
revisit-anew = Was für diesen Platz verborgen war, steht nicht in der Datei: Es wird neu verteilt.
revisit-choose = Dein Platz
revisit-opened = Tisch { $number } öffnet: { $link }

# What somebody writes down for themselves at a table.
button-note = Meine Notiz
note-title = Meine Notiz
note-ask-note = Notiz; nur du kannst sie lesen
note-ask-reminder = Beim nächsten Zug daran denken
note-line = **Deine Notiz:** { $text }
note-to-remember = **Daran denken:** { $text }
note-none = An diesem Tisch hast du nichts notiert. Niemand außer dir kann lesen, was du hier schreibst.
note-kept = Aufgehoben. Dein Feld zeigt es, wenn du am Zug bist; niemand sonst kann es lesen.
note-dropped = Deine Notiz ist gelöscht.
button-note-drop = Meine Notiz löschen
