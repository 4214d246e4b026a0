"""What helps to choose in Iwari: a line beside each choice of the menu, and who would lead where after a plan.

Made from the planner's own observation, so that nothing is told that was not known.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from render.iwari.chart import ranked
from render.iwari.words import ranking, warning
from render.words.text import Texts
from rules.core.bitset import with_item
from rules.core.contract import Action, Choice
from rules.iwari.actions import PIECES, Draw, Feat, Place, Space, Swap, Take
from rules.iwari.feats import free_spaces
from rules.iwari.maps import TERRITORIES, TERRITORY_OF
from rules.iwari.observation import IwariObservation
from rules.iwari.scoring import line_points, tent_points
from rules.iwari.settlements import SMALLEST, groups_among


def hint(texts: Texts, observation: IwariObservation, choice: Choice, action: Action, names: Sequence[str]) -> str:
    """What the observation adds to ``choice``, which leads to ``action``; ``names`` are those of all tribes."""
    match choice.question, action:
        case "iw-what", Place(territory=territory):
            return _territory(texts, observation, territory, names)
        case "iw-pieces", Place():
            return _pieces(texts, observation, action, names)
        case "iw-space", Space(space=space):
            return _joins(texts, observation, [space])
        case "iw-feat", Feat(where=where):
            points = _now(observation, where)
            return texts.t("iw-hint-feat", point_list=ranking(texts, points, names)) if any(points) else ""
        case ("iw-swap", Swap(card=card)) | ("iw-take", Take(card=card)):
            held = 0 if observation.hand is None else observation.hand[card]
            return texts.t("iw-hint-held", count=held) if held else ""
        case "iw-take", Draw():
            return texts.t("iw-hint-deck", count=observation.deck)
        case "iw-what", Swap() if observation.deck and observation.runs_out:
            return texts.t("iw-hint-runs-out")
    return ""


def _territory(texts: Texts, observation: IwariObservation, territory: int, names: Sequence[str]) -> str:
    """How many spaces are free there, and who leads."""
    tents = observation.tents_in(territory)
    best = max(tents)
    first = [tribe for tribe, count in enumerate(tents) if count == best and best]
    first.sort(key=lambda tribe: tribe != observation.viewer)
    stand = "none" if not first else "lead" if first == [observation.viewer] else "other"
    free = free_spaces(observation, territory).bit_count()
    leaders = [names[tribe] for tribe in first]
    return texts.t("iw-hint-territory", free=free, stand=stand, most=best, leaders=leaders or "", count=len(first))


def _pieces(
    texts: Texts, observation: IwariObservation, action: Place, names: Sequence[str], *, whole: bool = False
) -> str:
    """Who would lead in tents, which lines would bring more or else who would lead in totems; that the deck would run
    out of it. Of the end of the game the panel tells, unless it is told about a ``whole`` placement at once."""
    told = []
    if action.tents:
        tents = observation.tents_in(action.territory)
        told.append(_standing(texts, "iw-hint-tents", observation, tents, action.tents, names))
    if action.totems:
        told.append(_totems(texts, observation, action, names))
    cards = sum(PIECES[action.pieces]) + bool(action.pair)
    coming = (whole or observation.half == 1) and not observation.runs_out
    if coming and observation.deck <= observation.due + cards:
        told.append(texts.t("iw-hint-runs-out"))
    return texts.enumerate(told)


def _standing(
    texts: Texts, key: str, observation: IwariObservation, numbers: Sequence[int], added: int, names: Sequence[str]
) -> str:
    """Where the tribe would stand among all with so many more."""
    tribe = observation.tribe
    count = numbers[tribe] + added
    most = max(number for other, number in enumerate(numbers) if other != tribe)
    leaders = [names[other] for other, number in enumerate(numbers) if other != tribe and number == most]
    stand = "lead" if count > most else "level" if count == most else "behind"
    return texts.t(key, stand=stand, seat=names[tribe], count=count, most=most, leaders=leaders)


def _totems(texts: Texts, observation: IwariObservation, action: Place, names: Sequence[str]) -> str:
    """What the open lines would bring the tribe more, else where it would stand in totems."""
    tribe, territory = observation.tribe, action.territory
    stack = (*observation.stacks[territory], *[tribe] * action.totems)
    after = replace(observation, stacks=with_item(observation.stacks, territory, stack))
    gains = {
        line.number: line_points(after, line)[tribe] - line_points(observation, line)[tribe]
        for line in observation.ground.lines
        if territory in line.ends
    }
    better = [texts.t("iw-line-name", number=number) for number, gain in gains.items() if gain > 0]
    if not better:
        totems = observation.totems_in(territory)
        return _standing(texts, "iw-hint-totems", observation, totems, action.totems, names)
    points = sum(gain for gain in gains.values() if gain > 0)
    return texts.t("iw-hint-line", lines=better, seat=names[tribe], points=points)


def together(
    texts: Texts, observation: IwariObservation, actions: Sequence[Action], names: Sequence[str]
) -> str | None:
    """What pieces bring with the spaces of their tents, or these alone; nothing is known of other steps together."""
    first, spaces = actions[0], [action.space for action in actions if isinstance(action, Space)]
    if isinstance(first, Place) and len(spaces) == len(actions) - 1:
        told = [
            _pieces(texts, observation, first, names, whole=True),
            _joins(texts, observation, spaces) if spaces else "",
        ]
        return texts.enumerate([one for one in told if one])
    return _joins(texts, observation, spaces) if len(spaces) == len(actions) else None


def _joins(texts: Texts, observation: IwariObservation, spaces: Sequence[int]) -> str:
    """How many tents of the tribe would be joined by roads with tents there; which space lies on the purple road."""
    added = 0
    for space in spaces:
        added |= 1 << space
    tents = observation.tents[observation.tribe] | added
    count = max(group.bit_count() for group in groups_among(observation, tents) if group & added)
    told = [texts.t("iw-hint-joins", count=count, village=count >= SMALLEST)] if count > 1 else []
    if observation.ground.long_road & added:
        told.append(texts.t("iw-hint-purple"))
    return texts.enumerate(told)


def _now(observation: IwariObservation, where: str) -> Sequence[int]:
    """What a place brings now, before the token multiplies it."""
    if where in TERRITORY_OF:
        return tent_points(observation, TERRITORY_OF[where])
    return line_points(observation, observation.ground.line(int(where)))


def outlook(texts: Texts, before: IwariObservation, after: IwariObservation, names: Sequence[str], banner: str) -> str:
    """Who would lead where the plan changes anything, and which lines would score for another player; whether the deck
    runs out of it, and the ``banner`` of the third tribe's turn where that has come."""
    told = []
    for territory in before.ground.territories:
        here = TERRITORIES[territory]
        for key, then, now in (
            ("iw-outlook-tents", after.tents_in(territory), before.tents_in(territory)),
            ("iw-outlook-totems", after.totems_in(territory), before.totems_in(territory)),
        ):
            if then != now:
                told.append(texts.t(key, territory=here, **_lead(texts, then, names)))
    for line in before.ground.lines:
        points = line_points(after, line)
        if points != line_points(before, line) and any(points):
            ranks = ranking(texts, points, names, "iw-points")
            told.append(texts.t("iw-outlook-line", number=line.number, rank_list=ranks))
    if before != after and after.half == 1:  # of the end the panel tells
        told += warning(texts, after)
    lines = [texts.sentences(told)]
    if after.phase == "third" and before.phase != "third":
        lines.append(f"**{banner}**")
    return "\n".join(filter(None, lines))


def _lead(texts: Texts, numbers: Sequence[int], names: Sequence[str]) -> dict[str, Any]:
    """Who has most of something, and how many the others have."""
    best = max(numbers)
    first = [names[tribe] for tribe, number in enumerate(numbers) if number == best]
    others = [0 if number == best else number for number in numbers]
    return {
        "leaders": first,
        "count": len(first),
        "most": best,
        "ranks": [texts.t("iw-with", seat=names[tribe], number=number) for tribe, number in ranked(others)] or 0,
    }
