"""UR-5 to UR-9: moving, rosettes, bearing off, throws that allow nothing, the end."""

import pytest

from rules.core.chance import Chance
from rules.core.contract import Premove
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR as GAME
from rules.royal_game_of_ur import UrState
from rules.royal_game_of_ur.board import ROUTES
from tests.rules.kit import position_refused
from tests.rules.royal_game_of_ur.desk import MASTERS, UNSAFE, at, happened, legal, play, refused, step, told


@pytest.mark.parametrize(("throw", "square"), [(1, "A4"), (2, "A3"), (3, "A2"), (4, "A1")])
def test_ur_5_1_entering_counts_the_first_square(throw, square):
    assert play(at(throw=throw), "enter").board[0] == (square,)


def test_ur_5_1_nobody_enters_from_an_empty_hand():
    assert refused(at("B2", home=[6, 0]), "enter") == ("UR-5.1", "ur-hand-empty")


def test_ur_5_2_pieces_go_forward_by_the_whole_throw():
    assert play(at("A2", throw=3), "move A2").board[0] == ("B2",)
    assert refused(at("A2", throw=3), "move B2") == ("UR-5.2", "ur-no-piece")
    assert refused(at("A2", "C4", throw=3), "move C4") == ("UR-5.2", "ur-no-piece")


def test_ur_5_3_and_7_1_a_piece_leaves_with_the_exact_throw():
    for square, throw in (("A7", 1), ("A8", 2), ("B8", 3), ("B7", 4)):
        after = play(at(square, throw=throw), "off")
        assert (after.board[0], after.home) == ((), (1, 0))


def test_ur_5_4_one_piece_a_square():
    state = at("A4 A3")
    assert legal(state) == ["move A3"]
    assert refused(state, "enter") == ("UR-5.4", "ur-own-piece")
    assert refused(state, "move A4") == ("UR-5.4", "ur-own-piece")


def test_ur_5_5_a_captured_piece_goes_back_to_its_owners_hand():
    state = at("B1", "B2 C4", home=[0, 3])
    after, events = step(state, "move B1")
    assert (after.board, after.hand(1), after.home) == ((("B2",), ("C4",)), 3, (0, 3))
    assert [event.kind for event in events] == ["moved", "captured", "threw"]
    assert told(state, "move B1", "captured") == [(0, {"owner_seat": 1, "square": "B2"})]
    assert after.active == 1, "no further throw (UR-10.4)"


def test_ur_5_5_private_squares_of_equal_steps_are_different_ones():
    assert play(at("A4", "C3"), "move A4").board == (("A3",), ("C3",))


def test_ur_5_6_pieces_in_between_do_not_matter():
    state = at("B2 B3", "B4 B5", throw=4)
    assert play(state, "move B2").board == (("B3", "B6"), ("B4", "B5"))


@pytest.mark.parametrize(("options", "closed"), [({}, True), (UNSAFE, False)])
def test_ur_5_7_and_6_3_and_6_4_a_shared_rosette_protects_unless_the_option_says_otherwise(options, closed):
    state = at("B2 A4", "B4", throw=2, options=options)
    if closed:
        assert legal(state) == ["enter", "move A4"]
        assert refused(state, "move B2") == ("UR-6.3", "ur-protected")
    else:
        assert happened(state, "move B2") == ["moved", "captured", "rosette", "threw"]
        assert play(state, "move B2").active == 0


def test_ur_6_3_on_masters_path_the_far_corners_protect_too():
    state = at("B7 A4", "C7", throw=1, options=MASTERS)
    assert refused(state, "move B7") == ("UR-6.3", "ur-protected")
    assert play(at("B7", "C7", throw=1, options=MASTERS | UNSAFE), "move B7").board == (("C7",), ())


def test_ur_5_8_nothing_is_compulsory():
    assert legal(at("A4 B1 A7", "B2", throw=1)) == ["move A4", "move B1", "off"]


def test_ur_5_9_all_pieces_may_be_on_the_board():
    assert play(at("A3 A2 A1 B1 B2 B3"), "enter").hand(0) == 0


@pytest.mark.parametrize(("square", "throw"), [("A2", 1), ("B3", 1), ("A8", 1)])
def test_ur_6_1_and_6_2_a_rosette_gives_a_further_throw_for_any_piece(square, throw):
    state = at(f"{square} B5", throw=throw, next=[2])
    after, events = step(state, f"move {square}")
    assert [event.kind for event in events] == ["moved", "rosette", "threw"]
    assert (after.active, after.throw) == (0, 2)
    assert "move B5" in legal(after)


def test_ur_6_1_other_squares_give_none():
    assert play(at("A4"), "move A4").active == 1


def test_ur_6_5_and_6_6_standing_on_or_passing_over_a_rosette_gives_nothing():
    assert play(at("A1"), "move A1").active == 1
    assert play(at("A2", throw=2), "move A2").active == 1
    assert refused(at("A1 A2"), "move A2") == ("UR-5.4", "ur-own-piece")


def test_ur_7_2_a_larger_throw_cannot_be_used():
    state = at("A7 B1", throw=2)
    assert refused(state, "move A7") == ("UR-7.2", "ur-not-exact")
    assert refused(state, "off") == ("UR-7.2", "ur-nothing-to-bear-off")


def test_ur_7_3_bearing_off_needs_no_square():
    state = at("A8 A7 B7", throw=1)
    assert legal(state)[-1] == "off"
    assert told(state, "off", "borne-off") == [(0, {"from": "A7", "left": 6})]
    assert refused(state, "move A7") == ("UR-7.3", "ur-write-off")


def test_ur_7_4_bearing_off_gives_no_further_throw():
    assert play(at("A7"), "off").active == 1


def test_ur_7_5_a_piece_may_pass_over_the_last_square():
    assert play(at("A8", throw=2), "off").home == (1, 0)


def test_ur_7_6_pieces_that_are_home_stay_there():
    assert play(at("B1", "B2", home=[2, 3]), "move B1").home == (2, 3)


def test_ur_8_1_and_8_4_zeros_pass_by_themselves():
    state, events = step(at("A4", next=[0, 0, 0, 3]), "move A4")
    passes = [(event.seat, event.kind) for event in events[1:]]
    assert passes == [(1, "passed-zero"), (0, "passed-zero"), (1, "passed-zero"), (0, "threw")]
    assert (state.active, state.throw, state.passed) == (0, 3, ((1, 0), (0, 0), (1, 0)))
    assert play(state, "enter").passed == ()


def test_ur_8_2_a_throw_without_a_legal_action_passes():
    blocked = at("A4", "C7 C8 B8", next=[4, 2], home=[0, 4])
    state, events = step(blocked, "move A4")
    assert [event.kind for event in events] == ["moved", "passed-blocked", "threw"]
    assert (state.active, state.passed) == (0, ((1, 4),))
    closed = at("A4 B4", "B2", home=[0, 6], next=[2, 1])
    assert play(closed, "move A4").passed == ((1, 2),)


def test_ur_8_3_a_further_throw_that_passes_undoes_nothing():
    state, events = step(at("A3", throw=2, next=[0, 1]), "move A3")
    assert [event.kind for event in events] == ["moved", "rosette", "passed-zero", "threw"]
    assert (state.board[0], state.active, state.passed) == (("A1",), 1, ((0, 0),))


def test_ur_8_5_what_passed_is_seen():
    state = play(at("A4", next=[0, 3]), "move A4")
    assert GAME.observe(state, None).passed == ((1, 0),)


@pytest.mark.parametrize("path", ["finkel", "masters"])
@pytest.mark.parametrize("rosettes", ["safe", "unsafe"])
def test_ur_8_6_a_one_or_a_two_can_always_be_used(path, rosettes):
    """Whatever the other seat blocks: no board leaves the generator throwing for ever."""
    options = {"path": path, "rosettes": rosettes}
    other = [["B4"], ["B4", "A7"], ["B4", "B1", "B2"]] if path == "masters" else [["B4"], ["B4", "B1", "B2"]]
    for square in ROUTES[path][0][1:-1]:
        for dark in other:
            if square not in dark:
                states = [
                    UrState(
                        options=GAME.options(2, options), board=((square,), tuple(dark)), home=(6, 0), active=0,
                        first=0, throw=throw, chance=Chance("0"),
                    )
                    for throw in (1, 2)
                ]  # fmt: skip
                assert any(state.ways() for state in states), (square, dark)


def test_ur_9_1_and_9_2_the_last_piece_home_ends_the_game_at_once():
    state, events = step(at("A7", "C7", home=[6, 6]), "off")
    assert [event.kind for event in events] == ["borne-off", "game-over"]
    assert (state.over, state.throw, state.active, GAME.to_act(state)) == (True, None, 0, ())
    refusal = GAME.refuse(state, 1, GAME.parse("off"))
    assert (refusal.rule, refusal.reason) == ("UR-9.1", "game-over")
    assert not play(at("A7 A8", home=[5, 6]), "off").over


def test_ur_9_3_and_9_4_the_result():
    state = play(at("A7", "C7", home=[6, 3]), "off")
    result = GAME.result(state)
    assert result is not None
    assert (result.ranks, result.totals, result.winners) == ((1, 2), (7, 3), (0,))
    assert (result.breakdown, result.reason, result.tie_break) == ((("home", (7, 3)),), "all-home", "")
    assert GAME.result(at("A7", home=[6, 3])) is None
    assert GAME.observe(state, 1).result == result


def test_ur_9_5_the_bound():
    assert GAME.bound(2) == 2000


def test_a_throw_that_allows_nothing_is_no_position():
    refused_so = position_refused(GAME, {"board": [["A7"], []], "home": [6, 0], "throw": 2})
    assert refused_so == "ur-position-throw"


def test_ur_4_4_the_only_move_is_the_seats_to_take_and_may_be_left_in_advance():
    only, several = at("A4 A3"), at("A4 B2")
    assert (len(legal(only)), len(legal(several))) == (1, 2)
    [offer] = GAME.premove_offers(GAME.observe(only, 0))
    left = Premove(offer.name, offer.choices, repeats=offer.repeats)
    for state, answer in ((only, legal(only)[0]), (several, None)):
        known = GAME.observe(state, 0)
        given = GAME.premove_answer(known, GAME.legal_actions(state, 0), left)
        assert (given and GAME.notation(given)) == answer
    assert GAME.to_act(only) == (0,), "without it the seat is asked"


def test_ur_4_4_a_spectator_and_a_game_that_is_over_offer_nothing():
    assert GAME.premove_offers(GAME.observe(at("A4 A3"), None)) == ()
    over = play(at("A7", home=[6, 0]), "off")
    assert GAME.premove_offers(GAME.observe(over, 0)) == ()
