"""Private messages in Discord's layout components: words, pictures and controls on one card.

A message sent in layout components stays one: it takes no plain content (Discord's reference, "Component
reference").
"""

from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ui

from render.kit.renderer import Drawing

Control = ui.Item[Any]

LONGEST = 4000
"""Characters of all texts of a layout together, Discord's limit."""
MOST = 40
"""Controls in a message, with all that hold others, Discord's limit."""
ROW = 5
"""Buttons in one row."""


class _Bytes(BytesIO):
    """The bytes of a file to send, freed with the last reference to them. discord.py replaces ``close`` and puts it
    back when the file is sent: a stream that holds its own method lives until garbage is collected."""

    def __setattr__(self, name: str, value: object) -> None:
        assert name == "close"

    def close(self) -> None:
        pass


def file_of(drawing: Drawing, name: str = "") -> discord.File:
    """The picture as a file with its alt text, under this name or its own."""
    return discord.File(_Bytes(drawing.picture.data), name or drawing.picture.filename, description=drawing.alt)


def files_of(drawings: Sequence[Drawing]) -> list[discord.File]:
    """The pictures as files with their alt texts, each with its own name."""
    return [file_of(drawing, name) for name, drawing in _named(drawings)]


def gallery(drawings: Sequence[Drawing]) -> ui.MediaGallery[Any]:
    """The pictures of the files that :func:`files_of` makes of them."""
    items = [discord.MediaGalleryItem(f"attachment://{name}", description=one.alt) for name, one in _named(drawings)]
    return ui.MediaGallery(*items)


def galleries(drawings: Sequence[Drawing]) -> list[ui.MediaGallery[Any]]:
    """The same, each picture as wide as the message: those of one gallery become small squares."""
    return [ui.MediaGallery[Any](item) for item in gallery(drawings).items]


def composed(
    content: str, drawings: Sequence[Drawing], view: ui.View, *, wide: bool
) -> tuple[str | None, ui.View | ui.LayoutView]:
    """The content and the view of a message with these words, pictures and controls; ``wide`` makes it a layout, which
    holds the words itself and shows each picture as wide as it is."""
    if not wide:
        return content, view
    made = plain_layout(content, galleries(drawings), view)
    limit(made)
    return None, made


def without_controls(message: discord.Message) -> ui.LayoutView:
    """The words and pictures of a layout that was sent."""
    view, files = ui.LayoutView(timeout=None), iter(message.attachments)
    for line in message.components:
        if isinstance(line, discord.TextDisplay):
            view.add_item(ui.TextDisplay[Any](line.content))
        elif isinstance(line, discord.MediaGalleryComponent):
            for item, file in zip(line.items, files, strict=False):
                shown = discord.MediaGalleryItem(f"attachment://{file.filename}", description=item.description)
                view.add_item(ui.MediaGallery[Any](shown))
    return view


def with_pictures(card: Iterable[Control], pictures: Sequence[Control]) -> list[Control]:
    """The controls of a card with these pictures in place of its gallery."""
    return [one for item in card for one in (pictures if isinstance(item, ui.MediaGallery) else [item])]


def has_room(controls: Sequence[Control], more: int) -> bool:
    """Whether a message holds these controls, what holds them or stands above them, and so many ``more``."""
    return len([*ui.Container[Any](*controls).walk_children()]) + 1 + more <= MOST


def file_item(file: discord.File, *, picture: bool) -> Control:
    """A file to download, or shown as a ``picture``."""
    url = f"attachment://{file.filename}"
    if not picture:
        return ui.File(url)
    return ui.MediaGallery(discord.MediaGalleryItem(url, description=file.description))


def _named(drawings: Sequence[Drawing]) -> list[tuple[str, Drawing]]:
    names = [drawing.picture.filename for drawing in drawings]
    return [
        (f"{number}-{name}" if names.count(name) > 1 else name, drawing)
        for number, (name, drawing) in enumerate(zip(names, drawings, strict=True))
    ]


def plain_layout(text: str, shown: Iterable[Control], controls: ui.View | None = None) -> ui.LayoutView:
    """What a classic message would show: the text, then ``shown``, then the rows of its controls."""
    view = ui.LayoutView(timeout=None)
    if text:
        view.add_item(ui.TextDisplay(text))
    for item in shown:
        view.add_item(item)
    for row in rows_of(controls) if controls is not None else ():
        view.add_item(row)
    return view


def rows_of(view: ui.View) -> list[ui.ActionRow[Any]]:
    """The rows of a classic message's controls."""
    items = {_key(item.to_component_dict()): item for item in view.children}
    return [ui.ActionRow(*(items[_key(one)] for one in row["components"])) for row in view.to_components()]


def take_apart(controls: Iterable[Control]) -> None:
    """Frees controls that are not used any more: each knows what holds it, so that all of them would be kept until
    garbage is collected, which stops everything."""
    for one in controls:
        if isinstance(one, ui.ActionRow | ui.Section | ui.Container):
            for child in [*one.walk_children()]:
                child._parent = child._view = None
        one._parent = one._view = None


def _key(component: Any) -> str:
    """What identifies a control: its custom id, or the address of a link."""
    return str(component.get("custom_id") or component.get("url"))


def limit(view: ui.LayoutView) -> None:
    """Cuts the last texts of a layout that has more than one message holds: better cut than unanswered."""
    left = LONGEST
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    for number, item in enumerate(texts):
        others = len(texts) - number - 1  # each needs one character
        item.content = item.content[: max(1, left - others)]
        left -= len(item.content)


def rewrite(view: ui.LayoutView, change: Callable[[str], str]) -> None:
    """Changes each text of a layout, if the results fit together."""
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    changed = [change(item.content) for item in texts]
    if sum(map(len, changed)) <= LONGEST:
        for item, content in zip(texts, changed, strict=True):
            item.content = content
