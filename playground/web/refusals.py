"""What the page is told when something cannot be done."""

from __future__ import annotations


class Refused(Exception):
    """A person asked for something impossible; the text is one sentence for them (400)."""
