"""Tigris & Euphrates keeps the contract of a game; its bot player plays sensibly.

The suite holds 60 random games against the laws; ``python -m rules selfplay tigris_euphrates --seats 3 --games 500``
does so with as many as one likes, and with every law of the contract.
"""

from typing import Any

import pytest

from rules.bots.bot_player import QUICK, choose
from rules.conformance.conformance import check, check_defaults, play_random
from rules.core.chance import Dice
from rules.core.contract import Choice
from rules.core.errors import UnknownNotation
from rules.core.menu import menu_of
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates import TigrisState
from rules.tigris_euphrates.board import COLOURS
from tests.effort import sample, several
from tests.rules.kit import bot_victories, changed, lines
from tests.rules.tigris_euphrates.crowds import crowded_board
from tests.rules.tigris_euphrates.desk import at, legal, play

EVERYTHING = {"board": "advanced", "monuments": "ziggurat", "civilization_buildings": "on"}
WAR: dict[str, Any] = {
    "temple": "B5 I5",
    "market": "C6 D6 F6 G6 H6",
    "leaders": ["trader B6 king A5", "trader I6 king J5"],
}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, EVERYTHING),
        pytest.param(3, {"war_support": "english", "scoring": "open"}, marks=pytest.mark.slow),
        pytest.param(
            2, {"civilization_buildings": "on", "monuments": "ziggurat", "scoring": "open"}, marks=pytest.mark.slow
        ),
        pytest.param(3, {"board": "advanced"}, marks=pytest.mark.slow),
        pytest.param(4, {"war_support": "english"}, marks=pytest.mark.slow),
    ],
)
def test_random_games_keep_every_law(seats, options):
    check(GAME, play_random(GAME, seats, options, f"laws {seats}"), stride=several(92, 23))


@pytest.mark.parametrize("number", range(several(6, 60)))
def test_games_from_crowded_boards_keep_every_law(number):
    """What random games hardly ever come to: monuments, the ziggurat, several kingdoms and wars."""
    seats, dice = 2 + number % 3, Dice(f"crowded {number}")
    board = crowded_board(seats, GAME.options(seats, EVERYTHING), dice)
    check(GAME, play_random(GAME, seats, EVERYTHING, f"crowded {number}", board), stride=several(46, 11))


@pytest.mark.parametrize("block", sample(range(6), 2))
def test_what_is_given_is_what_is_held(block):
    """Points, treasures and tiles of ten random games against the events that told of them."""
    for number in range(several(3, 10)):
        seats = 2 + number % 3
        game = play_random(GAME, seats, EVERYTHING if number % 2 else {}, f"block {block} game {number}")
        points = [[0] * 4 for _ in range(seats)]
        won = [0] * seats
        drawn = 0
        for one in game.played:
            for event in one.transition.events:
                if event.kind == "scored":
                    points[event.seat][COLOURS.index(event.args["colour"][1:])] += event.args["points"]
                won[event.seat or 0] += event.args["count"] if event.kind == "treasures-taken" else 0
                drawn += event.args["count"] if event.kind == "drawn" else 0
        assert tuple(map(tuple, points)) == game.final.points
        assert tuple(won) == game.final.won
        assert len(game.opening.bag) - drawn == len(game.final.bag)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_answers_for_absent_players_end_the_game_soon(seats):
    assert check_defaults(GAME, seats, {}, "gone") < 500


def test_an_absent_player_takes_the_points_at_hand():
    state = at("market temple", temple="D5", leaders=["trader C5 king D6"])
    assert GAME.notation(GAME.default(state, 0)).startswith("tile market ")
    lone = at("market temple")
    assert GAME.notation(GAME.default(lone, 0)).startswith("leader king ")
    full = at("farm temple", leaders=["king F2 priest G3 farmer K2 trader L1"])
    assert GAME.notation(GAME.default(full, 0)).startswith("tile temple ")
    stuck = at("farm 2", leaders=["king F2 priest G3 farmer J7 trader L1"])
    assert GAME.notation(GAME.default(stuck, 0)) == "exchange farm farm"
    assert GAME.notation(GAME.default(at(leaders=["king F2 priest G3 farmer K2 trader L1"]), 0)) == "pass"
    assert GAME.notation(GAME.default(play(at("market", market="D5 E5 D6"), "tile market E6"), 0)) == "decline"


def test_an_absent_player_supports_with_just_enough():
    board = {**WAR, "leaders": ["trader B6", "trader I6"]}
    state = play(at("temple market 4", "market 4", **board), "tile temple E6")
    assert GAME.notation(GAME.default(state, 0)) == "support 2"
    assert GAME.notation(GAME.default(play(state, "support 3"), 1)) == "support 2"
    assert GAME.notation(GAME.default(play(state, "support 1"), 1)) == "support 0"
    weak = play(at("temple market", **board), "tile temple E6")
    assert GAME.notation(GAME.default(weak, 0)) == "support 0"


@pytest.mark.slow
def test_the_house_player_beats_random_play():
    """In short games, the bag cut to 30 tiles."""
    assert bot_victories(GAME, _short, 6) == 6


def _short(seed: str) -> TigrisState:
    opening = GAME.document(GAME.setup(2, {}, seed))
    gone = opening["bag"][30:]
    return GAME.position({**opening, "bag": opening["bag"][:30], "removed": {word: gone.count(word) for word in gone}})


def test_evaluation_likes_balance_leaders_and_victories():
    assert GAME.evaluate(at(points=[{"red": 2, "blue": 2}]), 0) > GAME.evaluate(at(points=[{"red": 4}]), 0)
    assert GAME.evaluate(at(leaders=["king F2"]), 0) > GAME.evaluate(at(), 0)
    assert GAME.evaluate(at(leaders=["", "king F2"]), 0) < GAME.evaluate(at(), 0)
    strong = at("temple market 4", "", **{**WAR, "leaders": ["trader B6", "trader I6"]})
    weak = at("temple", "market 4", **{**WAR, "leaders": ["trader B6", "trader I6"]})
    fought = play(strong, "tile temple E6", "support 4")
    hopeless = play(weak, "tile temple E6", "support 0")
    assert GAME.evaluate(fought, 0) > GAME.evaluate(strong, 0)
    assert GAME.evaluate(hopeless, 0) < GAME.evaluate(weak, 0)


def test_terms_of_points_tell_the_weakest_colour_from_the_others():
    three = {"red": 1, "blue": 1, "green": 1}
    assert changed(GAME, at(points=[three]), at(points=[{**three, "black": 1}])).keys() == {"weakest"}
    assert changed(GAME, at(), at(points=[{"red": 1}])).keys() == {"colours"}
    assert changed(GAME, at(), at(points=[{}, {"red": 2}]))["rivals"] < 0
    assert changed(GAME, at(), at(points=[{}, {"red": 2}])).keys() == {"rivals"}


def test_terms_of_leaders_temples_and_the_hand():
    king, trader = at(leaders=["king F2"]), at(leaders=["king F2 trader G3"])
    assert changed(GAME, at(), king).keys() == {"leaders", "kingship", "guard"}
    assert changed(GAME, king, trader)["leaders"] > 0
    assert changed(GAME, king, trader)["kingship"] < 0, "the trader takes what the king stood in for"
    guarded = at(leaders=["king F2"], temple="G2")
    assert changed(GAME, king, guarded)["guard"] > 0
    assert changed(GAME, guarded, king)["guard"] < 0
    assert changed(GAME, at("farm 2", leaders=["priest F2"]), at("temple 2", leaders=["priest F2"])).keys() == {"hand"}
    assert GAME.terms(at("temple 2"), 0)["hand"] == 0


def test_terms_of_monuments_and_of_wars_that_may_come():
    raised = [{"colours": ["red", "green"], "square": "D5", "tile": "market"}]
    block = at(temple="C5", market="D5 E5 D6 E6", leaders=["trader C6"])
    assert changed(GAME, block, at(temple="C5", monuments=raised, leaders=["trader C6"]))["monuments"] > 0
    other = at(temple="C5", monuments=raised, leaders=["farmer C6"])
    assert GAME.terms(other, 0)["monuments"] == 0, "a monument pays leaders of its colours alone"
    even, strong, weak = (
        at(temple="B5 G5", market=f"C6 D6 F6 {more}", leaders=["trader B6", "trader G6"]) for more in ("", "D5", "F5")
    )
    assert changed(GAME, even, strong)["wars"] > 0 > changed(GAME, even, weak)["wars"]


def test_the_house_wins_a_war_that_is_won_already():
    board = {**WAR, "market": "C6 D6 F6", "leaders": ["trader B6", "trader G6"], "temple": "B5 G5"}
    state = at("settlement market 4", bag=["temple"] * 20, points=[{"black": 5, "red": 5, "blue": 5}], **board)
    action = choose(GAME, GAME.observe(state, 0), 0, Dice("war"), QUICK)
    assert GAME.notation(action) in {"tile settlement E6", "tile market E6"}


# --- notation, menus, refusals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("tile red E7", "tile temple E7"),
        ("leader black F3", "leader king F3"),
        ("war trader", "war market"),
        ("war green", "war market"),
        ("point temple", "point red"),
        ("monument market temple E7", "monument temple market E7"),
        ("exchange farm temple temple", "exchange temple temple farm"),
    ],
)
def test_other_words_for_the_same(text, same):
    assert GAME.parse(text) == GAME.parse(same)


@pytest.mark.parametrize(
    "text",
    [
        "tile",
        "tile temple",
        "tile temple Q1",
        "tile temple E12",
        "tile E7",
        "tile temple farm E7",
        "leader king",
        "withdraw king F3",
        "exchange",
        "exchange temple temple temple temple temple temple temple",
        "support",
        "support 7",
        "support -1",
        "monument temple temple E7",
        "monument temple E7",
        "catastrophe",
        "pass now",
        "war",
        "leave",
        "point",
    ],
)
def test_other_texts_are_no_actions(text):
    with pytest.raises(UnknownNotation):
        GAME.parse(text)


def test_paths_ask_what_and_where():
    assert GAME.path(GAME.parse("tile temple E7")) == (
        Choice("te-what", "tile temple", "te-what-tile", {"tile": "@temple"}),
        Choice("te-where-tile", "E7", region="7"),
    )
    questions = {
        "leader king F3": ["te-what", "te-where-leader"],
        "withdraw king": ["te-what"],
        "catastrophe C4": ["te-what", "te-where-catastrophe"],
        "exchange temple farm": ["te-what", "te-how-many", "te-which-tiles"],
        "pass": ["te-what"],
        "war market": ["te-which-war"],
        "support 2": ["te-support"],
        "building E7": ["te-what", "te-where-building"],
        "monument temple market E7": ["te-what", "te-which-monument"],
        "leave I7": ["te-leave"],
        "point red": ["te-which-point"],
        "end": ["te-end"],
    }
    for text, asked in questions.items():
        assert [choice.question for choice in GAME.path(GAME.parse(text))] == asked


@pytest.mark.parametrize(
    ("hand", "placed", "shown"),
    [
        ("temple 6", "support 0", ["support 0"]),
        ("temple 6", "support 1", ["support 0", "support 1"]),
        ("", "support 1", ["support 0"]),
    ],
)
def test_a_defender_is_shown_what_decides(hand, placed, shown):
    """TE-9.4: a tie is won, more adds nothing, and less than a tie is lost."""
    state = at("temple 6", hand, leaders=["", "king H7"])
    state = play(state, "leader king J7", placed)
    offered = GAME.worth_showing(GAME.observe(state, 1), GAME.legal_actions(state, 1))
    assert [GAME.notation(action) for action in offered] == shown


def test_an_attacker_is_shown_what_may_win():
    """Enough to be ahead, up to where the defender's whole hand would not help."""
    state = play(at("temple 6", "farm 2", leaders=["", "king H7"]), "leader king J7")
    offered = GAME.worth_showing(GAME.observe(state, 0), GAME.legal_actions(state, 0))
    assert [GAME.notation(action) for action in offered] == [f"support {count}" for count in (0, 1, 2, 3)]


def test_the_menu_of_a_full_hand_is_split_by_rows():
    state = at("settlement temple 2 farm market 2", leaders=["king F2"])
    root = menu_of(GAME, GAME.observe(state, 0), GAME.legal_actions(state, 0))
    leaders = [f"leader {word}" for word in ("priest", "farmer", "trader")]
    tiles = [f"tile {word}" for word in ("settlement", "temple", "farm", "market")]
    offered = [*leaders, *tiles, "leader king", "withdraw king", "catastrophe", "exchange", "pass"]
    assert [branch.choice.value for branch in root.branches] == offered
    temple = root.branches[offered.index("tile temple")].node
    assert temple is not None
    assert [branch.choice.value for branch in temple.branches] == [str(row) for row in range(1, 12)]


def test_the_end_closes_a_turn_and_open_questions_leave_it_unsettled():
    assert GAME.ends_turn(GAME.parse("end"))
    assert not GAME.ends_turn(GAME.parse("pass"))
    state = at("temple", **WAR)
    assert GAME.quiescent(state)
    assert not GAME.quiescent(play(state, "tile temple E6"))
    assert GAME.quiescent(play(state, "pass", "pass"))


def test_never_more_than_some_hundred_actions():
    state = at("settlement temple 2 farm market 2", leaders=["king F2 priest K2"], options={"board": "standard"})
    assert 400 < len(legal(state)) < 900


# --- counts of lines of play ------------------------------------------------------------------------------------------


QUIET: dict[str, Any] = {"ruins": "A1 P1 A11 P11", "catastrophes": [0, 0]}
"""Nobody has a catastrophe left."""


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (at(**QUIET), (129, 16257)),
        (
            at("settlement", **{**QUIET, "temple": "D5 F5 E6", "leaders": ["king C5", "trader G5 farmer E7"]}),
            (246, 46769),
        ),
        (play(at("temple market 2", "market 3 settlement", **WAR, **QUIET), "tile temple E6"), (2, 4, 14)),
        (play(at("market", market="D5 E4 F5 E6 F6", options=EVERYTHING, **QUIET), "tile market E5"), (6, 30)),
        (play(at("temple", temple="G3 H3 J3 K3 K2", leaders=["", "trader G2"], **QUIET), "tile temple I3"), (2, 322)),
    ],
)
def test_numbers_of_lines(state, counts):
    assert tuple(lines(GAME, state, depth) for depth in range(1, len(counts) + 1)) == counts
