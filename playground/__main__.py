"""Run the playground as a process of its own: `python -m playground --port 8090 --world DIR`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sqlite3
import sys
from pathlib import Path

import uvloop

from playground.gateway.gateway import PRIVILEGED
from playground.rate_limits.rates import DISCORD, UNLIMITED
from playground.server import Server


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m playground", description="A local Discord for bots under test.")
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
    except OSError as error:
        print(f"The playground cannot listen on port {arguments.port}: {error.strerror}.", file=sys.stderr)
        return 1
    except sqlite3.OperationalError:
        print(f"The world in {arguments.world} is in use by another playground.", file=sys.stderr)
        return 1
    print(f"Playground at {server.url} (world in {arguments.world})", flush=True)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    await stop.wait()
    await server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(uvloop.run(_run(_arguments())))
