"""PC-7: the step in philosophy."""

import pytest

from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from tests.rules.path_of_civilization.desk import agents, asked, at, change, legal, play, refused, told

PAIRS = [
    ["token_builder", "token_vocation"],
    ["token_sage", "token_vp"],
    ["token_ambassador", "token_unit"],
    ["token_philosopher", "token_population"],
    ["token_legacy", "token_research"],
]


def thinkers(*counts, levels=(), **fields):
    """A step C1 in which seats with so many philosophers stand on these levels."""
    top = max([*levels, 0])
    fields.setdefault("levels", [{"available": pair} for pair in PAIRS[:top]])
    fields.setdefault("tokens", [[] if number < top else pair for number, pair in enumerate(PAIRS)])
    own = [{"agents": {"philosopher": count}} for count in counts]
    for one, level in zip(own, levels, strict=False):
        one["philosophy"] = level
    return at("token", *own, **fields)


@pytest.mark.parametrize(("level", "cost"), [(0, 2), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_pc_7_1_and_7_2_who_can_pay_must_go_up_one_level(level, cost):
    state = thinkers(cost + 4, cost - 1, levels=(level, level))
    assert [own.philosophy for own in state.civilizations] == [level + 1, level]
    assert [agents(state, seat).get("philosopher", 0) for seat in (0, 1)] == [4, cost - 1]


def test_pc_7_2_level_five_is_the_top():
    state = thinkers(9, levels=(5,))
    assert (state.civilizations[0].philosophy, agents(state)) == (5, {"philosopher": 9})


def test_pc_7_1_costs_are_reduced_to_one_at_least():
    state = at("token", {"agents": {"philosopher": 1}, "cemetery": ["leader_confucius"], "leader": "leader_qin"})
    assert (state.civilizations[0].philosophy, agents(state)) == (1, {}), "PC-14.12"


def test_pc_8_10_a_leader_makes_levels_cheaper_in_the_cemetery_and_not_alive():
    living = at("token", {"agents": {"philosopher": 1}, "leader": "leader_confucius"})
    assert (living.civilizations[0].philosophy, agents(living)) == (0, {"philosopher": 1})


def test_pc_7_3_the_only_first_one_chooses_the_token_that_stays():
    state = thinkers(2, 1, 0)
    assert (asked(state), state.awaited) == ("token", (0,))
    assert state.levels[0].offered == ("token_builder", "token_vocation")
    assert GAME.observe(state, 2).levels[0].offered == state.levels[0].offered, "both are turned up for all"
    assert legal(state) == ["token builder", "token vocation"]
    assert refused(state, "0 token sage") == ("PC-7.3", "pc-token-not-offered")
    assert refused(state, "1 token builder") == ("PC-16.1", "pc-not-asked")
    after = play(state, "0 token vocation")
    assert (after.levels[0].available, after.levels[0].rejected) == (("token_vocation",), "token_builder")
    assert [args for _, args in told(state, "0 token vocation", "available")] == [
        {"token": "@token_vocation", "rejected": "@token_builder"}
    ]


def test_pc_7_4_of_two_who_arrive_together_nobody_chooses():
    state = thinkers(2, 2, 0)
    assert (asked(state), state.awaited) == ("benefit", (0, 1))
    assert state.levels[0].available == ("token_builder", "token_vocation")


def test_pc_7_3_a_level_somebody_has_been_on_stays_as_it_is():
    levels = [{"available": ["token_builder"], "rejected": "token_vocation"}, {"available": PAIRS[1]}]
    own = [{"agents": {"philosopher": 2}}, {"philosophy": 2}]
    state = at("token", *own, levels=levels, tokens=[[], [], *PAIRS[2:]])
    assert agents(state) == {"builder": 1}, "PC-7.5: the only benefit is taken by itself"
    assert state.civilizations[0].vp == 1


def test_pc_7_5_any_token_up_to_the_level_by_its_multiplier():
    state = thinkers(3, 0, levels=(2, 3))
    assert asked(state) == "benefit"
    assert legal(state, 0, "benefit") == ["builder", "ambassador", "sage", "unit", "vp", "vocation"]
    after = play(state, "0 benefit ambassador")
    assert agents(after) == {"ambassador": 4}, "twice on level 3"
    assert play(state, "0 benefit vp").civilizations[0].vp == 6
    assert refused(state, "0 benefit legacy") == ("PC-7.5", "pc-benefit-not-available")


def test_pc_7_5_choices_inside_are_made_anew_each_time():
    state = play(thinkers(3, 0, levels=(2, 3)), "0 benefit vocation")
    assert (asked(state), len(legal(state))) == ("choice", 5)
    state = play(state, "0 agents sage 1")
    assert (asked(state), state.civilizations[0].vp) == ("choice", 1)
    state = play(state, "0 agents unit 1")
    assert (agents(state), state.civilizations[0].vp) == ({"sage": 1, "unit": 1}, 2)


def test_pc_7_6_tokens_are_not_used_up():
    state = play(thinkers(2, 2), "0 benefit builder", "1 benefit builder")
    assert [agents(state, seat) for seat in (0, 1)] == [{"builder": 1}, {"builder": 1}]
    assert state.levels[0].available == ("token_builder", "token_vocation")


def test_pc_7_7_what_a_step_triggers_comes_after_the_benefit():
    own = {"agents": {"philosopher": 2}, "leader": "leader_hildegard"}
    state = at("token", own, {"agents": {"philosopher": 2}}, tokens=PAIRS)
    state = play(state, "0 benefit vocation")
    assert state.civilizations[0].vp == 0
    after = change(play(state, "1 benefit builder"), 0, "agents sage 1")
    assert after.state.civilizations[0].vp == 1 + 3
    gained = [(event.args["source"], event.args["gain_list"]) for event in after.events if event.kind == "gained"]
    assert gained == [
        ("@token_vocation", ["@sage"]),
        ("@token_vocation", ["@vp"]),
        ("@leader_hildegard", ["@vp", "@vp", "@vp"]),
    ]


def test_pc_7_8_philosophers_gained_here_wait_for_the_next_round():
    levels = [{"available": ["token_philosopher"], "rejected": "token_vocation"}]
    tokens = [[], PAIRS[1], PAIRS[2], ["token_builder", "token_population"], PAIRS[4]]
    own = {"agents": {"philosopher": 3}}
    state = at("token", own, {"philosophy": 1}, levels=levels, tokens=tokens)
    assert (state.civilizations[0].philosophy, agents(state)) == (1, {"philosopher": 2})


def test_pc_16_3_the_first_arrival_is_a_fence():
    plan = at(
        "deploy",
        {
            "left": ["tech_spirituality_1", "tech_spirituality_1"],
            "right": ["tech_industry_0", "tech_military_0"],
            "leader": "leader_ashoka",
            "agents": {"philosopher": 2},
            "population": 0,
        },
        tokens=PAIRS,
    )
    assert asked(plan) == "token"
    assert change(plan, 0, "token builder").fence
