"""The bot's texts, in the reader's language: Fluent texts from ``data/locale``, filled with facts from the rules.

Text ids follow families, so that a new game, event or refusal needs texts only (``<p>`` is the game's text prefix):

===================================  ====================================================================
``<p>-name``, ``<p>-help``           the game's name; its rules on one screen
``<p>-word-<id>``                    a word of its glossary: what ``"@<id>"`` stands for in arguments
``<p>-times-<id>``                   so many of it in a list, where that is not said as ``list-times`` says it
``<p>-event-<kind>``                 one log line; an empty text says nothing. ``-own`` is told to the seat whose
                                     private arguments fill it, ``-own-more`` instead where they fill that as well;
                                     ``-many`` joins a run, ``-all`` heads a list of what several seats did at the
                                     same time (see :meth:`Texts.story`); ``-earlier`` tells what older versions
                                     wrote down with other arguments
``error-<reason>``                   a refusal (games start their reasons with their prefix)
``<p>-option-<name>[-<value>]``      a set-up option and its values
``<p>-about-<option>``, ``-preset-<id>``  what is chosen with it, on one line; options that belong together
``<p>-effect-<id>``, ``-rule-<id>``  what a card or tile does: on one short line; in a full sentence
``<p>-rule-<option>-<value>``          what an option changes, for those who play with it
``<p>-announce``                     who has won with how many points, in a game whose points need a word of their own
``<p>-reason-<id>``, ``-tie-<id>``   why a game ended; what decided between equal totals
``closing-<id>``, ``<p>-closing-<id>``  that the last round or turn is being played
``<p>-total``                        a total with its unit: points, as a rule
``<p>-verdict-<id>``                 how well a game went that is not about who wins: one short sentence
``<p>-region``                       a region of a menu level that was split (a board row)
``<question>-meaning``               what a menu's question means, for newcomers
``<question>-together``, ``-whole``, ``-take``, ``-so-many``  what is asked where whole plans are laid out; a decision
                                     with its steps (also ``<p>-whole``); its button; how many are chosen
``<p>-answer``, ``-beside``, ``-instead``  how an answer and its hint are joined; another last answer
``<p>-guide-<n>``                    the guided first turn, from 1 on
===================================  ====================================================================

Arguments: ``"@grass"`` becomes the game's word and the text may also select on ``$terrain_id`` (``grass``); a sequence
becomes a list in words, one named ``..._list`` a plain enumeration, in both equal words stand once with their number,
and the text may also select on how many items there are (``$tile_list_count``); a number called ``seat`` or
``..._seat`` is a seat and becomes its name (``..._seats``: several); one called ``number`` is a name and gets no
thousands comma. A :class:`Name` gets an honorific, さん in Japanese; no text adds that itself. Underscores of ids are
written as hyphens.
"""

import logging
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache, reduce
from typing import Any

from babel.lists import format_list
from fluent.runtime.types import fluent_number

from render.core.harmless import harmless_name
from render.words.languages import chosen_from, formats_of
from render.words.lexicon import FOLDER as FOLDER
from render.words.lexicon import LANGUAGES as LANGUAGES
from render.words.lexicon import lexicon as lexicon
from render.words.markup import unmarked
from rules.core.contract import Choice, Closing, GameInfo, Result
from rules.core.errors import PositionError, RulesError
from rules.core.event import Event
from rules.core.menu import Node
from rules.table.player import FORGOTTEN

EMBLEMS = "●◆▲✚★"
"""The seats' emblems as characters, in seat order, the same shapes as in the pictures."""

ROBOT = "🤖"
"""The sign before the name of a bot player in messages and alt texts."""


_log = logging.getLogger(__name__)


def language_of(locale: str) -> str:
    """The language for a Discord locale: ``ja`` for Japanese, ``en`` for one that nobody has translated to."""
    return chosen_from(LANGUAGES, locale)


def texts(locale: str) -> "Texts":
    """The texts for a Discord locale (``ja``, ``en-US``, ...)."""
    return _texts(language_of(locale))


@lru_cache(maxsize=len(LANGUAGES))
def _texts(language: str) -> "Texts":
    return Texts(language)


class Name(str):
    """A player's name, bare as in tables and listings. In texts a ``person``'s name gets the language's honorific
    (``name-san``); :func:`listed` keeps a name bare there."""

    person: bool

    def __new__(cls, name: str, person: bool = True) -> "Name":
        made = super().__new__(cls, harmless_name(name))
        made.person = person
        return made


def listed(name: str) -> str:
    """A name as tables and listings show it, bare in every language."""
    return str(name)


def label_of(seat: int, name: str, person: bool = True) -> Name:
    """A player's name after the emblem of the seat: ``● Aiko``. A bot player is no ``person`` and stands after a robot:
    ``◆ 🤖 Enki``."""
    shown = harmless_name(name)
    return Name(f"{EMBLEMS[seat % len(EMBLEMS)]} {shown if person else f'{ROBOT} {shown}'}", person)


_HEAD, _TAIL = "\uf8f0", "\uf8f1"
"""What stands in a pair of texts where they will stand: signs of no text."""

_FORGOTTEN_NAME = re.compile(f"{FORGOTTEN}([A-Z])")

LABELS = 4096
"""So many labels of choices are remembered, a language."""
_SIMPLE = (str, int, bool, type(None))
"""The types of the arguments of a label that is remembered: equal ones give equal texts."""

REPEATED = 200
"""The most characters of a user's input that are repeated to them."""


def shortened(typed: Any) -> Any:
    """A user's input, cut to what a sentence can repeat; other values unchanged."""
    return f"{typed[:REPEATED]}…" if isinstance(typed, str) and len(typed) > REPEATED else typed


class Texts:
    """All texts in one language. Equal arguments give equal texts."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._labels = lru_cache(LABELS)(self._label)
        self._lexicons = [lexicon(language)] + [lexicon(other) for other in LANGUAGES[:1] if other != language]

    # --- single texts -----------------------------------------------------------------------------------------

    def t(self, key: str, /, **args: Any) -> str:
        """The text ``key`` filled with ``args``; words written ``@id`` are those of the key's own prefix."""
        return self.say(key, key.partition("-")[0], args)

    def say(self, key: str, prefix: str, args: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The text ``key`` with words of ``prefix`` and, for seats, their ``names``. An unknown key returns itself."""
        filled = self._filled(prefix, args, names)
        for words in self._lexicons:
            if key in words.variables:
                with suppress(KeyError):  # English stands in for a text that a translator has spoilt as well
                    return self.worded(words.format(key, filled))
        _log.error("no text %s", key)
        return key

    def worded(self, text: str) -> str:
        """A text or a name, with erased players named in this language."""
        if FORGOTTEN not in text:
            return text
        return _FORGOTTEN_NAME.sub(lambda found: self.t("privacy-player", letter=found[1]), text)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return any(key in words.variables for words in self._lexicons)

    def word(self, prefix: str, word: str) -> str:
        """A word of a game's glossary."""
        key = f"{prefix}-word-{_plain(word)}"
        return self.say(key, prefix, {}) if self.has(key) else word

    def title(self, prefix: str, word: str) -> str:
        """The word as it stands in a heading or a table."""
        found = self.word(prefix, word)
        return found[:1].upper() + found[1:]

    def enumerate(self, items: Sequence[str]) -> str:
        """Items one after another, without an "and"."""
        return self._joined("list-pair", items)

    def apart(self, items: Sequence[str]) -> str:
        """The same of items that have commas of their own."""
        return self._joined("list-apart", items)

    def sentences(self, parts: Sequence[str]) -> str:
        """Sentences one after another, as the language sets them."""
        return self._joined("sentence-pair", parts)

    def _joined(self, key: str, parts: Sequence[str]) -> str:
        """Joins parts as the language joins two. They are finished: one that begins like a word of a game is none."""
        if len(parts) < 2:
            return parts[0] if parts else ""  # a single name stays a person's name
        pair = self.t(key, head=_HEAD, tail=_TAIL)
        first, *others = map(harmless_name, parts)
        return self.worded(reduce(lambda head, tail: pair.replace(_TAIL, tail).replace(_HEAD, head), others, first))

    def seat(self, number: int, names: Sequence[str] = ()) -> str:
        """The name of a seat (counted from 0), or its number where no name is known."""
        return names[number] if number < len(names) else self.t("seat-number", number=number + 1)

    def called(self, name: str) -> str:
        """A name as in a sentence: a person's with an honorific, others unchanged."""
        return self.t("name-san", name=listed(name)) if isinstance(name, Name) and name.person else listed(name)

    # --- what happened ----------------------------------------------------------------------------------------

    def event(self, info: GameInfo, event: Event, names: Sequence[str]) -> str | None:
        """The log line of an event already reduced with ``event.seen_by(viewer)``; ``None`` when it needs none."""
        known = {*event.args, "seat"}
        owns = [f"{info.prefix}-event-{event.kind}-{own}" for own in ("own-more", "own")]
        filled = [own for own in owns if self.has(own) and all(_base(asked) in known for asked in self._asked(own))]
        key = filled[0] if filled else self._telling(info, event)
        return self.say(key, info.prefix, _args_of(event), names) or None

    def tells(self, info: GameInfo, event: Event) -> bool:
        """Whether there is a text for such an event, and its arguments suffice."""
        key = self._telling(info, event)
        return self.has(key) and self._is_filled(key, info, event)

    def _telling(self, info: GameInfo, event: Event) -> str:
        """The text of an event; that of its earlier form where its arguments do not suffice for today's text."""
        key = f"{info.prefix}-event-{event.kind}"
        earlier = f"{key}-earlier"
        return earlier if self.has(earlier) and not self._is_filled(key, info, event) else key

    def _is_filled(self, key: str, info: GameInfo, event: Event) -> bool:
        return self._asked(key) <= self._filled(info.prefix, _args_of(event), ()).keys()

    def event_lines(self, info: GameInfo, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """The log lines of several events. A run of events of one kind and seat becomes a single line where the text
        ``<kind>-many`` exists and they differ only in what it gathers (``$hex_list`` gathers ``hex``). Consecutive
        events of one kind, of any seats, become a list below the text ``<kind>-all`` where there is one."""
        lines: list[str] = []
        listed_kind = ""
        for run, alone in self._runs(info, events, names):
            line = alone if len(run) == 1 else self._gathered(info, run, names)
            if not line:
                continue
            heading = f"{info.prefix}-event-{run[0].kind}-all"
            if not self.has(heading):
                listed_kind = ""
                lines.append(line)
                continue
            if listed_kind != run[0].kind:
                listed_kind = run[0].kind
                lines.append(self.say(heading, info.prefix, run[0].args, names))
            lines.append(f"- {line}")
        return lines

    def _gathered(self, info: GameInfo, run: Sequence[Event], names: Sequence[str]) -> str:
        """Several events in one line."""
        first = run[0]
        gathered = {f"{name}_list": [event.args[name] for event in run] for name in self._gathers(info, first)}
        args = {**first.args, **gathered, "seat": first.seat, "count": len(run)}
        return self.say(f"{info.prefix}-event-{first.kind}-many", info.prefix, args, names)

    def _runs(self, info: GameInfo, events: Sequence[Event], names: Sequence[str]) -> Iterator[tuple[list[Event], str]]:
        """The events that belong together, and the line of the first by itself; those without a text are omitted."""
        run: list[Event] = []
        alone = ""
        for event in events:
            line = self.event(info, event, names)
            if line is None:
                continue
            if run and self._continues(info, run[-1], event):
                run.append(event)
                continue
            if run:
                yield run, alone
            run, alone = [event], line
        if run:
            yield run, alone

    def _continues(self, info: GameInfo, before: Event, after: Event) -> bool:
        gathered = self._gathers(info, after)
        if not gathered or after.seat is None or (before.kind, before.seat) != (after.kind, after.seat):
            return False
        same = before.args.keys() == after.args.keys()
        return same and all(before.args[name] == value for name, value in after.args.items() if name not in gathered)

    def _gathers(self, info: GameInfo, event: Event) -> tuple[str, ...]:
        asked = self._asked(f"{info.prefix}-event-{event.kind}-many")
        return tuple(sorted(name.removesuffix("_list") for name in asked if name.endswith("_list")))

    def _asked(self, key: str) -> frozenset[str]:
        return next((words.variables[key] for words in self._lexicons if key in words.variables), frozenset())

    # --- refusals, menus, options, results --------------------------------------------------------------------

    def refusal(self, error: RulesError, info: GameInfo | None = None) -> str:
        """What was refused and what would be right, in a sentence or two; the rule has its own button. What is wrong
        with a position document is told as developers read it: nobody writes one on Discord."""
        if isinstance(error, PositionError):
            return self.t("error-position-malformed", detail=error.plain())
        prefix = info.prefix if info else error.reason.partition("-")[0]
        names = [label_of(seat, unmarked(name), seat not in error.bots) for seat, name in enumerate(error.names)]
        details = {name: shortened(value) for name, value in error.details.items()}
        return self.say(f"error-{error.reason}", prefix, details, names)

    def question(
        self, asked: Choice | Node, info: GameInfo | None = None, led_by: Mapping[str, Any] | None = None
    ) -> str:
        """The question that a menu level or one of its choices answers; a game may have its own word for regions.
        ``led_by`` are the arguments of the answers that led to it."""
        own = f"{info.prefix}-region-question" if info else ""
        return self.t(own if asked.question == "menu-region" and self.has(own) else asked.question, **(led_by or {}))

    def choice(self, info: GameInfo, choice: Choice) -> str:
        """The label of a choice; that of a page names its first and last choices."""
        if choice.label:
            args = {
                name: self.choice(info, inner) if isinstance(inner, Choice) else inner
                for name, inner in choice.args.items()
            }
            if not all(type(value) in _SIMPLE for value in args.values()):
                return self.say(choice.label, info.prefix, args)
            return self._labels(info.prefix, choice.label, tuple((*one, type(one[1])) for one in args.items()))
        region = f"{info.prefix}-region"
        if choice.question == "menu-region" and self.has(region):
            return self.say(region, info.prefix, {"region": choice.value})
        return choice.value

    def _label(self, prefix: str, key: str, args: tuple[tuple[str, Any, type], ...]) -> str:
        return self.say(key, prefix, {name: value for name, value, _ in args})

    def game(self, info: GameInfo) -> str:
        """The name of the game."""
        return self.t(f"{info.prefix}-name")

    def help(self, info: GameInfo) -> str:
        """The rules of the game on one screen, as Discord markdown."""
        return self.t(f"{info.prefix}-help")

    def changed_rules(self, info: GameInfo, options: Mapping[str, str]) -> list[str]:
        """A line for every option that changes the rules, as Discord markdown."""
        keys = [f"{info.prefix}-rule-{_plain(name)}-{_plain(value)}" for name, value in options.items()]
        return [f"- {self.t(key)}" for key in keys if self.has(key)]

    def option(self, info: GameInfo, name: str, value: str | None = None) -> str:
        """The name of a set-up option, or of one of its values."""
        key = f"{info.prefix}-option-{_plain(name)}"
        return self.t(key if value is None else f"{key}-{_plain(value)}")

    def chosen(self, info: GameInfo, name: str, value: str) -> str:
        """A set-up option with its value."""
        return self.t("lobby-option", name=self.option(info, name), value=self.option(info, name, value))

    def unusual(self, info: GameInfo, options: Mapping[str, str]) -> list[str]:
        """A line with those of the options that are not as usual; none where all are."""
        told = [self.chosen(info, name, value) for name, value in options.items() if value != info.defaults[name]]
        return [self.t("board-options", option_list=told)] if told else []

    def about(self, info: GameInfo, option: str) -> str:
        """What a set-up option decides, on one line."""
        return self.t(f"{info.prefix}-about-{_plain(option)}")

    def has_effect(self, prefix: str, thing: str) -> bool:
        """Whether a game has a card or tile of this name that does something."""
        return bool(thing) and self.has(f"{prefix}-effect-{_plain(thing)}")

    def effect(self, prefix: str, thing: str) -> str:
        """What a card or tile does, on one short line."""
        return self.t(f"{prefix}-effect-{_plain(thing)}")

    def rule(self, prefix: str, thing: str) -> str:
        """What a card or tile does, in a full sentence."""
        return self.t(f"{prefix}-rule-{_plain(thing)}")

    def reason(self, info: GameInfo, reason: str) -> str:
        """Why the game ended: the game's own reason, or one of those common to all tables."""
        own = f"{info.prefix}-reason-{_plain(reason)}"
        return self.t(own if self.has(own) else f"reason-{_plain(reason)}")

    def total(self, info: GameInfo, number: int) -> str:
        """A total with the game's unit: points, or pieces brought home."""
        return self.t(f"{info.prefix}-total", count=number)

    def ending(self, info: GameInfo, result: Result) -> str:
        """Why the game ended and, where totals were equal, what decided."""
        return self.sentences([self.reason(info, result.reason), *self.decided(info.prefix, result)])

    def closing(self, prefix: str, closing: Closing) -> list[str]:
        """That the last round, or the last turn, is being played, in a sentence: the game's own or the common one."""
        if not closing:
            return []
        own = f"{prefix}-closing-{closing}"
        return [self.t(own if self.has(own) else f"closing-{closing}")]

    def decided(self, prefix: str, result: Result) -> list[str]:
        """What decided between equal totals, in a sentence, if anything did."""
        return [self.t(f"{prefix}-tie-{_plain(result.tie_break)}")] if result.tie_break else []

    def verdict(self, prefix: str, result: Result) -> str:
        """How well the game went, in a sentence; empty where the result says nothing but the winner."""
        return self.t(f"{prefix}-verdict-{_plain(result.verdict)}") if result.verdict else ""

    # --- arguments --------------------------------------------------------------------------------------------

    def _filled(self, prefix: str, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, str) and value.startswith("@"):
                filled[f"{name}_id"] = _plain(value[1:])
            if isinstance(value, (list, tuple)):
                filled[f"{name}_count"] = len(value)
            filled[name] = self._shown(prefix, name, value, names)
        return filled

    def _shown(self, prefix: str, name: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, (list, tuple)):
            items = list(self._items(prefix, name.removesuffix("s"), value, names))
            return self.enumerate(items) if name.endswith("_list") else self.join(items)
        if isinstance(value, Name):
            return self.called(value)
        if isinstance(value, str):
            return self.word(prefix, value[1:]) if value.startswith("@") else value
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and name == "number":  # a name, not a quantity: no thousands comma
            return fluent_number(value, useGrouping=False)
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.called(self.seat(value, names))
        return "none" if value is None else value

    def _items(self, prefix: str, name: str, values: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
        """The items of a list as shown. A repeated word stands once, with its number."""
        counts = Counter(item for item in values if _is_word(item))
        for item in values:
            count = counts.pop(item, 0) if _is_word(item) else 1
            own = f"{prefix}-times-{_plain(item[1:])}" if _is_word(item) else ""
            if count and own and self.has(own):
                yield self.t(own, count=count)
            elif count:
                shown = str(self._shown(prefix, name, item, names))
                yield shown if count == 1 else self.t("list-times", count=count, item=shown)

    def join(self, items: Sequence[str]) -> str:
        """Items as a list in words ("a, b and c")."""
        if len(items) < 2:
            return items[0] if items else ""
        return format_list(list(items), "standard", formats_of(self.language))


def _args_of(event: Event) -> dict[str, Any]:
    return event.args if event.seat is None else {**event.args, "seat": event.seat}


def _plain(identifier: str) -> str:
    return identifier.replace("_", "-")


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and value.startswith("@")


def _base(asked: str) -> str:
    return asked.removesuffix("_id")
