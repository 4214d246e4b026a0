"""The menu of actions on the private panel: which of its questions is asked, which answers are on show, the best known
first, and what is known of each."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import comb

from cogs.base import custom_ids
from cogs.kit.seat_view import Remembered, SeatView
from cogs.planning.addresses import THEN, below, steps_mark
from cogs.planning.plans import before_last, menu_after
from cogs.play.screen import Answer, Known, Level, Screen, actions_in, asides_of, branch_of, known, label_of
from render.kit.renderer import Renderer
from render.words.fitting import columns_of
from rules.bots.suggestions import ValuedActions, best_of, best_together, followed, ranking_of
from rules.core.chance import Dice
from rules.core.contract import Action
from rules.core.draft import Plan, end_foreseen
from rules.core.menu import SPLITS, Branch, Node, actions_of, address_of, first_action, walk

TABS = 5
"""Up to this many answers to a question above the last one stand side by side on buttons, more in a list."""

MOST = 8
"""So many answers are on show at once."""

LINES = 5
"""So many of them where each has a line of its own."""

WHOLE = 4
"""So many answers to several questions at once, each with a line of its own."""

PRICED = 4
"""So many answers that name a price have a line of their own; the others stand on buttons below."""

SHORT = 30
"""So many columns an answer and what is known of it have together on a button on a phone."""

LISTS = 3
"""So many lists stand one below another."""

EVERYTHING = "*"
"""The end of an address at which all answers are listed."""

_rankings = Remembered[ValuedActions]()
_others = Remembered[tuple[Action, ...]]()


def lay_out(renderer: Renderer, at: SeatView, plan: Plan, address: str) -> Screen:
    """What to show of what may follow a plan, with the player at ``address`` of its menu. Long to work out: not for the
    event loop."""
    if not plan.legal:
        return Screen()
    screen = _lay_out(at, plan, address)
    shown = [branch for level in (*screen.levels, *screen.lists) for branch in level.node.branches]
    shown += [branch for one in screen.answers for branch in one.branches]
    hints, briefs = _hints(renderer, at, plan, shown)
    hinted = replace(screen, hints=hints, briefs=briefs)
    known_answers = tuple(
        replace(one, label=label_of(at, one), hint=_hint_of(renderer, at, plan, one, hinted)) for one in screen.answers
    )
    best = known_answers[0] if screen.best else None
    short = all(one.apart or one.is_priced or is_short(one.label, one.hint) for one in known_answers)
    return trimmed(replace(hinted, answers=known_answers, best=best), MOST if short else LINES)


def trimmed(screen: Screen, most: int) -> Screen:
    """The same with so many answers on show, one at least, and the others behind a button where no list holds them. Of
    answers of which none is known to be better than another all are listed instead."""
    apart, single = [one for one in screen.answers if one.apart], [one for one in screen.answers if not one.apart]
    most = most if apart else max(1, most)
    if len(single) <= most:
        return screen
    if not screen.is_ranked:
        return replace(screen, answers=(), lists=tuple(_side_by_side(screen.way[-1])))
    more = screen.more or ("" if screen.lists else below(screen.way[-1].address, EVERYTHING))
    return replace(screen, answers=(*apart, *single[:most]), more=more)


def is_short(label: str, hint: str) -> bool:
    """Whether a button has room for an answer and what is known of it."""
    return not hint or columns_of(label) + columns_of(hint) < SHORT


def _hint_of(renderer: Renderer, at: SeatView, plan: Plan, answer: Answer, screen: Screen) -> str:
    """What is known of an answer and of the steps that are taken with it."""
    actions = actions_in(answer)
    together = renderer.together(plan.observation, actions, at.audience) if len(actions) > 1 else None
    if together is not None:
        return together
    hints = [*map(screen.brief, answer.branches)]
    for step in answer.then:
        hints.append(renderer.hint(step.observation, at.game.path(step.action)[-1], step.action, at.audience))
    return at.audience.texts.enumerate([hint for hint in dict.fromkeys(hints) if hint])


def _hints(
    renderer: Renderer, at: SeatView, plan: Plan, branches: Sequence[Branch]
) -> tuple[dict[Known, str], dict[Known, str]]:
    """What is known of these answers, on a line and in a word or two: what public facts make of the end of the game,
    and what the game has to say."""
    words, legal = at.audience.texts, frozenset(plan.legal)
    imagined = at.game.resample_from(plan.observation, Dice("hints"))
    hints: dict[Known, str] = {}
    briefs: dict[Known, str] = {}
    for branch in branches:
        actions = (branch.action,) if branch.node is None else actions_of(branch.node)
        possible = [action for action in actions if action in legal]
        end = end_foreseen(at.game, plan.observation, imagined, at.seat, possible) if possible else ""
        ending = [words.t(f"hint-ends-{end}")] if end else []
        asked = plan.observation, branch.choice, first_action(branch), at.audience
        hint, brief = renderer.hint(*asked), renderer.brief(*asked)
        for kept, own in ((hints, hint), (briefs, hint if brief is None else brief)):
            kept[known(branch)] = words.enumerate([*ending, *filter(None, [own])])
    return hints, briefs


def _lay_out(at: SeatView, plan: Plan, address: str) -> Screen:
    root = menu_after(at, plan)
    seed = f"{at.row.id} {at.version} {' '.join(plan.steps)}"
    ranking = _ranking(at, plan, seed)
    ranked = (*ranking.valued, *ranking.others)
    place, _, everything = address.rpartition(EVERYTHING) if address.endswith(EVERYTHING) else (address, "", None)
    if at.suggests and not place and root.question in at.game.wholes and root.branches[0].node is not None:
        return _to_the_end(at, plan, root, ranked)
    way = walk_levels(root, place.rstrip("."), ranked, at.game.opens)
    levels = [level for level in way if not _spent(at, level)]
    if not levels:
        return Screen(way=tuple(way))
    *above, last = levels
    branches = open_branches(at, last)
    in_part = bool(above) and above[-1].node.question in SPLITS
    together = last.node.least > 1 and not at.suggests
    if everything is not None or together or (in_part and len(branches) > MOST):
        return Screen(tuple(above), tuple(way), lists=tuple(_side_by_side(last)))
    answers = _answers(at, plan, root, last, branches, ranking, seed)
    shown = {branch.key for one in answers for branch in one.branches}
    is_all = last.node.question not in SPLITS and len(shown) == len(branches)
    if branches and not (answers if at.suggests else is_all):
        return Screen(tuple(above), tuple(way), lists=tuple(_side_by_side(last)))
    one_by_one = last.node.most == 1 and not any(one.then for one in answers)
    more = "" if is_all and one_by_one else below(last.address, EVERYTHING)
    best = _best(at, plan, last.node, answers, ranked)
    return Screen(tuple(above), tuple(way), answers, more=more, best=best, is_ranked=at.suggests)


def _ranking(at: SeatView, plan: Plan, seed: str) -> ValuedActions:
    """All that may follow a plan, the best first where the panel suggests it, else in the game's own order. Walking
    through a menu asks for it at every press."""
    if not at.suggests:
        return ValuedActions(plan.legal)
    key, dice = (at.row.id, at.seat, plan.steps), Dice(f"suggestions {seed}")
    return _rankings.get(key, plan, lambda: ranking_of(at.game, plan.observation, at.seat, plan.legal, dice))


def _best_first(
    at: SeatView, plan: Plan, address: str, ranking: ValuedActions, asked: Collection[Action], seed: str
) -> list[Action]:
    """Those of a ranking that answer the question at an ``address`` and are worth showing, as many as are on show: the
    valued ones, and where they are too few the others, which are valued for it."""
    worth = at.game.worth_showing(plan.observation, [one for one in plan.legal if one in asked])
    shown = frozenset(one for one in worth if not at.game.ends_turn(one))
    found = [one for one in ranking.valued if one in shown]
    others = [one for one in ranking.others if one in shown]
    if len(found) < MOST and others:
        key, dice = (at.row.id, at.seat, plan.steps, address), Dice(f"others {seed}")
        found += _others.get(key, plan, lambda: best_of(at.game, plan.observation, at.seat, others, MOST, dice))
    return found[:MOST]


def _to_the_end(at: SeatView, plan: Plan, root: Node, ranked: Sequence[Action]) -> Screen:
    """Several questions answered together, the best known first, and the list of the first of them, for who would
    rather go through them one by one."""
    here = Level(root, "")
    whole = [replace(_leaf(root, (action,)), number=number) for number, action in enumerate(ranked[:WHOLE], 1)]
    best = _best(at, plan, root, whole, ranked)
    return Screen(way=(here,), answers=tuple(whole), lists=tuple(_side_by_side(here)), best=best)


def _best(at: SeatView, plan: Plan, node: Node, answers: Sequence[Answer], ranked: Sequence[Action]) -> Answer | None:
    """The answer that can be confirmed as it is laid out: the first, unless to finish the turn seems better."""
    waited_for = at.seat in at.observation.to_act
    asked_at_once = at.suggests and waited_for and node.question in at.game.at_once
    if plan.steps or not asked_at_once or at.game.ends_turn(ranked[0]):
        return None
    first = next(iter(answers), None)
    return None if first is None or first.leads_on else first


def _answers(
    at: SeatView,
    plan: Plan,
    root: Node,
    last: Level,
    branches: Sequence[Branch],
    ranking: ValuedActions,
    seed: str,
) -> tuple[Answer, ...]:
    """The answers to a question that are on show, the best known first."""
    node, asked, dice = last.node, frozenset(actions_of(last.node)), Dice(f"following {seed}")
    if node.least > 1:
        found = best_together(at.game, plan.observation, at.seat, actions_of(node), node.least, MOST, dice)
        return tuple(_leaf(root, together) for together in found)
    if node.question not in SPLITS and any(branch.node is not None for branch in branches):
        possible = [action for action in (*ranking.valued, *ranking.others) if action in asked]
        place = {action: number for number, action in reversed(list(enumerate(possible)))}
        best_first = sorted(branches, key=lambda branch: min(place.get(one, len(place)) for one in _below(branch)))
        return tuple(Answer(below(last.address, branch.key), (branch,)) for branch in best_first[:MOST])
    single = [_leaf(root, (one,)) for one in _best_first(at, plan, last.address, ranking, asked, seed)]
    return _with_following(at, plan, single, dice)


def _with_following(at: SeatView, plan: Plan, single: Sequence[Answer], dice: Dice) -> tuple[Answer, ...]:
    """The answers with the steps that belong to each, in a game that takes them together. Where a turn is several
    decisions, all of them stand first as one answer, and each may be taken alone."""
    if not single:
        return ()
    if not at.suggests:
        return tuple(single)
    turn = _whole_turn(at, plan, single[0], dice) if at.game.whole_turns and not plan.begun else None
    shown = single[: MOST - 1] if turn else single
    whole = tuple(_with_decision(at, plan, one, dice) for one in shown)
    return (turn, *whole) if turn else whole


def _with_decision(at: SeatView, plan: Plan, answer: Answer, dice: Dice) -> Answer:
    """An answer with the steps that finish its decision, where its game takes them together."""
    action = answer.branches[0].action
    if action is None or at.game.path(action)[-1].question not in at.game.wholes:
        return answer
    whole = replace(answer, then=followed(at.game, plan.observation, at.seat, action, dice))
    return whole if len(taken_with(at, whole)) <= _room(at, plan) else answer


def _whole_turn(at: SeatView, plan: Plan, first: Answer, dice: Dice) -> Answer | None:
    """All decisions from an answer to the end of the turn, as many as a button can carry; ``None`` where that is one
    alone."""
    action = first.branches[0].action
    if action is None:
        return None
    then = followed(at.game, plan.observation, at.seat, action, dice, to_turn_end=True)
    begun = [number for number, step in enumerate(then) if step.begins]
    for upto in [len(then), *reversed(begun)] if begun else []:
        turn = replace(first, then=then[:upto], apart=True)
        if len(taken_with(at, turn)) <= _room(at, plan):
            return turn if upto > begun[0] else None
    return None


def _below(branch: Branch) -> tuple[Action, ...]:
    return actions_of(branch.node) if branch.node is not None else tuple(filter(None, [branch.action]))


def _leaf(root: Node, together: Sequence[Action]) -> Answer:
    """Where actions stand in the menu; those taken together stand in one list."""
    addresses = [address_of(root, action) for action in together]
    branches = [walk(root, address) for address in addresses if address is not None]
    above, _, first = (addresses[0] or "").rpartition(".")
    keys = "+".join([first, *[(address or "").rpartition(".")[2] for address in addresses[1:]]])
    return Answer(below(above, keys), tuple(branch for branch in branches if branch is not None))


def walk_levels(root: Node, address: str, ranked: Sequence[Action], opens: str = "") -> list[Level]:
    """The levels from the root to where the player is. Where only one branch leads on, it is taken; at the root the
    branch that the game ``opens``, else the one with the best known action, is opened: it is one touch away. So it is
    where all branches lead to the same answers."""
    levels: list[Level] = []
    node, here = root, ""
    wanted = address.split(".") if address else []
    while True:
        key = wanted[len(levels)] if len(levels) < len(wanted) else ""
        branch = branch_of(node, key) or (None if levels else _opened(node, opens))
        branch = branch or _obvious(node, ranked if not levels or _is_alike(node) else ())
        levels.append(Level(node, here, branch.key if branch and branch.node else ""))
        if branch is None or branch.node is None:
            return levels
        here = below(here, branch.key)
        node = branch.node


def _is_alike(node: Node) -> bool:
    """Whether all branches lead to the same answers, as those of two tiles that do the same."""
    first, *others = [branch.node and [one.choice for one in branch.node.branches] for branch in node.branches]
    return first is not None and all(one == first for one in others)


def _opened(node: Node, value: str) -> Branch | None:
    return next((one for one in node.branches if one.node is not None and one.choice.value == value), None)


def _obvious(node: Node, ranked: Sequence[Action]) -> Branch | None:
    """The only branch, or of those that lead on the one with the first of these actions."""
    aside = asides_of(node)
    leading = [branch for branch in node.branches if branch.node is not None and branch not in aside]
    if len(node.branches) == 1:
        return leading[0] if leading else None
    if node.question in SPLITS:
        return None
    where = {action: branch for branch in leading for action in _below(branch)}
    return next((where[action] for action in ranked if action in where), None)


def _side_by_side(last: Level) -> list[Level]:
    """The list of a level; its pages or regions as lists of their own, where there is room for all of them."""
    if last.node.question not in SPLITS:
        return [last]
    parts = [
        Level(branch.node, below(last.address, branch.key), part=branch.choice)
        for branch in last.node.branches
        if branch.node is not None and all(inner.node is None for inner in branch.node.branches)
    ]
    return parts if len(parts) == len(last.node.branches) <= LISTS else [last]


def open_branches(at: SeatView, level: Level) -> list[Branch]:
    """The branches of a level, without those that have a button of their own: the confirm button stands for one."""
    aside = asides_of(level.node)
    return [
        branch
        for branch in level.node.branches
        if branch not in aside and not (branch.action and at.game.ends_turn(branch.action))
    ]


def _spent(at: SeatView, level: Level) -> bool:
    """Whether a level offers nothing to choose: a single branch that leads on, or only the closing action."""
    branches = open_branches(at, level)
    alone = len(branches) == 1 and not asides_of(level.node)
    return not branches or (alone and branches[0].node is not None)


@dataclass(frozen=True)
class Alternatives:
    """Other answers to the last question of a plan whose decision was taken as a whole: the plan ``before`` it, its
    ``level`` there, and the ``answers``, where they are few."""

    before: Plan
    level: Level
    answers: tuple[Answer, ...]


def alternatives_to(at: SeatView, plan: Plan) -> Alternatives | None:
    """What the last answer of a plan can be replaced with, where there is anything."""
    before = before_last(at, plan)
    if before is None:
        return None
    level = walk_levels(menu_after(at, before), "", ())[-1]
    node, taken = level.node, frozenset(plan.steps[len(before.steps) :])
    if any(branch.action is None for branch in node.branches):
        return None
    count = comb(len(node.branches), node.least)
    if count > MOST + 1 or node.least != node.most:
        return Alternatives(before, level, ())
    others = [
        Answer(below(level.address, "+".join(branch.key for branch in chosen)), chosen)
        for chosen in combinations(node.branches, node.least)
        if {at.game.notation(branch.action) for branch in chosen if branch.action is not None} != taken
    ]
    return Alternatives(before, level, tuple(others)) if others else None


def taken_with(at: SeatView, answer: Answer) -> str:
    """The address of an answer with the steps that are taken with it: in full where they are kept as they stand."""
    if not answer.then:
        return answer.address
    then = [at.game.notation(step.action) if at.panel else step.text for step in answer.then]
    return f"{answer.address}{THEN}{';'.join(then)}"


def _room(at: SeatView, plan: Plan) -> int:
    """The characters that a custom id has for that."""
    head = custom_ids.make(f"{at.panel}take", at.row.id, at.seat, at.version, steps_mark(plan.steps))
    return custom_ids.LONGEST - len(head) - 1
