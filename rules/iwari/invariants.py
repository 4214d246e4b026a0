"""What must hold in every position: every card and piece is in one place, and the place is possible."""

from collections.abc import Iterator

from rules.iwari.expeditions import CARDS, IN_PLAY, SCORED
from rules.iwari.feats import KINDS, ON_LINES, earned, free_spaces
from rules.iwari.maps import BIOMES, TERRITORIES, TERRITORY_OF
from rules.iwari.setup import cards_with, choosers, has_third_tribe, mountain_types, tribes_with
from rules.iwari.state import DISPLAY, FEATS, HAND, TENTS, TOTEMS, IwariState, Placing


def broken(state: IwariState) -> tuple[str, ...]:
    """The conservation laws that ``state`` breaks, one short line each."""
    return (*_cards(state), *_tents(state), *_totems(state), *_lines(state), *_modules(state), *_course(state))


def _cards(state: IwariState) -> Iterator[str]:
    for card, count in enumerate(cards_with(state.seats)):
        there = state.discards[card] + state.display.count(card) + state.deck.count(card)
        there += sum(hand[card] for hand in state.hands)
        if there != count:
            yield f"{there} {BIOMES[card]} cards instead of {count}"
    if len(state.display) > DISPLAY:
        yield "more than four cards are face up"
    for seat, hand in enumerate(state.hands):
        if sum(hand) > HAND:
            yield f"seat {seat}: more than {HAND} cards in hand"


def _tents(state: IwariState) -> Iterator[str]:
    if state.third_tribe != has_third_tribe(state.seats) or state.tribes != tribes_with(state.seats):
        yield "a third tribe plays along with two players, and then only"
    seen = 0
    for tribe, spaces in enumerate(state.tents):
        if spaces & seen:
            yield f"tribe {tribe}: a tent on a space that is taken"
        seen |= spaces
        if spaces.bit_count() > TENTS:
            yield f"tribe {tribe}: more than {TENTS} tents"
    if seen & ~state.ground.all_spaces:
        yield "a tent on a space that the map does not have"


def _totems(state: IwariState) -> Iterator[str]:
    for territory, stack in enumerate(state.stacks):
        if stack and territory not in state.ground.totems:
            yield f"{TERRITORIES[territory]}: totems where there is no space for them"
        if any(not 0 <= tribe < state.tribes for tribe in stack):
            yield f"{TERRITORIES[territory]}: a totem of no tribe"
        if len(stack) > max(state.tents_in(territory)):
            yield f"{TERRITORIES[territory]}: more totems than the strongest tribe has tents"
    for tribe in range(state.tribes):
        if state.totems_left(tribe) < 0:
            yield f"tribe {tribe}: more than {TOTEMS} totems"


def _lines(state: IwariState) -> Iterator[str]:
    numbers = [line.number for line in state.ground.lines]
    if list(state.mountains) != sorted(set(state.mountains)) or not set(state.mountains) <= set(numbers):
        yield "mountains lie on different lines, in order"
        return
    types = sorted(state.ground.line(number).mountain for number in state.mountains)
    if types != list(mountain_types(state.seats)):
        yield "one mountain lies on a line of each type in use"


def _modules(state: IwariState) -> Iterator[str]:
    if state.feats and state.options["feats"] == "off":
        yield "feats without the option"
    for kind in KINDS:
        tribes = [feat.tribe for feat in state.feats if feat.kind == kind]
        if len(tribes) > FEATS[kind] or len(set(tribes)) < len(tribes):
            yield f"{kind}: more tokens than there are, or two of one tribe"
    for feat in state.feats:
        if feat.kind not in KINDS or not 0 <= feat.tribe < state.tribes or not _can_lie(state, feat.kind, feat.where):
            yield f"{feat.kind}: a token that cannot lie on {feat.where}"
    count = IN_PLAY if state.options["expeditions"] == "on" else 0
    cards = [one.card for one in state.expeditions]
    if len(cards) != count or cards != [card for card in CARDS if card in cards]:
        yield f"{count} different expedition cards are face up, in order"
    for one in state.expeditions:
        known = all(0 <= tribe < state.tribes for tribe in one.scored)
        if not known or len(one.scored) > SCORED or len(set(one.scored)) < len(one.scored):
            yield f"{one.card}: scored by others than two different tribes"


def _can_lie(state: IwariState, kind: str, where: str) -> bool:
    if kind in ON_LINES:
        lines = {str(line.number): line.kind for line in state.open_lines}
        return lines.get(where) == ON_LINES[kind]
    return TERRITORY_OF.get(where) in state.ground.territories


def _course(state: IwariState) -> Iterator[str]:
    hand, drawable = sum(state.hand), bool(state.deck or state.display)
    here = state.ground.territories
    scored = [territory for territory, points in enumerate(state.interim) if points]
    if any(territory not in here or len(state.interim[territory]) != state.tribes for territory in scored):
        yield "the mid scoring speaks of every tribe, in territories of the map"
    if state.half == 1 and scored:
        yield "points of a mid scoring that was not yet"
    if state.over and (state.half == 1 or state.deck) and any(map(any, state.hands)):
        yield "over before the deck was exhausted twice"
    if state.drafting:
        yield from _draft(state)
    if len(state.last) > 1 + state.third_tribe or any(not _lies(state, placed) for placed in state.last):
        yield "the latest placements are of pieces that lie where they say"
    if state.over:
        return
    if (state.phase == "space" or state.phase in KINDS) != (state.placing is not None):
        yield "a placement is under way just when it is asked for its spaces or a feat"
    elif state.placing is not None:
        yield from _placing(state, state.placing)
    if state.phase == "act" and not hand:
        yield "the active player has no card to play"
    if state.phase == "third" and not (state.third_tribe and hand):
        yield "nothing is left for a turn of the third tribe"
    if state.phase == "draw" and (hand >= HAND or not drawable):
        yield "no card can be drawn"
    if state.phase == "end" and hand < HAND and drawable:
        yield "a card must be drawn first"


def _draft(state: IwariState) -> Iterator[str]:
    """IW-2.8: one after the other chooses a whole hand."""
    if state.phase not in ("draw", "end") or any(state.tents) or state.half == 2:
        yield "starting hands are chosen before anything else"
    order = choosers(state.seats, state.starter)
    for seat in order[order.index(state.active) + 1 :]:
        if any(state.hands[seat]):
            yield f"seat {seat}: has cards before it chooses them"


def _lies(state: IwariState, placed: Placing) -> bool:
    """Whether the pieces of a finished placement lie on the map."""
    if not 0 <= placed.tribe < state.tribes or placed.territory not in state.ground.territories or placed.tents:
        return False
    tents = state.tents[placed.tribe] & state.ground.spaces[placed.territory]
    return not placed.spaces & ~tents and 0 <= placed.totems <= state.stacks[placed.territory].count(placed.tribe)


def _placing(state: IwariState, placing: Placing) -> Iterator[str]:
    """A placement under way is one that could have been begun (IW-4.2)."""
    if placing.tribe not in (state.active, *([state.tribes - 1] if state.third_tribe else [])):
        yield "somebody else places than the active player"
        return
    if placing.territory not in state.ground.territories:
        yield "pieces are placed in a territory that the map does not have"
        return
    if placing.spaces & ~(state.tents[placing.tribe] & state.ground.spaces[placing.territory]):
        yield "a tent was placed where it does not stand"
    if state.phase in KINDS:
        if placing.tents or placing.totems or len(earned(state, state.phase)) < 2:
            yield f"nothing is to be chosen for {state.phase}"
        return
    if min(placing.tents, placing.totems) < 0 or placing.tents < 1:
        yield "no tent is left to be placed"
    if placing.tents + placing.totems + placing.spaces.bit_count() > 2:
        yield "more than two pieces are placed"
    if placing.tents >= free_spaces(state, placing.territory).bit_count():
        yield "there is no choice of spaces"
    yield from _affordable(state, placing)


def _affordable(state: IwariState, placing: Placing) -> Iterator[str]:
    """The pieces still to come are in the supply, and the totems within the limit (IW-4.8, IW-4.11)."""
    tribe, territory = placing.tribe, placing.territory
    if placing.tents > state.tents_left(tribe) or placing.totems > state.totems_left(tribe):
        yield "a piece is placed that the tribe does not have"
    counts = state.tents_in(territory)
    most = max(*counts, counts[tribe] + placing.tents)
    totems = len(state.stacks[territory]) + placing.totems
    if placing.totems and (territory not in state.ground.totems or totems > most):
        yield "a totem is placed above the limit"
    before = sum(counts) - placing.spaces.bit_count()
    if not before and placing.tents + placing.totems + placing.spaces.bit_count() > 1:
        yield "the first piece of a territory is placed alone"
