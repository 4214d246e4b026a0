"""Pictures that are lists: what is sent of them is what would be drawn, and the same strip is drawn once."""

from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image

from render.core import encode as encoding
from render.core import sprites
from render.core.cache import PictureCache, Shelf, ground
from render.core.canvas import UNITS, Canvas, joined
from render.core.display_list import HIGH, DisplayList, strips_of
from render.core.encode import encode
from render.core.fixed_palette import reduce
from render.core.palette import GOLD, INK, PAGE, WHITE
from render.kit.closeup import centred

GAME = "sobek"
_pictures = PictureCache()


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoding, "_pieces", Shelf(encoding.BUDGET, lambda piece: len(piece.data)))


def photo() -> Image.Image:
    return Image.linear_gradient("L").resize((260, 130)).convert("RGB")


def decorate(canvas: Canvas, mark: float = 0) -> None:
    """Everything that can be drawn, also across the edges; one ``mark`` can be put elsewhere."""
    canvas.lay(ground("ground of a test", lambda: photo().quantize(32)), -20, 30)
    canvas.card(40, 30, 640, 300, active=True)
    canvas.paste_at(_pictures.get("photo", photo), 500, 100)
    canvas.paste_at(_pictures.get("plain", lambda: Image.new("RGB", (50, 40), GOLD)), 570, 200)
    canvas.frame(700, -20, 340, 90, 9, ((INK, 3), (GOLD, 4)))
    canvas.glyph("vp", 1590, 450, 90, GOLD, rims=((INK, 4),))
    canvas.text(90, 470, "Hjg 健太", 60, INK, bold=True)
    sprites.badge(canvas, 1, 1000 + mark, 240, 100)


def picture(paint: Callable[[Canvas], None] = decorate, height: float = 520) -> Image.Image:
    canvas = Canvas.new(600, height)
    paint(canvas)
    return canvas.picture


def pixels(height: float = 520) -> Image.Image:
    """The same, drawn at once."""
    canvas = Canvas(Image.new("RGB", (600, round(height * 600 / UNITS)), PAGE), 600 / UNITS)
    decorate(canvas)
    return canvas.picture


def sent(image: Image.Image) -> Image.Image:
    with Image.open(BytesIO(encode(image, GAME).data)) as read:
        return read.convert("RGB")


def test_what_is_sent_of_a_list_is_what_is_drawn_at_once() -> None:
    listed = picture()
    assert isinstance(listed, DisplayList)
    assert sent(listed).tobytes() == reduce(pixels(), GAME).convert("RGB").tobytes()
    assert listed.marks, "it was not drawn as a whole"
    assert listed.tobytes() == pixels().tobytes()


def test_lists_on_lists_end_at_their_edges() -> None:
    whole = pixels()
    assert sent(joined([picture(), picture()], 9)).size == (600, 2 * whole.height + 9)
    page = centred(picture(), 700)
    assert page.crop((50, 0, 650, whole.height)).tobytes() == whole.tobytes()
    assert page.getpixel((49, 60)) == page.getpixel((650, 60)) == PAGE
    part = Canvas(DisplayList((300, 113), PAGE), 1)
    part.paste_at(picture(), -75, -15)
    assert sent(part.picture).tobytes() == reduce(whole.crop((75, 15, 375, 128)), GAME).convert("RGB").tobytes()


def test_a_list_that_has_been_looked_at_is_drawn_on_as_pixels() -> None:
    listed = picture()
    listed.load()
    late, at_once = Canvas(listed, 0.375), pixels()
    late.disc(800, 250, 90, WHITE)
    Canvas(at_once, 0.375).disc(800, 250, 90, WHITE)
    assert listed.tobytes() == at_once.tobytes()
    assert sent(listed).tobytes() == reduce(at_once, GAME).convert("RGB").tobytes()


def test_strips_differ_where_something_else_is_drawn_and_only_there() -> None:
    names = [[strip.key for strip in strips_of(listed)] for listed in (picture(), picture(lambda it: decorate(it, 30)))]
    differ = [number for number, (one, other) in enumerate(zip(*names, strict=True)) if one != other]
    assert differ
    assert all(number * HIGH < 295 * 0.375 and (number + 1) * HIGH > 185 * 0.375 for number in differ)


def test_a_picture_that_no_cache_knows_is_never_taken_for_another() -> None:
    def paint(canvas: Canvas) -> None:
        canvas.paste_at(Image.new("RGB", (80, 40), GOLD), 0, 0)

    assert strips_of(picture(paint))[0].key != strips_of(picture(paint))[0].key


def test_bytes_are_the_same_whatever_was_drawn_before() -> None:
    cold = encode(picture(), GAME)
    encode(picture(lambda canvas: decorate(canvas, 60)), GAME)
    assert encode(picture(), GAME) == cold


def test_the_same_strip_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    encode(picture(lambda canvas: canvas.disc(300, 300, 90, INK)), GAME)
    drawn: list[int] = []
    compressed = encoding.compressed
    monkeypatch.setattr(
        encoding, "compressed", lambda strip, level: drawn.append(strip.height) or compressed(strip, level)
    )
    encode(picture(lambda canvas: canvas.disc(300, 300, 90, INK)), GAME)
    assert drawn == []
    encode(picture(lambda canvas: canvas.disc(300, 300, 90, GOLD)), GAME)
    assert drawn == [HIGH, HIGH]


def test_a_list_a_little_too_large_is_compressed_closer_strip_by_strip(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not drawn as a whole, and what the next picture has as well is not compressed anew."""
    limit = len(encode(picture(), GAME).data) - 1
    listed = picture()
    small = encode(listed, GAME, limit=limit)
    assert small.filename == "board.png"
    assert len(small.data) <= limit
    assert listed.marks
    with Image.open(BytesIO(small.data)) as read:
        assert read.convert("RGB").tobytes() == reduce(pixels(), GAME).convert("RGB").tobytes()
    again: list[int] = []
    closer = encoding.compressed_again
    monkeypatch.setattr(
        encoding, "compressed_again", lambda piece, level: again.append(piece.rows) or closer(piece, level)
    )
    encode(picture(lambda canvas: decorate(canvas, 30)), GAME, limit=limit)
    assert 0 < len(again) < len(strips_of(picture()))


def test_a_list_too_large_is_compressed_as_a_whole() -> None:
    noise = Image.effect_noise((700, 700), 200).convert("RGB")
    canvas = Canvas(DisplayList((700, 700), PAGE), 1)
    canvas.paste_at(noise, 0, 0)
    assert encode(canvas.picture, GAME) == encode(noise, GAME)
