"""Position documents: what may be left out, what is refused."""

from math import comb

import pytest

import rules.path_of_civilization as package
from rules.core.errors import PositionError
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.vocabulary import AGENTS
from tests.rules.kit import example, position_refused
from tests.rules.path_of_civilization.desk import SEALED, agents, asked, at, legal, tech


def test_an_empty_document_is_the_first_decision_of_an_unshuffled_game():
    state = GAME.position({})
    assert (state.seats, state.round, asked(state)) == (2, 1, "plan")
    assert [own.board for own in state.civilizations] == ["board_amber", "board_jade"]
    assert state.wonder_market == ("wonder_hanging_gardens", "wonder_theatre_epidaurus")
    assert state.challenges[0] == "challenge_alphabet"
    assert state.tokens[0] == ("token_builder", "token_ambassador")


def test_the_example_says_what_it_shows():
    state = GAME.position(example(package))
    assert state.window is not None
    assert state.window.intentions == ("wonder_machu_picchu", "wonder_machu_picchu", "")
    assert state.wishes[1] == ("wonder_machu_picchu", "wonder_stonehenge")
    assert state.granted == ()
    assert state.copies("tech_industry_1") == 8


def test_without_a_window_the_step_begins():
    assert asked(at("buy", {"research": {"culture": 4}})) == "buy"
    fought = at("battle", {"legacy": 9}, round=4)
    assert (fought.round, asked(fought), fought.civilizations[0].vp) == (5, "plan", 8)


def test_sides_and_ancient_technologies_are_filled_up():
    state = at("wonder", {"left": tech("culture1", "industry1"), "agents": {"builder": 4}})
    own = state.civilizations[0]
    assert list(own.right) == tech("culture0", "science0")
    assert list(own.ancient) == tech("spirituality0", "industry0", "military0")


def test_sealed_answers_and_wishes_are_part_of_it():
    plan = "plan culture0 science0 / spirituality0 industry0"
    state = GAME.position({"answers": [plan], "window": {"kind": "plan", "decided": [0]}})
    assert state.awaited == (1,)
    assert GAME.observe(state, 0).answer == plan
    sealed = at(
        "wonder",
        *[{"agents": {"builder": 9}}] * 2,
        options=SEALED,
        wishes=[["wonder_hanging_gardens"]],
        window={"kind": "wonder", "decided": [0]},
    )
    assert GAME.observe(sealed, 0).wishes == ("wonder_hanging_gardens",)
    assert GAME.observe(sealed, 1).wishes == ()


def test_boards_still_to_be_chosen():
    state = GAME.position(
        {
            "seats": 3,
            "options": {"board_assignment": "choose"},
            "choosing": [2, 0],
            "civilizations": [{}, {"board": "board_coral"}],
        }
    )
    assert (asked(state), state.awaited, state.round) == ("board", (2,), 0)


def due(**gain):
    """A gain that waits for the first seat."""
    return [[{"source": "wonder_suez", "gain": gain}]]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"round": 10}, "pc-position-number"),
        ({"round": -1}, "pc-position-number"),
        ({"civilizations": [{"population": 13}]}, "pc-position-number"),
        ({"civilizations": [{"research": {"culture": 11}}]}, "pc-position-number"),
        ({"civilizations": [{"agents": {"sage": -1}}]}, "pc-position-number"),
        ({"civilizations": [{"agents": {"sage": 100}}]}, "pc-position-number"),
        ({"civilizations": [{"agents": {"wizard": 1}}]}, "pc-position-agent"),
        ({"civilizations": [{"research": {"magic": 1}}]}, "pc-position-type"),
        ({"piles": {"tech_culture_0": 3}}, "pc-position-pile"),
        ({"civilizations": [{"hand": ["tech_magic_1"]}]}, "pc-position-word"),
        ({"civilizations": [{"board": "board_ruby"}]}, "pc-position-word"),
        ({"civilizations": [{}, {}, {}]}, "pc-position-seats"),
        ({"window": {"kind": "plan", "seats": [2]}}, "pc-position-number"),
        ({"window": {"kind": "nap"}}, "position-malformed"),
        ({"challenges": ["challenge_udhr"]}, "pc-position-events"),
        ({"civilizations": [{"board": "board_jade"}, {"board": "board_jade"}]}, "pc-position-impossible"),
        ({"wonder_market": ["wonder_great_wall", "wonder_great_wall"]}, "pc-position-impossible"),
        ({"civilizations": [{"hand": ["tech_culture_4"] * 8}]}, "pc-position-impossible"),
        ({"civilizations": [{"cemetery": ["leader_qin"]}]}, "pc-position-impossible"),
        ({"window": {"kind": "plan", "decided": [0]}}, "pc-position-impossible"),
        ({"window": {"kind": "buy", "seats": [0]}}, "pc-position-impossible"),
        ({"answers": ["ready"]}, "pc-position-impossible"),
        ({"step": "over"}, "pc-position-impossible"),
        ({"due": [[{"source": "wonder_suez", "gain": {"effect": "gain_gold"}}]]}, "position-malformed"),
        ({"due": [[{"source": "wonder_suez", "gain": {"effect": "gain_vp"}}]]}, "pc-position-impossible"),
        ({"due": due(effect="gain_vp", count=100)}, "pc-position-number"),
        ({"due": [due(effect="gain_vp", count=1)[0] * 201]}, "pc-position-number"),
        ({"due": due(effect="gain_research_choice", types=["culture", "science"], count=11)}, "pc-position-number"),
        ({"due": [[{"source": "wonder_hut", "gain": {"effect": "gain_vp", "count": 1}}]]}, "pc-position-word"),
        ({"tokens": [["token_vp", "token_vp"]]}, "pc-position-impossible"),
        ({"levels": [{"available": ["token_vp", "token_sage"]}]}, "pc-position-impossible"),
    ],
)
def test_what_cannot_be_is_refused(fields, reason):
    assert position_refused(GAME, fields) == reason


def test_pc_14_2_and_14_7_gains_that_are_due_have_their_most():
    assert GAME.position({"due": due(effect="gain_vp", count=99)}).civilizations[0].vp == 99
    assert GAME.position({"due": [due(effect="gain_vp", count=1)[0] * 200]}).civilizations[0].vp == 200
    state = GAME.position({"due": due(effect="gain_agents_choice", types=list(AGENTS), count=10)})
    assert len(legal(state)) == comb(10 + 4, 4)


def test_pc_14_1_what_is_gained_beside_a_full_tray_can_be_read_again():
    """No game brings so many; one that goes on from such a position is stored as a document."""
    full = dict.fromkeys(AGENTS, 99)
    state = at("token", {"agents": full}, due=due(effect="gain_agents", type="sage", count=4))
    assert agents(state) == full
    assert GAME.position(GAME.document(state)) == state


def test_pc_14_20_what_is_resolved_later_this_round_has_granted_nothing_yet():
    """It would be granted a second time when Fate comes to it."""
    named = ("alphabet", "pilgrim_roads", "scientific_rev", "industrial_rev")
    document = {"seats": 2, "round": 5, "challenges": [f"challenge_{name}" for name in named]}
    granted = {"granted": ["challenge_pilgrim_roads"]}
    with pytest.raises(PositionError):
        GAME.position({**document, "step": "buy", **granted})
    assert GAME.position({**document, "round": 6, **granted}).granted == ("challenge_pilgrim_roads",)


@pytest.mark.parametrize(
    ("step", "rounds"), [("fate", (3, 5, 7, 9)), ("history", (3, 5, 7, 9)), ("battle", (4, 6, 8, 9))]
)
def test_pc_10_1_an_event_in_another_round_is_refused(step, rounds):
    for number in range(1, 10):
        document = {"seats": 2, "round": number, "step": step}
        if number in rounds:
            assert GAME.position(document).round >= number
        else:
            with pytest.raises(PositionError, match=f"round {number} has no {step}"):
                GAME.position(document)
