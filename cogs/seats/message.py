"""The message that offers a user a seat, or to be host: its text, and two buttons."""

import discord

from cogs.base import custom_ids
from cogs.base.services import Services
from data.tables.offers import HOST, Offer
from data.tables.table_row import TableRow
from render.words.text import Name, Texts


def text(services: Services, row: TableRow, offer: Offer, words: Texts) -> str:
    """The text of the offer."""
    name, asker = Name(f"<@{offer.user_id}>"), Name(f"<@{offer.asked_by}>")
    game = words.game(services.tables.game(row).info)
    if offer.seat == HOST:
        return words.t("host-asked", name=name, asker=asker, game=game, number=row.id)
    leaving = services.audience(row, words).written[offer.seat]
    return words.t("offer-asked", name=name, asker=asker, leaving=leaving, game=game)


def view(offer: Offer, words: Texts) -> discord.ui.View:
    shown = discord.ui.View(timeout=None)
    choices = (
        ("accept", words.t("button-accept"), discord.ButtonStyle.success),
        ("decline", words.t("button-decline"), discord.ButtonStyle.secondary),
    )
    for answer, label, style in choices:
        shown.add_item(discord.ui.Button(label=label, custom_id=_id(offer, answer), style=style))
    return shown


def mark_of(offer: Offer) -> str:
    """The custom id that only this offer has."""
    return _id(offer, "accept")


def _id(offer: Offer, answer: str) -> str:
    return custom_ids.make(f"{'host' if offer.seat == HOST else 'offer'}-{answer}", offer.table_id, offer.id)
