"""Nothing moves that was not asked to: no page, no picture, no mark that the bot is typing."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.fast

ROOT = Path(__file__).parents[3]
PAGES = [
    *(path for end in ("css", "html", "js") for path in sorted((ROOT / "cogs/board_page/static").glob(f"*.{end}"))),
    ROOT / "render/history/page.html",
]
MOVES = re.compile(
    r"transition|animation|@keyframes|\.animate\(|requestAnimationFrame|smooth|<(?:marquee|blink|video)|autoplay", re.I
)
MAKES_ANIMATIONS = {"cogs/history/animation.py", "render/history/animation.py"}
"""What draws a game as a film, for who presses its button."""


def test_the_pages_of_a_table_and_of_a_past_game_stay_still() -> None:
    texts = {path.name: path.read_text("utf-8") for path in PAGES}
    assert {"page.css", "page.js", "page.html", "board.js", "activity.html"} <= texts.keys()
    assert {name: found for name, text in texts.items() if (found := MOVES.findall(text))} == {}
    assert MOVES.search("#board { transition: fill .1s; }")


def test_a_step_of_a_past_game_is_shown_when_it_is_asked_for() -> None:
    page = (ROOT / "render/history/page.html").read_text("utf-8")
    assert "addEventListener" in page
    assert re.findall(r"setInterval|setTimeout", page) == []


def test_animated_pictures_are_made_for_a_button_alone_and_nothing_types() -> None:
    sources = {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
        for floor in ("cogs", "render") for path in (ROOT / floor).rglob("*.py")
    }  # fmt: skip
    animated = {name for name, text in sources.items() if re.search(r"\bAnimation\(|GifImagePlugin|save_all", text)}
    assert animated == MAKES_ANIMATIONS
    assert "Verb(make_animation, READING, numbers=2, private=True)" in sources["cogs/history/animation.py"]
    assert [name for name, text in sources.items() if ".typing(" in text] == []


def test_the_playground_moves_less_for_who_wishes_so() -> None:
    text = (ROOT / "playground/static/css/base.css").read_text("utf-8")
    rule = text.partition("@media (prefers-reduced-motion: reduce) {")[2]
    assert "animation: none !important; transition: none !important;" in rule
