"""Pictures that follow each other: as patches, as an animation, within time and room."""

import io
from itertools import pairwise

import pytest
from PIL import Image, ImageDraw

from render.history.animation import LAST, WIDTH, Animation
from render.history.pace import BEFORE, Pace
from render.history.patches import CLEAR, Patches

GAME = "kingdom_builder"
SIZE = (1200, 900)


def pictures(count: int, height: int = SIZE[1]) -> list[Image.Image]:
    """A square that walks over a ground of bands."""
    found = []
    for number in range(count):
        picture = Image.new("RGB", (SIZE[0], height), "#EFE6D5")
        draw = ImageDraw.Draw(picture)
        draw.rectangle((0, 200, 1200, 400), fill="#2A2420")
        draw.rectangle((20 + 30 * number, 300, 120 + 30 * number, 500), fill="#C23B2B")
        found.append(picture)
    return found


def laid(patches: list, size: tuple[int, int]) -> list[Image.Image]:
    """What stands there once each patch lies upon those before."""
    ground, found = Image.new("RGB", size), []
    for patch in patches:
        shown = patch.picture.copy()
        if not patch.whole:
            shown.info["transparency"] = CLEAR
        over = shown.convert("RGBA")
        ground.paste(over, (patch.left, patch.top), over)
        found.append(ground.copy())
    return found


def test_patches_laid_upon_each_other_are_the_pictures() -> None:
    shown = [*pictures(5), pictures(5)[2]]
    making, size = Patches(GAME, 600, 450), (600, 450)
    found = laid([making.next(one) for one in shown], size)
    whole = Patches(GAME, 600, 450)
    for one, picture in zip(shown, found, strict=True):
        assert picture.tobytes() == laid([whole.next(one, whole=True)], size)[0].tobytes()
    assert len({one.tobytes() for one in found}) == 5


def test_a_patch_is_as_small_as_what_has_changed() -> None:
    making = Patches(GAME, 600, 450)
    one, other, again = (making.next(picture) for picture in (*pictures(2), pictures(2)[1]))
    assert (one.whole, one.picture.size) == (True, (600, 450))
    assert not other.whole
    assert other.picture.width < 120
    assert again.picture.size == (1, 1)
    assert set(again.picture.tobytes()) == {CLEAR}


def test_a_lower_picture_stands_on_the_ground_of_the_highest() -> None:
    making = Patches(GAME, 600, 450)
    patch = making.next(pictures(1, 600)[0])
    assert patch.picture.size == (600, 450)
    assert patch.picture.convert("RGB").getpixel((5, 445)) == (0xEF, 0xE6, 0xD5)


def test_a_higher_picture_keeps_its_proportions() -> None:
    circle = Image.new("RGB", (1200, 1800), "#EFE6D5")
    ImageDraw.Draw(circle).ellipse((200, 500, 1000, 1300), fill="#C23B2B")
    patch = Patches(GAME, 600, 450).next(circle)
    assert patch.picture.size == (600, 450)
    red = patch.picture.convert("RGB").getchannel("G").point(lambda green: 255 * (green < 0x90))
    left, top, right, bottom = red.getbbox()
    assert abs((right - left) - (bottom - top)) <= 2
    assert bottom - top >= 190


def test_a_game_without_colours_of_its_own_has_those_of_its_first_picture() -> None:
    making = Patches("no such game", 600, 450)
    patch = making.next(pictures(1)[0])
    red, green, blue = patch.picture.convert("RGB").getpixel((30, 200))
    assert red > 150 > green
    assert blue < 80


def test_an_animation_shows_every_picture_for_its_time() -> None:
    target = io.BytesIO()
    film, shown = Animation(target, GAME, *SIZE), pictures(6)
    for number, picture in enumerate(shown):
        film.add(picture, 300, last=number == 5)
    film.close()
    read = Image.open(io.BytesIO(target.getvalue()))
    assert (read.format, read.n_frames, read.size) == ("GIF", 6, (WIDTH, 450))
    whole, times, seen = Patches(GAME, WIDTH, 450), [], []
    for number, picture in enumerate(shown):
        read.seek(number)
        times.append(read.info["duration"])
        seen.append(read.convert("RGB").tobytes())
        assert seen[-1] == whole.next(picture, whole=True).picture.convert("RGB").tobytes()
    assert times == [300] * 5 + [LAST]
    assert all(one != other for one, other in pairwise(seen))


# --- pace -----------------------------------------------------------------------------------------------------------


def played(pace: Pace, seconds: float, size: int) -> tuple[list[int], float, int]:
    """What is made where each takes so long and so much; how long and how much it was in all."""
    made, spent, used = [], 0.0, 0
    while (number := pace.next(spent, used)) is not None:
        made.append(number)
        spent, used = spent + seconds, used + size
    return made, spent, used


def test_all_is_made_where_there_is_time_and_room() -> None:
    pace = Pace(range(600), 100.0, 1_000_000)
    made, _, _ = played(pace, 0.1, 1000)
    assert made == list(range(600))
    assert (pace.passed_over, pace.left, pace.made) == (0, 0, 600)


@pytest.mark.parametrize(("seconds", "size"), [(0.1, 10), (0.001, 30_000), (0.2, 60_000)])
def test_six_hundred_moves_keep_within_time_and_room(seconds: float, size: int) -> None:
    pace = Pace(range(600), 16.0, 4_000_000)
    made, spent, used = played(pace, seconds, size)
    assert spent <= 16.0 * 1.05
    assert used <= 4_000_000 * 1.05
    assert (made[0], made[-1]) == (0, 599)
    assert len(made) + pace.passed_over == 600
    assert len(made) >= 0.8 * min(16.0 / seconds, 4_000_000 / size)
    gaps = [later - earlier for earlier, later in pairwise(made[BEFORE:])]
    assert max(gaps) <= 2.5 * 600 / len(made) + 1


def test_where_each_takes_far_too_long_the_last_one_is_made_all_the_same() -> None:
    made, _, _ = played(Pace(range(600), 1.0, 1000), 5.0, 1_000_000)
    assert made == [0, 599]


def test_nothing_to_make_is_nothing_made() -> None:
    assert Pace((), 1.0, 1).next(0.0, 0) is None
