"""How the process takes memory from the system and returns it (glibc; elsewhere nothing is done).

Every picture allocates and frees megabytes, and having the system clear them each time costs a quarter of drawing
it. So freed memory is kept for the next picture, of any thread, and is returned when nothing is drawn.
"""

import ctypes
import sys

M_TRIM_THRESHOLD, KEPT_FREE = -1, 32 << 20
"""Bytes that may stay free at the end of the heap."""

M_MMAP_THRESHOLD, APART = -3, 4 << 20
"""Blocks of four megabytes and more, which are whole pictures, are allocated apart: they would leave gaps."""

M_ARENA_MAX, HEAPS = -8, 1
"""With one heap per thread, each would keep as much free."""


def hold() -> None:
    """Sets for the whole process how much stays free. Call before threads are started."""
    mallopt = getattr(_libc(), "mallopt", None)
    if mallopt is not None:
        for option, value in ((M_TRIM_THRESHOLD, KEPT_FREE), (M_MMAP_THRESHOLD, APART), (M_ARENA_MAX, HEAPS)):
            mallopt(option, value)


def give_back() -> None:
    """Returns all free memory to the system."""
    trim = getattr(_libc(), "malloc_trim", None)
    if trim is not None:
        trim(0)


def _libc() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if sys.platform == "linux" else None
