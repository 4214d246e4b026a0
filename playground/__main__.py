"""Runs the playground as a separate process: `python -m playground --port 8090 --world DIR`.

`python -m playground gallery` runs a program of the tests, which plays with the bot in a process of its own: the
playground does not depend on it.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import uvloop

from playground.gateway.gateway import PRIVILEGED
from playground.rate_limits.rates import DISCORD, UNLIMITED
from playground.server import CannotStart, Server

GALLERY = "tests.trials.gallery"
"""The program behind `python -m playground gallery`."""


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m playground",
        description="A local Discord for bots under test.",
        epilog="python -m playground gallery --help: a picture of each kind of private panel, as on a phone.",
    )
    parser.add_argument("--port", type=int, default=8090, help="port on 127.0.0.1; 0 picks a free one (default 8090)")
    parser.add_argument("--world", type=Path, default=Path("var/playground"), help="directory the world is kept in")
    parser.add_argument("--unlimited", action="store_true", help="answer as fast as the bot asks: no rate limits")
    parser.add_argument("--privileged", action="store_true", help="switch the privileged intents on for the bot")
    return parser.parse_args()


async def _run(arguments: argparse.Namespace) -> int:
    server = Server(
        arguments.world,
        arguments.port,
        privileged=PRIVILEGED if arguments.privileged else 0,
        rates=UNLIMITED if arguments.unlimited else DISCORD,
    )
    try:
        await server.start()
    except CannotStart as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Playground at {server.url} (world in {arguments.world})", flush=True)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    await stop.wait()
    await server.stop()
    return 0


def _open_gallery(arguments: Sequence[str]) -> int:
    try:
        found = importlib.util.find_spec(GALLERY)
    except ModuleNotFoundError:
        found = None
    if found is None:
        print("The gallery belongs to the tests, which are not here: start it where they are.", file=sys.stderr)
        return 1
    return subprocess.call([sys.executable, "-m", GALLERY, *arguments])


def main() -> int:
    if sys.argv[1:2] == ["gallery"]:
        return _open_gallery(sys.argv[2:])
    return uvloop.run(_run(_arguments()))


if __name__ == "__main__":
    sys.exit(main())
