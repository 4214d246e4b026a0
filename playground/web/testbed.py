"""The test bed below /test/: traffic, faults, drops, repeats, the clock, the state of an interaction."""

from __future__ import annotations

import re
from typing import Any

from playground.core import Core
from playground.gateway.gateway import INVALID_SESSION, RECONNECT, RESUMES
from playground.web.actions import LOCALE
from playground.web.refusals import Refused
from playground.world.store import Record

LOCAL = re.compile(r"http://127\.0\.0\.1:\d{1,5}")


class TestBed:
    """Each method takes the request of a test and returns the response."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def add_faults(self, faults: Any) -> Record:
        """Add faults for matching requests; see `Fault`."""
        for fault in faults if isinstance(faults, list) else [faults]:
            if not isinstance(fault, dict) or "pattern" not in fault or "kind" not in fault:
                raise Refused("A fault has a pattern and a kind.")
            try:
                self._core.faults.add(fault["pattern"], fault["kind"], int(fault.get("times") or 1), fault.get("arg"))
            except ValueError as error:
                raise Refused(str(error)) from error
        return {}

    def clear_faults(self) -> Record:
        self._core.faults.clear()
        return {}

    def clear_traffic(self) -> Record:
        self._core.traffic.clear()
        return {}

    def drop(self, body: Record) -> Record:
        """Drop the gateway sockets, or those of one `shard`; without `resume` the sessions end, too. `resumes` sets
        what happens to each RESUME from now on."""
        resumes = body.get("resumes")
        if resumes is not None and resumes not in RESUMES:
            raise Refused(f"A RESUME is one of {', '.join(RESUMES)}.")
        self._core.gateway.resumes = resumes or self._core.gateway.resumes
        op = body.get("op")
        if op not in (None, RECONNECT, INVALID_SESSION):
            raise Refused("Only op 7 (reconnect) and op 9 (invalid session) drop a socket.")
        resume, shard = body.get("resume"), body.get("shard")
        if shard is not None and not _is_number(shard, 0):
            raise Refused("A shard is a number, counted from 0.")
        kept = True if resume is None else bool(resume)
        return {"dropped": self._core.gateway.drop(body.get("code"), op, resume=kept, shard=shard)}

    def deaf(self, body: Record) -> Record:
        """Let nothing through on the open gateway sockets, but answers to heartbeats where there are `acks`.
        `heartbeat` is how many milliseconds HELLO names as their interval from now on."""
        interval = body.get("heartbeat", self._core.gateway.heartbeat_interval)
        if not _is_number(interval, 1):
            raise Refused("The interval of heartbeats is a number of milliseconds.")
        self._core.gateway.heartbeat_interval = interval
        return {"deaf": self._core.gateway.deafen(acks=bool(body.get("acks")))}

    def shards(self, body: Record) -> Record:
        """Change how many shards are recommended to the bot (`recommended`), and how many it needs (`least`)."""
        gateway = self._core.gateway
        recommended = body.get("recommended", gateway.recommended_shards)
        least = body.get("least", gateway.least_shards)
        if not (_is_number(recommended, 1) and _is_number(least, 1)):
            raise Refused("A bot has a number of shards, at least one.")
        gateway.recommended_shards, gateway.least_shards = recommended, least
        return {}

    def repeat(self, body: Record) -> Record:
        """Deliver an interaction again."""
        if not self._core.interactions.repeat(str(body.get("interaction_id"))):
            raise Refused("That interaction was never delivered.")
        return {}

    def clock(self, body: Record) -> Record:
        """Set the world's clock ahead of the real one."""
        ahead = body.get("ahead")
        if isinstance(ahead, bool) or not isinstance(ahead, (int, float)):
            raise Refused("The clock takes a number of seconds.")
        self._core.world.set_ahead(float(ahead))
        self._core.threads.archive_idle()
        return {"now": self._core.world.now()}

    def limits(self, body: Record) -> Record:
        """Change the limit of `active_threads` in the guild."""
        most = body.get("active_threads")
        if isinstance(most, bool) or not isinstance(most, int) or most < 0:
            raise Refused("The guild has room for a number of active threads.")
        self._core.threads.most = most
        return {}

    def outage(self, body: Record) -> Record:
        """Make the guild unavailable to the bot, or available again."""
        self._core.gateway.set_outage(bool(body.get("unavailable", True)))
        return {}

    def roles(self, body: Record) -> Record:
        """Change the permissions of the guild's roles: `everyone` and `bot`, each a number with a bit for each
        permission."""
        if not body or not all(name in ("everyone", "bot") and str(bits).isdigit() for name, bits in body.items()):
            raise Refused("The roles are everyone and bot, their permissions a number.")
        known = self._core.world.meta.get("roles", {})
        self._core.world.put("meta", known | body | {"id": "roles"})
        self._core.hub.roles()
        return {}

    def language(self, body: Record) -> Record:
        """Change the guild's language: its `locale`."""
        locale = str(body.get("locale"))
        if not LOCALE.fullmatch(locale):
            raise Refused(f"{locale!r} is no locale such as en-US or ja.")
        self._core.world.put("meta", {"id": "language", "locale": locale})
        self._core.hub.guild()
        return {}

    def activity(self, body: Record) -> Record:
        """Enable Activities: the page at `target` (http://127.0.0.1:PORT) is what `/` is mapped to."""
        target = str(body.get("target") or "")
        if not LOCAL.fullmatch(target):
            raise Refused("The target of the URL mapping is of the form http://127.0.0.1:PORT.")
        self._core.instances.enable(target)
        return {"origin": self._core.instances.origin}

    def invite(self) -> Record:
        """Remove the bot from the guild and add it again."""
        self._core.gateway.reinvite()
        return {}

    def interaction(self, interaction_id: str) -> Record:
        """The state of an interaction, with the newest state of the messages that answered it."""
        record = self._core.world.interactions.get(interaction_id)
        if record is None:
            raise Refused("There is no such interaction.")
        there = self._core.world.messages.get(record["channel_id"], {})
        views = self._core.views
        answered_with = there.get(record["answered_with"] or "")
        return {
            "id": record["id"],
            "type": record["type"],
            "state": record["state"],
            "answer_type": record["answer"],
            "ephemeral": record["ephemeral"],
            "acknowledged_ms": record["acknowledged_ms"],
            "message": views.message(answered_with) if answered_with else None,
            "answers": [views.message(there[message]) for message in record["answers"] if message in there],
            "modal": record["modal"],
            "launched": record.get("launched"),
        }


def _is_number(given: Any, least: int) -> bool:
    return type(given) is int and given >= least
