"""Games of an earlier version of the rules go on, and their records replay, with the cards of that time.

``version_1.json`` was written by version 1: the record of a game in which somebody gains Pont du Gard and somebody the
Great Wall, its table ``after`` so many steps as it was kept, and the position at its end."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from render.kit.renderer import Audience
from render.path_of_civilization.renderer import CivRenderer
from render.words.text import texts
from rules.core import record as records
from rules.core.chance import Dice
from rules.core.errors import PositionError, RecordError
from rules.core.record import Record
from rules.history.snapshot import freeze, thaw
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.cards import EARLIER_WONDERS, WONDERS
from rules.table import table as tables
from tests.rules.path_of_civilization.desk import at, play

KEPT = Path(__file__).with_name("version_1.json")
BUILDERS = ({"agents": {"builder": 4}}, {})


@cache
def kept() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(KEPT.read_bytes())
    return found


def the_record() -> Record:
    return msgspec.convert(kept()["record"], Record)


def test_a_record_of_version_1_replays_exactly() -> None:
    record = the_record()
    assert (record.version, GAME.info.version) == (1, 2)
    assert GAME.document(records.replay(GAME, record)) == kept()["end"]


def test_the_same_game_would_go_otherwise_under_the_present_version() -> None:
    record = msgspec.structs.replace(the_record(), version=2)
    try:
        ended = GAME.document(records.replay(GAME, record))
    except RecordError:
        return
    assert ended | {"version": 1} != kept()["end"]


def test_a_table_of_version_1_goes_on_as_it_began() -> None:
    table, record = thaw(GAME, kept()["table"]), the_record()
    assert (table.rules, table.state.version) == (1, 1)
    assert freeze(GAME, table)["state"] == kept()["table"]["state"]
    for step in record.steps[kept()["after"] :]:
        table = tables.act(GAME, table, step.seat, [step.action], 2.0).table
    assert GAME.document(table.state) == kept()["end"]
    again = thaw(GAME, msgspec.json.decode(msgspec.json.encode(freeze(GAME, table))))
    assert again.state == table.state


@pytest.mark.parametrize(("version", "legacy", "research"), [(1, 3, 2), (2, 2, 1)])
def test_the_wonders_bring_what_they_brought_when_the_game_began(version: int, legacy: int, research: int) -> None:
    market = ["wonder_great_wall", "wonder_pont_du_gard"]
    state = at("wonder", *BUILDERS, wonder_market=market, version=version)
    none, wall, bridge = (
        play(state, f"0 {text}", "0 ready").civilizations[0]
        for text in ("pass", "claim great_wall", "claim pont_du_gard")
    )
    assert wall.legacy - none.legacy == legacy
    assert bridge.research[3] - none.research[3] == research


def test_the_present_version_is_that_of_what_does_not_say() -> None:
    assert at("plan").version == GAME.setup(2, {}, "any").version == GAME.info.version == 2
    assert GAME.document(at("plan"))["version"] == 2


def test_versions_that_nobody_knows_are_refused() -> None:
    with pytest.raises(RecordError, match="record other version"):
        records.replay(GAME, msgspec.structs.replace(the_record(), version=3))
    with pytest.raises(PositionError, match="position malformed"):
        at("plan", version=3)


def test_what_is_imagined_keeps_the_version() -> None:
    state = at("wonder", *BUILDERS, version=1)
    assert GAME.resample(state, 0, Dice("imagined")).version == 1


def test_an_earlier_wonder_differs_in_what_it_brings_at_once() -> None:
    assert {version: set(found) for version, found in EARLIER_WONDERS.items()} == {
        1: {"wonder_pont_du_gard", "wonder_great_wall"}
    }
    assert all(
        WONDERS[name].instant != old.instant for found in EARLIER_WONDERS.values() for name, old in found.items()
    )


@pytest.mark.parametrize(("version", "told"), [(1, "3 military legacy"), (2, "2 military legacy")])
def test_a_table_tells_the_cards_of_its_game(version: int, told: str) -> None:
    state = at("wonder", *BUILDERS, wonder_market=["wonder_great_wall"], version=version)
    board = CivRenderer().board_text(GAME.observe(state, 0), Audience(texts("en"), ("Aiko", "Marta")))
    assert f"Immediate: {told}." in str(board)
