"""Each value on a score sheet stands in the row of its category and in the column of its side: read off the texts that
were drawn and where they stand, whatever order the code has them in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec
import pytest
from PIL import Image

from render.core import shown
from render.core.shown import Shown
from render.kit.renderer import Audience
from render.kit.scoresheet import draw_score_sheet
from render.registry import RENDERERS
from render.words.text import Texts, texts
from rules.core.result import Result
from rules.registry import GAMES
from tests.effort import paired
from tests.render.telling import LANGUAGES, random_game

NAMES = ("Enki", "Marta", "Jules", "Noor", "Priya")
TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in sorted({game.info.seats[0], game.info.seats[-1]})]
WIDTH = 1600


@dataclass(frozen=True)
class Place:
    """The middle of something drawn."""

    x: float
    y: float


def place_of(things: Sequence[Shown]) -> Place:
    left, right = min(one.left for one in things), max(one.right for one in things)
    return Place((left + right) / 2, (min(one.top for one in things) + max(one.bottom for one in things)) / 2)


def found(picture: Image.Image, text: str) -> Place:
    """Where a text stands, on one line or on several in a row; it must stand once."""
    written = [one for one in shown.shown_on(picture) if one.kind == "text"]
    wanted = "".join(text.split())
    places = []
    for first in range(len(written)):
        for behind in range(first + 1, min(first + 5, len(written) + 1)):
            lines = written[first:behind]
            if "".join("".join(one.name.split()) for one in lines) == wanted:
                places.append(place_of(lines))
    assert len(places) == 1, f"{text!r} stands {len(places)} times on {[one.name for one in written]}"
    return places[0]


def unmistakable(result: Result) -> Result:
    """The same with values of which no two are alike, the later categories having the smaller ones."""
    sides = len(result.totals)
    numbers = iter(range(98, 9, -1))
    breakdown = tuple((category, tuple(next(numbers) for _ in range(sides))) for category, _ in result.breakdown)
    return msgspec.structs.replace(
        result, breakdown=breakdown, totals=tuple(range(201, 201 + sides)), ranks=tuple(range(1, sides + 1))
    )


@lru_cache(maxsize=2)
def finished(slug: str, seats: int) -> tuple[object, Result]:
    """What all see of a game at its end, and its result."""
    game = GAMES[slug]
    options: dict[str, str] = {}
    for preset in game.info.presets:
        options |= preset.values
    begun = game.setup(seats, game.options(seats, options), f"scores {seats}")
    state = random_game(game, begun, "scores")[-1].done.state
    result = game.result(state)
    assert result is not None
    return game.observe(state, None), result


def misplaced(picture: Image.Image, result: Result, names: Sequence[str], words: Texts, prefix: str) -> list[str]:
    """Every value that stands beside another label, or below another name, than its own."""
    rows = {category: found(picture, words.title(prefix, category)).y for category, _ in result.breakdown}
    columns = [found(picture, name).x for name in names]

    def below(place: Place) -> int:
        return min(range(len(columns)), key=lambda one: abs(columns[one] - place.x))

    wrong = []
    for category, values in result.breakdown:
        for side, value in enumerate(values[: len(names)]):
            place = found(picture, str(value))
            row = min(rows, key=lambda one: abs(rows[one] - place.y))
            if (row, below(place)) != (category, side):
                wrong.append(f"{category} of {names[side]} stands at {row} of {names[below(place)]}")
    for side, total in enumerate(result.totals[: len(names)]):
        place = found(picture, str(total))
        if below(place) != side or place.y < max(rows.values()):
            wrong.append(f"the total of {names[side]}")
    return wrong


@pytest.mark.parametrize(("table", "language"), paired(TABLES, LANGUAGES))
def test_each_value_stands_beside_its_category(table: tuple[str, int], language: str) -> None:
    slug, seats = table
    observation, result = finished(slug, seats)
    if not result.breakdown:
        pytest.fail("a game at random was not scored")
    result, names, words = unmistakable(result), NAMES[:seats], texts(language)
    sheet = RENDERERS[slug].sheet(observation, result, Audience(words, names))
    assert misplaced(draw_score_sheet(sheet, WIDTH), result, names, words, GAMES[slug].info.prefix) == []
