"""Sobek keeps the contract of a game; its bot player plays sensibly.

A thousand random games a variant, held against every law: ``python -m rules selfplay sobek --games 1000`` and the same
with ``--option treasures_of_the_pharaoh=on``.
"""

from typing import Any

import pytest

from rules.conformance.conformance import check, play_random
from rules.core.contract import Choice
from rules.core.errors import IllegalAction, UnknownNotation
from rules.core.menu import menu_of
from rules.sobek import SOBEK as GAME
from rules.sobek import Character, SobekState, Take, Token
from rules.sobek.refusals import ABILITY_RULES, TOKEN_RULES
from rules.sobek.tiles import CHARACTERS
from tests.effort import several
from tests.rules.kit import bot_victories
from tests.rules.sobek.desk import EXPANSION, at, legal, play, tiles

VARIANTS: list[dict[str, str]] = [
    {},
    EXPANSION,
    {"corruption_scoring": "comparison_only"},
    {"first_player": "first_seat"},
    {"first_player": "second_seat", **EXPANSION, "corruption_scoring": "comparison_only"},
]


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_random_games_keep_every_law(number):
    for seed in range(several(1, 3)):
        check(GAME, play_random(GAME, 2, VARIANTS[number], f"laws {number} {seed}"), stride=several(23, 9))


def test_an_absent_player_sells_what_it_can_and_keeps_wild_tiles():
    state = at("3*fish1 fish0 statue", slots=[""] * 5)
    for text in ("sell fish", "pick 3 fish1", "pick 1 fish0", "done"):
        assert GAME.notation(GAME.default(state, 0)) == text
        state = play(state, text)
    assert state.sold(0) == ("fish",)


def test_an_absent_player_takes_for_little_corruption_and_gives_up_little():
    state = at("", market={"9": "fish-b0", "24": "ivory-b3", "16": "wheat-h1-1"})
    assert GAME.notation(GAME.default(state, 0)) == "take 16"
    asked = play(
        at("scribe_fish", "2*wheat1 2*wheat0 2*ivory3 statue", market={"9": "fish-b0"}), "character scribe_fish"
    )
    assert GAME.notation(GAME.default(asked, 1)) == "pick 1 wheat0"


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, EXPANSION])
def test_the_house_player_beats_random_play(options):
    assert bot_victories(GAME, lambda seed: GAME.setup(2, options, seed), several(3, 20)) >= several(2, 18)


def test_evaluation_likes_sets_tokens_and_prospects():
    market = {"9": "fish-b0"}
    base = GAME.evaluate(at("", market=market), 0)
    better: list[dict[str, Any]] = [
        {"sets": [{"fish": tiles("3*fish1")}]},
        {"debens": [[9]]},
        {"kept": [["points_7"]]},
        {"hands": [tiles("3*ivory3")]},
        {"corruption": [[], tiles("ivory0")]},
    ]
    for fields in better:
        assert GAME.evaluate(at(market=market, **{"hands": [], **fields}), 0) > base
        assert GAME.evaluate(at(market=market, **{"hands": [], **fields}), 1) < -base


# --- notation, menus, refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "take",
        "take 0",
        "take 37",
        "take 012",
        "take 12 sell",
        "turn",
        "turn x",
        "sell",
        "sell statue",
        "sell wheat some",
        "pick wheat1",
        "pick 0 wheat1",
        "pick 7 wheat1",
        "pick 1 wheat",
        "token",
        "token points_8",
        "token points_7 wheat",
        "token forced_tile 0",
        "token scarabs_ebony_marble wheat",
        "character",
        "character pawn",
        "character queen 3",
        "character royal_adviser 7",
        "character courtesan wheat",
        "character courtesan wheat statue wheat1",
        "character courtesan wheat wheat1 wheat1 wheat1",
        "character spy spy",
        "character thief spy goods",
        "recover",
        "done now",
    ],
)
def test_other_texts_are_no_actions(text):
    with pytest.raises(UnknownNotation):
        GAME.parse(text)


def test_a_beginning_is_enough_where_it_fits_one_action():
    actions = GAME.legal_actions(at("thief", "wheat0", market={"9": "fish-b0"}), 0)
    assert GAME.notation(GAME.find(actions, "character")) == "character thief goods"
    market = GAME.legal_actions(at("", market={"9": "wheat-h1-1", "16": "fish-b0"}), 0)
    with pytest.raises(UnknownNotation) as caught:
        GAME.find(market, "take")
    assert caught.value.details["readings"] == "take 9, take 16"


def test_an_action_that_lacks_an_answer_is_told_by_its_rule_what_is_missing():
    def told(state: SobekState, text: str) -> tuple[str, str, object]:
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(state, 0, GAME.find(GAME.legal_actions(state, 0), text))
        return caught.value.rule, caught.value.reason, caught.value.details.get("readings")

    market = {"9": "wheat-f0-deben", "16": "fish-b0"}
    playing = at("thief merchant", "wheat1 queen", market=market)
    assert told(playing, "take 9") == ("SB-5.5", "sb-say-keep-or-deben", None)
    assert told(playing, "character thief") == ("SB-9.5", "sb-choice-missing", ["@goods_tile", "@character_tile"])
    assert told(playing, "character merchant") == ("SB-9.6", "sb-choice-missing", ["9", "16"])
    forcing = at("", market=market, phase="canoe", slots=["forced_tile", "points_7", "", "", ""])
    assert told(forcing, "token forced_tile") == ("SB-8.12", "sb-token-target-missing", ["9", "16"])


def test_paths_ask_what_which_and_where():
    def questions(text: str) -> list[str]:
        return [choice.question for choice in GAME.path(GAME.parse(text))]

    assert GAME.path(GAME.parse("take 12")) == (
        Choice("sb-what", "take", "sb-what-take"),
        Choice("sb-cell", "12", "sb-cell-take", {"cell": 12}),
    )
    assert questions("take 12 keep") == ["sb-what", "sb-cell"]
    assert questions("refill") == questions("done") == ["sb-what"]
    assert questions("turn v") == ["sb-what", "sb-direction"]
    assert questions("sell wheat") == questions("sell wheat all") == ["sb-what", "sb-sale"]
    assert questions("pick 2 statue") == ["sb-what", "sb-pick"]
    assert questions("token points_7") == ["sb-what", "sb-token"]
    assert questions("token forced_tile 3") == ["sb-what", "sb-token", "sb-force"]
    assert questions("token scarabs_ebony_marble ebony") == ["sb-what", "sb-token", "sb-goods"]
    assert questions("recover fish0") == ["sb-what", "sb-tile"]


def test_characters_are_chosen_by_name_then_what_they_are_played_on():
    def answers(text: str) -> list[str]:
        return [choice.value for choice in GAME.path(GAME.parse(text))]

    assert answers("character queen") == ["character queen"]
    assert answers("character thief goods") == ["character thief", "goods"]
    assert answers("character merchant 9") == ["character merchant", "9"]
    assert answers("character high_priest fish") == ["character high_priest", "fish"]
    assert answers("character royal_adviser 4") == ["character royal_adviser", "4"]
    assert answers("character courtesan fish fish0 statue") == ["character courtesan", "fish fish0 statue"]
    assert answers("character spy thief goods") == ["character spy", "thief", "goods"]


def test_tiles_of_a_sale_are_gathered_in_one_list():
    state = play(at("3*wheat1 2*wheat0 statue merchant", slots=[""] * 5), "sell wheat")
    menu = menu_of(GAME, GAME.observe(state, 0), GAME.legal_actions(state, 0))
    (branch,) = menu.branches
    assert branch.node is not None
    assert len(branch.node.branches) == len(legal(state)) == 5
    assert (branch.node.least, branch.node.most) == (1, 4), "three of a face are a set; one pick for each face"
    assert GAME.ends_turn(GAME.parse("done"))
    assert not GAME.ends_turn(GAME.parse("sell wheat"))


def test_a_position_is_settled_at_the_start_of_a_turn():
    state = at("4*wheat1 queen", market={"9": "fish-b0"}, slots=[""] * 5)
    assert GAME.quiescent(state)
    assert not GAME.quiescent(play(state, "sell wheat"))
    assert not GAME.quiescent(play(at("", deck=["fish-b0"]), "refill"))


def test_characters_and_tokens_have_their_rules():
    assert set(ABILITY_RULES) == set(CHARACTERS)
    assert set(TOKEN_RULES.values()) == {"SB-8.10", "SB-8.12", "SB-8.14"}


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Take(0), "sb-no-such-cell"),
        (Take(37), "sb-no-such-cell"),
        (Take(9, "maybe"), "sb-no-deben-icon"),
        (Token("points_9"), "sb-token-not-now"),
        (Character("queen", "thief"), "sb-copy-not-used"),
        (Character("queen", "", ("fish",)), "sb-choice-idle"),
    ],
)
def test_made_up_actions_are_refused(action, reason):
    state = at("queen", market={"9": "fish-b0"})
    assert action not in GAME.legal_actions(state, 0)
    assert GAME.refuse(state, 0, action).reason == reason


def test_nothing_is_accepted_after_the_end():
    over = at(over=True, deck=[])
    refusal = GAME.refuse(over, 0, GAME.parse("take 9"))
    assert (refusal.rule, refusal.reason) == ("SB-10.1", "game-over")
