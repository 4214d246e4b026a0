"""The table of permissions for people to read: ``python -m tests.permissions`` writes docs/permissions.md."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from cogs.permissions.commands import COMMANDS, COMPLETIONS
from cogs.permissions.rows import (
    AT_TABLE,
    PLACES,
    POWERS,
    SILENTLY,
    PermissionRow,
    TableStage,
)
from cogs.press import router
from render.words.text import texts
from tests.data.texts.reading import COMPLETE

VERBS = {verb: known.may for verb, known in router.VERBS.items()}
PAGE = Path(__file__).parents[1] / "docs" / "permissions.md"
HEAD = """# Who may do what

Every button, select and dialog names its row below where it is declared, beside its handler; commands, and what is
offered while one is typed, do in `cogs/permissions/commands.py`. The rows stand in `cogs/permissions/rows.py`, where it
is told what the roles and the states of a table mean. They are asked before anything is done, and a test walks through
all of it. This page is written from them by `python -m tests.permissions`.

✓ may. Any other word names the sentence that refuses; all sentences are at the end. – means that nothing is offered,
and nothing said. Host, admin and owner come on top of the place that somebody has: + may too.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *map(_part, rows()), "## The sentences\n", *_sentences()]) + "\n"


def rows() -> list[PermissionRow]:
    """All rows, each once, in the order in which they are first used."""
    return list({row.title: row for table in (VERBS, COMMANDS, COMPLETIONS) for row in table.values()}.values())


def _part(row: PermissionRow) -> str:
    states = AT_TABLE if row.at_table else (TableStage.ANYWHERE,)
    head = f"| | {' | '.join((*PLACES, *POWERS))} |"
    ruler = f"|{' --- |' * (1 + len(PLACES) + len(POWERS))}"
    title = f"## {row.title[0].upper()}{row.title[1:]}\n"
    return "\n".join([title, *_used(row), "", head, ruler, *(_line(row, state) for state in states), ""])


def _line(row: PermissionRow, state: TableStage) -> str:
    cell = row.cells[state]
    places = ["✓" if place in cell.may else cell.refusals[place] or "–" for place in PLACES]
    return f"| {state} | {' | '.join([*places, *('+' if power in cell.may else '' for power in POWERS)])} |"


def _used(row: PermissionRow) -> Iterator[str]:
    """What is done so."""
    for kind, table, form in (
        ("Pressed", VERBS, "`{}`"),
        ("Typed", COMMANDS, "`/{}`"),
        ("Offered for", COMPLETIONS, "`/{}`"),
    ):
        names = [form.format(name) for name, used in table.items() if used == row]
        if names:
            yield f"- {kind}: {', '.join(names)}"


def _sentences() -> Iterator[str]:
    reasons = {told for row in rows() for cell in row.cells.values() for told in cell.refusals.values()} - {SILENTLY}
    for reason in sorted(reasons):
        said = " · ".join(texts(language).t(f"error-{reason}") for language in COMPLETE)
        yield f"- **{reason}** {said}"


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tests.permissions", description=__doc__).parse_args()
    PAGE.write_text(page(), encoding="utf-8")
