"""Pictures as files that are sent."""

from __future__ import annotations

import weakref

from cogs.base.layout import file_of
from render.core.encode import Picture
from render.kit.renderer import Drawing


def test_a_sent_file_is_freed_without_a_garbage_collection():
    file = file_of(Drawing(Picture(b"pixels", "board.png", 1, 1), "a board"))
    stream = weakref.ref(file.fp)
    file.fp.close()  # what is sent is closed by aiohttp, and may have to be sent again
    assert file.fp.read() == b"pixels"
    file.close()
    del file
    assert stream() is None
