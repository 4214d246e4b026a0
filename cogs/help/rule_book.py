"""Reading the rule books: contents, pages, search results, and the rule behind a refusal.

Every message is made from its custom ids alone: a page by its number, a search by its text. Page 0 of a book is its
contents.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.kit import lists
from cogs.kit.seat_view import view_seat
from cogs.kit.verbs import Verb
from cogs.permissions.rows import PERSONAL, READING
from data.play import drafts
from render.help.rulebook import (
    Rule,
    RuleBook,
    folded,
    rulebook,
    split,
)
from render.kit.renderer import Drawing
from render.words.markup import unmarked
from render.words.text import Texts
from rules.core.contract import Action, AnyGame
from rules.core.errors import RulesError, TableError

LONGEST_SEARCH = 40
"""Characters of a search: with the longest slug they fit a custom id."""

Button = discord.ui.Button[discord.ui.View]


@dataclass(frozen=True)
class RuleBookMessage:
    """One message of a rule book."""

    content: str
    view: discord.ui.View


def books(services: Services, words: Texts) -> dict[str, RuleBook]:
    """The books in the reader's language, by the slug of their game, in the order of the games."""
    found = {slug: rulebook(slug, words.language) for slug in services.tables.games}
    return {slug: book for slug, book in found.items() if book is not None}


def all_rules_button(words: Texts, slug: str) -> Button | None:
    """The button that opens a game's book in a new message; ``None`` for a game without one."""
    if rulebook(slug, words.language) is None:
        return None
    return discord.ui.Button(label=words.t("button-all-rules"), custom_id=custom_ids.make("rulebook", 0, rest=slug))


def all_rules_view(words: Texts, slug: str) -> discord.ui.View | None:
    """A view with only that button."""
    button = all_rules_button(words, slug)
    if button is None:
        return None
    view = discord.ui.View(timeout=None)
    view.add_item(button)
    return view


# --- what stands in the messages ------------------------------------------------------------------------------------


def look_up(services: Services, words: Texts, slug: str, wanted: str, page: int = 0, here: str = "") -> RuleBookMessage:
    """The results for ``wanted`` in the book of ``slug`` (empty: first in that of the game played ``here``, then in
    all). With ``wanted`` empty, or the name of a game, its contents."""
    known = books(services, words)
    named = game_called(known, wanted) if wanted and not slug else ""
    opened = named or ("" if wanted else slug or here)
    if opened in known:
        return show_page(words, opened, known[opened], 0)
    if not wanted:
        return _choose_game(words, known)
    for searched in [slug] if slug else [*([here] if here in known else []), ""]:
        asked = {searched: known[searched]} if searched else known
        hits = [(one, rule) for one, book in asked.items() for rule in book.find(wanted)]
        if hits:
            return _show_found(words, known, hits, searched, wanted, page)
    return _nothing_found(words, known, slug, wanted)


def game_called(known: Mapping[str, RuleBook], wanted: str) -> str:
    """The slug of the game with this name; empty if there is none."""
    return next((slug for slug, book in known.items() if folded(wanted) in (folded(book.title), slug)), "")


def _choose_game(words: Texts, known: Mapping[str, RuleBook]) -> RuleBookMessage:
    view = discord.ui.View(timeout=None)
    for slug, book in known.items():
        view.add_item(discord.ui.Button(label=book.title, custom_id=custom_ids.make("leaf", 0, rest=slug)))
    return RuleBookMessage(words.t("rules-choose-game"), view)


def show_page(words: Texts, slug: str, book: RuleBook, number: int) -> RuleBookMessage:
    """One page of a book; 0 is its contents. A number too large shows the last page."""
    pages = book.pages
    number = min(number, len(pages))
    if number == 0:
        lines = [f"- {section.number} {section.heading}" for section in book.sections]
        content = "\n".join([f"**{book.title}**", *lines, words.t("rules-contents")])
        return RuleBookMessage(content, _page_controls(words, slug, book, 0, ""))
    page = pages[number - 1]
    head = words.t("rules-head", game=book.title, section=page.section.number, heading=page.section.heading)
    foot = words.t("rules-page", page=number, pages=len(pages))
    content = "\n\n".join([head, *(rule.block for rule in page.rules), foot])
    return RuleBookMessage(content, _page_controls(words, slug, book, number, page.section.number))


def _page_controls(words: Texts, slug: str, book: RuleBook, number: int, section: str) -> discord.ui.View:
    """The list of sections, and the buttons to the previous and next page."""
    view = discord.ui.View(timeout=None)
    sections = [(f"{one.number} {one.heading}", one.number) for one in book.sections]
    asked = words.t("rules-choose-section")
    view.add_item(lists.select(custom_ids.make("section", rest=slug), asked, sections, section))
    _add_page_buttons(view, words, "leaf", slug, number, len(book.pages) + 1)
    return view


def _add_page_buttons(view: discord.ui.View, words: Texts, verb: str, rest: str, number: int, count: int) -> None:
    """The buttons to the pages before and after page ``number`` of ``count``, counted from 0."""
    for key, there in (("button-page-before", number - 1), ("button-page-after", number + 1)):
        if 0 <= there < count:
            button: Button = discord.ui.Button(label=words.t(key), custom_id=custom_ids.make(verb, there, rest=rest))
            view.add_item(button)


def _show_found(
    words: Texts,
    known: Mapping[str, RuleBook],
    hits: Sequence[tuple[str, Rule]],
    slug: str,
    wanted: str,
    number: int,
) -> RuleBookMessage:
    pages = split(hits, lambda hit: len(_headed(known, hit)))
    number = min(number, len(pages) - 1)
    lines = [words.t("rules-found", count=len(hits), wanted=unmarked(wanted))] if len(hits) > 1 else []
    before = ("", "")
    for one, rule in pages[number]:
        lines.append(rule.block if before == (one, rule.section) else _headed(known, (one, rule)))
        before = (one, rule.section)
    view = discord.ui.View(timeout=None)
    if len(pages) > 1:
        lines.append(words.t("rules-page", page=number + 1, pages=len(pages)))
        _add_page_buttons(view, words, "found", f"{slug}/{wanted}", number, len(pages))
    game, first = pages[number][0]
    place = known[game].page_of(first.number)
    if place is not None:
        custom_id = custom_ids.make("rulebook", place + 1, rest=game)
        view.add_item(discord.ui.Button(label=words.t("button-in-book"), custom_id=custom_id))
    return RuleBookMessage("\n\n".join(lines), view)


def _headed(known: Mapping[str, RuleBook], hit: tuple[str, Rule]) -> str:
    """A rule below its game and heading."""
    slug, rule = hit
    return f"**{known[slug].title} · {rule.heading}**\n{rule.block}"


def _nothing_found(words: Texts, known: Mapping[str, RuleBook], slug: str, wanted: str) -> RuleBookMessage:
    shown = _choose_game(words, {slug: known[slug]} if slug in known else known)
    return RuleBookMessage(words.t("rules-found-nothing", wanted=unmarked(wanted)), shown.view)


# --- clicks ---------------------------------------------------------------------------------------------------------


async def turn_to(context: Context, press: Pressed) -> None:
    """Shows a page of a book."""
    words = context.words
    shown = show_page(words, press.rest, _book(context.services, words, press.rest), press.numbers[0])
    await answers.show(context, shown.content, view=shown.view)


async def turn_to_section(context: Context, press: Pressed) -> None:
    """Shows a section of a book."""
    words = context.words
    book = _book(context.services, words, press.rest)
    place = book.page_of(press.values[0])
    if place is None:
        raise TableError("button-unknown")
    shown = show_page(words, press.rest, book, place + 1)
    await answers.show(context, shown.content, view=shown.view)


async def turn_found(context: Context, press: Pressed) -> None:
    """Another page of search results."""
    words = context.words
    slug, _, wanted = press.rest.partition("/")
    if slug:
        _book(context.services, words, slug)
    shown = look_up(context.services, words, slug, wanted, press.numbers[0])
    await answers.show(context, shown.content, view=shown.view)


def _book(services: Services, words: Texts, slug: str) -> RuleBook:
    """The book of a custom id. Raises ``TableError`` if there is none."""
    book = books(services, words).get(slug)
    if book is None:
        raise TableError("button-unknown")
    return book


# --- why something was refused --------------------------------------------------------------------------------------


async def show_why(context: Context, press: Pressed) -> None:
    """The rule behind a refusal and, if the player has to decide something, the board with their legal moves."""
    row, _ = await context.services.tables.at(press.table_id)
    words = context.words
    number, _, step = press.rest.partition("/")
    rule = _book(context.services, words, row.slug).rule(number)
    if rule is None:
        raise TableError("button-unknown")
    drawings = await _marked(context, press.table_id, step)
    lines = [f"**{rule.heading}**", rule.block, *([words.t("why-marked")] if drawings else [])]
    await answers.show(context, "\n\n".join(lines), drawings, all_rules_view(words, row.slug))


async def _marked(context: Context, table_id: int, step: str) -> tuple[Drawing, ...]:
    """The board as the player sees it after their plan, with the places of similar legal moves marked; nothing if
    they have nothing to decide."""
    services = context.services
    row, table = await services.tables.at(table_id)
    if table.ended or table.seat_of(context.user.id) is None:
        return ()
    at = await view_seat(context, table_id)
    plan = at.plan(await drafts.steps_of(services.store.reading, row.id, at.seat, at.version))
    targets = like(at.game, plan.legal, step)
    if not targets:
        return ()
    return (await services.pool.run(services.renderer(row).board, plan.observation, at.audience, targets),)


def like(game: AnyGame, legal: Sequence[Action], step: str) -> tuple[Action, ...]:
    """The legal actions that begin in the menu like the refused step: what else could be built, taken or moved. All
    of them if none does, or the step cannot be parsed."""
    try:
        wanted = game.path(game.parse(step))[0]
    except RulesError:
        return tuple(legal)
    return tuple(action for action in legal if game.path(action)[0] == wanted) or tuple(legal)


VERBS = {
    "rulebook": Verb(turn_to, PERSONAL, private=True, direct=True),
    "leaf": Verb(turn_to, PERSONAL, direct=True),
    "section": Verb(turn_to_section, PERSONAL, numbers=0, selects=True, direct=True),
    "found": Verb(turn_found, PERSONAL, direct=True),
    "why": Verb(show_why, READING, private=True, direct=True),
}
