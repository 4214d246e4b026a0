"""Pictures as files that are sent, and controls that are not."""

from __future__ import annotations

import gc
import weakref

import pytest
from discord import ui

from cogs.base.layout import file_of, take_apart
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


@pytest.mark.parametrize("sent", [False, True])
def test_controls_that_are_taken_apart_are_freed_without_a_garbage_collection(sent: bool):
    row = ui.ActionRow(ui.Button(label="Confirm"), ui.Button(label="Back"))
    section = ui.Section(ui.TextDisplay("A temple on C4"), accessory=ui.Button(label="Take"))
    card = [ui.TextDisplay("Where?"), section, row]
    view = ui.LayoutView(timeout=None)
    if sent:
        view.add_item(ui.Container(*card))
        view.stop()
    known = [weakref.ref(one) for one in (*card, *row.children, *section.walk_children())]
    gc.disable()
    try:
        take_apart(view.walk_children() if sent else card)
        del view, card, row, section
        assert [one() for one in known] == [None] * len(known)
    finally:
        gc.enable()
