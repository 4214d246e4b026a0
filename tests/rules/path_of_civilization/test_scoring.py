"""PC-13, PC-14.17, PC-18.5: the end of the game."""

import pytest

from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.scoring import rating
from tests.rules.path_of_civilization.desk import tech

BOTH = {"left": tech("industry0", "military0"), "right": tech("science0", "culture0")}


def final(*civilizations, **fields):
    """The result of a game that ends like this, by category and seat."""
    state = GAME.position(
        {"round": 9, "step": "over", "civilizations": list(civilizations), "seats": len(civilizations), **fields}
    )
    result = GAME.result(state)
    assert result is not None
    return result, dict(result.breakdown)


def test_pc_13_1_all_parts_of_a_score():
    own = {
        **BOTH,
        "discovery": tech("culture4"),
        "ancient": tech("science1", "military1", "industry2"),
        "philosophy": 3,
        "population": 11,
        "leader": "leader_gandhi",
        "cemetery": ["leader_sappho"],
        "wonders": ["wonder_great_pyramid", "wonder_hagia_sophia"],
        "vp": 7,
        "agents": {"builder": 2, "ambassador": 2, "philosopher": 1, "sage": 5, "unit": 5},
        "research": {"culture": 10},
    }
    _, parts = final(own, {})
    assert {name: row[0] for name, row in parts.items()} == {
        "technologies": 10 + 2 + 2 + 3,
        "philosophy": 10,
        "population": 3,
        "leaders": 6 + 3 + 2,
        "wonders": 8 + 5 + 3,
        "vp_tokens": 7,
        "leftovers": 2,
    }


@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 3), (2, 6), (3, 10), (4, 15), (5, 21)])
def test_pc_13_1_only_the_level_reached_counts(level, vp):
    assert final({"philosophy": level}, {})[1]["philosophy"][0] == vp


@pytest.mark.parametrize(("position", "vp"), [(0, 0), (8, 0), (9, 1), (10, 2), (11, 3), (12, 4)])
def test_pc_13_1_the_population_track(position, vp):
    assert final({"population": position}, {})[1]["population"][0] == vp


def test_pc_13_2_tied_players_share_the_victory():
    result, _ = final({"vp": 5}, {"vp": 5}, {"vp": 4, "research": {"culture": 10}})
    assert (result.ranks, result.winners, result.tie_break) == ((1, 1, 3), (0, 1), "")
    assert result.verdict == ""


def test_pc_13_3_research_is_worth_nothing():
    result, _ = final({"research": {"culture": 10}}, {})
    assert result.totals == (0, 0)


@pytest.mark.parametrize(
    ("own", "category", "vp"),
    [
        ({"wonders": ["wonder_sistine_chapel"], "ancient": tech("culture1")}, "wonders", 5 + 3),
        ({"wonders": ["wonder_himeji"], "legacy": 20}, "wonders", 6 + 6),
        ({"wonders": ["wonder_himeji"], "legacy": 5}, "wonders", 6 + 2),
        ({"wonders": ["wonder_sydney_opera"], "leader": "leader_qin", "cemetery": ["leader_musa"]}, "wonders", 7 + 4),
        ({"wonders": ["wonder_hagia_sophia"], "philosophy": 4}, "wonders", 5 + 4),
        ({"leader": "leader_qin", "cemetery": ["leader_watt"], "wonders": ["wonder_suez"]}, "leaders", 1 + 5 + 4),
    ],
)
def test_pc_14_17_points_at_the_end(own, category, vp):
    assert final(own, {})[1][category][0] == vp


@pytest.mark.parametrize(
    ("points", "verdict"),
    [
        (0, "tribe"),
        (79, "tribe"),
        (80, "chiefdom"),
        (110, "city_state"),
        (130, "kingdom"),
        (150, "empire"),
        (169, "empire"),
        (170, "golden_age"),
        (240, "golden_age"),
    ],
)
def test_pc_18_5_a_solo_game_has_a_verdict(points, verdict):
    assert rating(points) == verdict
    result, _ = final({"vp": points})
    assert (result.verdict, result.ranks, result.totals) == (verdict, (1,), (points,))


def test_nothing_is_done_after_the_end():
    state = GAME.position({"round": 9, "step": "over"})
    assert state.over
    assert GAME.legal_actions(state, 0) == ()
    assert GAME.refuse(state, 0, GAME.parse("ready")).reason == "game-over"
