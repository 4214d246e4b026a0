# Words shared by all games.

seat-number = Seat { $number }

# A person whom a sentence names; bot players and tables go without.
name-san = { $name }

# Two items of a plain enumeration; longer ones are built from it.
list-pair = { $head }, { $tail }

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
board-alt-way = /table text tells the whole board.

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
    { "" }**Ziggurat** hosts board games in this server: { $games }.
    - New here? **/play** { $quickest } takes { $minutes } minutes and shows how everything works.
    - **/play** opens a table. Friends press **Join**; no friends around? **Add a bot player**. The host presses **Start**.
    - Alone? **/play** with **bots** 1 starts at once against a bot player.
    - The game is played in its own thread. **Play** opens your private panel: choose, look at the picture, confirm.
    - **My hand** shows what only you may see. When it is your turn you also get it by direct message.
    - **Undo** takes back your last steps as long as nothing new has been revealed.
    - **/games** lists your games, **/table text** tells a position in words, **/move** takes a typed move, like `build C7`.
    - **/table** also pauses, resigns and hands a seat over; **/settings rhythm** sets reminders and quiet hours; **/report** tells us what is wrong.
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
rhythm-title = Reminders and quiet hours
rhythm-heading = **How you are rung**
rhythm-done = Done.
rhythm-ring = { $where ->
    [dm] The direct message rings when it is your turn.
   *[thread] The mention in the thread rings when it is your turn.
}
rhythm-hours = { $hours ->
    [0] You get no reminders.
    [one] You are reminded after an hour, and before your time is over.
   *[other] You are reminded after { $hours } hours, and before your time is over.
}
rhythm-quiet = Nothing rings from { $begin } to { $end } ({ $zone }, where it is { $clock } now).
rhythm-quiet-none = You have no quiet hours.
rhythm-ask-ring = What rings when it is your turn
rhythm-ring-thread = The mention in the thread
rhythm-ring-dm = The direct message
rhythm-ask-hours = When you are reminded
rhythm-choice-hours = { $hours ->
    [0] Not at all
    [one] After an hour
   *[other] After { $hours } hours
}
rhythm-ask-begin = Nothing rings from
rhythm-ask-end = Nothing rings until
rhythm-choice-never = No quiet hours
rhythm-ask-zone = Your time zone
rhythm-about-zone = A city, like Berlin, Tokyo or New York. Needed for quiet hours.
button-rhythm-change = Change
button-rhythm = My reminders
# Quiet hours that were learned from when somebody plays: proposed once.
quiet-proposal = You never play between { $begin } and { $end }. Shall nothing ring for you then?
quiet-accepted = Done. Name your time zone under **Change**, so that your quiet hours follow summer time.
quiet-declined = Then everything stays as it is. **/settings rhythm** sets quiet hours at any time.
button-quiet-accept = Yes, keep it quiet
button-quiet-decline = No, thank you
settings-forget-later = You still sit at a running table. Finish or leave it first.
settings-forget-done = Done: your settings and ratings are deleted. Your name and your moves stay in the games you played.
stats-head = **{ $name }**
stats-line = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won, rating { $skill }
stats-about = -# The rating says how well somebody plays against other people: it starts at 0 and rises with every win, most of all over strong players. Who leaves a game takes its last place. Games against bot players, and those played as a substitute, are listed here, but do not count for it.
ranking-about = -# Only games between people count here; games against bot players do not. The rating says how well somebody plays: it starts at 0 and rises with every win, most of all over strong players.
stats-none = Nothing has been played to the end yet.
ranking-head = **{ $game }**: the best players
ranking-line = { $place }. { $name }: rating { $skill }, { $wins } of { $games } won
games-yours = **▶ Your turn**
games-waiting = **Waiting for others**
games-lobbies = **Not begun yet**
games-line = - **{ $game }**, table { $number }: { $task } { $link }
games-task-until = { $task } Time limit: { $stamp }
games-none = You sit at no table. Use /play to open one.
report-done = Thank you. This is report { $number }.
record-whole = The whole game, step by step.
record-view = The game as your seat has seen it so far. The full record can be had once the game is over.
games-line-lobby = - **{ $game }**, table { $number }: the lobby is open. { $link }
