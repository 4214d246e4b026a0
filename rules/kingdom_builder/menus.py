"""Actions as answers to a few questions: what, with which tile, then where."""

from rules.core.contract import Choice, Takes
from rules.kingdom_builder.actions import MOVE_TILES, Build, End, Extra, KingdomAction, Lift, Put
from rules.kingdom_builder.hexes import NAMES, SIDE, neighbours
from rules.kingdom_builder.observation import KingdomObservation
from rules.kingdom_builder.placement import card_hexes

WHOLES = frozenset({"kb-where", *(f"kb-from-{kind}" for kind in MOVE_TILES)})


def path(action: KingdomAction) -> tuple[Choice, ...]:
    """What, which tile (the question answers itself when only one tile of the kind is ready), then which hex."""
    word = action.word
    what = Choice("kb-what", word, f"kb-what-{word}")
    if isinstance(action, End):
        return (what,)
    target = Choice(_question(action), NAMES[action.hex], region=str(action.hex // SIDE + 1))
    if isinstance(action, Extra | Lift):
        return (what, Choice("kb-which-tile", NAMES[action.origin]), target)
    return (what, target)


def _question(action: Build | Extra | Lift | Put) -> str:
    """What the hex of an action answers: each tile asks in its own words."""
    match action:
        case Build():
            return "kb-where"
        case Put():
            return "kb-to"
        case Extra(kind=kind):
            return f"kb-where-{kind}"
        case Lift(kind=kind):
            return f"kb-from-{kind}"


def takes(observation: KingdomObservation, choice: Choice) -> Takes:
    """All due placements at once while the hexes that touch an own settlement stay the choice for all of them."""
    building = (choice.question, choice.value) == ("kb-what", "build")
    return _placements_together(observation) if building else Takes()


def _placements_together(observation: KingdomObservation) -> Takes:
    """How many mandatory placements can be chosen together: all hexes that now touch an own settlement stay legal one
    after the other, but a first settlement of a new area changes what the next must touch (KB-5.6).

    They must be chosen together where no placement can bring a hex within reach: all that are left touch already."""
    if observation.due < 1 or not observation.card:
        return Takes()
    eligible = card_hexes(observation)
    touching = eligible & neighbours(observation.settlements[observation.active])
    most = max(1, min(observation.due, touching.bit_count()))
    return Takes(most if touching == eligible else 1, most)
