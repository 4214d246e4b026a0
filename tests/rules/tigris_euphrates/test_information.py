"""TE-21, TE-22 and TE-23: what is public, what is hidden, decisions and undo."""

from collections import Counter

import pytest

from rules.conformance.conformance import play_random
from rules.core.chance import Dice
from rules.core.contract import Premove
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates.board import COUNTS, PAIRS
from rules.tigris_euphrates.kingdoms import leaders_in, realm_of
from rules.tigris_euphrates.premoves import NEVER_SUPPORT, NO_SUPPORT
from rules.tigris_euphrates.resample import unseen
from tests.rules.tigris_euphrates.desk import apply, at, legal, play, squares, told

WAR = {"temple": "B5 I5", "market": "C6 D6 F6 G6 H6", "leaders": ["trader B6", "trader I6"]}


def test_te_16_1_options_and_their_defaults():
    assert GAME.options(2, {}) == {
        "board": "standard",
        "war_support": "standard",
        "monuments": "standard",
        "civilization_buildings": "off",
        "scoring": "hidden",
    }


def test_te_21_1_hidden_totals_are_the_owners():
    state = at(points=[{"red": 3}, {"blue": 2}], won=[2, 0], treasures="K1 B2 P2 F3 N5 I7 B8 O9")
    seen = [GAME.observe(state, viewer) for viewer in (0, 1, None)]
    assert [one.points for one in seen] == [((0, 3, 0, 0), None), (None, (0, 0, 2, 0)), (None, None)]
    assert [one.won for one in seen] == [(2, None), (None, 0), (None, None)]


def test_te_21_2_open_totals_are_everybodys():
    state = at(points=[{"red": 3}, {"blue": 2}], options={"scoring": "open"})
    assert GAME.observe(state, None).points == ((0, 3, 0, 0), (0, 0, 2, 0))


def test_te_21_3_a_single_award_is_public():
    state = at("temple", temple="D5", leaders=["priest C5"])
    (scored,) = [event for event in apply(state, "tile temple E5").events if event.kind == "scored"]
    assert scored.seen_by(None).args == {"points": 1, "colour": "@red", "cause": "tile"}


def test_te_22_1_everything_on_the_table_is_public():
    state = at(
        "market 2",
        "temple 3 farm",
        temple="D5",
        ruins="H4",
        leaders=["king D6", "trader E5"],
        monuments=[{"colours": ["red", "green"], "square": "K5", "tile": "market"}],
        removed={"farm": 4},
        discarded={"market": 3},
    )
    seen = GAME.observe(state, None)
    assert (seen.hand_sizes, seen.catastrophes) == ((2, 4), (2, 1))
    assert (seen.removed, seen.discarded, seen.bag) == ((0, 0, 4, 0), 3, len(state.bag))
    assert seen.leaders == state.leaders
    assert [one.colours for one in seen.monuments] == [PAIRS[4]]
    assert seen.unbuilt == (0, 1, 2, 3, 5)
    assert seen.hand is None
    (kingdom,) = realm_of(seen).kingdoms
    assert leaders_in(seen, kingdom) == [(0, 0), (1, 3)]
    assert kingdom == squares("D5 D6 E5")
    assert seen.priority.bit_count() == 4


def test_te_22_2_a_hand_is_its_owners():
    state = at("market 2", "temple 3")
    assert [GAME.observe(state, viewer).hand for viewer in (0, 1, None)] == [(0, 0, 0, 2), (0, 3, 0, 0), None]


def test_te_22_3_the_unseen_tiles_are_what_is_left_of_153():
    state = at("market 2", "temple 3", market="D5", removed={"farm": 4})
    own = Counter(unseen(GAME.observe(state, 0)))
    assert own == {0: COUNTS[0], 1: COUNTS[1] - 10, 2: COUNTS[2] - 4, 3: COUNTS[3] - 3}
    assert sum(Counter(unseen(GAME.observe(state, None))).values()) == sum(own.values()) + 2


def test_imagined_states_vary_what_is_hidden():
    state = at("market 2", "temple 3 farm 3", won=[1, 2], treasures="K1 B2 P2 F3 N5 I7 B8", points=[{"red": 9}])
    seen = GAME.observe(state, 0)
    imagined = [GAME.resample_from(seen, Dice(str(seed))) for seed in range(30)]
    assert len({one.hands[1] for one in imagined}) > 5
    assert len({one.bag for one in imagined}) == 30


def test_te_21_3_totals_that_are_hidden_were_told_gain_by_gain():
    """Nobody is shown them, and whoever imagines the game, a bot player too, adds up what was told."""
    played = play_random(GAME, 3, {}, "told")
    for one in played.played[:: len(played.played) // 8]:
        for viewer in (0, 2, None):
            seen = GAME.observe(one.state, viewer)
            assert [own is None for own in seen.points] == [seat != viewer for seat in range(3)]
            imagined = GAME.resample_from(seen, Dice("any"))
            assert (imagined.points, imagined.won) == (one.state.points, one.state.won)
    assert sum(map(sum, played.played[-1].state.points)) > 20


def test_te_23_2_steps_within_an_action_can_be_taken_back():
    state = at("temple market", market="D5 E5 D6", temple="C5", leaders=["trader C6"])
    for text in ("tile market E6", "monument temple market D5", "leader king B5"):
        taken = apply(state, text)
        assert not taken.fence
        assert taken.shown is taken.state
        state = taken.state


@pytest.mark.parametrize("count", [0, 1])
def test_te_23_2_support_cannot(count):
    state = play(at("temple market", "market", **WAR), "tile temple E6")
    for _ in range(2):
        taken = apply(state, f"support {count}")
        assert taken.fence
        assert taken.shown is taken.state, "what follows is no secret to the one who supports"
        state = taken.state


def test_te_23_2_nor_the_exchange_nor_the_end_of_the_turn():
    assert apply(at("temple"), "exchange temple").fence
    assert apply(at(actions=0, phase="confirm"), "end").fence


def test_te_23_3_support_is_asked_of_empty_hands_too():
    state = play(at("temple", **WAR), "tile temple E6")
    assert (GAME.to_act(state), legal(state)) == ((0,), {"support 0"})
    state = play(state, "support 0")
    assert (GAME.to_act(state), legal(state)) == ((1,), {"support 0"})


def test_te_23_3_an_answer_left_in_advance_is_given_whatever_the_hand():
    never = Premove(NO_SUPPORT, NEVER_SUPPORT.choices)
    for hand in ("", "market 3"):
        state = play(at("temple", hand, **WAR), "tile temple E6", "support 0")
        seen = GAME.observe(state, 1)
        assert GAME.premove_offers(seen) == (NEVER_SUPPORT,)
        answer = GAME.premove_answer(seen, GAME.legal_actions(state, 1), never)
        assert answer == GAME.parse("support 0")
        assert GAME.premove_answer(GAME.observe(state, 0), GAME.legal_actions(state, 0), never) is None
    calm = at("temple")
    assert GAME.premove_answer(GAME.observe(calm, 0), GAME.legal_actions(calm, 0), never) is None
    assert GAME.premove_offers(GAME.observe(calm, None)) == ()


def test_a_preview_tells_what_a_tile_would_do():
    scored = told(at("temple", temple="D5", leaders=["", "priest C5"]), "tile temple E5", "scored")
    assert scored == [(1, {"points": 1, "colour": "@red", "cause": "tile"})]
    (_, args), *_ = told(at("temple", **WAR), "tile temple E6", "war-begun")
    assert (args["colour"], args["attack"], args["defence"]) == ("@green", 2, 3)
    gone = told(at(temple="D5", leaders=["king D6"]), "catastrophe D5", "leader-home")
    assert gone == [(0, {"leader": "@king", "square": "D6", "cause": "homeless"})]


def test_last_tells_of_this_turn_else_of_the_one_before():
    state = at("temple", "temple")
    done = play(state, "tile temple E5", "leader king E6")
    here = tuple(sorted(squares(name).bit_length() - 1 for name in ("E5", "E6")))
    assert (GAME.observe(done, 1).last, GAME.observe(done, 1).begun) == (here, True)
    after = play(done, "end")
    assert (GAME.observe(after, 1).last, GAME.observe(after, 1).begun) == (here, False)
    assert GAME.observe(play(after, "pass"), 1).last == ()
