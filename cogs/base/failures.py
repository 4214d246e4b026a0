"""How a failure is told: in one clear sentence, with the rule behind a refusal."""

import logging

import discord

from cogs.base.why import why_button
from cogs.runtime.logs import is_everyday
from data.engines.store import StoreError, StoreUnread, StoreUnsure
from render.words.text import Texts
from rules.core.errors import RulesError

_log = logging.getLogger("ziggurat.answers")


def sentence(words: Texts, error: Exception) -> str:
    """The text for an error. One that nobody expects is an error in the log; Discord in trouble, or what members have
    deleted, is a warning."""
    if isinstance(error, RulesError):
        return words.refusal(error)
    if isinstance(error, StoreUnsure):
        return words.t("error-unexpected")
    if isinstance(error, StoreUnread):
        return words.t("error-store-unread")
    if isinstance(error, StoreError):
        return words.t("error-store-busy")
    if isinstance(error, discord.Forbidden):
        return words.t("error-forbidden")
    level = logging.WARNING if is_everyday(error) else logging.ERROR
    code = getattr(error, "code", 0)
    _log.log(level, "told a person that something failed: %s %s", type(error).__name__, code)
    return words.t("error-unexpected")


def reasons(words: Texts, error: Exception) -> discord.ui.View | None:
    """The button to the rule behind a refusal at a table; ``None`` if there is none."""
    button = why_button(words, error.table_id, error.game, error) if isinstance(error, RulesError) else None
    if button is None:
        return None
    view = discord.ui.View(timeout=None)
    view.add_item(button)
    return view
