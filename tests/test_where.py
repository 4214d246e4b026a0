"""``docs/where.md`` leads to places that are there, and leaves out no room."""

import re
from pathlib import Path

import pytest

from rules.registry import GAMES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "where.md").read_text("utf-8")
NAMED = re.findall(r"`([a-z_]+(?:/[\w.]+)*)`", PAGE)


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    part = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| ")][2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def test_every_place_that_is_named_is_there() -> None:
    assert len(NAMED) > 100
    assert [name for name in NAMED if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("floor", ["cogs", "data", "rules", "render"])
def test_no_room_is_left_out(floor: str) -> None:
    """A new room gets a line; a game's rooms are those that its slug names."""
    folders = (path for path in (ROOT / floor).iterdir() if path.is_dir() and any(path.iterdir()))
    rooms = {f"{floor}/{path.name}" for path in folders if path.name not in GAMES and path.name != "__pycache__"}
    assert rooms
    assert rooms - {*NAMED} == set()


@pytest.mark.parametrize("heading", ["Features", "What features share"])
def test_each_line_has_its_rooms_and_its_first_file(heading: str) -> None:
    found = rows(heading)
    assert len(found) > 10
    for what, rooms, first in found:
        assert all((ROOT / room).is_dir() for room in re.findall(r"`([^`]+)`", rooms)), what
        assert (ROOT / first.strip("`")).is_file(), what


def test_a_feature_names_each_room_that_has_its_name() -> None:
    """A room of the same name on another floor belongs to the same feature."""
    for what, rooms, _ in rows("Features"):
        name = what.partition(":")[0]
        wanted = {
            f"{floor}/{name}"
            for floor in ("cogs", "data", "rules", "render", "tests/cogs", "tests/data", "tests/rules", "tests/render")
            if any((ROOT / floor / name).glob("*.*"))
        }
        assert wanted <= {*re.findall(r"`([^`]+)`", rooms)}, what
