"""States that fit what a viewer knows: all that is hidden is drawn anew (TE-22)."""

from rules.core.chance import Chance, Dice
from rules.core.contract import public_part
from rules.tigris_euphrates.bag import counted
from rules.tigris_euphrates.board import COUNTS
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.state import Raised, TigrisPublic, TigrisState, Tower


def unseen(observation: TigrisObservation) -> list[int]:
    """The colours of all tiles that the viewer does not see: in other hands, in the bag, exchanged face down."""
    under: list[Raised | Tower] = [*observation.monuments, *filter(None, [observation.ziggurat])]
    rest = []
    for colour, count in enumerate(COUNTS):
        flipped = sum(raised.squares.bit_count() for raised in under if raised.tile == colour)
        held = observation.hand[colour] if observation.hand else 0
        seen = observation.tiles[colour].bit_count() + flipped + observation.removed[colour] + held
        rest += [colour] * (count - seen)
    return rest


def resample_from(observation: TigrisObservation, dice: Dice) -> TigrisState:
    """A state that gives this observation: other hands, the bag and the face-down discards are drawn anew from what is
    left. Totals are as they were told, gain by gain (TE-21.3)."""
    chance = Chance(dice.branch())
    hidden = dice.shuffled(unseen(observation))
    at = 0
    hands = []
    for seat, size in enumerate(observation.hand_sizes):
        if seat == observation.viewer and observation.hand is not None:
            hands.append(observation.hand)
        else:
            hands.append(counted(hidden[at : at + size]))
            at += size
    return TigrisState(
        **public_part(observation, TigrisPublic),
        hands=tuple(hands),
        bag=hidden[at : at + observation.bag],
        discarded=counted(hidden[at + observation.bag :]),
        won=observation.hoards,
        points=observation.tally,
        chance=chance,
    )
