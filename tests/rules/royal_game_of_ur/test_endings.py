"""The solved endings (UR-16.4) and the outcomes of chance (UR-1.3, UR-8.4) that bot players weigh."""

from collections.abc import Iterator
from math import fsum

import pytest
from msgspec.structs import replace

from rules.bots.bot_player import choose
from rules.core.chance import Dice
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR as GAME
from rules.royal_game_of_ur import UrState
from rules.royal_game_of_ur.board import ODDS, ROUTES
from rules.royal_game_of_ur.endings import ENTRIES, MOST, PAIRS, Steps, place_of
from tests.rules.royal_game_of_ur.desk import LAST_TWO, MASTERS, UNSAFE, at, legal
from tests.rules.royal_game_of_ur.solving import FILE, positions

ROUNDING = 1 / 65535


def chances(state: UrState, text: str) -> list[tuple[float, UrState]]:
    return list(GAME.chances(state, state.active, GAME.parse(text)))


def thrown(state: UrState, text: str) -> dict[tuple[int, int | None], float]:
    """How likely each seat goes on with each throw."""
    return {(after.active, after.throw): odds for odds, after in chances(state, text)}


# --- outcomes of chance ---------------------------------------------------------------------------------------------


def test_ur_1_3_and_8_4_all_throws_by_their_odds():
    """The other seat cannot use a 0; then seat 0 is thrown for, and so on."""
    begun = 1 / (1 - 1 / 256)
    odds = {1: 4 / 16, 2: 6 / 16, 3: 4 / 16, 4: 1 / 16}
    expected = {(1, throw): odd * begun for throw, odd in odds.items()}
    expected |= {(0, throw): odd * begun / 16 for throw, odd in odds.items()}
    assert thrown(at("A4"), "move A4") == pytest.approx(expected)


def test_ur_8_2_blocked_throws_pass_in_the_outcomes_too():
    """Seat 1 has one piece, on its last square: all but a 1 pass."""
    found = thrown(at("A4", "C7", home=[0, 6]), "move A4")
    assert [throw for seat, throw in found if seat == 1] == [1]
    assert found[1, 1] == pytest.approx(1 / 4 / (1 - 3 / 4 / 16))


def test_ur_6_1_after_a_rosette_the_same_seat_is_thrown_for():
    found = thrown(at("A3", throw=2), "move A3")
    assert found[0, 2] > found[1, 2]
    assert chances(at("A3", throw=2), "move A3")[0][1].passed == ()


def test_ur_9_1_the_end_is_the_only_outcome_of_the_last_piece_home():
    ((odds, after),) = chances(at("A7", home=[6, 0]), "off")
    assert (odds, after.over) == (1.0, True)


@pytest.mark.parametrize("options", [{}, MASTERS | UNSAFE, {"capture_throw": "on", "pieces": "5"}])
def test_what_happens_is_one_of_the_outcomes_and_all_are_lawful(options):
    state, dice = GAME.setup(2, options, "outcomes"), Dice("outcomes")
    while GAME.to_act(state):
        seat = state.active
        action = dice.pick(GAME.legal_actions(state, seat))
        outcomes = GAME.chances(state, seat, action)
        assert fsum(odds for odds, _ in outcomes) == pytest.approx(1)
        assert [GAME.invariants(after) for _, after in outcomes] == [()] * len(outcomes)
        state = GAME.apply(state, seat, action).state
        alike = [plain(after) for _, after in outcomes]
        assert alike.count(plain(state)) == 1


def plain(state: UrState) -> UrState:
    """The state without what led to the throw and what will come."""
    passed = state.passed[:1] and ((state.passed[0][0], 0),) if len(state.passed) % 2 else ()
    return replace(state, passed=passed, chance=at().chance, next=())


def test_ur_11_2_no_outcome_foretells_throws():
    assert {after.next for _, after in chances(at("A4", next=[3, 3]), "move A4")} == {()}


# --- solved endings -------------------------------------------------------------------------------------------------


def about_to_throw(own: Steps, other: Steps, left: tuple[int, int]) -> UrState:
    """The position with pieces on these steps and so many not home; seat 0 is thrown for."""
    board = [[ROUTES["finkel"][seat][step] for step in steps] for seat, steps in enumerate((own, other))]
    home = [7 - count for count in left]
    return GAME.position({"game": "royal_game_of_ur", "board": board, "home": home, "active": 0})


def known(state: UrState, seat: int) -> float:
    chance = GAME.solved(state, seat)
    assert chance is not None
    return chance


@pytest.mark.parametrize(("own", "other", "chance"), LAST_TWO)
def test_ur_16_4_the_last_two_pieces(own, other, chance):
    state = about_to_throw((own,), (other,), (1, 1))
    assert known(state, 0) == pytest.approx(float(chance), abs=ROUNDING)
    assert known(state, 1) == pytest.approx(1 - float(chance), abs=ROUNDING)


def test_every_position_has_its_own_entry():
    numbers = {place_of(pair, *steps) for pair in PAIRS if sum(pair) < MOST for steps in positions(pair)}
    assert numbers == set(range(len(numbers)))
    assert FILE.stat().st_size == 2 * ENTRIES


def best_known(state: UrState) -> float:
    """What the throw of seat 0 is worth to it by the table, by what its actions lead to."""
    after = [GAME.chances(state, 0, action)[0][1] for action in GAME.legal_actions(state, 0)]
    return max(known(one, 0) for one in after)


def drawn(count: int, seed: str) -> Iterator[UrState]:
    """Random positions of the table, each number of pieces left as likely as another."""
    dice = Dice(seed)
    every = {pair: list(positions(pair)) for pair in PAIRS}
    for _ in range(count):
        pair = dice.pick(PAIRS)
        yield about_to_throw(*dice.pick(every[pair]), pair)


def test_each_entry_follows_from_those_that_the_throws_lead_to():
    """What the game itself leads to, and not the program that solved it, says what follows."""
    for state in drawn(400, "entries"):
        expected = 0.0
        for throw, odds in enumerate(ODDS):
            ready = replace(state, active=0, throw=throw, passed=())
            passed = replace(state, active=1, throw=1, passed=())
            expected += odds * (best_known(ready) if ready.ways() else known(passed, 0))
        assert known(state, 0) == pytest.approx(expected, abs=3 * ROUNDING)


def test_an_expert_plays_solved_endings_perfectly():
    expert, chosen = GAME.bot_levels["expert"], 0
    for state in drawn(150, "expert"):
        seat, legal = state.active, GAME.legal_actions(state, state.active)
        worth = {action: known(GAME.chances(state, seat, action)[0][1], seat) for action in legal}
        action = choose(GAME, GAME.observe(state, seat), seat, Dice("expert"), expert)
        assert worth[action] == max(worth.values())
        chosen += len(set(worth.values())) > 1
    assert chosen > 50


@pytest.mark.parametrize(
    "state",
    [
        at("B1", home=[4, 4]),
        at("B1", home=[5, 6], options=MASTERS),
        at("B1", home=[6, 6], options=UNSAFE),
        at("B1", home=[6, 6], options={"capture_throw": "on"}),
    ],
)
def test_other_rules_and_more_pieces_are_not_solved(state):
    assert GAME.solved(state, 0) is None
    assert GAME.notation(choose(GAME, GAME.observe(state, 0), 0, Dice("any"), GAME.bot_levels["expert"])) in legal(
        state
    )


def test_fewer_pieces_at_the_beginning_are_the_same_endings():
    options = {"pieces": "5"}
    few, many = at("B1 A8", "B4", home=[3, 3], options=options), at("B1 A8", "B4", home=[5, 5])
    assert known(few, 0) == known(many, 0)


def test_a_game_that_is_over_is_known():
    won = at(home=[7, 3], throw=None, active=0)
    assert (known(won, 0), known(won, 1)) == (1.0, 0.0)
