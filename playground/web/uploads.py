"""Files that people upload with a command or in a form: kept on disk, sent to the bot as a link."""

from __future__ import annotations

from base64 import b64decode
from typing import Any
from urllib.parse import quote

from playground.checks.messages import FILE_LIMIT
from playground.lifecycle.messages import safe_filename
from playground.web.refusals import Refused
from playground.world import images
from playground.world.store import Record
from playground.world.world import World

UPLOADS = "0"
"""The folder of such files, which no channel can have."""


def take_file(world: World, origin: str, resolved: Record, value: Any, what: str) -> str:
    """Keeps a file, given as `{filename, data}` with its bytes in base64, and adds it to the resolved ones.

    Args:
        origin: the address at the start of its link.
        what: the name of the option or field in a refusal.

    Returns:
        The id of the file.

    Raises:
        Refused: no file, or a larger one than Discord's client allows.
    """
    try:
        name, data = safe_filename(value["filename"]), b64decode(value["data"], validate=True)
    except (TypeError, KeyError, ValueError, AttributeError):
        raise Refused(f"{what} takes a file.") from None
    if len(data) > FILE_LIMIT:
        raise Refused(f"{what} takes a file of {FILE_LIMIT >> 20} MiB at most.")
    number = str(world.ids.next())
    path = world.attachment_path(UPLOADS, number, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    url = f"{origin}/attachments/{UPLOADS}/{number}/{quote(name)}"
    file: Record = {"id": number, "filename": name, "size": len(data), "url": url, "proxy_url": url, "ephemeral": True}
    kind, size = images.content_type(name), images.size(data)
    file |= ({"content_type": kind} if kind else {}) | ({"width": size[0], "height": size[1]} if size else {})
    resolved.setdefault("attachments", {})[number] = file
    return number
