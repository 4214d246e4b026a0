"""KB-4, KB-8, KB-9 and KB-10.13: the turn, useless cards, the end of the game and who won."""

from msgspec.structs import replace

from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder import KingdomState
from tests.rules.kingdom_builder.desk import (
    at,
    buildable,
    dealt,
    happened,
    held,
    hexes_of,
    places,
    play,
    refused,
    step,
    tile,
    words,
)

PADDOCK = [[tile("paddock", "L7")]]


def almost_done(count: int, keep: str = "") -> str:
    """``count`` settlements of a seat, the hexes ``keep`` among them."""
    kept = keep.split()
    return " ".join([*kept, *[name for name in buildable() if name not in kept][: count - len(kept)]])


def rest_of_turn(state: KingdomState) -> KingdomState:
    """The active seat places what is due, wherever, and ends its turn."""
    while state.due:
        state = play(state, f"build {min(places(state, 'build'))}")
    return play(state, "end")


def grass_but_one() -> tuple[list[str], str]:
    """Settlements on all grass hexes but one, and that one."""
    grass = hexes_of("grass")
    return dealt(grass[1:], 3), grass[0]


# --- KB-4 -----------------------------------------------------------------------------------------------------------


def test_kb_3_8_only_the_active_seat_acts():
    state = at()
    assert GAME.to_act(state) == (0,)
    assert GAME.legal_actions(state, 1) == ()
    assert refused(state, "build E4", seat=1) == ("KB-3.8", "kb-not-your-turn")


def test_kb_4_1_the_phases_of_a_turn():
    state = at("M7", tiles=PADDOCK)
    assert (state.phase, words(state)) == ("before", {"build", "paddock"})
    between = play(state, "build L8")
    assert (between.phase, words(between)) == ("placing", {"build"})
    after = play(between, "build K8", "build L9")
    assert (after.phase, words(after)) == ("after", {"paddock", "end"})


def test_kb_4_2_tiles_become_ready_and_the_card_is_shown():
    tiles = [[], [tile("paddock", "L7", "used"), tile("paddock", "S3", "fresh")]]
    state = at("", "M7 R3", tiles=tiles, mandatory_over=True, hands=["", "canyon"])
    after, events = step(state, "end")
    assert held(after, 1) == {"L7": "ready", "S3": "ready"}
    assert (after.active, after.card, after.hands[1]) == (1, "canyon", "")
    shown = [event for event in events if event.kind == "card-revealed"]
    assert [(event.seat, event.args, event.reveals) for event in shown] == [(1, {"terrain": "@canyon"}, True)]


def test_kb_4_3_three_placements_on_the_cards_terrain():
    state = at("E4")
    assert state.due == 3
    assert refused(state, "build E3") == ("KB-4.3", "kb-wrong-terrain")
    after = play(state, "build E5", "build F5", "build G5")
    assert (after.due, after.supply[0]) == (0, 36)
    assert refused(after, "build F4") == ("KB-4.3", "kb-mandatory-done")


def test_kb_4_4_no_tile_between_placements():
    between = play(at("M7", tiles=PADDOCK), "build L8")
    assert refused(between, "paddock M7 via L7") == ("KB-4.4", "kb-between-placements")
    assert refused(play(between, "build K8"), "paddock M7 via L7") == ("KB-4.4", "kb-between-placements")


def test_kb_4_4_some_tiles_before_and_others_after():
    state = at("M7 R3", tiles=[[tile("paddock", "L7"), tile("paddock", "S3")]], card="grass")
    state = play(state, "paddock M7 via L7", "put K7")
    for _ in range(3):
        state = play(state, f"build {min(places(state, 'build'))}")
    assert places(state, "paddock")
    assert refused(state, "paddock K7 via L7") == ("KB-4.5", "kb-tile-used")


def test_kb_4_5_once_per_turn_and_never_compulsory():
    state = at("M7", tiles=PADDOCK)
    used = play(state, "paddock M7 via L7", "put K7")
    assert refused(used, "paddock K7 via L7") == ("KB-4.5", "kb-tile-used")
    unused = rest_of_turn(state)
    assert (unused.active, held(unused, 0)) == (1, {"L7": "ready"})


def test_kb_4_6_no_end_before_the_mandatory_action():
    state = at("E4")
    assert refused(state, "end") == ("KB-4.6", "kb-end-too-early")
    assert refused(play(state, "build E5", "build F5"), "end") == ("KB-4.6", "kb-end-too-early")
    assert play(state, "build E5", "build F5", "build G5", "end").active == 1


def test_kb_4_7_discard_then_draw():
    state = at("E4", mandatory_over=True, deck=["forest", "desert"], hands=["", "canyon"])
    discards = state.discards
    after, events = step(state, "end")
    assert after.discards == (*discards, "grass")
    assert after.deck == ("desert",)
    assert after.hands[0] == "forest"
    ended = next(event for event in events if event.kind == "turn-ended")
    assert (ended.args, ended.private) == ({}, {0: {"terrain": "@forest"}})
    assert after.chance == state.chance


def test_kb_4_7_an_empty_deck_takes_the_discards_with_the_card_just_played():
    state = at("E4", mandatory_over=True, deck=[], discards=["forest", "forest"], hands=["", "canyon"])
    after, events = step(state, "end")
    assert [event.kind for event in events] == ["deck-shuffled", "turn-ended", "card-revealed"]
    assert sorted([after.hands[0], *after.deck]) == ["forest", "forest", "grass"]
    assert after.discards == ()
    assert after.chance != state.chance


def test_kb_4_7_the_deck_is_not_shuffled_before_it_is_needed():
    state = at("E4", mandatory_over=True, deck=["forest"], hands=["", "canyon"])
    after = play(state, "end")
    assert after.deck == ()
    assert after.discards


def test_kb_4_8_no_cards_in_the_last_round():
    state = at(almost_done(39, "E4"), placed=2)
    after = rest_of_turn(state)
    assert (after.hands[0], after.kept[0]) == ("", "grass")
    assert after.discards == state.discards
    assert after.deck == state.deck
    assert (after.active, after.card) == (1, state.hands[1])


def test_kb_4_9_the_turn_goes_on_without_supply():
    state = at(almost_done(39, "M7"), tiles=PADDOCK, placed=2)
    after = play(state, f"build {min(places(state, 'build'))}")
    assert after.supply[0] == 0
    assert words(after) == {"paddock", "end"}
    moved = play(after, "paddock M7 via L7", "put L9")
    assert words(moved) == {"end"}


# --- KB-8 -----------------------------------------------------------------------------------------------------------


def test_kb_8_1_the_supply_runs_out():
    state = at(almost_done(38))
    assert state.due == 2
    after = play(state, f"build {min(places(state, 'build'))}")
    assert (after.due, after.phase) == (1, "placing")
    after = play(after, f"build {min(places(after, 'build'))}")
    assert (after.due, after.placed, after.phase) == (0, 2, "after")
    assert refused(after, "build J7") == ("KB-8.1", "kb-supply-empty")


def test_kb_8_2_extra_builds_may_empty_the_supply():
    state = at(almost_done(39, "L16"), tiles=[[tile("farm", "M16")]], card="canyon")
    after = play(state, f"farm {min(places(state, 'farm'))} via M16")
    assert (after.placed, after.phase) == (0, "after")
    assert words(after) == {"end"}
    assert after.final_round


def test_kb_8_3_a_useless_card_is_replaced_after_a_placement():
    own, last = grass_but_one()
    state = at(*own, seats=3, deck=["grass", "canyon"])
    step_taken = GAME.apply(state, 0, GAME.parse(f"build {last}"))
    after = step_taken.state
    assert [event.kind for event in step_taken.events] == ["built", "card-exchanged", "card-exchanged"]
    assert step_taken.events[-1].args == {"old": "@grass", "terrain": "@canyon"}
    assert (after.card, after.removed, after.deck) == ("canyon", ("grass", "grass"), ())
    assert (after.placed, after.due) == (1, 2)
    assert places(after, "build") <= set(hexes_of("canyon"))
    assert step_taken.fence
    assert (step_taken.shown.card, step_taken.shown.placed) == ("grass", 1)


def test_kb_8_3_a_useless_card_is_replaced_at_the_reveal():
    grass = dealt(hexes_of("grass"), 3)
    state = at(*grass, seats=3, mandatory_over=True, hands=["", "grass", "desert"], deck=["forest", "canyon"])
    after, events = step(state, "end")
    assert [event.kind for event in events] == ["turn-ended", "card-revealed", "card-exchanged"]
    assert (after.active, after.card, after.due) == (1, "canyon", 3)
    assert after.removed == ("grass",)


def test_kb_8_3_after_an_extra_build_before_the_mandatory_action():
    own, last = grass_but_one()
    own[0] += " N16"
    state = at(*own, seats=3, tiles=[[tile("farm", "M16")]], deck=["canyon"])
    after, events = step(state, f"farm {last} via M16")
    assert [event.kind for event in events] == ["tile-used", "card-exchanged"]
    assert (after.card, after.due, after.phase) == ("canyon", 3, "before")


def test_kb_8_3_the_discards_are_shuffled_when_the_deck_is_empty():
    own, last = grass_but_one()
    state = at(*own, seats=3, deck=[], discards=["canyon"])
    after, events = step(state, f"build {last}")
    assert [event.kind for event in events] == ["built", "deck-shuffled", "card-exchanged"]
    assert (after.card, after.deck, after.discards) == ("canyon", (), ())
    assert after.removed[-1] == "grass"


def test_kb_8_4_no_card_left_ends_the_mandatory_action():
    own, last = grass_but_one()
    state = at(*own, seats=3, deck=[], discards=[])
    after, events = step(state, f"build {last}")
    assert [event.kind for event in events] == ["built", "card-removed"]
    assert (after.card, after.due, words(after)) == ("", 0, {"end"})
    assert refused(after, "build A1") == ("KB-8.4", "kb-no-card")
    taken = GAME.apply(state, 0, GAME.parse(f"build {last}"))
    assert not taken.fence
    assert taken.shown is taken.state, "nothing was revealed"
    following = play(after, "end")
    assert (following.active, following.hands[0]) == (1, "")


def test_kb_8_5_not_adjacent_is_not_useless():
    state = at("E4", card="desert", deck=["canyon"])
    assert state.card == "desert"
    assert places(state, "build") == set(hexes_of("desert"))


# --- KB-9 -----------------------------------------------------------------------------------------------------------


def test_kb_9_1_the_last_settlement_triggers_the_end():
    state = at(almost_done(39), placed=2)
    after, events = step(state, f"build {min(places(state, 'build'))}")
    assert [event.kind for event in events if event.kind == "end-triggered"] == ["end-triggered"]
    assert after.final_round
    assert not after.over


def test_kb_9_1_by_a_tile_as_well():
    state = at(almost_done(39, "L16"), tiles=[[tile("farm", "M16")]], placed=3)
    assert "end-triggered" in happened(state, f"farm {min(places(state, 'farm'))} via M16")


def test_kb_9_2_the_round_is_completed():
    state = at(almost_done(39), seats=3, first=2, active=0, placed=2)
    state = rest_of_turn(state)
    assert (state.active, state.over, state.due) == (1, False, 3)
    state = rest_of_turn(state)
    assert state.over, "seat 2 began the round and gets no further turn"
    assert GAME.to_act(state) == ()
    assert refused(state, "end", seat=1) == ("KB-9.2", "game-over")


def test_kb_9_2_the_last_of_the_round_ends_the_game():
    state = at("", almost_done(39), active=1, first=0, placed=2)
    build = f"build {min(places(state, 'build'))}"
    after, events = step(play(state, build), "end")
    assert after.over
    assert [event.kind for event in events] == ["turn-ended", "game-over"]
    assert events[-1].args == {"reason": "settlements-out"}
    result = GAME.result(after)
    assert result is not None
    assert result.reason == "settlements-out"


def test_kb_9_3_several_may_run_out():
    first = buildable()[:39]
    second = buildable()[39:78]
    state = at(" ".join(first), " ".join(second), placed=2)
    after = rest_of_turn(state)
    assert after.final_round
    events = happened(after, f"build {min(places(after, 'build'))}")
    assert "end-triggered" not in events
    assert rest_of_turn(after).over


def test_kb_9_2_rounds_are_counted():
    state = at("E4", mandatory_over=True, seats=2, first=1)
    assert play(state, "end").round == 2
    assert play(at("E4", mandatory_over=True, first=0), "end").round == 1


def test_kb_9_4_no_result_before_the_end():
    assert GAME.result(at("E4")) is None


# --- KB-10.13 -------------------------------------------------------------------------------------------------------


def test_kb_10_13_ties_share_the_victory():
    state = at("E4", "E3", "A1", seats=3, builders=["miners", "hermits", "workers"])
    result = GAME.result(replace(state, over=True))
    assert result is not None
    assert result.totals == (5, 5, 1)
    assert result.ranks == (1, 1, 3)
    assert result.winners == (0, 1)
    assert result.tie_break == ""
    assert dict(result.breakdown)["castles"] == (3, 3, 0)
