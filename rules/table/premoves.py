"""Premoves, answers left in advance: which may be left, which still hold, and what they answer.

A premove is a sealed list of steps. It expires with the turn, the round or the game in which it was left; each step
answers once, unless it repeats.
"""

from collections.abc import Sequence

import msgspec

from rules.core.contract import Action, AnyGame, Observation, Premove, PremoveOffer, Until
from rules.core.errors import TableError


class AnswerInAdvance(msgspec.Struct, frozen=True):
    """The answer of a premove, and the premoves that remain after it."""

    action: Action
    left: tuple[Premove, ...]


def checked(
    game: AnyGame, observation: Observation, held: Sequence[Premove], wanted: Sequence[Premove]
) -> tuple[Premove, ...]:
    """The ``wanted`` premoves as the viewer of ``observation`` may leave them now, marked with their expiry.

    One that is ``held`` and holds may stay as it is, although it, or a step of it, is not offered any more. Raises
    ``TableError``.
    """
    offers = {offer.name: offer for offer in game.premove_offers(observation)}
    names = [premove.name for premove in wanted]
    still = {(premove.name, premove.steps): premove for premove in holding(game, observation, held)}
    kept = []
    for premove in wanted:
        if names.count(premove.name) > 1:
            raise TableError("premove-twice", choice=premove.name)
        known = still.get((premove.name, premove.steps))
        if known is not None:
            kept.append(known)
        elif (offer := offers.get(premove.name)) is not None:
            kept.append(_marked(game, observation, offer, premove))
        else:
            raise TableError("premove-not-offered", choice=premove.name)
    return tuple(kept)


def _marked(game: AnyGame, observation: Observation, offer: PremoveOffer, premove: Premove) -> Premove:
    steps = premove.steps
    for step in steps:
        if step not in offer.choices:
            raise TableError("premove-not-offered", choice=step)
        if steps.count(step) > 1:
            raise TableError("premove-twice", choice=step)
    if not offer.least <= len(steps) <= offer.most:
        raise TableError("premove-count", least=offer.least, most=offer.most)
    if offer.closing:
        steps = (*[step for step in steps if step != offer.closing], offer.closing)
    if not offer.ordered:
        steps = tuple(choice for choice in offer.choices if choice in steps)
    return Premove(offer.name, steps, mark_of(game, observation, offer.until), offer.until, offer.repeats)


def mark_of(game: AnyGame, observation: Observation, until: Until) -> str:
    """What identifies the current turn or round; the whole game needs no mark."""
    return "" if until == "game" else game.premove_mark(observation, until)


def has_expired(game: AnyGame, observation: Observation, premove: Premove) -> bool:
    """Whether the turn or the round of the premove is over."""
    return premove.mark != mark_of(game, observation, premove.until)


def holding(game: AnyGame, observation: Observation, held: Sequence[Premove]) -> tuple[Premove, ...]:
    """The premoves that have not expired."""
    return tuple(premove for premove in held if not has_expired(game, observation, premove))


def answer(
    game: AnyGame, observation: Observation, legal: Sequence[Action], held: Sequence[Premove]
) -> AnswerInAdvance | None:
    """The answer of the first premove that answers the pending decision; ``None`` when none does."""
    for place, premove in enumerate(held):
        if has_expired(game, observation, premove):
            continue
        action = game.premove_answer(observation, legal, premove)
        if action is not None:
            rest = premove if premove.repeats else _used(game, observation, legal, premove, action)
            return AnswerInAdvance(action, (*held[:place], *([rest] if rest.steps else []), *held[place + 1 :]))
    return None


def _used(
    game: AnyGame, observation: Observation, legal: Sequence[Action], premove: Premove, action: Action
) -> Premove:
    """The premove without the step that gave this answer: the last one of the shortest prefix that gives it."""
    steps = premove.steps
    for count in range(1, len(steps)):
        beginning = msgspec.structs.replace(premove, steps=steps[:count])
        if game.premove_answer(observation, legal, beginning) == action:
            return msgspec.structs.replace(premove, steps=(*steps[: count - 1], *steps[count:]))
    return msgspec.structs.replace(premove, steps=steps[:-1])
