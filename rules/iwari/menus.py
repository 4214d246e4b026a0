"""Actions as answers to a few questions: where (or what else), which pieces for which cards, then the spaces."""

from typing import Final

from rules.core.contract import Choice, Takes
from rules.iwari.actions import Draw, Feat, IwariAction, Place, Space, Swap, Take
from rules.iwari.maps import BIOME_OF, BIOMES, PER_TERRITORY, SPACES, TERRITORIES, TERRITORY_OF
from rules.iwari.observation import IwariObservation

WHOLES: Final = frozenset({"iw-pieces"})
"""The questions whose answers come with their spaces."""
AT_ONCE: Final = frozenset({"iw-take"})
"""Cards are drawn one at a time: the best known one can be confirmed as it is laid out."""

PRICES: Final = {(1, False): "matching", (1, True): "pair", (2, False): "two-matching", (2, True): "mixed"}
"""What so many pieces cost, without or with a pair: the end of a text id."""


def path(action: IwariAction) -> tuple[Choice, ...]:
    """A placement takes two answers and its spaces, which belong to the territory; the swap stands beside the list of
    territories, the face-up cards beside the deck."""
    word = action.word
    what = Choice("iw-what", word, f"iw-what-{word}")
    match action:
        case Place(territory=territory):
            return (_where(territory), _pieces(action))
        case Space(space=space):
            number = SPACES[space].partition("-")[2]
            return (
                _where(space // PER_TERRITORY),
                Choice("iw-space", SPACES[space], "iw-space-label", {"space": number}),
            )
        case Feat(where=where):
            kind = "territory" if where in TERRITORY_OF else "line"
            return (what, Choice("iw-feat", where, f"iw-feat-{kind}", {"where": where}))
        case Swap(card=card):
            what = Choice("iw-what", word, f"iw-what-{word}", aside=True)
            return (what, Choice("iw-swap", BIOMES[card], "iw-swap-label", {"card": f"@{BIOMES[card]}"}))
        case Take(card=card):
            return (Choice("iw-take", BIOMES[card], "iw-take-label", {"card": f"@{BIOMES[card]}"}),)
        case Draw():
            return (Choice("iw-take", word, "iw-take-deck"),)
    return (what,)


def _where(territory: int) -> Choice:
    args = {"territory": TERRITORIES[territory], "biome": f"@{BIOMES[BIOME_OF[territory]]}"}
    return Choice("iw-what", TERRITORIES[territory], "iw-what-territory", args)


def _pieces(action: Place) -> Choice:
    """Pieces and payment in one answer."""
    args = {"card": f"@{BIOMES[BIOME_OF[action.territory]]}"}
    value = action.pieces
    if action.pair:
        args["pair"] = f"@{action.pair}"
        value = f"{action.pieces} {action.pair}"
    way = f"{action.pieces}-{'pair' if action.pair else 'matching'}"
    price = PRICES[action.tents + action.totems, bool(action.pair)]
    return Choice(
        "iw-pieces", value, f"iw-pieces-{way}", args, line=f"iw-pieces-{action.pieces}", price=f"iw-price-{price}"
    )


def takes(observation: IwariObservation, choice: Choice) -> Takes:
    """Both tents of a placement are put down in one list."""
    placing = observation.placing
    if choice.question != "iw-what" or placing is None:
        return Takes()
    return Takes(max(1, placing.tents), max(1, placing.tents))
