"""Custom ids: made and read back, and those of messages from earlier versions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.base import custom_ids
from cogs.press import router

ROOT = Path(__file__).resolve().parents[3]
pytestmark = pytest.mark.fast


@pytest.mark.parametrize(
    ("earlier", "verb", "numbers", "rest"),
    [
        ("z:cups", "tournaments", (), ""),
        ("z:cup:7", "tournament", (7,), ""),
        ("z:cup-join:7", "tournament-join", (7,), ""),
        ("z:cup-option:7:0/seats", "tournament-option", (7, 0), "seats"),
        ("z:feats:0", "records", (0,), ""),
        ("z:import-film-gif:7:1", "import-animation-gif", (7, 1), ""),
        ("z:rhythm-ask", "reminders-ask", (), ""),
    ],
)
def test_a_button_from_earlier_does_what_it_did(earlier, verb, numbers, rest):
    press = custom_ids.parse(earlier)
    assert (press.verb, press.numbers, press.rest) == (verb, numbers, rest)
    assert len(numbers) == router.VERBS[verb].numbers
    assert custom_ids.renewed(earlier) == custom_ids.make(verb, *numbers, rest=rest)


def made_in_code() -> Iterator[tuple[str, str, int | None]]:
    """Where custom ids are made, the verb, and how many numbers it is given where that is written down."""
    for path in (ROOT / "cogs").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "custom_ids.make" and node.args:
                verb, numbers = node.args[0], node.args[1:]
                if isinstance(verb, ast.Constant):
                    known = not any(isinstance(one, ast.Starred) for one in numbers)
                    yield f"{path.name}:{node.lineno}", str(verb.value), len(numbers) if known else None


def test_every_button_that_is_made_has_a_verb_that_takes_it():
    found = list(made_in_code())
    assert len(found) > 100
    wrong = [
        (where, verb, numbers)
        for where, verb, numbers in found
        if verb not in router.VERBS or numbers not in (None, router.VERBS[verb].numbers)
    ]
    assert wrong == []


def test_what_is_made_is_read_back():
    for verb, known in router.VERBS.items():
        made = custom_ids.make(verb, *range(known.numbers), rest="a.b")
        assert custom_ids.renewed(made) == made
        press = custom_ids.parse(made, ["x"])
        assert press == custom_ids.Pressed(verb, tuple(range(known.numbers)), "a.b", ("x",))
