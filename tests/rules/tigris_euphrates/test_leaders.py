"""TE-4 and TE-5: actions of a turn, positioning leaders."""

from tests.rules.tigris_euphrates.desk import at, happened, legal, on_board, places, play, points, refused, told, words


def test_te_4_1_two_actions_then_the_end_is_confirmed():
    state = at("settlement 2")
    state = play(state, "tile settlement D5", "tile settlement E5")
    assert (state.phase, legal(state)) == ("confirm", {"end"})
    assert refused(state, "tile settlement F5") == ("TE-4.5", "te-actions-used")


def test_te_4_1_the_turn_does_not_end_early():
    assert refused(at(), "end") == ("TE-4.2", "te-actions-left")
    assert refused(play(at(), "pass"), "end") == ("TE-4.2", "te-actions-left")


def test_te_4_2_passing_uses_an_action_up():
    state = play(at(), "pass")
    assert state.actions == 1
    assert play(state, "pass").phase == "confirm"


def test_te_4_1_only_the_active_player_acts():
    assert refused(at(), "pass", seat=1) == ("TE-4.1", "te-not-your-turn")


def test_te_4_4_an_illegal_action_costs_nothing():
    state = at(leaders=["king K2"])
    before = state.actions
    assert refused(state, "leader king A1")[0] == "TE-5.2"
    assert (state.actions, on_board(state, 0)) == (before, {"king": "K2"})


def test_te_5_1_place_move_withdraw():
    state = play(at(), "leader king F2")
    assert on_board(state, 0) == {"king": "F2"}
    state = play(state, "leader king K2")
    assert on_board(state, 0) == {"king": "K2"}
    assert on_board(play(at(leaders=["king F2"]), "withdraw king"), 0) == {}


def test_te_5_1_only_leaders_on_the_board_are_withdrawn():
    assert refused(at(), "withdraw king") == ("TE-5.1", "te-leader-not-on-board")
    assert legal(at(leaders=["king F2", "priest K2"]), "withdraw") == {"withdraw king"}


def test_te_5_2_a_the_square_is_empty():
    state = at(temple="E5 G5", market="F4", leaders=["king E6", "king G6"], ruins="E4")
    assert refused(state, "leader priest F4") == ("TE-5.2", "te-occupied")
    assert refused(state, "leader priest E6") == ("TE-5.2", "te-occupied")
    assert refused(state, "leader priest E4") == ("TE-7.4", "te-ruined")


def test_te_5_2_b_leaders_stand_on_land():
    assert refused(at(), "leader king A7") == ("TE-5.2", "te-leader-on-river")
    assert "B7" not in places(at(), "leader king")


def test_te_5_2_c_next_to_a_temple_face_up():
    assert refused(at(), "leader king H5") == ("TE-5.2", "te-leader-no-temple")
    monument = {"colours": ["red", "green"], "square": "D5", "tile": "temple"}
    assert refused(at(monuments=[monument]), "leader king C5") == ("TE-5.2", "te-leader-no-temple")


def test_te_5_2_d_a_leader_never_joins_two_kingdoms():
    state = at(temple="D5 F5", leaders=["king C5", "trader G5"])
    assert refused(state, "leader priest E5") == ("TE-5.4", "te-leader-joins-kingdoms")
    one = at(temple="D5 F5", leaders=["king C5"])
    assert "E5" in places(one, "leader priest"), "TE-5.3: a region without leaders is no kingdom"


def test_te_5_3_linking_regions_may_bring_treasures():
    state = at(temple="G3 H3 J3 K3 K2", leaders=["trader G2"])
    linked = play(state, "leader king I3")
    assert legal(linked) == {"leave F3", "leave K1"}
    assert play(linked, "leave F3").won == (1, 0)


def test_te_5_5_a_moved_leader_is_lifted_first():
    lone = at(temple="D5 F5", leaders=["king C5", "trader G5"])
    assert "E5" in places(lone, "leader king"), "its kingdom is none without it"
    held = at(temple="D5 F5", leaders=["king E5 priest C5 trader G5"])
    assert "E6" not in places(at(temple="D5 F5 D6 F6", leaders=["king E5 priest C5 trader G5"]), "leader king")
    assert "E6" in places(at(temple="D5 F5 D6 F6", leaders=["king E5 trader G5"]), "leader king")
    assert refused(held, "leader farmer E5") == ("TE-5.2", "te-occupied")


def test_te_5_6_not_to_the_same_square():
    assert refused(at(leaders=["king F2"]), "leader king F2") == ("TE-5.6", "te-leader-same-square")


def test_te_5_7_a_refused_leader_stays():
    state = at(temple="D5 F5", leaders=["king F2 farmer C5", "trader G5"])
    assert refused(state, "leader king E5") == ("TE-5.4", "te-leader-joins-kingdoms")
    assert on_board(state, 0) == {"king": "F2", "farmer": "C5"}


def test_te_5_8_positioning_scores_nothing():
    state = play(at(), "leader king F2")
    assert points(state, 0) == {}
    assert happened(at(), "leader king F2") == ["leader-placed"]
    assert told(at(leaders=["king F2"]), "leader king K2", "leader-moved") == [
        (0, {"leader": "@king", "square": "K2", "from": "F2"})
    ]


def test_te_5_9_leaders_of_other_colours_live_together():
    state = at(leaders=["", "king F2 trader G3"])
    assert happened(state, "leader priest F4") == ["leader-placed"]
    assert happened(state, "leader king F4") == ["leader-placed", "revolt-begun"]


def test_te_5_10_no_leader_leaves_while_a_conflict_goes_on():
    state = play(at(leaders=["", "king F2"]), "leader king G3")
    assert words(state) == {"support"}
    assert refused(state, "withdraw king") == ("TE-9.3", "te-support-first")


def test_te_5_11_a_leader_that_came_home_may_return_at_once():
    state = play(at(leaders=["", "king F2"]), "leader king G3", "support 0", "support 0")
    assert on_board(state, 0) == {}
    state = play(state, "leader king G3")
    assert (state.phase, on_board(state, 0)) == ("attack", {"king": "G3"})


def test_te_5_12_homeless_leaders_return_together():
    state = at(temple="D5", leaders=["king D6 priest E5", "trader C5"])
    after = play(state, "catastrophe D5")
    assert on_board(after, 0) == on_board(after, 1) == {}
    assert points(after, 0) == points(after, 1) == {}
    assert happened(state, "catastrophe D5") == ["catastrophe-placed"] + ["leader-home"] * 3
