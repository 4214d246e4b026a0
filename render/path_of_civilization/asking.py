"""What the private panel asks in Path of Civilization, and how far the round is.

Made from the asked seat's own observation: what it has chosen so far is said, so that nobody is asked the same twice.
"""

from collections.abc import Sequence

from render.path_of_civilization import phrases
from render.path_of_civilization.phrases import PREFIX, name_of
from render.path_of_civilization.text_board import told
from render.path_of_civilization.words import winner_of
from render.words.text import Texts
from rules.path_of_civilization.cards import ROUNDS
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.state import CLAIMS, PASS, Window


def asked(texts: Texts, observation: CivObservation, question: str, names: Sequence[str]) -> str:
    """The question in one sentence, where it depends on the position."""
    window, seat = observation.window, observation.viewer
    if window is None or seat is None:
        return ""
    if window.kind in CLAIMS:
        return _claim(texts, observation, window, seat, names)
    if seat in window.decided:
        return texts.t("pc-asked-again")
    if question in ("pc-fate", "pc-fate-further"):
        return _exchange(texts, observation, first=question == "pc-fate")
    return ""


def _claim(texts: Texts, observation: CivObservation, window: Window, seat: int, names: Sequence[str]) -> str:
    """The wish itself once there is one, and what may be added to it."""
    wishes, ready = observation.wishes, seat in window.decided
    if not wishes:
        return texts.t("pc-asked-wish", kind=window.kind)
    if wishes == (PASS,):
        return texts.t("pc-asked-nothing", ready=ready)
    rival = _rival(observation, window, seat)
    if rival is not None and not ready:
        return texts.t("pc-asked-second", card=f"@{window.intentions[seat]}", name=names[rival])
    first, *further = wishes
    others = [name_of(texts, wish) for wish in further]
    return texts.t("pc-asked-wished", card=f"@{first}", further_list=others, ready=ready)


def _rival(observation: CivObservation, window: Window, seat: int) -> int | None:
    """Who would gain now what a seat wants most of what it can gain."""
    winner = winner_of(observation, window.intentions[seat]) if window.intentions else None
    return None if winner == seat else winner


def _exchange(texts: Texts, observation: CivObservation, *, first: bool) -> str:
    """How often the exchange in question is used: no challenge has more than two."""
    assert observation.challenge is not None
    one = observation.challenge.exchanges[0 if first else 1]
    paid = texts.enumerate([phrases.price(texts, price) for price in one.pay])
    return texts.t("pc-asked-exchange", paid=paid, gain=phrases.gains(texts, one.gain))


def progress(texts: Texts, observation: CivObservation, names: Sequence[str]) -> str:
    """How far the round is, what the seat has chosen already, what others want, and who is still choosing."""
    window, seat = observation.window, observation.viewer
    if window is None or seat is None:
        return ""
    told_so_far = [texts.t("pc-progress", number=observation.round, rounds=ROUNDS, kind=window.kind)]
    if observation.answer:
        told_so_far.append(texts.t("pc-progress-chosen", answer=told(texts, observation.answer)))
    others = [other for other in window.seats if other != seat]
    wanting = [other for other in others if window.intentions and window.intentions[other]]
    told_so_far += [_wanting(texts, observation, window, other, names) for other in wanting]
    awaited = [names[other] for other in others if other not in (*wanting, *window.decided)]
    told_so_far += [texts.t("pc-progress-awaited", seats=awaited)] if awaited else []
    return texts.sentences([*told_so_far, *texts.closing(PREFIX, observation.closing)])


def _wanting(texts: Texts, observation: CivObservation, window: Window, seat: int, names: Sequence[str]) -> str:
    """What another seat wants in an open claim, and whether it would gain it now."""
    meant = window.intentions[seat]
    return texts.t(
        "pc-progress-wants",
        name=names[seat],
        what="pass" if meant == PASS else "card",
        card=f"@{meant}",
        ready=seat in window.decided,
        second=_rival(observation, window, seat) is not None,
    )


def ending(texts: Texts, observation: CivObservation) -> str:
    """Who is ready without a wish wants nothing; who comes second may leave it at that."""
    window, seat = observation.window, observation.viewer
    if window is None or seat is None or window.kind not in CLAIMS:
        return ""
    if not observation.wishes:
        return texts.t("pc-want-nothing")
    return texts.t("pc-leave-it") if _rival(observation, window, seat) is not None else ""
