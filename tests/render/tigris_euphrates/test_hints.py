"""Hints beside the choices of Tigris & Euphrates: what they announce is what happens."""

from __future__ import annotations

import re
from typing import Any

import pytest

from render.tigris_euphrates.hints import addressed, asked, hint
from render.words.text import LANGUAGES, Name, texts
from rules.core.chance import Chance
from rules.core.contract import Action
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates import TigrisState
from tests.rules.tigris_euphrates.desk import at, play

NAMES = tuple(map(Name, ("Aiko", "Marta", "健太")))
STARTS = ["K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"]
HAND = ["settlement", "temple", "temple", "farm", "market", "market"]


def position(temples: tuple[str, ...] = (), tiles: dict[str, list[str]] | None = None, **document: Any) -> TigrisState:
    laid = {"temple": [*STARTS, *temples], **(tiles or {})}
    return GAME.position({"game": "tigris_euphrates", "tiles": laid, "hands": [HAND, HAND], **document})


def hinted(state: TigrisState, action: Action, language: str = "en", level: int = -1) -> str:
    """The hint of one level of the menu's path to the action, for the seat that is to act."""
    observation = GAME.observe(state, GAME.to_act(state)[0])
    names = addressed(texts(language), observation, NAMES)
    return hint(texts(language), observation, GAME.path(action)[level], action, names)


def said(state: TigrisState, text: str, level: int = -1) -> str:
    return hinted(state, GAME.parse(text), level=level)


def test_a_tile_tells_who_scores() -> None:
    state = position(leaders=[{"king": "H7"}, {"trader": "I8"}])
    assert said(state, "tile market J7") == "1 green point for Marta"
    assert said(state, "tile temple J7") == "1 red point for you through the king"
    assert said(state, "tile temple C5") == "no kingdom, no point"
    kingless = position(leaders=[{"trader": "I8"}])
    assert said(kingless, "tile temple J7") == "no point: neither this leader nor a king here"


def test_a_tile_tells_the_wars_it_brings() -> None:
    rivals = [{"king": "H7", "trader": "I8"}, {"king": "L7", "trader": "K6"}]
    state = position(("K7",), {"market": ["J8"]}, leaders=rivals, active=1)
    assert said(state, "tile settlement J7") == ("starts 2 wars: black (you 0 to Aiko 0), green (you 0 to Aiko 1)")
    friends = position(("K7",), leaders=[{"king": "H7"}, {"trader": "K6"}])
    assert said(friends, "tile settlement J7") == "unites two kingdoms in peace, no point"


def test_a_leader_tells_the_revolt_it_brings() -> None:
    state = position(("K7",), leaders=[{"priest": "F4"}, {"king": "H7"}])
    assert said(state, "leader king J7") == "revolt against Marta, 2 to 1 on the board"
    assert said(state, "leader trader J7") == "beside 2 temples, joins Marta’s kingdom"
    assert said(state, "leader trader B1") == "beside 1 temple"
    assert said(state, "leader priest B1", level=0) == "now on F4"
    assert said(state, "leader trader B1", level=0) == "not on the board yet"


def test_lost_temples_tell_who_goes_home() -> None:
    state = position(leaders=[{"king": "H7"}, {"trader": "I8"}], treasures=[])
    expected = "the temple is lost, returned: your king (H7), trader of Marta (I8)"
    assert said(state, "catastrophe I7") == expected
    assert said(state, "catastrophe B2") == "the temple is lost"
    assert said(state, "catastrophe B2", level=0) == "2 left"


def test_a_monument_tells_whom_it_will_pay() -> None:
    """TE-14.2, TE-14.3: leaders of its colours in its kingdom, each at the end of its owner's turn."""
    board = {"market": "D5 E5 D6", "temple": "C5", "leaders": ["trader C6", "priest B5"]}
    built = play(at("market", **board), "tile market E6")
    assert said(built, "monument temple market D5") == "+1 green a turn for you, +1 red a turn for Marta"
    assert said(built, "monument farm market D5") == "+1 green a turn for you"
    lone = play(at("market", market="D5 E5 D6"), "tile market E6")
    assert said(lone, "monument farm market D5") == ""


def test_the_ziggurat_tells_whose_king_it_will_pay() -> None:
    """TE-18.6."""
    wonder = {"options": {"monuments": "ziggurat"}, "market": "D5 E6 F5 E4", "temple": "C6"}
    near = play(at("market", leaders=["", "king C5"], **wonder), "tile market E5")
    assert said(near, "ziggurat E5") == "+1 of any colour a turn for Marta"
    far = play(at("market", leaders=["", "king B6"], **wonder), "tile market E5")
    assert said(far, "ziggurat E5") == ""


def test_te_12_9_a_monument_of_temples_tells_who_goes_home_and_what_it_takes_along() -> None:
    """The trader stands beside flipped temples only: it goes home before the treasures are handed out."""
    temples = {"temple": "D5 E5 D6", "leaders": ["trader C5"], "treasures": "F3"}
    built = play(at("temple", **temples), "tile temple E6")
    assert said(built, "monument temple farm D5") == "returned: your trader (C5)"


def test_a_catastrophe_tells_income_split_kingdoms_and_treasures() -> None:
    """TE-3.10, TE-7.5, TE-13.4: the king is cut off from the monument, the trader from the treasure."""
    board: dict[str, Any] = {
        "settlement": "G3",
        "market": "H3",
        "temple": "I3",
        "leaders": ["king F2", "trader I2"],
        "monuments": [{"colours": ["black", "green"], "square": "J3", "tile": "market"}],
        "treasures": "F3",
    }
    state = at(**board)
    assert said(state, "catastrophe G3") == (
        "the settlement is lost, −1 black a turn for you, splits a kingdom, 1 treasure cut off from Marta"
    )
    assert said(state, "catastrophe A1") == "an empty square"


def test_te_13_1_a_tile_and_a_leader_tell_the_treasures_they_bring_together() -> None:
    board = {"temple": "G3", "settlement": "H3 J3 K3 K2", "treasures": "F3 K1"}
    state = at("settlement", "", leaders=["", "trader G2"], **board)
    assert said(state, "tile settlement I3") == ("no point: neither this leader nor a king here, 1 treasure for Marta")
    joined = at("", **{**board, "market": "I3"})
    assert said(joined, "leader trader G2") == "beside 1 temple, 1 treasure for you"


def test_a_leader_that_moves_or_goes_tells_the_kingdom_it_splits() -> None:
    """TE-3.10: a leader is a link like a tile."""
    state = at(temple="D5 F5", leaders=["king E5", "trader D6 farmer F6"])
    assert said(state, "withdraw king", level=0) == "E5, splits a kingdom"
    assert said(state, "leader king B1").endswith("splits a kingdom")


def test_support_tells_both_strengths() -> None:
    state = position(leaders=[{}, {"king": "H7"}])
    attack = GAME.apply(state, 0, GAME.parse("leader king J7")).state
    assert said(attack, "support 1") == "2 to 1, you win unless Marta adds 1 or more"
    defence = GAME.apply(attack, 0, GAME.parse("support 1")).state
    assert [said(defence, f"support {count}") for count in (0, 1)] == [
        "1 to 2, you lose",
        "2 to 2, you win the tie",
    ]


def test_who_is_asked_for_support_is_told_both_strengths_in_the_question() -> None:
    state = position(leaders=[{}, {"king": "H7"}])
    attack = GAME.apply(state, 0, GAME.parse("leader king J7")).state
    defence = GAME.apply(attack, 0, GAME.parse("support 1")).state
    told = [
        asked(texts("en"), GAME.observe(one, seat), "te-support", NAMES) for one, seat in ((attack, 0), (defence, 1))
    ]
    assert told == [
        "In the revolt you have 1, Marta 1: how many temples do you add?",
        "In the revolt you have 1, Aiko 2: how many temples do you add?",
    ]
    assert asked(texts("en"), GAME.observe(state, 0), "te-where-leader", NAMES) == ""


def test_a_tile_tells_that_something_may_be_built() -> None:
    state = at("market", market="D5 E5 D6")
    assert said(state, "tile market E6") == "no kingdom, no point, a monument may follow"


def test_whoever_looks_on_is_not_called_you() -> None:
    state = position(leaders=[{"king": "H7"}, {"trader": "I8"}])
    action = GAME.parse("tile market J7")
    seen = GAME.observe(state, None)
    assert hint(texts("en"), seen, GAME.path(action)[-1], action, addressed(texts("en"), seen, NAMES)) == (
        "1 green point for Marta"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_announced_happens(language: str) -> None:
    """In a random game: points announced for a tile are scored, revolts and wars announced begin."""
    dice = Chance("hints").dice()
    options = {"board": "advanced", "civilization_buildings": "on"}
    state, kinds = GAME.setup(3, options, "hints"), set()
    while acting := GAME.to_act(state):
        legal = GAME.legal_actions(state, acting[0])
        kept = [action for action in legal if GAME.notation(action).startswith(("tile", "leader"))]
        offered = kept if kept and dice.below(4) else legal
        action = offered[dice.below(len(offered))]
        told = hinted(state, action, language)
        assert len(told) <= 100
        assert not re.search(r"[@{]|te-", told)
        events = GAME.apply(state, acting[0], action).events
        word = GAME.notation(action).split()[0]
        happened = {event.kind for event in events}
        if word == "tile" and language == "en":
            points = sum(event.args["points"] for event in events if event.kind == "scored")
            announced = re.match(r"(\d) \w+ points? for", told)
            assert points == (int(announced[1]) if announced else 0)
            assert told.startswith(("unites", "starts")) == ("united" in happened)
            assert told.count(" to ") == sum(event.kind in ("war-due", "war-begun") for event in events)
        if word == "leader" and language == "en":
            assert told.startswith("revolt") == ("revolt-begun" in happened)
        if word == "catastrophe" and language == "en":
            assert ("returned" in told) == ("leader-home" in happened)
        kinds |= happened
        state = GAME.apply(state, acting[0], action).state
    assert {"revolt-begun", "war-begun", "scored", "leader-home"} <= kinds
