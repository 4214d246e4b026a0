"""What can be asked about a table of Path of Civilization."""

from collections import defaultdict
from collections.abc import Sequence

from render.kit.topics import Topic, standings, topic
from render.path_of_civilization import text_board
from render.path_of_civilization.phrases import name_of
from render.words.text import Texts, listed
from rules.path_of_civilization.cards import PILES
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.state import CLAIMS


def topics(texts: Texts, observation: CivObservation, names: Sequence[str]) -> tuple[Topic, ...]:
    """Where each card in play is; and how civilizations stand, with the events to come."""
    events = text_board.events(texts, observation)
    return (
        *_cards(texts, observation, names),
        *standings(texts, names, lambda seat: text_board.civilization(texts, observation, seat, names[seat])),
        *(
            topic(texts, "strength", f"event {number}", lines[0].split("**")[1], lines)
            for number, lines in enumerate(events)
            if lines[0].startswith("**")
        ),
    )  # fmt: skip


def _cards(texts: Texts, observation: CivObservation, names: Sequence[str]) -> list[Topic]:
    """Where each card lies: in a market or a pile, and before whom in which place."""
    found: dict[str, list[str]] = defaultdict(list)
    for kind in CLAIMS:
        for card in observation.market(kind):
            found[card].append(texts.t("pc-ask-market"))
    for card, left in zip(PILES, observation.piles, strict=True):
        if left:
            found[card].append(texts.t("pc-ask-pile", left=left))
    for own, name in zip(observation.civilizations, names, strict=False):
        for place, cards in text_board.places_of(own).items():
            for card in dict.fromkeys(cards):
                count = cards.count(card)
                found[card].append(texts.t("pc-ask-place", seat=listed(name), place=place, count=count))
    return [topic(texts, "where", card, name_of(texts, card), lines) for card, lines in sorted(found.items())]
