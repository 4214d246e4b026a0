"""What can be asked about a board of Sobek."""

from collections import defaultdict
from collections.abc import Sequence

from render.kit.topics import Topic, standings, topic
from render.sobek import text_board, words
from render.words.text import Texts
from rules.sobek.market import EMPTY, GRID
from rules.sobek.observation import SobekObservation
from rules.sobek.tiles import BACK_OF, TILES

_PREFIX = "sb"


def topics(texts: Texts, observation: SobekObservation, names: Sequence[str]) -> tuple[Topic, ...]:
    """The Ankh with its line and each kind of tile in the market; and what everybody's sets are worth."""
    return (
        topic(texts, "where", "ankh", texts.t("sb-ask-ankh"), text_board.ankh(texts, observation)),
        *_kinds(texts, observation),
        *standings(
            texts, names[: observation.seats], lambda seat: text_board.seat_lines(texts, observation, names, seat)
        ),
    )


def _kinds(texts: Texts, observation: SobekObservation) -> list[Topic]:
    """Where each kind of tile lies, each with its scarabs and direction; face-down ones by their backs."""
    lying: dict[str, list[str]] = defaultdict(list)
    for cell in (cell for row in GRID for cell in row):
        tile = observation.market[cell]
        if cell == observation.ankh or tile == EMPTY:
            continue
        kinds = [f"{BACK_OF[tile]}_tile"] if tile >= len(TILES) else [*TILES[tile].types] or [TILES[tile].face]
        for kind in kinds:
            lying[kind].append(f"- {words.cell_words(texts, observation, cell)}")
    return [topic(texts, "where", kind, texts.title(_PREFIX, kind), cells) for kind, cells in sorted(lying.items())]
