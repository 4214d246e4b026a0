"""Rows of buttons from a list: those of the front desk, and of the other actions at a table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import discord

from cogs.base import custom_ids
from cogs.kit import buttons
from render.words.text import Texts

SECONDARY = discord.ButtonStyle.secondary


@dataclass(frozen=True)
class ButtonOffer:
    """A button: the id of its label, and its verb in the router; ``about`` is the id of a short explanation."""

    label: str
    verb: str
    style: discord.ButtonStyle = SECONDARY
    about: str = ""


def offered(label: str, verb: str, about: str, style: discord.ButtonStyle = SECONDARY) -> ButtonOffer:
    """A button of a group, with an explanation."""
    return ButtonOffer(label, verb, style, about)


def about_lines(words: Texts, offers: Iterable[ButtonOffer]) -> list[str]:
    """The explanation of each button, a line each."""
    return [words.t("offer-line", label=words.t(offer.label), about=words.t(offer.about)) for offer in offers]


def add_row(
    view: discord.ui.View,
    words: Texts,
    row: int,
    offers: Iterable[ButtonOffer],
    numbers: Sequence[int] = (),
) -> None:
    """Puts buttons on one row of a view; ``numbers`` go into each custom id."""
    for offer in offers:
        button = buttons.button(words.t(offer.label), custom_ids.make(offer.verb, *numbers), offer.style)
        button.row = row
        view.add_item(button)
