"""UR-10 to UR-12, UR-14, UR-16: options, information, actions and what is told; the bot player plays sensibly."""

from fractions import Fraction

import pytest

from rules.conformance.conformance import check, check_defaults, play_random
from rules.core.contract import Choice
from rules.core.errors import UnknownNotation
from rules.core.menu import menu_of
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR as GAME
from rules.royal_game_of_ur.evaluation import STRONGHOLD, TEMPO, WON
from tests.effort import several
from tests.rules.kit import bot_victories, changed, lines
from tests.rules.royal_game_of_ur.desk import LAST_TWO, MASTERS, UNSAFE, at, happened, legal, play, refused, step, told

PRESETS = {preset.name: preset.values for preset in GAME.info.presets}
CAPTURE = {"capture_throw": "on"}


@pytest.mark.parametrize("options", [*PRESETS.values(), CAPTURE, {"pieces": "5"}])
def test_random_games_keep_every_law(options):
    check(GAME, play_random(GAME, 2, options, "laws"), stride=several(23, 5))


# --- options (UR-10) ------------------------------------------------------------------------------------------------


def test_ur_10_1_to_10_3_and_10_7_options_and_presets():
    defaults = {option.name: option.default for option in GAME.info.options}
    assert defaults == {"pieces": "7", "path": "finkel", "rosettes": "safe", "capture_throw": "off"}
    assert PRESETS["finkel"] == defaults
    assert PRESETS["masters"] == defaults | {"path": "masters", "rosettes": "unsafe"}
    assert PRESETS["blitz"] == {"pieces": "5", "path": "masters", "rosettes": "unsafe", "capture_throw": "on"}


def test_ur_10_4_a_capture_gives_a_further_throw_where_the_option_says_so():
    assert play(at("B1", "B2"), "move B1").active == 1
    after, events = step(at("B1", "B2", options=CAPTURE), "move B1")
    assert [event.kind for event in events] == ["moved", "captured", "capture-throw", "threw"]
    assert after.active == 0


def test_ur_10_6_and_14_2_capture_and_rosette_give_one_further_throw():
    state = at("B3", "B4", options=CAPTURE | {"rosettes": "unsafe"}, next=[1, 1])
    assert happened(state, "move B3") == ["moved", "captured", "rosette", "threw"]
    after = play(state, "move B3")
    assert (after.active, play(after, "move B4").active) == (0, 1)


# --- information, chance, undo (UR-11) ------------------------------------------------------------------------------


def test_ur_11_1_and_11_2_everybody_sees_all_but_the_coming_throws():
    state = at("A4", "C4", next=[2, 3])
    seen = [GAME.observe(state, viewer) for viewer in (0, 1, None)]
    assert len({repr(view).replace(f"viewer={view.viewer}", "") for view in seen}) == 1
    assert "next" not in repr(seen)
    assert "chance" not in repr(seen)
    other = GAME.resample(state, 0, GAME.setup(2).chance.dice())
    assert (other.next, other.chance == state.chance) == ((), False)
    assert GAME.info.secret_hand is False


def test_ur_11_3_one_throw_is_one_draw():
    state = GAME.setup(2, {}, "draws")
    assert state.chance.used == 2 + len(state.passed)
    after = GAME.apply(state, state.active, GAME.parse("enter")).state
    assert after.chance.used == state.chance.used + 1 + len(after.passed)


def test_ur_11_4_and_11_5_a_preview_stops_before_the_dice_and_nothing_can_be_taken_back():
    done = GAME.apply(at("B1", "B2 C4"), 0, GAME.parse("move B1"))
    assert done.fence
    assert (done.shown.board, done.shown.throw, done.shown.active) == ((("B2",), ("C4",)), None, 0)
    assert done.shown.hand(1) == 6
    assert GAME.apply(at("A7", home=[6, 0]), 0, GAME.parse("off")).fence, "a game that is over is closed"


# --- actions (UR-12) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["move", "move A5", "move C6", "B4", "A4", "enter A4", "off A7", "hand", "home", "pass"]
)
def test_ur_12_7_other_texts_are_no_actions(text):
    with pytest.raises(UnknownNotation):
        GAME.parse(text)


def test_ur_12_3_and_12_4_the_canonical_order():
    assert legal(at("A4 A2 B1 B4 B8 A7")) == ["move A4", "move A2", "move B1", "move B4", "move B8", "off"]
    assert legal(at("A3 B1 A7")) == ["enter", "move A3", "move B1", "off"]


def test_ur_12_4_list_and_menu_go_by_steps_on_every_path():
    for active, (board, pieces) in enumerate(
        [(("C7 B8", ""), ["hand", "C7", "B8"]), (("", "A7 B8"), ["hand", "A7", "B8"])]
    ):
        state = at(*board, active=active, throw=1, options=MASTERS)
        seen, listed = GAME.observe(state, active), GAME.legal_actions(state, active)
        assert [action.piece for action in listed] == pieces
        assert sorted(listed, key=lambda action: GAME.order(seen, action)) == list(listed)
        shown = menu_of(GAME, seen, listed)
        assert [branch.choice.value for branch in shown.branches] == pieces


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (at("A3 B1 A7"), "off"),
        (at("A3 B1"), "move B1"),
        (at("", throw=2), "enter"),
        (at("C8 A8", options=MASTERS), "move A8"),
        (at("C8 A8", active=1, options=MASTERS), "enter"),
        (at("", "A8 C8", active=1, options=MASTERS), "move C8"),
    ],
)
def test_ur_12_5_an_absent_seat_takes_the_most_advanced_piece(state, answer):
    assert GAME.notation(GAME.default(state, state.active)) == answer


def test_ur_12_5_answers_for_absent_players_end_the_game():
    lengths = [check_defaults(GAME, 2, {}, f"gone {number}") for number in range(40)]
    assert 95 < sum(lengths) / 40 < 115, "104.7 on average (UR-16.3)"


def test_ur_12_6_one_question():
    questions = [GAME.path(GAME.parse(text)) for text in ("enter", "move B4", "off")]
    assert {path[0].question for path in questions} == {"ur-which-piece"}
    assert questions[1] == (Choice("ur-which-piece", "B4", "ur-piece-on", {"square": "B4"}),)
    assert all(len(path) == 1 for path in questions)


def test_ur_12_7_refusals_name_the_first_rule_that_applies():
    state = at("A8 A7 B1 B2", "B4 C4", throw=2, home=[3, 0])
    expected = {
        "enter": ("UR-5.1", "ur-hand-empty"),
        "move C4": ("UR-5.2", "ur-no-piece"),
        "move A8": ("UR-7.3", "ur-write-off"),
        "move A7": ("UR-7.2", "ur-not-exact"),
        "move B2": ("UR-6.3", "ur-protected"),
    }
    assert {text: refused(state, text) for text in expected} == expected
    assert refused(at("A7 B1 B2", throw=1), "move B1") == ("UR-5.4", "ur-own-piece")
    assert refused(at("B1", throw=1), "off") == ("UR-7.2", "ur-nothing-to-bear-off")
    assert refused(state, "move C4", seat=1) == ("UR-4.1", "ur-not-your-turn")


# --- what is told (UR-14) -------------------------------------------------------------------------------------------


def test_ur_14_1_events_with_their_arguments():
    state = at("A3", "C4", throw=2, next=[0, 3])
    assert told(state, "move A3", "moved") == [(0, {"from": "A3", "to": "A1"})]
    assert told(state, "move A3", "rosette") == [(0, {"square": "A1"})]
    assert told(state, "move A3", "passed-zero") == [(0, {"throw": 0})]
    assert told(state, "move A3", "threw") == [(1, {"throw": 3})]
    assert told(at(throw=3), "enter", "entered") == [(0, {"to": "A2"})]


def test_ur_14_1_throws_reveal():
    _, events = step(at("A4", next=[0, 3]), "move A4")
    assert [event.reveals for event in events] == [False, True, True]


def test_ur_14_3_the_set_up_tells_its_throws_by_the_position():
    seen = GAME.observe(GAME.setup(2), None)
    assert seen.throw in range(1, 5)
    assert seen.first in (0, 1)


# --- facts to compare with (UR-16) ----------------------------------------------------------------------------------


def test_ur_16_2_the_shortest_game_has_41_throws():
    """28 own throws that never leave the turn but thirteen times, when the other seat throws 0."""
    throws = [4, 4, 4, 0, 3, 0] * 7
    state = at(throw=throws[0], next=throws[1:])
    for _ in range(7):
        state = play(state, "enter", "move A1", "move B4", "off")
    assert (state.over, len(throws) - len(state.next)) == (True, 41)


@pytest.mark.parametrize(
    ("options", "actions", "deviation"),
    [({}, 143.8, 20.2), (PRESETS["masters"], 204.7, 39.5), (PRESETS["blitz"], 122.3, 26.8)],
)
def test_ur_16_3_random_games_are_as_long_as_measured(options, actions, deviation):
    games = several(25, 60)
    played = [len(play_random(GAME, 2, options, f"length {number}").played) for number in range(games)]
    assert abs(sum(played) / games - actions) < 4 * deviation / games**0.5


@pytest.mark.parametrize(("own", "other", "chance"), LAST_TWO)
def test_ur_16_4_exact_chances_of_the_last_two_pieces(own, other, chance):
    assert abs(winning(own, other) - chance) < Fraction(1, 10**9)


def winning(own: int, other: int) -> Fraction:
    """How likely the seat that is about to be thrown for wins, each with one piece left on these steps: both moves are
    forced, so all that can happen is a chain of throws, followed here until little chance is left."""
    chances, won = {(0, own, other): Fraction(1)}, Fraction(0)
    odds = [Fraction(count, 16) for count in (1, 4, 6, 4, 1)]
    for _ in range(90):
        following: dict[tuple[int, int, int], Fraction] = {}
        for (mover, *steps), chance in chances.items():
            for throw, odd in enumerate(odds):
                after, reached = 1 - mover, list(steps)
                if throw and steps[mover] + throw <= 15:
                    squares = [[("A8", "A7"), ("C8", "C7")][seat][steps[seat] - 13] for seat in (0, 1)]
                    state = at(*squares, throw=throw, active=mover, home=[6, 6], next=[1])
                    (text,) = legal(state)
                    then = play(state, text)
                    if then.over:
                        won += chance * odd * (mover == 0)
                        continue
                    reached[mover] = then.route(mover).index(then.board[mover][0])
                    after = mover if "rosette" in happened(state, text) else 1 - mover
                key = (after, reached[0], reached[1])
                following[key] = following.get(key, Fraction(0)) + chance * odd
        chances = following
    return won


def test_the_bot_player_beats_random_play():
    assert bot_victories(GAME, lambda seed: GAME.setup(2, {}, seed), 20) >= 18


def test_evaluation_likes_progress_safety_and_the_next_throw():
    def worth(*own: str, **fields: object) -> float:
        return GAME.evaluate(at(*own, **fields), 0)

    assert worth("B1") > worth("A4")
    assert worth("A7", home=[1, 0]) > worth("A7")
    assert worth("B4", "B2") > worth("B5", "B2"), "a stronghold is worth more than a step in danger"
    assert worth("B6", "B5") < worth("B6", "B8"), "a piece behind threatens, one ahead does not"
    assert worth("A4") > worth("A4", active=1)


def test_terms_are_steps_ahead_of_the_other_seat():
    assert changed(GAME, at("A4"), at("A3")) == {"progress": 1}
    assert changed(GAME, at("A4"), at("A3"), seat=1) == {"progress": -1}
    assert changed(GAME, at("A4", active=1), at("A4")) == {"tempo": 2 * TEMPO}
    behind, ahead = at("B5", "B4"), at("B5", "B8")
    assert changed(GAME, behind, ahead)["danger"] > 0, "who has passed threatens nothing"
    assert changed(GAME, ahead, behind)["danger"] < 0
    assert changed(GAME, at("B3"), at("B4"))["rosettes"] == STRONGHOLD
    assert changed(GAME, at("B4"), at("B3"))["rosettes"] == -STRONGHOLD
    assert "rosettes" not in changed(GAME, at("B3", options=UNSAFE), at("B4", options=UNSAFE))


def test_a_game_that_is_over_is_won_or_lost_for_certain():
    over = play(at("A7", home=[6, 0]), "off")
    assert GAME.terms(over, 0) == {"won": WON}
    assert GAME.terms(over, 1) == {"won": -WON}
    assert [GAME.evaluate(over, seat) for seat in (0, 1)] == [1.0, 0.0]
    close = at("A7", "C7", home=[6, 6])
    assert "won" not in GAME.terms(close, 0)
    assert 0 < GAME.evaluate(close, 1) < GAME.evaluate(close, 0) < 1


def test_numbers_of_lines():
    state = GAME.position({"board": [["A3", "A1", "B2", "B6", "A8"], ["C4", "B3", "B4", "B7"]], "home": [1, 1],
                           "throw": 3, "next": [2, 3, 1]})  # fmt: skip
    assert [lines(GAME, state, depth) for depth in (1, 2, 3)] == [4, 19, 63]
