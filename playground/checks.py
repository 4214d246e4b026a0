"""Limits of a message's text, embeds and attachments, as 50035 error trees.

Source: Discord's reference, "Message", "Embed limits", "Uploading files".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .check_components import check_components, wears_v2
from .errors import ApiError, Problems, refusal
from .store import Record

CONTENT_LIMIT = 2000
ALT_TEXT_LIMIT = 1024
FILE_LIMIT = 10 * 1024 * 1024
ATTACHMENTS_LIMIT = 10
EMBEDS_LIMIT = 10
EMBED_TOTAL_LIMIT = 6000
EMBED_LIMITS = {"title": 256, "description": 4096}
FIELDS_LIMIT = 25
FIELD_LIMITS = {"name": 256, "value": 1024}
FOOTER_LIMIT = 2048
AUTHOR_LIMIT = 256
NONCE_LIMIT = 25

Files = Mapping[int, tuple[str, bytes]]
"""Uploaded parts by the number in `files[n]`: file name and bytes."""

V2_FLAG = 1 << 15


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


def check_message(body: Record, files: Files, before: Record | None = None) -> None:
    """Raise what is wrong with a message about to be created, or edited from the record `before`.

    Raises:
        ApiError: 50035 with the tree of errors, 40005 for a file above 10 MiB, 50006 for an empty message.
    """
    if any(len(data) > FILE_LIMIT for _, data in files.values()):
        raise refusal(40005)
    problems = Problems()
    text(problems, "content", body.get("content"), CONTENT_LIMIT)
    _check_embeds(problems, body.get("embeds"))
    _check_attachments(problems, body, files)
    v2 = wears_v2(body) or bool(before and before["flags"] & V2_FLAG)
    names = _names_afterwards(body, files, before)
    check_components(problems, body.get("components"), v2=v2, filenames=names)
    if v2:
        _check_v2_fields(problems, body, before)
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


FILLING = ("content", "embeds", "components", "sticker_ids", "poll")


def _is_empty(body: Record, files: Files, before: Record | None) -> bool:
    def filled(value: Any) -> bool:
        return bool(value.strip() if isinstance(value, str) else value)

    def stays(key: str) -> bool:
        return filled(body[key] if key in body else before and before[key])

    if before is None:
        return not (files or any(filled(body.get(key)) for key in FILLING))
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


def _check_attachments(problems: Problems, body: Record, files: Files) -> None:
    entries = body.get("attachments")
    if entries is None:
        if len(files) > ATTACHMENTS_LIMIT:
            _too_many(problems, "attachments", ATTACHMENTS_LIMIT)
        return
    if len(entries) > ATTACHMENTS_LIMIT:
        _too_many(problems, "attachments", ATTACHMENTS_LIMIT)
    for number, entry in enumerate(entries):
        text(problems, f"attachments.{number}.description", entry.get("description"), ALT_TEXT_LIMIT)
        given = str(entry.get("id", ""))
        if not given.isdigit():
            problems.add(f"attachments.{number}.id", "BASE_TYPE_REQUIRED", "This field is required")
        elif len(given) < 4 and int(given) not in files:
            problems.add(f"attachments.{number}", "ATTACHMENT_NOT_FOUND", "Attachment data cannot be found.")


def _too_many(problems: Problems, path: str, most: int) -> None:
    problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def _check_embeds(problems: Problems, embeds: Any) -> None:
    if not embeds:
        return
    if len(embeds) > EMBEDS_LIMIT:
        _too_many(problems, "embeds", EMBEDS_LIMIT)
    total = 0
    for number, embed in enumerate(embeds):
        total += _check_embed(problems, f"embeds.{number}", embed)
    if total > EMBED_TOTAL_LIMIT:
        problems.add(
            "embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TOTAL_LIMIT} characters"
        )


def _check_embed(problems: Problems, path: str, embed: Record) -> int:
    """Note the problems of one embed; its number of counted characters."""
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    for key, most in EMBED_LIMITS.items():
        text(problems, f"{path}.{key}", embed.get(key), most)
    text(problems, f"{path}.footer.text", footer.get("text"), FOOTER_LIMIT)
    text(problems, f"{path}.author.name", author.get("name"), AUTHOR_LIMIT)
    fields = embed.get("fields") or []
    if len(fields) > FIELDS_LIMIT:
        _too_many(problems, f"{path}.fields", FIELDS_LIMIT)
    parts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
    for number, field in enumerate(fields):
        for key, most in FIELD_LIMITS.items():
            text(problems, f"{path}.fields.{number}.{key}", field.get(key), most, 1, required=True)
            parts.append(field.get(key))
    return sum(len(part) for part in parts if isinstance(part, str))


def check_choices(choices: Any, kind: int) -> None:
    """Raise what is wrong with the answer to an autocomplete; `kind` is the option's type (3, 4 or 10)."""
    problems = Problems()
    if not isinstance(choices, list):
        problems.add("data.choices", "BASE_TYPE_REQUIRED", "This field is required")
    elif len(choices) > 25:
        _too_many(problems, "data.choices", 25)
    else:
        for number, choice in enumerate(choices):
            path = f"data.choices.{number}"
            text(problems, f"{path}.name", choice.get("name"), 100, 1, required=True)
            value = choice.get("value")
            if kind == 3:
                text(problems, f"{path}.value", value, 100, 1, required=True)
            elif isinstance(value, bool) or not isinstance(value, (int, float)):
                problems.add(f"{path}.value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    problems.raise_if_any()


def under(key: str, error: ApiError) -> ApiError:
    """The same 50035 refusal with its paths below `key`, where a body holds the message."""
    if error.body.get("code") == 50035 and key not in error.body["errors"]:
        return ApiError(error.status, error.body | {"errors": {key: error.body["errors"]}})
    return error
