"""What can be asked about a board of Tigris & Euphrates."""

from collections.abc import Sequence

from render.kit.topics import Topic, standings, topic, where
from render.tigris_euphrates import text_board
from render.tigris_euphrates.words import PREFIX, squares
from render.words.text import Texts, listed
from rules.core.bitset import cells_of
from rules.tigris_euphrates.board import LEADERS, NAMES, NEIGHBOURS, RED, TILES
from rules.tigris_euphrates.kingdoms import realm_of
from rules.tigris_euphrates.observation import TigrisObservation


def topics(texts: Texts, observation: TigrisObservation, names: Sequence[str]) -> tuple[Topic, ...]:
    """Tiles, leaders, treasures, rivers and buildings; and how strong kingdoms, leaders and players are."""
    return (
        *(
            where(texts, f"leader {leader}", texts.title(PREFIX, leader), _standing(texts, observation, names, colour))
            for colour, leader in enumerate(LEADERS)
        ),
        *(
            where(texts, f"tile {tile}", texts.title(PREFIX, tile), squares(cells_of(places)))
            for tile, places in zip(TILES, observation.tiles, strict=True)
        ),
        where(texts, "treasures", texts.title(PREFIX, "treasures"), text_board.treasures(texts, observation)),
        where(texts, "ruins", texts.t("te-ask-ruins"), squares(cells_of(observation.ruins))),
        topic(texts, "where", "rivers", texts.t("te-ask-rivers"), text_board.rivers(texts, observation)[1:]),
        topic(texts, "where", "buildings", texts.t("te-ask-buildings"), text_board.buildings(texts, observation)),
        *(
            topic(texts, "strength", f"kingdom {number}", texts.t("te-ask-kingdom", number=number), [line])
            for number, line in enumerate(text_board.kingdoms(texts, observation, names)[1:], 1)
        ),
        *(
            topic(texts, "strength", f"leader {leader}", texts.title(PREFIX, leader), lines)
            for colour, leader in enumerate(LEADERS)
            if (lines := _strengths(texts, observation, names, colour))
        ),
        *standings(
            texts, names[: observation.seats], lambda seat: text_board.seat_lines(texts, observation, names, seat)
        ),
    )


def _standing(texts: Texts, observation: TigrisObservation, names: Sequence[str], colour: int) -> list[str]:
    """Where the leaders of a colour are, whose they are."""
    return [
        texts.t("te-board-leader", leader=f"@{LEADERS[colour]}", seat=listed(names[seat]), square=NAMES[square])
        for seat, own in enumerate(observation.leaders)
        if (square := own[colour]) is not None
    ]


def _strengths(texts: Texts, observation: TigrisObservation, names: Sequence[str], colour: int) -> list[str]:
    """What the leaders of a colour have on the board for a revolt and for a war (TE-10.2, TE-11.5)."""
    lines = []
    for seat, own in enumerate(observation.leaders):
        square = own[colour]
        if square is not None:
            temples = NEIGHBOURS[square] & observation.tiles[RED]
            fitting = realm_of(observation).holding(square) & observation.tiles[colour]
            facts = {"revolt": temples.bit_count(), "war": fitting.bit_count()}
            lines.append(texts.t("te-ask-leader", seat=listed(names[seat]), square=NAMES[square], **facts))
    return lines
