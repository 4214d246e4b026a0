"""How words sound that a screen reader says: which signs it reads as words or as a pause, and what it reads as rubbish.

Judged by the signs that free screen readers share (the symbol lists of NVDA, which Speech Dispatcher uses as well, at
their usual level “some”) and by what the voices of eSpeak NG make of the rest.
"""

import re

PAUSES = frozenset(".,:;!?…。、：；！？")
"""Not spoken, but heard: the voice makes a pause or rises."""
SILENT = frozenset("()（）「」“”„‘’'’-・")
"""Neither spoken nor missed: brackets around an aside, quotes, an apostrophe, the hyphen within a name."""
SPOKEN = {
    "×": "times, mal, カケル: a number of equal things, or points for each",
    "=": "equals, gleich, イコール: how points come about; in Japanese names it is silent",
    "＝": "イコール",
    "+": "plus: what is added",
    "＋": "プラス",
    "−": "minus, マイナス: what is lost",
    "&": "and, und",
    "〜": "から in Japanese: from one column to another",
    "🤖": "robot, Roboter, ロボット: before the name of a bot player",
}
"""Spoken as a word that belongs there in each language."""

_HEADING = re.compile(r"\*\*[^*\n]+\*\*")
_CODE = r"(?:\d*[A-Z]\d*|\d+)"
_TABLE = re.compile(rf"  |\t|(?<![\w-]){_CODE}(?: {_CODE}){{2,}}(?![\w-])")
_NOTHING = re.compile(r"[:：](?= *(?:$|[.,;)。、；）]))")
_LABELLED = re.compile(r"^(?:\*\*|- |[^:：]{1,90}[:：])|[.。!！?？…)）]$")


def rubbish(text: str) -> set[str]:
    """The signs in ``text`` that are read as rubbish, or not at all where they carry something. Bold headings are
    no signs to who reads a message, nor are the marks of a list."""
    plain = re.sub(r"^- ", "", _HEADING.sub(lambda found: found[0].strip("*"), text), flags=re.MULTILINE)
    known = PAUSES | SILENT | SPOKEN.keys()
    return {sign for sign in plain if not (sign.isalnum() or sign in known or sign in " \n")}


def tables(text: str) -> list[str]:
    """What is set in columns, or as a run of codes without a pause between them."""
    return [found[0] for found in _TABLE.finditer(text)]


def unlabelled(text: str) -> list[str]:
    """The lines that neither begin with what they are about nor are a sentence."""
    return [line for line in text.split("\n") if line and not _LABELLED.search(line)]


def announcing(text: str) -> list[str]:
    """The lines that announce something, or a list, of which nothing follows."""
    return [line for line in text.split("\n") if _NOTHING.search(line)]
