# Kingdom Builder

kb-name = Kingdom Builder

kb-help =
    { "" }**Kingdom Builder**: place your settlements where castles and this game’s three builder cards pay for them.
    - **Your turn:** your terrain card is turned up. Place 3 settlements, one after another, on free hexes of that terrain. No free hex of it? You draw another card.
    - **Keep together:** each one must touch a settlement of yours if any free hex of the terrain does. Only if none does may you start somewhere else.
    - **Never** on water, mountains, castles or locations. Only the Harbor reaches water.
    - **Location tiles:** when one of your settlements first stands next to a location, you take a tile from it, if one is left.
    - **Extra actions:** from your next turn on, each tile works once a turn: before your first or after your last placement, never in between.
    - **Losing tiles:** move your last settlement away from a location, and the tile you took there is gone for good.
    - **End of turn:** you draw your next card, which only you may see. Until then you can take your steps back.
    - **End of the game:** once someone has placed the last settlement, the round is played to its end.
    - **Points:** 3 for each castle you stand next to, plus the three builder cards. Equal totals share the victory.

## Words: terrain, tiles, their states, builder cards (also the categories of the score)

kb-word-grass = grass
kb-word-canyon = canyon
kb-word-desert = desert
kb-word-flower = flower field
kb-word-forest = forest
kb-word-water = water
kb-word-mountain = mountain
kb-word-castle = castle
kb-word-location = location

kb-word-oracle = Oracle
kb-word-farm = Farm
kb-word-oasis = Oasis
kb-word-tower = Tower
kb-word-tavern = Tavern
kb-word-barn = Barn
kb-word-harbor = Harbor
kb-word-paddock = Paddock

kb-word-ready = ready
kb-word-used = used
kb-word-fresh = from next turn

kb-word-castles = Castles
kb-word-fishermen = Fishermen
kb-word-miners = Miners
kb-word-merchants = Merchants
kb-word-workers = Workers
kb-word-discoverers = Discoverers
kb-word-knights = Knights
kb-word-hermits = Hermits
kb-word-lords = Lords
kb-word-citizens = Citizens
kb-word-farmers = Farmers

## What they do: on one short line for the picture

kb-effect-oracle = build on your card’s terrain
kb-effect-farm = build on grass
kb-effect-oasis = build on desert
kb-effect-tower = build on the board’s edge
kb-effect-tavern = extend a line of 3
kb-effect-barn = move to your card’s terrain
kb-effect-harbor = move onto water
kb-effect-paddock = move two hexes straight

kb-effect-castles = 3 per castle beside you
kb-effect-fishermen = 1 each beside water
kb-effect-miners = 1 each beside mountains
kb-effect-merchants = 4 per linked location or castle
kb-effect-workers = 1 each by a location or castle
kb-effect-discoverers = 1 per row
kb-effect-knights = 2 each in your best row
kb-effect-hermits = 1 per separate area
kb-effect-lords = per quadrant: 1st 12, 2nd 6
kb-effect-citizens = 1 per 2 in largest area
kb-effect-farmers = 3 each in worst quadrant

## ... and in a full sentence

kb-rule-oracle = Build one settlement on a hex of your card’s terrain, next to your own if possible.
kb-rule-farm = Build one settlement on a grass hex, next to your own if possible.
kb-rule-oasis = Build one settlement on a desert hex, next to your own if possible.
kb-rule-tower = Build one settlement on any terrain at the edge of the board, next to your own if possible.
kb-rule-tavern = Build one settlement at an end of a straight unbroken line of at least three of your own, on any terrain.
kb-rule-barn = Move one of your settlements to a hex of your card’s terrain, next to your other ones if possible.
kb-rule-harbor = Move one of your settlements onto a water hex, next to your other ones if possible.
kb-rule-paddock = Move one of your settlements exactly two hexes in a straight line, over anything, to any free terrain hex.

kb-rule-castles = 3 points for each castle with at least one of your settlements next to it.
kb-rule-fishermen = 1 point for each of your settlements next to water; those standing on water do not count.
kb-rule-miners = 1 point for each of your settlements next to a mountain.
kb-rule-merchants = 4 points for each location or castle that one of your areas links with another location or castle.
kb-rule-workers = 1 point for each of your settlements next to a location or castle.
kb-rule-discoverers = 1 point for each row of the board with at least one of your settlements.
kb-rule-knights = 2 points for each of your settlements in the one row where you have the most.
kb-rule-hermits = 1 point for each of your separate areas; a lone settlement is an area.
kb-rule-lords = In each quadrant 12 points for the most settlements and 6 for the second most; ties all score, even with none there.
kb-rule-citizens = 1 point for every two settlements in your largest area.
kb-rule-farmers = 3 points for each of your settlements in the quadrant where you have the fewest.

## Set-up options

kb-option-setup = Board and builder cards
kb-option-setup-random = Random
kb-option-setup-first-game = First game
kb-option-lords-card = Lords card
kb-option-lords-card-included = May come up
kb-option-lords-card-excluded = Left out
kb-option-running-scores = Running scores
kb-option-running-scores-off = Hidden
kb-option-running-scores-on = Shown

## The log

kb-event-card-revealed = { $seat }’s terrain card: { $terrain }.
kb-event-built = { $seat } builds on { $terrain }: { $hex }
kb-event-built-many = { $seat } builds on { $terrain }: { $hex_list }
kb-event-tile-used = { $seat } builds with the { $tile }: { $hex }
kb-event-lifted = { "" }
kb-event-moved = { $seat } moves with the { $tile } from { $from } to { $to }.
kb-event-tile-gained = { $seat } takes { $tile_id ->
    [oracle] an
    [oasis] an
   *[other] a
} { $tile } tile from { $hex }.
kb-event-tile-lost = { $seat } loses the { $tile } tile from { $hex }.
kb-event-card-exchanged = No free { $old } hex is left. { $seat } draws another card: { $terrain }.
kb-event-card-removed = No free { $old } hex is left, and no card to draw. { $seat } places no more this turn.
kb-event-turn-ended = { "" }
kb-event-turn-ended-own = Your card for your next turn: { $terrain }.
kb-event-deck-shuffled = The played cards are shuffled into a new pile.
kb-event-end-triggered = { $seat } has placed the last settlement. This round is the last one.
kb-event-game-over = { "" }

kb-reason-settlements-out = Someone has placed the last settlement, and the round was played to its end.

## Refusals

error-kb-not-your-turn = It is not your turn.
error-kb-put-first = Put the settlement from { $hex } down first; the { $tile } is moving it.
error-kb-nothing-lifted = You are not moving a settlement. Choose one with the Barn, Harbor or Paddock first.
error-kb-end-too-early = You cannot end your turn yet: { $due } { $due ->
    [one] settlement is
   *[other] settlements are
} still to be placed.
error-kb-mandatory-done = You have placed all settlements of this turn. Use a tile or end the turn.
error-kb-supply-empty = You have no settlement left to place.
error-kb-no-card = You have no terrain card to place settlements with. Use a tile or end the turn.
error-kb-between-placements = Tiles work only before your first or after your last placement. { $due } { $due ->
    [one] settlement is
   *[other] settlements are
} still to be placed.
error-kb-no-such-tile = You do not hold { $tile_id ->
    [oracle] an
    [oasis] an
   *[other] a
} { $tile } tile from { $origin }.
error-kb-tile-fresh = You took the { $tile } tile this turn; it works from your next turn on.
error-kb-tile-used = You have used this { $tile } tile already this turn.
error-kb-no-such-hex = The board has no hex { $hex }; it goes from A1 to T20.
error-kb-not-buildable = { $hex } is { $terrain_id ->
    [water] water; only the Harbor brings a settlement there.
   *[other] a { $terrain }; no settlement can stand there.
}
error-kb-occupied = There is a settlement on { $hex } already.
error-kb-wrong-terrain = { $hex } is { $terrain }; it has to be { $wanted }.
error-kb-must-touch-own = { $hex } touches no settlement of yours, but another free hex does. Choose one that does.
error-kb-not-edge = { $hex } is not at the edge of the board, where the Tower builds.
error-kb-no-line = { $hex } does not extend a straight unbroken line of at least three of your settlements.
error-kb-not-two-straight = { $hex } is not exactly two hexes away in a straight line.
error-kb-origin = The settlement stood on { $hex }; it has to go somewhere else.
error-kb-not-own = You have no settlement on { $hex } to move.
error-kb-no-target = The settlement on { $hex } has nowhere to go with this tile.

## Menus

kb-what = What do you want to do?
kb-what-build = Build settlements
kb-what-oracle = { kb-word-oracle }: build on your terrain
kb-what-farm = { kb-word-farm }: { kb-effect-farm }
kb-what-oasis = { kb-word-oasis }: { kb-effect-oasis }
kb-what-tower = { kb-word-tower }: { kb-effect-tower }
kb-what-tavern = { kb-word-tavern }: { kb-effect-tavern }
kb-what-barn = { kb-word-barn }: move to your terrain
kb-what-harbor = { kb-word-harbor }: { kb-effect-harbor }
kb-what-paddock = { kb-word-paddock }: { kb-effect-paddock }
kb-what-put = Put the settlement down
kb-what-end = End your turn

kb-which-tile = Which tile do you use?
kb-which-tile-meaning = You hold more than one tile of this kind; each works once a turn.
kb-where = Where do you build?
kb-where-meaning = On free hexes of your terrain, side by side if they can be. “+2” is what a hex would score now, “tile” that you take the location tile beside it.
kb-where-step = build { $choice }
kb-where-take = Build these
kb-where-oracle = Oracle: build one more settlement on your terrain
kb-where-oracle-meaning = { kb-rule-oracle }
kb-where-oracle-step = { kb-word-oracle } { $choice }
kb-where-farm = Farm: build one more settlement on grass
kb-where-farm-meaning = { kb-rule-farm }
kb-where-farm-step = { kb-word-farm } { $choice }
kb-where-oasis = Oasis: build one more settlement on desert
kb-where-oasis-meaning = { kb-rule-oasis }
kb-where-oasis-step = { kb-word-oasis } { $choice }
kb-where-tower = Tower: build one more settlement at the edge of the board
kb-where-tower-meaning = { kb-rule-tower }
kb-where-tower-step = { kb-word-tower } { $choice }
kb-where-tavern = Tavern: build one more settlement at the end of a line
kb-where-tavern-meaning = { kb-rule-tavern }
kb-where-tavern-step = { kb-word-tavern } { $choice }
kb-from-barn = Barn: move one of your settlements to your terrain
kb-from-barn-meaning = { kb-rule-barn }
kb-from-barn-step = { kb-word-barn } { $choice }
kb-from-barn-whole = { $first } to { $then }
kb-from-harbor = Harbor: move one of your settlements onto water
kb-from-harbor-meaning = { kb-rule-harbor }
kb-from-harbor-step = { kb-word-harbor } { $choice }
kb-from-harbor-whole = { $first } to { $then }
kb-from-paddock = Paddock: move one of your settlements two hexes
kb-from-paddock-meaning = { kb-rule-paddock }
kb-from-paddock-step = { kb-word-paddock } { $choice }
kb-from-paddock-whole = { $first } to { $then }
kb-to = Where does it go?
kb-to-meaning = If it was your last settlement beside a location, you lose that location’s tile.
kb-ask-where = { $placed ->
    [0] Build { $due } { $due ->
        [one] settlement
       *[other] settlements
    } on { $terrain }
   *[other] Build { $due } more { $due ->
        [one] settlement
       *[other] settlements
    } on { $terrain }
}
kb-ask-oracle = Oracle: build one more settlement on { $terrain }
kb-ask-to = Where does the settlement from { $hex } go?
kb-progress = { $phase ->
    [before-tiles] Use tiles before or after the settlements.
    [after-tiles] Your settlements are placed: use a tile, or end your turn.
   *[other] { "" }
}
kb-region = Row { $region }
kb-region-question = Which row?

kb-hint-place = { $gives ->
    [tile] beside { $tile }: tile
    [had] beside { $tile }: you had its tile
   *[empty] beside { $tile }: no tile left
}
kb-hint-tile = the { $tile }’s tile
kb-brief = { $gives ->
    [both] tile { $gold }
    [tile] tile
   *[gold] { $gold }
}
kb-hint-loses = you lose the { $tile } tile
kb-hint-holds = alone beside your { $tile }
kb-hint-gold = { $category } { $gold }
kb-must-touch = Beside your own where you can: that leaves { $offered } of { $count }.
kb-touches-none = No free hex touches a settlement of yours, so any of them will do.

## Where a move differs from another: it gains by this (more) or loses (less)

kb-term-castles = castles bring { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-fishermen = Fishermen bring { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-miners = Miners bring { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-merchants = Merchants bring { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-workers = Workers bring { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-discoverers = Discoverers bring { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-knights = Knights bring { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-hermits = Hermits bring { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-lords = Lords bring { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-citizens = Citizens bring { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-farmers = Farmers bring { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-tiles = your tiles are worth { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-next = the next settlement promises { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-later = later turns promise { $by } { $change ->
    [more] more
   *[less] less
}
kb-term-rivals = your strongest opponent gets { $change ->
    [more] less
   *[less] more
}

## The board in words

kb-head-title = { $terrain ->
    [none] { $seat } plays
   *[other] { $seat } builds on { $icon } { $terrain }
}
kb-head-detail = { $phase ->
    [over] after round { $round }
    [before-tiles] { $total } to place, or tiles
    [before] { $total } to place
    [placing] settlement { $number } of { $total }
    [after-tiles] tiles or end of turn
   *[after] end of turn
}
kb-head-lifted = where to put { $hex }?
kb-seat-last = last built on { $terrain }

kb-turn = { $phase ->
    [before-tiles] { $seat } builds on { $terrain }: { $total } { $total ->
        [one] settlement
       *[other] settlements
    } to place, tiles may come first.
    [before] { $seat } builds on { $terrain }: { $total } { $total ->
        [one] settlement
       *[other] settlements
    } to place.
    [placing] { $seat } builds on { $terrain }: settlement { $number } of { $total } is next.
    [after-tiles] { $seat } has placed on { $terrain }; tiles or the end of the turn come next.
   *[after] { $seat } has placed on { $terrain } and may end the turn.
}
kb-won = The game is over. { $winners } { $count ->
    [one] wins
   *[other] share the victory
} with { $points } { $points ->
    [one] point
   *[other] points
}.
kb-turn-cardless = { $seat } has no terrain left to place on; tiles or the end of the turn come next.
kb-lifted = { $seat } moves the settlement from { $hex } with the { $tile }; where does it go?
kb-last = Last move: { $hex_list }.
kb-hand = Your card for your next turn: { $terrain }.
kb-hand-empty = You hold no hidden card now.
kb-hand-playing = You build on { $terrain } this turn.
kb-hand-left = Settlements left: { $supply }.
kb-hand-own-tiles = Your tiles: { $tile_list }.

kb-board-title = **Kingdom Builder**, round { $round }, first player { $first }
kb-board-builders = **What scores**
kb-board-builder = { $builder }: { $effect }
kb-board-deck = Cards in the pile: { $deck }
kb-board-discards = Played cards: { $card_list }
kb-board-removed = Cards out of the game: { $card_list }
kb-board-cards = { $terrain } × { $count }
kb-board-seat = **{ $seat }**: { $supply } { $supply ->
    [one] settlement
   *[other] settlements
} left
kb-board-points = { $over ->
    [yes] Points
   *[no] Points if the game ended now
}: { $points } ({ $part_list })
kb-board-area = Area of { $count }: { $hex_list }
kb-board-alone = Single settlements: { $hex_list }
kb-board-tiles = Tiles: { $tile_list }
kb-board-tile = { $tile } from { $hex } ({ $state })
kb-board-spent = Tiles lost for good: from { $hex_list }
kb-board-locations = Tiles on the board: { $location_list }
kb-board-location = { $tile } on { $hex } ({ $left ->
    [0] none left
   *[other] { $left } left
})
kb-board-castles = Castles: { $hex_list }
kb-board-terrain = **Terrain by row**, columns A to T
kb-board-row = Row { $number }: { $run_list }
kb-ask-built = { $hex } (built on)
kb-ask-left = { $hex } ({ $left } left)
kb-board-run = { $first ->
    [none] { $last } { $terrain }
   *[other] { $first } to { $last } { $terrain }
}

kb-alt-title = Kingdom Builder board, round { $round }.
kb-alt-points = { $over ->
    [yes] Points
   *[no] Points so far
}: { $seat_list }.
kb-alt-seat-points = { $seat } { $points }
kb-alt-supply = Settlements left: { $seat_list }.
kb-alt-seat-supply = { $seat } { $supply }
kb-alt-tiles = { $seat } has { $tile_list }.
kb-alt-tile = { $tile } ({ $state })
kb-alt-builders = Builder cards: { $builder_list }.
kb-alt-deck = { $deck } { $deck ->
    [one] card
   *[other] cards
} in the pile.

## The hand picture

kb-hand-now = This turn you build on
kb-hand-next = Next turn you build on
kb-hand-none = no card
kb-hand-tiles = Location tiles
kb-hand-no-tiles = none yet: build beside a location
kb-hand-supply = Left to build
kb-hand-discards = Played cards

## Slash commands (100 characters at most)

command-kingdom-description = Moves in Kingdom Builder
command-kingdom-build = Build settlements on your card’s terrain
command-kingdom-hex = The hex, like C7; several separated by commas
command-kingdom-tile = Use a location tile
command-kingdom-action = What to do, like farm C7 via H4
command-kingdom-put = Put the settlement you are moving down
command-kingdom-end = End your turn

# A total with what is counted.
kb-total = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## What is chosen with each option, on one line.

kb-about-setup = The fixed ones for a first game, or drawn at random each time.
kb-about-lords-card = Whether it can be among the three builder cards that are drawn.
kb-about-running-scores = Whether everybody sees the points so far, or only at the end.
kb-preset-first = Fixed board, scores shown
kb-preset-standard = Random board, scores at the end

## A guided first turn

kb-guide-1 = **1 of 4** Your terrain card says on which land you build this turn: three settlements, each beside your own ones wherever that is possible.
kb-guide-2 = **2 of 4** Places beside a location are worth going to: you take its tile, and from your next turn on it gives you an extra action.
kb-guide-3 = **3 of 4** Points come at the end: 3 for each castle beside a settlement of yours, and what the three builder cards of this game reward. “Knights +2” beside a hex says what it would bring today.
kb-guide-4 = **4 of 4** The first answer lays out a whole turn. Take it, or choose hex by hex; look at the picture, then press the green button.
