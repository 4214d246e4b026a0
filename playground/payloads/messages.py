"""Message records as Discord's message objects."""

from __future__ import annotations

import hashlib
from typing import Any
from urllib.parse import quote

from playground.payloads import objects
from playground.payloads.components import media_urls, render
from playground.world.ids import APPLICATION_ID, GUILD_ID
from playground.world.store import Record
from playground.world.world import EPHEMERAL, World

LINK_SECONDS = 25 * 3600
EMBED_MEDIA = ("image", "thumbnail")


class MessageViews:
    """Builds message objects; `origin` is the address that attachment links point to."""

    def __init__(self, world: World, origin: str) -> None:
        self._world = world
        self.origin = origin

    def attachment(self, channel_id: str, file: Record, *, ephemeral: bool = False) -> dict[str, Any]:
        """An attachment object with its links."""
        # Good for a day and a bit; the end moves by the hour so that pages can keep what they fetched.
        ends = int(self._world.now() // 3600 * 3600 + LINK_SECONDS)
        url = f"{self.origin}/attachments/{channel_id}/{file['id']}/{quote(file['filename'])}?ex={ends:x}"
        keys = ("id", "filename", "size", "description", "content_type", "width", "height")
        result = {key: file[key] for key in keys if file.get(key) is not None}
        result |= {"url": url, "proxy_url": url}
        if ephemeral:
            result["ephemeral"] = True
        return result

    def message(self, record: Record, *, nested: bool = False) -> dict[str, Any]:
        """The full message object; `nested` for one quoted inside another."""
        world = self._world
        channel_id = record["channel_id"]
        ephemeral = bool(record["flags"] & EPHEMERAL)
        by_name = {file["filename"]: file for file in record["files"]}

        def media(url: str) -> dict[str, Any]:
            file = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
            return self._media(channel_id, url, file)

        shown = self._shown_elsewhere(record)
        result: dict[str, Any] = {
            "id": record["id"],
            "channel_id": channel_id,
            "type": record["type"],
            "author": objects.user(world.users[record["author_id"]]),
            "content": record["content"],
            "timestamp": record["timestamp"],
            "edited_timestamp": record["edited_timestamp"],
            "flags": record["flags"],
            "mentions": [objects.user(world.users[user]) for user in record["mentions"]],
            "mention_roles": [],
            "mention_everyone": record["mention_everyone"],
            "attachments": [
                self.attachment(channel_id, file, ephemeral=ephemeral)
                for file in record["files"]
                if file["filename"] not in shown
            ],
            "embeds": [self._embed(embed, media) for embed in record["embeds"]],
            "components": [render(component, media) for component in record["components"]],
            "pinned": record["pinned_at"] is not None,
            "tts": False,
        }
        if record.get("reactions"):
            result["reactions"] = [_reaction(emoji, users) for emoji, users in record["reactions"].items()]
        if record["interaction_id"] is not None:
            result |= {"application_id": APPLICATION_ID, "webhook_id": APPLICATION_ID}
        if record["metadata"] is not None:
            result["interaction_metadata"] = self.metadata(record["metadata"])
        if record["reference"] is not None:
            result["message_reference"] = record["reference"]
            if not nested and "message_id" in record["reference"]:
                result |= self._referenced(record["reference"])
        thread = world.channels.get(record["id"])
        if thread is not None and not nested:
            result["thread"] = objects.channel(world, thread)
        return result

    def created(self, record: Record) -> dict[str, Any]:
        """The message as the response to its creation: only here and in its event is the nonce included."""
        nonce = {} if record["nonce"] is None else {"nonce": record["nonce"]}
        return self.message(record) | nonce

    def event(self, record: Record, *, new: bool) -> dict[str, Any]:
        """The message in gateway events: with guild and the author's member."""
        result = self.created(record) if new else self.message(record)
        channel = self._world.channels[record["channel_id"]]
        if self._world.in_guild(channel):
            author = self._world.users[record["author_id"]]
            result |= {"guild_id": GUILD_ID, "member": objects.bare_member(author)}
        return result | {"channel_type": channel["type"]}

    def metadata(self, stored: Record) -> dict[str, Any]:
        """The interaction_metadata object of a stored one, with the user instead of an id."""
        result = {key: value for key, value in stored.items() if key != "user_id"}
        result["user"] = objects.user(self._world.users[stored["user_id"]])
        if "triggering_interaction_metadata" in stored:
            result["triggering_interaction_metadata"] = self.metadata(stored["triggering_interaction_metadata"])
        return result

    def _referenced(self, reference: Record) -> dict[str, Any]:
        target = self._world.messages.get(reference["channel_id"], {}).get(reference["message_id"])
        if target is not None and target["viewer"] is not None:
            return {}
        return {"referenced_message": self.message(target, nested=True) if target else None}

    def _shown_elsewhere(self, record: Record) -> set[str]:
        """Names of files that an embed or a component shows; Discord omits them from `attachments`."""
        urls = media_urls(record["components"])
        for embed in record["embeds"]:
            urls |= {(embed.get(key) or {}).get("url", "") for key in EMBED_MEDIA}
            urls |= {(embed.get(key) or {}).get("icon_url", "") for key in ("author", "footer")}
        return {url.removeprefix("attachment://") for url in urls if url and url.startswith("attachment://")}

    def _media(self, channel_id: str, url: str, file: Record | None) -> dict[str, Any]:
        if file is None:
            number = int.from_bytes(hashlib.sha256(url.encode()).digest()[:7], "big")
            return {"id": str(number), "url": url, "proxy_url": url, "width": None, "height": None}
        link = self.attachment(channel_id, file)
        return {
            "id": file["id"],
            "url": link["url"],
            "proxy_url": link["url"],
            "width": file.get("width"),
            "height": file.get("height"),
            "content_type": file.get("content_type"),
            "attachment_id": file["id"],
            "filename": file["filename"],
            "size": file["size"],
        }

    def _embed(self, embed: Record, media: Any) -> dict[str, Any]:
        result = {key: value for key, value in embed.items() if value is not None}
        for key in EMBED_MEDIA:
            if result.get(key):
                unfurled = media(result[key]["url"])
                keys = ("url", "proxy_url", "width", "height", "content_type")
                result[key] = {k: unfurled[k] for k in keys if unfurled.get(k) is not None}
        for key in ("author", "footer"):
            part = result.get(key)
            if part and str(part.get("icon_url", "")).startswith("attachment://"):
                url = media(part["icon_url"])["url"]
                result[key] = part | {"icon_url": url, "proxy_icon_url": url}
        return result


def _reaction(emoji: str, users: list[str]) -> dict[str, Any]:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": len(users),
        "count_details": {"burst": 0, "normal": len(users)},
        "burst_colors": [],
        "me": APPLICATION_ID in users,
        "me_burst": False,
    }
