# Tigris & Euphrates

te-name = Euphrat & Tigris

te-help =
    { "" }**Euphrat & Tigris**: Baue Königreiche und sammle Punkte in vier Farben. Nur deine **schwächste** Farbe zählt.
    - **Dein Zug:** zwei Aktionen nach Wahl: Anführer einsetzen, Plättchen legen, Katastrophe legen, Plättchen tauschen oder passen. Nach jedem Zug wird deine Hand auf sechs aufgefüllt.
    - **Königreiche:** Plättchen und Anführer, die sich an Kanten berühren, bilden eine Region; mit Anführer ein Königreich. Jede Farbe hat darin höchstens einen.
    - **Anführer** (König schwarz, Priester rot, Bauer blau, Händler grün) stehen auf Land neben einem Tempel und verbinden nie zwei Königreiche. Ohne Tempel daneben kehren sie zurück.
    - **Plättchen:** Bauernhöfe auf den Fluss, alle anderen auf Land, nie neben drei Königreiche. Im Königreich bekommt der Anführer der Farbe 1 Punkt, egal wer legt; ohne ihn der König.
    - **Aufstand:** Ein Anführer kommt in ein Königreich, das einen seiner Farbe hat. Tempel daneben zählen, Tempel der Hand helfen. Der Sieg bringt 1 Rot.
    - **Krieg:** Ein Plättchen, das zwei Königreiche vereint, bringt nichts; Anführer gleicher Farbe kämpfen. Plättchen der Farbe auf jeder Seite zählen, weitere der Hand helfen. Anführer und Plättchen der Verlierer gehen; der Sieg bringt je 1. Im roten Krieg bleiben Tempel mit Schatz oder neben anderen Anführern.
    - **Verstärkung:** erst Angriff, dann Verteidigung. Gleichstand gewinnt die Verteidigung.
    - **Monumente:** Vier Plättchen einer Farbe im Quadrat dürfen dafür gewendet werden. Am Ende deines Zuges zahlt es deinen Anführern seiner Farben dort.
    - **Schätze:** Von mehreren im Königreich nimmt der Händler alle bis auf einen. Jeder ist am Ende 1 Punkt beliebiger Farbe.
    - **Katastrophen** (je zwei) zerstören ein Feld für immer: leer oder mit Plättchen, ohne Schatz und Monument.
    - **Ende:** nach dem Zug, der höchstens zwei Schätze übrig lässt oder eine Hand, die der Beutel nicht füllt. Gleichstand: die nächstschwächere.

te-rule-board-advanced = **Fortgeschrittener Plan:** andere Flüsse, 14 Schätze; die außerhalb der Flüsse sind zuerst zu nehmen.
te-rule-war-support-english = **Englische Variante:** In Krieg und Aufstand darfst du nur Plättchen dazulegen, wenn das den Sieg bringen kann: der Angriff genug, um die Stärke der Verteidigung auf dem Brett zu übertreffen, die Verteidigung genau so viele, dass es gleich steht.
te-rule-monuments-ziggurat = **Zikkurat:** Fünf Plättchen einer Farbe im Kreuz dürfen dafür gewendet werden, einmal. Ein König in ihrem Königreich bringt am Ende jedes eigenen Zuges 1 Punkt beliebiger Farbe.
te-rule-civilization-buildings-on = **Zivilisationsgebäude:** Drei Plättchen einer Farbe in einer Linie bringen das Gebäude dieser Farbe, eine längere Linie kann es übernehmen. Jedes spätere Plättchen seiner Farbe, das in seinem Königreich punktet, bringt 1 mehr. Sein Plättchen ist vor Krieg und Katastrophe sicher.
te-rule-scoring-open = **Offene Wertung:** Alle sehen jederzeit alle Punkte und Schätze.

te-effect-no-support = Nie Plättchen dazulegen
te-rule-no-support = Wann immer du in einem Konflikt Plättchen dazulegen könntest, wird sofort „Nichts dazulegen“ für dich geantwortet, egal was du hast. Wirst du gerade gefragt, ist das deine Antwort. Niemand sonst erfährt es.

## Words: spheres, pieces, dynasties, categories of the score

te-word-black = Schwarz
te-word-red = Rot
te-word-blue = Blau
te-word-green = Grün
te-word-treasures = Schätze

te-word-settlement = Siedlung
te-word-temple = Tempel
te-word-farm = Bauernhof
te-word-market = Markt

te-word-king = König
te-word-priest = Priester
te-word-farmer = Bauer
te-word-trader = Händler

te-word-palace = Palast
te-word-library = Bibliothek
te-word-granary = Kornspeicher
te-word-market-hall = Markthalle

te-word-archer = Schütze
te-word-bull = Stier
te-word-potter = Töpfer
te-word-lion = Löwe

## Set-up options

te-option-board = Plan
te-option-board-standard = Standard
te-option-board-advanced = Fortgeschritten
te-option-war-support = Verstärkung
te-option-war-support-standard = Standardregeln
te-option-war-support-english = Englische Variante
te-option-monuments = Monumente
te-option-monuments-standard = Standard
te-option-monuments-ziggurat = Mit der Zikkurat
te-option-civilization-buildings = Zivilisationsgebäude
te-option-civilization-buildings-off = Ohne
te-option-civilization-buildings-on = Mit
te-option-scoring = Punkte
te-option-scoring-hidden = Verborgen
te-option-scoring-open = Offen

## The log

te-event-leader-placed = { $seat } setzt den { $leader_id ->
    [farmer] Bauern
   *[other] { $leader }
} auf { $square }.
te-event-leader-moved = { $seat } versetzt den { $leader_id ->
    [farmer] Bauern
   *[other] { $leader }
} von { $from } auf { $square }.
te-event-leader-withdrawn = { $seat } zieht den { $leader_id ->
    [farmer] Bauern
   *[other] { $leader }
} von { $square } zurück.
te-event-leader-home = { $cause ->
    [homeless] Neben { $square } ist kein Tempel mehr: Der { $leader } kehrt zu { $seat } zurück.
   *[other] Der { $leader } auf { $square } kehrt zu { $seat } zurück.
}
te-event-tile-placed = { $seat } legt { $tile_id ->
    [settlement] eine Siedlung
   *[other] einen { $tile }
} auf { $square }.
te-event-scored = { $seat } bekommt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} in { $colour }{ $cause ->
    [king] { " " }durch den König
    [building] { " " }zusätzlich für das Gebäude
    [revolt] { " " }für den Aufstand
    [war] { " " }für den Krieg
    [monument] { " " }von einem Monument
    [ziggurat] { " " }von der Zikkurat
   *[tile] { "" }
}.
te-event-scored-many = { $seat } bekommt von Monumenten je { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}: { $colour_list }.
te-event-united = { $wars ->
    [0] { $square } vereint zwei Königreiche friedlich und bringt nichts.
    [one] { $square } vereint zwei Königreiche und bringt nichts. Das bedeutet Krieg.
   *[other] { $square } vereint zwei Königreiche und bringt nichts. { $wars } Kriege stehen an; { $seat } wählt die Reihenfolge.
}
te-event-war-due = Steht an: der Krieg in { $colour }, { $seat } gegen { $defender_seat }, { $tile_id ->
    [settlement] Siedlungen
    [farm] Bauernhöfe
    [market] Märkte
   *[other] { $tile }
} { $attack } : { $defence } auf dem Brett.
te-event-war-begun = Der Krieg in { $colour }: { $seat } greift { $defender_seat } an, { $tile_id ->
    [settlement] Siedlungen
    [farm] Bauernhöfe
    [market] Märkte
   *[other] { $tile }
} { $attack } : { $defence } auf dem Brett.
te-event-revolt-begun = Aufstand: { $seat } greift den { $leader_id ->
    [farmer] Bauern
   *[other] { $leader }
} von { $defender_seat } an, { $tile } { $attack } : { $defence } auf dem Brett.
te-event-supported = { $count ->
    [0] { $seat } legt nichts dazu: Stärke { $strength }.
   *[other] { $seat } legt dazu: { $count } { $tile_id ->
        [settlement] { $count ->
            [one] Siedlung
           *[other] Siedlungen
        }
        [farm] { $count ->
            [one] Bauernhof
           *[other] Bauernhöfe
        }
        [market] { $count ->
            [one] Markt
           *[other] Märkte
        }
       *[other] { $tile }
    }, Stärke { $strength }.
}
te-event-revolt-won = { $tie ->
    [yes] Der Aufstand endet { $strength } : { $weaker }, ein Gleichstand: Die Verteidigung, { $seat }, gewinnt gegen { $loser_seat }.
   *[no] Der Aufstand endet { $strength } : { $weaker }: { $seat } gewinnt gegen { $loser_seat }.
}
te-event-war-won = { $tie ->
    [yes] Der Krieg in { $colour } endet { $strength } : { $weaker }, ein Gleichstand: Die Verteidigung, { $seat }, gewinnt gegen { $loser_seat }.
   *[no] Der Krieg in { $colour } endet { $strength } : { $weaker }: { $seat } gewinnt gegen { $loser_seat }.
}
te-event-revolt-won-earlier = Der Aufstand endet { $strength } : { $weaker }: { $seat } gewinnt gegen { $loser_seat }.
te-event-war-won-earlier = Der Krieg in { $colour } endet { $strength } : { $weaker }: { $seat } gewinnt gegen { $loser_seat }.
te-event-war-off = Der Krieg in { $colour } fällt aus: Seine Anführer sind nicht mehr in einem Königreich.
te-event-tiles-lost = { $seat } verliert { $count } { $tile_id ->
    [settlement] { $count ->
        [one] Siedlung
       *[other] Siedlungen
    }
    [farm] { $count ->
        [one] Bauernhof
       *[other] Bauernhöfe
    }
    [market] { $count ->
        [one] Markt
       *[other] Märkte
    }
   *[other] { $tile }
}: { $squares }.
te-event-catastrophe-placed = { $tile ->
    [none] { $seat } legt eine Katastrophe auf { $square }.
   *[other] { $seat } legt eine Katastrophe auf { $square }; dort geht verloren: { $tile }.
}
te-event-building-placed = { $seat } setzt ein Gebäude auf { $square }: { $building }.
te-event-building-moved = { $seat } versetzt ein Gebäude von { $from } auf { $square }: { $building }.
te-event-building-returned = Ein Gebäude geht von { $square } zurück in den Vorrat: { $building }.
te-event-declined = { $what ->
    [building] { $seat } setzt hier kein Zivilisationsgebäude.
   *[monument] { $seat } baut hier kein Monument.
}
te-event-monument-built = { $seat } baut das Monument { $first } und { $second }; sein Feld oben links ist { $square }.
te-event-ziggurat-built = { $seat } baut die Zikkurat um { $square }.
te-event-point-due = { $seat } wählt eine Farbe für den Punkt der Zikkurat.
te-event-treasures-taken = { $seat } nimmt { $count } { $count ->
    [one] Schatz
   *[other] Schätze
}: { $squares }.
te-event-passed = { $seat } passt.
te-event-exchanged = { $seat } tauscht { $count } Plättchen.
te-event-exchanged-own = Du tauschst { $count } Plättchen: { $tiles }.
te-event-drawn = { "" }
te-event-drawn-own = Du ziehst: { $tiles }.
te-event-turn-ended = { "" }
te-event-game-over = { "" }

te-announce = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen gemeinsam
} mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} in der schwächsten Farbe!
te-reason-treasures = Auf dem Brett sind nicht mehr als zwei Schätze übrig.
te-reason-bag = Im Beutel waren zu wenige Plättchen zum Ziehen.

te-tie-second-lowest = Die schwächsten Farben sind gleich; die zweitschwächste entscheidet.
te-tie-third-lowest = Die zwei schwächsten Farben sind gleich; die drittschwächste entscheidet.
te-tie-highest = Die drei schwächsten Farben sind gleich; die stärkste entscheidet.

## Refusals

error-te-not-your-turn = Am Zug ist { $active_seat }.
error-te-not-asked = Gefragt ist jetzt { $asked_seat }.
error-te-war-first = Zwei Königreiche sind vereint: Wähle zuerst, welcher Krieg als Nächstes kommt.
error-te-support-first = Es gibt einen Konflikt: Sag zuerst, wie viele Plättchen du von der Hand dazulegst.
error-te-building-first = Setz zuerst das Zivilisationsgebäude auf die Linie, oder lass es.
error-te-monument-first = Bau zuerst auf den Plättchen, die du vervollständigt hast, oder lass es.
error-te-treasure-first = Wähle zuerst, welcher Schatz bleibt.
error-te-actions-used = Beide Aktionen dieses Zuges sind verbraucht. Beende deinen Zug, oder geh einen Schritt zurück.
error-te-point-first = Wähle zuerst die Farbe des Punktes der Zikkurat.
error-te-actions-left = { $actions ->
    [one] Du hast noch 1 Aktion. Nutze sie, oder wähle „Passen“.
   *[other] Du hast noch { $actions } Aktionen. Nutze sie, oder wähle „Passen“ für jede, die du nicht nutzt.
}
error-te-no-war = Jetzt ist kein Krieg zu wählen.
error-te-no-conflict = Jetzt gibt es keinen Konflikt zu verstärken.
error-te-no-building = Jetzt lässt sich kein Zivilisationsgebäude setzen.
error-te-no-monument = Jetzt lässt sich kein Monument bauen; dafür muss gerade ein Plättchen gelegt sein.
error-te-nothing-to-decline = Jetzt gibt es nichts abzulehnen.
error-te-no-treasures = Jetzt sind keine Schätze zu nehmen.
error-te-no-point = Jetzt steht kein Punkt der Zikkurat an.
error-te-no-such-square = Das Brett hat kein Feld { $square }; es geht von A1 bis P11.
error-te-occupied = { $square } ist schon besetzt.
error-te-ruined = { $square } ist zerstört; dort kann nie mehr etwas liegen.
error-te-leader-same-square = Dein { $leader } steht schon auf { $square }.
error-te-leader-on-river = { $square } ist Fluss; der { $leader } braucht Land.
error-te-leader-no-temple = Neben { $square } liegt kein Tempel; der { $leader } braucht einen.
error-te-leader-joins-kingdoms = Auf { $square } würde der { $leader } zwei Königreiche verbinden; das darf nur ein Plättchen.
error-te-leader-not-on-board = Dein { $leader } steht nicht auf dem Brett.
error-te-tile-not-held = { $held ->
    [0] Davon hast du nichts: { $tile }.
   *[other] Davon hast du nur { $held }: { $tile }.
}
error-te-farm-on-land = { $square } ist Land; auf den Fluss gehört: { $tile }.
error-te-tile-on-river = { $square } ist Fluss; auf Land gehört: { $tile }.
error-te-three-kingdoms = { $square } grenzt an { $kingdoms } Königreiche; ein Plättchen darf an höchstens zwei grenzen.
error-te-no-catastrophe = Du hast kein Katastrophenplättchen mehr.
error-te-catastrophe-on-leader = Auf { $square } steht ein Anführer; dort kann keine Katastrophe hin.
error-te-catastrophe-on-treasure = Auf { $square } liegt ein Schatz; dort kann keine Katastrophe hin.
error-te-catastrophe-on-monument = Auf { $square } steht ein Monument oder die Zikkurat; dort kann keine Katastrophe hin.
error-te-catastrophe-on-building = Auf { $square } steht ein Zivilisationsgebäude; dort kann keine Katastrophe hin.
error-te-catastrophe-on-ruin = { $square } ist schon zerstört.
error-te-exchange-count = Wähle ein bis sechs Plättchen der Hand zum Tauschen.
error-te-war-not-open = Hier gibt es keinen Krieg in { $colour }.
error-te-support-not-held = { $held ->
    [0] Davon hast du nichts zum Dazulegen: { $tile }.
   *[other] Davon hast du nur { $held } zum Dazulegen: { $tile }.
}
error-te-english-attack = Auf dem Brett steht es { $attack } gegen { $defence }: Leg nichts dazu, oder genug für mehr als { $defence }.
error-te-english-defence = Der Angriff hat { $attack }, du hast { $defence }: Leg nichts dazu, oder genau so viel, dass du auch { $attack } hast.
error-te-building-not-longer = Die Linie durch { $square } ist nicht länger als die des Gebäudes ({ $building }), nämlich { $length }.
error-te-building-off-line = { $square } liegt nicht auf einer Linie von drei oder mehr mit dem gerade gelegten Plättchen; das Gebäude ({ $building }) kann dort nicht hin.
error-te-monument-built = Das Monument { $first }/{ $second } ist schon gebaut.
error-te-monument-colour = Das Monument { $first }/{ $second } passt nicht dazu: { $tile }.
error-te-monument-square = { $square } ist nicht oben links von vier offenen Plättchen einer Farbe.
error-te-monument-without-tile = Das Quadrat ab { $square } enthält nicht das gerade auf { $placed } gelegte Plättchen.
error-te-ziggurat-off = Dieses Spiel geht ohne die Zikkurat.
error-te-ziggurat-built = Die Zikkurat ist schon gebaut.
error-te-ziggurat-no-cross = { $square } ist nicht die Mitte eines einfarbigen Kreuzes mit dem gerade gelegten Plättchen.
error-te-leave-not-there = Auf { $square } liegt kein Schatz dieses Königreichs.
error-te-leave-priority = Der Schatz auf { $square } ist vor anderen zu nehmen; lass einen anderen liegen.

## Menus

te-what = Was möchtest du tun?
te-what-leader = Anführer: dein { $leader }
te-what-withdraw = Anführer: { $leader } zurückziehen
te-what-tile = Plättchen: { $tile } legen
te-what-catastrophe = Eine Katastrophe legen
te-what-exchange = Plättchen tauschen
te-what-pass = Passen
te-what-building = Das Gebäude setzen
te-what-monument = Ein Monument bauen
te-what-ziggurat = Die Zikkurat bauen
te-what-decline = Nichts bauen
te-what-end = Deinen Zug beenden

te-word = { $word }
te-end = Ist dein Zug vorbei?
te-where-leader = Wohin kommt dein { $leader }?
te-where-leader-meaning = Auf Land neben einen Tempel; hat ein Königreich schon so einen Anführer, gibt es einen Aufstand.
te-where-tile = Wohin legst du: { $tile }?
te-where-tile-meaning = In einem Königreich bringt es dem Anführer seiner Farbe 1 Punkt, sonst dem König; zwischen zwei Königreichen kann es Kriege auslösen.
te-where-catastrophe = Welches Feld zerstörst du?
te-where-catastrophe-meaning = Ein Plättchen dort ist verloren, und nie mehr kann dort etwas liegen.
te-where-building = Wohin kommt das Gebäude?
te-where-building-meaning = Jedes Plättchen deiner Linie geht; jedes spätere seiner Farbe, das in seinem Königreich punktet, bringt 1 mehr.
te-where-ziggurat = Um welches Feld baust du die Zikkurat?
te-where-ziggurat-meaning = Ein König in ihrem Königreich bringt am Ende jedes eigenen Zuges 1 Punkt beliebiger Farbe.
te-region = Zeile { $region }
te-region-question = Welche Zeile?
te-which-monument = Welches Monument baust du?
te-which-monument-meaning = Vier Plättchen (genannt: oben links) werden gewendet; es zahlt je Zug deinen Anführern der Farben.
te-monument = { $first } und { $second } auf { $square }
te-how-many = Wie viele Plättchen tauschst du?
te-how-many-meaning = Sie verlassen das Spiel verdeckt, und du ziehst ebenso viele aus dem Beutel.
te-tiles-count = { $count } Plättchen
te-which-tiles = Welche Plättchen tauschst du?
te-which-tiles-meaning = Sie verlassen das Spiel verdeckt, und du ziehst ebenso viele aus dem Beutel.
te-tiles = { $tiles }
te-which-war = Welcher Krieg kommt als Nächstes?
te-which-war-meaning = Die Kriege um ein Plättchen kommen nacheinander, und jeder kann den nächsten verändern.
te-fight = Der Krieg in { $word }
te-support = Wie viele Plättchen legst du von der Hand dazu?
te-support-meaning = Dazugelegte Plättchen verlassen das Spiel, egal wer gewinnt; Gleichstand gewinnt die Verteidigung.
te-asked-support = { $kind ->
    [revolt] Im Aufstand
   *[war] Im Krieg in { $colour }
} hast du { $own }, { $seat } { $other }: Wie viele { $tile_id ->
    [settlement] Siedlungen
    [farm] Bauernhöfe
    [market] Märkte
   *[other] { $tile }
} legst du dazu?
te-support-count = { $count ->
    [0] Nichts dazulegen
   *[other] { $count } dazulegen
}
te-leave = Welcher Schatz bleibt auf dem Brett?
te-leave-meaning = Dein Händler nimmt alle anderen im Königreich; jeder ist am Ende 1 Punkt beliebiger Farbe.
te-which-point = Welche Farbe hat der Punkt der Zikkurat?
te-which-point-meaning = Am Ende zählt nur deine schwächste Farbe.

## So many of a tile in a list

te-times-settlement = { $count ->
    [one] Siedlung
   *[other] { $count } Siedlungen
}
te-times-temple = { $count ->
    [one] Tempel
   *[other] { $count } Tempel
}
te-times-farm = { $count ->
    [one] Bauernhof
   *[other] { $count } Bauernhöfe
}
te-times-market = { $count ->
    [one] Markt
   *[other] { $count } Märkte
}

## What a choice leads to, on one short line

te-outlook-action = Weiter mit Aktion { $number }, oder jetzt bestätigen.
te-progress = Aktion { $number } von 2.

# An answer with what is known of it.
te-you = du
te-hint-leader = { $square ->
    [none] noch nicht auf dem Brett
   *[other] jetzt auf { $square }
}
te-hint-held = { $count } auf der Hand
te-hint-left = noch { $count }
te-hint-alone = kein Königreich, kein Punkt
te-hint-no-point = kein Punkt: weder dieser Anführer noch ein König
te-hint-point = { $points } { $colour } für { $seat ->
    [du] dich
   *[other] { $seat }
}{ $king ->
    [yes] { " " }durch den König
   *[no] { "" }
}
te-hint-peace = vereint zwei Königreiche friedlich, kein Punkt
te-hint-wars = löst { $war_list_count ->
    [one] einen Krieg
   *[other] { $war_list_count } Kriege
} aus: { $war_list }
te-hint-war = { $colour } ({ $fight })
te-hint-fight = { $seat } { $attack } zu { $defender_seat } { $defence }
te-hint-revolt = Aufstand gegen { $seat }, { $attack } zu { $defence } auf dem Brett
te-hint-temples = neben { $count } Tempel
te-hint-joins = kommt zu { $own ->
    [yes] deinem Königreich{ $others_count ->
        [0] { "" }
       *[other] { " " }mit { $others }
    }
   *[no] einem Königreich ({ $others })
}
te-hint-ruin = { $tile ->
    [none] ein leeres Feld
   *[other] verloren: { $tile }
}
te-hint-build = { $what ->
    [building] ein Gebäude kann folgen
   *[monument] ein Monument kann folgen
}
te-hint-income = je Zug { $points } { $colour ->
    [none] beliebiger Farbe
   *[other] { $colour }
} für { $seat ->
    [du] dich
   *[other] { $seat }
}
te-hint-splits = teilt ein Königreich
te-hint-treasures = { $count } { $count ->
    [one] Schatz
   *[other] Schätze
} für { $seat ->
    [du] dich
   *[other] { $seat }
}
te-hint-cut-off = { $count } { $count ->
    [one] Schatz
   *[other] Schätze
} von { $seat ->
    [du] dir
   *[other] { $seat }
} abgeschnitten
te-hint-homeless = kehrt zurück: { $leader_list }
te-hint-own-leader = dein { $leader } ({ $square })
te-hint-attack = { $own } zu { $other }, { $outcome ->
    [win] du gewinnst
    [tie] Gleichstand, die Verteidigung gewinnt
    [lose] du verlierst
   *[open] du gewinnst, außer { $seat } legt { $need } oder mehr dazu
}
te-hint-defence = { $own } zu { $other }, { $outcome ->
    [win] du gewinnst
    [tie] du gewinnst den Gleichstand
   *[lose] du verlierst
}

## Where a move differs from another: it gains by this (more) or loses (less)

te-term-weakest = deine schwächste Farbe gewinnt { $change ->
    [more] mehr
   *[less] weniger
}
te-term-colours = deine anderen Farben gewinnen { $change ->
    [more] mehr
   *[less] weniger
}
te-term-leaders = deine Anführer werden { $change ->
    [more] mehr
   *[less] weniger
} einbringen
te-term-kingship = dein König bringt { $change ->
    [more] mehr
   *[less] weniger
} in Farben ohne Anführer
te-term-monuments = Monumente zahlen dir { $change ->
    [more] mehr
   *[less] weniger
}
te-term-guard = deine Anführer sind vor Aufständen { $change ->
    [more] sicherer
   *[less] weniger sicher
}
te-term-wars = mögliche Kriege begünstigen dich { $change ->
    [more] mehr
   *[less] weniger
}
te-term-hand = deine Hand passt { $change ->
    [more] besser
   *[less] schlechter
} zu deinen Anführern
te-term-rivals = die stärkste Gegenseite kann auf { $change ->
    [more] weniger
   *[less] mehr
} hoffen
te-term-won = dein Platz am Ende ist { $change ->
    [more] besser
   *[less] schlechter
}

## The board in words

te-won = Das Spiel ist vorbei. { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} in der schwächsten Farbe.
te-turn = { $phase ->
    [action] { $seat } ist am Zug: Aktion { $number } von 2.
    [war] { $seat } wählt, welcher Krieg um { $square } als Nächstes kommt: { $war_list }.
    [building] { $seat } darf ein Gebäude setzen oder versetzen: { $building }.
    [monument] { $seat } darf mit dem Plättchen auf { $square } bauen.
    [treasure] { $seat } wählt, welcher Schatz auf dem Brett bleibt.
    [ziggurat] { $seat } wählt die Farbe des Punktes der Zikkurat.
   *[confirm] { $seat } hat beide Aktionen verbraucht und kann den Zug beenden.
}
te-war = { $colour } ({ $seat } { $attack } : { $defence } { $defender_seat })
te-conflict = { $kind ->
    [revolt] Aufstand: { $seat } greift den { $leader_id ->
        [farmer] Bauern
       *[other] { $leader }
    } von { $defender_seat } an
   *[war] Der Krieg in { $colour } um { $square }: { $seat } greift { $defender_seat } an
}, { $tile_id ->
    [settlement] Siedlungen
    [farm] Bauernhöfe
    [market] Märkte
   *[other] { $tile }
} { $attack } : { $defence }{ $committed ->
    [none] { " " }auf dem Brett. { $seat } wird nach Verstärkung gefragt.
    [0] { " " }(der Angriff hat nichts dazugelegt). { $defender_seat } wird nach Verstärkung gefragt.
   *[other] { " " }(der Angriff hat { $committed } dazugelegt). { $defender_seat } wird nach Verstärkung gefragt.
}
te-last = Zuletzt verändert: { $square_list }.

te-board-title = **Euphrat & Tigris**, es begann { $first }
te-board-bag = Plättchen im Beutel: { $bag }. Offen aus dem Spiel: { $tile_list }. Verdeckt getauscht: { $discarded }.
te-board-conflict = **{ $kind ->
    [revolt] Aufstand
   *[war] Krieg, { $colour }
}**: es zählen { $tile_id ->
    [settlement] Siedlungen
    [farm] Bauernhöfe
    [market] Märkte
   *[other] { $tile }
}
te-board-party = { $role ->
    [attacker] Angriff
   *[defender] Verteidigung
} { $seat }: { $leader } auf { $square }, Stärke { $strength } durch { $tile_list }{ $committed ->
    [none] { "" }
   *[other] { " " }und { $committed } von der Hand
}. Seite: { $square_list }
te-board-kingdoms = **Königreiche**
te-board-no-kingdoms = Noch gibt es kein Königreich.
te-board-kingdom = Königreich { $number }: { $leader_list }; { $tile_list }; Felder { $square_list }
te-board-kingdom-more = { $kingdom }; { $more_list }
te-board-leader = { $leader } von { $seat } ({ $square })
te-board-kingdom-treasures = { $count ->
    [one] Schatz
   *[other] Schätze
} auf { $square_list }
te-board-kingdom-monument = Monument { $first } und { $second }
te-board-kingdom-ziggurat = Zikkurat
te-board-seat = **{ $seat }**: { $dynasty }, { $hand } Plättchen auf der Hand, noch { $catastrophes } { $catastrophes ->
    [one] Katastrophe
   *[other] Katastrophen
}
te-board-points = Punkte: { $point_list }, Schätze { $won }
te-board-point = { $colour } { $points }
te-board-finals = Mit den Schätzen: { $point_list }
te-board-leaders = Anführer auf dem Brett: { $leader_list }
te-board-own-leader = { $leader } ({ $square })
te-board-supply = Anführer im Vorrat: { $leader_list }
te-board-tiles = **Plättchen**
te-board-line = { $tile }: { $square_list }
te-board-flipped = Gewendete Plättchen: { $square_list }
te-board-ruins = Zerstörte Felder: { $square_list }
te-board-treasures = Schätze: { $square_list }
te-board-priority = { $square } (zuerst)
te-board-buildings = Zivilisationsgebäude: { $building_list }
te-board-building = { $building } ({ $square })
te-board-monuments = Monumente: { $monument_list }
te-board-monument = { $first } und { $second } auf { $square_list }
te-board-ziggurat = Zikkurat: { $square_list }, Mitte { $square }
te-board-unbuilt = Noch zu bauende Monumente: { $monument_list }
te-board-pair = { $first } und { $second }
te-board-union = Vereinigungsplättchen: { $square }; solange Kriege geführt werden, verbindet es nichts.
te-board-rivers = **Flüsse nach Zeilen**
te-board-river = Zeile { $number }: { $span_list }
te-ask-ruins = Zerstörte Felder
te-ask-rivers = Flüsse
te-ask-buildings = Gebäude und Monumente
te-ask-kingdom = Königreich { $number }
te-ask-leader = { $seat } ({ $square }): { $revolt } im Aufstand, { $war } im Krieg, ohne Plättchen von der Hand
te-board-span = { $first } bis { $last }

te-count = { $count } { $tile_id ->
    [settlement] { $count ->
        [one] Siedlung
       *[other] Siedlungen
    }
    [farm] { $count ->
        [one] Bauernhof
       *[other] Bauernhöfe
    }
    [market] { $count ->
        [one] Markt
       *[other] Märkte
    }
   *[other] { $tile }
}
te-none = keine

te-alt-title = Brett von Euphrat & Tigris.
te-alt-kingdoms = Königreiche:
te-alt-kingdom = Königreich { $number }: { $leader_list } ({ $tile_list }).
te-alt-seat = { $seat }: { $hand } Plättchen auf der Hand, { $catastrophes } { $catastrophes ->
    [one] Katastrophe
   *[other] Katastrophen
}.
te-alt-treasures = Schätze auf { $square_list }.
te-alt-bag = Plättchen im Beutel: { $bag }.

## The pictures

te-head-title = { $phase ->
    [action] { $seat }: Aktion { $number } von 2
    [war] { $seat }: welcher Krieg um { $square }?
    [revolt] Aufstand auf { $square }
    [attack] Krieg um { $square }
    [building] { $seat }: { $building } setzen?
    [monument] { $seat }: Monument bauen?
    [treasure] { $seat }: welcher Schatz bleibt?
    [ziggurat] { $seat }: welche Farbe?
   *[confirm] { $seat }: Zugende
}
te-head-detail = { $bag } im Beutel
te-head-fight = { $tile_id ->
    [settlement] Siedlungen
    [farm] Bauernhöfe
    [market] Märkte
   *[other] { $tile }
}: { $attacker }, { $defender }
te-head-war = { $colour } { $attack } : { $defence }
te-head-asked = { $seat } { $strength } + ?
te-head-committed = { $seat } { $board }+{ $committed } = { $strength }

te-hand-title = Deine Hand
te-hand-points = Punkte
te-hand-weakest = die schwächste zählt
te-hand-no-tiles = keine Plättchen
te-hand-supply = Dein Vorrat
te-hand-catastrophes = noch { $count }
te-hand-bag = { $bag } im Beutel

te-hand = Deine Plättchen: { $tile_list }.
te-hand-own-points = Deine Punkte: { $point_list }, Schätze { $won }.
te-hand-own-supply = Anführer im Vorrat: { $leader_list }. Katastrophen übrig: { $catastrophes }.

te-score-total = Schwächste Farbe

te-preset-basic = Grundspiel
te-preset-advanced = Fortgeschrittenes Spiel

## Slash commands (100 characters at most)

command-tigris-description = Züge in Euphrat & Tigris
command-tigris-tile = Ein Plättchen legen
command-tigris-which-tile = Welches Plättchen der Hand
command-tigris-square = Das Feld, etwa E7
command-tigris-leader = Einen deiner Anführer setzen oder versetzen
command-tigris-which-leader = Welcher Anführer
command-tigris-withdraw = Einen deiner Anführer zurückziehen
command-tigris-catastrophe = Eine Katastrophe legen
command-tigris-exchange = Ein bis sechs Plättchen der Hand tauschen
command-tigris-which-tiles = Welche Plättchen, etwa temple temple farm
command-tigris-pass = Bei einer Aktion passen
command-tigris-end = Deinen Zug beenden
command-tigris-war = Den Krieg wählen, der als Nächstes kommt
command-tigris-which-war = Seine Plättchen
command-tigris-support = Plättchen der Hand zum Konflikt dazulegen
command-tigris-count = Wie viele; 0 legt nichts dazu
command-tigris-monument = Ein Monument auf den vervollständigten Plättchen bauen
command-tigris-which-monument = Seine Plättchen und das Feld oben links, etwa temple market E7
command-tigris-ziggurat = Die Zikkurat auf dem vervollständigten Kreuz bauen
command-tigris-centre = Die Mitte des Kreuzes, etwa E7
command-tigris-building = Das Zivilisationsgebäude auf deine neue Linie setzen oder versetzen
command-tigris-decline = Jetzt nichts bauen oder versetzen
command-tigris-treasure = Die Schätze im Königreich deines Händlers nehmen, alle bis auf einen
command-tigris-leave = Das Feld des Schatzes, der bleibt
command-tigris-point = Die Farbe des Punktes der Zikkurat wählen
command-tigris-which-colour = Welche Farbe

# A total with what is counted.
te-total = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## What is chosen with each option, on one line.

te-about-board = Der Standardplan, oder der fortgeschrittene mit anderen Flüssen und 14 Schätzen.
te-about-war-support = Wie viele Plättchen sich im Krieg und im Aufstand von der Hand dazulegen lassen.
te-about-monuments = Mit der Zikkurat dürfen fünf Plättchen im Kreuz zu ihr werden.
te-about-civilization-buildings = Mit ihnen bringen drei Plättchen in einer Linie ein Gebäude.
te-about-scoring = Verborgen bis zum Ende, oder für alle offen.

## A guided first turn

te-guide-1 = **1 von 4** Du hast zwei Aktionen. Beginn mit einem Anführer: Er steht neben einem Tempel und sammelt Punkte seiner Farbe für dich.
te-guide-2 = **2 von 4** Leg dann Plättchen in sein Königreich: Jedes gibt dort dem Anführer seiner Farbe 1 Punkt dieser Farbe.
te-guide-3 = **3 von 4** Am Ende zählt nur deine schwächste Farbe, darum brauchst du von allen vieren etwas: Rot, Grün, Blau und Schwarz.
te-guide-4 = **4 von 4** Die Liste über den Antworten sagt was, die Antworten sagen wo. Wähle, sieh dir das Bild an, wähle deine zweite Aktion, drück dann den grünen Knopf.
