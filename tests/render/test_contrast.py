"""Text stands out from what lies below it, and where it does not it is found."""

from PIL import Image

from render.core.canvas import Canvas
from render.core.palette import INK, PAGE, TEXT_CONTRAST, WHITE, contrast, deepened, text_on
from tests.render.legible import watched


def test_faint_text_is_found() -> None:
    canvas = Canvas(Image.new("RGB", (200, 100), PAGE), 1.0)
    with watched() as faint:
        canvas.text(20, 40, "plain", 40, INK)
        assert faint == {}
        canvas.text(20, 40, "faint", 40, WHITE)
    assert faint == {(WHITE, PAGE): {"faint"}}


def test_text_on_any_ground_is_white_or_ink_and_stands_out() -> None:
    for ground in ((255, 255, 255), (208, 83, 29), (46, 159, 166), (0, 0, 0)):
        assert text_on(ground) in (WHITE, INK)
        assert contrast(text_on(deepened(ground)), deepened(ground)) >= TEXT_CONTRAST
    assert deepened((255, 255, 255)) == (255, 255, 255)
