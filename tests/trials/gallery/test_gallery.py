"""The gallery of private panels: a few turns of a game, looked at as on a phone."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cogs.base.phone import SCREEN, height_of_card
from playground import __main__ as playground
from playground.testing.reading import Object
from render.registry import RENDERERS
from tests.effort import sample, several
from tests.trials.gallery import __main__ as program
from tests.trials.gallery.report import table, write_page
from tests.trials.gallery.screen import PHONE, SHARP, open_phone
from tests.trials.gallery.visit import Gallery, Shot
from tests.trials.touches.offers import Sight

SLUG = "kingdom_builder"


class Comparing(Gallery):
    """Notes how high each panel was thought to be, and is."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.heights: list[tuple[float, int]] = []

    async def _keep(self, panel: Object, sight: Sight) -> None:
        [card] = panel["components"]
        thought = height_of_card(card["components"], [(one["width"], one["height"]) for one in panel["attachments"]])
        self.heights.append((thought, (await self._screen.measure(panel)).height))
        await super()._keep(panel, sight)


@pytest.mark.parametrize(("language", "most"), sample([("en", 1.1), ("ja", 1.2)], 1))
async def test_each_kind_of_panel_has_its_picture_and_about_the_height_it_was_thought_to_have(
    tmp_path, monkeypatch, language, most
):
    """The estimate takes letters for as wide as those of this machine, which has no font of a phone; in the one that
    the gallery takes for Japanese all but those are narrower."""
    for renderer in RENDERERS.values():
        if renderer is not RENDERERS[SLUG]:  # a hundred emoji would take long
            monkeypatch.setattr(type(renderer), "emoji", ())
    if language == "en":
        monkeypatch.setattr("tests.trials.gallery.screen.font_path", lambda _: None)
    async with open_phone("ja-JP" if language == "ja" else "en-US") as screen:
        gallery = Comparing(tmp_path, screen, SLUG)
        await gallery.play(several(1, 2), language)
    assert gallery.stuck == []
    assert len(gallery.heights) >= 6
    for thought, measured in gallery.heights:
        assert 0.98 * measured <= thought <= most * measured
        assert measured <= SCREEN
    look_at(tmp_path, list(gallery.shots.values()))


def look_at(folder: Path, shots: list[Shot]) -> None:
    """Each has a picture, stands on the page, and is told of."""
    assert {"ready"} < {shot.panel for shot in shots}
    for shot in shots:
        with Image.open(folder / shot.file) as picture:
            assert picture.size == (PHONE["width"] * SHARP, PHONE["height"] * SHARP)
        assert 300 < shot.measured.height < 2000
        assert shot.measured.buttons >= 2
        assert shot.measured.picture[0] > 300
    page = write_page(folder, shots).read_text("utf-8")
    assert all(shot.file in page for shot in shots)
    told = table(shots)
    assert [line.split()[1] for line in told[1 : len(shots) + 1]] == [shot.panel for shot in shots]
    tall = replace(shots[0], measured=replace(shots[0].measured, height=3000, cut=("Other",)))
    assert f"tallest of {SLUG}: {tall.panel}, 3000 of {tall.measured.room} px" in table([tall, *shots[1:]])
    assert any(line.startswith(f"cut in {tall.file}") for line in table([tall]))


def test_the_playground_starts_it(monkeypatch, capsys):
    """As a program of its own, with what it was asked for."""
    begun: list[list[str]] = []
    monkeypatch.setattr(subprocess, "call", lambda command: begun.append(command) or 0)
    monkeypatch.setattr(sys, "argv", ["playground", "gallery", "--help"])
    assert playground.main() == 0
    assert begun == [[sys.executable, "-m", program.__name__.removesuffix(".__main__"), "--help"]]
    with pytest.raises(SystemExit, match="0"):
        program.main()
    told = capsys.readouterr().out
    assert "python -m playground gallery" in told
    assert "--lang" in told


def test_a_game_that_is_not_there_is_refused(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["gallery", "chess"])
    with pytest.raises(SystemExit, match="2"):
        program.main()
    assert "there is no game chess" in capsys.readouterr().err


def test_without_a_browser_it_says_so(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "playwright", None)
    monkeypatch.setattr(sys, "argv", ["gallery"])
    assert program.main() == 1
    assert capsys.readouterr().err == f"{program.MISSING}\n"
