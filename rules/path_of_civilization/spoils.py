"""What was to be had in a game, for the balance report: technologies, wonders, leaders, boards, benefits, and the
technology that a player began with."""

from collections.abc import Iterator, Sequence

from rules.core.contract import Spoil
from rules.path_of_civilization.actions import Benefit, Buy, CivAction
from rules.path_of_civilization.cards import LEADERS, PILES, TECHNOLOGIES, WONDERS, short
from rules.path_of_civilization.state import CivState


def spoils_of(state: CivState, moves: Sequence[tuple[int, CivAction]]) -> list[Spoil]:
    """All of it. A benefit is offered to the player who plays where its token lies available; one that is taken without
    a choice is not counted."""
    return [*_cards(state), *_choices(state, moves)]


def _cards(state: CivState) -> Iterator[Spoil]:
    civilizations = state.civilizations
    for name in PILES:
        yield Spoil("technology", short(name), tuple([own.technologies.count(name) for own in civilizations]))
    owned = {name for own in civilizations for name in own.cards}
    seen = owned | {*state.wonder_market, *state.leader_market, *state.taken}
    for kind, cards in (("wonder", WONDERS), ("leader", LEADERS)):
        for name in cards:
            if name in seen:
                yield Spoil(kind, short(name), tuple([own.cards.count(name) for own in civilizations]))
    for own in civilizations:
        yield Spoil("board", short(own.board), tuple([int(other is own) for other in civilizations]))


def _choices(state: CivState, moves: Sequence[tuple[int, CivAction]]) -> Iterator[Spoil]:
    first: dict[int, str] = {}
    for seat, action in moves:
        if isinstance(action, Buy):
            first.setdefault(seat, action.technology)
    seats = range(state.seats)
    for name in PILES:
        if TECHNOLOGIES[name].level == 1:
            yield Spoil("opening", short(name), tuple([int(first.get(seat) == name) for seat in seats]))
    taken = [(seat, action.token) for seat, action in moves if isinstance(action, Benefit)]
    for token in (name for level in state.levels for name in level.available):
        yield Spoil("benefit", short(token), tuple([taken.count((seat, token)) for seat in seats]))
