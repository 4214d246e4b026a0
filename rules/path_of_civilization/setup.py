"""The set-up (PC-4)."""

from collections.abc import Mapping, Sequence

from rules.core.chance import Chance, Dice
from rules.path_of_civilization.actions import sorted_cards
from rules.path_of_civilization.card_checks import BATTLE_STANDS, CHALLENGE_STANDS, ERAS
from rules.path_of_civilization.cards import (
    BASIC,
    BATTLES,
    BOARDS,
    CHALLENGES,
    LEADERS,
    PILES,
    TECHNOLOGIES,
    TOKENS,
    TOP_LEVEL,
    WONDERS,
    Leader,
    Wonder,
)
from rules.path_of_civilization.course import Course
from rules.path_of_civilization.state import Civilization, CivState, Level
from rules.path_of_civilization.steps import give_board
from rules.path_of_civilization.turn import go_on
from rules.path_of_civilization.vocabulary import CIVIL

TOKENS_A_LEVEL = 2


def full_piles() -> tuple[int, ...]:
    """All copies of all piles, at every player count (PC-4.3)."""
    return tuple(TECHNOLOGIES[name].copies for name in PILES)


def era_cards(cards: Mapping[str, Wonder] | Mapping[str, Leader]) -> tuple[tuple[str, ...], ...]:
    """The wonders, or leaders, of each era (PC-4.5)."""
    return tuple(tuple(name for name, card in cards.items() if card.era == era) for era in ERAS)


def token_pairs(tokens: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Shuffled tokens, two on each level (PC-4.6). Of two on one level none is the first."""
    return tuple(
        sorted_cards(tokens[start : start + TOKENS_A_LEVEL]) for start in range(0, len(tokens), TOKENS_A_LEVEL)
    )


def challenge_at(stand: str, kind: str) -> str:
    """The challenge of a stand and a type."""
    return next(name for name, one in CHALLENGES.items() if (one.stand, one.type) == (stand, kind))


def battles_at(stand: str) -> tuple[str, ...]:
    """The battles that may stand there."""
    return tuple(name for name, one in BATTLES.items() if one.stand == stand)


def begin(seats: int, options: Mapping[str, str], chance: Chance) -> CivState:
    """The opening position: the first decision of the game is open."""
    dice = chance.dice()
    order, boards = dice.shuffled(range(seats)), dice.shuffled(tuple(BOARDS))
    chosen = options["board_assignment"] == "choose"
    state = _laid_out(seats, options, dice)
    course = Course(state)
    if chosen:
        course.set(choosing=order)
    else:
        for seat in range(seats):
            give_board(course, seat, boards[seat])
    go_on(course)
    return course.state


def _laid_out(seats: int, options: Mapping[str, str], dice: Dice) -> CivState:
    """Everything in its place, before boards are given out (PC-4.3 to PC-4.6)."""
    types = dice.shuffled(CIVIL)
    battles = tuple(dice.pick(battles_at(stand)) for stand in BATTLE_STANDS)
    wonders = tuple(map(dice.shuffled, era_cards(WONDERS)))
    leaders = tuple(map(dice.shuffled, era_cards(LEADERS)))
    tokens = token_pairs(dice.shuffled(tuple(TOKENS)))
    return CivState(
        chance=dice.rest(),
        options=dict(options),
        round=0,
        step="board",
        civilizations=(Civilization(hand=BASIC),) * seats,
        piles=full_piles(),
        challenges=tuple(challenge_at(stand, kind) for stand, kind in zip(CHALLENGE_STANDS, types, strict=True)),
        battles=battles,
        levels=(Level(),) * TOP_LEVEL,
        due=((),) * seats,
        wonder_decks=wonders,
        leader_decks=leaders,
        tokens=tokens,
        answers=("",) * seats,
        wishes=((),) * seats,
    )
