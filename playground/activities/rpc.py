"""What the client answers to the Embedded App SDK: the handshake, and the commands that follow.

Source: Discord's documentation, "How Activities Work" (lifecycle) and "Embedded App SDK" (commands, error codes); the
SDK's own schemas. A command that is not here is refused as one that does not exist.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playground.activities.grants import Grants
from playground.activities.instances import Frame, Instances
from playground.payloads import objects
from playground.world.ids import APPLICATION_ID, iso
from playground.world.store import Record
from playground.world.world import World

INVALID_CLIENT, INVALID_VERSION, INVALID_ENCODING = 4000, 4004, 4005
"""With what the connection is closed."""
INVALID_PAYLOAD, INVALID_COMMAND, INVALID_PERMISSIONS, OTHER_CLIENT, INVALID_TOKEN, OAUTH2 = (
    4000,
    4002,
    4006,
    4007,
    4009,
    5000,
)
"""With what a command is refused."""
SCOPES = frozenset({"identify", "guilds", "guilds.members.read", "applications.commands", "rpc.activities.write"})
LEVELS = ("log", "warn", "debug", "info", "error")


class Closed(Exception):
    """The handshake is refused: the connection is closed with a code and a reason."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class Failed(Exception):
    """A command is refused with a code and a reason."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class Rpc:
    """The client's side of the SDK, for the frames of this playground."""

    def __init__(self, world: World, instances: Instances, grants: Grants) -> None:
        self._world = world
        self._instances = instances
        self._grants = grants
        self._commands: dict[str, Callable[[Frame, Record, bool | None], Any]] = {
            "AUTHORIZE": self._authorize,
            "AUTHENTICATE": self._authenticate,
            "CAPTURE_LOG": self._capture_log,
            "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS": self._participants,
        }

    def handshake(self, frame: Frame, payload: Any) -> Record:
        """The READY event.

        Raises:
            Closed: another version, encoding, application or frame than this one's.
        """
        given = payload if isinstance(payload, dict) else {}
        if given.get("v") != 1:
            raise Closed(INVALID_VERSION, "Invalid version")
        if given.get("encoding", "json") != "json":
            raise Closed(INVALID_ENCODING, "Invalid encoding")
        if given.get("client_id") != APPLICATION_ID or given.get("frame_id") != frame.id:
            raise Closed(INVALID_CLIENT, "Invalid Client ID")
        frame.ready = True
        config = {"cdn_host": "cdn.discordapp.com", "api_endpoint": "//discord.com/api", "environment": "production"}
        return {"cmd": "DISPATCH", "evt": "READY", "nonce": None, "data": {"v": 1, "config": config}}

    def command(self, frame: Frame, payload: Any, consent: bool | None) -> Record:
        """What a command is answered; ``consent`` is what the person has said to the scopes it asks for, ``None``
        before they were asked. Where they have to be asked, the answer is ``{"asks": scopes}``."""
        given = payload if isinstance(payload, dict) else {}
        name, nonce, args = given.get("cmd"), given.get("nonce"), given.get("args")
        try:
            if not frame.ready or not isinstance(nonce, str):
                raise Failed(INVALID_PAYLOAD, "Invalid payload")
            act = self._commands.get(str(name))
            if act is None:
                raise Failed(INVALID_COMMAND, f"Invalid command: {name}")
            data = act(frame, args if isinstance(args, dict) else {}, consent)
        except Failed as failed:
            data = {"code": failed.code, "message": str(failed)}
            return {"cmd": name, "evt": "ERROR", "nonce": nonce, "data": data}
        if isinstance(data, dict) and "asks" in data:
            return data
        return {"cmd": name, "evt": None, "nonce": nonce, "data": data}

    def _authorize(self, frame: Frame, args: Record, consent: bool | None) -> Record:
        if args.get("client_id") != APPLICATION_ID:
            raise Failed(OTHER_CLIENT, "Invalid Client ID")
        given = args.get("scope")
        if (
            args.get("response_type") != "code"
            or not isinstance(given, list)
            or not given
            or not SCOPES.issuperset(given)
        ):
            raise Failed(OAUTH2, "OAuth2 Error: invalid_scope: The requested scope is invalid, unknown, or malformed.")
        scopes = tuple(dict.fromkeys(map(str, given)))
        if consent is False:
            raise Failed(
                OAUTH2, "OAuth2 Error: access_denied: The resource owner or authorization server denied the request"
            )
        if consent:
            self._grants.consent(frame.user_id, scopes)
        missing = self._grants.missing(frame.user_id, scopes)
        if missing:
            return {"asks": missing}
        return {"code": self._grants.code(frame.user_id, scopes)}

    def _authenticate(self, frame: Frame, args: Record, consent: bool | None) -> Record:
        token = str(args.get("access_token"))
        grant = self._grants.bearer(token)
        if grant is None or grant.user_id != frame.user_id:
            raise Failed(INVALID_TOKEN, "Invalid access token")
        frame.scopes = grant.scopes
        user = self._world.users[frame.user_id]
        return {
            "access_token": token,
            "user": objects.user(user) | {"public_flags": 0},
            "scopes": list(grant.scopes),
            "expires": iso(grant.ends_at),
            "application": {
                "id": APPLICATION_ID,
                "name": self._world.users[APPLICATION_ID]["username"],
                "description": "",
            },
        }

    def _capture_log(self, frame: Frame, args: Record, consent: bool | None) -> None:
        if args.get("level") not in LEVELS or not isinstance(args.get("message"), str):
            raise Failed(INVALID_PAYLOAD, "Invalid payload")

    def _participants(self, frame: Frame, args: Record, consent: bool | None) -> Record:
        if not frame.scopes:
            raise Failed(INVALID_PERMISSIONS, "Not authenticated or invalid scope")
        instance = self._instances.instance(frame.instance_id)
        users = [] if instance is None else instance.users
        people = [objects.user(self._world.users[user]) | {"flags": 0, "bot": False} for user in users]
        return {"participants": people}
