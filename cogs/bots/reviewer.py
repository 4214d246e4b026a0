"""Where finished games are reviewed: one at a time, in a process of its own that yields to the bot players."""

import asyncio
import logging
from collections.abc import Hashable

from cogs.bots.thinker import Thinker
from cogs.bots.turn import ReviewTask
from cogs.runtime import tasks
from rules.bots.reviewing import Review
from rules.core.errors import TableError

LATE = 300.0
"""Seconds after which a review is given up. It takes less than a minute of a processor that is free."""

_log = logging.getLogger("ziggurat.bots")


class Reviewer:
    """The reviews of this process; each is given up ``late`` seconds after it was begun."""

    def __init__(self, late: float = LATE) -> None:
        self.late = late
        self._place = asyncio.Semaphore(1)
        self._tasks: dict[Hashable, asyncio.Task[Review]] = {}
        self._thinker: Thinker | None = None

    @property
    def process_id(self) -> int | None:
        """The process that reviews now, once it has been asked."""
        return self._thinker.process_id or None if self._thinker is not None else None

    async def review(self, key: Hashable, task: ReviewTask) -> Review:
        """The review of a game. What is asked for again under the same ``key`` meanwhile is made once. Raises
        ``TableError`` where the process ends or is late."""
        running = self._tasks.get(key)
        if running is None:
            running = self._tasks[key] = asyncio.create_task(self._made(task))
            running.add_done_callback(lambda _: self._tasks.pop(key, None))
        return await asyncio.shield(running)

    async def close(self) -> None:
        """Ends the process, and gives up what waits for it."""
        await tasks.end(*self._tasks.values())

    async def _made(self, task: ReviewTask) -> Review:
        async with self._place:
            thinker = self._thinker = Thinker()
            try:
                async with asyncio.timeout(self.late):
                    return await thinker.ask(task, Review)
            except (TimeoutError, EOFError, OSError) as error:
                _log.warning("a game of %s could not be reviewed: %r", task.record.game, error)
                raise TableError("review-late") from error
            finally:
                self._thinker = None
                await thinker.end()
