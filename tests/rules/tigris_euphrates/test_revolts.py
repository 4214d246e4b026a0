"""TE-9, TE-10 and TE-20.4: internal conflicts."""

from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates.kingdoms import realm_of
from rules.tigris_euphrates.strength import parties
from tests.rules.tigris_euphrates.desk import (
    at,
    happened,
    held,
    legal,
    on_board,
    play,
    points,
    refused,
    step,
    tiles,
    told,
    words,
)

SHARED = {"temple": "D5 E6", "leaders": ["", "trader D6"]}
"""Both temples touch D6 and E5, where seat 0's trader will be: they count for both."""


def revolt(*hands: str, **fields):
    return play(at(*hands, **{**SHARED, **fields}), "leader trader E5")


def test_te_9_3_the_attacker_commits_first_then_the_defender():
    state = revolt("temple 2", "temple 1")
    assert (GAME.to_act(state), legal(state)) == ((0,), {"support 0", "support 1", "support 2"})
    state = play(state, "support 1")
    assert (GAME.to_act(state), legal(state)) == ((1,), {"support 0", "support 1"})
    seen = GAME.observe(state, 1)
    assert seen.conflict is not None
    attacker, defender = parties(seen, seen.conflict)
    assert (attacker.committed, attacker.strength, attacker.total) == (1, 2, 3)
    assert (defender.committed, defender.strength, defender.total) == (None, 2, 2)


def test_te_9_3_nobody_else_is_asked():
    state = revolt("temple")
    assert refused(state, "support 0", seat=1) == ("TE-4.1", "te-not-your-turn")
    assert refused(play(state, "support 0"), "support 0", seat=0) == ("TE-23.5", "te-not-asked")


def test_te_9_5_and_9_6_committed_tiles_are_gone_until_the_end_of_the_turn():
    state = play(revolt("temple 3", "temple 2"), "support 2", "support 1")
    assert (held(state, 0), held(state, 1)) == ({"temple": 1}, {"temple": 1})
    assert state.removed == (0, 3, 0, 0)
    refilled = play(state, "pass", "end")
    assert [sum(hand) for hand in refilled.hands] == [6, 6]


def test_te_9_7_tiles_may_be_wasted():
    assert "support 3" in legal(revolt("temple 3", "temple"))
    state = play(revolt("", "temple 3"), "support 0")
    assert "support 3" in legal(state)


def test_te_9_3_not_more_than_held():
    state = revolt("temple 2")
    assert refused(state, "support 3") == ("TE-9.3", "te-support-not-held")
    assert refused(at("temple"), "support 1") == ("TE-9.3", "te-no-conflict")


def test_te_10_2_temples_decide_whatever_the_leaders_colour():
    assert legal(revolt("market 3 temple 1")) == {"support 0", "support 1"}
    assert told(at(**SHARED), "leader trader E5", "revolt-begun") == [
        (
            0,
            {
                "leader": "@trader",
                "tile": "@temple",
                "colour": "@green",
                "defender_seat": 1,
                "attack": 2,
                "defence": 2,
            },
        )
    ]


def test_te_10_2_only_adjacent_temples_count():
    state = at(temple="D5 E5 F5", leaders=["", "king D6"])
    (_, args), *_ = told(state, "leader king G5", "revolt-begun")
    assert (args["attack"], args["defence"]) == (1, 1)


def test_te_10_3_a_moved_attacker_does_not_go_back():
    state = at(temple="D5 E6", leaders=["trader F2", "trader D6"])
    assert on_board(play(state, "leader trader E5", "support 0", "support 0"), 0) == {}


def test_te_10_4_one_red_point_and_no_tile_lost():
    state = revolt("temple")
    before = tiles(state, "temple")
    state, events = step(play(state, "support 1"), "support 0")
    assert [event.kind for event in events] == ["supported", "revolt-won", "leader-home", "scored"]
    assert points(state, 0) == {"red": 1}
    assert tiles(state, "temple") == before


def test_te_10_5_treasures_go_to_the_trader_who_is_left():
    linked = at("temple", temple="G3 H3 J3 K3 K2 I2", leaders=["", "king I3"], treasures="F3 K1 B2 P2")
    assert linked.won == (3, 3)
    assert play(linked, "leader trader G2", "leave F3").won == (4, 3)
    contested = at("temple", temple="G3 H3 J3 K3 K2 I2", leaders=["", "king I3 trader L3"], treasures="F3 K1 B2 P2")
    attacked = play(contested, "leader trader G2", "support 1")
    assert attacked.won == (3, 3)
    assert play(attacked, "support 0", "leave K1").won == (4, 3)
    lost = play(contested, "leader trader G2", "support 0", "support 0")
    assert (GAME.to_act(lost), play(lost, "leave K1").won) == ((1,), (3, 4))


def test_te_10_5_the_losers_place_may_split_the_kingdom():
    state = at("temple 2", temple="D5 F5", leaders=["", "king E5 farmer G5"])
    attacked = play(state, "leader king D6", "support 2")
    assert "leader-home" in happened(attacked, "support 0")
    after = play(attacked, "support 0")
    assert len(realm_of(after).kingdoms) == 2


def test_te_20_english_support_holds_in_revolts_too():
    english = {"options": {"war_support": "english"}}
    state = revolt("temple 3", "temple 3", **english)
    assert legal(state) == {"support 0", "support 1", "support 2", "support 3"}
    more = at("temple 3", "temple 3", temple="D5 E6 C6", leaders=["", "trader D6"], **english)
    state = play(more, "leader trader E5")
    assert legal(state) == {"support 0", "support 2", "support 3"}
    assert refused(state, "support 1") == ("TE-20.2", "te-english-attack")
    state = play(state, "support 3")
    assert legal(state) == {"support 0", "support 2"}
    assert refused(state, "support 1") == ("TE-20.3", "te-english-defence")
    assert refused(state, "support 3") == ("TE-20.3", "te-english-defence")


def test_te_4_3_everything_belongs_to_the_action():
    state = revolt("temple")
    assert state.actions == 2
    after = play(state, "support 0", "support 0")
    assert (after.actions, "tile" in words(after)) == (1, True)
