"""A person at the playground, driven by a program: an async client of the page's addresses.

    async with await Person.join(server.url, "Aiko") as aiko:
        asked = await aiko.slash("lobby", "kingdom build", hex="C7")
        panel = await asked.answer()
        await (await aiko.click(panel, label="Confirm")).answer()

Messages, channels and users are the plain API objects (dictionaries) that the page gets.
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import aiohttp
import msgspec

from playground.testing.reading import (
    SELECTS,
    Object,
    PlaygroundError,
    components,
    filled,
    find_button,
    option_value,
    pick,
    texts,
)

__all__ = ["DidNotRespond", "Interaction", "Person", "PlaygroundError", "components", "find_button", "texts"]

SUBCOMMAND, GROUP, INTEGER, BOOLEAN, USER, CHANNEL, MENTIONABLE, NUMBER, ATTACHMENT = 1, 2, 4, 5, 6, 7, 9, 10, 11
DIRECT = 1
"""The type of the direct messages with the bot."""
LOOK_AGAIN = 0.1
"""Seconds until what is waited for is looked at again, where nothing was heard meanwhile."""
PATIENCE = 60.0
"""Seconds to wait, enough for a slow and busy machine."""


class DidNotRespond(PlaygroundError):
    """The bot gave no answer within three seconds."""


class Interaction:
    """One use of a command or component, and its answer."""

    def __init__(self, person: Person, interaction_id: str) -> None:
        self._person = person
        self.id = interaction_id

    @property
    def state(self) -> str:
        """The last known state: pending, deferred, answered or failed."""
        return self._person.interaction_states.get(self.id, "pending")

    async def details(self) -> Object:
        """The fields of /test/interaction: state, ephemeral, message, answers, modal, acknowledged_ms."""
        found: Object = await self._person.request("GET", f"/test/interaction/{self.id}")
        return found

    async def acknowledged(self, timeout: float = PATIENCE) -> Object:
        """Wait for any first answer, a deferral included; its details.

        Raises:
            DidNotRespond: the interaction failed.
            TimeoutError: nothing came in time.
        """
        await self._person.wait_until(lambda: self.state != "pending", timeout)
        return await self._checked()

    async def answer(self, timeout: float = PATIENCE) -> Object:
        """Wait for the message that answers, past a deferral; its newest state.

        Raises:
            DidNotRespond: the interaction failed.
            PlaygroundError: the answer was no message (a form, or a message deleted since).
            TimeoutError: no answer came in time.
        """
        details = await self._ended(timeout)
        return _given(details["message"], "The answer was a form." if details["modal"] else "The answer is gone.")

    async def modal(self, timeout: float = PATIENCE) -> Object:
        """Wait for the form that answers: {interaction_id, title, custom_id, components}."""
        modal = (await self._ended(timeout))["modal"]
        return {"interaction_id": self.id} | _given(modal, "The answer was not a form.")

    async def launched(self, timeout: float = PATIENCE) -> Object:
        """Wait for the Activity that answers: {instance_id, frame_id, url}."""
        return _given((await self._ended(timeout))["launched"], "The answer was no Activity.")

    async def answers(self, count: int = 1, timeout: float = PATIENCE) -> list[Object]:
        """Wait until at least `count` messages have answered (edits of one count once); all of them."""

        async def enough() -> bool:
            return len((await self.details())["answers"]) >= count

        await self._person.wait_until(enough, timeout)
        found: list[Object] = (await self.details())["answers"]
        return found

    async def _ended(self, timeout: float) -> Object:
        """Wait for more than a deferral; the details."""
        await self._person.wait_until(lambda: self.state in ("answered", "failed"), timeout)
        return await self._checked()

    async def _checked(self) -> Object:
        details: Object = await self.details()
        if details["state"] == "failed":
            raise DidNotRespond("The application did not respond.")
        return details


def _given(answer: Object | None, missing: str) -> Object:
    if answer is None:
        raise PlaygroundError(missing)
    return answer


class Person:
    """A connected person. Make one with `Person.join`, end with `leave` or `async with`."""

    def __init__(self, base_url: str, session: aiohttp.ClientSession) -> None:
        self._base = base_url.rstrip("/")
        self._session = session
        self._reader: asyncio.Task[None] | None = None
        self._event = asyncio.Event()
        self.user: Object = {}
        self.id = ""
        self.interaction_states: dict[str, str] = {}
        self.events: list[Object] = []
        self._channels: dict[str, str] = {}
        self.last_modal: Object | None = None

    @classmethod
    async def join(cls, base_url: str, who: str) -> Person:
        """Connect as the person with this id, name or user name.

        Raises:
            PlaygroundError: there is no such person.
        """
        person = cls(base_url, aiohttp.ClientSession())
        try:
            everyone = (await person.request("GET", "/ui/bootstrap", command=""))["users"]
            person.user = pick(everyone, who)
            person.id = person.user["id"]
            ws = await person._session.ws_connect(f"{person._base}/ui/socket", params={"user": person.id})
        except BaseException:
            await person._session.close()
            raise
        person._reader = asyncio.create_task(person._listen(ws))
        return person

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        await self._session.close()

    async def _listen(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in ws:
            if frame.type is aiohttp.WSMsgType.TEXT:
                self._take(frame.data)

    def _take(self, text: str) -> None:
        """Takes an event in."""
        event = msgspec.json.decode(text)
        self.events.append(event)
        if event["t"] == "INTERACTION":
            self.interaction_states[event["d"]["id"]] = event["d"]["state"]
        elif event["t"] == "MODAL":
            self.last_modal = event["d"]
        self.heard(event)
        self._event.set()

    def heard(self, event: Object) -> None:
        """Called with every event as it comes: {t, d}. For subclasses."""

    async def request(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Call an address of the playground.

        Raises:
            PlaygroundError: it was refused, with the server's sentence.
        """
        params = {key: str(value) for key, value in query.items()}
        status, text = await self._ask(method, path, body, params)
        if status >= 400:
            try:
                raise PlaygroundError(msgspec.json.decode(text)["error"])
            except (msgspec.DecodeError, KeyError, TypeError):
                raise PlaygroundError(f"{method} {path} answered {status}: {text[:200]}") from None
        return msgspec.json.decode(text) if text else None

    async def _ask(self, method: str, path: str, body: Any, params: dict[str, str]) -> tuple[int, str]:
        """What an address answers: the status, and the text."""
        async with self._session.request(method, self._base + path, json=body, params=params) as response:
            return response.status, await response.text()

    # -- looking around ------------------------------------------------------------------------------------------

    async def bootstrap(self, command: str | None = None) -> Object:
        """Everything this person sees: users, channels, threads, dms, commands, unread. Of the commands, most of it
        all, only the ``command`` that is named."""
        asked = {} if command is None else {"command": command}
        found: Object = await self.request("GET", "/ui/bootstrap", user=self.id, **asked)
        return found

    async def channel(self, channel: str | Object) -> str:
        """The id of a channel given as an object, an id, or the name of a channel or thread."""
        if isinstance(channel, dict):
            return str(channel["id"])
        if channel.isdigit():
            return channel
        name = channel.lstrip("#")
        if name in self._channels:
            return self._channels[name]
        place = await self.bootstrap("")
        self._channels = {one["name"]: str(one["id"]) for one in place["guild"]["channels"]}
        threads = {one["name"]: str(one["id"]) for one in place["threads"]}
        if name in (found := threads | self._channels):
            return found[name]
        raise PlaygroundError(f"There is no channel or thread named {name!r}.")

    async def messages(self, channel: str | Object, limit: int = 50) -> list[Object]:
        """The last messages of a channel, oldest first, own ephemeral ones included."""
        channel_id = await self.channel(channel)
        found: list[Object] = await self.request(
            "GET", f"/ui/channels/{channel_id}/messages", user=self.id, limit=limit
        )
        return found

    async def message(self, message: Object) -> Object:
        """The newest state of a message.

        Raises:
            PlaygroundError: it was deleted.
        """
        before = str(int(message["id"]) + 1)
        path = f"/ui/channels/{message['channel_id']}/messages"
        found = await self.request("GET", path, user=self.id, before=before, limit=1)
        if not found or found[0]["id"] != message["id"]:
            raise PlaygroundError("That message was deleted.")
        newest: Object = found[0]
        return newest

    async def threads(self) -> list[Object]:
        """All threads this person sees, archived ones too."""
        found: list[Object] = (await self.bootstrap(""))["threads"]
        return found

    async def dms(self) -> list[Object]:
        """Messages of the direct message channel with the bot; none when there is no such channel."""
        channels = [channel for channel in (await self.bootstrap(""))["dms"] if channel["type"] == DIRECT]
        return await self.messages(channels[0]) if channels else []

    async def dm(self) -> Object:
        """The direct message channel with the bot, opened if needed."""
        found: Object = await self.request("POST", "/ui/dm", {"user": self.id})
        return found

    async def conversation(self, *people: Person, elsewhere: bool = False) -> Object:
        """A channel of this person and others without the bot; `elsewhere`: one of a server without it."""
        body = {"user": self.id, "people": [person.id for person in people], "elsewhere": elsewhere}
        found: Object = await self.request("POST", "/ui/conversations", body)
        return found

    async def picture(self, message: Object, number: int = 0) -> bytes:
        """The bytes of a message's attachment."""
        async with self._session.get(message["attachments"][number]["url"]) as response:
            response.raise_for_status()
            return await response.read()

    async def traffic(self) -> list[Object]:
        """Every REST request the bot made, with its answer, as /test/traffic records them; oldest first."""
        async with self._session.get(f"{self._base}/test/traffic") as response:
            return [msgspec.json.decode(line) for line in (await response.text()).splitlines()]

    # -- doing ---------------------------------------------------------------------------------------------------

    async def send(self, channel: str | Object, content: str) -> Object:
        body = {"user": self.id, "channel_id": await self.channel(channel), "content": content}
        found: Object = await self.request("POST", "/ui/send", body)
        return found

    async def change(self, **fields: Any) -> None:
        """Change `name`, `locale`, `dms_closed`, `left`, `installed` (the bot, by this person for themselves),
        `deleted` (the account) or `permissions` (in the guild, a number with a bit each)."""
        self.user = await self.request("PATCH", f"/ui/users/{self.id}", fields)

    async def slash(self, channel: str | Object, path: str, /, **options: Any) -> Interaction:
        """Use a slash command given by its path, such as "kingdom build"; options by name."""
        return await self._interact("slash", await self._command_body(channel, path, options))

    async def enter(self, channel: str | Object) -> Interaction:
        """Use the entry point command, which the client has among the apps."""
        body = {"user": self.id, "channel_id": await self.channel(channel)}
        return await self._interact("activity/launch", body)

    async def autocomplete(
        self, channel: str | Object, path: str, /, focused: str, value: str = "", **others: Any
    ) -> list[Object]:
        """The bot's choices while `value` is being typed into the option `focused`.

        Raises:
            DidNotRespond: the bot did not answer in time.
        """
        body = await self._command_body(channel, path, others | {focused: value}, focused=focused)
        answer = await self.request("POST", "/ui/autocomplete", body)
        if answer.get("failed"):
            raise DidNotRespond("The application did not respond with choices.")
        choices: list[Object] = answer["choices"]
        return choices

    async def click(self, message: Object, label: str | None = None, *, custom_id: str | None = None) -> Interaction:
        """Press a button, found by its label or custom_id, in the message as given."""
        if custom_id is None:
            custom_id = find_button(message, label or "")["custom_id"]
        return await self._interact("click", self._on(message) | {"custom_id": custom_id})

    async def select(
        self, message: Object, values: str | Iterable[str], *, custom_id: str | None = None
    ) -> Interaction:
        """Choose in a select menu, by values or labels; without `custom_id` in the first that has them all."""
        wanted = [values] if isinstance(values, str) else list(values)
        for menu in components(message):
            if menu["type"] in SELECTS and custom_id in (None, menu["custom_id"]):
                chosen = [option_value(menu, value) for value in wanted]
                if custom_id is not None or None not in chosen:
                    given = [value if found is None else found for value, found in zip(wanted, chosen, strict=True)]
                    body = self._on(message) | {"custom_id": menu["custom_id"], "values": given}
                    return await self._interact("select", body)
        raise PlaygroundError(f"No select menu of the message offers {wanted}.")

    async def submit_modal(self, fields: dict[str, Any], modal: Object | None = None) -> Interaction:
        """Submit the form last shown (or `modal`); fields by custom_id or label, a list for a select,
        `{filename, data}` (base64) or a list of such for files."""
        form = modal or self.last_modal
        if form is None:
            raise PlaygroundError("No form is open.")
        left = dict(fields)
        submitted = [filled(component, left) for component in form["components"]]
        if left:
            raise PlaygroundError(f"The form has no field {next(iter(left))!r}.")
        body = {"user": self.id, "interaction_id": form["interaction_id"], "components": submitted}
        return await self._interact("modal", body)

    async def dismiss(self, message: Object) -> None:
        """Hide an ephemeral message."""
        await self.request("POST", "/ui/dismiss", self._on(message))

    def _on(self, message: Object) -> Object:
        return {"user": self.id, "channel_id": message["channel_id"], "message_id": message["id"]}

    async def _interact(self, action: str, body: Object) -> Interaction:
        answer = await self.request("POST", f"/ui/{action}", body)
        return Interaction(self, answer["interaction_id"])

    async def _command_body(
        self, channel: str | Object, path: str, values: dict[str, Any], focused: str | None = None
    ) -> Object:
        names = path.lstrip("/").split()
        place = await self.bootstrap(names[0])
        commands = [c for c in place["commands"] if c["name"] == names[0] and c["type"] == 1]
        if not commands:
            raise PlaygroundError(f"There is no command /{names[0]}.")
        level, chain = commands[0], []
        for name in names[1:]:
            inner = [option for option in level.get("options") or () if option["name"] == name]
            if not inner or inner[0]["type"] not in (SUBCOMMAND, GROUP):
                raise PlaygroundError(f"There is no command /{path}.")
            level = inner[0]
            chain.append(level)
        options = [
            self._option(level, name, value, place, name == focused)
            for name, value in values.items()
            if value is not None
        ]
        for part in reversed(chain):
            options = [{"name": part["name"], "type": part["type"], "options": options}]
        body = {"user": self.id, "channel_id": await self.channel(channel), "command_id": commands[0]["id"]}
        return body | {"options": options}

    def _option(self, command: Object, name: str, value: Any, place: Object, focused: bool) -> Object:
        known = [option for option in command.get("options") or () if option["name"] == name]
        if not known:
            raise PlaygroundError(f"/{command['name']} has no option {name!r}.")
        kind = known[0]["type"]
        if focused:
            return {"name": name, "type": kind, "value": str(value), "focused": True}
        if kind in (USER, MENTIONABLE):
            value = value.id if isinstance(value, Person) else pick([*place["users"], place["bot"]], value)["id"]
        elif kind == CHANNEL and isinstance(value, dict):
            value = value["id"]
        elif kind == INTEGER:
            value = int(value)
        elif kind == NUMBER:
            value = float(value)
        elif kind == BOOLEAN:
            value = bool(value)
        elif kind != ATTACHMENT:  # a file is given as {filename, data}, its bytes in base64
            value = str(value)
        return {"name": name, "type": kind, "value": value}

    # -- waiting -------------------------------------------------------------------------------------------------

    async def wait_until(self, predicate: Callable[[], Any], timeout: float = PATIENCE) -> Any:
        """Wait until `predicate` (plain or async, without arguments) holds; what it returned.

        Raises:
            TimeoutError: it did not hold in time.
        """
        async with asyncio.timeout(timeout):
            while True:
                self._event.clear()
                result = predicate()
                if inspect.isawaitable(result):
                    result = await result
                if result:
                    return result
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_AGAIN):
                        await self._event.wait()

    async def wait_message(
        self, channel: str | Object, predicate: Callable[[Object], Any] | None = None, timeout: float = PATIENCE
    ) -> Object:
        """Wait for a message for which `predicate` holds; the newest such one, whether it was there or came."""

        async def look() -> Object | None:
            for message in reversed(await self.messages(channel)):
                if predicate is None or predicate(message):
                    return message
            return None

        found: Object = await self.wait_until(look, timeout)
        return found

    async def wait_dm(self, predicate: Callable[[Object], Any] | None = None, timeout: float = PATIENCE) -> Object:
        """Wait for a direct message of the bot for which `predicate` holds; the newest such one."""

        async def look() -> Object | None:
            for message in reversed(await self.dms()):
                if message["author"]["id"] != self.id and (predicate is None or predicate(message)):
                    return message
            return None

        found: Object = await self.wait_until(look, timeout)
        return found
