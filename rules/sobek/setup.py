"""The set-up (SB-3)."""

from collections.abc import Mapping

from rules.core.bitset import cells_of, mask_of
from rules.core.chance import Chance
from rules.sobek.market import CELLS, EMPTY, laid
from rules.sobek.state import SEATS, SobekState
from rules.sobek.tiles import STARTING, TYPES, in_play
from rules.sobek.tokens import DEBEN, ROYAL, SLOTS, canoe_tokens, sorted_tokens

DEALT = 2
"""Starting tiles that each player is dealt, and that stay in the box (SB-3.2)."""


def begin(seats: int, options: Mapping[str, str], chance: Chance) -> SobekState:
    """The opening position; the start player takes a central tile next (SB-4.1)."""
    expansion = options["treasures_of_the_pharaoh"] == "on"
    dice = chance.dice()
    tokens = dice.shuffled(canoe_tokens(expansion))
    starting = dice.shuffled(tuple(cells_of(STARTING)))
    rest = dice.shuffled(tuple(cells_of(in_play(expansion) & ~STARTING)))
    starter = dice.below(SEATS)
    if options["first_player"] != "random":
        starter = FIRST_PLAYERS.index(options["first_player"]) - 1
    hands, lying, box = starting[: SEATS * DEALT], starting[SEATS * DEALT : -DEALT], starting[-DEALT:]
    market, face_down = laid((EMPTY,) * (CELLS + 1), enumerate((*lying, *rest)[:CELLS], 1))
    nothing: tuple[tuple[()], ...] = ((),) * SEATS
    return SobekState(
        chance=dice.rest(),
        options=dict(options),
        market=market,
        ankh=0,
        direction="",
        face_down=face_down,
        deck=rest[CELLS - len(lying) :],
        box=tuple(sorted(box)),
        removed=0,
        used=(),
        slots=tokens[:SLOTS],
        aside=sorted_tokens(tokens[SLOTS:]),
        drawn=(),
        spent=(),
        bag=DEBEN,
        pool=ROYAL if expansion else (),
        hands=tuple(mask_of(hands[seat * DEALT : (seat + 1) * DEALT]) for seat in range(SEATS)),
        corruption=(0,) * SEATS,
        sets=((0,) * len(TYPES),) * SEATS,
        attached=nothing,
        given=nothing,
        kept=nothing,
        looked=(False,) * SEATS,
        debens=nothing,
        lost=nothing,
        royals=nothing,
        shed=nothing,
        active=starter,
        starter=starter,
        phase="opening",
    )


SEAT_FIRST = ("first_seat", "second_seat")
FIRST_PLAYERS = ("random", *SEAT_FIRST)
"""The values of the option ``first_player`` (SB-15.3)."""
