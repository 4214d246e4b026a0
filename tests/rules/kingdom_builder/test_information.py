"""KB-11 and KB-12: options, what is public and what is hidden, undo fences."""

from collections import Counter

import pytest
from msgspec.structs import replace

from rules.core.chance import Dice
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder import OldHands
from rules.kingdom_builder.board import CARDS
from rules.kingdom_builder.hexes import HEX_OF
from rules.kingdom_builder.resample import unseen_cards
from rules.kingdom_builder.setup import DECK
from tests.effort import several
from tests.rules.kingdom_builder.desk import at, buildable, play, step, tile

DEALT = {
    "hands": ["", "canyon", "desert"],
    "deck": ["forest", "flower"],
    "discards": ["grass", "grass"],
    "seats": 3,
}


def test_kb_11_2_the_lords_card_is_a_choice_only_where_builder_cards_are_drawn():
    chosen = {"lords_card": "excluded", "running_scores": "off"}
    assert GAME.info.applicable(2, chosen) == chosen
    assert "lords_card" not in GAME.info.applicable(2, {**chosen, "setup": "first_game"})


def test_kb_11_1_options_and_their_defaults():
    assert GAME.options(2, {}) == {"setup": "random", "lords_card": "included", "running_scores": "off"}


def test_kb_11_3_running_scores():
    off, on = at("E4"), at("E4", options={"running_scores": "on"})
    assert GAME.observe(off, 0).scores is None
    scores = GAME.observe(on, None).scores
    assert scores is not None
    assert dict(scores[0]) == {"castles": 3, "fishermen": 0, "merchants": 0, "knights": 2}


def test_kb_11_3_scores_are_shown_when_the_game_is_over():
    assert GAME.observe(replace(at("E4"), card="", over=True), None).scores is not None


def test_kb_12_1_everything_on_the_table_is_public():
    state = at("M7", "J7", tiles=[[tile("paddock", "L7", "used")]], card="grass", **DEALT)
    seen = GAME.observe(state, None)
    assert (seen.card, seen.deck, seen.discards) == ("grass", 2, ("grass", "grass"))
    assert Counter(seen.removed) == Counter(state.removed)
    assert seen.tiles == state.tiles
    assert [own.bit_count() for own in seen.settlements] == [1, 1, 0]
    assert seen.supply == (39, 39, 40)
    assert seen.locations == state.locations
    assert seen.hidden == (False, True, True)


def test_kb_12_2_a_hidden_card_is_its_owners():
    state = at(**DEALT)
    assert [GAME.observe(state, viewer).hand for viewer in (0, 1, 2, None)] == [None, "canyon", "desert", None]


def test_kb_12_2_the_unseen_cards_are_what_is_left_of_25():
    state = at(**DEALT)
    assert Counter(unseen_cards(GAME.observe(state, 1))) == Counter(["desert", "forest", "flower"])
    assert Counter(unseen_cards(GAME.observe(state, None))) == Counter(["canyon", "desert", "forest", "flower"])


def test_imagined_states_vary_what_is_hidden():
    seen = GAME.observe(at(**DEALT), 1)
    imagined = [GAME.resample_from(seen, Dice(str(seed))) for seed in range(40)]
    assert {state.hands[2] for state in imagined} == {"desert", "forest", "flower"}
    assert len({state.deck for state in imagined}) > 3


def test_kb_4_7_what_lies_in_a_shuffled_pile_is_known_and_so_what_the_older_hands_hold():
    hands = ["", "canyon", "desert", "forest"]
    before = at("E4", seats=4, mandatory_over=True, deck=[], discards=["flower", "flower"], hands=hands)
    after = play(before, "end")
    assert after.old_hands == (OldHands((2, 3), ("desert", "forest")),), "seat 1 has turned its card up"
    assert GAME.position(GAME.document(after)) == after
    either = {("desert", "forest"), ("forest", "desert")}
    for viewer, known in ((0, either), (2, {("desert", "forest")}), (None, either)):
        imagined = [GAME.resample_from(GAME.observe(after, viewer), Dice(str(seed))) for seed in range(40)]
        assert {state.hands[2:] for state in imagined} == known
        assert {card for state in imagined for card in state.deck} == {"flower", "grass"}


def test_kb_4_7_two_shuffles_leave_two_sorts_of_old_hands():
    removed = sorted(DECK, key=CARDS.index)
    hands = ["", "canyon", "desert", "forest"]
    for card in ("grass", *filter(None, hands), "flower"):
        removed.remove(card)
    begin = at("E4", seats=4, mandatory_over=True, deck=[], discards=["flower"], hands=hands, removed=removed)
    drawn = replace(play(begin, "end"), mandatory_over=True)
    drawn = replace(play(drawn, "end"), mandatory_over=True)
    assert (drawn.deck, drawn.old_hands) == ((), (OldHands((3,), ("forest",)),))
    again = play(drawn, "end")
    assert again.old_hands == (OldHands((0, 1), ("grass", "flower")),)
    imagined = [GAME.resample_from(GAME.observe(again, 0), Dice(str(seed))) for seed in range(20)]
    assert {state.hands[:2] for state in imagined} == {again.hands[:2]}
    assert {state.hands[2] for state in imagined} == {"canyon", "desert"}


def test_kb_4_7_nothing_is_written_of_old_hands_where_there_are_none():
    """So that a process from before they were noted reads the document, and this one the documents of that time."""
    document = GAME.document(at(**DEALT))
    assert "old_hands" not in document
    assert GAME.document(GAME.position({**document, "old_hands": []})) == document


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_kb_12_1_imagined_hands_are_what_counting_cards_tells(seats):
    """Who notes all cards that were ever face up knows what the hands from before a shuffle hold together."""
    counted = 0
    for number in range(several(2, 8)):
        dice, state, old = Dice(f"counting {seats} {number}"), GAME.setup(seats, {}, f"counting {number}"), set[int]()
        while not state.over:
            seat = state.active
            taken = GAME.apply(state, seat, dice.pick(GAME.legal_actions(state, seat)))
            state = taken.state
            if any(event.kind == "deck-shuffled" for event in taken.events):
                old = {other for other in range(seats) if other != seat and state.hands[other]}
            old.discard(state.active)
            for viewer in (state.active, None):
                imagined = GAME.resample(state, viewer, dice)
                assert Counter(imagined.hands[one] for one in old) == Counter(state.hands[one] for one in old)
            counted += bool(old)
    assert counted >= seats


def test_kb_12_5_steps_within_a_turn_can_be_taken_back():
    state = at("M7", tiles=[[tile("paddock", "L7")]])
    for text in ("paddock M7 via L7", "put N5", "build J7"):
        taken = GAME.apply(state, 0, GAME.parse(text))
        assert not taken.fence
        assert taken.shown is taken.state
        state = taken.state


def test_kb_12_6_the_end_of_the_turn_cannot():
    state = at("E4", mandatory_over=True)
    taken = GAME.apply(state, 0, GAME.parse("end"))
    assert taken.fence
    assert taken.shown is state
    last = at(" ".join(buildable()[:40]))
    assert GAME.apply(last, 0, GAME.parse("end")).fence


def test_kb_12_2_events_tell_the_drawn_card_to_its_owner_only():
    _, events = step(at("E4", mandatory_over=True, deck=["forest"]), "end")
    ended = next(event for event in events if event.kind == "turn-ended")
    assert ended.seen_by(0).args == {"terrain": "@forest"}
    assert ended.seen_by(1).args == ended.seen_by(None).args == {}


def test_last_tells_of_this_turn_else_of_the_one_before():
    state = at("E4")
    assert GAME.observe(state, 0).last == ()
    done = play(state, "build E5", "build F5", "build G5")
    here = tuple(HEX_OF[name] for name in ("E5", "F5", "G5"))
    assert (GAME.observe(done, 1).last, GAME.observe(done, 1).begun) == (here, True)
    after = play(done, "end")
    assert (GAME.observe(after, 1).last, GAME.observe(after, 1).begun) == (here, False)
    assert GAME.observe(play(after, "build K1"), None).last == (HEX_OF["K1"],)
