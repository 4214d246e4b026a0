"""TE-6, TE-7 and TE-8: tiles and their points, catastrophes, exchange."""

from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from tests.rules.tigris_euphrates.desk import (
    apply,
    at,
    happened,
    held,
    legal,
    on_board,
    places,
    play,
    points,
    refused,
    step,
    tiles,
    told,
)

KINGDOM = {"temple": "D5", "leaders": ["king D6 priest C5", "trader E5"]}
"""D5 with seat 0's king and priest, seat 1's trader."""


def test_te_6_1_a_tile_of_the_hand_on_an_empty_square():
    state = at("temple", ruins="H4", **KINGDOM)
    assert refused(state, "tile market G5") == ("TE-6.1", "te-tile-not-held")
    assert refused(state, "tile temple D5") == ("TE-6.1", "te-occupied")
    assert refused(state, "tile temple D6") == ("TE-6.1", "te-occupied")
    assert refused(state, "tile temple H4") == ("TE-7.4", "te-ruined")
    after = play(state, "tile temple G5")
    assert "G5" in tiles(after, "temple")
    assert held(after, 0) == {}


def test_te_6_2_farms_on_rivers_all_else_on_land():
    state = at("farm settlement temple market")
    assert refused(state, "tile farm D5") == ("TE-6.2", "te-farm-on-land")
    for tile in ("settlement", "temple", "market"):
        assert refused(state, f"tile {tile} A4") == ("TE-6.2", "te-tile-on-river")
    assert len(places(state, "tile farm")) == 41
    assert len(places(state, "tile market")) == 125


def test_te_6_3_never_three_kingdoms():
    three = at("market", temple="D5 F5 E6", leaders=["king C5", "trader G5", "farmer E7"], seats=3)
    assert refused(three, "tile market E5") == ("TE-6.3", "te-three-kingdoms")
    two = at("market", temple="D5 F5 E6", leaders=["king C5", "trader G5"], seats=3)
    assert "E5" in places(two, "tile market"), "a region without leaders does not count"
    same = at("market", temple="D5 D6 E6 F6 F5 E4", leaders=["king C5"])
    assert points(play(same, "tile market E5"), 0) == {"green": 1}, "one kingdom on three sides counts once"


def test_te_6_4_a_tile_need_not_touch_anything():
    assert happened(at("market"), "tile market M10") == ["tile-placed"]


def test_te_6_8_the_leader_of_the_colour_scores_whoever_placed_the_tile():
    state = play(at("temple market", **KINGDOM), "tile temple E6")
    assert (points(state, 0), points(state, 1)) == ({"red": 1}, {})
    state = play(state, "tile market F5")
    assert (points(state, 0), points(state, 1)) == ({"red": 1}, {"green": 1})


def test_te_6_9_the_king_stands_in_with_the_colour_of_the_tile():
    state = at("market", leaders=["king F4"])
    after = play(state, "tile market G3")
    assert points(after, 0) == {"green": 1}
    assert told(state, "tile market G3", "scored") == [(0, {"points": 1, "colour": "@green", "cause": "king"})]


def test_te_6_9_nobody_scores_without_leader_and_king():
    assert happened(at("market", temple="D5", leaders=["priest C5"]), "tile market E5") == ["tile-placed"]


def test_te_6_6_and_6_7_regions_without_leaders_score_nothing_extra():
    assert happened(at("market", temple="D5"), "tile market E5") == ["tile-placed"]
    joined = at("market", temple="D5 F5 E4", leaders=["trader C5"])
    assert points(play(joined, "tile market E5"), 0) == {"green": 1}


def test_te_6_5_kingdoms_count_before_the_tile_lies_there():
    state = at("settlement", temple="D5", settlement="F5", leaders=["king C5"])
    assert points(play(state, "tile settlement E5"), 0) == {"black": 1}


def test_te_6_11_the_uniting_tile_scores_nothing():
    state = at("temple", temple="D5 F5 E4", leaders=["king C5 priest D6", "trader G5"])
    assert happened(state, "tile temple E5") == ["tile-placed", "united"]
    after = play(state, "tile temple E5")
    assert (points(after, 0), points(after, 1), after.union, after.phase) == ({}, {}, None, "action")


# --- catastrophes -----------------------------------------------------------------------------------------------------


def test_te_7_1_two_for_the_whole_game():
    state = play(at(), "catastrophe D5", "catastrophe A4")
    assert state.catastrophes == (0, 2)
    assert refused(at(ruins="D5 A4", catastrophes=[0, 2]), "catastrophe E5") == ("TE-7.1", "te-no-catastrophe")


def test_te_7_2_empty_squares_and_tiles():
    state = at(market="D5")
    assert {"D5", "E5", "A4"} <= places(state, "catastrophe")
    assert len(places(state, "catastrophe")) == 166


def test_te_7_3_where_none_may_lie():
    monument = {"colours": ["red", "green"], "square": "H5", "tile": "market"}
    state = at(temple="D5", ruins="G4", leaders=["king D6"], monuments=[monument])
    assert refused(state, "catastrophe D6") == ("TE-7.3", "te-catastrophe-on-leader")
    assert refused(state, "catastrophe F3") == ("TE-7.3", "te-catastrophe-on-treasure")
    assert refused(state, "catastrophe H5") == ("TE-7.3", "te-catastrophe-on-monument")
    assert refused(state, "catastrophe G4") == ("TE-7.3", "te-catastrophe-on-ruin")
    built = at(market="D5 E5 F5", buildings="market_hall D5", options={"civilization_buildings": "on"})
    assert refused(built, "catastrophe D5") == ("TE-19.11", "te-catastrophe-on-building")


def test_te_7_4_and_7_5_the_tile_is_gone_the_square_ruined():
    state = at("market", temple="D5", market="E5 F5", leaders=["trader C5"])
    after = play(state, "catastrophe E5")
    assert tiles(after, "market") == {"F5"}
    assert after.removed == (0, 0, 0, 1)
    assert refused(after, "tile market E5") == ("TE-7.4", "te-ruined")
    assert points(play(after, "tile market G5"), 0) == {}, "F5 is cut off"


def test_te_7_6_also_the_own_leader_goes_home():
    assert on_board(play(at(temple="D5", leaders=["king D6"]), "catastrophe D5"), 0) == {}
    other = at(temple="D5 E6", leaders=["king D6"])
    assert on_board(play(other, "catastrophe D5"), 0) == {"king": "D6"}, "another temple is beside it"


def test_te_7_7_no_limit_of_kingdoms():
    state = at(temple="D5 F5 E6", leaders=["king C5", "trader G5", "farmer E7"], seats=3)
    assert happened(state, "catastrophe E5") == ["catastrophe-placed"]


# --- exchange ---------------------------------------------------------------------------------------------------------


def test_te_8_1_only_tiles_of_the_hand():
    state = at("temple 2 farm", bag=["market", "market", "settlement", "temple"])
    assert refused(state, "exchange market") == ("TE-8.1", "te-tile-not-held")
    assert refused(state, "exchange temple temple temple") == ("TE-8.1", "te-tile-not-held")


def test_te_8_2_and_8_4_as_many_are_drawn_and_usable_at_once():
    state = play(at("temple 2 farm", bag=["market", "market", "temple"]), "exchange temple farm")
    assert held(state, 0) == {"temple": 1, "market": 2}
    assert state.discarded == (0, 1, 1, 0)
    assert "tile market D5" in legal(state)


def test_te_8_5_others_learn_how_many_only():
    state = at("temple 2 farm", bag=["market", "market", "temple"])
    taken = apply(state, "exchange temple farm")
    exchanged, drawn = taken.events
    assert exchanged.seen_by(1).args == {"count": 2}
    assert exchanged.seen_by(0).args == {"count": 2, "tiles": ["@temple", "@farm"]}
    assert drawn.seen_by(1).args == {"count": 2}
    assert drawn.seen_by(0).args == {"count": 2, "tiles": ["@market", "@market"]}
    assert taken.fence
    assert held(taken.shown, 0) == {"temple": 1}
    assert GAME.observe(taken.state, 1).discarded == 2


def test_te_8_6_a_bag_too_small_ends_the_game_at_once():
    over, events = step(at("temple 2 farm", bag=["market"]), "exchange temple farm")
    assert (over.phase, over.ended, over.actions) == ("over", "bag", 0)
    assert [event.kind for event in events] == ["exchanged", "game-over"]
    exact = play(at("temple 2 farm", bag=["market", "market"]), "exchange temple farm")
    assert (exact.phase, exact.bag) == ("action", ())
