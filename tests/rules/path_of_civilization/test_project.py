"""PC-6: the project and the deployment."""

import pytest

from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from tests.rules.path_of_civilization.desk import agents, asked, at, change, defaults, legal, play, refused, tech, told

PLAN = "plan culture1 science2 / industry0 military0"


def planning(*hand, seats=2, **fields):
    """A position in which seat 0 holds these, and the other basic technologies are ancient."""
    cards = tech(*hand)
    ancient = [
        name
        for name in tech(*(f"{kind}0" for kind in ("culture", "science", "spirituality", "industry")))
        if name not in cards
    ]
    ancient += [name for name in tech("military0") if name not in cards]
    return at("plan", {"hand": cards, "ancient": ancient, **fields}, seats=seats)


def test_pc_6_1_two_left_two_right_and_the_fifth_is_ancient():
    state = planning("culture1", "science2", "industry0", "military0", "spirituality0")
    assert len(legal(state)) == 30
    state = defaults(play(state, f"0 {PLAN}"), 1)
    own = state.civilizations[0]
    assert (list(own.left), list(own.right)) == (tech("culture1", "science2"), tech("industry0", "military0"))
    assert own.ancient[-1:] == ("tech_spirituality_0",)
    assert own.hand == ()


def test_pc_6_1_only_what_is_in_hand_can_be_planned():
    state = planning("culture1", "science2", "industry0", "military0", "spirituality0")
    assert refused(state, "0 plan culture1 culture1 / industry0 military0") == ("PC-6.1", "pc-not-in-hand")
    assert refused(state, "0 plan culture1 culture2 / industry0 military0") == ("PC-6.1", "pc-not-in-hand")


def test_equal_technologies_are_one_and_the_same():
    state = planning("culture1", "culture1", "industry0", "military0", "spirituality0")
    texts = legal(state)
    assert len(texts) == len(set(texts)) == 3 + 9 + 6, "two, one, none of them on the left"
    assert "plan culture1 culture1 / industry0 military0" in texts


@pytest.mark.parametrize(("extra", "plans", "discarded"), [((), 6, 0), (("culture1", "culture2"), 90, 2)])
def test_pc_6_2_four_are_played_whatever_the_hand(extra, plans, discarded):
    hand = ("science2", "industry0", "military0", "spirituality0", *extra)
    state = planning(*hand)
    assert len(legal(state)) == plans
    before = len(state.civilizations[0].ancient)
    after = defaults(play(state, "0 plan science2 industry0 / spirituality0 military0"), 1)
    assert len(after.civilizations[0].ancient) - before == discarded


def test_pc_6_4_projects_are_revealed_together():
    state = planning("culture1", "science2", "industry0", "military0", "spirituality0", seats=3)
    first = change(state, 0, PLAN)
    assert (first.sealed, first.fence, first.state.awaited) == (True, False, (1, 2))
    assert [event.kind for event in first.events] == ["decided"]
    for viewer in (1, 2, None):
        seen = GAME.observe(first.state, viewer)
        assert (seen.answer, seen.civilizations[0].left, seen.window.decided) == ("", (), (0,))
    assert GAME.observe(first.state, 0).answer == PLAN
    second = defaults(first.state, 1)
    last = GAME.apply(second, 2, GAME.default(second, 2))
    assert last.fence
    assert all(len(own.left) == len(own.right) == 2 for own in last.state.civilizations)


# --- deployment -----------------------------------------------------------------------------------------------------

SIDES = {"left": tech("industry2", "science3"), "right": tech("industry0", "military0")}
"""Builder, ambassador, two sages and a philosopher: five agents."""


def test_pc_6_5_the_left_sides_and_what_leaders_produce():
    state = at("deploy", {**SIDES, "leader": "leader_pericles", "population": 2})
    assert agents(state) == {"builder": 2, "ambassador": 1, "sage": 2, "philosopher": 1}, "PC-14.10"
    assert asked(state) != "deploy"


def test_pc_6_6_over_the_limit_a_player_chooses_what_to_place():
    state = at("deploy", SIDES)
    assert asked(state) == "deploy"
    assert state.awaited == (0,), "PC-16.1: whom it does not concern is not asked"
    assert legal(state) == [
        "deploy builder 1 ambassador 1 philosopher 1 sage 1",
        "deploy builder 1 ambassador 1 sage 2",
        "deploy builder 1 philosopher 1 sage 2",
        "deploy ambassador 1 philosopher 1 sage 2",
    ]
    assert agents(play(state, "0 deploy builder 1 philosopher 1 sage 2")) == {"builder": 1, "philosopher": 1, "sage": 2}
    assert refused(state, "0 deploy builder 1 ambassador 1 philosopher 1 sage 2") == ("PC-6.6", "pc-over-limit")
    assert refused(state, "0 deploy builder 1 ambassador 1 philosopher 1") == ("PC-6.6", "pc-under-limit")
    assert refused(state, "0 deploy builder 2 ambassador 1 philosopher 1") == ("PC-6.5", "pc-not-in-pool")


def test_pc_6_6_limit_bonuses_of_leaders_and_events_count():
    assert asked(at("deploy", {**SIDES, "leader": "leader_zheng_he"})) != "deploy", "PC-14.15"
    granted = {
        "challenges": [
            "challenge_bronze_trade",
            "challenge_pilgrim_roads",
            "challenge_renaissance",
            "challenge_space_race",
        ]
    }
    assert asked(at("deploy", SIDES, round=6, **granted)) != "deploy", "PC-14.20"
    assert asked(at("deploy", SIDES, round=5, **granted)) == "deploy"


def test_pc_6_7_cubes_in_trays_do_not_count_against_the_limit():
    state = at("deploy", {"left": tech("industry1", "science1"), "agents": {"builder": 9}})
    assert agents(state) == {"builder": 10, "sage": 1}


def test_pc_6_8_the_choice_is_sealed():
    state = at("deploy", SIDES, SIDES)
    first = change(state, 0, "deploy builder 1 philosopher 1 sage 2")
    assert first.sealed
    assert agents(first.state) == {}
    done = change(first.state, 1, "deploy builder 1 ambassador 1 sage 2")
    assert (agents(done.state, 0)["sage"], agents(done.state, 1)["sage"]) == (2, 2)
    assert [args for _, args in told(first.state, "1 deploy builder 1 ambassador 1 sage 2", "deployed")][1] == {
        "agent_list": ["@builder", "@ambassador", "@sage", "@sage"], "lost": 1,
    }  # fmt: skip


def test_what_was_planned_cannot_be_changed_once_all_are_revealed():
    state = at("deploy", SIDES)
    assert refused(state, f"0 {PLAN}") == ("PC-16.2", "pc-window-closed")
    assert refused(state, "0 buy culture1") == ("PC-5.1", "pc-not-yet")
    assert refused(state, "1 deploy builder 1") == ("PC-16.1", "pc-not-asked")
