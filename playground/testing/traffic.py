"""Every request of the bot with its answer, one JSON line each."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from playground.checks.messages import Files
from playground.world.store import Record

KEPT = 20_000


class Traffic:
    """The last requests, oldest first."""

    def __init__(self) -> None:
        self._lines: deque[str] = deque(maxlen=KEPT)

    def note(
        self, method: str, path: str, body: Any, files: Files | None, *, status: int | None = None, answer: Any = None
    ) -> None:
        """Keep one request; `files` is None for a JSON body, `status` None when no answer was sent."""
        record: Record = {"method": method, "path": path}
        if files is not None:
            parts = [
                {"name": f"files[{number}]", "filename": name, "size": len(data)}
                for number, (name, data) in sorted(files.items())
            ]
            record["multipart"] = {"payload_json": body, "files": parts}
        elif body is not None:
            record["json"] = body
        if status is not None:
            record |= {"response_status": status, "response_json": answer}
        self._lines.append(msgspec.json.encode(record).decode())

    def text(self) -> str:
        """Everything kept, as JSON lines."""
        return "".join(line + "\n" for line in self._lines)

    def clear(self) -> None:
        self._lines.clear()
