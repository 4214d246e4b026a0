"""PC-18: the solo game."""

import pytest

from rules.core.errors import OptionError
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from tests.rules.path_of_civilization.desk import asked, at, defaults, play, told


@pytest.mark.parametrize(("mode", "more"), [("peaceful", -2), ("normal", 0), ("hostile", 2), ("relentless", 4)])
def test_pc_18_2_the_threat_by_option(mode, more):
    state = at(
        "plan",
        seats=1,
        options={"solo_threat": mode},
        battles=["battle_gaugamela", "battle_hattin", "battle_lepanto", "battle_verdun"],
    )
    assert state.threat == 5 + more, "PC-4.7"


@pytest.mark.parametrize(("legacy", "vp"), [(4, 0), (5, 8), (6, 8)])
def test_pc_18_2_one_line_and_a_tie_shares_it(legacy, vp):
    events = ["battle_gaugamela", "battle_hattin", "battle_lepanto", "battle_verdun"]
    state = at("battle", {"legacy": legacy}, seats=1, round=4, battles=events)
    assert state.civilizations[0].vp == vp


def test_pc_18_2_the_option_is_for_one_player():
    with pytest.raises(OptionError):
        GAME.setup(2, {"solo_threat": "hostile"})
    with pytest.raises(OptionError):
        GAME.setup(1, {"claim_mode": "sealed_ranked"})


def test_pc_18_3_the_threat_takes_the_oldest_card_of_a_full_market():
    wonders = ["wonder_great_wall", "wonder_stonehenge", "wonder_great_pyramid"]
    own = {"agents": {"ambassador": 9}}
    fields = {"seats": 1, "wonder_market": wonders, "leader_market": ["leader_qin", "leader_hypatia", "leader_ashoka"]}
    state = at("leader", own, **fields)
    assert told(play(state, "0 claim qin"), "0 ready", "threat-took") == [(None, {"card_list": ["@wonder_great_wall"]})]
    after = play(state, "0 claim qin", "0 ready")
    assert after.taken == ("wonder_great_wall",)
    assert after.wonder_market[:2] == ("wonder_stonehenge", "wonder_great_pyramid")
    assert after.leader_market[:2] == ("leader_hypatia", "leader_ashoka"), "two are not enough"
    passed = play(state, "0 ready")
    assert passed.taken == ("wonder_great_wall", "leader_qin")


def test_pc_18_3_others_markets_are_left_alone():
    wonders = ["wonder_great_wall", "wonder_stonehenge", "wonder_great_pyramid"]
    assert at("study", {}, {}, wonder_market=wonders).taken == ()


def test_pc_18_4_one_player_always_chooses_the_token():
    state = at("token", {"agents": {"philosopher": 2}}, seats=1)
    assert asked(state) == "token"


def test_pc_18_5_a_whole_game_ends_with_a_verdict():
    state = GAME.setup(1, {}, "alone")
    while state.awaited:
        state = defaults(state, 0)
    result = GAME.result(state)
    assert result is not None
    assert (result.solo, result.winners) == (True, (0,))
    assert result.verdict in ("tribe", "chiefdom", "city_state", "kingdom", "empire", "golden_age")
