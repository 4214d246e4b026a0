"""PC-2, PC-3, PC-4: the card files as they are shipped, and what is said about broken ones."""

import json
from collections import Counter
from typing import Any, get_args

import pytest

from rules.core.data import BrokenFile, shipped
from rules.path_of_civilization import cards, vocabulary
from rules.path_of_civilization.card_checks import faults, faults_of
from rules.path_of_civilization.vocabulary import AGENTS, TYPES

RING = ("industry", "military", "spirituality", "science", "culture")
AGENT_OF_TYPE = {
    "spirituality": "philosopher",
    "industry": "builder",
    "culture": "ambassador",
    "science": "sage",
    "military": "unit",
}


def named(counts, words):
    return {word: count for word, count in zip(words, counts, strict=True) if count}


@pytest.mark.parametrize(
    ("words", "table"),
    [
        (vocabulary.GainWord, vocabulary.GAINS),
        (vocabulary.LastingWord, vocabulary.LASTING),
        (vocabulary.FateWord, vocabulary.FATE),
        (vocabulary.Timing, vocabulary.TIMINGS),
    ],
)
def test_pc_14_the_words_that_types_name_are_those_that_files_may_use(words, table):
    assert get_args(words) == tuple(table)


@pytest.mark.parametrize("name", cards.TECHNOLOGIES)
def test_pc_3_3_technologies_follow_the_ring(name):
    card = cards.TECHNOLOGIES[name]
    before, after = RING[RING.index(card.type) - 1], RING[(RING.index(card.type) + 1) % 5]
    if card.level == 0:
        assert (named(card.left, AGENTS), named(card.right, TYPES)) == ({}, {card.type: 1})
        return
    left = {AGENT_OF_TYPE[card.type]: (1, 1, 2, 2)[card.level - 1]}
    if card.level >= 2:
        left[AGENT_OF_TYPE[before]] = 1
    if card.level == 4:
        left[AGENT_OF_TYPE[after]] = 1
    assert named(card.left, AGENTS) == left
    assert set(named(card.right, TYPES)) == {before, after}
    assert sum(card.right) == card.level + 1


def test_pc_2_2_there_are_185_technologies():
    assert sum(card.copies for card in cards.TECHNOLOGIES.values()) == 185
    sizes = {(card.level, card.cost, card.copies) for card in cards.TECHNOLOGIES.values()}
    assert sizes == {(0, 0, 5), (1, 1, 9), (2, 4, 8), (3, 7, 8), (4, 10, 7)}
    assert len(cards.PILES) == 20


@pytest.mark.parametrize("deck", [cards.WONDERS, cards.LEADERS])
def test_pc_2_3_two_cards_of_each_type_in_each_era(deck):
    assert Counter((card.era, card.type) for card in deck.values()) == {
        (era, kind): 2 for era in (1, 2, 3) for kind in TYPES
    }


def test_pc_2_4_the_events_of_each_stand():
    stands = Counter((card.stand, card.type) for card in cards.CHALLENGES.values())
    assert stands == {(stand, kind): 1 for stand in ("3", "5", "7", "9a") for kind in vocabulary.CIVIL}
    assert Counter(card.stand for card in cards.BATTLES.values()) == dict.fromkeys(("4", "6", "8", "9b"), 4)


def test_pc_4_2_no_two_boards_are_equal_on_a_type():
    for column in zip(*(board.priority for board in cards.BOARDS.values()), strict=True):
        assert sorted(column) == sorted(TYPES)
    assert cards.has_priority("board_amber", "board_jade", "tech_culture_1")
    assert not cards.has_priority("board_amber", "board_jade", "wonder_stonehenge")


def test_the_tracks():
    assert cards.LIMITS == (4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 10), "PC-12.1"
    assert (cards.LEVEL_COSTS[1:], cards.MULTIPLIERS[1:]) == ((2, 2, 3, 4, 5), (1, 1, 2, 2, 3)), "PC-7.1"
    assert cards.LEVEL_VP == (0, 3, 6, 10, 15, 21), "PC-7.1"


# --- broken files ---------------------------------------------------------------------------------------------------

FILES = ("technologies", "wonders", "leaders", "challenges", "battles", "tokens", "boards")


def broken(name: str, card: int, **fields: Any) -> list[str]:
    """The faults of a shipped file in which one card has other fields."""
    document = shipped(cards.SLUG, name)
    (found,) = document.values()
    found[card].update(fields)
    return faults(document)


@pytest.mark.parametrize("name", FILES)
def test_the_shipped_files_have_no_faults(name):
    assert faults_of(json.dumps(shipped(cards.SLUG, name)).encode()) == []


@pytest.mark.parametrize(
    ("effect", "fault"),
    [
        ({"effect": "gain_agent"}, "'gain_agent' is no effect word (allowed: gain_agents, "),
        ({"effect": ["gain_vp"]}, "is no effect word"),
        ({"effect": "power_bonus", "count": 1}, "'power_bonus' is not allowed here"),
        ({"effect": "gain_vp"}, "gain_vp: 'count' is missing"),
        ({"effect": "gain_vp", "count": 0}, "gain_vp: count: 0 is no number from 1 on"),
        ({"effect": "gain_vp", "count": True}, "gain_vp: count: True is no number from 1 on"),
        ({"effect": "gain_vp", "count": 1, "type": "sage"}, "gain_vp: 'type' does not belong to it"),
        ({"effect": "gain_agents", "type": "sages", "count": 1}, "gain_agents: type: 'sages' is not one of builder, "),
        ({"effect": "gain_research_choice", "types": [], "count": 1}, "types: a list of different words is needed"),
        ({"effect": "gain_technology", "max_level": 5, "purchase_bonus": True}, "max_level: 5 is no level"),
        ({"effect": "gain_technology", "max_level": 1, "purchase_bonus": 1}, "1 is neither true nor false"),
    ],
)
def test_a_broken_effect_names_card_and_word(effect, fault):
    (found,) = broken("wonders", 3, effects=[{"timing": "instant", **effect}])
    assert found.startswith("wonder_stonehenge: effect 1: ")
    assert fault in found


def test_other_faults_name_the_card():
    assert broken("wonders", 3, effects=[{"timing": "cemetery", "effect": "power_bonus", "count": 1}]) == [
        "wonder_stonehenge: effect 1: 'cemetery' is no timing (allowed: instant, end_of_game)"
    ]
    assert broken("leaders", 0, era=4) == ["leader_pericles: era: 4 is not one of 1, 2, 3"]
    assert broken("technologies", 1, left=[{"type": "culture", "count": 1}]) == [
        f"tech_culture_1: left: type: 'culture' is not one of {', '.join(AGENTS)}"
    ]
    assert broken("challenges", 0, fate=[{"effect": "exchange", "pay": [], "gain": [], "max_times": 0}]) == [
        "challenge_alphabet: fate 1: exchange: pay: a list of payments is needed",
        "challenge_alphabet: fate 1: exchange: gain: a list of effects is needed",
        "challenge_alphabet: fate 1: exchange: max_times: 0 is no number from 1 on",
    ]
    assert broken("challenges", 0, history={"vp_per_point": 1, "divisor": 0, "bonus": []})[-1] == (
        "challenge_alphabet: history: divisor: 0 is no number from 1 on"
    )
    assert broken("battles", 0, reward_lines=[[]]) == ["battle_kadesh: reward_lines: a list of 5 lines is needed"]
    assert broken("boards", 0, priority=["culture"]) == ["board_amber: priority: every type stands there once"]
    final = {"timing": "end_of_game", "effect": "score_per", "counter": "leaders", "types": ["culture"]}
    assert broken("wonders", 0, effects=[final | {"divisor": 1, "vp": 1}]) == [
        "wonder_hanging_gardens: effect 1: score_per: 'types' goes with the counter cards_of_type, and only with that"
    ]
    assert broken("wonders", 1, id="wonder_hanging_gardens") == ["wonder_hanging_gardens: two cards have this id"]
    assert broken("wonders", 0, id=7) == ["card 1 of wonders: the id is a word that begins with wonder_"]


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b'{"cards": []}', b'{"wonders": {}}', b'{"wonders": [1]}', b"\xff"]
)
def test_what_is_no_card_file_is_refused(content):
    assert faults_of(content)


def test_a_broken_file_is_not_loaded():
    with pytest.raises(BrokenFile) as caught:
        cards.checked({"wonders": [{"id": "wonder_hut"}]}, "wonders")
    assert "wonders: wonder_hut: 'era' is missing" in str(caught.value)
