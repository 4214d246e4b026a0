"""What is offered on buttons from a list: the rows of the front desk, and of what else can be done at a table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import discord

from cogs.base import custom_ids
from cogs.kit import buttons
from render.words.text import Texts


@dataclass(frozen=True)
class ButtonOffer:
    """A button: the id of its text, and the verb of the router that it stands for."""

    label: str
    verb: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary


def add_row(
    view: discord.ui.View,
    words: Texts,
    row: int,
    offers: Iterable[ButtonOffer],
    numbers: Sequence[int] = (),
    rest: str = "",
) -> None:
    """Puts these offers on one row of a view; ``numbers`` and ``rest`` go into each custom id."""
    for offer in offers:
        button = buttons.button(words.t(offer.label), custom_ids.make(offer.verb, *numbers, rest=rest), offer.style)
        button.row = row
        view.add_item(button)
