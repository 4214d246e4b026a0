"""The set-up (KB-3)."""

from collections.abc import Mapping

from rules.core.chance import Chance, Dice
from rules.kingdom_builder.board import CARDS, COMPONENTS, SECTORS, Quadrant, board_of
from rules.kingdom_builder.scoring import BUILDER_CARDS
from rules.kingdom_builder.state import COPIES, SETTLEMENTS, TILES_PER_LOCATION, KingdomState
from rules.kingdom_builder.turn import start_turn

FIRST_BOARD: tuple[Quadrant, ...] = tuple(map(Quadrant, COMPONENTS["first_game"]["sectors"]))
FIRST_BUILDERS: tuple[str, ...] = tuple(COMPONENTS["first_game"]["builders"])
DECK: tuple[str, ...] = CARDS * COPIES
"""The 25 terrain cards (KB-1.3)."""


def begin(seats: int, options: Mapping[str, str], chance: Chance) -> KingdomState:
    """The opening position, the first player's card already turned up."""
    dice = chance.dice()
    board, builders = _drawn(options, dice) if options["setup"] == "random" else (FIRST_BOARD, FIRST_BUILDERS)
    first = dice.below(seats)
    cards = dice.shuffled(DECK)
    state = KingdomState(
        chance=dice.rest(),
        options=dict(options),
        board=board,
        builders=builders,
        settlements=(0,) * seats,
        supply=(SETTLEMENTS,) * seats,
        tiles=((),) * seats,
        taken=(0,) * seats,
        locations=dict.fromkeys(board_of(board).locations, TILES_PER_LOCATION),
        active=first,
        first=first,
        card="",
        hands=cards[:seats],
        deck=cards[seats:],
        discards=(),
        removed=(),
        kept=("",) * seats,
    )
    return start_turn(state)[0]


def builder_cards(options: Mapping[str, str]) -> tuple[str, ...]:
    """The builder cards that may be in use with these options (KB-11.2)."""
    return tuple(card for card in BUILDER_CARDS if card != "lords" or options["lords_card"] == "included")


def _drawn(options: Mapping[str, str], dice: Dice) -> tuple[tuple[Quadrant, ...], tuple[str, ...]]:
    """Board and builder cards by chance (KB-3.2, KB-11.2); the cards are laid out in the order of the rules."""
    sectors = dice.shuffled(tuple(SECTORS))[:4]
    board = tuple(Quadrant(sector, dice.below(2) == 1) for sector in sectors)
    drawn = dice.shuffled(builder_cards(options))[: COMPONENTS["builders_per_game"]]
    return board, tuple(sorted(drawn, key=BUILDER_CARDS.index))
