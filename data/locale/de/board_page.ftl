# The page of a table: the same game, played by touching the board, in a browser.
button-open-board = Brett öffnen
button-open-page = Im Browser öffnen
button-launch-board = Hier in Discord öffnen
more-about-open-board = im Browser spielen: einfach das Brett antippen
page-offered = Hier ist dein Brett, zum Spielen durch Antippen. Der Link ist nur für dich: Er gilt einmal, innerhalb von { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}. Gib ihn nicht weiter.
error-page-none = Eine Seite zum Spielen gibt es nicht: Der Betrieb dieses Bots hat keine eingerichtet. Spielen kannst du alles auch hier.
error-activity-none-here = Discord öffnet hier keine Aktivität. Nimm „Im Browser öffnen“ oder spiel hier weiter.
page-person-unknown = Discord hat nicht gesagt, wer du bist. Schließ das hier und drück an deinem Tisch auf „Brett öffnen“.
page-activity-nowhere = Hier ist kein Tisch offen. Drück an deinem Tisch auf „Brett öffnen“.
page-link-used = Dieser Link wurde schon benutzt oder ist zu alt. Drück am Tisch auf „Brett öffnen“, dann bekommst du einen neuen.
page-session-over = Diese Seite ist geschlossen. Drück am Tisch auf „Brett öffnen“, dann bekommst du einen neuen Link.
page-elsewhere = Diese Anfrage kommt nicht von der Seite des Tisches, darum ist nichts geschehen.
page-too-fast = Das war zu schnell. Warte einen Moment und mach dann weiter.
page-too-large = Das war zu viel auf einmal, darum ist nichts geschehen.
page-not-found = Hier ist nichts. Drück am Tisch auf „Brett öffnen“, dann bekommst du einen Link.
page-not-understood = Das war nicht zu verstehen, darum ist nichts geschehen. Lade die Seite neu.
page-outside = Diese Seite gehört in Discord: Drück dort an einem Tisch auf „Brett öffnen“.
page-label-plan = Dein Plan
page-label-log = Verlauf
page-label-rules = Regeln
page-label-end = Diese Seite schließen
page-label-take = Diese nehmen
page-label-close = Zurück zum Brett
page-label-larger = Größer
page-label-smaller = Kleiner
page-label-since = Seit deinem letzten Zug
page-label-lost = Keine Verbindung. Neuer Versuch…
page-label-paused = Der Tisch pausiert.
