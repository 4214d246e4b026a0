# The doctor: what the bot lacks in a server, where, and how to give it.

doctor-well = All is well. I may do all that tables need in { $places ->
    [none] this server
   *[other] { $places }
}.
doctor-fair = Tables can be played in { $places }. Small things are missing:
doctor-ill = I lack something that tables need. I have looked at { $places }.
# The channels that were looked at, where they are too many to be named.
doctor-places = { $place_list } and { $more } more

doctor-in-server = **In the whole server { $place }**
doctor-in-category = **In the category { $place }**, which its channels follow
doctor-in-channel = **In { $place }**
doctor-lack = - **{ $permission }**: { $harm }
doctor-harm-view-channel = without it I see nothing there and can show no table.
doctor-harm-send-messages = without it I can post no front desk and no table.
doctor-harm-create-public-threads = without it a game gets no thread and fills the channel.
doctor-harm-send-messages-in-threads = without it no board gets into a table’s thread.
doctor-harm-attach-files = without it I can show no picture of a board.
doctor-harm-read-message-history = without it I can open no thread below a message, and after a fault something may be posted twice.
doctor-harm-pin-messages = without it the front desk stays unpinned.
doctor-harm-create-private-threads = without it there are no private tables.
doctor-how-server = To give it: **Server Settings** → **Roles** → **{ $who }** → **Permissions**, and switch it on.
doctor-how-category = To give it: hold the category, or right-click it → **Edit Category** → **Permissions** → **Advanced permissions** → **{ $who }** (add it with **+** if it is not there) → ✓
doctor-how-channel = To give it: hold the channel, or right-click it → **Edit Channel** → **Permissions** → **Advanced permissions** → **{ $who }** (add it with **+** if it is not there) → ✓
doctor-more = { $count ->
    [one] There is one more place.
   *[other] There are { $count } more places.
} Mend these first, then press **Check again**.
doctor-wrong-kind = { $place } is not an ordinary text channel, so no table can be opened in it.
doctor-locked = The thread { $place } is locked, so I cannot write in it. **⋯** at the top of the thread → **Unlock Thread** opens it.
doctor-channel-gone = Tables are to be opened in a channel that is gone. At the front desk, **More…** → **Settings** → **This server** → **Change** puts that right.
button-doctor = Check permissions
button-doctor-again = Check again
button-trial = Try it for real
error-doctor-not-here = This works in a server that I have been invited to.

# A trial of all of it.
trial-message = Somebody who manages this server tries whether I work here. This goes away by itself.
trial-thread = Trial
trial-alt = A picture that is posted to try whether pictures arrive
trial-dm = A trial from the server **{ $server }**: my direct messages reach you. There is nothing for you to do.
trial-well = **Everything works in { $place }.**
trial-ill = **Not everything works in { $place }.**
trial-step-message = A message in the channel
trial-step-thread = A thread on it
trial-step-picture = A picture
trial-step-edit = The picture is changed
trial-step-take-back = The picture is taken back
trial-step-dm = A direct message to you
trial-step-away = Everything is put away again
trial-step-button = A button answers
trial-done = ✓ { $step }: { $seconds } s
trial-failed = × { $step }: { $cause }
trial-skipped = – { $step }: not tried, as the step before it failed.
trial-archived = -# The thread of the trial is archived. To delete it I would need the permission Manage Threads, which tables do not need.
trial-press = One thing is left: please press the button below.
button-trial-press = Press me
error-trial-under-way = A trial is under way in this server, or something of the last one is still to be put away. Please try again in a minute.
error-trial-not-here = { $place } is not an ordinary text channel, so no table can be opened in it. Please try it in one where games are to be played.

# Why Discord refuses.
cause-unknown = Discord refuses it and does not say why. Please try again later.
cause-too-often = Discord says that this was done too often. Please try again in a minute.
cause-discord-off = Discord is in trouble just now. Please try again later.
cause-no-answer = Discord has not answered within { $seconds } seconds. Please try again.
cause-not-allowed = { $permissions ->
    [none] I lack a permission in { $place }.
   *[other] I lack { $permissions } in { $place }.
} **Check permissions** shows how to give it.
cause-no-access = I do not see { $place }. **Check permissions** shows how to let me in.
cause-not-taken = Discord does not take my message. Please report this.
cause-too-large = Discord finds the picture too large. Please report this.
cause-filter = This server’s AutoMod has held it back. **Server Settings** → **AutoMod**: let my role pass.
cause-wrong-kind = Discord does not allow this in { $place }. Please choose an ordinary text channel.
cause-channel-gone = The place was deleted meanwhile.
cause-message-gone = The message was deleted meanwhile, by somebody or by another bot.
cause-archived = The thread was archived meanwhile, by somebody or by another bot.
cause-locked = The thread was locked meanwhile, by somebody or by another bot.
cause-slow-mode = The channel has slow mode. **Edit Channel** → **Overview** → **Slowmode** switches it off.
cause-too-many-threads = The server has as many open threads as Discord allows. Close some; until then tables are played in the channel itself.
cause-closed-dm = You take no direct messages from this server. The name of the server → **Privacy Settings** → **Direct Messages** opens them. Without them you are called in the thread.
cause-dms-too-fast = Discord says that I open too many direct messages. Please try again in a few minutes.
cause-dms-held = I have opened many direct messages of late and hold back for a while. Please try again in two hours.
