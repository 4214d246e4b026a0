"""The bot player of Path of Civilization plays sensibly, soon, and comes to an end."""

from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace

from rules.bots import bot_player
from rules.bots.match import play_out
from rules.core.bitset import with_item
from rules.core.chance import Dice
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.actions import READY, Benefit, Buy, Claim, Pass, Token
from rules.path_of_civilization.cards import BATTLES, TOKENS
from rules.path_of_civilization.evaluation import TERMS
from rules.path_of_civilization.state import Due
from rules.path_of_civilization.vocabulary import Gain
from tests.effort import several
from tests.rules.kit import bot_victories
from tests.rules.path_of_civilization.desk import at


def with_own(state: Any, seat: int = 0, **changes: Any) -> Any:
    """The position with one civilization changed."""
    return replace(
        state, civilizations=with_item(state.civilizations, seat, replace(state.civilizations[seat], **changes))
    )


def chosen(state: Any, seat: int) -> Any:
    return bot_player.choose(GAME, GAME.observe(state, seat), seat, Dice("chosen"), bot_player.QUICK)


def at_window(state: Any, kind: str) -> Any:
    """The next window of this kind, everybody answering like somebody absent."""
    while state.window is None or state.window.kind != kind:
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, GAME.default(state, seat)).state
    return state


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"claim_mode": "sealed_ranked", "auto_ready": "off"}])
def test_it_beats_random_play(options):
    assert bot_victories(GAME, lambda seed: GAME.setup(2, options, seed), several(3, 20)) >= several(2, 18)


@pytest.mark.slow
def test_it_is_mostly_first_of_four():
    won = 0
    for number in range(several(4, 20)):
        seed = f"four {number}"
        result = play_out(GAME, GAME.setup(4, {}, seed), number % 4, Dice(seed), bot_player.QUICK)
        assert result is not None
        won += result.winners == (number % 4,)
    assert won >= several(2, 14)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"solo_threat": "relentless"}),
        (3, {"claim_mode": "sealed_ranked", "board_assignment": "choose"}),
        (5, {"auto_ready": "off"}),
    ],
)
def test_bot_players_among_themselves_end_a_good_game(seats, options):
    state: Any = GAME.setup(seats, options, "among themselves")
    decisions, began = 0, process_time()
    while owing := GAME.to_act(state):
        action = chosen(state, owing[-1])
        assert not isinstance(action, Pass), "who takes a wish back never makes up its mind"
        assert not (isinstance(action, Claim) and state.wishes[owing[-1]]), "nor does who replaces it"
        state = GAME.apply(state, owing[-1], action).state
        decisions += 1
    assert decisions <= 9 * 14 * seats
    assert sum(GAME.result(state).totals) / seats > 110
    assert (process_time() - began) / decisions < 0.05, "a person who plays with bot players does not wait for them"


@pytest.mark.parametrize(
    "better",
    [
        {"vp": 5},
        {"agents": (3, 0, 0, 0, 0)},
        {"agents": (0, 0, 3, 0, 0)},
        {"agents": (0, 0, 0, 2, 0)},
        {"agents": (0, 0, 0, 0, 2)},
        {"research": (4, 0, 0, 0, 0)},
        {"population": 2},
        {"legacy": 3},
        {"philosophy": 1},
        {"leader": "leader_qin"},
        {"cemetery": ("leader_confucius",)},
        {"wonders": ("wonder_great_pyramid",)},
        {"ancient": ("tech_science_1",)},
        {"discovery": ("tech_culture_2",)},
    ],
)
def test_it_likes_whatever_a_civilization_gains(better):
    state = with_own(at_window(GAME.setup(3, {}, "likes"), "buy"), agents=(0,) * 5, research=(1, 0, 0, 0, 0), vp=0)
    assert GAME.evaluate(with_own(state, **better), 0) > GAME.evaluate(state, 0)


def changed(before: Any, after: Any, seat: int = 0) -> dict[str, float]:
    """The terms of the evaluation that differ for a seat, with how much."""
    then, now = GAME.terms(before, seat), GAME.terms(after, seat)
    assert {*then, *now} <= {*TERMS}
    more = {name: now.get(name, 0.0) - then.get(name, 0.0) for name in {**then, **now}}
    return {name: value for name, value in more.items() if abs(value) > 1e-9}


@pytest.mark.parametrize(
    ("better", "names"),
    [
        ({"vp": 5}, {"points"}),
        ({"agents": (3, 0, 0, 0, 0)}, {"builders"}),
        ({"agents": (0, 3, 0, 0, 0)}, {"ambassadors"}),
        ({"agents": (0, 0, 3, 0, 0)}, {"philosophy"}),
        ({"agents": (0, 0, 0, 2, 0)}, {"history"}),
        ({"agents": (0, 0, 0, 0, 2)}, {"battles"}),
        ({"research": (4, 0, 0, 0, 0)}, {"research", "purchase"}),
        ({"population": 2}, {"population"}),
        ({"legacy": 3}, {"battles"}),
        ({"philosophy": 1}, {"philosophy"}),
        ({"leader": "leader_qin"}, {"leaders", "lasting", "history"}),
        ({"cemetery": ("leader_confucius",)}, {"leaders", "lasting", "history"}),
        ({"wonders": ("wonder_great_pyramid",)}, {"wonders", "history"}),
        ({"discovery": ("tech_culture_2",)}, {"technologies", "work", "history"}),
    ],
)
def test_what_is_gained_shows_in_its_own_term(better, names):
    state = with_own(at_window(GAME.setup(3, {}, "likes"), "buy"), agents=(0,) * 5, research=(1, 0, 0, 0, 0), vp=0)
    richer = with_own(state, **better)
    gained, lost = changed(state, richer), changed(richer, state)
    assert gained.keys() == lost.keys() == names
    assert all(value > 0 for value in gained.values())
    assert all(value < 0 for value in lost.values())
    assert changed(state, richer, seat=1).keys() <= {"battles"}, "others stand in the way in battles alone"


def test_a_wonder_is_paid_for_and_not_having_decided_costs():
    state = GAME.setup(2, {}, "claims")
    for seat in range(2):
        state = with_own(state, seat, agents=(8, 0, 0, 0, 0))
    state = at_window(state, "wonder")
    wished = GAME.apply(state, 0, chosen(state, 0)).state
    won = changed(state, wished)
    assert won["wonders"] > 0 > won["builders"]
    assert "waiting" not in won
    assert changed(wished, GAME.apply(wished, 0, READY).state) == {"waiting": pytest.approx(0.01)}


def test_a_gain_that_is_still_to_be_chosen_counts_as_a_choice():
    state = at_window(GAME.setup(2, {}, "due"), "plan")
    due = (Due("", Gain("gain_agents_choice", types=("builder", "sage"), count=2)),)
    owed = replace(state, due=with_item(state.due, 0, due))
    assert changed(state, owed).keys() == {"choices"}
    assert changed(state, owed)["choices"] > 0 > changed(owed, state)["choices"]


def test_it_buys_what_works_for_the_rest_of_the_game():
    state = with_own(at_window(GAME.setup(2, {}, "buys"), "buy"), research=(7, 4, 1, 1, 1))
    assert chosen(state, 0) == Buy("tech_culture_3")


def test_it_claims_what_it_can_win():
    state = GAME.setup(2, {}, "claims")
    for seat in range(2):
        state = with_own(state, seat, agents=(8, 0, 0, 0, 0))
    state = at_window(state, "wonder")
    first = chosen(state, 0)
    assert isinstance(first, Claim)
    wished = GAME.apply(state, 0, first).state
    boards = [own.board for own in state.civilizations]
    second = chosen(wished, 1)
    kinds = {card: GAME.evaluate(GAME.apply(wished, 1, Claim(card)).state, 1) for card in state.wonder_market}
    assert second == Claim(max(kinds, key=lambda card: kinds[card])), boards
    assert GAME.notation(chosen(wished, 0)) == "ready"


def test_a_claim_that_is_lost_is_worth_nothing():
    state = GAME.setup(2, {}, "lost")
    for seat, board in enumerate(("board_amber", "board_coral")):
        state = with_own(state, seat, agents=(8, 0, 0, 0, 0), board=board)
    state = at_window(replace(state, wonder_market=("wonder_hanging_gardens", "wonder_great_wall")), "wonder")
    for mine, theirs, card in ((0, 1, "wonder_great_wall"), (1, 0, "wonder_hanging_gardens")):
        wished = GAME.apply(state, theirs, Claim(card)).state
        won = GAME.evaluate(GAME.apply(state, mine, Claim(card)).state, mine)
        assert GAME.evaluate(GAME.apply(wished, mine, Claim(card)).state, mine) < won - 1


def last_round(step: str, seats: int, **own: Any) -> Any:
    """The last round at the beginning of a step; everybody has 10 culture points and the same besides."""
    civilization = {"agents": {}, "research": {"culture": 10}, "philosophy": 5, "hand": [], **own}
    return at(step, *[civilization] * seats, round=9, seats=seats)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_pc_13_1_what_is_expected_before_the_last_purchase_is_what_the_end_brings(seats):
    """Research points buy one technology more (PC-9.5) and are worth nothing besides (PC-13.1): an open window, with
    the purchase and the battle still to come, is not worth more than what follows when it is closed."""
    state = last_round("buy", seats, agents={"unit": 4})
    expected = [GAME.evaluate(state, seat) for seat in range(seats)]
    while owing := GAME.to_act(state):
        state = GAME.apply(state, owing[0], chosen(state, owing[0])).state
    result = GAME.result(state)
    assert result is not None
    assert [points - total for points, total in zip(expected, result.totals, strict=True)] == pytest.approx(
        [0.0] * seats, abs=3.0
    )


def test_pc_11_1_the_last_battle_is_known_once_all_have_deployed():
    """Units count double against the threat: who is first among all, and who is last, is no guess any more."""
    strong, weak = {"agents": {"unit": 9}}, {"agents": {"unit": 1}}
    state = at("buy", strong, weak, round=9)
    first, second = (GAME.evaluate(state, seat) for seat in (0, 1))
    assert state.battles
    lines = BATTLES[state.battles[-1]].lines
    gained = lines[0][0].count
    unarmed = at("buy", {}, weak, round=9)
    assert first - GAME.evaluate(unarmed, 0) == pytest.approx(gained, abs=0.5)
    assert first > second


def gone_up(*tokens: str) -> Any:
    """The last round: seat 0 goes up to level 2, and chooses which of its tokens stays; those of level 1 are poor."""
    poor = ["token_builder", "token_philosopher"]
    rest = [name for name in TOKENS if name not in (*tokens, *poor)]
    pairs = [[], [*tokens], *[rest[place : place + 2] for place in range(0, len(rest), 2)]]
    own = {"agents": {"philosopher": 2}, "philosophy": 1}
    return at("token", own, {}, round=9, tokens=pairs, levels=[{"available": poor}])


@pytest.mark.parametrize("worse", ["token_sage", "token_population"])
def test_pc_7_3_it_keeps_the_token_that_brings_it_more(worse):
    """Three points at once; nothing else is of any use any more."""
    state = gone_up("token_vp", worse)
    seen, dice = GAME.observe(state, 0), Dice("keeps")
    assert {bot_player.choose(GAME, seen, 0, dice, bot_player.QUICK) for _ in range(8)} == {Token("token_vp")}


def test_pc_7_5_a_benefit_counts_from_when_a_civilization_has_gone_up():
    """Whoever closes a window sees what the step in philosophy brings, as all others do."""
    state = GAME.apply(gone_up("token_vp", "token_sage"), 0, Token("token_vp")).state
    assert state.window.kind == "benefit"
    after = GAME.apply(state, 0, Benefit("token_vp")).state
    assert after.civilizations[0].vp == state.civilizations[0].vp + 3
    assert GAME.terms(state, 0)["points"] == GAME.terms(after, 0)["points"]
