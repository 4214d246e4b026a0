# The table in its thread, the private panel, DMs.

button-play = Play
button-hand = My hand
button-undo = Undo
button-log = History
button-rules = Rules
button-resume = Resume
button-rematch = Rematch
button-next = Next table ({ $count } { $count ->
    [one] waits
   *[other] wait
})
button-nudge = Nudge
button-games = My games
button-confirm = Confirm
button-confirm-end = Confirm and end turn
button-confirm-part = Confirm so far
button-back = Step back
button-clear = Start over
button-premoves = Answers in advance
button-ask-again = Turn off: { $choice }
button-premove-leave = Leave this list
button-premove-all = Leave all that is chosen
button-premove-next = Next: { $choice }
button-premove-clear = Clear the list

panel-ready = This is how it will look. Confirm, or step back.
panel-ready-unseen = What comes of it shows once you confirm. Confirm, or step back.
panel-only-end = Only the end of your turn is left.
panel-chosen = Chosen: { $choice }
panel-so-many = { $kind ->
    [exact] { $question } (exactly { $most })
    [range] { $question } ({ $least } to { $most })
   *[most] { $question } (up to { $most })
}
panel-unfinished = Before you can confirm: { $missing }
panel-ends-game = This ends the game.
closing-round = This is the last round.
closing-turn = The game ends with this turn.
hint-ends-game = ends the game
hint-ends-turn = makes this the last turn
hint-ends-round = makes this the last round
panel-answer = { $choice }: { $hint }
panel-after = { $chosen }: { $question }
panel-whole = { $first }, { $then }
panel-take-turn = Plan this turn
panel-priced = { $what } for { $price }
panel-looked-at = { $choice }: { $hint }
panel-instead = Instead: { $question }
panel-instead-answer = or { $choice }
panel-part = { $question } ({ $part })
panel-nothing-to-decide = { $waiting }
    There is nothing for you to decide right now. The board is here: { $link }
panel-moved-on = What you saw was out of date; here is how it stands.
panel-stale = This button is from an earlier moment. The board is here: { $link }
panel-done-more = Done. It is still your turn.

button-guide = New here?
button-guide-next = Next
button-guide-skip = Skip the guide
button-guide-end = Got it
panel-number = Plan { $number }
panel-confirm-this = Confirm { $choice }
button-other = Other…
button-look-closer = Look closer…
look-which = What do you want to see closer?
look-at = Look at…
ask-which = **Ask the board**: where something is, how strong somebody stands, what you can reach now.
ask-where = Where: { $thing }
ask-strength = How strong: { $thing }
ask-reach = Within reach: { $thing }
ask-other = anything else
ask-nowhere = Nowhere now.
ask-places = { $count ->
    [one] One place
   *[other] { $count } places
}: { $place_list }
ask-line = { $answer }: { $told }
ask-more = … and { $count ->
    [one] one more line
   *[other] { $count } more lines
}.
board-here = The board is here: { $link }
move-made = Done. The board is here: { $link }
button-undo-turn = Undo the whole turn
button-ask-back = Ask to take back
button-agree-back = Agree
button-decline-back = Rather not
back-offer = Others have acted since your last step. If everybody agrees, { $steps ->
    [one] one step can
   *[other] { $steps } steps can
} be taken back.
back-asked = The others are asked under the board. Whatever anybody does meanwhile ends the question. { $link }
back-agreed = You agree. { $link }
back-declined = The game goes on as it stands. { $link }
undo-done = Taken back. The board is here: { $link }
resign-ask = You cannot take this back. { $ending ->
    [conceded] { $winner } wins at once.
    [abandoned] The table closes, as nobody else is left.
   *[goes-on] A bot player plays on in your seat.
}{ $rated ->
    [yes] { " " }In the ratings you take the last place.
   *[no] { "" }
} Do you resign?
button-resign = Resign
resign-done = You have resigned. Thank you for playing. { $link }
# A table that stands still: the answers, and the messages in the thread.
pause-done = The table is paused; the clocks stand still. It goes on by itself { $stamp }; where everybody agrees the pause is longer. { $link }
pause-asked = { $name } pauses the table: its clocks stand still, and it goes on by itself { $stamp }. If all of you agree ({ $name_list }), the pause may last until { $longest }. Any of you can end it.
pause-long = Everybody agrees: the table stands still, and goes on by itself { $stamp }. Any of you can end the pause.
pause-until = It goes on by itself { $stamp }.
pause-ends = { $name_list }: the pause ends { $stamp }; then the clocks run again.
pause-agreed = Noted. The pause is longer when everybody agrees; so far the table goes on by itself { $stamp }. { $link }
pause-agreed-all = Everybody agrees: the table goes on by itself { $stamp }. { $link }
button-agree-pause = Agree to a longer pause
idle-asked = { $name_list }, nobody has done anything here for { $time }. The table closes { $stamp }, unless somebody moves or presses the button.
idle-kept = { $name } is still there: the table stays open.
button-keep-open = Keep the table open
ring-full = { $name_list }, everybody is there: press **Start**, and the game begins. { $link }
ring-later = { $name_list }, while it was quiet for you something was posted here that concerns you: { $link }
resume-done = The game goes on. { $link }
substitute-done = The seat has been handed over. { $link }
substitute-asked = { $name } has been asked to take the seat. Until they accept, nothing changes. { $link }
offer-asked = { $name }, { $asker } asks you to take over the seat of { $leaving } in this game of { $game }.
offer-accepted = { $name } takes over the seat of { $leaving }.
offer-declined = { $name } would rather not take the seat.
offer-lapsed = This offer does not stand any more.
button-accept = Accept
button-decline = Decline
premove-heading = Answers given for you without asking. Only you see this.
premove-open = **{ $choice }**: { $rule }
premove-left = **{ $choice }** is on. { $rule }
premove-holds = { $until ->
    [turn] It holds until the end of this turn
    [round] It holds until the end of this round
   *[game] It holds until the end of the game
}{ $repeats ->
    [yes] .
   *[no] , and each answer is given once.
}
premove-step = { $number }. { $choice }
premove-steps = Left now: { $steps }
premove-draft = Your list so far, not left yet: { $steps }
premove-missing = { $missing ->
    [one] Choose one more step before you can leave it.
   *[other] Choose { $missing } more steps before you can leave it.
}
premove-list = **{ $choice }**: { $rest }
premove-empty = nothing chosen yet
premove-next = { $name }: choose step { $number }
premove-which = Which list?
premove-none = Nothing can be answered in advance here.
premove-done = Noted. Your answer will be given for you when the question comes. { $link }
premove-given = Your answer is given; the rest follows when its question comes. { $link }
premove-cleared = You will be asked again from now on. { $link }
button-if = If … then …
button-if-bind = Leave this move
if-heading = If somebody does exactly what you name, your answer is given at once; anything else voids it. What others hold in secret is only supposed here. Only you see this.
if-nothing = Such a move can be left while one other player decides, and only where it can be known beforehand what that brings.
if-line = If { $steps }: { $answer }
if-upon = If { $steps } …
if-step = { $name } chooses “{ $step }”
if-ask-other = In the place of { $name }, what would you do?
if-ask-own = And what do you do then?
if-ends-turn = { $name } ends the turn
if-forget = Delete one of these moves
if-forget-one = Delete this move
if-set = Noted. Your move is made for you if it comes to that.
if-forgotten = Deleted. You will be asked as usual.
table-paused = The table is paused; the clocks stand still.
table-ended = The game has ended before its time. This is how it stood.
# On the bar above the picture.
header-paused = Paused
header-ended = The game has ended
header-over = Game over
header-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}

log-empty = Nothing has happened yet.
log-start = The game begins.
log-undo = { $name } takes { $steps ->
    [one] a step
   *[other] { $steps } steps
} back.
log-ask-back = { $name } asks to take { $steps ->
    [one] a step
   *[other] { $steps } steps
} back. All others must agree.
log-agree-back = { $name } agrees to that.
log-decline-back = The game goes on as it stands: { $name } takes nothing back.
log-default = { $name } ran out of time; the game made this decision for them.
log-timeout = The time of { $name } is up.
log-gone = { $name } has left the server.
log-wait = { $name } has a day more.
log-away = { $name } is on vacation.
log-back = { $name } is back from vacation.
log-vacant = A substitute is wanted for the seat of { $name }.
log-resign = { $name } resigns.
log-vanish = A bot player takes over for { $name }.
log-bot-sits = { $detail } plays on for { $name }.
log-substitute = { $detail } takes over the seat of { $name }.
log-pause = { $name } pauses the table.
log-agree-pause = { $name } agrees to a longer pause.
log-long-pause = Everybody agrees: the pause is a long one.
log-pause-over = The pause is over; the game goes on.
log-resume = { $name } resumes the table.
log-end = { $detail ->
    [conceded] The game ends by resignation.
    [abandoned] Nobody is left at this table, so it closes here.
   *[finished] The game is over.
}

score-announce = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
} with { $total }!
score-announce-unscored = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win together!
}
score-announce-nobody = Nobody wins.
score-announce-solo = { $name } ends with { $total }.

# Until when somebody must decide. Discord shows the stamp as "in 12 hours" or "5 minutes ago".
clock-deadline = Time limit: { $stamp }
clock-away = { $name } is on vacation, back { $stamp } at the latest
clock-late = The time of { $name } is up: a bot player takes over { $stamp }
clock-late-alone = The time of { $name } is up: the table closes { $stamp }
clock-gone = { $name } has left the server: a bot player takes over { $stamp }
clock-gone-alone = { $name } has left the server: the table closes { $stamp }
clock-left = Left on your clock: { $time }
clock-deadline-of = { $name } { $stamp }

# When somebody’s time is up: the question to the others, and what comes of it.
timeout-asked = { $name }, your time is up, but you can still move. { $decider_list }, what shall happen? { $count ->
    [one] If you say nothing,
   *[other] What most of you want is done; if that is nothing,
} a bot player takes over { $stamp }.
timeout-alone = { $name }, your time is up, but you can still move. Nobody waits for you, so your seat is kept; the table closes { $stamp }.
timeout-nobody = { $name }, your time is up, but you can still move. A bot player takes over { $stamp }.
timeout-vacant = A substitute is wanted for the seat of { $name }. Whoever is not at this table yet may take it; if nobody does and { $name } does not move, a bot player takes over { $stamp }.
gone-asked = { $name } has left the server and would be waited for. { $decider_list }, what shall happen? { $count ->
    [one] If you say nothing,
   *[other] What most of you want is done; if that is nothing,
} a bot player takes over { $stamp }.
gone-alone = { $name } has left the server. Nobody waits, so the seat is kept; the table closes { $stamp }.
gone-nobody = { $name } has left the server. A bot player takes over { $stamp }.
gone-vacant = { $name } has left the server, and a substitute is wanted. Whoever is not at this table yet may take the seat; if nobody does, a bot player takes over { $stamp }.
timeout-said = **{ $choice }**: { $name_list }
timeout-done-wait = It is decided: { $name } has a day more.
timeout-done-substitute = It is decided: a substitute is wanted for the seat of { $name }.
timeout-done-bot = It is decided: a bot player takes over the seat of { $name }.
timeout-over = This has been settled.
button-wait = Wait a day more
button-look = Look for a substitute
button-let-bot = Let a bot player take over
button-take-seat = Take this seat


# Vacation: the private page, and the message when one has begun by itself.
vacation-off = You are not on vacation.
vacation-on = You are on vacation; it ends { $stamp } at the latest.
vacation-left = Left this year: { $left } of { $all }.
vacation-about = While you are away your clocks stand still at all tables where another person plays. You may move all the same; your moves then add no time to your clock.
vacation-by-itself = It begins by itself an hour before your time runs out; then it ends with your next move.
vacation-by-hand = It begins only when you say so.
vacation-about-by-itself = While you are away your clocks stand still at all tables where another person plays. This vacation has begun by itself: it ends with your next move.
vacation-tournaments = Tournaments do not wait: their rounds go on while you are away{ $limited ->
    [yes] , and your next time limit there ends { $stamp }.
   *[no] .
}
vacation-ended-by-move = Your vacation, which had begun by itself, has ended with this move: your clocks run again at all tables.
vacation-goes-on = You are still on vacation, so this move added no time to your clock. **/settings vacation**, or **More…**, **Settings** at the front desk, ends it.
vacation-begun = Your time for **{ $game }** was about to run out, so your vacation has begun by itself. { $link }
note-vacation = { $name }, your time was about to run out, so your vacation has begun by itself. **/settings vacation**, or **More…**, **Settings** at the front desk, ends it.
button-vacation = Vacation
button-vacation-begin = Go on vacation
button-vacation-end = I am back
button-vacation-by-itself = Let it begin by itself
button-vacation-by-hand = Never begin by itself

hand-your-turn = **{ $game }**: { $task }
    { $link }
hand-waiting = **{ $game }**: { $task }
    { $link }
# A reminder: of a turn that came in quiet time or a while ago, of one that still waits, of one whose time is nearly over.
hand-reminder = { $kind ->
    [turn] **{ $game }**, table { $number }: { $task }
    [late] Most of your time is over: **{ $game }**, table { $number }, is waiting for you. { $task }
    [nudge] { $who } nudges you: **{ $game }**, table { $number }, is waiting for you. { $task }
    [last] Not much time is left: **{ $game }**, table { $number }, is waiting for you. { $task }
   *[again] Reminder: **{ $game }**, table { $number }, is waiting for you. { $task }
}
    { $link }
# Rings in the thread of a table, for people who take no direct messages.
nudge-done = Done: a reminder goes to { $names }.
note-reminder = { $name }, this table is waiting for you.

# What has happened since a player's own last move, in the direct message, in the panel and before the text board.
since-heading = **Since your last move**
since-beginning = **Since the game began**
since-earlier = … and { $count ->
    [one] one line
   *[other] { $count } lines
} before that.

# Many tables wait for somebody at once.
digest-rest = and { $count } more
digest-heading = **{ $count } { $count ->
    [one] table waits
   *[other] tables wait
} for you**
note-digest = { $name }, { $count } { $count ->
    [one] table waits
   *[other] tables wait
} for you. **/games**, or **My games** at the front desk, lists them.

note-dm-closed = { $name }, I cannot send you direct messages. That is fine: **Play** and **My hand** show you everything here, privately.
note-dm-closed-open = { $name }, I cannot send you direct messages. That is fine: you are called here, and **Play** shows you everything.
note-direct-closed = I cannot write to { $name }. The clock goes on, and the rules for this seat hold as ever.
note-offer-declined = { $name }, { $who } would rather not take the seat.
note-hint-given = { $name } has looked at a hint.
note-no-permission = I am not allowed to write in { $place }, so your table is stuck there. Please give me the permissions { permission-view-channel }, { permission-send-messages }, { permission-create-public-threads }, { permission-send-messages-in-threads } and { permission-attach-files }; I will try again by myself.
note-thread-locked = The thread { $place } of your table is locked, so I cannot write there. Please unlock it; I will try again by myself.
note-too-many-threads = The server has as many threads as Discord allows, so your table is played in { $place } itself.
note-no-thread-here = Discord opens no thread in { $place }, so your table is played in the channel itself.
note-not-taken = Discord does not take my message for your table in { $place }. The game goes on: **/table play** shows it, and so does the next move.
note-no-thread = I am not allowed to open a thread in { $place }, so your table is played in the channel itself.
note-channel-gone = The channel of your table is gone. The game can still be played from my direct messages: **Play** shows the board there.

thread-name = Table { $number } · { $game }
thread-name-tournament = { $name } · { $title }, round { $round }
thread-opening = Table { $number } opens. The game is played in the thread below.
thread-again = The thread of table { $number } is gone, so the game goes on in a new one. Nothing is lost.

move-made-here = Done.
