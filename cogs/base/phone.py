"""How high a private message in layout components is on a phone, before it is sent: an estimate from the sizes of
its letters, buttons and pictures. It knows no game.

The measures are those of the playground's page on a screen of 390 x 844 pixels, which are those of Discord's app or a
little larger; letters are taken as wide as in DejaVu Sans, wider than in the fonts of phones, so that a message is
rather lower than estimated.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any
from unicodedata import east_asian_width

from discord import ComponentType, ui

from cogs.base.layout import ROW, Control

Component = Mapping[str, Any]
Face = tuple[str, bool]
"""What a button shows: its label, and whether an emoji."""

SCREEN = 716
"""What a phone shows of a conversation, between its header and the line to write on."""
PICTURE = 0.45
"""The share of that which a picture takes at most."""
INNER = 337
"""The width of what stands on a card."""

_FRAME = 140
"""What stands around the controls of a card: who answers to what, border, "(edited)", "Only you can see this"."""
_GAP, _PAIR = 8, 10
"""Between two controls, and between a text and the button beside it."""
_FINGER = 40
"""The least height of a control."""
_TEXT, _SMALL, _LABEL = 16, 13, 14
"""The sizes of letters: of texts and lists, of small print, of buttons."""
_LINE, _SMALL_LINE, _LABEL_LINE, _HEAD_LINE = 22.4, 18.2, 17.5, 21.6
_PADDING, _EMOJI = 22, 24
"""What a button is wider than its label, and than one without an emoji."""
_LIST_PADDING = 52
"""What a list has besides the text that it shows: padding and arrow."""
_BOLD = 1.09
_WIDTHS = {
    **dict.fromkeys("ijlI'|\u2018\u2019", 0.29), **dict.fromkeys(" .,:;!/()[]-*", 0.35),
    **dict.fromkeys("rtf\u201c\u201d", 0.4), **dict.fromkeys("csvxyzkJLF?", 0.56),
    **dict.fromkeys("mwMWOQGDNHUV+=<>", 0.8),
}  # fmt: skip
_USUAL, _WIDE = 0.635, 1.0
"""The widths of letters, in sizes: of most; and of Japanese ones, emoji, and signs that Japanese fonts have as wide."""

_MARK_UP = re.compile(r"\*\*|__|~~|`|\[([^\]]*)\]\([^)]*\)|\\(?=\W)")
_DRAWN = {
    re.compile(r"<a?:\w+:\d+>"): "あ",
    re.compile(r"<t:[^>]*>"): "in 10 hours",
    re.compile(r"<[@#/][^>]*>"): "@" * 12,
}
"""What stands in a text for something else, and about as much as that takes."""
_PIECE = re.compile(r"[^\s\u2e80-\uffef]+\s*|.", re.DOTALL)
"""What is not broken: a word, or one Japanese letter."""


def height_of(items: Iterable[Control], pictures: Sequence[tuple[int, int]] = ()) -> float:
    """The height of a message whose card has these controls, in pixels; its gallery has ``pictures`` of these sizes."""
    return height_of_card([item.to_component_dict() for item in items], pictures)


def height_of_card(components: Sequence[Component], pictures: Sequence[tuple[int, int]] = ()) -> float:
    """The same of components as they are sent, with the sizes of the pictures."""
    heights = [_height(one, pictures) for one in components]
    return _FRAME + sum(heights) + _GAP * (len(heights) - 1)


def in_rows(buttons: Sequence[ui.Button[Any]]) -> list[Control]:
    """Buttons in the rows that are lowest on a phone, and of those in the fewest."""
    faces = tuple([(one.label or "", one.emoji is not None) for one in buttons])
    return [ui.ActionRow(*buttons[row]) for row in _rows_of(faces)]


@lru_cache(1 << 10)
def _rows_of(faces: tuple[Face, ...]) -> list[slice]:
    """Which of these buttons stand in a row together."""
    best: list[tuple[float, int, list[slice]]] = [(0, 0, [])]
    for end in range(1, len(faces) + 1):
        ways = []
        for start in range(max(0, end - ROW), end):
            height, count, rows = best[start]
            ways.append((height + _row_height(faces[start:end]) + _GAP, count + 1, [*rows, slice(start, end)]))
        best.append(min(ways, key=lambda way: way[:2]))
    return best[-1][2]


def _height(component: Component, pictures: Sequence[tuple[int, int]]) -> float:
    match component["type"]:
        case ComponentType.text_display.value:
            return _text_height(component["content"], INNER)
        case ComponentType.section.value:
            return _section_height(component)
        case ComponentType.media_gallery.value:
            return _gallery_height(pictures)
        case ComponentType.action_row.value:
            controls = component["components"]
            return _list_height(controls[0]) if "options" in controls[0] else _row_height(tuple(map(_face, controls)))
    return _FINGER


def _gallery_height(pictures: Sequence[tuple[int, int]]) -> float:
    """One picture as wide as the card, several in squares, two or three in a row."""
    if len(pictures) != 1:
        in_row = 2 if len(pictures) in (2, 4) else 3
        return -(-len(pictures) // in_row) * INNER / in_row
    [(width, height)] = pictures
    return INNER * height / width if width else 0


def _section_height(section: Component) -> float:
    beside = _face(section["accessory"])
    width = min(INNER / 2, _widest(beside))
    texts = sum(_text_height(one["content"], INNER - _PAIR - width) for one in section["components"])
    return max(_button_height(beside, width), texts)


def _list_height(select: Component) -> float:
    """A closed list shows what is chosen in it, in as many lines as that takes."""
    chosen = [one for one in select["options"] if one.get("default")]
    emoji = _EMOJI + 4 if chosen and chosen[0].get("emoji") else 0
    lines = _lines(chosen[0]["label"], INNER - _LIST_PADDING - emoji, _TEXT) if chosen else 1
    return max(_FINGER, lines * 22 + 16)


@lru_cache(1 << 10)
def _row_height(faces: tuple[Face, ...]) -> float:
    """Up to three buttons of a row share its lines as their longest words allow; more are as wide as their labels."""
    least = [min(INNER, _narrowest(one) if len(faces) <= 3 else _widest(one)) for one in faces]
    lines: list[list[int]] = []
    left = 0.0
    for number, need in enumerate(least):
        if not lines or left < need:
            lines.append([])
            left = INNER
        lines[-1].append(number)
        left -= need + _GAP
    heights = [_line_height([faces[one] for one in line], [least[one] for one in line]) for line in lines]
    return sum(heights) + _GAP * (len(heights) - 1)


def _line_height(line: Sequence[Face], widths: list[float]) -> float:
    """The highest button of a line, where what is left of its width is given to all alike."""
    left = INNER - _GAP * (len(line) - 1) - sum(widths)
    growing = [number for number, one in enumerate(line) if widths[number] < _widest(one)]
    while growing and left > 1:
        share = left / len(growing)
        for number in growing:
            grown = min(_widest(line[number]), widths[number] + share)
            left -= grown - widths[number]
            widths[number] = grown
        growing = [number for number in growing if widths[number] < _widest(line[number])]
    return max(_button_height(one, given) for one, given in zip(line, widths, strict=True))


def _button_height(face: Face, width: float) -> float:
    lines = _lines(face[0], width - _padding(face), _LABEL)
    return max(_FINGER, lines * _LABEL_LINE + 8)


def _padding(face: Face) -> float:
    return _PADDING + (_EMOJI if face[1] else 0)


@lru_cache(1 << 10)
def _widest(face: Face) -> float:
    return _padding(face) + _width(face[0], _LABEL) + 1


@lru_cache(1 << 10)
def _narrowest(face: Face) -> float:
    return _padding(face) + max((_width(word, _LABEL) for word in face[0].split()), default=0) + 1


def _face(button: Component) -> Face:
    return button.get("label") or "", bool(button.get("emoji"))


def _text_height(text: str, width: float) -> float:
    """Each line by itself: a heading, small print, a point of a list, or plain text."""
    height = 0.0
    for line in text.splitlines():
        if line.startswith("#"):
            height += _lines(line.lstrip("# "), width, _TEXT, bold=True) * _HEAD_LINE + 4
        elif line.startswith("-# "):
            height += _lines(line.removeprefix("-# "), width, _SMALL) * _SMALL_LINE
        else:
            point = 22 if line.startswith("- ") else 0
            height += _lines(line, width - point, _TEXT, bold=line.startswith("**")) * _LINE
    return height


@lru_cache(1 << 10)
def _lines(text: str, width: float, size: float, *, bold: bool = False) -> int:
    """The lines that a text is broken into."""
    for pattern, shown in _DRAWN.items():
        text = pattern.sub(shown, text)
    text = _MARK_UP.sub(lambda found: found[1] or "", text)
    lines, used = 1, 0.0
    for piece in _PIECE.findall(text):
        need = _width(piece.rstrip(), size, bold=bold)
        if used and used + need > width:
            lines, used = lines + 1, 0.0
        lines += int(need // width) if need > width > 0 else 0
        used += _width(piece, size, bold=bold)
    return lines


@lru_cache(1 << 10)
def _width(text: str, size: float, *, bold: bool = False) -> float:
    """The width of a text on one line."""
    wide = sum(_WIDTHS.get(one) or (_WIDE if east_asian_width(one) in "WFA" else _USUAL) for one in text)
    return wide * size * (_BOLD if bold else 1)
