"""Shapes and sprites: sizes in units, smooth edges, no dark fringe."""

import threading

import pytest
from PIL import Image, ImageChops

from render.core import shapes, sprites
from render.core.cache import PictureCache, Shelf, weight
from render.core.canvas import Canvas, sprite
from render.core.palette import GOLD, INK, PAGE, SEATS, WHITE


@pytest.mark.parametrize("pixels", [400, 1200, 1600])
def test_units_scale_with_the_picture(pixels):
    canvas = Canvas.new(pixels, 200)
    canvas.box(400, 40, 800, 120, INK)
    changed = ImageChops.difference(canvas.picture, Image.new("RGB", canvas.picture.size, PAGE)).getbbox()
    assert canvas.picture.width == pixels
    assert [round(edge * 1600 / pixels) for edge in changed] == [400, 40, 1200, 160]


def test_rims_lie_inside_one_another():
    canvas = Canvas.new(1600, 200)
    canvas.disc(100, 100, 80, WHITE, rims=((INK, 4), (GOLD, 6)))
    row = [canvas.picture.getpixel((x, 100)) for x in (55, 62, 67, 80, 100)]
    assert row == [PAGE, INK, GOLD, WHITE, WHITE]


@pytest.mark.parametrize("radius", [0, 18, 60])
@pytest.mark.parametrize("pixels", [1200, 1600])
def test_a_large_box_is_filled_as_through_its_whole_mask(pixels, radius):
    """Large boxes are painted in parts: every pixel must be that of a paste through the undivided mask."""
    canvas = Canvas.new(pixels, 400)
    canvas.box(20, 30, 700, 300, WHITE, radius=radius, rims=((INK, 3), (GOLD, 7.5)))
    expected = Image.new("RGB", canvas.picture.size, PAGE)
    corner, extent = (canvas.px(20), canvas.px(30)), (canvas.px(720) - canvas.px(20), canvas.px(330) - canvas.px(30))
    for colour, inset in ((INK, 0), (GOLD, 3), (WHITE, 10.5)):
        expected.paste(colour, corner, shapes.box(*extent, radius * canvas.scale, inset * canvas.scale))
    assert canvas.picture.tobytes() == expected.tobytes()


def test_tiles_show_their_colour_and_their_sign():
    pictures = {}
    for glyph in ("temple", "market"):
        canvas = Canvas.new(1600, 100)
        sprites.tile(canvas, glyph, 50, 50, 86, GOLD)
        assert canvas.picture.getpixel((50, 17)) == GOLD
        pictures[glyph] = canvas.picture.tobytes()
    assert pictures["temple"] != pictures["market"]


def test_a_ring_is_hollow():
    canvas = Canvas.new(1600, 200)
    canvas.ring(100, 100, 80)
    assert canvas.picture.getpixel((100, 100)) == PAGE
    assert canvas.picture.getpixel((67, 100)) == GOLD


def test_sprites_blend_like_the_piece_drawn_in_place():
    """Pasting a sprite equals drawing the piece: its half covered edges carry no black."""

    def paint(area: Canvas) -> None:
        area.disc(30, 30, 52, (255, 255, 255))

    piece = sprite(60, 60, 1.0, paint)
    drawn = Canvas(Image.new("RGB", (60, 60), (250, 240, 200)), 1.0)
    pasted = Canvas(Image.new("RGB", (60, 60), (250, 240, 200)), 1.0)
    paint(drawn)
    pasted.paste(piece, 30, 30)
    worst = max(high for _, high in ImageChops.difference(drawn.picture, pasted.picture).getextrema())
    assert worst <= 2
    assert min(pasted.picture.getchannel("B").getextrema()) >= 198
    edge = [pixel for pixel in piece.get_flattened_data() if 0 < pixel[3] < 255]
    assert edge
    assert min(min(pixel[:3]) for pixel in edge if pixel[3] > 8) > 225


def test_seat_badges_differ_without_colour():
    def shape(seat: int) -> bytes:
        canvas = Canvas.new(1600, 200)
        sprites.badge(canvas, seat, 100, 100, 90)
        ground = canvas.picture.getpixel((100, 74))
        area = canvas.picture.crop((70, 70, 130, 130))
        return (
            ImageChops.difference(area, Image.new("RGB", area.size, ground))
            .convert("L")
            .point(lambda value: 255 if value > 40 else 0)
            .tobytes()
        )

    assert len({shape(seat) for seat in range(len(SEATS))}) == len(SEATS)


def test_text_is_centred_by_its_capitals():
    canvas = Canvas.new(1600, 200)
    canvas.text(200, 100, "H8", 80, INK, bold=True, anchor="m")
    left, top, right, bottom = ImageChops.difference(
        canvas.picture, Image.new("RGB", canvas.picture.size, PAGE)
    ).getbbox()
    assert abs((top + bottom) / 2 - 100) <= 1.5
    assert abs((left + right) / 2 - 200) <= 4


def _draw_everything(canvas: Canvas) -> None:
    for x in (40, 420, 800, 1180):
        canvas.card(x, 30, 340, 300, active=x == 420)
        canvas.frame(x, 340, 340, 40, 9, ((INK, 3), (GOLD, 4)))
        canvas.outline([[(x, 390), (x + 60, 390), (x + 60, 440)]])
        canvas.polygon(((x, 450), (x + 90, 450), (x + 40, 520)), WHITE)
        canvas.glyph("vp", x + 200, 450, 90, GOLD, rims=((INK, 4),))
        canvas.text(x, 560, "Hjg 健太", 60, INK, bold=True)
        canvas.words(x + 20, 100, "as many words as there is room for", 40, 300)
        canvas.paste_at(Image.linear_gradient("L").convert("P"), canvas.px(x + 30), canvas.px(150))
        sprites.badge(canvas, 1, x + 250, 240, 100)
        canvas.brackets(x + 200, 190, 100, 100)


@pytest.mark.parametrize("window", [(0, 0, 400, 200), (250, 90, 700, 300), (610, 333, 1200, 480), (90, 20, 95, 470)])
def test_a_window_shows_what_the_whole_picture_shows_there(window):
    whole, part = Canvas.new(1200, 640), Canvas.new(1200, 640, window=window)
    for canvas in (whole, part):
        _draw_everything(canvas)
    assert part.picture.size == (window[2] - window[0], window[3] - window[1])
    assert part.picture.tobytes() == whole.picture.crop(window).tobytes()


@pytest.mark.parametrize(
    ("area", "shown"),
    [((400, 200, 100, 100), True), ((0, 0, 1600, 900), True), ((0, 0, 300, 900), False), ((0, 401, 1600, 99), False)],
)
def test_an_area_beside_the_window_need_not_be_drawn(area, shown):
    canvas = Canvas.new(1600, 900, window=(310, 90, 700, 390))
    assert canvas.shows(*area) is shown
    before = canvas.picture.tobytes()
    canvas = Canvas.new(1600, 900, window=(310, 90, 700, 390))
    canvas.box(*area, GOLD)
    assert (canvas.picture.tobytes() != before) is shown


@pytest.mark.parametrize("mode", ["L", "RGB", "RGBA"])
def test_cache_keeps_to_its_budget_and_unpacks_what_it_has_dropped(mode):
    shelf = Shelf(8500, weight)
    cache, other = PictureCache(shelf), PictureCache(shelf)
    drawn = []

    def draw(name: str) -> Image.Image:
        drawn.append(name)
        return Image.linear_gradient("L").rotate(90 * len(drawn)).resize((40, 40)).convert(mode)

    pixels = {}
    for name in ("a", "b", "a", "c", "d", "e", "f", "g", "a"):
        pixels[name] = cache.get(name, lambda name=name: draw(name)).tobytes()
    assert shelf.used <= 8500
    assert drawn == ["a", "b", "c", "d", "e", "f", "g"]
    assert len(shelf) < len(drawn)
    for name, known in pixels.items():
        found = cache.get(name, lambda name=name: draw(name))
        assert (found.mode, found.size, found.tobytes()) == (mode, (40, 40), known)
    assert len(drawn) == len(pixels), "none was drawn twice"
    assert other.get("b", lambda: Image.new("RGB", (30, 30))).width == 30


def test_threads_may_draw_at_once():
    """Cold caches hit by several threads still give every thread the same picture."""
    start = threading.Barrier(4)
    results: list[bytes] = []

    def draw() -> None:
        start.wait(5)
        canvas = Canvas.new(800, 400)
        for number in range(40):
            canvas.text(20 + number * 31 % 1400, 40 + number * 8, f"Seat {number} 健太", 30 + number % 9, bold=True)
            sprites.badge(canvas, number % 5, 60 + number * 37, 300, 61 + number % 7)
        results.append(canvas.picture.tobytes())

    threads = [threading.Thread(target=draw) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert len(results) == 4
    assert len(set(results)) == 1
