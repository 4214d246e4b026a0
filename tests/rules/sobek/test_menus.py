"""Actions as few answers: characters at once, tiles of one decision in one list."""

import pytest

from rules.core.chance import Dice
from rules.core.contract import Choice, Takes
from rules.core.draft import look_ahead
from rules.core.menu import actions_of, menu_of
from rules.sobek import SOBEK as GAME
from rules.sobek import Pick, SobekState
from tests.rules.sobek.desk import EXPANSION, at, step


def upcoming(state: SobekState) -> list[str]:
    """The picks that a panel offers although they are not legal yet."""
    observation = GAME.observe(state, state.asked)
    return [GAME.notation(pick) for pick in GAME.upcoming(observation, GAME.legal_actions(state, state.asked))]


def answers(state: SobekState, text: str) -> int:
    """How many answers lead to an action, levels with a single answer left out."""
    node = menu_of(GAME, GAME.observe(state, state.asked), GAME.legal_actions(state, state.asked))
    count = 0
    while True:
        branch = next(
            one for one in node.branches if GAME.parse(text) in ((one.action,) if one.action else actions_of(one.node))
        )
        count += len(node.branches) > 1
        if branch.node is None:
            return count
        node = branch.node


def test_a_character_is_one_answer_and_what_it_is_played_on_another() -> None:
    fields = {
        "sets": [{"wheat": ["start-wheat-f0", "start-wheat-v0", "wheat-b1"]}],
        "used": ["vizier"],
        "corruption": [["ivory-f0"]],
        "options": EXPANSION,
    }
    state = at("queen thief high_priest courtesan spy 2*wheat1", "fish1 start-fish", **fields)
    assert answers(state, "character queen") == 1
    assert answers(state, "character spy vizier") == 1
    for text in ("thief goods", "high_priest statue", "courtesan wheat wheat1 wheat1"):
        assert answers(state, f"character {text}") == 2


def test_a_sale_is_two_answers_and_then_one_list() -> None:
    state = at("3*wheat1 wheat0 statue queen", "")
    assert answers(state, "sell wheat all") == 2
    assert answers(state, "sell wheat") == 2


def test_a_panel_offers_picks_that_wait_for_others() -> None:
    sale, _ = step(at("3*wheat1 wheat0 statue", ""), "sell wheat")
    assert upcoming(sale) == ["pick 1 wheat0", "pick 1 statue"]
    scribe, _ = step(at("scribe_fish", "3*wheat1 2*fish0 queen ivory3 statue"), "character scribe_fish")
    assert upcoming(scribe) == ["pick 1 statue"]
    chosen, _ = step(scribe, "pick 1 queen")
    assert upcoming(chosen) == []
    assert upcoming(at("3*wheat1", "")) == []


PICK = Choice("sb-what", "pick")


def takes(state: SobekState) -> Takes:
    """How many picks a panel asks for."""
    return GAME.takes(GAME.observe(state, state.asked), PICK)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("3*wheat1 wheat0 statue", Takes(1, 3)),
        ("2*wheat1 wheat0 statue", Takes(2, 3)),
        ("wheat1 wheat0 statue merchant", Takes(3, 4)),
        ("2*wheat1 wheat0 statue merchant 2*fish0", Takes(2, 4)),
    ],
)
def test_a_sale_asks_for_as_many_picks_as_three_tiles_take(hand: str, expected: Takes) -> None:
    """SB-7.2"""
    sale, _ = step(at(hand, ""), "sell wheat")
    assert takes(sale) == expected


def test_a_sale_that_could_be_closed_asks_for_one_more_pick_at_least() -> None:
    sale, _ = step(at("3*wheat1 wheat0 statue", ""), "sell wheat")
    begun, _ = step(sale, "pick 2 wheat1")
    assert takes(begun) == Takes(1, 2)
    enough, _ = step(sale, "pick 3 wheat1")
    assert takes(enough) == Takes(1, 2)


@pytest.mark.parametrize(
    ("theirs", "expected"),
    [
        ("wheat1 wheat0 fish1 fish0 queen ivory3 statue", Takes(1, 1)),
        ("wheat1 wheat0 fish1 fish0 queen ivory3 statue vizier", Takes(2, 2)),
        ("3*wheat1 2*fish0 queen ivory3 statue", Takes(1, 2)),
        ("3*wheat1 2*fish0 queen ivory3 statue vizier merchant", Takes(2, 4)),
    ],
)
def test_the_scribe_asks_for_just_as_many_picks_as_the_tiles_owed_take(theirs: str, expected: Takes) -> None:
    """SB-9.8: down to six tiles; several of one face are one pick."""
    scribe, _ = step(at("scribe_fish", theirs), "character scribe_fish")
    assert takes(scribe) == expected
    assert GAME.takes(GAME.observe(scribe, scribe.asked), Choice("sb-what", "take")) == Takes()


def test_what_is_picked_already_leaves_the_other_picks_as_they_are() -> None:
    """What a sale has picked is no debt to a Scribe: only tiles that are in hand are offered on."""
    sale, _ = step(at("2*wheat1 wheat0 merchant start-wheat statue", "", slots=[""] * 5), "sell wheat")
    begun, _ = step(sale, "pick 1 wheat1")
    assert GAME.observe(begun, 0).owed == 0
    assert upcoming(begun) == ["pick 1 statue"]


def test_a_plan_within_a_sale_has_nothing_to_commit_so_far() -> None:
    observation = GAME.observe(at("3*wheat1 wheat0 statue", "", market={"9": "fish-b0", "24": "queen"}), 0)

    def begun(*steps: str) -> bool:
        return look_ahead(GAME, observation, 0, steps, Dice("plan")).begun

    assert begun("sell wheat")
    assert begun("sell wheat", "pick 2 wheat1")
    assert not begun()
    assert not begun("sell wheat all")
    assert not begun("take 9")


@pytest.mark.parametrize(
    ("hand", "sale"),
    [
        ("3*wheat1 wheat0 merchant 2*statue", "sell wheat"),
        ("2*fish1 thief pharaoh-fish-ebony architect", "sell fish"),
    ],
)
def test_every_upcoming_pick_is_legal_once_all_before_it_are_taken(hand: str, sale: str) -> None:
    state, _ = step(at(hand, "", options=EXPANSION), sale)
    waiting = set(upcoming(state))
    assert waiting
    while waiting:
        legal = [action for action in GAME.legal_actions(state, 0) if isinstance(action, Pick)]
        waiting -= {GAME.notation(action) for action in legal}
        last = [action for action in legal if action.face == legal[0].face][-1]
        state = GAME.apply(state, 0, last).state
