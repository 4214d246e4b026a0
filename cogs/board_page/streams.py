"""Tells open pages that something has changed for them: that they should ask again, never what it was.

What a page is told depends on what its seat may know: the public log, its own version, its own plan. Moves of others
that are hidden from it ring no bell.
"""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from cogs.base.services import Services
from cogs.runtime import tasks
from data.board_page import watched
from data.board_page.sessions import Session
from data.engines.store import StoreError
from data.tables.table_row import TableRow
from rules.core.errors import TableError
from rules.table import table as core

MOST = 4
"""The streams of one person in this process; the oldest ends where there would be more. A browser without HTTP/2 has
six connections to a server, and needs one for what is asked."""
GATHER = 0.02
"""Seconds in which several changes become one."""

Ended = Literal["over", "full"]

_log = logging.getLogger("ziggurat.page")


def mark_of(table: core.Table, seat: int, moves: int, steps: Sequence[str]) -> str:
    """What a page is told when it changes: the public log, what its seat knows of the table, its own plan. A page that
    shows this already need not ask again."""
    player = table.players[seat]
    public = (seat, moves, table.paused, table.ended, table.asked_back)
    known = (*public, player.version, player.late, player.premoves, player.conditionals, tuple(steps))
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]


@dataclass(eq=False)
class Stream:
    """An open page: whose it is, the ``mark`` of what it was told last, the ``version`` of its table when that was
    looked at, how it stood then, and whether there is something to tell. ``ended``: no more is told, as the page is
    over or the bot leaves (``over``), or as the person has newer pages (``full``)."""

    session: Session
    mark: str = ""
    version: int = -1
    stands: tuple[TableRow, core.Table] | None = None
    rung: asyncio.Event = field(default_factory=asyncio.Event)
    ended: Ended | None = None


class Streams:
    """The open pages of this process. It is woken as the other workers are: by what is written here, and by what other
    processes say that they have written."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._open: list[Stream] = []
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._services.wakers.append(self)
        self._services.plan_kept = lambda table_id: self.wake()
        self._task = asyncio.create_task(self._run(), name="page streams")

    async def stop(self) -> None:
        self._services.plan_kept = lambda table_id: None
        if self in self._services.wakers:
            self._services.wakers.remove(self)
        for stream in self._open:
            self._close(stream, "over")
        await tasks.end(self._task)

    def wake(self) -> None:
        if self._open:
            self._woken.set()

    def __len__(self) -> int:
        return len(self._open)

    def end(self, session: Session) -> None:
        """The pages of this session are told that they are over."""
        for stream in self._open:
            if stream.session.digest == session.digest:
                self._close(stream, "over")

    @contextlib.asynccontextmanager
    async def opened(self, session: Session) -> AsyncIterator[Stream]:
        """A stream for as long as the page is open."""
        own = [one for one in self._open if one.session.user_id == session.user_id]
        for oldest in own[: max(0, len(own) - MOST + 1)]:
            self._close(oldest, "full")
        stream = Stream(session)
        self._open.append(stream)
        self._woken.set()
        try:
            yield stream
        finally:
            self._open.remove(stream)

    def _close(self, stream: Stream, ended: Ended) -> None:
        stream.ended = ended
        stream.rung.set()

    async def _run(self) -> None:
        while True:
            await self._woken.wait()
            await asyncio.sleep(GATHER)
            self._woken.clear()
            try:
                await self._ring()
            except StoreError as error:
                _log.warning("open pages could not be notified: %s", error)
            except Exception:
                _log.exception("open pages could not be notified")

    async def _ring(self) -> None:
        """Rings where the mark of a seat has changed. Tables without a new version are not looked at."""
        reading = self._services.store.reading
        ids = {stream.session.table_id for stream in self._open}
        versions, plans = await watched.versions(reading, ids), await watched.plans(reading, ids)
        for stream in list(self._open):
            version = versions.get(stream.session.table_id, -1)
            if stream.version != version:
                stream.version, stream.stands = version, await self._found(stream.session.table_id)
            mark = _mark_for(stream, stream.stands, plans)
            if mark != stream.mark:
                stream.mark = mark
                stream.rung.set()

    async def _found(self, table_id: int) -> tuple[TableRow, core.Table] | None:
        """How a table stands; ``None`` where it is gone, or cannot be read: one alone silences no other."""
        try:
            return await self._services.tables.at(table_id)
        except StoreError:
            raise
        except TableError:
            return None
        except Exception:
            _log.exception("table %s could not be read for its open pages", table_id)
            return None


def _mark_for(stream: Stream, stands: tuple[TableRow, core.Table] | None, plans: watched.Plans) -> str:
    """The mark of an open page; another one than before where its table is gone, or its person has left the seat."""
    if stands is None:
        return "no table"
    row, table = stands
    seat = table.seat_of(stream.session.user_id)
    if seat is None:
        return "no seat"
    version, steps = plans.get((row.id, seat), (-1, ()))
    return mark_of(table, seat, row.moves, steps if version == table.players[seat].version else ())
