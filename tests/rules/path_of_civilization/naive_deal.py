"""What chance brings to a game, for the naive twin."""

from rules.core.chance import Dice
from tests.rules.path_of_civilization.naive_cards import (
    BATTLE_STANDS,
    BATTLES,
    BOARDS,
    CHALLENGE_STANDS,
    CHALLENGES,
    MARKET,
    TOKENS,
    TYPES,
    Document,
)


def some_deal(seats: int, dice: Dice) -> Document:
    """PC-4.1 to PC-4.6, with boards dealt at random."""
    events = {}
    for stand, kind in zip(CHALLENGE_STANDS, dice.shuffled(TYPES[:4]), strict=True):
        asked = [name for name, card in CHALLENGES.items() if (card["slot"], card["type"]) == (stand, kind)]
        (events[stand],) = asked
    for stand in BATTLE_STANDS:
        events[stand] = dice.pick([name for name, card in BATTLES.items() if card["slot"] == stand])
    decks = {
        kind: {era: list(dice.shuffled([name for name in cards if cards[name]["era"] == era])) for era in (1, 2, 3)}
        for kind, cards in MARKET.items()
    }
    tokens = dice.shuffled(list(TOKENS))
    pairs = {level: list(tokens[2 * level - 2 : 2 * level]) for level in range(1, 6)}
    boards = list(dice.shuffled(list(BOARDS)))[:seats]
    return {"events": events, "decks": decks, "tokens": pairs, "boards": boards}
