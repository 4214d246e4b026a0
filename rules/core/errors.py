"""The refusals of the rules layer, always an id with arguments: the words are in ``data/locale``."""

from typing import Any

import msgspec

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding raises over untrusted bytes."""


class RulesError(Exception):
    """A refusal. ``reason`` is a text id in plain hyphenated words, ``args`` fill it, ``rule`` is the rule's number.

    ``step`` is the refused step, as it was written. Of a refusal at a table, ``table_id`` and ``game`` identify it,
    ``names`` are those of its seats, ``bots`` the seats of bot players.
    """

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
    """The action is not legal; ``rule`` is the number of the rule it breaks."""


class UnknownNotation(RulesError):
    """The text is no action of this game, or is ambiguous."""


class PositionError(RulesError):
    """A position document that describes no possible position."""


class OptionError(RulesError):
    """A seat count or an option value that the game does not offer."""


class RecordError(RulesError):
    """A record that cannot be replayed with these rules."""


class TableError(RulesError):
    """The table does not allow this now: not this seat, not this time, nothing to take back."""


class TournamentError(RulesError):
    """A tournament, or a round of one, that cannot be played with so many players."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal: the rule's number, a text id and its arguments."""

    rule: str
    reason: str
    args: dict[str, Any] = {}
