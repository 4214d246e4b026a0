"""A process that thinks, and how it is asked."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cogs.bots.process import LENGTH, framed

_ROOT = Path(__file__).parents[2]
T = TypeVar("T", bound=msgspec.Struct)


class Thinker:
    """A process that answers one question at a time."""

    def __init__(self) -> None:
        command = (sys.executable, "-m", "cogs.bots.process")
        starting = asyncio.create_subprocess_exec(*command, cwd=_ROOT, stdin=PIPE, stdout=PIPE)
        self._starting = asyncio.create_task(starting)
        self._asking: asyncio.Task[Any] | None = None
        self._ending: asyncio.Task[None] | None = None
        self.answers = 0
        self.process_id = 0

    async def ask(self, question: msgspec.Struct, kind: type[T]) -> T:
        """The answer, which is of this kind. Raises ``EOFError`` where the process has ended."""
        asking = asyncio.create_task(self._ask(question, kind))
        self._asking = asking
        return await asking

    async def end(self) -> None:
        """Ends the process, however often it is called; a question that waits for its answer is cancelled."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        await asyncio.shield(self._ending)

    async def _ask(self, question: msgspec.Struct, kind: type[T]) -> T:
        process = await asyncio.shield(self._starting)
        self.process_id = process.pid
        source, target = process.stdin, process.stdout
        assert source is not None
        assert target is not None
        try:
            source.write(framed(msgspec.msgpack.encode(question)))
            await source.drain()
        except RuntimeError as error:  # what uvloop raises of a pipe without a reader; asyncio has an OSError
            raise EOFError("the process has ended") from error
        length = int.from_bytes(await target.readexactly(LENGTH), "big")
        answer = msgspec.msgpack.decode(await target.readexactly(length), type=kind)
        self.answers += 1
        return answer

    async def _end(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait([self._asking])
        with contextlib.suppress(OSError):  # it could not be started, or has ended
            process = await self._starting
            process.kill()
            await process.communicate()
