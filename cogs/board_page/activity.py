"""The pages of tables as an Activity in Discord: who looks at it, and which table that person sees.

Discord's client gives the page a code, which this server exchanges with the application's client secret for a token,
and asks whose it is; the token is used for nothing else, and is not kept. What the page says besides is believed of
nobody: the instance leads to a table, and the person needs a seat there.

Source: Discord's documentation, "OAuth2" (authorization code grant), "How Activities Work", "Multiplayer Experience".
"""

import asyncio
import logging
import re
from dataclasses import dataclass, field

import aiohttp
import discord

from cogs.base.services import Services
from data.board_page import activities

FRAMES = "https://discord.com https://*.discord.com https://discordapp.com https://*.discordapp.com"
"""The origins of Discord's clients: the same that the SDK takes messages from."""
INSTANCE = re.compile(r"[\w-]{1,200}")
CODE = re.compile(r"[\w-]{1,200}")
PATIENCE = aiohttp.ClientTimeout(total=10)

_log = logging.getLogger("ziggurat.page")


class Unknown(Exception):
    """Discord has not said who the person is."""


@dataclass(frozen=True)
class Application:
    """The application whose Activity the pages are: its ``id`` and ``secret``, the ``origin`` at which browsers see the
    Activity, the origins of the ``frames`` around it, and how Discord is asked as the bot."""

    id: int
    secret: str = field(repr=False)
    origin: str
    http: discord.http.HTTPClient = field(repr=False)
    frames: str = FRAMES


def on_discord(bot: discord.Client, secret: str) -> Application:
    """The application of a bot that has logged in, on Discord: its Activity is behind Discord's proxy."""
    number = bot.application_id or 0
    origin = f"https://{number}.discordsays.com"
    return Application(number, secret, origin, bot.http, f"{FRAMES} {origin}")


async def person_of(application: Application, code: str) -> int:
    """Whose code this is. Raises ``Unknown``, without asking for what cannot be one."""
    if not CODE.fullmatch(code):
        raise Unknown("there is no code")
    base = discord.http.Route.BASE
    form = {
        "client_id": str(application.id),
        "client_secret": application.secret,
        "grant_type": "authorization_code",
        "code": code,
    }
    try:
        async with aiohttp.ClientSession(timeout=PATIENCE) as session:
            async with session.post(f"{base}/oauth2/token", data=form) as answer:
                found = await answer.json()
                if answer.status != 200:
                    raise Unknown(f"{answer.status} {found.get('error')}")
            headers = {"Authorization": f"Bearer {found['access_token']}"}
            async with session.get(f"{base}/users/@me", headers=headers) as answer:
                if answer.status != 200:
                    raise Unknown(f"{answer.status} for whose token it is")
                return int((await answer.json())["id"])
    except (aiohttp.ClientError, TimeoutError, ValueError, KeyError, AttributeError) as error:
        raise Unknown(type(error).__name__) from error


async def table_of(services: Services, application: Application, instance: str, user_id: int) -> int | None:
    """The table that an instance shows this person: for which it was launched, else that of the channel in which it
    runs, as Discord says: there an Activity can be launched without the bot."""
    if not INSTANCE.fullmatch(instance):
        return None
    found = await activities.table_of(services.store.reading, instance, user_id, services.now())
    if found is not None:
        return found
    route = discord.http.Route(
        "GET",
        "/applications/{application_id}/activity-instances/{instance_id}",
        application_id=application.id,
        instance_id=instance,
    )
    try:
        async with asyncio.timeout(PATIENCE.total):
            answer = await application.http.request(route)
        channel_id = int(answer["location"]["channel_id"])
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, ValueError, KeyError) as error:
        _log.info("where an Activity runs is unknown: %s", type(error).__name__)
        return None
    row = await services.tables.in_channel(channel_id)
    return None if row is None else row.id
