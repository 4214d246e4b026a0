"""What every action shares: changing the state, and telling what happened.

Events, with their arguments (lists hold ``@`` words of the glossary, equal ones several times):

=====================  =============================================================================================
``decided``            a seat has answered a sealed window; nothing else is told
``wished``             an open intention has changed: ``card``, or none of it for a pass
``reopened``           a seat has changed its list, and is not ready any more: nothing is told about the list
``ready``              a seat has marked itself ready
``moved``              the intention of a seat has moved on, or back, to another of its wishes: ``card``
``displaced``          a seat would not win its card any more and has lost its ready mark: ``card``
``revealed``           a window has closed; everything below follows from it: ``step``
``round``              a round begins: ``number``, ``wonder_list``, ``leader_list`` (new in the markets)
``board``              a board was chosen, or dealt: ``board``
``planned``            ``left_list``, ``right_list``, ``discarded_list``
``deployed``           ``agent_list``, and ``lost`` (how many the limit left out)
``advanced``           a step in philosophy: ``level``
``tokens``             the tokens of a level are turned up: ``level``, ``token_list``
``available``          which token stays: ``token``, ``rejected``
``benefit``            ``token``, ``times``
``wonder, leader``     a card was gained: ``card``, ``cost``
``buried``             a leader was replaced: ``card``
``outbid``             a claim came to nothing: ``card``
``threat-took``        solo: ``card_list``
``studied``            ``point_list``, and ``lost`` (how many the limit left out, or did not fit)
``bought``             ``card``
``sold-out``           the last copy went to others: ``card``
``bought-nothing``     nothing could be paid for
``exchanged``          ``challenge``, ``times`` (of all exchanges together)
``granted``            ``challenge``: from now on it holds for everybody
``history``            ``challenge``, ``points``, ``vp``
``battle``             ``battle``, ``power``, and ``line`` (0: no reward)
``threat``             ``battle``, ``power`` of the external threat
``gained``             ``source``, ``gain_list``
``game-over``          the last round is over
=====================  =============================================================================================

Words of a ``gain_list``: the agents, ``vp``, ``population``, ``legacy``, ``research_culture`` ..., technologies.
"""

from typing import Any

from msgspec.structs import replace

from rules.core.bitset import with_item
from rules.core.contract import Outcome
from rules.core.event import Event
from rules.path_of_civilization.state import Civilization, CivState, Due
from rules.path_of_civilization.vocabulary import AGENTS, Counts


def words_of(counts: Counts, words: tuple[str, ...] = AGENTS) -> list[str]:
    """Five numbers as words of the glossary."""
    return [f"@{word}" for word, count in zip(words, counts, strict=True) for _ in range(count)]


def word_list(cards: tuple[str, ...]) -> list[str]:
    """Cards as words of the glossary."""
    return [f"@{card}" for card in cards]


class Course:
    """One action being carried out: the ``state`` so far and the events that led to it.

    :meth:`reveal` is called before anything happens that the acting seat could not have known; all events from there on
    count as revealing."""

    def __init__(self, state: CivState) -> None:
        self.state = state
        self._events: list[Event] = []
        self._shown: CivState | None = None

    def set(self, **changes: Any) -> None:
        """Changes fields of the state."""
        self.state = replace(self.state, **changes)

    def own(self, seat: int) -> Civilization:
        """A seat's civilization as it is now."""
        return self.state.civilizations[seat]

    def change(self, seat: int, **changes: Any) -> None:
        """Changes fields of a seat's civilization."""
        civilizations = self.state.civilizations
        self.set(civilizations=with_item(civilizations, seat, replace(civilizations[seat], **changes)))

    def reveal(self) -> None:
        """Marks the state as the last one that a preview may show."""
        if self._shown is None:
            self._shown = self.state

    def tell(self, kind: str, seat: int | None = None, /, **args: Any) -> None:
        """Adds an event."""
        self._events.append(Event(kind, seat, args, {}, self._shown is not None))

    def outcome(
        self, touched: frozenset[int] | None = None, *, sealed: bool = False, unforeseen: bool = False
    ) -> Outcome[CivState]:
        """What the action led to; an end is ``unforeseen`` where answers of others under seal had a part in it."""
        return Outcome(self.state, tuple(self._events), self._shown, sealed, touched, unforeseen)

    # --- gains to come ----------------------------------------------------------------------------------------

    def owe(self, seat: int, *dues: Due) -> None:
        """These gains will be carried out for a seat after those that wait already."""
        if dues:
            self.set(due=with_item(self.state.due, seat, (*self.state.due[seat], *dues)))

    def settle(self, seat: int, *following: Due) -> None:
        """The first gain that waits is done; ``following`` ones come before all others."""
        self.set(due=with_item(self.state.due, seat, (*following, *self.state.due[seat][1:])))

    # --- cards ------------------------------------------------------------------------------------------------

    def pay_agents(self, seat: int, agent: int, count: int) -> None:
        """Agents go back to the reserve (PC-1.4)."""
        agents = self.own(seat).agents
        self.change(seat, agents=with_item(agents, agent, agents[agent] - count))

    def take_copy(self, seat: int, place: int, technology: str) -> None:
        """A technology of the pile at ``place`` goes to a seat's discovery space."""
        piles = self.state.piles
        self.set(piles=with_item(piles, place, piles[place] - 1))
        self.change(seat, discovery=(*self.own(seat).discovery, technology))
