"""Discord's limits, each just kept and just broken, over bare REST calls."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from playground.world.ids import APPLICATION_ID
from tests.patience import PATIENCE

LOBBY = "1000000000000000012"
COMMANDS = f"/applications/{APPLICATION_ID}/commands"


def button(number=0, **changes):
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"button-{number}"} | changes


def row(*children):
    return {"type": 1, "components": list(children)}


def select(count=1, **changes):
    options = [{"label": f"o{n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "select", "options": options} | changes


def option(**changes):
    return {"components": [row(select(options=[{"label": "l", "value": "v"} | changes]))]}


def v2(*components):
    return {"flags": 1 << 15, "components": list(components)}


def words(text):
    return {"type": 10, "content": text}


def section(count):
    return {"type": 9, "components": [words("x")] * count, "accessory": button()}


def gallery(count):
    return {"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}}] * count}


def thumbnail(**changes):
    return {"type": 11, "media": {"url": "https://example.com/a.png"}} | changes


def embed(**fields):
    return {"embeds": [fields]}


def buttons_in_rows(rows, each):
    return {"components": [row(*(button(r * 10 + n) for n in range(each))) for r in range(rows)]}


def containers(count):
    """A V2 message of `count` components in all."""
    return v2({"type": 17, "components": [words("x")] * (count - 1)})


def big_embeds(total):
    return {"embeds": [{"description": "x" * 3000}, {"description": "x" * (total - 3000)}]}


MESSAGES = [
    ("content", {"content": "x" * 2000}, {"content": "x" * 2001}, "content"),
    ("rows", buttons_in_rows(5, 1), buttons_in_rows(6, 1), "components"),
    ("buttons in a row", buttons_in_rows(1, 5), buttons_in_rows(1, 6), "components.0.components"),
    (
        "options",
        {"components": [row(select(25))]},
        {"components": [row(select(26))]},
        "components.0.components.0.options",
    ),
    (
        "no options",
        {"components": [row(select(1))]},
        {"components": [row(select(0))]},
        "components.0.components.0.options",
    ),
    (
        "max_values",
        {"components": [row(select(2, max_values=2))]},
        {"components": [row(select(2, max_values=3))]},
        "components.0.components.0.max_values",
    ),
    (
        "min_values",
        {"components": [row(select(2, min_values=1, max_values=1))]},
        {"components": [row(select(2, min_values=2, max_values=1))]},
        "components.0.components.0.min_values",
    ),
    (
        "placeholder",
        {"components": [row(select(placeholder="x" * 150))]},
        {"components": [row(select(placeholder="x" * 151))]},
        "components.0.components.0.placeholder",
    ),
    ("option label", option(label="x" * 100), option(label="x" * 101), "components.0.components.0.options.0.label"),
    ("option value", option(value="x" * 100), option(value="x" * 101), "components.0.components.0.options.0.value"),
    (
        "option description",
        option(description="x" * 100),
        option(description="x" * 101),
        "components.0.components.0.options.0.description",
    ),
    (
        "option values differ",
        {"components": [row(select(2))]},
        {"components": [row(select(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))]},
        "components.0.components.0.options.1.value",
    ),
    (
        "select alone",
        {"components": [row(select()), row(button())]},
        {"components": [row(select(), button())]},
        "components.0.components.1",
    ),
    (
        "custom_id length",
        {"components": [row(button(custom_id="x" * 100))]},
        {"components": [row(button(custom_id="x" * 101))]},
        "components.0.components.0.custom_id",
    ),
    (
        "custom_id there",
        {"components": [row(button())]},
        {"components": [row(button(custom_id=""))]},
        "components.0.components.0.custom_id",
    ),
    (
        "custom_id unique",
        {"components": [row(button(1)), row(button(2))]},
        {"components": [row(button(1)), row(button(1))]},
        "components.1.components.0.custom_id",
    ),
    (
        "label",
        {"components": [row(button(label="x" * 80))]},
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
    ),
    (
        "label or emoji",
        {"components": [row(button(label=None, emoji={"name": "🎲"}))]},
        {"components": [row(button(label=None))]},
        "components.0.components.0",
    ),
    (
        "emoji",
        {"components": [row(button(emoji={"name": "🎲"}))]},
        {"components": [row(button(emoji={"name": "dice"}))]},
        "components.0.components.0.emoji.name",
    ),
    ("embed title", embed(title="x" * 256), embed(title="x" * 257), "embeds.0.title"),
    ("embed description", embed(description="x" * 4096), embed(description="x" * 4097), "embeds.0.description"),
    (
        "embed footer",
        embed(title="x", footer={"text": "x" * 2048}),
        embed(title="x", footer={"text": "x" * 2049}),
        "embeds.0.footer.text",
    ),
    (
        "embed fields",
        embed(fields=[{"name": "n", "value": "v"}] * 25),
        embed(fields=[{"name": "n", "value": "v"}] * 26),
        "embeds.0.fields",
    ),
    (
        "embed field value",
        embed(fields=[{"name": "n", "value": "x" * 1024}]),
        embed(fields=[{"name": "n", "value": "x" * 1025}]),
        "embeds.0.fields.0.value",
    ),
    (
        "embed author",
        embed(author={"name": "x" * 256}),
        embed(author={"name": "x" * 257}),
        "embeds.0.author.name",
    ),
    (
        "embed field name",
        embed(fields=[{"name": "x" * 256, "value": "v"}]),
        embed(fields=[{"name": "x" * 257, "value": "v"}]),
        "embeds.0.fields.0.name",
    ),
    (
        "embed field without value",
        embed(fields=[{"name": "n", "value": "v"}]),
        embed(fields=[{"name": "n"}]),
        "embeds.0.fields.0.value",
    ),
    ("embed colour", embed(title="x", color=0xFFFFFF), embed(title="x", color=0x1000000), "embeds.0.color"),
    ("embed colour below", embed(title="x", color=0), embed(title="x", color=-1), "embeds.0.color"),
    (
        "embed time",
        embed(title="x", timestamp="2026-01-02T03:04:05+00:00"),
        embed(title="x", timestamp="yesterday"),
        "embeds.0.timestamp",
    ),
    (
        "embed link",
        embed(title="x", url="https://example.com/"),
        embed(title="x", url="attachment://a.png"),
        "embeds.0.url",
    ),
    ("embed link's form", embed(title="x", url="http://a.b"), embed(title="x", url="example"), "embeds.0.url"),
    (
        "embed picture",
        embed(image={"url": "attachment://a.png"}),
        embed(image={"url": "ftp://example.com/a.png"}),
        "embeds.0.image.url",
    ),
    (
        "embed link's length",
        embed(thumbnail={"url": "http://x/".ljust(2048, "x")}),
        embed(thumbnail={"url": "http://x/".ljust(2049, "x")}),
        "embeds.0.thumbnail.url",
    ),
    ("embed of nothing", embed(description="x"), embed(color=1), "embeds.0.description"),
    ("embeds in all", big_embeds(6000), big_embeds(6001), "embeds"),
    ("embeds", {"embeds": [{"title": "x"}] * 10}, {"embeds": [{"title": "x"}] * 11}, "embeds"),
    ("v2 components in all", containers(40), containers(41), "components"),
    (
        "v2 text in all",
        v2(words("x" * 2000), words("x" * 2000)),
        v2(words("x" * 2000), words("x" * 2001)),
        "components",
    ),
    ("v2 section", v2(section(3)), v2(section(4)), "components.0.components"),
    ("v2 gallery", v2(gallery(10)), v2(gallery(11)), "components.0.items"),
    ("v2 nothing else", v2(words("x")), v2(words("x")) | {"content": "x"}, "content"),
    ("v2 button in a row", v2(row(button())), v2(button()), "components.0.type"),
    (
        "v2 select in a container",
        v2({"type": 17, "components": [row(select())]}),
        v2({"type": 17, "components": [select()]}),
        "components.0.components.0.type",
    ),
    (
        "v2 container in a container",
        v2({"type": 17, "components": [words("x")]}),
        v2({"type": 17, "components": [{"type": 17, "components": [words("x")]}]}),
        "components.0.components.0.type",
    ),
    (
        "v2 empty container",
        v2({"type": 17, "components": [words("x")]}),
        v2({"type": 17, "components": []}),
        "components.0.components",
    ),
    ("v2 section's first text", v2(section(1)), v2(section(0)), "components.0.components"),
    (
        "v2 section's accessory",
        v2(section(1)),
        v2({"type": 9, "components": [words("x")]}),
        "components.0.accessory",
    ),
    (
        "v2 section holds texts",
        v2(section(1)),
        v2(section(1) | {"components": [{"type": 14}]}),
        "components.0.components.0.type",
    ),
    (
        "v2 accessory is a button or a picture",
        v2(section(1) | {"accessory": thumbnail()}),
        v2(section(1) | {"accessory": words("x")}),
        "components.0.accessory.type",
    ),
    ("v2 picture only as accessory", v2(gallery(1)), v2(thumbnail()), "components.0.type"),
    ("v2 gallery's first picture", v2(gallery(1)), v2(gallery(0)), "components.0.items"),
    (
        "v2 alt text",
        v2(section(1) | {"accessory": thumbnail(description="x" * 1024)}),
        v2(section(1) | {"accessory": thumbnail(description="x" * 1025)}),
        "components.0.accessory.description",
    ),
    (
        "v2 alt text of nothing",
        v2(section(1) | {"accessory": thumbnail(description=None)}),
        v2(section(1) | {"accessory": thumbnail(description="")}),
        "components.0.accessory.description",
    ),
    ("v2 text of nothing", v2(words("x")), v2(words("")), "components.0.content"),
    ("v2 spacing", v2({"type": 14, "spacing": 2}), v2({"type": 14, "spacing": 3}), "components.0.spacing"),
    (
        "v2 accent",
        v2({"type": 17, "accent_color": 0xFFFFFF, "components": [words("x")]}),
        v2({"type": 17, "accent_color": 0x1000000, "components": [words("x")]}),
        "components.0.accent_color",
    ),
    (
        "v2 ids differ",
        v2(words("x") | {"id": 1}, words("x") | {"id": 2}),
        v2(words("x") | {"id": 1}, words("x") | {"id": 1}),
        "components.1.id",
    ),
    (
        "v2 counts accessories",
        v2({"type": 17, "components": [*[words("x")] * 36, section(1)]}),
        v2({"type": 17, "components": [*[words("x")] * 37, section(1)]}),
        "components",
    ),
    (
        "v2 text of sections counts",
        v2(words("x" * 2000), {"type": 17, "components": [section(1) | {"components": [words("x" * 2000)]}]}),
        v2(words("x" * 2000), {"type": 17, "components": [section(1) | {"components": [words("x" * 2001)]}]}),
        "components",
    ),
    ("v2 something", v2(words("x")), v2(), "components"),
    ("v2 no embeds", v2(words("x")), v2(words("x")) | embed(title="x"), "embeds"),
    (
        "v2 file",
        v2(words("x")),
        v2({"type": 13, "file": {"url": "https://example.com/a.txt"}}),
        "components.0.file.url",
    ),
    ("v2 needs its flag", v2(words("x")), {"components": [words("x")]}, "components.0.type"),
    ("nonce", {"content": "x", "nonce": "x" * 25}, {"content": "x", "nonce": "x" * 26}, "nonce"),
]


def errors_at(body, path):
    """The errors of a 50035 answer at a dotted path."""
    assert body["code"] == 50035, body
    node = body["errors"]
    for part in path.split(".") if path else ():
        assert part in node, (path, body)
        node = node[part]
    assert node["_errors"][0]["code"]
    assert node["_errors"][0]["message"]
    return node["_errors"]


@pytest.mark.parametrize(
    ("kept", "broken", "path"), [case[1:] for case in MESSAGES], ids=[case[0] for case in MESSAGES]
)
async def test_limits_of_messages(rest, violations, kept, broken, path):
    status, answer = await rest("POST", f"/channels/{LOBBY}/messages", kept)
    assert status == 200, answer
    status, answer = await rest("POST", f"/channels/{LOBBY}/messages", broken)
    assert status == 400
    errors_at(answer, path)
    message = (await rest("POST", f"/channels/{LOBBY}/messages", {"content": "x"}))[1]
    if "nonce" not in kept and not kept.get("flags"):
        edit = f"/channels/{LOBBY}/messages/{message['id']}"
        assert (await rest("PATCH", edit, kept))[0] == 200
        status, answer = await rest("PATCH", edit, broken)
        assert status == 400
        errors_at(answer, path)


async def test_an_empty_message_is_refused(rest):
    for body in ({}, {"content": ""}, {"content": None, "embeds": []}, {"content": " \n"}):
        status, answer = await rest("POST", f"/channels/{LOBBY}/messages", body)
        assert (status, answer["code"]) == (400, 50006)
    message = (await rest("POST", f"/channels/{LOBBY}/messages", {"content": "x"}))[1]
    status, answer = await rest("PATCH", f"/channels/{LOBBY}/messages/{message['id']}", {"content": ""})
    assert (status, answer["code"]) == (400, 50006)


async def test_limits_of_files(rest, picture):
    path = f"/channels/{LOBBY}/messages"
    largest = b"x" * (10 * 1024 * 1024)
    assert (await rest("POST", path, files={"a.bin": largest}))[0] == 200
    status, answer = await rest("POST", path, files={"a.bin": largest + b"x"})
    assert (status, answer["code"]) == (413, 40005)
    small = {f"{number}.txt": b"x" for number in range(11)}
    assert (await rest("POST", path, files=dict(list(small.items())[:10])))[0] == 200
    status, answer = await rest("POST", path, files=small)
    errors_at(answer, "attachments")
    for length, expected in ((1024, 200), (1025, 400)):
        body = {"attachments": [{"id": 0, "description": "x" * length}]}
        status, answer = await rest("POST", path, body, files={"a.png": picture().getvalue()})
        assert status == expected
    errors_at(answer, "attachments.0.description")
    status, answer = await rest("POST", path, {"content": "x", "attachments": [{"id": 0}]})
    errors_at(answer, "attachments.0")
    body = v2({"type": 12, "items": [{"media": {"url": "attachment://other.png"}}]})
    status, answer = await rest("POST", path, body, files={"a.png": picture().getvalue()})
    errors_at(answer, "components.0.items.0.media.url")


def command(**changes):
    return {"name": "play", "description": "x"} | changes


def value_option(number=0, **changes):
    return {"type": 3, "name": f"o{number}", "description": "x"} | changes


def sized(total):
    """A command of `total` counted characters."""
    options = [value_option(n, name=f"option{n:02}", description="x" * 100) for n in range(25)]
    result = command(options=options)
    left = total - len("play" + "x") - 25 * 108
    choices = [{"name": "n" * 50, "value": "v" * 50} for _ in range(13)]
    for number, choice in enumerate(choices):
        choice["name"] = f"{number:02}" + choice["name"][2:]
    options[0]["choices"] = choices[: left // 100]
    rest_of_it = left % 100
    if rest_of_it:
        options[0]["choices"].append({"name": "z", "value": "v" * (rest_of_it - 1)})
    return result


COMMAND_LIMITS = [
    ("name", command(name="x" * 32), command(name="x" * 33), "0.name"),
    ("name pattern", command(name="こま-8_a"), command(name="two words"), "0.name"),
    ("lower case", command(name="play"), command(name="Play"), "0.name"),
    ("description", command(description="x" * 100), command(description="x" * 101), "0.description"),
    (
        "localized description",
        command(description_localizations={"ja": "x" * 100}),
        command(description_localizations={"ja": "x" * 101}),
        "0.description_localizations.ja",
    ),
    (
        "options",
        command(options=[value_option(n) for n in range(25)]),
        command(options=[value_option(n) for n in range(26)]),
        "0.options",
    ),
    (
        "option description",
        command(options=[value_option(description="x" * 100)]),
        command(options=[value_option(description="x" * 101)]),
        "0.options.0.description",
    ),
    (
        "option names differ",
        command(options=[value_option(1), value_option(2)]),
        command(options=[value_option(1), value_option(1)]),
        "0.options.1.name",
    ),
    (
        "required first",
        command(options=[value_option(1, required=True), value_option(2)]),
        command(options=[value_option(1), value_option(2, required=True)]),
        "0.options.1",
    ),
    (
        "choices",
        command(options=[value_option(choices=[{"name": str(n), "value": str(n)} for n in range(25)])]),
        command(options=[value_option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        "0.options.0.choices",
    ),
    (
        "choice name",
        command(options=[value_option(choices=[{"name": "x" * 100, "value": "v"}])]),
        command(options=[value_option(choices=[{"name": "x" * 101, "value": "v"}])]),
        "0.options.0.choices.0.name",
    ),
    (
        "localized choice name",
        command(options=[value_option(choices=[{"name": "x", "value": "v", "name_localizations": {"de": "x" * 100}}])]),
        command(options=[value_option(choices=[{"name": "x", "value": "v", "name_localizations": {"de": "x" * 101}}])]),
        "0.options.0.choices.0.name_localizations.de",
    ),
    (
        "length of a text",
        command(options=[value_option(min_length=0, max_length=6000)]),
        command(options=[value_option(min_length=0, max_length=6001)]),
        "0.options.0.max_length",
    ),
    (
        "subcommands stand alone",
        command(options=[value_option(1, type=1), value_option(2, type=1)]),
        command(options=[value_option(1, type=1), value_option(2)]),
        "0.options",
    ),
    (
        "groups are not nested",
        command(options=[value_option(type=2, options=[value_option(type=1)])]),
        command(options=[value_option(type=2, options=[value_option(type=2, options=[])])]),
        "0.options.0.options.0.type",
    ),
    ("characters in all", sized(4000), sized(4001), ""),
]


@pytest.mark.parametrize(
    ("kept", "broken", "path"), [case[1:] for case in COMMAND_LIMITS], ids=[case[0] for case in COMMAND_LIMITS]
)
async def test_limits_of_commands(rest, kept, broken, path):
    status, answer = await rest("PUT", COMMANDS, [kept])
    assert status == 200, answer
    status, answer = await rest("PUT", COMMANDS, [broken])
    assert status == 400
    errors_at(answer, path)


async def test_a_hundred_commands_of_different_names(rest):
    hundred = [command(name=f"play{number}") for number in range(100)]
    assert (await rest("PUT", COMMANDS, hundred))[0] == 200
    status, answer = await rest("PUT", COMMANDS, [*hundred, command()])
    assert status == 400
    assert "100" in answer["errors"]["_errors"][0]["message"]
    status, answer = await rest("POST", COMMANDS, command())
    assert (status, answer["code"]) == (400, 30032)
    assert (await rest("POST", COMMANDS, command(name="play7")))[0] == 200
    _, answer = await rest("PUT", COMMANDS, [command(), command()])
    errors_at(answer, "1.name")


def modal(**changes):
    return {"custom_id": "m", "title": "t", "components": [row(written())]} | changes


def written(**changes):
    return {"type": 4, "custom_id": "f", "label": "x", "style": 1} | changes


def filled(**changes):
    return modal(components=[row(written(**changes))])


def label_select(**changes):
    return {"type": 18, "label": "x", "component": select()} | changes


def label(kind, **fields):
    return modal(components=[{"type": 18, "label": "x", "component": {"type": kind, "custom_id": "c"} | fields}])


def choices(count, **first):
    made = [{"label": str(number), "value": str(number)} for number in range(count)]
    return [made[0] | first, *made[1:]] if made else []


CHOICES = "data.components.0.component"
FILLED = "data.components.0.components.0.value"
MODALS = [
    ("radio: least", label(21, options=choices(2)), label(21, options=choices(1)), f"{CHOICES}.options"),
    ("radio: most", label(21, options=choices(10)), label(21, options=choices(11)), f"{CHOICES}.options"),
    (
        "radio: one default",
        label(21, options=choices(2, default=True)),
        label(21, options=[one | {"default": True} for one in choices(2)]),
        f"{CHOICES}.options",
    ),
    ("boxes: least", label(22, options=choices(1)), label(22, options=choices(0)), f"{CHOICES}.options"),
    ("boxes: most", label(22, options=choices(10)), label(22, options=choices(11)), f"{CHOICES}.options"),
    (
        "boxes: none only where none is required",
        label(22, options=choices(2), min_values=0, required=False),
        label(22, options=choices(2), min_values=0),
        f"{CHOICES}.min_values",
    ),
    (
        "boxes: as many as there are",
        label(22, options=choices(3), max_values=3),
        label(22, options=choices(3), max_values=4),
        f"{CHOICES}.max_values",
    ),
    (
        "select: none only where none is required",
        label(3, options=choices(2), min_values=0, required=False),
        label(3, options=choices(2), min_values=0),
        f"{CHOICES}.min_values",
    ),
    ("files: id", label(19), label(19, custom_id=""), f"{CHOICES}.custom_id"),
    ("files: most", label(19, max_values=10), label(19, max_values=11), f"{CHOICES}.max_values"),
    ("files: at least one", label(19, max_values=1), label(19, max_values=0), f"{CHOICES}.max_values"),
    ("files: one where nothing is said", label(19, min_values=1), label(19, min_values=2), f"{CHOICES}.min_values"),
    (
        "files: from few to many",
        label(19, min_values=3, max_values=3),
        label(19, min_values=4, max_values=3),
        f"{CHOICES}.min_values",
    ),
    (
        "files: none only where none is required",
        label(19, min_values=0, required=False),
        label(19, min_values=0),
        f"{CHOICES}.min_values",
    ),
    ("files: a number", label(19, min_values=1), label(19, min_values="one"), f"{CHOICES}.min_values"),
    ("files: required", label(19, required=True), label(19, required=1), f"{CHOICES}.required"),
    (
        "files: not in a row",
        label(19),
        modal(components=[row({"type": 19, "custom_id": "c"})]),
        "data.components.0.components.0.type",
    ),
    ("box", label(23, default=True), label(23, default="yes"), f"{CHOICES}.default"),
    ("box: id", label(23), label(23, custom_id="x" * 101), f"{CHOICES}.custom_id"),
    (
        "box: not in a row",
        label(23),
        modal(components=[row({"type": 23, "custom_id": "c"})]),
        "data.components.0.components.0.type",
    ),
    ("title", modal(title="x" * 45), modal(title="x" * 46), "data.title"),
    ("custom_id", modal(custom_id="x" * 100), modal(custom_id="x" * 101), "data.custom_id"),
    (
        "components",
        modal(components=[label_select(component=select(custom_id=str(n))) for n in range(5)]),
        modal(components=[label_select(component=select(custom_id=str(n))) for n in range(6)]),
        "data.components",
    ),
    (
        "label",
        modal(components=[label_select(label="x" * 45)]),
        modal(components=[label_select(label="x" * 46)]),
        "data.components.0.label",
    ),
    ("text: not below its least", filled(value="abc", min_length=3), filled(value="ab", min_length=3), FILLED),
    ("text: nothing is not enough", filled(value=""), filled(value="", min_length=1), FILLED),
    ("text: not above its most", filled(value="abc", max_length=3), filled(value="abcd", max_length=3), FILLED),
    ("text: lines have room", filled(value="a\nb", style=2), filled(value="a\nb"), ""),
    ("no buttons", modal(), modal(components=[row(button())]), "data.components.0.components.0.type"),
]


@pytest.fixture
async def asked(server, aiko):
    """Asks the bot something over a bare gateway; gives the path and token to answer at."""
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway_url) as ws:
        await ws.send_json({"op": 2, "d": {"token": server.token, "intents": 1, "properties": {}}})

        async def ask(action):
            task = asyncio.create_task(action)
            while True:
                event = await ws.receive_json(timeout=PATIENCE)
                if event["t"] == "INTERACTION_CREATE":
                    return f"/interactions/{event['d']['id']}/{event['d']['token']}/callback", task

        yield ask


@pytest.mark.parametrize(("kept", "broken", "path"), [case[1:] for case in MODALS], ids=[case[0] for case in MODALS])
async def test_limits_of_forms(rest, asked, aiko, kept, broken, path):
    assert (await rest("PUT", COMMANDS, [command()]))[0] == 200
    callback, used = await asked(aiko.slash("lobby", "play"))
    status, answer = await rest("POST", callback, {"type": 9, "data": broken})
    assert status == 400
    errors_at(answer, path)
    assert (await rest("POST", callback, {"type": 9, "data": kept}))[0] == 204
    assert (await (await used).modal())["title"] == kept["title"]


async def test_limits_of_choices(rest, asked, aiko):
    await rest("PUT", COMMANDS, [command(options=[value_option(autocomplete=True)])])
    callback, answer = await asked(aiko.autocomplete("lobby", "play", focused="o0", value="x"))
    for choices, path in (
        ([{"name": str(n), "value": str(n)} for n in range(26)], "data.choices"),
        ([{"name": "x" * 101, "value": "x"}], "data.choices.0.name"),
        ([{"name": "x", "value": "x" * 101}], "data.choices.0.value"),
        ([{"name": "x", "value": "x", "name_localizations": {"de": ""}}], "data.choices.0.name_localizations.de"),
    ):
        status, body = await rest("POST", callback, {"type": 8, "data": {"choices": choices}})
        assert status == 400
        errors_at(body, path)
    status, body = await rest("POST", callback, {"type": 4, "data": {"content": "no choices"}})
    errors_at(body, "type")
    most = [{"name": "x" * 100, "value": str(n)} for n in range(25)]
    assert (await rest("POST", callback, {"type": 8, "data": {"choices": most}}))[0] == 204
    assert await answer == most


async def test_an_update_needs_a_message_to_update(rest, asked, aiko):
    await rest("PUT", COMMANDS, [command()])
    callback, used = await asked(aiko.slash("lobby", "play"))
    for kind in (6, 7, 8, 99):
        status, answer = await rest("POST", callback, {"type": kind, "data": {"content": "x"}})
        assert status == 400
        errors_at(answer, "type")
    assert (await rest("POST", callback, {"type": 4, "data": {"content": "x"}}))[0] == 204
    assert (await (await used).answer())["content"] == "x"


async def test_a_mistake_of_the_server_is_a_500_and_logged(rest, caplog, monkeypatch):
    monkeypatch.setattr("playground.payloads.objects.own_user", lambda user: user["no such key"])
    assert (await rest("GET", "/users/@me"))[0] == 500
    assert "No answer to GET" in caplog.text
    status, answer = await rest("POST", f"/channels/{LOBBY}/messages", 5)
    assert (status, answer["code"]) == (400, 50109)


async def test_names_of_threads(rest):
    for length, expected in ((100, 201), (101, 400)):
        status, answer = await rest("POST", f"/channels/{LOBBY}/threads", {"name": "x" * length, "type": 11})
        assert status == expected
    errors_at(answer, "name")
