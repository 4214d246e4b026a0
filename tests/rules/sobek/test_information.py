"""Section 13 and SB-14: who knows what, what imagined states keep, what can be taken back."""

from typing import Any

import msgspec
import pytest

from rules.core.bitset import cells_of, mask_of
from rules.core.chance import Dice
from rules.core.forms import written
from rules.history import files, history, viewer_record
from rules.history.viewer_record import ViewerRecord
from rules.sobek import SOBEK as GAME
from rules.sobek import SobekState
from rules.sobek.resample import unseen_tiles
from rules.sobek.tiles import STARTING, TILE_OF, ids_of
from tests.rules.history.test_viewer_record import accounted, record_of
from tests.rules.sobek.desk import EXPANSION, at, fenced, hand, legal, play, step, tiles

MARKET = {"9": "wheat-f1-2", "24": "thief", "16": "livestock-h1", "6": "pharaoh-ivory-wheat"}


def table(**fields: Any) -> SobekState:
    """A position with something hidden everywhere."""
    return at(
        **{
            "market": MARKET,
            "hands": [tiles("2*wheat1 queen start-fish"), tiles("fish1 statue vizier pharaoh-marble-fish")],
            "corruption": [tiles("marble0 merchant"), tiles("ebony0")],
            "debens": [[7], [3, 9]],
            "royals": [[4], [6, 1]],
            "shed": [[2], []],
            "lost": [[], [5]],
            "given": [["corruption_1"], []],
            "slots": ["points_7", "", "extra_turn", "forced_tile", "corruption_2"],
            "looked": [True, False],
            "deck": tiles("ivory3 fish0 architect"),
            "options": EXPANSION,
            **fields,
        }
    )


def test_sb_13_what_is_public():
    for viewer in (0, 1, None):
        seen = GAME.observe(table(), viewer)
        shown = {"9": "wheat-f1-2", "24": "character", "16": "livestock-h1", "6": "pharaoh"}
        assert written(seen)["market"] == shown
        assert (seen.ankh, seen.direction, seen.deck, seen.bag, seen.pool, seen.boxed) == (1, "h", 3, 9, 2, 2)
        assert seen.sides[0].backs == {"starting": 1, "goods": 2, "character": 1}
        assert seen.sides[1].backs == {"goods": 2, "character": 1, "pharaoh": 1}
        assert [side.corruption_tiles for side in seen.sides] == [2, 1]
        assert seen.given == (("corruption_1",), ())
        assert [(side.deben_count, side.royal_count, side.lost_count, side.shed_count) for side in seen.sides] == [
            (1, 1, 0, 1),
            (2, 2, 1, 0),
        ]
        assert seen.slots == (True, False, True, True, True)
        assert seen.aside == len(table().aside)


def test_sb_13_what_only_the_owner_knows():
    seen = GAME.observe(table(), 1)
    mine, theirs = seen.sides[1], seen.sides[0]
    told = written(seen)["sides"][1]
    assert told["hand"] == ["fish-h1", "vizier", "pharaoh-marble-fish", "statue-v"], "in canonical order"
    assert (told["corruption"], mine.debens, mine.royals, mine.lost) == (tiles("ebony0"), (3, 9), (1, 6), (5,))
    hidden = (theirs.hand, theirs.corruption, theirs.debens, theirs.royals, theirs.shed)
    assert hidden == (None,) * 5
    assert [seen.corruption_count(seat) for seat in (0, 1)] == [None, 1 + 7]
    watching = GAME.observe(table(), None).sides
    assert [(side.hand, side.debens, side.lost) for side in watching] == [(None, None, None)] * 2


def test_sb_13_who_has_sold_may_look_at_the_slots_again():
    state = table()
    assert GAME.observe(state, 0).slot_tokens == ("points_7", "", "extra_turn", "forced_tile", "corruption_2")
    assert GAME.observe(state, 1).slot_tokens is None
    assert GAME.observe(state, None).slot_tokens is None


def test_sb_13_1_jumped_tiles_are_named_once():
    market = {"2": "queen", "9": "fish-b0", "24": "wheat-b1"}
    _, events = step(at("", market=market), "take 24")
    corrupted = events[1]
    assert corrupted.args == {"count": 2, "tiles": ["@fish0", "@character_tile"]}
    assert corrupted.seen_by(0).args["tiles"] == ["@fish0", "@queen"]
    assert corrupted.seen_by(1).args == corrupted.seen_by(None).args == corrupted.args


def test_sb_13_2_a_face_down_tile_is_its_takers_secret():
    _, events = step(at("", market={"9": "queen"}), "take 9")
    assert events[0].args == {"cell": "9", "back": "@character_tile"}
    assert events[0].private == {0: {"tile": "@queen"}}


def test_a_begun_sale_is_seen_by_nobody_else():
    state = table(hands=[tiles("3*wheat1 wheat0"), []])
    begun = play(state, "sell wheat", "pick 2 wheat1")
    assert (GAME.observe(begun, 0).selling, GAME.observe(begun, 0).picked.bit_count()) == ("wheat", 2)
    for viewer in (1, None):
        assert GAME.observe(begun, viewer) == GAME.observe(state, viewer)
    outcome = GAME.apply(state, 0, GAME.parse("sell wheat"))
    assert (outcome.sealed, outcome.fence, outcome.events) == (True, False, ())


# --- imagined states ------------------------------------------------------------------------------------------------


def test_imagined_states_vary_what_is_hidden():
    state = table()
    seen = GAME.observe(state, 1)
    imagined = [GAME.resample_from(seen, Dice(str(seed))) for seed in range(60)]
    for varied in (
        {one.hands[0] for one in imagined},
        {one.corruption[0] for one in imagined},
        {one.deck for one in imagined},
        {one.tile_on(24) for one in imagined},
        {one.slots for one in imagined},
        {one.debens[0] for one in imagined},
        {one.royals[0] for one in imagined},
    ):
        assert len(varied) > 1


def test_no_starting_tile_is_imagined_in_the_deck():
    seen = GAME.observe(table(), None)
    for seed in range(20):
        state = GAME.resample_from(seen, Dice(str(seed)))
        assert not any(STARTING >> tile & 1 for tile in state.deck)
        assert mask_of(state.box) & ~STARTING == 0


def test_unseen_tiles_are_all_but_the_known_ones():
    state = table()
    hidden = state.hands[0] | state.corruption[0] | mask_of(state.deck) | mask_of(state.box)
    hidden |= 1 << TILE_OF["thief"] | 1 << TILE_OF["pharaoh-ivory-wheat"]
    assert ids_of(unseen_tiles(GAME.observe(state, 1))) == tuple(ids_of(hidden))


def test_somebody_who_plays_on_is_imagined_able_to():
    state = play(at("", "queen", market={"9": "wheat-b1"}, deck=[]), "take 9")
    seen = GAME.observe(state, 0)
    able = [bool(GAME.legal_actions(GAME.resample_from(seen, Dice(str(seed))), 1)) for seed in range(20)]
    assert all(able)


@pytest.mark.parametrize(
    ("hand", "sets", "fitting"), [("2*wheat1 start-wheat", "", 3), ("2*fish1 start-fish ebony2", "wheat", 1)]
)
def test_sb_10_1_who_must_hold_a_set_is_imagined_with_one(hand, sets, fitting):
    """Nothing lies on the line, the deck is empty, and no tile in hand is a character: it can only be a sale."""
    sold = [{"wheat": tiles("3*wheat1")} if sets else {}]
    state = at(hand, "queen", sets=sold, market={}, deck=[])
    assert GAME.legal_actions(state, 0)
    seen = GAME.observe(state, 1)
    for seed in range(40):
        imagined = GAME.resample_from(seen, Dice(str(seed)))
        assert GAME.legal_actions(imagined, 0)
        assert GAME.observe(imagined, 1) == seen
        assert not GAME.invariants(imagined)
    hands = {GAME.resample_from(seen, Dice(str(seed))).hands[0] for seed in range(40)}
    assert len(hands) >= fitting


@pytest.mark.parametrize(("seed", "viewer", "cut"), [("8", 0, 30), ("13", 1, 58)])
def test_what_a_position_holds_no_more_is_gone_from_a_file(seed, viewer, cut):
    """A tile that was looked at is known no more once it has moved; and who must act there can."""
    record = record_of("sobek", seed)
    record = msgspec.structs.replace(record, steps=record.steps[:cut])
    account = accounted("sobek", viewer, record)
    kept = files.decode(files.encode(account))
    assert isinstance(kept, ViewerRecord)
    assert len(viewer_record.course_of(GAME, kept).sights) == len(account.moments)
    known = history.course_of(GAME, record, history.as_entries(GAME, record), viewer)
    for place, sight in enumerate(known.sights):
        imagined = GAME.document(GAME.resample_from(sight.observation, Dice("account")))
        assert viewer_record.position_at(GAME, kept, place) == GAME.position(imagined)


# --- undo -----------------------------------------------------------------------------------------------------------


def test_sb_14_7_what_shows_a_hidden_hand_cannot_be_taken_back():
    spent = {"slots": [""] * 5, "market": {"9": "fish-h1"}}
    assert fenced(at("3*wheat1", **spent), "sell wheat all")
    assert fenced(
        at("courtesan wheat1", sets=[{"wheat": tiles("start-wheat 2*wheat0")}], **spent),
        "character courtesan wheat wheat1",
    )
    steps = play(at("4*wheat1", **spent), "sell wheat", "pick 3 wheat1")
    assert not fenced(at("4*wheat1", **spent), "sell wheat")
    assert not fenced(play(at("4*wheat1", **spent), "sell wheat"), "pick 3 wheat1")
    assert fenced(steps, "done")


def test_sb_14_4_orientation_can_be_taken_back():
    state = play(at("", market={"9": "thief", "8": "fish-h1", "24": "ivory-b3"}), "take 9")
    assert not fenced(state, "turn h")


def test_sb_14_1_only_the_scribe_asks_out_of_turn():
    state = play(at("scribe_fish", "4*wheat1 3*marble2", market=MARKET, options=EXPANSION), "character scribe_fish")
    assert (state.active, state.asked) == (0, 1)
    before = GAME.observe(state, 0)
    first = GAME.apply(state, 1, GAME.parse(legal(state)[0]))
    assert first.fence, "one tile was owed: giving it up is seen"
    assert GAME.observe(first.state, 0) != before
    assert len(hand(first.state, 1)) == 6


def test_previews_show_what_the_player_knows():
    """A preview draws the last state before anything is revealed."""
    sale = GAME.apply(at("3*fish1"), 0, GAME.parse("sell fish all"))
    assert (sale.shown.phase, sale.shown.looked[0], sale.state.looked[0]) == ("turn", False, True)
    assert sale.shown.sold(0) == ("fish",)
    taken = GAME.apply(at("", market={"9": "queen"}), 0, GAME.parse("take 9"))
    assert list(cells_of(taken.shown.hands[0])) == []
