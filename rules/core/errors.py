"""What the rules layer refuses, always as an id with arguments: the words belong to ``data/locale``."""

from typing import Any

import msgspec

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""All that decoding may raise over bytes that anybody may have written."""


class RulesError(Exception):
    """A refusal. ``reason`` is a text id in plain hyphenated words, ``args`` fill it, ``rule`` is the rule's number.

    ``step`` is the step that was refused, as it was written. Where it was refused at a table, ``table_id`` and ``game``
    tell which one and what is played there, ``names`` are those of its seats, ``bots`` the seats of bot players."""

    def __init__(self, reason: str, rule: str = "", **args: Any) -> None:
        self.reason = reason
        self.rule = rule
        self.details: dict[str, Any] = args
        self.step = ""
        self.table_id = 0
        self.game = ""
        self.names: tuple[str, ...] = ()
        self.bots: frozenset[int] = frozenset()
        super().__init__(self.plain())

    def plain(self) -> str:
        """The refusal for a terminal or a bug report: rule number, reason, arguments."""
        facts = ", ".join(f"{name} {value}" for name, value in self.details.items())
        head = f"{self.rule}: " if self.rule else ""
        return head + self.reason.replace("-", " ") + (f" ({facts})" if facts else "")


class IllegalAction(RulesError):
    """The action is not among the legal ones; ``rule`` is the number of the rule it breaks."""


class UnknownNotation(RulesError):
    """The text is no action of this game, or could be read in several ways."""


class PositionError(RulesError):
    """A position document that describes no possible position."""


class OptionError(RulesError):
    """A seat count or an option value that the game does not offer."""


class RecordError(RulesError):
    """A record that cannot be replayed with these rules."""


class TableError(RulesError):
    """Something the table does not allow now: not this seat, not this time, nothing to take back."""


class TournamentError(RulesError):
    """A tournament, or a round of one, that so many people cannot play."""
