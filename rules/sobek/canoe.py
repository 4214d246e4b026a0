"""Canoe tokens (SB-8): one is chosen of the slots (SB-7.9) or of the Architect's (SB-9.10) and applied at once."""

from rules.core.bitset import with_item
from rules.sobek.actions import Token
from rules.sobek.course import Course, tile_words
from rules.sobek.legal import token_actions
from rules.sobek.state import Attached, attached_order
from rules.sobek.tokens import CANOE, sorted_tokens, without


def offer_slots(course: Course) -> None:
    """After a sale the seller looks at the tokens left and chooses one (SB-7.9); none left: the turn is over."""
    if not any(course.state.slots):
        course.end_turn()
        return
    if not course.state.looked[course.state.active]:
        course.reveal()
    course.set_own(course.state.active, looked=True)
    course.set(phase="canoe")
    course.tell("looked", course.state.active, {"count": sum(map(bool, course.state.slots))}, reveals=True)
    _ask(course)


def offer_drawn(course: Course) -> None:
    """The Architect's tokens are drawn and one of them is chosen (SB-9.10)."""
    state = course.state
    if not state.aside:
        course.tell("no-effect", state.active)
        course.end_turn()
        return
    course.reveal()
    dice = state.chance.dice()
    tokens = dice.shuffled(state.aside)
    drawn, aside = tokens[:DRAWN], tokens[DRAWN:]
    course.set(chance=dice.rest(), drawn=sorted_tokens(drawn), aside=sorted_tokens(aside), phase="architect")
    course.tell("tokens-drawn", state.active, {"count": len(drawn)}, reveals=True)
    _ask(course)


DRAWN = 3
"""How many of the tokens set aside the Architect sees."""


def _ask(course: Course) -> None:
    """Leaves the choice to the active seat, or makes it when there is only one (SB-14.5)."""
    state = course.state
    offered = state.slots if state.phase == "canoe" else state.drawn
    choices = list(token_actions(state, offered))
    if len(choices) == 1:
        apply(course, choices[0])


def apply(course: Course, choice: Token) -> None:
    """The token leaves its place and works; then the turn is over, but for an extra turn."""
    state = course.state
    seat, kind = state.active, choice.token
    if state.phase == "canoe":
        course.set(slots=with_item(state.slots, state.slots.index(kind), ""))
    else:
        course.set(aside=sorted_tokens((*state.aside, *without(state.drawn, kind))), drawn=())
    course.tell("token", seat, {"token": f"@canoe_{kind}"}, reveals=True)
    _work(course, seat, kind, choice.target)
    if kind == "extra_turn":
        course.start_turn(seat, extra=True)
    else:
        course.end_turn()


def _work(course: Course, seat: int, kind: str, target: str) -> None:
    """Where the token goes and what it does."""
    token, state = CANOE[kind], course.state
    if token.points:
        course.set_own(seat, kept=sorted_tokens((*state.kept[seat], kind)))
    elif token.corruption:
        course.set_own(1 - seat, given=sorted_tokens((*state.given[1 - seat], kind)))
    elif token.scarabs and target:
        attached = (*state.attached[seat], Attached(target, kind))
        course.set_own(seat, attached=tuple(sorted(attached, key=attached_order)))
        course.tell("attached", seat, {"goods": f"@{target}", "points": course.state.sold_set(seat, target).points})
    elif kind == "forced_tile" and target:
        course.set(forced=int(target))
        course.tell("forced", seat, {"cell": target})
    else:
        course.spend(kind)
        if token.scarabs or kind == "forced_tile":  # it finds no set or tile to go to (SB-8.10, SB-8.12)
            course.tell("no-effect", seat)
    match kind:
        case "points_2_deben":
            course.draw_deben(seat)
        case "best_of_two_deben":
            _best_of_two(course, seat)
        case "corruption_to_hand":
            _corruption_to_hand(course, seat)
        case "discard_opponent_deben":
            _discard_deben(course, 1 - seat)


def _best_of_two(course: Course, seat: int) -> None:
    """SB-8.7: the higher of two is kept, the other goes back: only its drawer has seen it (SB-13.6)."""
    bag = course.state.bag
    if len(bag) < 2:
        course.draw_deben(seat)
        return
    first = course.pick(bag)
    other, best = sorted((first, course.pick(without(bag, first))))
    course.set(bag=without(bag, best))
    course.set_own(seat, put_back=other)
    course.gain_deben(seat, best, other=other)


def _corruption_to_hand(course: Course, seat: int) -> None:
    """SB-8.11: all tiles of the own corruption area go to the hand."""
    tiles = course.state.corruption[seat]
    course.set_own(seat, hands=course.state.hands[seat] | tiles, corruption=0)
    if tiles:
        course.tell("corruption-to-hand", seat, {"count": tiles.bit_count()}, {seat: {"tiles": tile_words(tiles)}})


def _discard_deben(course: Course, victim: int) -> None:
    """SB-8.13: a random Deben token of the opponent leaves the game; only its owner sees which."""
    owned = course.state.debens[victim]
    if not owned:
        return
    value = course.pick(owned)
    lost = tuple(sorted((*course.state.lost[victim], value)))
    course.set_own(victim, debens=without(owned, value), lost=lost)
    course.tell("deben-lost", victim, {}, {victim: {"value": value}}, reveals=True)
