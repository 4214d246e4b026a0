"""The game and its naive twin, played side by side: the same deal, the same answers, the same facts."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from rules.core.chance import Dice
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.actions import (
    Agents,
    Also,
    Benefit,
    Board,
    Buy,
    Claim,
    Deploy,
    Fate,
    Plan,
    Points,
    Ready,
    Study,
    Take,
    Token,
)
from tests.rules.path_of_civilization import naive, naive_defaults, naive_play
from tests.rules.path_of_civilization.naive_cards import BATTLE_STANDS, CHALLENGE_STANDS, TYPES, Document

WINDOWS = {
    "board": "board",
    "plan": "project",
    "deploy": "deployment",
    "token": "token",
    "benefit": "benefit",
    "wonder": "wonder",
    "leader": "leader",
    "study": "research",
    "buy": "purchase",
    "fate": "fate",
    "choice": "inner",
}
"""What the game calls a window -> what the twin calls it."""

AGENTS = ("builder", "ambassador", "philosopher", "sage", "unit")


def deal_of(state: Any) -> Document:
    """What chance brought to a game that has just been set up."""
    decks: Document = {
        kind: {era: list(cards) for era, cards in enumerate(piles, 1)}
        for kind, piles in (("wonder", state.wonder_decks), ("leader", state.leader_decks))
    }
    for kind, decked in decks.items():
        decked[1] = [*state.market(kind), *decked[1]]
    return {
        "events": dict(zip((*CHALLENGE_STANDS, *BATTLE_STANDS), (*state.challenges, *state.battles), strict=True)),
        "decks": decks,
        "tokens": {level: list(pair) for level, pair in enumerate(state.tokens, 1)},
        "boards": [own.board or None for own in state.civilizations],
        "order": list(state.choosing) or None,
    }


# --- answers --------------------------------------------------------------------------------------------------------


def spread(counts: Sequence[int], names: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(name for name, count in zip(names, counts, strict=True) for _ in range(count)))


def answer_of(action: Any, wishes: Sequence[str]) -> Any:
    """An action of the game as an answer to the twin; ``wishes`` are the seat's so far."""
    match action:
        case Plan(left=left, right=right):
            return tuple(sorted(left)), tuple(sorted(right))
        case Deploy(agents=counts) | Agents(agents=counts):
            return spread(counts, AGENTS)
        case Study(points=counts) | Points(points=counts):
            return spread(counts, TYPES)
        case Board(board=card) | Token(token=card) | Benefit(token=card) | Buy(technology=card) | Take(technology=card):
            return card
        case Claim(card=card):
            return (card,)
        case Also(card=card):
            return (*wishes, card)
        case Fate(times=times):
            return times
    return naive_play.READY if isinstance(action, Ready) else ()


# --- facts ----------------------------------------------------------------------------------------------------------


def facts_of(state: Any) -> Document:
    """What both worlds must agree on, read off the game."""
    window = state.window
    return {
        "over": state.over,
        "window": None if window is None else WINDOWS[window.kind],
        "waited": list(GAME.to_act(state)),
        "round": max(1, state.round),
        "players": [player_facts(own) for own in state.civilizations],
        "wonders": list(state.wonder_market),
        "leaders": list(state.leader_market),
        "piles": list(state.piles),
        "tokens": [[sorted(level.available), [level.rejected] if level.rejected else []] for level in state.levels],
        "threat": state.threat,
    }


def player_facts(own: Any) -> Document:
    return {
        "board": own.board or None,
        "cards": [sorted(getattr(own, place)) for place in ("hand", "left", "right", "discovery", "ancient")],
        "agents": dict(zip(AGENTS, own.agents, strict=True)),
        "research": dict(zip(TYPES, own.research, strict=True)),
        "tracks": [own.population, own.legacy, own.philosophy, own.vp],
        "leaders": [own.leader or None, *own.cemetery],
        "wonders": list(own.wonders),
    }


def facts_of_twin(game: Document) -> Document:
    """The same, read off the twin."""
    window = game["window"]
    return {
        "over": game["over"],
        "window": None if window is None else window["name"],
        "waited": naive_play.waited_for(game),
        "round": game["round"],
        "players": [twin_player_facts(player, game["moment"]) for player in game["players"]],
        "wonders": game["market"]["wonder"],
        "leaders": game["market"]["leader"],
        "piles": list(game["piles"].values()),
        "tokens": [[sorted(own["available"]), own["rejected"]] for own in game["tokens"].values()],
        "threat": naive.pawn(game),
    }


def twin_player_facts(player: Document, moment: str) -> Document:
    """The game empties the tray of an event before its rewards are chosen, the twin after that (PC-10.8, PC-11.7):
    nobody can tell, as what comes in between waits beside the tray."""
    agents = dict(player["agents"])
    if moment:
        emptied = {"history": "sage", "battle": "unit"}[moment]
        agents[emptied] = player["waiting"][emptied]
    return {
        "board": player["board"],
        "cards": [sorted(player[place]) for place in ("hand", "left", "right", "discovery", "ancient")],
        "agents": agents,
        "research": player["research"],
        "tracks": [player["population"], player["legacy"], player["philosophy"], player["vp"]],
        "leaders": [player["leader"], *player["cemetery"]],
        "wonders": player["wonders"],
    }


def wishes_beside(window: Document, seat: int) -> set[Any]:
    """What a seat may wish for besides what it wishes for now, one step away from it: one card, nothing, or more behind
    what it has named."""
    cards, now, is_ready = window["choices"][seat], window["answers"].get(seat), seat in window["ready"]
    expected: set[Any] = {(), *[(card,) for card in cards]}
    if now:
        expected |= {(*now, card) for card in cards if card not in now}
    expected.discard(now)
    return expected if is_ready else expected | {naive_play.READY}


# --- both worlds ----------------------------------------------------------------------------------------------------


class BothWorlds:
    """A position of the game and its twin; :meth:`answer` gives an answer in both and compares them. ``state`` is
    where the game stands, ``start`` the twin as it was, ``answers`` what it was told since."""

    def __init__(self, state: Any, twin: Document) -> None:
        self.state, self.twin, self.start = state, twin, deepcopy(twin)
        self.answers: list[tuple[int, Any]] = []
        self.story = naive_play.play(twin)
        next(self.story)
        self.compare()

    @classmethod
    def set_up(cls, seats: int, options: dict[str, str], seed: str) -> "BothWorlds":
        """A new game in both."""
        state = GAME.setup(seats, options, seed)
        return cls(state, naive_play.new_game(seats, dict(state.options), deal_of(state)))

    def legal(self, seat: int) -> list[Any]:
        """The seat's legal actions, the same in both worlds."""
        actions = list(GAME.legal_actions(self.state, seat))
        window = self.twin["window"]
        if window is None or seat not in window["choices"]:
            assert actions == []
            return actions
        wishes: Any = ()
        if "ready" in window:
            wishes, expected = window["answers"].get(seat, ()), wishes_beside(window, seat)
        else:
            expected = set(window["choices"][seat])
            if len(expected) == 1 and seat in window["answers"]:
                expected = set()  # nothing to change it to
        told = [answer_of(action, wishes) for action in actions]
        assert len(set(told)) == len(told), told
        assert set(told) == expected, (set(told) ^ expected, window)
        return actions

    def answer(self, seat: int, action: Any) -> None:
        wishes: Any = ()
        if self.twin["window"]["name"] in ("wonder", "leader"):
            wishes = self.twin["window"]["answers"].get(seat, ())
        answer = answer_of(action, wishes)
        self.answers.append((seat, answer))
        self.state = GAME.apply(self.state, seat, action).state
        try:
            self.story.send((seat, answer))
        except StopIteration:
            assert self.twin["over"]
        self.compare()

    def compare(self) -> None:
        real, told = facts_of(self.state), facts_of_twin(self.twin)
        assert real == told, {name: (real[name], told[name]) for name in real if real[name] != told[name]}
        window = self.twin["window"]
        if window is not None and window["open"]:
            shown = {
                seat: None if shown in ("", "pass") else shown
                for seat, shown in enumerate(self.state.window.intentions)
                if seat in self.state.window.seats
            }
            assert shown == naive_play.intentions(self.twin)

    def compare_defaults(self) -> None:
        """What is answered for who is gone, the same in both worlds."""
        for seat in GAME.to_act(self.state):
            action, window = GAME.default(self.state, seat), self.twin["window"]
            wishes = window["answers"].get(seat, ()) if window["name"] in ("wonder", "leader") else ()
            assert answer_of(action, wishes) == naive_defaults.default(self.twin, seat)

    def compare_end(self) -> None:
        result = GAME.result(self.state)
        assert result is not None
        rows = [list(naive.score(player).values()) for player in self.twin["players"]]
        assert [[points[seat] for _, points in result.breakdown] for seat in range(len(rows))] == rows
        assert list(result.totals) == [sum(row) for row in rows]
        assert list(result.winners) == naive.winners(self.twin)

    def play_on(self, dice: Dice, revising: int = 6) -> None:
        """Random answers to the end; every so many-th is a seat's that has decided already."""
        while owing := GAME.to_act(self.state):
            for seat in range(self.state.seats):
                self.legal(seat)
            self.compare_defaults()
            others = [seat for seat in self.state.window.decided if self.legal(seat)]
            seat = dice.pick(others) if others and not dice.below(revising) else dice.pick(owing)
            self.answer(seat, self.some_action(seat, dice))
        self.compare_end()

    def some_action(self, seat: int, dice: Dice) -> Any:
        """A random action; who has no wish yet mostly wishes for something, so that the cards are used."""
        actions = self.legal(seat)
        claims = [action for action in actions if isinstance(action, Claim)]
        wishing = claims and not self.twin["window"]["answers"].get(seat)
        return dice.pick(claims if wishing and dice.below(4) else actions)
