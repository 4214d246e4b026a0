"""PC-14: the vocabulary of effects, word by word."""

import pytest

from rules.path_of_civilization.course import Course
from rules.path_of_civilization.effects import carry_out
from rules.path_of_civilization.powers import lasting
from rules.path_of_civilization.state import Due
from rules.path_of_civilization.vocabulary import Gain
from tests.rules.path_of_civilization.desk import (
    agents,
    asked,
    at,
    defaults,
    legal,
    play,
    refused,
    research,
    tech,
    told,
)


def received(gain, **own):
    """Seat 0 after a gain without a choice."""
    course = Course(at("plan", own))
    course.owe(0, Due("token_vp", gain))
    carry_out(course)
    return course.state


def choosing(gain, *others, own=None, **fields):
    """A position in which seat 0 chooses inside this effect."""
    due = [[{"source": "wonder_suez", "gain": gain}], *others]
    return at("wonder", own or {}, {}, due=due, wonder_market=[], leader_market=[], **fields)


def test_pc_14_1_agents():
    assert agents(received(Gain("gain_agents", "sage", count=3), agents={"sage": 1})) == {"sage": 4}


def test_pc_14_3_research_up_to_ten():
    assert research(received(Gain("gain_research", "industry", count=3), research={"industry": 9})) == {"industry": 10}


def test_pc_14_5_population_brings_its_icons():
    state = received(Gain("gain_population", count=3), population=4)
    assert (state.civilizations[0].population, agents(state)) == (7, {"ambassador": 3})


@pytest.mark.parametrize(("before", "after"), [(0, 2), (19, 20), (20, 20)])
def test_pc_14_6_military_legacy(before, after):
    assert received(Gain("gain_military_legacy", count=2), legacy=before).civilizations[0].legacy == after


def test_pc_14_7_points():
    assert received(Gain("gain_vp", count=4), vp=1).civilizations[0].vp == 5


def test_pc_14_2_agents_of_choice():
    gain = {"effect": "gain_agents_choice", "types": ["sage", "unit"], "count": 2}
    state = choosing(gain)
    assert (asked(state), state.awaited) == ("choice", (0,))
    assert legal(state) == ["agents sage 2", "agents sage 1 unit 1", "agents unit 2"]
    assert agents(play(state, "0 agents sage 1 unit 1")) == {"sage": 1, "unit": 1}
    assert refused(state, "0 agents sage 1") == ("PC-14.2", "pc-other-count")
    assert refused(state, "0 agents builder 2") == ("PC-14.2", "pc-other-kind")
    assert refused(state, "0 points culture 2") == ("PC-14.2", "pc-other-kind")
    assert refused(state, "1 agents sage 2") == ("PC-16.1", "pc-not-asked")


def test_pc_14_4_research_of_choice():
    gain = {"effect": "gain_research_choice", "types": ["culture", "industry"], "count": 2}
    state = choosing(gain, own={"research": {"industry": 9}})
    assert legal(state) == ["points culture 2", "points culture 1 industry 1", "points industry 2"]
    assert research(play(state, "0 points industry 2"))["industry"] == 10
    assert refused(state, "0 points science 2") == ("PC-14.4", "pc-other-kind")
    assert refused(state, "0 points culture 3") == ("PC-14.4", "pc-other-count")


def library(level=1, bonus=True):
    return {"effect": "gain_technology", "max_level": level, "purchase_bonus": bonus}


def test_pc_14_8_a_free_technology():
    own = {"leader": "leader_hammurabi"}
    state = choosing(library(), own=own)
    assert legal(state, 0, "take") == ["culture1", "science1", "spirituality1", "industry1", "military1"]
    assert refused(state, "0 take culture2") == ("PC-14.8", "pc-level-too-high")
    after = play(state, "0 take spirituality1")
    assert after.copies("tech_spirituality_1") == 8
    assert agents(after) == {"philosopher": 1}, "its bonus, and nothing that a purchase triggers"
    assert after.civilizations[0].discovery == ("tech_spirituality_1",)
    assert agents(play(choosing(library(bonus=False)), "0 take spirituality1")) == {}
    assert len(legal(choosing(library(2)), 0, "take")) == 10


def test_pc_14_8_the_purchase_is_still_due_and_the_hand_grows():
    own = {"research": {"culture": 1, "science": 1}}
    state = play(choosing(library(), own=own), "0 take industry1")
    assert asked(state) == "buy"
    state = defaults(play(state, "0 buy science1"), 1)
    assert len(state.civilizations[0].hand) == 6


def test_pc_14_8_nothing_happens_without_a_pile():
    every = tech(*[f"{kind}1" for kind in ("culture", "science", "spirituality", "industry", "military")] * 9)
    state = choosing(library(), own={"ancient": every})
    assert asked(state) != "choice"


def test_pc_14_9_the_last_copy_goes_by_priority():
    """Amber comes before Jade on culture; both would like the last Writing."""
    both = [[{"source": "wonder_suez", "gain": library()}]] * 2
    fields = {"wonder_market": [], "leader_market": []}
    state = at("wonder", {}, {}, {"ancient": tech(*["culture1"] * 8)}, due=both, **fields)
    state = play(state, "1 take culture1")
    assert told(state, "0 take culture1", "sold-out") == [(1, {"card": "@tech_culture_1"})]
    state = play(state, "0 take culture1")
    assert (asked(state), state.awaited) == ("choice", (1,))
    assert "take culture1" not in legal(state, 1)
    assert refused(state, "1 take culture1") == ("PC-14.8", "pc-pile-empty")
    assert play(state, "1 take science1").civilizations[1].discovery == ("tech_science_1",)


def test_pc_14_21_the_round_waits_for_choices():
    state = choosing({"effect": "gain_agents_choice", "types": ["sage", "unit"], "count": 1})
    assert refused(state, "0 ready") == ("PC-14.21", "pc-choose-first")
    assert refused(at("plan", {}), "0 agents sage 1") == ("PC-14.21", "pc-nothing-to-choose")


def test_pc_14_21_effects_of_one_card_in_their_printed_order():
    """The Observatory of Ulugh Beg gives sages first, then research of choice."""
    own = {"agents": {"builder": 4}}
    state = at("wonder", own, {}, wonder_market=["wonder_ulugh_beg"], leader_market=[])
    state = play(state, "0 claim ulugh_beg", "0 ready")
    assert (asked(state), agents(state)) == ("choice", {"sage": 2})


def test_pc_17_2_living_leader_cemetery_granted():
    events = ["challenge_axial_age", "challenge_paper", "challenge_renaissance", "challenge_industrial_rev"]
    own = {"leader": "leader_aquinas", "cemetery": ["leader_hannibal", "leader_hypatia"]}
    assert [source for source, _ in lasting(at("plan", own, round=6, challenges=events), 0)] == [
        *("leader_aquinas", "leader_aquinas", "leader_hannibal", "leader_hypatia"),
    ]
    events = ["challenge_alphabet", "challenge_pilgrim_roads", "challenge_scientific_rev", "challenge_industrial_rev"]
    assert [source for source, _ in lasting(at("plan", own, round=8, challenges=events), 0)][4:] == [
        *("challenge_pilgrim_roads", "challenge_scientific_rev"),
    ]


def test_pc_14_20_what_is_granted_holds_for_everybody_from_then_on():
    events = ["challenge_alphabet", "challenge_pilgrim_roads", "challenge_scientific_rev", "challenge_industrial_rev"]
    state = at("fate", {}, {}, {}, round=5, challenges=events)
    assert state.granted == ("challenge_pilgrim_roads",)
    assert all(lasting(state, seat) for seat in range(3))
    assert at("buy", {"research": {"culture": 4}}, round=5, challenges=events).granted == ()
