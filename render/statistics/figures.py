"""The pictures of statistics: a player's games on one page, one game in detail, and two players head to head."""

from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import GOLD, INK, LINE, OFF, SOFT, SUNK, TEAL
from render.kit.header import Header, draw_header
from render.kit.seatcard import MARGIN, Rect, strip
from render.statistics.curve import Curve, draw_curve, draw_sparkline
from render.words.numbers import whole

PALETTE = "core"
"""The game whose stored colours these pictures use."""
MOST_GAMES = 8
"""The most games on one picture."""
_TOP = 102
_TILE, _LOW_TILE = 196, 160
_ROW, _ROW_GAP = 134, 16
_CURVE = 570
_SCORE = 220
_DUEL = 138


@dataclass(frozen=True)
class Tile:
    """One statistic: its label, the number, and a note."""

    label: str
    value: str
    detail: str = ""


@dataclass(frozen=True)
class GameLine:
    """A game in a list: its name, how much was played, and the rating, empty where there is none. ``note`` stands below
    the rating."""

    name: str
    played: str
    rating: str
    note: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class Overview:
    """All games of a player, already in the reader's language: ``tiles`` are over all of them."""

    title: str
    detail: str
    tiles: tuple[Tile, ...]
    games: tuple[GameLine, ...]
    more: str = ""


@dataclass(frozen=True)
class GameSheet:
    """One game of a player. The ``note`` stands beside the ``caption`` of the curve; without a ``curve`` it says why
    there is none (``unrated``)."""

    title: str
    detail: str
    caption: str
    note: str
    curve: Curve | None
    unrated: str
    tiles: tuple[Tile, ...]


@dataclass(frozen=True)
class HeadToHead:
    """How often the first of two players ranked higher, how often they tied, and how often the second ranked higher."""

    first: int
    level: int
    second: int

    @property
    def total(self) -> int:
        return self.first + self.level + self.second


@dataclass(frozen=True)
class Duel:
    """The head-to-head of one game, called ``name``; ``level`` says how often they tied, if ever."""

    name: str
    tally: HeadToHead
    level: str = ""


@dataclass(frozen=True)
class Versus:
    """Two players head to head: over all games, and game by game."""

    title: str
    detail: str
    first: str
    second: str
    tally: HeadToHead
    level: str
    duels: tuple[Duel, ...]
    more: str = ""


def draw_overview(overview: Overview, size: int = UNITS) -> Image.Image:
    """All games, as an RGB picture ``size`` pixels wide."""
    rows = _TOP + _LOW_TILE + 24
    bottom = rows + len(overview.games) * (_ROW + _ROW_GAP)
    canvas = Canvas.new(size, bottom + (74 if overview.more else 8), once=True)
    draw_header(canvas, Header(overview.title, overview.detail, icon="vp"))
    for place, tile in zip(strip(len(overview.tiles), _TOP, _LOW_TILE), overview.tiles, strict=True):
        _tile(canvas, place, tile)
    for line, game in enumerate(overview.games):
        _game_line(canvas, Rect(MARGIN, rows + line * (_ROW + _ROW_GAP), UNITS - 2 * MARGIN, _ROW), game)
    if overview.more:
        canvas.text(MARGIN + 26, bottom + 26, overview.more, 38, SOFT, room=UNITS - 2 * MARGIN - 52)
    return canvas.picture


def draw_game_sheet(sheet: GameSheet, size: int = UNITS) -> Image.Image:
    """One game, as an RGB picture ``size`` pixels wide."""
    card = _CURVE if sheet.curve is not None else 190
    tiles = _TOP + card + 24
    canvas = Canvas.new(size, tiles + _TILE + 24, once=True)
    draw_header(canvas, Header(sheet.title, sheet.detail, icon="vp"))
    canvas.card(MARGIN, _TOP, UNITS - 2 * MARGIN, card)
    if sheet.curve is None:
        canvas.words(UNITS / 2, _TOP + card / 2, sheet.unrated, 42, UNITS - 2 * MARGIN - 80, SOFT, anchor="m")
    else:
        reach = canvas.text(MARGIN + 30, _TOP + 46, sheet.caption, 42, INK, bold=True, room=600)
        canvas.text(MARGIN + 54 + reach, _TOP + 46, sheet.note, 38, SOFT, room=UNITS - 2 * MARGIN - 90 - reach)
        draw_curve(canvas, Rect(MARGIN + 26, _TOP + 100, UNITS - 2 * MARGIN - 52, card - 110), sheet.curve)
    for place, tile in zip(strip(len(sheet.tiles), tiles, _TILE), sheet.tiles, strict=True):
        _tile(canvas, place, tile)
    return canvas.picture


def draw_versus(versus: Versus, size: int = UNITS) -> Image.Image:
    """Two players, as an RGB picture ``size`` pixels wide."""
    rows = _TOP + _SCORE + 24
    bottom = rows + len(versus.duels) * (_DUEL + _ROW_GAP)
    canvas = Canvas.new(size, bottom + (74 if versus.more else 8), once=True)
    draw_header(canvas, Header(versus.title, versus.detail, icon="swords"))
    _score(canvas, versus)
    for line, duel in enumerate(versus.duels):
        _duel(canvas, Rect(MARGIN, rows + line * (_DUEL + _ROW_GAP), UNITS - 2 * MARGIN, _DUEL), duel)
    if versus.more:
        canvas.text(MARGIN + 26, bottom + 26, versus.more, 38, SOFT, room=UNITS - 2 * MARGIN - 52)
    return canvas.picture


# --- parts ----------------------------------------------------------------------------------------------------------


def _tile(canvas: Canvas, place: Rect, tile: Tile) -> None:
    canvas.card(place.x, place.y, place.w, place.h)
    middle, room = place.x + place.w / 2, place.w - 36
    value = place.y + (100 if tile.detail else place.h / 2 + 22)
    canvas.text(middle, place.y + 40, tile.label, 36, SOFT, anchor="m", room=room)
    canvas.text(middle, value, tile.value, 64, INK, bold=True, anchor="m", room=room)
    if tile.detail:
        canvas.text(middle, place.y + 158, tile.detail, 36, SOFT, anchor="m", room=room)


def _game_line(canvas: Canvas, place: Rect, game: GameLine) -> None:
    canvas.card(place.x, place.y, place.w, place.h)
    high, low = place.y + 45, place.y + 98
    canvas.text(place.x + 28, high, game.name, 46, INK, bold=True, room=640)
    canvas.text(place.x + 28, low, game.played, 38, SOFT, room=640)
    if game.values:
        draw_sparkline(canvas, Rect(place.x + 730, place.y + 30, 400, place.h - 60), game.values)
    right = place.right - 30
    if game.rating:
        canvas.text(right, high, game.rating, 64, INK, bold=True, anchor="r", room=340)
    canvas.text(right, low, game.note, 36, SOFT, anchor="r", room=340)


def _score(canvas: Canvas, versus: Versus) -> None:
    """The head-to-head over all games between the names, each with its icon."""
    canvas.card(MARGIN, _TOP, UNITS - 2 * MARGIN, _SCORE)
    high = _TOP + (88 if versus.level else _SCORE / 2)
    sides = (
        (versus.first, versus.tally.first, TEAL, MARGIN + 40.0, 1, "l", "r"),
        (versus.second, versus.tally.second, GOLD, UNITS - MARGIN - 40.0, -1, "r", "l"),
    )
    for name, score, colour, x, inward, outer, inner in sides:
        reach = canvas.text(UNITS / 2 - inward * 56, high, whole(score), 110, INK, bold=True, anchor=inner)
        canvas.disc(x + inward * 22, high, 44, colour, rims=((INK, 4),))
        room = UNITS / 2 - MARGIN - 40 - 64 - 56 - reach - 40
        canvas.text(x + inward * 64, high, name, 54, INK, bold=True, anchor=outer, room=room)
    canvas.text(UNITS / 2, high, ":", 96, SOFT, bold=True, anchor="m")
    if versus.level:
        canvas.text(UNITS / 2, _TOP + 176, versus.level, 40, SOFT, anchor="m", room=700)


def _duel(canvas: Canvas, place: Rect, duel: Duel) -> None:
    """One game: its name, the two numbers, and a bar shared among them."""
    canvas.card(place.x, place.y, place.w, place.h)
    bar = Rect(place.x + 150, place.y + 78, place.w - 300, 36)
    canvas.text(bar.x, place.y + 42, duel.name, 42, INK, bold=True, room=bar.w - 300)
    if duel.level:
        canvas.text(bar.right, place.y + 42, duel.level, 36, SOFT, anchor="r", room=280)
    middle = place.y + place.h / 2
    canvas.text(place.x + 75, middle, whole(duel.tally.first), 60, INK, bold=True, anchor="m", room=120)
    canvas.text(place.right - 75, middle, whole(duel.tally.second), 60, INK, bold=True, anchor="m", room=120)
    canvas.box(bar.x, bar.y, bar.w, bar.h, SUNK, radius=10, rims=((LINE, 3),))
    x, total = bar.x, max(1, duel.tally.total)
    for count, colour in ((duel.tally.first, TEAL), (duel.tally.level, OFF), (duel.tally.second, GOLD)):
        width = bar.w * count / total
        if count:
            canvas.box(x, bar.y, width, bar.h, colour, radius=10, rims=((INK, 3),))
        x += width
