"""IW-15: who knows what, and what imagined states keep."""

from collections import Counter

from rules.core.chance import Dice
from rules.core.forms import written
from rules.iwari import IWARI as GAME
from rules.iwari.maps import BIOMES
from rules.iwari.resample import unseen_cards
from rules.table.conditionals import Conditional, imagine
from tests.rules.iwari.desk import at, cards, full, play

HANDS = [cards("TTF"), cards("GGC"), cards("DDD")]


def table(**fields):
    fields = {"hands": HANDS, "display": "CCDD", "deck": "GTFGT", **fields}
    return at("", full("T1", 2), "T1-3", stacks={"T1": [1, 0]}, **fields)


def test_iw_15_1_what_is_public():
    for viewer in (0, 1, 2, None):
        seen = GAME.observe(table(), viewer)
        told = written(seen)
        assert (told["tents"][0], told["stacks"]) == (["T1-1", "T1-2"], {"T1": [1, 0]})
        assert (seen.deck, seen.hand_sizes, told["display"]) == (5, (3, 3, 3), cards("CCDD"))
        assert Counter(told["discards"]) == Counter({"tundra": 7, "forest": 8, "glacier": 5, "coast": 6, "desert": 3})
        assert seen.top_of(0) == 0


def test_iw_15_2_a_hand_is_for_its_owners_eyes():
    assert written(GAME.observe(table(), 0))["hand"] == cards("TTF")
    assert written(GAME.observe(table(), 2))["hand"] == cards("DDD")
    assert GAME.observe(table(), None).hand is None


def test_imagined_states_deal_what_is_unseen_anew():
    seen = GAME.observe(table(), 0)
    assert dict(zip(BIOMES, unseen_cards(seen), strict=True)) == {
        "tundra": 2, "forest": 1, "glacier": 4, "coast": 1, "desert": 3,
    }  # fmt: skip
    imagined = [GAME.resample_from(seen, Dice(str(number))) for number in range(20)]
    assert len({state.deck for state in imagined}) > 10
    assert len({state.hands[1] for state in imagined}) > 5


def test_how_many_cards_leave_the_deck_this_turn():
    """IW-6.1: with as many or more as lie there the deck is exhausted."""
    state = play(table(), "swap forest")
    assert GAME.observe(state, 1).due == 1
    placed = play(table(), "place T1 tents", "space T1-5", "space T1-7")
    assert GAME.observe(placed, 0).due == 2
    taken = play(placed, "take coast")
    assert GAME.observe(taken, 0).due == 2
    assert len(play(taken, "take coast", "end").deck) == 5 - 2


def test_what_comes_of_a_payment_is_known_although_the_hand_is_not():
    """Of a conditional move: a tent for one card is not taken for one that is paid with a pair, named behind it."""
    state = GAME.setup(2, GAME.options(2, {}), "if")
    [seat] = GAME.to_act(state)
    seen, nothing = GAME.observe(state, 1 - seat), Conditional((), ())
    legal = map(GAME.notation, imagine(GAME, seen, nothing, Dice("menu")).legal)
    tents = [step for step in legal if step.startswith("place ") and step.endswith(" tent")]
    assert tents
    for step in tents:
        assert imagine(GAME, seen, Conditional(((seat, step),), ()), Dice("if")).seat == seat
