# Path of Civilization, for one to five players

pc-name = Path of Civilization

pc-help =
    { "" }**Path of Civilization**: nine rounds from the first tribe to space flight; everybody decides at the same time. Most VP win. The structure and the technologies are those of the published game; wonders, leaders, events and tokens are an original card set.
    - **A, project:** of your technologies, two make agents (left side), two make research (right side), and the rest is lost for play for ever.
    - **B, deployment:** your agents arrive, no more than your population limit.
    - **C, evolution:** with enough philosophers you must climb a philosophy level; it brings a benefit. Then builders pay for a wonder and ambassadors for a leader. If several players want the same card, the order of types on their boards decides; nobody else pays.
    - **D, research:** your research arrives, again no more than the limit.
    - **E, purchase:** buy exactly one technology. It brings a bonus, and joins your hand next round.
    - **F, event, from round 3 on:** in a **challenge** your cards of its type and your sages are history points: each is a VP, and several bring a bonus. In a **battle** a unit counts 2 and military legacy 1; the strongest receive the best rewards, and an external threat fights along.
    - **Leaders:** one lives; the one before goes to the cemetery, where some go on helping.
    - **The end:** VP of technologies, philosophy level, population, leaders, wonders and tokens, and 1 for every 2 builders, ambassadors and philosophers left.
    - **/civ card** shows any card; **Look closer…** opens any civilization or market.

## Words: types, agents

pc-word-culture = culture
pc-word-science = science
pc-word-spirituality = spirituality
pc-word-industry = industry
pc-word-military = military
pc-word-builder = builder
pc-word-ambassador = ambassador
pc-word-philosopher = philosopher
pc-word-sage = sage
pc-word-unit = unit

## ... categories of the score

pc-word-technologies = technologies
pc-word-philosophy = philosophy
pc-word-population = population
pc-word-leaders = leaders
pc-word-wonders = wonders
pc-word-vp-tokens = VP tokens
pc-word-leftovers = agents left

## Technologies

pc-word-tech-culture-0 = Tribe
pc-word-tech-culture-1 = Writing
pc-word-tech-culture-2 = Theatre
pc-word-tech-culture-3 = Printing Press
pc-word-tech-culture-4 = Internet
pc-word-tech-science-0 = Fire
pc-word-tech-science-1 = Mathematics
pc-word-tech-science-2 = Astronomy
pc-word-tech-science-3 = Electricity
pc-word-tech-science-4 = Space Flight
pc-word-tech-spirituality-0 = Rites
pc-word-tech-spirituality-1 = Polytheism
pc-word-tech-spirituality-2 = Monasticism
pc-word-tech-spirituality-3 = Humanism
pc-word-tech-spirituality-4 = Human Rights
pc-word-tech-industry-0 = Tools
pc-word-tech-industry-1 = Masonry
pc-word-tech-industry-2 = Metallurgy
pc-word-tech-industry-3 = Coal
pc-word-tech-industry-4 = Robotics
pc-word-tech-military-0 = Hunting
pc-word-tech-military-1 = Bronze Weapons
pc-word-tech-military-2 = Cavalry
pc-word-tech-military-3 = Gunpowder
pc-word-tech-military-4 = Aviation

## Wonders

pc-word-wonder-hanging-gardens = Hanging Gardens of Babylon
pc-word-wonder-theatre-epidaurus = Theatre of Epidaurus
pc-word-wonder-library-alexandria = Library of Alexandria
pc-word-wonder-stonehenge = Stonehenge
pc-word-wonder-temple-artemis = Temple of Artemis
pc-word-wonder-gobekli-tepe = Göbekli Tepe
pc-word-wonder-great-pyramid = Great Pyramid of Giza
pc-word-wonder-pont-du-gard = Pont du Gard
pc-word-wonder-colossus-rhodes = Colossus of Rhodes
pc-word-wonder-great-wall = Great Wall
pc-word-wonder-alhambra = Alhambra
pc-word-wonder-sistine-chapel = Sistine Chapel
pc-word-wonder-ulugh-beg = Observatory of Ulugh Beg
pc-word-wonder-house-of-wisdom = House of Wisdom
pc-word-wonder-angkor-wat = Angkor Wat
pc-word-wonder-hagia-sophia = Hagia Sophia
pc-word-wonder-machu-picchu = Machu Picchu
pc-word-wonder-grand-canal = Grand Canal
pc-word-wonder-krak = Krak des Chevaliers
pc-word-wonder-himeji = Himeji Castle
pc-word-wonder-eiffel = Eiffel Tower
pc-word-wonder-sydney-opera = Sydney Opera House
pc-word-wonder-greenwich = Royal Observatory Greenwich
pc-word-wonder-lhc = Large Hadron Collider
pc-word-wonder-sagrada = Sagrada Família
pc-word-wonder-lotus = Lotus Temple
pc-word-wonder-suez = Suez Canal
pc-word-wonder-hoover = Hoover Dam
pc-word-wonder-arc = Arc de Triomphe
pc-word-wonder-brandenburg = Brandenburg Gate

## Leaders

pc-word-leader-pericles = Pericles
pc-word-leader-sappho = Sappho
pc-word-leader-imhotep = Imhotep
pc-word-leader-hypatia = Hypatia
pc-word-leader-ashoka = Ashoka
pc-word-leader-confucius = Confucius
pc-word-leader-hammurabi = Hammurabi
pc-word-leader-qin = Qin Shi Huang
pc-word-leader-alexander = Alexander the Great
pc-word-leader-hannibal = Hannibal
pc-word-leader-medici = Lorenzo de’ Medici
pc-word-leader-murasaki = Murasaki Shikibu
pc-word-leader-khwarizmi = Al-Khwarizmi
pc-word-leader-galileo = Galileo Galilei
pc-word-leader-hildegard = Hildegard of Bingen
pc-word-leader-aquinas = Thomas Aquinas
pc-word-leader-musa = Mansa Musa
pc-word-leader-zheng-he = Zheng He
pc-word-leader-genghis = Genghis Khan
pc-word-leader-saladin = Saladin
pc-word-leader-beethoven = Ludwig van Beethoven
pc-word-leader-tagore = Rabindranath Tagore
pc-word-leader-curie = Marie Curie
pc-word-leader-darwin = Charles Darwin
pc-word-leader-gandhi = Mahatma Gandhi
pc-word-leader-king = Martin Luther King
pc-word-leader-watt = James Watt
pc-word-leader-tesla = Nikola Tesla
pc-word-leader-napoleon = Napoleon Bonaparte
pc-word-leader-bolivar = Simón Bolívar

## Challenges

pc-word-challenge-alphabet = Invention of the Alphabet
pc-word-challenge-earth-measured = Eratosthenes Measures the Earth
pc-word-challenge-axial-age = Axial Age
pc-word-challenge-bronze-trade = Bronze Age Trade
pc-word-challenge-silk-road = Silk Road
pc-word-challenge-paper = Paper Reaches the West
pc-word-challenge-pilgrim-roads = Great Pilgrim Roads
pc-word-challenge-watermills = Age of Watermills
pc-word-challenge-renaissance = Renaissance
pc-word-challenge-scientific-rev = Scientific Revolution
pc-word-challenge-religious-peace = Peace of Westphalia
pc-word-challenge-agri-rev = Agricultural Revolution
pc-word-challenge-information-age = Information Age
pc-word-challenge-space-race = Space Race
pc-word-challenge-udhr = Universal Declaration of Human Rights
pc-word-challenge-industrial-rev = Industrial Revolution

## Battles

pc-word-battle-kadesh = Battle of Kadesh
pc-word-battle-marathon = Battle of Marathon
pc-word-battle-gaugamela = Battle of Gaugamela
pc-word-battle-zama = Battle of Zama
pc-word-battle-red-cliffs = Battle of Red Cliffs
pc-word-battle-hastings = Battle of Hastings
pc-word-battle-manzikert = Battle of Manzikert
pc-word-battle-hattin = Battle of Hattin
pc-word-battle-sekigahara = Battle of Sekigahara
pc-word-battle-lepanto = Battle of Lepanto
pc-word-battle-agincourt = Battle of Agincourt
pc-word-battle-panipat = Battle of Panipat
pc-word-battle-waterloo = Battle of Waterloo
pc-word-battle-gettysburg = Battle of Gettysburg
pc-word-battle-verdun = Battle of Verdun
pc-word-battle-normandy = Normandy Landings

## Civilization boards

pc-word-board-amber = Amber
pc-word-board-jade = Jade
pc-word-board-lapis = Lapis
pc-word-board-ochre = Ochre
pc-word-board-coral = Coral

## Benefit tokens

pc-word-token-builder = Guild
pc-word-token-ambassador = Embassy
pc-word-token-philosopher = School of Thought
pc-word-token-sage = Academy
pc-word-token-unit = Levy
pc-word-token-population = Growth
pc-word-token-legacy = Tradition of Arms
pc-word-token-vp = Prestige
pc-word-token-research = Inquiry
pc-word-token-vocation = Vocation

## ... what is gained, and so many of it

pc-word-vp = VP
pc-word-legacy = military legacy
pc-word-research-culture = culture research
pc-word-research-science = science research
pc-word-research-spirituality = spirituality research
pc-word-research-industry = industry research
pc-word-research-military = military research
pc-times-builder = { $count } { $count ->
    [one] builder
   *[other] builders
}
pc-times-ambassador = { $count } { $count ->
    [one] ambassador
   *[other] ambassadors
}
pc-times-philosopher = { $count } { $count ->
    [one] philosopher
   *[other] philosophers
}
pc-times-sage = { $count } { $count ->
    [one] sage
   *[other] sages
}
pc-times-unit = { $count } { $count ->
    [one] unit
   *[other] units
}
pc-times-vp = { $count } VP
pc-times-population = { $count } population
pc-times-legacy = { $count } military legacy
pc-times-research-culture = { $count } culture
pc-times-research-science = { $count } science
pc-times-research-spirituality = { $count } spirituality
pc-times-research-industry = { $count } industry
pc-times-research-military = { $count } military

## What happens: a line for each, or a list of what all did at the same time

pc-event-decided = { "" }
pc-event-wished = { "" }
pc-event-named = { "" }
pc-event-ready = { "" }
pc-event-reopened = { "" }
pc-event-revealed = { "" }
pc-event-moved = The intention of { $seat } moves to { $card }.
pc-event-displaced = { $seat } would no longer gain { $card }, and may choose again.
pc-event-round = Round { $number } begins. New wonders: { $wonder_list }. New leaders: { $leader_list }.
pc-event-board-all = Civilization boards:
pc-event-board = { $seat }: { $board }
pc-event-planned-all = Projects:
pc-event-planned = { $seat }: left { $left_list }; right { $right_list }{ $discarded_list_count ->
    [0] { "" }
   *[other] { "; discards " }{ $discarded_list }
}
pc-event-deployed-all = Deployment:
pc-event-deployed = { $seat }: { $agent_list }{ $lost ->
    [0] { "" }
    [one] { "; " }{ $lost } agent is over the limit
   *[other] { "; " }{ $lost } agents are over the limit
}
pc-event-advanced-all = Philosophy:
pc-event-advanced = { $seat }: level { $level }
pc-event-tokens = Benefits turned up at level { $level }: { $token_list }.
pc-event-available = { $seat } keeps { $token }; { $rejected } leaves the game.
pc-event-benefit-all = Benefits:
pc-event-benefit = { $seat }: { $times ->
    [1] { $token }
    [2] { $token }, twice
   *[other] { $token }, three times
}
pc-event-wonder = { $seat } builds a wonder for { $cost } { $cost ->
    [one] builder
   *[other] builders
}: { $card }.
pc-event-leader = { $seat } gains a leader for { $cost } { $cost ->
    [one] ambassador
   *[other] ambassadors
}: { $card }.
pc-event-buried = { $card } goes to the cemetery of { $seat }.
pc-event-outbid = Another player comes first, and { $seat } does not gain: { $card }.
pc-event-threat-took = The external threat takes: { $card_list }.
pc-event-studied-all = Research:
pc-event-studied = { $seat }: { $point_list_count ->
    [0] nothing
   *[other] { $point_list }
}{ $lost ->
    [0] { "" }
   *[other] { "; " }{ $lost } not gained
}
pc-event-bought-all = Purchases:
pc-event-bought = { $seat }: { $card }
pc-event-sold-out = { $seat } comes too late for the last { $card }.
pc-event-bought-nothing = { $seat } can pay for no technology.
pc-event-granted = { $challenge }: its effect holds for everybody from now on.
pc-event-exchanged = { $challenge }: { $seat } exchanges { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}.
pc-event-history-all = History, { $challenge }:
pc-event-history = { $seat }: { $points } history { $points ->
    [one] point
   *[other] points
}, { $vp } VP
pc-event-threat = { $battle }: the external threat has power { $power }.
pc-event-battle-all = Power in the { $battle }:
pc-event-battle = { $seat }: power { $power }, { $line ->
    [0] no reward
   *[other] reward of rank { $line }
}
pc-event-gained = { $seat } gains { $gain_list } from { $source }.
pc-event-game-over = Nine rounds are over: final scoring.

## What is gained or paid

pc-gain-agents = { $agent_id ->
    [builder] { $count } { $count ->
        [one] builder
       *[other] builders
    }
    [ambassador] { $count } { $count ->
        [one] ambassador
       *[other] ambassadors
    }
    [philosopher] { $count } { $count ->
        [one] philosopher
       *[other] philosophers
    }
    [sage] { $count } { $count ->
        [one] sage
       *[other] sages
    }
   *[unit] { $count } { $count ->
        [one] unit
       *[other] units
    }
}
pc-gain-research = { $count } { $type } research
pc-gain-agents-choice = { $count } { $count ->
    [one] agent
   *[other] agents
} of your choice
pc-gain-agents-choice-of = { $count } { $count ->
    [one] agent
   *[other] agents
} of your choice among { $agents }
pc-gain-research-choice = { $count } research of your choice
pc-gain-research-choice-of = { $count } research of your choice among { $types }
pc-gain-population = { $count } population
pc-gain-legacy = { $count } military legacy
pc-gain-vp = { $count } VP
pc-gain-free-technology = { $bonus ->
    [yes] a free technology up to level { $level } with its bonus
   *[no] a free technology up to level { $level }
}
pc-list = { $item_list }
pc-nothing = nothing
pc-no-agents = no agents
pc-no-research = no research

## Effects in words

pc-does-produce-agents = { $gain } in each deployment
pc-does-produce-research = { $gain } in each research phase
pc-does-reduce-cost = { $target ->
    [wonder] wonders cost { $count } less
    [leader] leaders cost { $count } less
   *[philosophy] philosophy levels cost { $count } less
}
pc-does-power-bonus = { $count } more power in battles
pc-does-history-bonus = { $count } more history in challenges of { $types }
pc-does-history-bonus-all = { $count } more history in all challenges
pc-does-limit-bonus = { $phase ->
    [deployment] deployment limit { $count } higher
    [research] research limit { $count } higher
   *[both] both limits { $count } higher
}
pc-does-whenever = { $trigger ->
    [buy-technology] after each purchase { $gain }
    [gain-wonder] after each wonder gained { $gain }
   *[advance-philosophy] after each philosophy level reached { $gain }
}
pc-per = { $counter ->
    [cards-of-type] { $divisor ->
        [1] for each { $types } card
       *[other] for every { $divisor } { $types } cards
    }
    [leaders] { $divisor ->
        [1] for each leader
       *[other] for every { $divisor } leaders
    }
    [wonders] { $divisor ->
        [1] for each wonder
       *[other] for every { $divisor } wonders
    }
    [philosophy-level] { $divisor ->
        [1] for each philosophy level
       *[other] for every { $divisor } philosophy levels
    }
   *[military-legacy] { $divisor ->
        [1] for each step of military legacy
       *[other] for every { $divisor } steps of military legacy
    }
}
pc-scores-per = { $most ->
    [none] { $vp } VP { $per }
   *[other] { $vp } VP { $per }, at most { $most } VP
}
pc-rewards-per = { $most ->
    [none] { $gain } { $per }
    [1] { $gain } { $per }, once at most
    [2] { $gain } { $per }, twice at most
   *[other] { $gain } { $per }, { $most } times at most
}
pc-exchange = { $most ->
    [none] { $paid } for { $gain }, as often as you like
    [1] { $paid } for { $gain }, once
    [2] { $paid } for { $gain }, up to twice
   *[other] { $paid } for { $gain }, up to { $most } times
}
pc-grants = { $effects } for everybody, to the end of the game

pc-timing-instant = Immediate: { $effects }
pc-timing-permanent = Permanent: { $effects }
pc-timing-cemetery = In the cemetery: { $effects }
pc-timing-end-of-game = At the end of the game: { $effects }

## Cards in words

pc-roman = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
pc-card-technology = **{ $name }** · { $type } technology, { $level ->
    [0] basic
    [1] level I
    [2] level II
    [3] level III
   *[4] level IV
} · { $vp } VP
pc-card-cost-technology = Cost: { $count } { $type } research. The pile has { $copies } cards.
pc-card-sides = Left: { $left }. Right: { $right }.
pc-card-bonus = Bonus when bought: { $gains }.
pc-card-wonder = **{ $name }** · { $type } wonder of era { $era } · { $vp } VP
pc-card-cost-wonder = Cost: { $count } { $count ->
    [one] builder
   *[other] builders
}.
pc-card-leader = **{ $name }** · { $type } leader of era { $era } · { $vp } VP
pc-card-cost-leader = Cost: { $count } { $count ->
    [one] ambassador
   *[other] ambassadors
}.
pc-card-effect = { $effect }.
pc-card-no-effect = No effect but its VP.
pc-card-earlier = In games that began with version { $version } of the cards: { $effect }
pc-card-challenge = **{ $name }**: { $type } challenge of round { $number }
pc-card-fate = Fate: { $effects }.
pc-card-history = History: 1 VP for each history point, and for every { $divisor } of them { $gain }.
pc-card-history-last = History: 1 VP for each history point, and { $threshold_list }.
pc-card-threshold = { $vp } VP from { $count } on
pc-card-battle = **{ $name }**: battle of round { $number }, external threat: power { $power }
pc-card-line = Rank { $number }: { $gains }.
pc-card-lines = As many ranks count as there are players; power 0 receives nothing.
pc-card-token = **{ $name }** · benefit token: { $gains }.
pc-card-board = **{ $name }** · civilization board. Starting bonus: { $gains }.
pc-card-priority = Priority: { $type_list }.
pc-card-original = This card is an original design made for this program.

## Refusals

error-pc-window-closed = That question has closed; nothing can be changed there any more. See what is asked now.
error-pc-not-yet = That question has not come yet. See what is asked now; some answers can be left in advance.
error-pc-choose-first = First the choice inside an effect is made. See what is asked now.
error-pc-nothing-to-choose = No effect lets anybody choose at this moment. See what is asked now.
error-pc-not-asked = This question does not concern you. Wait for the others.
error-pc-nothing-to-change = You have chosen just that already. Nothing changes.
error-pc-board-taken = { $board } belongs to another player. Choose another civilization board.
error-pc-not-in-hand = { $card } is not in your hand as often as you want to play it. Choose two technologies for each side from your hand.
error-pc-two-a-side = A project plays two technologies on the left and two on the right. Choose two for each side.
error-pc-not-in-pool = { $count ->
    [0] Your project makes no { $agent }. Choose from what it makes.
   *[other] Your project makes only { $count } of the kind { $agent }. Choose from what it makes.
}
error-pc-over-limit = Your deployment limit is { $limit }, and { $count } are too many. Leave some out.
error-pc-under-limit = Your deployment limit is { $limit }, and { $count } { $count ->
    [one] is
   *[other] are
} too few. Place as many as the limit.
error-pc-token-not-offered = { $token } is not one of the two tokens to choose from. Choose one that is offered.
error-pc-benefit-not-available = { $token } is not available on your level or below. Choose an available benefit.
error-pc-other-market = { $card } is not in the market that is open now. Wonders come first, then leaders.
error-pc-not-in-market = { $card } is not in the market. Choose a card that is there.
error-pc-cannot-pay-card = { $card } costs you { $cost } { $agent_id ->
    [builder] { $cost ->
        [one] builder
       *[other] builders
    }
   *[ambassador] { $cost ->
        [one] ambassador
       *[other] ambassadors
    }
}, and you have { $count }. Choose a card that you can pay, or pass.
error-pc-already-wished = { $card } is among your wishes already. Name another card, or be ready.
error-pc-already-passed = You want no card already. Be ready, or name one.
error-pc-already-ready = You are ready already. You can still change your wishes.
error-pc-no-wish-before = You want no card yet. Say first which one you want most; { $card } can follow.
error-pc-point-not-in-pool = Your project makes only { $count } { $type } research. Choose from what it makes.
error-pc-over-research-limit = Your research limit is { $limit }, and { $count } are too many. Leave some out.
error-pc-under-research-limit = Your research limit is { $limit }, and { $count } { $count ->
    [one] is
   *[other] are
} too few. Gain as many as the limit.
error-pc-pile-empty = No { $card } is left. Choose another technology.
error-pc-cannot-pay-technology = { $card } costs { $cost } { $type } research, and you have { $count }. Choose one that you can pay.
error-pc-other-exchanges = { $count ->
    [0] This challenge has no exchange.
    [one] This challenge has one exchange. Say one number.
   *[other] This challenge has { $count } exchanges. Say a number for each.
}
error-pc-exchange-limit = This exchange may be used { $most ->
    [one] once
   *[other] { $most } times
} at most. Choose less.
error-pc-exchanges-together = Of several exchanges each may be used { $most ->
    [one] once
   *[other] { $most } times
} at most. Choose less, or use only one of them.
error-pc-cannot-pay-exchange = You cannot pay for so many exchanges. Choose less.
error-pc-other-count = Choose exactly { $count }, no more and no less.
error-pc-other-kind = The effect does not let you choose that. Choose one of the answers offered.
error-pc-level-too-high = { $card } is above level { $level }, the highest that is free here. Choose a lower one.

## Answers in advance

pc-effect-project = Project
pc-rule-project = Your project of this round, sealed until all have chosen theirs. It is chosen as soon as you leave it, and can be changed until then.
pc-effect-keep-agents = Agents to keep
pc-rule-keep-agents = Where the deployment limit leaves some out, these stay rather than the others.
pc-effect-keep-research = Research to keep
pc-rule-keep-research = Where the research limit leaves some out, these stay rather than the others.
pc-effect-wish-wonders = Wonders wanted
pc-rule-wish-wonders = You want the first card of this list, and where it goes to others the next one. At the end of the list you are ready: nobody waits for you. Ready alone means that you want none.
pc-effect-wish-leaders = Leaders wanted
pc-rule-wish-leaders = You want the first card of this list, and where it goes to others the next one. At the end of the list you are ready: nobody waits for you. Ready alone means that you want none.
pc-effect-purchases = Purchases
pc-rule-purchases = You buy the first technology of this list that you can pay.
pc-effect-exchanges = Exchanges
pc-rule-exchanges = You use the exchanges of this round’s challenge so often, or as often as you can pay.
pc-effect-keep-builder = builders
pc-effect-keep-ambassador = ambassadors
pc-effect-keep-philosopher = philosophers
pc-effect-keep-sage = sages
pc-effect-keep-unit = units
pc-effect-keep-culture = culture
pc-effect-keep-science = science
pc-effect-keep-spirituality = spirituality
pc-effect-keep-industry = industry
pc-effect-keep-military = military

## The game in words

pc-round = Round { $number }.
pc-awaiting = { $kind ->
    [board] Before round 1: { $seats } to choose a civilization board.
    [plan] Round { $number }, project: { $seats } to choose.
    [deploy] Round { $number }, deployment: { $seats } to choose which agents to place.
    [token] Round { $number }, philosophy: { $seats } to choose the token that stays.
    [benefit] Round { $number }, philosophy: { $seats } to choose a benefit.
    [wonder] Round { $number }, wonders: { $seats } to leave a list of wishes.
    [leader] Round { $number }, leaders: { $seats } to leave a list of wishes.
    [study] Round { $number }, research: { $seats } to choose which research to gain.
    [buy] Round { $number }, purchase: { $seats } to choose a technology.
    [fate] Round { $number }, Fate: { $seats } to choose how often to exchange.
   *[choice] Round { $number }: { $seats } to decide inside an effect.
}
pc-intentions = { $kind ->
    [wonder] Round { $number }, wonders: { $claim_list }.
   *[leader] Round { $number }, leaders: { $claim_list }.
}
pc-intention = { $seat }{ $what ->
    [card] { " wants " }{ $card }
    [pass] { " passes" }
   *[none] { "" }
}{ $ready ->
    [yes] { $loses ->
        [yes] { " (ready, comes second)" }
       *[no] { " (ready)" }
    }
   *[no] { $loses ->
        [yes] { " (choosing, comes second)" }
       *[no] { " (choosing)" }
    }
}
pc-won = Game over. { $winners } { $count ->
    [one] wins
   *[other] share the victory
} with { $points } VP.
pc-ended-alone = Game over. { $seat } ends with { $points } VP.
pc-pass = pass
pc-limits = { $same ->
    [yes] Limit { $deployment }.
   *[no] Limits: deployment { $deployment }, research { $research }.
}
pc-part = { $category } { $points }

pc-alt-title = Path of Civilization, round { $number } of { $rounds }.
pc-alt-civilization = { $seat }: { $points } VP, { $agents }; { $research }; philosophy { $philosophy }, military legacy { $legacy }, power { $power }{ $leader ->
    [0] { "" }
   *[other] { ", leader " }{ $leader }
}.
pc-alt-wonders = Wonders: { $card_list }.
pc-alt-leaders = Leaders: { $card_list }.
pc-alt-cards = Hand: { $hand_list }. Left: { $left_list }. Right: { $right_list }. Discovered: { $discovery_list }. Ancient: { $ancient_list }. Wonders: { $wonder_list }. Cemetery: { $cemetery_list }.

pc-spot-level = philosophy level { $number }

pc-board-title = **Path of Civilization**, round { $number } of { $rounds }
pc-board-original = Wonders, leaders, events and tokens are an original card set; the rules are those of the published game.
pc-board-answer = You have chosen: { $answer }
pc-board-wishes = Your wishes: { $card_list }
pc-board-market = { $kind ->
    [wonder] **Wonders** ({ $count })
   *[leader] **Leaders** ({ $count })
}
pc-board-card = { $name }: { $type }, { $kind ->
    [wonder] { $cost } { $cost ->
        [one] builder
       *[other] builders
    }
   *[leader] { $cost } { $cost ->
        [one] ambassador
       *[other] ambassadors
    }
}{ $cheaper ->
    [yes] { ", for you " }{ $own }
   *[no] { "" }
}, { $vp } VP.
pc-board-piles = **Technologies** with their costs, and how many are left
pc-board-pile = { $name } { $cost } ({ $left })
pc-board-row = { $name }: { $item_list }
pc-board-philosophy = **Benefits**
pc-board-token = { $name } ({ $gains })
pc-board-level = Level { $number }{ $state ->
    [offered] , one of these stays
   *[available] { "" }
}: { $token_list }{ $rejected ->
    [0] { "" }
   *[other] { "; not " }{ $rejected }
}
pc-board-granted = In force: { $effect_list }
pc-board-civilization = **{ $seat }**: { $board ->
    [0] { "" }
   *[other] { $board }, { "" }
}{ $points } VP if the game ended now, { $vp } VP in tokens
pc-board-priority = Priority: { $type_list }
pc-board-agents = Agents: { $agents }
pc-board-research = Research: { $research }
pc-board-population = Population { $count }.
pc-board-tracks = Philosophy { $level }, military legacy { $legacy }, power { $power }.
pc-board-cards = { $place ->
    [hand] Hand: { $card_list }
    [left] Left: { $card_list }
    [right] Right: { $card_list }
    [discovery] Discovered: { $card_list }
    [ancient] Ancient: { $card_list }
    [wonder] Wonders: { $card_list }
    [leader] Leader: { $card_list }
   *[cemetery] Cemetery: { $card_list }
}
pc-board-effect = { $name }: { $effect }
pc-board-effects = In force: { $effect_list }
pc-board-worth = VP now: { $total } ({ $part_list })
pc-ask-market = On the market.
pc-ask-pile = In the supply: { $left } left
pc-ask-place = { $seat }: { $place ->
    [hand] in hand
    [left] left of the board
    [right] right of the board
    [discovery] discovered this round
    [ancient] ancient technology
    [wonder] wonder
    [leader] leader
   *[cemetery] in the cemetery
}{ $count ->
    [one] { "" }
   *[other] , { $count } times
}

## Menus

pc-board = Which civilization board do you want?
pc-left = Which two cards make agents?
pc-right = Which two of the others make research?
pc-deploy = Which agents do you keep?
pc-token = Which benefit stays in the game?
pc-benefit = Which benefit do you take?
pc-claim = Which card do you want?
pc-also = Which card do you want if somebody else gains it?
pc-study = Which research do you keep?
pc-buy = Which technology do you buy?
pc-fate = How often for the first exchange?
pc-fate-further = How often for the next exchange?
pc-agents = Which agents do you gain?
pc-points = Which research do you gain?
pc-take = Which technology do you take, free of charge?
pc-left-together = Your project: agents or research?
pc-want-nothing = Want nothing
pc-leave-it = Leave it at that

## ... as the position has it

pc-asked-again = You have chosen; you may still choose otherwise.
pc-asked-wish = { $kind ->
    [wonder] Which wonder do you want?
   *[leader] Which leader do you want?
}
pc-asked-nothing = { $ready ->
    [yes] You want nothing this round; you may still choose a card.
   *[no] You want nothing this round.
}
pc-asked-wished = Your wish: { $card }{ $further_list_count ->
    [0] { "" }
   *[other] { ", or else " }{ $further_list }
}{ $ready ->
    [yes] { "; you may still choose otherwise." }
   *[no] .
}
pc-asked-second = { $name } comes first for { $card }: what do you want instead?
pc-asked-exchange = How often do you give { $paid } for { $gain }?
pc-progress = { $kind ->
    [board] Before round 1 of { $rounds }.
    [plan] Round { $number } of { $rounds }, project.
    [deploy] Round { $number } of { $rounds }, deployment.
    [token] Round { $number } of { $rounds }, philosophy.
    [benefit] Round { $number } of { $rounds }, philosophy.
    [wonder] Round { $number } of { $rounds }, wonders.
    [leader] Round { $number } of { $rounds }, leaders.
    [study] Round { $number } of { $rounds }, research.
    [buy] Round { $number } of { $rounds }, purchase.
    [fate] Round { $number } of { $rounds }, challenge.
   *[choice] Round { $number } of { $rounds }, choice inside an effect.
}
pc-progress-chosen = You have chosen { $answer }.
pc-progress-awaited = Still choosing: { $seats }.
pc-progress-wants = { $name } { $what ->
    [card] wants { $card }{ $second ->
        [yes] { " but comes second" }
       *[no] { $ready ->
            [yes] { " and is ready" }
           *[no] { "" }
        }
    }
   *[pass] wants nothing
}.

## ... and what it means, for those who are new

pc-board-meaning = A board brings a starting bonus and an order of types: further left comes first for a card.
pc-left-meaning = Two cards make agents, which pay for wonders, leaders and philosophy; two make research, which buys a new card. The fifth is out of play for good.
pc-right-meaning = Research points buy a new card this round. The fifth card is out of play for good.
pc-deploy-meaning = Your cards make more agents than your population feeds; the others are lost.
pc-token-meaning = You are the first on this philosophy level. The benefit that stays can be taken by all for the whole game.
pc-benefit-meaning = Philosophers have raised your philosophy level. The benefit that you choose comes at once, as often as the level says.
pc-claim-meaning = Builders pay for wonders, ambassadors for leaders. If several want one card, the order of types on their boards decides; the others pay nothing.
pc-also-meaning = A second wish counts only if somebody else gains this card; without one just confirm.
pc-study-meaning = Your cards make more research than your population lets in; the rest is lost.
pc-buy-meaning = Everybody buys one technology a round. It brings its bonus now and joins your hand next round.
pc-fate-meaning = The challenge of this round lets everybody exchange before its points are counted. You may also exchange nothing.
pc-fate-further-meaning = The challenge has a second exchange, which comes after the first. You may also exchange nothing.
pc-agents-meaning = An effect lets you choose. Builders pay for wonders, ambassadors for leaders, philosophers for levels; sages count in challenges, units in battles.
pc-points-meaning = An effect lets you choose. Research of a type buys technologies of that type.
pc-take-meaning = An effect gives you this card; it joins your hand next round.
pc-card = { $card }
pc-left-pair = { $cards } for agents
pc-right-pair = { $cards } for research
pc-left-alike = { $card } (two) for agents
pc-right-alike = { $card } (two) for research
pc-two-alike = { $card } (two)
pc-also-card = Or else { $card }
pc-counts = { $what_list }
pc-times = { $times ->
    [0] not at all
    [one] once
    [2] twice
   *[other] { $times } times
}
pc-times-further = { $times ->
    [0] the next one not at all
    [one] the next one once
    [2] the next one twice
   *[other] the next one { $times } times
}
pc-claim-also = Add another wish
pc-claim-pass = Want nothing
pc-claim-ready = Ready
pc-confirm-end = Confirm
pc-preset-usual = The usual game

## What helps to choose

pc-hint-agents = { $count ->
    [0] makes no agents
   *[other] makes { $agents }{ $over ->
        [yes] { ", only " }{ $limit } fit
       *[no] { "" }
    }
}
pc-hint-left = { $cards } make { $count ->
    [0] no agents
   *[other] { $agents }
}{ $over ->
    [yes] { ", but only " }{ $limit } fit
   *[no] { "" }
}.
pc-hint-right = { $cards } make { $count } research{ $over ->
    [yes] { ", but only " }{ $limit } fit
   *[no] { "" }
}.
pc-hint-discarded = Discards { $cards }.
pc-hint-left-out = leaves out { $what }
pc-hint-lost = the track is full: { $what } lost
pc-hint-benefit = { $count ->
    [one] { $gains }
    [2] { $gains }, twice
   *[other] { $gains }, three times
}
pc-hint-claim = { $all ->
    [yes] Your { $held }
   *[no] { $count } of your { $held }
} { $agent_id ->
    [builder] { $held ->
        [one] builder
       *[other] builders
    }
   *[ambassador] { $held ->
        [one] ambassador
       *[other] ambassadors
    }
} for { $vp } VP. { $effects }
pc-hint-behind = Another player comes first. { $claim }
pc-hint-buy = { $all ->
    [yes] Your { $count }
   *[no] { $count } of your { $held }
} { $type } for { $vp } VP, { $gains }{ $left ->
    [1] { "; the last card" }
   *[other] { "" }
}
pc-hint-take = { $bonus ->
    [yes] { $vp } VP, { $gains }
   *[no] { $vp } VP, no bonus
}
pc-hint-exchange = { $count ->
    [one] { $paid } for { $gain }
    [2] twice { $paid } for { $gain }
   *[other] { $count } times { $paid } for { $gain }
}
pc-hint-track = { $type } from { $number } to { $then }
pc-hint-then = you then have { $what }
pc-outlook-card = { $card }: { $claim }
pc-outlook-gains = As things stand you gain: { $card }.
pc-outlook-second = As things stand this goes to { $name }: { $card }.

## Why a move is better, or what it costs

pc-term-points = { $change ->
    [more] VP tokens bring { $by } more
   *[less] VP tokens bring { $by } less
}
pc-term-choices = { $change ->
    [more] gains to choose promise { $by } more
   *[less] gains to choose promise { $by } less
}
pc-term-technologies = { $change ->
    [more] technologies score { $by } more
   *[less] technologies score { $by } less
}
pc-term-wonders = { $change ->
    [more] wonders score { $by } more
   *[less] wonders score { $by } less
}
pc-term-leaders = { $change ->
    [more] leaders bring { $by } more
   *[less] leaders bring { $by } less
}
pc-term-philosophy = { $change ->
    [more] philosophy promises { $by } more
   *[less] philosophy promises { $by } less
}
pc-term-population = { $change ->
    [more] population promises { $by } more
   *[less] population promises { $by } less
}
pc-term-builders = { $change ->
    [more] builders are worth { $by } more
   *[less] builders are worth { $by } less
}
pc-term-ambassadors = { $change ->
    [more] ambassadors are worth { $by } more
   *[less] ambassadors are worth { $by } less
}
pc-term-history = { $change ->
    [more] challenges promise { $by } more
   *[less] challenges promise { $by } less
}
pc-term-research = { $change ->
    [more] research points are worth { $by } more
   *[less] research points are worth { $by } less
}
pc-term-purchase = { $change ->
    [more] this round’s purchase promises { $by } more
   *[less] this round’s purchase promises { $by } less
}
pc-term-work = { $change ->
    [more] technologies at work promise { $by } more
   *[less] technologies at work promise { $by } less
}
pc-term-lasting = { $change ->
    [more] lasting effects promise { $by } more
   *[less] lasting effects promise { $by } less
}
pc-term-battles = { $change ->
    [more] battles promise { $by } more
   *[less] battles promise { $by } less
}
pc-term-waiting = { $change ->
    [more] decided sooner
   *[less] decided later
}

## Slash commands (100 characters at most)

command-civ-description = Moves in Path of Civilization
command-civ-board = Choose a civilization board
command-civ-which-board = The board
command-civ-project = Choose your project: two technologies for each side
command-civ-left = The pair for the left side, which makes agents
command-civ-right = The pair for the right side, which makes research
command-civ-deploy = Choose which agents to place, where the limit does not hold all
command-civ-which-agents = The agents
command-civ-token = Choose the benefit token that stays in the game
command-civ-benefit = Choose a benefit
command-civ-which-token = The benefit token
command-civ-wonder = Say which wonder you want
command-civ-leader = Say which leader you want
command-civ-first = The card that you want most
command-civ-next = A card to want instead, where the ones before go to others
command-civ-also = Add a wish behind those that you have named
command-civ-pass = Want no card
command-civ-ready = Be ready: your wishes stand
command-civ-research = Choose which research to gain, where the limit does not hold all
command-civ-which-points = The research
command-civ-buy = Buy a technology
command-civ-which-card = The card
command-civ-fate = Say how often you use the exchanges of a challenge
command-civ-times = How often, for each exchange
command-civ-agents = Choose agents that an effect lets you choose
command-civ-points = Choose research that an effect lets you choose
command-civ-take = Take a free technology
command-civ-card = Show any card of the game
command-civ-card-name = The name of the card

## Set-up options

pc-about-board-assignment = Each board has its own starting bonus and its own order of types.
pc-about-claim-mode = How wonders and leaders are chosen.
pc-about-solo-threat = How strong the external threat is in battles, when you play alone.
pc-about-auto-ready = What happens when you have only one possible answer.

pc-option-board-assignment = Civilization boards
pc-option-board-assignment-random = Dealt by chance
pc-option-board-assignment-choose = Chosen one after another
pc-option-claim-mode = Wonders and leaders
pc-option-claim-mode-open = Open: intentions are seen and may change
pc-option-claim-mode-sealed-ranked = Secret: one list of wishes each
pc-option-solo-threat = External threat
pc-option-solo-threat-peaceful = Peaceful: 2 power less
pc-option-solo-threat-normal = Normal: as on the cards
pc-option-solo-threat-hostile = Hostile: 2 power more
pc-option-solo-threat-relentless = Relentless: 4 power more
pc-option-auto-ready = Single answers
pc-option-auto-ready-on = Given for you
pc-option-auto-ready-off = Confirmed by you

pc-rule-board-assignment-choose = **Chosen boards:** in an order drawn by chance, everybody chooses a civilization board that nobody has.
pc-rule-claim-mode-sealed-ranked = **Secret lists:** for wonders and for leaders everybody leaves one secret list of wishes. All lists are revealed together and settled by priority.
pc-rule-solo-threat-peaceful = **Peaceful:** the external threat has 2 power less than its cards say.
pc-rule-solo-threat-hostile = **Hostile:** the external threat has 2 power more than its cards say.
pc-rule-solo-threat-relentless = **Relentless:** the external threat has 4 power more than its cards say.
pc-rule-auto-ready-off = **Single answers:** who has only one possible answer confirms it, too.

## The end

pc-reason-rounds-played = Nine rounds are over.
pc-verdict-tribe = Your people have remained a tribe; from 80 VP on they are a chiefdom.
pc-verdict-chiefdom = Your people have become a chiefdom; from 110 VP on they are a city-state.
pc-verdict-city-state = Your people have become a city-state; from 130 VP on they are a kingdom.
pc-verdict-kingdom = Your people have become a kingdom; from 150 VP on they are an empire.
pc-verdict-empire = Your people have become an empire; from 170 VP on a golden age begins.
pc-verdict-golden-age = Your people live in a golden age: nothing is higher.
# A total with what is counted.
pc-total = { $count } VP

## Pictures

pc-pic-title = { $step ->
    [board] Civilization boards
    [plan] Round { $number } · Project
    [deploy] Round { $number } · Deployment
    [token] Round { $number } · Philosophy
    [benefit] Round { $number } · Philosophy
    [wonder] Round { $number } · Wonders
    [leader] Round { $number } · Leaders
    [study] Round { $number } · Research
    [buy] Round { $number } · Purchase
    [fate] Round { $number } · Fate
    [history] Round { $number } · History
   *[battle] Round { $number } · Battle
}
pc-pic-detail = { $step ->
    [board] one after another
    [plan] two left, two right
    [deploy] more agents than places
    [token] one of two new benefits
    [benefit] a benefit for the new level
    [wonder] intentions may change until all are ready
    [leader] intentions may change until all are ready
    [study] more points than the limit
    [buy] one technology each
    [fate] exchanges
    [history] rewards
   *[battle] rewards
}
pc-pic-awaited = { $count } to decide
pc-pic-wonders = Wonders
pc-pic-leaders = Leaders
pc-pic-market-empty = none on offer
pc-pic-when = round { $number }
pc-pic-fate = Fate
pc-pic-history = History
pc-pic-no-reward = no reward
pc-pic-wants = wants { $number }
pc-pic-passes = passes
pc-pic-civilization = { $name }’s civilization
pc-pic-points = { $count } VP
pc-pic-agents = Agents
pc-pic-research = Research
pc-pic-limit = limit { $limit }
pc-pic-for-wonders = wonders
pc-pic-for-leaders = leaders
pc-pic-for-philosophy = levels
pc-pic-for-challenges = challenge
pc-pic-for-battles = battle
pc-pic-hand = Technologies in hand
pc-pic-played = Technologies of this round
pc-pic-ancient = Ancient Technologies
pc-pic-greats = Leader and wonders
pc-pic-cemetery = Cemetery
pc-pic-none = none yet
pc-pic-phase-plan = A Project
pc-pic-phase-deploy = B Deployment
pc-pic-phase-philosophy = C Philosophy
pc-pic-phase-wonder = C Wonders
pc-pic-phase-leader = C Leaders
pc-pic-phase-study = D Research
pc-pic-phase-buy = E Purchase
pc-pic-phase-event = F Event
pc-pic-project = Your project
pc-pic-project-laid-out = Your project: plan { $number }
pc-pic-left = agents
pc-pic-right = research
pc-pic-away = discarded
pc-pic-sum = { $count } of at most { $limit }
pc-pic-sum-over = { $count }: only { $limit } fit
pc-pic-sum-open = at most { $limit }
pc-pic-technologies = Technologies
pc-pic-pile = top right: copies left
pc-pic-held = you have { $count }
pc-pic-events = Events
pc-pic-events-detail = all eight of this game
pc-pic-legend = Signs
pc-pic-legend-detail = what they mean

pc-view-civilization = { $name }: civilization
pc-view-wonders = Market of wonders
pc-view-leaders = Market of leaders
pc-view-technologies = All technologies
pc-view-events = All events
pc-view-legend = Legend: what the signs mean

pc-legend-builder = builder: builds wonders
pc-legend-ambassador = ambassador: wins leaders
pc-legend-philosopher = philosopher: raises philosophy
pc-legend-sage = sage: history in the next challenge
pc-legend-unit = unit: 2 power in the next battle
pc-legend-research = research of each type
pc-legend-any = agent or research of choice
pc-legend-points = VP
pc-legend-population = population: a step up
pc-legend-limit = higher limit on both
pc-legend-legacy = military legacy: a step up
pc-legend-power = power in battles
pc-legend-history = history points for a type
pc-legend-philosophy = philosophy: the level reached
pc-legend-instant = at once
pc-legend-permanent = as long as the leader lives
pc-legend-cemetery = once in the cemetery
pc-legend-end-of-game = at the end of the game
pc-legend-wonder = wonder
pc-legend-leader = leader
pc-legend-technology = technology up to that level
pc-legend-bonus = its bonus when it is bought
pc-legend-cheaper = costs less, 1 at least
pc-legend-then = each time, that follows
pc-legend-per = for each; for every two
pc-legend-most = at most so many
pc-legend-often = at most so often; any number of times
pc-legend-level = levels of technologies
pc-legend-multiplier = a level: benefit so often, cost, VP at the end
pc-legend-unseen = benefit still unknown
pc-legend-rejected = benefit out of the game
pc-legend-threat = external threat
pc-legend-ruler = living leader
pc-legend-copies = copies left in a pile
pc-legend-number = number of a card on offer
pc-legend-claims = who wants a card; ringed: would gain it
pc-legend-wish = place among your wishes
pc-legend-decided = has decided
pc-legend-priority = priority: further left comes first

pc-alt-list = { $heading }: { $card_list }.
pc-alt-offer = { $name } (cost { $cost }, { $vp } VP)
pc-alt-pile = { $name } { $count }
pc-alt-event = { $name } in round { $number }

## A guided first turn

pc-guide-1 = **1 of 5** A round begins with a project: two of your technologies make agents, two make research, the others leave your hand for good.
pc-guide-2 = **2 of 5** Agents work for you: builders pay for wonders, ambassadors for leaders, philosophers raise your philosophy.
pc-guide-3 = **3 of 5** Research pays for a new technology at the end of the round. It joins your hand next round.
pc-guide-4 = **4 of 5** Everybody decides at the same time, mostly in secret. Only which wonder or leader you want is seen at once, unless the table plays with secret lists.
pc-guide-5 = **5 of 5** The first answer is a whole plan. Take it or another, look at the picture, then press the green button.
