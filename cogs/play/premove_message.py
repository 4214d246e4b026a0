"""The private message with a seat's premoves: what is offered, what is set, and the controls."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import discord

from cogs.base import custom_ids
from cogs.kit import buttons, lists
from cogs.kit.seat_view import SeatView
from cogs.planning.addresses import steps_mark
from render.words.text import Texts
from rules.core.contract import Premove, PremoveOffer
from rules.core.errors import UnknownNotation
from rules.core.menu import WIDEST

SWITCHES = 8
"""Offers of one choice that get a button: two rows, with room for two more buttons."""

Button = discord.ui.Button[discord.ui.View]
Select = discord.ui.Select[discord.ui.View]
SECONDARY, DANGER, SUCCESS = discord.ButtonStyle.secondary, discord.ButtonStyle.danger, discord.ButtonStyle.success


def is_chosen_at_once(offer: PremoveOffer) -> bool:
    """Whether all steps of an offer are selected together. Discord does not promise the order of selected values, so
    an ordered list is drafted step by step, as is one that does not fit one select."""
    return not offer.ordered and len(offer.choices) <= WIDEST


def is_set_at_once(offer: PremoveOffer) -> bool:
    """Whether a selection is set without confirmation."""
    return is_chosen_at_once(offer) and offer.least <= 1


@dataclass(frozen=True)
class PremoveView:
    """A seat's premoves as they are shown: the ``draft`` of the list ``name``, the ``page`` of its possible next
    steps; and the drafts of the ``other`` lists by their names."""

    at: SeatView
    name: str = ""
    draft: tuple[str, ...] = ()
    page: int = 0
    other: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @cached_property
    def gone(self) -> list[Premove]:
        """Premoves that are set but not offered any more: they can only be cleared."""
        offered = {offer.name for offer in self.at.offered_in_advance}
        return [premove for premove in self.at.left_in_advance if premove.name not in offered][:SWITCHES]

    @cached_property
    def switches(self) -> list[PremoveOffer]:
        """The offers that one button sets or clears."""
        single = [offer for offer in self.at.offered_in_advance if len(offer.choices) == 1 and not offer.ordered]
        return single[: SWITCHES - len(self.gone)]

    @cached_property
    def lists(self) -> list[PremoveOffer]:
        """The offers of several choices; one of them is open at a time."""
        return [offer for offer in self.at.offered_in_advance if offer not in self.switches][:WIDEST]

    @property
    def opened(self) -> PremoveOffer | None:
        """The list that is open."""
        named = (offer for offer in self.lists if offer.name == self.name)
        return next(named, self.lists[0] if self.lists else None)

    @property
    def following(self) -> PremoveOffer | None:
        """The list after the open one; after the last one the first."""
        if self.opened is None or len(self.lists) == 1:
            return None
        return self.lists[(self.lists.index(self.opened) + 1) % len(self.lists)]

    def draft_of(self, offer: PremoveOffer) -> tuple[str, ...]:
        """The draft of a list; without one the steps that are set."""
        if offer == self.opened:
            return self.draft
        return self.other.get(offer.name, self.at.premove_steps(offer.name))

    @property
    def ready(self) -> list[Premove]:
        """The drafts that can be set."""
        return [
            Premove(offer.name, self.draft_of(offer))
            for offer in self.lists
            if _is_unfinished(self, offer) and offer.least <= len(self.draft_of(offer)) <= offer.most
        ]

    @property
    def words(self) -> Texts:
        return self.at.audience.texts

    def title(self, name: str) -> str:
        return self.words.effect(self.at.game.info.prefix, name)

    def label(self, choice: str) -> str:
        """A choice in words: named as in the menu if it is an action, else by its own text."""
        info = self.at.game.info
        try:
            path = self.at.game.path(self.at.game.parse(choice))
        except UnknownNotation:
            return self.words.effect(info.prefix, choice)
        return " · ".join(self.words.choice(info, part) for part in path)

    def emoji(self, offer: str, choice: str) -> discord.PartialEmoji | None:
        return self.at.emoji.of_step(self.at.game, self.at.observation, offer, choice)

    def switch_label(self, offer: PremoveOffer) -> str:
        """An offer of one choice; the choice is named if it differs from the offer."""
        [choice] = offer.choices
        title = self.title(offer.name)
        return title if choice == offer.name else f"{title} · {self.label(choice)}"


# --- words --------------------------------------------------------------------------------------------------------


def tell_premoves(premoves: PremoveView) -> list[str]:
    """Each offer with its rule, how long it holds, and what is set."""
    lines = [premoves.words.t("premove-heading")]
    for offer in premoves.at.offered_in_advance:
        lines += _tell_offer(premoves, offer)
    for premove in premoves.gone:
        lines.append(heading(premoves, premove, premoves.title(premove.name), True))
        if premove.steps != (premove.name,):
            lines.append(_tell_steps(premoves, "premove-steps", premove.steps, len(premove.steps) > 1))
    return lines


def _tell_offer(premoves: PremoveView, offer: PremoveOffer) -> list[str]:
    left = premoves.at.premove_of(offer.name)
    if offer in premoves.switches:
        return [heading(premoves, offer, premoves.switch_label(offer), left is not None)]
    if offer != premoves.opened:
        return [_tell_closed(premoves, offer)]
    lines = [heading(premoves, offer, premoves.title(offer.name), left is not None)]
    if left is not None:
        lines.append(_tell_steps(premoves, "premove-steps", left.steps, offer.ordered))
    if _is_unfinished(premoves, offer) or left is None:
        lines += _tell_draft(premoves, offer)
    return lines


def _tell_closed(premoves: PremoveView, offer: PremoveOffer) -> str:
    """A closed list in one line; its rule is shown when it is open."""
    words, left = premoves.words, premoves.at.premove_steps(offer.name)
    if _is_unfinished(premoves, offer) and premoves.draft_of(offer):
        text = _tell_steps(premoves, "premove-draft", premoves.draft_of(offer), offer.ordered)
    elif left:
        text = _tell_steps(premoves, "premove-steps", left, offer.ordered)
    else:
        text = words.t("premove-empty")
    return words.t("premove-list", choice=premoves.title(offer.name), rest=text)


def heading(premoves: PremoveView, what: PremoveOffer | Premove, title: str, left: bool) -> str:
    """What an offer answers by which rule, whether it is ``left``, and how long it holds."""
    words = premoves.words
    rule = words.rule(premoves.at.game.info.prefix, what.name)
    holds = words.t("premove-holds", until=what.until, repeats=what.repeats)
    text = words.t("premove-left" if left else "premove-open", choice=title, rule=rule)
    return words.sentences([text, holds])


def _tell_steps(premoves: PremoveView, key: str, steps: Sequence[str], ordered: bool) -> str:
    """The steps in words, numbered where the order counts."""
    words, labels = premoves.words, [premoves.label(step) for step in steps]
    if ordered:
        labels = [words.t("premove-step", number=number, choice=label) for number, label in enumerate(labels, 1)]
    return words.t(key, steps=words.enumerate(labels))


def _is_unfinished(premoves: PremoveView, offer: PremoveOffer) -> bool:
    """Whether there is a draft that is not set."""
    left = premoves.at.premove_steps(offer.name)
    return premoves.draft_of(offer) != tuple(step for step in left if step in offer.choices)


def _tell_draft(premoves: PremoveView, offer: PremoveOffer) -> list[str]:
    """The draft of the list, and what it lacks."""
    missing = offer.least - len(premoves.draft)
    lines = [_tell_steps(premoves, "premove-draft", premoves.draft, offer.ordered)] if premoves.draft else []
    if missing > 0 and not is_set_at_once(offer):
        lines.append(premoves.words.t("premove-missing", missing=missing))
    return lines


# --- controls -----------------------------------------------------------------------------------------------------


def draw_controls(premoves: PremoveView) -> discord.ui.View:
    """The select that opens a list, the open list, its buttons; then a button for each offer of one choice."""
    view = discord.ui.View(timeout=None)
    rows: list[Sequence[Button | Select]] = []
    if len(premoves.lists) > 1:
        rows.append([_opener(premoves)])
    if premoves.opened is not None:
        rows += [_choices(premoves, premoves.opened), _list_buttons(premoves, premoves.opened)]
    switches: list[Button] = [*_set_all(premoves), *_switches(premoves)]
    switches.append(buttons.play_button(premoves.words, premoves.at.row))
    rows += [switches[start : start + 5] for start in range(0, len(switches), 5)]
    for number, row in enumerate(row for row in rows if row):
        for item in row:
            item.row = number
            view.add_item(item)
    return view


def _opener(premoves: PremoveView) -> Select:
    options = [(premoves.title(offer.name), offer.name) for offer in premoves.lists]
    custom_id, opened = custom_ids.make("premove-open", premoves.at.row.id), premoves.opened
    return lists.select(custom_id, premoves.words.t("premove-which"), options, opened.name if opened else None)


def _choices(premoves: PremoveView, offer: PremoveOffer) -> list[Select]:
    """The possible choices of the open list; nothing once it is full."""
    at_once, draft = is_chosen_at_once(offer), premoves.draft
    offered = _pages(offer, draft)[_page(premoves, offer)]
    if not offered or (len(draft) >= offer.most and not at_once):
        return []
    select = Select(
        custom_id=custom_ids.make("premove-pick", premoves.at.row.id, steps_mark(draft), rest=offer.name),
        placeholder=_placeholder(premoves, offer)[:150],
        min_values=min(offer.least, len(offered)) if at_once else 1,
        max_values=min(offer.most, len(offered)) if at_once else 1,
    )
    for choice in offered:
        select.add_option(
            label=premoves.label(choice)[:100],
            value=choice,
            emoji=premoves.emoji(offer.name, choice),
            default=at_once and choice in draft,
        )
    return [select]


def _placeholder(premoves: PremoveView, offer: PremoveOffer) -> str:
    words, title = premoves.words, premoves.title(offer.name)
    if not is_chosen_at_once(offer):
        return words.t("premove-next", name=title, number=len(premoves.draft) + 1)
    if offer.most == 1:
        return title
    kind = "exact" if offer.least == offer.most else "range" if offer.least > 1 else "most"
    return words.t("panel-so-many", question=title, least=offer.least, most=offer.most, kind=kind)


def _pages(offer: PremoveOffer, draft: Sequence[str]) -> list[list[str]]:
    """The choices, split into selects."""
    left = [choice for choice in offer.choices if is_chosen_at_once(offer) or choice not in draft]
    return [left[start : start + WIDEST] for start in range(0, len(left), WIDEST)] or [[]]


def _page(premoves: PremoveView, offer: PremoveOffer) -> int:
    return premoves.page % len(_pages(offer, premoves.draft))


def _list_buttons(premoves: PremoveView, offer: PremoveOffer) -> list[Button]:
    """Set the list, remove its last step, clear it, turn the page, go to the next list: each only if it has an
    effect."""
    draft, row = premoves.draft, premoves.at.row
    ready = offer.least <= len(draft) <= offer.most and _is_unfinished(premoves, offer)
    closing = []
    if ready and draft:
        closing.append(
            _button(premoves, "button-premove-leave", "premove-leave", offer.name, steps_mark(draft), style=SUCCESS)
        )
    if draft and not is_chosen_at_once(offer):
        closing.append(_button(premoves, "button-back", "premove-back", offer.name, steps_mark(draft)))
    if draft or premoves.at.premove_of(offer.name) is not None:
        closing.append(_button(premoves, "button-premove-clear", "premove-off", offer.name))
    pages = len(_pages(offer, draft))
    if pages > 1 and len(draft) < offer.most:
        following = (_page(premoves, offer) + 1) % pages
        label = premoves.words.t("button-page", number=following + 1)
        closing.append(
            Button(label=label, custom_id=custom_ids.make("premove-page", row.id, following, rest=offer.name))
        )
    if premoves.following is not None:
        label = premoves.words.t("button-premove-next", choice=premoves.title(premoves.following.name))
        custom_id = custom_ids.make("premove-page", row.id, 0, rest=premoves.following.name)
        closing.append(Button(label=label[: buttons.WIDEST], custom_id=custom_id))
    return closing


def _set_all(premoves: PremoveView) -> list[Button]:
    """Sets all drafts, if there are more than that of the open list."""
    if not any(premoves.opened is None or one.name != premoves.opened.name for one in premoves.ready):
        return []
    label = premoves.words.t("button-premove-all")
    return [Button(label=label, style=SUCCESS, custom_id=custom_ids.make("premove-all", premoves.at.row.id))]


def _button(
    premoves: PremoveView, key: str, verb: str, name: str, *numbers: int, style: discord.ButtonStyle = SECONDARY
) -> Button:
    custom_id = custom_ids.make(verb, premoves.at.row.id, *numbers, rest=name)
    return Button(label=premoves.words.t(key), style=style, custom_id=custom_id)


def _switches(premoves: PremoveView) -> list[Button]:
    """The buttons that set or clear an offer of one choice."""
    closing = []
    for offer in premoves.switches:
        label = premoves.switch_label(offer)
        if premoves.at.premove_of(offer.name) is None:
            custom_id = custom_ids.make("premove-on", premoves.at.row.id, rest=offer.name)
            closing.append(Button(label=label[: buttons.WIDEST], style=DANGER, custom_id=custom_id))
        else:
            closing.append(_ask_again(premoves, offer.name, label))
    return [*closing, *(_ask_again(premoves, premove.name, premoves.title(premove.name)) for premove in premoves.gone)]


def _ask_again(premoves: PremoveView, name: str, label: str) -> Button:
    custom_id = custom_ids.make("premove-off", premoves.at.row.id, rest=name)
    return Button(
        label=premoves.words.t("button-ask-again", choice=label)[: buttons.WIDEST], style=SECONDARY, custom_id=custom_id
    )
