# The first game of Sobek, step by step: what a step says and asks (-lesson-…), what came of it (-done), why another answer is
# not it (-not).

sb-lesson-first = Two merchants buy at one market. The first tile of the game comes from one of the four cells in the middle. You hold two wheat tiles, and three of a kind make a set. **Take the wheat.**
sb-lesson-first-done = You hold three wheat tiles. The Ankh now stands where your tile lay, and marks the line from which your opponent buys.
sb-lesson-first-not = A fine tile, but you hold no other like it. The wheat makes your first set whole.

sb-lesson-line = The Ankh points to the left and to the right. You may take any tile of that line, before it or behind it, and no other. **Take the wheat on the line.**
sb-lesson-line-done = Three wheat tiles again. The marble and the ivory did not lie on the line, however much you wanted them.
sb-lesson-line-not = That tile lies on the line too, but you hold wheat: take the one on cell 9.

sb-lesson-jump = Every tile between the Ankh and yours is jumped over and becomes your corruption: 1 point less each in the end. Is it worth it? You hold two ivory tiles, and this one has three scarabs. **Take the ivory.**
sb-lesson-jump-done = One corruption for a set of ivory that sells for 9 points: a good trade. Jump when it pays, not out of habit.
sb-lesson-jump-not = That costs nothing, and brings little.
sb-lesson-jump-near = No corruption, but no set either. The ivory on cell 24 is worth more than the 1 point that it costs.

sb-lesson-turn = The tile that you take turns the Ankh as its small sign shows: that is your opponent’s line. Two fish with a scarab lie here. One shows left and right, the other up and down. **Take the fish that gives less away.**
sb-lesson-turn-done = Your opponent now buys from this row, and finds only the other fish. The ivory with its three scarabs is out of reach.
sb-lesson-turn-not = Look where the Ankh would point.
sb-lesson-turn-gift = The same fish, but it points up and down: right to the ivory with three scarabs, which your opponent is collecting.

sb-lesson-deben = A tile with a coin may be exchanged at once for a Deben token worth 3 to 9 points. You need no marble. **Take the marble, and exchange it.**
sb-lesson-deben-done = The marble is gone, and a Deben token is yours. Only you know its value. The Ankh moved and turned all the same.
sb-lesson-deben-not = That ebony fits nothing in your hand, and has no coin. Look at cell 9.
sb-lesson-deben-keep = You may keep it, but a single marble makes no set, and what is left in your hand at the end becomes corruption. Exchange it.

sb-lesson-sell = Instead of taking a tile you may sell three or more of one kind. **Sell your wheat.**
sb-lesson-sell-done = Three tiles and two scarabs. A set is worth its tiles × its scarabs: 6 points. And now you look at the canoe tokens.
sb-lesson-sell-not = Take nothing this time: you hold three wheat tiles, and they can be sold.

sb-lesson-token = Each of the first five sales brings one of the canoe tokens that are left. Some act at once, some are points. **Take the token with 7 points.**
sb-lesson-token-done = Seven points, without a single tile. Whoever sells first has most to choose from, so do not wait too long.
sb-lesson-token-not = That token can be good too. Here the 7 points are the plainest gain.

sb-lesson-scarabs = Two sets are ready. A set without a scarab is worth nothing, however many tiles it has: three tiles × no scarab is 0. **Sell the set that brings points.**
sb-lesson-scarabs-done = Three tiles × four scarabs: 12 points. The fish may wait until a scarab joins them.
sb-lesson-scarabs-not = Sell this time. Which of your two sets has scarabs?
sb-lesson-scarabs-plain = The fish have no scarab: they would bring 0 points. Sell the ebony.

sb-lesson-statue = A statue counts as any goods, but has no scarab, and statues alone begin no set. **Sell your two marble tiles with the statue.**
sb-lesson-statue-done = Three tiles × two scarabs: 6 points. The statue was the third tile that you needed.
sb-lesson-statue-not = You need not wait for a third marble: the statue can stand in for it.

sb-lesson-more = You have sold wheat for 6 points. A later sale of wheat, three tiles again, goes to the same set. **Sell wheat once more.**
sb-lesson-more-done = Six tiles × four scarabs: the set grew from 6 to 24 points. A big set is worth far more than two small ones.
sb-lesson-more-not = You hold two wheat tiles and a statue: enough to add to your set.

sb-lesson-merchant = Characters lie face down in the market. One in your hand may be played instead of taking a tile, or sold as goods. The Merchant takes any tile from the market. You collect ivory. **Play the Merchant, and fetch the ivory.**
sb-lesson-merchant-done = The ivory came from the edge, without corruption, and the Ankh has not moved. With three ivory tiles you can sell next.
sb-lesson-merchant-not = Nothing there helps your ivory. Play the Merchant for cell 21.

sb-lesson-priest = You have jumped over a lot: four corruption. The High Priest takes all tiles of one kind out of your own corruption. **Play him where he helps most.**
sb-lesson-priest-done = Three fish left your corruption, and only the marble is left. Whoever has less corruption in the end draws Deben tokens as well.
sb-lesson-priest-not = Your corruption has three fish and one marble. Name the kind that you have most of.

sb-lesson-refill = No tile lies on the Ankh’s line. Then you may fill the market up, and take a tile from the middle. **Refill the market.**
sb-lesson-refill-done = Every cell is full again. Now you would take one from cells 1 to 4, without any corruption.
sb-lesson-refill-not = The Scribe does nothing here, as your opponent holds fewer than seven tiles. Refill the market.

sb-lesson-end = The pile is empty, and no tile lies on the line. Whoever can do nothing when their turn begins ends the game. You have one set left. **Sell it.**
sb-lesson-end-done = Your opponent could do nothing: the game is over. Their last tiles became corruption, and you drew Deben tokens for having less. You win. Now try a real game.
sb-lesson-end-not = There is only one thing left to do: sell the marble.
