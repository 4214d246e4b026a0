"""Every icon recipe parses, draws something, and every icon asked for by name exists."""

import ast
from collections import Counter, OrderedDict
from pathlib import Path

import pytest
from PIL import ImageChops

from render.core import glyphs, palette, shapes
from render.core.cache import KNOWN_PICTURES, SHELF, SIGNS
from rules.registry import GAMES
from tests.games import all_facts, facts_of, without_facts
from tests.sources import calls, strings, tree_of

CALLS = {"glyph": 0, "mask": 0, "outline": 0, "stat": 3}


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


def test_a_name_is_given_once():
    with pytest.raises(ValueError, match="already: 'ring'"):
        glyphs.parse_recipes("ring = C 50,50,40\nring = C 50,50,20")
    library = glyphs.parse_recipes("ring = C 50,50,40")
    with pytest.raises(ValueError, match="already: 'ring'"):
        glyphs.parse_recipes("ring = C 50,50,20", library)
    own = glyphs.parse_recipes("moon -> ring", library)
    assert own == {"moon": library["ring"]}


def test_two_games_cannot_give_one_name(tmp_path, monkeypatch):
    for room, text in {"core": "ring = C 50,50,40", "one": "moon -> ring", "two": "moon = C 50,50,9"}.items():
        (tmp_path / room).mkdir()
        (tmp_path / room / "glyphs.txt").write_text(text)
    monkeypatch.setattr(glyphs, "FOLDER", tmp_path)
    with pytest.raises(ValueError, match="moon"):
        glyphs.recipes.__wrapped__()
    (tmp_path / "two" / "glyphs.txt").write_text("star = C 50,50,9")
    assert set(glyphs.recipes.__wrapped__()) == {"ring", "moon", "star"}


# --- who draws what ---------------------------------------------------------------------------------------------------


def named_in(folder: Path) -> set[str]:
    """All strings in the code of a folder."""
    return {text for path in folder.rglob("*.py") for text in strings(tree_of(path))}


def given_in(room: str) -> set[str]:
    """The icons that a room's recipe file gives."""
    source = glyphs.FOLDER / room / "glyphs.txt"
    library = {} if room == "core" else glyphs.parse_recipes((glyphs.FOLDER / "core" / "glyphs.txt").read_text("ascii"))
    return set(glyphs.parse_recipes(source.read_text("ascii"), library)) if source.is_file() else set()


def drawn_by(slug: str) -> set[str]:
    """The icons that a game names in its code or draws by the words of its rules."""
    return (named_in(glyphs.FOLDER / slug) | set(facts_of(slug).glyphs)) & glyphs.recipes().keys()


def drawn_by_all() -> set[str]:
    """The icons of the library's own pictures and of the messages that carry them."""
    rooms = [path for path in glyphs.FOLDER.iterdir() if path.is_dir() and path.name not in GAMES]
    named = set().union(*map(named_in, (*rooms, glyphs.FOLDER.parent / "cogs")))
    return {seat.emblem for seat in palette.SEATS} | named & glyphs.recipes().keys()


def icon_names_in_code() -> dict[str, str]:
    """Icon names given literally to drawing calls anywhere in ``render``, with the file that does."""
    found = {}
    for path in glyphs.FOLDER.rglob("*.py"):
        for called, node in calls(tree_of(path)):
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


@pytest.mark.parametrize("slug", GAMES)
def test_a_games_icons_exist_and_it_gives_none_that_it_does_not_draw(slug):
    assert set(facts_of(slug).glyphs) <= glyphs.recipes().keys()
    assert given_in(slug) - drawn_by(slug) == set()


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_draws_no_other_games_icon(slug):
    foreign = set().union(*(given_in(other) for other in GAMES if other != slug))
    assert drawn_by(slug) & foreign == set()


def test_the_library_holds_what_all_pictures_or_several_games_draw():
    """A drawing under its second name counts as well."""
    recipes = glyphs.recipes()
    users = Counter(recipe for slug in all_facts() for recipe in {recipes[name] for name in drawn_by(slug)})
    lonely = {name for name in given_in("core") - drawn_by_all() if users[recipes[name]] < 2 - len(without_facts())}
    assert lonely == set()


@pytest.mark.parametrize(
    "draw",
    [
        lambda part: glyphs.outline("treasure", 37, 2.95 + part),
        lambda part: shapes.box(80, 60, 14.3 + part, 2.3 + part),
        lambda part: shapes.line(((3, 4), (30, 21)), 5.2 + part)[0],
    ],
)
def test_a_mask_is_the_same_whichever_of_nearly_equal_sizes_was_drawn_first(draw, monkeypatch):
    drawn = []
    for part in (0.0, 0.02):
        for shelf in (SHELF, SIGNS, KNOWN_PICTURES):
            monkeypatch.setattr(shelf, "_kept", OrderedDict())
        drawn.append(draw(part).tobytes())
    assert drawn[0] == drawn[1]
