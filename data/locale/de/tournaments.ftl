# Tournaments: signing up, rounds and their tables, what somebody is told in private, and the end.

## The list, and planning

tournament-heading = **Turniere**
tournament-about = Wähle eins, um zu sehen, wie es steht und was du tun kannst.
tournament-none = Hier gibt es noch keins. Du kannst eins ausrichten.
tournament-which = Ein Turnier
tournament-state-signing = Anmeldung offen: { $count } von { $most }
tournament-state-running = Läuft, { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
tournament-state-over = Vorbei, { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
tournament-untitled = { $game }, Turnier { $number }
tournament-which-game = Für welches Spiel?
tournament-plan-about = Ein Turnier in Runden: Alle spielen pro Runde einen Tisch gegen Leute mit gleich vielen Punkten, und wo die Zahlen es erlauben, trifft niemand dieselbe Person zweimal. Für welches Spiel soll es sein?
tournament-dialog = Ein Turnier
tournament-ask-title = Wie heißt es?
tournament-about-title = Darf leer bleiben
tournament-ask-seats = Personen an einem Tisch
tournament-ask-rounds = Runden
tournament-ask-days = Wie lange eine Runde dauert
tournament-ask-most = Wie viele sich anmelden dürfen
tournament-choice-seats = { $count } Personen
tournament-choice-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
tournament-choice-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
tournament-choice-most = Bis zu { $count } Personen
tournament-draft = **{ $title }**: ein Plan für ein Turnier in **{ $game }**. Nur du siehst ihn. Öffne die Anmeldung, wenn alles passt.
tournament-published = Erledigt, die Anmeldung ist offen: Der Kanal zeigt es gleich. Melde dich selbst an, wenn du mitspielen möchtest.

## How it stands

tournament-signing = **{ $title }**: ein Turnier in **{ $game }**. Melde dich mit dem Knopf an.
tournament-running = **{ $title }** ({ $game }): Runde { $number } von { $rounds }. Tische beginnen bis zum { $begin }, und die Runde endet { $end }.
tournament-over = **{ $title }** ({ $game }) ist vorbei.
tournament-off = Das Turnier **{ $title }** wurde abgesagt. Begonnene Spiele gehen als gewöhnliche weiter.
tournament-facts = Tische zu { $seats }, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} von höchstens { $window ->
    [one] einem Tag
   *[other] { $window } Tagen
}
tournament-outlook-none = Mit { $people } Personen, die alle bleiben, trifft niemand dieselbe Person zweimal.
tournament-outlook-must = Mit { $people } Personen, die alle bleiben, { $count ->
    [one] treffen sich einmal zwei
   *[other] treffen sich { $count }-mal zwei
}, die sich schon getroffen haben: Weniger ist nicht möglich.
tournament-outlook-about = Mit { $people } Personen, die alle bleiben, { $count ->
    [one] treffen sich etwa einmal zwei, die sich schon getroffen haben.
   *[other] treffen sich etwa { $count }-mal zwei, die sich schon getroffen haben.
}
tournament-places = Angemeldet: { $count } von { $most }
tournament-names = { $name_list }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
}
tournament-waiting = Auf der Warteliste ({ $count }): { tournament-names }
tournament-table-waits = Tisch { $number }: { $name_list }. Noch nicht da: { $slow_list }
tournament-table-plays = Tisch { $number }: { $name_list }. { $link }
tournament-more-tables = { $count ->
    [one] Ein weiterer Tisch ist noch nicht fertig.
   *[other] { $count } weitere Tische sind noch nicht fertig.
}
tournament-byes = Spielfrei in dieser Runde, mit einem Punkt: { $name_list }
tournament-repeats = { $count ->
    [one] Ein Paar trifft sich in dieser Runde noch einmal, denn anders ging es nicht.
   *[other] { $count } Paare treffen sich in dieser Runde noch einmal, denn anders ging es nicht.
}
tournament-table-of = Er gehört zum Turnier **{ $title }**, Runde { $number }.
tournament-seen-there = Hier sehen es alle: { $link }
tournament-channel-lost = Sein Kanal ist weg, oder ich darf dort nicht schreiben. Es geht weiter, wo sein Host, oder wer den Server verwaltet, **/tournament move** tippt.
tournament-alt = Das Turnier { $title }, { $detail }: Die Anmeldung ist offen, { $count ->
    [one] eine Person hat
   *[other] { $count } Personen haben
} sich angemeldet.
tournament-card-in = dabei
tournament-card-places = besetzt: { $count } von { $most }
tournament-card-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
tournament-card-days = { $window ->
    [one] ein Tag pro Runde
   *[other] { $window } Tage pro Runde
}
tournament-card-seats = Tische zu { $seats }

## One's own part

tournament-joined = Erledigt, du bist dabei. Wenn die erste Runde beginnt, erfährst du, mit wem du spielst.
tournament-joined-waiting = Alle Plätze sind besetzt, darum stehst du auf der Warteliste. Du erfährst, wenn du nachrückst.
tournament-left = Erledigt, du machst nicht mehr mit. Ein begonnenes Spiel darfst du zu Ende spielen.
tournament-leave-ask = Willst du das Turnier endgültig verlassen? Du wirst nicht mehr ausgelost. Ein begonnenes Spiel darfst du zu Ende spielen.
tournament-you-wait = Du stehst auf der Warteliste.
tournament-you-are-in = Du bist dabei.
tournament-you-next = In der nächsten Runde spielst du mit.
tournament-you-are-out = Du bist aus dem Turnier ausgeschieden. Deine Punkte bleiben in der Tabelle.
tournament-paired = **{ $title }**, Runde { $number }: ein Tisch, **{ $game }**, mit { $name_list }.
tournament-avoided = Du meidest { $name_list }; anders hätten nicht alle einen Platz bekommen.
tournament-begin-when = Beginne, wann du magst, bis zum { $begin }. Das Spiel startet, sobald ihr alle bereit seid, und die Runde endet { $end }.
tournament-ready = Du bist bereit. Das Spiel startet, sobald die anderen es auch sind: { $name_list }. Sie haben Zeit bis zum { $begin }.
tournament-table-begun = Das Spiel hat begonnen: { $link } Die Runde endet { $stamp }.
tournament-table-over = Dieser Tisch ist fertig. Deine Punktzahl dort: { $points }
tournament-free = **{ $title }**, Runde { $number }: Für dich ist niemand mehr übrig, darum hast du diese Runde spielfrei, mit einem Punkt. Das zählt weder als Sieg noch für deine Wertung.
tournament-moved-up = **{ $title }**: Ein Platz ist frei geworden, und du bist dabei.
tournament-soon-begin = **{ $title }**, Runde { $number }: Dein Tisch hat noch nicht begonnen. Drück spätestens { $stamp } **Ich bin bereit**, sonst wird ohne dich gespielt.
tournament-soon-end = **{ $title }**, Runde { $number }: Du bist am Zug, und die Runde endet { $stamp }. Ein Spiel, das dann auf dich wartet, zählt als verloren: { $link }
tournament-soon-end-later = **{ $title }**, Runde { $number }: Die Runde endet { $stamp }. Wartet dein Spiel dann auf dich, zählt es als verloren: { $link }
tournament-absent = **{ $title }**: In Runde { $number } warst du nicht da, darum brachte sie dir keinen Punkt.{ $last ->
    [yes] { "" }
   *[no] { " " }Fehlst du auch in der nächsten, bist du ausgeschieden.
}
tournament-absent-out = **{ $title }**: Auch in Runde { $number } warst du nicht da, darum bist du aus dem Turnier ausgeschieden. Deine Punkte bleiben in der Tabelle.
tournament-replaced = **{ $title }**: Dein Spiel in Runde { $number } musste ohne dich weitergehen, darum brachte sie dir keinen Punkt. Als versäumte Runde zählt es nicht.
dm-tournament = { $name }, es gibt Neues von deinem Turnier.

## The host's part

tournament-begun = Erledigt, die erste Runde ist ausgelost, und alle erfahren es.
tournament-begun-fewer = Erledigt, die erste Runde ist ausgelost, und alle erfahren es. Bei so wenigen { $rounds ->
    [one] gibt es eine Runde
   *[other] gibt es { $rounds } Runden
}: In mehr würden alle jemanden noch einmal treffen.
tournament-off-ask = Willst du das Turnier absagen? Alle erfahren es. Begonnene Spiele gehen als gewöhnliche weiter.
tournament-bump-about = An diesen Tischen ist seit { $days } Tagen nichts geschehen. Schieb einen an, und er kommt ohne die aus, auf die er wartet: Bots nehmen ihre Plätze, oder die anderen haben gewonnen.
tournament-which-table = Ein Tisch
tournament-idle = Tisch { $number }: { $names }
tournament-bumped = Erledigt, Tisch { $number } geht ohne die weiter, auf die er gewartet hat.
tournament-move-done = Das Turnier zieht in { $channel } um.
tournament-moved-there = **{ $title }** ist umgezogen. Hier geht es weiter: { $link }
tournament-channel-gone = Der Kanal deines Turniers **{ $title }** ist weg. Tippe **/tournament move** in einem anderen Kanal, und es geht dort weiter.
tournament-channel-closed = Ich darf in { $place } nicht schreiben, darum hängt dein Turnier **{ $title }** dort fest. Bitte gib mir die Rechte „{ permission-view-channel }“, „{ permission-send-messages }“, „{ permission-create-public-threads }“, „{ permission-send-messages-in-threads }“ und „{ permission-attach-files }“, oder wähle einen anderen Kanal. Tippe dann **/tournament move**, wo es weitergehen soll.

## How it is played

tournament-how-heading = **So wird ein Turnier gespielt**
tournament-how-rounds = In jeder Runde spielst du einen Tisch zu { $seats }, gegen Leute mit etwa so vielen Punkten wie du, und wenn es geht gegen niemanden zweimal, auch nicht gegen jemanden, den du meidest oder der dich meidet. Wer übrig bleibt, hat die Runde spielfrei, niemand zweimal vor allen anderen, mit einem Punkt, der weder als Sieg noch für die Wertung zählt.
tournament-how-begin = Du erfährst, mit wem du spielst. Drück **Ich bin bereit**, wann du magst, in der ersten Hälfte der Runde (insgesamt { $window ->
    [one] ein Tag
   *[other] { $window } Tage
}); sind alle an einem Tisch bereit, beginnt sein Spiel.
tournament-how-end = Wenn die Runde endet, wird ein unfertiges Spiel gewertet, wie es steht: Auf wen es wartet, hat nichts, die anderen teilen sich den ersten Platz. Das Spiel selbst geht weiter, mit Bots für die, die zu spät waren.
tournament-how-absent = Wer nicht rechtzeitig bereit ist, gilt als abwesend und hat keinen Punkt: Ein Bot nimmt den Platz, und wer allein an einem Tisch ist, hat den Punkt ohne Spiel. Nach zwei versäumten Runden hintereinander scheidet man aus; in der ersten Hälfte des Turniers rückt die Warteliste nach. Der Host kann einen Tisch anschieben, an dem { $idle } Tage lang nichts geschah.
tournament-how-points = Ein Sieg ist ein Punkt, der letzte Platz keiner; dazwischen ist es gleichmäßig abgestuft. Wertungen zählen wie immer.
tournament-how-ties = Gleiche Punkte unterscheidet Buchholz (die Punkte aller, gegen die du gespielt hast), dann Sonneborn-Berger (die Punkte derer, vor denen du lagst), dann die Zahl der gewonnenen Tische.

## The end

tournament-final = **{ $title }** ist vorbei. { $count ->
    [one] { $name_list } hat gewonnen, mit der Punktzahl { $points }.
   *[other] { tournament-names } teilen sich den ersten Platz, je mit der Punktzahl { $points }.
}
tournament-final-nothing = **{ $title }** ist vorbei: Alle sind gegangen, bevor ein Tisch zu Ende gespielt war.
tournament-figures = { $place }. { $name }: { $points }, Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }
tournament-by-buchholz = { $name } und { $rival } haben gleich viele Punkte. Wer gegen { $name } spielte, hat mehr geholt: Buchholz { $own } zu { $other }.
tournament-by-sonneborn = { $name } und { $rival } haben gleich viele Punkte, auch nach Buchholz. { $name } lag vor den Stärkeren: Sonneborn-Berger { $own } zu { $other }.
tournament-by-wins = { $name } und { $rival } haben gleich viele Punkte, auch nach Buchholz und Sonneborn-Berger. { $name } hat mehr Tische gewonnen: { $own } zu { $other }.
tournament-ties = Gleiche Punkte unterscheidet Buchholz, die Punkte aller, gegen die man spielte, dann Sonneborn-Berger, die Punkte derer, vor denen man lag, dann die Zahl der gewonnenen Tische.

## Buttons and refusals

button-tournaments = Turniere
button-tournament = Das Turnier
button-tournament-new = Neues Turnier
button-tournament-publish = Anmeldung öffnen
button-tournament-options = Weitere Optionen
button-tournament-join = Anmelden
button-tournament-how = So wird gespielt
button-tournament-pages = Tabelle und Runden
button-tournament-ready = Ich bin bereit
button-tournament-gone = Endgültig gehen
button-tournament-begin = Jetzt beginnen
button-tournament-bump = Einen Tisch anschieben
button-tournament-move = Hierher verlegen
button-tournament-off = Absagen

error-tournament-unknown = Dieses Turnier gibt es nicht mehr.
error-tournament-elsewhere = Dieses Turnier gehört zu einem anderen Server. Bitte sieh dort nach.
error-tournament-none-here = Hier läuft kein Turnier. Der Empfang zeigt alle, unter **Turniere**.
error-tournament-none-yours = Du bist in keinem Turnier. Turniere gibt es auf Servern: Der Empfang zeigt sie unter **Turniere**.
error-tournament-host-only = Das kann nur der Host des Turniers, oder wer den Server verwaltet.
error-tournament-begun = Das Turnier hat schon begonnen.
error-tournament-not-begun = Das Turnier hat noch nicht begonnen.
error-tournament-ended = Das Turnier ist vorbei.
error-tournament-joined = Du bist schon angemeldet.
error-tournament-not-joined = Du machst bei diesem Turnier nicht mit.
error-tournament-seats = Ein Turniertisch dieses Spiels hat so viele Personen: { $offered_list }.
error-tournament-too-many-open = Eine Person richtet hier höchstens { $most ->
    [one] ein Turnier
   *[other] { $most } Turniere
} auf einmal aus. Bitte beende erst eins von deinen.
error-tournament-of-nobody = Noch hat sich niemand angemeldet. Die Anmeldung bleibt offen.
error-tournament-of-one = Eine Person allein ist kein Turnier. Die Anmeldung bleibt offen.
error-tournament-of-one-table = { $count } Personen sind ein Tisch, und ein Turnier braucht mehr. Eröffne einen Tisch mit **/play**, oder warte auf andere: Die Anmeldung bleibt offen.
error-tournament-no-table = Du hast in diesem Turnier gerade keinen Tisch.
error-tournament-table-over = Dieser Tisch des Turniers ist fertig.
error-tournament-not-idle = Anschieben lässt sich ein Tisch, an dem { $days } Tage lang nichts geschah und der nicht pausiert.
error-tournament-move-same = Das Turnier ist schon in diesem Kanal. Bitte geh in einen anderen und versuch es dort noch einmal.

## Commands

command-tournament-description = Turniere: eins ausrichten, sich anmelden, sehen, wie es steht
command-tournament-list = Die Turniere dieses Servers
command-tournament-new = Ein Turnier planen; die Anmeldung öffnest du danach
command-tournament-game = Welches Spiel
command-tournament-title = Wie es heißt
command-tournament-seats = Wie viele Personen an einem Tisch sitzen
command-tournament-rounds = Wie viele Runden gespielt werden
command-tournament-days = Wie viele Tage eine Runde dauert
command-tournament-most = Wie viele sich anmelden dürfen
command-tournament-clock = Nach welcher Uhr die Tische spielen
command-tournament-show = Dein Teil an einem Turnier, und wie weit es ist
command-tournament-which = Welches Turnier; leer: das neueste, das läuft
command-tournament-begin = Die Anmeldung beenden und die erste Runde auslosen (nur Host)
command-tournament-cancel = Ein Turnier absagen (nur Host)
command-tournament-bump = Einen Tisch anschieben, an dem tagelang nichts geschah (nur Host)
command-tournament-move = Ein Turnier in diesen Kanal verlegen (nur Host)
command-tournament-table = Die Nummer des Tisches in der Runde
button-tournament-leave = Verlassen
