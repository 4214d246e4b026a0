"""What the gallery says: a table, and a page with all pictures."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path

from tests.trials.gallery.visit import Shot

HEAD = """<!doctype html><meta charset="utf-8"><title>Private panels</title><style>
body { background: #111318; color: #dde; font: 15px/1.4 system-ui, sans-serif; margin: 24px; }
main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
figure { margin: 0; width: 390px; } img { width: 390px; border: 1px solid #445; }
.tall figcaption { color: #ff9a9a; } a { color: inherit; }
</style>"""


def table(shots: Sequence[Shot]) -> list[str]:
    """A line for each panel, then the tallest of each game."""
    lines = [f"{'game':<22} {'panel':<32} {'height':>6} {'fits':>5} {'buttons':>7} {'lists':>5}  picture"]
    lines += [_line(shot) for shot in shots]
    for slug in dict.fromkeys(shot.slug for shot in shots):
        tallest = max((shot for shot in shots if shot.slug == slug), key=lambda shot: shot.measured.height)
        lines.append(f"tallest of {slug}: {tallest.panel}, {tallest.measured.height} of {tallest.measured.room} px")
    cut = [f"cut in {shot.file}: {', '.join(shot.measured.cut)}" for shot in shots if shot.measured.cut]
    wide = [f"too wide: {shot.file}" for shot in shots if shot.measured.sideways > 0]
    return [*lines, *cut, *wide]


def _line(shot: Shot) -> str:
    one = shot.measured
    fits = "yes" if one.fits else "NO"
    picture = "x".join(map(str, one.picture))
    return f"{shot.slug:<22} {shot.panel:<32} {one.height:>6} {fits:>5} {one.buttons:>7} {one.lists:>5}  {picture}"


def write_page(folder: Path, shots: Sequence[Shot]) -> Path:
    """All pictures on a page of the folder."""
    parts = [HEAD]
    for slug in dict.fromkeys(shot.slug for shot in shots):
        parts.append(f"<h1>{html.escape(slug)}</h1><main>")
        parts += [_figure(shot) for shot in shots if shot.slug == slug]
        parts.append("</main>")
    path = folder / "index.html"
    path.write_text("\n".join(parts), encoding="utf-8")
    return path


def _figure(shot: Shot) -> str:
    one = shot.measured
    fits = "fits the screen" if one.fits else f"does not fit ({one.room} px)"
    told = f"{html.escape(shot.panel)}: {one.height} px, {fits}, {one.buttons} buttons, {one.lists} lists"
    link = shot.whole or shot.file
    look = "" if one.fits else ' class="tall"'
    return f'<figure{look}><a href="{link}"><img src="{shot.file}" alt=""></a><figcaption>{told}</figcaption></figure>'
