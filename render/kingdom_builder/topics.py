"""What can be asked about a board of Kingdom Builder."""

from collections import defaultdict
from collections.abc import Sequence

from render.kingdom_builder import text_board
from render.kit.topics import Topic, standings, topic, where
from render.words.text import Texts, listed
from rules.core.bitset import cells_of
from rules.kingdom_builder.board import TERRAINS
from rules.kingdom_builder.hexes import NAMES, SIDE
from rules.kingdom_builder.observation import KingdomObservation

_PREFIX = "kb"


def topics(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> tuple[Topic, ...]:
    """Lands, locations and castles, everybody's settlements; and how everybody stands."""
    seats = range(observation.seats)
    return (
        *(_land(texts, observation, letter, terrain) for letter, terrain in TERRAINS.items()),
        *_locations(texts, observation),
        *(
            topic(
                texts,
                "where",
                f"settlements {seat}",
                listed(names[seat]),
                text_board.settlements(texts, observation.settlements[seat]),
            )
            for seat in seats
        ),
        *standings(texts, names[: len(seats)], lambda seat: text_board.seat_lines(texts, observation, names, seat)),
    )


def _land(texts: Texts, observation: KingdomObservation, letter: str, terrain: str) -> Topic:
    """Where a land lies by row, and whether anybody has built there."""
    built = set().union(*(cells_of(own) for own in observation.settlements))
    rows: dict[int, list[str]] = defaultdict(list)
    for cell, found in enumerate(observation.ground.terrain):
        if found == letter:
            name = NAMES[cell]
            rows[cell // SIDE + 1].append(texts.t("kb-ask-built", hex=name) if cell in built else name)
    lines = [texts.t("kb-board-row", number=row, run_list=hexes) for row, hexes in rows.items()]
    return topic(texts, "where", terrain, texts.title(_PREFIX, terrain), lines)


def _locations(texts: Texts, observation: KingdomObservation) -> list[Topic]:
    """Where each kind of location tile is, and how many are left there."""
    kinds: dict[str, list[str]] = defaultdict(list)
    for cell, left in observation.locations.items():
        kinds[observation.ground.kind_at[cell]].append(texts.t("kb-ask-left", hex=NAMES[cell], left=left))
    return [where(texts, f"tile {kind}", texts.title(_PREFIX, kind), places) for kind, places in kinds.items()]
