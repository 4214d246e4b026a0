"""Fields of dialogs."""

from collections.abc import Iterable, Sequence

import discord

MOST_RADIO = 10
"""The most radio buttons of a field."""


def select(
    asked: str, name: str, options: Sequence[tuple[str, str]], chosen: str
) -> discord.ui.Label[discord.ui.Modal]:
    """A field of a dialog with a list of options (labels and values)."""
    menu = discord.ui.Select[discord.ui.Modal](custom_id=name)
    for label, value in options:
        menu.add_option(label=label[:100], value=value, default=value == chosen)
    return discord.ui.Label(text=asked, component=menu)


def radio(asked: str, name: str, options: Sequence[tuple[str, str]], chosen: str) -> discord.ui.Label[discord.ui.Modal]:
    """A field of a dialog with a radio button for each option (label and value)."""
    group = discord.ui.RadioGroup[discord.ui.Modal](custom_id=name)
    for label, value in options:
        group.add_option(label=label, value=value, default=value == chosen)
    return discord.ui.Label(text=asked, component=group)


def one_of(
    asked: str, name: str, options: Sequence[tuple[str, str]], chosen: str
) -> discord.ui.Label[discord.ui.Modal]:
    """A field with one choice: radio buttons, or a list where there are too many for them."""
    field = radio if len(options) <= MOST_RADIO else select
    return field(asked, name, options, chosen)


def channels(
    asked: str, name: str, chosen: Iterable[int], *, most: int, about: str | None = None
) -> discord.ui.Label[discord.ui.Modal]:
    """A field of a dialog with the channels of the server where people write, of which none must be chosen."""
    menu = discord.ui.ChannelSelect[discord.ui.Modal](
        custom_id=name,
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        required=False,
        min_values=0,
        max_values=most,
        default_values=[discord.Object(channel_id) for channel_id in chosen],
    )
    return discord.ui.Label(text=asked, description=about, component=menu)
