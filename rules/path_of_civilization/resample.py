"""States that fit what a viewer knows: what is hidden is drawn anew (PC-15.2, PC-15.3)."""

from collections.abc import Mapping, Sequence

from rules.core.chance import Chance, Dice
from rules.core.contract import public_part
from rules.path_of_civilization.actions import notation
from rules.path_of_civilization.cards import LEADERS, TOKENS, WONDERS, Leader, Wonder
from rules.path_of_civilization.legal import answers
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.powers import affordable_cards
from rules.path_of_civilization.setup import era_cards, token_pairs
from rules.path_of_civilization.state import CLAIMS, PASS, CivPublic, CivState


def resample_from(observation: CivObservation, dice: Dice) -> CivState:
    """A state that gives this observation to its viewer."""
    return CivState(
        **public_part(observation, CivPublic),
        wonder_decks=tuple(map(dice.shuffled, unseen_cards(observation, WONDERS))),
        leader_decks=tuple(map(dice.shuffled, unseen_cards(observation, LEADERS))),
        tokens=_tokens(observation, dice),
        answers=tuple(_answer(observation, seat, dice) for seat in range(observation.seats)),
        wishes=tuple(_wishes(observation, seat, dice) for seat in range(observation.seats)),
        chance=Chance(dice.branch()),
    )


def unseen_cards(public: CivPublic, cards: Mapping[str, Wonder] | Mapping[str, Leader]) -> tuple[tuple[str, ...], ...]:
    """Era by era the wonders, or leaders, that nobody has seen, in the order of the data."""
    seen = {*public.wonder_market, *public.leader_market, *public.taken}
    for own in public.civilizations:
        seen.update(own.wonders, own.leaders)
    return tuple(tuple(card for card in era if card not in seen) for era in era_cards(cards))


def unseen_tokens(public: CivPublic) -> tuple[str, ...]:
    """The tokens that lie face down on levels nobody has reached."""
    seen = {token for level in public.levels for token in (*level.available, *level.offered, level.rejected)}
    return tuple(token for token in TOKENS if token not in seen)


def _tokens(seen: CivObservation, dice: Dice) -> tuple[tuple[str, ...], ...]:
    pairs = iter(token_pairs(dice.shuffled(unseen_tokens(seen))))
    return tuple(() if level.face_up else next(pairs) for level in seen.levels)


def _answer(seen: CivObservation, seat: int, dice: Dice) -> str:
    """The sealed answer of a seat that has decided: the viewer's own one, else any."""
    window = seen.window
    if seat == seen.viewer:
        return seen.answer
    if window is None or window.kind in CLAIMS or seat not in window.decided:
        return ""
    return notation(dice.pick(answers(seen, seat)))


def _wishes(seen: CivObservation, seat: int, dice: Dice) -> tuple[str, ...]:
    """The wishes of a seat: of others what is shown of them, and where nothing is, any card that they can pay."""
    window = seen.window
    if seat == seen.viewer:
        return seen.wishes
    if window is None or window.kind not in CLAIMS:
        return ()
    if window.intentions:
        return (window.intentions[seat],) if window.intentions[seat] else ()
    if seat not in window.decided:
        return ()
    cards: Sequence[str] = affordable_cards(seen, seat, window.kind)
    return (dice.pick((*cards, PASS)),)
