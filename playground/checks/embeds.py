"""Limits of embeds, as 50035 error trees. Source: Discord's reference, "Embed Limits", and its schema RichEmbed."""

from __future__ import annotations

from typing import Any

from playground.errors import Problems, address, text, too_many
from playground.world.store import Record

EMBEDS_LIMIT = 10
TOTAL_LIMIT = 6000
TEXT_LIMITS = {"title": 256, "description": 4096}
FIELDS_LIMIT = 25
FIELD_LIMITS = {"name": 256, "value": 1024}
FOOTER_LIMIT = 2048
AUTHOR_LIMIT = 256
URL_LIMIT = 2048
LINKS = (("url",), ("author", "url"))
PICTURES = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))
WEB = ("http", "https")
SHOWING = ("title", "description", "author", "footer", "image", "thumbnail", "fields")


def check_embeds(problems: Problems, embeds: list[Record] | None) -> None:
    """Note what is wrong with a message's embeds, whose shape is valid."""
    if not embeds:
        return
    if len(embeds) > EMBEDS_LIMIT:
        too_many(problems, "embeds", EMBEDS_LIMIT)
    total = sum(_check_embed(problems, f"embeds.{number}", embed) for number, embed in enumerate(embeds))
    if total > TOTAL_LIMIT:
        problems.add(
            "embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {TOTAL_LIMIT} characters"
        )


def _check_embed(problems: Problems, path: str, embed: Record) -> int:
    """Note the problems of one embed, and return its number of counted characters."""
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    if not any(embed.get(key) for key in SHOWING):
        text(problems, f"{path}.description", None, TEXT_LIMITS["description"], required=True)
    for key, most in TEXT_LIMITS.items():
        text(problems, f"{path}.{key}", embed.get(key), most)
    text(problems, f"{path}.footer.text", footer.get("text"), FOOTER_LIMIT)
    text(problems, f"{path}.author.name", author.get("name"), AUTHOR_LIMIT)
    for keys in LINKS:
        _check_url(problems, path, embed, keys, WEB)
    for keys in PICTURES:
        _check_url(problems, path, embed, keys, (*WEB, "attachment"))
    parts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
    return sum(len(part) for part in (*parts, *_check_fields(problems, path, embed)) if isinstance(part, str))


def _check_fields(problems: Problems, path: str, embed: Record) -> list[Any]:
    """Note the problems of an embed's fields, and return their texts."""
    fields = embed.get("fields") or []
    if len(fields) > FIELDS_LIMIT:
        too_many(problems, f"{path}.fields", FIELDS_LIMIT)
    for number, field in enumerate(fields):
        for key, most in FIELD_LIMITS.items():
            text(problems, f"{path}.fields.{number}.{key}", field.get(key), most, 1, required=True)
    return [field.get(key) for field in fields for key in FIELD_LIMITS]


def _check_url(problems: Problems, path: str, embed: Record, keys: tuple[str, ...], schemes: tuple[str, ...]) -> None:
    value: Any = embed
    for key in keys:
        value = (value or {}).get(key)
    here = ".".join((path, *keys))
    text(problems, here, value, URL_LIMIT)
    address(problems, here, value, schemes)
