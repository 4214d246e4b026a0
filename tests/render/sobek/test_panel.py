"""The private panel shows the hand where tiles of it are chosen, and the market where one is taken."""

import pytest

from render.kit.renderer import Audience, PlanView
from render.registry import RENDERERS
from render.words.text import texts
from rules.core.chance import Dice
from rules.core.draft import look_ahead
from rules.sobek import SOBEK as GAME
from rules.sobek.observation import SobekObservation
from tests.rules.sobek.desk import at

RENDERER = RENDERERS[GAME.info.slug]
HAND = "3*wheat1 wheat0 statue queen"


def shown(first: str, *steps: str, hand: str = HAND) -> tuple[str, str]:
    """The name and the alt text of the picture with these steps planned and the actions that begin so asked about."""
    (drawing,) = RENDERER.panel(*view_of(first, *steps, hand=hand))
    return drawing.picture.filename, drawing.alt


def view_of(first: str, *steps: str, hand: str = HAND) -> tuple[PlanView[SobekObservation], Audience]:
    now = GAME.observe(at(hand, "fish1"), 0)
    plan = look_ahead(GAME, now, 0, steps, Dice("panel"))
    targets = tuple(one for one in plan.legal if GAME.notation(one).startswith(first))
    return PlanView(now, plan.observation, targets), Audience(texts("en"), ("Aiko", "Marta"))


@pytest.mark.parametrize(
    ("first", "steps", "kind"),
    [
        ("take", (), "board"),
        ("character queen", (), "board"),
        ("sell", (), "hand"),
        ("pick", ("sell wheat",), "hand"),
        ("done", ("sell wheat", "pick 3 wheat1"), "hand"),
    ],
)
def test_the_picture_is_of_what_is_asked_about(first, steps, kind):
    assert kind in shown(first, *steps)[0]


def test_the_tiles_chosen_and_their_worth_are_on_the_picture():
    _, alt = shown("done", "sell wheat", "pick 3 wheat1")
    assert "The wheat set: 3 tiles times 3 scarabs make 9 points." in alt


def test_where_tiles_are_sold_the_picture_has_them_alone():
    """So they are as wide as a phone: what else is private makes the hand as high as it is wide."""
    view, audience = view_of(
        "pick", "sell wheat", hand="3*wheat1 wheat0 ebony2 fish0 ivory3 statue queen vizier courtesan"
    )
    (sketch,) = RENDERER.sketches(view, audience)
    assert sketch.height < 0.6 * sketch.width
    assert sketch.height < 0.7 * RENDERER.draw_hand(view.planned, audience).height
