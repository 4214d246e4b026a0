# Refusals: what is wrong and what would be right. One id per reason of the rules layer.

error-game-unknown = Ein Spiel namens „{ $game }“ gibt es hier nicht. Es gibt: { $offered_list }.
error-seats-not-offered = Dieses Spiel geht nicht mit { $seats } { $seats ->
    [one] Person
   *[other] Personen
}. Möglich: { $offered_list }.
error-option-unknown = Dieses Spiel hat keine Option „{ $option }“. Es hat: { $offered }.
error-option-value-unknown = „{ $value }“ ist kein Wert der Option „{ $option }“. Zur Wahl stehen: { $offered }.
error-option-not-here = „{ $option }“ kann hier nicht „{ $value }“ sein: Das passt nicht zu { $seats } { $seats ->
    [one] Person
   *[other] Personen
} und den anderen Optionen.

error-card-unknown = Keine Karte heißt „{ $text }“. Wähle eine aus der Liste, die beim Tippen aufgeht.
error-topic-unknown = Auf „{ $text }“ weiß das Brett keine Antwort. Wähle aus der Liste, die beim Tippen aufgeht.
error-notation-unknown = „{ $text }“ ist kein Zug dieses Spiels. Wähle einen aus der Liste, die beim Tippen aufgeht.
error-notation-ambiguous = „{ $text }“ kann mehreres bedeuten. Bitte schreib mehr davon, zum Beispiel: { $readings }.
error-record-unreadable = Das ist keine Spieldatei, oder sie wurde beschädigt. Bitte wähle eine, die **Protokoll als Datei** ausgegeben hat.
error-record-other-version = Dieses Spiel wurde nach Version { $found } der Regeln gespielt, bekannt ist hier nur Version { $known }; darum lässt es sich nicht zeigen.
error-turn-unknown = Einen Zug „{ $turn }“ gibt es nicht. Ansehen lassen sich die Züge 1 bis { $last }.
error-replay-game-gone = Dieses Spiel wird hier nicht mehr angeboten und lässt sich darum nicht zeigen. Verloren ist nichts davon.
error-animation-under-way = Dieses Spiel wird schon gezeichnet. Bitte warte, bis das fertig ist, etwa zwanzig Sekunden.
error-record-changed = Diese Datei wurde nachträglich verändert, darum ist ihr nicht zu trauen. Bitte wähle die Datei, wie sie ausgegeben wurde.
error-record-game-unknown = Diese Datei gehört zu einem Spiel, das hier nicht oder nicht mehr angeboten wird.
error-record-too-long = Diese Datei ist zu lang: Kein Spiel hat { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}.
error-import-gone = Diese Datei wird nicht mehr aufbewahrt, nur deine letzten fünf. Bitte öffne sie noch einmal.
error-import-too-large = Diese Datei ist zu groß für ein Spiel. Die größte, die geöffnet wird, hat { $megabytes } MB.
error-import-unreachable = Die Datei ist nicht angekommen. Bitte versuch es noch einmal.
error-export-too-large = Dieses Spiel ist zu groß für eine Datei. Bitte frag wieder, wenn es vorbei ist; das vollständige Protokoll ist kleiner.
error-revisit-running = Dieses Spiel läuft noch. Spiel von ihm aus weiter, wenn es vorbei ist, oder jetzt aus der Datei dessen, was du weißt: **Protokoll als Datei** gibt sie aus.
error-revisit-over = An dieser Stelle ist das Spiel vorbei. Geh zurück und spiel von dort weiter.
error-table-in-server = Turniere und private Tische brauchen einen Kanal auf einem Server. Bitte geh in einen und versuch es dort noch einmal.
error-record-other-seats = Dieses Protokoll ist von einem Spiel mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}, beginnt aber mit einer Stellung mit { $start }.
error-record-step-illegal = Schritt { $step } des Protokolls, „{ $action }“, passt nicht zur Stellung.

error-nothing-to-undo = Du hast keinen Schritt zurückzunehmen: Sobald etwas aufgedeckt wird oder jemand anders handelt, bleiben Schritte, wie sie sind.
error-undo-revealed = Es lässt sich nichts zurücknehmen: Seit deinem letzten Schritt wurde etwas gezogen oder aufgedeckt, und gesehen bleibt gesehen.
error-back-over = Niemand bittet mehr darum, etwas zurückzunehmen.
error-back-agreed = Du hast schon zugestimmt.
error-held-another-seat = Wer an diesem Tisch einen anderen Platz gespielt hat, kennt dessen Geheimnisse und kann diesen nicht nehmen.
error-table-paused = Der Tisch pausiert. Setz ihn mit dem Knopf **Fortsetzen** oder mit /table resume fort.
error-table-not-paused = Der Tisch pausiert nicht: Das Spiel läuft.
error-table-over = Dieses Spiel ist vorbei.
error-game-over = Das Spiel ist vorbei.
error-not-your-turn = Du hast gerade nichts zu entscheiden.
error-no-steps = Wähle zuerst mindestens einen Schritt.
error-premove-not-offered = Diese Antwort lässt sich gerade nicht im Voraus hinterlegen.
error-premove-twice = Dieselbe Antwort ist zweimal genannt; einmal genügt.
error-premove-count = Hinterlege mindestens { $least ->
    [one] eine Antwort
   *[other] { $least } Antworten
} und höchstens { $most }.
error-conditional-no-condition = Wähle zuerst, was jemand anders tun würde.
error-conditional-not-asked = Danach hättest du nichts zu entscheiden. Geh weiter, bis du am Zug bist.
error-conditional-too-long = Danach bist du am Zug: Wähle, was du dann tust.
error-conditional-unknown-outcome = Was daraus wird, kann niemand vorher wissen, darum kann kein Zug davon abhängen.
error-conditional-unlikely = Was das braucht, hat kaum jemand zugleich. Wähle etwas Wahrscheinlicheres.
error-conditional-twice = Dieselbe Bedingung ist zweimal genannt; jede kann nur zu einer Antwort führen.
error-conditional-most = Auf einmal { $most ->
    [one] lässt sich höchstens ein bedingter Zug
   *[other] lassen sich höchstens { $most } bedingte Züge
} hinterlegen.

# Position documents: what they describe is impossible.
error-position-malformed = Das ist kein Stellungsdokument: { $detail }.

error-game-not-known = Diese Version kennt das Spiel dieses Tisches nicht mehr. Sein Protokoll bleibt aufbewahrt, für eine Version, die es wieder kennt.
error-table-unknown = Diesen Tisch gibt es nicht mehr.
error-table-not-started = Dieses Spiel hat noch nicht begonnen. Sein Host beginnt es in der Lobby.
error-not-seated = Du hast keinen Platz an diesem Tisch. Zusehen kannst du: Brett und Verlauf stehen dir offen.
error-table-elsewhere = Du hast keinen Platz an diesem Tisch. Auf seinem eigenen Server kannst du ihn ansehen.
error-no-hint-left = Du hast in diesem Spiel keinen Tipp mehr: Es hat { $most ->
    [one] einen.
   *[other] { $most }.
}
error-no-hint-here = Es ist nichts mehr zu wählen: Bestätige deinen Plan, oder geh einen Schritt zurück.
error-no-hint-in-tournament = Im Turnier gibt es keine Tipps: Alle entscheiden allein.
error-no-secret-hand = In diesem Spiel hält niemand etwas verdeckt: Das Brett zeigt alles.
error-view-gone = Das ist nicht mehr da, um es anzusehen.
error-stale = Das Spiel ist weitergegangen, seit dieser Knopf gezeigt wurde. Bitte nimm das neueste Brett.
error-already-seated = Du hast schon einen Platz.
error-not-joined = Du hast noch keinen Platz an diesem Tisch. Mitspielen gibt dir einen.
error-clock-too-short = Eine Uhr beginnt mit mindestens 1 Stunde, und eine Entscheidung nimmt nichts weg. Bitte gib mehr ein.
error-clock-too-long = Eine Zeit kann höchstens { $days } Tage lang sein. Bitte gib weniger ein.
error-clock-cap-low = Eine Uhr muss fassen, womit sie beginnt und was eine Entscheidung dazugibt. Bitte gib für das Höchste, was sie fasst, mehr ein.
error-clock-unreadable = „{ $text }“ kann ich nicht als Zeit lesen. Bitte tippe sie wie 3 Tage oder 36 Stunden.
error-timeout-settled = Das ist schon geklärt. Bitte sieh dir das neueste Brett an.
error-timeout-waited = Der Tisch hat auf diesen Platz gewartet, so lange es geht. Bitte wähle eine der beiden anderen Antworten.
error-pause-used-up = Der Tisch hat lange genug stillgestanden: Er lässt sich wieder anhalten, wenn jemand gezogen hat.
error-pause-agreed = Dem hast du schon zugestimmt.
error-timeout-not-yours = Darüber entscheiden die anderen am Tisch, solange ihre eigene Zeit nicht um ist. Du kannst noch ziehen.
error-vacation-begun = Du bist schon im Urlaub.
error-vacation-not-begun = Du bist nicht mehr im Urlaub.
error-vacation-used-up = Dein Urlaub für dieses Jahr ist aufgebraucht.
error-lobby-full = Alle Plätze sind besetzt ({ $seats }).
error-lobby-closed = Diese Lobby ist geschlossen. /play öffnet eine andere.
error-lobby-started = Dieses Spiel hat schon begonnen. Sein Brett ist in seinem Thread.
error-rematch-early = Eine Revanche geht, wenn dieses Spiel vorbei ist.
error-lobby-in-thread = Ein Tisch öffnet in einem Kanal, nicht in einem Thread. Bitte eröffne ihn im Kanal.
error-no-bot-seated = Hier sitzt kein Bot.
error-bot-seated-already = Dort sitzt schon ein Bot.
error-bots-changed = Hier sitzen inzwischen andere Bots. Bitte wähle noch einmal.
error-level-not-offered = { $levels ->
    [normal] Die Bots dieses Spiels haben nur eine Stufe: normal.
    [normal-hard-expert] Die Bots dieses Spiels haben die Stufen normal, stark und Profi.
   *[other] Bots haben die Stufen leicht, normal, stark und Profi.
}
error-too-few-seats = Mindestens { $needed } Personen sind nötig. Du kannst Bots dazusetzen.
error-host-only = Das kann nur der Host dieses Tisches.
error-manager-only = Was für diesen Server gilt, kann nur ändern, wer ihn verwalten darf.
error-bot-lacks-permission = Hier kann ich keinen Tisch eröffnen, mir fehlen in diesem Kanal die Rechte: { $permissions }.
error-no-such-player = Diese Person hat keinen Platz an diesem Tisch.
error-not-in-server = { $name } ist nicht auf dem Server dieses Tisches und könnte ihn nicht sehen.
error-command-unknown = Dieser Befehl hat sich geändert, seit deine App geöffnet wurde. Bitte lade Discord neu (Strg+R) und versuch es noch einmal.
error-offer-for-another = Dieser Platz ist jemand anderem angeboten.
error-bots-cannot-sit = Fremde Bots können keinen Platz nehmen. Wähle eine Person, oder einen unserer Bots, indem du „coming“ leer lässt.
error-hosts-managers-only = Auf diesem Server eröffnet nur Tische, wer ihn verwalten darf. Bitte jemanden davon darum, oder spiel an einem Tisch mit.
error-lobby-elsewhere = Auf diesem Server werden Tische in { $places } eröffnet. Bitte geh dorthin.
error-too-many-tables = { $most ->
    [one] Auf diesem Server hat eine Person als Host einen Tisch auf einmal, und du hast einen. Beende ihn oder sag ihn erst ab.
   *[other] Auf diesem Server hat eine Person als Host { $most } Tische auf einmal, und so viele hast du. Beende einen oder sag ihn erst ab.
}
error-desk-not-here = Der Empfang steht in einem Textkanal. Bitte wähle einen.
error-desk-not-allowed = In { $place } darf ich nicht schreiben. Bitte lass mich den Kanal sehen und dort Nachrichten senden, oder wähle einen anderen.
error-report-short = Bitte erzähl etwas mehr, damit wir finden können, was nicht stimmt.
error-no-table-here = Hier ist kein Tisch von dir. Eröffne einen am Empfang oder mit /play, oder geh in seinen Thread.
error-several-tables = Du sitzt an mehreren Tischen. Bitte tu das im Thread dessen, den du meinst, oder mit den Knöpfen unter seinem Brett.
error-interval-too-short = Eine Erinnerung kommt frühestens nach { $least ->
    [one] einer Stunde
   *[other] { $least } Stunden
} und spätestens nach { $most }. Wähle 0 für keine Erinnerungen.
error-quiet-half = Ruhezeiten brauchen Anfang und Ende. Bitte wähle beides oder keins.
error-quiet-whole-day = Ruhezeiten können nicht den ganzen Tag dauern. Wähle eine andere Stunde für ihr Ende.
error-quiet-too-long = Ruhezeiten können höchstens { $most ->
    [one] eine Stunde
   *[other] { $most } Stunden
} dauern, damit Zeit bleibt, dich zu erreichen.
error-zone-missing = Ruhezeiten brauchen deine Zeitzone. Nenne sie mit einer Stadt, etwa Berlin oder Tokyo.
error-zone-unknown = Die Zeitzone „{ $zone }“ kenne ich nicht. Nenne sie mit einer Stadt, etwa Berlin oder Tokyo.
error-nudge-nobody = Dieser Tisch wartet auf niemanden sonst.
error-nudge-early = Anstupsen geht, wenn der Tisch einen Tag gewartet hat: { $stamp }.
error-nudge-again = Wer dran ist, ist gerade am Tisch oder wurde heute schon angestupst. Bitte versuch es morgen wieder.
error-button-unknown = Diesen Knopf kenne ich nicht mehr. Bitte nimm die neueste Nachricht des Tisches.
error-store-busy = Das konnte ich gerade nicht speichern, darum hat sich nichts geändert. Bitte versuch es gleich noch einmal.
error-store-unread = Meine Aufzeichnungen sind gerade nicht erreichbar, und nichts hat sich geändert. Bitte versuch es gleich noch einmal.
error-forbidden = Mir fehlt in diesem Kanal ein Recht. Bitte jemanden, der den Server verwaltet, nachzusehen.
error-unexpected = Bei mir ist etwas schiefgegangen. Bitte sieh auf dem neuesten Brett nach, wie es steht, und versuch es dann noch einmal.
error-not-vanished = Dieser Platz lässt sich erst vergeben, wenn dort die Zeit abgelaufen ist oder der Tisch einen Tag warten musste. Den eigenen Platz kann man immer abgeben.
error-not-vanished-in-round = In einem Turnier lässt sich dieser Platz erst vergeben, wenn dort die Zeit abgelaufen ist. Einen Tisch, an dem nichts geschieht, kann der Host des Turniers anschieben. Den eigenen Platz kann man immer abgeben.
error-tournament-too-few = Eine Runde braucht mindestens { $needed } Personen, und { $entrants ->
    [0] bisher ist niemand da
    [one] es ist nur eine da
   *[other] es sind nur { $entrants } da
}. Bitte lade noch welche ein.
error-tournament-too-many = Ein Turnier hat Platz für { $most } Personen, und { $entrants } sind zu viele. Bitte beginne für die übrigen ein weiteres.

# --- how much one person may have -----------------------------------------------------------------------------------
error-ceiling-lobbies = { $most ->
    [one] Du hast einen Tisch, der noch nicht begonnen hat, und mehr als einen kann eine Person nicht haben. Bitte beginne ihn oder sag ihn ab: **Meine Spiele** führt dorthin.
    *[other] Du hast { $most } Tische, die noch nicht begonnen haben, und mehr kann eine Person nicht haben. Bitte beginne einen davon oder sag ihn ab: **Meine Spiele** listet sie auf.
    }
error-ceiling-tables = { $most ->
    [one] Du hast als Host einen Tisch, und mehr als einen auf einmal kann eine Person nicht haben. Bitte beende ihn erst, oder gib ihn einem anderen Host.
    *[other] Du hast als Host { $most } Tische, und mehr auf einmal kann eine Person nicht haben. Bitte beende einen davon erst, oder gib ihn einem anderen Host.
    }
error-ceiling-opened = { $most ->
    [one] Du hast in den letzten 24 Stunden einen Tisch eröffnet, und mehr als einen kann eine Person nicht eröffnen. Bitte spiel an den Tischen anderer mit, und eröffne den nächsten morgen.
    *[other] Du hast in den letzten 24 Stunden { $most } Tische eröffnet, und mehr kann eine Person nicht eröffnen. Bitte spiel an den Tischen anderer mit, und eröffne den nächsten morgen.
    }
error-ceiling-server = { $most ->
    [one] Dieser Server hat einen Tisch, und mehr als einen auf einmal kann ein Server nicht haben. Bitte warte, bis er fertig ist.
    *[other] Dieser Server hat { $most } Tische, und mehr auf einmal kann ein Server nicht haben. Bitte spiel an einem davon mit, oder warte, bis einer fertig ist.
    }
error-ceiling-tournaments = { $most ->
    [one] Du hast als Host ein Turnier, und mehr als eins auf einmal kann eine Person nicht haben. Bitte beende es erst.
    *[other] Du hast als Host { $most } Turniere, und mehr auf einmal kann eine Person nicht haben. Bitte beende eins davon erst.
    }
error-ceiling-imports = { $most ->
    [one] Du hast in den letzten 24 Stunden eine Datei geöffnet, und mehr als eine kann eine Person nicht öffnen. Bitte versuch es morgen wieder.
    *[other] Du hast in den letzten 24 Stunden { $most } Dateien geöffnet, und mehr kann eine Person nicht öffnen. Bitte versuch es morgen wieder.
    }
error-ceiling-invited = { $most ->
    [one] Du hast in den letzten 24 Stunden schon jemanden per Direktnachricht eingeladen, und mehr als eine Einladung geht nicht. Sag es den anderen selbst, oder versuch es morgen wieder.
    *[other] Du hast in den letzten 24 Stunden schon { $most } Personen per Direktnachricht eingeladen, und mehr gehen nicht. Sag es den anderen selbst, oder versuch es morgen wieder.
    }
error-ceiling-reports = { $most ->
    [one] Danke, aber du hast in den letzten 24 Stunden schon eine Meldung geschickt, und mehr als eine kann eine Person nicht schicken. Bitte erzähl den Rest morgen.
    *[other] Danke, aber du hast in den letzten 24 Stunden schon { $most } Meldungen geschickt, und mehr kann eine Person nicht schicken. Bitte erzähl den Rest morgen, alles in einer Meldung.
    }
error-exercise-gone = Diese Übung ist vorbei: Öffne eine andere.
error-no-lesson = Zu diesem Spiel gibt es noch keine Lektion: Seine Regeln stehen unter **So spielt man**.
error-exercise-moved-on = Das hast du schon beantwortet.
error-puzzle-old = Von hier bist du schon weitergegangen: Öffne das Rätsel neu.
error-no-puzzles = Zu diesem Spiel gibt es noch keine Rätsel. Bitte wähle ein anderes Spiel.
error-daily-where = Das Rätsel des Tages braucht einen Textkanal. Bitte wähle einen, oder „Nie“ als Uhrzeit.
error-daily-not-allowed = In { $place } darf ich keine Bilder zeigen. Bitte erlaube es dort, oder wähle einen anderen Kanal.
