# What is stored about somebody, how they get it, and how it is deleted.

privacy-heading = **What is stored about you**
privacy-you = **You**: your Discord number, your name, your language, your settings, your vacation, at which hours you press buttons.
privacy-games = **Your games**: your seats, every move, your results and your ratings.
privacy-lists = **Your lists**: whom you avoid, whom you look for, what you have planned, noted and reported, the last game files you have opened.
privacy-never = **Never**: what you write in channels, your mail address, anything of other servers.
privacy-stays = It stays until you delete it, with the operator of this bot, and goes nowhere else.
button-privacy = What is stored about me
button-privacy-file = Everything as a file
button-privacy-delete = Delete me…
privacy-file = Everything that is stored about you. Times are in UTC.
privacy-ask-heading = **Delete everything about you?**
privacy-ask =
    Your settings, ratings, results and lists go for good. { $tables ->
        [0] You sit at no running table.
        [one] At your running table a bot player goes on for you.
       *[other] At your { $tables } running tables bot players go on for you.
    } In the games of the others and their history you become “Player A”. Messages that already stand on Discord stay as they are.
button-privacy-sure = Delete me for good
privacy-deleted = Done: nothing of you is stored any more. Thank you for playing. If you ever come back, you begin as somebody new.
privacy-unfinished = Not everything of you could be deleted: my records cannot be written just now. What is gone stays gone. Please press **Delete me for good** once more in a while.
privacy-player = Player { $letter }
