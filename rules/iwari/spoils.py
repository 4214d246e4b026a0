"""What was to be had in a game, for the balance report: expedition cards, feats, and a place in the turn order."""

from collections.abc import Iterator, Sequence

from rules.core.contract import Spoil
from rules.iwari.actions import IwariAction
from rules.iwari.feats import KINDS
from rules.iwari.state import IwariState


def spoils_of(state: IwariState, moves: Sequence[tuple[int, IwariAction]]) -> list[Spoil]:
    """All of it. What the third tribe took is nobody's; its cards and feats were to be had all the same."""
    return [*_expeditions(state), *_feats(state), *_places(state)]


def _expeditions(state: IwariState) -> Iterator[Spoil]:
    for one in state.expeditions:
        yield Spoil("expedition", one.card, tuple([int(seat in one.scored) for seat in range(state.seats)]))
        first = one.scored[:1]
        yield Spoil("expedition first", one.card, tuple([int(seat in first) for seat in range(state.seats)]))


def _feats(state: IwariState) -> Iterator[Spoil]:
    if state.options["feats"] == "off":
        return
    for kind in KINDS:
        owners = [feat.tribe for feat in state.feats if feat.kind == kind]
        yield Spoil("feat", kind, tuple([owners.count(seat) for seat in range(state.seats)]))


def _places(state: IwariState) -> Iterator[Spoil]:
    """Who had the first turn, the second and so on, and on which map the first one."""
    for place in range(state.seats):
        holder = (state.starter + place) % state.seats
        taken = tuple([int(seat == holder) for seat in range(state.seats)])
        yield Spoil("turn order", f"{place + 1} of {state.seats}", taken)
        if place == 0:
            yield Spoil("first player on", state.options["map"], taken)
