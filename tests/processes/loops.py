"""The event loop of tests with a server: the one that the bot and the playground run on.

A ``conftest.py`` imports the function, and pytest finds it there.
"""

from __future__ import annotations

from collections.abc import Callable

import uvloop


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], uvloop.Loop]]:
    return {"uvloop": uvloop.new_event_loop}
