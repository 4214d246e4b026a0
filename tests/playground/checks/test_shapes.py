"""Bodies of the wrong shape, over bare REST calls: each field is named in the refusal."""

from __future__ import annotations

import pytest

from playground.world.ids import APPLICATION_ID
from tests.playground.checks.test_limits import button, errors_at, row, select

LOBBY = "1000000000000000012"
SENDS = f"/channels/{LOBBY}/messages"
COMMANDS = f"/applications/{APPLICATION_ID}/commands"
MODEL, LIST, STRING = "MODEL_TYPE_CONVERT", "LIST_TYPE_CONVERT", "STRING_TYPE_CONVERT"
NUMBER, BOOLEAN, WORD = "NUMBER_TYPE_COERCE", "BOOLEAN_TYPE_CONVERT", "BASE_TYPE_CHOICES"
TWICE, LONG = "SET_TYPE_ALREADY_CONTAINS_VALUE", "BASE_TYPE_MAX_LENGTH"
EXCLUSIVE = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"


def mentions(**allowed):
    return {"allowed_mentions": allowed}


def people(count):
    return [str(number) for number in range(count)]


def first(component):
    return {"components": [row(component)]}


WRONG = [
    ({"content": 5}, "content", STRING),
    ({"content": ["x"]}, "content", STRING),
    ({"tts": "maybe"}, "tts", BOOLEAN),
    ({"tts": 1}, "tts", BOOLEAN),
    ({"flags": "many"}, "flags", NUMBER),
    ({"flags": True}, "flags", NUMBER),
    ({"nonce": True}, "nonce", STRING),
    ({"enforce_nonce": "yes"}, "enforce_nonce", BOOLEAN),
    ({"components": {}}, "components", LIST),
    ({"components": 5}, "components", LIST),
    ({"components": [5]}, "components.0", MODEL),
    ({"components": [None]}, "components.0", MODEL),
    ({"components": [{"type": "row"}]}, "components.0.type", NUMBER),
    ({"components": [{"type": 1, "components": {"type": 2}}]}, "components.0.components", LIST),
    (first(button(disabled="no")), "components.0.components.0.disabled", BOOLEAN),
    (first(button(label=7)), "components.0.components.0.label", STRING),
    (first(button(custom_id=7)), "components.0.components.0.custom_id", STRING),
    (first(button(emoji="🎲")), "components.0.components.0.emoji", MODEL),
    (first(select(options=["a"])), "components.0.components.0.options.0", MODEL),
    (first(select(max_values="all")), "components.0.components.0.max_values", NUMBER),
    (first(select(options=[{"label": "l", "value": 1}])), "components.0.components.0.options.0.value", STRING),
    (
        {"flags": 1 << 15, "components": [{"type": 9, "components": [], "accessory": []}]},
        "components.0.accessory",
        MODEL,
    ),
    ({"embeds": {"title": "x"}}, "embeds", LIST),
    ({"embeds": ["x"]}, "embeds.0", MODEL),
    ({"embeds": [{"title": 5}]}, "embeds.0.title", STRING),
    ({"embeds": [{"title": "x", "color": "red"}]}, "embeds.0.color", NUMBER),
    ({"embeds": [{"title": "x", "footer": "y"}]}, "embeds.0.footer", MODEL),
    ({"embeds": [{"fields": [{"name": "n", "value": "v", "inline": "no"}]}]}, "embeds.0.fields.0.inline", BOOLEAN),
    ({"attachments": {}}, "attachments", LIST),
    ({"attachments": [0]}, "attachments.0", MODEL),
    ({"attachments": [{"id": "first"}]}, "attachments.0.id", NUMBER),
    ({"attachments": [{"id": None}]}, "attachments.0.id", "BASE_TYPE_REQUIRED"),
    ({"message_reference": "1"}, "message_reference", MODEL),
    ({"message_reference": {"message_id": "last"}}, "message_reference.message_id", NUMBER),
    ({"allowed_mentions": []}, "allowed_mentions", MODEL),
    (mentions(parse="users"), "allowed_mentions.parse", LIST),
    (mentions(parse=["people"]), "allowed_mentions.parse.0", WORD),
    (mentions(parse=["users", "here"]), "allowed_mentions.parse.1", WORD),
    (mentions(parse=["users", "users"]), "allowed_mentions.parse.1", TWICE),
    (mentions(users=people(101)), "allowed_mentions.users", LONG),
    (mentions(roles=people(101)), "allowed_mentions.roles", LONG),
    (mentions(users=["1", "1"]), "allowed_mentions.users.1", TWICE),
    (mentions(users=["Aiko"]), "allowed_mentions.users.0", NUMBER),
    (mentions(parse=["users"], users=["1"]), "allowed_mentions", EXCLUSIVE),
    (mentions(parse=["roles", "everyone"], roles=["1"]), "allowed_mentions", EXCLUSIVE),
    (mentions(replied_user="yes"), "allowed_mentions.replied_user", BOOLEAN),
]
ON_EDITS = ("content", "flags", "components", "embeds", "attachments", "allowed_mentions")

RIGHT = [
    {"tts": None, "flags": None, "components": None, "embeds": None, "allowed_mentions": None, "nonce": None},
    {"nonce": 5},
    {"colour": "teal", "embeds": [{"title": "x", "mood": 1}]},  # keys that Discord does not know
    mentions(),
    mentions(parse=None, users=None),
    mentions(parse=["roles", "users", "everyone"], users=[]),
    mentions(parse=["everyone"], users=people(100), roles=[1], replied_user=False),
]


@pytest.mark.parametrize(("wrong", "path", "code"), WRONG)
async def test_wrong_shapes_of_messages(rest, wrong, path, code):
    status, answer = await rest("POST", SENDS, {"content": "x"} | wrong)
    assert status == 400
    assert errors_at(answer, path)[0]["code"] == code
    if path.split(".")[0] in ON_EDITS:
        message = (await rest("POST", SENDS, {"content": "x"}))[1]
        status, answer = await rest("PATCH", f"{SENDS}/{message['id']}", wrong)
        assert status == 400
        assert errors_at(answer, path)[0]["code"] == code


@pytest.mark.parametrize("right", RIGHT)
async def test_right_shapes_of_messages(rest, right):
    status, answer = await rest("POST", SENDS, {"content": "x"} | right)
    assert status == 200, answer


async def test_bodies_that_are_no_objects(rest):
    for method, path in (("POST", SENDS), ("POST", f"/channels/{LOBBY}/threads"), ("POST", "/users/@me/channels")):
        status, answer = await rest(method, path, ["x"])
        assert status == 400
        assert errors_at(answer, "")[0]["code"] == MODEL


@pytest.mark.parametrize(
    ("wrong", "path", "code"),
    [
        ({"name": 5}, "name", STRING),
        ({"type": "public"}, "type", NUMBER),
        ({"auto_archive_duration": "1 day"}, "auto_archive_duration", NUMBER),
        ({"auto_archive_duration": 61}, "auto_archive_duration", WORD),
        ({"rate_limit_per_user": 21601}, "rate_limit_per_user", "NUMBER_TYPE_MAX"),
        ({"rate_limit_per_user": -1}, "rate_limit_per_user", "NUMBER_TYPE_MIN"),
        ({"invitable": 1}, "invitable", BOOLEAN),
        ({"archived": "yes"}, "archived", BOOLEAN),
        ({"locked": 0}, "locked", BOOLEAN),
    ],
)
async def test_wrong_shapes_of_threads(rest, wrong, path, code):
    body = {"name": "x", "type": 11}
    status, answer = await rest("POST", f"/channels/{LOBBY}/threads", body | wrong)
    assert status == 400
    assert errors_at(answer, path)[0]["code"] == code
    _, thread = await rest("POST", f"/channels/{LOBBY}/threads", body)
    if path != "type":
        status, answer = await rest("PATCH", f"/channels/{thread['id']}", wrong)
        assert status == 400
        assert errors_at(answer, path)[0]["code"] == code
        assert (await rest("GET", f"/channels/{thread['id']}"))[1] == thread


@pytest.mark.parametrize(
    ("wrong", "path", "code"),
    [
        ({"name": 5}, "name", STRING),
        ({"options": {}}, "options", LIST),
        ({"options": ["x"]}, "options.0", MODEL),
        ({"options": [{"type": "text"}]}, "options.0.type", NUMBER),
        ({"options": [{"type": 3, "choices": [1]}]}, "options.0.choices.0", MODEL),
        ({"options": [{"type": 3, "required": "yes"}]}, "options.0.required", BOOLEAN),
        ({"name_localizations": ["ja"]}, "name_localizations", MODEL),
        ({"contexts": 0}, "contexts", LIST),
        ({"nsfw": "no"}, "nsfw", BOOLEAN),
    ],
)
async def test_wrong_shapes_of_commands(rest, wrong, path, code):
    body = {"name": "play", "description": "x"} | wrong
    status, answer = await rest("POST", COMMANDS, body)
    assert status == 400
    assert errors_at(answer, path)[0]["code"] == code
    status, answer = await rest("PUT", COMMANDS, [body])
    assert status == 400
    assert errors_at(answer, f"0.{path}")[0]["code"] == code


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("limit=0", "limit"),
        ("limit=101", "limit"),
        ("limit=all", "limit"),
        ("before=now", "before"),
        ("after=", "after"),
    ],
)
async def test_wrong_shapes_of_queries(rest, query, name):
    status, answer = await rest("GET", f"{SENDS}?{query}")
    assert status == 400
    errors_at(answer, name)
    if name != "after":
        for path in (f"{SENDS}/pins", f"/channels/{LOBBY}/threads/archived/public"):
            status, answer = await rest("GET", f"{path}?{query}")
            assert status == 400
            errors_at(answer, name)


async def test_what_stays_attached_must_be_there(rest, picture):
    """A list of attachments names files that come along, or files that the message has."""
    path = SENDS
    _, message = await rest("POST", path, {"content": "x"}, files={"a.png": picture().getvalue()})
    [kept] = message["attachments"]
    edit = f"{path}/{message['id']}"
    for entries, wrong in (
        ([{"id": kept["id"]}, {"id": "1234567890123456789"}], 1),
        ([{"id": 0}], 0),
        ([{"id": "0"}], 0),
    ):
        status, answer = await rest("PATCH", edit, {"attachments": entries})
        assert status == 400
        assert errors_at(answer, f"attachments.{wrong}")[0]["code"] == "ATTACHMENT_NOT_FOUND"
    status, answer = await rest("POST", path, {"content": "x", "attachments": [{"id": kept["id"]}]})
    assert errors_at(answer, "attachments.0")[0]["code"] == "ATTACHMENT_NOT_FOUND"
    both = {"attachments": [{"id": kept["id"]}, {"id": 0}]}
    status, answer = await rest("PATCH", edit, both, files={"b.png": picture().getvalue()})
    assert [file["filename"] for file in answer["attachments"]] == ["a.png", "b.png"]


@pytest.mark.parametrize(
    ("answer", "path", "code"),
    [
        ({"type": "reply"}, "type", NUMBER),
        ({"type": 4, "data": "hello"}, "data", MODEL),
        ({"type": 4, "data": {"content": "x", "tts": "maybe"}}, "data.tts", BOOLEAN),
        (
            {"type": 4, "data": {"content": "x", "allowed_mentions": {"parse": ["all"]}}},
            "data.allowed_mentions.parse.0",
            WORD,
        ),
        ({"type": 5, "data": {"flags": "ephemeral"}}, "data.flags", NUMBER),
        ({"type": 9, "data": {"custom_id": "m", "title": "t", "components": {}}}, "data.components", LIST),
        ({"type": 9, "data": {"custom_id": "m", "title": 5, "components": []}}, "data.title", STRING),
    ],
)
async def test_wrong_shapes_of_answers(rest, server, connect, aiko, answer, path, code):
    await rest("PUT", COMMANDS, [{"name": "play", "description": "x"}])
    socket = await connect()
    await socket.send(2, {"token": server.token, "intents": 1, "properties": {}})
    await socket.until("GUILD_CREATE")
    await aiko.slash("lobby", "play")
    given = (await socket.until("INTERACTION_CREATE"))["d"]
    callback = f"/interactions/{given['id']}/{given['token']}/callback"
    status, body = await rest("POST", callback, answer)
    assert status == 400
    assert errors_at(body, path)[0]["code"] == code
    assert (await rest("POST", callback, {"type": 4, "data": {"content": "x"}}))[0] == 204
    status, body = await rest("POST", f"/webhooks/{APPLICATION_ID}/{given['token']}", {"content": "x", "tts": 5})
    assert errors_at(body, "tts")[0]["code"] == BOOLEAN


async def test_answers_call_people_but_not_everyone(bot, aiko, marta):
    """Unless they say so: the usual `allowed_mentions` of answers differ from those of messages."""
    text = f"<@{aiko.id}> @everyone"

    async def act(interaction):
        await interaction.response.send_message(text)

    bot.act = act
    answer = await (await aiko.slash("lobby", "do")).answer()
    assert ([user["id"] for user in answer["mentions"]], answer["mention_everyone"]) == ([aiko.id], False)
    message = await bot.get_channel(int(LOBBY)).send(text)
    assert (message.raw_mentions, message.mention_everyone) == ([int(aiko.id)], True)
