"""A fault: one line written otherwise, and the tests that catch it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """In ``file`` stands ``new`` in the place of ``old``; ``tests`` are arguments of pytest."""

    file: str
    old: str
    new: str
    tests: str

    def planted(self, text: str) -> str:
        """The file with the fault. Raises ``ValueError`` where its place is not there, or not clear."""
        if text.count(self.old) != 1:
            raise ValueError(f"{self.file} has {text.count(self.old)} times: {self.old}")
        return text.replace(self.old, self.new)
