"""Whom to turn to: help with a game, a report to the operator, the operator, and the documents."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.services import Services
from cogs.directory.documents import who_runs
from cogs.directory.web import NOTICE, TERMS
from cogs.kit import buttons
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions.rows import PERSONAL
from render.words.text import Texts

LINES = "support-wrong", "support-play", "support-silent", "support-data"


async def show_support(context: Context) -> None:
    """Where to find help, in five lines."""
    services, words = context.services, context.words
    lines = [
        words.t("support-heading"),
        *(f"- {words.t(key)}" for key in LINES),
        f"- {who_runs(words, services.operator)}",
    ]
    await answers.show(context, "\n".join(lines), view=_view(services, words))


def _view(services: Services, words: Texts) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for key, verb in (("button-report", "report-any"), ("button-help", "help"), ("button-privacy", "privacy")):
        view.add_item(buttons.button(words.t(key), custom_ids.make(verb)))
    links = [(words.t("button-contact"), services.operator.link)]
    if services.page:
        links += [(words.t("button-notice"), services.page + NOTICE), (words.t("button-terms"), services.page + TERMS)]
    for label, address in links:
        if address:
            view.add_item(discord.ui.Button(label=label, url=address))
    return view


VERBS = {"support": Verb(anywhere(show_support), PERSONAL, numbers=0, private=True)}
