"""Programs as processes of their own that need not be loaded: each is forked from one in which they are. Loading takes
longer than all else that most of them do in a test. What is tested of loading itself, and of the end of the
interpreter, is tested with ``sys.executable``."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from multiprocessing import forkserver, reduction
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = {
    "bot.py": "bot",
    "quick_bot": "tests.processes.quick_bot",
    "bare_bot": "tests.processes.bare_bot",
    "pointed": "tests.processes.pointed",
    "playground": "playground.__main__",
    "data": "data.__main__",
}
"""Each by its name, with the module that holds its ``main``."""
_CONTEXT = multiprocessing.get_context("forkserver")


class Forked:
    """A program that runs, used as a process of ``asyncio``; what it says can be read, nothing is typed."""

    def __init__(self, process: Any, stdout: asyncio.StreamReader, stderr: asyncio.StreamReader) -> None:
        self.stdout = stdout
        self.stderr = stderr
        self._process = process
        self._ended: asyncio.Event | None = None

    @property
    def pid(self) -> int:
        return int(self._process.pid)

    @property
    def returncode(self) -> int | None:
        """As the process itself tells it; of one that a signal has ended, its number below zero."""
        return self._process.exitcode  # type: ignore[no-any-return]

    async def wait(self) -> int | None:
        """Waits for its end, as several may at once; the exit code."""
        if self._ended is None:
            self._ended = asyncio.Event()
            asyncio.get_running_loop().add_reader(self._process.sentinel, self._has_ended)
        await self._ended.wait()
        return self.returncode

    def _has_ended(self) -> None:
        assert self._ended is not None
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self._ended.set()

    async def communicate(self) -> tuple[bytes, bytes]:
        """All that it has still to say, up to its end."""
        said = await asyncio.gather(self.stdout.read(), self.stderr.read())
        await self.wait()
        return said[0], said[1]

    def send_signal(self, number: int) -> None:
        """Raises ``ProcessLookupError`` where it has ended."""
        if self.returncode is not None:
            raise ProcessLookupError
        os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


async def start(
    program: str, *arguments: str, cwd: Path = ROOT, env: Mapping[str, str] | None = None, together: bool = False
) -> Forked:
    """Begins a program of :data:`PROGRAMS`, or a module with a ``main`` that needs what they need. ``together``: its
    errors stand in its output."""
    (out, write_out), (err, write_err) = os.pipe(), os.pipe()
    writing = _Ending(write_out), _Ending(write_out if together else write_err)
    environment = dict(os.environ if env is None else env)
    process = _CONTEXT.Process(target=_run, args=(program, arguments, cwd, environment, *writing), daemon=True)
    with _loading():
        process.start()
    os.close(write_out)
    os.close(write_err)
    return Forked(process, await _reader(out), await _reader(err))


class _Ending:
    """The end of a pipe that the new process has as well."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __getstate__(self) -> Any:
        return reduction.DupFd(self.number)  # type: ignore[attr-defined]

    def __setstate__(self, given: Any) -> None:
        self.number = given.detach()


@contextlib.contextmanager
def _loading() -> Iterator[None]:
    """What all are forked from finds its modules, and loads them."""
    forkserver.set_forkserver_preload(list(PROGRAMS.values()))
    kept, os.environ["PYTHONPATH"] = os.environ.get("PYTHONPATH"), str(ROOT)
    try:
        yield
    finally:
        if kept is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = kept


async def _reader(number: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader(limit=1 << 22)
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(number, "rb", 0))
    return reader


def _run(
    program: str, arguments: tuple[str, ...], cwd: Path, env: Mapping[str, str], out: _Ending, err: _Ending
) -> None:
    """In the new process: as if it had been started from ``cwd`` with this environment."""
    os.dup2(out.number, 1)
    os.dup2(err.number, 2)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    sys.argv = [program, *arguments]
    sys.exit(import_module(PROGRAMS.get(program, program)).main())
