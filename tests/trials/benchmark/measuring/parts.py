"""Which part of the program uses how much processor time: each thread's clock is read every few milliseconds, and what
it has used since goes to the part that it is in."""

import sys
import threading
import time
from collections import Counter
from types import FrameType

EVERY = 0.003
"""Seconds between two looks."""
PLACES = {
    "/render/core/encode.py": "encoding",
    "/render/core/bands.py": "encoding",
    "/render/words/": "words",
    "/fluent/": "words",
    "/render/": "drawing",
    "/PIL/": "drawing",
    "/rules/": "rules",
    "/data/": "store",
    "/aiosqlite/": "store",
    "/cogs/": "the bot itself",
    "/discord/": "protocol",
    "/aiohttp/": "protocol",
    "/uvloop/": "protocol",
    "/asyncio/": "protocol",
}
"""The part that a file belongs to; the first that fits."""
FOREIGN = ("/fluent/", "/PIL/", "/aiosqlite/", "/discord/", "/aiohttp/", "/uvloop/", "/asyncio/")
"""Which of them are of what is installed."""
PARTS = (*dict.fromkeys(PLACES.values()), "other")


class Parts:
    """Looks on from a thread of its own while :attr:`looking`. ``spent`` holds the seconds of each part, ``own`` those
    that looking on has cost."""

    def __init__(self) -> None:
        self.spent = Counter[str]()
        self.own = 0.0
        self.looking = False
        self._known: dict[str, str] = {}
        self._used: dict[int, float] = {}
        self._over = False
        self._thread = threading.Thread(target=self._look_on, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._over = True
        self._thread.join()

    def _look_on(self) -> None:
        own, whole, before = threading.get_ident(), time.process_time(), time.thread_time()
        while not self._over:
            time.sleep(EVERY)
            frames = sys._current_frames()
            found = Counter[str]()
            for thread in threading.enumerate():
                if thread.ident in frames and thread.ident != own:
                    found[self._part_of(frames[thread.ident])] += self._since(thread.ident)
            used, mine = time.process_time(), time.thread_time()
            found["other"] += max(0.0, used - whole - (mine - before) - found.total())
            if self.looking:
                self.spent += found
                self.own += mine - before
            whole, before = used, mine

    def _since(self, ident: int) -> float:
        """The processor time that a thread has used since the last look at it."""
        try:
            now = time.clock_gettime(time.pthread_getcpuclockid(ident))
        except OSError:  # it has just ended
            return 0.0
        before, self._used[ident] = self._used.get(ident, now), now
        return max(0.0, now - before)

    def _part_of(self, frame: FrameType | None) -> str:
        """Of the innermost file that belongs to a part."""
        while frame is not None:
            part = self._part(frame.f_code.co_filename)
            if part:
                return part
            frame = frame.f_back
        return "other"

    def _part(self, file: str) -> str:
        if file not in self._known:
            foreign = "/lib/python" in file
            places = ((place, part) for place, part in PLACES.items() if foreign == (place in FOREIGN))
            self._known[file] = next((part for place, part in places if place in file), "")
        return self._known[file]
