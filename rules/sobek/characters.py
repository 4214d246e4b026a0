"""Characters (SB-9): played from hand to the pile of used ones, their ability applied at once."""

from collections.abc import Callable

from rules.core.bitset import cells_of, mask_of
from rules.sobek import canoe
from rules.sobek.actions import Character
from rules.sobek.course import Course, back_words, tile_words
from rules.sobek.legal import CHARACTER_TILE
from rules.sobek.market import lifted
from rules.sobek.state import Last, owed
from rules.sobek.tiles import BACK_TILES, FIT, HIDDEN, STATUE, TILE_OF, WILD, showing
from rules.sobek.tokens import without

QUEEN_DRAWS = 3


def play(course: Course, played: Character) -> None:
    """The character goes to the used ones (SB-9.1), its ability or the copied one is applied."""
    seat = course.state.active
    course.set_own(seat, hands=course.state.hand ^ CHARACTER_TILE[played.name])
    course.set(used=(*course.state.used, TILE_OF[played.name]), extra=False, last=Last(seat, "character", played.name))
    course.tell("played", seat, {"character": f"@{played.name}"}, reveals=True)
    if played.copied:
        course.tell("copied", seat, {"character": f"@{played.copied}"})
    ability = _ABILITIES.get(played.ability)
    if ability is None:
        _no_effect(course)
    else:
        ability(course, seat, played.choice)


def _no_effect(course: Course) -> None:
    course.tell("no-effect", course.state.active)
    course.end_turn()


def _queen(course: Course, seat: int, _: tuple[str, ...]) -> None:
    """SB-9.3: the top three tiles of the deck."""
    drawn, deck = course.state.deck[:QUEEN_DRAWS], course.state.deck[QUEEN_DRAWS:]
    if not drawn:
        return _no_effect(course)
    tiles = mask_of(drawn)
    course.reveal()
    course.set(deck=deck)
    course.set_own(seat, hands=course.state.hand | tiles)
    args = {"count": len(drawn), "backs": back_words(tiles)}
    course.tell("drew", seat, args, {seat: {"tiles": tile_words(tiles)}}, reveals=True)
    return course.end_turn()


def _vizier(course: Course, seat: int, _: tuple[str, ...]) -> None:
    """SB-9.4: looks at the opponent's corruption; a single tile there is taken at once (SB-14.5)."""
    theirs = course.state.corruption[1 - seat]
    if not theirs:
        return _no_effect(course)
    course.reveal()
    if theirs.bit_count() == 1:
        return recover(course, theirs)
    course.set_own(1 - seat, peeked=theirs)
    course.tell("looked-at-corruption", seat, {"count": theirs.bit_count()}, reveals=True)
    return course.set(phase="vizier")


def recover(course: Course, tile: int) -> None:
    """The Vizier's tile (a mask of one) goes to the hand; both players know it (SB-13.3)."""
    seat = course.state.active
    course.set_own(1 - seat, corruption=course.state.corruption[1 - seat] ^ tile)
    course.set_own(seat, hands=course.state.hand | tile)
    course.tell("recovered", seat, {"tile": tile_words(tile)[0]}, reveals=True)
    course.end_turn()


def _thief(course: Course, seat: int, choice: tuple[str, ...]) -> None:
    """SB-9.5: a random tile with the chosen back of the opponent's hand."""
    if not choice:
        return _no_effect(course)
    theirs = course.state.hands[1 - seat]
    tile = 1 << course.pick(tuple(cells_of(theirs & BACK_TILES[choice[0]])))
    course.set_own(1 - seat, hands=theirs ^ tile)
    course.set_own(seat, hands=course.state.hand | tile)
    course.tell("stolen", seat, {"tile": tile_words(tile)[0]}, reveals=True)
    return course.end_turn()


def _merchant(course: Course, seat: int, choice: tuple[str, ...]) -> None:
    """SB-9.6: any market tile; neither the Ankh nor corruption is involved, but for SB-12.4."""
    if not choice:
        return _no_effect(course)
    cell = int(choice[0])
    number = course.state.tile_on(cell)
    tile = 1 << number
    if tile & HIDDEN:
        course.reveal()
    market, face_down = lifted(course.state.market, course.state.face_down, (cell,))
    course.set(market=market, face_down=face_down, last=Last(seat, "character", "merchant", (cell,)))
    course.set_own(seat, hands=course.state.hand | tile)
    known = {"cell": choice[0], "tile": (back_words if tile & HIDDEN else tile_words)(tile)[0]}
    private = {seat: {"tile": tile_words(tile)[0]}} if tile & HIDDEN else {}
    course.tell("bought", seat, known, private, reveals=bool(private))
    course.take_royal(seat, number)
    return course.end_turn()


def _priest(course: Course, seat: int, choice: tuple[str, ...]) -> None:
    """SB-9.7: all own corruption tiles of a goods type (pharaoh tiles showing it too), or all statue-type ones."""
    if not choice:
        return _no_effect(course)
    corruption = course.state.corruption[seat]
    tiles = absolved(corruption, choice[0])
    course.set_own(seat, corruption=corruption ^ tiles)
    course.set(removed=course.state.removed | tiles)
    args = {"goods": f"@{choice[0]}", "count": tiles.bit_count(), "tiles": tile_words(tiles)}
    course.tell("absolved", seat, args, reveals=True)
    return course.end_turn()


def absolved(corruption: int, goods: str) -> int:
    """The tiles of a corruption area that leave it with this goods type, or with the statue-type ones."""
    return corruption & (WILD if goods == STATUE else FIT[goods])


def _scribe(course: Course, seat: int, _: tuple[str, ...]) -> None:
    """SB-9.8: the opponent gives up tiles until six are left."""
    course.set(phase="scribe")
    count = owed(course.state)
    if not count:
        return _no_effect(course)
    return course.tell("scribe-asks", 1 - seat, {"count": count})


def give_up(course: Course, tiles: int) -> None:
    """The Scribe's victim puts the chosen tiles face down into its corruption area; then its turn begins."""
    victim = course.state.asked
    hand, corruption = course.state.hands[victim], course.state.corruption[victim]
    course.set_own(victim, hands=hand ^ tiles, corruption=corruption | tiles)
    course.set(picked=0)
    args = {"count": tiles.bit_count(), "backs": back_words(tiles)}
    course.tell("gave-up", victim, args, {victim: {"tiles": tile_words(tiles)}}, reveals=True)
    course.end_turn()


def _courtesan(course: Course, seat: int, choice: tuple[str, ...]) -> None:
    """SB-9.9: one or two tiles join an own set; this is no sale."""
    if not choice:
        return _no_effect(course)
    goods, *faces = choice
    tiles = showing(course.state.hand, faces)
    course.join(seat, goods, tiles)
    args = {"goods": f"@{goods}", "tiles": tile_words(tiles), "points": course.state.sold_set(seat, goods).points}
    course.tell("joined", seat, args, reveals=True)
    return course.end_turn()


def _royal_adviser(course: Course, seat: int, choice: tuple[str, ...]) -> None:
    """SB-9.12: an own royal corruption token leaves the game face down."""
    if not choice:
        return _no_effect(course)
    value, royals, shed = int(choice[0]), course.state.royals[seat], course.state.shed[seat]
    course.set_own(seat, royals=without(royals, value), shed=tuple(sorted((*shed, value))))
    course.tell("royal-shed", seat, {}, {seat: {"value": value}})
    return course.end_turn()


_ABILITIES: dict[str, Callable[[Course, int, tuple[str, ...]], None]] = {
    "queen": _queen,
    "vizier": _vizier,
    "thief": _thief,
    "merchant": _merchant,
    "high_priest": _priest,
    "high_priestess": _priest,
    "courtesan": _courtesan,
    "architect": lambda course, *_: canoe.offer_drawn(course),
    "scribe_livestock": _scribe,
    "scribe_fish": _scribe,
    "royal_adviser": _royal_adviser,
}
"""Character -> what its ability does. The Spy without a character to copy does nothing (SB-9.11)."""
