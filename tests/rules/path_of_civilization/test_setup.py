"""PC-4, PC-5: the set-up and the start of a round."""

from collections import Counter

import pytest

from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.cards import BASIC, BATTLES, BOARDS, CHALLENGES, LEADERS, PILES, TECHNOLOGIES, WONDERS
from rules.path_of_civilization.vocabulary import CIVIL
from tests.rules.path_of_civilization.desk import (
    CHOOSE,
    agents,
    asked,
    at,
    defaults,
    legal,
    play,
    refused,
    research,
    tech,
    until,
)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_pc_4_1_everybody_begins_alike_on_different_boards(seats):
    state = GAME.setup(seats, {}, "begin")
    assert len({own.board for own in state.civilizations}) == seats
    for own in state.civilizations:
        assert own.hand == BASIC
        assert (own.population, own.philosophy, own.leader, own.wonders) == (0, 0, "", ())
    assert asked(state) == "plan"
    assert state.awaited == tuple(range(seats))


def test_pc_4_2_starting_bonuses():
    bonuses = {}
    for seed in range(6):
        state = GAME.setup(5, {}, f"bonus {seed}")
        for seat, own in enumerate(state.civilizations):
            bonuses[own.board] = (agents(state, seat), research(state, seat), own.legacy, own.vp)
    assert bonuses == {
        "board_amber": ({"builder": 1}, {"industry": 1}, 0, 0),
        "board_jade": ({"ambassador": 1}, {}, 0, 2),
        "board_lapis": ({}, {"spirituality": 1}, 0, 1),
        "board_ochre": ({}, {"science": 1}, 0, 0),
        "board_coral": ({}, {}, 1, 2),
    }


def test_pc_4_1_boards_may_be_chosen_one_after_the_other():
    state = GAME.setup(3, CHOOSE, "choose")
    assert (asked(state), state.round, state.wonder_market) == ("board", 0, ())
    order = state.choosing
    assert sorted(order) == [0, 1, 2]
    assert legal(state, order[0], "board") == ["amber", "jade", "lapis", "ochre", "coral"]
    assert refused(state, f"{order[1]} board jade") == ("PC-16.1", "pc-not-asked")
    state = play(state, f"{order[0]} board jade")
    assert legal(state, order[1], "board") == ["amber", "lapis", "ochre", "coral"]
    assert refused(state, f"{order[1]} board jade") == ("PC-4.1", "pc-board-taken")
    state = play(state, f"{order[1]} board coral", f"{order[2]} board amber")
    assert (state.round, asked(state)) == (1, "plan")
    assert state.civilizations[order[1]].vp == 2, "PC-4.2"
    assert len({GAME.setup(3, CHOOSE, str(seed)).choosing for seed in range(9)}) > 1, "in random order"
    assert refused(state, "0 board lapis") == ("PC-16.2", "pc-window-closed")


def test_pc_4_1_who_does_not_choose_takes_the_first_free_board():
    state = GAME.setup(2, CHOOSE, "late")
    first, second = state.choosing
    state = play(state, f"{first} board amber")
    assert defaults(state, second).civilizations[second].board == "board_jade"


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_pc_4_3_all_copies_lie_in_the_piles(seats):
    state = GAME.setup(seats, {}, "piles")
    assert state.piles == tuple(TECHNOLOGIES[name].copies for name in PILES)


def test_pc_4_4_events_lie_open_from_the_start():
    seen = set()
    for seed in range(12):
        state = GAME.setup(2, {}, f"events {seed}")
        assert [CHALLENGES[name].stand for name in state.challenges] == ["3", "5", "7", "9a"]
        assert {CHALLENGES[name].type for name in state.challenges} == set(CIVIL)
        assert [BATTLES[name].stand for name in state.battles] == ["4", "6", "8", "9b"]
        assert GAME.observe(state, None).challenges == state.challenges
        seen.add((state.challenges, state.battles))
    assert len(seen) == 12


def test_pc_4_5_and_4_6_decks_and_tokens_are_shuffled_and_hidden():
    state = GAME.setup(4, {}, "decks")
    for era, deck in enumerate(state.wonder_decks, 1):
        assert {WONDERS[name].era for name in deck} == {era}
    assert [len(deck) for deck in state.wonder_decks] == [7, 10, 10]
    assert [len(deck) for deck in state.leader_decks] == [7, 10, 10]
    assert [len(pair) for pair in state.tokens] == [2] * 5
    assert len({token for pair in state.tokens for token in pair}) == 10
    other = GAME.setup(4, {}, "others")
    assert (other.tokens, other.wonder_decks) != (state.tokens, state.wonder_decks)


def test_pc_4_7_and_5_2_the_pawn_shows_the_next_battle():
    state = GAME.setup(2, {}, "pawn")
    powers = [BATTLES[name].threat for name in state.battles]
    shown = []
    for number in range(1, 10):
        while state.round < number:
            state = defaults(state, state.awaited[0])
        shown.append(state.threat)
    assert shown == [powers[place] for place in (0, 0, 0, 0, 1, 1, 2, 2, 3)]


@pytest.mark.parametrize(("seats", "first", "later"), [(1, 2, 1), (2, 2, 1), (3, 2, 1), (4, 3, 2), (5, 3, 2)])
def test_pc_5_2_new_cards_in_the_markets(seats, first, later):
    state = GAME.setup(seats, {}, "markets")
    assert (len(state.wonder_market), len(state.leader_market)) == (first, first)
    seen = [set(), *({card for deck in decks for card in deck} for decks in (state.wonder_decks, state.leader_decks))]
    for number in range(2, 10):
        before = [len(deck) for deck in state.wonder_decks], [len(deck) for deck in state.leader_decks]
        while state.round < number:
            state = defaults(state, state.awaited[0])
        era = (number - 1) // 3
        for deck, old in zip((state.wonder_decks, state.leader_decks), before, strict=True):
            assert old[era] - len(deck[era]) == later
            assert [old[other] - len(deck[other]) for other in range(3) if other != era] == [0, 0]
    assert seen


def test_pc_5_3_what_nobody_gained_stays():
    state = until(GAME.setup(2, {}, "stay"), "buy")
    market = state.wonder_market
    state = defaults(state, *state.awaited)
    assert state.round == 2
    assert state.wonder_market[: len(market)] == market


def test_pc_5_2_played_and_discovered_technologies_are_the_new_hand():
    own = {"left": tech("culture1", "industry0"), "right": tech("science0", "military0"), "research": {"culture": 1}}
    own["ancient"] = tech("culture0", "spirituality0")
    other = {"research": {"industry": 1, "culture": 1}}
    state = play(at("buy", own, other, round=1), "1 buy industry1")
    assert list(state.civilizations[0].hand) == tech("culture1", "culture1", "science0", "industry0", "military0")
    assert list(state.civilizations[0].ancient) == tech("culture0", "spirituality0")
    assert (state.civilizations[0].left, state.civilizations[0].discovery) == ((), ())
    assert "tech_industry_1" in state.civilizations[1].hand


def test_pc_5_1_nine_rounds_and_the_phases_in_their_order():
    state = GAME.setup(3, {}, "phases")
    seen = []
    while not state.over:
        if not seen or seen[-1] != (state.round, state.phase):
            seen.append((state.round, state.phase))
        state = defaults(state, state.awaited[0])
    assert {number for number, _ in seen} == set(range(1, 10))
    assert seen == sorted(seen), "phases never go back"
    result = GAME.result(state)
    assert result is not None
    assert result.reason == "rounds-played"


def test_markets_hold_every_card_once():
    state = GAME.setup(5, {}, "once")
    everywhere = Counter([*state.wonder_market, *(card for deck in state.wonder_decks for card in deck)])
    assert everywhere == Counter(list(WONDERS))
    leaders = Counter([*state.leader_market, *(card for deck in state.leader_decks for card in deck)])
    assert leaders == Counter(list(LEADERS))
    assert set(BOARDS) >= {own.board for own in state.civilizations}
