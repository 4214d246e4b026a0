# The people of a table: private tables, spectators, the host, and a table that moves.

button-people = Leute
button-watch = Zusehen
button-unwatch = Nicht mehr zusehen
button-move = Tisch verlegen
button-private = Privater Tisch
button-watch-board = Brett
button-watch-text = Brett in Worten

people-heading = **{ $game }**, Tisch { $number }
people-host = Host: { $name }
people-playing = Es spielen: { $name_list }
people-invited-player = Zum Spielen eingeladen: { $name_list }
people-invited-spectator = Zum Zusehen eingeladen: { $name_list }
people-watching = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Personen sehen zu
}: { $name_list }

# Private tables: opened, and whom the host invites.
private-about = Ein privater Tisch wird in einem privaten Thread gespielt. Nur Eingeladene sehen ihn und können mitspielen.
private-which = Welches Spiel?
private-opened = Dein privater Tisch { $number } ({ $game }) öffnet in einem privaten Thread; dort rufe ich dich. Wen lädst du ein? Unter **Leute** kannst du später mehr einladen.
invite-player = Zum Spielen einladen…
invite-spectator = Zum Zusehen einladen…
invite-withdraw = Eine Einladung zurückziehen…
invite-done = Eingeladen: { $name_list }
invite-nobody = Alle, die du gewählt hast, sind schon eingeladen oder sitzen am Tisch.
direct-unreached = { $name_list } kann ich nicht schreiben. Es hilft, mich zu [installieren]({ $link }) oder Nachrichten von mir zu erlauben; danach kannst du noch einmal einladen. Oder nimm **/play** in einer gemeinsamen Unterhaltung.
button-by-dm = In Direktnachrichten
more-about-by-dm = Brett und Hand auch dort, um ohne den Thread zu spielen; noch einmal drücken beendet es
by-dm-on = Dieser Tisch ist jetzt auch in deinen Direktnachrichten: das Brett mit deiner Hand darunter, und was die anderen tun.
by-dm-off = Dieser Tisch ist wieder nur in seinem Thread.
button-chat = Den anderen schreiben
more-about-chat = eine Zeile in ihre Direktnachrichten, wenn sie möchten
chat-ask = Deine Zeile
chat-line = **{ $who }**: { $line }
chat-wish = { $who } möchte dir an diesem Tisch schreiben. Soll ich Zeilen an dich weitergeben?
button-chat-agree = Weitergeben
button-chat-mute = Stumm schalten
button-chat-answer = Antworten
chat-agreed = Zeilen an diesem Tisch gebe ich jetzt an dich weiter. **Stumm schalten** unter jeder davon beendet das.
chat-muted = An diesem Tisch gebe ich nichts mehr an dich weiter. Das ändert sich, wenn du selbst eine Zeile schreibst.
chat-sent = Weitergegeben an { $name_list }.
chat-asked = Ich habe { $name_list } gefragt, ob ich Zeilen weitergeben darf. Schreib danach noch einmal.
chat-closed = An { $name_list } gebe ich nichts weiter; so ist es dort gewünscht.
note-chat-agreed = { $name } liest ab jetzt deine Zeilen.
error-chat-in-thread = Auf einem Server kannst du im Thread des Tisches schreiben.
error-chat-alone = An diesem Tisch spielt sonst niemand.
invite-withdrawn = Die Einladung ist zurückgezogen.
note-invited-player = { $name }, du bist eingeladen, an diesem privaten Tisch zu spielen.
note-invited-spectator = { $name }, du bist eingeladen, an diesem privaten Tisch zuzusehen: **Leute** in der Nachricht des Tisches führt dorthin, sobald das Spiel begonnen hat.
note-no-private-thread = In { $place } kann ich keinen privaten Thread öffnen, darum hängt dein privater Tisch fest. Ich brauche dort das Recht „Private Threads erstellen“; ich versuche es von selbst wieder.

# Spectators: their page, what they are told of, and what they are told.
watch-look-on = Hier spielen andere: Du hast keinen Platz, darfst aber gern zusehen. **Zusehen** sagt dir, wenn das Spiel vorbei ist.
watch-here = Du siehst bei **{ $game }**, Tisch { $number }, zu. Du siehst, was alle sehen; handeln kann nur, wer dort sitzt. { $link }
watch-count = { $count ->
    [one] Sonst sieht niemand zu.
   *[other] { $count } Personen sehen zu.
}
watch-notice = Was möchtest du erfahren?
watch-notice-none = Mir nichts sagen
watch-notice-end = Mir sagen, wenn das Spiel vorbei ist
watch-notice-round = Mir jedes Mal sagen, wenn alle gezogen haben
watch-ended = Du siehst an diesem Tisch nicht mehr zu.
board-watched = -# { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
follow-over = **{ $game }**, Tisch { $number }: Das Spiel, bei dem du zugesehen hast, ist vorbei. { $told } { $link }
follow-round = **{ $game }**, Tisch { $number }: Alle haben noch einmal gezogen. { $told } { $link }

# The host’s place passes on.
host-whom = Den Tisch übergeben an…
host-asked = { $name }, { $asker } bittet dich, bei { $game }, Tisch { $number }, Host zu sein.
host-waits = { $name } wurde gebeten, Host zu sein. Bis zur Zusage bist du es noch. { $link }
host-accepted = { $name } ist ab jetzt Host dieses Tisches.
host-declined = { $name } möchte lieber nicht Host sein.
note-host-declined = { $name }, { $who } möchte lieber nicht Host sein. Du bist es weiterhin.
note-host-passed = { $name }, der Host hat den Tisch verlassen, darum bist du es ab jetzt.

# A table moves to another channel.
move-about = Wo soll der Tisch weitergehen? Er bekommt dort einen neuen Thread; der hier wird geschlossen.
move-about-private = Wo soll der Tisch weitergehen? Er bekommt dort einen neuen privaten Thread mit denselben Leuten; der hier wird geschlossen.
move-where = Welcher Kanal?
move-done = Der Tisch zieht in { $channel } um.
moved-there = **{ $game }**, Tisch { $number }, ist umgezogen. Hier geht es weiter: { $link }
thread-moved = Tisch { $number } ist aus einem anderen Kanal hierher gekommen. Das Spiel geht im Thread hierunter weiter.
homeless-lobby = Der Kanal deines offenen Tisches, **{ $game }**, Tisch { $number }, ist weg. **Tisch verlegen** bringt ihn in einen anderen Kanal.
homeless-running = Der Kanal deines Spiels, **{ $game }**, Tisch { $number }, ist weg. **Tisch verlegen** bringt es in einen anderen Kanal. Bis dahin lässt es sich von hier spielen: **Spielen** zeigt das Brett.

permission-create-private-threads = Private Threads erstellen
permission-view-channel = Kanal anzeigen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-pin-messages = Nachrichten anpinnen

error-private-not-invited = Dieser Tisch ist privat. Bitte seinen Host um eine Einladung.
error-direct-closed = Dieser Tisch wird in deinen Direktnachrichten gespielt, und ich kann dir nicht schreiben. [Installiere mich für dich]({ $link }) oder erlaube Nachrichten von mir und versuch es dann noch einmal.
error-by-dm-closed = Ich kann dir nicht schreiben. Erlaube Direktnachrichten von mir oder [installiere mich für dich]({ $link }) und versuch es dann noch einmal.
error-direct-later = Ich habe zuletzt sehr vielen geschrieben und mache eine Pause. Deine Einladung ging nicht an alle: Lade in zwei Stunden noch einmal ein oder nimm **/play** in einer gemeinsamen Unterhaltung.
error-direct-yourself = Du sitzt schon an diesem Tisch. Lade eine andere Person ein.
error-direct-stays = Ein Tisch ohne Server ist in den Direktnachrichten derer, die spielen. Er kann nicht umziehen.
error-direct-started = Dieses Spiel hat schon begonnen. Sein Brett ist in den Direktnachrichten derer, die spielen.
error-invite-in-server = Auf einem Server dürfen alle an einem offenen Tisch mitspielen. Für einen privaten nimm **private:True** und lade dann von seiner Seite aus ein.
error-private-to-watch = Du bist hier zum Zusehen eingeladen, nicht zum Spielen. Bitte den Host, dich zum Spielen einzuladen.
error-private-not-here = In diesem Kanal hat Discord keine privaten Threads. Bitte wähle einen gewöhnlichen Textkanal.
error-private-open-to-all = Dieser Tisch steht allen offen, darum braucht niemand eine Einladung.
error-bots-cannot-be-invited = Fremde Bots können hier nicht spielen. Unsere kommen mit **Bot dazusetzen** dazu.
error-withdraw-seated = Wer einen Platz hat, behält ihn, wenn das Spiel begonnen hat.
error-bot-lacks-permission-in = Das kann ich in { $channel } nicht: Dort fehlen mir Rechte: { $permissions }. Bitte jemanden darum, der den Server verwaltet.
error-you-lack-permission-in = Du kannst in { $channel } nicht spielen: Dort fehlen dir Rechte: { $permissions }.
error-spectator-seated = Du sitzt an diesem Tisch, darum siehst du ihn ohnehin.
error-spectator-none = Du siehst an diesem Tisch nicht zu.
error-host-already = Du bist schon Host dieses Tisches.
error-move-same = Der Tisch ist schon in diesem Kanal. Bitte wähle einen anderen.
error-move-not-there = In diesem Kanal lässt sich kein Tisch spielen. Bitte wähle einen Textkanal.
error-move-nowhere = Ich sehe auf diesem Server keinen Kanal, in den dieser Tisch umziehen könnte. Bitte jemanden darum, der den Server verwaltet.
error-server-left = Du bist nicht mehr auf diesem Server und kannst das dort nicht tun. Tritt dem Server zuerst wieder bei.
error-server-gone = Ich bin nicht mehr auf diesem Server. Wer ihn verwaltet, kann mich wieder einladen.
error-server-unreachable = Discord erreicht diesen Server gerade nicht. Bitte versuch es später noch einmal.
error-channel-gone = Der Kanal dafür wurde gelöscht. Bitte öffne in einem anderen einen neuen Tisch, mit /play.
error-table-moved = Dieser Tisch ist umgezogen. Hier geht es weiter: { $link }

# Commands.
command-play-private = Ob den Tisch nur sieht, wen du einlädst
command-play-invite = Wen du per Direktnachricht einlädst, außerhalb von Servern
command-table-people = Wer eingeladen ist, zusieht und Host ist; einladen, übergeben, verlegen
command-table-invite = Jemanden an deinen privaten Tisch einladen
command-table-invite-player = Wen einladen
command-table-watch = An diesem Tisch zusehen
command-table-host = Den Tisch einem anderen Host übergeben
command-table-host-new = Wer Host werden soll
command-table-move = Den Tisch in einen anderen Kanal verlegen
command-table-move-channel = Welcher Kanal
