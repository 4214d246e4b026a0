"""What helps to choose in Iwari: a line beside each choice of the menu, and who would lead where after a plan.

Made from the planner's own observation, so that nothing is told that was not known.
"""

from collections.abc import Sequence
from typing import Any

from render.iwari.chart import ranked
from render.iwari.words import ranking, territory_name, warning
from render.words.text import EMBLEMS, Texts
from rules.core.contract import Action, Choice
from rules.iwari.actions import PIECES, Draw, Feat, Place, Space, Swap, Take
from rules.iwari.feats import free_spaces
from rules.iwari.maps import TERRITORIES, TERRITORY_OF
from rules.iwari.observation import IwariObservation
from rules.iwari.scoring import line_points, tent_points
from rules.iwari.settlements import SMALLEST, groups, roads_of


def hint(texts: Texts, observation: IwariObservation, choice: Choice, action: Action, names: Sequence[str]) -> str:
    """What the observation adds to ``choice``, which leads to ``action``; ``names`` are those of all tribes."""
    match choice.question, action:
        case "iw-what", Place(territory=territory):
            return _territory(texts, observation, territory)
        case "iw-pieces", Place():
            return _pieces(texts, observation, action, names)
        case "iw-space", Space(space=space):
            return _space(texts, observation, space)
        case "iw-feat", Feat(where=where):
            points = _now(observation, where)
            return texts.t("iw-hint-feat", point_list=ranking(texts, points, names)) if any(points) else ""
        case ("iw-swap", Swap(card=card)) | ("iw-take", Take(card=card)):
            held = 0 if observation.hand is None else observation.hand[card]
            return texts.t("iw-hint-held", count=held) if held else ""
        case "iw-take", Draw():
            return texts.t("iw-hint-deck", count=observation.deck)
        case "iw-what", Swap() if observation.runs_out:
            return texts.t("iw-hint-runs-out")
    return ""


def _territory(texts: Texts, observation: IwariObservation, territory: int) -> str:
    """How many spaces are free there, and by their emblems who has how many tents: all that a button has room for."""
    free, tents = free_spaces(observation, territory).bit_count(), ranked(observation.tents_in(territory))
    told = [texts.t("iw-hint-free", count=free), " ".join(f"{EMBLEMS[tribe]}{count}" for tribe, count in tents)]
    return " ".join(filter(None, told))


def _pieces(texts: Texts, observation: IwariObservation, action: Place, names: Sequence[str]) -> str:
    """Who would have how many tents, or totems where only those are placed; that the deck would run out of it for
    the mid scoring."""
    tents = observation.tents_in(action.territory)
    numbers, added = (tents, action.tents) if action.tents else (observation.totems_in(action.territory), action.totems)
    then = [count + added * (tribe == observation.tribe) for tribe, count in enumerate(numbers)]
    told = texts.t("iw-hint-pieces", totems=not action.tents, rank_list=ranking(texts, then, names))
    cards = sum(PIECES[action.pieces]) + bool(action.pair)
    first = observation.half == 1 and not observation.runs_out
    empties = first and observation.deck <= observation.due + cards
    return texts.enumerate([told, texts.t("iw-hint-runs-out")]) if empties else told


def _space(texts: Texts, observation: IwariObservation, space: int) -> str:
    """How many tents of the tribe would be joined by roads there."""
    tents = observation.tents[observation.tribe] | 1 << space
    count = next(group.bit_count() for group in groups(tents, roads_of(observation)) if group >> space & 1)
    told = [texts.t("iw-hint-joins", count=count, village=count >= SMALLEST)] if count > 1 else []
    if observation.ground.long_road >> space & 1:
        told.append(texts.t("iw-hint-purple"))
    return texts.enumerate(told)


def _now(observation: IwariObservation, where: str) -> Sequence[int]:
    """What a place brings now, before the token multiplies it."""
    if where in TERRITORY_OF:
        return tent_points(observation, TERRITORY_OF[where])
    return line_points(observation, observation.ground.line(int(where)))


def limits(texts: Texts, observation: IwariObservation, actions: Sequence[Action], names: Sequence[str]) -> str:
    """Who has what in the territory that all these placements are in."""
    asked = {action.territory if isinstance(action, Place) else None for action in actions}
    territory = asked.pop() if len(asked) == 1 else None
    if territory is None:
        return ""
    return texts.t(
        "iw-panel-territory",
        name=territory_name(texts, observation, TERRITORIES[territory]),
        tent_list=ranking(texts, observation.tents_in(territory), names) or 0,
        totem_list=ranking(texts, observation.totems_in(territory), names) or 0,
        free=free_spaces(observation, territory).bit_count(),
    )


def outlook(texts: Texts, before: IwariObservation, after: IwariObservation, names: Sequence[str]) -> str:
    """Who would lead where the plan changes anything, and which lines would score for somebody else; whether the deck
    runs out of it, and that the third tribe's turn has come."""
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
        lines.append(f"**{texts.t('iw-banner', seat=names[after.active])}**")
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
        "rank_list": ranking(texts, others, names) or 0,
    }
