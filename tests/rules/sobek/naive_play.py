"""What an action does in the naive Sobek: one successor for everything that chance may bring.

A successor is told as facts: tiles of one face are the same, and the order of piles in which nothing is drawn by order
does not matter.
"""

from copy import deepcopy
from itertools import combinations
from typing import Any

from tests.rules.sobek.naive import most_discarded, naive_legal
from tests.rules.sobek.naive_sales import everything
from tests.rules.sobek.naive_table import (
    CENTRAL,
    CORRUPTION_TOKENS,
    POINT_TOKENS,
    PRIESTS,
    SCARAB_TOKENS,
    SCRIBES,
    SCRIBES_LIMIT,
    STEPS,
    Document,
    arms,
    asked,
    corruption_count,
    face_of,
    faces_of,
    fits,
    is_wild,
    live_directions,
    tile_data,
    types_of,
)

Facts = dict[str, Any]


def facts(here: Document) -> Facts:
    """What :func:`naive_apply` speaks of. After the end (SB-10.3) it is open which tiles were discarded, not how many;
    a turn that will not come has no facts."""
    known: Facts = {name: here[name] for name in ("market", "ankh", "direction", "deck", "slots", "looked", "over")}
    known["hands"] = [faces_of(hand) for hand in here["hands"]]
    known["sets"] = [{goods: faces_of(tiles) for goods, tiles in own.items()} for own in here["sets"]]
    known["attached"] = [sorted((token["goods"], token["token"]) for token in own) for own in here["attached"]]
    for name in ("used", "aside", "drawn", "spent", "bag", "pool"):
        known[name] = sorted(here[name])
    for name in ("given", "kept", "debens", "lost", "royals", "shed"):
        known[name] = [sorted(own) for own in here[name]]
    if here["over"]:
        return known | {
            "corruption": [len(own) for own in here["corruption"]],
            "removed": len(here["removed"]),
        }
    known |= {"corruption": [faces_of(own) for own in here["corruption"]], "removed": faces_of(here["removed"])}
    known |= {name: here[name] for name in ("active", "phase", "forced", "selling")}
    known["picked"] = faces_of(here["picked"])
    if here["phase"] == "turn":
        known["extra"] = here["extra"]
    return known


def naive_apply(here: Document, notation: str) -> list[Facts]:
    """The facts of every position that a legal action can lead to."""
    verb, *words = notation.split()
    return [facts(after) for after in VERBS[verb](here, asked(here), words)]


def changed(here: Document, **fields: Any) -> Document:
    """A copy with other fields."""
    return deepcopy(here) | fields


# --- turns --------------------------------------------------------------------------------------------------------


def turn_begins(here: Document, seat: int, extra: bool = False) -> list[Document]:
    """The seat plays its turn, unless it can do nothing: then the game is over (SB-4.3, SB-10.1)."""
    after = changed(here, active=seat, extra=extra, phase="turn", selling=None, picked=[])
    return [after] if naive_legal(after, seat) else game_ends(after)


def turn_ends(here: Document) -> list[Document]:
    return turn_begins(here, 1 - here["active"])  # SB-4.7


def question(here: Document, phase: str) -> list[Document]:
    """A decision inside the turn; where there is only one answer nobody is asked (SB-14.5)."""
    after = changed(here, phase=phase)
    answers = naive_legal(after, after["active"])
    if len(answers) > 1:
        return [after]
    verb, *words = answers.pop().split()
    return VERBS[verb](after, after["active"], words)


def game_ends(here: Document) -> list[Document]:
    """Sellable sets leave the game, hands become corruption, the lower C draws Deben tokens (SB-10.2 to SB-11.3)."""
    after = changed(here, over=True)
    for seat in range(2):
        hand = after["hands"][seat]
        discarded = most_discarded(hand, after["sets"][seat])
        after["removed"] += hand[:discarded]
        after["corruption"][seat] += hand[discarded:]
        after["hands"][seat] = []
    counts = [corruption_count(after, seat) for seat in range(2)]
    if counts[0] == counts[1]:
        return [after]
    lower = counts.index(min(counts))
    number = min(1 + abs(counts[0] - counts[1]) // 3, len(after["bag"]))  # SB-12.8
    return [with_debens(after, lower, drawn) for drawn in sorted(set(combinations(sorted(after["bag"]), number)))]


def with_debens(here: Document, seat: int, drawn: tuple[int, ...]) -> Document:
    after = changed(here)
    for value in drawn:
        after["bag"].remove(value)
        after["debens"][seat].append(value)
    return after


def deben_draws(here: Document, seat: int) -> list[Document]:
    """One random Deben token, if there is one (SB-5.5, SB-8.6)."""
    return [with_debens(here, seat, (value,)) for value in sorted(set(here["bag"]))] or [here]


def royal_draws(here: Document, seat: int, tile: str) -> list[Document]:
    """A pharaoh tile from the market brings a random royal corruption token (SB-12.3, SB-12.4)."""
    if tile_data()[tile]["kind"] != "pharaoh":
        return [here]
    found = []
    for value in here["pool"]:
        after = changed(here)
        after["pool"].remove(value)
        after["royals"][seat].append(value)
        found.append(after)
    return found


# --- taking -------------------------------------------------------------------------------------------------------


def take(here: Document, seat: int, words: list[str]) -> list[Document]:
    """SB-5.2 to SB-5.9; without the Ankh on the board there is nothing in between (SB-4.1, SB-6.3)."""
    after = changed(here)
    cell = int(words[0])
    for direction in STEPS if after["phase"] == "turn" else ():
        for arm in arms(after["ankh"], direction):
            if cell in arm:
                for jumped in arm[: arm.index(cell)]:
                    if str(jumped) in after["market"]:
                        after["corruption"][seat].append(after["market"].pop(str(jumped)))
    tile = after["market"].pop(words[0])
    if after["forced"] is not None:
        after["forced"] = None
        after["spent"].append("forced_tile")
    after["ankh"] = cell
    if words[1:] == ["deben"]:
        after["removed"].append(tile)
    else:
        after["hands"][seat].append(tile)
    if tile_data()[tile]["direction"]:
        after["direction"] = tile_data()[tile]["direction"]
        drawn = deben_draws(after, seat) if words[1:] == ["deben"] else [after]
        return [end for one in drawn for end in turn_ends(one)]
    return [end for one in royal_draws(after, seat, tile) for end in orientation(one)]


def orientation(here: Document) -> list[Document]:
    """The taker turns the Ankh to a direction with tiles; without any nothing changes (SB-5.8, SB-5.9)."""
    if live_directions(here):
        return question(here, "orient")
    return turn_ends(changed(here, direction=here["direction"] or "v"))


def turn(here: Document, seat: int, words: list[str]) -> list[Document]:
    return turn_ends(changed(here, direction=words[0]))


def refill(here: Document, seat: int, words: list[str]) -> list[Document]:
    """Every empty cell is filled from 1 to 36 while the deck lasts (SB-6.2)."""
    after = changed(here, ankh=None, phase="refilled")
    for cell in range(1, 37):
        if str(cell) not in after["market"] and after["deck"]:
            after["market"][str(cell)] = after["deck"].pop(0)
    assert any(str(cell) in after["market"] for cell in CENTRAL)  # SB-6.4
    return [after]


# --- selling ------------------------------------------------------------------------------------------------------


def take_out(tiles: list[str], face: str) -> str:
    """Removes a tile of this face from a pile."""
    tile = next(tile for tile in tiles if face_of(tile) == face)
    tiles.remove(tile)
    return tile


def sell(here: Document, seat: int, words: list[str]) -> list[Document]:
    if words[1:] == ["all"]:
        return sold(here, seat, words[0], everything(here, seat, words[0]))
    return [changed(here, selling=words[0], picked=[])]


def pick(here: Document, seat: int, words: list[str]) -> list[Document]:
    """Tiles join a begun sale; or they go to the victim's corruption when enough are chosen (SB-9.8)."""
    after = changed(here)
    left = list(after["hands"][seat])
    for tile in after["picked"]:
        left.remove(tile)
    after["picked"] += [take_out(left, words[1]) for _ in range(int(words[0]))]
    if after["selling"] or len(after["hands"][seat]) - len(after["picked"]) > SCRIBES_LIMIT:
        return [after]
    for tile in after["picked"]:
        after["hands"][seat].remove(tile)
    after["corruption"][seat] += after["picked"]
    return turn_begins(after, seat)


def done(here: Document, seat: int, words: list[str]) -> list[Document]:
    return sold(here, seat, here["selling"], faces_of(here["picked"]))


def sold(here: Document, seat: int, goods: str, faces: tuple[str, ...]) -> list[Document]:
    """The tiles join the one set of their type; then the seller sees and chooses a token (SB-7.1, SB-7.9)."""
    after = changed(here, selling=None, picked=[])
    after["sets"][seat].setdefault(goods, []).extend(take_out(after["hands"][seat], face) for face in faces)
    if not any(after["slots"]):
        return turn_ends(after)
    after["looked"][seat] = True
    return question(after, "canoe")


# --- canoe tokens -------------------------------------------------------------------------------------------------


def token(here: Document, seat: int, words: list[str]) -> list[Document]:
    """The token leaves its slot, or the drawn three, of which the others go back (SB-8.1, SB-9.10)."""
    after = changed(here)
    kind = words[0]
    if after["phase"] == "architect":
        after["drawn"].remove(kind)
        after["aside"] += after["drawn"]
        after["drawn"] = []
    else:
        after["slots"][after["slots"].index(kind)] = ""
    return token_effect(after, seat, kind, words[1:])


def token_effect(after: Document, seat: int, kind: str, target: list[str]) -> list[Document]:
    """What the token does (SB-8.4 to SB-8.14). ``after`` is changed in place."""
    opponent = 1 - seat
    if kind in POINT_TOKENS:
        after["kept"][seat].append(kind)
        drawn = deben_draws(after, seat) if kind == "points_2_deben" else [after]
        return [end for one in drawn for end in turn_ends(one)]
    if kind in CORRUPTION_TOKENS:
        after["given"][opponent].append(kind)
        return turn_ends(after)
    if kind in SCARAB_TOKENS and target:
        after["attached"][seat].append({"goods": target[0], "token": kind})
        return turn_ends(after)
    if kind == "forced_tile" and target:
        return turn_ends(changed(after, forced=int(target[0])))
    after["spent"].append(kind)
    if kind == "extra_turn":
        return turn_begins(after, seat, extra=True)
    if kind == "corruption_to_hand":
        after["hands"][seat] += after["corruption"][seat]
        after["corruption"][seat] = []
    elif kind == "best_of_two_deben":
        pairs = set(combinations(after["bag"], min(2, len(after["bag"]))))
        return [end for pair in pairs for end in turn_ends(with_debens(after, seat, (max(pair),) if pair else ()))]
    elif kind == "discard_opponent_deben" and after["debens"][opponent]:
        return [end for one in deben_losses(after, opponent) for end in turn_ends(one)]
    return turn_ends(after)


def deben_losses(here: Document, seat: int) -> list[Document]:
    """One of the seat's Deben tokens leaves the game, whichever (SB-8.13)."""
    found = []
    for value in set(here["debens"][seat]):
        after = changed(here)
        after["debens"][seat].remove(value)
        after["lost"][seat].append(value)
        found.append(after)
    return found


# --- characters ---------------------------------------------------------------------------------------------------


def character(here: Document, seat: int, words: list[str]) -> list[Document]:
    """The tile joins the used characters; the Spy acts as the one it copies (SB-9.1, SB-9.11)."""
    after = changed(here)
    after["hands"][seat].remove(words[0])
    after["used"].append(words[0])
    if words[0] == "spy":
        words = words[1:]
    return ability(after, seat, words[0], words[1:]) if words else turn_ends(after)


def ability(after: Document, seat: int, name: str, target: list[str]) -> list[Document]:
    """SB-9.3 to SB-9.12. ``after`` is changed in place."""
    opponent = 1 - seat
    if name == "vizier":
        return vizier_looks(after, opponent)
    if name == "architect":
        return architect_draws(after)
    if name in SCRIBES:
        excess = len(after["hands"][opponent]) > SCRIBES_LIMIT
        return [changed(after, phase="scribe", picked=[])] if excess else turn_ends(after)
    if name == "queen":
        after["hands"][seat] += after["deck"][:3]
        after["deck"] = after["deck"][3:]
    elif name == "thief" and target:
        return thefts(after, seat, target[0])
    elif name == "merchant" and target:
        tile = after["market"].pop(target[0])
        after["hands"][seat].append(tile)
        return [end for one in royal_draws(after, seat, tile) for end in turn_ends(one)]
    elif name in PRIESTS and target:
        kept = [tile for tile in after["corruption"][seat] if not absolved(tile, target[0])]
        after["removed"] += [tile for tile in after["corruption"][seat] if tile not in kept]
        after["corruption"][seat] = kept
    elif name == "courtesan" and target:
        joining = [take_out(after["hands"][seat], face) for face in target[1:]]
        assert all(fits(tile, target[0]) for tile in joining)
        after["sets"][seat][target[0]] += joining
    elif name == "royal_adviser" and target:
        after["royals"][seat].remove(int(target[0]))
        after["shed"][seat].append(int(target[0]))
    return turn_ends(after)


def absolved(tile: str, choice: str) -> bool:
    """Whether the High Priest removes this tile by that choice (SB-9.7)."""
    return is_wild(tile) if choice == "statue" else choice in types_of(tile)


def architect_draws(here: Document) -> list[Document]:
    """Any three of the tokens set aside (SB-9.10)."""
    found = []
    for drawn in sorted(set(combinations(sorted(here["aside"]), min(3, len(here["aside"]))))):
        after = changed(here, drawn=list(drawn))
        for kind in drawn:
            after["aside"].remove(kind)
        found += question(after, "architect") if drawn else turn_ends(after)
    return found


def thefts(here: Document, seat: int, back: str) -> list[Document]:
    """Any tile with that back out of the opponent's hand (SB-9.5)."""
    found = []
    for tile in here["hands"][1 - seat]:
        if tile_data()[tile]["back"] == back:
            after = changed(here)
            after["hands"][1 - seat].remove(tile)
            after["hands"][seat].append(tile)
            found += turn_ends(after)
    return found


def vizier_looks(here: Document, opponent: int) -> list[Document]:
    """Whoever looks at several tiles sees them before taking one, be they all alike (SB-9.4, SB-14.5)."""
    found = here["corruption"][opponent]
    if len(found) > 1:
        return [changed(here, phase="vizier")]
    return recover(here, here["active"], [face_of(found[0])]) if found else turn_ends(here)


def recover(here: Document, seat: int, words: list[str]) -> list[Document]:
    """The Vizier's tile (SB-9.4)."""
    after = changed(here)
    after["hands"][seat].append(take_out(after["corruption"][1 - seat], words[0]))
    return turn_ends(after)


VERBS = {
    "take": take,
    "turn": turn,
    "refill": refill,
    "sell": sell,
    "pick": pick,
    "done": done,
    "token": token,
    "character": character,
    "recover": recover,
}
