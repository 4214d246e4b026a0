# The first game of Tigris & Euphrates, step by step: what a step says and asks (-lesson-…), what came of it (-done), why
# another answer is not it (-not).

te-lesson-leader = You have four leaders. They gather your points, each in its colour: the king black, the priest red, the farmer blue, the trader green. A leader stands on land beside a temple. **Position your king beside the temple on F3.**
te-lesson-leader-done = Temple and leader touch along an edge: together they are a kingdom. Every turn gives you two actions like this one.
te-lesson-leader-not = Begin with the king, on F2, G3 or F4, right beside the temple.

te-lesson-tile = Place a tile in a kingdom, and the leader of its colour there gains 1 point for its owner. Settlements are black, like your king. **Place a settlement in your king’s kingdom.**
te-lesson-tile-done = One black point. It is the leader who decides who gains it, whoever has placed the tile.
te-lesson-tile-not = That gains no black point. Place a settlement on land that touches your temple or your king.

te-lesson-stand-in = You have no farmer here. Then the king takes his place: he gains the points of every colour that has no leader of its own. Farms are blue, and go on the river only. **Gain a blue point.**
te-lesson-stand-in-done = One blue point, thanks to the king. He is the best leader to begin with.
te-lesson-stand-in-not = That gains no blue point. Place a farm on the river beside your kingdom.

te-lesson-weakest = At the end only your weakest colour counts. You have 4 black, 3 red and 3 blue points, and no green one: your result would be 0. **Gain a point where you need it most.**
te-lesson-weakest-done = Your weakest colour rose from 0 to 1. Look at it every turn: a fifth black point would have been worth nothing.
te-lesson-weakest-not = Another point there would not lift your weakest colour. You need green, and your trader is here: place a market.

te-lesson-revolt = A kingdom keeps one leader of a colour. If yours enters one that has one, a revolt begins: the temples beside each leader count, temples from the hand help, and ties go to the defender. **Drive the trader on I8 out.** You have no temple to add.
te-lesson-revolt-done = Two temples against one: your opponent’s trader returns to its owner, and you gain 1 red point.
te-lesson-revolt-not = Your trader needs two temples beside it. One square touches both I7 and H6. Then add no temples, and confirm.

te-lesson-war = A tile that joins two kingdoms starts a war between leaders of one colour. Here the markets on each side count, three against three, and markets from the hand help. **Join the kingdoms on H6 with the temple, and win.**
te-lesson-war-done = Four against three: their trader and three markets are gone, and each was 1 green point for you. Whoever begins a war should be sure to win it.
te-lesson-war-not = Nothing is won there. The square between the two kingdoms is H6.
te-lesson-war-weak = Three against three: ties go to the defender, and you would have lost your trader. Place the temple, and support with your market.

te-lesson-treasure = Temples with a gem bear a treasure. As soon as two are in one kingdom, its trader takes all but one of them. A treasure is a point of any colour at the end. **Join your kingdom to the temple on I7.**
te-lesson-treasure-done = A treasure is yours. At the end it goes where you need it most. You chose which one stays.
te-lesson-treasure-not = That does not join the temple on I7 to your kingdom. Place a temple or settlement on H7 or I6, and choose which treasure stays.

te-lesson-monument = Four tiles of one colour in a square may become a monument of two colours. At the end of each of your turns it pays you a point for each leader of these colours that you have there. You have king and priest. **Build the black and red one.**
te-lesson-monument-done = It has paid at once: a black and a red point, and it pays again every turn, until somebody takes the kingdom from you.
te-lesson-monument-not = The square is complete with a settlement on H5. Then choose the monument in the colours of your king and your priest, black and red.
te-lesson-monument-flat = One point and no monument. Build it: it pays you every turn.

te-lesson-catastrophe = A leader without a temple beside it returns to its owner. Twice a game you may ruin a square for good, with whatever tile lies on it, but no treasure. **Send your opponent’s king on J4 away.**
te-lesson-catastrophe-done = The temple on J5 is gone for ever, and with it went the king. That took one action, and no conflict.
te-lesson-catastrophe-not = The king still has his temple. Place a catastrophe on J5.

te-lesson-exchange = Your hand has five farms, and blue is your best colour already. An action may also exchange as many tiles as you like for new ones from the bag. **Exchange at least three farms.**
te-lesson-exchange-done = New tiles, new chances. Your hand is filled up to six at the end of every turn in any case.
te-lesson-exchange-not = More blue points would not help. Exchange three farms or more, and keep the temple.

te-lesson-end = The game ends with a turn that leaves two treasures or fewer on the board. Three are left, and your weakest colour is ahead of your opponent’s. **Take one, and end the game.**
te-lesson-end-done = Your treasures went to your weakest colours, and your result is 7 against 5: you win. Now try a real game.
te-lesson-end-not = Then the game goes on. Join the temple on I7 to your kingdom, on H7 or I6, and choose which treasure stays.
