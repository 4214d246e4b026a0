# The people of a table: private tables, spectators, the host, and a table that moves.

button-people = People
button-watch = Watch
button-unwatch = Stop watching
button-move = Move the table
button-private = Private table
button-watch-board = Board
button-watch-text = Board in words

people-heading = **{ $game }**, table { $number }
people-host = Host: { $name }
people-playing = Playing: { $name_list }
people-invited-player = Invited to play: { $name_list }
people-invited-spectator = Invited to watch: { $name_list }
people-watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}: { $name_list }

# Private tables: opened, and whom the host invites.
private-about = A private table is played in a private thread. Only those whom you invite see it and can join it.
private-which = Which game?
private-opened = Your private table { $number } of **{ $game }** opens in a private thread; I call you there. Whom do you invite? You can invite more people later under **People**.
invite-player = Invite to play…
invite-spectator = Invite to watch…
invite-withdraw = Withdraw an invitation…
invite-done = Invited: { $name_list }
invite-nobody = Whom you chose is invited already or sits at the table.
direct-unreached = I cannot write to { $name_list }. They can [install me]({ $link }) or allow messages from me, then invite them again. Or use **/play** in a conversation that you share.
button-by-dm = In direct messages
more-about-by-dm = the board and your hand there as well, to play without opening the thread; again to end it
by-dm-on = This table is now in your direct messages as well: the board with your hand below it, and what the others did.
by-dm-off = This table is in its thread alone again.
button-chat = Write to the others
more-about-chat = a line in their direct messages, if they wish
chat-ask = Your line
chat-line = **{ $who }**: { $line }
chat-wish = { $who } would like to write to you at this table. Shall I pass lines on to you?
button-chat-agree = Pass them on
button-chat-mute = Mute
button-chat-answer = Answer
chat-agreed = Lines at this table are passed on to you. **Mute** below any of them ends that.
chat-muted = Nothing more is passed on to you at this table. That changes when you write a line yourself.
chat-sent = Passed on to { $name_list }.
chat-asked = I have asked { $name_list } whether I may pass lines on. Write again after that.
chat-closed = No lines are passed on to { $name_list }, as they wish.
note-chat-agreed = { $name } reads your lines from now on.
error-chat-in-thread = In a server you can write in the thread of the table.
error-chat-alone = Nobody else plays at this table.
invite-withdrawn = The invitation is withdrawn.
note-invited-player = { $name }, you are invited to play at this private table.
note-invited-spectator = { $name }, you are invited to watch this private table: **People** in the message of the table leads there once the game has begun.
note-no-private-thread = I can open no private thread in { $place }, so your private table is stuck. I need the permission Create Private Threads there; I will try again by myself.

# Spectators: their page, what they are told of, and what they are told.
watch-look-on = Others play here: you have no seat, but you are welcome to look on. **Watch** tells you when the game is over.
watch-here = You watch **{ $game }**, table { $number }. You see what everybody sees; only those who sit there can act. { $link }
watch-count = { $count ->
    [one] Nobody else watches.
   *[other] { $count } people watch.
}
watch-notice = What are you told of?
watch-notice-none = Tell me nothing
watch-notice-end = Tell me when the game is over
watch-notice-round = Tell me each time everybody has moved
watch-ended = You do not watch this table any more.
board-watched = -# { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
follow-over = **{ $game }**, table { $number }: the game that you watched is over. { $told } { $link }
follow-round = **{ $game }**, table { $number }: everybody has moved once more. { $told } { $link }

# The host’s place passes on.
host-whom = Hand the table over to…
host-asked = { $name }, { $asker } asks you to be the host of this game of { $game }, table { $number }.
host-waits = { $name } has been asked to be the host. Until they accept, you still are. { $link }
host-accepted = { $name } is the host of this table from now on.
host-declined = { $name } would rather not be the host.
note-host-declined = { $name }, { $who } would rather not be the host. You still are.
note-host-passed = { $name }, the host has left the table, so you are the host from now on.

# A table moves to another channel.
move-about = Where shall the table go on? It gets a new thread there, and this one is closed.
move-about-private = Where shall the table go on? It gets a new private thread there with the same people, and this one is closed.
move-where = Which channel?
move-done = The table moves to { $channel }.
moved-there = **{ $game }**, table { $number } has moved. It goes on here: { $link }
thread-moved = Table { $number } has come here from another channel. The game goes on in the thread below.
homeless-lobby = The channel of your open table of **{ $game }**, table { $number }, is gone. **Move the table** takes it to another channel.
homeless-running = The channel of your game of **{ $game }**, table { $number }, is gone. **Move the table** takes it to another channel. Until then it can be played from here: **Play** shows the board.

permission-create-private-threads = Create Private Threads
permission-view-channel = View Channel
permission-read-message-history = Read Message History
permission-pin-messages = Pin Messages

error-private-not-invited = This table is private. Ask its host to invite you.
error-direct-closed = This table is played in your direct messages, and I cannot write to you. [Install me for yourself]({ $link }) or allow messages from me, then try again.
error-by-dm-closed = I cannot write to you. Allow direct messages from me or [install me for yourself]({ $link }), then try again.
error-direct-later = I have written to very many people of late, and stop for a while. Not everybody was sent your invitation: invite them again in two hours, or use **/play** in a conversation that you share.
error-direct-yourself = You sit at this table already. Choose somebody else to invite.
error-direct-stays = A table without a server is in the direct messages of those who play. It cannot move.
error-direct-started = This game has begun already. Its board is in the direct messages of those who play.
error-invite-in-server = In a server everybody may join an open table. For a private one use **private:True**, then invite from its page.
error-private-to-watch = You are invited to watch here, not to play. Ask the host to invite you to play.
error-private-not-here = Discord has no private threads in this channel. Please choose an ordinary text channel.
error-private-open-to-all = This table is open to everybody, so nobody needs an invitation.
error-bots-cannot-be-invited = Other bots cannot play here. A bot player joins by **Add a bot player**.
error-withdraw-seated = Whoever has a seat keeps it once the game has begun.
error-bot-lacks-permission-in = I cannot do that in { $channel }: there I lack { $permissions }. Please ask somebody who manages the server.
error-you-lack-permission-in = You cannot play in { $channel }: there you lack { $permissions }.
error-spectator-seated = You sit at this table, so you see it anyway.
error-spectator-none = You do not watch this table.
error-host-already = You are the host of this table already.
error-move-same = The table is in that channel already. Please choose another one.
error-move-not-there = No table can be played in that channel. Please choose a text channel.
error-move-nowhere = I see no channel in that server to which this table could move. Please ask somebody who manages the server.
error-server-left = You are not in that server any more, so you cannot do this there. Join the server again first.
error-server-gone = I am not in that server any more. Whoever manages it can invite me again.
error-server-unreachable = Discord does not reach that server just now. Please try again later.
error-channel-gone = The channel for it was deleted. Please open a new table in another one, with /play.
error-table-moved = This table has moved. It goes on here: { $link }

# Commands.
command-play-private = Whether only those you invite see the table
command-play-invite = Whom to invite by direct message, outside of servers
command-table-people = Who is invited, watches and hosts; invite, hand over, move
command-table-invite = Invite somebody to your private table
command-table-invite-player = Whom to invite
command-table-watch = Watch this table
command-table-host = Hand the table over to another host
command-table-host-new = Who is to be the host
command-table-move = Move the table to another channel
command-table-move-channel = Which channel
