"""Premoves of a seat set and cleared, wherever the player does it: on the private message or the page of a table."""

from collections.abc import Callable, Collection, Iterable, Sequence

from cogs.base.services import Services
from cogs.kit.operations import Operation
from cogs.kit.seat_view import SeatView
from data.engines.store import Transaction
from data.play import drafts
from data.tables.tables import Performed
from rules.core.contract import AnyGame, Premove
from rules.table import table as core

Change = Callable[[tuple[Premove, ...]], Sequence[Premove]]
"""What becomes of the premoves that hold."""


def setting(*premoves: Premove) -> Change:
    """Sets premoves, each in the place of the one of the same name, or behind all others."""

    def change(left: tuple[Premove, ...]) -> Sequence[Premove]:
        wanted = {premove.name: premove for premove in premoves}
        held = {premove.name for premove in left}
        return [wanted.get(one.name, one) for one in left] + [one for one in premoves if one.name not in held]

    return change


def clearing(name: str) -> Change:
    """Clears the premove of this name."""
    return lambda left: [premove for premove in left if premove.name != name]


def operation(change: Change) -> Operation:
    """Changes the premoves that hold at that moment."""

    def act(game: AnyGame, table: core.Table, seat: int, now: float) -> core.Change:
        return core.leave_premoves(game, table, seat, change(core.premoves_of(game, table, seat)), now)

    return act


def outcome(game: AnyGame, done: Performed, names: Collection[str], key: str) -> str:
    """The text that tells what came of changing the premoves of these ``names``: ``key``, unless an open question was
    answered at once."""
    if not any(entry.kind == "premove" and entry.seat == done.seat for entry in done.change.entries):
        return key
    left = {premove.name for premove in core.premoves_of(game, done.change.table, done.seat)}
    return "move-made-here" if left.isdisjoint(names) else "premove-given"


async def drop_drafts(services: Services, at: SeatView, names: Iterable[str]) -> None:
    """Forgets the lists that were begun for these premoves."""

    async def work(transaction: Transaction) -> None:
        for name in names:
            await drafts.drop_premove(transaction, at.row.id, at.user_id, name)

    await services.store.write(work, table=at.row.id)
