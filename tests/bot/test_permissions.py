"""The table of permissions: everything that can be pressed or typed stands in it once, and the bot does as it says."""

from __future__ import annotations

import pytest
from discord import app_commands

from cogs.panels import permissions, router
from cogs.panels.permissions import AT_TABLE, PLACES, POWERS, State
from cogs.panels.standing import name_of
from render.core.text import LANGUAGES, lexicon
from tests.bot.room import Room

TABLES = (permissions.VERBS, permissions.COMMANDS, permissions.COMPLETIONS)


def commands_of(room: Room) -> list[app_commands.Command]:
    """Everything that can be typed."""
    return [one for one in room.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]


@pytest.mark.fast
def test_each_verb_has_one_row_and_each_row_is_a_verb() -> None:
    assert set(permissions.VERBS) == set(router.VERBS)
    without_number = {verb for verb, known in router.VERBS.items() if not known.numbers}
    assert not {verb for verb in without_number if permissions.VERBS[verb].at_table}


@pytest.mark.fast
async def test_each_command_has_one_row_and_each_row_is_a_command(room: Room) -> None:
    typed = commands_of(room)
    assert len(typed) > 60
    assert {name_of(one) for one in typed} == set(permissions.COMMANDS)
    completed = {name_of(one) for one in typed if any(option.autocomplete for option in one.parameters)}
    assert completed == set(permissions.COMPLETIONS)


@pytest.mark.fast
def test_each_row_answers_every_place_in_every_state() -> None:
    for row in (row for table in TABLES for row in table.values()):
        assert set(row.cells) == (set(AT_TABLE) if row.at_table else {State.ANYWHERE}), row.title
        for cell in row.cells.values():
            assert cell.may <= {*PLACES, *POWERS}
            assert set(cell.told) == set(PLACES) - cell.may
    reasons = {told for table in TABLES[:2] for row in table.values() for one in row.cells.values() for told in
               one.told.values()}  # fmt: skip
    lacking = [(reason, language) for reason in reasons - {""} for language in LANGUAGES
               if lexicon(language).variables.get(f"error-{reason}") != frozenset()]  # fmt: skip
    assert lacking == [], "a refusal has its sentence, and nothing to fill in"


@pytest.mark.fast
def test_rows_that_differ_have_titles_of_their_own() -> None:
    rows = [row for table in TABLES for row in table.values()]
    titles = {row.title: row for row in rows}
    assert all(titles[row.title] == row for row in rows)
