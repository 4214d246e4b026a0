"""The private panel: the board, or the part that is asked about, and below it the tiles in hand."""

from io import BytesIO

from PIL import Image, ImageChops

from render.kit.renderer import SIZE, Audience, Drawing
from render.registry import RENDERERS
from render.tigris_euphrates import marks
from render.tigris_euphrates.tray import HEIGHT
from render.words.text import texts
from rules.bots.suggestions import best_of
from rules.core.chance import Dice
from rules.core.contract import Action
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from tests.rules.tigris_euphrates.desk import at

RENDERER = RENDERERS[GAME.info.slug]
AUDIENCE = Audience(texts("en"), ("Aiko", "Marta"))
STATE = at("settlement temple 2 farm market 2")
SEEN = GAME.observe(STATE, 0)


def legal(start: str) -> list[Action]:
    return [one for one in GAME.legal_actions(STATE, 0) if GAME.notation(one).startswith(start)]


def picture(drawing: Drawing) -> Image.Image:
    return Image.open(BytesIO(drawing.picture.data)).convert("RGB")


def test_the_hand_stands_below_the_board_and_in_the_alt_text() -> None:
    (panel,) = RENDERER.panel(SEEN, SEEN, AUDIENCE)
    board, whole = picture(RENDERER.board(SEEN, AUDIENCE)), picture(panel)
    assert whole.width == SIZE
    assert whole.height - board.height >= HEIGHT * SIZE // 1600
    assert panel.alt.startswith("Your tiles: ")
    other = GAME.observe(at("farm 6"), 0)
    (changed,) = RENDERER.panel(other, other, AUDIENCE)
    differing = ImageChops.difference(whole, picture(changed)).getbbox() or (0, 0, 0, 0)
    assert differing[1] > board.height, "nothing but the hand tells them apart"


def test_few_squares_are_shown_enlarged() -> None:
    few = legal("tile temple H")[:3]
    (panel,) = RENDERER.panel(SEEN, SEEN, AUDIENCE, few)
    (whole,) = RENDERER.panel(SEEN, SEEN, AUDIENCE, legal("tile temple"))
    assert picture(panel).height < picture(whole).height


def test_of_many_squares_the_suggested_ones_are_named() -> None:
    many = legal("tile temple")
    assert len(many) > marks.LABELLED
    best = best_of(GAME, SEEN, 0, many, 6, Dice("named"))
    (plain,) = RENDERER.panel(SEEN, SEEN, AUDIENCE, many)
    (named,) = RENDERER.panel(SEEN, SEEN, AUDIENCE, many, suggested=best)
    assert picture(plain).size == picture(named).size
    assert ImageChops.difference(picture(plain), picture(named)).getbbox() is not None
