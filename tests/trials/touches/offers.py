"""What a private panel offers, read from its custom ids: the steps that each control adds to the plan, and the touches
that it takes. Labels and layout do not matter here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Any

from cogs.base import custom_ids
from cogs.base.custom_ids import Pressed
from cogs.kit.seat_view import SeatView
from cogs.planning.addresses import answers_of, below
from cogs.play.levels import EVERYTHING
from data.play import drafts
from playground.testing.reading import Object, components
from render.kit.renderer import Audience
from render.words.text import texts
from rules.bots.bot_player import choose
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.draft import only_turn_end, turn_end
from rules.core.menu import SPLITS, Branch, Node, actions_of, plan_menu, walk
from tests.kit.guest import BUTTON, SELECT
from tests.kit.room import Board, Guest

SAMPLES = 3
LONGEST = 40
"""More steps than any turn has."""


@dataclass(frozen=True)
class Offer:
    """A way on: a button, or ``values`` of a list. It takes ``steps`` into the plan; where it takes none it opens
    something that ``width`` actions are below."""

    custom_id: str
    touches: int
    values: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    width: int = 0


class Sight:
    """What a person has before them: their seat, the steps of their plan, and the menu of what may follow."""

    def __init__(self, at: SeatView, steps: Sequence[str]) -> None:
        self.at = at
        self.steps = tuple(steps)
        self.plan = at.plan(self.steps)
        self.root = plan_menu(at.game, self.plan.observation, self.plan.legal)

    def sensible(self, level: BotLevel | None = None) -> tuple[str, ...]:
        """The steps that the bot player would take up to the end of the turn, or to what nobody can foresee; one of a
        ``level``, or the game's own."""
        game, steps = self.at.game, self.steps
        while len(steps) < LONGEST:
            plan = self.at.plan(steps)
            if plan.complete or not plan.legal or only_turn_end(game, plan.legal):
                break
            dice = Dice(f"sensible {self.at.version} {' '.join(steps)}")
            action = choose(game, plan.observation, self.at.seat, dice, level)
            if game.ends_turn(action):
                break
            steps = (*steps, game.notation(action))
        return steps

    def content(self, panel: Object, wanted: tuple[str, ...]) -> tuple[str, ...]:
        """What is wanted, or what a button offers instead where it is whole and promises as much."""
        shown = [one for one in [*_controls(panel), *_confirming(panel)] if one["type"] == BUTTON]
        return self.preferred([self.steps_of(_pressed(one)) for one in shown], wanted)

    def preferred(self, offers: Iterable[tuple[str, ...]], wanted: tuple[str, ...]) -> tuple[str, ...]:
        """What is wanted, or what is offered instead where it is whole and promises as much."""
        offered = [(*self.steps, *one) for one in offers]
        whole = [steps for steps in offered if self._is_legal(steps) and self._is_whole(steps, wanted)]
        if not whole or any(set(steps) == set(wanted) for steps in whole):
            return wanted
        best = max(whole, key=self._worth)
        return best if self._worth(best) >= self._worth(wanted) else wanted

    def _is_whole(self, steps: Sequence[str], wanted: Sequence[str]) -> bool:
        """Whether these steps decide as much as those wanted: as many, or all up to the end of the turn."""
        return len(steps) == len(wanted) or turn_end(self.at.game, self.at.plan(tuple(steps)).legal) is not None

    def _worth(self, steps: Sequence[str]) -> float:
        """What these steps lead to, as the bot player judges it, on a few states imagined."""
        return fsum(self._worth_on(number, steps) for number in range(SAMPLES))

    def _worth_on(self, number: int, steps: Sequence[str]) -> float:
        game, seat = self.at.game, self.at.seat
        state: Any = game.resample_from(self.at.observation, Dice(f"worth {number}"))
        for step in steps:
            state = game.apply(state, seat, game.find(game.legal_actions(state, seat), step)).state
        return game.evaluate(state, seat)

    # --- where a panel leads ----------------------------------------------------------------------------------------

    def best(self, panel: Object, wanted: Sequence[str], tried: Sequence[Offer] = ()) -> Offer | None:
        """The control that brings these steps nearest: most of them for a touch, else what opens a way to them."""
        left = self.left_of(wanted)
        found = [offer for offer in self._offers(panel, left) if offer not in tried]
        taking = [offer for offer in found if offer.steps and self.fits(offer.steps, left)]
        if taking:
            return max(taking, key=lambda offer: (len(offer.steps) / offer.touches, len(offer.steps)))
        leading = [offer for offer in found if not offer.steps]
        return min(leading, key=lambda offer: (offer.width, offer.touches), default=None)

    def carries_out(self, panel: Object, wanted: Sequence[str]) -> Object | None:
        """The button that confirms at once what is wanted, all of it."""
        left = Counter(self.left_of(wanted))
        return next((one for one in _confirming(panel) if Counter(self.steps_of(_pressed(one))) == left), None)

    def left_of(self, wanted: Sequence[str]) -> list[str]:
        """What is wanted and not in the plan yet."""
        left = list(wanted)
        for step in self.steps:
            if step in left:
                left.remove(step)
        return left

    def questions(self, panel: Object) -> list[str]:
        """The text ids of the questions from the first to what the panel asks now; none where it asks nothing."""
        places = [_place_of(_pressed(one)) for one in _controls(panel)]
        places = [address for address in places if self._node(address) is not None]
        if not places:
            return []
        keys = max(places, key=lambda address: (address != "", address.count("."))).split(".")
        nodes = [self._node(".".join(keys[:number])) for number in range(len(keys) + (keys != [""]))]
        asked = [node.question for node in nodes if node is not None]
        return [question for question in asked if question not in SPLITS]

    def _offers(self, panel: Object, left: Sequence[str]) -> Iterator[Offer]:
        """The controls that have to do with steps that are left."""
        for control in _controls(panel):
            press = _pressed(control)
            if control["type"] == SELECT:
                yield from self._listed(control, press, left)
            elif press.rest.endswith(EVERYTHING):
                yield from self._leading(control["custom_id"], 1, (), self._node(_place_of(press)), left)
            else:
                yield from self._on_button(control, press, left)

    def _on_button(self, control: Object, press: Pressed, left: Sequence[str]) -> Iterator[Offer]:
        above, keys, _ = answers_of(press)
        branch = walk(self.root, below(above, keys[0]))
        steps = self.steps_of(press)
        if len(keys) == 1 and branch is not None and branch.node is not None:
            yield from self._leading(control["custom_id"], 1, (), branch.node, left)
        elif steps and not Counter(steps) - Counter(left):
            yield Offer(control["custom_id"], 1, steps=steps)

    def steps_of(self, press: Pressed) -> tuple[str, ...]:
        """The steps that a press takes into the plan; none where it leads on."""
        above, keys, then = answers_of(press)
        taken = self._taken([walk(self.root, below(above, key)) for key in keys])
        if not then:
            return tuple(taken)
        return self.at.plan((*self.steps, *taken, *then)).steps[len(self.steps) :]

    def _listed(self, control: Object, press: Pressed, left: Sequence[str]) -> Iterator[Offer]:
        address = _place_of(press)
        shown = {option["value"]: walk(self.root, below(address, option["value"])) for option in control["options"]}
        for value, branch in shown.items():
            if branch is not None and branch.node is not None and not self._is_chosen(control, value):
                yield from self._leading(control["custom_id"], 2, (value,), branch.node, left)
        steps = {step: value for value, branch in shown.items() for step in self._taken([branch])}
        together = [step for step in left if step in steps][: control["max_values"]]
        if together and len(together) >= control["min_values"]:
            values = tuple(steps[step] for step in together)
            yield Offer(control["custom_id"], 1 + len(values), values, tuple(together))

    def _leading(
        self, custom_id: str, touches: int, values: tuple[str, ...], node: Node | None, left: Sequence[str]
    ) -> Iterator[Offer]:
        if width := self.width(node, left):
            yield Offer(custom_id, touches, values, width=width)

    def width(self, node: Node | None, left: Sequence[str]) -> int:
        """How many actions are below a node that leads to what is wanted next; 0 for any other."""
        below = () if node is None else actions_of(node)
        possible = {self.at.game.notation(action) for action in self.plan.legal}
        target = next((step for step in left if step in possible), None)
        return len(below) if any(self.at.game.notation(action) == target for action in below) else 0

    def _taken(self, branches: Sequence[Branch | None]) -> list[str]:
        return [self.at.game.notation(one.action) for one in branches if one is not None and one.action is not None]

    def _is_chosen(self, control: Object, value: str) -> bool:
        return any(option["value"] == value and option.get("default") for option in control["options"])

    def fits(self, steps: Sequence[str], left: Sequence[str]) -> bool:
        """Whether all that is wanted can still follow these steps, whatever the order."""
        rest = list(left)
        for step in steps:
            rest.remove(step)
        return self._is_legal((*self.steps, *steps, *rest))

    def _is_legal(self, steps: Sequence[str]) -> bool:
        return len(self.at.plan(steps).steps) == len(steps)

    def _node(self, address: str) -> Node | None:
        if not address:
            return self.root
        branch = walk(self.root, address)
        return None if branch is None else branch.node


async def look(board: Board, guest: Guest) -> Sight:
    """What this person has before them."""
    services = board.room.services
    row, table = await services.tables.at(board.number)
    seat = table.seat_of(int(guest.id))
    assert seat is not None
    game, names = services.tables.game(row), tuple(player.name for player in table.players)
    at = SeatView(row, table, game, seat, int(guest.id), game.observe(table.state, seat), Audience(texts("en"), names))
    return Sight(at, await drafts.steps_of(services.store.reading, board.number, seat, at.version))


def confirm_of(panel: Object) -> Object | None:
    """The button that carries the plan out."""
    found = [one for one in components(panel) if one.get("custom_id", "").startswith("z:go:")]
    return next((one for one in found if not one.get("disabled")), None)


def _controls(panel: Object) -> list[Object]:
    """Buttons and lists of the menu."""
    verbs = ("take", "tab", "pick")
    shown = [one for one in components(panel) if one["type"] in (BUTTON, SELECT) and one.get("custom_id")]
    return [one for one in shown if not one.get("disabled") and _pressed(one).verb in verbs]


def _confirming(panel: Object) -> list[Object]:
    """Buttons that take an answer and carry it out."""
    shown = [one for one in components(panel) if one["type"] == BUTTON and one.get("custom_id")]
    return [one for one in shown if not one.get("disabled") and _pressed(one).verb == "go" and _pressed(one).rest]


def _pressed(control: Object) -> Pressed:
    return custom_ids.parse(control["custom_id"])


def _place_of(press: Pressed) -> str:
    """The address of the question that a control answers."""
    if press.verb == "pick":
        return press.rest.strip("-")
    if press.rest.endswith(EVERYTHING):
        return press.rest.removesuffix(EVERYTHING).rstrip(".")
    return answers_of(press)[0]
