# The first game of Kingdom Builder, step by step: what a step says and asks (-lesson-…), what came of it (-done), why
# another answer is not it (-not).

kb-lesson-terrain = Your terrain card says where you build: on grass this time. Each new settlement must touch one of yours, if any free grass does. You stand on F5. **Build on a hex beside it.**
kb-lesson-terrain-done = Your settlements (●) stay together. Water, mountains, castles and locations are never built on.
kb-lesson-terrain-not = This turn you build on grass, beside your settlement on F5.

kb-lesson-castle = Points come at the end of the game only. Each castle with a settlement of yours beside it is worth 3. **Build beside the castle on D4.**
kb-lesson-castle-done = That castle is worth 3 points to you. More settlements beside it would add nothing, and your opponent may still come there too.
kb-lesson-castle-not = That hex does not touch the castle on D4. Go one hex nearer.

kb-lesson-turn = A turn is three settlements, one after another. Below the board stand three builder cards, new in every game. Knights pay 2 points for each settlement in the row where you have the most. **Place three in row 5.**
kb-lesson-turn-done = Three in one row: 6 points from the Knights so far. At the end of your turn you draw your next card, which only you see.
kb-lesson-turn-not = A fair turn, but then your best row has fewer than three. Choose E5, F5 and G5.

kb-lesson-tile = The round pictures are locations. Whoever builds beside one takes a tile from it, once in the game. **Build beside the Tavern on H7.**
kb-lesson-tile-done = You took a Tavern tile. From your next turn on it lets you build one settlement more, each turn.
kb-lesson-tile-not = That hex does not touch the Tavern on H7. Two of the free canyon hexes do.

kb-lesson-extra = A tile works once a turn, before your three placements or after them. The Tavern builds at an end of three settlements in a straight line. Yours has two ends. **Use the tile where it brings you another tile.**
kb-lesson-extra-done = A settlement more than your card allowed, and the Paddock’s tile on top. Tiles early in the game pay for a long time.
kb-lesson-extra-not = Your Tavern tile is ready, and it costs nothing: use it before your turn ends.
kb-lesson-extra-short = One settlement more, that is right. But at the other end, on K6, it touches the Paddock on L7, and you get its tile too.

kb-lesson-far = Your card shows flower field, and no free one touches your settlements. Only then may you start anywhere. **Build beside the Paddock on S3, far in the corner.**
kb-lesson-far-done = You have a second area now, and one tile more. Being free to choose is often worth a lot.
kb-lesson-far-not = You may build there. But a place beside S3 brings you a tile: choose R4, S4 or T3.

kb-lesson-water = Another builder card: the Fishermen pay 1 point for each of your settlements beside water. **Build beside water.**
kb-lesson-water-done = One point more from the Fishermen. “+1” beside a hex tells you what it would bring today.
kb-lesson-water-not = No water touches that hex. The free hexes further down lie on the lake.

kb-lesson-join = The Merchants pay 4 points for each location and castle that one area of yours joins to another. Your two areas touch the castle on D4 and the Tavern on H7. **Close the gap.**
kb-lesson-join-done = Castle and Tavern are joined: 8 points from the Merchants. A third location or castle on the same area would bring 4 more.
kb-lesson-join-not = Then the two areas stay apart. Only one forest hex touches both of them.

kb-lesson-move = Some tiles move a settlement. The Paddock takes one exactly two hexes along a straight line. Leave a location altogether, and you lose its tile. **Jump from I6 to G6, beside the Tavern.**
kb-lesson-move-done = You won the Tavern’s tile and kept the Paddock’s, as K6 still touches L7.
kb-lesson-move-not = Try the jump from I6 over H6 to G6: there the Tavern’s tile waits.

kb-lesson-corner = The more kinds of land your settlements touch, the less often you may start anew. Here you touch canyon and mountains only. **Build so that you touch no desert.**
kb-lesson-corner-done = Whatever card comes next, unless it is canyon, you may build anywhere. That is the art of this game.
kb-lesson-corner-not = That hex touches the desert on G1: with a desert card you would have to build there.

kb-lesson-last = Your last settlement! Once a player has placed it, the round is played to its end and points are counted. **Place it beside a castle that you do not have yet.**
kb-lesson-last-done = The castle on P8 gave you the last 3 points, and you win by far. Now try a real game.
kb-lesson-last-not = The game would end there too, but without the castle on P8. Which free grass hex touches it and your settlement on R8?
