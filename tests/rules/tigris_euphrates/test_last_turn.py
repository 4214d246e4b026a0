"""In the last turn the bot player plays for the place at the end, not for points that come too late."""

import pytest

from rules.bots.bot_player import choose
from rules.bots.explaining import gains_of, weightiest
from rules.core.chance import Dice
from rules.core.contract import Result
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates import TigrisState
from tests.rules.tigris_euphrates.desk import at, play

HANDS = ("settlement temple market farm 3", "temple 3 farm 3")


def last_action() -> TigrisState:
    """The last action of a game of two: seat 0 lacks a black point to win. A war brings it many green ones."""
    return at(
        *HANDS,
        start=False,
        temple="K11 P2 F10",
        market="A10 B10 C10 D10 E10 G10 I10 J10 I11 J11",
        leaders=["trader F11 king F9", "trader K10"],
        treasures="K11 P2",
        points=[{"red": 5, "blue": 5, "green": 5}, {"red": 4, "blue": 4, "green": 4}],
        won=[3, 5],
        actions=1,
    )


def ended(state: TigrisState) -> Result:
    """How the game ends when the turn is finished, nobody supporting in a war."""
    while GAME.to_act(state):
        text = {"attack": "support 0", "defence": "support 0", "building": "decline", "monument": "decline"}
        state = play(state, text.get(state.phase, "end"))
    result = GAME.result(state)
    assert result is not None
    return result


@pytest.mark.parametrize("level", GAME.bot_levels)
def test_the_last_action_wins_the_game_where_one_can(level: str) -> None:
    state = last_action()
    assert ended(play(state, "tile temple H10")).ranks == (2, 1), "the war is won, the game lost"
    action = choose(GAME, GAME.observe(state, 0), 0, Dice("last"), GAME.bot_levels[level])
    assert ended(play(state, GAME.notation(action))).ranks == (1, 2)


@pytest.mark.parametrize(("own", "other"), [(6, 3), (3, 6)])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_who_is_behind_does_not_end_the_game(level: str, own: int, other: int) -> None:
    """A trader in the leaderless region takes a treasure: of the three that lie on the board two are left then."""
    state = at(
        "settlement 2 temple farm 3",
        "temple 3 farm 3",
        start=False,
        temple="F10 K11 P2 F3",
        market="G10 H10 I10 J10 K10",
        leaders=["king F2"],
        treasures="F10 K11 P2",
        points=[dict.fromkeys(("black", "red", "blue", "green"), one) for one in (own, other)],
        won=[3, 4],
    )
    action = choose(GAME, GAME.observe(state, 0), 0, Dice("ending"), GAME.bot_levels[level])
    takes = play(state, GAME.notation(action)).phase == "treasure"
    assert takes == (own > other)


def test_that_the_game_is_won_is_the_reason_for_it() -> None:
    state = last_action()
    observation, best = GAME.observe(state, 0), GAME.parse("tile settlement A9")
    reason = weightiest(GAME, gains_of(GAME, observation, 0, best, [GAME.parse("tile temple H10")]))[0]
    assert reason.term == "won"
    assert reason.gain > 0


@pytest.mark.parametrize(
    ("red", "green", "signs"),
    [((6, 5, 5), (5, 5, 5), (1, -1, -1)), ((5, 5, 4), (5, 6, 9), (-1, 1, -1)), ((5, 5, 4), (6, 6, 9), (0, 0, -1))],
)
def test_a_game_that_is_over_is_worth_its_places(
    red: tuple[int, ...], green: tuple[int, ...], signs: tuple[int, ...]
) -> None:
    """Equal lowest colours are parted by the next ones, else the victory is shared."""
    points = [{"black": 9, "red": one, "blue": 9, "green": other} for one, other in zip(red, green, strict=True)]
    state = at(seats=3, phase="over", ended="bag", points=points)
    won = [GAME.terms(state, seat)["won"] for seat in range(3)]
    assert tuple((one > 0) - (one < 0) for one in won) == signs


def test_a_turn_that_only_has_to_be_finished_is_worth_how_the_game_ends() -> None:
    """The king in the kingdom of the ziggurat gains a point of any colour then: the one that is wanted."""
    state = at(
        "farm 5",
        "farm 6",
        phase="confirm",
        actions=0,
        bag=[],
        temple="J3",
        leaders=["king J4"],
        ziggurat={"square": "J6", "tile": "temple"},
        options={"board": "advanced", "monuments": "ziggurat"},
        points=[{"red": 3, "blue": 3, "green": 3}],
    )
    assert GAME.terms(state, 0)["won"] > 0 > GAME.terms(state, 1)["won"]
    assert "won" not in GAME.terms(at(*HANDS, phase="confirm", actions=0), 0), "there are tiles in the bag"


def test_what_is_not_hoped_for_any_more_is_no_price_of_the_end() -> None:
    """An exchange that the bag cannot pay ends the game at once (TE-8.6)."""
    state = at("farm 6", "temple 6", bag=[], leaders=["king C2 trader F2", "priest O2"], points=[{"red": 3}])
    reasons = weightiest(GAME, gains_of(GAME, GAME.observe(state, 0), 0, GAME.parse("exchange farm")))
    assert reasons
    assert {reason.term for reason in reasons} <= {"weakest", "colours", "rivals", "won"}
