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
log-hidden = -# Shown to { $name } alone: { $line }

replay-table = **{ $game }**, table { $number }
replay-move = Move { $move } of { $moves }
replay-as = As { $name } saw it
replay-as-all = As everybody saw it
replay-undone = This was taken back later.
replay-choose-turn = Go to a turn
replay-choose-view = Look from another seat
replay-ask-title = Go to a turn
replay-ask-turn = Number of the turn

# A game as an animation, and as a page of its own.
button-animation = Animation
button-keep-page = Page to keep
animation-every-move = It shows every move.
animation-every-turn = It shows how each turn ended: every single move would be too many.
animation-some-moves = It shows { $shown } of { $moves } moves, so that it stays small.
animation-waits = Another game is being drawn; yours comes next.
animation-progress = Drawing: { $percent } %
animation-animation = { $title }: { $over ->
    [yes] the whole game
   *[no] the game so far
} as an animation. { $grain }
animation-page = { $title }: { $over ->
    [yes] the whole game
   *[no] the game so far
} as a page. Save the file and open it in any browser; it needs no network. { $grain }

page-first = First
page-back = Back
page-on = Next
page-last = Last
page-turn-back = Turn before
page-turn-on = Next turn
page-keys = Keys: left and right step, page up and page down go to the turn before and the next one, home and end to the beginning and the end.
page-told = What happened
page-picture = The picture in words
page-needs-script = This page needs scripts to step through the game. Please allow them for this file.
page-so-far = The game so far.
page-every-move = Every move has its picture.
page-some-moves = Some moves share a picture; all their texts are here.

# A game as a file, a game from a file, and playing on from a position.
button-revisit = Play on from here
button-import = A game from a file
import-title = A game from a file
import-ask = The file
import-about = As “Record as a file” gives it, { $megabytes } MB at most
replay-import = **{ $game }** from a file
revisit-ask = Which seat do you play? Bot players take all others. The table is not rated.
revisit-anew = The file does not know what was hidden from its player: that is dealt anew.
revisit-choose = Your seat
revisit-opened = Table { $number } opens: { $link }

# What somebody writes down for themselves at a table.
button-note = My note
note-title = My note
note-ask-note = Note; only you can read it
note-ask-reminder = To remember at your next turn
note-line = **Your note:** { $text }
note-to-remember = **To remember:** { $text }
note-none = You have written nothing down at this table. Nobody but you can read what you write here.
note-kept = Kept. Your panel shows it when it is your turn; nobody else can read it.
note-dropped = Your note is deleted.
button-note-drop = Delete my note
