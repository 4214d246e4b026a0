"""The bot is killed while people are brought together: nothing they said is lost, and nothing is done or sent twice."""

from __future__ import annotations

import asyncio

import pytest

from playground.testing.person import DidNotRespond, PlaygroundError
from tests.cogs.app.test_kill import Town, town
from tests.cogs.matchmaking.test_matchmaking import offer, seek
from tests.effort import sample
from tests.kit.room import (
    PATIENCE,
    Guest,
    Object,
    buttons,
    until,
)

__all__ = ["town"]


async def told(town: Town) -> None:
    """Waits until everybody is told everything."""
    await until(lambda: town.ask("SELECT COUNT(*) FROM outbox WHERE user_id IS NOT NULL")[0][0] == 0)
    await town.quiet()


async def pressed(guest: Guest, message: Object, label: str) -> None:
    """Presses a button that may be gone, or have nobody behind it."""
    try:
        await (await guest.click(await guest.message(message), label)).answer(PATIENCE)
    except (DidNotRespond, PlaygroundError):
        return


@pytest.mark.parametrize("wait", sample([0.0, 0.05, 0.3], 2))
async def test_killed_around_the_last_yes(town, wait):
    """Whether it was written or not: after another press there is one table, and it has begun once."""
    aiko, marta = await town.join("Aiko", "Marta")
    await seek(aiko)
    await seek(marta)
    mine, theirs = await offer(aiko), await offer(marta)
    await aiko.press(mine, "Accept")
    await marta.click(theirs, "Accept")
    await asyncio.sleep(wait)
    await town.kill("bot")
    answers = [one for (one,) in town.ask("SELECT answer FROM matched WHERE match_id = 1 ORDER BY place")]
    tables = town.ask("SELECT status FROM tables")
    assert (answers, tables) in ((["yes", ""], []), (["yes", "yes"], [("running",)])), "all of it, or nothing"
    await town.start_bot()
    if not tables:
        await pressed(marta, theirs, "Accept")
    await told(town)
    assert town.ask("SELECT status FROM tables") == [("running",)]
    assert town.ask("SELECT COUNT(*) FROM searches") == [(0,)]
    assert len(await aiko.threads()) == 1
    assert len([one for one in await aiko.messages("games") if "Play" in buttons(one)]) == 1
    for guest in (aiko, marta):
        about = [one["content"] for one in await guest.dms() if "everybody has accepted" in one["content"]]
        assert len(about) <= 1
    assert "everybody has accepted" in (await aiko.message(mine))["content"]


async def test_killed_while_an_offer_is_sent(town):
    """Discord took the message and the bot never heard of it: it stands there once, and is known from then on."""
    aiko, marta = await town.join("Aiko", "Marta")
    await seek(aiko)
    body = {"pattern": r"POST /channels/\d+/messages$", "kind": "reset", "times": 1, "arg": "after"}
    await aiko.request("POST", "/test/faults", body)
    await seek(marta)

    async def arrived() -> int:
        return len(await aiko.dms()) + len(await marta.dms())

    await until(arrived)
    await town.kill("bot")
    await town.start_bot()
    mine, theirs = await offer(aiko), await offer(marta)
    await told(town)
    assert [len(await one.dms()) for one in (aiko, marta)] == [1, 1]
    await aiko.press(mine, "Accept")
    await marta.press(theirs, "Accept")
    await told(town)
    assert "everybody has accepted" in (await aiko.message(mine))["content"]
    assert town.ask("SELECT status FROM tables") == [("running",)]
