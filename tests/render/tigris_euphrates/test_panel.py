"""The private panel: the board, or the part that is asked about, and below it the tiles in hand."""

from io import BytesIO

from PIL import Image, ImageChops

from render.core.canvas import UNITS
from render.kit.closeup import HIGHEST
from render.kit.renderer import PANEL, Audience, Drawing, PlanView
from render.registry import RENDERERS
from render.tigris_euphrates import conflicts, marks
from render.tigris_euphrates.board import parts_with
from render.tigris_euphrates.tray import HEIGHT
from render.words.text import texts
from rules.core.contract import Action
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates.board import NAMES
from tests.rules.tigris_euphrates.desk import at, play

RENDERER = RENDERERS[GAME.info.slug]
AUDIENCE = Audience(texts("en"), ("Aiko", "Marta"))
STATE = at("settlement temple 2 farm market 2")
SEEN = GAME.observe(STATE, 0)


def legal(start: str) -> list[Action]:
    return [one for one in GAME.legal_actions(STATE, 0) if GAME.notation(one).startswith(start)]


def picture(drawing: Drawing) -> Image.Image:
    return Image.open(BytesIO(drawing.picture.data)).convert("RGB")


def test_the_hand_stands_below_the_board_and_in_the_alt_text() -> None:
    (panel,) = RENDERER.panel(PlanView(SEEN, SEEN), AUDIENCE)
    board, whole = picture(RENDERER.board(SEEN, AUDIENCE)), picture(panel)
    assert whole.width == PANEL
    assert whole.height <= HIGHEST * PANEL < board.height, "neither header nor players: a question stands below it"
    assert panel.alt.startswith("Your tiles: ")
    other = GAME.observe(at("farm 6"), 0)
    (changed,) = RENDERER.panel(PlanView(other, other), AUDIENCE)
    differing = ImageChops.difference(whole, picture(changed)).getbbox() or (0, 0, 0, 0)
    assert differing[1] > whole.height - HEIGHT * PANEL // UNITS, "nothing but the hand tells them apart"


def test_few_squares_are_shown_enlarged() -> None:
    few = legal("tile temple H")[:3]
    (part,), (whole,) = parts_with(SEEN, few), parts_with(SEEN, legal("tile temple"))
    assert part.w < whole.w == UNITS
    (panel,) = RENDERER.panel(PlanView(SEEN, SEEN, few), AUDIENCE)
    assert picture(panel).height < picture(RENDERER.board(SEEN, AUDIENCE)).height


def test_of_many_squares_the_suggested_ones_are_named() -> None:
    """Where they lie all over the board it is shown as a whole, and they are the ones with a name."""
    many = legal("tile temple")
    assert len(many) > marks.LABELLED
    scattered = [one for one in many if GAME.notation(one).endswith((" A1", " P1", " A11", " P11"))]
    (plain,) = RENDERER.panel(PlanView(SEEN, SEEN, many), AUDIENCE)
    (named,) = RENDERER.panel(PlanView(SEEN, SEEN, many, suggested=scattered), AUDIENCE)
    assert picture(plain).size == picture(named).size
    assert ImageChops.difference(picture(plain), picture(named)).getbbox() is not None


def test_suggested_squares_that_lie_together_are_shown_enlarged() -> None:
    many = legal("tile temple")
    near = [one for one in many if GAME.notation(one).endswith((" A1", " B1", " A3"))]
    (whole,), (part,) = parts_with(SEEN, many), parts_with(SEEN, many, near)
    assert len(near) == 3
    assert part.w < whole.w == UNITS


def test_a_conflict_is_shown_enlarged() -> None:
    """Both leaders and all that counts, whatever is asked."""
    revolt = play(at("temple 6", "temple", leaders=["", "king H7"]), "leader king J7")
    seen = GAME.observe(revolt, 0)
    (part,) = parts_with(seen, GAME.legal_actions(revolt, 0))
    assert part.w < UNITS
    assert {"H7", "J7", "I7"} == {NAMES[square] for square in conflicts.squares_of(seen)}
