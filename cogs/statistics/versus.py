"""Two players against each other: how often each placed ahead, game by game, and their last games."""

from collections.abc import Sequence

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.kit.buttons import button
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions.rows import PERSONAL
from cogs.statistics.page import (
    Whose,
    check_shown,
    chosen,
    is_near,
    oneself,
    people_select,
    whose,
)
from data.statistics import statistics as figures
from data.statistics.statistics import Meeting, has_left
from render.core.encode import encode
from render.kit.renderer import SIZE, Drawing
from render.statistics.figures import (
    MOST_GAMES,
    PALETTE,
    Duel,
    HeadToHead,
    Versus,
    draw_versus,
)
from render.words.fitting import ALT, cut
from render.words.text import Name, Texts
from rules.core.errors import TableError

LAST = 5
"""The last games that are listed, each with a button to its replay where the user may see it."""


async def ask(context: Context) -> None:
    """Asks for the other player."""
    words = context.words
    await answers.show(context, words.t("versus-asked"), view=_view(words, (), context.user.id))


async def person_chosen(context: Context, press: Pressed) -> None:
    await show(context, chosen(context, press))


async def person_named(context: Context, press: Pressed) -> None:
    await show(context, await whose(context, press.numbers[0]))


async def show(context: Context, other: Whose) -> None:
    """The user against another player. Raises ``TableError`` for themselves, and for hidden statistics."""
    services = context.services
    if other.own:
        raise TableError("versus-self")
    await check_shown(context, other)
    words, own = context.words, oneself(context)
    found = await figures.meetings(services.store.surveying, own.id, other.id)
    found = [one for one in found if one.slug in services.tables.games]
    last = found[:LAST]
    near = [one for one in last if await is_near(context, one.table_id)]
    view = _view(words, near, other.id)
    if not found:
        await answers.show(context, words.t("versus-none", name=other.written), view=view)
        return
    drawing = await services.pool.run(_draw, services, words, own, other, found)
    lines = [words.t("versus-head", name=other.written, count=len(found)), words.t("versus-last")]
    lines += [_line(services, words, one, other) for one in last]
    await answers.show(context, "\n".join([*lines, words.t("versus-about")]), [drawing], view)


def _line(services: Services, words: Texts, one: Meeting, other: Whose) -> str:
    if has_left(one.own_rank) or has_left(one.other_rank):
        how = "own-left" if has_left(one.own_rank) else "left"
    else:
        how = ("level", "ahead", "behind")[_sign(one)]
    return words.t(
        "versus-meeting",
        game=words.game(services.game(one.slug).info),
        number=one.table_id,
        day=f"<t:{int(one.at)}:D>",
        how=how,
        name=other.written,
    )


def _sign(one: Meeting) -> int:
    """1 if the user placed ahead, -1 if the other did, 0 if level."""
    return (one.own_rank < one.other_rank) - (one.own_rank > one.other_rank)


def head_to_head(found: Sequence[Meeting]) -> HeadToHead:
    signs = [_sign(one) for one in found]
    return HeadToHead(signs.count(1), signs.count(0), signs.count(-1))


def _draw(services: Services, words: Texts, own: Whose, other: Whose, found: Sequence[Meeting]) -> Drawing:
    slugs = sorted({one.slug for one in found}, key=lambda slug: -sum(one.slug == slug for one in found))
    games = {
        words.game(services.game(slug).info): head_to_head([one for one in found if one.slug == slug]) for slug in slugs
    }
    duels = [
        Duel(game, one, words.t("versus-level", count=one.level) if one.level else "") for game, one in games.items()
    ]
    whole = head_to_head(found)
    first, second = own.drawn or words.t("versus-you"), other.drawn or words.t("stats-somebody")
    more = len(duels) - MOST_GAMES
    versus = Versus(
        words.t("button-versus"),
        words.t("versus-games", count=whole.total),
        first,
        second,
        whole,
        words.t("versus-level", count=whole.level) if whole.level else "",
        tuple(duels[:MOST_GAMES]),
        words.t("versus-more", count=more) if more > 0 else "",
    )
    names = {"own": Name(own.name), "other": Name(other.name)}
    alt = [
        words.t("versus-alt", **names, first=whole.first, second=whole.second, level=whole.level),
        *(
            words.t("versus-alt-game", game=game, first=one.first, second=one.second, level=one.level)
            for game, one in games.items()
        ),
    ]
    return Drawing(encode(draw_versus(versus, SIZE), PALETTE, "versus"), cut("\n".join(alt), ALT))


def _view(words: Texts, near: Sequence[Meeting], user_id: int) -> discord.ui.View:
    """The replays of the last games, another player, and statistics."""
    view = discord.ui.View(timeout=None)
    for one in near:
        again = button(words.t("button-look-again", number=one.table_id), custom_ids.make("replay", one.table_id))
        view.add_item(again)
    view.add_item(people_select(words, "versus", "versus-whom"))
    statistics = button(words.t("button-stats"), custom_ids.make("stats-show", user_id))
    statistics.row = 2
    view.add_item(statistics)
    return view


VERBS = {
    "versus": Verb(person_chosen, PERSONAL, numbers=0, selects=True, direct=True),
    "versus-ask": Verb(anywhere(ask), PERSONAL, numbers=0, direct=True),
    "versus-show": Verb(person_named, PERSONAL, direct=True),
}
