"""The course of a turn (KB-4), useless cards (KB-8) and the end of the game (KB-9)."""

from typing import Any

from msgspec.structs import replace

from rules.core.bitset import with_item
from rules.core.contract import Outcome
from rules.core.event import Event
from rules.kingdom_builder.actions import Build, Extra, KingdomAction, Lift, Put
from rules.kingdom_builder.board import CARDS
from rules.kingdom_builder.hexes import NAMES
from rules.kingdom_builder.placement import card_hexes
from rules.kingdom_builder.state import PLACEMENTS, KingdomState, Lifted, OldHands, Tile
from rules.kingdom_builder.tiles import gained, lost, readied, used


def take(state: KingdomState, seat: int, action: KingdomAction) -> Outcome[KingdomState]:
    """What a legal action of ``seat``, the active one, leads to."""
    match action:
        case Build(hex=cell):
            return _build(state, cell, None)
        case Extra(hex=cell, kind=kind, origin=origin):
            return _build(state, cell, Lifted(cell, kind, origin))
        case Lift(hex=cell, kind=kind, origin=origin):
            return _lift(state, Lifted(cell, kind, origin))
        case Put(hex=cell):
            return _put(state, cell)
        case _:
            return _end_turn(state)


# --- steps (KB-4.3, KB-4.4) -----------------------------------------------------------------------------------------


def _build(state: KingdomState, cell: int, by: Lifted | None) -> Outcome[KingdomState]:
    """A settlement of the supply goes to ``cell``: a mandatory placement, or ``by`` a tile."""
    seat = state.active
    if by is None:
        told = Event("built", seat, {"hex": NAMES[cell], "terrain": f"@{state.ground.terrain_of(cell)}"})
        tiles = state.tiles[seat]
    else:
        told = Event("tile-used", seat, {"tile": f"@{by.kind}", "hex": NAMES[cell]})
        tiles = used(state.tiles[seat], by.origin)
    own = state.settlements[seat] | 1 << cell
    supply = with_item(state.supply, seat, state.supply[seat] - 1)
    changes = {"supply": supply, "placed": state.placed + (by is None)}
    return _arrived(state, cell, own, tiles, changes, [told])


def _lift(state: KingdomState, lifted: Lifted) -> Outcome[KingdomState]:
    """An own settlement is taken off the board; its tile counts as used from here on (KB-6.10, KB-7.9)."""
    seat = state.active
    after = replace(
        state,
        settlements=with_item(state.settlements, seat, state.settlements[seat] & ~(1 << lifted.hex)),
        tiles=with_item(state.tiles, seat, used(state.tiles[seat], lifted.origin)),
        lifted=lifted,
        last=tuple(cell for cell in state.last if cell != lifted.hex) if state.begun else (),
        begun=True,
    )
    return Outcome(after, (Event("lifted", seat, {"tile": f"@{lifted.kind}", "hex": NAMES[lifted.hex]}),))


def _put(state: KingdomState, cell: int) -> Outcome[KingdomState]:
    """The lifted settlement reaches ``cell``; tiles are lost first, gained then (KB-6.8)."""
    seat, lifted = state.active, state.lifted
    assert lifted is not None
    told = Event("moved", seat, {"tile": f"@{lifted.kind}", "from": NAMES[lifted.hex], "to": NAMES[cell]})
    own = state.settlements[seat] | 1 << cell
    tiles, losses = lost(state.tiles[seat], own, seat)
    return _arrived(state, cell, own, tiles, {"lifted": None}, [told, *losses])


def _arrived(
    state: KingdomState, cell: int, own: int, tiles: tuple[Tile, ...], changes: dict[str, Any], events: list[Event]
) -> Outcome[KingdomState]:
    """What follows when a settlement has reached ``cell``: a tile (KB-6.1), the trigger of the end (KB-9.1), the end
    of the mandatory action (KB-4.3, KB-8.1, KB-8.2), another card for a useless one (KB-8.3)."""
    seat = state.active
    origin = gained(state, cell)
    if origin is not None:
        kind = state.ground.kind_at[origin]
        tiles = tuple(sorted((*tiles, Tile(kind, origin, "fresh")), key=lambda tile: tile.origin))
        changes["taken"] = with_item(state.taken, seat, state.taken[seat] | 1 << origin)
        left = state.locations[origin] - 1
        changes["locations"] = {**state.locations, origin: left}
        events.append(Event("tile-gained", seat, {"tile": f"@{kind}", "hex": NAMES[origin], "left": left}))
    if tiles is not state.tiles[seat]:
        changes["tiles"] = with_item(state.tiles, seat, tiles)
    supply = changes.get("supply", state.supply)[seat]
    if not supply and not state.final_round:
        changes["final_round"] = True
        events.append(Event("end-triggered", seat))
    if not supply or changes.get("placed", state.placed) == PLACEMENTS:
        changes["mandatory_over"] = True
    after = replace(
        state,
        settlements=with_item(state.settlements, seat, own),
        last=(*state.last, cell) if state.begun else (cell,),
        begun=True,
        **changes,
    )
    settled, exchanges = _fitting_card(after)
    revealing = any(event.reveals for event in exchanges)
    return Outcome(settled, (*events, *exchanges), after if revealing else None)


# --- cards (KB-4.7, KB-8.3) -----------------------------------------------------------------------------------------


def _draw(state: KingdomState) -> tuple[KingdomState, str, list[Event]]:
    """The top card of the deck, the discards shuffled into a new one when it is empty (KB-4.7); "" when both are."""
    events = []
    if not state.deck and state.discards:
        dice = state.chance.dice()
        deck, older = dice.shuffled(state.discards), _with_older_hands(state)
        state = replace(state, deck=deck, discards=(), old_hands=older, chance=dice.rest())
        events.append(Event("deck-shuffled", reveals=True))
    if not state.deck:
        return state, "", events
    return replace(state, deck=state.deck[1:]), state.deck[0], events


def _with_older_hands(state: KingdomState) -> tuple[OldHands, ...]:
    """The old hands once the discards are shuffled: those of the empty draw pile are known together from now on."""
    old = {seat for hands in state.old_hands for seat in hands.seats}
    seats = tuple(seat for seat, card in enumerate(state.hands) if card and seat not in old)
    cards = tuple(sorted((state.hands[seat] for seat in seats), key=CARDS.index))
    return (*state.old_hands, OldHands(seats, cards)) if seats else state.old_hands


def _still_old(state: KingdomState, seat: int) -> tuple[OldHands, ...]:
    """The old hands when ``seat`` turns its card up."""
    found = []
    for hands in state.old_hands:
        if seat in hands.seats:
            cards = list(hands.cards)
            cards.remove(state.hands[seat])
            hands = OldHands(tuple(other for other in hands.seats if other != seat), tuple(cards))
        found.append(hands)
    return tuple(hands for hands in found if hands.seats)


def _fitting_card(state: KingdomState) -> tuple[KingdomState, list[Event]]:
    """Removes cards without any free hex and draws others while placements are due (KB-8.3, KB-8.4)."""
    events: list[Event] = []
    while not state.mandatory_over and not card_hexes(state):
        old = state.card
        removed = (*state.removed, old) if old else state.removed
        state, card, told = _draw(replace(state, card="", removed=removed))
        state = replace(state, card=card, mandatory_over=not card)
        events += told
        if old and card:
            events.append(
                Event("card-exchanged", state.active, {"old": f"@{old}", "terrain": f"@{card}"}, reveals=True)
            )
        elif old:
            events.append(Event("card-removed", state.active, {"old": f"@{old}"}))
        elif card:
            events.append(Event("card-revealed", state.active, {"terrain": f"@{card}"}, reveals=True))
    return state, events


# --- the turn's end and the next turn -------------------------------------------------------------------------------


def _end_turn(state: KingdomState) -> Outcome[KingdomState]:
    """Card away, new card (KB-4.7, KB-4.8); then the next turn, or the end of the game (KB-9.2)."""
    seat = state.active
    after, events = _put_card_away(state)
    following = (seat + 1) % state.seats
    if after.final_round and following == after.first:
        after = replace(after, over=True)
        return Outcome(after, (*events, Event("game-over", None, {"reason": "settlements-out"}, reveals=True)), state)
    after = replace(after, active=following, round=after.round + (following == after.first))
    after, begun = start_turn(after)
    return Outcome(after, (*events, *begun), state)


def _put_card_away(state: KingdomState) -> tuple[KingdomState, list[Event]]:
    seat = state.active
    if state.final_round:
        kept = with_item(state.kept, seat, state.card)
        return replace(state, card="", kept=kept), [Event("turn-ended", seat, reveals=True)]
    discards = (*state.discards, state.card) if state.card else state.discards
    state, drawn, events = _draw(replace(state, card="", discards=discards))
    private = {seat: {"terrain": f"@{drawn}"}} if drawn else {}
    events.append(Event("turn-ended", seat, {}, private, reveals=True))
    return replace(state, hands=with_item(state.hands, seat, drawn)), events


def start_turn(state: KingdomState) -> tuple[KingdomState, list[Event]]:
    """Readies the active seat's tiles and turns its card up (KB-4.2); then KB-8.3, and KB-8.2 for an empty supply."""
    seat = state.active
    card = state.hands[seat]
    state = replace(
        state,
        tiles=with_item(state.tiles, seat, readied(state.tiles[seat])),
        hands=with_item(state.hands, seat, ""),
        card=card,
        placed=0,
        mandatory_over=not state.supply[seat],
        begun=False,
        old_hands=_still_old(state, seat),
    )
    events = [Event("card-revealed", seat, {"terrain": f"@{card}"}, reveals=True)] if card else []
    state, exchanges = _fitting_card(state)
    return state, events + exchanges
