"""Presses of what the bot has never posted, by a person who has no seat at the table."""

from __future__ import annotations

import logging
import random
from collections import Counter
from typing import Any

import discord

from cogs.press import router
from tests.kit.admission import Actor, Desk, Relation, Role
from tests.kit.room import PATIENCE, Board, Guest, Room

AT_ONCE = 5
"""Buttons of one message."""
NUMBERS = (0, 1, 2, 7, 255, 10**9, 2**62)
ENDS = ("", "/", "/x", "/../..", "/1,2,3", "/\u202e", "/" + "y" * 40)
WORDS = ("", "no-verb", "PLAY", "play play", "%s", "💥")


class Heard(logging.Handler):
    """What is logged as an error meanwhile."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def forged(table_id: int, dice: random.Random) -> str:
    """A custom id that may be read, and often has as many numbers as its verb asks for; the first is often the
    table's."""
    verb = dice.choice(sorted(router.VERBS)) if dice.random() < 0.9 else dice.choice(WORDS)
    known = router.VERBS.get(verb)
    count = known.numbers if known is not None and dice.random() < 0.9 else dice.randrange(5)
    numbers = [dice.choice(NUMBERS) for _ in range(count)]
    if numbers and dice.random() < 0.7:
        numbers[0] = table_id
    end = dice.choice(ENDS) if dice.random() < 0.3 else ""
    return (":".join(("z", verb, *map(str, numbers))) + end)[:100]


def item(custom_id: str, number: int, dice: random.Random) -> Any:
    """A button or a list with this custom id, which differs from all others of the message."""
    if dice.random() < 0.7:
        return discord.ui.Button(label=f"Old {number}", custom_id=custom_id)
    return discord.ui.Select(custom_id=custom_id, options=[discord.SelectOption(label="Old", value="old")])


async def press_all(room: Room, board: Board, stranger: Guest, count: int, seed: str) -> tuple[Counter[str], list[str]]:
    """Presses so many: how often which answer came, and what failed, was not answered, or has changed the table."""
    dice, told, faults, heard = random.Random(f"presses {seed}"), Counter[str](), list[str](), Heard()
    desk, actor = Desk(room), Actor("a stranger", stranger, Relation(Role.STRANGER))
    before = await room.facts(board.number)
    logging.getLogger("ziggurat").addHandler(heard)
    try:
        while (made := told.total()) < count:
            ids = list(dict.fromkeys(forged(board.number, dice) for _ in range(AT_ONCE)))
            items = {custom_id: item(custom_id, number, dice) for number, custom_id in enumerate(ids)}
            for one in items.values():
                await desk.post(stranger, False, [one])
            for custom_id, one in items.items():
                used = await desk.press(actor, custom_id, isinstance(one, discord.ui.Select))
                await stranger.wait_until(lambda used=used: used.state in ("answered", "failed"), PATIENCE)
                told[used.state] += 1
                if used.state == "failed" or heard.lines:
                    faults.append(f"{custom_id}: {used.state} {heard.lines}")
                    heard.lines.clear()
                if await room.facts(board.number) != before:
                    faults.append(f"{custom_id}: the table has changed")
                    before = await room.facts(board.number)
            assert told.total() > made
    finally:
        logging.getLogger("ziggurat").removeHandler(heard)
    return told, faults
