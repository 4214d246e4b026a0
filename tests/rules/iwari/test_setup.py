"""IW-1 and IW-2: components, options, the opening position."""

from collections import Counter

import pytest

from rules.core.errors import OptionError
from rules.iwari import IWARI as GAME
from rules.iwari.atlas import ATLAS
from rules.iwari.maps import BIOMES, COMPONENTS
from rules.iwari.state import NO_CARDS
from tests.rules.iwari.desk import EXPEDITIONS, display, hand, legal, play

SEATS = GAME.info.seats


def opening(seats: int, seed: str = "0", **options: str):
    return GAME.setup(seats, options, seed)


def test_iw_1_1_two_to_five_play_and_nobody_else():
    assert SEATS == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(OptionError):
            GAME.options(seats, {})


def test_iw_1_2_every_tribe_has_twenty_tents_and_eight_totems():
    for seats in SEATS:
        state = opening(seats)
        for tribe in range(state.tribes):
            assert (state.tents_left(tribe), state.totems_left(tribe), state.unused(tribe)) == (20, 8, 28)


def test_iw_1_3_there_are_57_cards_of_five_biomes():
    assert COMPONENTS["biomes"] == {"tundra": 13, "forest": 12, "glacier": 11, "coast": 11, "desert": 10}
    assert sum(COMPONENTS["biomes"].values()) == 57


def test_iw_1_7_every_map_has_two_lines_of_each_mountain_type():
    for ground in ATLAS.values():
        assert [len(ground.lines_of_type(one)) for one in (1, 2, 3, 4)] == [2, 2, 2, 2]


def test_iw_1_8_a_line_is_open_unless_a_mountain_lies_on_it():
    state = opening(2)
    assert {line.number for line in state.open_lines} == set(range(1, 16)) - set(state.mountains)


def test_iw_2_2_any_seat_may_begin():
    starters = {opening(4, str(seed)).starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}
    state = opening(4)
    assert (state.active, state.phase) == (state.starter, "act")


@pytest.mark.parametrize(("seats", "types"), [(2, [1, 2, 3, 4]), (3, [1, 2, 3]), (4, [1, 2]), (5, [1])])
def test_iw_2_4_and_5_one_mountain_of_each_type_in_use(seats, types):
    seen = Counter()
    for seed in range(30):
        state = opening(seats, str(seed))
        assert sorted(state.ground.line(number).mountain for number in state.mountains) == types
        seen.update(state.mountains)
    assert len(seen) == 2 * len(types), "either line of a type is possible"


@pytest.mark.parametrize(("seats", "deck", "removed"), [(2, 37, 2), (3, 34, 2), (4, 36, 1), (5, 38, 0)])
def test_iw_2_6_and_7_hands_display_and_deck(seats, deck, removed):
    state = opening(seats)
    assert [sum(held) for held in state.hands] == [3] * seats
    assert (len(state.display), len(state.deck), state.discards) == (4, deck, NO_CARDS)
    for card, biome in enumerate(BIOMES):
        count = state.deck.count(card) + state.display.count(card) + sum(held[card] for held in state.hands)
        assert count == COMPONENTS["biomes"][biome] - removed


def test_iw_2_8_starting_hands_are_chosen_backwards_from_the_last_player():
    state = opening(3, open_draft="on")
    assert (state.drafting, state.active) == (True, (state.starter - 1) % 3)
    assert hand(state, state.active) == ""
    assert len(state.deck) == 47 - 4
    order = []
    while state.drafting:
        order.append(state.active)
        first = display(state)
        state = play(state, legal(state, "take")[0])
        assert len(state.display) == 3, "not refilled between the picks"
        state = play(state, legal(state, "take")[0], legal(state, "take")[-1], "end")
        assert len(state.display) == 4
        assert display(state)[0] in first
    start = state.starter
    assert order == [(start - 1) % 3, (start - 2) % 3, start]
    assert (state.active, state.phase, [sum(held) for held in state.hands]) == (start, "act", [3, 3, 3])


def test_iw_2_8_the_last_card_from_the_deck_hands_the_choice_on():
    state = opening(4, open_draft="on")
    first = state.active
    after = play(state, legal(state, "take")[0], "draw", "draw")
    assert (sum(after.hands[first]), len(after.display), after.active) == (3, 4, (first - 1) % 4)


def test_iw_2_9_three_different_expeditions_are_turned_up():
    seen = set()
    for seed in range(60):
        found = [one.card for one in opening(3, str(seed), **EXPEDITIONS).expeditions]
        assert len(set(found)) == 3
        seen.update(found)
    assert len(seen) == 16
    assert opening(3).expeditions == ()


def test_iw_8_9_the_reach_of_settlements_is_no_choice_on_floating_lands():
    with pytest.raises(OptionError):
        GAME.options(3, {"map": "floating_lands", "settlement_scope": "along_roads"})
    chosen = {"map": "long_way", "settlement_scope": "along_roads"}
    assert GAME.options(3, chosen)["settlement_scope"] == "along_roads"
