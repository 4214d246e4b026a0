"""Discord's markup: names that carry none, and lines where it does not show."""

import re

from render.core.harmless import NOBODY, harmless

_MARKS = re.compile(r"[\\*_~`|<>\[\]]|:(?=//)|(?:(?<=\.gg)|(?<=\.com))/", re.IGNORECASE)
"""Markdown of bold type, links and mentions; the last is the slash of an invitation (``discord.gg/…``), which Discord
shows as a card wherever it stands."""

_SHOWN = re.compile(r"\\(.)|\*\*|^-# |^- ")
"""Markup in a line, with the sign that a backslash keeps."""


def unmarked(name: str) -> str:
    """A name, or a text of several lines, made safe for a message: it stays plain text, without invitations or
    mentions."""
    shown = harmless(name)
    return _MARKS.sub(r"\\\g<0>", shown if shown.strip() or not name else NOBODY)


def plain(line: str) -> str:
    """A line without markup, for labels, pictures and files."""
    return _SHOWN.sub(lambda mark: mark[1] or "", line)
