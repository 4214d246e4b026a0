# A running table: its buttons, the private panel, the log of what players did beside the game.

button-play = Play
button-hand = My hand
button-undo = Undo
button-log = Log
button-rules = Rules
button-rematch = Rematch
button-confirm = Confirm
button-confirm-part = Confirm so far
button-confirm-end = Confirm and end turn
button-back = Step back
button-clear = Start over

panel-ready = Look at the board after your move, then confirm it.
panel-up-to = { $question } (up to { $most })
panel-nothing-to-decide = You have nothing to decide right now. The board: { $link }
panel-moved-on = The table has moved on since; here is what you can do now.
panel-stale = That button is from an earlier moment. The newest board: { $link }
panel-done = Done. The board: { $link }
panel-done-more = Done. You may go on:

table-closed = This table is closed.

log-start = The game begins.
log-undo = { $name } takes back { $steps } { $steps ->
    [one] step
   *[other] steps
}.
log-default = { $name } ran out of time; the house answered.
log-resign = { $name } resigns.
log-vanish = The house plays on for { $name }.
log-substitute = { $detail } takes the seat of { $name }.
log-pause = { $name } pauses the table.
log-resume = { $name } resumes the table.
log-end = { $detail ->
    [conceded] The game is over: everyone else has resigned.
    [abandoned] The table is closed: no player is left.
   *[finished] The game is over.
}
