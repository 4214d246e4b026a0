"""Fifty people press **Play** at once, each at a table of their own: every answer draws a board.

As a module of its own it is these people: ``python -m tests.trials.benchmark.clicks URL ROUNDS``.
"""

import asyncio
import json
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp

from playground.testing.person import Person
from tests.trials.benchmark.measuring.processes import bot_at, playground_process, watch_crowd
from tests.trials.benchmark.measuring.report import Report, percentile
from tests.trials.benchmark.moves import SPECIMEN

CLICKS = 50
_NOT_COUNTED = "/interactions/", "/webhooks/", "/users/@me/channels"


async def measure_clicks(report: Report, folder: Path, rounds: int) -> None:
    """How soon such a click is acknowledged and answered, and how many calls a move costs."""
    with playground_process(folder) as url:
        async with bot_at(url, folder / "clicks.sqlite3"):
            seen = await watch_crowd(__name__, url, str(rounds), alarm=True)
    acknowledged, shown = seen.figures["acknowledged"], seen.figures["shown"]
    report.add(
        f"click acknowledged, p99 of {len(acknowledged)}, {CLICKS} at once",
        f"{percentile(acknowledged, 0.99):.0f} ms",
        "<= 150 ms",
    )
    report.add("board shown after such a click, p50", f"{percentile(shown, 0.5):.0f} ms", "")
    report.add("event loop lag meanwhile, max", f"{max(seen.lag):.0f} ms", "<= 50 ms")
    calls = f"{seen.figures['calls'][0]:.0f}"
    report.add("bot-token calls a move (board, old board and old hand retired)", calls, "<= 3")


async def _click(url: str, rounds: int) -> None:
    """Opens tables and presses buttons, then prints what was seen."""
    async with await Person.join(url, "Aiko") as aiko, await Person.join(url, "Marta") as marta:
        boards = []
        for _ in range(CLICKS // 2):
            message = await (await aiko.slash("games", "play", game=SPECIMEN)).answer(20)
            await (await marta.click(message, "Join")).answer(20)
            await (await aiko.click(message, "Start")).answer(20)
            thread = message["id"]
            await aiko.wait_until(partial(_opened, aiko, thread), 20)
            boards.append(await aiko.wait_message(thread, lambda one: one["attachments"], 20))
        acknowledged, shown = [], []
        print("phase pressing", flush=True)
        for _ in range(rounds):
            people = [(person, board) for board in boards for person in (aiko, marta)]
            began = time.perf_counter()
            handles = await asyncio.gather(*(person.click(board, "Play") for person, board in people))
            for handle in handles:
                await handle.answer(60)
                shown.append((time.perf_counter() - began) * 1000)
            for handle in handles:
                acknowledged.append(float((await handle.details())["acknowledged_ms"]))
        print("acknowledged=" + ",".join(f"{value:.1f}" for value in acknowledged))
        print("shown=" + ",".join(f"{value:.1f}" for value in shown))
        print(f"calls={await _calls_a_move(url, aiko, marta, boards[0])}")


async def _opened(person: Person, thread: str) -> bool:
    return any(channel["id"] == thread for channel in await person.threads())


async def _calls_a_move(url: str, aiko: Person, marta: Person, board: dict[str, Any]) -> str:
    """The most bot-token calls that one committed step costs, the DM to the next player apart."""
    thread = str(board["channel_id"])
    most = 0
    async with aiohttp.ClientSession() as session:
        for _ in range(2):
            for person in (aiko, marta):
                for verb in ("build", "build", "build", "end"):
                    await asyncio.sleep(0.7)
                    await session.delete(f"{url}/test/traffic")
                    options = {}
                    if verb == "build":
                        choices = await person.autocomplete(thread, "kingdom build", focused="hex", value="")
                        options = {"hex": str(choices[0]["value"])} if choices else {}
                        if not choices:
                            break
                    await (await person.slash(thread, f"kingdom {verb}", **options)).answer(20)
                    await asyncio.sleep(0.7)
                    async with session.get(f"{url}/test/traffic") as answer:
                        calls = [json.loads(line) for line in (await answer.text()).splitlines()]
                    most = max(most, _counted(calls, thread))
    return str(most)


def _counted(calls: Sequence[dict[str, Any]], thread: str) -> int:
    """How many calls with the bot's token these are, without the direct message to the next player, posted or edited,
    and opening its channel."""
    counted = [one for one in calls if not any(part in one["path"] for part in _NOT_COUNTED)]
    there = [one for one in counted if f"/channels/{thread}/" in one["path"]]
    hands = [one for one in counted if one["method"] != "POST" and one not in there]
    return len(there) + min(1, len(hands))


if __name__ == "__main__":
    asyncio.run(_click(sys.argv[1], int(sys.argv[2])))
