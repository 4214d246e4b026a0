"""What helps to choose in Iwari: a line beside each choice of the menu, and who would lead where after a plan.

Made from the planner's own observation, so that nothing is told that was not known.
"""

from collections.abc import Sequence

from render.core.text import Texts
from render.iwari.words import ranking, runs_out, territory_name
from rules.core.contract import Action, Choice
from rules.iwari.actions import Feat, Place, Space, Swap, Take
from rules.iwari.feats import free_spaces
from rules.iwari.maps import TERRITORIES, TERRITORY_OF
from rules.iwari.observation import IwariObservation
from rules.iwari.scoring import line_points, tent_points
from rules.iwari.settlements import roads_of


def hint(texts: Texts, observation: IwariObservation, choice: Choice, action: Action, names: Sequence[str]) -> str:
    """What the observation adds to ``choice``, which leads to ``action``; ``names`` are those of all tribes."""
    match choice.question, action:
        case "iw-what", Place(territory=territory):
            return _territory(texts, observation, territory, names)
        case "iw-pieces", Place():
            return _pieces(texts, observation, action, names)
        case "iw-space", Space(space=space):
            return _space(texts, observation, space)
        case "iw-feat", Feat(where=where):
            points = _now(observation, where)
            return texts.t("iw-hint-feat", point_list=ranking(texts, points, names)) if any(points) else ""
        case "iw-swap", Swap(card=card):
            return texts.t("iw-hint-swap", count=(observation.hand or (0,) * 5)[card])
        case "iw-take", Take(card=card):
            return texts.t("iw-hint-swap", count=(observation.hand or (0,) * 5)[card])
        case "iw-what", Swap() if runs_out(observation):
            return texts.t("iw-hint-runs-out")
    return ""


def _territory(texts: Texts, observation: IwariObservation, territory: int, names: Sequence[str]) -> str:
    """Who has how many tents there, and how many spaces are free."""
    name, free = territory_name(texts, observation, TERRITORIES[territory]), free_spaces(observation, territory)
    ranks = ranking(texts, observation.tents_in(territory), names)
    if not ranks:
        return texts.t("iw-hint-nobody", name=name, free=free.bit_count())
    return texts.t("iw-hint-territory", name=name, rank_list=ranks, free=free.bit_count())


def _pieces(texts: Texts, observation: IwariObservation, action: Place, names: Sequence[str]) -> str:
    """Who would have how many tents, or totems where only those are placed."""
    tents = observation.tents_in(action.territory)
    numbers, added = (tents, action.tents) if action.tents else (observation.totems_in(action.territory), action.totems)
    then = [count + added * (tribe == observation.tribe) for tribe, count in enumerate(numbers)]
    return texts.t("iw-hint-pieces", rank_list=ranking(texts, then, names))


def _space(texts: Texts, observation: IwariObservation, space: int) -> str:
    """How many tents of the tribe the space is joined with by roads."""
    beside = (roads_of(observation)[space] & observation.tents[observation.tribe]).bit_count()
    told = [texts.t("iw-hint-joins", count=beside)] if beside else []
    if observation.ground.long_road >> space & 1:
        told.append(texts.t("iw-hint-purple"))
    return texts.enumerate(told)


def _now(observation: IwariObservation, where: str) -> Sequence[int]:
    """What a place brings now, before the token multiplies it."""
    if where in TERRITORY_OF:
        return tent_points(observation, TERRITORY_OF[where])
    return line_points(observation, observation.ground.line(int(where)))


def outlook(texts: Texts, before: IwariObservation, after: IwariObservation, names: Sequence[str]) -> str:
    """Who would lead where the plan changes anything, and which lines would score for somebody else."""
    told = []
    for territory in before.ground.territories:
        here = TERRITORIES[territory]
        for key, then, now in (
            ("iw-outlook-tents", after.tents_in(territory), before.tents_in(territory)),
            ("iw-outlook-totems", after.totems_in(territory), before.totems_in(territory)),
        ):
            if then != now:
                told.append(texts.t(key, territory=here, rank_list=ranking(texts, then, names)))
    for line in before.ground.lines:
        points = line_points(after, line)
        if points != line_points(before, line) and any(points):
            ranks = ranking(texts, points, names, "iw-points")
            told.append(texts.t("iw-outlook-line", number=line.number, rank_list=ranks))
    return texts.sentences(told)
