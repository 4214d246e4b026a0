"""The shapes of request bodies: messages and their parts, forms, threads, commands.

Source: Discord's OpenAPI description: MessageCreateRequest, MessageEditRequestPartial, RichEmbed,
MessageAllowedMentionsRequest, the component requests, the interaction callbacks, the thread and command requests.
"""

from __future__ import annotations

from typing import Any

from playground.checks.shapes import Shape, boolean, choice, each, entry, fields, integer, snowflake, string, timestamp
from playground.errors import Problems

INT32 = 2**31 - 1
MENTIONS_LIMIT = 100
SLOWMODE_LIMIT = 21_600
COLOUR_LIMIT = 0xFFFFFF


def _nonce(problems: Problems, path: str, value: Any) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        string(problems, path, value)


_MEDIA = fields(url=string)
_PICTURE = fields(url=string, width=integer(), height=integer())
_EMOJI = fields(id=snowflake, name=string, animated=boolean)


def component(problems: Problems, path: str, value: Any) -> None:
    """A component with all its children. A key has the same shape in every component."""
    _COMPONENT(problems, path, value)


_COMPONENT: Shape = fields(
    type=integer(),
    id=integer(0, INT32),
    components=each(entry(component)),
    accessory=component,
    component=component,
    custom_id=string,
    style=integer(),
    label=string,
    description=string,
    disabled=boolean,
    url=string,
    sku_id=snowflake,
    emoji=_EMOJI,
    placeholder=string,
    min_values=integer(),
    max_values=integer(),
    required=boolean,
    options=each(entry(fields(label=string, value=string, description=string, default=boolean, emoji=_EMOJI))),
    channel_types=each(integer()),
    default_values=each(entry(fields(id=snowflake, type=string))),
    content=string,
    media=_MEDIA,
    file=_MEDIA,
    items=each(entry(fields(media=_MEDIA, description=string, spoiler=boolean))),
    spoiler=boolean,
    divider=boolean,
    spacing=integer(),
    accent_color=integer(0, COLOUR_LIMIT),
    value=string,
    default=boolean,
    min_length=integer(0, 4000),
    max_length=integer(1, 4000),
)

EMBED = fields(
    title=string,
    description=string,
    url=string,
    color=integer(0, COLOUR_LIMIT),
    timestamp=timestamp,
    author=fields(name=string, url=string, icon_url=string),
    footer=fields(text=string, icon_url=string),
    image=_PICTURE,
    thumbnail=_PICTURE,
    fields=each(entry(fields(name=string, value=string, inline=boolean))),
)

ALLOWED_MENTIONS = fields(
    parse=each(choice("roles", "users", "everyone"), unique=True),
    users=each(snowflake, most=MENTIONS_LIMIT, unique=True),
    roles=each(snowflake, most=MENTIONS_LIMIT, unique=True),
    replied_user=boolean,
)

MESSAGE = fields(
    content=string,
    embeds=each(entry(EMBED)),
    allowed_mentions=ALLOWED_MENTIONS,
    components=each(entry(component)),
    attachments=each(
        entry(fields(id=snowflake, filename=string, description=string, title=string, is_spoiler=boolean))
    ),
    sticker_ids=each(snowflake),
    flags=integer(),
    tts=boolean,
    nonce=_nonce,
    enforce_nonce=boolean,
    message_reference=fields(
        message_id=snowflake, channel_id=snowflake, guild_id=snowflake, fail_if_not_exists=boolean, type=integer()
    ),
)

_CHOICE = fields(name=string, name_localizations=fields())
FORM = fields(custom_id=string, title=string, components=each(entry(component)))
OFFER = fields(choices=each(entry(_CHOICE)))
NOTHING = fields()
CALLBACK = fields(type=integer(), data=fields())
DIRECT = fields(recipient_id=snowflake)
EMOJI = fields(name=string, image=string)


def _option(problems: Problems, path: str, value: Any) -> None:
    _OPTION(problems, path, value)


_NAMED: dict[str, Shape] = {
    "name": string,
    "name_localizations": fields(),
    "description": string,
    "description_localizations": fields(),
    "options": each(entry(_option)),
}
_OPTION: Shape = fields(
    **_NAMED,
    type=integer(),
    required=boolean,
    autocomplete=boolean,
    choices=each(entry(_CHOICE)),
    channel_types=each(integer()),
    min_length=integer(0, 6000),
    max_length=integer(1, 6000),
)
COMMAND = fields(
    **_NAMED,
    type=integer(),
    nsfw=boolean,
    dm_permission=boolean,
    integration_types=each(integer()),
    contexts=each(integer()),
    handler=integer(1, 2),
)
COMMANDS = each(entry(COMMAND))

THREAD = fields(
    name=string,
    type=integer(),
    auto_archive_duration=integer(),
    rate_limit_per_user=integer(0, SLOWMODE_LIMIT),
    archived=boolean,
    locked=boolean,
    invitable=boolean,
    flags=integer(),
    applied_tags=each(snowflake, most=5),
    message=MESSAGE,
)
"""A thread to start or change; a channel has fewer of the same fields."""
