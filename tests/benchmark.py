"""Measures what must be fast, and prints a table.

    python -m tests.benchmark [--quick]

Speeds are medians of several runs unless the row says otherwise. The bot runs in this process with an alarm clock on
its event loop; the playground and the people who click are processes of their own.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp

from bot import point_at, tune
from cogs.app import Ziggurat
from cogs.services import Services
from data import lobby
from data.store import Store
from data.tables import Request, TableRow, Tables
from playground import UNLIMITED, Server
from playground.person import Person
from render.core.renderer import Audience
from render.core.text import texts
from render.registry import RENDERERS
from rules.core import conformance
from rules.core import table as core
from rules.core.player import Holder
from rules.registry import GAMES
from tests.games import facts_of

CLICKS = 50
LIVE_TABLES = 1000
ROOT = Path(__file__).resolve().parents[1]
SPECIMEN = "kingdom_builder"
"""The game that the store, the clicks and the boot are measured with."""


class Report:
    """The rows of the table."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str, str]] = []

    def add(self, what: str, figure: str, goal: str) -> None:
        self.rows.append((what, figure, goal))
        print(f"{what:<62} {figure:>16}   {goal}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Prints how fast everything is.")
    parser.add_argument("--quick", action="store_true", help="fewer runs")
    parser.add_argument("--click", nargs=2, metavar=("URL", "COUNT"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.click:
        asyncio.run(_click(args.click[0], int(args.click[1])))
        return
    tune()
    report = Report()
    runs = 3 if args.quick else 7
    measure_rules(report, runs)
    measure_pictures(report, runs)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure_moves(report, Path(folder), 60 if args.quick else 400))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure_clicks(report, Path(folder), 1 if args.quick else 3))
    with tempfile.TemporaryDirectory() as folder:
        measure_boot(report, Path(folder))


def milliseconds(work: Callable[[], object], runs: int) -> float:
    """The median time of ``work`` in milliseconds."""
    spent = []
    for _ in range(runs):
        began = time.perf_counter()
        work()
        spent.append((time.perf_counter() - began) * 1000)
    return statistics.median(spent)


def percentile(values: list[float], share: float) -> float:
    """The value below which ``share`` of ``values`` lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


# --- rules --------------------------------------------------------------------------------------------------------


def measure_rules(report: Report, runs: int) -> None:
    """Random full games a second, and the slowest list of legal actions met in them."""
    for slug, game in GAMES.items():
        speed = facts_of(slug).speed
        seats, goal = speed.seats, speed.games
        rates, worst, most = [], 0.0, 0
        for run in range(runs):
            began = time.perf_counter()
            games = [conformance.play_random(game, seats, {}, f"speed {run} {number}") for number in range(20)]
            rates.append(len(games) / (time.perf_counter() - began))
            for one in (played for through in games for played in through.played):
                lists = [_timed(partial(game.list_actions, one.state, one.seat)) for _ in range(2)]
                worst, most = max(worst, min(lists)), max(most, len(one.legal))
        report.add(f"{slug}: random {seats}-player games a second", f"{statistics.median(rates):.0f}", f">= {goal}")
        report.add(f"{slug}: slowest legal_actions (up to {most} actions)", f"{worst:.2f} ms", "<= 2 ms")


def _timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


# --- pictures -----------------------------------------------------------------------------------------------------


def measure_pictures(report: Report, runs: int) -> None:
    """Boards cold (the first one of its game in a process that has warmed up as the bot does) and warm; their size."""
    for slug, game in GAMES.items():
        seats, renderer = facts_of(slug).speed.seats, RENDERERS[slug]
        audience = Audience(texts("en"), ("Aiko", "Marta", "健太", "Jules")[:seats])
        late = conformance.play_random(game, seats, {}, "picture").played
        observations = [game.observe(one.state, None) for one in late[len(late) // 2 :: len(late) // 20]]
        cold = [float(_fresh_process(_COLD, slug, str(seats))) for _ in range(runs)]
        report.add(f"{slug}: board, cold", f"{statistics.median(cold):.0f} ms", "<= 120 ms")
        renderer.board(observations[0], audience)
        warm = [milliseconds(partial(renderer.board, seen, audience), 1) for seen in observations * 3]
        report.add(f"{slug}: board, warm", f"{statistics.median(warm):.0f} ms", "<= 40 ms")
        sizes = [len(renderer.board(seen, audience).picture.data) / 1024 for seen in observations]
        report.add(f"{slug}: largest board picture", f"{max(sizes):.0f} KiB", "<= 150 KiB")


def _fresh_process(code: str, *arguments: str) -> str:
    """What a Python process of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, cwd=ROOT, check=True
    )
    return done.stdout


_COLD = """
import sys
from time import perf_counter
from render.core.renderer import Audience
from render.registry import RENDERERS, warm_up
from render.core.text import texts
from rules.core import conformance
from rules.registry import GAMES
slug, seats = sys.argv[1], int(sys.argv[2])
game = GAMES[slug]
played = conformance.play_random(game, seats, {}, "picture").played
seen = game.observe(played[len(played) // 2].state, None)
audience = Audience(texts("en"), ("Aiko", "Marta", "Jules", "Noor")[:seats])
warm_up()
began = perf_counter()
RENDERERS[slug].board(seen, audience)
print((perf_counter() - began) * 1000)
"""


# --- store --------------------------------------------------------------------------------------------------------


async def measure_moves(report: Report, folder: Path, moves: int) -> None:
    """A move from the call to the commit on disk."""
    store = await Store.open(folder / "moves.sqlite3")
    tables = Tables(store, GAMES)
    game = GAMES[SPECIMEN]
    spent: list[float] = []
    while len(spent) < moves:
        row = await _new_game(tables, 2)
        while len(spent) < moves:
            row, table = await tables.at(row.id)
            owing = core.owing(game, table)
            if not owing:
                break
            seat = owing[0]
            step = game.notation(game.default(table.state, seat))
            began = time.perf_counter()
            await tables.perform(
                Request(row.id, table.players[seat].user_id),
                lambda game, table, seat, step=step: core.act(game, table, seat, [step], 0.0),
                0.0,
            )
            spent.append((time.perf_counter() - began) * 1000)
    await store.close()
    report.add(f"move durable, p50 of {len(spent)}", f"{percentile(spent, 0.5):.1f} ms", "")
    report.add(f"move durable, p99 of {len(spent)}", f"{percentile(spent, 0.99):.1f} ms", "<= 5 ms")


async def _new_game(tables: Tables, seats: int, channel_id: int = 1) -> TableRow:
    opening = lobby.Opening(SPECIMEN, None, channel_id, Holder(100, "P0"), seats, {}, 0)
    row = await lobby.open_lobby(tables, opening, None, time.time())
    for number in range(1, seats):
        row = await lobby.join(tables, row.id, Holder(100 + number, f"P{number}"), None, time.time())
    return (await lobby.begin(tables, row.id, 100, f"seed {row.id}", None, time.time())).row


# --- clicks -------------------------------------------------------------------------------------------------------


async def measure_clicks(report: Report, folder: Path, rounds: int) -> None:
    """Fifty people press **Play** at once, each at a table of their own: every answer draws a board."""
    process = subprocess.Popen(
        [sys.executable, "-m", "playground", "--port", "0", "--world", str(folder / "world"), "--unlimited"],
        stdout=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        url = process.stdout.readline().split(" at ")[1].split()[0]
        point_at(url)
        store = await Store.open(folder / "clicks.sqlite3")
        services = Services(store, Tables(store, GAMES), RENDERERS)
        async with Ziggurat(services, guild_ready_timeout=0.1) as bot:
            runner = asyncio.create_task(bot.start(Server.token))
            await bot.wait_until_ready()
            clicker = subprocess.Popen(
                [sys.executable, "-m", "tests.benchmark", "--click", url, str(rounds)],
                stdout=subprocess.PIPE, text=True, cwd=ROOT,
            )  # fmt: skip
            lag = await _watch(clicker)
            output = clicker.stdout.read() if clicker.stdout else ""
            await bot.close()
            runner.cancel()
        await store.close()
    finally:
        process.terminate()
    figures = dict(line.split("=") for line in output.splitlines() if "=" in line)
    acknowledged = [float(value) for value in figures["acknowledged"].split(",")]
    shown = [float(value) for value in figures["shown"].split(",")]
    report.add(
        f"click acknowledged, p99 of {len(acknowledged)}, {CLICKS} at once",
        f"{percentile(acknowledged, 0.99):.0f} ms",
        "<= 150 ms",
    )
    report.add("board shown after such a click, p50", f"{percentile(shown, 0.5):.0f} ms", "")
    report.add("event loop lag meanwhile, max", f"{max(lag):.0f} ms", "<= 50 ms")
    report.add("bot-token calls a move (board, old board and old hand retired)", figures["calls"], "<= 3")


async def _watch(clicker: "subprocess.Popen[str]") -> list[float]:
    """How late an alarm set every 5 ms rings, in ms, for as long as the clicker runs."""
    late = []
    while clicker.poll() is None:
        began = time.perf_counter()
        await asyncio.sleep(0.005)
        late.append((time.perf_counter() - began - 0.005) * 1000)
    return late


async def _click(url: str, rounds: int) -> None:
    """The other process: opens tables and presses buttons, then prints what it saw."""
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
                    most = max(most, sum(_counts(call, thread) for call in calls))
    return str(most)


def _counts(call: dict[str, Any], thread: str) -> bool:
    """Any call with the bot's token but the one direct message to the next player (and opening its channel)."""
    if any(part in call["path"] for part in ("/interactions/", "/webhooks/", "/users/@me/channels")):
        return False
    return call["method"] != "POST" or f"/channels/{thread}/" in call["path"]


# --- boot ---------------------------------------------------------------------------------------------------------


def measure_boot(report: Report, folder: Path) -> None:
    """A fresh process with a thousand running tables in its store, until the client is ready."""
    asyncio.run(_fill(folder / "ziggurat.sqlite3"))
    printed = _fresh_process(_BOOT, str(folder))
    seconds, megabytes = printed.split()[-2:]
    report.add(f"boot with {LIVE_TABLES} live tables", f"{float(seconds):.2f} s", "<= 3 s")
    report.add("memory of that process", f"{float(megabytes):.0f} MB", "<= 200 MB")


async def _fill(path: Path) -> None:
    store = await Store.open(path)
    tables = Tables(store, GAMES)
    for number in range(LIVE_TABLES):
        await _new_game(tables, 2 + number % 4, number + 1)
    await store.write(lambda transaction: transaction.run("DELETE FROM outbox"))
    await store.close()


_BOOT = """
import time; began = time.perf_counter()
import asyncio, sys
from pathlib import Path
import tests.benchmark as benchmark
asyncio.run(benchmark.boot(Path(sys.argv[1]), began))
"""


async def boot(folder: Path, began: float) -> None:
    """Starts playground and bot in this process; prints seconds and megabytes."""
    server = Server(folder / "world", rates=UNLIMITED)
    await server.start()
    point_at(server.url)
    store = await Store.open(folder / "ziggurat.sqlite3")
    services = Services(store, Tables(store, GAMES), RENDERERS)
    async with Ziggurat(services, guild_ready_timeout=0.1) as bot:
        runner = asyncio.create_task(bot.start(Server.token))
        await bot.wait_until_ready()
        seconds = time.perf_counter() - began
        await bot.close()
        runner.cancel()
    await store.close()
    await server.stop()
    print(seconds, _megabytes())


def _megabytes() -> float:
    """The most memory this process ever held. (``ru_maxrss`` would count the parent's from before the exec.)"""
    lines = Path("/proc/self/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
