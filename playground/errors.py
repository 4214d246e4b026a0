"""Discord's refusals: HTTP status, JSON error code, message, and the tree of field errors."""

from __future__ import annotations

import math
from typing import Any

MESSAGES: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    40003: (403, "You are opening direct messages too fast"),
    40094: (400, "This interaction has reached the maximum number of follow ups"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50240: (
        400,
        "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point"
        " command in your update request or delete it separately.",
    ),
    50278: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50046: (400, "Invalid Asset"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50138: (400, "Failed to resize asset below the maximum size: 262144"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    200000: (400, "Message was blocked by automatic moderation"),
}
"""Error code to (HTTP status, message), for refusals with a fixed message."""


class ApiError(Exception):
    """An answer other than success, with the JSON body Discord would send."""

    def __init__(self, status: int, body: dict[str, Any], headers: dict[str, str] | None = None) -> None:
        super().__init__(f"{status} {body.get('code')}: {body.get('message')}")
        self.status = status
        self.body = body
        self.headers = headers or {}


def refusal(code: int) -> ApiError:
    """The refusal with this code of `MESSAGES`."""
    status, message = MESSAGES[code]
    return ApiError(status, {"message": message, "code": code})


def not_found() -> ApiError:
    """The answer for a path that does not exist."""
    return ApiError(404, {"message": "404: Not Found", "code": 0})


def rate_limited(
    retry_after: float, *, everywhere: bool = False, code: int | None = None, message: str | None = None
) -> ApiError:
    """A 429; `retry_after` in seconds, `everywhere` for the global limit."""
    seconds = round(retry_after, 3)
    body: dict[str, Any] = {
        "message": message or "You are being rate limited.",
        "retry_after": seconds,
        "global": everywhere,
        "code": code or 0,
    }
    headers = {"Retry-After": str(math.ceil(seconds)), "X-RateLimit-Scope": "global" if everywhere else "user"}
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    return ApiError(429, body, headers)


class Problems:
    """Collects field errors of one request body and raises them together as code 50035."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Note a problem at a dotted path such as `components.0.components.1.label`; "" is the whole body."""
        node = self._tree
        for part in path.split(".") if path else ():
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_if_any(self) -> None:
        """Raise `ApiError` 400/50035 when a problem was noted."""
        if self._tree:
            raise ApiError(400, {"message": "Invalid Form Body", "code": 50035, "errors": _leaves_first(self._tree)})


def _leaves_first(node: dict[str, Any]) -> dict[str, Any]:
    """If a node has errors of its own, Discord reports only those."""
    if "_errors" in node:
        return {"_errors": node["_errors"]}
    return {key: _leaves_first(value) for key, value in node.items()}


def invalid(path: str, code: str, message: str) -> ApiError:
    """One field error as a 50035 refusal."""
    return ApiError(
        400, {"message": "Invalid Form Body", "code": 50035, "errors": _branch(path.split("."), code, message)}
    )


def _branch(parts: list[str], code: str, message: str) -> dict[str, Any]:
    node: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for part in reversed(parts):
        node = {part: node}
    return node


def text(problems: Problems, path: str, value: Any, most: int, least: int = 0, *, required: bool = False) -> None:
    """Note a problem when `value` is not a text of `least` to `most` characters (or None where not required)."""
    if value is None:
        if required:
            problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
    elif not isinstance(value, str):
        problems.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
    elif not least <= len(value) <= most:
        if least:
            problems.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def address(problems: Problems, path: str, value: Any, schemes: tuple[str, ...]) -> None:
    """Note a problem when a text is no address with one of the schemes; the message does not list `attachment`."""
    if not value or not isinstance(value, str):
        return
    scheme, colon, rest = value.partition(":")
    if colon and scheme not in schemes:
        known = ", ".join(f"'{one}'" for one in schemes if one != "attachment")
        problems.add(
            path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme}" is not supported. Scheme must be one of ({known}).'
        )
    elif not rest.startswith("//"):
        problems.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def too_many(problems: Problems, path: str, most: int) -> None:
    """Note that a list has more than `most` items."""
    problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
