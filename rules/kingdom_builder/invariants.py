"""What must hold in every position (KB-1, KB-5, KB-6)."""

from collections import Counter

from rules.core.bitset import cells_of
from rules.kingdom_builder.board import CARDS
from rules.kingdom_builder.hexes import NAMES, NEIGHBOURS
from rules.kingdom_builder.state import COPIES, SETTLEMENTS, TILES_PER_LOCATION, KingdomState, OldHands


def broken(state: KingdomState) -> tuple[str, ...]:
    """The conservation laws that ``state`` breaks, one short line each."""
    return (*_settlements(state), *_tiles(state), *_cards(state), *_course(state))


def _stood(state: KingdomState, seat: int) -> int:
    """Where the settlements of a seat stand, and where the one in its hand stood."""
    own = state.settlements[seat]
    return own if state.lifted is None or seat != state.active else own | 1 << state.lifted.hex


def _settlements(state: KingdomState) -> list[str]:
    found = []
    board = state.ground
    seen = 0
    for seat, own in enumerate(state.settlements):
        in_hand = seat == state.active and state.lifted is not None
        if state.supply[seat] < 0 or own.bit_count() + in_hand + state.supply[seat] != SETTLEMENTS:
            found.append(f"seat {seat}: settlements are not {SETTLEMENTS}")
        if own & seen:
            found.append(f"seat {seat}: two settlements on a hex")
        if _stood(state, seat) & ~(board.buildable | board.water):
            found.append(f"seat {seat}: a settlement where none may stand")
        seen |= own
    return found


def _tiles(state: KingdomState) -> list[str]:
    found = []
    kinds = state.ground.kind_at
    for location, left in state.locations.items():
        takers = sum(1 for origins in state.taken if origins >> location & 1)
        if left < 0 or left + takers > TILES_PER_LOCATION:
            found.append(f"{NAMES[location]}: more tiles than {TILES_PER_LOCATION}")
    for seat, tiles in enumerate(state.tiles):
        origins = [tile.origin for tile in tiles]
        if origins != sorted(set(origins)):
            found.append(f"seat {seat}: tiles out of order or twice from one hex")
        if any(kinds.get(tile.origin) != tile.kind or not state.taken[seat] >> tile.origin & 1 for tile in tiles):
            found.append(f"seat {seat}: a tile from nowhere")
        if any(origin not in kinds for origin in cells_of(state.taken[seat])):
            found.append(f"seat {seat}: took a tile where no location is")
        lifting = seat == state.active and state.lifted is not None
        if not lifting and any(not NEIGHBOURS[origin] & state.settlements[seat] for origin in origins):
            found.append(f"seat {seat}: a tile without a settlement at its hex")
    return found


def _cards(state: KingdomState) -> list[str]:
    in_piles = (*state.deck, *state.discards, *state.removed)
    before_seats = (card for card in (*state.hands, state.card, *state.kept) if card)
    counts = Counter((*in_piles, *before_seats))
    if counts != dict.fromkeys(CARDS, COPIES):
        return [f"cards are not {COPIES} of each terrain"]
    old = [seat for hands in state.old_hands for seat in hands.seats]
    if len({*old}) < len(old) or not {*old} <= {seat for seat, card in enumerate(state.hands) if card}:
        return ["an old hand is none, or in two places"]
    return ["old hands are not what is known of them" for hands in state.old_hands if not _is_known(state, hands)]


def _is_known(state: KingdomState, hands: OldHands) -> bool:
    """Whether old hands are told as they are (KB-4.7)."""
    cards = sorted((state.hands[seat] for seat in hands.seats), key=CARDS.index)
    return bool(cards) and list(hands.seats) == sorted(hands.seats) and list(hands.cards) == cards


def _course(state: KingdomState) -> list[str]:
    found = []
    if state.hands[state.active] and not state.over:
        found.append("the active seat hides a card")
    if not state.final_round and not all(state.supply):
        found.append("a supply is empty but the end is not triggered")
    if len({*state.last}) < len(state.last) or any(not state.occupied >> cell & 1 for cell in state.last):
        found.append("a hex reached last is empty, or named twice")
    if state.over and (state.lifted is not None or state.card):
        found.append("something is still going on after the end")
    if (state.final_round or state.over) and all(state.supply):
        found.append("the end is triggered but no supply is empty")
    return found + [f"seat {seat}: {law}" for seat in range(state.seats) for law in _last_card(state, seat)]


def _last_card(state: KingdomState, seat: int) -> list[str]:
    """A card lies played before its owner from the owner's last turn on (KB-4.8), who has no other then."""
    if not state.kept[seat]:
        return []
    found = []
    if state.hands[seat] or (seat == state.active and state.card):
        found.append("a card is kept while another is in play")
    if not state.final_round:
        found.append("a card is kept before the last round")
    done, turns = (state.active - state.first) % state.seats, (seat - state.first) % state.seats
    if not state.over and turns >= done:
        found.append("a card is kept before the last turn is over")
    return found
