"""A game as one HTML file: all of it inside, whatever it is called, and nothing from outside."""

import io
import json
import re

import pytest

from render.history.page import WHOLE, PageMoment, ReplayPage
from render.words.text import LANGUAGES, texts
from tests.render.history.test_animation import GAME, SIZE, pictures

NASTY = ("</script><script>alert(1)</script>", "<!--", "@everyone", "../../etc/passwd", "a\u2028b", "\\", '"')


def page_of(
    count: int,
    language: str = "en",
    title: str = "Table 7",
    lines: tuple[str, ...] = ("Aiko builds.",),
    about: str = "as everybody saw it",
) -> str:
    target = io.BytesIO()
    page = ReplayPage(target, GAME, *SIZE, texts(language), title)
    for number, picture in enumerate(pictures(count)):
        page.add(picture, PageMoment(f"move {number}", lines, f"alt {number}", number % 3 == 0))
    page.close(about)
    return target.getvalue().decode()


def moments_in(page: str) -> list[dict]:
    return [json.loads(one) for one in re.findall(r"^moments\.push\((.*)\);$", page, re.M)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_stands_in_the_page(language: str) -> None:
    page = page_of(5, language)
    shown = moments_in(page)
    assert [one["heading"] for one in shown] == [f"move {number}" for number in range(5)]
    assert [one["alt"] for one in shown] == [f"alt {number}" for number in range(5)]
    assert all(one["lines"] == ["Aiko builds."] for one in shown)
    assert f'<html lang="{language}">' in page
    assert "{{" not in page
    assert texts(language).t("page-keys") in page
    assert 'const about = "as everybody saw it";' in page


def test_nothing_comes_from_outside() -> None:
    page = page_of(3)
    assert "default-src 'none'" in page
    without = re.sub(r"data:image/png;base64,[A-Za-z0-9+/=]+", "", page)
    assert len(without) < len(page)
    assert not re.search(r"https?:|//[a-z]|url\(|@import", without)
    assert not re.search(r"\b(src|href)=", without)


def test_every_so_many_moments_a_picture_is_whole() -> None:
    shown = moments_in(page_of(WHOLE + 2))
    assert [number for number, one in enumerate(shown) if one["whole"]] == [0, WHOLE]


@pytest.mark.parametrize("name", NASTY)
def test_no_name_ends_the_script_or_becomes_a_mark(name: str) -> None:
    page = page_of(2, title=f"Table of {name}", lines=(f"{name} builds.",), about=f"as {name} saw it")
    assert page.count("<script") == 1
    assert page.count("</script") == 1
    assert page.count("<!--") == 0
    assert moments_in(page)[0]["lines"] == [f"{name} builds."]
