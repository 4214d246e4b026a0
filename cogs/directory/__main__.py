"""``python -m cogs.directory OUT``: writes all that Discord's app directory asks for into a folder.

These are the privacy notice and the terms in every language, as pages to be put on any web server; the descriptions, as
text; and two pictures of each game. Who runs the bot stands in ``ZIGGURAT_OPERATOR`` and ``ZIGGURAT_CONTACT``.
"""

import argparse
import sys
from pathlib import Path

from cogs.directory.documents import STYLE, as_page, as_text, description, notice, terms
from cogs.directory.pictures import pictures
from cogs.directory.web import STATIC
from data.settings import Operator, SettingsError, operator
from render.registry import RENDERERS
from render.words.text import LANGUAGES, texts
from rules.registry import GAMES

SEED = "directory"


def write_documents(out: Path, who: Operator) -> list[str]:
    """Writes notice, terms and descriptions; returns the names of the files."""
    files = {STYLE: (STATIC / STYLE).read_text(encoding="utf-8")}
    for language in LANGUAGES:
        words = texts(language)
        files[f"privacy.{language}.html"] = as_page(notice(words, who), language)
        files[f"terms.{language}.html"] = as_page(terms(words, who), language)
        files[f"description.{language}.txt"] = as_text(description(words, GAMES.values()))
    for name, text in files.items():
        (out / name).write_text(text, encoding="utf-8")
    return sorted(files)


def write_pictures(out: Path) -> list[str]:
    """Writes the pictures of all games, in English; returns the names of the files."""
    names = []
    for slug, game in GAMES.items():
        for width, data in pictures(game, RENDERERS[slug], texts("en"), SEED).items():
            names.append(f"{slug}-{width}.png")
            (out / names[-1]).write_bytes(data)
    return names


def main(arguments: list[str] | None = None) -> int:
    """Writes the files and returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m cogs.directory", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder; it is made if it is not there")
    out = parser.parse_args(arguments).out
    try:
        who = operator(Path(".env"))
        out.mkdir(parents=True, exist_ok=True)
        names = [*write_documents(out, who), *write_pictures(out)]
    except (SettingsError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(str(out / name) for name in names))
    return 0


if __name__ == "__main__":
    sys.exit(main())
