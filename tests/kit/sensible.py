"""Somebody who plays what the bot player would, on the private panel, by the shortest way that it shows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from cogs.base import custom_ids
from playground.testing.person import Interaction
from playground.testing.reading import Object, PlaygroundError, components
from tests.kit.offers import Offer, Sight, confirm_of, look
from tests.kit.room import PATIENCE, Board, Guest

MOST_TOUCHES = 60

Shown = Callable[[Object, Sight], Awaitable[Object]]
"""Called with every panel as it appears; the panel as it is afterwards."""


class Stuck(Exception):
    """What the person wants cannot be reached on what they see."""


@dataclass(frozen=True)
class Commit:
    """Steps that were carried out together, and the touches since the ping or the commit before."""

    steps: tuple[str, ...]
    touches: int


async def take_turn(board: Board, guest: Guest, shown: Shown | None = None) -> list[Commit]:
    """From the ping until nothing more is owed, or until a new board asks. Raises :class:`Stuck`."""
    await board.room.settled()
    sight = await look(board, guest)
    wanted = sight.sensible()
    message = await board.shown(guest)
    answer = _answer_on_board(message, wanted)
    if answer is not None:
        await _press(guest, message, answer)
        await guest.wait_until(lambda: _has_moved(board, guest, sight.at.version), PATIENCE)
        return [Commit(wanted, 1)]
    panel = await _open(board, guest)
    commits: list[Commit] = []
    touches, tried = 1, list[Offer]()
    for _ in range(MOST_TOUCHES):
        now = await look(board, guest)
        if now.at.version != sight.at.version:
            commits.append(Commit(wanted, touches))
            if now.at.seat not in board.room.services.tables.game(now.at.row).to_act(now.at.table.state):
                return commits
            sight, wanted, touches, tried = now, now.sensible(), 0, []
            if not _is_panel(panel):  # the panel has closed: a new board asks
                return commits
        if shown is not None:
            panel = await shown(panel, now)
        if not now.steps:
            wanted = now.content(panel, wanted)
        panel, taken, tried = await _go_on(guest, panel, now, wanted, tried)
        touches += taken
    raise Stuck(f"{' · '.join(wanted)} takes more than {MOST_TOUCHES} touches")


async def _go_on(
    guest: Guest, panel: Object, sight: Sight, wanted: tuple[str, ...], tried: list[Offer]
) -> tuple[Object, int, list[Offer]]:
    """The next touch; the panel then, how many it was, and what has been opened in vain since the last step."""
    if set(wanted) <= set(sight.steps):
        confirm = confirm_of(panel)
        if confirm is None:
            raise Stuck(f"no confirm for {' · '.join(wanted)}: {panel['content']}")
        return await _press(guest, panel, confirm["custom_id"]), 1, []
    offer = sight.best(panel, wanted, tried)
    if offer is None:
        raise Stuck(f"no way to {' · '.join(wanted)} behind {sight.steps}: {panel['content']}")
    if offer.values:
        used = await guest.select(panel, list(offer.values), custom_id=offer.custom_id)
    else:
        used = await guest.click(panel, custom_id=offer.custom_id)
    return await _answer(used), offer.touches, [] if offer.steps else [*tried, offer]


async def type_turn(board: Board, guest: Guest) -> None:
    """The same typed: what is left to somebody who is stuck."""
    sight = await look(board, guest)
    for step in sight.at.plan(()).steps or sight.sensible():
        await guest.type(board.thread, "move", notation=step)


async def _open(board: Board, guest: Guest) -> Object:
    """Presses **Play** on the newest board."""
    while True:
        message = await board.shown(guest)
        found = [one["custom_id"] for one in components(message) if one.get("custom_id", "").startswith("z:play:")]
        try:
            return await _press(guest, message, found[0])
        except PlaygroundError:
            if (await board.shown(guest))["id"] == message["id"]:
                raise


async def _press(guest: Guest, message: Object, custom_id: str) -> Object:
    return await _answer(await guest.click(message, custom_id=custom_id))


async def _answer(used: Interaction) -> Object:
    """What answers, where anything does."""
    try:
        return await used.answer(PATIENCE)
    except PlaygroundError as error:
        if "gone" not in str(error):
            raise
        return {"content": "", "components": []}


def _answer_on_board(message: Object, wanted: tuple[str, ...]) -> str | None:
    """The button on the board that gives all that is wanted."""
    for one in components(message):
        if one.get("custom_id", "").startswith("z:answer:"):
            press = custom_ids.parse(one["custom_id"])
            if (press.rest,) == wanted:
                return str(one["custom_id"])
    return None


async def _has_moved(board: Board, guest: Guest, version: int) -> bool:
    return (await look(board, guest)).at.version != version


def _is_panel(message: Object) -> bool:
    verbs = ("z:take:", "z:tab:", "z:pick:", "z:go:")
    return any(one.get("custom_id", "").startswith(verbs) for one in components(message))
