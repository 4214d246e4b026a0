"""Every icon recipe parses, draws something, and every icon asked for by name exists."""

import ast
from pathlib import Path

import pytest
from PIL import ImageChops

from render.core import glyphs, palette
from render.kingdom_builder.icons import BUILDER_GLYPHS
from rules.kingdom_builder.actions import KINDS

ROOT = Path(glyphs.__file__).parents[1]
CALLS = {"glyph": 0, "mask": 0, "outline": 0, "stat": 3, "gold_chip": 1, "spent_chip": 1, "chip": 1}


@pytest.mark.parametrize("name", glyphs.recipes())
@pytest.mark.parametrize("px", [18, 66])
def test_every_icon_draws_something_but_not_a_block(name, px):
    mask = glyphs.mask(name, px)
    inked = sum(mask.histogram()[128:])
    assert mask.size == (px, px)
    assert 0.04 * px * px < inked < 0.9 * px * px


def test_no_two_drawings_are_alike_but_for_second_names():
    pictures: dict[bytes, set[str]] = {}
    for name in glyphs.recipes():
        pictures.setdefault(glyphs.mask(name, 40).tobytes(), set()).add(name)
    assert sorted(sorted(names) for names in pictures.values() if len(names) > 1) == [
        ["bull", "livestock"],
        ["farm", "wheat"],
    ]


@pytest.mark.parametrize("text", ["Q 1,2", "C 50,50", "P 1,1 2,2", "P 1,1 2,2 3", "L 4 1,2", "R 1,2,3,4"])
def test_a_broken_recipe_is_refused(text):
    with pytest.raises(ValueError, match="not an icon operation"):
        glyphs.parse_stroke(text)


def test_small_letters_cut_out():
    holed = glyphs.parse_recipes("full = C 50,50,40\nring = C 50,50,40; c 50,50,20\nagain -> ring")
    assert [stroke.paints for stroke in holed["ring"]] == [True, False]
    assert holed["again"] is holed["ring"]
    drawn = glyphs._draw(holed["ring"], 25)
    assert drawn.getpixel((50, 50)) == 0
    assert drawn.getpixel((50, 20)) == 255


def test_an_outline_holds_its_icon_and_grows_evenly():
    icon, grown = glyphs.mask("house", 40), glyphs.outline("house", 40, 3)
    assert grown.size == (46, 46)
    left, top, right, bottom = icon.getbbox()
    assert grown.getbbox() == (left, top, right + 6, bottom + 6)
    inner = grown.crop((3, 3, 43, 43))
    assert ImageChops.subtract(icon, inner).getbbox() is None


def icon_names_in_code() -> dict[str, str]:
    """Icon names given literally to drawing calls anywhere in ``render``, with the file that does."""
    found = {}
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            arguments = [node.args[CALLS[called]]] if called in CALLS and len(node.args) > CALLS[called] else []
            arguments += [word.value for word in node.keywords if word.arg in ("icon", "right_icon", "flag")]
            for argument in arguments:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found[argument.value] = path.name
    return found


def test_every_icon_named_in_code_exists():
    named = icon_names_in_code()
    assert {"lock", "check", "deck", "house"} <= set(named)
    assert {name: file for name, file in named.items() if name not in glyphs.recipes()} == {}


def test_every_icon_named_in_tables_exists():
    named = {seat.emblem for seat in palette.SEATS} | set(BUILDER_GLYPHS.values()) | set(KINDS)
    named |= {*palette.KINGDOM_TERRAINS, *palette.TIGRIS_SPHERES, *palette.SOBEK_GOODS, *palette.CIVILIZATION_TYPES}
    assert named <= set(glyphs.recipes())
