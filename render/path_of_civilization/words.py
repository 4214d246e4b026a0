"""Path of Civilization in words: whom the round waits for, intentions, alt texts.

Made from observations and results only. Effects and cards are told in ``phrases``, the whole table in ``text_board``.
"""

from collections.abc import Sequence

from render.path_of_civilization.changes import Spot, compared
from render.path_of_civilization.phrases import PREFIX, agents_of, name_of, research_of
from render.words.fitting import ALT, cut
from render.words.since import told
from render.words.text import Texts, listed
from rules.path_of_civilization.cards import ROUNDS, has_priority
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.powers import limit, power
from rules.path_of_civilization.scoring import scores
from rules.path_of_civilization.state import CLAIMS, PASS, Civilization, Kind

# --- the situation --------------------------------------------------------------------------------------------------


def headline(texts: Texts, observation: CivObservation, names: Sequence[str]) -> str:
    """Which decision is open and whom it waits for, with the intentions of an open claim; or how the game ended."""
    result = observation.result
    if result is not None:
        if result.solo:
            ended = texts.t("pc-ended-alone", seat=names[0], points=result.totals[0])
            return texts.sentences([ended, texts.verdict(PREFIX, result)])
        winners = [names[seat] for seat in result.winning_seats]
        return texts.t("pc-won", winners=winners, count=len(winners), points=max(result.totals))
    return texts.sentences([_asked(texts, observation, names), *texts.closing(PREFIX, observation.closing)])


def _asked(texts: Texts, observation: CivObservation, names: Sequence[str]) -> str:
    window = observation.window
    if window is None:
        return texts.t("pc-round", number=observation.round)
    if window.kind in CLAIMS and observation.open_claims:
        shown = [claim_of(texts, observation, seat, names) for seat in window.seats]
        return texts.t("pc-intentions", number=observation.round, kind=window.kind, claim_list=shown)
    awaited = [names[seat] for seat in window.awaited]
    if not awaited:  # in a plan that decides it
        return texts.t("pc-round", number=round_of(observation))
    return texts.t("pc-awaiting", number=observation.round, kind=window.kind, seats=awaited)


def round_of(observation: CivObservation) -> int:
    """The number of the round; boards are chosen before the first one."""
    return max(1, observation.round)


def claim_of(texts: Texts, observation: CivObservation, seat: int, names: Sequence[str]) -> str:
    """What a seat wants in an open claim, whether it is ready, and whether it would gain it now (PC-16.4)."""
    window = observation.window
    assert window is not None
    intention = window.intentions[seat] if window.intentions else ""
    card = "" if intention in ("", PASS) else name_of(texts, intention)
    rival = winner_of(observation, intention)
    return texts.t(
        "pc-intention",
        seat=listed(names[seat]),
        what="card" if card else "pass" if intention == PASS else "none",
        card=card,
        ready=seat in window.decided,
        loses=rival not in (None, seat),
    )


def winner_of(observation: CivObservation, card: str) -> int | None:
    """Who would gain a card if the open claims closed now (PC-8.6); ``None`` where nobody means it."""
    window = observation.window
    if window is None or card in ("", PASS):
        return None
    boards = [own.board for own in observation.civilizations]
    wanting = [seat for seat, meant in enumerate(window.intentions) if meant == card]
    return next(
        (
            seat
            for seat in wanting
            if all(seat == other or has_priority(boards[seat], boards[other], card) for other in wanting)
        ),
        None,
    )


# --- one civilization -----------------------------------------------------------------------------------------------


def total_now(own: Civilization) -> int:
    """The VP of a civilization if the game ended now."""
    return sum(scores(own))


def limits(texts: Texts, observation: CivObservation, seat: int) -> str:
    """The limits of both phases, which are usually one."""
    both = [limit(observation, seat, phase) for phase in ("deployment", "research")]
    return texts.t("pc-limits", deployment=both[0], research=both[1], same=both[0] == both[1])


def summary(texts: Texts, observation: CivObservation, seat: int, name: str) -> str:
    """A civilization in a sentence, for alt texts."""
    own = observation.civilizations[seat]
    return texts.t(
        "pc-alt-civilization",
        seat=listed(name),
        points=total_now(own),
        agents=agents_of(texts, own.agents) if any(own.agents) else texts.t("pc-no-agents"),
        research=research_of(texts, own.research) if any(own.research) else texts.t("pc-no-research"),
        philosophy=own.philosophy,
        legacy=own.legacy,
        power=power(observation, seat),
        leader=name_of(texts, own.leader) if own.leader else 0,
    )


# --- alt texts ------------------------------------------------------------------------------------------------------


def board_alt(
    texts: Texts, observation: CivObservation, names: Sequence[str], since: CivObservation | None = None
) -> str:
    """The alt text of the table, what matters most first, cut to Discord's limit."""
    sentences = [
        texts.t("pc-alt-title", number=round_of(observation), rounds=ROUNDS),
        headline(texts, observation, names),
        *_changed(texts, since, observation, names),
        *[summary(texts, observation, seat, name) for seat, name in enumerate(names)],
        texts.t("pc-alt-wonders", card_list=market_of(texts, observation, "wonder")),
        texts.t("pc-alt-leaders", card_list=market_of(texts, observation, "leader")),
    ]
    return cut(texts.sentences(sentences), ALT)


def _changed(
    texts: Texts, since: CivObservation | None, observation: CivObservation, names: Sequence[str]
) -> list[str]:
    """The places that hold something new since then, and those that something has left."""

    def name(spot: Spot) -> str:
        if spot.seat is not None:
            return listed(names[spot.seat])
        return texts.t("pc-spot-level", number=spot.name) if spot.kind == "level" else name_of(texts, spot.name)

    found = compared(since, observation)
    return told(texts, found.new, [spot for spot, _ in found.left if spot.seat is None], name)


def market_of(texts: Texts, observation: CivObservation, kind: Kind) -> list[str]:
    """The names of the cards of a market."""
    return [name_of(texts, card) for card in observation.market(kind)] or [texts.t("pc-nothing")]


def civilization_alt(texts: Texts, observation: CivObservation, seat: int, names: Sequence[str]) -> str:
    """The alt text of one civilization."""
    own = observation.civilizations[seat]
    sentences = [
        summary(texts, observation, seat, names[seat]),
        limits(texts, observation, seat),
        texts.t("pc-alt-cards", **cards_of(texts, own)),
    ]
    return cut(texts.sentences(sentences), ALT)


def cards_of(texts: Texts, own: Civilization) -> dict[str, list[str]]:
    """The cards of a civilization by where they lie, as lists of names; "nothing" for an empty place."""
    places = {
        "hand_list": own.hand,
        "left_list": own.left,
        "right_list": own.right,
        "discovery_list": own.discovery,
        "ancient_list": own.ancient,
        "wonder_list": own.wonders,
        "cemetery_list": own.cemetery,
    }
    return {
        place: [name_of(texts, card) for card in cards] or [texts.t("pc-nothing")] for place, cards in places.items()
    }


def hand_alt(texts: Texts, observation: CivObservation, names: Sequence[str]) -> str:
    """What the viewer's own picture shows."""
    if observation.viewer is None:
        return texts.t("pc-nothing")
    return civilization_alt(texts, observation, observation.viewer, names)
