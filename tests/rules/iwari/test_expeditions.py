"""IW-13: expedition cards. Every card once fulfilled and once just missed."""

from typing import Any

import msgspec
import pytest

from rules.core.chance import Chance
from rules.core.record import Record, Step, replay
from rules.iwari import IWARI, IwariState
from rules.iwari.expeditions import CARDS, DECK, expedition_points
from tests.rules.iwari.desk import EXPEDITIONS, at, full, play, told

SIX = "T1-1 T2-1 F1-1 G1-1 C1-1 D1-1"


def table(hand: str, card: str, *tribes: str, scored: tuple[int, ...] = (), **fields: Any) -> IwariState:
    """A position in which this card lies beside two others that nobody fulfils by chance."""
    others = [one for one in ("sky_pillar", "lonely_watch", "great_camp") if one != card][:2]
    cards = [{"card": card, "scored": list(scored)}, *({"card": one} for one in others)]
    options = {**EXPEDITIONS, **fields.pop("options", {})}
    return at(hand, *tribes, options=options, expeditions=cards, **fields)


def who(state: IwariState, card: str) -> tuple[int, ...]:
    (found,) = [one.scored for one in state.expeditions if one.card == card]
    return found


MOUNTAINS = {"mountains": [2, 7, 10]}
"""The lines 1, 3, 4, 6 and 12 are open, 2 (T1-F1) is not."""

CASES: list[tuple[str, str, tuple[str, ...], tuple[str, ...], dict[str, Any]]] = [
    ("five_grounds", "T1-1 F1-1 G1-1 C1-1", ("place D1 tent", "space D1-1"), ("place D1 tent", "space D1-1"), {}),
    ("wide_wandering", SIX, ("place D2 tent", "space D2-1"), ("place D1 tent", "space D1-2"), {}),
    ("deep_roots", "D1-1 D1-2 D1-6", ("place D1 tent", "space D1-4"), ("place D2 tent", "space D2-1"), {}),
    (
        "twin_strongholds",
        "T1-1 T1-3 T1-5 D1-1 D1-3",
        ("place D1 tent", "space D1-6"),
        ("place D2 tent", "space D2-1"),
        {},
    ),
    (
        "steady_camps",
        "T1-1 T1-3 F1-1 F1-3 G1-1 G1-3 D1-1",
        ("place D1 tent", "space D1-6"),
        ("place D2 tent", "space D2-1"),
        {},
    ),
    (
        "totem_ring",
        "T1-1 F1-1 G1-1 D1-1 D1-2",
        ("place D1 totem",),
        ("place D2 tent", "space D2-1"),
        {"stacks": {"T1": [0], "F1": [0], "G1": [0]}},
    ),
    ("sky_pillar", full("D1", 3), ("place D1 totem",), ("place D2 tent", "space D2-1"), {"stacks": {"D1": [0, 0]}}),
    (
        "watchers",
        "T1-1 T1-2 F1-1 D1-1",
        ("place D1 totem",),
        ("place D2 tent", "space D2-1"),
        {"stacks": {"T1": [1, 0], "F1": [0]}},
    ),
    (
        "pact_by_land",
        "G1-1 D1-1",
        ("place D1 totem",),
        ("place D2 tent", "space D2-1"),
        {"stacks": {"G1": [0]}, **MOUNTAINS},
    ),
    ("pact_by_sea", "G2-1 D2-1", ("place D2 totem",), ("place D1 tent", "space D1-1"), {"stacks": {"G2": [0]}}),
    ("first_village", "D1-1 D1-2 D1-3", ("place D1 tent", "space D1-4"), ("place D1 tent", "space D1-6"), {}),
    ("great_camp", full("T1", 5) + " " + full("F1", 4), ("place D2 tent", "space D2-1"), ("swap desert",), {}),
    (
        "balanced_tribe",
        "T1-1 T1-2 D1-1 D1-2",
        ("place D1 totem",),
        ("place D2 tent", "space D2-1"),
        {"stacks": {"T1": [0]}},
    ),
    (
        "kin_network",
        "T1-1 G1-1 T2-1 C1-1 D2-1 F2-1",
        ("place D1 tent", "space D1-1"),
        ("place D2 tent", "space D2-2"),
        {},
    ),
    ("lonely_watch", "T1-1", ("place D1 totem",), ("place D2 tent", "space D2-1"), {"stacks": {"D1": [0]}}),
    ("high_pillar", full("D1", 3), ("place D1 totem",), ("place D2 tent", "space D2-1"), {"stacks": {"D1": [0, 0]}}),
    ("last_fire", "", ("place D2 tent",), ("place D1 tent",), {}),
    ("home_fire", "D2-1 D2-2", ("place D2 tent",), ("place D1 tent",), {}),
]
"""Card, own tents, the steps that fulfil it, steps that do not, more of the position."""

RIVAL = {
    "lonely_watch": full("D1", 2),
    "last_fire": full("D2", 3) + " " + full("D1", 4),
    "home_fire": "D2-3 " + full("D1", 5),
}


@pytest.mark.parametrize(("card", "tents", "steps", "missing", "fields"), CASES, ids=[case[0] for case in CASES])
def test_iw_13_4_every_card_is_scored_when_it_is_fulfilled(card, tents, steps, missing, fields):
    fewer = {"five_grounds": "T1-1 F1-1 G1-1"}.get(card, tents)
    assert who(play(table("DFT", card, tents, RIVAL.get(card, ""), **fields), *steps), card) == (0,)
    assert who(play(table("DFT", card, fewer, RIVAL.get(card, ""), **fields), *missing), card) == ()


def test_every_card_has_its_case():
    assert {case[0] for case in CASES} == set(CARDS)
    assert len(DECK) == 16


def test_iw_13_2_the_second_tribe_scores_the_second_number_and_nobody_after():
    def scored(*before: int) -> IwariState:
        state = table("DFT", "deep_roots", "D1-1 D1-2 D1-6", scored=before)
        return play(state, "place D1 tent", "space D1-4")

    assert expedition_points(scored()) == (5, 0, 0)
    assert expedition_points(scored(2)) == (3, 0, 5)
    assert who(scored(2, 1), "deep_roots") == (2, 1)


def test_iw_13_2_a_tribe_scores_a_card_once():
    state = table("DFT", "deep_roots", "D1-1 D1-2 D1-6 D1-3", scored=(0,))
    assert who(play(state, "place D1 tent", "space D1-4"), "deep_roots") == (0,)


def test_iw_13_3_only_the_tribe_that_has_placed_is_checked():
    state = table("DFT", "deep_roots", "", full("T1", 4))
    assert who(play(state, "place D1 tent", "space D1-4"), "deep_roots") == ()
    swapped = play(table("DFT", "deep_roots", full("T1", 4)), "swap desert")
    assert who(swapped, "deep_roots") == ()


def test_iw_13_3_all_cards_that_are_fulfilled_score():
    cards = [{"card": one} for one in ("deep_roots", "first_village", "great_camp")]
    state = at("DFT", "D1-1 D1-2 D1-3 " + full("F1", 6), options=EXPEDITIONS, expeditions=cards)
    state = play(state, "place D1 tent")
    assert [args["points"] for _, args in told(state, "space D1-4", "expedition")] == [5, 6, 4]


def test_iw_13_4_a_blocked_line_does_not_count():
    for mountains, expected in (([2, 4, 10], ()), ([4, 10, 12], (0,))):
        state = table("TFG", "pact_by_land", "T1-1 F1-1", stacks={"F1": [0]}, mountains=mountains)
        assert who(play(state, "place T1 totem"), "pact_by_land") == expected


def test_iw_13_4_land_lines_and_sea_lines_are_different_things():
    for card, stacks, text, expected in (
        ("pact_by_land", {"G2": [0]}, "place D2 totem", ()),
        ("pact_by_sea", {"G1": [0]}, "place D1 totem", ()),
        ("pact_by_land", {"G1": [0]}, "place D1 totem", (0,)),
    ):
        state = table("DFT", card, "G1-1 G2-1 D1-1 D2-1", stacks=stacks, **MOUNTAINS)
        assert who(play(state, text), card) == expected


def test_iw_13_4_settlements_are_those_of_the_chosen_reach():
    tents = "D1-4 F1-3 F1-1"
    for scope, expected in (("same_territory", ()), ("along_roads", (0,))):
        state = table("DFT", "first_village", tents, options={"settlement_scope": scope})
        assert who(play(state, "place D1 tent", "space D1-3"), "first_village") == ()
        more = table("DFT", "first_village", tents + " F1-2", options={"settlement_scope": scope})
        assert who(play(more, "place D1 tent", "space D1-3"), "first_village") == expected


def test_home_fire_wants_three_own_tents_where_the_last_space_is_filled():
    state = table("DFT", "home_fire", "D2-1 T1-1 T1-2 T1-3", "D2-2 D2-3")
    assert who(play(state, "place D2 tent"), "home_fire") == ()


# --- cards of earlier versions ----------------------------------------------------------------------------------------

RETIRED = {"sky_pillar": "high_pillar", "last_fire": "home_fire"}


def dealt(seed: str) -> IwariState:
    return IWARI.setup(3, {"expeditions": "on"}, seed)


def test_retired_cards_are_dealt_no_more():
    seen = {one.card for number in range(80) for one in dealt(f"deck {number}").expeditions}
    assert seen == set(DECK)
    assert not seen & set(RETIRED)


def test_an_earlier_version_dealt_the_same_but_for_them():
    for number in range(40):
        state = dealt(f"deck {number}")
        before = IWARI.as_of(state, 1)
        assert [RETIRED.get(one.card, one.card) for one in before.expeditions] == [
            one.card for one in state.expeditions
        ]
        assert not {one.card for one in before.expeditions} & set(RETIRED.values())
        assert IWARI.position(IWARI.document(before)) == before
        assert IWARI.as_of(state, 2) == state


def test_a_game_that_began_with_them_goes_on_and_keeps_its_points():
    """Its record is replayed to the same end, and its table thaws with the cards that it began with."""
    seed = next(
        f"deck {one}" for one in range(80) if {"home_fire"} <= {card.card for card in dealt(f"deck {one}").expeditions}
    )
    state, steps, dice = IWARI.as_of(dealt(seed), 1), [], Chance("old").dice()
    while acting := IWARI.to_act(state):
        action = dice.pick(IWARI.legal_actions(state, acting[0]))
        steps.append(Step(acting[0], IWARI.notation(action)))
        state = IWARI.apply(state, acting[0], action).state
    record = Record("iwari", 1, 3, {"expeditions": "on"}, seed, tuple(steps))
    assert replay(IWARI, record) == state
    assert IWARI.position(IWARI.document(state)) == state
    fire = next(one for one in state.expeditions if one.card == "last_fire")
    assert CARDS[fire.card].points == (3, 1)
    assert replay(IWARI, msgspec.structs.replace(record, version=2, steps=())) == dealt(seed)
