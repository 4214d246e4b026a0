# What has happened at a table, in words and in pictures.

button-replay = Replay
button-log-earlier = Earlier
button-log-later = Later
button-log-start = From the start
button-log-newest = Newest first
button-replay-first = First
button-replay-back = Back
button-replay-on = Forward
button-replay-last = Last
button-replay-turn = Next turn
button-replay-own-turn = My next turn
button-replay-ask = Turn number…

# A heading above what one seat did; the same in a list, with what is to be said of the turn.
log-turn = **Turn { $number } · { $name }**
log-choice = { $number ->
    [0] { $line }
   *[other] Turn { $number } · { $line }
}
log-choose-picture = See how it stood then
# Hidden while the game ran, open once it is over.
log-hidden = -# What { $name } read: { $line }

replay-table = **{ $game }**, table { $number }
replay-move = move { $move } of { $moves }
replay-as = as { $name } saw it
replay-as-all = as everybody saw it
replay-undone = This was taken back later.
replay-choose-turn = Go to a turn
replay-choose-view = Look from another seat
replay-ask-title = Go to a turn
replay-ask-turn = Number of the turn
