"""PC-9, PC-12: research, the purchase, the tracks."""

import pytest

from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from tests.rules.path_of_civilization.desk import (
    agents,
    asked,
    at,
    change,
    defaults,
    legal,
    play,
    refused,
    research,
    tech,
    told,
)

RIGHT = {"left": tech("industry0", "military0"), "right": tech("culture2", "science1")}
"""Two science, an industry, a spirituality and a culture point: five."""


def test_pc_9_1_the_right_sides_and_what_leaders_produce():
    state = at("study", {**RIGHT, "population": 2, "leader": "leader_murasaki"})
    assert asked(state) == "study", "five and two of the leader are more than six"
    state = at("study", {**RIGHT, "population": 4, "leader": "leader_murasaki"})
    assert research(state) == {"culture": 3, "science": 2, "spirituality": 1, "industry": 1}, "PC-14.11"


def test_pc_9_2_over_the_limit_a_player_chooses():
    state = at("study", RIGHT)
    assert (asked(state), state.awaited) == ("study", (0,))
    assert legal(state) == [
        "study culture 1 science 2 spirituality 1",
        "study culture 1 science 2 industry 1",
        "study culture 1 science 1 spirituality 1 industry 1",
        "study science 2 spirituality 1 industry 1",
    ]
    assert refused(state, "0 study culture 1 science 2") == ("PC-9.2", "pc-under-research-limit")
    assert refused(state, "0 study culture 1 science 2 spirituality 1 industry 1") == (
        "PC-9.2",
        "pc-over-research-limit",
    )
    assert refused(state, "0 study culture 2 science 2") == ("PC-9.1", "pc-point-not-in-pool")
    after = play(state, "0 study science 2 spirituality 1 industry 1")
    assert research(after) == {"science": 2, "spirituality": 1, "industry": 1}


def test_pc_9_2_research_limit_bonuses():
    granted = {
        "challenges": ["challenge_bronze_trade", "challenge_silk_road", "challenge_scientific_rev", "challenge_udhr"]
    }
    assert asked(at("study", RIGHT, round=8, **granted)) != "study", "PC-14.15, PC-14.20"
    assert asked(at("study", RIGHT, round=7, **granted)) == "study"


def test_pc_9_3_tracks_end_at_ten_and_the_limit_is_no_height():
    state = at("study", {**RIGHT, "population": 1, "research": {"science": 9, "industry": 8}})
    assert research(state) == {"science": 10, "industry": 9, "spirituality": 1, "culture": 1}


def test_pc_9_4_points_lost_at_the_top_count_toward_the_limit():
    state = at("study", {**RIGHT, "research": {"science": 10}})
    assert "study science 2 spirituality 1 industry 1" in legal(state)
    assert GAME.notation(GAME.default(state, 0)) == "study culture 1 science 1 spirituality 1 industry 1"
    assert told(state, "0 study science 2 spirituality 1 industry 1", "studied")[0] == (
        0,
        {"point_list": ["@research_spirituality", "@research_industry"], "lost": 3},
    )


def buying(*tracks, **fields):
    """Phase E of seats with this research; nobody's agents or cards matter."""
    return at("buy", *({"research": research} for research in tracks), **fields)


def test_pc_9_5_one_technology_must_be_bought():
    state = buying({"culture": 4, "industry": 1}, {"science": 7})
    assert legal(state, 0) == ["buy culture1", "buy culture2", "buy industry1"]
    assert legal(state, 1, "buy") == ["science1", "science2", "science3"]
    assert refused(state, "0 buy culture3") == ("PC-9.5", "pc-cannot-pay-technology")
    assert refused(state, "0 ready") == ("PC-16.2", "pc-window-closed")
    state = play(state, "0 buy culture2", "1 buy science1")
    own = state.civilizations[0]
    assert (research(state), own.population, agents(state)) == ({"industry": 1}, 2, {"ambassador": 1, "builder": 1})
    assert "tech_culture_2" in own.technologies
    assert (state.copies("tech_culture_2"), state.copies("tech_science_1")) == (7, 8)


def test_pc_9_5_the_same_card_may_be_bought_again_and_triggers_follow():
    own = {
        "research": {"culture": 1, "science": 1},
        "left": tech("culture1", "industry0"),
        "leader": "leader_hammurabi",
    }
    state = play(at("buy", own, {"research": {"military": 1}}), "0 buy culture1")
    assert state.civilizations[0].technologies.count("tech_culture_1") == 2
    assert agents(state) == {"builder": 1, "ambassador": 1}, "PC-14.16"


def test_pc_9_6_without_an_affordable_pile_nothing_is_bought():
    state = buying({}, {"science": 7})
    assert state.awaited == (1,)
    after = play(state, "1 buy science1")
    assert [len(own.hand) for own in after.civilizations] == [4, 5]
    assert len(legal(after, 0, "plan")) == 6, "PC-6.2"


def emptied(copies, *tracks):
    """The Culture IV pile has so few copies left; seats after the buying ones hold the others."""
    held = {"ancient": tech(*["culture4"] * (7 - copies))}
    return at("buy", *({"research": research} for research in tracks), held)


def test_pc_9_5_an_empty_pile_sells_nothing():
    state = emptied(0, {"culture": 10}, {"culture": 10})
    assert "buy culture4" not in legal(state)
    assert refused(state, "0 buy culture4") == ("PC-9.5", "pc-pile-empty")


def test_pc_9_7_the_last_copy_goes_by_priority_and_the_loser_chooses_again():
    """Amber comes before Jade on culture."""
    state = emptied(1, {"culture": 10}, {"culture": 10, "industry": 1})
    first = change(play(state, "1 buy culture4"), 0, "buy culture4")
    again = first.state
    assert (asked(again), again.awaited, agents(again, 0)) == ("buy", (1,), {}), "bonuses wait for the last repetition"
    assert [(event.seat, event.args) for event in first.events if event.kind == "sold-out"] == [
        (1, {"card": "@tech_culture_4"})
    ]
    assert legal(again, 1, "buy") == ["culture1", "culture2", "culture3", "industry1"]
    assert refused(again, "0 buy culture3") == ("PC-16.1", "pc-not-asked")
    done = play(again, "1 buy industry1")
    assert "tech_culture_4" in done.civilizations[0].technologies
    assert agents(done, 0) == {"ambassador": 2, "builder": 2}
    assert research(done, 1) == {"culture": 10}


def test_pc_9_7_a_loser_with_one_thing_left_buys_it_and_one_with_nothing_buys_nothing():
    other = [*["culture1"] * 9, *["culture2"] * 8, *["culture3"] * 8, *["culture4"] * 6]
    held = {"ancient": tech(*other)}
    state = at("buy", {"research": {"culture": 10}}, {"research": {"culture": 10}}, held)
    assert asked(state) != "buy", "each has one legal purchase"
    assert state.civilizations[0].technologies.count("tech_culture_4") == 1
    assert state.civilizations[1].technologies.count("tech_culture_4") == 0


def test_pc_9_8_the_bought_card_counts_at_once():
    own = {"research": {"culture": 1}, "left": tech("industry0", "military0"), "right": tech("science0", "culture0")}
    state = at(
        "buy",
        own,
        {"research": {"military": 1}},
        round=3,
        challenges=["challenge_alphabet", "challenge_paper", "challenge_religious_peace", "challenge_industrial_rev"],
    )
    assert state.round == 4, "both purchases, and the challenge, pass by themselves"
    assert state.civilizations[0].vp == 2, "Tribe and Writing"


def test_pc_12_2_population_walks_step_by_step():
    own = {"research": {"culture": 10}, "population": 5}
    state = play(at("buy", own, {}), "0 buy culture3")
    assert state.civilizations[0].population == 8
    assert agents(state)["ambassador"] == 3
    top = play(at("buy", own | {"population": 11}, {}), "0 buy culture3")
    assert (top.civilizations[0].population, agents(top).get("ambassador", 0)) == (12, 0)


@pytest.mark.parametrize(
    ("position", "limit", "icon"),
    [
        (0, 4, 0),
        (1, 5, 1),
        (2, 6, 0),
        (3, 6, 1),
        (4, 7, 0),
        (5, 7, 1),
        (6, 8, 1),
        (7, 8, 1),
        (8, 9, 1),
        (9, 9, 0),
        (10, 10, 0),
        (11, 10, 0),
        (12, 10, 0),
    ],
)
def test_pc_12_1_limits_and_icons(position, limit, icon):
    state = at("plan", {"population": position})
    assert state.civilizations[0].base_limit == limit
    if position:
        before = {"population": position - 1, "research": {"culture": 1, "military": 1}}
        after = play(at("buy", before, {}), "0 buy culture1")
        assert after.civilizations[0].population == position
        assert agents(after).get("ambassador", 0) == icon


def test_pc_12_3_legacy_ends_at_twenty():
    state = play(at("buy", {"research": {"military": 10}, "legacy": 18}, {}), "0 buy military4")
    assert state.civilizations[0].legacy == 20


def test_phase_e_takes_the_dearest_for_who_is_absent():
    state = buying({"culture": 4, "science": 4, "industry": 1}, {"science": 7})
    assert GAME.notation(GAME.default(state, 0)) == "buy culture2"
    assert defaults(state, 0, 1).civilizations[1].technologies.count("tech_science_3") == 1
