"""What can be asked about a board of the Royal Game of Ur."""

from collections.abc import Sequence

from render.kit.topics import Topic, standings, where
from render.royal_game_of_ur.words import path, standing
from render.words.text import Texts, listed
from rules.royal_game_of_ur.board import ROSETTES
from rules.royal_game_of_ur.observation import UrObservation


def topics(texts: Texts, seen: UrObservation, names: Sequence[str]) -> tuple[Topic, ...]:
    """Everybody's pieces, the rosettes, and how far everybody is on their path."""
    pieces = [where(texts, f"pieces {seat}", listed(names[seat]), own) for seat, own in enumerate(seen.board)]
    rosettes = where(texts, "rosettes", texts.t("ur-ask-rosettes"), sorted(ROSETTES))
    paths = standings(
        texts,
        names[: seen.seats],
        lambda seat: [standing(texts, seen, names, seat), path(texts, seen, names, seat)],
    )
    return (*pieces, rosettes, *paths)
