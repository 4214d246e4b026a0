# Words shared by all games.

seat-number = Seat { $number }

# A person whom a sentence names; bot players and tables go without.
name-san = { $name }
name-of-seat = { $name } ({ $seat })

# A language that is not translated whole: among the choices; after the sentence that names it.
language-partial = { $language }, { $percent } % translated
language-gaps = So far { $percent } % of it is translated; the rest comes in English.

# Two items of a plain enumeration; longer ones are built from it.
list-pair = { $head }, { $tail }
list-apart = { $head }; { $tail }

# The same item several times in such an enumeration.
list-times = { $count } × { $item }

# Two sentences one after another.
sentence-pair = { $head } { $tail }

# A menu level with more entries than one list holds.
menu-region = Which part?
menu-page = Which page?
menu-page-label = { $first } to { $last }

# What the marks on a board say, in its alt text.
changed-new = New or changed: { $place_list }.
changed-left = Gone from: { $place_list }.

# Why a table closed, when it was not the game's own end.
reason-conceded = Everyone else has resigned.

# The end of a board's alt text, which has no room for everything.
board-alt-way = More, or /table text, tells the whole board.
large-part = { $part ->
    [header] The title
    [aside] What lies beside the board
    [players] The players
    [hand] Your hand
   *[board] The board
}, in large print{ $count ->
    [one] .
   *[other] , picture { $number } of { $count }.
}
large-column = From the left this is part { $place } of { $count }.

# The options of a game that are not as usual, in the board in words.
board-options = Options: { $option_list }

# The score sheet in words, for those who do not see it.
score-title = Score sheet, { $game }.
score-seat = { $place ->
    [none] { "" }
   *[other] { $place }.{ " " }
}{ $name }: { $total } ({ $parts }).
score-seat-plain = { $place ->
    [none] { "" }
   *[other] { $place }.{ " " }
}{ $name }: { $total }.
score-part = { $category } { $points }

# The private hand and the score sheet as pictures.
hand-title = Your hand
hand-private = only you see this
score-heading = Final score
score-total = Total
score-place = { $place }.

# Help, settings, statistics, reports.

help-text =
    { "" }**Ziggurat** hosts board games: { $games }.
    - **/play** opens a table. Friends press **Join**; no friends around? **Add a bot player**, or **bots** 1 to start at once. The host presses **Start**.
    - **/games** lists your games, those that wait for you first.
    - **/desk** posts the **front desk**: buttons that lead to all of this, with nothing to type. Where one stands, a button below leads to it.
    - New here? **/learn** teaches you a game step by step, and **/play** { $quickest } takes { $minutes } minutes and shows how everything works.
    - The game is played in its own thread. **Play** opens your private panel: choose, look at the picture, confirm. Without a seat it shows you the board.
    - **My hand** shows what only you may see. When it is your turn you also get it by direct message.
    - **Undo** takes back your last steps as long as nothing new has been revealed; against bot players their moves go back with yours.
    - **More** below a board has what else can be done at a table: pausing, handing over, resigning, a replay.
    - **/table text** tells a position in words, **/move** takes a typed move, like `build C7`.
    - **/settings rhythm** sets reminders and quiet hours; **/report** tells us what is wrong.
    - **/help** with a game shows its rules on one screen, **/rules** finds any rule by number or word.
settings-language-done = Done: { $language ->
    [auto] this server’s own language
   *[other] { $language }
}.
settings-reminders-done = { $hours ->
    [0] Done: no reminders.
    [one] Done: you are reminded after an hour, and before your time is over.
   *[other] Done: you are reminded after { $hours } hours, and before your time is over.
}
settings-ring-done = { $where ->
    [dm] Done: the direct message rings when it is your turn, and the thread stays silent.
   *[thread] Done: the mention in the thread rings when it is your turn, and the direct message stays silent.
}
# How somebody is rung: a private page, and the dialog to change it.
reminders-title = My settings
reminders-heading = **Your reminders**
reminders-done = Done.
reminders-ring = { $where ->
    [dm] The direct message rings when it is your turn.
   *[thread] The mention in the thread rings when it is your turn.
}
reminders-hours = { $hours ->
    [0] You get no reminders.
    [one] You are reminded after an hour, and before your time is over.
   *[other] You are reminded after { $hours } hours, and before your time is over.
}
reminders-quiet = Nothing rings from { $begin } to { $end } ({ $zone }, where it is { $clock } now).
reminders-quiet-none = You have no quiet hours.
reminders-ask-hours = When you are reminded
reminders-choice-hours = { $hours ->
    [0] Not at all
    [one] After an hour
   *[other] After { $hours } hours
}
reminders-digest = { $count ->
    [one] When more than one table waits for you, one message tells of all of them.
   *[other] When more than { $count } tables wait for you, one message tells of all of them.
}
reminders-no-digest = Each table that waits for you has a message of its own.
reminders-zone = Your time zone is { $zone }, where it is { $clock } now.
reminders-language = I speak { $language } to you.
reminders-language-auto = I speak to you in the language of your Discord, where I know it.
reminders-large = What only you see comes in large print.
reminders-plain = Your buttons and lists have words alone, without emoji.
reminders-quick = Your moves are carried out without being confirmed, where they can be undone.
reminders-hidden = You stand in no ranking and no record, and nobody else sees your figures.
reminders-quiet-title = My quiet hours
reminders-ask-quiet = My quiet hours
reminders-choice-quiet = From { $begin } to { $end }
reminders-ask-language = My language
reminders-choice-language = That of my Discord
reminders-ask-also = What else I would like
reminders-tick-dm = Ring by direct message, not by a mention in the thread
reminders-tick-digest = { $count ->
    [one] One message for all tables, when more than one waits
   *[other] One message for all tables, when more than { $count } wait
}
reminders-tick-large = Large print in what only I see
reminders-tick-plain = Words alone on my buttons, without emoji (for screen readers)
reminders-tick-quick = Quick moves: no Confirm where I can undo
reminders-tick-hidden = Keep me out of rankings, records and statistics
button-quiet-own = Other quiet hours
button-zone = My time zone
button-server = This server
zone-which-region = Where in the world are you?
zone-region = Part of the world
zone-which-city = { $region }: which city has your time? Behind each stands what time it is there now.
zone-africa = Africa
zone-america = America
zone-antarctica = Antarctica
zone-arctic = Arctic
zone-asia = Asia
zone-atlantic = Atlantic
zone-australia = Australia
zone-europe = Europe
zone-indian = Indian Ocean
zone-pacific = Pacific
reminders-ask-begin = Nothing rings from
reminders-ask-end = Nothing rings until
reminders-choice-never = No quiet hours
reminders-ask-zone = Your time zone
reminders-about-zone = A city, like Berlin, Tokyo or New York. Needed for quiet hours.
button-reminders-change = Change
button-reminders = My reminders
# Quiet hours that were learned from when somebody plays: proposed once.
quiet-proposal = You never play between { $begin } and { $end }. Shall nothing ring for you then?
quiet-accepted = Done. Name your time zone under **Change**, so that your quiet hours follow summer time.
quiet-declined = Then everything stays as it is. **/settings rhythm**, or **More…**, **Settings** at the front desk, sets quiet hours at any time.
button-quiet-accept = Yes, keep it quiet
button-quiet-decline = No, thank you

# A server's settings: a page and a dialog for those who may manage it.
server-heading = **This server**
server-title = This server
server-channels = Tables can be opened in { $places }.
server-channels-all = Tables can be opened in every channel.
server-language = What everybody reads is in { $language }.
server-language-auto = What everybody reads is in this server’s own language.
server-clock = A new table has this clock: { $clock }. Its host can choose another.
server-most = { $most ->
    [0] A person can host any number of tables.
    [one] A person can host one table at a time.
   *[other] A person can host { $most } tables at a time.
}
server-hosts-all = Everybody can open a table.
server-hosts-managers = Only those who may manage this server can open a table.
server-hands = -# Nobody sees the hands of others, whoever manages this server.
server-ask-channels = Where tables can be opened
server-about-channels = None chosen: in every channel
server-ask-language = The language of what everybody reads
server-choice-language = This server’s own
server-ask-clock = The clock of a new table
server-ask-most = Tables that a person can host
server-choice-most = { $most ->
    [0] Any number
    [one] 1 at a time
   *[other] { $most } at a time
}
server-ask-hosts = Who can open a table
server-choice-all = Everybody
server-choice-managers = Those who may manage this server

games-yours = **▶ Your turn**
games-waiting = **Waiting for others**
games-lobbies = **Not begun yet**
games-line = - **{ $game }**, table { $number }: { $task } { $link }
games-task-until = { $task } Time limit: { $stamp }
games-none = You sit at no table. The front desk opens one, or /play.
report-done = Thank you. This is report { $number }.
record-whole = The whole game, step by step. **A game from a file** shows it again, and lets you play on from any position.
record-view = The game as your seat has known it so far; what is hidden from you is dealt anew in the file. **A game from a file** shows it again, and lets you play on. The whole record can be had once the game is over.
games-line-lobby = - **{ $game }**, table { $number }: the lobby is open. { $link }
games-rest = - and { $count } more

quick-offer = You have played some games by now. Shall moves that can be undone be carried out at once, without **Confirm**? **Undo** on the board takes them back. You can change this in your settings.
quick-accepted = Done: moves that can be undone are carried out at once.
quick-declined = All right: you confirm each move.
button-quick-accept = Yes, quick moves
button-quick-decline = No, I confirm
