"""``python -m cogs.directory OUT``: writes all that Discord's app directory asks for into a folder.

These are the privacy notice and the terms in every language, as pages to be put on any web server; the descriptions, as
text; an icon; and two pictures of each game, in English or the language of ``--lang``. Who runs the bot stands in
``ZIGGURAT_OPERATOR`` and ``ZIGGURAT_CONTACT``.
"""

import argparse
import sys
from pathlib import Path

from cogs.directory.documents import STYLE, as_page, descriptions, notice, terms
from cogs.directory.pictures import icon, pictures
from cogs.directory.web import STATIC
from data.settings import Operator, SettingsError, operator
from render.registry import RENDERERS
from render.words.text import LANGUAGES, texts
from rules.registry import GAMES

SEED = "directory"
ICON = "icon.png"


def write_documents(out: Path, who: Operator) -> list[str]:
    """Writes notice, terms and descriptions; returns the names of the files."""
    files = {STYLE: (STATIC / STYLE).read_text(encoding="utf-8")}
    for language in LANGUAGES:
        words = texts(language)
        for name, document in (("privacy", notice(words, who)), ("terms", terms(words, who))):
            places = {code: f"{name}.{code}.html" for code in LANGUAGES}
            files[f"{name}.{language}.html"] = as_page(document, language, places)
        for name, text in descriptions(words, GAMES.values()).items():
            files[f"{name}.{language}.txt"] = f"{text}\n"
    for name, text in files.items():
        (out / name).write_text(text, encoding="utf-8")
    return sorted(files)


def write_pictures(out: Path, language: str) -> list[str]:
    """Writes the icon, and the pictures of all games in this language; returns the names of the files."""
    (out / ICON).write_bytes(icon())
    names = [ICON]
    for slug, game in GAMES.items():
        for width, data in pictures(game, RENDERERS[slug], texts(language), SEED).items():
            names.append(f"{slug}-{width}.png")
            (out / names[-1]).write_bytes(data)
    return names


def main(arguments: list[str] | None = None) -> int:
    """Writes the files and returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m cogs.directory", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder; it is made if it is not there")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language of the pictures")
    asked = parser.parse_args(arguments)
    out = asked.out
    try:
        who = operator(Path(".env"))
        out.mkdir(parents=True, exist_ok=True)
        names = [*write_documents(out, who), *write_pictures(out, asked.lang)]
    except (SettingsError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(str(out / name) for name in names))
    return 0


if __name__ == "__main__":
    sys.exit(main())
