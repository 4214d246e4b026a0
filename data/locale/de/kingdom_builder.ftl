# Kingdom Builder

kb-name = Kingdom Builder

kb-help =
    { "" }**Kingdom Builder**: Baue deine Siedlungen dort, wo Burgen und die drei Baumeisterkarten dieses Spiels dafür Gold geben.
    - **Dein Zug:** Deine Geländekarte wird aufgedeckt. Baue 3 Siedlungen, eine nach der anderen, auf freie Felder dieses Geländes. Kein freies Feld mehr? Dann ziehst du eine andere Karte.
    - **Beieinander bleiben:** Jede muss an eine deiner Siedlungen grenzen, wenn irgendein freies Feld des Geländes das tut. Nur wenn keines es tut, darfst du woanders anfangen.
    - **Niemals** auf Wasser, Gebirge, Burgen oder Orte. Nur der Hafen erreicht Wasser.
    - **Ortsplättchen:** Steht zum ersten Mal eine deiner Siedlungen neben einem Ort, nimmst du dort ein Plättchen, wenn noch eins da ist.
    - **Zusatzaktionen:** Ab deinem nächsten Zug wirkt jedes Plättchen einmal pro Zug: vor deinem ersten oder nach deinem letzten Bau, nie dazwischen.
    - **Plättchen verlieren:** Zieht deine letzte Siedlung von einem Ort weg, ist das Plättchen von dort endgültig fort.
    - **Ende des Zuges:** Du ziehst deine nächste Karte, die nur du sehen darfst. Bis dahin kannst du deine Schritte zurücknehmen.
    - **Spielende:** Hat jemand die letzte Siedlung gebaut, wird die Runde zu Ende gespielt.
    - **Punkte:** 3 für jede Burg, neben der du stehst, dazu die drei Baumeisterkarten. Wer gleich viel hat, teilt sich den Sieg.

## Words: terrain, tiles, their states, builder cards (also the categories of the score)

kb-word-grass = Gras
kb-word-canyon = Canyon
kb-word-desert = Wüste
kb-word-flower = Blumenfeld
kb-word-forest = Wald
kb-word-water = Wasser
kb-word-mountain = Gebirge
kb-word-castle = Burg
kb-word-location = Ort

kb-word-oracle = Orakel
kb-word-farm = Bauernhof
kb-word-oasis = Oase
kb-word-tower = Turm
kb-word-tavern = Taverne
kb-word-barn = Scheune
kb-word-harbor = Hafen
kb-word-paddock = Koppel

kb-word-ready = bereit
kb-word-used = benutzt
kb-word-fresh = ab nächstem Zug

kb-word-castles = Burgen
kb-word-fishermen = Fischer
kb-word-miners = Bergleute
kb-word-merchants = Händler
kb-word-workers = Arbeiter
kb-word-discoverers = Entdecker
kb-word-knights = Ritter
kb-word-hermits = Einsiedler
kb-word-lords = Lords
kb-word-citizens = Bürger
kb-word-farmers = Bauern

## What they do: on one short line for the picture

kb-effect-oracle = auf deiner Geländekarte bauen
kb-effect-farm = auf Gras bauen
kb-effect-oasis = auf Wüste bauen
kb-effect-tower = am Rand des Brettes bauen
kb-effect-tavern = eine Reihe von 3 verlängern
kb-effect-barn = auf dein Gelände versetzen
kb-effect-harbor = auf Wasser versetzen
kb-effect-paddock = zwei Felder geradeaus

kb-effect-castles = 3 je Burg neben dir
kb-effect-fishermen = je 1 am Wasser
kb-effect-miners = je 1 am Gebirge
kb-effect-merchants = 4 je verbundenem Ort, je Burg
kb-effect-workers = je 1 an Ort oder Burg
kb-effect-discoverers = 1 je Zeile
kb-effect-knights = je 2 in bester Zeile
kb-effect-hermits = 1 je Siedlungsgebiet
kb-effect-lords = je Viertel: 1. 12, 2. 6
kb-effect-citizens = 1 je 2 im größten Gebiet
kb-effect-farmers = je 3 im schwächsten Viertel

## ... and in a full sentence

kb-rule-oracle = Baue eine Siedlung auf ein Feld deiner Geländekarte, wenn möglich neben eine eigene.
kb-rule-farm = Baue eine Siedlung auf ein Grasfeld, wenn möglich neben eine eigene.
kb-rule-oasis = Baue eine Siedlung auf ein Wüstenfeld, wenn möglich neben eine eigene.
kb-rule-tower = Baue eine Siedlung auf beliebigem Gelände am Rand des Brettes, wenn möglich neben eine eigene.
kb-rule-tavern = Baue eine Siedlung an ein Ende einer geraden, lückenlosen Reihe von mindestens drei eigenen, auf beliebigem Gelände.
kb-rule-barn = Versetze eine deiner Siedlungen auf ein Feld deiner Geländekarte, wenn möglich neben deine anderen.
kb-rule-harbor = Versetze eine deiner Siedlungen auf ein Wasserfeld, wenn möglich neben deine anderen.
kb-rule-paddock = Versetze eine deiner Siedlungen genau zwei Felder geradeaus, über alles hinweg, auf ein freies Feld mit beliebigem Gelände.

kb-rule-castles = 3 Punkte für jede Burg, neben der mindestens eine deiner Siedlungen steht.
kb-rule-fishermen = 1 Punkt für jede deiner Siedlungen neben Wasser; die auf Wasser zählen nicht.
kb-rule-miners = 1 Punkt für jede deiner Siedlungen neben einem Gebirge.
kb-rule-merchants = 4 Punkte für jeden Ort und jede Burg, die eins deiner Siedlungsgebiete mit anderen Orten oder Burgen verbindet.
kb-rule-workers = 1 Punkt für jede deiner Siedlungen neben einem Ort oder einer Burg.
kb-rule-discoverers = 1 Punkt für jede Zeile des Brettes mit mindestens einer deiner Siedlungen.
kb-rule-knights = 2 Punkte für jede deiner Siedlungen in der einen Zeile, in der du die meisten hast.
kb-rule-hermits = 1 Punkt für jedes deiner getrennten Siedlungsgebiete; eine einzelne Siedlung ist eins.
kb-rule-lords = Je Viertel 12 Punkte für die meisten Siedlungen und 6 für die zweitmeisten; bei Gleichstand punkten alle, auch ohne eine.
kb-rule-citizens = 1 Punkt für je zwei Siedlungen in deinem größten Siedlungsgebiet.
kb-rule-farmers = 3 Punkte für jede deiner Siedlungen in dem Viertel, in dem du die wenigsten hast.

## Set-up options

kb-option-setup = Brett und Baumeisterkarten
kb-option-setup-random = Zufällig
kb-option-setup-first-game = Erstes Spiel
kb-option-lords-card = Karte Lords
kb-option-lords-card-included = Kann vorkommen
kb-option-lords-card-excluded = Bleibt draußen
kb-option-running-scores = Zwischenstand
kb-option-running-scores-off = Verborgen
kb-option-running-scores-on = Sichtbar

## The log

kb-event-card-revealed = Geländekarte von { $seat }: { $terrain }.
kb-event-built = { $seat } baut auf { $terrain }: { $hex }
kb-event-built-many = { $seat } baut auf { $terrain }: { $hex_list }
kb-event-tile-used = { $seat } baut mit { $tile }: { $hex }
kb-event-lifted = { "" }
kb-event-moved = { $seat } versetzt mit { $tile } eine Siedlung von { $from } nach { $to }.
kb-event-tile-gained = { $seat } nimmt ein Plättchen { $tile } von { $hex }.
kb-event-tile-lost = { $seat } verliert das Plättchen { $tile } von { $hex }.
kb-event-card-exchanged = Kein freies Feld mehr: { $old }. { $seat } zieht eine andere Karte: { $terrain }.
kb-event-card-removed = Kein freies Feld mehr: { $old }, und keine Karte zum Ziehen. { $seat } baut in diesem Zug nichts mehr.
kb-event-turn-ended = { "" }
kb-event-turn-ended-own = Deine Karte für den nächsten Zug: { $terrain }.
kb-event-deck-shuffled = Die gespielten Karten werden zu einem neuen Stapel gemischt.
kb-event-end-triggered = { $seat } hat die letzte Siedlung gebaut. Diese Runde ist die letzte.
kb-event-game-over = { "" }

kb-reason-settlements-out = Jemand hat die letzte Siedlung gebaut, und die Runde wurde zu Ende gespielt.

## Refusals

error-kb-not-your-turn = Du bist nicht am Zug.
error-kb-put-first = Setz erst die Siedlung von { $hex } ab; sie wird gerade mit { $tile } versetzt.
error-kb-nothing-lifted = Du versetzt gerade keine Siedlung. Wähle erst eine mit Scheune, Hafen oder Koppel.
error-kb-end-too-early = Du kannst den Zug noch nicht beenden: { $due } { $due ->
    [one] Siedlung ist
   *[other] Siedlungen sind
} noch zu bauen.
error-kb-mandatory-done = Du hast alle Siedlungen dieses Zuges gebaut. Nutze ein Plättchen oder beende den Zug.
error-kb-supply-empty = Du hast keine Siedlung mehr zum Bauen.
error-kb-no-card = Du hast keine Geländekarte, mit der du bauen könntest. Nutze ein Plättchen oder beende den Zug.
error-kb-between-placements = Plättchen wirken nur vor deinem ersten oder nach deinem letzten Bau. { $due } { $due ->
    [one] Siedlung ist
   *[other] Siedlungen sind
} noch zu bauen.
error-kb-no-such-tile = Du hast kein Plättchen { $tile } von { $origin }.
error-kb-tile-fresh = Das Plättchen { $tile } hast du in diesem Zug genommen; es wirkt ab deinem nächsten Zug.
error-kb-tile-used = Dieses Plättchen { $tile } hast du in diesem Zug schon genutzt.
error-kb-no-such-hex = Das Brett hat kein Feld { $hex }; es geht von A1 bis T20.
error-kb-not-buildable = { $terrain_id ->
    [water] { $hex } ist Wasser; nur der Hafen bringt eine Siedlung dorthin.
   *[other] Auf { $hex } kann keine Siedlung stehen: { $terrain }.
}
error-kb-occupied = Auf { $hex } steht schon eine Siedlung.
error-kb-wrong-terrain = { $hex } ist { $terrain }; es muss { $wanted } sein.
error-kb-must-touch-own = { $hex } grenzt an keine deiner Siedlungen, ein anderes freies Feld aber schon. Wähle eins, das angrenzt.
error-kb-not-edge = { $hex } liegt nicht am Rand des Brettes, wo der Turm baut.
error-kb-no-line = { $hex } verlängert keine gerade, lückenlose Reihe von mindestens drei deiner Siedlungen.
error-kb-not-two-straight = { $hex } ist nicht genau zwei Felder geradeaus entfernt.
error-kb-origin = Die Siedlung stand auf { $hex }; sie muss woandershin.
error-kb-not-own = Auf { $hex } hast du keine Siedlung zum Versetzen.
error-kb-no-target = Die Siedlung auf { $hex } kann mit diesem Plättchen nirgendwohin.

## Menus

kb-what = Was möchtest du tun?
kb-what-build = Siedlungen bauen
kb-what-oracle = { kb-word-oracle }: auf dein Gelände bauen
kb-what-farm = { kb-word-farm }: { kb-effect-farm }
kb-what-oasis = { kb-word-oasis }: { kb-effect-oasis }
kb-what-tower = { kb-word-tower }: am Rand bauen
kb-what-tavern = { kb-word-tavern }: Reihe verlängern
kb-what-barn = { kb-word-barn }: auf dein Gelände
kb-what-harbor = { kb-word-harbor }: { kb-effect-harbor }
kb-what-paddock = { kb-word-paddock }: { kb-effect-paddock }
kb-what-put = Die Siedlung absetzen
kb-what-end = Deinen Zug beenden

kb-which-tile = Welches Plättchen nutzt du?
kb-which-tile-meaning = Du hast mehr als ein Plättchen dieser Art; jedes wirkt einmal pro Zug.
kb-where = Wo baust du?
kb-where-meaning = Auf freie Felder deines Geländes, nebeneinander, wenn es geht. „+2“ ist, was ein Feld jetzt brächte, „Plättchen“, dass du das Ortsplättchen daneben nimmst.
kb-where-step = { $choice } bebauen
kb-where-take = Diese bebauen
kb-where-oracle = Orakel: noch eine Siedlung auf dein Gelände bauen
kb-where-oracle-meaning = { kb-rule-oracle }
kb-where-oracle-step = { kb-word-oracle } { $choice }
kb-where-farm = Bauernhof: noch eine Siedlung auf Gras bauen
kb-where-farm-meaning = { kb-rule-farm }
kb-where-farm-step = { kb-word-farm } { $choice }
kb-where-oasis = Oase: noch eine Siedlung auf Wüste bauen
kb-where-oasis-meaning = { kb-rule-oasis }
kb-where-oasis-step = { kb-word-oasis } { $choice }
kb-where-tower = Turm: noch eine Siedlung am Rand des Brettes bauen
kb-where-tower-meaning = { kb-rule-tower }
kb-where-tower-step = { kb-word-tower } { $choice }
kb-where-tavern = Taverne: noch eine Siedlung ans Ende einer Reihe bauen
kb-where-tavern-meaning = { kb-rule-tavern }
kb-where-tavern-step = { kb-word-tavern } { $choice }
kb-from-barn = Scheune: eine deiner Siedlungen auf dein Gelände versetzen
kb-from-barn-meaning = { kb-rule-barn }
kb-from-barn-step = { kb-word-barn } { $choice }
kb-from-barn-whole = { $first } nach { $then }
kb-from-harbor = Hafen: eine deiner Siedlungen auf Wasser versetzen
kb-from-harbor-meaning = { kb-rule-harbor }
kb-from-harbor-step = { kb-word-harbor } { $choice }
kb-from-harbor-whole = { $first } nach { $then }
kb-from-paddock = Koppel: eine deiner Siedlungen zwei Felder versetzen
kb-from-paddock-meaning = { kb-rule-paddock }
kb-from-paddock-step = { kb-word-paddock } { $choice }
kb-from-paddock-whole = { $first } nach { $then }
kb-to = Wohin kommt sie?
kb-to-meaning = War es deine letzte Siedlung neben einem Ort, verlierst du dessen Plättchen.
kb-ask-where = { $placed ->
    [0] Baue { $due } { $due ->
        [one] Siedlung
       *[other] Siedlungen
    } auf { $terrain }
   *[other] Baue noch { $due } { $due ->
        [one] Siedlung
       *[other] Siedlungen
    } auf { $terrain }
}
kb-ask-oracle = Orakel: noch eine Siedlung auf { $terrain } bauen
kb-ask-to = Wohin kommt die Siedlung von { $hex }?
kb-progress = { $phase ->
    [before-tiles] Nutze Plättchen vor oder nach dem Bauen.
    [after-tiles] Deine Siedlungen sind gebaut: Nutze ein Plättchen, oder beende deinen Zug.
   *[other] { "" }
}
kb-region = Zeile { $region }
kb-region-question = Welche Zeile?

kb-hint-place = { $gives ->
    [tile] neben { $tile }: Plättchen
    [had] neben { $tile }: Plättchen hattest du
   *[empty] neben { $tile }: kein Plättchen mehr
}
kb-hint-tile = das Plättchen { $tile }
kb-brief = { $gives ->
    [both] Plättchen { $gold }
    [tile] Plättchen
   *[gold] { $gold }
}
kb-hint-loses = du verlierst das Plättchen { $tile }
kb-hint-holds = allein neben { $tile }
kb-hint-gold = { $category } { $gold }
kb-must-touch = Neben deine eigenen, wo es geht: Das lässt { $offered } von { $count }.
kb-touches-none = Kein freies Feld grenzt an eine deiner Siedlungen, darum geht jedes.

## Where a move differs from another: it gains by this (more) or loses (less)

kb-term-castles = Burgen bringen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-fishermen = Fischer bringen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-miners = Bergleute bringen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-merchants = Händler bringen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-workers = Arbeiter bringen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-discoverers = Entdecker bringen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-knights = Ritter bringen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-hermits = Einsiedler bringen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-lords = Lords bringen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-citizens = Bürger bringen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-farmers = Bauern bringen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-tiles = deine Plättchen sind { $by } { $change ->
    [more] mehr
   *[less] weniger
} wert
kb-term-next = die nächste Siedlung verspricht { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-later = spätere Züge versprechen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
kb-term-rivals = die stärkste Gegenseite bekommt { $change ->
    [more] weniger
   *[less] mehr
}

## The board in words

kb-head-title = { $terrain ->
    [none] { $seat } spielt
   *[other] { $seat } baut auf { $icon } { $terrain }
}
kb-head-detail = { $phase ->
    [over] nach Runde { $round }
    [before-tiles] { $total } zu bauen, oder Plättchen
    [before] { $total } zu bauen
    [placing] Siedlung { $number } von { $total }
    [after-tiles] Plättchen oder Zugende
   *[after] Zugende
}
kb-head-lifted = wohin mit { $hex }?
kb-seat-last = baute zuletzt auf { $terrain }

kb-turn = { $phase ->
    [before-tiles] { $seat } baut auf { $terrain }: { $total } { $total ->
        [one] Siedlung
       *[other] Siedlungen
    } zu bauen, Plättchen dürfen vorher wirken.
    [before] { $seat } baut auf { $terrain }: { $total } { $total ->
        [one] Siedlung
       *[other] Siedlungen
    } zu bauen.
    [placing] { $seat } baut auf { $terrain }: Als Nächstes kommt Siedlung { $number } von { $total }.
    [after-tiles] { $seat } hat auf { $terrain } gebaut; es folgen Plättchen oder das Ende des Zuges.
   *[after] { $seat } hat auf { $terrain } gebaut und kann den Zug beenden.
}
kb-won = Das Spiel ist vorbei. { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.
kb-turn-cardless = { $seat } hat kein Gelände mehr zum Bauen; es folgen Plättchen oder das Ende des Zuges.
kb-lifted = { $seat } versetzt die Siedlung von { $hex } mit { $tile }; wohin kommt sie?
kb-last = Letzter Zug: { $hex_list }.
kb-hand = Deine Karte für den nächsten Zug: { $terrain }.
kb-hand-empty = Du hast gerade keine verdeckte Karte.
kb-hand-playing = In diesem Zug baust du auf { $terrain }.
kb-hand-left = Siedlungen übrig: { $supply }.
kb-hand-own-tiles = Deine Plättchen: { $tile_list }.

kb-board-title = **Kingdom Builder**, Runde { $round }, es begann { $first }
kb-board-builders = **Was Gold bringt**
kb-board-builder = { $builder }: { $effect }
kb-board-deck = Karten im Stapel: { $deck }
kb-board-discards = Gespielte Karten: { $card_list }
kb-board-removed = Karten aus dem Spiel: { $card_list }
kb-board-cards = { $terrain } × { $count }
kb-board-seat = **{ $seat }**: noch { $supply } { $supply ->
    [one] Siedlung
   *[other] Siedlungen
}
kb-board-points = { $over ->
    [yes] Punkte
   *[no] Punkte, wenn das Spiel jetzt endete
}: { $points } ({ $part_list })
kb-board-area = Gebiet mit { $count }: { $hex_list }
kb-board-alone = Einzelne Siedlungen: { $hex_list }
kb-board-tiles = Plättchen: { $tile_list }
kb-board-tile = { $tile } von { $hex } ({ $state })
kb-board-spent = Für immer verlorene Plättchen: von { $hex_list }
kb-board-locations = Plättchen auf dem Brett: { $location_list }
kb-board-location = { $tile } auf { $hex } ({ $left ->
    [0] keins mehr
   *[other] noch { $left }
})
kb-board-castles = Burgen: { $hex_list }
kb-board-terrain = **Gelände nach Zeilen**, Spalten A bis T
kb-board-row = Zeile { $number }: { $run_list }
kb-ask-built = { $hex } (bebaut)
kb-ask-left = { $hex } (noch { $left })
kb-board-run = { $first ->
    [none] { $last } { $terrain }
   *[other] { $first } bis { $last } { $terrain }
}

kb-alt-title = Brett von Kingdom Builder, Runde { $round }.
kb-alt-points = { $over ->
    [yes] Punkte
   *[no] Punkte bisher
}: { $seat_list }.
kb-alt-seat-points = { $seat } { $points }
kb-alt-supply = Siedlungen übrig: { $seat_list }.
kb-alt-seat-supply = { $seat } { $supply }
kb-alt-tiles = { $seat } hat { $tile_list }.
kb-alt-tile = { $tile } ({ $state })
kb-alt-builders = Baumeisterkarten: { $builder_list }.
kb-alt-deck = { $deck } { $deck ->
    [one] Karte
   *[other] Karten
} im Stapel.

## The hand picture

kb-hand-now = In diesem Zug baust du auf
kb-hand-next = Im nächsten Zug baust du auf
kb-hand-none = keine Karte
kb-hand-tiles = Ortsplättchen
kb-hand-no-tiles = noch keins: baue neben einem Ort
kb-hand-supply = Noch zu bauen
kb-hand-discards = Gespielte Karten

## Slash commands (100 characters at most)

command-kingdom-description = Züge in Kingdom Builder
command-kingdom-build = Siedlungen auf dem Gelände deiner Karte bauen
command-kingdom-hex = Das Feld, etwa C7; mehrere durch Kommas getrennt
command-kingdom-tile = Ein Ortsplättchen nutzen
command-kingdom-action = Was zu tun ist, etwa farm C7 via H4
command-kingdom-put = Die Siedlung absetzen, die du versetzt
command-kingdom-end = Deinen Zug beenden

# A total with what is counted.
kb-total = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## What is chosen with each option, on one line.

kb-about-setup = Die festen für ein erstes Spiel, oder jedes Mal ausgelost.
kb-about-lords-card = Ob sie unter den drei ausgelosten Baumeisterkarten sein kann.
kb-about-running-scores = Ob alle die Punkte bisher sehen, oder erst am Ende.
kb-preset-first = Festes Brett, Stand sichtbar
kb-preset-standard = Zufälliges Brett, Stand am Ende

## A guided first turn

kb-guide-1 = **1 von 4** Deine Geländekarte sagt, auf welchem Land du in diesem Zug baust: drei Siedlungen, jede neben deinen eigenen, wo immer das geht.
kb-guide-2 = **2 von 4** Felder neben einem Ort lohnen den Weg: Du nimmst sein Plättchen, und ab deinem nächsten Zug gibt es dir eine Zusatzaktion.
kb-guide-3 = **3 von 4** Punkte gibt es am Ende: 3 für jede Burg neben einer deiner Siedlungen, und was die drei Baumeisterkarten dieses Spiels belohnen. „Ritter +2“ neben einem Feld heißt, was es heute brächte.
kb-guide-4 = **4 von 4** Die erste Antwort plant einen ganzen Zug. Nimm sie, oder wähle Feld für Feld; sieh dir das Bild an und drück dann den grünen Knopf.
