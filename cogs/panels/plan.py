"""The private panel: the menu walked in few taps, the picture *after* the plan, then the commit.

The panel is stateless. Its custom ids hold table, seat, the seat's version and a menu address; the plan gathered so
far is a row in the store. It is looked at on states imagined from the player's own observation, never on the real one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

import discord

from cogs import answers
from cogs.answers import Interaction
from cogs.panels import custom_ids
from cogs.panels.board import fit, standing_button
from cogs.services import Services, jump_link
from data import drafts
from data.tables import Request, TableRow
from render.core.renderer import Audience, Drawing, Renderer
from rules.core import table as core
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Choice, Observation
from rules.core.draft import Plan, look_ahead, turn_end
from rules.core.errors import RulesError, TableError
from rules.core.menu import Branch, Node, actions_of, first_action, menu_of, walk

TABS = 5
"""Up to this many first answers are shown as buttons, more as a list."""

LISTS = 4
"""Rows of controls above the closing one."""

SPLIT = frozenset({"menu-page", "menu-region"})
"""The questions of levels that only split a list too long."""


@dataclass(frozen=True)
class SeatView:
    """One seat's private view of a table at one moment."""

    row: TableRow
    table: core.Table
    game: AnyGame
    seat: int
    observation: Observation
    audience: Audience

    @property
    def version(self) -> int:
        return self.table.players[self.seat].version

    @property
    def offered_in_advance(self) -> tuple[str, ...]:
        """The answers that this seat may leave in advance."""
        return () if self.table.ended else self.game.standing_choices(self.observation)

    @property
    def left_in_advance(self) -> tuple[str, ...]:
        """The answers that this seat has left."""
        return self.table.players[self.seat].standing

    def plan(self, steps: Sequence[str]) -> Plan:
        """The plan carried out on an imagined state; the same for the same plan."""
        dice = Dice(f"preview {self.row.id} {self.version} {' '.join(steps)}")
        return look_ahead(self.game, self.observation, self.seat, steps, dice)


async def view_seat(services: Services, interaction: Interaction, table_id: int) -> SeatView:
    """The desk of the person who acts. Raises ``TableError`` when they sit elsewhere."""
    row, table = await services.tables.at(table_id)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise TableError("not-seated")
    game = services.tables.game(row)
    observation = game.observe(table.state, seat)
    return SeatView(row, table, game, seat, observation, services.audience(row, answers.texts_for(interaction)))


async def opened(services: Services, interaction: Interaction, table_id: int, note: str = "") -> None:
    """**Play** was pressed: the panel, with the plan begun earlier if it still holds."""
    at = await view_seat(services, interaction, table_id)
    steps = await drafts.steps_of(services.store.reading, table_id, at.seat, at.version)
    await show_panel(services, interaction, at, steps, note=note)


async def show_panel(
    services: Services, interaction: Interaction, at: SeatView, steps: Sequence[str], address: str = "", note: str = ""
) -> None:
    """Draws the panel for a plan."""
    words = at.audience.texts
    if at.table.ended:
        await answers.show(interaction, fit([note, words.t("error-table-over")]))
        return
    if at.table.paused:
        note = f"{note}\n{words.t('error-table-paused')}".strip()
    plan = at.plan(steps)
    if not steps and not plan.legal:
        view = discord.ui.View(timeout=None)
        for item in _in_advance(at):
            view.add_item(item)
        waiting = services.renderer(at.row).headline(at.observation, at.audience)
        lines = [note, words.t("panel-nothing-to-decide", waiting=waiting, link=jump_link(at.row))]
        await answers.show(interaction, fit(lines), view=view if view.children else None)
        return
    root = _menu(at, plan) if plan.legal else None
    levels = _levels(root, address) if root is not None else []
    drawing = await services.pool.run(_draw, services, at, plan, levels)
    told = words.story(at.game.info, plan.events, at.audience.written)
    renderer = services.renderer(at.row)
    unseen = bool(plan.steps) and plan.complete and not told
    if unseen:
        told = [words.t("panel-chosen", choice=_chosen(renderer, at, plan.steps[-1]))]
    outlook = renderer.outlook(at.observation, plan.observation, at.audience)
    lines = [*(told if steps else [renderer.headline(at.observation, at.audience)]), *filter(None, [outlook, note])]
    shown = _side_by_side([level for level in levels if not _spent(at, level)][-LISTS:])
    if levels and not _only_turn_end(at.game, plan.legal):
        lines += ["", f"**{words.question((shown or levels)[-1].node, at.game.info)}**"]
    elif plan.complete or plan.legal:
        lines += ["", f"**{words.t('panel-ready-unseen' if unseen else 'panel-ready')}**"]
    view = _controls(renderer, at, plan, shown, bool(steps))
    await answers.show(interaction, fit(lines) or words.t("panel-ready"), drawing, view)


def _chosen(renderer: Renderer, at: SeatView, step: str) -> str:
    """The step as the menu names it: all that can be told of one whose outcome only the commit shows."""
    action = at.game.parse(step)
    path = at.game.path(action)
    labels = [at.audience.texts.choice(at.game.info, choice) for choice in path]
    hint = renderer.hint(at.observation, path[-1], action, at.audience)
    return " · ".join(filter(None, [*labels, hint]))


def _draw(services: Services, at: SeatView, plan: Plan, levels: Sequence["Level"]) -> Drawing:
    targets: tuple[Action, ...] = ()
    if levels and not _only_turn_end(at.game, plan.legal):
        targets = actions_of(levels[-1].node)
    return services.renderer(at.row).board(plan.observation, at.audience, targets)


# --- the menu on the panel ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Level:
    """A menu level on show: its node, the address that leads to it, and the branch chosen in it, if any; ``part`` names
    the page or region that it is of a longer list."""

    node: Node
    address: str
    chosen: str = ""
    part: Choice | None = None


def _menu(at: SeatView, plan: Plan) -> Node:
    """What may follow a plan; steps that are gathered in one list stand in it although some wait for others."""
    offered = (*plan.legal, *at.game.upcoming(plan.observation, plan.legal))
    return menu_of(at.game, plan.observation, sorted(offered, key=at.game.order))


def _levels(root: Node, address: str) -> list[Level]:
    """The levels from the root to where the player is. Where only one branch leads on, it is taken; at the root the
    first branch is opened, so that the likeliest question is answered in one tap."""
    levels: list[Level] = []
    node, here = root, ""
    wanted = address.split(".") if address else []
    while True:
        key = wanted[len(levels)] if len(levels) < len(wanted) else ""
        branch = _branch(node, key) or _obvious(node, at_root=not levels)
        levels.append(Level(node, here, branch.key if branch and branch.node else ""))
        if branch is None or branch.node is None:
            return levels
        here = _below(here, branch.key)
        node = branch.node


def _branch(node: Node, key: str) -> Branch | None:
    return next((branch for branch in node.branches if branch.key == key), None)


def _obvious(node: Node, *, at_root: bool) -> Branch | None:
    leading = [branch for branch in node.branches if branch.node is not None]
    if len(node.branches) == 1 or (at_root and leading):
        return leading[0] if leading else None
    return None


def _only_turn_end(game: AnyGame, legal: Sequence[Action]) -> bool:
    return len(legal) == 1 and game.ends_turn(legal[0])


def _controls(renderer: Renderer, at: SeatView, plan: Plan, levels: Sequence[Level], planned: bool) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for row, level in enumerate(levels):
        count = len(_open_branches(at, level))
        if (row == 0 and level.address == "" and count <= TABS) or len(plan.legal) == count == 1:
            for item in _tabs(renderer, at, plan, level):
                item.row = row
                view.add_item(item)
        else:
            select = _select(renderer, at, plan, level)
            select.row = row
            view.add_item(select)
    for item in _closing_row(at, plan, planned):
        item.row = 4
        view.add_item(item)
    return view


def _side_by_side(levels: list[Level]) -> list[Level]:
    """The pages or regions of the last level as lists of their own, where there is room for all of them."""
    if not levels or levels[-1].node.question not in SPLIT:
        return levels
    last = levels[-1]
    parts = [
        Level(branch.node, _below(last.address, branch.key), part=branch.choice)
        for branch in last.node.branches
        if branch.node is not None and all(inner.node is None for inner in branch.node.branches)
    ]
    whole = len(parts) == len(last.node.branches) <= LISTS - len(levels) + 1
    return [*levels[:-1], *parts] if whole else levels


def _open_branches(at: SeatView, level: Level) -> list[Branch]:
    """The branches of a level, without the one that the confirm button stands for."""
    return [branch for branch in level.node.branches if not (branch.action and at.game.ends_turn(branch.action))]


def _spent(at: SeatView, level: Level) -> bool:
    """Whether a level offers nothing to choose: a single branch that leads on, or only the closing action."""
    branches = _open_branches(at, level)
    return not branches or (len(branches) == 1 and branches[0].node is not None)


def _tabs(renderer: Renderer, at: SeatView, plan: Plan, level: Level) -> list[discord.ui.Button[discord.ui.View]]:
    """The first answers as buttons; also the only action that there is, with what is known of it."""
    info, words = at.game.info, at.audience.texts
    buttons = []
    for branch in _open_branches(at, level):
        chosen = branch.key == level.chosen
        verb = "tab" if branch.node is not None else "take"
        label = words.choice(info, branch.choice)
        hint = (
            renderer.hint(plan.observation, branch.choice, first_action(branch), at.audience) if level.address else ""
        )
        buttons.append(
            discord.ui.Button[discord.ui.View](
                label=(f"{label} · {hint}" if hint else label)[:80],
                style=discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary,
                custom_id=custom_ids.make(
                    verb, at.row.id, at.seat, at.version, len(plan.steps), rest=_below(level.address, branch.key)
                ),
            )
        )
    return buttons


def _below(address: str, key: str) -> str:
    return f"{address}.{key}" if address else key


def _select(renderer: Renderer, at: SeatView, plan: Plan, level: Level) -> discord.ui.Select[discord.ui.View]:
    info, words = at.game.info, at.audience.texts
    leads = any(branch.node is not None for branch in level.node.branches)
    most = 1 if leads else level.node.most
    placeholder = words.question(level.node, info)
    if level.part is not None:
        placeholder = words.t("panel-part", question=placeholder, part=words.choice(info, level.part))
    if most > 1:
        placeholder = words.t("panel-up-to", question=placeholder, most=most)
    select = discord.ui.Select[discord.ui.View](
        custom_id=custom_ids.make("pick", at.row.id, at.seat, at.version, len(plan.steps), rest=level.address or "-"),
        placeholder=placeholder[:150],
        max_values=most,
    )
    for branch in _open_branches(at, level):
        label = words.choice(info, branch.choice)[:100]
        hint = _members(branch) or renderer.hint(plan.observation, branch.choice, first_action(branch), at.audience)
        select.add_option(
            label=label, value=branch.key, description=hint[:100] or None, default=branch.key == level.chosen
        )
    return select


def _members(branch: Branch) -> str:
    """What a region or page of a longer list holds."""
    if branch.node is None or branch.choice.question not in SPLIT:
        return ""
    return " ".join(inner.choice.value for inner in branch.node.branches)


def _closing_row(at: SeatView, plan: Plan, planned: bool) -> list[discord.ui.Button[discord.ui.View]]:
    """Confirm, step back, start over: each only where it would do something."""
    words = at.audience.texts
    closing = turn_end(at.game, plan.legal)
    buttons = []
    if closing or plan.complete:
        own = f"{at.game.info.prefix}-confirm-end"
        key = "button-confirm" if not closing else own if words.has(own) else "button-confirm-end"
        buttons.append(("go", words.t(key), discord.ButtonStyle.success))
    elif planned and not plan.begun:
        buttons.append(("go", words.t("button-confirm-part"), discord.ButtonStyle.secondary))
    if planned:
        buttons.append(("back", words.t("button-back"), discord.ButtonStyle.secondary))
        buttons.append(("clear", words.t("button-clear"), discord.ButtonStyle.secondary))
    row = [
        discord.ui.Button[discord.ui.View](
            label=label, style=style, custom_id=custom_ids.make(verb, at.row.id, at.seat, at.version, len(plan.steps))
        )
        for verb, label, style in buttons
    ]
    return [*row, *_in_advance(at)]


def _in_advance(at: SeatView) -> list[discord.ui.Button[discord.ui.View]]:
    return [standing_button(at.audience.texts, at.row)] if at.offered_in_advance else []


# --- clicks on the panel ------------------------------------------------------------------------------------------


async def pressed(
    services: Services, interaction: Interaction, press: custom_ids.Pressed, values: Sequence[str]
) -> None:
    """A control of the private panel was used. The click is acknowledged already."""
    table_id, seat, version, planned = press.numbers
    at = await view_seat(services, interaction, table_id)
    steps = await drafts.steps_of(services.store.reading, table_id, at.seat, at.version)
    if at.seat != seat or at.version != version or len(steps) != planned:
        note = at.audience.texts.t("panel-moved-on")
        await show_panel(services, interaction, at, steps, note=note)
    elif press.verb == "tab":
        await show_panel(services, interaction, at, steps, press.rest)
    elif press.verb in ("pick", "take"):
        await _picked(services, interaction, at, steps, press, values)
    elif press.verb in ("back", "clear"):
        await _replan(services, interaction, at, steps[:-1] if press.verb == "back" else ())
    else:
        await _commit(services, interaction, at, steps)


async def _picked(
    services: Services,
    interaction: Interaction,
    at: SeatView,
    steps: Sequence[str],
    press: custom_ids.Pressed,
    values: Sequence[str],
) -> None:
    plan = at.plan(steps)
    root = _menu(at, plan)
    address = "" if press.rest == "-" else press.rest
    keys = values if press.verb == "pick" else [""]
    branches = [walk(root, ".".join(part for part in (address, key) if part)) for key in sorted(keys, key=_place)]
    found = [branch for branch in branches if branch is not None]
    if not found or len(found) != len(branches):
        await show_panel(services, interaction, at, steps, note=at.audience.texts.t("panel-moved-on"))
        return
    if found[0].node is not None:
        there = f"{address}.{found[0].key}" if address and press.verb == "pick" else address or found[0].key
        await show_panel(services, interaction, at, steps, there)
        return
    chosen = [at.game.notation(branch.action) for branch in found if branch.action is not None]
    await _replan(services, interaction, at, steps, chosen)


def _place(key: str) -> tuple[int, str]:
    """The order of the keys of one list: Discord does not promise any."""
    return len(key), key


async def _replan(
    services: Services, interaction: Interaction, at: SeatView, steps: Sequence[str], added: Sequence[str] = ()
) -> None:
    """Keeps a changed plan and shows it. Steps picked together are taken in an order that is legal."""
    note = ""
    kept = tuple(steps)
    if added:
        plan = _best_order(at, kept, added)
        kept = plan.steps
        if plan.stopped is not None:
            note = at.audience.texts.refusal(plan.stopped, at.game.info)
    await services.store.write(lambda transaction: drafts.keep(transaction, at.row.id, at.seat, at.version, kept))
    await show_panel(services, interaction, at, kept, note=note)


def _best_order(at: SeatView, steps: tuple[str, ...], added: Sequence[str]) -> Plan:
    """The added steps in the first order in which all are legal, else as far as the given order goes."""
    given = at.plan((*steps, *added))
    if given.stopped is None or len(added) > 4:
        return given
    for order in permutations(added):
        plan = at.plan((*steps, *order))
        if plan.stopped is None:
            return plan
    return given


async def _commit(services: Services, interaction: Interaction, at: SeatView, steps: Sequence[str]) -> None:
    plan = at.plan(steps)
    closing = turn_end(at.game, plan.legal)
    wanted = [*plan.steps, closing] if closing else list(plan.steps)
    request = Request(at.row.id, interaction.user.id, interaction.id, at.version)
    try:
        done = await services.tables.perform(
            request, lambda game, table, seat: core.act(game, table, seat, wanted, services.now()), services.now()
        )
    except RulesError as refusal:
        if refusal.reason not in ("stale", "not-your-turn"):
            raise
        await opened(services, interaction, at.row.id, at.audience.texts.t("panel-moved-on"))
        return
    services.wake()
    words = at.audience.texts
    if done.change.table.ended or done.seat not in core.owing(at.game, done.change.table):
        await answers.show(interaction, answers.done(interaction, words, done.row))
    else:
        await opened(services, interaction, at.row.id, words.t("panel-done-more"))
