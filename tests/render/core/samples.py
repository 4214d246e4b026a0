"""Made-up figures: what the stored palette is fitted to and what the tests draw."""

from collections.abc import Iterator
from random import Random

from PIL import Image

from render.statistics.curve import Curve
from render.statistics.figures import (
    Duel,
    GameLine,
    GameSheet,
    HeadToHead,
    Overview,
    Tile,
    Versus,
    draw_game_sheet,
    draw_overview,
    draw_versus,
)


def course(games: int, seed: int = 1) -> tuple[int, ...]:
    """A rating over so many games."""
    dice, value, found = Random(seed), 1000.0, []
    for game in range(games):
        value += dice.gauss(6, 20 + 70 / (game + 1) ** 0.5)
        found.append(round(value))
    return tuple(found)


GAMES = (
    GameLine("Castles and Canals", "48 games · 19 won", "1570", "", course(48)),
    GameLine("Between two rivers", "31 games · 12 won", "1105", "", course(31, 2)),
    GameLine("The market on the quay", "9 games · 4 won", "1021", "", course(9, 3)),
    GameLine("Twenty squares", "4 games · 3 won", "962?", "still settling", (1040, 940, 1010, 962)),
    GameLine("Tents", "1 game · 1 won", "1061?", "still settling", (1061,)),
    GameLine("From bronze to steam", "2 games · 0 won", "", "not rated yet", ()),
)
OVERVIEW = Overview(
    "Aiko",
    "All games",
    (Tile("Games", "95"), Tile("Won", "39"), Tile("Won in a row", "3"), Tile("Longest row", "7")),
    GAMES,
)
SHEET = GameSheet(
    "Aiko",
    "Castles and Canals",
    "Rating",
    "",
    Curve(course(48), "3 Mar 2026", "48 games that count", "12 Oct 2026"),
    "",
    (
        Tile("Games", "48", "19 won"),
        Tile("Won in a row", "3", "longest: 7"),
        Tile("Best score", "87", "3 players"),
        Tile("Usual length", "24 turns", "6 days"),
    ),
)
VERSUS = Versus(
    "Against each other",
    "23 games together",
    "Aiko",
    "Marta",
    HeadToHead(11, 2, 10),
    "2 level",
    (
        Duel("Castles and Canals", HeadToHead(7, 1, 4), "1 level"),
        Duel("Between two rivers", HeadToHead(3, 1, 6), "1 level"),
        Duel("Twenty squares", HeadToHead(1, 0, 0)),
    ),
)
"""The usual case of each picture."""


def pictures(size: int = 1200) -> Iterator[Image.Image]:
    """Every picture, the common sizes of its parts included."""
    yield draw_overview(OVERVIEW, size)
    yield draw_versus(VERSUS, size)
    for games in (1, 5, 48, 400):
        yield draw_game_sheet(
            GameSheet(**{**vars(SHEET), "curve": Curve(course(games), "3 Mar", f"{games} games", "12 Oct")}), size
        )
    yield draw_game_sheet(GameSheet(**{**vars(SHEET), "curve": None, "unrated": "No game that counts yet."}), size)
