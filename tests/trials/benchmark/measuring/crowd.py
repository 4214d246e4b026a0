"""People at fifty tables: at forty of them somebody moves at the same time: presses **Play**, puts a turn together,
confirms, and waits for the new board.

``python -m tests.trials.benchmark.measuring.crowd URL ROUNDS [MOVING] [PACED]``. In ``PACED`` more rounds nobody waits
for others, and everybody looks at each picture for a while before the next press. What they need is not imported in the
process that is measured.
"""

import asyncio
import random
import sys
import time
from collections.abc import Sequence

from playground.testing.person import Object
from rules.registry import GAMES
from tests.kit.room import Guest, is_board
from tests.playing.turns import confirm_button, plan_turn
from tests.trials.benchmark.load import MOVING, TABLES

AT_ONCE = 5
"""So many tables are opened side by side: that is not what is measured."""
PATIENCE = 120.0
THOUGHT = (3.0, 9.0)
"""Seconds for which somebody at their own pace looks at a picture: at least and at most."""
QUIET = 1.5
"""Seconds without news after which everything is sent."""


class Player(Guest):
    """Somebody who notes when the boards of their tables come."""

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.boards: dict[str, Object] = {}
        self.came: dict[str, float] = {}
        self.acknowledged: list[float] = []
        self.answered: list[float] = []
        self.dice: random.Random | None = None
        """How long the person thinks before each press; ``None`` for not at all."""

    def heard(self, event: Object) -> None:
        message = event["d"]
        if event["t"] in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and is_board(message):
            self.boards[message["channel_id"]] = message
            self.came[message["channel_id"]] = time.perf_counter()

    async def quiet(self) -> None:
        """Waits until nothing has come for a while: all that was queued is sent."""
        seen = -1
        while seen != len(self.events):
            seen = len(self.events)
            await asyncio.sleep(QUIET)

    async def think(self) -> None:
        if self.dice is not None:
            await asyncio.sleep(self.dice.uniform(*THOUGHT))

    async def press(self, message: Object, label: str) -> Object:
        await self.think()
        return await self.press_at_once(message, label)

    async def press_at_once(self, message: Object, label: str) -> Object:
        began = time.perf_counter()
        handle = await self.click(message, label)
        answer = await handle.answer(PATIENCE)
        self.answered.append((time.perf_counter() - began) * 1000)
        self.acknowledged.append((await handle.details())["acknowledged_ms"])
        return answer


async def open_table(host: Player, guest: Player, slug: str) -> str:
    """A running table; its thread."""
    lobby = await host.type("games", "play", game=slug)
    await guest.press(lobby, "Join")
    await host.press(lobby, "Start")
    thread = str(lobby["id"])
    await host.wait_until(lambda: thread in host.boards, PATIENCE)
    return thread


async def plan(
    people: Sequence[Player], host: Player, thread: str, mover: Player | None, dice: random.Random
) -> tuple[Player, Object]:
    """Whoever is called opens the panel and puts a turn together, up to where it can be confirmed. Where nobody is
    called, ``mover`` goes on."""

    def called() -> Player | None:
        content = host.boards[thread]["content"]
        return next((person for person in people if f"<@{person.id}>" in content), mover)

    player: Player = await host.wait_until(called, PATIENCE)
    panel = await player.press(host.boards[thread], "Play")
    return player, await plan_turn(panel, player, dice)


async def confirm(player: Player, host: Player, thread: str, panel: Object) -> float:
    """Confirms; after how many milliseconds the board that shows it came."""
    button = confirm_button(panel)
    assert button is not None
    await player.think()
    began = time.perf_counter()
    await player.press_at_once(panel, button["label"])
    await host.wait_until(lambda: host.came[thread] > began, PATIENCE)
    return (host.came[thread] - began) * 1000


async def _crowd(url: str, rounds: int, at_once: int = MOVING, paced: int = 0) -> None:
    """Opens the tables, moves, and prints what was seen."""
    async with await Player.join(url, "Aiko") as aiko, await Player.join(url, "Marta") as marta:
        people = aiko, marta
        slugs = [list(GAMES)[number % len(GAMES)] for number in range(TABLES)]
        threads: list[str] = []
        for start in range(0, TABLES, AT_ONCE):
            threads += await asyncio.gather(*(open_table(aiko, marta, slug) for slug in slugs[start : start + AT_ONCE]))
        _forget(people)
        dice = random.Random("load")
        print("begin", flush=True)
        shown: list[float] = []
        movers: dict[str, Player] = {}
        for number in range(rounds):
            moving = [threads[(number * at_once + place) % TABLES] for place in range(at_once)]
            print("phase planning", flush=True)
            plans = await asyncio.gather(*(plan(people, aiko, one, movers.get(one), dice) for one in moving))
            movers |= {thread: player for thread, (player, _) in zip(moving, plans, strict=True)}
            await aiko.quiet()
            print("phase moving", flush=True)
            shown += await asyncio.gather(
                *(confirm(player, aiko, thread, panel) for thread, (player, panel) in zip(moving, plans, strict=True))
            )
            await aiko.quiet()
        _tell(people, shown, "")
        if paced:
            _forget(people)
            print("phase paced", flush=True)
            for person in people:
                person.dice = random.Random(person.id)
            turns = (_turns(people, aiko, one, movers.get(one), dice, paced) for one in threads)
            _tell(people, [after for found in await asyncio.gather(*turns) for after in found], "_paced")
        print("phase counting", flush=True)


async def _turns(
    people: Sequence[Player], host: Player, thread: str, mover: Player | None, dice: random.Random, many: int
) -> list[float]:
    """So many turns at one table, one after the other; how soon the board of each came."""
    shown: list[float] = []
    for _ in range(many):
        mover, panel = await plan(people, host, thread, mover, dice)
        shown.append(await confirm(mover, host, thread, panel))
    return shown


def _forget(people: Sequence[Player]) -> None:
    for person in people:
        person.acknowledged.clear()
        person.answered.clear()


def _tell(people: Sequence[Player], shown: Sequence[float], suffix: str) -> None:
    """Prints what was seen since, in milliseconds."""
    acknowledged = [one for person in people for one in person.acknowledged]
    answered = [one for person in people for one in person.answered]
    for name, values in (("acknowledged", acknowledged), ("answered", answered), ("shown", shown)):
        print(f"{name}{suffix}=" + ",".join(f"{one:.1f}" for one in values))


if __name__ == "__main__":
    asyncio.run(_crowd(sys.argv[1], *map(int, sys.argv[2:])))
