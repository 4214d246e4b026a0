# Iwari, with feats, expeditions, six maps and the third tribe

iw-name = Iwari

iw-help =
    { "" }**Iwari**: your tribe settles five biomes with tents and raises totems. Be strong in the right territories when the deck runs out. The maps and the expedition cards are original designs made for this table; the rules are those of the published game.
    - **Your turn:** place pieces, or swap a card. You cannot pass.
    - **Place:** up to 2 pieces in 1 territory, with up to 3 cards. A piece costs a card of the territory’s biome, or two equal cards of another biome. In a territory without any piece only one may be placed: a tent.
    - **Tents** go on empty spaces. **Totems** go on the stack: there may never be more totems in a territory than the strongest tribe has tents there. You need no tent of your own.
    - **Cards:** at the end of your turn you draw up to 3 again, one by one, from the face-up cards or the deck.
    - **First time the deck runs out:** mid scoring. Most tents in a territory: 1 point for each tent there, of all tribes. Everybody else: as many points as the next stronger tribe has tents. Tribes that tie both score fully.
    - **Second time:** final scoring. The tents once more, then settlements (4 or more tents connected by roads: 1 point a tent), then alliance lines: whoever has most totems at both ends, ties included, scores all totems at both ends. Lines under a mountain score nothing.
    - **Two players:** a third tribe plays along. After your own action you place for it with the cards left in your hand. If it wins alone, you both lose.
    - **Equal points:** more unused pieces win.

## Words: biomes

iw-word-tundra = tundra
iw-word-forest = forest
iw-word-glacier = glacier
iw-word-coast = coast
iw-word-desert = desert
iw-word-third-tribe = third tribe

## ... categories of the score

iw-word-interim = mid scoring
iw-word-tents = tents
iw-word-long-road = purple road
iw-word-settlements = settlements
iw-word-totems = totems
iw-word-expeditions = expeditions

## ... feats and expeditions

iw-word-unity = Unity
iw-word-discovery = Discovery
iw-word-honour = Honour
iw-word-awe = Awe
iw-word-five-grounds = Five Grounds
iw-word-wide-wandering = Wide Wandering
iw-word-deep-roots = Deep Roots
iw-word-twin-strongholds = Twin Strongholds
iw-word-steady-camps = Steady Camps
iw-word-totem-ring = Ring of Totems
iw-word-sky-pillar = Sky Pillar
iw-word-high-pillar = High Pillar
iw-word-watchers = Watchers
iw-word-pact-by-land = Pact by Land
iw-word-pact-by-sea = Pact by Sea
iw-word-first-village = First Village
iw-word-great-camp = Great Camp
iw-word-balanced-tribe = Balanced Tribe
iw-word-kin-network = Kin Network
iw-word-lonely-watch = Lonely Watch
iw-word-last-fire = Last Fire
iw-word-home-fire = Home Fire

## What they are for: on one short line for the picture

iw-effect-unity = first and second settlement
iw-effect-discovery = first and second full territory
iw-effect-honour = on top at both ends, by land
iw-effect-awe = on top at both ends, by sea
iw-effect-five-grounds = a tent in each biome
iw-effect-wide-wandering = tents in 7 territories
iw-effect-deep-roots = 4 tents in one territory
iw-effect-twin-strongholds = 3 tents each in 2 territories
iw-effect-steady-camps = 2 tents each in 4 territories
iw-effect-totem-ring = totems in 4 territories
iw-effect-sky-pillar = 3 totems in one territory
iw-effect-high-pillar = 3 totems in one territory
iw-effect-watchers = top totem in 3 territories
iw-effect-pact-by-land = totems at both ends, land line
iw-effect-pact-by-sea = totems at both ends, sea line
iw-effect-first-village = a settlement
iw-effect-great-camp = 10 tents on the map
iw-effect-balanced-tribe = 2 tents + 1 totem, 2 territories
iw-effect-kin-network = tents at both ends of 6 lines
iw-effect-lonely-watch = 2 totems where you have no tent
iw-effect-last-fire = fill a territory’s last space
iw-effect-home-fire = fill a territory, 3 tents of yours

## ... and in a full sentence

iw-rule-unity = The first and the second tribe to create a settlement each put a token on a territory where that settlement has a tent.
iw-rule-discovery = The first and the second tribe to fill the last space of a territory each put a token on another territory.
iw-rule-honour = The first tribe with the top totems at both ends of an open land line puts the token on that line.
iw-rule-awe = The first tribe with the top totems at both ends of an open sea line puts the token on that line.
iw-rule-five-grounds = Have at least 1 tent in some territory of every one of the five biomes.
iw-rule-wide-wandering = Have at least 1 tent in 7 different territories.
iw-rule-deep-roots = Have at least 4 tents in one territory.
iw-rule-twin-strongholds = Have at least 3 tents in each of 2 territories.
iw-rule-steady-camps = Have at least 2 tents in each of 4 territories.
iw-rule-totem-ring = Have at least 1 totem in each of 4 territories.
iw-rule-sky-pillar = Have at least 3 totems in one territory.
iw-rule-high-pillar = Have at least 3 totems in one territory.
iw-rule-watchers = Have the top totem in 3 different territories.
iw-rule-pact-by-land = Have at least 1 totem in both territories of one open land line.
iw-rule-pact-by-sea = Have at least 1 totem in both territories of one open sea line.
iw-rule-first-village = Have a settlement: 4 or more connected tents.
iw-rule-great-camp = Have at least 10 tents on the map.
iw-rule-balanced-tribe = In each of 2 territories, have at least 2 tents and at least 1 totem.
iw-rule-kin-network = Have at least 1 tent in both territories of 6 different open lines.
iw-rule-lonely-watch = Have at least 2 totems and no tent in one territory.
iw-rule-last-fire = Put your tent on the last empty space of a territory.
iw-rule-home-fire = Put your tent on the last empty space of a territory in which at least 3 tents are yours then.

iw-rule-feats-on = **Feats:** six tokens go to the first tribes with a settlement, a full territory, or the top totems at both ends of a line. A territory with a token scores its tents twice, a line its totems, and three times with two tokens; for everybody, and in every later scoring.
iw-rule-expeditions-on = **Expeditions:** three cards lie open. Whoever fulfils one first scores its first number at once, the second tribe its second number.
iw-rule-settlement-scope-along-roads = **Settlements along roads:** border roads count as roads, so that a settlement may reach over several territories.
iw-rule-open-draft-on = **Chosen starting hands:** from the last player to the first, everybody chooses three cards, one at a time, from the four face-up ones or the deck.
iw-rule-finish-round-on = **Equal turns:** after the second deck has run out the game goes on until everybody has had the same number of turns.

## Set-up options

iw-preset-basic = Basic game
iw-preset-full = With feats and expeditions

iw-about-map = Where you play. All maps are original designs.
iw-about-feats = Six tokens that multiply the points of a territory or a line.
iw-about-expeditions = Three open goals for extra points.
iw-about-settlement-scope = How far a settlement reaches. It changes nothing on Floating Lands.
iw-about-open-draft = Dealt at random, or chosen in turn from the face-up cards and the deck.
iw-about-finish-round = When the second deck runs out, or after equal turns: fairer to who plays last.

iw-option-map = Map
iw-option-map-new-horizons = New Horizons
iw-option-map-crescent = Crescent Bay: land round a bay
iw-option-map-vast-lands = Vast Lands: one great desert
iw-option-map-floating-lands = Floating Lands: lines are roads
iw-option-map-glacier-mass = Glacier Mass: a double line
iw-option-map-long-way = A Long Way: the purple road
iw-option-feats = Feats
iw-option-feats-off = Without
iw-option-feats-on = With tokens that multiply points
iw-option-expeditions = Expedition cards
iw-option-expeditions-off = Without
iw-option-expeditions-on = With three goals for points
iw-option-settlement-scope = Settlements
iw-option-settlement-scope-same-territory = Within one territory
iw-option-settlement-scope-along-roads = Along roads, across borders too
iw-option-open-draft = Starting hands
iw-option-open-draft-off = Dealt
iw-option-open-draft-on = Chosen card by card
iw-option-finish-round = End of the game
iw-option-finish-round-off = When the deck runs out
iw-option-finish-round-on = After equal turns for all

## The log

iw-event-paid = { $seat } plays for { $territory }: { $cards }.
iw-event-third-paid = { $seat } plays for { $territory }, for the third tribe: { $cards }.
iw-event-placed = { $seat } places in { $territory }: { iw-placed }.
iw-event-third-placed = The third tribe gets in { $territory }: { iw-placed }.
iw-event-feat = { $seat } earns { $feat }. The token goes on { $feat_id ->
    [honour] line { $where }
    [awe] line { $where }
   *[other] { $where }
}.
iw-event-third-feat = The third tribe earns { $feat }. The token goes on { $feat_id ->
    [honour] line { $where }
    [awe] line { $where }
   *[other] { $where }
}.
iw-event-expedition = { $seat } fulfils { $expedition }: { $points } { $points ->
    [one] point
   *[other] points
}.
iw-event-third-expedition = The third tribe fulfils { $expedition }: { $points } { $points ->
    [one] point
   *[other] points
}.
iw-event-swapped = { $seat } swaps a card and discards: { $card }.
iw-event-third-skipped = The third tribe’s turn is left out: no card that { $seat } still holds pays for a piece.
iw-event-took = { $seat } takes a face-up card: { $card }.
iw-event-drew = { $seat } draws a card from the deck; { $left } left.
iw-event-drew-own = You draw from the deck: { $card }.
iw-event-display-filled = Turned up: { $card_list }.
iw-event-turn-ended = { $seat } ends the turn.
iw-event-draft-over = All starting hands are chosen. { $seat } begins.
iw-event-interim = Mid scoring: { $points } { $points ->
    [one] point
   *[other] points
} for { $seat }.
iw-event-third-interim = Mid scoring: { $points } { $points ->
    [one] point
   *[other] points
} for the third tribe.
iw-event-deck-shuffled = The discards are shuffled: a second deck of { $count } { $count ->
    [one] card
   *[other] cards
}.
iw-event-game-over = The last turn has been played: final scoring.

iw-reason-deck-exhausted = The deck ran out for the second time.
iw-tie-unused = Equal points: more unused tents and totems decide.
iw-tie-third-tribe = Level with the third tribe to the last piece: a player level with it wins.

## Refusals

error-iw-not-your-turn = It is not your turn: { $active_seat } is to play.
error-iw-space-first = First choose where your { $count ->
    [one] tent goes
   *[other] tents go
} in { $territory }.
error-iw-feat-first = First choose where the { $feat } token goes.
error-iw-third-first = Now the third tribe’s turn is played: place for it with the cards left in your hand. Where none of them pays, leave it out.
error-iw-draw-first = Now you draw: { $count } more { $count ->
    [one] card
   *[other] cards
}.
error-iw-end-first = There is nothing more to draw. End your turn.
error-iw-act-first = First place pieces or swap a card.
error-iw-third-never-swaps = The third tribe never swaps a card. Place for it. Where no card pays, leave its turn out.
error-iw-third-can-place = A card in your hand pays for a piece of the third tribe, so its turn cannot be left out. Place for it.
error-iw-no-such-territory = There is no territory { $territory } on this map.
error-iw-first-piece-alone = { $territory } is empty: only one piece, a tent, may be placed there now.
error-iw-no-free-space = { $count ->
    [0] { $territory } has no free tent space. Place a totem or choose another territory.
    [one] { $territory } has only one free tent space. Place one tent there.
   *[other] { $territory } has only { $count } free tent spaces. Place fewer tents there.
}
error-iw-no-tents-left = { $count ->
    [0] This tribe has no tent left. Place totems.
   *[other] This tribe has only { $count } { $count ->
        [one] tent
       *[other] tents
    } left. Place fewer.
}
error-iw-no-totems-left = { $count ->
    [0] This tribe has no totem left. Place tents.
   *[other] This tribe has only { $count } { $count ->
        [one] totem
       *[other] totems
    } left. Place fewer.
}
error-iw-no-totem-space = { $territory } has no totem space. Place tents there.
error-iw-totem-limit = { $territory } has { $count } { $count ->
    [one] totem
   *[other] totems
} and takes no more than the { $most } { $most ->
    [one] tent
   *[other] tents
} of its strongest tribe. Place a tent first, or choose another territory.
error-iw-pair-of-own-biome = A pair must be of another biome: a { $card } card pays for a piece here by itself.
error-iw-no-pair = You do not hold two { $card } cards. Pay with other cards.
error-iw-no-matching-card = This needs { $needed } { $card } { $needed ->
    [one] card
   *[other] cards
}; you have { $count }. Place fewer pieces or pay with a pair.
error-iw-no-such-space = There is no space { $space } on this map.
error-iw-other-territory = Space { $space } is not in { $territory }. All pieces of a turn go in one territory.
error-iw-space-taken = There is a tent on { $space } already. Choose an empty space.
error-iw-feat-not-there = The { $feat } token cannot go there ({ $where }). Choose one of the places offered.
error-iw-card-not-in-hand = You hold no { $card } card. Choose one that you hold.
error-iw-card-not-face-up = There is no { $card } card face up. Take another one, or draw from the deck.
error-iw-deck-empty = The deck is empty. Take a face-up card.

## The game in words

iw-placed = { $tents ->
    [0] { "" }
    [one] 1 tent ({ $space_list })
   *[other] { $tents } tents ({ $space_list })
}{ $tents ->
    [0] { "" }
   *[other] { $totems ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $totems ->
    [0] { "" }
    [one] 1 totem
   *[other] { $totems } totems
}

iw-turn = { $phase ->
    [act] { $seat } to play: place pieces, or swap a card.
    [third] The third tribe’s turn: { $seat } places for it with the cards left in hand.
    [space] { $seat } chooses { $count ->
        [one] a space
       *[other] { $count } spaces
    } in { $territory }{ $third ->
        [yes] { " for the third tribe" }
       *[no] { "" }
    }.
    [feat] { $seat } puts the { $feat } token on the map{ $third ->
        [yes] { " for the third tribe" }
       *[no] { "" }
    }.
    [draft] { $seat } chooses a starting hand: { $count } more { $count ->
        [one] card
       *[other] cards
    }.
    [draw] { $seat } draws { $count } more { $count ->
        [one] card
       *[other] cards
    }.
   *[end] { $seat } ends the turn.
}
iw-runs-out = The deck runs out this turn: the mid scoring follows.
iw-closing-turn = The deck runs out: after this turn the final scoring follows.
iw-closing-round = The deck runs out: the round is finished, then the final scoring follows.
iw-won = { $third ->
    [yes] Game over. The third tribe wins with { $points } points, so both players lose.
   *[no] Game over. { $winners } { $count ->
        [one] wins
       *[other] share the victory
    } with { $points } { $points ->
        [one] point
       *[other] points
    }.
}

iw-head-title = { $phase ->
    [act] { $seat } plays
    [third] The third tribe plays
    [space] { $territory }: where?
    [feat] { $feat }: where?
    [draft] { $seat } chooses cards
    [draw] { $seat } draws
   *[end] { $seat } is done
}
iw-head-detail = { $ending ->
    [yes] { $half ->
        [1] deck runs out: mid scoring
       *[2] deck runs out
    }
   *[no] { $phase ->
        [act] place or swap
        [third] { $seat } decides
        [space] { $count } { $count ->
            [one] tent
           *[other] tents
        } to place
        [feat] the token of the feat
        [draft] { $count } to choose
        [draw] { $count } to draw
       *[end] end of turn
    }
}
iw-head-right = { $half ->
    [1] first deck
   *[2] second deck
}
iw-banner = The third tribe’s turn · { $seat } places for it
iw-table-discards = Discards
iw-table-feats = Feats left
iw-third-name = Third tribe
iw-third-said = the third tribe

iw-tally-title = { $kind ->
    [interim] Mid scoring
    [final] Final scoring
   *[now] If the game ended now
}
iw-tally-detail = { $kind ->
    [interim] what it brought
   *[final] tents, settlements, lines
}
iw-view-map = The whole map
iw-view-now = Points if the game ended now
iw-view-final = Points of the final scoring
iw-view-interim = Points of the mid scoring
iw-view-territory = { $territory } · { $name }

iw-territory-title = { $territory } · { $name }
iw-territory-detail = { $biome }, { $free } of { $spaces } spaces free
iw-territory-line = { $blocked ->
    [yes] { $territory } { $name }: blocked
   *[no] { $territory } { $name }{ $road ->
        [yes] { ", also a road" }
       *[no] { "" }
    }
}

iw-hand-title = Your hand
iw-hand-empty = No cards in hand.
iw-hand-supply = Pieces left
iw-hand = Your hand: { $cards }.
iw-hand-left = Left: { $tents } { $tents ->
    [one] tent
   *[other] tents
}, { $totems } { $totems ->
    [one] totem
   *[other] totems
}.
iw-cards = Face up: { $card_list }. Deck: { $deck } { $deck ->
    [one] card
   *[other] cards
}.

iw-alt-title = Iwari, { $map }, { $half ->
    [1] first deck
   *[2] second deck
}.
iw-alt-territory = { $territory } { $name }: { $tent_list }{ $totem_list ->
    [0] { "" }
   *[other] { "; totems " }{ $totem_list }
}; { $free } free.
iw-alt-empty = Empty: { $territory_list }.
iw-alt-tribe = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}, { $tents } { $tents ->
    [one] tent
   *[other] tents
} and { $totems } { $totems ->
    [one] totem
   *[other] totems
} left.
iw-alt-tally = { $seat }: { $part_list }.
iw-alt-settlement = { $seat }, settlement: +{ $points } ({ $space_list }).
iw-alt-place = { $place }: { $part_list }.
iw-number = { $seat } { $number }
iw-with = { $seat } with { $number }
iw-you = you
iw-points = { $seat } +{ $number }
iw-part = { $category } { $points }
iw-line-name = line { $number }

iw-board-title = **Iwari**, { $map }, first player { $first }
iw-board-maps = The maps and the expedition cards are original designs; the rules are those of the published game.
iw-board-discards = Discards: { $card_list }
iw-board-mountains = Lines blocked by mountains: { $line_list }
iw-board-feats = Feat tokens: { $feat_list }
iw-board-feat = { $feat } on { $where } (by { $seat })
iw-board-feats-left = Feats still to be earned: { $feat_list }
iw-board-feat-left = { $count } × { $feat } ({ $rule })
iw-board-expedition = { $expedition }, { $first } points for the first tribe, { $second } for the second: { $rule }{ $scored ->
    [yes] { " Scored by " }{ $seat_list }.
   *[no] { "" }
}
iw-board-tribe = **{ $seat }**: { $points } { $points ->
    [one] point
   *[other] points
}, left: { $tents } { $tents ->
    [one] tent
   *[other] tents
}, { $totems } { $totems ->
    [one] totem
   *[other] totems
}{ $hand ->
    [none] { "" }
   *[other] { ", " }{ $hand } in hand
}
iw-board-parts = Points by kind: { $part_list }
iw-board-worth = If the game ended now: { $total } { $total ->
    [one] point
   *[other] points
} ({ $part_list })
iw-board-settlements = Settlements: { $settlement_list }
iw-board-settlement = { $count } { $count ->
    [one] tent
   *[other] tents
} ({ $space_list })
iw-board-territory = **{ $territory } { $name }**: { $biome }, { $free } of { $spaces } spaces free
iw-board-tents = Tents: { $tent_list }; free: { $space_list }
iw-board-own = { $seat } ({ $space_list })
iw-board-none = none
iw-board-totems = Totems from below: { $seat_list } (on top)
iw-board-no-totems = No totem space.
iw-board-road = { $first } to { $second }
iw-ask-tents = tents ({ $seat })
iw-ask-totems = totems ({ $seat })
iw-ask-free = free spaces, { $biome }
iw-ask-territory = { $territory } { $name }
iw-ask-stack = { $territory } ({ $count })
iw-board-roads = Roads: { $road_list }
iw-board-border = Border roads: { $road_list }
iw-board-purple = Purple road over: { $space_list }
iw-board-line = Line { $number }: { $kind ->
    [land] land
   *[sea] sea
}, { $compass } to { $territory } { $name }{ $blocked ->
    [yes] { ", blocked by a mountain" }
   *[no] { "" }
}{ $road ->
    [none] { "" }
   *[other] { ", a road from " }{ $road }
}
iw-compass = { $way ->
    [n] north
    [ne] northeast
    [e] east
    [se] southeast
    [s] south
    [sw] southwest
    [w] west
   *[nw] northwest
}

## Menus and what helps to choose

iw-asked = { $third ->
    [yes] Place for the third tribe
   *[no] Pitch tents or raise a totem
}
iw-asked-space = { $third ->
    [yes] { $count ->
        [one] Where does the third tribe’s tent go in { $territory } { $name }?
       *[other] Where do the third tribe’s { $count } tents go in { $territory } { $name }?
    }
   *[no] { $count ->
        [one] Where does your tent go in { $territory } { $name }?
       *[other] Where do your { $count } tents go in { $territory } { $name }?
    }
}
iw-asked-feat = { $third ->
    [yes] Where does the third tribe’s { $feat } token go?
   *[no] Where does your { $feat } token go?
}
iw-asked-take = { $draft ->
    [yes] Choose { $count } { $count ->
        [one] more card
       *[other] cards
    } for your starting hand, one at a time
   *[no] Draw { $count } { $count ->
        [one] card
       *[other] cards, one at a time
    }
}
iw-what = Where, or what else?
iw-what-territory = { $territory } { $biome }
iw-what-feat = Place the feat token
iw-what-skip = Leave the third tribe’s turn out
iw-what-swap = Swap a card
iw-what-end = End your turn
iw-pieces = Which pieces, for which cards?
iw-pieces-meaning = A piece costs a card of its biome, or two equal cards of another biome.
iw-pieces-tent = 1 tent
iw-pieces-totem = 1 totem
iw-pieces-tents = 2 tents
iw-pieces-both = 1 totem and 1 tent
iw-pieces-totems = 2 totems
iw-pieces-tent-matching = 1 tent for 1 { $card }
iw-pieces-tent-pair = 1 tent for 2 { $pair }
iw-pieces-totem-matching = 1 totem for 1 { $card }
iw-pieces-totem-pair = 1 totem for 2 { $pair }
iw-pieces-tents-matching = 2 tents for 2 { $card }
iw-pieces-tents-pair = 2 tents for 1 { $card }, 2 { $pair }
iw-pieces-both-matching = 1 totem and 1 tent for 2 { $card }
iw-pieces-both-pair = 1 totem and 1 tent for 1 { $card }, 2 { $pair }
iw-pieces-totems-matching = 2 totems for 2 { $card }
iw-pieces-totems-pair = 2 totems for 1 { $card }, 2 { $pair }
iw-price-matching = 1 { $card }
iw-price-two-matching = 2 { $card }
iw-price-pair = 2 { $pair }
iw-price-mixed = 1 { $card }, 2 { $pair }
iw-whole = { $first } on { $all }
iw-instead = or on { $choice }
iw-space = Which space?
iw-space-meaning = Any free space will do; 4 or more tents of one tribe connected by roads are a settlement and score once more at the end.
iw-space-label = { $space }
iw-feat = Where does the token go?
iw-feat-meaning = It multiplies what is scored there, for everybody.
iw-feat-territory = Territory { $where }
iw-feat-line = Line { $where }
iw-swap = Which card do you swap?
iw-swap-meaning = You discard it and draw another one, instead of placing anything.
iw-take = Which card do you take?
iw-take-meaning = You draw until you hold three cards again; nobody sees what you draw from the deck.
iw-swap-label = Swap { $card }
iw-take-label = { $card }
iw-take-deck = From the deck

iw-hint-territory = { $free ->
    [0] no space free
   *[other] { $free } free
}, { $stand ->
    [none] no tent yet
    [lead] you lead with { $most }
   *[other] { $leaders } { $count ->
        [one] leads
       *[other] lead
    } with { $most }
}
iw-hint-tents = { $stand ->
    [lead] { $seat } would lead with { $count }
    [level] { $seat } would draw level with { $leaders } at { $count }
   *[behind] { $seat } would still be behind { $leaders }, { $count } to { $most }
}
iw-hint-totems = { $stand ->
    [lead] { $seat } would lead in totems with { $count }
    [level] { $seat } would draw level with { $leaders } in totems at { $count }
   *[behind] { $seat } would still be behind { $leaders } in totems, { $count } to { $most }
}
iw-hint-line = { $lines } would bring { $seat } { $points } more
iw-hint-held = you have { $count }
iw-hint-deck = { $count } left
iw-hint-joins = { $village ->
    [yes] making a settlement of { $count }
   *[no] connecting { $count } { $count ->
        [one] tent
       *[other] tents
    }
}
iw-hint-feat = now { $point_list }
iw-hint-purple = on the purple road
iw-hint-runs-out = the deck runs out this turn

iw-outlook-tents = In { $territory } { $leaders } would { $count ->
    [one] lead
   *[other] share the lead
} with { $most } { $most ->
    [one] tent
   *[other] tents
}{ $ranks ->
    [0] { "" }
   *[other] { ", ahead of " }{ $ranks }
}.
iw-outlook-totems = In { $territory } { $leaders } would { $count ->
    [one] lead
   *[other] share the lead
} with { $most } { $most ->
    [one] totem
   *[other] totems
}{ $ranks ->
    [0] { "" }
   *[other] { ", ahead of " }{ $ranks }
}.
iw-outlook-line = Line { $number } would score for { $rank_list }.

## Why a move is better, or what it costs

iw-term-territories = { $change ->
    [more] tents in territories bring { $by } more
   *[less] tents in territories bring { $by } less
}
iw-term-leads = { $change ->
    [more] a clearer lead where spaces are free
   *[less] less of a lead where spaces are free
}
iw-term-lines = { $change ->
    [more] alliance lines promise { $by } more
   *[less] alliance lines promise { $by } less
}
iw-term-settlements = { $change ->
    [more] settlements promise { $by } more
   *[less] settlements promise { $by } less
}
iw-term-road = { $change ->
    [more] the purple road brings { $by } more
   *[less] the purple road brings { $by } less
}
iw-term-expeditions = { $change ->
    [more] expeditions bring { $by } more
   *[less] expeditions bring { $by } less
}
iw-term-hand = { $change ->
    [more] the hand promises { $by } more
   *[less] the hand promises { $by } less
}
iw-term-pieces = { $change ->
    [more] more pieces left for a tie
   *[less] fewer pieces left for a tie
}
iw-term-rivals = { $change ->
    [more] other tribes can expect { $by } less
   *[less] other tribes can expect { $by } more
}

## Slash commands (100 characters at most)

command-iwari-description = Moves in Iwari
command-iwari-place = Place pieces in a territory
command-iwari-territory = The territory, like T1
command-iwari-pieces = Which pieces, and for which cards
command-iwari-spaces = Where the tents go, like 1 4 (nothing: you choose next)
command-iwari-space = Put a tent of your placement on a space
command-iwari-which-space = The space, like T1-3
command-iwari-feat = Put a feat token on the map
command-iwari-where = A territory like T1, or the number of a line
command-iwari-swap = Swap a card instead of placing
command-iwari-card = The biome of the card
command-iwari-take = Take a face-up card
command-iwari-draw = Draw the top card of the deck
command-iwari-skip = Leave the third tribe’s turn out, when no card pays for it
command-iwari-end = End your turn

# A total with what is counted.
iw-total = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## A guided first turn

iw-guide-1 = **1 of 4** You pitch tents in one territory and pay with cards of its land. Two equal cards of another land pay as well.
iw-guide-2 = **2 of 4** Whoever has most tents in a territory scores all tents there, twice in the game. Being second brings less, but something.
iw-guide-3 = **3 of 4** Tents connected by roads make settlements. Most totems at both ends of an alliance line score that line at the end of the game.
iw-guide-4 = **4 of 4** The list says where, the answers say what and what it costs. Choose, look at the map, then press the green button; new cards come by themselves or are asked for.
