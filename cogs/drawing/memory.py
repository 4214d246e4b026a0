"""How the process takes memory from the system and gives it back (glibc; elsewhere nothing is done).

Every picture takes and frees megabytes, and to have them cleared by the system each time costs a quarter of drawing it.
So what was freed stays for the next picture, for all threads alike, and is given back once nothing is drawn.
"""

import ctypes
import sys

M_TRIM_THRESHOLD, KEPT_FREE = -1, 32 << 20
"""So many bytes may lie free at the end of the heap."""

M_MMAP_THRESHOLD, APART = -3, 4 << 20
"""Blocks of four megabytes and more, which are whole pictures, lie apart: they would leave gaps."""

M_ARENA_MAX, HEAPS = -8, 1
"""With a heap for each thread, each would keep as much free."""


def hold() -> None:
    """Sets for the whole process how much stays free. To be called before there are threads."""
    mallopt = getattr(_libc(), "mallopt", None)
    if mallopt is not None:
        for option, value in ((M_TRIM_THRESHOLD, KEPT_FREE), (M_MMAP_THRESHOLD, APART), (M_ARENA_MAX, HEAPS)):
            mallopt(option, value)


def give_back() -> None:
    """Gives back to the system whatever is free."""
    trim = getattr(_libc(), "malloc_trim", None)
    if trim is not None:
        trim(0)


def _libc() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if sys.platform == "linux" else None
