# Words shared by all games.

seat-number = Platz { $number }

# A person whom a sentence names; bot players and tables go without.
name-san = { $name }
name-of-seat = { $name } ({ $seat })

# A language that is not translated whole: among the choices; after the sentence that names it.
language-partial = { $language }, zu { $percent } % übersetzt
language-gaps = Bisher sind { $percent } % davon übersetzt; der Rest kommt auf Englisch.

# Two items of a plain enumeration; longer ones are built from it.
list-pair = { $head }, { $tail }
list-apart = { $head }; { $tail }

# The same item several times in such an enumeration.
list-times = { $count } × { $item }

# Two sentences one after another.
sentence-pair = { $head } { $tail }

# A menu level with more entries than one list holds.
menu-region = Welcher Teil?
menu-page = Welche Seite?
menu-page-label = { $first } bis { $last }

# What the marks on a board say, in its alt text.
changed-new = Neu oder verändert: { $place_list }.
changed-left = Nicht mehr da: { $place_list }.

# Why a table closed, when it was not the game's own end.
reason-conceded = Alle anderen haben aufgegeben.

# The end of a board's alt text, which has no room for everything.
board-alt-way = Mehr, oder /table text, beschreibt das ganze Brett.
large-part = { $part ->
    [header] Der Titel
    [aside] Was neben dem Brett liegt
    [players] Wer mitspielt
    [hand] Deine Hand
   *[board] Das Brett
}, groß gezeichnet{ $count ->
    [one] .
   *[other] , Bild { $number } von { $count }.
}
large-column = Von links ist das Teil { $place } von { $count }.

# Die Optionen eines Spiels, die nicht wie üblich sind, im Brett in Worten.
board-options = Optionen: { $option_list }

# The score sheet in words, for those who do not see it.
score-title = Wertungsblatt, { $game }.
score-seat = { $place ->
    [none] { "" }
   *[other] { $place }.{ " " }
}{ $name }: { $total } ({ $parts }).
score-seat-plain = { $place ->
    [none] { "" }
   *[other] { $place }.{ " " }
}{ $name }: { $total }.
score-part = { $category } { $points }

# The private hand and the score sheet as pictures.
hand-title = Deine Hand
hand-private = nur für dich sichtbar
score-heading = Endstand
score-total = Summe
score-place = { $place }.

# Help, settings, statistics, reports.

help-text =
    { "" }**Ziggurat** bietet Brettspiele an: { $games }.
    - **/play** eröffnet einen Tisch. Andere drücken **Mitspielen**; niemand da? **Bot dazusetzen**, oder **bots** 1, und es geht sofort los. Der Host drückt **Beginnen**.
    - **/games** listet deine Spiele auf, zuerst die, die auf dich warten.
    - **/desk** stellt den **Empfang** auf: Knöpfe, die zu alledem führen, ganz ohne Tippen. Wo einer steht, führt ein Knopf unten zu ihm.
    - Neu hier? **/learn** bringt dir ein Spiel Schritt für Schritt bei, und **/play** { $quickest } dauert { $minutes } Minuten und zeigt, wie alles geht.
    - Gespielt wird in einem eigenen Thread. **Spielen** öffnet dein privates Feld: wählen, das Bild ansehen, bestätigen. Ohne Platz zeigt es dir das Brett.
    - **Meine Hand** zeigt, was nur du sehen darfst. Bist du am Zug, bekommst du sie auch als Direktnachricht.
    - **Rückgängig** nimmt deine letzten Schritte zurück, solange nichts Neues aufgedeckt wurde; gegen Bots gehen deren Züge mit zurück.
    - **Mehr** unter einem Brett zeigt, was am Tisch noch geht: pausieren, den Platz abgeben, aufgeben, das Spiel noch einmal ansehen.
    - **/table text** beschreibt eine Stellung in Worten, **/move** nimmt einen getippten Zug an, etwa `build C7`.
    - **/settings rhythm** stellt Erinnerungen und Ruhezeiten ein; **/report** sagt uns, was nicht stimmt.
    - **/help** mit einem Spiel zeigt dessen Regeln auf einer Seite, **/rules** findet jede Regel nach Nummer oder Wort.
settings-language-done = Erledigt: { $language ->
    [auto] die eigene Sprache dieses Servers
   *[other] { $language }
}.
settings-reminders-done = { $hours ->
    [0] Erledigt: keine Erinnerungen.
    [one] Erledigt: Du wirst nach einer Stunde erinnert, und bevor deine Zeit um ist.
   *[other] Erledigt: Du wirst nach { $hours } Stunden erinnert, und bevor deine Zeit um ist.
}
settings-ring-done = { $where ->
    [dm] Erledigt: Bist du am Zug, klingelt die Direktnachricht, und der Thread bleibt still.
   *[thread] Erledigt: Bist du am Zug, klingelt die Erwähnung im Thread, und die Direktnachricht bleibt still.
}
# How somebody is rung: a private page, and the dialog to change it.
reminders-title = Meine Einstellungen
reminders-heading = **Deine Erinnerungen**
reminders-done = Erledigt.
reminders-ring = { $where ->
    [dm] Bist du am Zug, klingelt die Direktnachricht.
   *[thread] Bist du am Zug, klingelt die Erwähnung im Thread.
}
reminders-hours = { $hours ->
    [0] Du bekommst keine Erinnerungen.
    [one] Du wirst nach einer Stunde erinnert, und bevor deine Zeit um ist.
   *[other] Du wirst nach { $hours } Stunden erinnert, und bevor deine Zeit um ist.
}
reminders-quiet = Von { $begin } bis { $end } Uhr klingelt nichts ({ $zone }, dort ist es jetzt { $clock } Uhr).
reminders-quiet-none = Du hast keine Ruhezeiten.
reminders-ask-hours = Wann du erinnert wirst
reminders-choice-hours = { $hours ->
    [0] Gar nicht
    [one] Nach einer Stunde
   *[other] Nach { $hours } Stunden
}
reminders-digest = { $count ->
    [one] Wartet mehr als ein Tisch auf dich, nennt eine einzige Nachricht alle.
   *[other] Warten mehr als { $count } Tische auf dich, nennt eine einzige Nachricht alle.
}
reminders-no-digest = Jeder Tisch, der auf dich wartet, hat seine eigene Nachricht.
reminders-zone = Deine Zeitzone ist { $zone }, dort ist es jetzt { $clock } Uhr.
reminders-language = Ich spreche { $language } mit dir.
reminders-language-auto = Ich spreche mit dir die Sprache deines Discord, wenn ich sie kann.
reminders-large = Was nur du siehst, kommt in großer Schrift.
reminders-plain = Deine Knöpfe und Listen haben nur Wörter, keine Emoji.
reminders-quick = Deine Züge werden ohne Bestätigung ausgeführt, wo sie sich zurücknehmen lassen.
reminders-hidden = Du stehst in keiner Rangliste und keinem Rekord, und niemand sonst sieht deine Zahlen.
reminders-quiet-title = Meine Ruhezeiten
reminders-ask-quiet = Meine Ruhezeiten
reminders-choice-quiet = Von { $begin } bis { $end } Uhr
reminders-ask-language = Meine Sprache
reminders-choice-language = Die meines Discord
reminders-ask-also = Was ich noch möchte
reminders-tick-dm = Per Direktnachricht klingeln statt mit Erwähnung im Thread
reminders-tick-digest = { $count ->
    [one] Eine Nachricht für alle Tische, wenn mehr als einer wartet
   *[other] Eine Nachricht für alle Tische, wenn mehr als { $count } warten
}
reminders-tick-large = Große Schrift in allem, was nur ich sehe
reminders-tick-plain = Knöpfe nur mit Wörtern, ohne Emoji (für Screenreader)
reminders-tick-quick = Schnelle Züge: ohne Bestätigung, wo sie sich zurücknehmen lassen
reminders-tick-hidden = Mich aus Ranglisten, Rekorden und Statistik heraushalten
button-quiet-own = Andere Ruhezeiten
button-zone = Meine Zeitzone
button-server = Dieser Server
zone-which-region = Wo auf der Welt bist du?
zone-region = Teil der Welt
zone-which-city = { $region }: Welche Stadt hat deine Zeit? Hinter jeder steht, wie spät es dort gerade ist.
zone-africa = Afrika
zone-america = Amerika
zone-antarctica = Antarktis
zone-arctic = Arktis
zone-asia = Asien
zone-atlantic = Atlantik
zone-australia = Australien
zone-europe = Europa
zone-indian = Indischer Ozean
zone-pacific = Pazifik
reminders-ask-begin = Nichts klingelt ab
reminders-ask-end = Nichts klingelt bis
reminders-choice-never = Keine Ruhezeiten
reminders-ask-zone = Deine Zeitzone
reminders-about-zone = Eine Stadt, etwa Berlin, Tokyo oder New York. Nötig für Ruhezeiten.
button-reminders-change = Ändern
button-reminders = Meine Erinnerungen
# Quiet hours that were learned from when somebody plays: proposed once.
quiet-proposal = Zwischen { $begin } und { $end } Uhr spielst du nie. Soll dann auch nichts klingeln?
quiet-accepted = Erledigt. Nenne unter **Ändern** deine Zeitzone, damit die Ruhezeiten der Sommerzeit folgen.
quiet-declined = Dann bleibt alles, wie es ist. **/settings rhythm**, oder **Mehr…**, **Einstellungen** am Empfang, legt jederzeit Ruhezeiten fest.
button-quiet-accept = Ja, bitte Ruhe
button-quiet-decline = Nein, danke

# A server's settings: a page and a dialog for those who may manage it.
server-heading = **Dieser Server**
server-title = Dieser Server
server-channels = Tische lassen sich in { $places } eröffnen.
server-channels-all = Tische lassen sich in jedem Kanal eröffnen.
server-language = Was alle lesen, ist auf { $language }.
server-language-auto = Was alle lesen, ist in der eigenen Sprache dieses Servers.
server-clock = Ein neuer Tisch hat diese Uhr: { $clock }. Sein Host kann eine andere wählen.
server-most = { $most ->
    [0] Eine Person kann als Host beliebig viele Tische haben.
    [one] Eine Person kann als Host einen Tisch auf einmal haben.
   *[other] Eine Person kann als Host { $most } Tische auf einmal haben.
}
server-hosts-all = Alle können einen Tisch eröffnen.
server-hosts-managers = Nur wer diesen Server verwalten darf, kann einen Tisch eröffnen.
server-hands = -# Niemand sieht die Hand anderer, auch nicht, wer diesen Server verwaltet.
server-ask-channels = Wo sich Tische eröffnen lassen
server-about-channels = Nichts gewählt: in jedem Kanal
server-ask-language = Die Sprache von allem, was alle lesen
server-choice-language = Die eigene dieses Servers
server-ask-clock = Die Uhr eines neuen Tisches
server-ask-most = Tische, die eine Person als Host haben kann
server-choice-most = { $most ->
    [0] Beliebig viele
    [one] 1 auf einmal
   *[other] { $most } auf einmal
}
server-ask-hosts = Wer einen Tisch eröffnen kann
server-choice-all = Alle
server-choice-managers = Wer diesen Server verwalten darf

games-yours = **▶ Du bist am Zug**
games-waiting = **Andere sind am Zug**
games-lobbies = **Noch nicht begonnen**
games-line = - **{ $game }**, Tisch { $number }: { $task } { $link }
games-task-until = { $task } Zeit: { $stamp }
games-none = Du sitzt an keinem Tisch. Der Empfang eröffnet einen, oder /play.
report-done = Danke. Das ist Meldung { $number }.
record-whole = Das ganze Spiel, Schritt für Schritt. **Spiel aus einer Datei** zeigt es wieder und lässt dich von jeder Stellung aus weiterspielen.
record-view = Das Spiel, wie dein Platz es bisher kennt; was dir verborgen ist, wird in der Datei neu verteilt. **Spiel aus einer Datei** zeigt es wieder und lässt dich weiterspielen. Das vollständige Protokoll gibt es, wenn das Spiel vorbei ist.
games-line-lobby = - **{ $game }**, Tisch { $number }: Die Lobby ist offen. { $link }
games-rest = - und { $count } weitere

quick-offer = Du hast inzwischen einige Spiele gespielt. Sollen Züge, die sich zurücknehmen lassen, sofort ausgeführt werden, ohne **Bestätigen**? **Rückgängig** am Brett nimmt sie zurück. In deinen Einstellungen kannst du das ändern.
quick-accepted = Erledigt: Züge, die sich zurücknehmen lassen, werden sofort ausgeführt.
quick-declined = Gut: Du bestätigst jeden Zug.
button-quick-accept = Ja, schnelle Züge
button-quick-decline = Nein, ich bestätige
