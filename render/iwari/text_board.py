"""The whole position of Iwari in words, complete enough to play blind: territories by name, neighbours by compass."""

from collections.abc import Sequence
from math import atan2, tau

from render.iwari.words import (
    PREFIX,
    cards,
    face_up,
    feats_at,
    hand_alt,
    headline,
    map_name,
    other_end,
    parts,
    spaces_of,
    territory_name,
    tribes,
    where_name,
)
from render.words.fitting import blocks
from render.words.text import Texts, listed
from rules.core.bitset import cells_of
from rules.iwari import IWARI
from rules.iwari.expeditions import CARDS
from rules.iwari.feats import free_spaces, tokens_left
from rules.iwari.maps import PER_TERRITORY, SPACES, TERRITORIES, Line
from rules.iwari.observation import IwariObservation
from rules.iwari.scoring import breakdown, points_so_far
from rules.iwari.settlements import settlements_of
from rules.iwari.state import FEATS, Feat

WAYS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
"""The points of the compass, clockwise from the right."""


def board_text(texts: Texts, observation: IwariObservation, names: Sequence[str]) -> list[str]:
    """Everything the viewer may know, as Discord markdown in blocks of at most one message.

    ``names`` are the seats' names with their emblems.
    """
    called = tribes(texts, observation, names, labelled=False)
    own = [tribe_lines(texts, observation, called, tribe) for tribe in range(observation.tribes)]
    lands = [territory_lines(texts, observation, called, territory) for territory in observation.ground.territories]
    return blocks([_situation(texts, observation, names), _table(texts, observation, called), *own, *lands])


# --- the situation ------------------------------------------------------------------------------------------------


def _situation(texts: Texts, observation: IwariObservation, names: Sequence[str]) -> list[str]:
    first = listed(names[observation.starter])
    lines = [texts.t("iw-board-title", map=map_name(texts, observation), first=first)]
    if observation.viewer is None:
        lines.append(face_up(texts, observation))
    else:
        lines.append(hand_alt(texts, observation))
    lines.append(headline(texts, observation, names))
    others = {name: value for name, value in observation.options.items() if name != "map"}
    return [*lines, *texts.unusual(IWARI.info, others), texts.t("iw-board-maps")]


def _table(texts: Texts, observation: IwariObservation, called: Sequence[str]) -> list[str]:
    """What lies beside the map, and what blocks or multiplies on it."""
    thrown = cards(observation.discards) or [texts.t("iw-board-none")]
    lines = [texts.t("iw-board-discards", card_list=thrown)]
    if observation.mountains:
        lines.append(texts.t("iw-board-mountains", line_list=list(map(str, observation.mountains))))
    lines += _tokens(texts, observation.feats, called)
    left = [
        texts.t("iw-board-feat-left", count=count, feat=f"@{feat}", rule=texts.rule(PREFIX, feat))
        for feat in FEATS
        if (count := tokens_left(observation, feat))
    ]
    if left:
        lines.append(texts.t("iw-board-feats-left", feat_list=left))
    lines += [_expedition(texts, one.card, [called[tribe] for tribe in one.scored]) for one in observation.expeditions]
    return lines


def _tokens(texts: Texts, feats: Sequence[Feat], called: Sequence[str]) -> list[str]:
    """Where feat tokens lie, if there are any, and whose they were."""
    told = [
        texts.t(
            "iw-board-feat",
            feat=f"@{feat.kind}",
            where=where_name(texts, feat.where),
            seat=listed(called[feat.tribe]),
        )
        for feat in feats
    ]
    return [texts.t("iw-board-feats", feat_list=told)] if told else []


def _expedition(texts: Texts, card: str, scored: Sequence[str]) -> str:
    first, second = CARDS[card].points
    return texts.t(
        "iw-board-expedition",
        expedition=texts.title(PREFIX, card),
        first=first,
        second=second,
        rule=texts.rule(PREFIX, card),
        scored=bool(scored),
        seat_list=[listed(name) for name in scored],
    )


def tribe_lines(texts: Texts, observation: IwariObservation, called: Sequence[str], tribe: int) -> list[str]:
    """A tribe's points, pieces left, settlements, and what a final scoring would bring."""
    totals = points_so_far(observation) if observation.result is None else observation.result.totals
    lines = [
        texts.t(
            "iw-board-tribe",
            seat=listed(called[tribe]),
            points=totals[tribe],
            tents=observation.tents_left(tribe),
            totems=observation.totems_left(tribe),
            hand=observation.hand_sizes[tribe] if tribe < observation.seats else None,
        )
    ]
    found = [
        texts.t("iw-board-settlement", count=group.bit_count(), space_list=spaces(group))
        for group in settlements_of(observation, tribe)
    ]
    if found:
        lines.append(texts.t("iw-board-settlements", settlement_list=found))
    rows = breakdown(observation)
    total = sum(points[tribe] for _, points in rows)
    if observation.result is None:
        lines.append(texts.t("iw-board-worth", total=total, part_list=parts(texts, rows, tribe)))
    else:
        lines.append(texts.t("iw-board-parts", part_list=parts(texts, rows, tribe)))
    return lines


# --- the map ------------------------------------------------------------------------------------------------------


def strength_lines(texts: Texts, observation: IwariObservation, called: Sequence[str], territory: int) -> list[str]:
    """A territory with the feat tokens on it and on its lines, which multiply what it brings."""
    lines = territory_lines(texts, observation, called, territory)
    return lines + _tokens(texts, feats_at(observation, TERRITORIES[territory]), called)


def territory_lines(texts: Texts, observation: IwariObservation, called: Sequence[str], territory: int) -> list[str]:
    name, ground = TERRITORIES[territory], observation.ground
    known = {"territory": name, "name": territory_name(texts, observation, name)}
    lines = [texts.t("iw-board-territory", **known, **spaces_of(observation, territory))]
    within = ground.spaces[territory]
    held = [
        texts.t("iw-board-own", seat=listed(called[tribe]), space_list=spaces(own & within, short=True))
        for tribe, own in enumerate(observation.tents)
        if own & within
    ]
    none = [texts.t("iw-board-none")]
    free = spaces(free_spaces(observation, territory), short=True)
    lines.append(texts.t("iw-board-tents", tent_list=held or none, space_list=free or none))
    stack = observation.stacks[territory]
    if territory not in ground.totems:
        lines.append(texts.t("iw-board-no-totems"))
    elif stack:
        lines.append(texts.t("iw-board-totems", seat_list=[listed(called[tribe]) for tribe in stack]))
    roads = [
        texts.t("iw-board-road", first=_short(first), second=_short(second))
        for first, second in ground.roads
        if within >> first & 1
    ]
    lines.append(texts.t("iw-board-roads", road_list=roads or none))
    lines += _beyond(texts, observation, territory)
    return lines


def _beyond(texts: Texts, observation: IwariObservation, territory: int) -> list[str]:
    """What leads out of a territory: border roads in use, the purple road, lines."""
    ground, within = observation.ground, observation.ground.spaces[territory]
    lines = []
    border = [
        texts.t("iw-board-road", first=SPACES[first], second=SPACES[second])
        for first, second in ground.border_roads
        if (within >> first | within >> second) & 1
    ]
    if observation.along_roads and border:
        lines.append(texts.t("iw-board-border", road_list=border))
    if ground.long_road & within:
        lines.append(texts.t("iw-board-purple", space_list=spaces(ground.long_road & within)))
    return lines + [_line(texts, observation, territory, line) for line in ground.lines if territory in line.ends]


def _line(texts: Texts, observation: IwariObservation, territory: int, line: Line) -> str:
    name = TERRITORIES[territory]
    end = other_end(line, name)
    blocked, road = line.number in observation.mountains, None
    if line.road is not None and not blocked:
        first, second = line.road
        road = texts.t("iw-board-road", first=SPACES[first], second=SPACES[second])
    return texts.t(
        "iw-board-line",
        number=line.number,
        kind=line.kind,
        compass=texts.t("iw-compass", way=compass(observation, name, end)),
        territory=end,
        name=territory_name(texts, observation, end),
        blocked=blocked,
        road=road,
    )


def compass(observation: IwariObservation, start: str, end: str) -> str:
    """In which direction one territory lies from another, one of :data:`WAYS`."""
    middles = {}
    for entry in observation.ground.drawn.territories:
        if entry.id in (start, end):
            xs, ys = zip(*entry.outline, strict=True)
            middles[entry.id] = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    (x, y), (to_x, to_y) = middles[start], middles[end]
    return WAYS[round(atan2(to_y - y, to_x - x) / tau * len(WAYS)) % len(WAYS)]


def spaces(mask: int, *, short: bool = False) -> list[str]:
    """The names of spaces; ``short`` names leave the territory out."""
    return [_short(space) if short else SPACES[space] for space in cells_of(mask)]


def _short(space: int) -> str:
    return str(space % PER_TERRITORY + 1)
