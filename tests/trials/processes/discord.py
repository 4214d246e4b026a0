"""Discord as a process of its own, which never dies: ``python -m tests.trials.processes.discord FOLDER``. It says its
address.

As many shards may introduce themselves at once as a large bot is allowed; nothing else is limited."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import uvloop

from playground import Rates, Server

LARGE = Rates(old_edits=None, max_concurrency=16)


def main() -> None:
    uvloop.run(_run(Path(sys.argv[1])))


async def _run(folder: Path) -> None:
    server = Server(folder, rates=LARGE)
    await server.start()
    print(server.url, flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    main()
