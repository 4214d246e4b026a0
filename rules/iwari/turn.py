"""The course of a turn (IW-3): placing and swapping, the third tribe, feats and expeditions, drawing."""

from msgspec.structs import replace

from rules.core.bitset import cells_of, with_item
from rules.core.contract import Outcome
from rules.iwari.actions import PIECES, Draw, End, Feat, IwariAction, Place, Skip, Space, Swap, Take
from rules.iwari.course import Course, card_word
from rules.iwari.ending import end_turn
from rules.iwari.expeditions import CARDS, SCORED, fulfils
from rules.iwari.feats import KINDS, earned, free_spaces
from rules.iwari.maps import BIOME_OF, BIOMES, SPACES, TERRITORIES
from rules.iwari.state import Expedition, FeatKind, IwariState, Placing
from rules.iwari.state import Feat as Token


def take(state: IwariState, seat: int, action: IwariAction) -> Outcome[IwariState]:
    """What a legal action of ``seat``, the active one, leads to."""
    course = Course(state)
    if state.phase == "act":
        course.set(last=())
    match action:
        case Place():
            _begin(course, action)
        case Space(space=space):
            _put_tents(course, 1 << space)
        case Feat(where=where):
            assert state.phase in KINDS
            _lay(course, state.phase, where)
            _feats(course, KINDS.index(state.phase) + 1)
        case Swap(card=card):
            course.spend({card: 1})
            course.tell("swapped", {"card": card_word(card)})
            _third(course)
        case Skip():
            course.tell("third-skipped")
            _draws(course)
        case Take(card=card):
            _take(course, card)
        case Draw():
            _draw(course)
        case End():
            end_turn(course)
            if not course.told:  # no card was left to be turned up (IW-10.3)
                course.tell("turn-ended", tribe=state.active)
    return course.outcome()


# --- placing (IW-4) -------------------------------------------------------------------------------------------------


def price(action: Place) -> dict[int, int]:
    """The cards that a placement costs (IW-4.5): by biome, how many."""
    tents, totems = PIECES[action.pieces]
    if not action.pair:
        return {BIOME_OF[action.territory]: tents + totems}
    pair = {BIOMES.index(action.pair): 2}
    return pair if tents + totems == 1 else {BIOME_OF[action.territory]: 1, **pair}


def _begin(course: Course, action: Place) -> None:
    """The cards are played; tents for which there is just enough room go down at once."""
    tribe, territory = course.state.tribe, action.territory
    cards = price(action)
    course.spend(cards)
    words = [card_word(card) for card, count in cards.items() for _ in range(count)]
    course.tell("paid", {"territory": TERRITORIES[territory], "cards": words}, tribe=tribe)
    free = free_spaces(course.state, territory)
    course.set(placing=Placing(tribe, territory, action.tents, action.totems))
    if action.tents and free.bit_count() > action.tents:
        course.set(phase="space")
    else:
        _put_tents(course, free if action.tents else 0)


def _put_tents(course: Course, spaces: int) -> None:
    """Tents go down (IW-4.7); once all are, the totems of this placement (IW-4.8, IW-4.10)."""
    state, placing = course.state, course.state.placing
    assert placing is not None
    tribe, left = placing.tribe, placing.tents - spaces.bit_count()
    placing = replace(placing, tents=left, spaces=placing.spaces | spaces)
    tents = with_item(state.tents, tribe, state.tents[tribe] | spaces)
    if left:
        course.set(tents=tents, placing=placing)
        return
    stack = (*state.stacks[placing.territory], *(tribe,) * placing.totems)
    args = {
        "territory": TERRITORIES[placing.territory],
        "tents": placing.spaces.bit_count(),
        "totems": placing.totems,
        "space_list": [SPACES[space] for space in cells_of(placing.spaces)],
    }
    course.set(
        tents=tents,
        stacks=with_item(state.stacks, placing.territory, stack),
        placing=replace(placing, totems=0),
        last=(placing,) if tribe == state.active else (*state.last[:1], placing),
    )
    course.tell("placed", args, tribe=tribe)
    _feats(course, 0)


# --- feats and expeditions (IW-12, IW-13) ---------------------------------------------------------------------------


def _feats(course: Course, start: int) -> None:
    """The feats from ``start`` on are checked (IW-12.7); a token with one possible place goes there by itself."""
    for kind in KINDS[start:]:
        places = earned(course.state, kind)
        if len(places) > 1:
            course.set(phase=kind)
            return
        if places:
            _lay(course, kind, places[0])
    _expeditions(course)


def _lay(course: Course, kind: FeatKind, where: str) -> None:
    tribe = course.state.tribe
    course.set(feats=(*course.state.feats, Token(kind, tribe, where)))
    course.tell("feat", {"feat": f"@{kind}", "where": where}, tribe=tribe)


def _expeditions(course: Course) -> None:
    """All cards that the tribe fulfils now score (IW-13.2, IW-13.3)."""
    state, tribe = course.state, course.state.tribe
    for place, one in enumerate(state.expeditions):
        if len(one.scored) < SCORED and tribe not in one.scored and fulfils(state, tribe, one.card):
            points = CARDS[one.card].points[len(one.scored)]
            scored = Expedition(one.card, (*one.scored, tribe))
            course.set(expeditions=with_item(course.state.expeditions, place, scored))
            course.tell("expedition", {"expedition": f"@{one.card}", "points": points}, tribe=tribe)
    if tribe == state.active:
        _third(course)
    else:
        _draws(course)


# --- the third tribe, and cards (IW-11, IW-5) -----------------------------------------------------------------------


def _third(course: Course) -> None:
    """The third tribe's turn comes next while cards are left in hand (IW-11.2). Whether they pay for anything is the
    player's secret, so that it is asked for in any case."""
    course.set(placing=None)
    if course.state.third_tribe and any(course.state.hand):
        course.set(phase="third")
    else:
        _draws(course)


def _draws(course: Course) -> None:
    course.set(placing=None, phase="draw" if course.can_draw else "end")


def _take(course: Course, card: int) -> None:
    """IW-5.2; the display is refilled when the turn is ended (IW-15.4)."""
    display = list(course.state.display)
    display.remove(card)
    course.gain(card, display=tuple(display))
    course.tell("took", {"card": card_word(card)})
    _draws(course)


def _draw(course: Course) -> None:
    """A card of the deck; when it is the last one of the turn there is nothing left to take back, and the turn ends."""
    course.reveal()
    seat, (card, *deck) = course.state.active, course.state.deck
    course.gain(card, deck=tuple(deck))
    course.tell("drew", {"left": len(deck)}, {seat: {"card": card_word(card)}}, reveals=True)
    _draws(course)
    if course.state.phase == "end":
        end_turn(course)
