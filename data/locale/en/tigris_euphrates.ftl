# Tigris & Euphrates

te-name = Tigris & Euphrates

te-help =
    { "" }**Tigris & Euphrates**: build kingdoms and gather points in four colours. Only your **weakest** colour counts.
    - **Your turn:** two actions of your choice: position a leader, place a tile, place a catastrophe, exchange tiles or pass. At the end of every turn your hand is refilled to six.
    - **Kingdoms:** tiles and leaders that touch along an edge form a region; with a leader in it, a kingdom. Each colour has at most one leader in a kingdom.
    - **Leaders** (king black, priest red, farmer blue, trader green) stand on land beside a temple and never link two kingdoms. With no temple left beside it, a leader returns to its owner.
    - **Tiles:** farms on the river, all others on land, never beside three kingdoms. In a kingdom the leader of the tile’s colour gains 1 point, whoever placed it; without one, the king does.
    - **Revolt:** a leader enters a kingdom that has one of its colour. Temples beside each leader count, temples from the hand help. The winner gains 1 red.
    - **War:** a tile that unites two kingdoms scores nothing; leaders of one colour fight. Tiles of that colour on each side count, more from the hand help. The loser’s leader and tiles of that colour go; the winner gains 1 each. In a red war temples under a treasure or beside another leader stay.
    - **Support:** first the attacker, then the defender. Ties go to the defender.
    - **Monuments:** four tiles of a colour in a square may be flipped for one. At the end of your turn it pays your leaders of its two colours in its kingdom.
    - **Treasures:** of two or more in a kingdom, its trader takes all but one. Each is a point of any colour in the end.
    - **Catastrophes** (two each) ruin a square for good: an empty one or one with a tile, but no treasure or monument.
    - **End:** with a turn that leaves at most two treasures on the board or a hand that the bag cannot refill. Equal weakest colours: the next weakest decides.

te-rule-board-advanced = **Advanced map:** other rivers, 14 treasures; those outside the rivers must be taken first.
te-rule-war-support-english = **English variant:** you may add tiles to a war or a revolt only if that can win it: the attacker enough to exceed the defender’s strength on the board, the defender exactly enough to tie.
te-rule-monuments-ziggurat = **Ziggurat:** five tiles of a colour in a cross may be flipped for it, once. A king in its kingdom brings 1 point of any colour at the end of each of its owner’s turns.
te-rule-civilization-buildings-on = **Civilization buildings:** three tiles of a colour in a line bring the building of that colour, a longer line may take it over. Each later tile of its colour that scores in its kingdom scores 1 more. Its tile is safe from war and catastrophe.
te-rule-scoring-open = **Open scoring:** everybody sees all points and treasures at any time.

te-effect-no-support = Never add support
te-rule-no-support = Whenever you could add tiles to a conflict, “Add nothing” is answered for you at once, whatever you hold. If you are being asked now, that is your answer. Nobody else is told.

## Words: spheres, pieces, dynasties, categories of the score

te-word-black = black
te-word-red = red
te-word-blue = blue
te-word-green = green
te-word-treasures = treasures

te-word-settlement = settlement
te-word-temple = temple
te-word-farm = farm
te-word-market = market

te-word-king = king
te-word-priest = priest
te-word-farmer = farmer
te-word-trader = trader

te-word-palace = palace
te-word-library = library
te-word-granary = granary
te-word-market-hall = market hall

te-word-archer = archer
te-word-bull = bull
te-word-potter = potter
te-word-lion = lion

## Set-up options

te-option-board = Map
te-option-board-standard = Standard
te-option-board-advanced = Advanced
te-option-war-support = Support
te-option-war-support-standard = Standard rules
te-option-war-support-english = English variant
te-option-monuments = Monuments
te-option-monuments-standard = Standard
te-option-monuments-ziggurat = With the ziggurat
te-option-civilization-buildings = Civilization buildings
te-option-civilization-buildings-off = Without
te-option-civilization-buildings-on = With
te-option-scoring = Points
te-option-scoring-hidden = Hidden
te-option-scoring-open = Open

## The log

te-event-leader-placed = { $seat } places the { $leader } on { $square }.
te-event-leader-moved = { $seat } moves the { $leader } from { $from } to { $square }.
te-event-leader-withdrawn = { $seat } withdraws the { $leader } from { $square }.
te-event-leader-home = { $cause ->
    [homeless] No temple is left beside { $square }: the { $leader } returns to { $seat }.
   *[other] The { $leader } on { $square } returns to { $seat }.
}
te-event-tile-placed = { $seat } places a { $tile } on { $square }.
te-event-scored = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
}{ $cause ->
    [king] { " " }through the king
    [building] { " " }more for the building
    [revolt] { " " }for the revolt
    [war] { " " }for the war
    [monument] { " " }from a monument
    [ziggurat] { " " }from the ziggurat
   *[tile] { "" }
}.
te-event-scored-many = { $seat } gains { $points } { $points ->
    [one] point
   *[other] points
} each from monuments: { $colour_list }.
te-event-united = { $wars ->
    [0] { $square } unites two kingdoms in peace and scores nothing.
    [one] { $square } unites two kingdoms and scores nothing. It means war.
   *[other] { $square } unites two kingdoms and scores nothing. { $wars } wars are due; { $seat } chooses their order.
}
te-event-war-due = Due: the { $colour } war of { $seat } against { $defender_seat }, { $tile }s { $attack } : { $defence } on the board.
te-event-war-begun = The { $colour } war: { $seat } attacks { $defender_seat }, { $tile }s { $attack } : { $defence } on the board.
te-event-revolt-begun = Revolt: { $seat } attacks the { $leader } of { $defender_seat }, { $tile }s { $attack } : { $defence } on the board.
te-event-supported = { $count ->
    [0] { $seat } adds nothing: strength { $strength }.
    [one] { $seat } adds { $count } { $tile }: strength { $strength }.
   *[other] { $seat } adds { $count } { $tile }s: strength { $strength }.
}
te-event-revolt-won = { $tie ->
    [yes] The revolt ends { $strength } : { $weaker }, a tie: the defender { $seat } wins against { $loser_seat }.
   *[no] The revolt ends { $strength } : { $weaker }: { $seat } wins against { $loser_seat }.
}
te-event-war-won = { $tie ->
    [yes] The { $colour } war ends { $strength } : { $weaker }, a tie: the defender { $seat } wins against { $loser_seat }.
   *[no] The { $colour } war ends { $strength } : { $weaker }: { $seat } wins against { $loser_seat }.
}
te-event-revolt-won-earlier = The revolt ends { $strength } : { $weaker }: { $seat } wins against { $loser_seat }.
te-event-war-won-earlier = The { $colour } war ends { $strength } : { $weaker }: { $seat } wins against { $loser_seat }.
te-event-war-off = The { $colour } war does not take place: its leaders are no longer in one kingdom.
te-event-tiles-lost = { $seat } loses { $count } { $count ->
    [one] { $tile }
   *[other] { $tile }s
}: { $squares }.
te-event-catastrophe-placed = { $tile ->
    [none] { $seat } places a catastrophe on { $square }.
   *[other] { $seat } places a catastrophe on { $square }; the { $tile } there is lost.
}
te-event-building-placed = { $seat } puts the { $building } on { $square }.
te-event-building-moved = { $seat } moves the { $building } from { $from } to { $square }.
te-event-building-returned = The { $building } on { $square } goes back to the stock.
te-event-declined = { $what ->
    [building] { $seat } places no civilization building here.
   *[monument] { $seat } builds no monument here.
}
te-event-monument-built = { $seat } builds the { $first } and { $second } monument; its top left square is { $square }.
te-event-ziggurat-built = { $seat } builds the ziggurat around { $square }.
te-event-point-due = { $seat } chooses a colour for the ziggurat’s point.
te-event-treasures-taken = { $seat } takes { $count } { $count ->
    [one] treasure
   *[other] treasures
}: { $squares }.
te-event-passed = { $seat } passes.
te-event-exchanged = { $seat } exchanges { $count } { $count ->
    [one] tile
   *[other] tiles
}.
te-event-exchanged-own = You exchange { $count } { $count ->
    [one] tile
   *[other] tiles
}: { $tiles }.
te-event-drawn = { "" }
te-event-drawn-own = You draw: { $tiles }.
te-event-turn-ended = { "" }
te-event-game-over = { "" }

te-announce = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
} with { $points } { $points ->
    [one] point
   *[other] points
} in the weakest colour!
te-reason-treasures = No more than two treasures are left on the board.
te-reason-bag = The bag held too few tiles to draw.

te-tie-second-lowest = The weakest colours are equal; the second weakest decides.
te-tie-third-lowest = The two weakest colours are equal; the third weakest decides.
te-tie-highest = The three weakest colours are equal; the strongest decides.

## Refusals

error-te-not-your-turn = It is the turn of { $active_seat }.
error-te-not-asked = It is { $asked_seat } who is asked now.
error-te-war-first = Two kingdoms are united: first choose which war is fought next.
error-te-support-first = There is a conflict: first say how many tiles you add from your hand.
error-te-building-first = First put the civilization building on the line, or decline.
error-te-monument-first = First build on the tiles you have completed, or decline.
error-te-treasure-first = First choose which treasure stays.
error-te-actions-used = Both actions of this turn are used. End your turn, or take a step back.
error-te-point-first = First choose the colour of the ziggurat’s point.
error-te-actions-left = { $actions ->
    [one] You have 1 action left. Use it, or choose “Pass”.
   *[other] You have { $actions } actions left. Use them, or choose “Pass” for each you do not use.
}
error-te-no-war = No war is to be chosen now.
error-te-no-conflict = There is no conflict to support now.
error-te-no-building = No civilization building can be placed now.
error-te-no-monument = No monument can be built now; that takes a tile just placed.
error-te-nothing-to-decline = There is nothing to decline now.
error-te-no-treasures = No treasures are to be taken now.
error-te-no-point = No point from the ziggurat is due now.
error-te-no-such-square = The board has no square { $square }; it goes from A1 to P11.
error-te-occupied = { $square } is taken already.
error-te-ruined = { $square } is ruined; nothing can ever be placed there.
error-te-leader-same-square = Your { $leader } stands on { $square } already.
error-te-leader-on-river = { $square } is river; the { $leader } needs land.
error-te-leader-no-temple = No temple lies beside { $square }; the { $leader } needs one.
error-te-leader-joins-kingdoms = On { $square } the { $leader } would link two kingdoms; only a tile may do that.
error-te-leader-not-on-board = Your { $leader } is not on the board.
error-te-tile-not-held = { $held ->
    [0] You hold no { $tile } tile.
    [one] You hold only { $held } { $tile } tile.
   *[other] You hold only { $held } { $tile } tiles.
}
error-te-farm-on-land = { $square } is land; a { $tile } goes on the river.
error-te-tile-on-river = { $square } is river; a { $tile } goes on land.
error-te-three-kingdoms = { $square } touches { $kingdoms } kingdoms; a tile may touch two at most.
error-te-no-catastrophe = You have no catastrophe tile left.
error-te-catastrophe-on-leader = There is a leader on { $square }; no catastrophe can be placed there.
error-te-catastrophe-on-treasure = There is a treasure on { $square }; no catastrophe can be placed there.
error-te-catastrophe-on-monument = There is a monument or the ziggurat on { $square }; no catastrophe can be placed there.
error-te-catastrophe-on-building = There is a civilization building on { $square }; no catastrophe can be placed there.
error-te-catastrophe-on-ruin = { $square } is ruined already.
error-te-exchange-count = Choose one to six tiles from your hand to exchange.
error-te-war-not-open = There is no { $colour } war here.
error-te-support-not-held = { $held ->
    [0] You hold no { $tile } tile to add.
    [one] You hold only { $held } { $tile } tile to add.
   *[other] You hold only { $held } { $tile } tiles to add.
}
error-te-english-attack = With { $attack } against { $defence } on the board, add nothing, or enough to have more than { $defence }.
error-te-english-defence = The attacker has { $attack }, you have { $defence }: add nothing, or just enough to have { $attack } as well.
error-te-building-not-longer = The line through { $square } is not longer than the one of the { $building }, which is { $length } long.
error-te-building-off-line = { $square } is not on a line of three or more with the tile just placed; the { $building } cannot go there.
error-te-monument-built = The { $first }/{ $second } monument is built already.
error-te-monument-colour = The { $first }/{ $second } monument does not fit a { $tile }.
error-te-monument-square = { $square } is not the top left of four face-up tiles of one colour.
error-te-monument-without-tile = The square from { $square } on does not contain the tile just placed on { $placed }.
error-te-ziggurat-off = This game is played without the ziggurat.
error-te-ziggurat-built = The ziggurat is built already.
error-te-ziggurat-no-cross = { $square } is not the centre of a cross of one colour with the tile just placed.
error-te-leave-not-there = There is no treasure of this kingdom on { $square }.
error-te-leave-priority = The treasure on { $square } must be taken before others; leave another one.

## Menus

te-what = What do you want to do?
te-what-leader = Leader: your { $leader }
te-what-withdraw = Leader: withdraw your { $leader }
te-what-tile = Tile: place a { $tile }
te-what-catastrophe = Place a catastrophe
te-what-exchange = Exchange tiles
te-what-pass = Pass
te-what-building = Place the building
te-what-monument = Build a monument
te-what-ziggurat = Build the ziggurat
te-what-decline = Build nothing
te-what-end = End your turn

te-word = { $word }
te-end = Is your turn over?
te-where-leader = Where does your { $leader } go?
te-where-leader-meaning = On land beside a temple; where a kingdom has such a leader already, there is a revolt.
te-where-tile = Where do you place the { $tile }?
te-where-tile-meaning = In a kingdom it brings the leader of its colour 1 point, else the king; between two kingdoms it may start wars.
te-where-catastrophe = Which square do you ruin?
te-where-catastrophe-meaning = A tile there is lost, and nothing can ever be placed there again.
te-where-building = Where does the building go?
te-where-building-meaning = Any tile of your line will do; each later tile of its colour that scores in its kingdom scores 1 more.
te-where-ziggurat = Around which square do you build the ziggurat?
te-where-ziggurat-meaning = A king in its kingdom brings 1 point of any colour at the end of each of its owner’s turns.
te-region = Row { $region }
te-region-question = Which row?
te-which-monument = Which monument do you build?
te-which-monument-meaning = Its tiles (top left named) are turned over; it pays your leaders of its colours each turn.
te-monument = { $first } and { $second } at { $square }
te-how-many = How many tiles do you exchange?
te-how-many-meaning = They leave the game face down, and you draw as many from the bag.
te-tiles-count = { $count } { $count ->
    [one] tile
   *[other] tiles
}
te-which-tiles = Which tiles do you exchange?
te-which-tiles-meaning = They leave the game face down, and you draw as many from the bag.
te-tiles = { $tiles }
te-which-war = Which war is fought next?
te-which-war-meaning = The wars over one tile come one after another, and each can change the next.
te-fight = The { $word } war
te-support = How many tiles do you add from your hand?
te-support-meaning = Tiles that are added leave the game, whoever wins; a tie is won by the defender.
te-asked-support = { $kind ->
    [revolt] In the revolt
   *[war] In the { $colour } war
} you have { $own }, { $seat } { $other }: how many { $tile }s do you add?
te-support-count = { $count ->
    [0] Add nothing
   *[other] Add { $count }
}
te-leave = Which treasure stays on the board?
te-leave-meaning = Your trader takes all others in the kingdom; each is a point of any colour in the end.
te-which-point = Which colour is the ziggurat’s point?
te-which-point-meaning = Only your weakest colour counts in the end.

## So many of a tile in a list

te-times-settlement = { $count ->
    [one] settlement
   *[other] { $count } settlements
}
te-times-temple = { $count ->
    [one] temple
   *[other] { $count } temples
}
te-times-farm = { $count ->
    [one] farm
   *[other] { $count } farms
}
te-times-market = { $count ->
    [one] market
   *[other] { $count } markets
}

## What a choice leads to, on one short line

te-outlook-action = Go on with action { $number }, or confirm now.
te-progress = Action { $number } of 2.

# An answer with what is known of it.
te-you = you
te-hint-leader = { $square ->
    [none] not on the board yet
   *[other] now on { $square }
}
te-hint-held = { $count } in hand
te-hint-left = { $count } left
te-hint-alone = no kingdom, no point
te-hint-no-point = no point: neither this leader nor a king here
te-hint-point = { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for { $seat }{ $king ->
    [yes] { " " }through the king
   *[no] { "" }
}
te-hint-peace = unites two kingdoms in peace, no point
te-hint-wars = starts { $war_list_count ->
    [one] a war
   *[other] { $war_list_count } wars
}: { $war_list }
te-hint-war = { $colour } ({ $fight })
te-hint-fight = { $seat } { $attack } to { $defender_seat } { $defence }
te-hint-revolt = revolt against { $seat }, { $attack } to { $defence } on the board
te-hint-temples = beside { $count } { $count ->
    [one] temple
   *[other] temples
}
te-hint-joins = joins { $own ->
    [yes] your kingdom{ $others_count ->
        [0] { "" }
       *[other] { " " }with { $others }
    }
   *[no] { $others_count ->
        [one] { $others }’s kingdom
       *[other] the kingdom of { $others }
    }
}
te-hint-ruin = { $tile ->
    [none] an empty square
   *[other] the { $tile } is lost
}
te-hint-build = { $what ->
    [building] a building may follow
   *[monument] a monument may follow
}
te-hint-income = { $points } { $colour ->
    [none] of any colour
   *[other] { $colour }
} a turn for { $seat }
te-hint-splits = splits a kingdom
te-hint-treasures = { $count } { $count ->
    [one] treasure
   *[other] treasures
} for { $seat }
te-hint-cut-off = { $count } { $count ->
    [one] treasure
   *[other] treasures
} cut off from { $seat }
te-hint-homeless = returned: { $leader_list }
te-hint-own-leader = your { $leader } ({ $square })
te-hint-attack = { $own } to { $other }, { $outcome ->
    [win] you win
    [tie] the defender wins the tie
    [lose] you lose
   *[open] you win unless { $seat } adds { $need } or more
}
te-hint-defence = { $own } to { $other }, { $outcome ->
    [win] you win
    [tie] you win the tie
   *[lose] you lose
}

## Where a move differs from another: it gains by this (more) or loses (less)

te-term-weakest = your weakest colour gains { $change ->
    [more] more
   *[less] less
}
te-term-colours = your other colours gain { $change ->
    [more] more
   *[less] less
}
te-term-leaders = your leaders will earn { $change ->
    [more] more
   *[less] less
}
te-term-kingship = your king earns { $change ->
    [more] more
   *[less] less
} in leaderless colours
te-term-monuments = monuments pay you { $change ->
    [more] more
   *[less] less
}
te-term-guard = your leaders are { $change ->
    [more] safer
   *[less] less safe
} from revolts
te-term-wars = possible wars favour you { $change ->
    [more] more
   *[less] less
}
te-term-hand = your hand suits your leaders { $change ->
    [more] better
   *[less] less well
}
te-term-rivals = your strongest opponent can hope for { $change ->
    [more] less
   *[less] more
}
te-term-won = your final place is { $change ->
    [more] better
   *[less] worse
}

## The board in words

te-won = The game is over. { $winners } { $count ->
    [one] wins
   *[other] share the victory
} with { $points } { $points ->
    [one] point
   *[other] points
} in the weakest colour.
te-turn = { $phase ->
    [action] { $seat } is to act: action { $number } of 2.
    [war] { $seat } chooses which war over { $square } comes next: { $war_list }.
    [building] { $seat } may place or move the { $building }.
    [monument] { $seat } may build with the tile on { $square }.
    [treasure] { $seat } chooses which treasure stays on the board.
    [ziggurat] { $seat } chooses the colour of the ziggurat’s point.
   *[confirm] { $seat } has used both actions and may end the turn.
}
te-war = { $colour } ({ $seat } { $attack } : { $defence } { $defender_seat })
te-conflict = { $kind ->
    [revolt] Revolt: { $seat } attacks the { $leader } of { $defender_seat }
   *[war] The { $colour } war over { $square }: { $seat } attacks { $defender_seat }
}, { $tile }s { $attack } : { $defence }{ $committed ->
    [none] { " " }on the board. { $seat } is asked for support.
    [0] { " " }(the attacker added nothing). { $defender_seat } is asked for support.
   *[other] { " " }(the attacker added { $committed }). { $defender_seat } is asked for support.
}
te-last = Changed last: { $square_list }.

te-board-title = **Tigris & Euphrates**, first player { $first }
te-board-bag = Tiles in the bag: { $bag }. Out of the game openly: { $tile_list }. Exchanged face down: { $discarded }.
te-board-conflict = **{ $kind ->
    [revolt] Revolt
   *[war] War, { $colour }
}**: { $tile }s count
te-board-party = { $role ->
    [attacker] Attacker
   *[defender] Defender
} { $seat }: { $leader } on { $square }, strength { $strength } from { $tile_list }{ $committed ->
    [none] { "" }
   *[other] { " " }and { $committed } from the hand
}. Side: { $square_list }
te-board-kingdoms = **Kingdoms**
te-board-no-kingdoms = There is no kingdom yet.
te-board-kingdom = Kingdom { $number }: { $leader_list }; { $tile_list }; squares { $square_list }
te-board-kingdom-more = { $kingdom }; { $more_list }
te-board-leader = { $leader } of { $seat } ({ $square })
te-board-kingdom-treasures = { $count ->
    [one] treasure
   *[other] treasures
} on { $square_list }
te-board-kingdom-monument = { $first } and { $second } monument
te-board-kingdom-ziggurat = ziggurat
te-board-seat = **{ $seat }**: { $dynasty }, { $hand } { $hand ->
    [one] tile
   *[other] tiles
} in hand, { $catastrophes } { $catastrophes ->
    [one] catastrophe
   *[other] catastrophes
} left
te-board-points = Points: { $point_list }, treasures { $won }
te-board-point = { $colour } { $points }
te-board-finals = With the treasures: { $point_list }
te-board-leaders = Leaders on the board: { $leader_list }
te-board-own-leader = { $leader } ({ $square })
te-board-supply = Leaders not placed: { $leader_list }
te-board-tiles = **Tiles**
te-board-line = { $tile }: { $square_list }
te-board-flipped = Flipped tiles: { $square_list }
te-board-ruins = Ruined squares: { $square_list }
te-board-treasures = Treasures: { $square_list }
te-board-priority = { $square } (first)
te-board-buildings = Civilization buildings: { $building_list }
te-board-building = { $building } ({ $square })
te-board-monuments = Monuments: { $monument_list }
te-board-monument = { $first } and { $second } on { $square_list }
te-board-ziggurat = Ziggurat: { $square_list }, centre { $square }
te-board-unbuilt = Monuments to build: { $monument_list }
te-board-pair = { $first } and { $second }
te-board-union = Unification tile: { $square }; it connects nothing while wars are fought.
te-board-rivers = **Rivers by row**
te-board-river = Row { $number }: { $span_list }
te-ask-ruins = Ruined squares
te-ask-rivers = Rivers
te-ask-buildings = Buildings and monuments
te-ask-kingdom = Kingdom { $number }
te-ask-leader = { $seat } ({ $square }): { $revolt } in a revolt, { $war } in a war, before tiles from the hand
te-board-span = { $first } to { $last }

te-count = { $count } { $count ->
    [one] { $tile }
   *[other] { $tile }s
}
te-none = none

te-alt-title = Tigris & Euphrates board.
te-alt-kingdoms = Kingdoms:
te-alt-kingdom = Kingdom { $number }: { $leader_list } ({ $tile_list }).
te-alt-seat = { $seat }: { $hand } { $hand ->
    [one] tile
   *[other] tiles
} in hand, { $catastrophes } { $catastrophes ->
    [one] catastrophe
   *[other] catastrophes
}.
te-alt-treasures = Treasures on { $square_list }.
te-alt-bag = Tiles in the bag: { $bag }.

## The pictures

te-head-title = { $phase ->
    [action] { $seat }: action { $number } of 2
    [war] { $seat }: which war over { $square }?
    [revolt] Revolt on { $square }
    [attack] War over { $square }
    [building] { $seat }: place the { $building }?
    [monument] { $seat }: build a monument?
    [treasure] { $seat }: which treasure stays?
    [ziggurat] { $seat }: which colour?
   *[confirm] { $seat }: end of turn
}
te-head-detail = { $bag } in the bag
te-head-fight = { $tile }s: { $attacker }, { $defender }
te-head-war = { $colour } { $attack } : { $defence }
te-head-asked = { $seat } { $strength } + ?
te-head-committed = { $seat } { $board }+{ $committed } = { $strength }

te-hand-title = Your hand
te-hand-points = Points
te-hand-weakest = the weakest counts
te-hand-no-tiles = no tiles
te-hand-supply = Yours to place
te-hand-catastrophes = { $count } left
te-hand-bag = { $bag } in bag

te-hand = Your tiles: { $tile_list }.
te-hand-own-points = Your points: { $point_list }, treasures { $won }.
te-hand-own-supply = Leaders not placed: { $leader_list }. Catastrophes left: { $catastrophes }.

te-score-total = Weakest colour

te-preset-basic = Basic game
te-preset-advanced = Advanced game

## Slash commands (100 characters at most)

command-tigris-description = Moves in Tigris & Euphrates
command-tigris-tile = Place a tile
command-tigris-which-tile = Which tile from your hand
command-tigris-square = The square, like E7
command-tigris-leader = Place or move one of your leaders
command-tigris-which-leader = Which leader
command-tigris-withdraw = Withdraw one of your leaders
command-tigris-catastrophe = Place a catastrophe
command-tigris-exchange = Exchange one to six tiles from your hand
command-tigris-which-tiles = Which tiles, like temple temple farm
command-tigris-pass = Pass on one action
command-tigris-end = End your turn
command-tigris-war = Choose the war that is fought next
command-tigris-which-war = Its tiles
command-tigris-support = Add tiles from your hand to the conflict
command-tigris-count = How many; 0 adds nothing
command-tigris-monument = Build a monument on the tiles you have completed
command-tigris-which-monument = Its tiles and the top left square, like temple market E7
command-tigris-ziggurat = Build the ziggurat on the cross you have completed
command-tigris-centre = The centre of the cross, like E7
command-tigris-building = Put or move the civilization building to your new line
command-tigris-decline = Build or move nothing now
command-tigris-treasure = Take the treasures of your trader’s kingdom, all but one
command-tigris-leave = The square of the treasure that stays
command-tigris-point = Choose the colour of the ziggurat’s point
command-tigris-which-colour = Which colour

# A total with what is counted.
te-total = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## What is chosen with each option, on one line.

te-about-board = The standard one, or the advanced one with other rivers and 14 treasures.
te-about-war-support = How many tiles may be added to a war or a revolt from the hand.
te-about-monuments = With the ziggurat, five tiles in a cross may become it.
te-about-civilization-buildings = With them, three tiles in a line bring a building.
te-about-scoring = Hidden until the end, or open to everybody.

## A guided first turn

te-guide-1 = **1 of 4** You have two actions. Begin with a leader: it stands beside a temple, and gathers points of its colour for you.
te-guide-2 = **2 of 4** Then place tiles in its kingdom: each gives 1 point of the tile’s colour to the leader of that colour there.
te-guide-3 = **3 of 4** Only your weakest colour counts at the end, so you want some of all four: red, green, blue and black.
te-guide-4 = **4 of 4** The list above the answers says what to do, the answers say where. Choose, look at the picture, choose your second action, then press the green button.
