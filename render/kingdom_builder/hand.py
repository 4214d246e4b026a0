"""The private picture of Kingdom Builder: the hidden card, own tiles and settlements, the builders in full."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import INK, SOFT, WHITE
from render.kingdom_builder import pieces
from render.kingdom_builder.icons import BUILDER_GLYPHS
from render.kingdom_builder.seats import tile_region
from render.kit.header import Header, draw_header
from render.kit.seatcard import Rect, strip
from rules.kingdom_builder.board import CARDS
from rules.kingdom_builder.observation import KingdomObservation

_TOP = 106
_CARD = Rect(24, _TOP, 440, 478)
_TILES = Rect(482, _TOP, 1094, 236)
_SUPPLY = Rect(482, 360, 300, 224)
_PILES = Rect(800, 360, 776, 224)
_BUILDERS_Y, _BUILDERS_H = 602, 276
_HEIGHT = _BUILDERS_Y + _BUILDERS_H + 26
_TILE = 92
_CARD_HEX = 262


@dataclass(frozen=True)
class HandTexts:
    """The words on the hand picture, in the reader's language.

    ``card`` says when the card is played, ``card_name`` names its terrain ("" when the seat holds none); ``tiles``
    heads the tiles, ``tile_names`` name the kinds, ``no_tiles`` stands for none; ``builders`` are pairs (name, effect).
    """

    title: str
    private: str
    card: str
    card_name: str
    tiles: str
    no_tiles: str
    tile_names: Mapping[str, str]
    supply: str
    discards: str
    builders: tuple[tuple[str, str], ...]


def draw_hand(observation: KingdomObservation, texts: HandTexts, size: int = UNITS) -> Image.Image:
    """What the viewer of this observation alone may see, RGB, ``size`` pixels wide.

    Raises ValueError for an observation without a viewer.
    """
    seat = observation.viewer
    if seat is None:
        raise ValueError("a hand needs a viewer")
    canvas = Canvas.new(size, _HEIGHT)
    draw_header(canvas, Header(texts.title, texts.private, seat=seat, private=True))
    _draw_card(canvas, _held(observation, seat), texts)
    _draw_tiles(canvas, observation, seat, texts)
    _draw_supply(canvas, observation, seat, texts)
    _draw_piles(canvas, observation, texts)
    _draw_builders(canvas, observation, texts)
    return canvas.picture


def _held(observation: KingdomObservation, seat: int) -> str | None:
    """The seat's terrain card: hidden in the hand, or face up during its own turn."""
    if observation.hand is not None or seat != observation.active:
        return observation.hand
    return observation.card or None


def _draw_card(canvas: Canvas, terrain: str | None, texts: HandTexts) -> None:
    canvas.card(_CARD.x, _CARD.y, _CARD.w, _CARD.h)
    middle = _CARD.x + _CARD.w / 2
    canvas.words(middle, _CARD.y + 50, texts.card, 36, _CARD.w - 44, SOFT, anchor="m")
    centre = _CARD.y + 239
    half, tip = pieces.hex_size(_CARD_HEX if terrain else 220)
    if terrain is None:
        canvas.paste(pieces.empty_hex(canvas.scale, half, tip), middle, centre)
    else:
        rims = ((INK, 5.0), (WHITE, 9.0))
        canvas.paste(pieces.terrain_hex(canvas.scale, terrain, half, tip, tip / 2, rims), middle, centre)
    canvas.text(middle, _CARD.bottom - 50, texts.card_name, 58, INK, bold=True, anchor="m", room=_CARD.w - 44)


def _draw_tiles(canvas: Canvas, observation: KingdomObservation, seat: int, texts: HandTexts) -> None:
    canvas.card(_TILES.x, _TILES.y, _TILES.w, _TILES.h, lifted=False)
    canvas.text(_TILES.x + 24, _TILES.y + 42, texts.tiles, 46, INK, bold=True, room=_TILES.w - 48)
    tiles = observation.tiles[seat]
    if not tiles:
        canvas.text(_TILES.x + 24, _TILES.y + 130, texts.no_tiles, 40, SOFT, room=_TILES.w - 48)
        return
    step = min(176.0, (_TILES.w - 36) / len(tiles))
    for number, tile in enumerate(tiles):
        x = _TILES.x + 18 + step * (number + 0.5)
        canvas.paste(pieces.location_tile(canvas.scale, tile.kind, tile.state, _TILE), x, _TILES.y + 124)
        canvas.region_box(tile_region(tile, seat), x - step / 2 + 4, _TILES.y + 70, step - 8, _TILES.h - 78)
        colour = SOFT if tile.state == "used" else INK
        name = texts.tile_names[tile.kind]
        canvas.text(x, _TILES.y + 202, name, 36, colour, anchor="m", room=step - 8)


def _draw_supply(canvas: Canvas, observation: KingdomObservation, seat: int, texts: HandTexts) -> None:
    canvas.card(_SUPPLY.x, _SUPPLY.y, _SUPPLY.w, _SUPPLY.h, lifted=False)
    canvas.text(_SUPPLY.x + 24, _SUPPLY.y + 42, texts.supply, 42, INK, bold=True, room=_SUPPLY.w - 40)
    middle = _SUPPLY.y + 142
    canvas.paste(pieces.house(canvas.scale, seat, 104), _SUPPLY.x + 86, middle - 4)
    canvas.text(_SUPPLY.x + 160, middle, str(observation.supply[seat]), 84, INK, bold=True)


def _draw_piles(canvas: Canvas, observation: KingdomObservation, texts: HandTexts) -> None:
    """The cards already played by terrain, wherever they lie, and how many are left to draw."""
    played = (*observation.discards, *observation.kept, *observation.removed)
    canvas.card(_PILES.x, _PILES.y, _PILES.w, _PILES.h, lifted=False)
    used = canvas.text(_PILES.right - 24, _PILES.y + 42, str(observation.deck), 46, INK, bold=True, anchor="r")
    canvas.glyph("deck", _PILES.right - 24 - used - 34, _PILES.y + 42, 44, INK)
    canvas.text(_PILES.x + 24, _PILES.y + 42, texts.discards, 42, INK, bold=True, room=_PILES.w - used - 130)
    half, tip = pieces.hex_size(78)
    step = (_PILES.w - 32) / len(CARDS)
    for number, land in enumerate(CARDS):
        count = played.count(land)
        x, middle = _PILES.x + 20 + step * number, _PILES.y + 142
        canvas.paste(pieces.terrain_hex(canvas.scale, land, half, tip, tip / 2, ((INK, 2.5),)), x + 42, middle)
        canvas.text(x + 90, middle, str(count), 50, INK if count else SOFT, bold=True)


def _draw_builders(canvas: Canvas, observation: KingdomObservation, texts: HandTexts) -> None:
    places: Sequence[Rect] = tuple(strip(len(observation.builders), _BUILDERS_Y, _BUILDERS_H, gap=18))
    for place, builder, (name, effect) in zip(places, observation.builders, texts.builders, strict=True):
        canvas.card(place.x, place.y, place.w, place.h, lifted=False)
        canvas.disc(place.x + 60, place.y + 54, 76, INK)
        canvas.glyph(BUILDER_GLYPHS[builder], place.x + 60, place.y + 54, 48, WHITE)
        canvas.text(place.x + 114, place.y + 54, name, 46, INK, bold=True, room=place.w - 134)
        canvas.words(place.x + 24, place.y + 122, effect, 36, place.w - 44, SOFT, lines=4, leading=1.15, from_top=True)
