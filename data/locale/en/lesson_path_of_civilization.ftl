# The first game of Path of Civilization, step by step: what a step says and asks (-lesson-…), what came of it (-done), why
# another answer is not it (-not).

pc-lesson-left = A round begins with a project. Two of your technologies go to the left side and make agents, two to the right side and make research. Writing and Masonry know both, Fire and Tools make research only. **Put Writing and Masonry on the left.**
pc-lesson-left-done = A builder and an ambassador came, and later in the round a point each of science and industry. Everybody decides at the same time, and nobody sees your plan before.
pc-lesson-left-not = Fire and Tools make nothing on the left, so agents would be missing. Put Writing and Masonry there.

pc-lesson-lost = Now your hand has five technologies. Four are played, and the fifth becomes ancient: it keeps its VP, but never makes anything again. **Lose Fire, and make a builder and a unit** with Masonry and Bronze Weapons on the left.
pc-lesson-lost-done = Fire is ancient now. The four others return to your hand next round, with what you buy in this one.
pc-lesson-lost-not = Of your five, Fire makes least: let it go. On the left, Masonry makes a builder and Bronze Weapons a unit.

pc-lesson-limit = Your population limits how many agents may come in a round: four here, and your cards make six. Stonehenge costs two builders, and the leader Imhotep two ambassadors. **Choose the agents that pay for both.**
pc-lesson-limit-done = Two builders and two ambassadors. More population raises the limit, for research as well.
pc-lesson-limit-not = Then one of the two cannot be paid. Take two builders and two ambassadors.

pc-lesson-wonder = Builders pay for a wonder, one a round. You have three. Stonehenge costs 2 and is worth 2 VP, the Hanging Gardens cost 3, are worth 4 and raise your population. **Claim the Hanging Gardens.**
pc-lesson-wonder-done = They are yours, and your population grew by two: more room for agents, and an ambassador came too.
pc-lesson-wonder-not = Builders that you save are worth little. The Hanging Gardens give you more.

pc-lesson-rival = If several want the same card, the order of types on their boards decides: the one whose board has the card’s type further left gets it. Your board begins with culture, your opponent’s with science, and they want the Library of Alexandria. **Claim what nobody takes from you.**
pc-lesson-rival-done = Both of you got a wonder. Had you claimed the Library, a science wonder, it would have gone to your opponent, and you would have kept your builders for nothing.
pc-lesson-rival-not = The Library is of science, and there your opponent goes first. The Hanging Gardens are of culture, and you come first.

pc-lesson-leader = Ambassadors pay for a leader, one a round. A leader works at once and as long as they live: until the next one comes. You have two ambassadors. **Claim Imhotep.**
pc-lesson-leader-done = Imhotep brought a builder, and makes every wonder cheaper by 1. The next leader sends him to the cemetery, where some go on helping.
pc-lesson-leader-not = Your two ambassadors are enough for Imhotep, and there is no reason to wait.

pc-lesson-benefit = With enough philosophers you climb a level of philosophy, which is worth VP at the end, and choose a benefit each time. Prestige brings 3 VP, Tradition of Arms 2 military legacy for battles. **Take the VP.**
pc-lesson-benefit-done = Three VP now, and 3 more at the end for the level. Higher levels are worth more and more.
pc-lesson-benefit-not = Legacy helps in battles, and may be worth it another time. Take the 3 VP.

pc-lesson-buy = At the end of the round you buy exactly one technology with research of its type. It has VP, brings a bonus, and joins your hand. You have 4 points of culture and 1 of industry. **Buy the best that you can pay.**
pc-lesson-buy-done = A card of level II: 3 VP, two population, and more agents in every round to come. Research that is left stays for the next round.
pc-lesson-buy-not = That is a card of level I. Your 4 points of culture pay for one of level II.

pc-lesson-challenge = Every second round from the third on ends with a challenge. Your cards of its type and your sages are history points: each is 1 VP, and several bring a bonus. This one is of spirituality. **Buy what helps you there.**
pc-lesson-challenge-done = The challenge gave you a third sage first. Three cards and three sages: 6 history points, 6 VP and three philosophers. Sages are used up, cards are not.
pc-lesson-challenge-not = That card does not count in a challenge of spirituality. Buy the one that does.

pc-lesson-battle = In the rounds between there is a battle. A unit counts 2 and military legacy 1, and an external threat fights along: it has 4 here, as much as your two units. Bronze Weapons bring 1 legacy. **Get ahead of the threat.**
pc-lesson-battle-done = Five against four: you took the first line, 8 VP and more legacy. Nobody loses anything in a battle but the units.
pc-lesson-battle-not = That adds no power. Buy Bronze Weapons, which bring 1 legacy.

pc-lesson-end = The ninth round is the last. Technologies, philosophy, population, leaders, wonders and tokens are added up, and the most VP win. The last challenge is of science. **Buy the card that is worth most.**
pc-lesson-end-done = Space Flight is worth 10 VP, and the challenge brought 15 more. You win with 106 VP against 58. Now try a real game.
pc-lesson-end-not = It is worth less. With 10 points of science you can pay for the highest science card.
