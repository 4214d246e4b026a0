# The first game of Iwari, step by step: what a step says and asks (-lesson-…), what came of it (-done), why another answer is
# not it (-not).

iw-lesson-tent = Your tribe (●) settles the land. A card pays for one piece in a territory of its biome. Where nobody has a piece yet, just one tent may be placed. **Place a tent in T1, on tundra.**
iw-lesson-tent-done = One tundra card, one tent. It may stand on any empty space of the territory.
iw-lesson-tent-not = That can be paid for as well, but begin in T1: place one tent there with a tundra card.

iw-lesson-two = In a territory where somebody has settled, you may place up to two pieces in one turn, each for a card. You hold two tundra cards. **Place two tents in T1.**
iw-lesson-two-done = Three of the four tents in T1 are yours now. All pieces of one turn go into the same territory.
iw-lesson-two-not = Both tundra cards pay in T1: place two tents there.
iw-lesson-two-one = One tent is a beginning. But your second tundra card pays for another one: place two at once.

iw-lesson-draw = At the end of your turn you draw up to three cards again, from those that lie open or from the deck, which nobody sees. You hold a desert and a tundra card. **Take a second desert card.**
iw-lesson-draw-done = Two equal cards are worth having, as you will see. The open cards are filled up when your turn ends.
iw-lesson-draw-not = That card stands alone in your hand. Take the desert that lies open: it makes a pair.

iw-lesson-pair = You have no tundra card, but two of the desert: two equal cards pay for one piece in any other biome. You and your opponent (◆) have two tents each in T1. **Pay with the pair, and be the strongest in T1.**
iw-lesson-pair-done = Three tents against two: you are ahead in T1. With three cards a turn never brings more than two pieces.
iw-lesson-pair-not = You want one more tent in T1, paid with both desert cards.

iw-lesson-most = Points come when the deck runs out, twice in a game. Whoever has most tents in a territory scores a point for every tent there, of all tribes. ◆ has three in G1, and you have two. **Become the strongest in G1.**
iw-lesson-most-done = Four of seven tents are yours. As it stands, G1 brings you 7 points each time, and 4 to ◆.
iw-lesson-most-not = Two glacier cards and two free spaces: place both tents in G1.
iw-lesson-most-level = Then you are level with three each, and both score in full. That is good, but with two tents you are ahead alone.

iw-lesson-second = All others in a territory score as many points as the next stronger tribe has tents. So being second behind a strong tribe pays. You can place one tent. **Place it where it brings you 4 points.**
iw-lesson-second-done = One tent behind four: 4 points, for a single card. Cheaper points are hard to find.
iw-lesson-second-not = There it brings less. Look for the territory where somebody has four tents and you have none.
iw-lesson-second-small = In C1 you would be level with one tent each, for 2 points. In D1, behind four tents, one tent brings 4.

iw-lesson-village = At the end of the game, four or more of your tents that roads connect are a settlement: a point for each of its tents. In D1 you have three tents, but no road joins all of them yet. **Connect all four.**
iw-lesson-village-done = Four tents in one settlement: 4 points more at the end. One tent of another tribe in between would have spoilt it.
iw-lesson-village-not = The space that you want is D1-3: roads lead from there to your tents.
iw-lesson-village-apart = From D1-2 no road leads to your tent on D1-4: it stays apart. D1-3 joins them all.

iw-lesson-totem = Totems are the other kind of piece. They go on one stack in each territory, never more than the strongest tribe has tents there, and they score at the very end. **Place a totem in G1.**
iw-lesson-totem-done = Your totem stands. The strongest tribe has two tents in G1, so one more may follow, from whomever.
iw-lesson-totem-not = Your glacier card pays for a totem in G1. You need not be the strongest there for that.

iw-lesson-line = Numbered lines connect the territories. Whoever has most totems at both ends of a line, or is level for most, scores all totems at both ends. You lead in G1, and D1 has one totem of ◆. **Place a totem in D1.**
iw-lesson-line-done = Level in D1 and ahead in G1: line 3 brings you 3 points at the end. A line under a mountain brings nothing.
iw-lesson-line-not = The other end of line 3 is D1, where one totem makes you level.

iw-lesson-swap = Sometimes no card helps you. Then swap one: discard it, and draw another at the end of your turn. You would like to have tundra, and two lie open. **Swap a card.**
iw-lesson-swap-done = No piece this turn, but a hand that is worth more. Now you would take a tundra card.
iw-lesson-swap-not = You could, but it gains you little. Swap a card instead, and take tundra from the open ones.

iw-lesson-third = When two play, a third tribe joins in, and you place for it after your own action, with the cards that are left. It is level with you in T1, and with ◆ in F1. **Place its tent where it hurts ◆ and not you.**
iw-lesson-third-done = The third tribe is ahead in F1, so ◆ scores 4 there and no longer 6. But beware: if it wins alone, you both lose.
iw-lesson-third-not = Place it in F1, where it overtakes ◆.
iw-lesson-third-own = There it would overtake you. Place it in F1, where it overtakes ◆.

iw-lesson-end = The deck runs out for the second time with its last card. Then tents are scored once more, and settlements and lines with them. You have placed well. **Draw your last card.**
iw-lesson-end-done = Tents, a settlement and line 3: you win with 31 points. Now try a real game.
iw-lesson-end-not = Only a card is missing: take one.
