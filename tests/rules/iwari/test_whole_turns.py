"""What holds all through a game: the terms of IW-1, the order of a turn (IW-3.2), what lies on the table, and what is
left to chance."""

from collections.abc import Iterator, Sequence

import pytest

from rules.conformance.conformance import PlayedAction, play_random
from rules.iwari import IWARI as GAME
from rules.iwari.atlas import ATLAS
from rules.iwari.expeditions import CARDS, IN_PLAY, SCORED
from rules.iwari.maps import PER_TERRITORY, SPACE_OF, TERRITORY_OF
from rules.iwari.state import IwariState
from tests.rules.iwari.desk import at, display, full, play

EVERYTHING = {"feats": "on", "expeditions": "on"}
OWN = ("paid", "placed", "feat", "expedition")
ORDER = ["swapped", *OWN, "third-skipped", *(f"third-{kind}" for kind in OWN), "drawn", "display-filled", "interim"]
"""What happens in a turn, in this order. What follows the mid scoring is a part of it."""
DRAWN = ("took", "drew")


def games(seats: int, *seeds: str, **options: str) -> Iterator[tuple[PlayedAction, ...]]:
    for seed in seeds:
        yield play_random(GAME, seats, {**EVERYTHING, **options}, seed).played


def number_of(space: str) -> int:
    return SPACE_OF[space] // PER_TERRITORY


@pytest.mark.parametrize("name", ATLAS)
def test_iw_1_5_a_territory_has_several_tent_spaces_and_one_totem_space(name: str) -> None:
    ground = ATLAS[name]
    for entry in ground.drawn.territories:
        number = TERRITORY_OF[entry.id]
        assert ground.spaces[number].bit_count() == len(entry.tent_spaces) >= 4
        assert (number in ground.totems) == (entry.totem_space is not None)
        assert number in ground.totems or name == "floating_lands"


@pytest.mark.parametrize("name", ATLAS)
def test_iw_1_6_roads_stay_in_a_territory_and_border_roads_join_two(name: str) -> None:
    file = ATLAS[name].drawn
    assert {number_of(one) == number_of(other) for one, other in file.roads} == {True}
    assert not any(number_of(one) == number_of(other) for one, other in file.border_roads)


def test_iw_1_10_tents_and_totems_in_supply_are_unused() -> None:
    state = at("TTF", "T1-1 T1-2", "", "F1-1", stacks={"T1": [0, 2]})
    assert [state.unused(tribe) for tribe in range(3)] == [25, 28, 26]
    assert play(state, "place T1 tents", "space T1-3", "space T1-4").unused(0) == 23


def test_iw_1_11_the_third_tribe_is_coloured_like_the_third_seat() -> None:
    two, three = GAME.setup(2), GAME.setup(3)
    assert (two.seats, two.tribes, three.seats, three.tribes) == (2, 3, 3, 3), "tribe 2 is what tells the colour"


@pytest.mark.parametrize("name", ATLAS)
def test_iw_2_1_and_14_0_every_map_can_be_chosen_with_every_option(name: str) -> None:
    for feats in ("off", "on"):
        state = GAME.setup(3, {"map": name, "feats": feats, "open_draft": feats, "finish_round": feats})
        assert (state.ground.name, state.options["feats"], state.drafting) == (name, feats, feats == "on")


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_iw_2_3_every_tribe_begins_with_all_its_pieces_and_no_points(seats: int) -> None:
    state = GAME.setup(seats)
    assert not any(state.tents)
    assert not any(state.stacks)
    assert {state.unused(tribe) for tribe in range(state.tribes)} == {28}
    assert not any(map(any, state.interim))


@pytest.mark.parametrize("seats", [2, 3])
def test_iw_3_2_a_turn_goes_in_order(seats: int) -> None:
    met = set()
    for played in games(seats, "order", "of a turn", "again"):
        for turn in turns_of(played):
            kinds = ["drawn" if kind in DRAWN else kind for kind in turn]
            before = kinds[: kinds.index("interim")] if "interim" in kinds else kinds
            ranks = [ORDER.index(kind) for kind in before if kind != "game-over"]
            assert ranks == sorted(ranks), turn
            met |= {*kinds}
    assert met >= {kind for kind in ORDER if seats == 2 or not kind.startswith("third")}


def turns_of(played: Sequence[PlayedAction]) -> Iterator[list[str]]:
    """Turn by turn the kinds of what happened."""
    turn: list[str] = []
    for one in played:
        if one.state.phase == "act":
            yield turn
            turn = []
        turn += [event.kind for event in one.transition.events]
    yield turn


def test_iw_5_6_nothing_is_shuffled_before_the_turn_is_over() -> None:
    state = play(
        at("TTF", full("T1", 1), display="CCDD", deck="G"), "place T1 tents", "space T1-2", "space T1-3", "draw"
    )
    assert (len(state.deck), sum(state.discards)) == (
        0,
        sum(at("TTF", full("T1", 1), display="CCDD", deck="G").discards) + 2,
    )
    taken = play(state, "take coast")
    assert (taken.discards, taken.deck, display(taken)) == (state.discards, (), "CDD")
    assert sum(play(taken, "end").discards) == 0, "the mid scoring shuffles them"


def test_iw_12_9_no_token_lies_on_the_purple_road() -> None:
    where = set()
    for played in games(3, "purple", "road", map="long_way"):
        where |= {feat.where for feat in played[-1].state.feats}
    assert where
    assert all(one in TERRITORY_OF or one.isdigit() for one in where)


def test_iw_13_1_three_cards_lie_open_all_the_game() -> None:
    for played in games(2, "cards", "of", "expeditions"):
        lying = {tuple(one.card for one in step.state.expeditions) for step in played}
        assert len(lying) == 1
        assert len(lying.pop()) == IN_PLAY == 3


def test_iw_13_5_every_card_has_two_numbers() -> None:
    assert SCORED == 2
    assert {len(card.points) for card in CARDS.values()} == {2}


def test_iw_15_5_start_mountains_decks_and_expeditions_are_chance() -> None:
    openings = [GAME.setup(3, EVERYTHING, f"chance {number}") for number in range(12)]
    for part in ("starter", "mountains", "deck", "expeditions"):
        assert len({str(getattr(state, part)) for state in openings}) > 1, part
    again = GAME.setup(3, EVERYTHING, "chance 0")
    assert again == openings[0]
    shuffled = {
        after.deck
        for played in games(3, "chance", "again")
        for one in played
        for after in [one.transition.state]
        if isinstance(after, IwariState) and after.half > one.state.half
    }
    assert len(shuffled) == 2, "the second shuffle is another one each time"
