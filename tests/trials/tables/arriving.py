"""People come in, and sit down with one another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.trials.tables.journal import Journal
from tests.trials.tables.player import Player

NAMES = ("Abel", "Brita", "Ciara", "Dorte", "Enno", "Falk", "Gunda", "Hedda", "Imre", "Jule", "Knut", "Lene")


async def enter(url: str, many: int, journal: Journal) -> list[Player]:
    """So many people, of whom the first hears what is posted for everybody."""
    players = [await Player.enter(url, name, journal, observes=number == 0) for number, name in enumerate(NAMES[:many])]
    Player.place = {}  # that of an earlier trial
    Player.place = await players[0].bootstrap()
    return players


def corners_of(players: Sequence[Player], many: int, against_bots: int) -> Iterator[tuple[list[Player], bool]]:
    """Who plays in which corner: two people, or in the last ones a single one against bot players."""
    for number in range(many):
        host = players[number % len(players)]
        guest = players[(number + 1 + number // len(players)) % len(players)]
        bots = number >= many - against_bots
        yield ([host] if bots else [host, guest]), bots
