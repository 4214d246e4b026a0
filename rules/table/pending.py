"""Steps that can still be taken back: batches of several seats since the last fence.

A hidden step (no event comes of it) raises no fence for the others, and stays where it is when they take something
back. What one seat may take back depends on its own steps and on public ones alone.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core.contract import AnyGame
from rules.core.errors import RulesError
from rules.table.log_entry import Entry


class Batch(msgspec.Struct, frozen=True):
    """Steps that ``seat`` took together; ``free``: it may take them back."""

    seat: int
    steps: tuple[str, ...]
    free: bool = True


class Undone(msgspec.Struct, frozen=True):
    """What is left once a batch is taken back: the ``state``, and the ``pending`` batches that led to it. ``steps`` are
    those taken back, ``told`` the public ones of them; ``touched`` are the seats whose choices the batch had changed,
    ``None``: all. ``dropped``, the newest first, are others' hidden steps since that are not legal without it."""

    state: Any
    pending: tuple[Batch, ...]
    steps: tuple[str, ...]
    told: tuple[str, ...]
    touched: frozenset[int] | None
    dropped: tuple[Batch, ...] = ()

    def entries(self, seat: int, now: float) -> list[Entry]:
        """The log entries of an undo by ``seat``: what others lose by it is hidden."""
        dropped = [_entry(batch.seat, now, batch.steps, 0) for batch in self.dropped]
        return [*dropped, _entry(seat, now, self.steps, len(self.told))]


def _entry(seat: int, now: float, steps: tuple[str, ...], told: int) -> Entry:
    return Entry("undo", seat, now, steps, count=len(steps), told=told, own=True)


def free_of(pending: Sequence[Batch], seat: int) -> list[int]:
    """The indices of the batches that ``seat`` may take back: those after its newest one that is not free."""
    own = [place for place, batch in enumerate(pending) if batch.seat == seat]
    fixed = max((place for place in own if not pending[place].free), default=-1)
    return [place for place in own if place > fixed]


def bound(pending: Sequence[Batch], seat: int) -> tuple[Batch, ...]:
    """The batches, none of them free for ``seat``."""
    return tuple(msgspec.structs.replace(batch, free=False) if batch.seat == seat else batch for batch in pending)


def without_newest(acted: Sequence[int], seat: int, count: int) -> tuple[int, ...]:
    """The seats of steps, oldest first, without the newest ``count`` of ``seat``."""
    own = [place for place, one in enumerate(acted) if one == seat]
    gone = own[max(0, len(own) - count) :]
    return tuple(one for place, one in enumerate(acted) if place not in gone)


def without_last(game: AnyGame, fence: Any, pending: Sequence[Batch], seat: int) -> Undone:
    """Takes back the newest batch of ``seat``, which is free. Others' hidden steps since stay. One that is not legal
    any more, or would become public now, is dropped with all hidden steps of its seat since: an undo must reveal
    nothing."""
    place = free_of(pending, seat)[-1]
    last, state = pending[place], fence
    for batch in pending[:place]:
        state, _, _ = _taken(game, state, batch)
    was, told, touched = _taken(game, state, last)
    kept, dropped = list(pending[:place]), list[Batch]()
    for batch in pending[place + 1 :]:
        was, public, _ = _taken(game, was, batch)
        after = None if any(gone.seat == batch.seat for gone in dropped) else _tried(game, state, batch, public)
        if after is None:
            dropped.insert(0, batch)
            touched = None if touched is None else touched | {batch.seat}
        else:
            kept.append(batch)
            state = after
    return Undone(state, tuple(kept), last.steps, told, touched, tuple(dropped))


def _tried(game: AnyGame, state: Any, batch: Batch, public: tuple[str, ...]) -> Any | None:
    """The state after a batch whose steps ``public`` are public; ``None`` where it is not legal, or more would be
    public."""
    try:
        after, seen, _ = _taken(game, state, batch)
    except RulesError:
        return None
    return after if seen == public else None


def _taken(game: AnyGame, state: Any, batch: Batch) -> tuple[Any, tuple[str, ...], frozenset[int] | None]:
    """The state after a batch, its public steps, and the seats that it touches."""
    told: list[str] = []
    touched: frozenset[int] | None = frozenset({batch.seat})
    for step in batch.steps:
        transition = game.apply(state, batch.seat, game.find(game.legal_actions(state, batch.seat), step))
        state = transition.state
        told += [step] if transition.events else []
        touched = None if touched is None or transition.touched is None else touched | transition.touched
    return state, tuple(told), touched


class AskedBack(msgspec.Struct, frozen=True):
    """``seat`` asks to take back the newest ``count`` public steps of the game; ``agreed`` are the seats that have
    agreed."""

    seat: int
    count: int
    agreed: tuple[int, ...]
