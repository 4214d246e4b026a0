"""OAuth2 as Activities use it: what people have consented to, codes that work once, access tokens.

Source: Discord's documentation, "OAuth2" (authorization code grant, client credentials in the form or as basic
authentication); RFC 6749, 4.1.2, 4.1.3 and 5.2. Kept in memory: after a restart people are asked again.
"""

from __future__ import annotations

import base64
import binascii
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from playground.world.ids import APPLICATION_ID, CLIENT_SECRET
from playground.world.store import Record
from playground.world.world import World

CODE_SECONDS = 600.0
"""RFC 6749, 4.1.2: ten minutes are the most that is advised."""
TOKEN_SECONDS = 604_800
FORM = "application/x-www-form-urlencoded"


@dataclass(frozen=True)
class Grant:
    """What a person has allowed, until a moment of the world's clock."""

    user_id: str
    scopes: tuple[str, ...]
    ends_at: float


class OAuthError(Exception):
    """A refusal by the token endpoint, in the words of RFC 6749."""

    def __init__(self, status: int, error: str, description: str) -> None:
        super().__init__(f"{error}: {description}")
        self.status = status
        self.body = {"error": error, "error_description": description}


class Grants:
    """Consents, codes and tokens of this playground."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._consents: dict[str, set[str]] = {}
        self._codes: dict[str, Grant] = {}
        self._tokens: dict[str, Grant] = {}

    def missing(self, user_id: str, scopes: tuple[str, ...]) -> list[str]:
        """The scopes that the person has still to consent to."""
        return sorted({*scopes} - self._consents.get(user_id, set()))

    def consent(self, user_id: str, scopes: tuple[str, ...]) -> None:
        """The person allows the application these scopes, from now on."""
        self._consents.setdefault(user_id, set()).update(scopes)

    def code(self, user_id: str, scopes: tuple[str, ...]) -> str:
        """A code for the application, which works once and for :data:`CODE_SECONDS`."""
        code = secrets.token_urlsafe(24)
        self._codes[code] = Grant(user_id, scopes, self._world.now() + CODE_SECONDS)
        return code

    def exchange(self, kind: str, form: Mapping[str, str], authorization: str) -> Record:
        """What the token endpoint answers to a form of the content type ``kind``.

        Raises:
            OAuthError: another content type, other credentials, a code that was used, is too old, or never was.
        """
        if kind != FORM:
            raise OAuthError(400, "invalid_request", "Only application/x-www-form-urlencoded is accepted")
        if (form.get("client_id"), form.get("client_secret")) != (APPLICATION_ID, CLIENT_SECRET) and not _is_basic(
            authorization
        ):
            raise OAuthError(401, "invalid_client", "Invalid client credentials")
        if form.get("grant_type") != "authorization_code":
            raise OAuthError(400, "unsupported_grant_type", "Grant type None is not supported")
        grant = self._codes.pop(form.get("code", ""), None)
        if grant is None or grant.ends_at < self._world.now():
            raise OAuthError(400, "invalid_grant", 'Invalid "code" in request.')
        token = secrets.token_urlsafe(22)
        self._tokens[token] = Grant(grant.user_id, grant.scopes, self._world.now() + TOKEN_SECONDS)
        return {
            "access_token": token,
            "token_type": "Bearer",
            "expires_in": TOKEN_SECONDS,
            "refresh_token": secrets.token_urlsafe(22),
            "scope": " ".join(grant.scopes),
        }

    def bearer(self, token: str) -> Grant | None:
        """What an access token allows; ``None`` for one that is over, or was never given."""
        grant = self._tokens.get(token)
        return grant if grant is not None and grant.ends_at >= self._world.now() else None


def _is_basic(authorization: str) -> bool:
    """Whether these are the application's credentials as basic authentication."""
    scheme, _, text = authorization.partition(" ")
    try:
        return (
            scheme == "Basic" and base64.b64decode(text, validate=True).decode() == f"{APPLICATION_ID}:{CLIENT_SECRET}"
        )
    except (binascii.Error, UnicodeDecodeError):
        return False
