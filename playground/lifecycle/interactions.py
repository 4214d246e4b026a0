"""The life of an interaction: delivered, acknowledged within 3 s, answered, followed up for 15 minutes.

Source: Discord's documentation, "Receiving and Responding to Interactions".
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Any

from playground.activities.instances import Instances
from playground.checks.bodies import CALLBACK, FORM, MESSAGE, NOTHING, OFFER
from playground.checks.components import check_modal
from playground.checks.messages import Files, check_choices, check_message, under
from playground.checks.shapes import require
from playground.errors import ApiError, invalid, refusal
from playground.gateway.gateway import Gateway
from playground.gateway.hub import Hub
from playground.lifecycle.messages import LOADING, Messages, reference_to
from playground.lifecycle.threads import Threads
from playground.payloads import interactions as interaction_payloads
from playground.payloads.messages import MessageViews
from playground.world.ids import APPLICATION_ID, interaction_token
from playground.world.permissions import CONVERSATION
from playground.world.store import Record
from playground.world.world import EPHEMERAL, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, DEFERRED_REPLY, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL, LAUNCH = 4, 5, 6, 7, 8, 9, 12
ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 900.0
REPEATABLE = 1000
FOLLOW_UPS = 5
"""Further answers to an interaction where the bot is not."""
MESSAGE_REPLY, MESSAGE_COMMAND = 19, 20


ANSWERS = {
    REPLY: MESSAGE,
    DEFERRED_REPLY: MESSAGE,
    DEFERRED_UPDATE: MESSAGE,
    UPDATE: MESSAGE,
    CHOICES: OFFER,
    MODAL: FORM,
    LAUNCH: NOTHING,
}
"""The shape of an answer's data, by its type."""


class Interactions:
    """Delivers interactions and takes the bot's answers."""

    def __init__(
        self,
        world: World,
        hub: Hub,
        gateway: Gateway,
        views: MessageViews,
        messages: Messages,
        threads: Threads,
        instances: Instances,
    ) -> None:
        self._world = world
        self._hub = hub
        self._gateway = gateway
        self._views = views
        self._messages = messages
        self._threads = threads
        self._instances = instances
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._delivered: OrderedDict[str, tuple[Record, bool]] = OrderedDict()
        self._choices: dict[str, asyncio.Future[list[Record] | None]] = {}
        self._started: dict[str, float] = {}

    # -- from a person -------------------------------------------------------------------------------------------

    def start(
        self,
        kind: int,
        user_id: str,
        channel: Record,
        data: Record,
        *,
        source: Record | None = None,
        opener: Record | None = None,
    ) -> Record:
        """Deliver a new interaction; it fails at once when no bot is reachable.

        Args:
            source: the message whose component was used (also behind a modal).
            opener: the interaction that opened the modal now submitted.
        """
        record = self._record(kind, user_id, channel, data, source, opener)
        self._world.put_interaction(record)
        if kind == AUTOCOMPLETE:
            self._choices[record["id"]] = asyncio.get_running_loop().create_future()
        else:
            self._hub.interaction(record)
        self._started[record["id"]] = time.monotonic()
        guild = self._world.in_guild(channel)
        if not self._gateway.hears(guild=guild):
            self._fail(record)
            return record
        payload = interaction_payloads.delivery(self._world, self._views, record, channel, source)
        self._delivered[record["id"]] = (payload, guild)
        while len(self._delivered) > REPEATABLE:
            self._delivered.popitem(last=False)
        loop = asyncio.get_running_loop()
        self._timers[record["id"]] = loop.call_later(ANSWER_SECONDS, self._fail, record)
        self._gateway.dispatch("INTERACTION_CREATE", lambda intents: payload, guild=guild)
        return record

    def launch_by_discord(self, user_id: str, channel: Record, data: Record) -> Record:
        """The entry point command whose handler is Discord: it launches the Activity and sends a message about that,
        and the bot hears nothing."""
        record = self._record(COMMAND, user_id, channel, data, None, None)
        self._world.put_interaction(record)
        record["launched"] = self._launched(record)
        self._threads.wake(channel)
        self._acknowledge(record, LAUNCH, self._post(record, channel, {}, {}))
        self._open(record)
        return record

    def _launched(self, record: Record) -> Record:
        """What the person's client is to open."""
        frame = self._instances.launch(record["user_id"], self._channel(record))
        return {
            "instance_id": frame.instance_id,
            "frame_id": frame.id,
            "url": self._instances.address(frame),
        }

    def _open(self, record: Record) -> None:
        self._hub.to_people([record["user_id"]], "LAUNCH", {"interaction_id": record["id"]} | record["launched"])

    def _record(
        self, kind: int, user_id: str, channel: Record, data: Record, source: Record | None, opener: Record | None
    ) -> Record:
        record: Record = {
            "id": self._world.ids.next(),
            "token": interaction_token(),
            "type": kind,
            "user_id": user_id,
            "channel_id": channel["id"],
            "made_at": self._world.now(),
            "data": data,
            "source_id": source["id"] if source else None,
            "state": "pending",
            "answer": None,
            "original_id": None,
            "ephemeral": False,
            "acknowledged_ms": None,
            "answered_with": None,
            "answers": [],
            "modal": None,
            "launched": None,
        }
        return record | {"metadata": interaction_payloads.metadata(self._world, record, source, opener)}

    async def choices(self, record: Record) -> list[Record] | None:
        """Waits for the choices of an autocomplete; None if the bot did not answer in time."""
        try:
            return await self._choices[record["id"]]
        finally:
            self._choices.pop(record["id"], None)

    def repeat(self, interaction_id: str) -> bool:
        """Deliver the same interaction again, as a gateway sometimes does; False when it is unknown."""
        if interaction_id not in self._delivered:
            return False
        payload, guild = self._delivered[interaction_id]
        self._gateway.dispatch("INTERACTION_CREATE", lambda intents: payload, guild=guild)
        return True

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    def _fail(self, record: Record) -> None:
        self._timers.pop(record["id"], None)
        self._started.pop(record["id"], None)
        if record["state"] != "pending":
            return
        record["state"] = "failed"
        self._world.put("interaction", record)
        if record["type"] == AUTOCOMPLETE:
            self._give_choices(record, None)
        else:
            self._hub.interaction(record)

    def _give_choices(self, record: Record, choices: list[Record] | None) -> None:
        future = self._choices.get(record["id"])
        if future is not None and not future.done():
            future.set_result(choices)

    # -- from the bot: the answer --------------------------------------------------------------------------------

    def answer(self, interaction_id: str, token: str, body: Record, files: Files) -> Record:
        """Take the bot's first answer, and return the InteractionCallbackResponse object.

        Raises:
            ApiError: 10062 unknown or too late, 40060 answered before, 10003 the channel was deleted meanwhile, 50035 a
                malformed answer.
        """
        record = self._world.interactions.get(interaction_id)
        if record is None or record["token"] != token or record["state"] == "failed":
            raise refusal(10062)
        if record["answer"] is not None:
            raise refusal(40060)
        self._channel(record)
        require(CALLBACK, body)
        kind, data = self._kind(record, body.get("type")), body.get("data") or {}
        require(ANSWERS[kind], data, "data")
        message = None
        if kind == REPLY:
            message = self._reply(record, data, files)
        elif kind == DEFERRED_REPLY:
            message = self._defer(record, data)
        elif kind == UPDATE:
            message = self._update(record, data, files)
        elif kind == CHOICES:
            check_choices(data.get("choices"), interaction_payloads.focused_kind(record["data"]))
        elif kind == MODAL:
            check_modal(data, self._world.emojis)
            record["modal"] = data
        elif kind == LAUNCH:
            record["launched"] = self._launched(record)
        self._acknowledge(record, kind, message)
        if kind == CHOICES:
            self._give_choices(record, data["choices"])
        elif kind == MODAL:
            shown = {key: data[key] for key in ("title", "custom_id", "components")}
            self._hub.to_people([record["user_id"]], "MODAL", {"interaction_id": record["id"]} | shown)
        elif kind == LAUNCH:
            self._open(record)
        return interaction_payloads.callback(self._world, self._views, record, kind, message)

    def _kind(self, record: Record, kind: Any) -> int:
        """The type of an answer, if it is allowed for the interaction."""
        if record["type"] == AUTOCOMPLETE:
            fitting = {CHOICES}
        else:
            fitting = {REPLY, DEFERRED_REPLY}
            if record["source_id"] is not None:
                fitting |= {DEFERRED_UPDATE, UPDATE}
            if record["type"] != MODAL_SUBMIT:
                fitting.add(MODAL)
            if self._instances.target:
                fitting.add(LAUNCH)
        if kind not in fitting:
            options = ", ".join(str(number) for number in sorted(fitting))
            raise invalid("type", "BASE_TYPE_CHOICES", f"Value must be one of {{{options}}}.")
        return int(kind)

    def _reply(self, record: Record, data: Record, files: Files) -> Record:
        self._check_data(data, files)
        return self._post(record, self._channel(record), data, files, viewer=self._viewer(record, data))

    def _defer(self, record: Record, data: Record) -> Record:
        channel = self._channel(record)
        return self._post(record, channel, {}, {}, viewer=self._viewer(record, data), flags=LOADING)

    def _viewer(self, record: Record, data: Record) -> str | None:
        """Who alone sees an answer with these flags; one that all see wakes the thread."""
        if int(data.get("flags") or 0) & EPHEMERAL:
            return str(record["user_id"])
        self._threads.wake(self._channel(record))
        return None

    def _post(self, record: Record, channel: Record, data: Record, files: Files, **extra: Any) -> Record:
        kind = MESSAGE_COMMAND if record["type"] == COMMAND else 0
        source = self._source(record)
        if source is not None:
            kind = MESSAGE_REPLY
            extra["reference"] = reference_to(source, in_guild=self._world.in_guild(channel))
        return self._messages.create(
            channel,
            APPLICATION_ID,
            data,
            files,
            type=kind,
            interaction_id=record["id"],
            metadata=record["metadata"],
            **extra,
        )

    def _update(self, record: Record, data: Record, files: Files) -> Record:
        source = self._source(record)
        if source is None:
            raise refusal(10008)
        self._check_edit(source)
        self._check_data(data, files, before=source)
        return self._messages.edit(source, data, files)

    def _acknowledge(self, record: Record, kind: int, message: Record | None) -> None:
        timer = self._timers.pop(record["id"], None)
        if timer is not None:
            timer.cancel()
        started = self._started.pop(record["id"], None)
        record["acknowledged_ms"] = round((time.monotonic() - started) * 1000, 1) if started is not None else None
        record["answer"] = kind
        record["state"] = "deferred" if kind in (DEFERRED_REPLY, DEFERRED_UPDATE) else "answered"
        if kind in (DEFERRED_UPDATE, UPDATE):
            record["original_id"] = record["source_id"]
        elif message is not None:
            record["original_id"] = message["id"]
        record["answered_with"] = record["original_id"]
        if message is not None:
            record["ephemeral"] = message["viewer"] is not None
        if message is not None and kind != DEFERRED_REPLY:
            record["answers"].append(message["id"])
        self._world.put("interaction", record)
        if record["type"] != AUTOCOMPLETE:
            self._hub.interaction(record)

    # -- from the bot: afterwards, by token ----------------------------------------------------------------------

    def follow_up(self, token: str, body: Record, files: Files) -> Record:
        """A further message by token; the first one after a deferred reply fills that reply instead."""
        record = self._answered(token)
        channel = self._channel(record)
        original = self._find(record, record["original_id"])
        if original is not None and original["flags"] & LOADING:
            return self._fill(record, original, body, files)
        check_message(body, files, self._world.emojis)
        if channel["type"] == CONVERSATION:
            if record.get("follow_ups", 0) >= FOLLOW_UPS:
                raise refusal(40094)
            record["follow_ups"] = record.get("follow_ups", 0) + 1
        viewer = record["user_id"] if int(body.get("flags") or 0) & EPHEMERAL else None
        if viewer is None:
            self._threads.wake(channel)
        extra: Record = {}
        if original is not None:
            extra["reference"] = reference_to(original, in_guild=self._world.in_guild(channel))
        message = self._messages.create(
            channel,
            APPLICATION_ID,
            body,
            files,
            type=MESSAGE_REPLY if original is not None else 0,
            viewer=viewer,
            interaction_id=record["id"],
            metadata=record["metadata"],
            **extra,
        )
        self._answered_with(record, message)
        return message

    def get(self, token: str, which: str) -> Record:
        """The message `@original`, or one made by this token."""
        record = self._answered(token)
        message = self._find(record, record["original_id"] if which == "@original" else which)
        mine = message is not None and message["interaction_id"] == record["id"]
        if message is None or not (mine or message["id"] in (record["original_id"], record["source_id"])):
            raise refusal(10008)
        return message

    def edit(self, token: str, which: str, body: Record, files: Files) -> Record:
        """Edit `@original` or a follow-up; editing a deferred reply fills it."""
        message = self.get(token, which)
        record = self._answered(token)
        if message["flags"] & LOADING:
            return self._fill(record, message, body, files)
        self._check_edit(message)
        check_message(body, files, self._world.emojis, before=message)
        self._messages.edit(message, body, files)
        self._answered_with(record, message)
        return message

    def delete(self, token: str, which: str) -> None:
        """Delete `@original` or a follow-up."""
        self._messages.delete(self.get(token, which))

    def _fill(self, record: Record, original: Record, body: Record, files: Files) -> Record:
        check_message(body, files, self._world.emojis)
        flags = (original["flags"] & ~LOADING) | (int(body.get("flags") or 0) & 1 << 15)
        original["flags"] = flags
        self._messages.edit(original, {k: v for k, v in body.items() if k != "flags"}, files, silent=True)
        self._answered_with(record, original)
        return original

    def _answered_with(self, record: Record, message: Record) -> None:
        if message["id"] not in record["answers"]:
            record["answers"].append(message["id"])
        if record["state"] == "deferred":
            record["state"] = "answered"
            record["answered_with"] = message["id"]
            record["ephemeral"] = message["viewer"] is not None
            self._hub.interaction(record)
        self._world.put("interaction", record)

    def _answered(self, token: str) -> Record:
        record = self._world.interactions.get(self._world.tokens.get(token, ""))
        if record is None or record["answer"] is None:
            raise refusal(10015)
        if self._world.now() - record["made_at"] > TOKEN_SECONDS:
            raise refusal(50027)
        return record

    # -- looking up ----------------------------------------------------------------------------------------------

    def _channel(self, record: Record) -> Record:
        channel = self._world.channels.get(record["channel_id"])
        if channel is None:
            raise refusal(10003)
        return channel

    def _find(self, record: Record, message_id: str | None) -> Record | None:
        return self._world.messages.get(record["channel_id"], {}).get(message_id or "")

    def _source(self, record: Record) -> Record | None:
        return self._find(record, record["source_id"])

    def _check_edit(self, message: Record) -> None:
        channel = self._world.channels[message["channel_id"]]
        if message["viewer"] is None and channel.get("archived"):
            raise refusal(50083)

    def _check_data(self, data: Record, files: Files, before: Record | None = None) -> None:
        try:
            check_message(data, files, self._world.emojis, before)
        except ApiError as error:
            raise under("data", error) from None
