# Sobek: 2 Players, with Treasures of the Pharaoh

sb-name = Sobek: 2 Players

sb-help =
    { "" }**Sobek: 2 Players**: two merchants, one market, one Ankh. Sell sets for the most points and avoid corruption.
    - **Your turn:** take a tile, sell a set, or play a character. You cannot pass.
    - **Take:** any tile on the line of the Ankh, in front of it or behind it. Tiles you jump over become your corruption, face down. The first tile of the game is taken from cells 1 to 4.
    - **The Ankh** moves to where your tile lay and turns as the tile shows: that is the line for your opponent. Face-down tiles let you choose the direction.
    - **Deben icon:** instead of keeping such a tile you may trade it for a Deben token worth 3 to 9.
    - **Refill:** with no tile on the line you may fill the market up, then take a tile from cells 1 to 4.
    - **Sell:** 3 or more tiles of one kind of goods. Statues count as anything, but cannot start a set alone. A set is worth its tiles × its scarabs, and later sales add to it.
    - **Canoe tokens:** each of the first five sales lets you look at the tokens left and use one.
    - **Characters** can be played for what they do, or sold as goods of their kind.
    - **The end:** when somebody has nothing left to do. Tiles still in hand that make no set become corruption.
    - **Points:** sets + Deben + canoe tokens − corruption. Whoever has less corruption draws a Deben token, and one more for every 3 less; with equal corruption nobody draws. Equal points: less corruption wins.

## Words: goods (also the categories of the score)

sb-word-wheat = wheat
sb-word-fish = fish
sb-word-livestock = livestock
sb-word-ebony = ebony
sb-word-marble = marble
sb-word-ivory = ivory
sb-word-statue = statue
sb-word-deben-token = Deben tokens
sb-word-canoe-token = canoe tokens
sb-word-corruption = corruption

## ... tiles as they count in a hand

sb-word-wheat1 = wheat (1 scarab)
sb-word-wheat0 = wheat (no scarab)
sb-word-start-wheat = starting wheat
sb-word-fish1 = fish (1 scarab)
sb-word-fish0 = fish (no scarab)
sb-word-start-fish = starting fish
sb-word-livestock1 = livestock (1 scarab)
sb-word-livestock0 = livestock (no scarab)
sb-word-start-livestock = starting livestock
sb-word-ebony2 = ebony (2 scarabs)
sb-word-ebony0 = ebony (no scarab)
sb-word-start-ebony = starting ebony
sb-word-marble2 = marble (2 scarabs)
sb-word-marble0 = marble (no scarab)
sb-word-start-marble = starting marble
sb-word-ivory3 = ivory (3 scarabs)
sb-word-ivory0 = ivory (no scarab)
sb-word-start-ivory = starting ivory
sb-word-pharaoh-fish-ebony = pharaoh tile fish or ebony
sb-word-pharaoh-ebony-livestock = pharaoh tile ebony or livestock
sb-word-pharaoh-livestock-ivory = pharaoh tile livestock or ivory
sb-word-pharaoh-ivory-wheat = pharaoh tile ivory or wheat
sb-word-pharaoh-wheat-marble = pharaoh tile wheat or marble
sb-word-pharaoh-marble-fish = pharaoh tile marble or fish

## ... backs of tiles, directions

sb-word-starting-tile = starting tile
sb-word-goods-tile = goods tile
sb-word-character-tile = character tile
sb-word-pharaoh-tile = pharaoh tile
sb-word-dir-v = vertical
sb-word-dir-h = horizontal
sb-word-dir-f = rising diagonal
sb-word-dir-b = falling diagonal

## ... characters

sb-word-queen = Queen Sobekneferu
sb-word-vizier = Vizier
sb-word-thief = Thief
sb-word-merchant = Merchant
sb-word-high-priest = High Priest
sb-word-high-priestess = High Priestess
sb-word-courtesan = Courtesan
sb-word-architect = Architect
sb-word-scribe-livestock = Scribe (livestock)
sb-word-scribe-fish = Scribe (fish)
sb-word-royal-adviser = Royal Adviser
sb-word-spy = Spy

## ... canoe tokens

sb-word-canoe-extra-turn = extra turn
sb-word-canoe-scarabs-wheat-fish-livestock = +2 scarabs (wheat, fish, livestock)
sb-word-canoe-corruption-to-hand = corruption to hand
sb-word-canoe-corruption-1 = +1 corruption for the opponent
sb-word-canoe-corruption-2 = +2 corruption for the opponent
sb-word-canoe-points-7 = 7 points
sb-word-canoe-points-2-deben = 2 points and a Deben
sb-word-canoe-best-of-two-deben = better of 2 Deben
sb-word-canoe-forced-tile = forced tile
sb-word-canoe-discard-opponent-deben = opponent loses a Deben
sb-word-canoe-scarabs-ebony-marble = +2 scarabs (ebony, marble)

## What they do: on one short line for the picture

sb-effect-queen = draw 3 tiles
sb-effect-vizier = take a tile from your opponent’s corruption
sb-effect-thief = steal a tile from your opponent’s hand
sb-effect-merchant = take any tile from the market
sb-effect-high-priest = remove one kind from your corruption
sb-effect-high-priestess = remove one kind from your corruption
sb-effect-courtesan = add 1 or 2 tiles to a set of yours
sb-effect-architect = use one of 3 canoe tokens
sb-effect-scribe-livestock = your opponent keeps at most 6 tiles
sb-effect-scribe-fish = your opponent keeps at most 6 tiles
sb-effect-royal-adviser = discard a royal corruption token
sb-effect-spy = copy a used character

sb-effect-canoe-extra-turn = another turn, any direction
sb-effect-canoe-scarabs-wheat-fish-livestock = onto a set of wheat, fish or livestock
sb-effect-canoe-corruption-to-hand = take your corruption tiles to hand
sb-effect-canoe-corruption-1 = 1 corruption for your opponent
sb-effect-canoe-corruption-2 = 2 corruption for your opponent
sb-effect-canoe-points-7 = keep it: 7 points
sb-effect-canoe-points-2-deben = 2 points, and draw a Deben token
sb-effect-canoe-best-of-two-deben = draw 2 Deben tokens, keep the higher
sb-effect-canoe-forced-tile = choose the tile your opponent must take
sb-effect-canoe-discard-opponent-deben = opponent loses a random Deben token
sb-effect-canoe-scarabs-ebony-marble = onto a set of ebony or marble

## ... and in a full sentence

sb-rule-queen = Draw the top three tiles of the pile into your hand, fewer if it runs out.
sb-rule-vizier = Look at all tiles in your opponent’s corruption and take one of them into your hand.
sb-rule-thief = Choose a back that your opponent holds; a random tile with that back comes into your hand.
sb-rule-merchant = Take any one tile from the market into your hand. The Ankh stays, and there is no corruption.
sb-rule-high-priest = Name one kind of goods, or statues: all such tiles, characters included, leave your corruption and the game; tokens stay.
sb-rule-high-priestess = Name one kind of goods, or statues: all such tiles, characters included, leave your corruption and the game; tokens stay.
sb-rule-courtesan = Add one or two fitting tiles from your hand to one of your sold sets. It is no sale: no canoe token.
sb-rule-architect = Look at three of the canoe tokens set aside at the start, choose one and use it at once.
sb-rule-scribe-livestock = If your opponent holds seven tiles or more, they choose which become corruption until six are left.
sb-rule-scribe-fish = If your opponent holds seven tiles or more, they choose which become corruption until six are left.
sb-rule-royal-adviser = Discard one of your royal corruption tokens, face down.
sb-rule-spy = Choose a character that has been played for its ability, by either player, and do the same.

sb-rule-canoe-extra-turn = Play another full turn at once. If you take a tile in it, it may lie in any of the four directions.
sb-rule-canoe-scarabs-wheat-fish-livestock = Put it on a wheat, fish or livestock set of yours: two more scarabs.
sb-rule-canoe-corruption-to-hand = All tiles of your corruption go to your hand; tokens stay.
sb-rule-canoe-corruption-1 = It goes to your opponent and counts as one corruption.
sb-rule-canoe-corruption-2 = It goes to your opponent and counts as two corruption.
sb-rule-canoe-points-7 = Keep it: 7 points at the end.
sb-rule-canoe-points-2-deben = Keep it: 2 points at the end. Also draw a Deben token now.
sb-rule-canoe-best-of-two-deben = Draw two Deben tokens and keep the higher; the other goes back unseen by your opponent.
sb-rule-canoe-forced-tile = Put it on a tile of the Ankh’s line: your opponent must take that one next.
sb-rule-canoe-discard-opponent-deben = A random Deben token of your opponent leaves the game.
sb-rule-canoe-scarabs-ebony-marble = Put it on an ebony or marble set of yours: two more scarabs.

sb-rule-treasures-of-the-pharaoh-on = **Treasures of the Pharaoh:** pharaoh tiles fit two kinds of goods and have 2 scarabs, but taking one from the market brings a secret royal corruption token worth 1 to 6. Two more characters and two more canoe tokens are in play.
sb-rule-corruption-scoring-comparison-only = **Corruption is only compared:** it costs no points itself, but decides who draws Deben tokens at the end, and ties.

## Set-up options

sb-option-treasures-of-the-pharaoh = Treasures of the Pharaoh
sb-option-treasures-of-the-pharaoh-off = Without
sb-option-treasures-of-the-pharaoh-on = With the expansion
sb-option-corruption-scoring = Corruption
sb-option-corruption-scoring-minus-one-each = Costs 1 point each
sb-option-corruption-scoring-comparison-only = Is only compared
sb-option-first-player = First player
sb-option-first-player-random = Random
sb-option-first-player-first-seat = First seat
sb-option-first-player-second-seat = Second seat

## The log

sb-event-took = { $seat } takes a tile from cell { $cell }: { $tile }.
sb-event-took-hidden = { $seat } takes a face-down { $back } from cell { $cell }.
sb-event-took-hidden-own = You take a face-down tile from cell { $cell }: { $tile }.
sb-event-corrupted = Corruption for { $seat }: { $tiles }.
sb-event-exchanged = { $seat } trades a tile for a Deben token: { $tile }.
sb-event-deben-drawn = { $seat } draws a Deben token.
sb-event-deben-drawn-own = You draw a Deben token worth { $value }.
sb-event-deben-drawn-own-more = You draw two Deben tokens, worth { $value } and { $other }, and keep the one worth { $value }.
sb-event-royal-token = { $seat } gets a royal corruption token.
sb-event-royal-token-own = You get a royal corruption token worth { $value } corruption.
sb-event-pointed = The Ankh now points: { $direction }.
sb-event-refilled = { $seat } refills the market with { $count } { $count ->
    [one] tile
   *[other] tiles
}; { $left } { $left ->
    [one] is
   *[other] are
} left in the pile.
sb-event-sold = { $seat } sells { $tiles }: the { $goods } set is worth { $points } { $points ->
    [one] point
   *[other] points
}.
sb-event-looked = { $seat } looks at the canoe tokens: { $count } left.
sb-event-looked-at-corruption = { $seat } looks at the opponent’s corruption: { $count } { $count ->
    [one] tile
   *[other] tiles
}.
sb-event-token = { $seat } uses a canoe token: { $token }.
sb-event-attached = The scarabs go to the { $goods } set of { $seat }, now worth { $points } { $points ->
    [one] point
   *[other] points
}.
sb-event-forced = { $seat } chooses the tile the opponent must take next: cell { $cell }.
sb-event-corruption-to-hand = { $seat } takes { $count } corruption { $count ->
    [one] tile
   *[other] tiles
} back to hand.
sb-event-corruption-to-hand-own = Your corruption tiles come back to your hand: { $tiles }.
sb-event-deben-lost = { $seat } loses a Deben token.
sb-event-deben-lost-own = You lose a Deben token worth { $value }.
sb-event-tokens-drawn = { $seat } looks at { $count } canoe { $count ->
    [one] token
   *[other] tokens
} from those set aside.
sb-event-played = { $seat } plays a character: { $character }.
sb-event-copied = The Spy acts as { $character }.
sb-event-no-effect = It has no effect.
sb-event-drew = { $seat } draws { $count } { $count ->
    [one] tile
   *[other] tiles
}: { $backs }.
sb-event-drew-own = You draw: { $tiles }.
sb-event-recovered = { $seat } takes a tile from the opponent’s corruption: { $tile }.
sb-event-stolen = { $seat } steals a tile: { $tile }.
sb-event-bought = { $seat } takes a tile from cell { $cell } with the Merchant: { $tile }.
sb-event-absolved = { $count ->
    [0] { $seat } has no { $goods } in corruption.
   *[other] { $seat } removes from corruption: { $tiles }.
}
sb-event-scribe-asks = { $seat } must turn { $count } { $count ->
    [one] tile
   *[other] tiles
} from hand into corruption.
sb-event-gave-up = { $seat } gives up { $count } { $count ->
    [one] tile
   *[other] tiles
} as corruption: { $backs }.
sb-event-gave-up-own = You give up as corruption: { $tiles }.
sb-event-joined = { $seat } adds { $tiles }: the { $goods } set is worth { $points } { $points ->
    [one] point
   *[other] points
}.
sb-event-royal-shed = { $seat } discards a royal corruption token.
sb-event-royal-shed-own = You discard the royal corruption token worth { $value }.
sb-event-nothing-to-take = There is no tile for { $seat } to take, and none to refill with.
sb-event-game-over = { $seat } can do nothing more: the game ends.
sb-event-set-discarded = { $seat } discards { $count } { $count ->
    [one] tile
   *[other] tiles
} that make sets.
sb-event-hand-corrupted = { $seat } ends with { $count } { $count ->
    [one] tile in hand, which becomes
   *[other] tiles in hand, which become
} corruption.
sb-event-deben-won = Corruption { $own } against { $other }: { $seat } draws { $count } Deben { $count ->
    [one] token
   *[other] tokens
} ({ $value_list }).
sb-event-deben-won-earlier = Less corruption: { $seat } draws { $count } Deben { $count ->
    [one] token
   *[other] tokens
} ({ $values }).
sb-event-corruption-equal = Equal corruption ({ $count } each): nobody draws a Deben token.

sb-reason-no-action-left = Nothing was left to do for the player whose turn it was.
sb-tie-corruption = Equal points: the lower corruption decides.

## Refusals

error-sb-not-your-turn = It is not your turn.
error-sb-scribe-first = First tiles are given up for the Scribe, until six are left in hand.
error-sb-central-first = The game begins with a tile from cells 1 to 4.
error-sb-central-after-refill = After a refill you take a tile from cells 1 to 4.
error-sb-token-first = Choose one of the canoe tokens first.
error-sb-architect-first = Choose one of the Architect’s canoe tokens first.
error-sb-recover-first = Choose a tile from your opponent’s corruption first.
error-sb-orient-first = First choose the line the Ankh points along.
error-sb-sale-first = You are selling { $goods }: pick the tiles first.
error-sb-forced = You must take the tile on cell { $cell } this turn.
error-sb-no-such-cell = There is no cell { $cell }; they go from 1 to 36.
error-sb-not-central = Cell { $cell } is not one of the central cells 1 to 4.
error-sb-cell-empty = Cell { $cell } is empty.
error-sb-cell-is-ankh = The Ankh stands on cell { $cell }; there is no tile under it.
error-sb-not-on-line = Cell { $cell } is not on the Ankh’s line.
error-sb-say-keep-or-deben = The tile on cell { $cell } has a Deben icon: say whether you keep it or trade it for a Deben token.
error-sb-no-deben-icon = The tile on cell { $cell } has no Deben icon and cannot be traded.
error-sb-bag-empty = No Deben token is left to trade the tile on cell { $cell } for.
error-sb-refill-line = There is a tile on the Ankh’s line, so the market is not refilled.
error-sb-refill-deck = The pile is empty: nothing to refill the market with.
error-sb-turn-not-now = The Ankh can only be turned after taking a face-down tile.
error-sb-turn-empty-line = No tile lies in that direction ({ $direction }). Choose one with a tile.
error-sb-set-too-small = A set takes { $least } { $least ->
    [one] tile
   *[other] tiles
} or more; for { $goods } you have { $count }, statues included.
error-sb-too-few-chosen = A set takes { $least } { $least ->
    [one] tile
   *[other] tiles
} or more; you have chosen { $count }.
error-sb-only-wild = Statues alone cannot begin a set. Add a { $goods } tile.
error-sb-type-not-clear = These tiles fit more than one kind: { $readings }. Add a tile that is only { $goods }.
error-sb-extends-other = You have a set of { $other } that these tiles fit too, so they extend that one. Add a tile that is only { $goods }.
error-sb-only-all = All your tiles for { $goods } are needed for this sale: sell them all.
error-sb-pick-not-now = Say first what you sell.
error-sb-done-not-now = No sale has been begun.
error-sb-not-in-hand = You do not hold { $count } of these: { $tile }.
error-sb-does-not-fit = { $tile } does not fit a set of { $goods }.
error-sb-picked-twice = You have chosen { $tile } twice. Choose one number of it.
error-sb-picked-in-order = { $tile } can no longer be picked here. Please pick these tiles again from the start.
error-sb-scribe-too-many = That is too many: only { $count } more { $count ->
    [one] tile has
   *[other] tiles have
} to become corruption.
error-sb-scribe-too-few = Please pick these tiles again from the start: { $count } more { $count ->
    [one] tile has
   *[other] tiles have
} to become corruption.
error-sb-token-not-now = There is no canoe token to choose now.
error-sb-no-such-token = This canoe token is not among those you may choose: { $token }.
error-sb-token-target-missing = Say where the token goes ({ $token }): { $readings }.
error-sb-token-no-target = This token would have no effect now ({ $token }); choose it without a target.
error-sb-token-not-on-line = There is no tile of the Ankh’s line on cell { $cell }.
error-sb-token-not-own-set = The token needs a set of yours that it fits; { $goods } is none.
error-sb-character-not-held = You do not hold this character: { $character }.
error-sb-copy-not-used = This character has not been played for its ability yet: { $character }.
error-sb-copy-missing = Say which character the Spy copies: { $readings }.
error-sb-choice-missing = Say what { $character } is played on: { $readings }.
error-sb-choice-idle = { $character } would have no effect now; play it without a target.
error-sb-choice-wrong = { $character } cannot be played like that ({ $choice }). Choose again from the start.
error-sb-recover-not-now = Only the Vizier takes tiles from the opponent’s corruption.
error-sb-not-in-corruption = There is no { $tile } in your opponent’s corruption.

## The game in words

sb-turn = { $phase ->
    [opening] { $seat } opens the game with a tile from cells 1 to 4.
    [refilled] { $seat } has refilled the market and takes a tile from cells 1 to 4.
    [orient] { $seat } chooses the line the Ankh points along.
    [canoe] { $seat } chooses a canoe token for the sale.
    [architect] { $seat } chooses one of the Architect’s canoe tokens.
    [vizier] { $seat } chooses a tile from the opponent’s corruption.
    [scribe] The Scribe’s effect: { $seat } turns { $owed } { $owed ->
        [one] tile
       *[other] tiles
    } from hand into corruption.
    [forced] { $seat } must take the tile on cell { $cell }.
    [extra] { $seat } has an extra turn: take in any direction, { $refill ->
        [yes] refill the market, sell
       *[no] sell
    } or play a character.
    [blocked] { $seat } to play: no tile on the Ankh’s line, but the market can be refilled.
    [stuck] { $seat } to play: no tile can be taken; sell or play a character. The game ends with whoever can do neither.
   *[turn] { $seat } to play: take a tile on the Ankh’s line, sell or play a character.
}
sb-won = The game is over. { $winners } { $count ->
    [one] wins
   *[other] share the victory
} with { $points } { $points ->
    [one] point
   *[other] points
}{ $tie ->
    [yes] { " and less corruption" }
   *[no] { "" }
}.

sb-head-title = { $phase ->
    [opening] { $seat } begins
    [refilled] { $seat } takes a tile
    [orient] { $seat } turns the Ankh
    [canoe] { $seat } chooses a token
    [architect] { $seat } chooses a token
    [vizier] { $seat } takes a tile
    [scribe] { $seat } gives up tiles
    [forced] { $seat } takes cell { $cell }
    [extra] { $seat } plays again
   *[turn] { $seat } plays
}
sb-head-detail = { $phase ->
    [opening] a tile from cells 1 to 4
    [refilled] from cells 1 to 4
    [orient] which line?
    [canoe] from the canoe slots
    [architect] one of the Architect’s
    [vizier] the opponent’s corruption
    [scribe] { $owed } to go
    [forced] the marked tile
    [extra] in any direction
    [blocked] nothing on the line
    [stuck] nothing to take
   *[turn] Ankh: { $direction }
}

sb-last = { $kind ->
    [take] Last: { $seat } took the tile from cell { $cell }.
    [refill] Last: { $seat } refilled the market.
    [sale] Last: { $seat } sold { $what }.
   *[character] Last: { $seat } played { $what }.
}

sb-board-title = **Sobek: 2 Players**{ $expansion ->
    [on] { ", Treasures of the Pharaoh" }
   *[off] { "" }
}, first player { $starter }
sb-board-ankh = The Ankh stands on cell { $cell }, { $direction }. Its line: { $cells }
sb-board-no-ankh = The Ankh is not on the board.
sb-board-targets = Within reach: { $cell_list }
sb-board-target = cell { $cell } ({ $corruption ->
    [0] no corruption
   *[other] { $corruption } corruption
})
sb-board-forced = The next tile to be taken is the one on cell { $cell }.
sb-board-slots = Canoe tokens in the slots: { $left }; set aside: { $aside }
sb-board-spent = Used canoe tokens: { $token_list }
sb-board-piles = Tiles in the pile: { $deck }; Deben tokens in the bag: { $bag }{ $pool ->
    [0] { "" }
   *[other] { "; royal corruption tokens: " }{ $pool }
}
sb-board-used = Used characters: { $character_list }
sb-board-removed = Out of the game: { $tile_list }

sb-board-faces = { $tile_list }

sb-board-seat = **{ $seat }**: { $hand } { $hand ->
    [one] tile
   *[other] tiles
} in hand
sb-board-backs = In hand: { $back_list }
sb-board-set = { $goods }, { $points } { $points ->
    [one] point
   *[other] points
} = { $count } { $count ->
    [one] tile
   *[other] tiles
} × { $scarabs } { $scarabs ->
    [one] scarab
   *[other] scarabs
}: { $part_list }
sb-board-on-set = canoe token { $token }
sb-board-no-sets = No set sold yet.
sb-board-corruption = Corruption: { $part_list }
sb-board-corruption-total = Corruption, { $total } in all: { $part_list }
sb-tiles = { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
}
sb-board-given = canoe token worth { $value }
sb-board-no-tiles = nothing
sb-board-royals = { $count } royal { $count ->
    [one] token
   *[other] tokens
}
sb-board-royals-open = royal tokens { $value_list }
sb-board-debens = Deben tokens: { $count }
sb-board-debens-open = Deben tokens: { $count } ({ $value_list })
sb-board-looked = May look at the tokens in the canoe slots.
sb-board-kept = Kept canoe tokens: { $token_list }
sb-board-lost = Deben tokens lost: { $value_list }
sb-board-shed = Royal corruption tokens discarded: { $value_list }
sb-board-lost-count = Deben tokens lost: { $count }
sb-board-shed-count = Royal corruption tokens discarded: { $count }
sb-board-points = Points: { $points } ({ $part_list })

sb-board-rule = { $name }: { $rule }

sb-board-market = **Market, cell by cell**
sb-board-row = Row { $number }: { $cells }
sb-ask-ankh = The Ankh and its line
sb-cell-tile = { $cell } { $tile }{ $deben ->
    [yes] { " with Deben icon" }
   *[no] { "" }
}, { $direction }
sb-cell-hidden = { $cell } { $back }, face down
sb-cell-ankh = { $cell } Ankh
sb-cell-empty = { $cell } empty
sb-line-empty = no tile

sb-alt-title = The market of Sobek.
sb-alt-ankh = The Ankh stands on cell { $cell }, { $direction }. Its line: { $cells }.
sb-alt-targets = Within reach: { $cell_list }.
sb-alt-seat = { $seat }: { $hand } { $hand ->
    [one] tile
   *[other] tiles
} in hand, { $corruption } in corruption, Deben tokens: { $debens }.
sb-alt-sets = Sets of { $seat }: { $set_list }.
sb-alt-set = { $goods } { $points }
sb-alt-piles = Canoe tokens left: { $slots }. Tiles in the pile: { $deck }.

sb-head-used = { $count ->
    [0] no character used yet
   *[other] used: { $character_list }
}
sb-head-aside = { $count } aside

sb-hand = Your hand: { $tile_list }.
sb-hand-none = Your hand is empty.
sb-hand-title = Your hand
sb-hand-corruption = Your corruption, { $total } in all: { $part_list }.
sb-hand-no-corruption = You have no corruption.
sb-hand-debens = Your Deben tokens: { $value_list }.
sb-hand-slots = In the canoe slots: { $token_list }.
sb-hand-drawn = The Architect offers: { $token_list }.
sb-hand-theirs = Your opponent’s corruption: { $tile_list }.
sb-hand-peeked = You have seen in your opponent’s corruption: { $tile_list }.

sb-hand-heading-corruption = Your corruption
sb-hand-heading-theirs = Your opponent’s corruption
sb-hand-heading-peeked = Seen in your opponent’s corruption
sb-hand-heading-debens = Deben tokens
sb-hand-heading-slots = Canoe slots
sb-hand-heading-drawn = The Architect offers
sb-hand-gone = gone
sb-task-sale = Selling { $goods }
sb-task-scribe = The Scribe wants tiles

sb-outlook-sale = { $count ->
    [0] No tile is picked yet.
   *[other] The { $goods } set: { $count } { $count ->
        [one] tile
       *[other] tiles
    } times { $scarabs } { $scarabs ->
        [one] scarab
       *[other] scarabs
    } make { $points } { $points ->
        [one] point
       *[other] points
    }{ $now ->
        [0] .
       *[other] , instead of { $now } now.
    }
}
sb-outlook-owed = { $owed } more { $owed ->
    [one] tile
   *[other] tiles
} to give up.

## Menus

sb-what = What do you want to do?
sb-what-take = Take a tile
sb-what-refill = Refill the market
sb-what-turn = Turn the Ankh
sb-what-sell = Sell
sb-what-pick = Pick tiles
sb-what-done = Sell these tiles
sb-what-token = Choose a canoe token
sb-what-recover = Take a corruption tile
sb-play-queen = { sb-word-queen }: draw 3 tiles
sb-play-vizier = { sb-word-vizier }: take one of their corruption tiles
sb-play-thief = { sb-word-thief }: steal a tile
sb-play-merchant = { sb-word-merchant }: take any tile
sb-play-high-priest = { sb-word-high-priest }: remove corruption
sb-play-high-priestess = { sb-word-high-priestess }: remove corruption
sb-play-courtesan = { sb-word-courtesan }: add to a set
sb-play-architect = { sb-word-architect }: use a canoe token
sb-play-scribe-livestock = { sb-word-scribe-livestock }: they keep at most 6 tiles
sb-play-scribe-fish = { sb-word-scribe-fish }: they keep at most 6 tiles
sb-play-royal-adviser = { sb-word-royal-adviser }: discard a royal token
sb-play-spy = { sb-word-spy }: copy a character
sb-who = Which character does the Spy copy?
sb-who-meaning = Any character that has been played for its ability, by either player.
sb-copied = { sb-word-spy } as { $character }

sb-confirm-end = Confirm and sell

sb-cell = Which tile do you take?
sb-cell-meaning = Tiles you jump over become your corruption. The Ankh moves to where your tile lay, and turns as the tile shows: that is your opponent’s line.
sb-any-cell = Merchant: which tile do you take from the market?
sb-any-cell-meaning = Any tile from the market, without corruption; the Ankh stays where it is.
sb-force = Which tile must your opponent take?
sb-force-meaning = Their next turn must take it, with all the corruption on the way.
sb-cell-take = Take { $cell }
sb-cell-keep = Take { $cell }
sb-cell-deben = { $cell } for a Deben
sb-direction = Which line does the Ankh point along?
sb-direction-meaning = Your opponent takes the next tile from that line.
sb-direction-label = { $direction }
sb-sale = What do you sell?
sb-sale-meaning = A set is worth its tiles times its scarabs. Later sales of the same goods add to it.
sb-sale-all = Sell { $goods }
sb-sale-some = Choose { $goods } tiles
sb-sale-whole = Sell { $then }
sb-goods = Which set gets the scarabs?
sb-goods-meaning = The set is worth its tiles times its scarabs.
sb-goods-label = { $goods }
sb-absolve = Which kind do you remove from your corruption?
sb-absolve-meaning = All tiles of that kind leave your corruption and the game; tokens stay.
sb-pick = Which tiles, and how many of each?
sb-pick-so-many = { $question }
sb-pick-meaning = Choose each kind once, with how many of it you mean.
sb-pick-label = { $count } { $tile }
sb-token = Which canoe token do you use?
sb-token-meaning = You use one of them at once; the others go back unseen.
sb-token-label = { $token }
sb-back = Thief: a tile with which back do you steal?
sb-back-meaning = You get a random one of their tiles with that back.
sb-back-label = { $back }
sb-royal = Which royal token do you discard?
sb-royal-meaning = What it is worth no longer counts as your corruption.
sb-royal-label = { $value } corruption
sb-tile = Vizier: which corruption tile do you take?
sb-tile-meaning = It comes into your hand, as any other tile.
sb-tile-label = { $tile }
sb-join = Courtesan: which tiles do you add to a set?
sb-join-meaning = This is no sale: it brings no canoe token.
sb-join-label = { $tile_list } to { $goods }
sb-ask-take = { $phase ->
    [opening] Take a tile from cells 1 to 4
    [refilled] Take a tile from cells 1 to 4
    [forced] You must take the tile on cell { $cell }
    [extra] Take a tile in any of the four directions
   *[turn] Take a tile on the Ankh’s line
}
sb-ask-sale = Pick 3 or more tiles to sell as { $goods }
sb-ask-scribe = Give up { $owed } { $owed ->
    [one] tile
   *[other] tiles
} as corruption
sb-progress = { $phase ->
    [extra] This is your extra turn.
    [blocked] No tile lies on the Ankh’s line.
    [stuck] No tile can be taken. The game ends with whoever can neither sell nor play a character.
    [scribe] Your opponent’s Scribe leaves you six tiles.
   *[other] { "" }
}
sb-region = { $region ->
    [wheat] { sb-word-wheat }
    [fish] { sb-word-fish }
    [livestock] { sb-word-livestock }
    [ebony] { sb-word-ebony }
    [marble] { sb-word-marble }
    [ivory] { sb-word-ivory }
    [pharaoh] { sb-word-pharaoh-tile }
    [statue] { sb-word-statue }
    [character] { sb-word-character-tile }
   *[other] { $region }
}

sb-hint-hidden = { $back }, face down
sb-hint-deben = a Deben (3 to 9) instead of the tile
sb-hint-cost = costs { $corruption } corruption
sb-hint-turn = Ankh then { $direction }
sb-hint-turn-own = you turn the Ankh
sb-hint-count = { $count } { $tile }
sb-hint-sale = { $tile_list }, { $worth }
sb-hint-worth = { $points } { $points ->
    [one] point
   *[other] points
}{ $now ->
    [0] { "" }
   *[other] { " " }instead of { $now }
}
sb-hint-new = new set
sb-hint-set = now { $points } { $points ->
    [one] point
   *[other] points
}

sb-region-question = Which kind?

## Where a move differs from another: it gains by this (more) or loses (less)

sb-term-points = you score { $by } { $change ->
    [more] more
   *[less] less
}
sb-term-corruption = corruption costs you { $by } { $change ->
    [more] less
   *[less] more
}
sb-term-singles = single tiles promise { $by } { $change ->
    [more] more
   *[less] less
}
sb-term-pairs = pairs in hand promise { $by } { $change ->
    [more] more
   *[less] less
}
sb-term-sets = sets in hand promise { $by } { $change ->
    [more] more
   *[less] less
}
sb-term-characters = characters in hand are worth { $by } { $change ->
    [more] more
   *[less] less
}
sb-term-wild = statues in hand are worth { $by } { $change ->
    [more] more
   *[less] less
}
sb-term-leftovers = unsold tiles cost you { $by } { $change ->
    [more] less
   *[less] more
}
sb-term-reach = tiles within reach are { $by } { $change ->
    [more] better
   *[less] worse
} for you

## Slash commands (100 characters at most)

command-sobek-description = Moves in Sobek: 2 Players
command-sobek-take = Take a tile from the market
command-sobek-cell = The cell, like 12
command-sobek-refill = Refill the market, when nothing lies on the Ankh’s line
command-sobek-sell = Sell a set of 3 or more tiles
command-sobek-goods = What you sell; “all” sells every tile that fits
command-sobek-sale-tiles = Which of them: 2 wheat1, 1 statue (nothing: you choose next)
command-sobek-character = Play a character for its ability
command-sobek-which-character = The character, and what it is played on
command-sobek-pick = Pick tiles for a sale, or to give up for the Scribe
command-sobek-tiles = Like 2 wheat1, 1 statue
command-sobek-done = Sell the tiles you have picked
command-sobek-turn = Turn the Ankh after taking a face-down tile
command-sobek-direction = Where it points
command-sobek-token = Choose a canoe token
command-sobek-which-token = The token, and what it goes to
command-sobek-recover = Take a tile from your opponent’s corruption (Vizier)
command-sobek-corruption-tile = The tile you take

# A total with what is counted.
sb-total = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## What is chosen with each option, on one line.

sb-about-treasures-of-the-pharaoh = The expansion, with pharaoh tiles and two more characters.
sb-about-corruption-scoring = Whether it costs points at the end, or is only compared.
sb-about-first-player = Drawn at random, or chosen.
sb-preset-base = Base game
sb-preset-pharaoh = With Treasures of the Pharaoh

## A guided first turn

sb-guide-1 = **1 of 4** You take one tile on the Ankh’s line. Jumping over tiles costs: each of them becomes corruption.
sb-guide-2 = **2 of 4** Your tile turns the Ankh: the picture shows the line that your opponent will have.
sb-guide-3 = **3 of 4** Three tiles of one kind make a sale. A sale is worth its tiles times its scarabs, so wait for scarabs, but not too long.
sb-guide-4 = **4 of 4** Choose a tile: beside it stands what it costs. Look at the picture, then press the green button.
