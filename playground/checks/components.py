"""Limits and nesting rules of message components, classic and V2, and of modals.

Source: Discord's reference, "Component reference".
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from playground.checks.emojis import is_unicode_emoji
from playground.errors import Problems, address
from playground.world.store import Record

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD = 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

LINK, PREMIUM = 5, 6
SHORT = 1
LINKED = ("http", "https", "discord")
"""The schemes of link buttons."""

TOP_V2 = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
IN_ROW = (BUTTON, *SELECTS)
IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
TOP_MODAL = (ROW, TEXT_DISPLAY, LABEL)

ROWS_LIMIT = 5
BUTTONS_LIMIT = 5
OPTIONS_LIMIT = 25
BOXES_LIMIT = 10
UPLOADS_LIMIT = 10
COMPONENTS_LIMIT = 40
TEXT_LIMIT = 4000
CUSTOM_ID_LIMIT = 100
BUTTON_LABEL_LIMIT = 80
PLACEHOLDER_LIMIT = 150
OPTION_LIMITS = {"label": 100, "value": 100}
GALLERY_LIMIT = 10
MEDIA_TEXT_LIMIT = 1024
MODAL_TITLE_LIMIT = 45
LABEL_LIMIT = 45
LABEL_DESCRIPTION_LIMIT = 100
INPUT_LIMIT = 4000
INPUT_PLACEHOLDER_LIMIT = 100


def is_v2(body: Record) -> bool:
    """Whether a message body uses Components V2."""
    return bool(int(body.get("flags") or 0) & 1 << 15)


def walk(components: Any) -> Iterator[Record]:
    """Every component of a tree, parents first."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


class _Checker:
    def __init__(self, problems: Problems, filenames: Collection[str], emojis: Collection[str]) -> None:
        self.problems = problems
        self.filenames = filenames
        self.emojis = emojis
        self.custom_ids: set[str] = set()
        self.numbers: set[int] = set()

    def text(self, path: str, value: Any, most: int, least: int = 0, *, required: bool = False) -> None:
        if value is None or value == "":
            if required:
                self.problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not least <= len(value) <= most:
            span = f"between {least} and {most}" if least else f"{most} or fewer"
            code = "BASE_TYPE_BAD_LENGTH" if least else "BASE_TYPE_MAX_LENGTH"
            self.problems.add(path, code, f"Must be {span} in length.")

    def items(self, path: str, value: Any, most: int, least: int = 1) -> list[Record]:
        items = value if isinstance(value, list) else []
        if not least <= len(items) <= most:
            self.problems.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return items

    def kind(self, path: str, component: Record, allowed: tuple[int, ...]) -> bool:
        if component.get("type") in allowed:
            number = component.get("id")
            if number and number in self.numbers:
                self.problems.add(f"{path}.id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.numbers.add(number or 0)
            return True
        if allowed == (ROW,) and component.get("type") in TOP_V2:
            wanted = "(1,)"
        else:
            wanted = "{" + ", ".join(str(kind) for kind in allowed) + "}"
        self.problems.add(f"{path}.type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {wanted}.')
        return False

    def custom_id(self, path: str, component: Record) -> None:
        custom_id = component.get("custom_id")
        self.text(f"{path}.custom_id", custom_id, CUSTOM_ID_LIMIT, 1, required=True)
        if custom_id and custom_id in self.custom_ids:
            self.problems.add(
                f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self.custom_ids.add(custom_id or "")

    def row(self, path: str, row: Record, *, modal: bool = False) -> None:
        children = self.items(f"{path}.components", row.get("components"), BUTTONS_LIMIT)
        allowed = (TEXT_INPUT,) if modal else IN_ROW
        width = 0
        for number, child in enumerate(children):
            here = f"{path}.components.{number}"
            width += 1 if child.get("type") == BUTTON else BUTTONS_LIMIT
            if width > BUTTONS_LIMIT and len(children) <= BUTTONS_LIMIT:
                self.problems.add(
                    here, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
                )
            elif self.kind(here, child, allowed):
                self.leaf(here, child, in_row=True)

    def leaf(self, path: str, component: Record, *, in_row: bool = False) -> None:
        kind = component["type"]
        if kind == BUTTON:
            self.button(path, component)
        elif kind in SELECTS:
            self.select(path, component)
            if not in_row:
                self.answerable(path, component)
        elif kind == RADIO_GROUP:
            self.custom_id(path, component)
            self.options(path, component.get("options"), 1, least=2, most=BOXES_LIMIT)
        elif kind == CHECKBOX_GROUP:
            self.boxes(path, component)
        elif kind == FILE_UPLOAD:
            self.custom_id(path, component)
            self.span(path, component, 1, UPLOADS_LIMIT)
            self.answerable(path, component)
        elif kind == CHECKBOX:
            self.custom_id(path, component)
        elif kind == TEXT_INPUT:
            self.text_input(path, component, labelled=in_row)

    def button(self, path: str, button: Record) -> None:
        style = button.get("style")
        if style not in (1, 2, 3, 4, 5, 6):
            self.problems.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
        self.text(f"{path}.label", button.get("label"), BUTTON_LABEL_LIMIT)
        if style == LINK:
            self.text(f"{path}.url", button.get("url"), 512, 1, required=True)
            address(self.problems, f"{path}.url", button.get("url"), LINKED)
        elif style != PREMIUM:
            self.custom_id(path, button)
        clash = ("custom_id",) if style == LINK else ("url",)
        if any(button.get(key) for key in clash):
            self.problems.add(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
        if style != PREMIUM and not button.get("label") and not button.get("emoji"):
            self.problems.add(path, "BUTTON_COMPONENT_INVALID", "A button must have a label or an emoji")
        self.emoji(path, button)

    def emoji(self, path: str, holder: Record) -> None:
        emoji = holder.get("emoji")
        if not emoji:
            return
        key = "id" if emoji.get("id") else "name"
        known = str(emoji["id"]) in self.emojis if key == "id" else is_unicode_emoji(emoji.get("name") or "")
        if not known:
            self.problems.add(f"{path}.emoji.{key}", "COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def select(self, path: str, select: Record) -> None:
        self.custom_id(path, select)
        self.text(f"{path}.placeholder", select.get("placeholder"), PLACEHOLDER_LIMIT)
        high = self.span(path, select, 1, OPTIONS_LIMIT)
        if select["type"] == STRING_SELECT:
            self.options(path, select.get("options"), high)

    def span(self, path: str, component: Record, usual: int, most: int) -> int:
        """Checks `min_values` and `max_values`; returns the maximum, by default `usual`."""
        low = 1 if component.get("min_values") is None else int(component["min_values"])
        high = usual if component.get("max_values") is None else int(component["max_values"])
        for key, value, least in (("min_values", low, 0), ("max_values", high, 1)):
            if not least <= value <= most:
                self.problems.add(
                    f"{path}.{key}", "NUMBER_TYPE_MAX", f"int value should be between {least} and {most}."
                )
        if low > high:
            self.problems.add(
                f"{path}.min_values", "SELECT_COMPONENT_MIN_MAX", "min_values must be no greater than max_values"
            )
        return high

    def boxes(self, path: str, group: Record) -> None:
        self.custom_id(path, group)
        options = group.get("options")
        high = self.span(path, group, len(options) if isinstance(options, list) else 1, BOXES_LIMIT)
        self.options(path, options, high, most=BOXES_LIMIT)
        self.answerable(path, group)

    def answerable(self, path: str, component: Record) -> None:
        """In a modal, zero choices are allowed only if the component is not required."""
        if component.get("min_values") == 0 and component.get("required") is not False:
            self.problems.add(
                f"{path}.min_values", "COMPONENT_REQUIRED_MIN_VALUES", "min_values must be at least 1 when required"
            )

    def options(self, path: str, value: Any, high: int, *, least: int = 1, most: int = OPTIONS_LIMIT) -> None:
        options = self.items(f"{path}.options", value, most, least)
        seen: set[str] = set()
        for number, option in enumerate(options):
            here = f"{path}.options.{number}"
            for key, longest in OPTION_LIMITS.items():
                self.text(f"{here}.{key}", option.get(key), longest, 1, required=True)
            self.text(f"{here}.description", option.get("description"), 100)
            self.emoji(here, option)
            if option.get("value") in seen:
                self.problems.add(
                    f"{here}.value",
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            seen.add(option.get("value") or "")
        if options and high > len(options):
            self.problems.add(
                f"{path}.max_values",
                "SELECT_COMPONENT_MAX_VALUES",
                "max_values must be no greater than the number of options",
            )
        if sum(bool(option.get("default")) for option in options) > high:
            self.problems.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values")

    def text_input(self, path: str, field: Record, *, labelled: bool) -> None:
        self.custom_id(path, field)
        if labelled:
            self.text(f"{path}.label", field.get("label"), LABEL_LIMIT, 1, required=True)
        if field.get("style") not in (1, 2):
            self.problems.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
        self.text(f"{path}.placeholder", field.get("placeholder"), INPUT_PLACEHOLDER_LIMIT)
        if field.get("value") is not None:
            self.written(f"{path}.value", field["value"], field)

    def written(self, path: str, value: str, field: Record) -> None:
        """What a text field is filled with: as long as what may be typed there, and of one line in a short one."""
        least, most = field.get("min_length") or 0, field.get("max_length") or INPUT_LIMIT
        if len(value) < least:
            self.problems.add(path, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
        self.text(path, value, most)
        if field.get("style") == SHORT and "\n" in value:
            self.problems.add("", "COMPONENT_VALIDATION_FAILED", "Component validation failed")

    def top(self, path: str, component: Record) -> None:
        kind = component["type"]
        if kind == ROW:
            self.row(path, component)
        elif kind == SECTION:
            for number, child in enumerate(self.items(f"{path}.components", component.get("components"), 3)):
                here = f"{path}.components.{number}"
                if self.kind(here, child, (TEXT_DISPLAY,)):
                    self.text(f"{here}.content", child.get("content"), TEXT_LIMIT, 1, required=True)
            self.accessory(f"{path}.accessory", component.get("accessory"))
        elif kind == TEXT_DISPLAY:
            self.text(f"{path}.content", component.get("content"), TEXT_LIMIT, 1, required=True)
        elif kind == GALLERY:
            for number, item in enumerate(self.items(f"{path}.items", component.get("items"), GALLERY_LIMIT)):
                self.media(f"{path}.items.{number}", item, "media")
        elif kind == FILE:
            self.media(path, component, "file")
        elif kind == SEPARATOR:
            if component.get("spacing") not in (None, 1, 2):
                self.problems.add(f"{path}.spacing", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
        elif kind == CONTAINER:
            for number, child in enumerate(self.items(f"{path}.components", component.get("components"), 40)):
                here = f"{path}.components.{number}"
                if self.kind(here, child, IN_CONTAINER):
                    self.top(here, child)

    def accessory(self, path: str, accessory: Any) -> None:
        if not isinstance(accessory, dict):
            self.problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif self.kind(path, accessory, (BUTTON, THUMBNAIL)):
            if accessory["type"] == BUTTON:
                self.button(path, accessory)
            else:
                self.media(path, accessory, "media")

    def media(self, path: str, holder: Record, key: str) -> None:
        if holder.get("description") == "":
            wrong = f"Must be between 1 and {MEDIA_TEXT_LIMIT} in length."
            self.problems.add(f"{path}.description", "BASE_TYPE_BAD_LENGTH", wrong)
        self.text(f"{path}.description", holder.get("description"), MEDIA_TEXT_LIMIT)
        url = (holder.get(key) or {}).get("url")
        self.text(f"{path}.{key}.url", url, 2048, 1, required=True)
        if isinstance(url, str) and url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.filenames:
                self.problems.add(
                    f"{path}.{key}.url",
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment was not found in this message.",
                )
        elif isinstance(url, str) and (key == "file" or not url.startswith(("http://", "https://"))):
            self.problems.add(f"{path}.{key}.url", "URL_TYPE_INVALID_SCHEME", f'Scheme of "{url}" is not allowed.')


def check_components(
    problems: Problems, components: Any, *, v2: bool, filenames: Collection[str], emojis: Collection[str]
) -> None:
    """Note what is wrong with a message's components.

    Args:
        filenames: files of the message for `attachment://`.
        emojis: the ids of the application's own emoji.
    """
    if not components:
        return
    checker = _Checker(problems, filenames, emojis)
    if not v2 and len(components) > ROWS_LIMIT:
        problems.add("components", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROWS_LIMIT} in length.")
        return
    everything = list(walk(components))
    if len(everything) > COMPONENTS_LIMIT:
        problems.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The specified components exceed the maximum total of {COMPONENTS_LIMIT}",
        )
        return
    if sum(len(c.get("content") or "") for c in everything if c.get("type") == TEXT_DISPLAY) > TEXT_LIMIT:
        problems.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The displayable text of all components exceeds the maximum size of {TEXT_LIMIT}",
        )
        return
    for number, component in enumerate(components):
        path = f"components.{number}"
        if checker.kind(path, component, TOP_V2 if v2 else (ROW,)):
            checker.top(path, component)


def check_modal(data: Record, emojis: Collection[str]) -> None:
    """Raise what is wrong with the `data` of a modal answer; paths start at `data`, `emojis` are the ids of the
    application's own."""
    problems = Problems()
    checker = _Checker(problems, (), emojis)
    checker.text("data.custom_id", data.get("custom_id"), CUSTOM_ID_LIMIT, 1, required=True)
    checker.text("data.title", data.get("title"), MODAL_TITLE_LIMIT, 1, required=True)
    for number, component in enumerate(checker.items("data.components", data.get("components"), ROWS_LIMIT)):
        path = f"data.components.{number}"
        if not checker.kind(path, component, TOP_MODAL):
            continue
        if component["type"] == ROW:
            checker.row(path, component, modal=True)
        elif component["type"] == TEXT_DISPLAY:
            checker.text(f"{path}.content", component.get("content"), TEXT_LIMIT, 1, required=True)
        else:
            checker.text(f"{path}.label", component.get("label"), LABEL_LIMIT, 1, required=True)
            checker.text(f"{path}.description", component.get("description"), LABEL_DESCRIPTION_LIMIT)
            child = component.get("component") or {}
            if checker.kind(f"{path}.component", child, IN_LABEL):
                checker.leaf(f"{path}.component", child)
    problems.raise_if_any()
