"""What the pictures work out from an observation: which events are still to come, and who stands where in them."""

from collections.abc import Sequence

from render.path_of_civilization.events import Rank
from render.path_of_civilization.path import Stand
from rules.path_of_civilization import powers
from rules.path_of_civilization.cards import (
    BATTLE_ROUNDS,
    BATTLES,
    CHALLENGE_ROUNDS,
    CHALLENGES,
    LINES_IN_PLAY,
    ROUNDS,
    Battle,
    Challenge,
    has_priority,
)
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.scoring import scores
from rules.path_of_civilization.state import STEPS


def challenge_in(observation: CivObservation, number: int) -> Challenge | None:
    """The challenge of a round."""
    place = CHALLENGE_ROUNDS.get(number)
    return None if place is None else CHALLENGES[observation.challenges[place]]


def battle_in(observation: CivObservation, number: int) -> Battle | None:
    """The battle of a round."""
    place = BATTLE_ROUNDS.get(number)
    return None if place is None else BATTLES[observation.battles[place]]


def is_past(observation: CivObservation, number: int, *, battle: bool) -> bool:
    """Whether the challenge, or the battle, of a round has been resolved: what its rewards let choose is asked after
    it, when sages or units have left their tray (PC-10.8, PC-11.7)."""
    resolved = STEPS.index(observation.step) >= STEPS.index("battle" if battle else "history")
    return observation.over or number < observation.round or (number == observation.round and resolved)


def stands(observation: CivObservation) -> tuple[tuple[Stand, ...], ...]:
    """What waits on each stand of the round path."""
    found: list[tuple[Stand, ...]] = []
    for number in range(1, ROUNDS + 1):
        waiting = []
        if (challenge := challenge_in(observation, number)) is not None:
            waiting.append(Stand(type=challenge.type, over=is_past(observation, number, battle=False)))
        if (battle := battle_in(observation, number)) is not None:
            over = is_past(observation, number, battle=True)
            waiting.append(Stand(power=observation.threat_in(battle), over=over))
        found.append(tuple(waiting))
    return tuple(found)


def coming(observation: CivObservation) -> list[tuple[int, Challenge | Battle]]:
    """The next challenge and the next battle with their rounds, the sooner one first."""
    found: list[tuple[int, Challenge | Battle]] = []
    for number in range(1, ROUNDS + 1):
        challenge, battle = challenge_in(observation, number), battle_in(observation, number)
        if challenge is not None and not is_past(observation, number, battle=False):
            found.append((number, challenge))
        if battle is not None and not is_past(observation, number, battle=True):
            found.append((number, battle))
    kinds = [next((one for one in found if isinstance(one[1], kind)), None) for kind in (Challenge, Battle)]
    return sorted((one for one in kinds if one is not None), key=lambda one: (one[0], isinstance(one[1], Battle)))


def ranks(observation: CivObservation, battle: Battle) -> tuple[Rank, ...]:
    """Who would stand on which line of a battle if it came now (PC-11.3), the strongest first; nobody without power
    stands on any (PC-11.4)."""
    strength = [powers.power(observation, seat) for seat in range(observation.seats)]
    threat = observation.threat_in(battle)
    ahead = 1 + sum(own > threat for own in strength)
    lines = {threat: ahead if ahead <= LINES_IN_PLAY[observation.seats] else None}
    lines |= dict(zip(strength, powers.battle_lines(observation, strength, threat), strict=True))
    return tuple(
        Rank(
            lines[power] or 0,
            power,
            tuple(seat for seat, own in enumerate(strength) if own == power),
            threat=power == threat,
        )
        for power in sorted(lines, reverse=True)
    )


def history(observation: CivObservation, challenge: Challenge) -> tuple[int, ...]:
    """The history points of every seat in a challenge, if it came now."""
    return tuple(powers.history_points(observation, seat, challenge) for seat in range(observation.seats))


def claimants(observation: CivObservation, card: str) -> tuple[int, ...]:
    """The seats that openly want a card, those who would get it first in front (PC-8.6)."""
    window = observation.window
    if window is None or not window.intentions:
        return ()
    wanting = [seat for seat, wanted in enumerate(window.intentions) if wanted == card]
    boards = [one.board for one in observation.civilizations]

    def ahead(seat: int) -> int:
        return sum(has_priority(boards[other], boards[seat], card) for other in wanting if other != seat)

    return tuple(sorted(wanting, key=ahead))


def owner(observation: CivObservation, card: str) -> int | None:
    """The seat that has a wonder or leader."""
    held = (seat for seat, own in enumerate(observation.civilizations) if card in (*own.wonders, *own.leaders))
    return next(held, None)


def totals(observation: CivObservation) -> Sequence[int]:
    """Everybody's points as if the game ended now."""
    return [sum(scores(own)) for own in observation.civilizations]
