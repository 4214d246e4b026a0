"""Path of Civilization keeps the contract of a game.

A thousand random games a variant, held against every law: ``python -m rules selfplay path_of_civilization --seats 4
--games 1000`` with the options of :data:`VARIANTS`.
"""

import pytest

from rules.conformance.conformance import (
    check,
    play_random,
)
from rules.core.contract import Choice
from rules.core.errors import UnknownNotation
from rules.core.menu import menu_of
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization import Agents, Deploy, Plan, Points
from rules.path_of_civilization.vocabulary import TYPES
from tests.effort import sample, several
from tests.rules.path_of_civilization.desk import ASKED, CHOOSE, SEALED, at, defaults, play, refused, tech

VARIANTS: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"solo_threat": "relentless", **ASKED, **CHOOSE}),
    (2, {}),
    (2, {**SEALED, **CHOOSE}),
    (3, {**ASKED}),
    (3, {**SEALED, **ASKED}),
    (4, {}),
    (5, {**SEALED}),
    (5, {**CHOOSE}),
]


@pytest.mark.slow
@pytest.mark.parametrize("number", sample(range(len(VARIANTS)), 3))
def test_random_games_keep_every_law(number):
    seats, options = VARIANTS[number]
    check(GAME, play_random(GAME, seats, options, f"laws {number}"), stride=several(71, 11))


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_gained_is_kept(seats):
    for seed in range(several(2, 5)):
        for one in play_random(GAME, seats, {}, f"conservation {seed}").played:
            for before, after in zip(one.state.civilizations, one.transition.state.civilizations, strict=True):
                assert set(before.wonders) <= set(after.wonders)
                assert set(before.leaders) <= set(after.leaders)
                assert len(before.technologies) <= len(after.technologies)
                assert before.population <= after.population
                assert before.legacy <= after.legacy
                assert before.philosophy <= after.philosophy
                assert before.vp <= after.vp


def test_at_most_a_few_hundred_actions_are_legal():
    """A six-card hand has 90 plans; the exchanges of the Silk Road are the most there can be."""
    most = [max(len(one.legal) for one in play_random(GAME, *VARIANTS[number], "many").played) for number in (2, 6, 7)]
    assert max(most) <= 120
    hoard = {"agents": {"builder": 20, "ambassador": 20}}
    events = [
        "challenge_earth_measured",
        "challenge_silk_road",
        "challenge_religious_peace",
        "challenge_industrial_rev",
    ]
    state = at("fate", hoard, round=5, challenges=events)
    assert len(GAME.legal_actions(state, 0)) < 700


# --- notation, menus, refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "board",
        "board ruby",
        "plan",
        "plan culture1 culture2 science1 science2",
        "plan culture1 / science0 military0",
        "plan culture1 culture2 / science0",
        "plan culture5 culture2 / science0 military0",
        "deploy",
        "deploy builder",
        "deploy builder 0",
        "deploy builder 1 builder 1",
        "deploy culture 1",
        "deploy builder 100",
        "deploy builder 01",
        "token",
        "token great_wall",
        "claim",
        "claim culture1",
        "claim great wall",
        "also",
        "pass now",
        "ready 1",
        "study sage 1",
        "buy culture0",
        "buy",
        "fate",
        "fate x",
        "fate -1",
        pytest.param(f"fate {'9' * 5000}", id="fate with a number that Python does not read"),
        "take culture0",
    ],
)
def test_other_texts_are_no_actions(text):
    with pytest.raises(UnknownNotation):
        GAME.parse(text)


def test_a_project_is_two_questions():
    state = GAME.setup(2, {}, "menu")
    menu = menu_of(GAME, GAME.observe(state, 0), GAME.legal_actions(state, 0))
    assert (menu.question, len(menu.branches)) == ("pc-left", 10)
    for branch in menu.branches:
        assert branch.node is not None
        assert (branch.node.question, len(branch.node.branches)) == ("pc-right", 3)
    path = GAME.path(GAME.parse("plan culture1 industry2 / science0 science1"))
    assert path[0] == Choice(
        "pc-left", "culture1 industry2", "pc-left-pair", {"cards": ["@tech_culture_1", "@tech_industry_2"]}
    )
    assert path[1].value == "science0 science1"


def test_the_most_useful_pairs_come_first():
    state = at("plan", {"hand": tech("culture0", "science4", "industry0", "military2", "spirituality0")})
    menu = menu_of(GAME, GAME.observe(state, 0), GAME.legal_actions(state, 0))
    assert menu.branches[0].choice.value == "science4 military2"


def test_free_points_fit_a_list():
    """Two at once are one list of 15; four are one kind, then the rest."""

    def answers(text):
        return [choice.value for choice in GAME.path(GAME.parse(text))]

    assert answers("points culture 1 military 1") == ["culture 1 military 1"]
    assert answers("points culture 2 science 1 military 1") == ["culture 2", "science 1 military 1"]
    assert answers("agents unit 3") == ["unit 3"]
    gain = {"effect": "gain_research_choice", "types": list(TYPES), "count": 4}
    state = at("wonder", {}, due=[[{"source": "wonder_suez", "gain": gain}]])
    legal_ = GAME.legal_actions(state, 0)
    assert len(legal_) == 70
    menu = menu_of(GAME, GAME.observe(state, 0), legal_)
    assert menu.question == "pc-points"
    below = [branch.node.question for branch in menu.branches if branch.node is not None]
    assert below == ["pc-points"] * 12


def test_a_claim_shows_the_cards_first_and_what_ends_it_last():
    state = play(at("wonder", *[{"agents": {"builder": 4}}] * 2), "0 claim hanging_gardens")
    menu = menu_of(GAME, GAME.observe(state, 0), GAME.legal_actions(state, 0))
    assert [branch.choice.value for branch in menu.branches] == ["theatre_epidaurus", "also", "pass", "ready"]
    fresh = menu_of(GAME, GAME.observe(state, 1), GAME.legal_actions(state, 1))
    assert [branch.choice.value for branch in fresh.branches] == [
        "hanging_gardens",
        "theatre_epidaurus",
        "pass",
        "ready",
    ]


def test_only_the_ready_mark_ends_a_turn():
    assert GAME.ends_turn(GAME.parse("ready"))
    assert not GAME.ends_turn(GAME.parse("pass"))


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Plan(("tech_culture_0",), ()), "pc-two-a-side"),
        (Plan((), ()), "pc-two-a-side"),
        (Deploy((9, 0, 0, 0, 0)), "pc-not-yet"),
        (Agents((1, 0, 0, 0, 0)), "pc-nothing-to-choose"),
        (Points((0, 0, 0, 0, 0)), "pc-nothing-to-choose"),
    ],
)
def test_made_up_actions_are_refused(action, reason):
    state = GAME.setup(2, {}, "made up")
    assert GAME.refuse(state, 0, action).reason == reason


def test_changing_a_choice_after_the_phase_closed_is_refused():
    state = GAME.setup(2, {}, "closed")
    plan = "plan culture0 science0 / spirituality0 industry0"
    state = defaults(play(state, f"0 {plan}"), 1)
    assert refused(state, f"0 {plan}") == ("PC-16.2", "pc-window-closed")
