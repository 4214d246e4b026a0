"""The table of permissions: everything that can be pressed or typed stands in it once, and the bot does as it says."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace

import pytest
from discord import app_commands

from cogs.permissions import commands
from cogs.permissions.authorization import name_of
from cogs.permissions.rows import (
    AT_TABLE,
    PLACES,
    POWERS,
    Cell,
    PermissionRow,
    Relation,
    Role,
    TableStage,
)
from cogs.press import router
from render.words.text import LANGUAGES, lexicon
from tests.effort import WHOLE, several
from tests.kit.admission import (
    COMMANDS,
    COMPLETIONS,
    NOWHERE,
    VERBS,
    Actor,
    Desk,
    Scene,
    Walk,
    custom_id_of,
    item_of,
)
from tests.kit.room import Room
from tests.permissions import PAGE, page

ROOT = Path(__file__).resolve().parents[3]
TABLES = (VERBS, COMMANDS, COMPLETIONS)


def commands_of(room: Room) -> list[app_commands.Command]:
    """Everything that can be typed."""
    return [one for one in room.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]


@pytest.mark.fast
def test_a_verb_about_a_table_has_its_number() -> None:
    assert not {verb for verb, known in router.VERBS.items() if known.may.at_table and not known.numbers}


@pytest.mark.fast
def test_a_verb_is_declared_once() -> None:
    one = SimpleNamespace(__name__="one", VERBS={"go": router.VERBS["go"]})
    assert router.declared([one]) == one.VERBS
    with pytest.raises(ValueError, match="declared already"):
        router.declared([one, one])


@pytest.mark.fast
def test_whoever_declares_verbs_is_asked() -> None:
    found = {
        path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
        for path in (ROOT / "cogs").rglob("*.py")
        if "\nVERBS = {" in path.read_text("utf-8")
    }
    assert found == {module.__name__ for module in router.DECLARING}


@pytest.mark.fast
async def test_each_command_has_one_row_and_each_row_is_a_command(room: Room) -> None:
    typed = commands_of(room)
    assert len(typed) > 60
    assert {name_of(one) for one in typed} == set(COMMANDS)
    completed = {name_of(one) for one in typed if any(option.autocomplete for option in one.parameters)}
    assert completed == set(COMPLETIONS)


@pytest.mark.fast
def test_each_row_answers_every_place_in_every_state() -> None:
    for row in (row for table in TABLES for row in table.values()):
        assert set(row.cells) == (set(AT_TABLE) if row.at_table else {TableStage.ANYWHERE}), row.title
        for cell in row.cells.values():
            assert cell.may <= {*PLACES, *POWERS}
            assert set(cell.refusals) == set(PLACES) - cell.may
    reasons = {told for table in TABLES[:2] for row in table.values() for one in row.cells.values() for told in
               one.refusals.values()}  # fmt: skip
    english = lexicon(LANGUAGES[0]).variables  # stands in for what another language lacks
    lacking = [(reason, language) for reason in reasons - {""} for language in LANGUAGES
               if {**english, **lexicon(language).variables}.get(f"error-{reason}") != frozenset()]  # fmt: skip
    assert lacking == [], "a refusal has its sentence, and nothing to fill in"


@pytest.mark.fast
def test_rows_that_differ_have_titles_of_their_own() -> None:
    rows = [row for table in TABLES for row in table.values()]
    titles = {row.title: row for row in rows}
    assert all(titles[row.title] == row for row in rows)


WALKED = AT_TABLE if WHOLE else (TableStage.LOBBY, TableStage.RUNNING, TableStage.OVER)


@pytest.mark.parametrize("state", WALKED)
async def test_everybody_may_what_the_table_says_and_nothing_else(room: Room, state: TableStage) -> None:
    walk = Walk(await Scene.open(room, state), sampled=not WHOLE)
    await walk.everybody()
    assert walk.faults == [], "\n".join(map(str, walk.faults))
    assert walk.count > several(100, 500)


async def test_what_is_about_no_table_is_everybodys_but_what_a_server_is_set_to(room: Room) -> None:
    walk = Walk(await Scene.open(room, TableStage.ANYWHERE), sampled=not WHOLE)
    await walk.everybody()
    assert walk.faults == [], "\n".join(map(str, walk.faults))
    assert walk.count > several(60, 80)


async def test_there_is_nothing_to_do_at_a_table_that_there_is_not(room: Room) -> None:
    desk, [marta] = Desk(room), await room.join("Marta")
    nobody = Actor("somebody", marta, Relation(Role.STRANGER))
    verbs = [verb for verb, row in VERBS.items() if row.at_table]
    await desk.lay_out([(marta, False)], NOWHERE, verbs)
    for verb in verbs:
        pressed = await desk.press(nobody, custom_id_of(verb, NOWHERE), router.VERBS[verb].selects)
        assert await marta.told(pressed) == "There is no such table any more.", verb


# --- the fast lane --------------------------------------------------------------------------------------------------

NO_SEAT = "You have no seat at this table. You can look on: its board and its history are open to you."
PAUSED = "The table is paused. Resume it with the button **Resume**, or with /table resume."
BEGUN, EARLY = (
    "This game has begun already. Its board is in its thread.",
    "A rematch is possible once this game is over.",
)
SAMPLES = {
    TableStage.RUNNING: (
        ("spectator", "hand", "あなたはこのテーブルに着席していません。ボードと履歴は見られます。"),
        ("spectator", "join", "このゲームはすでに始まっています。ボードはスレッドにあります。"),
        (
            "stranger",
            "log",
            "あなたはこのテーブルに着席していません。テーブルのあるサーバーでなら、ボードを見られます。",
        ),
        ("admin", "hand", NO_SEAT),
        ("owner", "go", NO_SEAT),
        ("former", "back", NO_SEAT),
        ("former", "undo", NO_SEAT),
        ("host", "start", BEGUN),
        ("substitute", "rematch", EARLY),
        ("substitute", "resume", "The table is not paused: the game goes on."),
        ("admin", "resign", NO_SEAT),
    ),
    TableStage.PAUSED: (("substitute", "go", PAUSED), ("host", "nudge", PAUSED), ("former", "go", NO_SEAT)),
}
"""Who presses what in which state, and what they are told: written down once more, by hand."""


@pytest.mark.fast
@pytest.mark.parametrize("state", SAMPLES)
async def test_whoever_may_not_is_told_so_in_one_sentence(room: Room, state: TableStage) -> None:
    scene, desk = await Scene.open(room, state), Desk(room)
    actors = {actor.name: actor for actor in scene.actors()}
    for name, verb, sentence in SAMPLES[state]:
        actor = actors[name]
        await desk.post(actor.guest, actor.direct, [item_of(verb, scene.number)])
        pressed = await desk.press(actor, custom_id_of(verb, scene.number), router.VERBS[verb].selects)
        assert await actor.guest.told(pressed) == sentence, (name, verb)


# --- the walk sees what is wrong ------------------------------------------------------------------------------------

MUTANTS = several(1, 3)
"""So many cells of each state are turned, one at a time."""


@pytest.mark.parametrize("state", TableStage)
async def test_the_walk_notices_a_single_cell_that_is_wrong(
    room: Room, monkeypatch: pytest.MonkeyPatch, state: TableStage
) -> None:
    scene = await Scene.open(room, state)
    actors = (*scene.actors(), *(await scene.hand_over() if scene.begun else ()))
    cells = [
        (table, name, turned(row, state, role))
        for table in TABLES[
            : 2 if scene.begun or state is TableStage.ANYWHERE else 1
        ]  # else nobody's command gets so far
        for name, row in table.items()
        for role in (*PLACES, *POWERS)
        if state in row.cells and matters(actors, state, row, turned(row, state, role), table is COMMANDS)
    ]
    for table, name, mutant in random.Random(f"{state}").sample(cells, MUTANTS):
        await scene.renew()
        with monkeypatch.context() as patch:
            if table is VERBS:
                patch.setitem(router.VERBS, name, dataclasses.replace(router.VERBS[name], may=mutant))
            else:
                patch.setitem(commands.COMMANDS, name, mutant)
            walk = Walk(scene, {name, f"/{name}"}.__contains__)
            await walk.everybody()
        assert walk.faults != [], (name, mutant.cells[state], table[name].cells[state])


def turned(row: PermissionRow, state: TableStage, role: Role) -> PermissionRow:
    """The row with one cell turned: who might may not, and the other way round."""
    cell = row.cells[state]
    may = cell.may ^ {role}
    told = {place: cell.refusals.get(place, "table-unknown") for place in PLACES if place not in may}
    return PermissionRow(row.title, {**row.cells, state: Cell(may, told)})


def matters(actors: Iterable[Actor], state: TableStage, row: PermissionRow, mutant: PermissionRow, typed: bool) -> bool:
    """Whether the cell is about any of these people; what is typed in a direct message has no table but one's own."""
    return any(
        row.cells[state].refusal(actor.standing) != mutant.cells[state].refusal(actor.standing)
        for actor in actors
        if not (typed and actor.direct)
    )


# --- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_shows_the_table_as_it_is() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m tests.permissions writes it anew"
