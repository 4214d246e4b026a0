"""The private picture of Iwari: the biome cards in hand, what is left of the own pieces, the cards to draw from."""

from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import INK, SOFT
from render.iwari import pieces
from render.iwari.marks import Targets
from render.iwari.table import TableTexts, draw_table
from render.iwari.table import height_of as table_height
from render.kit.handstrip import HandItem, draw_hand_strip
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import MARGIN, Rect
from rules.iwari.maps import BIOMES
from rules.iwari.observation import IwariObservation

_TOP = HEIGHT + 28
_CARDS = 372.0
_SUPPLY = Rect(826, _TOP, UNITS - MARGIN - 826, _CARDS)
_LOWER = _TOP + _CARDS + 30


@dataclass(frozen=True)
class HandTexts:
    """The words on the hand picture: the header, the names of the biomes by number, ``empty`` for no cards, a heading
    over the pieces left, the names of the tribes, and what stands on the cards beside the map."""

    title: str
    private: str
    biomes: tuple[str, ...]
    empty: str
    supply: str
    tribes: tuple[str, ...]
    table: TableTexts


def draw_hand(observation: IwariObservation, texts: HandTexts, size: int = UNITS) -> Image.Image:
    """What the viewer of this observation alone may see, RGB, ``size`` pixels wide: the cards by biome, as the menu
    lists them. Raises ValueError for an observation without a viewer."""
    seat = observation.viewer
    if seat is None or observation.hand is None:
        raise ValueError("a hand needs a viewer")
    canvas = Canvas.new(size, _LOWER + table_height(observation) + 24)
    draw_header(canvas, Header(texts.title, texts.private, seat=seat, private=True))
    held = [card for card, count in enumerate(observation.hand) for _ in range(count)]
    if held:
        items = [HandItem(number, texts.biomes[card]) for number, card in enumerate(held, 1)]

        def face(area: Canvas, place: Rect, item: HandItem) -> None:
            biome = BIOMES[held[item.number - 1]]
            pieces.card(area, biome, place.x + 14, place.y - 14, place.w - 28, place.h + 14)
            area.region_box(f"held {biome}", place.x, place.y - 14, place.w, place.h + 14)

        draw_hand_strip(canvas, _TOP, items, face, _CARDS)
    else:
        canvas.card(MARGIN, _TOP, _SUPPLY.x - 2 * MARGIN, _CARDS, lifted=False)
        canvas.words(_SUPPLY.x / 2, _TOP + _CARDS / 2, texts.empty, 46, _SUPPLY.x - 120, SOFT, anchor="m")
    _draw_supply(canvas, observation, texts, seat)
    draw_table(canvas, observation, texts.table, _LOWER, Targets())
    return canvas.picture


def _draw_supply(canvas: Canvas, observation: IwariObservation, texts: HandTexts, seat: int) -> None:
    """Tents and totems left, the third tribe's too where the viewer plays for it."""
    canvas.card(_SUPPLY.x, _SUPPLY.y, _SUPPLY.w, _SUPPLY.h, lifted=False)
    canvas.text(_SUPPLY.x + 28, _SUPPLY.y + 44, texts.supply, 44, INK, bold=True, room=_SUPPLY.w - 56)
    tribes = [seat, *range(observation.seats, observation.tribes)]
    step = (_SUPPLY.h - 90) / len(tribes)
    for number, tribe in enumerate(tribes):
        y = _SUPPLY.y + 78 + step * (number + 0.5)
        part = 1.35 if len(tribes) == 1 else 1.05
        x = _SUPPLY.x + 70
        if len(tribes) > 1:
            canvas.words(x - 42, y, texts.tribes[tribe], 38, 210, INK, bold=True)
            x += 240
        pieces.tent(canvas, tribe, x, y - 6, part)
        canvas.text(x + 56 * part, y, str(observation.tents_left(tribe)), 64, INK, bold=True)
        x += 210 * part
        canvas.glyph("totem", x, y, 68 * part, INK)
        canvas.text(x + 56 * part, y, str(observation.totems_left(tribe)), 64, INK, bold=True)
