"""The requests of an Activity's server: codes for tokens, who a token belongs to, where an instance runs."""

from __future__ import annotations

from aiohttp import web

from playground.activities.grants import OAuthError
from playground.activities.instances import location
from playground.core import Core
from playground.errors import not_found, refusal
from playground.payloads import objects
from playground.rest.call import Answer, Call, Routes
from playground.world.ids import APPLICATION_ID

TOKEN_PATH = "/oauth2/token"


async def token(core: Core, request: web.Request) -> Answer:
    """POST /oauth2/token: a form, without a bot's authorization."""
    form = await request.post()
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    try:
        return 200, core.grants.exchange(request.content_type, fields, request.headers.get("Authorization", ""))
    except OAuthError as error:
        return error.status, error.body


def person(core: Core, authorization: str) -> Answer:
    """GET /users/@me with a person's token.

    Raises:
        ApiError: 401 for a token that is none, or without the scope `identify`.
    """
    grant = core.grants.bearer(authorization.removeprefix("Bearer "))
    if grant is None or "identify" not in grant.scopes:
        raise refusal(0)
    return 200, objects.own_user(core.world.users[grant.user_id])


def instance(call: Call) -> Answer:
    """GET /applications/A/activity-instances/I"""
    found = call.core.instances.instance(call.params["instance"])
    if call.params["application"] != APPLICATION_ID or found is None:
        raise not_found()
    channel = call.core.world.channels.get(found.channel_id)
    if channel is None:
        raise not_found()
    return 200, {
        "application_id": APPLICATION_ID,
        "instance_id": found.id,
        "launch_id": found.launch_id,
        "location": location(call.core.world, channel),
        "users": found.users,
    }


ROUTES: Routes = [("GET", "/applications/{application}/activity-instances/{instance}", instance)]
