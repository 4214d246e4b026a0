# Reading in the rule books: /rules, the button Why?, and what leads there.

button-why = Why?
button-all-rules = All rules
button-in-book = Read on from here
button-page-before = Previous page
button-page-after = Next page

rules-head = **{ $game } · { $section } { $heading }**
rules-page = Page { $page } of { $pages }
rules-contents = Choose a section, or type **/rules** with a number or a word to find a rule.
rules-choose-section = Which section?
rules-choose-game = Which game’s rules would you like to read?
rules-found = { $count ->
    [one] { $count } rule has “{ $wanted }” in it:
   *[other] { $count } rules have “{ $wanted }” in them:
}
rules-found-nothing = No rule has “{ $wanted }” in it. Try another word or fewer letters, or look through the contents.

why-marked = The picture marks what you can do instead.
