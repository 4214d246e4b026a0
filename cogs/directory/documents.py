"""The privacy notice, the terms of use and the description of the bot, in any language.

The notice is made from what is deleted and exported (:data:`data.privacy.TOPICS`): what a table of the database is kept
for stands beside the tables that belong to it, so that nothing is stored that it leaves out.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from html import escape

from data import privacy
from data.settings import Operator
from render.words.dates import day
from render.words.languages import own_name
from render.words.text import Texts
from rules.core.contract import AnyGame

STYLE = "documents.css"
"""The file with the style of a document as a page, beside it."""

SERVICE = "terms-service-care", "terms-service-out", "terms-service-leave", "terms-service-change"
OFFERED = "directory-alone", "directory-learning", "directory-typing", "directory-price"

SUMMARY, ABOUT = 200, 400
"""Characters that Discord takes."""

AS_OF = datetime(2026, 11, 30, 12, tzinfo=UTC)
"""The day on which the notice or the terms last changed in meaning."""


@dataclass(frozen=True)
class Chapter:
    """A chapter of a document: a ``heading``, and one line after another; or a ``part`` of the chapter before it."""

    heading: str
    lines: tuple[str, ...]
    part: bool = False


@dataclass(frozen=True)
class Document:
    """Something to be read as a page: its ``title``, what stands under it, and its ``chapters``."""

    title: str
    intro: tuple[str, ...]
    chapters: tuple[Chapter, ...]


def notice(words: Texts, operator: Operator) -> Document:
    """What is stored about people, why, and until when."""
    stored = [
        Chapter(
            words.t(f"topic-{topic}"),
            (
                words.t(f"topic-{topic}-kept"),
                words.t(f"topic-{topic}-until"),
                words.t("notice-in-file", tables_list=list(tables)),
            ),
            part=True,
        )
        for topic, tables in privacy.TOPICS
    ]
    return Document(
        words.t("notice-title"),
        (words.t("notice-intro"), *_signature(words, operator)),
        (
            Chapter(words.t("notice-stored"), ()),
            *stored,
            _chapter(words, "notice-never", "notice-never-read", "notice-never-mail", "notice-never-track"),
            _chapter(words, "notice-who", "notice-who-table", "notice-who-operator", "notice-who-discord"),
            _chapter(words, "notice-rights", "notice-rights-file", "notice-rights-delete", "notice-rights-out"),
        ),
    )


def terms(words: Texts, operator: Operator) -> Document:
    """The terms of use."""
    return Document(
        words.t("terms-title"),
        (words.t("terms-intro"), *_signature(words, operator)),
        (
            _chapter(words, "terms-use", "terms-use-age", "terms-use-money"),
            _chapter(words, "terms-conduct", "terms-conduct-kind", "terms-conduct-flood", "terms-conduct-report"),
            _chapter(words, "terms-right", "terms-right-games", "terms-right-records"),
            _chapter(words, "terms-service", *SERVICE),
        ),
    )


def descriptions(words: Texts, games: Iterable[AnyGame]) -> Mapping[str, str]:
    """The bot in words, for the forms of Discord's developer portal: the ``summary`` (:data:`SUMMARY` characters
    at most), the ``description`` of the application (:data:`ABOUT`), and the ``expanded`` one, in Markdown: first what
    the bot is good for, then how to begin.

    Source: Discord's documentation, "Discovery Best Practices".
    """
    short, about, begin = words.t("directory-short"), words.t("directory-about"), words.t("directory-begin")
    names = [words.game(game.info) for game in games]
    offered = [words.t("directory-games", games_list=names), *map(words.t, OFFERED)]
    items = "\n".join(f"- {line}" for line in offered)
    return {"summary": short, "description": about, "expanded": f"{about}\n\n{items}\n\n{begin}"}


def _chapter(words: Texts, heading: str, *lines: str) -> Chapter:
    return Chapter(words.t(heading), tuple(words.t(line) for line in lines))


def _signature(words: Texts, operator: Operator) -> tuple[str, str]:
    """Who runs the bot, and since when the document stands."""
    return who_runs(words, operator), words.t("document-date", date=day(words.language, AS_OF.timestamp()))


def who_runs(words: Texts, operator: Operator) -> str:
    """Who runs the bot, and how to reach them; without an operator who can tell."""
    if not operator.contact:
        return words.t("document-operator-unknown")
    return words.t("document-operator", operator=operator.name, contact=operator.contact)


def as_page(document: Document, language: str, places: Mapping[str, str]) -> str:
    """The document as a page of HTML, to be read with the file :data:`STYLE` beside it. ``places`` is where it is in
    each language."""
    links = [
        f'<a href="{escape(place)}" lang="{escape(code)}" hreflang="{escape(code)}">{escape(own_name(code))}</a>'
        for code, place in places.items()
        if code != language
    ]
    parts = [
        f"<nav>{' · '.join(links)}</nav>",
        f"<h1>{escape(document.title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in document.intro),
    ]
    for chapter in document.chapters:
        level = "h3" if chapter.part else "h2"
        parts.append(f"<{level}>{escape(chapter.heading)}</{level}>")
        parts += _items(chapter.lines)
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(document.title)} · Ziggurat</title>\n"
        f'<link rel="stylesheet" href="{STYLE}">\n</head>\n<body>\n<main>\n' + "\n".join(parts) + "\n</main>\n"
        "</body>\n</html>\n"
    )


def _items(lines: Sequence[str]) -> list[str]:
    return ["<ul>", *(f"<li>{escape(line)}</li>" for line in lines), "</ul>"] if lines else []
