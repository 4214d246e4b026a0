"""States that fit what a viewer knows: hidden cards are dealt anew (KB-12.2)."""

from collections import Counter

from rules.core.chance import Chance, Dice
from rules.core.contract import public_part
from rules.kingdom_builder.board import CARDS
from rules.kingdom_builder.observation import KingdomObservation
from rules.kingdom_builder.state import COPIES, KingdomPublic, KingdomState


def unseen_cards(observation: KingdomObservation) -> tuple[str, ...]:
    """The cards of the 25 that the viewer sees nowhere, sorted by terrain: hidden hands and the draw pile."""
    seen = Counter((*observation.discards, *observation.removed, *observation.kept))
    seen.update(card for card in (observation.card, observation.hand) if card)
    return tuple(card for card in CARDS for _ in range(COPIES - seen[card]))


def resample_from(observation: KingdomObservation, dice: Dice) -> KingdomState:
    """A state that gives this observation: the other hands and the draw pile are drawn anew from the unseen cards."""
    cards = iter(dice.shuffled(unseen_cards(observation)))
    hands = tuple(
        (observation.hand or "") if seat == observation.viewer else next(cards) if hidden else ""
        for seat, hidden in enumerate(observation.hidden)
    )
    return KingdomState(
        **public_part(observation, KingdomPublic), hands=hands, deck=tuple(cards), chance=Chance(dice.branch())
    )
