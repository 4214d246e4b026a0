"""The markets: new cards, gaining wonders and leaders, what the external threat takes (PC-5.2, PC-8, PC-18.3)."""

from rules.core.bitset import with_item
from rules.path_of_civilization import windows
from rules.path_of_civilization.cards import (
    ERA_OF_ROUND,
    NEW_CARDS,
    SOLO_LEAST,
)
from rules.path_of_civilization.claims import winners
from rules.path_of_civilization.course import Course, word_list
from rules.path_of_civilization.powers import cost_of, payer_of, triggered
from rules.path_of_civilization.state import PASS, Due, Kind


def reveal_new(course: Course) -> None:
    """This round's wonders and leaders join their markets (PC-5.2, PC-5.3)."""
    state = course.state
    era = ERA_OF_ROUND[state.round] - 1
    count = NEW_CARDS[state.seats][0 if state.round == 1 else 1]
    wonders, leaders = state.wonder_decks[era][:count], state.leader_decks[era][:count]
    course.reveal()
    course.set(
        wonder_market=(*state.wonder_market, *wonders),
        leader_market=(*state.leader_market, *leaders),
        wonder_decks=with_item(state.wonder_decks, era, state.wonder_decks[era][count:]),
        leader_decks=with_item(state.leader_decks, era, state.leader_decks[era][count:]),
    )
    course.tell("round", None, number=state.round, wonder_list=word_list(wonders), leader_list=word_list(leaders))


def close(course: Course) -> None:
    """Priority is applied once (PC-8.6, PC-8.7); all pay and take their cards, then the effects follow (PC-8.13)."""
    state = course.state
    window, wishes = state.window, state.wishes
    assert window is not None
    gained = {seat: card for card, seat in winners(state, wishes).items()}
    windows.close_window(course)
    for seat in window.seats:
        if seat in gained:
            _gain(course, seat, gained[seat], window.kind)
        elif wishes[seat] and wishes[seat] != (PASS,):
            course.tell("outbid", seat, card=f"@{wishes[seat][0]}")


def _gain(course: Course, seat: int, card: str, kind: Kind) -> None:
    """PC-8.9, PC-8.10. What the card costs is counted before it changes anything."""
    cost = cost_of(course.state, seat, card)
    course.pay_agents(seat, payer_of(kind), cost)
    course.tell(kind, seat, card=f"@{card}", cost=cost)
    own, state = course.own(seat), course.state
    if kind == "wonder":
        course.set(wonder_market=tuple([other for other in state.wonder_market if other != card]))
        course.change(seat, wonders=(*own.wonders, card))
    else:
        course.set(leader_market=tuple([other for other in state.leader_market if other != card]))
        if own.leader:
            course.change(seat, cemetery=(*own.cemetery, own.leader))
            course.tell("buried", seat, card=f"@{own.leader}")
        course.change(seat, leader=card)
    course.owe(seat, *[Due(card, gain) for gain in state.great(card).instant])
    if kind == "wonder":
        course.owe(seat, *[Due(source, gain) for source, gain in triggered(course.state, seat, "gain_wonder")])


def threat_takes(course: Course) -> None:
    """Solo: at the end of phase C the oldest card leaves each full market (PC-18.3)."""
    state = course.state
    if state.seats > 1:
        return
    taken = [cards[0] for cards in (state.wonder_market, state.leader_market) if len(cards) >= SOLO_LEAST]
    if taken:
        course.set(
            wonder_market=tuple([card for card in state.wonder_market if card not in taken]),
            leader_market=tuple([card for card in state.leader_market if card not in taken]),
            taken=(*state.taken, *taken),
        )
        course.tell("threat-took", None, card_list=word_list(tuple(taken)))
