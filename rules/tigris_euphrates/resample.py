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
    """A state that gives this observation: other hands, the bag, the face-down discards and hidden totals are drawn
    anew from what is left."""
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
        won=_imagined_treasures(observation, dice),
        points=_imagined_points(observation, dice),
        chance=chance,
    )


def _imagined_treasures(observation: TigrisObservation, dice: Dice) -> tuple[int, ...]:
    """Treasures taken that the viewer cannot place go to the other seats at random (TE-1.8)."""
    won = [own or 0 for own in observation.won]
    veiled = [seat for seat, own in enumerate(observation.won) if own is None]
    missing = observation.map.temples.bit_count() - observation.treasures.bit_count() - sum(won)
    for _ in range(missing):
        won[dice.pick(veiled)] += 1
    return tuple(won)


def _imagined_points(observation: TigrisObservation, dice: Dice) -> tuple[tuple[int, ...], ...]:
    """Hidden totals are thought to be about as high as the viewer's own; a spectator goes by the turns played."""
    known = next((own for own in observation.points if own is not None), None)
    level = observation.turn // (2 * observation.seats) if known is None else sum(known) // len(known)
    return tuple(tuple(dice.below(2 * level + 2) for _ in COUNTS) if own is None else own for own in observation.points)
