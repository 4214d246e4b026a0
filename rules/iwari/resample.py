"""States that fit what a viewer knows: hidden cards are dealt anew (IW-15.2)."""

from rules.core.chance import Chance, Dice
from rules.core.contract import public_part
from rules.iwari.observation import IwariObservation
from rules.iwari.setup import cards_with
from rules.iwari.state import NO_CARDS, IwariPublic, IwariState, tally


def unseen_cards(seen: IwariObservation) -> tuple[int, ...]:
    """By biome, the cards that the viewer sees nowhere: in other hands and in the deck."""
    own = seen.hand or NO_CARDS
    whole = zip(cards_with(seen.seats), seen.discards, own, strict=True)
    return tuple(
        count - discarded - held - seen.display.count(card) for card, (count, discarded, held) in enumerate(whole)
    )


def resample_from(observation: IwariObservation, dice: Dice) -> IwariState:
    """A state that gives this observation to its viewer."""
    cards = list(dice.shuffled([card for card, count in enumerate(unseen_cards(observation)) for _ in range(count)]))
    hands = []
    for seat, size in enumerate(observation.hand_sizes):
        if seat == observation.viewer and observation.hand is not None:
            hands.append(observation.hand)
            continue
        hands.append(tally([cards.pop() for _ in range(size)]))
    return IwariState(
        **public_part(observation, IwariPublic), hands=tuple(hands), deck=tuple(cards), chance=Chance(dice.branch())
    )
