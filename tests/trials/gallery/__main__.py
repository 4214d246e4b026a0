"""``python -m tests.trials.gallery``: plays sensible games and makes a picture of each kind of private panel."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import uvloop

from render.words.text import LANGUAGES
from rules.registry import GAMES

TURNS = 12
LOCALES = {"en": "en-US", "ja": "ja-JP", "de": "de-DE"}
"""The locale of a browser, by language."""
MISSING = "Playwright is missing: install what the tests need with `.venv/bin/pip install -r tests/requirements.txt`."


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m playground gallery", description="A picture of each kind of private panel, as on a phone."
    )
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games (default: all)")
    parser.add_argument("--out", type=Path, default=Path("var/gallery"), help="where the pictures go (var/gallery)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the person who plays")
    parser.add_argument("--turns", type=int, default=TURNS, help=f"so many turns of each game (default {TURNS})")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.slugs) - GAMES.keys())
    if unknown:
        parser.error(f"there is no game {', '.join(unknown)}; there are {', '.join(GAMES)}")
    return arguments


async def _run(arguments: argparse.Namespace) -> int:
    from tests.trials.gallery.report import table, write_page
    from tests.trials.gallery.screen import open_phone
    from tests.trials.gallery.visit import Gallery

    arguments.out.mkdir(parents=True, exist_ok=True)
    shots, stuck = [], []
    for slug in arguments.slugs or GAMES:
        async with open_phone(LOCALES[arguments.lang]) as screen:
            gallery = Gallery(arguments.out, screen, slug)
            await gallery.play(arguments.turns, arguments.lang)
        shots += gallery.shots.values()
        stuck += gallery.stuck
        print(f"{slug}: {len(gallery.shots)} kinds of panels", flush=True)
    print("\n".join([*table(shots), *(f"stuck: {one}" for one in stuck)]))
    print(write_page(arguments.out, shots))
    return 0


def main() -> int:
    arguments = _arguments()
    try:
        import playwright  # noqa: F401
    except ModuleNotFoundError:
        print(MISSING, file=sys.stderr)
        return 1
    return uvloop.run(_run(arguments))


if __name__ == "__main__":
    sys.exit(main())
