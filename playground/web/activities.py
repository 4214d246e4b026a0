"""What a person's client does for the Activity in its frame, below /ui/activity/."""

from __future__ import annotations

from playground.activities.instances import BY_DISCORD, ENTRY_POINT, Frame
from playground.activities.rpc import Closed
from playground.core import Core
from playground.lifecycle.interactions import COMMAND
from playground.web.actions import Actions
from playground.web.refusals import Refused
from playground.world.store import Record


class Activities:
    """Each method takes the request of the page and returns the response."""

    def __init__(self, core: Core, actions: Actions) -> None:
        self._core = core
        self._actions = actions

    def _frame(self, body: Record) -> Frame:
        person = self._actions.person(body.get("user"))
        frame = self._core.instances.frame(body.get("frame_id"), person["id"])
        if frame is None:
            raise Refused("That Activity is not open.")
        return frame

    def launch(self, body: Record) -> Record:
        """Use the entry point command: by its handler Discord launches the channel's Activity, or the bot is asked."""
        commands = self._core.world.commands.values()
        entry = next((one for one in commands if one["type"] == ENTRY_POINT), None)
        if entry is None or not self._core.instances.target:
            raise Refused("The application has no Activity.")
        person, channel = self._actions.at_command(body, entry["id"])
        data = {name: entry[name] for name in ("id", "name", "type")}
        interactions = self._core.interactions
        if entry["handler"] == BY_DISCORD:
            record = interactions.launch_by_discord(person["id"], channel, data)
        else:
            record = interactions.start(COMMAND, person["id"], channel, data)
        return {"interaction_id": record["id"]} | (record["launched"] or {})

    def handshake(self, body: Record) -> Record:
        """The SDK has begun: READY, or why the connection is closed."""
        try:
            return {"frame": self._core.rpc.handshake(self._frame(body), body.get("payload"))}
        except Closed as closed:
            return {"close": {"code": closed.code, "message": str(closed)}}

    def command(self, body: Record) -> Record:
        """A command of the SDK; `consent` is what the person has said to what it asks for."""
        consent = body.get("consent")
        if consent not in (None, True, False):
            raise Refused("A consent is given or refused.")
        answer = self._core.rpc.command(self._frame(body), body.get("payload"), consent)
        return answer if "asks" in answer else {"frame": answer}

    def leave(self, body: Record) -> Record:
        """The frame is closed."""
        self._core.instances.leave(self._frame(body))
        return {}
