"""PC-8: wonders and leaders, intentions, priority, ranked wishes."""

from itertools import permutations

import pytest

from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.claims import projected
from rules.path_of_civilization.state import CivState
from tests.rules.path_of_civilization.desk import (
    ORDER,
    SEALED,
    agents,
    asked,
    at,
    change,
    legal,
    play,
    refused,
    told,
)

MARKET = ["wonder_stonehenge", "wonder_great_pyramid", "wonder_great_wall", "wonder_temple_artemis"]
"""Science 2, industry 4, military 4, spirituality 3."""

LEADERS = ["leader_hypatia", "leader_ashoka", "leader_hannibal"]
"""Science 2, spirituality 3, military 2."""


def builders(*counts, **fields):
    """A step C2 in which seats have so many builders. Amber, Jade, Lapis, Ochre, Coral in this order."""
    fields.setdefault("leader_market", [])
    return at("wonder", *({"agents": {"builder": count}} for count in counts), wonder_market=MARKET, **fields)


def ambassadors(*counts, **fields):
    """A step C3."""
    return at("leader", *({"agents": {"ambassador": count}} for count in counts), leader_market=LEADERS, **fields)


def intentions(state):
    return state.window.intentions


def test_pc_8_1_wonders_are_finished_before_leaders():
    own = {"agents": {"builder": 2, "ambassador": 1}}
    state = at("wonder", own, {}, wonder_market=["wonder_theatre_epidaurus"], leader_market=LEADERS)
    assert refused(state, "0 claim hypatia") == ("PC-8.1", "pc-other-market")
    state = play(state, "0 claim theatre_epidaurus", "0 ready")
    assert (asked(state), agents(state)) == ("leader", {"ambassador": 3})
    assert "claim hypatia" in legal(state)
    assert refused(state, "0 claim theatre_epidaurus") == ("PC-8.1", "pc-other-market")


def test_pc_8_2_costs_are_reduced_to_one_at_least():
    own = {"agents": {"builder": 1}, "leader": "leader_imhotep"}
    state = at("wonder", own, {}, wonder_market=["wonder_stonehenge", "wonder_great_wall"])
    assert legal(state, 0, "claim") == ["stonehenge"]
    after = play(state, "0 claim stonehenge", "0 ready")
    assert agents(after) == {"sage": 2}, "PC-8.9"
    buried = {"agents": {"ambassador": 1}, "leader": "leader_qin", "cemetery": ["leader_sappho"]}
    assert legal(at("leader", buried, {}, leader_market=LEADERS), 0, "claim") == ["hypatia", "hannibal"]


def test_pc_8_10_a_living_leader_reduces_nothing_by_what_it_does_in_the_cemetery():
    """Sappho makes leaders cheaper once she is there: not while she lives, nor for whoever takes her place."""
    market = {"leader_market": ["leader_hypatia", "leader_ashoka"]}
    own = {"agents": {"ambassador": 2}, "leader": "leader_sappho"}
    state = at("leader", own, {}, **market)
    assert legal(state, 0, "claim") == ["hypatia"], "Ashoka would cost two with her in the cemetery"
    after = play(state, "0 claim hypatia", "0 ready")
    assert after.civilizations[0].cemetery == ("leader_sappho",)
    assert agents(after) == {}, "the cost is counted before she is buried"
    buried = {"agents": {"ambassador": 2}, "leader": "leader_pericles", "cemetery": ["leader_sappho"]}
    assert legal(at("leader", buried, {}, **market), 0, "claim") == ["hypatia", "ashoka"]


def test_pc_8_3_only_what_can_be_paid_is_named():
    state = builders(3, 2, 1)
    assert state.awaited == (0, 1)
    assert legal(state, 0) == ["claim stonehenge", "claim temple_artemis", "pass", "ready"]
    assert legal(state, 1) == ["claim stonehenge", "pass", "ready"]
    assert refused(state, "0 claim great_wall") == ("PC-8.3", "pc-cannot-pay-card")
    assert refused(state, "0 claim colossus_rhodes") == ("PC-8.3", "pc-not-in-market")
    assert refused(state, "2 ready") == ("PC-16.1", "pc-not-asked")


def test_pc_8_3_one_card_a_step():
    state = play(builders(9, 0), "0 claim stonehenge", "0 ready")
    assert state.step != "wonder"
    assert state.civilizations[0].wonders == ("wonder_stonehenge",)
    assert agents(state)["builder"] == 7


def test_pc_8_4_intentions_are_seen_by_all_and_may_change():
    state = play(builders(4, 4), "0 claim great_wall")
    for viewer in (0, 1, None):
        assert GAME.observe(state, viewer).window.intentions == ("wonder_great_wall", "")
    state = play(state, "0 pass")
    assert intentions(state) == ("pass", "")
    state = play(state, "0 claim stonehenge", "0 ready", "0 claim great_wall")
    assert intentions(state) == ("wonder_great_wall", "")
    assert state.awaited == (0, 1)


def test_pc_8_5_the_window_closes_when_all_are_ready():
    state = play(builders(4, 4), "0 claim great_wall", "0 ready")
    assert (asked(state), state.awaited) == ("wonder", (1,))
    done = play(state, "1 ready")
    assert [own.wonders for own in done.civilizations] == [("wonder_great_wall",), ()], "ready without a wish is a pass"


def test_pc_8_5_a_change_takes_the_own_ready_mark():
    state = play(builders(4, 4), "0 claim great_wall", "0 ready")
    assert refused(state, "0 ready") == ("PC-8.5", "pc-already-ready")
    assert refused(state, "0 claim great_wall") == ("PC-8.5", "pc-already-wished")
    assert play(state, "0 also stonehenge").awaited == (0, 1)
    assert play(state, "0 pass").awaited == (0, 1)
    assert refused(play(state, "0 pass"), "0 pass") == ("PC-8.5", "pc-already-passed")


def test_pc_8_5_who_is_displaced_is_ready_no_more_and_is_told():
    """Jade comes before Amber on military."""
    state = builders(4, 4)
    state = play(state, "1 claim great_wall", "1 ready")
    assert projected(state) == {"wonder_great_wall": 1}
    assert told(state, "0 claim great_wall", "displaced") == [], "Jade keeps it: military stands third there"
    state = play(builders(4, 4), "0 claim great_wall", "0 ready")
    assert told(state, "1 claim great_wall", "displaced") == [(0, {"card": "@wonder_great_wall"})]
    state = play(state, "1 claim great_wall", "1 ready")
    assert (asked(state), state.awaited) == ("wonder", (0,)), "the mark goes before the test"
    assert change(play(builders(4, 4), "0 claim great_wall", "0 ready"), 1, "claim great_wall").touched == {0}
    lost = play(state, "0 ready")
    assert [own.wonders for own in lost.civilizations] == [(), ("wonder_great_wall",)]
    assert agents(lost, 0) == {"builder": 4}, "PC-8.7: who loses keeps the agents"


@pytest.mark.parametrize(
    ("card", "first"),
    [("stonehenge", 1), ("great_pyramid", 3), ("great_wall", 4), ("temple_artemis", 2)],
)
def test_pc_8_6_the_type_further_left_gains_the_card(card, first):
    state = builders(4, 4, 4, 4, 4)
    for seat in range(5):
        state = play(state, f"{seat} claim {card}")
    state = play(state, *(f"{seat} ready" for seat in range(5)))
    assert [seat for seat, own in enumerate(state.civilizations) if own.wonders] == [first]
    assert ORDER[first] == state.civilizations[first].board


def test_pc_8_7_there_is_no_second_round():
    state = play(builders(4, 4), "0 claim great_wall", "1 claim great_wall", "0 ready")
    assert told(state, "1 ready", "outbid") == [(0, {"card": "@wonder_great_wall"})]
    assert play(state, "1 ready").step != "wonder"


def test_pc_8_8_a_ranked_list_moves_on_and_back_up():
    state = play(builders(4, 4), "0 claim great_wall", "0 also stonehenge", "0 ready")
    assert intentions(state) == ("wonder_great_wall", "")
    state = play(state, "1 claim great_wall")
    assert intentions(state) == ("wonder_stonehenge", "wonder_great_wall")
    assert state.awaited == (1,), "PC-8.14: who wins another wish stays ready"
    state = play(state, "1 pass")
    assert intentions(state) == ("wonder_great_wall", "pass")
    assert refused(builders(4, 4), "0 also stonehenge") == ("PC-8.8", "pc-no-wish-before")


def test_pc_8_4_a_wish_is_replaced_in_one_step_whether_its_seat_is_ready_or_not():
    wished = play(builders(4, 4), "0 claim great_wall", "0 also stonehenge")
    for state in (wished, play(wished, "0 ready")):
        other = play(state, "0 claim temple_artemis")
        assert other.wishes[0] == ("wonder_temple_artemis",)
        assert intentions(other) == ("wonder_temple_artemis", "")
        assert other.awaited == (0, 1), "PC-8.5: a change takes the own ready mark away"
        first = play(state, "0 claim stonehenge")
        assert first.wishes[0] == ("wonder_stonehenge",), "also by a card that stood further behind"
    assert refused(play(builders(4), "0 claim great_wall"), "0 claim great_wall") == ("PC-8.5", "pc-already-wished")


def test_pc_8_8_everybody_is_told_when_an_intention_moves_by_itself():
    state = play(builders(4, 4), "0 claim great_wall", "0 also stonehenge", "0 ready")
    assert told(state, "1 claim great_wall", "moved") == [(0, {"card": "@wonder_stonehenge"})]
    assert told(state, "1 claim great_wall", "displaced") == []
    state = play(state, "1 claim great_wall")
    assert told(state, "1 pass", "moved") == [(0, {"card": "@wonder_great_wall"})]
    assert told(state, "1 also temple_artemis", "moved") == []


def test_pc_8_8_while_nothing_can_be_won_the_first_wish_is_shown():
    state = play(builders(4, 4), "1 claim great_wall", "1 ready", "0 claim great_wall")
    assert intentions(state) == ("wonder_great_wall", "wonder_great_wall")
    assert projected(state) == {"wonder_great_wall": 1}
    state = play(state, "0 also temple_artemis")
    assert intentions(state)[0] == "wonder_temple_artemis"


def test_pc_8_8_of_several_wishes_that_cannot_be_won_the_first_is_shown():
    """Coral comes first for the wall, Jade for the stones."""
    taken = play(builders(4, 4, 0, 0, 4), "4 claim great_wall", "1 claim stonehenge")
    for first, second in (("great_wall", "stonehenge"), ("stonehenge", "great_wall")):
        state = play(taken, f"0 claim {first}", f"0 also {second}")
        assert intentions(state)[0] == f"wonder_{first}"
        assert projected(state) == {"wonder_great_wall": 4, "wonder_stonehenge": 1}
        ready = play(state, "0 ready", "1 ready")
        assert told(ready, "4 ready", "outbid") == [(0, {"card": f"@wonder_{first}"})]


def test_pc_8_13_what_was_claimed_is_gained_in_the_order_of_seats():
    """Whatever the cards, and whoever was ready first."""
    state = play(builders(4, 4, 4), "2 claim great_pyramid", "1 claim great_wall", "0 claim temple_artemis")
    for order in permutations(range(3)):
        *first, last = order
        gained = told(play(state, *(f"{seat} ready" for seat in first)), f"{last} ready", "wonder")
        assert [(seat, args["card"]) for seat, args in gained] == [
            (0, "@wonder_temple_artemis"),
            (1, "@wonder_great_wall"),
            (2, "@wonder_great_pyramid"),
        ]


LISTS = {
    0: ("great_wall", "stonehenge", "great_pyramid"),
    1: ("stonehenge", "great_wall"),
    2: ("great_wall", "temple_artemis"),
    4: ("stonehenge", "great_wall", "temple_artemis"),
}
"""Coral (4) wants science first, where only Jade (1) comes before it."""


@pytest.mark.parametrize("mode", [{}, SEALED])
def test_pc_8_8_the_order_of_entries_does_not_matter(mode):
    ends = set()
    for order in permutations(LISTS):
        state = builders(4, 4, 4, 0, 4, options=mode)
        for seat in order:
            first, *rest = LISTS[seat]
            state = play(state, f"{seat} claim {first}", *(f"{seat} also {card}" for card in rest))
        for seat in order:
            state = play(state, f"{seat} ready")
        ends.add(tuple(own.wonders for own in state.civilizations))
    assert ends == {
        (("wonder_great_pyramid",), ("wonder_stonehenge",), ("wonder_temple_artemis",), (), ("wonder_great_wall",))
    }


def test_pc_8_8_sealed_lists_show_nothing_but_who_is_ready():
    state = play(builders(4, 4, options=SEALED), "0 claim great_wall", "0 also stonehenge")
    assert state.window.intentions == ()
    assert GAME.observe(state, 0).wishes == ("wonder_great_wall", "wonder_stonehenge")
    assert GAME.observe(state, 1) == GAME.observe(builders(4, 4, options=SEALED), 1)
    state = play(state, "0 ready")
    assert GAME.observe(state, 1).window.decided == (0,)
    assert GAME.observe(state, 1).wishes == ()
    done = change(play(state, "1 claim great_wall"), 1, "ready")
    assert done.fence
    assert [own.wonders for own in done.state.civilizations] == [("wonder_stonehenge",), ("wonder_great_wall",)]


def test_pc_8_9_a_wonder_is_paid_taken_and_carried_out():
    own = {"agents": {"builder": 4}, "leader": "leader_medici"}
    state = at("wonder", own, {}, wonder_market=["wonder_pont_du_gard", "wonder_great_wall"])
    state = play(state, "0 claim pont_du_gard", "0 ready")
    assert state.wonder_market == ("wonder_great_wall",)
    assert agents(state) == {"builder": 4 - 3 + 1}
    assert state.civilizations[0].research[3] >= 2
    assert state.civilizations[0].vp == 3, "PC-14.16: once for a wonder"


def test_pc_8_10_and_8_11_the_leader_before_goes_to_the_cemetery():
    own = {"agents": {"ambassador": 3}, "leader": "leader_confucius"}
    state = at("leader", own, {}, leader_market=["leader_ashoka", "leader_pericles"])
    done = play(state, "0 claim ashoka", "0 ready").civilizations[0]
    assert (done.leader, done.cemetery, done.population) == ("leader_ashoka", ("leader_confucius",), 1)
    assert done.leaders == ("leader_ashoka", "leader_confucius")


def test_pc_8_12_a_new_leader_works_in_the_same_round():
    sides = {"left": ["tech_culture_1", "tech_science_1"], "right": ["tech_culture_0", "tech_science_0"]}
    own = {"agents": {"ambassador": 3}, "research": {"military": 1}, **sides}
    state = at("leader", own, {}, leader_market=["leader_pericles"])
    state = play(state, "0 claim pericles", "0 ready")
    assert state.civilizations[0].research == (2, 1, 0, 0, 1)


def test_pc_8_13_all_pay_and_take_before_any_effect():
    market = ["wonder_theatre_epidaurus", "wonder_hanging_gardens"]
    own = [{"agents": {"builder": 3}}, {"agents": {"builder": 3}}]
    state = at("wonder", *own, wonder_market=market, leader_market=[])
    state = play(state, "0 claim theatre_epidaurus", "1 claim hanging_gardens", "0 ready")
    kinds = [event.kind for event in change(state, 1, "ready").events]
    assert kinds.index("gained") > max(place for place, kind in enumerate(kinds) if kind == "wonder")


def test_pc_8_14_wishes_behind_the_intention_are_private():
    state = builders(4, 4)
    first = play(state, "0 claim great_wall")
    second = change(first, 0, "also stonehenge")
    assert (second.events, second.sealed, second.touched) == ((), True, frozenset())
    assert GAME.observe(second.state, 1) == GAME.observe(first, 1)
    assert GAME.observe(second.state, 0).wishes == ("wonder_great_wall", "wonder_stonehenge")


@pytest.mark.parametrize("options", [{}, SEALED])
def test_pc_8_5_all_that_is_seen_of_a_changed_list_is_that_its_owner_is_not_ready(options):
    state = play(builders(4, 4, options=options), "0 claim great_wall", "0 ready")
    changed = change(state, 0, "also stonehenge")
    assert [(event.kind, event.seat, event.args) for event in changed.events] == [("reopened", 0, {})]
    assert changed.state.awaited == (0, 1)
    assert change(changed.state, 0, "also temple_artemis").events == ()


def test_what_others_wishes_show_cannot_be_taken_back():
    """PC-8.14: taking a card away, or leaving one, shows how the lists of others go on."""
    state = play(builders(4, 4, 4), "0 claim great_wall", "0 also stonehenge")
    assert change(state, 1, "claim great_wall").fence
    taken = play(state, "1 claim great_wall")
    assert change(taken, 1, "pass").fence
    assert not change(state, 1, "claim stonehenge").fence
    assert not change(state, 2, "claim temple_artemis").fence
    assert not change(state, 0, "also temple_artemis").fence


@pytest.mark.parametrize(("more", "dropping"), [("2 also hannibal", "claim hannibal"), ("", "pass")])
def test_a_refused_wish_that_may_turn_others_away_cannot_be_dropped_and_taken_back(more, dropping):
    """PC-8.8: the third player's wish is refused, and yet decides what the two others gain. Whether it does so is not
    known to who drops it."""
    shows = "0 claim ashoka", "1 claim hypatia", "2 claim hypatia", more
    lists = "0 claim hypatia", "0 also ashoka", "1 claim ashoka", "1 also hypatia", "2 claim hypatia", more
    for wishes, swapped in ((lists, True), (shows, False)):
        state = play(leaders(), *filter(None, wishes))
        assert state.window.intentions[:2] == ("leader_ashoka", "leader_hypatia")
        dropped = change(state, 2, dropping)
        assert dropped.fence
        assert not dropped.sealed
        assert (dropped.state.window.intentions[:2] == ("leader_hypatia", "leader_ashoka")) is swapped
    alone = play(leaders(), "1 claim hypatia", "2 claim hypatia")
    assert alone.window.intentions == ("", "leader_hypatia", "leader_hypatia")
    assert not change(alone, 2, "pass").fence, "there is nobody whom that wish may have turned away"


def leaders() -> CivState:
    own = [{"board": f"board_{board}", "agents": {"ambassador": 4}} for board in ("amber", "jade", "lapis")]
    market = ["leader_ashoka", "leader_hypatia", "leader_hannibal"]
    fields = {"seats": 3, "round": 3, "step": "leader", "wonder_market": [], "leader_market": market}
    return GAME.position({**fields, "civilizations": own})


def test_an_intention_leaves_the_panels_of_others_alone():
    state = builders(4, 4, 4)
    assert change(state, 0, "claim great_wall").touched == frozenset()
    state = play(state, "0 claim great_wall", "0 ready", "2 claim stonehenge", "2 ready")
    taken = change(state, 1, "claim stonehenge")
    assert taken.touched == {2}, "who is displaced is asked again; nobody else's choices change"
    assert taken.state.awaited == (1, 2)
