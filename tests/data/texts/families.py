"""Families of text ids: how the code builds them from words, and which ids that gives.

A text counts as used when its id stands in the code as a plain string, when another text refers to it, or when a
family of :data:`FAMILIES` names it. A new way to build ids in shared code adds a family here; one that a game has for
itself stands in its facts (:class:`tests.games.GameFacts`), as its words do.
"""

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import get_args

from cogs.board_page.texts import LABELS
from cogs.help import checkup, trial
from cogs.lobby.dialog import KNOWN, PRIVATE
from cogs.permissions import required
from cogs.permissions.commands import COMMANDS
from cogs.press import router
from cogs.runtime import discord_errors
from data import privacy
from data.people.timezones import REGIONS
from data.seats.invitations import PLAYER, SPECTATOR
from data.seats.spectators import NOTICES
from data.server.ceilings import Ceilings
from data.teaching.lessons import has_lesson, lesson_of
from data.tournaments.tournaments import OVER, RUNNING, SIGNING
from render.kit.topics import Question
from rules.core.bot_level import LEVELS
from rules.core.contract import CLOSINGS, AnyGame
from rules.core.draft import End
from rules.registry import GAMES
from rules.table.clock import PRESETS
from rules.table.timeouts import CHOICES
from rules.teaching.lesson import text_of
from tests.data.texts.reading import (
    ROOT,
    calls,
    everywhere,
    literals,
    messages,
    plain,
    raised,
    sources,
)
from tests.games import GameFacts, all_facts, terms_of

KEPT = ("default",)
"""Entries of logs that were kept from earlier."""

STATUSES = ("lobby", "running", "over", "cancelled")
"""What a stored table can be."""


def of_facts(words_of: Callable[[GameFacts], Iterable[str]], pattern: str) -> Callable[[], set[str]]:
    """A text for each of these words of each game."""
    return lambda: {
        pattern.format(GAMES[slug].info.prefix, plain(one)) for slug, facts in all_facts().items()
        for one in words_of(facts)
    }  # fmt: skip


def of_options() -> set[str]:
    found = set()
    for game in GAMES.values():
        for option in game.info.options:
            key = f"{game.info.prefix}-option-{plain(option.name)}"
            found |= {key, *(f"{key}-{plain(value)}" for value in option.values)}
    return found


def event_kinds(game: AnyGame) -> set[str]:
    facts = all_facts().get(game.info.slug)
    kinds = set(facts.events) if facts else set()
    for path, tree in sources().items():
        if path.is_relative_to(ROOT / "rules" / game.info.slug):
            told = (call for name, call in calls(tree) if name in ("Event", "tell"))
            kinds |= {kind for call in told for kind in literals(call.args[0])}
    return kinds


@cache
def of_events() -> frozenset[str]:
    return frozenset(f"{game.info.prefix}-event-{kind}" for game in GAMES.values() for kind in event_kinds(game))


def of_entries() -> set[str]:
    """Entries of a table's log that say something beside their events."""
    trees = [sources()[ROOT / "rules" / "table" / file] for file in ("table.py", "undo.py", "timeouts.py", "pauses.py")]
    made = (call for tree in trees for name, call in calls(tree) if name == "Entry")
    kinds = {kind for call in made for kind in literals(call.args[0])}
    return {f"log-{kind}" for kind in (kinds | {"substitute", *KEPT}) - {"act", "premove"}}


def of_commands() -> set[str]:
    return {f"command-{key}" for name, call in everywhere() if name == "said" for key in literals(call.args[0])}


def of_permissions() -> set[str]:
    """The permissions that tables ask for, of the bot and of people."""
    needed = {
        *required.HERE,
        *required.ELSEWHERE,
        *required.PRIVATE,
        *required.PERSON,
        *checkup.NEEDED,
        *checkup.USEFUL,
    }
    return {f"permission-{plain(name)}" for name in needed}


def of_causes() -> set[str]:
    """Why a step of a trial can fail: all that the table of Discord's codes knows."""
    rulings = {one for one in vars(discord_errors).values() if isinstance(one, discord_errors.Ruling)}
    rulings |= {*discord_errors.OF_MESSAGES.values(), *discord_errors.OF_THREADS.values()}
    return {one.cause for one in rulings} | {trial.DMS_EXHAUSTED}


def of_refusals() -> set[str]:
    games = {reason for facts in all_facts().values() for reason in facts.refusals}
    ceilings = {f"ceiling-{name}" for name in Ceilings.__struct_fields__}
    return {f"error-{reason}" for reason in games | ceilings | of_refused() | {reason for _, reason, _ in raised()}}


def of_refused() -> set[str]:
    """The reasons for which the table of permissions refuses."""
    rows = [*(verb.may for verb in router.VERBS.values()), *COMMANDS.values()]
    return {reason for row in rows for cell in row.cells.values() for reason in cell.refusals.values() if reason}


def of_presets() -> set[str]:
    return {f"{game.info.prefix}-preset-{preset.name}" for game in GAMES.values() for preset in game.info.presets}


def of_ending(ending: str, stems: Iterable[str]) -> set[str]:
    """Of the ids with this ending, those that stand in the texts."""
    return {f"{stem}{ending}" for stem in stems} & messages("en").keys()


def of_lessons() -> set[str]:
    return {
        f"{text_of(game.info.prefix, step)}{ending}" for slug, game in GAMES.items() if has_lesson(slug)
        for step in lesson_of(slug).steps for ending in step.endings
    }  # fmt: skip


def of_game(pattern: str, words: Iterable[str]) -> set[str]:
    """The ids of a family that one game has for itself."""
    return {pattern.format(plain(word)) for word in words}


FAMILIES: dict[str, Callable[[], set[str]]] = {
    "{}-name": lambda: {f"{game.info.prefix}-name" for game in GAMES.values()},
    "{}-total": lambda: {f"{game.info.prefix}-total" for game in GAMES.values()},
    "{}-help": lambda: {f"{game.info.prefix}-help" for game in GAMES.values()},
    "{}-word-{}": of_facts(lambda facts: facts.glossary, "{}-word-{}"),
    "{}-effect-{}": of_facts(lambda facts: facts.cards, "{}-effect-{}"),
    "{}-rule-{}": of_facts(lambda facts: facts.cards, "{}-rule-{}"),
    "{}-rule-{}-{}": of_facts(lambda facts: facts.option_rules, "{}-rule-{}"),
    "{}-option-{}": of_options,
    "{}-preset-{}": of_presets,
    "{}-about-{}": lambda: {
        f"{game.info.prefix}-about-{plain(option.name)}" for game in GAMES.values() for option in game.info.options
    },
    "command-play-level-{}": lambda: {f"command-play-level-{level}" for level in LEVELS},
    "page-label-{}": lambda: {f"page-label-{name}" for name in LABELS},
    "topic-{}": lambda: {f"topic-{topic}" for topic, _ in privacy.TOPICS},
    "topic-{}-kept": lambda: {f"topic-{topic}-kept" for topic, _ in privacy.TOPICS},
    "topic-{}-until": lambda: {f"topic-{topic}-until" for topic, _ in privacy.TOPICS},
    "bot-{}": lambda: {f"bot-{level}" for level in LEVELS},
    "bot-{}-means": lambda: {f"bot-{level}-means" for level in LEVELS},
    "{}-step": lambda: {key for key in messages("en") if key.endswith("-step")},
    "level-{}": lambda: {f"level-{game.info.level}" for game in GAMES.values()},
    "{}-event-{}": of_events,
    "{}-reason-{}": of_facts(lambda facts: facts.endings, "{}-reason-{}"),
    "{}-tie-{}": of_facts(lambda facts: facts.tie_breaks, "{}-tie-{}"),
    "{}-verdict-{}": of_facts(lambda facts: facts.verdicts, "{}-verdict-{}"),
    "{}-term-{}": lambda: {f"{game.info.prefix}-term-{term}" for game in GAMES.values() for term in terms_of(game)},
    "closing-{}": lambda: {f"closing-{closing}" for closing in CLOSINGS if closing},
    "{}-closing-{}": lambda: (
        {f"{game.info.prefix}-closing-{closing}" for game in GAMES.values() for closing in CLOSINGS if closing}
        & messages("en").keys()
    ),
    "ask-{}": lambda: {f"ask-{question}" for question in get_args(Question)},
    "hint-ends-{}": lambda: {f"hint-ends-{end}" for end in get_args(End) if end},
    "{}-whole": lambda: of_ending(
        "-whole", {one for game in GAMES.values() for one in (*game.wholes, game.info.prefix)}
    ),
    "{}-take": lambda: of_ending("-take", {one for game in GAMES.values() for one in game.wholes}),
    "{}-so-many": lambda: {key for key in messages("en") if key.endswith("-so-many")},
    "{}-guide-{}": lambda: {key for key in messages("en") if "-guide-" in key and key[:3] != "but"},
    "{}-lesson-{}{}": of_lessons,
    "{}-answer": lambda: {f"{game.info.prefix}-answer" for game in GAMES.values()} & messages("en").keys(),
    "{}-beside": lambda: {f"{game.info.prefix}-beside" for game in GAMES.values()} & messages("en").keys(),
    "{}-together": lambda: {key for key in messages("en") if key.endswith("-together")},
    "{}-instead": lambda: of_ending("-instead", {game.info.prefix for game in GAMES.values()}),
    "{}-meaning": lambda: {key for key in messages("en") if key.endswith("-meaning")},
    "{}-announce": lambda: {f"{game.info.prefix}-announce" for game in GAMES.values()} & messages("en").keys(),
    "reason-{}": lambda: {"reason-conceded"},
    "error-{}": of_refusals,
    "log-{}": of_entries,
    "command-{}": of_commands,
    "permission-{}": of_permissions,
    "cause-{}": of_causes,
    "doctor-harm-{}": lambda: {f"doctor-harm-{plain(name)}" for name in (*checkup.NEEDED, *checkup.USEFUL)},
    "doctor-in-{}": lambda: {f"doctor-in-{level}" for level in checkup.MissingAt},
    "doctor-how-{}": lambda: {f"doctor-how-{level}" for level in checkup.MissingAt},
    "trial-step-{}": lambda: {f"trial-step-{step}" for step in trial.TrialStep},
    "zone-{}": lambda: {f"zone-{region.lower()}" for region in REGIONS},
    "clock-{}": lambda: {f"clock-{name}" for name in (*PRESETS, "own")},
    "timeout-done-{}": lambda: {f"timeout-done-{choice}" for choice in CHOICES},
    "lobby-{}": lambda: {f"lobby-{status}" for status in STATUSES},
    "tournament-state-{}": lambda: {f"tournament-state-{state}" for state in (SIGNING, RUNNING, OVER)},
    "invite-{}": lambda: {f"invite-{role}" for role in (PLAYER, SPECTATOR)},
    "hints-{}": lambda: {f"hints-{one}" for one in (PRIVATE, KNOWN)},
    "note-invited-{}": lambda: {f"note-invited-{role}" for role in (PLAYER, SPECTATOR)},
    "watch-notice-{}": lambda: {f"watch-notice-{notice}" for notice in NOTICES},
    "homeless-{}": lambda: {"homeless-lobby", "homeless-running"},
    "thread-{}": lambda: {"thread-again", "thread-moved"},
    "button-{}": lambda: {"button-watch-board", "button-watch-text", "button-unwatch"},
    "lobby-text-{}": lambda: {f"lobby-text-{status}" for status in STATUSES},
}
"""Template of an id built in code -> all ids it can give. Every one of them must exist."""

FAMILIES |= {
    pattern: partial(of_game, pattern, words)
    for facts in all_facts().values()
    for pattern, words in facts.families.items()
}

VARIANT = "-(own-more|own|many|all|earlier)$"
"""Endings of texts that may stand beside that of an event."""

VARIANTS: tuple[tuple[str, Callable[[], set[str]]], ...] = (
    (r"(.+-event-.+)-(own-more|own|many|all|earlier)", of_events),
    (r"(.+)-(region|region-question|confirm-end)", lambda: {game.info.prefix for game in GAMES.values()}),
)
"""Ids that may exist beside a base that must (group 1)."""
