"""A server's settings: one private page for members who manage it."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.kit import buttons
from cogs.kit.clock_words import clock_line
from cogs.kit.verbs import Verb, anywhere
from cogs.people import languages
from cogs.permissions.rows import MANAGING
from cogs.server import desk
from data.server import guilds
from data.server.guilds import MANAGERS, Guild
from data.teaching import daily
from data.teaching.daily import DailyPuzzle
from render.words.text import Texts


async def show_server(context: Context, note: str = "") -> None:
    words = context.words
    reading = context.services.store.reading
    settings = await guilds.guild(reading, context.guild_id)
    view = discord.ui.View(timeout=None)
    change = custom_ids.make("server-ask")
    view.add_item(buttons.button(words.t("button-reminders-change"), change, discord.ButtonStyle.primary))
    view.add_item(buttons.button(words.t("button-doctor"), custom_ids.make("doctor")))
    view.add_item(buttons.button(words.t("button-daily"), custom_ids.make("daily-ask")))
    desk.post_controls(view, words)
    settled = [*_settings_lines(words, settings), _daily_line(words, await daily.of(reading, context.guild_id))]
    lines = [words.t("server-heading"), *(f"- {line}" for line in settled)]
    await answers.show(context, "\n".join(filter(None, [note, *lines, words.t("server-hands")])), view=view)


def _settings_lines(words: Texts, settings: Guild) -> list[str]:
    language = languages.named(settings.locale)
    spoken = words.t("server-language", language=language) if language else words.t("server-language-auto")
    places = " ".join(f"<#{channel_id}>" for channel_id in settings.channels)
    return [
        words.t("server-channels", places=places) if places else words.t("server-channels-all"),
        languages.with_gaps(words, spoken, settings.locale),
        words.t("server-clock", clock=clock_line(words, settings.new_clock)),
        words.t("server-most", most=settings.most_tables),
        words.t("server-hosts-managers" if settings.hosts == MANAGERS else "server-hosts-all"),
    ]


def _daily_line(words: Texts, known: DailyPuzzle | None) -> str:
    if known is None:
        return words.t("server-daily-none")
    return words.t("server-daily", place=f"<#{known.channel_id}>", hour=f"{known.hour}:00")


VERBS = {
    "server": Verb(anywhere(show_server), MANAGING, numbers=0, private=True),
}
