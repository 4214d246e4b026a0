"""Position documents: reading, writing, refusing."""

import pytest
from msgspec.structs import replace

import rules.iwari
from rules.iwari import IWARI as GAME
from rules.iwari.state import NO_CARDS, Expedition
from tests.rules.iwari.desk import EXPEDITIONS, FEATS, at, cards, display, full, hand, legal, play, tents
from tests.rules.kit import check_written, example, position_refused


def test_the_documented_example_is_a_position():
    state = GAME.position(example(rules.iwari))
    assert (state.third_tribe, state.half, hand(state), display(state)) == (True, 2, "TDD", "TGGC")
    assert (tents(state, 2), state.stacks[0], state.feats_on("1")) == ({"C2-1"}, (1, 0), 1)
    assert "place T1 both pair desert" in legal(state)
    assert len(state.deck) == 2


def test_only_the_game_is_needed():
    state = GAME.position({"game": "iwari"})
    assert (state.seats, state.tribes, state.phase, state.active) == (2, 3, "act", 0)
    assert ([sum(held) for held in state.hands], len(state.display), len(state.deck)) == ([3, 3], 4, 37)
    assert state.discards == NO_CARDS
    assert [state.ground.line(number).mountain for number in state.mountains] == [3, 1, 4, 2]
    assert play(state, "swap tundra").phase == "third"


def test_a_document_may_name_the_version_of_the_rules():
    """What is written goes on to be read by processes that know version 1 alone."""
    state = GAME.position({"game": "iwari", "version": GAME.info.version})
    assert state == GAME.position({"game": "iwari"})
    assert (GAME.info.version, GAME.document(state)["version"]) == (2, 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_document_names_its_seats(seats):
    state = GAME.position({"game": "iwari", "seats": seats})
    assert (state.seats, state.tribes) == (seats, seats)
    check_written(GAME, state)


def test_a_document_is_complete_canonical_json():
    options = {**FEATS, **EXPEDITIONS}
    state = at("TTF", "T1-3 T1-1", "G1-1", options=options, feats=[{"kind": "unity", "tribe": 0, "where": "T1"}])
    document = check_written(GAME, play(state, "place T1 tents", "space T1-7"))
    assert document["placing"] == {"tribe": 0, "territory": "T1", "tents": 1, "totems": 0, "spaces": ["T1-7"]}
    assert document["tents"][0] == ["T1-1", "T1-3", "T1-7"]
    assert "third_tribe" not in document
    choosing = play(at("TFG", "", "T2-1 T2-2", "T2-3 T2-4", options=FEATS), "place T2 tent")
    assert check_written(GAME, choosing)["phase"] == "discovery"


def test_cards_go_where_the_document_says_nothing():
    state = at("TFG", deck="GG")
    assert (len(state.deck), sum(state.discards)) == (2, 47 - 9 - 4 - 2)
    assert len(at("TFG", discards=cards("TT")).deck) == 47 - 9 - 4 - 2
    over = GAME.position({"game": "iwari", "over": True, "half": 2})
    assert (over.hands, over.display, over.deck, sum(over.discards)) == ((NO_CARDS,) * 2, (), (), 47)
    assert GAME.result(over) is not None


DRAFT = {"game": "iwari", "seats": 3, "options": {"open_draft": "on"}, "drafting": True, "starter": 0}


@pytest.mark.parametrize(("active", "sizes"), [(2, [0, 0, 0]), (1, [0, 0, 3]), (0, [0, 3, 3])])
def test_iw_2_8_who_has_chosen_a_starting_hand_holds_it(active, sizes):
    state = GAME.position({**DRAFT, "active": active})
    assert (state.phase, [sum(held) for held in state.hands], len(state.display)) == ("draw", sizes, 4)
    ending = GAME.position({**DRAFT, "active": active, "phase": "end"})
    assert sum(ending.hand) == 3
    while state.drafting:
        state = play(state, legal(state)[0])
        assert GAME.invariants(state) == ()
    assert [sum(held) for held in state.hands] == [3, 3, 3]


@pytest.mark.parametrize(
    "fields",
    [
        {"half": 2},
        {"active": 2, "phase": "end", "hands": [cards("TFG")] * 3},
        {"active": 2, "hands": [cards("T")]},
    ],
)
def test_iw_2_8_a_choice_of_starting_hands_that_cannot_be_is_refused(fields):
    """With a hand before its turn a seat would take a fourth card (IW-5.3)."""
    assert position_refused(GAME, {**DRAFT, **fields}) == "iw-position-impossible"


def test_iw_12_2_a_mid_scoring_brought_no_more_than_tents_and_feats_can():
    """T1 has eight spaces, and at most four tokens of feats lie on a territory."""
    state = GAME.position({"game": "iwari", "half": 2, "interim": {"T1": [40, 0, 0]}})
    assert state.interim[0] == (40, 0, 0)
    for points in (41, 10**400):
        fields = {"game": "iwari", "half": 2, "interim": {"T1": [points, 0, 0]}}
        assert position_refused(GAME, fields) == "iw-position-number"


def test_expeditions_that_are_not_given_are_the_first_three():
    state = GAME.position({"game": "iwari", "options": EXPEDITIONS})
    assert state.expeditions == tuple(map(Expedition, ("five_grounds", "wide_wandering", "deep_roots")))


def test_lists_over_seats_and_tribes_may_stop_early():
    state = GAME.position({"game": "iwari", "seats": 4, "tents": [["T1-1"]], "hands": [["tundra"]]})
    assert [own.bit_count() for own in state.tents] == [1, 0, 0, 0]
    assert [sum(held) for held in state.hands] == [1, 0, 0, 0]


PLACING = {"tribe": 0, "territory": "T1", "tents": 1}


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"tents": [["T1-9"]]}, "iw-position-space"),
        ({"tents": [["T4-1"]]}, "iw-position-space"),
        ({"tents": [["T3-1"]]}, "iw-position-space"),
        ({"tents": [["T1-1", "T1-1"]]}, "iw-position-space-twice"),
        ({"tents": [["T1-1"], ["T1-1"]]}, "iw-position-impossible"),
        ({"tents": [[], [], [], []]}, "iw-position-seats"),
        (
            {"tents": [[*full("T1", 8).split(), *full("F1", 8).split(), *full("G1", 5).split()]]},
            "iw-position-impossible",
        ),
        ({"stacks": {"X1": [0]}}, "iw-position-territory"),
        ({"stacks": {"T3": [0]}}, "iw-position-territory"),
        ({"stacks": {"T1": [0]}}, "iw-position-impossible"),
        ({"tents": [["T1-1"]], "stacks": {"T1": [3]}}, "iw-position-number"),
        ({"tents": [["T1-1"]], "stacks": {"T1": [-1]}}, "iw-position-number"),
        ({"mountains": [1]}, "iw-position-impossible"),
        ({"mountains": [4, 7, 10]}, "iw-position-impossible"),
        ({"mountains": [16, 4, 2]}, "iw-position-number"),
        ({"hands": [["moor"]]}, "iw-position-biome"),
        ({"hands": [["tundra"] * 4]}, "iw-position-impossible"),
        ({"hands": [[], ["tundra"]]}, "iw-position-impossible"),
        ({"display": ["tundra"] * 5}, "iw-position-impossible"),
        ({"display": ["desert"] * 4, "deck": ["desert"] * 5}, "iw-position-card-count"),
        ({"deck": [], "discards": []}, "iw-position-card-missing"),
        ({"half": 3}, "iw-position-number"),
        ({"half": 1, "interim": {"T1": [1, 0, 0]}}, "iw-position-impossible"),
        ({"half": 2, "interim": {"T1": [0, -1, 0]}}, "iw-position-number"),
        ({"version": 3}, "position-malformed"),
        ({"half": 2, "interim": {"T1": [1]}}, "iw-position-impossible"),
        ({"half": 2, "interim": {"T3": [1, 0, 0]}}, "iw-position-territory"),
        ({"active": 3}, "iw-position-number"),
        ({"starter": -1}, "iw-position-number"),
        ({"phase": "sleep"}, "position-malformed"),
        ({"phase": "third"}, "iw-position-impossible"),
        ({"phase": "draw"}, "iw-position-impossible"),
        ({"phase": "space"}, "iw-position-impossible"),
        ({"placing": PLACING}, "iw-position-impossible"),
        ({"phase": "space", "placing": {**PLACING, "tribe": 5}}, "iw-position-number"),
        ({"phase": "space", "placing": {**PLACING, "tribe": 1}}, "iw-position-impossible"),
        ({"phase": "space", "placing": {**PLACING, "territory": "T3"}}, "iw-position-impossible"),
        ({"phase": "space", "placing": {**PLACING, "tents": 2}}, "iw-position-impossible"),
        ({"phase": "space", "placing": {**PLACING, "tents": 0}}, "iw-position-impossible"),
        ({"phase": "space", "placing": {**PLACING, "spaces": ["T1-4"]}}, "iw-position-impossible"),
        ({"phase": "space", "placing": PLACING, "tents": [full("T1", 7).split()]}, "iw-position-impossible"),
        ({"phase": "unity", "placing": {**PLACING, "tents": 0}}, "iw-position-impossible"),
        ({"feats": [{"kind": "unity", "tribe": 0, "where": "T1"}]}, "iw-position-impossible"),
        ({"options": FEATS, "feats": [{"kind": "glory", "tribe": 0, "where": "T1"}]}, "iw-position-word"),
        ({"options": FEATS, "feats": [{"kind": "unity", "tribe": 0, "where": "T3"}]}, "iw-position-impossible"),
        ({"options": FEATS, "feats": [{"kind": "honour", "tribe": 0, "where": "12"}]}, "iw-position-impossible"),
        ({"options": FEATS, "feats": [{"kind": "honour", "tribe": 0, "where": "2"}]}, "iw-position-impossible"),
        ({"options": FEATS, "feats": [{"kind": "unity", "tribe": 0, "where": "T1"}] * 2}, "iw-position-impossible"),
        ({"expeditions": [{"card": "deep_roots"}]}, "iw-position-impossible"),
        ({"options": EXPEDITIONS, "expeditions": [{"card": "deep_roots"}]}, "iw-position-impossible"),
        ({"options": EXPEDITIONS, "expeditions": [{"card": "trip"}]}, "iw-position-word"),
        ({"drafting": True, "tents": [["T1-1"]]}, "iw-position-impossible"),
        ({"over": True, "hands": [["tundra"]]}, "iw-position-impossible"),
        ({"third_tribe": True}, "position-malformed"),
    ],
)
def test_impossible_positions_are_refused(fields, reason):
    assert position_refused(GAME, {"game": "iwari", "seats": 3, **fields}) == reason


def test_scores_of_an_expedition_belong_to_two_different_tribes():
    for scored in ([0, 0], [0, 1, 2]):
        listed = [{"card": one, "scored": scored} for one in ("five_grounds", "deep_roots", "last_fire")]
        fields = {"game": "iwari", "seats": 3, "options": EXPEDITIONS, "expeditions": listed}
        assert position_refused(GAME, fields) == "iw-position-impossible"


def test_a_placement_under_way_must_be_possible():
    base = at("TTF", "T1-1", "T1-2", stacks={"T1": [0]})
    state = play(base, "place T1 both")
    assert GAME.invariants(state) == ()
    assert state.placing is not None
    for wrong in ({"totems": 2}, {"tents": 2, "totems": 1}, {"tribe": 2, "totems": 1}):
        assert GAME.invariants(replace(state, placing=replace(state.placing, **wrong)))
    alone = play(at("TFG"), "place T1 tent")
    assert alone.placing is not None
    assert GAME.invariants(replace(alone, placing=replace(alone.placing, totems=1)))


def test_every_law_of_cards_and_pieces_can_fail():
    state = at("TFG", "T1-1", stacks={"T1": [0]})
    for broken in (
        replace(state, deck=state.deck[1:]),
        replace(state, display=(*state.display, 0)),
        replace(state, third_tribe=True),
        replace(state, tents=(1 << 11, 0, 0)),
        replace(state, stacks=((5,), *state.stacks[1:])),
        replace(state, mountains=(2, 2, 4)),
        replace(state, phase="end", hands=((0, 1, 1, 0, 0), *state.hands[1:])),
    ):
        assert GAME.invariants(broken)
