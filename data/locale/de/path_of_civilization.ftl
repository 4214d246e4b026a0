# Path of Civilization, for one to five players

pc-name = Path of Civilization

pc-help =
    { "" }**Path of Civilization**: neun Runden vom ersten Stamm bis zur Raumfahrt; alle entscheiden gleichzeitig. Die meisten SP gewinnen. Aufbau und Technologien sind die des veröffentlichten Spiels; Wunder, Leitfiguren, Ereignisse und Plättchen sind ein eigener Satz.
    - **A, Projekt:** Von deinen Technologien bringen zwei Figuren (linke Seite) und zwei Forschung (rechte Seite); der Rest ist für immer aus dem Spiel.
    - **B, Einsatz:** Deine Figuren kommen, höchstens so viele wie deine Bevölkerungsgrenze.
    - **C, Entwicklung:** Mit genug Philosophen musst du eine Philosophiestufe steigen; sie bringt einen Vorteil. Dann zahlen Baumeister für ein Wunder und Gesandte für eine Leitfigur. Wollen mehrere dieselbe Karte, entscheidet die Reihenfolge der Arten auf ihren Tafeln; die anderen zahlen nichts.
    - **D, Forschung:** Deine Forschung kommt, wieder höchstens bis zur Grenze.
    - **E, Kauf:** Kaufe genau eine Technologie. Sie bringt einen Bonus und kommt nächste Runde auf deine Hand.
    - **F, Ereignis, ab Runde 3:** Bei einer **Herausforderung** sind deine Karten ihrer Art und deine Weisen Chronikpunkte: Jeder ist ein SP, mehrere bringen einen Bonus. In einer **Schlacht** zählt eine Einheit 2 und Militärerbe 1; die Stärksten bekommen das Beste, und eine äußere Bedrohung kämpft mit.
    - **Leitfiguren:** Eine lebt; die vorige kommt auf den Friedhof, wo manche weiterhelfen.
    - **Ende:** SP von Technologien, Philosophiestufe, Bevölkerung, Leitfiguren, Wundern und Plättchen, dazu 1 je 2 übrige Baumeister, Gesandte und Philosophen.
    - **/civ card** zeigt jede Karte; **Genauer ansehen…** öffnet jede Zivilisation und jeden Markt.

## Words: types, agents

pc-word-culture = Kultur
pc-word-science = Wissenschaft
pc-word-spirituality = Spiritualität
pc-word-industry = Industrie
pc-word-military = Militär
pc-word-builder = Baumeister
pc-word-ambassador = Gesandte
pc-word-philosopher = Philosoph
pc-word-sage = Weise
pc-word-unit = Einheit

## ... categories of the score

pc-word-technologies = Technologien
pc-word-philosophy = Philosophie
pc-word-population = Bevölkerung
pc-word-leaders = Leitfiguren
pc-word-wonders = Wunder
pc-word-vp-tokens = SP-Plättchen
pc-word-leftovers = übrige Figuren

## Technologies

pc-word-tech-culture-0 = Stamm
pc-word-tech-culture-1 = Schrift
pc-word-tech-culture-2 = Theater
pc-word-tech-culture-3 = Buchdruck
pc-word-tech-culture-4 = Internet
pc-word-tech-science-0 = Feuer
pc-word-tech-science-1 = Mathematik
pc-word-tech-science-2 = Astronomie
pc-word-tech-science-3 = Elektrizität
pc-word-tech-science-4 = Raumfahrt
pc-word-tech-spirituality-0 = Riten
pc-word-tech-spirituality-1 = Polytheismus
pc-word-tech-spirituality-2 = Mönchtum
pc-word-tech-spirituality-3 = Humanismus
pc-word-tech-spirituality-4 = Menschenrechte
pc-word-tech-industry-0 = Werkzeuge
pc-word-tech-industry-1 = Mauerwerk
pc-word-tech-industry-2 = Metallurgie
pc-word-tech-industry-3 = Kohle
pc-word-tech-industry-4 = Robotik
pc-word-tech-military-0 = Jagd
pc-word-tech-military-1 = Bronzewaffen
pc-word-tech-military-2 = Reiterei
pc-word-tech-military-3 = Schießpulver
pc-word-tech-military-4 = Luftfahrt

## Wonders

pc-word-wonder-hanging-gardens = Hängende Gärten der Semiramis
pc-word-wonder-theatre-epidaurus = Theater von Epidauros
pc-word-wonder-library-alexandria = Bibliothek von Alexandria
pc-word-wonder-stonehenge = Stonehenge
pc-word-wonder-temple-artemis = Tempel der Artemis
pc-word-wonder-gobekli-tepe = Göbekli Tepe
pc-word-wonder-great-pyramid = Große Pyramide von Gizeh
pc-word-wonder-pont-du-gard = Pont du Gard
pc-word-wonder-colossus-rhodes = Koloss von Rhodos
pc-word-wonder-great-wall = Große Mauer
pc-word-wonder-alhambra = Alhambra
pc-word-wonder-sistine-chapel = Sixtinische Kapelle
pc-word-wonder-ulugh-beg = Sternwarte des Ulugh Beg
pc-word-wonder-house-of-wisdom = Haus der Weisheit
pc-word-wonder-angkor-wat = Angkor Wat
pc-word-wonder-hagia-sophia = Hagia Sophia
pc-word-wonder-machu-picchu = Machu Picchu
pc-word-wonder-grand-canal = Kaiserkanal
pc-word-wonder-krak = Krak des Chevaliers
pc-word-wonder-himeji = Burg Himeji
pc-word-wonder-eiffel = Eiffelturm
pc-word-wonder-sydney-opera = Opernhaus von Sydney
pc-word-wonder-greenwich = Sternwarte von Greenwich
pc-word-wonder-lhc = Large Hadron Collider
pc-word-wonder-sagrada = Sagrada Família
pc-word-wonder-lotus = Lotustempel
pc-word-wonder-suez = Suezkanal
pc-word-wonder-hoover = Hoover-Damm
pc-word-wonder-arc = Arc de Triomphe
pc-word-wonder-brandenburg = Brandenburger Tor

## Leaders

pc-word-leader-pericles = Perikles
pc-word-leader-sappho = Sappho
pc-word-leader-imhotep = Imhotep
pc-word-leader-hypatia = Hypatia
pc-word-leader-ashoka = Ashoka
pc-word-leader-confucius = Konfuzius
pc-word-leader-hammurabi = Hammurabi
pc-word-leader-qin = Qin Shihuangdi
pc-word-leader-alexander = Alexander der Große
pc-word-leader-hannibal = Hannibal
pc-word-leader-medici = Lorenzo de’ Medici
pc-word-leader-murasaki = Murasaki Shikibu
pc-word-leader-khwarizmi = Al-Chwarizmi
pc-word-leader-galileo = Galileo Galilei
pc-word-leader-hildegard = Hildegard von Bingen
pc-word-leader-aquinas = Thomas von Aquin
pc-word-leader-musa = Mansa Musa
pc-word-leader-zheng-he = Zheng He
pc-word-leader-genghis = Dschingis Khan
pc-word-leader-saladin = Saladin
pc-word-leader-beethoven = Ludwig van Beethoven
pc-word-leader-tagore = Rabindranath Tagore
pc-word-leader-curie = Marie Curie
pc-word-leader-darwin = Charles Darwin
pc-word-leader-gandhi = Mahatma Gandhi
pc-word-leader-king = Martin Luther King
pc-word-leader-watt = James Watt
pc-word-leader-tesla = Nikola Tesla
pc-word-leader-napoleon = Napoleon Bonaparte
pc-word-leader-bolivar = Simón Bolívar

## Challenges

pc-word-challenge-alphabet = Erfindung des Alphabets
pc-word-challenge-earth-measured = Eratosthenes misst die Erde
pc-word-challenge-axial-age = Achsenzeit
pc-word-challenge-bronze-trade = Handel der Bronzezeit
pc-word-challenge-silk-road = Seidenstraße
pc-word-challenge-paper = Papier erreicht den Westen
pc-word-challenge-pilgrim-roads = Große Pilgerwege
pc-word-challenge-watermills = Zeit der Wassermühlen
pc-word-challenge-renaissance = Renaissance
pc-word-challenge-scientific-rev = Wissenschaftliche Revolution
pc-word-challenge-religious-peace = Westfälischer Friede
pc-word-challenge-agri-rev = Agrarrevolution
pc-word-challenge-information-age = Informationszeitalter
pc-word-challenge-space-race = Wettlauf ins All
pc-word-challenge-udhr = Erklärung der Menschenrechte
pc-word-challenge-industrial-rev = Industrielle Revolution

## Battles

pc-word-battle-kadesh = Schlacht bei Kadesch
pc-word-battle-marathon = Schlacht bei Marathon
pc-word-battle-gaugamela = Schlacht von Gaugamela
pc-word-battle-zama = Schlacht bei Zama
pc-word-battle-red-cliffs = Schlacht von Chibi
pc-word-battle-hastings = Schlacht bei Hastings
pc-word-battle-manzikert = Schlacht von Manzikert
pc-word-battle-hattin = Schlacht bei Hattin
pc-word-battle-sekigahara = Schlacht von Sekigahara
pc-word-battle-lepanto = Schlacht von Lepanto
pc-word-battle-agincourt = Schlacht von Azincourt
pc-word-battle-panipat = Schlacht von Panipat
pc-word-battle-waterloo = Schlacht bei Waterloo
pc-word-battle-gettysburg = Schlacht von Gettysburg
pc-word-battle-verdun = Schlacht um Verdun
pc-word-battle-normandy = Landung in der Normandie

## Civilization boards

pc-word-board-amber = Bernstein
pc-word-board-jade = Jade
pc-word-board-lapis = Lapislazuli
pc-word-board-ochre = Ocker
pc-word-board-coral = Koralle

## Benefit tokens

pc-word-token-builder = Zunft
pc-word-token-ambassador = Gesandtschaft
pc-word-token-philosopher = Denkschule
pc-word-token-sage = Akademie
pc-word-token-unit = Aufgebot
pc-word-token-population = Wachstum
pc-word-token-legacy = Waffentradition
pc-word-token-vp = Ansehen
pc-word-token-research = Erkundung
pc-word-token-vocation = Berufung

## ... what is gained, and so many of it

pc-word-vp = SP
pc-word-legacy = Militärerbe
pc-word-research-culture = Kultur-Forschung
pc-word-research-science = Wissenschafts-Forschung
pc-word-research-spirituality = Spiritualitäts-Forschung
pc-word-research-industry = Industrie-Forschung
pc-word-research-military = Militär-Forschung
pc-times-builder = { $count } Baumeister
pc-times-ambassador = { $count } Gesandte
pc-times-philosopher = { $count } { $count ->
    [one] Philosoph
   *[other] Philosophen
}
pc-times-sage = { $count } Weise
pc-times-unit = { $count } { $count ->
    [one] Einheit
   *[other] Einheiten
}
pc-times-vp = { $count } SP
pc-times-population = { $count } Bevölkerung
pc-times-legacy = { $count } Militärerbe
pc-times-research-culture = { $count } Kultur
pc-times-research-science = { $count } Wissenschaft
pc-times-research-spirituality = { $count } Spiritualität
pc-times-research-industry = { $count } Industrie
pc-times-research-military = { $count } Militär

## What happens: a line for each, or a list of what all did at the same time

pc-event-decided = { "" }
pc-event-wished = { "" }
pc-event-named = { "" }
pc-event-ready = { "" }
pc-event-reopened = { "" }
pc-event-revealed = { "" }
pc-event-moved = Neue Absicht von { $seat }: { $card }.
pc-event-displaced = { $seat } darf neu wählen. Nicht mehr zu bekommen: { $card }.
pc-event-round = Runde { $number } beginnt. Neue Wunder: { $wonder_list }. Neue Leitfiguren: { $leader_list }.
pc-event-board-all = Zivilisationstafeln:
pc-event-board = { $seat }: { $board }
pc-event-planned-all = Projekte:
pc-event-planned = { $seat }: links { $left_list }; rechts { $right_list }{ $discarded_list_count ->
    [0] { "" }
   *[other] { "; wirft ab: " }{ $discarded_list }
}
pc-event-deployed-all = Einsatz:
pc-event-deployed = { $seat }: { $agent_list }{ $lost ->
    [0] { "" }
    [one] { "; " }{ $lost } Figur liegt über der Grenze
   *[other] { "; " }{ $lost } Figuren liegen über der Grenze
}
pc-event-advanced-all = Philosophie:
pc-event-advanced = { $seat }: Stufe { $level }
pc-event-tokens = Auf Stufe { $level } aufgedeckte Vorteile: { $token_list }.
pc-event-available = { $seat } behält: { $token }. Aus dem Spiel geht: { $rejected }.
pc-event-benefit-all = Vorteile:
pc-event-benefit = { $seat }: { $times ->
    [1] { $token }
    [2] { $token }, zweimal
   *[other] { $token }, dreimal
}
pc-event-wonder = { $seat } baut ein Wunder für { $cost } Baumeister: { $card }.
pc-event-leader = { $seat } gewinnt eine Leitfigur für { $cost } Gesandte: { $card }.
pc-event-buried = { $card } kommt auf den Friedhof von { $seat }.
pc-event-outbid = Jemand anders hat Vorrang, und { $seat } bekommt nicht: { $card }.
pc-event-threat-took = Die äußere Bedrohung nimmt: { $card_list }.
pc-event-studied-all = Forschung:
pc-event-studied = { $seat }: { $point_list_count ->
    [0] nichts
   *[other] { $point_list }
}{ $lost ->
    [0] { "" }
   *[other] { "; " }{ $lost } verloren
}
pc-event-bought-all = Käufe:
pc-event-bought = { $seat }: { $card }
pc-event-sold-out = { $seat } kommt zu spät: { $card } ist ausverkauft.
pc-event-bought-nothing = { $seat } kann keine Technologie bezahlen.
pc-event-granted = { $challenge }: Die Wirkung gilt ab jetzt für alle.
pc-event-exchanged = { $challenge }: { $seat } tauscht { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
}.
pc-event-history-all = Chronik, { $challenge }:
pc-event-history = { $seat }: { $points } { $points ->
    [one] Chronikpunkt
   *[other] Chronikpunkte
}, { $vp } SP
pc-event-threat = { $battle }: Die äußere Bedrohung hat Stärke { $power }.
pc-event-battle-all = Stärke, { $battle }:
pc-event-battle = { $seat }: Stärke { $power }, { $line ->
    [0] keine Belohnung
   *[other] Belohnung für Rang { $line }
}
pc-event-gained = { $seat } bekommt durch „{ $source }“: { $gain_list }.
pc-event-game-over = Neun Runden sind vorbei: Schlusswertung.

## What is gained or paid

pc-gain-agents = { $agent_id ->
    [builder] { $count } Baumeister
    [ambassador] { $count } Gesandte
    [philosopher] { $count } { $count ->
        [one] Philosoph
       *[other] Philosophen
    }
    [sage] { $count } Weise
   *[unit] { $count } { $count ->
        [one] Einheit
       *[other] Einheiten
    }
}
pc-gain-research = { $count } Forschung ({ $type })
pc-gain-agents-choice = { $count } { $count ->
    [one] Figur
   *[other] Figuren
} deiner Wahl
pc-gain-agents-choice-of = { $count } { $count ->
    [one] Figur
   *[other] Figuren
} deiner Wahl aus { $agents }
pc-gain-research-choice = { $count } Forschung deiner Wahl
pc-gain-research-choice-of = { $count } Forschung deiner Wahl aus { $types }
pc-gain-population = { $count } Bevölkerung
pc-gain-legacy = { $count } Militärerbe
pc-gain-vp = { $count } SP
pc-gain-free-technology = { $bonus ->
    [yes] eine kostenlose Technologie bis Stufe { $level } mit ihrem Bonus
   *[no] eine kostenlose Technologie bis Stufe { $level }
}
pc-list = { $item_list }
pc-nothing = nichts
pc-no-agents = keine Figuren
pc-no-research = keine Forschung

## Effects in words

pc-does-produce-agents = { $gain } bei jedem Einsatz
pc-does-produce-research = { $gain } in jeder Forschungsphase
pc-does-reduce-cost = { $target ->
    [wonder] Wunder kosten { $count } weniger
    [leader] Leitfiguren kosten { $count } weniger
   *[philosophy] Philosophiestufen kosten { $count } weniger
}
pc-does-power-bonus = { $count } mehr Stärke in Schlachten
pc-does-history-bonus = { $count } mehr Chronik bei Herausforderungen: { $types }
pc-does-history-bonus-all = { $count } mehr Chronik bei allen Herausforderungen
pc-does-limit-bonus = { $phase ->
    [deployment] Einsatzgrenze { $count } höher
    [research] Forschungsgrenze { $count } höher
   *[both] beide Grenzen { $count } höher
}
pc-does-whenever = { $trigger ->
    [buy-technology] nach jedem Kauf { $gain }
    [gain-wonder] nach jedem gewonnenen Wunder { $gain }
   *[advance-philosophy] nach jeder erreichten Philosophiestufe { $gain }
}
pc-per = { $counter ->
    [cards-of-type] { $divisor ->
        [1] für jede Karte { $types }
       *[other] für je { $divisor } Karten { $types }
    }
    [leaders] { $divisor ->
        [1] für jede Leitfigur
       *[other] für je { $divisor } Leitfiguren
    }
    [wonders] { $divisor ->
        [1] für jedes Wunder
       *[other] für je { $divisor } Wunder
    }
    [philosophy-level] { $divisor ->
        [1] für jede Philosophiestufe
       *[other] für je { $divisor } Philosophiestufen
    }
   *[military-legacy] { $divisor ->
        [1] für jeden Schritt Militärerbe
       *[other] für je { $divisor } Schritte Militärerbe
    }
}
pc-scores-per = { $most ->
    [none] { $vp } SP { $per }
   *[other] { $vp } SP { $per }, höchstens { $most } SP
}
pc-rewards-per = { $most ->
    [none] { $gain } { $per }
    [1] { $gain } { $per }, höchstens einmal
    [2] { $gain } { $per }, höchstens zweimal
   *[other] { $gain } { $per }, höchstens { $most }-mal
}
pc-exchange = { $most ->
    [none] { $paid } gegen { $gain }, so oft du willst
    [1] { $paid } gegen { $gain }, einmal
    [2] { $paid } gegen { $gain }, bis zu zweimal
   *[other] { $paid } gegen { $gain }, bis zu { $most }-mal
}
pc-grants = { $effects } für alle, bis zum Ende des Spiels

pc-timing-instant = Sofort: { $effects }
pc-timing-permanent = Dauerhaft: { $effects }
pc-timing-cemetery = Auf dem Friedhof: { $effects }
pc-timing-end-of-game = Am Spielende: { $effects }

## Cards in words

pc-roman = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
pc-card-technology = **{ $name }** · Technologie ({ $type }), { $level ->
    [0] Grundstufe
    [1] Stufe I
    [2] Stufe II
    [3] Stufe III
   *[4] Stufe IV
} · { $vp } SP
pc-card-cost-technology = Kosten: { $count } Forschung ({ $type }). Der Stapel hat { $copies } Karten.
pc-card-sides = Links: { $left }. Rechts: { $right }.
pc-card-bonus = Bonus beim Kauf: { $gains }.
pc-card-wonder = **{ $name }** · Wunder ({ $type }) der Epoche { $era } · { $vp } SP
pc-card-cost-wonder = Kosten: { $count } Baumeister.
pc-card-leader = **{ $name }** · Leitfigur ({ $type }) der Epoche { $era } · { $vp } SP
pc-card-cost-leader = Kosten: { $count } Gesandte.
pc-card-effect = { $effect }.
pc-card-no-effect = Keine Wirkung außer den SP.
pc-card-earlier = In Spielen, die mit Version { $version } der Karten begannen: { $effect }
pc-card-challenge = **{ $name }**: Herausforderung ({ $type }) der Runde { $number }
pc-card-fate = Fügung: { $effects }.
pc-card-history = Chronik: 1 SP je Chronikpunkt, und für je { $divisor } davon { $gain }.
pc-card-history-last = Chronik: 1 SP je Chronikpunkt, und { $threshold_list }.
pc-card-threshold = { $vp } SP ab { $count }
pc-card-battle = **{ $name }**: Schlacht der Runde { $number }, äußere Bedrohung: Stärke { $power }
pc-card-line = Rang { $number }: { $gains }.
pc-card-lines = Es zählen so viele Ränge, wie Personen spielen; Stärke 0 bekommt nichts.
pc-card-token = **{ $name }** · Vorteilsplättchen: { $gains }.
pc-card-board = **{ $name }** · Zivilisationstafel. Startbonus: { $gains }.
pc-card-priority = Vorrang: { $type_list }.
pc-card-original = Diese Karte ist ein eigener Entwurf für dieses Programm.

## Refusals

error-pc-window-closed = Diese Frage ist geschlossen; dort lässt sich nichts mehr ändern. Sieh nach, was jetzt gefragt ist.
error-pc-not-yet = Diese Frage kommt erst noch. Sieh nach, was jetzt gefragt ist; manche Antworten lassen sich im Voraus hinterlegen.
error-pc-choose-first = Zuerst ist die Wahl innerhalb einer Wirkung zu treffen. Sieh nach, was jetzt gefragt ist.
error-pc-nothing-to-choose = Gerade lässt keine Wirkung jemanden wählen. Sieh nach, was jetzt gefragt ist.
error-pc-not-asked = Diese Frage betrifft dich nicht. Warte auf die anderen.
error-pc-nothing-to-change = Genau das hast du schon gewählt. Nichts ändert sich.
error-pc-board-taken = { $board } gehört jemand anderem. Wähle eine andere Zivilisationstafel.
error-pc-not-in-hand = { $card } hast du nicht so oft auf der Hand, wie du die Karte spielen willst. Wähle für jede Seite zwei Technologien deiner Hand.
error-pc-two-a-side = Ein Projekt spielt links zwei Technologien und rechts zwei. Wähle zwei für jede Seite.
error-pc-not-in-pool = { $count ->
    [0] Dein Projekt bringt davon nichts: { $agent }. Wähle aus dem, was es bringt.
   *[other] Dein Projekt bringt davon nur { $count }: { $agent }. Wähle aus dem, was es bringt.
}
error-pc-over-limit = Deine Einsatzgrenze ist { $limit }, und { $count } sind zu viele. Lass einige weg.
error-pc-under-limit = Deine Einsatzgrenze ist { $limit }, und { $count } { $count ->
    [one] ist zu wenig
   *[other] sind zu wenige
}. Setze bis zur Grenze ein.
error-pc-token-not-offered = { $token } ist keins der beiden Plättchen, die zur Wahl stehen. Wähle eins davon.
error-pc-benefit-not-available = { $token } gibt es weder auf deiner Stufe noch darunter. Wähle einen Vorteil, den es gibt.
error-pc-other-market = { $card } liegt nicht in dem Markt, der gerade offen ist. Erst kommen die Wunder, dann die Leitfiguren.
error-pc-not-in-market = { $card } liegt nicht im Markt. Wähle eine Karte, die dort liegt.
error-pc-cannot-pay-card = { $card } kostet dich { $cost } { $agent_id ->
    [builder] Baumeister
   *[ambassador] Gesandte
}, und du hast { $count }. Wähle eine Karte, die du bezahlen kannst, oder passe.
error-pc-already-wished = { $card } steht schon auf deiner Wunschliste. Nenne eine andere Karte, oder melde dich bereit.
error-pc-already-passed = Du willst schon keine Karte. Melde dich bereit, oder nenne eine.
error-pc-already-ready = Du bist schon bereit. Deine Wünsche kannst du noch ändern.
error-pc-no-wish-before = Du willst noch keine Karte. Sag erst, welche du am liebsten hättest; { $card } kann folgen.
error-pc-point-not-in-pool = Dein Projekt bringt nur { $count } Forschung ({ $type }). Wähle aus dem, was es bringt.
error-pc-over-research-limit = Deine Forschungsgrenze ist { $limit }, und { $count } sind zu viele. Lass einige weg.
error-pc-under-research-limit = Deine Forschungsgrenze ist { $limit }, und { $count } { $count ->
    [one] ist zu wenig
   *[other] sind zu wenige
}. Nimm so viel, wie die Grenze erlaubt.
error-pc-pile-empty = { $card } ist ausverkauft. Wähle eine andere Technologie.
error-pc-cannot-pay-technology = { $card } kostet { $cost } Forschung ({ $type }), und du hast { $count }. Wähle eine, die du bezahlen kannst.
error-pc-other-exchanges = { $count ->
    [0] Diese Herausforderung hat keinen Tausch.
    [one] Diese Herausforderung hat einen Tausch. Nenne eine Zahl.
   *[other] Diese Herausforderung hat { $count } Tausche. Nenne für jeden eine Zahl.
}
error-pc-exchange-limit = Dieser Tausch geht höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
}. Wähle weniger.
error-pc-exchanges-together = Wenn du mehrere Tausche nutzt, geht jeder höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
}. Wähle weniger, oder nutze nur einen davon.
error-pc-cannot-pay-exchange = So viele Tausche kannst du nicht bezahlen. Wähle weniger.
error-pc-other-count = Wähle genau { $count }, nicht mehr und nicht weniger.
error-pc-other-kind = Das lässt dich die Wirkung nicht wählen. Wähle eine der angebotenen Antworten.
error-pc-level-too-high = { $card } liegt über Stufe { $level }, der höchsten, die hier kostenlos ist. Wähle eine niedrigere.

## Answers in advance

pc-effect-project = Projekt
pc-rule-project = Dein Projekt dieser Runde, versiegelt, bis alle ihres gewählt haben. Es gilt als gewählt, sobald du es hinterlegst, und lässt sich bis dahin ändern.
pc-effect-keep-agents = Figuren, die bleiben
pc-rule-keep-agents = Wo die Einsatzgrenze nicht alle zulässt, bleiben diese eher als die anderen.
pc-effect-keep-research = Forschung, die bleibt
pc-rule-keep-research = Wo die Forschungsgrenze nicht alles zulässt, bleibt diese eher als die andere.
pc-effect-wish-wonders = Gewünschte Wunder
pc-rule-wish-wonders = Du willst die erste Karte dieser Liste, und wo sie an andere geht, die nächste. Am Ende der Liste bist du bereit: Niemand wartet auf dich. Nur bereit heißt, dass du keine willst.
pc-effect-wish-leaders = Gewünschte Leitfiguren
pc-rule-wish-leaders = Du willst die erste Karte dieser Liste, und wo sie an andere geht, die nächste. Am Ende der Liste bist du bereit: Niemand wartet auf dich. Nur bereit heißt, dass du keine willst.
pc-effect-purchases = Käufe
pc-rule-purchases = Du kaufst die erste Technologie dieser Liste, die du bezahlen kannst.
pc-effect-exchanges = Tausche
pc-rule-exchanges = Du nutzt die Tausche der Herausforderung dieser Runde so oft, oder so oft du bezahlen kannst.
pc-effect-keep-builder = Baumeister
pc-effect-keep-ambassador = Gesandte
pc-effect-keep-philosopher = Philosophen
pc-effect-keep-sage = Weise
pc-effect-keep-unit = Einheiten
pc-effect-keep-culture = Kultur
pc-effect-keep-science = Wissenschaft
pc-effect-keep-spirituality = Spiritualität
pc-effect-keep-industry = Industrie
pc-effect-keep-military = Militär

## The game in words

pc-round = Runde { $number }.
pc-awaiting = { $kind ->
    [board] Vor Runde 1, eine Zivilisationstafel wählen: { $seats }.
    [plan] Runde { $number }, Projekt; es wählen noch: { $seats }.
    [deploy] Runde { $number }, Einsatz; welche Figuren kommen, entscheiden: { $seats }.
    [token] Runde { $number }, Philosophie; welches Plättchen bleibt, entscheidet: { $seats }.
    [benefit] Runde { $number }, Philosophie; einen Vorteil wählen: { $seats }.
    [wonder] Runde { $number }, Wunder; eine Wunschliste hinterlegen: { $seats }.
    [leader] Runde { $number }, Leitfiguren; eine Wunschliste hinterlegen: { $seats }.
    [study] Runde { $number }, Forschung; welche bleibt, entscheiden: { $seats }.
    [buy] Runde { $number }, Kauf; eine Technologie wählen: { $seats }.
    [fate] Runde { $number }, Fügung; wie oft getauscht wird, entscheiden: { $seats }.
   *[choice] Runde { $number }, Wahl innerhalb einer Wirkung: { $seats }.
}
pc-intentions = { $kind ->
    [wonder] Runde { $number }, Wunder: { $claim_list }.
   *[leader] Runde { $number }, Leitfiguren: { $claim_list }.
}
pc-intention = { $seat }{ $what ->
    [card] { " möchte " }{ $card }
    [pass] { " passt" }
   *[none] { "" }
}{ $ready ->
    [yes] { $loses ->
        [yes] { " (bereit, ohne Vorrang)" }
       *[no] { " (bereit)" }
    }
   *[no] { $loses ->
        [yes] { " (wählt, ohne Vorrang)" }
       *[no] { " (wählt)" }
    }
}
pc-won = Das Spiel ist vorbei. { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points } SP.
pc-ended-alone = Das Spiel ist vorbei. { $seat } endet mit { $points } SP.
pc-pass = passen
pc-limits = { $same ->
    [yes] Grenze { $deployment }.
   *[no] Grenzen: Einsatz { $deployment }, Forschung { $research }.
}
pc-part = { $category } { $points }

pc-alt-title = Path of Civilization, Runde { $number } von { $rounds }.
pc-alt-civilization = { $seat }: { $points } SP, { $agents }; { $research }; Philosophie { $philosophy }, Militärerbe { $legacy }, Stärke { $power }{ $leader ->
    [0] { "" }
   *[other] { ", Leitfigur " }{ $leader }
}.
pc-alt-wonders = Wunder: { $card_list }.
pc-alt-leaders = Leitfiguren: { $card_list }.
pc-alt-cards = Hand: { $hand_list }. Links: { $left_list }. Rechts: { $right_list }. Entdeckt: { $discovery_list }. Alt: { $ancient_list }. Wunder: { $wonder_list }. Friedhof: { $cemetery_list }.

pc-spot-level = Philosophiestufe { $number }

pc-board-title = **Path of Civilization**, Runde { $number } von { $rounds }
pc-board-original = Wunder, Leitfiguren, Ereignisse und Plättchen sind ein eigener Satz; die Regeln sind die des veröffentlichten Spiels.
pc-board-answer = Du hast gewählt: { $answer }
pc-board-wishes = Deine Wünsche: { $card_list }
pc-board-market = { $kind ->
    [wonder] **Wunder** ({ $count })
   *[leader] **Leitfiguren** ({ $count })
}
pc-board-card = { $name }: { $type }, { $kind ->
    [wonder] { $cost } Baumeister
   *[leader] { $cost } Gesandte
}{ $cheaper ->
    [yes] { ", für dich " }{ $own }
   *[no] { "" }
}, { $vp } SP.
pc-board-piles = **Technologien** mit Kosten, und wie viele noch da sind
pc-board-pile = { $name } { $cost } ({ $left })
pc-board-row = { $name }: { $item_list }
pc-board-philosophy = **Vorteile**
pc-board-token = { $name } ({ $gains })
pc-board-level = Stufe { $number }{ $state ->
    [offered] , eins davon bleibt
   *[available] { "" }
}: { $token_list }{ $rejected ->
    [0] { "" }
   *[other] { "; nicht " }{ $rejected }
}
pc-board-granted = In Kraft: { $effect_list }
pc-board-civilization = **{ $seat }**: { $board ->
    [0] { "" }
   *[other] { $board }, { "" }
}{ $points } SP, wenn das Spiel jetzt endete, { $vp } SP in Plättchen
pc-board-priority = Vorrang: { $type_list }
pc-board-agents = Figuren: { $agents }
pc-board-research = Forschung: { $research }
pc-board-population = Bevölkerung { $count }.
pc-board-tracks = Philosophie { $level }, Militärerbe { $legacy }, Stärke { $power }.
pc-board-cards = { $place ->
    [hand] Hand: { $card_list }
    [left] Links: { $card_list }
    [right] Rechts: { $card_list }
    [discovery] Entdeckt: { $card_list }
    [ancient] Alt: { $card_list }
    [wonder] Wunder: { $card_list }
    [leader] Leitfigur: { $card_list }
   *[cemetery] Friedhof: { $card_list }
}
pc-board-effect = { $name }: { $effect }
pc-board-effects = In Kraft: { $effect_list }
pc-board-worth = SP jetzt: { $total } ({ $part_list })
pc-ask-market = Im Angebot.
pc-ask-pile = Im Vorrat: noch { $left }
pc-ask-place = { $seat }: { $place ->
    [hand] auf der Hand
    [left] links an der Tafel
    [right] rechts an der Tafel
    [discovery] in dieser Runde entdeckt
    [ancient] alte Technologie
    [wonder] Wunder
    [leader] Leitfigur
   *[cemetery] auf dem Friedhof
}{ $count ->
    [one] { "" }
   *[other] , { $count }-mal
}

## Menus

pc-board = Welche Zivilisationstafel möchtest du?
pc-left = Welche zwei Karten bringen Figuren?
pc-right = Welche zwei der anderen bringen Forschung?
pc-deploy = Welche Figuren behältst du?
pc-token = Welcher Vorteil bleibt im Spiel?
pc-benefit = Welchen Vorteil nimmst du?
pc-claim = Welche Karte möchtest du?
pc-also = Welche Karte, wenn jemand anders sie bekommt?
pc-study = Welche Forschung behältst du?
pc-buy = Welche Technologie kaufst du?
pc-fate = Wie oft der erste Tausch?
pc-fate-further = Wie oft der nächste Tausch?
pc-agents = Welche Figuren bekommst du?
pc-points = Welche Forschung bekommst du?
pc-take = Welche Technologie nimmst du, kostenlos?
pc-left-together = Dein Projekt: Figuren oder Forschung?
pc-want-nothing = Nichts wollen
pc-leave-it = Dabei belassen

## ... as the position has it

pc-asked-again = Du hast gewählt; du kannst noch umwählen.
pc-asked-wish = { $kind ->
    [wonder] Welches Wunder möchtest du?
   *[leader] Welche Leitfigur möchtest du?
}
pc-asked-nothing = { $ready ->
    [yes] Du willst in dieser Runde nichts; eine Karte kannst du noch wählen.
   *[no] Du willst in dieser Runde nichts.
}
pc-asked-wished = Dein Wunsch: { $card }{ $further_list_count ->
    [0] { "" }
   *[other] { ", sonst " }{ $further_list }
}{ $ready ->
    [yes] { "; du kannst noch umwählen." }
   *[no] .
}
pc-asked-second = { $card }: { $name } hat Vorrang. Was möchtest du stattdessen?
pc-asked-exchange = { $paid } für { $gain }: Wie oft tauschst du?
pc-progress = { $kind ->
    [board] Vor Runde 1 von { $rounds }.
    [plan] Runde { $number } von { $rounds }, Projekt.
    [deploy] Runde { $number } von { $rounds }, Einsatz.
    [token] Runde { $number } von { $rounds }, Philosophie.
    [benefit] Runde { $number } von { $rounds }, Philosophie.
    [wonder] Runde { $number } von { $rounds }, Wunder.
    [leader] Runde { $number } von { $rounds }, Leitfiguren.
    [study] Runde { $number } von { $rounds }, Forschung.
    [buy] Runde { $number } von { $rounds }, Kauf.
    [fate] Runde { $number } von { $rounds }, Herausforderung.
   *[choice] Runde { $number } von { $rounds }, Wahl innerhalb einer Wirkung.
}
pc-progress-chosen = Du hast gewählt: { $answer }.
pc-progress-awaited = Es wählen noch: { $seats }.
pc-progress-wants = { $name } { $what ->
    [card] möchte: { $card }{ $second ->
        [yes] { ", aber ohne Vorrang" }
       *[no] { $ready ->
            [yes] { " und ist bereit" }
           *[no] { "" }
        }
    }
   *[pass] möchte nichts
}.

## ... and what it means, for those who are new

pc-board-meaning = Eine Tafel bringt einen Startbonus und eine Reihenfolge der Arten: Weiter links hat Vorrang bei einer Karte.
pc-left-meaning = Zwei Karten bringen Figuren, die für Wunder, Leitfiguren und Philosophie zahlen; zwei bringen Forschung, die eine neue Karte kauft. Die fünfte ist endgültig aus dem Spiel.
pc-right-meaning = Forschung kauft in dieser Runde eine neue Karte. Die fünfte Karte ist endgültig aus dem Spiel.
pc-deploy-meaning = Deine Karten bringen mehr Figuren, als deine Bevölkerung ernährt; die anderen sind verloren.
pc-token-meaning = Vor dir war niemand auf dieser Philosophiestufe. Den Vorteil, der bleibt, können alle das ganze Spiel lang nehmen.
pc-benefit-meaning = Philosophen haben deine Philosophiestufe gehoben. Der Vorteil, den du wählst, kommt sofort, so oft die Stufe es sagt.
pc-claim-meaning = Baumeister zahlen für Wunder, Gesandte für Leitfiguren. Wollen mehrere dieselbe Karte, entscheidet die Reihenfolge der Arten auf ihren Tafeln; die anderen zahlen nichts.
pc-also-meaning = Ein zweiter Wunsch zählt nur, wenn jemand anders diese Karte bekommt; ohne einen bestätige einfach.
pc-study-meaning = Deine Karten bringen mehr Forschung, als deine Bevölkerung zulässt; der Rest ist verloren.
pc-buy-meaning = Alle kaufen pro Runde eine Technologie. Sie bringt ihren Bonus jetzt und kommt nächste Runde auf deine Hand.
pc-fate-meaning = Die Herausforderung dieser Runde lässt alle tauschen, bevor ihre Punkte gezählt werden. Du darfst auch nichts tauschen.
pc-fate-further-meaning = Die Herausforderung hat einen zweiten Tausch, der nach dem ersten kommt. Du darfst auch nichts tauschen.
pc-agents-meaning = Eine Wirkung lässt dich wählen. Baumeister zahlen für Wunder, Gesandte für Leitfiguren, Philosophen für Stufen; Weise zählen in Herausforderungen, Einheiten in Schlachten.
pc-points-meaning = Eine Wirkung lässt dich wählen. Forschung einer Art kauft Technologien dieser Art.
pc-take-meaning = Eine Wirkung gibt dir diese Karte; sie kommt nächste Runde auf deine Hand.
pc-card = { $card }
pc-left-pair = { $cards } für Figuren
pc-right-pair = { $cards } für Forschung
pc-left-alike = { $card } (zwei) für Figuren
pc-right-alike = { $card } (zwei) für Forschung
pc-two-alike = { $card } (zwei)
pc-also-card = Sonst { $card }
pc-counts = { $what_list }
pc-times = { $times ->
    [0] gar nicht
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
}
pc-times-further = { $times ->
    [0] den nächsten gar nicht
    [one] den nächsten einmal
    [2] den nächsten zweimal
   *[other] den nächsten { $times }-mal
}
pc-claim-also = Noch ein Wunsch
pc-claim-pass = Nichts wollen
pc-claim-ready = Bereit
pc-confirm-end = Bestätigen
pc-preset-usual = Das übliche Spiel

## What helps to choose

pc-hint-agents = { $count ->
    [0] bringt keine Figuren
   *[other] bringt: { $agents }{ $over ->
        [yes] { ", nur " }{ $limit } passen
       *[no] { "" }
    }
}
pc-hint-left = { $cards } bringen{ $count ->
    [0] { " keine Figuren" }
   *[other] : { $agents }
}{ $over ->
    [yes] { ", aber nur " }{ $limit } passen
   *[no] { "" }
}.
pc-hint-right = { $cards } bringen { $count } Forschung{ $over ->
    [yes] { ", aber nur " }{ $limit } passen
   *[no] { "" }
}.
pc-hint-discarded = Abgeworfen: { $cards }.
pc-hint-left-out = lässt weg: { $what }
pc-hint-lost = die Leiste ist voll: { $what } verloren
pc-hint-benefit = { $count ->
    [one] { $gains }
    [2] { $gains }, zweimal
   *[other] { $gains }, dreimal
}
pc-hint-claim = { $all ->
    [yes] { $held ->
        [one] { $held }
       *[other] Alle { $held }
    }
   *[no] { $count } von { $held }
} { $agent_id ->
    [builder] Baumeister
   *[ambassador] Gesandte
} für { $vp } SP. { $effects }
pc-hint-behind = Jemand anders hat Vorrang. { $claim }
pc-hint-buy = { $all ->
    [yes] { $count ->
        [one] { $count }
       *[other] Alle { $count }
    }
   *[no] { $count } von { $held }
} { $type } für { $vp } SP, { $gains }{ $left ->
    [1] { "; die letzte Karte" }
   *[other] { "" }
}
pc-hint-take = { $bonus ->
    [yes] { $vp } SP, { $gains }
   *[no] { $vp } SP, kein Bonus
}
pc-hint-exchange = { $count ->
    [one] { $paid } gegen { $gain }
    [2] zweimal { $paid } gegen { $gain }
   *[other] { $count }-mal { $paid } gegen { $gain }
}
pc-hint-track = { $type } von { $number } auf { $then }
pc-hint-then = danach: { $what }
pc-outlook-card = { $card }: { $claim }
pc-outlook-gains = So, wie es steht, bekommst du: { $card }.
pc-outlook-second = So, wie es steht, geht an { $name }: { $card }.

## Why a move is better, or what it costs

pc-term-points = { $change ->
    [more] SP-Plättchen bringen { $by } mehr
   *[less] SP-Plättchen bringen { $by } weniger
}
pc-term-choices = { $change ->
    [more] wählbare Gewinne versprechen { $by } mehr
   *[less] wählbare Gewinne versprechen { $by } weniger
}
pc-term-technologies = { $change ->
    [more] Technologien bringen { $by } mehr
   *[less] Technologien bringen { $by } weniger
}
pc-term-wonders = { $change ->
    [more] Wunder bringen { $by } mehr
   *[less] Wunder bringen { $by } weniger
}
pc-term-leaders = { $change ->
    [more] Leitfiguren bringen { $by } mehr
   *[less] Leitfiguren bringen { $by } weniger
}
pc-term-philosophy = { $change ->
    [more] Philosophie verspricht { $by } mehr
   *[less] Philosophie verspricht { $by } weniger
}
pc-term-population = { $change ->
    [more] Bevölkerung verspricht { $by } mehr
   *[less] Bevölkerung verspricht { $by } weniger
}
pc-term-builders = { $change ->
    [more] Baumeister sind { $by } mehr wert
   *[less] Baumeister sind { $by } weniger wert
}
pc-term-ambassadors = { $change ->
    [more] Gesandte sind { $by } mehr wert
   *[less] Gesandte sind { $by } weniger wert
}
pc-term-history = { $change ->
    [more] Herausforderungen versprechen { $by } mehr
   *[less] Herausforderungen versprechen { $by } weniger
}
pc-term-research = { $change ->
    [more] Forschung ist { $by } mehr wert
   *[less] Forschung ist { $by } weniger wert
}
pc-term-purchase = { $change ->
    [more] der Kauf dieser Runde verspricht { $by } mehr
   *[less] der Kauf dieser Runde verspricht { $by } weniger
}
pc-term-work = { $change ->
    [more] eingesetzte Technologien versprechen { $by } mehr
   *[less] eingesetzte Technologien versprechen { $by } weniger
}
pc-term-lasting = { $change ->
    [more] dauerhafte Wirkungen versprechen { $by } mehr
   *[less] dauerhafte Wirkungen versprechen { $by } weniger
}
pc-term-battles = { $change ->
    [more] Schlachten versprechen { $by } mehr
   *[less] Schlachten versprechen { $by } weniger
}
pc-term-waiting = { $change ->
    [more] früher entschieden
   *[less] später entschieden
}

## Slash commands (100 characters at most)

command-civ-description = Züge in Path of Civilization
command-civ-board = Eine Zivilisationstafel wählen
command-civ-which-board = Die Tafel
command-civ-project = Dein Projekt wählen: zwei Technologien für jede Seite
command-civ-left = Das Paar für die linke Seite, die Figuren bringt
command-civ-right = Das Paar für die rechte Seite, die Forschung bringt
command-civ-deploy = Wählen, welche Figuren kommen, wo die Grenze nicht alle zulässt
command-civ-which-agents = Die Figuren
command-civ-token = Das Vorteilsplättchen wählen, das im Spiel bleibt
command-civ-benefit = Einen Vorteil wählen
command-civ-which-token = Das Vorteilsplättchen
command-civ-wonder = Sagen, welches Wunder du möchtest
command-civ-leader = Sagen, welche Leitfigur du möchtest
command-civ-first = Die Karte, die du am liebsten hättest
command-civ-next = Eine Karte stattdessen, wo die davor an andere gehen
command-civ-also = Einen Wunsch an die genannten anhängen
command-civ-pass = Keine Karte wollen
command-civ-ready = Bereit sein: Deine Wünsche gelten
command-civ-research = Wählen, welche Forschung bleibt, wo die Grenze nicht alle zulässt
command-civ-which-points = Die Forschung
command-civ-buy = Eine Technologie kaufen
command-civ-which-card = Die Karte
command-civ-fate = Sagen, wie oft du die Tausche einer Herausforderung nutzt
command-civ-times = Wie oft, für jeden Tausch
command-civ-agents = Figuren wählen, die eine Wirkung dich wählen lässt
command-civ-points = Forschung wählen, die eine Wirkung dich wählen lässt
command-civ-take = Eine kostenlose Technologie nehmen
command-civ-card = Irgendeine Karte des Spiels zeigen
command-civ-card-name = Der Name der Karte

## Set-up options

pc-about-board-assignment = Jede Tafel hat ihren eigenen Startbonus und ihre eigene Reihenfolge der Arten.
pc-about-claim-mode = Wie Wunder und Leitfiguren gewählt werden.
pc-about-solo-threat = Wie stark die äußere Bedrohung in Schlachten ist, wenn du allein spielst.
pc-about-auto-ready = Was geschieht, wenn du nur eine mögliche Antwort hast.

pc-option-board-assignment = Zivilisationstafeln
pc-option-board-assignment-random = Ausgelost
pc-option-board-assignment-choose = Reihum gewählt
pc-option-claim-mode = Wunder und Leitfiguren
pc-option-claim-mode-open = Offen: Absichten sind zu sehen und dürfen sich ändern
pc-option-claim-mode-sealed-ranked = Geheim: je eine Wunschliste
pc-option-solo-threat = Äußere Bedrohung
pc-option-solo-threat-peaceful = Friedlich: 2 Stärke weniger
pc-option-solo-threat-normal = Normal: wie auf den Karten
pc-option-solo-threat-hostile = Feindlich: 2 Stärke mehr
pc-option-solo-threat-relentless = Unerbittlich: 4 Stärke mehr
pc-option-auto-ready = Einzige Antworten
pc-option-auto-ready-on = Für dich gegeben
pc-option-auto-ready-off = Von dir bestätigt

pc-rule-board-assignment-choose = **Gewählte Tafeln:** In ausgeloster Reihenfolge wählen alle eine Zivilisationstafel, die noch niemand hat.
pc-rule-claim-mode-sealed-ranked = **Geheime Listen:** Für Wunder und für Leitfiguren hinterlegen alle je eine geheime Wunschliste. Alle Listen werden zusammen aufgedeckt und nach Vorrang abgewickelt.
pc-rule-solo-threat-peaceful = **Friedlich:** Die äußere Bedrohung hat 2 Stärke weniger, als ihre Karten sagen.
pc-rule-solo-threat-hostile = **Feindlich:** Die äußere Bedrohung hat 2 Stärke mehr, als ihre Karten sagen.
pc-rule-solo-threat-relentless = **Unerbittlich:** Die äußere Bedrohung hat 4 Stärke mehr, als ihre Karten sagen.
pc-rule-auto-ready-off = **Einzige Antworten:** Auch wer nur eine mögliche Antwort hat, bestätigt sie.

## The end

pc-reason-rounds-played = Neun Runden sind vorbei.
pc-verdict-tribe = Dein Volk ist ein Stamm geblieben; ab 80 SP ist es ein Häuptlingstum.
pc-verdict-chiefdom = Dein Volk ist ein Häuptlingstum geworden; ab 110 SP ist es ein Stadtstaat.
pc-verdict-city-state = Dein Volk ist ein Stadtstaat geworden; ab 130 SP ist es ein Königreich.
pc-verdict-kingdom = Dein Volk ist ein Königreich geworden; ab 150 SP ist es ein Weltreich.
pc-verdict-empire = Dein Volk ist ein Weltreich; ab 170 SP beginnt ein goldenes Zeitalter.
pc-verdict-golden-age = Dein Volk lebt in einem goldenen Zeitalter: Höher geht es nicht.
# A total with what is counted.
pc-total = { $count } SP

## Pictures

pc-pic-title = { $step ->
    [board] Zivilisationstafeln
    [plan] Runde { $number } · Projekt
    [deploy] Runde { $number } · Einsatz
    [token] Runde { $number } · Philosophie
    [benefit] Runde { $number } · Philosophie
    [wonder] Runde { $number } · Wunder
    [leader] Runde { $number } · Leitfiguren
    [study] Runde { $number } · Forschung
    [buy] Runde { $number } · Kauf
    [fate] Runde { $number } · Fügung
    [history] Runde { $number } · Chronik
   *[battle] Runde { $number } · Schlacht
}
pc-pic-detail = { $step ->
    [board] reihum
    [plan] zwei links, zwei rechts
    [deploy] mehr Figuren als Plätze
    [token] einer von zwei neuen Vorteilen
    [benefit] ein Vorteil für die neue Stufe
    [wonder] änderbar, bis alle bereit sind
    [leader] änderbar, bis alle bereit sind
    [study] mehr Forschung als die Grenze
    [buy] je eine Technologie
    [fate] Tausche
    [history] Belohnungen
   *[battle] Belohnungen
}
pc-pic-awaited = { $count } { $count ->
    [one] wählt
   *[other] wählen
} noch
pc-pic-wonders = Wunder
pc-pic-leaders = Leitfiguren
pc-pic-market-empty = keine im Angebot
pc-pic-when = Runde { $number }
pc-pic-fate = Fügung
pc-pic-history = Chronik
pc-pic-no-reward = keine Belohnung
pc-pic-wants = möchte { $number }
pc-pic-passes = passt
pc-pic-civilization = Zivilisation von { $name }
pc-pic-points = { $count } SP
pc-pic-agents = Figuren
pc-pic-research = Forschung
pc-pic-limit = Grenze { $limit }
pc-pic-for-wonders = Wunder
pc-pic-for-leaders = Leitfig.
pc-pic-for-philosophy = Stufen
pc-pic-for-challenges = Herausf.
pc-pic-for-battles = Schlacht
pc-pic-hand = Technologien auf der Hand
pc-pic-played = Technologien dieser Runde
pc-pic-ancient = Alte Technologien
pc-pic-greats = Leitfigur und Wunder
pc-pic-cemetery = Friedhof
pc-pic-none = noch keine
pc-pic-phase-plan = A Projekt
pc-pic-phase-deploy = B Einsatz
pc-pic-phase-philosophy = C Philosophie
pc-pic-phase-wonder = C Wunder
pc-pic-phase-leader = C Leitfiguren
pc-pic-phase-study = D Forschung
pc-pic-phase-buy = E Kauf
pc-pic-phase-event = F Ereignis
pc-pic-project = Dein Projekt
pc-pic-project-laid-out = Dein Projekt: Plan { $number }
pc-pic-left = Figuren
pc-pic-right = Forschung
pc-pic-away = abgeworfen
pc-pic-sum = { $count } von höchstens { $limit }
pc-pic-sum-over = { $count }: nur { $limit } passen
pc-pic-sum-open = höchstens { $limit }
pc-pic-technologies = Technologien
pc-pic-pile = oben rechts: wie viele noch da sind
pc-pic-held = du hast { $count }
pc-pic-events = Ereignisse
pc-pic-events-detail = alle acht dieses Spiels
pc-pic-legend = Zeichen
pc-pic-legend-detail = was sie bedeuten

pc-view-civilization = { $name }: Zivilisation
pc-view-wonders = Markt der Wunder
pc-view-leaders = Markt der Leitfiguren
pc-view-technologies = Alle Technologien
pc-view-events = Alle Ereignisse
pc-view-legend = Legende: was die Zeichen bedeuten

pc-legend-builder = Baumeister: baut Wunder
pc-legend-ambassador = Gesandte: gewinnt Leitfiguren
pc-legend-philosopher = Philosoph: hebt die Philosophie
pc-legend-sage = Weise: Chronik, nächste Herausf.
pc-legend-unit = Einheit: 2 Stärke, nächste Schlacht
pc-legend-research = Forschung jeder Art
pc-legend-any = Figur oder Forschung nach Wahl
pc-legend-points = SP
pc-legend-population = Bevölkerung: ein Schritt hinauf
pc-legend-limit = höhere Grenze für beides
pc-legend-legacy = Militärerbe: ein Schritt hinauf
pc-legend-power = Stärke in Schlachten
pc-legend-history = Chronikpunkte für eine Art
pc-legend-philosophy = Philosophie: erreichte Stufe
pc-legend-instant = sofort
pc-legend-permanent = solange die Leitfigur lebt
pc-legend-cemetery = auf dem Friedhof
pc-legend-end-of-game = am Spielende
pc-legend-wonder = Wunder
pc-legend-leader = Leitfigur
pc-legend-technology = Technologie bis zu dieser Stufe
pc-legend-bonus = ihr Bonus beim Kauf
pc-legend-cheaper = kostet weniger, mindestens 1
pc-legend-then = jedes Mal folgt das
pc-legend-per = für jedes; für je zwei
pc-legend-most = höchstens so viel
pc-legend-often = höchstens so oft; beliebig oft
pc-legend-level = Stufen der Technologien
pc-legend-multiplier = Stufe: Vorteil so oft, Kosten, SP am Ende
pc-legend-unseen = Vorteil noch unbekannt
pc-legend-rejected = Vorteil aus dem Spiel
pc-legend-threat = äußere Bedrohung
pc-legend-ruler = lebende Leitfigur
pc-legend-copies = so viele noch im Stapel
pc-legend-number = Nummer einer Karte im Angebot
pc-legend-claims = wer sie möchte; im Ring: bekäme sie
pc-legend-wish = Platz auf deiner Wunschliste
pc-legend-decided = hat entschieden
pc-legend-priority = Vorrang: weiter links zuerst

pc-alt-list = { $heading }: { $card_list }.
pc-alt-offer = { $name } (Kosten { $cost }, { $vp } SP)
pc-alt-pile = { $name } { $count }
pc-alt-event = { $name } in Runde { $number }

## A guided first turn

pc-guide-1 = **1 von 5** Eine Runde beginnt mit einem Projekt: Zwei deiner Technologien bringen Figuren, zwei bringen Forschung, die anderen verlassen deine Hand endgültig.
pc-guide-2 = **2 von 5** Figuren arbeiten für dich: Baumeister zahlen für Wunder, Gesandte für Leitfiguren, Philosophen heben deine Philosophie.
pc-guide-3 = **3 von 5** Forschung bezahlt am Ende der Runde eine neue Technologie. Sie kommt nächste Runde auf deine Hand.
pc-guide-4 = **4 von 5** Alle entscheiden gleichzeitig und meistens geheim. Nur welches Wunder oder welche Leitfigur du willst, sehen alle sofort, außer ihr spielt mit geheimen Listen.
pc-guide-5 = **5 von 5** Die erste Antwort ist ein ganzer Plan. Nimm sie oder eine andere, sieh dir das Bild an und drück dann den grünen Knopf.
