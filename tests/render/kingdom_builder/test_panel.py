"""The private panel: hexes asked about are enlarged where they lie together, suggested ones named among many."""

from io import BytesIO
from itertools import combinations
from math import hypot

import pytest
from PIL import Image, ImageChops

from render.core import shown
from render.core.canvas import UNITS
from render.kingdom_builder.board import LABELLED, LARGE, band_with, plates_apart
from render.kit.closeup import HIGHEST
from render.kit.renderer import PANEL, SIZE, Audience, Drawing, PlanView
from render.registry import RENDERERS
from render.words.text import texts
from rules.bots.suggestions import best_of
from rules.core.chance import Dice
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder import KingdomState
from rules.kingdom_builder.actions import Lift
from rules.kingdom_builder.hexes import HEXES, NAMES, SIDE
from tests.render.covering import covered
from tests.rules.kingdom_builder.desk import at, buildable, tile

RENDERER = RENDERERS[GAME.info.slug]
AUDIENCE = Audience(texts("en"), ("Aiko", "Marta"))


def panel(state: KingdomState, *, suggests: bool = False) -> Image.Image:
    seen, legal = GAME.observe(state, 0), tuple(GAME.legal_actions(state, 0))
    best = best_of(GAME, seen, 0, legal, 6, Dice("named")) if suggests else ()
    (drawing,) = RENDERER.panel(PlanView(seen, seen, legal, suggested=best), AUDIENCE)
    return picture(drawing)


def picture(drawing: Drawing) -> Image.Image:
    return Image.open(BytesIO(drawing.picture.data)).convert("RGB")


def test_a_few_hexes_are_enlarged() -> None:
    near = at("E4 F4", "A1", card="grass")
    board = picture(RENDERER.board(GAME.observe(near, 0), AUDIENCE))
    shown = panel(near)
    assert (shown.width, board.width) == (PANEL, SIZE)
    assert shown.height < 0.7 * board.height


def test_of_many_hexes_the_suggested_ones_are_named() -> None:
    state = at("", "A1", card="grass")
    assert len(GAME.legal_actions(state, 0)) > LABELLED
    board = picture(RENDERER.board(GAME.observe(state, 0), AUDIENCE))
    plain, named = panel(state), panel(state, suggests=True)
    assert plain.height <= HIGHEST * PANEL < board.height, "neither cards nor players: a question stands below it"
    assert (named.width, named.height < board.height) == (PANEL, True), "only the rows that hold them"
    whole = RENDERER.draw_board(GAME.observe(state, 0), AUDIENCE, GAME.legal_actions(state, 0))
    assert ImageChops.difference(whole.crop((0, 0, *named.size)), named).getbbox() is not None


def test_a_band_with_nearly_all_rows_has_the_letters_of_the_columns() -> None:
    whole = band_with(())
    for first in range(3):
        assert band_with([first * SIDE, HEXES - 1]).y == pytest.approx(whole.y, abs=1)
    assert band_with([3 * SIDE, HEXES - 1]).y > whole.y + 100, "the first row is cut: all that is above it goes as well"
    assert band_with([2 * SIDE, 12 * SIDE]).h < HIGHEST * UNITS, "as large as a panel can be"


def test_what_a_plan_has_changed_is_enlarged() -> None:
    state = at("E4 F4", "A1", card="grass")
    action = GAME.legal_actions(state, 0)[0]
    after = GAME.apply(state, 0, action).state
    seen, planned = GAME.observe(state, 0), GAME.observe(after, 0)
    (drawing,) = RENDERER.panel(PlanView(seen, planned, since=seen), AUDIENCE)
    assert picture(drawing).height < 0.7 * picture(RENDERER.board(planned, AUDIENCE)).height


@pytest.mark.parametrize("columns", ["AB", "A CD", "ABC"])
def test_plates_beside_each_other_leave_each_other_whole(columns: str) -> None:
    wide, pitch = 109.0, 74.0
    centres = [(100 + pitch * place, 200.0) for place, name in enumerate(columns) if name != " "]
    found = plates_apart(centres, [wide] * len(centres))
    for (one, two), (there, then) in zip(combinations(found, 2), combinations(centres, 2), strict=True):
        assert abs(one[0] - two[0]) >= wide or abs(one[1] - two[1]) >= 60, columns
        assert (one[0] < two[0]) == (there[0] < then[0]), "in the order of their hexes"
    for place, centre in zip(found, centres, strict=True):
        assert hypot(place[0] - centre[0], place[1] - centre[1]) < pitch * 0.7, "near its hex"


def test_a_plate_alone_stays_on_its_hex() -> None:
    assert plates_apart([(10.0, 20.0), (500.0, 20.0)], [109.0, 109.0]) == [(10.0, 20.0), (500.0, 20.0)]


@pytest.mark.parametrize("few", [True, False])
def test_settlements_that_may_be_chosen_stay_in_sight(few: bool) -> None:
    all_over = sorted({*buildable()[::20], "L6"})
    state = at(" ".join(all_over), "", card="grass", tiles=[[tile("paddock", "L7")]])
    seen = GAME.observe(state, 0)
    legal = [action for action in GAME.legal_actions(state, 0) if isinstance(action, Lift)]
    assert LARGE < len(legal) <= LABELLED
    suggested = legal[::4] if few else ()
    with shown.watched() as pictures:
        RENDERER.panel(PlanView(seen, seen, legal, suggested=suggested), AUDIENCE)
    words = {thing.name for picture in pictures for thing in shown.shown_on(picture)}
    labelled = {NAMES[action.hex] for action in suggested or legal}
    assert {NAMES[action.hex] for action in legal} & words == labelled
    assert [covered(picture, 0.6) for picture in pictures] == [[] for _ in pictures]
