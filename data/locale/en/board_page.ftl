# The page of a table: the same game, played by touching the board, in a browser.
button-open-board = Open the board
button-open-page = Open in your browser
button-launch-board = Open here in Discord
more-about-open-board = play by touching the board, in your browser
page-offered = Here is your board, to be played by touching it. The link is yours alone: it works once, within { $count ->
    [one] one minute
   *[other] { $count } minutes
}. Do not pass it on.
error-page-none = There is no page to play on: whoever runs the bot has not set one up. Everything can be played here.
error-activity-none-here = Discord opens no Activity here. Press Open in your browser instead, or play on here.
page-person-unknown = Discord did not say who you are. Close this, and press Open the board at your table.
page-activity-nowhere = No table is open here. Press Open the board at your table.
page-link-used = This link was used before, or is too old. Press Open the board at the table for a new one.
page-session-over = This page is closed. Press Open the board at the table for a new link.
page-elsewhere = This request does not come from the page of the table, so nothing was done.
page-too-fast = That was too fast. Wait a moment, and go on.
page-too-large = That was too much at once, so nothing was done.
page-not-found = There is nothing here. Press Open the board at the table for a link.
page-not-understood = This was not understood, so nothing was done. Load the page anew.
page-outside = This page belongs inside Discord: press Open the board at a table there.
page-label-plan = Your plan
page-label-log = History
page-label-rules = Rules
page-label-end = Close this page
page-label-take = Take these
page-label-close = Back to the board
page-label-larger = Larger
page-label-smaller = Smaller
page-label-since = Since your last move
page-label-lost = No connection. Trying again…
page-label-paused = The table is paused.
