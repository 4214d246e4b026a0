"""Limits of a message and its parts, as 50035 error trees.

Source: Discord's reference, "Message", "Allowed Mentions", "Uploading files".
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from playground.checks.bodies import MESSAGE
from playground.checks.components import check_components, is_v2
from playground.checks.embeds import check_embeds
from playground.checks.shapes import require
from playground.errors import ApiError, Problems, refusal, text, too_many
from playground.world.store import Record

CONTENT_LIMIT = 2000
ALT_TEXT_LIMIT = 1024
FILE_LIMIT = 10 * 1024 * 1024
ATTACHMENTS_LIMIT = 10
NONCE_LIMIT = 25

Files = Mapping[int, tuple[str, bytes]]
"""Uploaded parts by the number in `files[n]`: file name and bytes."""

V2_FLAG = 1 << 15


def check_message(body: Record, files: Files, emojis: Collection[str], before: Record | None = None) -> None:
    """Raise what is wrong with a message about to be created, or edited from the record `before`.

    Args:
        emojis: the ids of the application's own emoji.

    Raises:
        ApiError: 50035 with the tree of errors, 40005 for a file above 10 MiB, 50006 for an empty message.
    """
    if any(len(data) > FILE_LIMIT for _, data in files.values()):
        raise refusal(40005)
    require(MESSAGE, body)
    problems = Problems()
    text(problems, "content", body.get("content"), CONTENT_LIMIT)
    check_embeds(problems, body.get("embeds"))
    _check_attachments(problems, body, files, before)
    check_mentions(problems, body.get("allowed_mentions"))
    v2 = is_v2(body) or bool(before and before["flags"] & V2_FLAG)
    names = _names_afterwards(body, files, before)
    check_components(problems, body.get("components"), v2=v2, filenames=names, emojis=emojis)
    if v2:
        _check_v2_fields(problems, body, before)
        _check_v2_stays(problems, body, before)
    nonce = body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > NONCE_LIMIT:
        problems.add("nonce", "NONCE_TYPE_TOO_LONG", f"Nonces must be no longer than {NONCE_LIMIT} characters.")
    problems.raise_if_any()
    if _is_empty(body, files, before):
        raise refusal(50006)


def _check_v2_fields(problems: Problems, body: Record, before: Record | None) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        left = before is not None and not before["flags"] & V2_FLAG and key not in body and before.get(key)
        if body.get(key) or left:
            problems.add(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    if before is None and not body.get("components"):
        problems.add("components", "BASE_TYPE_REQUIRED", "This field is required")


def _check_v2_stays(problems: Problems, body: Record, before: Record | None) -> None:
    if before and before["flags"] & V2_FLAG and body.get("flags") is not None and not is_v2(body):
        problems.add(
            "flags",
            "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
            "The IS_COMPONENTS_V2 flag cannot be removed from a message",
        )


FILLING = ("content", "embeds", "components", "sticker_ids", "poll")


def _is_empty(body: Record, files: Files, before: Record | None) -> bool:
    def filled(value: Any) -> bool:
        return bool(value.strip() if isinstance(value, str) else value)

    def stays(key: str) -> bool:
        return filled(body[key] if key in body else before and before[key])

    if before is None:
        return not (files or any(filled(body.get(key)) for key in FILLING))
    if is_v2(body) or before["flags"] & V2_FLAG:
        return not stays("components")  # files show only in a component
    kept = files or ("attachments" not in body and before["files"]) or body.get("attachments")
    return not (kept or any(stays(key) for key in ("content", "embeds", "components")))


def _names_afterwards(body: Record, files: Files, before: Record | None) -> set[str]:
    """File names that `attachment://` may refer to once the body is applied."""
    names = {name for name, _ in files.values()}
    names |= {entry["filename"] for entry in body.get("attachments") or () if entry.get("filename")}
    if before is not None:
        kept = body.get("attachments")
        ids = {str(entry.get("id")) for entry in kept or ()}
        keeps_all = kept is None and not files
        names |= {file["filename"] for file in before["files"] if keeps_all or file["id"] in ids}
    return names


def _check_attachments(problems: Problems, body: Record, files: Files, before: Record | None) -> None:
    entries = body.get("attachments")
    if entries is None:
        if len(files) > ATTACHMENTS_LIMIT:
            too_many(problems, "attachments", ATTACHMENTS_LIMIT)
        return
    if len(entries) > ATTACHMENTS_LIMIT:
        too_many(problems, "attachments", ATTACHMENTS_LIMIT)
    known = {str(number) for number in files} | {file["id"] for file in (before or {}).get("files", ())}
    for number, entry in enumerate(entries):
        text(problems, f"attachments.{number}.description", entry.get("description"), ALT_TEXT_LIMIT)
        if entry.get("id") is None:
            problems.add(f"attachments.{number}.id", "BASE_TYPE_REQUIRED", "This field is required")
        elif str(entry["id"]) not in known:
            problems.add(f"attachments.{number}", "ATTACHMENT_NOT_FOUND", "Attachment data cannot be found.")


def check_mentions(problems: Problems, allowed: Record | None) -> None:
    """Note if users or roles are both listed and to be parsed from the text."""
    for key in ("users", "roles"):
        if allowed and key in (allowed.get("parse") or ()) and allowed.get(key):
            problems.add(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )


def check_choices(choices: Any, kind: int) -> None:
    """Raise what is wrong with the answer to an autocomplete; `kind` is the option's type (3, 4 or 10)."""
    problems = Problems()
    if not isinstance(choices, list):
        problems.add("data.choices", "BASE_TYPE_REQUIRED", "This field is required")
    elif len(choices) > 25:
        too_many(problems, "data.choices", 25)
    else:
        for number, choice in enumerate(choices):
            path = f"data.choices.{number}"
            text(problems, f"{path}.name", choice.get("name"), 100, 1, required=True)
            for locale, name in (choice.get("name_localizations") or {}).items():
                text(problems, f"{path}.name_localizations.{locale}", name, 100, 1, required=True)
            value = choice.get("value")
            if kind == 3:
                text(problems, f"{path}.value", value, 100, 1, required=True)
            elif isinstance(value, bool) or not isinstance(value, (int, float)):
                problems.add(f"{path}.value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    problems.raise_if_any()


def under(key: str, error: ApiError) -> ApiError:
    """The same 50035 refusal with its paths below `key`, for a body that contains the message."""
    if error.body.get("code") == 50035 and key not in error.body["errors"]:
        return ApiError(error.status, error.body | {"errors": {key: error.body["errors"]}})
    return error
