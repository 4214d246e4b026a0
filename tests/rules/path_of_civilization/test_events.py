"""PC-10, PC-11: challenges and battles."""

import pytest

from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.powers import battle_lines, history_points
from tests.rules.path_of_civilization.desk import agents, asked, at, legal, play, refused, research, tech, told

FILLERS = {
    "culture": ("challenge_alphabet", "challenge_silk_road", "challenge_renaissance", "challenge_information_age"),
    "science": ("challenge_earth_measured", "challenge_paper", "challenge_scientific_rev", "challenge_space_race"),
    "spirituality": ("challenge_axial_age", "challenge_pilgrim_roads", "challenge_religious_peace", "challenge_udhr"),
    "industry": ("challenge_bronze_trade", "challenge_watermills", "challenge_agri_rev", "challenge_industrial_rev"),
}
ROUNDS = (3, 5, 7, 9)


def challenge(name, *civilizations, step="fate", **fields):
    """The challenge of this name, in its round."""
    kind = next(kind for kind, names in FILLERS.items() if name in names)
    place = FILLERS[kind].index(name)
    others = [other for other in FILLERS if other != kind]
    types = [*others[:place], kind, *others[place:]]
    events = [FILLERS[one][stand] for stand, one in enumerate(types)]
    return at(step, *civilizations, round=ROUNDS[place], challenges=events, **fields)


def battle(name, *civilizations, place=0, **fields):
    """The position after a battle, in its round."""
    stands = ["battle_kadesh", "battle_red_cliffs", "battle_sekigahara", "battle_waterloo"]
    stands[place] = name
    return at("battle", *civilizations, round=(4, 6, 8, 9)[place], battles=stands, **fields)


SPARE = {"left": tech("industry0", "military0"), "right": tech("science0", "culture0")}


@pytest.mark.parametrize(("number", "steps"), [(1, set()), (2, set()), (3, {"fate"}), (4, {"battle"}), (9, {"fate"})])
def test_pc_10_1_events_have_their_rounds(number, steps):
    own = {"research": {"culture": 1}, "agents": {"sage": 1, "unit": 1}}
    state = at("buy", own, {"research": {"culture": 1}}, round=number)
    left = agents(state)
    assert ("sage" not in left) == (number in (3, 5, 7, 9))
    assert ("unit" not in left) == (number in (4, 6, 8, 9))
    assert steps or state.round == number + 1


def test_pc_10_2_fate_comes_before_history():
    """The sages that Fate gives count for History (PC-10.9)."""
    state = challenge("challenge_axial_age", {}, {"ancient": tech("spirituality1")})
    assert [own.vp for own in state.civilizations] == [1, 2 + 1], "PC-14.19: one sage for two cards"


def test_pc_10_3_exchanges_as_often_as_can_be_paid():
    state = challenge("challenge_alphabet", {"research": {"culture": 5}}, {"research": {"culture": 1}})
    assert legal(state, 0) == ["fate 0", "fate 1", "fate 2"], "twice at most"
    assert legal(state, 1) == ["fate 0", "fate 1"]
    assert refused(state, "0 fate 3") == ("PC-10.3", "pc-exchange-limit")
    assert refused(state, "1 fate 2") == ("PC-10.3", "pc-cannot-pay-exchange")
    assert refused(state, "0 fate 1 1") == ("PC-10.3", "pc-other-exchanges")
    state = play(state, "0 fate 2", "1 fate 0")
    assert (agents(state, 0), research(state, 0)) == ({"ambassador": 2}, {"culture": 3})
    assert (agents(state, 1), research(state, 1)) == ({}, {"culture": 1})


def test_pc_10_3_unlimited_exchanges_one_after_the_other():
    state = challenge("challenge_silk_road", {"agents": {"builder": 2, "ambassador": 1}}, {})
    assert legal(state) == [
        *("fate 0 0", "fate 0 1", "fate 1 0", "fate 1 1", "fate 1 2"),
        *("fate 2 0", "fate 2 1", "fate 2 2", "fate 2 3"),
    ]
    assert agents(play(state, "0 fate 2 3")) == {"builder": 3}
    assert agents(play(state, "0 fate 2 0")) == {"ambassador": 3}


def test_pc_10_3_any_number_of_exchanges_that_can_be_paid():
    state = challenge("challenge_information_age", {"agents": {"ambassador": 60}}, {})
    assert legal(state) == [f"fate {times}" for times in range(31)]
    assert play(state, "0 fate 30").civilizations[0].vp >= 60
    assert refused(state, "0 fate 31") == ("PC-10.3", "pc-cannot-pay-exchange")


def test_pc_10_3_two_exchanges_at_once_have_their_most():
    """Each alone has none: whatever can be reached by both can be reached by one of them."""
    state = challenge("challenge_silk_road", {"agents": {"builder": 99, "ambassador": 50}}, {})
    assert {"fate 99 0", "fate 0 50", "fate 24 24"} <= {*legal(state)}
    assert len(legal(state)) == 1 + 99 + 50 + 24 * 24
    for pair in ("25 1", "1 25"):
        assert refused(state, f"0 fate {pair}") == ("PC-10.3", "pc-exchanges-together")
    assert refused(state, "0 fate 0 51") == ("PC-10.3", "pc-cannot-pay-exchange")
    assert agents(play(state, "0 fate 99 0"))["ambassador"] == 99, "PC-14.1: no tray holds more"


def test_pc_10_3_whoever_can_pay_nothing_is_not_asked():
    state = challenge("challenge_alphabet", {"research": {"culture": 5}}, {})
    assert state.awaited == (0,)
    assert asked(challenge("challenge_alphabet", {}, {})) == "plan", "and without anybody the round goes on"


def test_pc_10_3_a_choice_inside_an_exchange():
    state = play(challenge("challenge_earth_measured", {"agents": {"sage": 2}}, {}), "0 fate 2")
    assert asked(state) == "choice"
    state = play(state, "0 points science 2", "0 points culture 1 industry 1")
    assert research(state) == {"science": 2, "culture": 1, "industry": 1}
    assert state.civilizations[0].vp == 1, "the sages that were paid do not count"


def test_pc_10_4_and_10_5_history_points():
    """Basic, ancient and bought technologies, wonders, leaders alive or not, sages, bonuses (PC-1.5, PC-14.14)."""
    own = {
        **SPARE,
        "ancient": tech("science1", "science1"),
        "wonders": ["wonder_stonehenge"],
        "leader": "leader_galileo",
        "cemetery": ["leader_hypatia"],
        "agents": {"sage": 3},
    }
    state = challenge("challenge_scientific_rev", own, {}, step="history")
    assert state.civilizations[0].vp == 3 + 1 + 2 + 3 + (2 + 1)
    assert state.civilizations[1].vp == 1


def test_pc_10_6_a_bonus_for_every_so_many_points():
    own = {"ancient": tech("culture1", "culture1", "culture1", "culture1")}
    state = challenge("challenge_alphabet", own, {}, step="history")
    assert [one.population for one in state.civilizations] == [2, 0], "five points, two for a bonus"
    assert [one.vp for one in state.civilizations] == [5, 1]


@pytest.mark.parametrize(("sages", "vp"), [(4, 5), (5, 6 + 2), (7, 8 + 5), (9, 10 + 5), (10, 11 + 9)])
def test_pc_10_7_the_last_challenge_pays_the_best_threshold(sages, vp):
    state = challenge("challenge_udhr", {"agents": {"sage": sages}}, {}, step="history")
    assert state.over
    assert state.civilizations[0].vp == vp


def test_pc_10_8_all_sages_leave_and_10_9_new_ones_wait():
    state = challenge("challenge_paper", {"agents": {"sage": 2, "unit": 1}}, {"agents": {"sage": 1}}, step="history")
    assert [agents(state, seat) for seat in (0, 1)] == [{"unit": 1}, {}]
    gained = battle("battle_marathon", {"agents": {"sage": 1}}, {"legacy": 9})
    assert agents(gained, 0) == {"sage": 1}, "sages stay through a battle"
    line = battle("battle_marathon", {"legacy": 1}, {"legacy": 9}, {"legacy": 7}, {})
    assert agents(line, 0) == {"sage": 1}, "line 4, behind two players and the threat"


def test_pc_10_10_no_challenge_is_military():
    assert history_points(at("plan", {}), 0, challenge("challenge_udhr", {}, {}).challenge) == 1


# --- battles --------------------------------------------------------------------------------------------------------


def test_pc_11_1_power_is_units_twice_legacy_and_bonuses():
    own = [
        {"agents": {"unit": 2}, "legacy": 1},
        {"legacy": 1, "leader": "leader_genghis", "cemetery": ["leader_hannibal"]},
    ]
    state = at("buy", *({**one, "research": {"culture": 4}} for one in own), round=4)
    state = play(state, "0 buy culture1")
    powers = [args["power"] for _, args in told(state, "1 buy culture1", "battle")]
    assert powers == [2 * 2 + 1, 1 + 4 + 2], "PC-14.13"


@pytest.mark.parametrize(
    ("powers", "threat", "lines"),
    [
        ((5, 3, 1), 0, (1, 2, 3)),
        ((5, 5, 1), 0, (1, 1, 3)),
        ((5, 3, 1), 9, (2, 3, None)),
        ((5, 3, 1), 4, (1, 3, None)),
        ((5, 3, 1), 3, (1, 2, None)),
        ((4, 4, 4), 4, (1, 1, 1)),
        ((0, 0, 3), 1, (None, None, 1)),
        ((0, 2, 3), 0, (None, 2, 1)),
    ],
)
def test_pc_11_2_to_11_5_ranks_ties_and_lines(powers, threat, lines):
    assert battle_lines(at("plan", {}, {}, {}), powers, threat) == lines


def test_pc_11_4_the_threat_keeps_its_line_and_ties_share_it():
    state = battle("battle_kadesh", {"legacy": 4}, {"legacy": 3}, {"legacy": 2})
    assert [own.vp for own in state.civilizations] == [8, 3, 0]
    assert [own.legacy for own in state.civilizations] == [5, 3, 2], "PC-11.6: all of the line"


def test_pc_11_5_as_many_lines_as_players():
    state = battle("battle_kadesh", {"legacy": 9}, {"legacy": 1})
    assert [own.vp for own in state.civilizations] == [8, 0]


def test_pc_11_7_units_leave_legacy_stays():
    state = battle("battle_lepanto", {"agents": {"unit": 9, "sage": 1}, "legacy": 3}, {"agents": {"unit": 1}}, place=2)
    assert [agents(state, seat) for seat in (0, 1)] == [{"sage": 1}, {}]
    assert state.civilizations[0].legacy == 3


def test_pc_11_8_the_reward_is_carried_out_after_the_trays_are_emptied():
    state = battle("battle_hastings", {"agents": {"unit": 9}}, {}, place=1)
    assert agents(state) == {"ambassador": 1}


def test_pc_10_1_the_last_round_has_both_events():
    own = {"agents": {"sage": 5, "unit": 9}}
    state = challenge("challenge_industrial_rev", own, {})
    assert state.over
    assert state.civilizations[0].vp == 6 + 2 + 17
    assert agents(state) == {}
    result = GAME.result(state)
    assert result is not None
    assert result.winners == (0,)
