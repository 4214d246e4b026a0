# Sobek: 2 Players, with Treasures of the Pharaoh

sb-name = Sobek: 2 Spieler

sb-help =
    { "" }**Sobek: 2 Spieler**: zwei Handelshäuser, ein Markt, ein Ankh. Verkaufe Sätze für die meisten Punkte und meide Korruption.
    - **Dein Zug:** Nimm ein Plättchen, verkaufe einen Satz, oder spiele eine Persönlichkeit. Aussetzen geht nicht.
    - **Nehmen:** ein beliebiges Plättchen auf der Linie des Ankh, vor oder hinter ihm. Übersprungene Plättchen werden deine Korruption, verdeckt. Das erste Plättchen des Spiels kommt von Feld 1 bis 4.
    - **Der Ankh** zieht dorthin, wo dein Plättchen lag, und dreht sich, wie es das Plättchen zeigt: Das ist die Linie der Gegenseite. Bei verdeckten Plättchen wählst du die Richtung.
    - **Deben-Symbol:** Statt so ein Plättchen zu behalten, darfst du es gegen einen Deben-Marker im Wert von 3 bis 9 tauschen.
    - **Auffüllen:** Liegt kein Plättchen auf der Linie, darfst du den Markt auffüllen und nimmst dann ein Plättchen von Feld 1 bis 4.
    - **Verkaufen:** 3 oder mehr Plättchen einer Ware. Statuen zählen als alles, können aber allein keinen Satz beginnen. Ein Satz ist seine Plättchen × seine Skarabäen wert, und spätere Verkäufe kommen dazu.
    - **Kanu-Marker:** Bei jedem der ersten fünf Verkäufe siehst du die übrigen Marker an und nutzt einen.
    - **Persönlichkeiten** spielst du für ihre Wirkung, oder du verkaufst sie als Ware ihrer Art.
    - **Ende:** wenn jemand nichts mehr tun kann. Plättchen auf der Hand, die keinen Satz bilden, werden Korruption.
    - **Punkte:** Sätze + Deben + Kanu-Marker − Korruption. Wer weniger Korruption hat, zieht einen Deben-Marker und je 3 weniger noch einen; bei gleicher Korruption zieht niemand. Punktgleich: Weniger Korruption gewinnt.

## Words: goods (also the categories of the score)

sb-word-wheat = Weizen
sb-word-fish = Fisch
sb-word-livestock = Vieh
sb-word-ebony = Ebenholz
sb-word-marble = Marmor
sb-word-ivory = Elfenbein
sb-word-statue = Statue
sb-word-deben-token = Deben-Marker
sb-word-canoe-token = Kanu-Marker
sb-word-corruption = Korruption

## ... tiles as they count in a hand

sb-word-wheat1 = Weizen (1 Skarabäus)
sb-word-wheat0 = Weizen (ohne Skarabäus)
sb-word-start-wheat = Start-Weizen
sb-word-fish1 = Fisch (1 Skarabäus)
sb-word-fish0 = Fisch (ohne Skarabäus)
sb-word-start-fish = Start-Fisch
sb-word-livestock1 = Vieh (1 Skarabäus)
sb-word-livestock0 = Vieh (ohne Skarabäus)
sb-word-start-livestock = Start-Vieh
sb-word-ebony2 = Ebenholz (2 Skarabäen)
sb-word-ebony0 = Ebenholz (ohne Skarabäus)
sb-word-start-ebony = Start-Ebenholz
sb-word-marble2 = Marmor (2 Skarabäen)
sb-word-marble0 = Marmor (ohne Skarabäus)
sb-word-start-marble = Start-Marmor
sb-word-ivory3 = Elfenbein (3 Skarabäen)
sb-word-ivory0 = Elfenbein (ohne Skarabäus)
sb-word-start-ivory = Start-Elfenbein
sb-word-pharaoh-fish-ebony = Pharao-Plättchen Fisch oder Ebenholz
sb-word-pharaoh-ebony-livestock = Pharao-Plättchen Ebenholz oder Vieh
sb-word-pharaoh-livestock-ivory = Pharao-Plättchen Vieh oder Elfenbein
sb-word-pharaoh-ivory-wheat = Pharao-Plättchen Elfenbein oder Weizen
sb-word-pharaoh-wheat-marble = Pharao-Plättchen Weizen oder Marmor
sb-word-pharaoh-marble-fish = Pharao-Plättchen Marmor oder Fisch

## ... backs of tiles, directions

sb-word-starting-tile = Startplättchen
sb-word-goods-tile = Warenplättchen
sb-word-character-tile = Persönlichkeit
sb-word-pharaoh-tile = Pharao-Plättchen
sb-word-dir-v = senkrecht
sb-word-dir-h = waagerecht
sb-word-dir-f = schräg steigend
sb-word-dir-b = schräg fallend

## ... characters

sb-word-queen = Königin Nofrusobek
sb-word-vizier = Wesir
sb-word-thief = Dieb
sb-word-merchant = Händler
sb-word-high-priest = Hohepriester
sb-word-high-priestess = Hohepriesterin
sb-word-courtesan = Kurtisane
sb-word-architect = Architekt
sb-word-scribe-livestock = Schreiber (Vieh)
sb-word-scribe-fish = Schreiber (Fisch)
sb-word-royal-adviser = Königlicher Rat
sb-word-spy = Spion

## ... canoe tokens

sb-word-canoe-extra-turn = Extrazug
sb-word-canoe-scarabs-wheat-fish-livestock = +2 Skarabäen (Weizen, Fisch, Vieh)
sb-word-canoe-corruption-to-hand = Korruption auf die Hand
sb-word-canoe-corruption-1 = +1 Korruption für die Gegenseite
sb-word-canoe-corruption-2 = +2 Korruption für die Gegenseite
sb-word-canoe-points-7 = 7 Punkte
sb-word-canoe-points-2-deben = 2 Punkte und ein Deben
sb-word-canoe-best-of-two-deben = der bessere von 2 Deben
sb-word-canoe-forced-tile = erzwungenes Plättchen
sb-word-canoe-discard-opponent-deben = Gegenseite verliert einen Deben
sb-word-canoe-scarabs-ebony-marble = +2 Skarabäen (Ebenholz, Marmor)

## What they do: on one short line for the picture

sb-effect-queen = 3 Plättchen ziehen
sb-effect-vizier = Plättchen aus fremder Korruption nehmen
sb-effect-thief = ein Plättchen der Gegenseite stehlen
sb-effect-merchant = beliebiges Plättchen vom Markt
sb-effect-high-priest = eine Art aus deiner Korruption
sb-effect-high-priestess = eine Art aus deiner Korruption
sb-effect-courtesan = 1 oder 2 Plättchen zu einem Satz
sb-effect-architect = einen von 3 Kanu-Markern nutzen
sb-effect-scribe-livestock = Gegenseite behält höchstens 6 Plättchen
sb-effect-scribe-fish = Gegenseite behält höchstens 6 Plättchen
sb-effect-royal-adviser = königlichen Marker abwerfen
sb-effect-spy = gespielte Persönlichkeit kopieren

sb-effect-canoe-extra-turn = noch ein Zug, beliebige Richtung
sb-effect-canoe-scarabs-wheat-fish-livestock = auf einen Satz Weizen, Fisch oder Vieh
sb-effect-canoe-corruption-to-hand = deine Korruption auf die Hand
sb-effect-canoe-corruption-1 = 1 Korruption für die Gegenseite
sb-effect-canoe-corruption-2 = 2 Korruption für die Gegenseite
sb-effect-canoe-points-7 = behalten: 7 Punkte
sb-effect-canoe-points-2-deben = 2 Punkte, und Deben-Marker ziehen
sb-effect-canoe-best-of-two-deben = 2 Deben ziehen, den höheren behalten
sb-effect-canoe-forced-tile = das nächste Plättchen der Gegenseite
sb-effect-canoe-discard-opponent-deben = ein zufälliger Deben geht verloren
sb-effect-canoe-scarabs-ebony-marble = auf einen Satz Ebenholz oder Marmor

## ... and in a full sentence

sb-rule-queen = Zieh die obersten drei Plättchen des Stapels auf die Hand, weniger, wenn er leer wird.
sb-rule-vizier = Sieh dir alle Plättchen in der Korruption der Gegenseite an und nimm eins davon auf die Hand.
sb-rule-thief = Wähle eine Rückseite, die die Gegenseite hat; ein zufälliges Plättchen mit dieser Rückseite kommt auf deine Hand.
sb-rule-merchant = Nimm ein beliebiges Plättchen vom Markt auf die Hand. Der Ankh bleibt, und Korruption gibt es nicht.
sb-rule-high-priest = Nenne eine Ware, oder Statuen: Alle solchen Plättchen, auch Persönlichkeiten, verlassen deine Korruption und das Spiel; Marker bleiben.
sb-rule-high-priestess = Nenne eine Ware, oder Statuen: Alle solchen Plättchen, auch Persönlichkeiten, verlassen deine Korruption und das Spiel; Marker bleiben.
sb-rule-courtesan = Lege ein oder zwei passende Plättchen von der Hand zu einem deiner verkauften Sätze. Ein Verkauf ist das nicht: kein Kanu-Marker.
sb-rule-architect = Sieh dir drei der zu Beginn beiseitegelegten Kanu-Marker an, wähle einen und nutze ihn sofort.
sb-rule-scribe-livestock = Hat die Gegenseite sieben Plättchen oder mehr, wählt sie, welche zu Korruption werden, bis sechs übrig sind.
sb-rule-scribe-fish = Hat die Gegenseite sieben Plättchen oder mehr, wählt sie, welche zu Korruption werden, bis sechs übrig sind.
sb-rule-royal-adviser = Wirf einen deiner königlichen Korruptionsmarker verdeckt ab.
sb-rule-spy = Wähle eine Persönlichkeit, die schon für ihre Wirkung gespielt wurde, egal von wem, und tu dasselbe.

sb-rule-canoe-extra-turn = Spiele sofort noch einen ganzen Zug. Nimmst du darin ein Plättchen, darf es in jeder der vier Richtungen liegen.
sb-rule-canoe-scarabs-wheat-fish-livestock = Lege ihn auf deinen Satz Weizen, Fisch oder Vieh: zwei Skarabäen mehr.
sb-rule-canoe-corruption-to-hand = Alle Plättchen deiner Korruption kommen auf deine Hand; Marker bleiben.
sb-rule-canoe-corruption-1 = Er geht an die Gegenseite und zählt als eine Korruption.
sb-rule-canoe-corruption-2 = Er geht an die Gegenseite und zählt als zwei Korruption.
sb-rule-canoe-points-7 = Behalte ihn: 7 Punkte am Ende.
sb-rule-canoe-points-2-deben = Behalte ihn: 2 Punkte am Ende. Zieh außerdem jetzt einen Deben-Marker.
sb-rule-canoe-best-of-two-deben = Zieh zwei Deben-Marker und behalte den höheren; der andere geht ungesehen zurück.
sb-rule-canoe-forced-tile = Lege ihn auf ein Plättchen der Linie des Ankh: Dieses muss die Gegenseite als Nächstes nehmen.
sb-rule-canoe-discard-opponent-deben = Ein zufälliger Deben-Marker der Gegenseite verlässt das Spiel.
sb-rule-canoe-scarabs-ebony-marble = Lege ihn auf deinen Satz Ebenholz oder Marmor: zwei Skarabäen mehr.

sb-rule-treasures-of-the-pharaoh-on = **Schätze des Pharao:** Pharao-Plättchen passen zu zwei Waren und haben 2 Skarabäen, aber wer eins vom Markt nimmt, bekommt einen geheimen königlichen Korruptionsmarker im Wert von 1 bis 6. Zwei weitere Persönlichkeiten und zwei weitere Kanu-Marker sind im Spiel.
sb-rule-corruption-scoring-comparison-only = **Korruption wird nur verglichen:** Sie kostet selbst keine Punkte, entscheidet aber, wer am Ende Deben-Marker zieht, und bei Punktgleichheit.

## Set-up options

sb-option-treasures-of-the-pharaoh = Schätze des Pharao
sb-option-treasures-of-the-pharaoh-off = Ohne
sb-option-treasures-of-the-pharaoh-on = Mit der Erweiterung
sb-option-corruption-scoring = Korruption
sb-option-corruption-scoring-minus-one-each = Kostet je 1 Punkt
sb-option-corruption-scoring-comparison-only = Wird nur verglichen
sb-option-first-player = Wer beginnt
sb-option-first-player-random = Zufällig
sb-option-first-player-first-seat = Erster Platz
sb-option-first-player-second-seat = Zweiter Platz

## The log

sb-event-took = { $seat } nimmt ein Plättchen von Feld { $cell }: { $tile }.
sb-event-took-hidden = { $seat } nimmt verdeckt von Feld { $cell }: { $back }.
sb-event-took-hidden-own = Du nimmst ein verdecktes Plättchen von Feld { $cell }: { $tile }.
sb-event-corrupted = Korruption für { $seat }: { $tiles }.
sb-event-exchanged = { $seat } tauscht ein Plättchen gegen einen Deben-Marker: { $tile }.
sb-event-deben-drawn = { $seat } zieht einen Deben-Marker.
sb-event-deben-drawn-own = Du ziehst einen Deben-Marker im Wert von { $value }.
sb-event-deben-drawn-own-more = Du ziehst zwei Deben-Marker im Wert von { $value } und { $other } und behältst den mit { $value }.
sb-event-royal-token = { $seat } bekommt einen königlichen Korruptionsmarker.
sb-event-royal-token-own = Du bekommst einen königlichen Korruptionsmarker: { $value } Korruption.
sb-event-pointed = Der Ankh zeigt jetzt: { $direction }.
sb-event-refilled = { $seat } füllt den Markt mit { $count } Plättchen auf; im Stapel { $left ->
    [one] ist
   *[other] sind
} noch { $left }.
sb-event-sold = { $seat } verkauft { $tiles }: Der Satz { $goods } ist { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} wert.
sb-event-looked = { $seat } sieht sich die Kanu-Marker an: noch { $count }.
sb-event-looked-at-corruption = { $seat } sieht sich die Korruption der Gegenseite an: { $count } Plättchen.
sb-event-token = { $seat } nutzt einen Kanu-Marker: { $token }.
sb-event-attached = Die Skarabäen kommen zum Satz { $goods } von { $seat }, jetzt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} wert.
sb-event-forced = { $seat } wählt, was die Gegenseite als Nächstes nehmen muss: Feld { $cell }.
sb-event-corruption-to-hand = { $seat } nimmt { $count } Plättchen der Korruption zurück auf die Hand.
sb-event-corruption-to-hand-own = Deine Korruption kommt zurück auf deine Hand: { $tiles }.
sb-event-deben-lost = { $seat } verliert einen Deben-Marker.
sb-event-deben-lost-own = Du verlierst einen Deben-Marker im Wert von { $value }.
sb-event-tokens-drawn = { $seat } sieht sich { $count } { $count ->
    [one] beiseitegelegten Kanu-Marker
   *[other] beiseitegelegte Kanu-Marker
} an.
sb-event-played = { $seat } spielt eine Persönlichkeit: { $character }.
sb-event-copied = Der Spion handelt als { $character }.
sb-event-no-effect = Es hat keine Wirkung.
sb-event-drew = { $seat } zieht { $count } Plättchen: { $backs }.
sb-event-drew-own = Du ziehst: { $tiles }.
sb-event-recovered = { $seat } nimmt ein Plättchen aus der Korruption der Gegenseite: { $tile }.
sb-event-stolen = { $seat } stiehlt ein Plättchen: { $tile }.
sb-event-bought = { $seat } nimmt mit dem Händler ein Plättchen von Feld { $cell }: { $tile }.
sb-event-absolved = { $count ->
    [0] { $seat } hat nichts davon in der Korruption: { $goods }.
   *[other] { $seat } entfernt aus der Korruption: { $tiles }.
}
sb-event-scribe-asks = { $seat } muss { $count } Plättchen der Hand zu Korruption machen.
sb-event-gave-up = { $seat } gibt { $count } Plättchen als Korruption ab: { $backs }.
sb-event-gave-up-own = Du gibst als Korruption ab: { $tiles }.
sb-event-joined = { $seat } legt { $tiles } dazu: Der Satz { $goods } ist { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} wert.
sb-event-royal-shed = { $seat } wirft einen königlichen Korruptionsmarker ab.
sb-event-royal-shed-own = Du wirfst den königlichen Korruptionsmarker im Wert von { $value } ab.
sb-event-nothing-to-take = Für { $seat } ist kein Plättchen zu nehmen, und keins zum Auffüllen da.
sb-event-game-over = { $seat } kann nichts mehr tun: Das Spiel endet.
sb-event-set-discarded = { $seat } wirft { $count } Plättchen ab, die Sätze bilden.
sb-event-hand-corrupted = { $seat } endet mit { $count } Plättchen auf der Hand; daraus wird Korruption.
sb-event-deben-won = Korruption { $own } gegen { $other }: { $seat } zieht { $count } Deben-Marker ({ $value_list }).
sb-event-deben-won-earlier = Weniger Korruption: { $seat } zieht { $count } Deben-Marker ({ $values }).
sb-event-corruption-equal = Gleiche Korruption (je { $count }): Niemand zieht einen Deben-Marker.

sb-reason-no-action-left = Wer am Zug war, konnte nichts mehr tun.
sb-tie-corruption = Punktgleich: Die geringere Korruption entscheidet.

## Refusals

error-sb-not-your-turn = Du bist nicht am Zug.
error-sb-scribe-first = Erst sind Plättchen für den Schreiber abzugeben, bis sechs auf der Hand bleiben.
error-sb-central-first = Das Spiel beginnt mit einem Plättchen von Feld 1 bis 4.
error-sb-central-after-refill = Nach dem Auffüllen nimmst du ein Plättchen von Feld 1 bis 4.
error-sb-token-first = Wähle zuerst einen der Kanu-Marker.
error-sb-architect-first = Wähle zuerst einen der Kanu-Marker des Architekten.
error-sb-recover-first = Wähle zuerst ein Plättchen aus der Korruption der Gegenseite.
error-sb-orient-first = Wähle zuerst, welche Linie entlang der Ankh zeigt.
error-sb-sale-first = Du verkaufst gerade { $goods }: Wähle erst die Plättchen.
error-sb-forced = In diesem Zug musst du das Plättchen auf Feld { $cell } nehmen.
error-sb-no-such-cell = Ein Feld { $cell } gibt es nicht; sie gehen von 1 bis 36.
error-sb-not-central = Feld { $cell } ist keins der mittleren Felder 1 bis 4.
error-sb-cell-empty = Feld { $cell } ist leer.
error-sb-cell-is-ankh = Auf Feld { $cell } steht der Ankh; darunter liegt kein Plättchen.
error-sb-not-on-line = Feld { $cell } liegt nicht auf der Linie des Ankh.
error-sb-say-keep-or-deben = Das Plättchen auf Feld { $cell } hat ein Deben-Symbol: Sag, ob du es behältst oder gegen einen Deben-Marker tauschst.
error-sb-no-deben-icon = Das Plättchen auf Feld { $cell } hat kein Deben-Symbol und lässt sich nicht tauschen.
error-sb-bag-empty = Es ist kein Deben-Marker mehr da, gegen den sich das Plättchen auf Feld { $cell } tauschen ließe.
error-sb-refill-line = Auf der Linie des Ankh liegt ein Plättchen, darum wird der Markt nicht aufgefüllt.
error-sb-refill-deck = Der Stapel ist leer: Nichts ist da, um den Markt aufzufüllen.
error-sb-turn-not-now = Der Ankh lässt sich nur drehen, wenn ein verdecktes Plättchen genommen wurde.
error-sb-turn-empty-line = In dieser Richtung ({ $direction }) liegt kein Plättchen. Wähle eine mit einem Plättchen.
error-sb-set-too-small = Ein Satz braucht mindestens { $least } Plättchen; für { $goods } hast du { $count }, Statuen mitgezählt.
error-sb-too-few-chosen = Ein Satz braucht mindestens { $least } Plättchen; gewählt hast du { $count }.
error-sb-only-wild = Statuen allein können keinen Satz beginnen. Nimm ein Plättchen { $goods } dazu.
error-sb-type-not-clear = Diese Plättchen passen zu mehr als einer Art: { $readings }. Nimm eins dazu, das nur { $goods } ist.
error-sb-extends-other = Du hast einen Satz { $other }, zu dem diese Plättchen auch passen, darum verlängern sie ihn. Nimm eins dazu, das nur { $goods } ist.
error-sb-only-all = Alle deine Plättchen für { $goods } sind für diesen Verkauf nötig: Verkaufe sie alle.
error-sb-pick-not-now = Sag zuerst, was du verkaufst.
error-sb-done-not-now = Es hat kein Verkauf begonnen.
error-sb-not-in-hand = Davon hast du keine { $count }: { $tile }.
error-sb-does-not-fit = { $tile } passt nicht zu einem Satz { $goods }.
error-sb-picked-twice = Du hast { $tile } zweimal gewählt. Wähle eine Anzahl davon.
error-sb-picked-in-order = { $tile } lässt sich hier nicht mehr wählen. Bitte wähle diese Plättchen noch einmal von vorn.
error-sb-scribe-too-many = Das ist zu viel: Nur noch { $count } { $count ->
    [one] Plättchen muss
   *[other] Plättchen müssen
} zu Korruption werden.
error-sb-scribe-too-few = Bitte wähle diese Plättchen noch einmal von vorn: Noch { $count } { $count ->
    [one] Plättchen muss
   *[other] Plättchen müssen
} zu Korruption werden.
error-sb-token-not-now = Jetzt ist kein Kanu-Marker zu wählen.
error-sb-no-such-token = Dieser Kanu-Marker steht nicht zur Wahl: { $token }.
error-sb-token-target-missing = Sag, wohin der Marker kommt ({ $token }): { $readings }.
error-sb-token-no-target = Dieser Marker hätte jetzt keine Wirkung ({ $token }); wähle ihn ohne Ziel.
error-sb-token-not-on-line = Auf Feld { $cell } liegt kein Plättchen der Linie des Ankh.
error-sb-token-not-own-set = Der Marker braucht einen deiner Sätze, zu dem er passt; { $goods } ist keiner.
error-sb-character-not-held = Diese Persönlichkeit hast du nicht: { $character }.
error-sb-copy-not-used = Diese Persönlichkeit wurde noch nicht für ihre Wirkung gespielt: { $character }.
error-sb-copy-missing = Sag, welche Persönlichkeit der Spion kopiert: { $readings }.
error-sb-choice-missing = Sag, worauf { $character } gespielt wird: { $readings }.
error-sb-choice-idle = { $character } hätte jetzt keine Wirkung; spiel ohne Ziel.
error-sb-choice-wrong = { $character } lässt sich so nicht spielen ({ $choice }). Wähle noch einmal von vorn.
error-sb-recover-not-now = Nur der Wesir nimmt Plättchen aus der Korruption der Gegenseite.
error-sb-not-in-corruption = In der Korruption der Gegenseite ist nichts davon: { $tile }.

## The game in words

sb-turn = { $phase ->
    [opening] { $seat } eröffnet das Spiel mit einem Plättchen von Feld 1 bis 4.
    [refilled] { $seat } hat den Markt aufgefüllt und nimmt ein Plättchen von Feld 1 bis 4.
    [orient] { $seat } wählt, welche Linie entlang der Ankh zeigt.
    [canoe] { $seat } wählt einen Kanu-Marker für den Verkauf.
    [architect] { $seat } wählt einen der Kanu-Marker des Architekten.
    [vizier] { $seat } wählt ein Plättchen aus der Korruption der Gegenseite.
    [scribe] Die Wirkung des Schreibers: { $seat } macht { $owed } Plättchen der Hand zu Korruption.
    [forced] { $seat } muss das Plättchen auf Feld { $cell } nehmen.
    [extra] { $seat } hat einen Extrazug: in beliebiger Richtung nehmen, { $refill ->
        [yes] den Markt auffüllen, verkaufen
       *[no] verkaufen
    } oder eine Persönlichkeit spielen.
    [blocked] { $seat } ist am Zug: Auf der Linie des Ankh liegt kein Plättchen, aber der Markt lässt sich auffüllen.
    [stuck] { $seat } ist am Zug: Kein Plättchen ist zu nehmen; verkaufen oder eine Persönlichkeit spielen. Wer beides nicht kann, beendet das Spiel.
   *[turn] { $seat } ist am Zug: ein Plättchen auf der Linie des Ankh nehmen, verkaufen oder eine Persönlichkeit spielen.
}
sb-won = Das Spiel ist vorbei. { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}{ $tie ->
    [yes] { " und weniger Korruption" }
   *[no] { "" }
}.

sb-head-title = { $phase ->
    [opening] { $seat } beginnt
    [refilled] { $seat } nimmt ein Plättchen
    [orient] { $seat } dreht den Ankh
    [canoe] { $seat } wählt einen Marker
    [architect] { $seat } wählt einen Marker
    [vizier] { $seat } nimmt ein Plättchen
    [scribe] { $seat } gibt Plättchen ab
    [forced] { $seat } nimmt Feld { $cell }
    [extra] { $seat } spielt noch einmal
   *[turn] { $seat } spielt
}
sb-head-detail = { $phase ->
    [opening] ein Plättchen von Feld 1 bis 4
    [refilled] von Feld 1 bis 4
    [orient] welche Linie?
    [canoe] von den Kanu-Plätzen
    [architect] einen des Architekten
    [vizier] Korruption der Gegenseite
    [scribe] noch { $owed }
    [forced] das markierte Plättchen
    [extra] in beliebiger Richtung
    [blocked] nichts auf der Linie
    [stuck] nichts zu nehmen
   *[turn] Ankh: { $direction }
}

sb-last = { $kind ->
    [take] Zuletzt: { $seat } nahm das Plättchen von Feld { $cell }.
    [refill] Zuletzt: { $seat } füllte den Markt auf.
    [sale] Zuletzt: { $seat } verkaufte { $what }.
   *[character] Zuletzt: { $seat } spielte { $what }.
}

sb-board-title = **Sobek: 2 Spieler**{ $expansion ->
    [on] { ", Schätze des Pharao" }
   *[off] { "" }
}, es begann { $starter }
sb-board-ankh = Der Ankh steht auf Feld { $cell }, { $direction }. Seine Linie: { $cells }
sb-board-no-ankh = Der Ankh steht nicht auf dem Brett.
sb-board-targets = In Reichweite: { $cell_list }
sb-board-target = Feld { $cell } ({ $corruption ->
    [0] keine Korruption
   *[other] { $corruption } Korruption
})
sb-board-forced = Als Nächstes ist das Plättchen auf Feld { $cell } zu nehmen.
sb-board-slots = Kanu-Marker auf den Plätzen: { $left }; beiseitegelegt: { $aside }
sb-board-spent = Genutzte Kanu-Marker: { $token_list }
sb-board-piles = Plättchen im Stapel: { $deck }; Deben-Marker im Beutel: { $bag }{ $pool ->
    [0] { "" }
   *[other] { "; königliche Korruptionsmarker: " }{ $pool }
}
sb-board-used = Gespielte Persönlichkeiten: { $character_list }
sb-board-removed = Aus dem Spiel: { $tile_list }

sb-board-faces = { $tile_list }

sb-board-seat = **{ $seat }**: { $hand } Plättchen auf der Hand
sb-board-backs = Auf der Hand: { $back_list }
sb-board-set = { $goods }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} = { $count } Plättchen × { $scarabs } { $scarabs ->
    [one] Skarabäus
   *[other] Skarabäen
}: { $part_list }
sb-board-on-set = Kanu-Marker { $token }
sb-board-no-sets = Noch kein Satz verkauft.
sb-board-corruption = Korruption: { $part_list }
sb-board-corruption-total = Korruption, insgesamt { $total }: { $part_list }
sb-tiles = { $count ->
    [0] keine Plättchen
   *[other] { $count } Plättchen
}
sb-board-given = Kanu-Marker im Wert von { $value }
sb-board-no-tiles = nichts
sb-board-royals = { $count } { $count ->
    [one] königlicher Marker
   *[other] königliche Marker
}
sb-board-royals-open = königliche Marker { $value_list }
sb-board-debens = Deben-Marker: { $count }
sb-board-debens-open = Deben-Marker: { $count } ({ $value_list })
sb-board-looked = Darf die Marker auf den Kanu-Plätzen ansehen.
sb-board-kept = Behaltene Kanu-Marker: { $token_list }
sb-board-lost = Verlorene Deben-Marker: { $value_list }
sb-board-shed = Abgeworfene königliche Korruptionsmarker: { $value_list }
sb-board-lost-count = Verlorene Deben-Marker: { $count }
sb-board-shed-count = Abgeworfene königliche Korruptionsmarker: { $count }
sb-board-points = Punkte: { $points } ({ $part_list })

sb-board-rule = { $name }: { $rule }

sb-board-market = **Markt, Feld für Feld**
sb-board-row = Zeile { $number }: { $cells }
sb-ask-ankh = Der Ankh und seine Linie
sb-cell-tile = { $cell } { $tile }{ $deben ->
    [yes] { " mit Deben-Symbol" }
   *[no] { "" }
}, { $direction }
sb-cell-hidden = { $cell } { $back }, verdeckt
sb-cell-ankh = { $cell } Ankh
sb-cell-empty = { $cell } leer
sb-line-empty = kein Plättchen

sb-alt-title = Der Markt von Sobek.
sb-alt-ankh = Der Ankh steht auf Feld { $cell }, { $direction }. Seine Linie: { $cells }.
sb-alt-targets = In Reichweite: { $cell_list }.
sb-alt-seat = { $seat }: { $hand } Plättchen auf der Hand, { $corruption } Korruption, Deben-Marker: { $debens }.
sb-alt-sets = Sätze von { $seat }: { $set_list }.
sb-alt-set = { $goods } { $points }
sb-alt-piles = Kanu-Marker übrig: { $slots }. Plättchen im Stapel: { $deck }.

sb-head-used = { $count ->
    [0] noch keine Persönlichkeit gespielt
   *[other] gespielt: { $character_list }
}
sb-head-aside = { $count } weg

sb-hand = Deine Hand: { $tile_list }.
sb-hand-none = Deine Hand ist leer.
sb-hand-title = Deine Hand
sb-hand-corruption = Deine Korruption, insgesamt { $total }: { $part_list }.
sb-hand-no-corruption = Du hast keine Korruption.
sb-hand-debens = Deine Deben-Marker: { $value_list }.
sb-hand-slots = Auf den Kanu-Plätzen: { $token_list }.
sb-hand-drawn = Der Architekt bietet: { $token_list }.
sb-hand-theirs = Korruption der Gegenseite: { $tile_list }.
sb-hand-peeked = In der Korruption der Gegenseite hast du gesehen: { $tile_list }.

sb-hand-heading-corruption = Deine Korruption
sb-hand-heading-theirs = Korruption der Gegenseite
sb-hand-heading-peeked = Gesehen in der Korruption der Gegenseite
sb-hand-heading-debens = Deben-Marker
sb-hand-heading-slots = Kanu-Plätze
sb-hand-heading-drawn = Der Architekt bietet
sb-hand-gone = fort
sb-task-sale = Verkauf: { $goods }
sb-task-scribe = Der Schreiber will Plättchen

sb-outlook-sale = { $count ->
    [0] Noch ist kein Plättchen gewählt.
   *[other] Der Satz { $goods }: { $count } Plättchen mal { $scarabs } { $scarabs ->
        [one] Skarabäus
       *[other] Skarabäen
    } ergibt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }{ $now ->
        [0] .
       *[other] , statt jetzt { $now }.
    }
}
sb-outlook-owed = Noch { $owed } Plättchen abzugeben.

## Menus

sb-what = Was möchtest du tun?
sb-what-take = Ein Plättchen nehmen
sb-what-refill = Den Markt auffüllen
sb-what-turn = Den Ankh drehen
sb-what-sell = Verkaufen
sb-what-pick = Plättchen wählen
sb-what-done = Diese Plättchen verkaufen
sb-what-token = Einen Kanu-Marker wählen
sb-what-recover = Korruptionsplättchen nehmen
sb-play-queen = { sb-word-queen }: 3 Plättchen ziehen
sb-play-vizier = { sb-word-vizier }: eins aus fremder Korruption
sb-play-thief = { sb-word-thief }: ein Plättchen stehlen
sb-play-merchant = { sb-word-merchant }: beliebiges Plättchen
sb-play-high-priest = { sb-word-high-priest }: Korruption entfernen
sb-play-high-priestess = { sb-word-high-priestess }: Korruption entfernen
sb-play-courtesan = { sb-word-courtesan }: zu einem Satz legen
sb-play-architect = { sb-word-architect }: Kanu-Marker nutzen
sb-play-scribe-livestock = { sb-word-scribe-livestock }: Hand höchstens 6
sb-play-scribe-fish = { sb-word-scribe-fish }: Hand höchstens 6
sb-play-royal-adviser = { sb-word-royal-adviser }: Marker abwerfen
sb-play-spy = { sb-word-spy }: Persönlichkeit kopieren
sb-who = Welche Persönlichkeit kopiert der Spion?
sb-who-meaning = Jede, die schon für ihre Wirkung gespielt wurde, egal von wem.
sb-copied = { sb-word-spy } als { $character }

sb-confirm-end = Bestätigen und verkaufen

sb-cell = Welches Plättchen nimmst du?
sb-cell-meaning = Übersprungene Plättchen werden deine Korruption. Der Ankh zieht dorthin, wo dein Plättchen lag, und dreht sich, wie es das Plättchen zeigt: Das ist die Linie der Gegenseite.
sb-any-cell = Händler: Welches Plättchen nimmst du vom Markt?
sb-any-cell-meaning = Ein beliebiges Plättchen vom Markt, ohne Korruption; der Ankh bleibt, wo er ist.
sb-force = Welches Plättchen muss die Gegenseite nehmen?
sb-force-meaning = In ihrem nächsten Zug muss sie es nehmen, mit aller Korruption auf dem Weg.
sb-cell-take = { $cell } nehmen
sb-cell-keep = { $cell } nehmen
sb-cell-deben = { $cell } gegen einen Deben
sb-direction = Welche Linie entlang zeigt der Ankh?
sb-direction-meaning = Von dieser Linie nimmt die Gegenseite das nächste Plättchen.
sb-direction-label = { $direction }
sb-sale = Was verkaufst du?
sb-sale-meaning = Ein Satz ist seine Plättchen mal seine Skarabäen wert. Spätere Verkäufe derselben Ware kommen dazu.
sb-sale-all = { $goods } verkaufen
sb-sale-some = { $goods }: Plättchen wählen
sb-sale-whole = { $then } verkaufen
sb-goods = Welcher Satz bekommt die Skarabäen?
sb-goods-meaning = Der Satz ist seine Plättchen mal seine Skarabäen wert.
sb-goods-label = { $goods }
sb-absolve = Welche Art entfernst du aus deiner Korruption?
sb-absolve-meaning = Alle Plättchen dieser Art verlassen deine Korruption und das Spiel; Marker bleiben.
sb-pick = Welche Plättchen, und wie viele von jeder Art?
sb-pick-so-many = { $question }
sb-pick-meaning = Wähle jede Art einmal, mit der Anzahl, die du meinst.
sb-pick-label = { $count } { $tile }
sb-token = Welchen Kanu-Marker nutzt du?
sb-token-meaning = Einen nutzt du sofort; die anderen gehen ungesehen zurück.
sb-token-label = { $token }
sb-back = Dieb: Mit welcher Rückseite stiehlst du ein Plättchen?
sb-back-meaning = Du bekommst ein zufälliges der Gegenseite mit dieser Rückseite.
sb-back-label = { $back }
sb-royal = Welchen königlichen Marker wirfst du ab?
sb-royal-meaning = Sein Wert zählt nicht mehr als deine Korruption.
sb-royal-label = { $value } Korruption
sb-tile = Wesir: Welches Korruptionsplättchen nimmst du?
sb-tile-meaning = Es kommt auf deine Hand wie jedes andere.
sb-tile-label = { $tile }
sb-join = Kurtisane: Welche Plättchen legst du zu einem Satz?
sb-join-meaning = Das ist kein Verkauf: Es bringt keinen Kanu-Marker.
sb-join-label = { $tile_list } zu { $goods }
sb-ask-take = { $phase ->
    [opening] Nimm ein Plättchen von Feld 1 bis 4
    [refilled] Nimm ein Plättchen von Feld 1 bis 4
    [forced] Du musst das Plättchen auf Feld { $cell } nehmen
    [extra] Nimm ein Plättchen in einer der vier Richtungen
   *[turn] Nimm ein Plättchen auf der Linie des Ankh
}
sb-ask-sale = Wähle 3 oder mehr Plättchen für den Verkauf: { $goods }
sb-ask-scribe = Gib { $owed } Plättchen als Korruption ab
sb-progress = { $phase ->
    [extra] Das ist dein Extrazug.
    [blocked] Auf der Linie des Ankh liegt kein Plättchen.
    [stuck] Kein Plättchen ist zu nehmen. Wer weder verkaufen noch eine Persönlichkeit spielen kann, beendet das Spiel.
    [scribe] Der Schreiber der Gegenseite lässt dir sechs Plättchen.
   *[other] { "" }
}
sb-region = { $region ->
    [wheat] { sb-word-wheat }
    [fish] { sb-word-fish }
    [livestock] { sb-word-livestock }
    [ebony] { sb-word-ebony }
    [marble] { sb-word-marble }
    [ivory] { sb-word-ivory }
    [pharaoh] { sb-word-pharaoh-tile }
    [statue] { sb-word-statue }
    [character] { sb-word-character-tile }
   *[other] { $region }
}

sb-hint-hidden = { $back }, verdeckt
sb-hint-deben = ein Deben (3 bis 9) statt des Plättchens
sb-hint-cost = kostet { $corruption } Korruption
sb-hint-turn = Ankh dann { $direction }
sb-hint-turn-own = den Ankh drehst du
sb-hint-count = { $count } { $tile }
sb-hint-sale = { $tile_list }, { $worth }
sb-hint-worth = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $now ->
    [0] { "" }
   *[other] { " " }statt { $now }
}
sb-hint-new = neuer Satz
sb-hint-set = jetzt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}

sb-region-question = Welche Art?

## Where a move differs from another: it gains by this (more) or loses (less)

sb-term-points = du bekommst { $by } { $change ->
    [more] mehr
   *[less] weniger
}
sb-term-corruption = Korruption kostet dich { $by } { $change ->
    [more] weniger
   *[less] mehr
}
sb-term-singles = einzelne Plättchen versprechen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
sb-term-pairs = Paare auf der Hand versprechen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
sb-term-sets = Sätze auf der Hand versprechen { $by } { $change ->
    [more] mehr
   *[less] weniger
}
sb-term-characters = Persönlichkeiten auf der Hand sind { $by } { $change ->
    [more] mehr
   *[less] weniger
} wert
sb-term-wild = Statuen auf der Hand sind { $by } { $change ->
    [more] mehr
   *[less] weniger
} wert
sb-term-leftovers = nicht verkaufte Plättchen kosten dich { $by } { $change ->
    [more] weniger
   *[less] mehr
}
sb-term-reach = Plättchen in Reichweite sind für dich um { $by } { $change ->
    [more] besser
   *[less] schlechter
}

## Slash commands (100 characters at most)

command-sobek-description = Züge in Sobek: 2 Spieler
command-sobek-take = Ein Plättchen vom Markt nehmen
command-sobek-cell = Das Feld, etwa 12
command-sobek-refill = Den Markt auffüllen, wenn nichts auf der Linie des Ankh liegt
command-sobek-sell = Einen Satz von 3 oder mehr Plättchen verkaufen
command-sobek-goods = Was du verkaufst; „all“ verkauft jedes Plättchen, das passt
command-sobek-sale-tiles = Welche davon: 2 wheat1, 1 statue (nichts: du wählst danach)
command-sobek-character = Eine Persönlichkeit für ihre Wirkung spielen
command-sobek-which-character = Die Persönlichkeit, und worauf sie gespielt wird
command-sobek-pick = Plättchen für einen Verkauf wählen, oder um sie dem Schreiber abzugeben
command-sobek-tiles = Etwa 2 wheat1, 1 statue
command-sobek-done = Die gewählten Plättchen verkaufen
command-sobek-turn = Den Ankh drehen, nachdem du ein verdecktes Plättchen genommen hast
command-sobek-direction = Wohin er zeigt
command-sobek-token = Einen Kanu-Marker wählen
command-sobek-which-token = Der Marker, und wohin er kommt
command-sobek-recover = Ein Plättchen aus der Korruption der Gegenseite nehmen (Wesir)
command-sobek-corruption-tile = Das Plättchen, das du nimmst

# A total with what is counted.
sb-total = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## What is chosen with each option, on one line.

sb-about-treasures-of-the-pharaoh = Die Erweiterung, mit Pharao-Plättchen und zwei weiteren Persönlichkeiten.
sb-about-corruption-scoring = Ob sie am Ende Punkte kostet oder nur verglichen wird.
sb-about-first-player = Ausgelost, oder gewählt.
sb-preset-base = Grundspiel
sb-preset-pharaoh = Mit Schätze des Pharao

## A guided first turn

sb-guide-1 = **1 von 4** Du nimmst ein Plättchen auf der Linie des Ankh. Überspringen kostet: Jedes übersprungene wird zu Korruption.
sb-guide-2 = **2 von 4** Dein Plättchen dreht den Ankh: Das Bild zeigt die Linie, die dann die Gegenseite hat.
sb-guide-3 = **3 von 4** Drei Plättchen einer Art ergeben einen Verkauf. Er ist seine Plättchen mal seine Skarabäen wert: Warte also auf Skarabäen, aber nicht zu lange.
sb-guide-4 = **4 von 4** Wähle ein Plättchen: Daneben steht, was es kostet. Sieh dir das Bild an und drück dann den grünen Knopf.
