# The doctor: what the bot lacks in a server, where, and how to give it.

doctor-well = Alles in Ordnung. Ich darf alles, was Tische brauchen, und zwar { $places ->
    [none] auf diesem Server
   *[other] in { $places }
}.
doctor-fair = Tische lassen sich in { $places } spielen. Kleinigkeiten fehlen:
doctor-ill = Mir fehlt etwas, was Tische brauchen. Angesehen habe ich { $places }.
# The channels that were looked at, where they are too many to be named.
doctor-places = { $place_list } ({ $more ->
    [one] und ein weiterer Kanal
   *[other] und { $more } weitere
})

doctor-in-server = **Auf dem ganzen Server { $place }**
doctor-in-category = **In der Kategorie { $place }**, der ihre Kanäle folgen
doctor-in-channel = **In { $place }**
doctor-lack = - **{ $permission }**: { $harm }
doctor-harm-view-channel = sonst sehe ich dort nichts und kann keinen Tisch zeigen.
doctor-harm-send-messages = sonst kann ich weder Empfang noch Tisch aufstellen.
doctor-harm-create-public-threads = sonst bekommt ein Spiel keinen Thread und füllt den Kanal.
doctor-harm-send-messages-in-threads = sonst kommt kein Brett in den Thread eines Tisches.
doctor-harm-attach-files = sonst kann ich kein Bild eines Brettes zeigen.
doctor-harm-read-message-history = sonst kann ich unter keiner Nachricht einen Thread öffnen, und nach einer Störung steht etwas womöglich doppelt da.
doctor-harm-pin-messages = sonst bleibt der Empfang unangepinnt.
doctor-harm-create-private-threads = sonst gibt es keine privaten Tische.
doctor-how-server = So gibst du es: **Servereinstellungen** → **Rollen** → **{ $who }** → **Berechtigungen**, und einschalten.
doctor-how-category = So gibst du es: die Kategorie gedrückt halten oder rechts anklicken → **Kategorie bearbeiten** → **Berechtigungen** → **Erweiterte Berechtigungen** → **{ $who }** (mit **+** hinzufügen, wenn es dort fehlt) → ✓
doctor-how-channel = So gibst du es: den Kanal gedrückt halten oder rechts anklicken → **Kanal bearbeiten** → **Berechtigungen** → **Erweiterte Berechtigungen** → **{ $who }** (mit **+** hinzufügen, wenn es dort fehlt) → ✓
doctor-more = { $count ->
    [one] Es gibt noch eine Stelle.
   *[other] Es gibt noch { $count } Stellen.
} Bring erst diese in Ordnung, dann drück **Noch einmal prüfen**.
doctor-wrong-kind = { $place } ist kein gewöhnlicher Textkanal, darum lässt sich dort kein Tisch eröffnen.
doctor-locked = Der Thread { $place } ist gesperrt, darum kann ich dort nicht schreiben. **⋯** oben im Thread → **Thread entsperren** öffnet ihn.
doctor-channel-gone = Tische sollen in einem Kanal eröffnet werden, den es nicht mehr gibt. Am Empfang bringt **Mehr…** → **Einstellungen** → **Dieser Server** → **Ändern** das in Ordnung.
button-doctor = Rechte prüfen
button-doctor-again = Noch einmal prüfen
button-trial = Wirklich ausprobieren
error-doctor-not-here = Das geht auf einem Server, auf den ich eingeladen wurde.

# A trial of all of it.
trial-message = Jemand, der diesen Server verwaltet, probiert aus, ob ich hier funktioniere. Das verschwindet von selbst.
trial-thread = Probe
trial-alt = Ein Bild, das gesendet wird, um zu sehen, ob Bilder ankommen
trial-dm = Eine Probe vom Server **{ $server }**: Meine Direktnachrichten erreichen dich. Du brauchst nichts zu tun.
trial-well = **In { $place } funktioniert alles.**
trial-ill = **In { $place } funktioniert nicht alles.**
trial-step-message = Eine Nachricht im Kanal
trial-step-thread = Ein Thread daran
trial-step-picture = Ein Bild
trial-step-edit = Das Bild wird geändert
trial-step-take-back = Das Bild wird zurückgenommen
trial-step-dm = Eine Direktnachricht an dich
trial-step-away = Alles wird wieder weggeräumt
trial-step-button = Ein Knopf antwortet
trial-done = ✓ { $step }: { $seconds } s
trial-failed = × { $step }: { $cause }
trial-skipped = – { $step }: nicht probiert, da der Schritt davor misslang.
trial-archived = -# Der Thread der Probe ist archiviert. Um ihn zu löschen, bräuchte ich das Recht „Threads verwalten“, das Tische nicht brauchen.
trial-press = Eins fehlt noch: Bitte drück den Knopf hierunter.
button-trial-press = Drück mich
error-trial-under-way = Auf diesem Server läuft gerade eine Probe, oder von der letzten ist noch etwas wegzuräumen. Bitte versuch es in einer Minute noch einmal.
error-trial-not-here = { $place } ist kein gewöhnlicher Textkanal, darum lässt sich dort kein Tisch eröffnen. Bitte probier es in einem, in dem gespielt werden soll.

# Why Discord refuses.
cause-unknown = Discord lehnt es ab und sagt nicht warum. Bitte versuch es später noch einmal.
cause-too-often = Discord sagt, das sei zu oft getan worden. Bitte versuch es in einer Minute noch einmal.
cause-discord-off = Discord hat gerade Schwierigkeiten. Bitte versuch es später noch einmal.
cause-no-answer = Discord hat { $seconds } Sekunden lang nicht geantwortet. Bitte versuch es noch einmal.
cause-not-allowed = { $permissions ->
    [none] Mir fehlt in { $place } ein Recht.
   *[other] Mir fehlt in { $place }: { $permissions }.
} **Rechte prüfen** zeigt, wie du es gibst.
cause-no-access = Ich sehe { $place } nicht. **Rechte prüfen** zeigt, wie du mich hineinlässt.
cause-not-taken = Discord nimmt meine Nachricht nicht an. Bitte melde das.
cause-too-large = Discord findet das Bild zu groß. Bitte melde das.
cause-filter = Das AutoMod dieses Servers hat es aufgehalten. **Servereinstellungen** → **AutoMod**: Lass meine Rolle durch.
cause-wrong-kind = Discord erlaubt das in { $place } nicht. Bitte wähle einen gewöhnlichen Textkanal.
cause-channel-gone = Der Ort wurde inzwischen gelöscht.
cause-message-gone = Die Nachricht wurde inzwischen gelöscht, von jemandem oder einem anderen Bot.
cause-archived = Der Thread wurde inzwischen archiviert, von jemandem oder einem anderen Bot.
cause-locked = Der Thread wurde inzwischen gesperrt, von jemandem oder einem anderen Bot.
cause-slow-mode = Der Kanal hat den Slow-Modus. **Kanal bearbeiten** → **Übersicht** → **Slow-Modus** schaltet ihn aus.
cause-too-many-threads = Der Server hat so viele offene Threads, wie Discord erlaubt. Schließe einige; bis dahin werden Tische im Kanal selbst gespielt.
cause-closed-dm = Du nimmst von diesem Server keine Direktnachrichten an. Der Name des Servers → **Privatsphäre-Einstellungen** → **Direktnachrichten** ändert das. Ohne sie wirst du im Thread gerufen.
cause-dms-too-fast = Discord sagt, ich öffne zu viele Direktnachrichten. Bitte versuch es in ein paar Minuten noch einmal.
cause-dms-held = Ich habe in letzter Zeit viele Direktnachrichten geöffnet und halte mich eine Weile zurück. Bitte versuch es in zwei Stunden noch einmal.
