# Iwari, with feats, expeditions, six maps and the third tribe

iw-name = Iwari

iw-help =
    { "" }**Iwari**: Dein Stamm besiedelt fünf Landschaften mit Zelten und errichtet Totems. Sei in den richtigen Gebieten stark, wenn der Stapel leer wird. Pläne und Expeditionen sind eigene Entwürfe für diesen Tisch; die Regeln sind die des veröffentlichten Spiels.
    - **Dein Zug:** Setze Figuren ein, oder tausche eine Karte. Aussetzen geht nicht.
    - **Einsetzen:** bis zu 2 Figuren in 1 Gebiet, mit bis zu 3 Karten. Eine Figur kostet eine Karte der Landschaft des Gebiets oder zwei gleiche Karten einer anderen. In ein Gebiet ganz ohne Figuren darf nur eine: ein Zelt.
    - **Zelte** kommen auf leere Zeltplätze. **Totems** kommen auf den Turm: In einem Gebiet dürfen nie mehr Totems stehen, als der stärkste Stamm dort Zelte hat. Ein eigenes Zelt brauchst du nicht.
    - **Karten:** Am Ende deines Zuges ziehst du wieder auf 3 auf, einzeln, aus der Auslage oder vom Stapel.
    - **Stapel zum ersten Mal leer:** Zwischenwertung. Meiste Zelte in einem Gebiet: 1 Punkt für jedes Zelt dort, aller Stämme. Alle anderen: so viele Punkte, wie der nächststärkere Stamm Zelte hat. Bei Gleichstand werten beide voll.
    - **Zum zweiten Mal:** Schlusswertung. Noch einmal die Zelte, dann Siedlungen (4 oder mehr durch Wege verbundene Zelte: 1 Punkt je Zelt), dann Bündnislinien: Wer an beiden Enden die meisten Totems hat, auch bei Gleichstand, wertet alle Totems beider Enden. Linien unter einem Berg bringen nichts.
    - **Zu zweit:** Ein dritter Stamm spielt mit. Nach deiner eigenen Aktion setzt du für ihn ein, mit den Karten, die du noch hast. Gewinnt er allein, verliert ihr beide.
    - **Punktgleich:** Mehr unbenutzte Figuren gewinnen.

## Words: biomes

iw-word-tundra = Tundra
iw-word-forest = Wald
iw-word-glacier = Gletscher
iw-word-coast = Küste
iw-word-desert = Wüste
iw-word-third-tribe = dritter Stamm

## ... categories of the score

iw-word-interim = Zwischenwertung
iw-word-tents = Zelte
iw-word-long-road = lila Weg
iw-word-settlements = Siedlungen
iw-word-totems = Totems
iw-word-expeditions = Expeditionen

## ... feats and expeditions

iw-word-unity = Einigkeit
iw-word-discovery = Entdeckung
iw-word-honour = Ehre
iw-word-awe = Ehrfurcht
iw-word-five-grounds = Fünf Böden
iw-word-wide-wandering = Weite Wanderung
iw-word-deep-roots = Tiefe Wurzeln
iw-word-twin-strongholds = Zwei Festen
iw-word-steady-camps = Feste Lager
iw-word-totem-ring = Totemring
iw-word-sky-pillar = Himmelspfeiler
iw-word-high-pillar = Hoher Pfeiler
iw-word-watchers = Wächter
iw-word-pact-by-land = Pakt zu Lande
iw-word-pact-by-sea = Pakt zur See
iw-word-first-village = Erstes Dorf
iw-word-great-camp = Großes Lager
iw-word-balanced-tribe = Stamm im Lot
iw-word-kin-network = Netz der Sippen
iw-word-lonely-watch = Einsame Wacht
iw-word-last-fire = Letztes Feuer
iw-word-home-fire = Herdfeuer

## What they are for: on one short line for the picture

iw-effect-unity = erste und zweite Siedlung
iw-effect-discovery = als Erste oder Zweite: Gebiet voll
iw-effect-honour = oben an beiden Enden, zu Land
iw-effect-awe = oben an beiden Enden, zur See
iw-effect-five-grounds = ein Zelt je Landschaft
iw-effect-wide-wandering = Zelte in 7 Gebieten
iw-effect-deep-roots = 4 Zelte in einem Gebiet
iw-effect-twin-strongholds = je 3 Zelte in 2 Gebieten
iw-effect-steady-camps = je 2 Zelte in 4 Gebieten
iw-effect-totem-ring = Totems in 4 Gebieten
iw-effect-sky-pillar = 3 Totems in einem Gebiet
iw-effect-high-pillar = 3 Totems in einem Gebiet
iw-effect-watchers = oberstes Totem in 3 Gebieten
iw-effect-pact-by-land = Totems an beiden Enden, Land
iw-effect-pact-by-sea = Totems an beiden Enden, See
iw-effect-first-village = eine Siedlung
iw-effect-great-camp = 10 Zelte auf dem Plan
iw-effect-balanced-tribe = je 2 Zelte + 1 Totem, 2 Gebiete
iw-effect-kin-network = Zelte an Enden von 6 Linien
iw-effect-lonely-watch = 2 Totems, wo kein Zelt von dir
iw-effect-last-fire = letzter Platz eines Gebiets
iw-effect-home-fire = Gebiet füllen, 3 Zelte von dir

## ... and in a full sentence

iw-rule-unity = Der erste und der zweite Stamm mit einer Siedlung legen je einen Marker in ein Gebiet, in dem die Siedlung ein Zelt hat.
iw-rule-discovery = Der erste und der zweite Stamm, die den letzten Zeltplatz eines Gebiets füllen, legen je einen Marker in ein anderes Gebiet.
iw-rule-honour = Der erste Stamm mit den obersten Totems an beiden Enden einer offenen Landlinie legt den Marker auf diese Linie.
iw-rule-awe = Der erste Stamm mit den obersten Totems an beiden Enden einer offenen Seelinie legt den Marker auf diese Linie.
iw-rule-five-grounds = Habe in jeder der fünf Landschaften in irgendeinem Gebiet mindestens 1 Zelt.
iw-rule-wide-wandering = Habe in 7 verschiedenen Gebieten mindestens je 1 Zelt.
iw-rule-deep-roots = Habe in einem Gebiet mindestens 4 Zelte.
iw-rule-twin-strongholds = Habe in 2 Gebieten mindestens je 3 Zelte.
iw-rule-steady-camps = Habe in 4 Gebieten mindestens je 2 Zelte.
iw-rule-totem-ring = Habe in 4 Gebieten mindestens je 1 Totem.
iw-rule-sky-pillar = Habe in einem Gebiet mindestens 3 Totems.
iw-rule-high-pillar = Habe in einem Gebiet mindestens 3 Totems.
iw-rule-watchers = Habe in 3 verschiedenen Gebieten das oberste Totem.
iw-rule-pact-by-land = Habe in beiden Gebieten einer offenen Landlinie mindestens 1 Totem.
iw-rule-pact-by-sea = Habe in beiden Gebieten einer offenen Seelinie mindestens 1 Totem.
iw-rule-first-village = Habe eine Siedlung: 4 oder mehr verbundene Zelte.
iw-rule-great-camp = Habe mindestens 10 Zelte auf dem Plan.
iw-rule-balanced-tribe = Habe in 2 Gebieten mindestens je 2 Zelte und 1 Totem.
iw-rule-kin-network = Habe in beiden Gebieten von 6 verschiedenen offenen Linien mindestens 1 Zelt.
iw-rule-lonely-watch = Habe in einem Gebiet mindestens 2 Totems und kein Zelt.
iw-rule-last-fire = Setze dein Zelt auf den letzten leeren Zeltplatz eines Gebiets.
iw-rule-home-fire = Setze dein Zelt auf den letzten leeren Zeltplatz eines Gebiets, in dem dann mindestens 3 Zelte dir gehören.

iw-rule-feats-on = **Großtaten:** Sechs Marker gehen an die ersten Stämme mit einer Siedlung, einem vollen Gebiet oder den obersten Totems an beiden Enden einer Linie. Ein Gebiet mit Marker wertet seine Zelte doppelt, eine Linie ihre Totems, mit zwei Markern dreifach; für alle, und bei jeder späteren Wertung.
iw-rule-expeditions-on = **Expeditionen:** Drei Karten liegen offen. Wer eine zuerst erfüllt, bekommt sofort ihre erste Zahl, der zweite Stamm ihre zweite.
iw-rule-settlement-scope-along-roads = **Siedlungen entlang der Wege:** Grenzwege zählen als Wege, sodass eine Siedlung über mehrere Gebiete reichen kann.
iw-rule-open-draft-on = **Gewählte Starthand:** Vom letzten Platz bis zum ersten wählen alle drei Karten, einzeln, aus den vier offenen oder vom Stapel.
iw-rule-finish-round-on = **Gleich viele Züge:** Ist der zweite Stapel leer, geht das Spiel weiter, bis alle gleich oft am Zug waren.

## Set-up options

iw-preset-basic = Grundspiel
iw-preset-full = Mit Großtaten und Expeditionen

iw-about-map = Wo ihr spielt. Alle Pläne sind eigene Entwürfe.
iw-about-feats = Sechs Marker, die die Punkte eines Gebiets oder einer Linie vervielfachen.
iw-about-expeditions = Drei offene Ziele für zusätzliche Punkte.
iw-about-settlement-scope = Wie weit eine Siedlung reicht. Auf dem Plan „Schwimmendes Land“ ändert es nichts.
iw-about-open-draft = Zufällig verteilt, oder reihum aus Auslage und Stapel gewählt.
iw-about-finish-round = Wenn der zweite Stapel leer ist, oder nach gleich vielen Zügen: gerechter für den letzten Platz.

iw-option-map = Plan
iw-option-map-new-horizons = Neue Horizonte
iw-option-map-crescent = Mondsichelbucht: Land um eine Bucht
iw-option-map-vast-lands = Weites Land: eine große Wüste
iw-option-map-floating-lands = Schwimmendes Land: Linien sind Wege
iw-option-map-glacier-mass = Gletschermasse: eine doppelte Linie
iw-option-map-long-way = Ein weiter Weg: der lila Weg
iw-option-feats = Großtaten
iw-option-feats-off = Ohne
iw-option-feats-on = Mit Markern, die Punkte vervielfachen
iw-option-expeditions = Expeditionskarten
iw-option-expeditions-off = Ohne
iw-option-expeditions-on = Mit drei Zielen für Punkte
iw-option-settlement-scope = Siedlungen
iw-option-settlement-scope-same-territory = Innerhalb eines Gebiets
iw-option-settlement-scope-along-roads = Entlang der Wege, auch über Grenzen
iw-option-open-draft = Starthand
iw-option-open-draft-off = Verteilt
iw-option-open-draft-on = Karte für Karte gewählt
iw-option-finish-round = Spielende
iw-option-finish-round-off = Wenn der Stapel leer ist
iw-option-finish-round-on = Nach gleich vielen Zügen für alle

## The log

iw-event-paid = { $seat } spielt für { $territory }: { $cards }.
iw-event-third-paid = { $seat } spielt für { $territory }, für den dritten Stamm: { $cards }.
iw-event-placed = { $seat } setzt in { $territory } ein: { iw-placed }.
iw-event-third-placed = Der dritte Stamm bekommt in { $territory }: { iw-placed }.
iw-event-feat = { $seat } vollbringt die Großtat „{ $feat }“. Der Marker kommt auf { $feat_id ->
    [honour] Linie { $where }
    [awe] Linie { $where }
   *[other] { $where }
}.
iw-event-third-feat = Der dritte Stamm vollbringt die Großtat „{ $feat }“. Der Marker kommt auf { $feat_id ->
    [honour] Linie { $where }
    [awe] Linie { $where }
   *[other] { $where }
}.
iw-event-expedition = { $seat } erfüllt { $expedition }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
iw-event-third-expedition = Der dritte Stamm erfüllt { $expedition }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
iw-event-swapped = { $seat } tauscht eine Karte und wirft ab: { $card }.
iw-event-third-skipped = Der Zug des dritten Stammes entfällt: Keine Karte, die { $seat } noch hat, bezahlt eine Figur.
iw-event-took = { $seat } nimmt eine offene Karte: { $card }.
iw-event-drew = { $seat } zieht eine Karte vom Stapel; noch { $left }.
iw-event-drew-own = Du ziehst vom Stapel: { $card }.
iw-event-display-filled = Aufgedeckt: { $card_list }.
iw-event-turn-ended = { $seat } beendet den Zug.
iw-event-draft-over = Alle Starthände sind gewählt. { $seat } beginnt.
iw-event-interim = Zwischenwertung: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für { $seat }.
iw-event-third-interim = Zwischenwertung: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für den dritten Stamm.
iw-event-deck-shuffled = Die abgeworfenen Karten werden gemischt: ein zweiter Stapel mit { $count } { $count ->
    [one] Karte
   *[other] Karten
}.
iw-event-game-over = Der letzte Zug ist gespielt: Schlusswertung.

iw-reason-deck-exhausted = Der Stapel war zum zweiten Mal leer.
iw-tie-unused = Punktgleich: Mehr unbenutzte Zelte und Totems entscheiden.
iw-tie-third-tribe = Bis zur letzten Figur gleichauf mit dem dritten Stamm: Wer gleichauf liegt, gewinnt.

## Refusals

error-iw-not-your-turn = Du bist nicht am Zug, sondern { $active_seat }.
error-iw-space-first = Wähle zuerst, wohin { $count ->
    [one] dein Zelt kommt
   *[other] deine Zelte kommen
}, in { $territory }.
error-iw-feat-first = Wähle zuerst, wohin der Marker { $feat } kommt.
error-iw-third-first = Jetzt ist der dritte Stamm dran: Setze für ihn ein, mit den Karten, die du noch hast. Bezahlt keine davon, lass ihn aus.
error-iw-draw-first = Jetzt ziehst du: noch { $count } { $count ->
    [one] Karte
   *[other] Karten
}.
error-iw-end-first = Es gibt nichts mehr zu ziehen. Beende deinen Zug.
error-iw-act-first = Setze zuerst Figuren ein, oder tausche eine Karte.
error-iw-third-never-swaps = Der dritte Stamm tauscht nie eine Karte. Setze für ihn ein. Bezahlt keine Karte, lass ihn aus.
error-iw-third-can-place = Eine Karte deiner Hand bezahlt eine Figur des dritten Stammes, darum kann sein Zug nicht entfallen. Setze für ihn ein.
error-iw-no-such-territory = Ein Gebiet { $territory } gibt es auf diesem Plan nicht.
error-iw-first-piece-alone = { $territory } ist leer: Dort darf jetzt nur eine Figur hin, ein Zelt.
error-iw-no-free-space = { $count ->
    [0] { $territory } hat keinen freien Zeltplatz. Setze ein Totem, oder wähle ein anderes Gebiet.
    [one] { $territory } hat nur einen freien Zeltplatz. Setze dort ein Zelt.
   *[other] { $territory } hat nur { $count } freie Zeltplätze. Setze dort weniger Zelte.
}
error-iw-no-tents-left = { $count ->
    [0] Dieser Stamm hat kein Zelt mehr. Setze Totems.
   *[other] Dieser Stamm hat nur noch { $count } { $count ->
        [one] Zelt
       *[other] Zelte
    }. Setze weniger.
}
error-iw-no-totems-left = { $count ->
    [0] Dieser Stamm hat kein Totem mehr. Setze Zelte.
   *[other] Dieser Stamm hat nur noch { $count } { $count ->
        [one] Totem
       *[other] Totems
    }. Setze weniger.
}
error-iw-no-totem-space = { $territory } hat keinen Totemplatz. Setze dort Zelte.
error-iw-totem-limit = { $territory } hat { $count } { $count ->
    [one] Totem
   *[other] Totems
} und fasst nicht mehr, als der stärkste Stamm dort Zelte hat: { $most } { $most ->
    [one] Zelt
   *[other] Zelte
}. Setze erst ein Zelt, oder wähle ein anderes Gebiet.
error-iw-pair-of-own-biome = Ein Paar muss von einer anderen Landschaft sein: Hier bezahlt eine Karte { $card } schon allein eine Figur.
error-iw-no-pair = Du hast keine zwei Karten { $card }. Bezahle mit anderen.
error-iw-no-matching-card = Dafür braucht es { $needed } { $needed ->
    [one] Karte
   *[other] Karten
} { $card }; du hast { $count }. Setze weniger Figuren ein, oder bezahle mit einem Paar.
error-iw-no-such-space = Einen Zeltplatz { $space } gibt es auf diesem Plan nicht.
error-iw-other-territory = Zeltplatz { $space } liegt nicht in { $territory }. Alle Figuren eines Zuges kommen in ein Gebiet.
error-iw-space-taken = Auf { $space } steht schon ein Zelt. Wähle einen leeren Zeltplatz.
error-iw-feat-not-there = Der Marker { $feat } kann dort nicht hin ({ $where }). Wähle eine der angebotenen Stellen.
error-iw-card-not-in-hand = Du hast keine Karte { $card }. Wähle eine, die du hast.
error-iw-card-not-face-up = Keine Karte { $card } liegt offen. Nimm eine andere, oder zieh vom Stapel.
error-iw-deck-empty = Der Stapel ist leer. Nimm eine offene Karte.

## The game in words

iw-placed = { $tents ->
    [0] { "" }
    [one] 1 Zelt ({ $space_list })
   *[other] { $tents } Zelte ({ $space_list })
}{ $tents ->
    [0] { "" }
   *[other] { $totems ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $totems ->
    [0] { "" }
    [one] 1 Totem
   *[other] { $totems } Totems
}

iw-turn = { $phase ->
    [act] { $seat } ist am Zug: Figuren einsetzen oder eine Karte tauschen.
    [third] Der dritte Stamm ist dran: { $seat } setzt für ihn ein, mit den restlichen Karten.
    [space] { $seat } wählt { $count ->
        [one] einen Zeltplatz
       *[other] { $count } Zeltplätze
    } in { $territory }{ $third ->
        [yes] { " für den dritten Stamm" }
       *[no] { "" }
    }.
    [feat] { $seat } legt den Marker „{ $feat }“ auf den Plan{ $third ->
        [yes] { " für den dritten Stamm" }
       *[no] { "" }
    }.
    [draft] { $seat } wählt eine Starthand: noch { $count } { $count ->
        [one] Karte
       *[other] Karten
    }.
    [draw] { $seat } zieht noch { $count } { $count ->
        [one] Karte
       *[other] Karten
    }.
   *[end] { $seat } beendet den Zug.
}
iw-runs-out = Der Stapel wird in diesem Zug leer: Es folgt die Zwischenwertung.
iw-closing-turn = Der Stapel wird leer: Nach diesem Zug folgt die Schlusswertung.
iw-closing-round = Der Stapel wird leer: Die Runde wird zu Ende gespielt, dann folgt die Schlusswertung.
iw-won = { $third ->
    [yes] Das Spiel ist vorbei. Der dritte Stamm gewinnt mit { $points } Punkten, darum verliert ihr beide.
   *[no] Das Spiel ist vorbei. { $winners } { $count ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    } mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
}

iw-head-title = { $phase ->
    [act] { $seat } spielt
    [third] Der dritte Stamm spielt
    [space] { $territory }: wohin?
    [feat] { $feat }: wohin?
    [draft] { $seat } wählt Karten
    [draw] { $seat } zieht
   *[end] { $seat } ist fertig
}
iw-head-detail = { $ending ->
    [yes] { $half ->
        [1] Stapel leer: Zwischenwertung
       *[2] Stapel leer
    }
   *[no] { $phase ->
        [act] einsetzen oder tauschen
        [third] { $seat } entscheidet
        [space] { $count } { $count ->
            [one] Zelt
           *[other] Zelte
        } zu setzen
        [feat] der Marker der Großtat
        [draft] { $count } zu wählen
        [draw] { $count } zu ziehen
       *[end] Zugende
    }
}
iw-head-right = { $half ->
    [1] erster Stapel
   *[2] zweiter Stapel
}
iw-banner = Zug des dritten Stammes · { $seat } setzt für ihn ein
iw-table-discards = Abwurf
iw-table-feats = Großtaten übrig
iw-third-name = Dritter Stamm
iw-third-said = der dritte Stamm

iw-tally-title = { $kind ->
    [interim] Zwischenwertung
    [final] Schlusswertung
   *[now] Wenn das Spiel jetzt endete
}
iw-tally-detail = { $kind ->
    [interim] was sie brachte
   *[final] Zelte, Siedlungen, Linien
}
iw-view-map = Der ganze Plan
iw-view-now = Punkte, wenn das Spiel jetzt endete
iw-view-final = Punkte der Schlusswertung
iw-view-interim = Punkte der Zwischenwertung
iw-view-territory = { $territory } · { $name }

iw-territory-title = { $territory } · { $name }
iw-territory-detail = { $biome }, { $free } von { $spaces } Plätzen frei
iw-territory-line = { $blocked ->
    [yes] { $territory } { $name }: blockiert
   *[no] { $territory } { $name }{ $road ->
        [yes] { ", auch ein Weg" }
       *[no] { "" }
    }
}

iw-hand-title = Deine Hand
iw-hand-empty = Keine Karten auf der Hand.
iw-hand-supply = Figuren übrig
iw-hand = Deine Hand: { $cards }.
iw-hand-left = Übrig: { $tents } { $tents ->
    [one] Zelt
   *[other] Zelte
}, { $totems } { $totems ->
    [one] Totem
   *[other] Totems
}.
iw-cards = Offen: { $card_list }. Stapel: { $deck } { $deck ->
    [one] Karte
   *[other] Karten
}.

iw-alt-title = Iwari, { $map }, { $half ->
    [1] erster Stapel
   *[2] zweiter Stapel
}.
iw-alt-territory = { $territory } { $name }: { $tent_list }{ $totem_list ->
    [0] { "" }
   *[other] { "; Totems " }{ $totem_list }
}; { $free } frei.
iw-alt-empty = Leer: { $territory_list }.
iw-alt-tribe = { $seat }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, noch { $tents } { $tents ->
    [one] Zelt
   *[other] Zelte
} und { $totems } { $totems ->
    [one] Totem
   *[other] Totems
}.
iw-alt-tally = { $seat }: { $part_list }.
iw-alt-settlement = { $seat }, Siedlung: +{ $points } ({ $space_list }).
iw-alt-place = { $place }: { $part_list }.
iw-number = { $seat } { $number }
iw-with = { $seat } mit { $number }
iw-you = du
iw-points = { $seat } +{ $number }
iw-part = { $category } { $points }
iw-line-name = Linie { $number }

iw-board-title = **Iwari**, { $map }, es begann { $first }
iw-board-maps = Pläne und Expeditionen sind eigene Entwürfe; die Regeln sind die des veröffentlichten Spiels.
iw-board-discards = Abgeworfen: { $card_list }
iw-board-mountains = Von Bergen blockierte Linien: { $line_list }
iw-board-feats = Marker der Großtaten: { $feat_list }
iw-board-feat = { $feat } auf { $where } ({ $seat })
iw-board-feats-left = Noch zu vollbringen: { $feat_list }
iw-board-feat-left = { $count } × { $feat } ({ $rule })
iw-board-expedition = { $expedition }, { $first } Punkte für den ersten Stamm, { $second } für den zweiten: { $rule }{ $scored ->
    [yes] { " Erfüllt von " }{ $seat_list }.
   *[no] { "" }
}
iw-board-tribe = **{ $seat }**: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, übrig: { $tents } { $tents ->
    [one] Zelt
   *[other] Zelte
}, { $totems } { $totems ->
    [one] Totem
   *[other] Totems
}{ $hand ->
    [none] { "" }
   *[other] { ", " }{ $hand } auf der Hand
}
iw-board-parts = Punkte nach Art: { $part_list }
iw-board-worth = Wenn das Spiel jetzt endete: { $total } { $total ->
    [one] Punkt
   *[other] Punkte
} ({ $part_list })
iw-board-settlements = Siedlungen: { $settlement_list }
iw-board-settlement = { $count } { $count ->
    [one] Zelt
   *[other] Zelte
} ({ $space_list })
iw-board-territory = **{ $territory } { $name }**: { $biome }, { $free } von { $spaces } Plätzen frei
iw-board-tents = Zelte: { $tent_list }; frei: { $space_list }
iw-board-own = { $seat } ({ $space_list })
iw-board-none = keine
iw-board-totems = Totems von unten: { $seat_list } (oben)
iw-board-no-totems = Kein Totemplatz.
iw-board-road = { $first } nach { $second }
iw-ask-tents = Zelte ({ $seat })
iw-ask-totems = Totems ({ $seat })
iw-ask-free = freie Plätze, { $biome }
iw-ask-territory = { $territory } { $name }
iw-ask-stack = { $territory } ({ $count })
iw-board-roads = Wege: { $road_list }
iw-board-border = Grenzwege: { $road_list }
iw-board-purple = Lila Weg über: { $space_list }
iw-board-line = Linie { $number }: { $kind ->
    [land] Land
   *[sea] See
}, nach { $compass } zu { $territory } { $name }{ $blocked ->
    [yes] { ", von einem Berg blockiert" }
   *[no] { "" }
}{ $road ->
    [none] { "" }
   *[other] { ", ein Weg von " }{ $road }
}
iw-compass = { $way ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}

## Menus and what helps to choose

iw-asked = { $third ->
    [yes] Setze für den dritten Stamm ein
   *[no] Schlag Zelte auf, oder errichte ein Totem
}
iw-asked-space = { $third ->
    [yes] { $count ->
        [one] Wohin kommt das Zelt des dritten Stammes in { $territory } { $name }?
       *[other] Wohin kommen die { $count } Zelte des dritten Stammes in { $territory } { $name }?
    }
   *[no] { $count ->
        [one] Wohin kommt dein Zelt in { $territory } { $name }?
       *[other] Wohin kommen deine { $count } Zelte in { $territory } { $name }?
    }
}
iw-asked-feat = { $third ->
    [yes] Wohin kommt der Marker { $feat } des dritten Stammes?
   *[no] Wohin kommt dein Marker { $feat }?
}
iw-asked-take = { $draft ->
    [yes] Wähle { $count } { $count ->
        [one] weitere Karte
       *[other] Karten
    } für deine Starthand, eine nach der anderen
   *[no] Zieh { $count } { $count ->
        [one] Karte
       *[other] Karten, eine nach der anderen
    }
}
iw-what = Wo, oder was sonst?
iw-what-territory = { $territory } { $biome }
iw-what-feat = Marker der Großtat legen
iw-what-skip = Dritten Stamm auslassen
iw-what-swap = Eine Karte tauschen
iw-what-end = Deinen Zug beenden
iw-pieces = Welche Figuren, für welche Karten?
iw-pieces-meaning = Eine Figur kostet eine Karte ihrer Landschaft oder zwei gleiche Karten einer anderen.
iw-pieces-tent = 1 Zelt
iw-pieces-totem = 1 Totem
iw-pieces-tents = 2 Zelte
iw-pieces-both = 1 Totem und 1 Zelt
iw-pieces-totems = 2 Totems
iw-pieces-tent-matching = 1 Zelt für 1 { $card }
iw-pieces-tent-pair = 1 Zelt für 2 { $pair }
iw-pieces-totem-matching = 1 Totem für 1 { $card }
iw-pieces-totem-pair = 1 Totem für 2 { $pair }
iw-pieces-tents-matching = 2 Zelte für 2 { $card }
iw-pieces-tents-pair = 2 Zelte für 1 { $card }, 2 { $pair }
iw-pieces-both-matching = 1 Totem und 1 Zelt für 2 { $card }
iw-pieces-both-pair = 1 Totem und 1 Zelt für 1 { $card }, 2 { $pair }
iw-pieces-totems-matching = 2 Totems für 2 { $card }
iw-pieces-totems-pair = 2 Totems für 1 { $card }, 2 { $pair }
iw-price-matching = 1 { $card }
iw-price-two-matching = 2 { $card }
iw-price-pair = 2 { $pair }
iw-price-mixed = 1 { $card }, 2 { $pair }
iw-whole = { $first } auf { $all }
iw-instead = oder auf { $choice }
iw-space = Welcher Zeltplatz?
iw-space-meaning = Jeder freie Zeltplatz geht; 4 oder mehr durch Wege verbundene Zelte eines Stammes sind eine Siedlung und werten am Ende noch einmal.
iw-space-label = { $space }
iw-feat = Wohin kommt der Marker?
iw-feat-meaning = Er vervielfacht, was dort gewertet wird, für alle.
iw-feat-territory = Gebiet { $where }
iw-feat-line = Linie { $where }
iw-swap = Welche Karte tauschst du?
iw-swap-meaning = Du wirfst sie ab und ziehst eine andere, statt etwas zu setzen.
iw-take = Welche Karte nimmst du?
iw-take-meaning = Du ziehst, bis du wieder drei Karten hast; was du vom Stapel ziehst, sieht niemand.
iw-swap-label = { $card } tauschen
iw-take-label = { $card }
iw-take-deck = Vom Stapel

iw-hint-territory = { $free ->
    [0] kein Platz frei
   *[other] { $free } frei
}, { $stand ->
    [none] noch kein Zelt
    [lead] du führst mit { $most }
   *[other] { $leaders } { $count ->
        [one] führt
       *[other] führen
    } mit { $most }
}
iw-hint-tents = { $stand ->
    [lead] { $seat }: Führung mit { $count }
    [level] { $seat }: gleichauf bei { $count } ({ $leaders })
   *[behind] { $seat }: noch hinten, { $count } zu { $most } ({ $leaders })
}
iw-hint-totems = { $stand ->
    [lead] { $seat }: Führung bei Totems mit { $count }
    [level] { $seat }: bei Totems gleichauf bei { $count } ({ $leaders })
   *[behind] { $seat }: bei Totems zurück, { $count } zu { $most } ({ $leaders })
}
iw-hint-line = { $lines }: { $points } mehr { $seat ->
    [du] für dich
   *[other] ({ $seat })
}
iw-hint-held = du hast { $count }
iw-hint-deck = noch { $count }
iw-hint-joins = { $village ->
    [yes] bildet eine Siedlung von { $count }
   *[no] verbindet { $count } { $count ->
        [one] Zelt
       *[other] Zelte
    }
}
iw-hint-feat = jetzt { $point_list }
iw-hint-purple = am lila Weg
iw-hint-runs-out = der Stapel wird leer

iw-outlook-tents = In { $territory } dann { $count ->
    [one] vorn
   *[other] gemeinsam vorn
}: { $leaders }, mit { $most } { $most ->
    [one] Zelt
   *[other] Zelten
}{ $ranks ->
    [0] { "" }
   *[other] { "; danach " }{ $ranks }
}.
iw-outlook-totems = In { $territory } dann { $count ->
    [one] vorn
   *[other] gemeinsam vorn
}: { $leaders }, mit { $most } { $most ->
    [one] Totem
   *[other] Totems
}{ $ranks ->
    [0] { "" }
   *[other] { "; danach " }{ $ranks }
}.
iw-outlook-line = Linie { $number } brächte Punkte: { $rank_list }.

## Why a move is better, or what it costs

iw-term-territories = { $change ->
    [more] Zelte in Gebieten bringen { $by } mehr
   *[less] Zelte in Gebieten bringen { $by } weniger
}
iw-term-leads = { $change ->
    [more] klarere Führung, wo noch Platz ist
   *[less] weniger Vorsprung, wo noch Platz ist
}
iw-term-lines = { $change ->
    [more] Bündnislinien versprechen { $by } mehr
   *[less] Bündnislinien versprechen { $by } weniger
}
iw-term-settlements = { $change ->
    [more] Siedlungen versprechen { $by } mehr
   *[less] Siedlungen versprechen { $by } weniger
}
iw-term-road = { $change ->
    [more] der lila Weg bringt { $by } mehr
   *[less] der lila Weg bringt { $by } weniger
}
iw-term-expeditions = { $change ->
    [more] Expeditionen bringen { $by } mehr
   *[less] Expeditionen bringen { $by } weniger
}
iw-term-hand = { $change ->
    [more] die Hand verspricht { $by } mehr
   *[less] die Hand verspricht { $by } weniger
}
iw-term-pieces = { $change ->
    [more] mehr Figuren übrig für einen Gleichstand
   *[less] weniger Figuren übrig für einen Gleichstand
}
iw-term-rivals = { $change ->
    [more] andere Stämme können { $by } weniger erwarten
   *[less] andere Stämme können { $by } mehr erwarten
}

## Slash commands (100 characters at most)

command-iwari-description = Züge in Iwari
command-iwari-place = Figuren in ein Gebiet einsetzen
command-iwari-territory = Das Gebiet, etwa T1
command-iwari-pieces = Welche Figuren, und für welche Karten
command-iwari-spaces = Wohin die Zelte kommen, etwa 1 4 (nichts: du wählst danach)
command-iwari-space = Ein Zelt dieses Zuges auf einen Zeltplatz setzen
command-iwari-which-space = Der Zeltplatz, etwa T1-3
command-iwari-feat = Den Marker einer Großtat auf den Plan legen
command-iwari-where = Ein Gebiet wie T1, oder die Nummer einer Linie
command-iwari-swap = Eine Karte tauschen, statt einzusetzen
command-iwari-card = Die Landschaft der Karte
command-iwari-take = Eine offene Karte nehmen
command-iwari-draw = Die oberste Karte des Stapels ziehen
command-iwari-skip = Den Zug des dritten Stammes auslassen, wenn keine Karte ihn bezahlt
command-iwari-end = Deinen Zug beenden

# A total with what is counted.
iw-total = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## A guided first turn

iw-guide-1 = **1 von 4** Du schlägst Zelte in einem Gebiet auf und bezahlst mit Karten seiner Landschaft. Zwei gleiche Karten einer anderen gehen auch.
iw-guide-2 = **2 von 4** Wer in einem Gebiet die meisten Zelte hat, bekommt Punkte für alle Zelte dort, zweimal im Spiel. Der zweite Rang bringt weniger, aber etwas.
iw-guide-3 = **3 von 4** Durch Wege verbundene Zelte bilden Siedlungen. Wer an beiden Enden einer Bündnislinie die meisten Totems hat, wertet diese Linie am Spielende.
iw-guide-4 = **4 von 4** Die Liste sagt wo, die Antworten sagen was und zu welchem Preis. Wähle, sieh dir den Plan an, drück dann den grünen Knopf; neue Karten kommen von selbst, oder du wirst gefragt.
