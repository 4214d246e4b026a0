"""The set-up (IW-2)."""

from collections.abc import Mapping
from typing import Any

from rules.core.chance import Chance, Dice
from rules.iwari.atlas import ATLAS
from rules.iwari.expeditions import DECK, IN_PLAY
from rules.iwari.maps import COMPONENTS
from rules.iwari.state import DISPLAY, HAND, NO_CARDS, NO_STACKS, Expedition, IwariState, tally


def has_third_tribe(seats: int) -> bool:
    """Whether a tribe plays along that is no seat (IW-11.1)."""
    return bool(seats == COMPONENTS["seats_with_third_tribe"])


def tribes_with(seats: int) -> int:
    """How many tribes so many players play with."""
    return seats + has_third_tribe(seats)


def cards_with(seats: int) -> tuple[int, ...]:
    """The cards of the game by biome (IW-2.6)."""
    removed = COMPONENTS["removed_of_each_biome"][str(seats)]
    return tuple(count - removed for count in COMPONENTS["biomes"].values())


def mountain_types(seats: int) -> tuple[int, ...]:
    """The mountain types in use (IW-2.4, IW-2.5)."""
    return tuple(COMPONENTS["mountains"][str(seats)])


def choosers(seats: int, starter: int) -> tuple[int, ...]:
    """The seats in the order in which they choose starting hands: the first player is the last one (IW-2.8)."""
    return tuple((starter - step) % seats for step in range(1, seats + 1))


def begin(seats: int, options: Mapping[str, str], chance: Chance) -> IwariState:
    """The opening position."""
    dice = chance.dice()
    starter = dice.below(seats)
    ground = ATLAS[options["map"]]
    mountains = sorted(dice.pick(ground.lines_of_type(one)).number for one in mountain_types(seats))
    expeditions = _expeditions(dice) if options["expeditions"] == "on" else ()
    deck = dice.shuffled([card for card, count in enumerate(cards_with(seats)) for _ in range(count)])
    return IwariState(
        chance=dice.rest(),
        options=dict(options),
        third_tribe=has_third_tribe(seats),
        tents=(0,) * tribes_with(seats),
        stacks=NO_STACKS,
        mountains=tuple(mountains),
        discards=NO_CARDS,
        expeditions=expeditions,
        starter=starter,
        **_dealt(seats, starter, deck, drafting=options["open_draft"] == "on"),
    )


def _expeditions(dice: Dice) -> tuple[Expedition, ...]:
    """Cards by chance, laid out in the order of the data (IW-2.9)."""
    drawn = dice.shuffled(DECK)[:IN_PLAY]
    return tuple(Expedition(card) for card in DECK if card in drawn)


def _dealt(seats: int, starter: int, deck: tuple[int, ...], *, drafting: bool) -> dict[str, Any]:
    """IW-2.7, or the beginning of IW-2.8."""
    if drafting:
        first = {"active": choosers(seats, starter)[0], "drafting": True, "phase": "draw"}
        return {"hands": (NO_CARDS,) * seats, "display": deck[:DISPLAY], "deck": deck[DISPLAY:], **first}
    hands = tuple(tally(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(seats))
    rest = deck[seats * HAND :]
    return {"hands": hands, "display": rest[:DISPLAY], "deck": rest[DISPLAY:], "active": starter}
