"""The naive twin keeps the examples of the rules; nothing here knows the game that is shipped."""

from collections import Counter
from typing import Any

import pytest

from rules.core.chance import Dice
from tests.rules.path_of_civilization import naive, naive_defaults, naive_play
from tests.rules.path_of_civilization.naive_cards import BOARDS, MARKET, TECHNOLOGIES, TYPES, Document
from tests.rules.path_of_civilization.naive_deal import some_deal

RING = ["industry", "military", "spirituality", "science", "culture"]
AGENT = dict(
    zip(
        ["spirituality", "industry", "culture", "science", "military"],
        ["philosopher", "builder", "ambassador", "sage", "unit"],
        strict=True,
    )
)
OPEN = {"claim_mode": "open", "auto_ready": "on"}


def new(seats: int = 2, options: dict[str, str] = OPEN, seed: str = "0", **changes: Any) -> Document:
    game = naive_play.new_game(seats, options, some_deal(seats, Dice(seed)))
    return {**game, **changes}


def at(window: str, game: Document, **players: Any) -> tuple[Document, Any]:
    """The window of the first round reached with default answers."""
    story = naive_play.play(game)
    next(story)
    while game["window"]["name"] != window:
        (seat, *_) = naive_play.waited_for(game)
        story.send((seat, naive_defaults.default(game, seat)))
    return game, story


def claims(boards: list[str], kind: str = "wonder", cubes: int = 9) -> tuple[Document, Any]:
    game = new(len(boards))
    for player, board in zip(game["players"], boards, strict=True):
        player["board"] = board
        player["agents"][{"wonder": "builder", "leader": "ambassador"}[kind]] = cubes
    return at(kind, game)


def test_pc_3_3_cards_follow_the_ring():
    for card in TECHNOLOGIES.values():
        kind, level = card["type"], card["level"]
        place = RING.index(kind)
        before, after = RING[place - 1], RING[(place + 1) % 5]
        left = Counter({part["type"]: part["count"] for part in card["left"]})
        right = Counter({part["type"]: part["count"] for part in card["right"]})
        if level == 0:
            assert (left, right) == ({}, {kind: 1})
            continue
        wanted = Counter({AGENT[kind]: [1, 1, 2, 2][level - 1]})
        wanted += Counter({AGENT[before]: level >= 2, AGENT[after]: level == 4})
        assert left == wanted
        assert set(right) == {before, after}
        assert right.total() == level + 1
        assert card["cost"] == [1, 4, 7, 10][level - 1]


def test_pc_4_2_no_two_boards_are_equal_on_a_type():
    assert all(len({board["priority"].index(kind) for board in BOARDS.values()}) == 5 for kind in TYPES)


def test_pc_6_2_a_fifth_card_is_lost_and_a_sixth():
    hand = [f"tech_{kind}_0" for kind in TYPES]
    assert len(naive.plans(hand)) == 30
    assert len(naive.plans(hand[:4])) == 6
    assert len(naive.plans([*hand, "tech_military_1"])) == 90
    assert len(naive.plans(hand[:1] * 5)) == 1


def test_pc_7_an_advance_is_forced_and_one_level_long():
    game = new()
    game["players"][0]["agents"]["philosopher"] = 7
    game["players"][1]["agents"]["philosopher"] = 1
    game, _ = at("token", game)
    assert game["players"][0]["philosophy"] == 1
    assert game["players"][0]["agents"]["philosopher"] == 5
    assert game["players"][1]["philosophy"] == 0
    assert naive_play.waited_for(game) == [0]


def test_pc_7_4_who_arrives_together_makes_both_tokens_available():
    game = new()
    for player in game["players"]:
        player["agents"]["philosopher"] = 2
    game, _ = at("benefit", game)
    assert len(game["tokens"][1]["available"]) == 2
    assert naive_play.waited_for(game) == [0, 1]


def test_pc_8_5_a_change_that_displaces_somebody_clears_the_ready_mark():
    game, story = claims(["board_amber", "board_jade"])
    cards = {MARKET["wonder"][name]["type"]: name for name in MARKET["wonder"]}
    game["market"]["wonder"][:] = [cards["culture"], cards["science"]]
    game["window"]["choices"].update({seat: list(game["market"]["wonder"]) for seat in (0, 1)})
    story.send((1, (cards["culture"],)))
    story.send((1, naive_play.READY))
    story.send((0, (cards["culture"],)))  # amber has culture further left
    assert naive_play.waited_for(game) == [0, 1]
    assert naive_play.intentions(game) == {0: cards["culture"], 1: cards["culture"]}
    story.send((0, naive_play.READY))
    story.send((1, (cards["culture"], cards["science"])))
    assert naive_play.intentions(game)[1] == cards["science"]
    story.send((1, naive_play.READY))
    assert [player["wonders"] for player in game["players"]] == [[cards["culture"]], [cards["science"]]]


def test_pc_8_8_the_assignment_is_the_best_stable_one():
    game = new(3)
    for player, board in zip(game["players"], ("board_amber", "board_jade", "board_lapis"), strict=True):
        player["board"] = board
    culture, science = "wonder_eiffel", "wonder_greenwich"
    wishes = {0: [science, culture], 1: [culture, science], 2: [culture]}
    # culture: amber, jade, lapis; science: jade, lapis, amber
    assert naive.assignment(game, wishes) == {0: science, 1: culture}
    assert naive.assignment(game, {0: [culture], 1: [culture]}) == {0: culture}
    assert naive.assignment(game, {0: [], 2: [culture]}) == {2: culture}


def test_pc_11_3_equal_powers_share_a_line_and_leave_the_next_one_empty():
    assert naive.battle_ranks([5, 5, 3, 0], 4) == [1, 1, 4, 5]
    assert naive.battle_ranks([4], 4) == [1]
    assert naive.battle_ranks([3], 4) == [2]


def test_pc_12_2_growing_passes_every_icon():
    game = new()
    player = game["players"][0]
    before = player["agents"]["ambassador"]
    naive.grow(game, player, 8)
    assert player["agents"]["ambassador"] == before + 6
    naive.grow(game, player, 9)
    assert player["population"] == 12


def test_pc_10_7_only_the_best_threshold_counts():
    points = [naive.history_gains(number, "challenge_udhr") for number in (5, 6, 8, 11)]
    assert [sum(gain["count"] for gain in gains) for gains in points] == [5, 8, 13, 20]


def test_pc_9_7_the_last_copy_goes_by_priority_and_the_loser_chooses_again():
    game = new()
    for player, board in zip(game["players"], ("board_amber", "board_jade"), strict=True):
        player["board"] = board
    game["piles"]["tech_science_1"] = 1
    for player in game["players"]:
        player["research"] = dict.fromkeys(TYPES, 5)
    game, story = at("purchase", game)
    story.send((0, "tech_science_1"))
    story.send((1, "tech_science_1"))
    assert naive_play.waited_for(game) == [0], "jade has science further left"
    assert "tech_science_1" not in game["window"]["choices"][0]
    assert game["players"][1]["discovery"] == ["tech_science_1"]


def test_pc_13_1_scores_by_letters():
    player = naive.new_player()
    player["ancient"] = ["tech_culture_4"]
    player["philosophy"], player["population"], player["vp"] = 5, 10, 7
    player["leader"], player["cemetery"] = "leader_beethoven", ["leader_sappho"]
    player["wonders"] = ["wonder_sydney_opera"]
    player["agents"] |= {"builder": 3, "ambassador": 1, "philosopher": 1, "sage": 9, "unit": 9}
    # five of culture: Tribe, Internet, Beethoven, Sappho, the opera house
    assert naive.score(player) == {"A": 10, "B": 21, "C": 2, "D": 5 + 2 + 5, "E": 7 + 4, "F": 7, "G": 2}


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_default_answers_play_a_whole_game(seats):
    game = new(seats, seed=f"defaults {seats}")
    for _ in naive_play.play_out(game, naive_defaults.default):
        assert naive_play.waited_for(game)
    assert game["over"]
    assert all(len(naive.technologies(player)) == 14 for player in game["players"])
    assert min(sum(naive.score(player).values()) for player in game["players"]) > 30
