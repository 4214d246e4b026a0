"""Somebody who plays what the bot player would, on the private panel, by the shortest way that it shows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from cogs.base import custom_ids
from playground.testing.person import Interaction
from playground.testing.reading import Object, PlaygroundError, components
from rules.core.draft import turn_end
from tests.kit.room import PATIENCE, Board, Guest
from tests.trials.touches.offers import Offer, Sight, confirm_of, look

MOST_TOUCHES = 60

Shown = Callable[[Object, Sight], Awaitable[Object]]
"""Called with every panel as it appears; the panel as it is afterwards."""


class Stuck(Exception):
    """What the person wants cannot be reached on what they see."""


@dataclass(frozen=True)
class Part:
    """Steps that one control has taken into the plan, and the touches up to there since the part before."""

    steps: tuple[str, ...]
    touches: int


@dataclass(frozen=True)
class Commit:
    """What was carried out together, and all touches for it since the ping or the commit before."""

    parts: tuple[Part, ...]
    touches: int

    @property
    def steps(self) -> list[str]:
        return [step for part in self.parts for step in part.steps]


async def take_turn(board: Board, guest: Guest, shown: Shown | None = None) -> list[Commit]:
    """From the ping until nothing more is owed, or until a new board asks. Raises :class:`Stuck`."""
    await board.room.settled()
    sight = await look(board, guest)
    wanted = sight.sensible()
    message = await board.shown(guest)
    answer = _answer_on_board(message, wanted)
    if answer is not None:
        pressed = await guest.click(message, custom_id=answer)
        await pressed.acknowledged(PATIENCE)  # only the next board tells what came of it
        await guest.wait_until(lambda: _has_moved(board, guest, sight.at.version), PATIENCE)
        return [Commit((Part(wanted, 1),), 1)]
    return await _Turn(board, guest, shown, sight, wanted).take()


async def begin_turn(board: Board, guest: Guest) -> None:
    """Opens the panel and goes on there until the plan has its first step, which others may finish elsewhere. Raises
    :class:`Stuck`."""
    await board.room.settled()
    sight = await look(board, guest)
    await _Turn(board, guest, None, sight, sight.sensible()).begin()


class _Turn:
    """A turn on the private panel."""

    def __init__(self, board: Board, guest: Guest, shown: Shown | None, sight: Sight, wanted: tuple[str, ...]) -> None:
        self._board = board
        self._guest = guest
        self._shown = shown
        self._begin(sight, wanted, 0)
        self._panel: Object = {}

    def _begin(self, sight: Sight, wanted: tuple[str, ...], touches: int) -> None:
        self._sight = sight
        self._wanted = wanted
        self._tried: list[Offer] = []
        self._parts: list[Part] = []
        self._touches = touches

    async def take(self) -> list[Commit]:
        commits: list[Commit] = []
        self._panel = await _open(self._board, self._guest)
        self._touches = 1
        for _ in range(MOST_TOUCHES):
            now = await look(self._board, self._guest)
            if now.at.version != self._sight.at.version:
                commits.append(Commit(tuple(self._parts), self._all_touches()))
                owing = now.at.game.to_act(now.at.table.state)
                if now.at.seat not in owing or not _is_panel(self._panel):
                    return commits
                self._begin(now, now.sensible(), 0)
            if self._shown is not None:
                before, self._panel = self._panel, await self._shown(self._panel, now)
                self._tried = self._tried if self._panel is before else []
            await self._touch(now)
        raise Stuck(f"{' · '.join(self._wanted)} takes more than {MOST_TOUCHES} touches")

    async def begin(self) -> None:
        """Stops once the plan has a step, or is carried out already."""
        self._panel = await _open(self._board, self._guest)
        while not (now := await look(self._board, self._guest)).steps and now.at.version == self._sight.at.version:
            await self._touch(now)

    def _all_touches(self) -> int:
        return sum(part.touches for part in self._parts) + self._touches

    async def _touch(self, now: Sight) -> None:
        """The next touch: towards what is wanted, or to carry it out."""
        if not now.steps:
            self._wanted = now.content(self._panel, self._wanted)
        if not now.left_of(self._wanted):
            confirm = confirm_of(self._panel)
            if confirm is None:
                raise Stuck(f"no confirm for {' · '.join(self._wanted)}: {self._panel['content']}")
            if not now.steps:  # the turn is only declared finished
                self._parts.append(Part((turn_end(now.at.game, now.plan.legal) or "",), 0))
            self._panel = await _press(self._guest, self._panel, confirm["custom_id"])
            self._touches += 1
            return
        at_once = now.carries_out(self._panel, self._wanted)
        if at_once is not None:
            self._parts.append(Part(tuple(now.left_of(self._wanted)), self._touches))
            self._touches = 1
            self._panel = await _press(self._guest, self._panel, at_once["custom_id"])
            return
        offer = now.best(self._panel, self._wanted, self._tried)
        if offer is None:
            shown = ", ".join(one["custom_id"] for one in components(self._panel) if one.get("custom_id"))
            raise Stuck(f"no way to {' · '.join(self._wanted)} behind {now.steps} by {shown}: {self._panel['content']}")
        if offer.values:
            used = await self._guest.select(self._panel, list(offer.values), custom_id=offer.custom_id)
        else:
            used = await self._guest.click(self._panel, custom_id=offer.custom_id)
        self._panel = await _answer(used)
        self._touches += offer.touches
        self._tried = [] if offer.steps else [*self._tried, offer]
        if offer.steps:
            self._parts.append(Part(offer.steps, self._touches))
            self._touches = 0


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
