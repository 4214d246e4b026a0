"""Crowded positions at the project of a round, which the rules know how to go on with but play is not likely to reach:
piles run short, tracks are nearly full, cemeteries large, everybody can pay for the same cards."""

from typing import Any

from msgspec.structs import replace

from rules.core.chance import Dice
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.cards import CHALLENGE_ROUNDS, CHALLENGES
from rules.path_of_civilization.state import Civilization, Level, Window
from tests.rules.path_of_civilization import naive_play
from tests.rules.path_of_civilization.naive_cards import (
    CHALLENGE_STANDS,
    MARKET,
    TECHNOLOGIES,
    Document,
)
from tests.rules.path_of_civilization.side_by_side import AGENTS, TYPES, deal_of

BOUGHT = [name for name, card in TECHNOLOGIES.items() if card["level"]]


def crowded(seats: int, options: dict[str, str], dice: Dice) -> Any:
    """A random position at the project of a random round."""
    state = GAME.setup(seats, {**options, "board_assignment": "random"}, dice.branch())
    number = 4 + min(dice.below(6), dice.below(6))  # before that there are not cards enough to crowd a table with
    era = (number - 1) // 3
    known = {
        kind: list(dice.shuffled([name for name in cards if cards[name]["era"] <= era + 1]))
        for kind, cards in MARKET.items()
    }
    own = [some_civilization(state.civilizations[seat].board, known, dice) for seat in range(seats)]
    markets = {kind: tuple(known[kind].pop() for _ in range(2 + dice.below(5))) for kind in MARKET}
    decks = {
        kind: tuple(
            tuple(name for name in known[kind] if MARKET[kind][name]["era"] == place + 1)
            if place == era
            else tuple(dice.shuffled([name for name in cards if cards[name]["era"] == place + 1]))
            for place in range(3)
        )
        for kind, cards in MARKET.items()
    }
    if min(len(piles[era]) for piles in decks.values()) < 4:  # enough for the rest of the era
        return crowded(seats, options, dice)
    levels, tokens = some_levels(state.tokens, max(one.philosophy for one in own), dice)
    granted = tuple(
        name
        for round_, place in CHALLENGE_ROUNDS.items()
        if round_ < number and CHALLENGES[name := state.challenges[place]].fate[0].effect == "grant_permanent"
    )
    return replace(
        state,
        round=number,
        civilizations=tuple(own),
        piles=tuple(dice.below(3) + dice.below(2) for _ in state.piles),
        wonder_market=markets["wonder"],
        leader_market=markets["leader"],
        wonder_decks=decks["wonder"],
        leader_decks=decks["leader"],
        levels=levels,
        tokens=tokens,
        granted=granted,
        window=Window("plan", tuple(range(seats))),
        answers=("",) * seats,
    )


def some_civilization(board: str, known: dict[str, list[str]], dice: Dice) -> Civilization:
    rulers = [known["leader"].pop() for _ in range(dice.below(3))]
    return Civilization(
        board=board,
        hand=tuple(dice.shuffled(BOUGHT))[: 4 + dice.below(4)],
        ancient=tuple(dice.shuffled(list(TECHNOLOGIES)))[: dice.below(6)],
        agents=tuple(dice.below(7) for _ in AGENTS),
        research=tuple(dice.below(11) for _ in TYPES),
        population=dice.below(13) if dice.below(2) else dice.below(3),
        legacy=dice.below(21),
        philosophy=dice.below(6),
        vp=dice.below(50),
        leader=rulers[0] if rulers else "",
        cemetery=tuple(rulers[1:]),
        wonders=tuple(known["wonder"].pop() for _ in range(dice.below(3))),
    )


def some_levels(hidden: Any, reached: int, dice: Dice) -> tuple[tuple[Level, ...], tuple[tuple[str, ...], ...]]:
    levels, left = [], []
    for place, pair in enumerate(hidden):
        if place >= reached:
            levels.append(Level())
            left.append(pair)
        else:
            levels.append(Level(pair) if dice.below(2) else Level(pair[:1], pair[1]))
            left.append(())
    return tuple(levels), tuple(left)


def twin_of(state: Any) -> Document:
    """The twin of a position at the project of a round."""
    game = naive_play.new_game(state.seats, dict(state.options), deal_of(state))
    era = (state.round - 1) // 3
    for kind in MARKET:
        decks = getattr(state, f"{kind}_decks")
        game["decks"][kind] = {place + 1: list(cards) for place, cards in enumerate(decks)}
        game["market"][kind] = list(state.market(kind))
    assert era < 3
    for player, own in zip(game["players"], state.civilizations, strict=True):
        player |= {place: list(getattr(own, place)) for place in ("hand", "ancient", "cemetery", "wonders")}
        player |= {name: getattr(own, name) for name in ("population", "legacy", "philosophy", "vp")}
        player["leader"] = own.leader or None
        player["agents"] = dict(zip(AGENTS, own.agents, strict=True))
        player["research"] = dict(zip(TYPES, own.research, strict=True))
    game["piles"] = dict(zip(game["piles"], state.piles, strict=True))
    for (number, tokens), level in zip(game["tokens"].items(), state.levels, strict=True):
        tokens["hidden"] = list(state.tokens[number - 1])
        tokens["available"] = list(level.available)
        tokens["rejected"] = [level.rejected] if level.rejected else []
    stands = dict(zip(state.challenges, CHALLENGE_STANDS, strict=True))
    for name in state.granted:
        assert name in stands
        game["granted"] += naive_play.CHALLENGES[name]["fate"][0]["then"]
    game["round"], game["begun"] = state.round, True
    return game
