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
    """A state that gives this observation: the other hands and the draw pile are drawn anew from the unseen cards, old
    hands from those that they are known to hold (KB-4.7)."""
    hands = [(observation.hand or "") if seat == observation.viewer else "" for seat in range(observation.seats)]
    rest = Counter(unseen_cards(observation))
    for old in observation.old_hands:
        held = Counter(old.cards) - Counter(hands[seat] for seat in old.seats)
        _deal(hands, old.seats, dice.shuffled(tuple(held.elements())))
        rest -= held
    drawn = tuple(seat for seat, hidden in enumerate(observation.hidden) if hidden and not hands[seat])
    deck = _deal(hands, drawn, dice.shuffled(tuple(rest.elements())))
    public = public_part(observation, KingdomPublic)
    return KingdomState(**public, hands=tuple(hands), deck=deck, chance=Chance(dice.branch()))


def _deal(hands: list[str], seats: tuple[int, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    """Gives a card to each of the ``seats`` that has none, and returns those left over."""
    for seat in seats:
        if not hands[seat]:
            hands[seat], *rest = cards
            cards = tuple(rest)
    return cards
