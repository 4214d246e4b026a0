# Refusals: what is wrong and what would be right. One id per reason of the rules layer.

error-game-unknown = There is no game called “{ $game }” here. There are: { $offered_list }.
error-seats-not-offered = This game is not for { $seats } { $seats ->
    [one] player
   *[other] players
}. Possible: { $offered_list }.
error-option-unknown = This game has no option “{ $option }”. It has: { $offered }.
error-option-value-unknown = “{ $value }” is no value of the option “{ $option }”. Choose from: { $offered }.
error-option-not-here = “{ $option }” cannot be “{ $value }” here: it does not go with { $seats } { $seats ->
    [one] player
   *[other] players
} and the other options.

error-card-unknown = No card is called “{ $text }”. Choose one from the list that opens while you type.
error-topic-unknown = The board knows no answer to “{ $text }”. Choose from the list that opens while you type.
error-notation-unknown = “{ $text }” is not a move of this game. Choose one from the list that opens while you type.
error-notation-ambiguous = “{ $text }” could mean several things. Please write more of it, for example: { $readings }.
error-record-unreadable = This is not the file of a game, or it was damaged. Please choose one that **Record as a file** has given.
error-record-other-version = This game was played by version { $found } of the rules, and only version { $known } is known here, so it cannot be shown.
error-turn-unknown = There is no turn “{ $turn }”. Turns 1 to { $last } can be looked at.
error-replay-game-gone = This game is not offered here any more, so it cannot be shown. Nothing of it is lost.
error-animation-under-way = This game is being drawn already. Please wait until that is done, about twenty seconds.
error-record-changed = This file was changed after it was written, so it cannot be trusted. Please choose the file as it was given.
error-record-game-unknown = This file is of a game that is not offered here, or not any more.
error-record-too-long = This file is too long: no game has { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
error-import-gone = This file is no longer kept: only your last five are. Please open it again.
error-import-too-large = This file is too large to be a game. The largest that is opened has { $megabytes } MB.
error-import-unreachable = The file did not arrive. Please try again.
error-export-too-large = This game is too large for one file. Please ask again once it is over; the whole record is smaller.
error-revisit-running = This game is still running. Play on from it once it is over, or now from the file of what you know: **Record as a file** gives it.
error-revisit-over = The game is over at this point. Step back, and play on from there.
error-table-in-server = Tournaments and private tables need a channel of a server. Please go to one and try again there.
error-record-other-seats = This record is of a game with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, but it starts from a position with { $start }.
error-record-step-illegal = Step { $step } of the record, “{ $action }”, does not fit the position.

error-nothing-to-undo = You have no step to undo: once something is revealed or somebody else acts, steps stay as they are.
error-undo-revealed = Nothing can be taken back: something was drawn or revealed since your last step, and what has been seen stays seen.
error-back-over = Nobody asks to take anything back any more.
error-back-agreed = You have agreed already.
error-held-another-seat = Somebody who has played another seat at this table knows its secrets and cannot take this one.
error-table-paused = The table is paused. Resume it with the button **Resume**, or with /table resume.
error-table-not-paused = The table is not paused: the game goes on.
error-table-over = This game is over.
error-game-over = The game is over.
error-not-your-turn = You have nothing to decide right now.
error-no-steps = Choose at least one step first.
error-premove-not-offered = That answer cannot be left in advance right now.
error-premove-twice = The same answer is named twice; once is enough.
error-premove-count = { $least ->
    [one] Leave at least one choice
   *[other] Leave at least { $least } choices
}, and no more than { $most }.
error-conditional-no-condition = Choose first what somebody else would do.
error-conditional-not-asked = You would have nothing to decide after that. Go on to where it is your turn.
error-conditional-too-long = After that it is your turn: choose what you do then.
error-conditional-unknown-outcome = Nobody can know before what that brings, so no move can depend on it.
error-conditional-unlikely = That takes what they hardly hold together. Choose something likelier.
error-conditional-twice = The same condition is named twice; each can lead to one answer only.
error-conditional-most = { $most ->
    [one] At most one conditional move
   *[other] At most { $most } conditional moves
} can be left at a time.

# Position documents: what they describe is impossible.
error-position-malformed = This is not a position document: { $detail }.

error-game-not-known = This version no longer knows the game of this table. Its record is kept, for a version that knows it again.
error-table-unknown = There is no such table any more.
error-table-not-started = This game has not begun yet. Its host starts it in the lobby.
error-not-seated = You have no seat at this table. You can look on: its board and its history are open to you.
error-table-elsewhere = You have no seat at this table. In its own server you can look at it.
error-no-hint-left = You have no hint left in this game: it has { $most ->
    [one] one.
   *[other] { $most }.
}
error-no-hint-here = There is nothing left to choose: confirm your plan, or step back.
error-no-hint-in-tournament = There are no hints in a tournament: everybody decides alone.
error-no-secret-hand = Nobody holds anything in secret in this game: the board shows it all.
error-view-gone = That is not there to be looked at any more.
error-stale = The game has moved on since that button was shown. Please use the newest board.
error-already-seated = You are seated already.
error-not-joined = You have no seat at this table yet. Join takes one.
error-clock-too-short = A clock begins with at least 1 hour, and a decision takes nothing away. Please type more.
error-clock-too-long = A time can be { $days } days at most. Please type less.
error-clock-cap-low = A clock must be able to hold what it begins with and what a decision adds. Please type more for the most that it holds.
error-clock-unreadable = I cannot read “{ $text }” as a time. Please type it like 3 days or 36 hours.
error-timeout-settled = This has been settled. Please look at the newest board.
error-timeout-waited = The table has waited for this seat as long as it can. Please choose one of the other two.
error-pause-used-up = The table has stood still long enough: it can be paused again when somebody has moved.
error-pause-agreed = You have agreed to that already.
error-timeout-not-yours = The others at the table decide about this, as long as their own time is not up. You can still move.
error-vacation-begun = You are on vacation already.
error-vacation-not-begun = You are not on vacation any more.
error-vacation-used-up = You have no vacation left this year.
error-lobby-full = Every seat is taken ({ $seats }).
error-lobby-closed = This lobby is closed. /play opens another.
error-lobby-started = This game has begun already. Its board is in its thread.
error-rematch-early = A rematch is possible once this game is over.
error-lobby-in-thread = A table opens in a channel, not in a thread. Please open it in the channel.
error-no-bot-seated = No bot player sits here.
error-bot-seated-already = A bot player sits there already.
error-bots-changed = Other bot players sit here by now. Please choose again.
error-level-not-offered = { $levels ->
    [normal] The bot players of this game have one level only: normal.
    [normal-hard-expert] The bot players of this game have the levels normal, hard and expert.
   *[other] Bot players have the levels easy, normal, hard and expert.
}
error-too-few-seats = At least { $needed } players are needed. You can add bot players.
error-host-only = Only the host of the table can do that.
error-manager-only = Only those who may manage this server can change what is set for it.
error-bot-lacks-permission = I cannot open a table here, I lack these permissions in this channel: { $permissions }.
error-no-such-player = That person has no seat at this table.
error-not-in-server = { $name } is not in the server of this table, and could not see it.
error-command-unknown = This command has changed since your app was opened. Please reload Discord (Ctrl+R) and try again.
error-offer-for-another = This seat is offered to somebody else.
error-bots-cannot-sit = Other bots cannot take a seat. Choose a person, or a bot player of ours by leaving “coming” empty.
error-hosts-managers-only = In this server only those who may manage it open tables. Ask one of them, or join a table.
error-lobby-elsewhere = In this server tables are opened in { $places }. Please go there.
error-too-many-tables = { $most ->
    [one] In this server a person hosts one table at a time, and you have one. Finish it or cancel it first.
   *[other] In this server a person hosts { $most } tables at a time, and you have as many. Finish or cancel one first.
}
error-desk-not-here = The front desk stands in a text channel. Please choose one.
error-desk-not-allowed = I may not write in { $place }. Please let me view the channel and send messages there, or choose another.
error-report-short = Please tell a little more, so that we can find what is wrong.
error-no-table-here = There is no table of yours here. Open one at the front desk or with /play, or go to its thread.
error-several-tables = You sit at several tables. Please do this in the thread of the one you mean, or by the buttons below its board.
error-interval-too-short = A reminder comes after { $least ->
    [one] an hour
   *[other] { $least } hours
} at the earliest, and after { $most } at the latest. Choose 0 for no reminders.
error-quiet-half = Quiet hours need a beginning and an end. Please choose both, or neither.
error-quiet-whole-day = Quiet hours cannot cover the whole day. Choose another hour for their end.
error-quiet-too-long = Quiet hours can last { $most ->
    [one] one hour
   *[other] { $most } hours
} at most, so that there is time to reach you.
error-zone-missing = Quiet hours need your time zone. Name it by a city, like Berlin or Tokyo.
error-zone-unknown = I do not know the time zone “{ $zone }”. Name it by a city, like Berlin or Tokyo.
error-nudge-nobody = This table waits for nobody else.
error-nudge-early = A nudge is possible once the table has waited for a day: { $stamp }.
error-nudge-again = Whoever is waited for is at the table just now, or was nudged today already. Please try again tomorrow.
error-button-unknown = I do not know this button any more. Please use the newest message of the table.
error-store-busy = I could not save that just now, so nothing has changed. Please try again in a moment.
error-store-unread = My records are out of reach just now, and nothing has changed. Please try again in a moment.
error-forbidden = I lack a permission in this channel. Please ask somebody who manages the server to check.
error-unexpected = Something went wrong on my side. Please look at the newest board to see how things stand, then try again.
error-not-vanished = This seat can be given away only after its player ran out of time or kept the table waiting for a day. Players can always hand over their own seat.
error-not-vanished-in-round = In a tournament this seat can be given away only after its player ran out of time. The host of the tournament can push a table on at which nothing is done. Players can always hand over their own seat.
error-tournament-too-few = A round needs at least { $needed } players, and { $entrants ->
    [0] there is nobody yet
    [one] there is only one
   *[other] there are only { $entrants }
}. Please invite some more.
error-tournament-too-many = A tournament has room for { $most } players, and { $entrants } are too many. Please begin another one for the rest.

# --- how much one person may have -----------------------------------------------------------------------------------
error-ceiling-lobbies = { $most ->
    [one] You have a table that has not begun, and one is as many as a person can have. Please begin it or cancel it first: **My games** leads there.
    *[other] You have { $most } tables that have not begun, and that is as many as a person can have. Please begin or cancel one of them first: **My games** lists them.
    }
error-ceiling-tables = { $most ->
    [one] You host a table, and one is as many as a person can have at a time. Please end it first, or make somebody else its host.
    *[other] You host { $most } tables, and that is as many as a person can have at a time. Please end one of them first, or make somebody else its host.
    }
error-ceiling-opened = { $most ->
    [one] You have opened a table within the last day, and one is as many as a person can open. Please join other people’s tables, and open your next one tomorrow.
    *[other] You have opened { $most } tables within the last day, and that is as many as a person can open. Please join other people’s tables, and open your next one tomorrow.
    }
error-ceiling-server = { $most ->
    [one] This server has a table, and one is as many as a server can have at a time. Please wait until it has ended.
    *[other] This server has { $most } tables, and that is as many as a server can have at a time. Please join one of them, or wait until one has ended.
    }
error-ceiling-tournaments = { $most ->
    [one] You host a tournament, and one is as many as a person can have at a time. Please end it first.
    *[other] You host { $most } tournaments, and that is as many as a person can have at a time. Please end one of them first.
    }
error-ceiling-imports = { $most ->
    [one] You have opened a file within the last day, and one is as many as a person can open. Please try again tomorrow.
    *[other] You have opened { $most } files within the last day, and that is as many as a person can open. Please try again tomorrow.
    }
error-ceiling-invited = { $most ->
    [one] You have invited somebody by direct message within the last day, and one is as many as a person can invite. Tell them yourself, or try again tomorrow.
    *[other] You have invited { $most } people by direct message within the last day, and that is as many as a person can invite. Tell them yourself, or try again tomorrow.
    }
error-ceiling-reports = { $most ->
    [one] Thank you, but you have sent a report within the last day, and one is as many as a person can send. Please tell the rest tomorrow.
    *[other] Thank you, but you have sent { $most } reports within the last day, and that is as many as a person can send. Please tell the rest tomorrow, all in one report.
    }
error-exercise-gone = This exercise is over: open another one.
error-no-lesson = This game has no lesson yet: its rules are behind **How to play**.
error-exercise-moved-on = You have answered this already.
error-puzzle-old = You have gone on from here already: open the puzzle anew.
error-no-puzzles = There are no puzzles of this game yet. Please choose another game.
error-daily-where = The puzzle of the day needs a text channel. Please choose one, or “Never” as its hour.
error-daily-not-allowed = I may not post pictures in { $place }. Please allow that there, or choose another channel.
