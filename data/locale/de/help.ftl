# Reading in the rule books: /rules, the button Why?, and what leads there.

button-why = Warum?
button-all-rules = Alle Regeln
button-in-book = Ab hier weiterlesen
button-page-before = Seite zurück
button-page-after = Seite vor

rules-head = **{ $game } · { $section } { $heading }**
rules-page = Seite { $page } von { $pages }
rules-contents = Wähle ein Kapitel, oder tippe **/rules** mit einer Nummer oder einem Wort, um eine Regel zu finden.
rules-choose-section = Welches Kapitel?
rules-choose-game = Von welchem Spiel möchtest du die Regeln lesen?
rules-found = { $count ->
    [one] { $count } Regel enthält „{ $wanted }“:
   *[other] { $count } Regeln enthalten „{ $wanted }“:
}
rules-found-nothing = Keine Regel enthält „{ $wanted }“. Versuch ein anderes Wort oder weniger Buchstaben, oder sieh das Inhaltsverzeichnis durch.

why-marked = Das Bild zeigt, was du stattdessen tun kannst.
