"""What the page of a table offers: where each answer is touched, which steps it takes, and what cannot be reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from cogs.base.custom_ids import Pressed
from rules.core.menu import address_of, walk
from tests.trials.pages.browser import Document, Target
from tests.trials.touches.offers import Sight

CLOSING, BESIDE, PICKED, CHOOSER = "#closing button", "#answers button", "#picked button", "#chooser div button"


@dataclass(frozen=True)
class Way:
    """Touches one after another. They take ``steps`` into the plan, and carry it out where it ``commits``; without
    steps they open something that ``width`` actions are below."""

    touches: tuple[Target, ...]
    steps: tuple[str, ...] = ()
    commits: bool = False
    width: int = 0


class Shown:
    """The page as a person sees it, and what lies behind it. Suggested answers are taken where it is ``suggesting``:
    who knows what they want may not find it among them."""

    def __init__(self, document: Document, sight: Sight, *, suggesting: bool) -> None:
        self.document = document
        self._sight = sight
        self._suggesting = suggesting
        self._levels = [one["address"] for one in document["questions"]]

    @cached_property
    def regions(self) -> dict[tuple[int, ...], list[int]]:
        """By the answers of each region those that a touch of it may give: those to the last of their questions."""
        found = {}
        for picture in self.document["pictures"]:
            for region in picture["regions"]:
                numbers = tuple(region["answers"])
                depth = max(map(self._depth, numbers))
                found[numbers] = [number for number in numbers if self._depth(number) == depth]
        return found

    def _depth(self, number: int) -> int:
        return self._levels.index(self.document["answers"][number]["question"])

    def touches_of(self, number: int) -> tuple[Target, ...]:
        """How an answer is touched, the shortest way; none where it cannot be."""
        ways = [
            (Target(f'.region[data-answers="{" ".join(map(str, numbers))}"]'),)
            + ((Target(CHOOSER, inner.index(number)),) if len(inner) > 1 else ())
            for numbers, inner in self.regions.items()
            if number in inner
        ]
        placed = {number for numbers in self.regions for number in numbers}
        beside = [other for other in range(len(self.document["answers"])) if other not in placed]
        if number in beside:
            before = len(self.document["suggested"]) + len(self.document["others"])
            ways.append((Target(BESIDE, before + beside.index(number)),))
        return min(ways, key=len, default=())

    @property
    def summary(self) -> str:
        """Everything on offer, to find out why a way is missing."""
        return "; ".join(f"{one['verb']} {one['address']} {one['label']}" for one in self.document["answers"])

    # --- what is wrong ------------------------------------------------------------------------------------------------

    def unreachable(self) -> list[str]:
        """The actions that no answer leads to, and the answers that cannot be touched."""
        game, answers = self._sight.at.game, self.document["answers"]
        found = [
            f"no touch gives {one['label']!r}"
            for number, one in enumerate(answers)
            if not one["chosen"] and not self.touches_of(number)
        ]
        addresses = [one["address"].split(".") for one in answers]
        for action in self._sight.plan.legal:
            way = (address_of(self._sight.root, action) or "").split(".")
            if not game.ends_turn(action) and not any(way[: len(one)] == one for one in addresses):
                found.append(f"no answer leads to {game.notation(action)}")
        if any(map(game.ends_turn, self._sight.plan.legal)) and not self._closing():
            found.append("nothing ends the turn")
        return found

    def _closing(self) -> list[tuple[Target, Document]]:
        closing = enumerate(self.document["closing"])
        return [(Target(CLOSING, number), one) for number, one in closing if one["verb"] == "go"]

    # --- ways on ------------------------------------------------------------------------------------------------------

    def preferred(self, wanted: tuple[str, ...]) -> tuple[str, ...]:
        """What is wanted, or what is suggested instead and promises as much."""
        if not self._suggesting or self._sight.steps:
            return wanted
        return self._sight.preferred([way.steps for way in self._ways() if len(way.steps) > 1 or way.commits], wanted)

    def best(self, wanted: Sequence[str], tried: Sequence[Way]) -> Way | None:
        """What brings these steps nearest: the fewest touches for most of them, else what leads to them."""
        left = self._sight.left_of(wanted)
        if not left:
            return next((Way((target,), commits=True) for target, one in self._closing() if not one["address"]), None)
        found = [one for one in (*self._ways(), *self._picks(left)) if one not in tried]
        fitting = [one for one in found if one.steps and not Counter(one.steps) - Counter(left)]
        taking = [one for one in fitting if self._is_right(one, left)]
        if taking:
            return max(taking, key=lambda one: (one.commits, len(one.steps) / len(one.touches), len(one.steps)))
        return min(self._leading(left, tried), key=lambda one: (one.width, len(one.touches)), default=None)

    def _is_right(self, way: Way, left: Sequence[str]) -> bool:
        return len(way.steps) == len(left) if way.commits else self._sight.fits(way.steps, left)

    def _ways(self) -> Iterator[Way]:
        """What takes steps with one touch or two."""
        several = {one["address"] for one in self.document["questions"] if one["least"] > 1}
        for number, one in enumerate(self.document["answers"]):
            touches = self.touches_of(number)
            if one["verb"] != "tab" and one["question"] not in several and touches:
                yield Way(touches, self._steps(one), one["verb"] == "go")
        if self._suggesting:
            for number, one in enumerate(self.document["suggested"]):
                if one["verb"] == "take":
                    yield Way((Target(BESIDE, number),), self._steps(one))
            for target, one in self._closing():
                if one["address"]:
                    yield Way((target,), self._steps(one), True)

    def _picks(self, left: Sequence[str]) -> Iterator[Way]:
        """Several answers to one question that are taken together."""
        for question in self.document["questions"]:
            if question["least"] < 2:
                continue
            numbers = {}
            for number, one in enumerate(self.document["answers"]):
                if one["question"] == question["address"] and one["verb"] == "take":
                    numbers[self._steps(one)] = number
            chosen = [numbers[(step,)] for step in left if (step,) in numbers][: question["most"]]
            if len(chosen) >= question["least"]:
                touches = [target for number in chosen for target in self.touches_of(number)]
                if question["least"] < question["most"]:
                    touches.append(Target(PICKED))
                yield Way(tuple(touches), tuple(self._steps(self.document["answers"][number])[0] for number in chosen))

    def _leading(self, left: Sequence[str], tried: Sequence[Way]) -> Iterator[Way]:
        for number, one in enumerate(self.document["answers"]):
            branch = walk(self._sight.root, one["address"]) if one["verb"] == "tab" else None
            width = 0 if branch is None else self._sight.width(branch.node, left)
            if width:
                way = Way(self.touches_of(number), width=width)
                if way not in tried and way.touches:
                    yield way

    def _steps(self, one: Document) -> tuple[str, ...]:
        return self._sight.steps_of(Pressed(one["verb"], (), one["address"]))
