"""Whole games of Tigris & Euphrates: from the thread, in direct messages, typed, against a bot; seats that change."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.core.contract import Transition
from rules.table import table as core
from rules.tigris_euphrates import TIGRIS_EUPHRATES, TigrisAction, TigrisEuphrates, TigrisState
from rules.tigris_euphrates.actions import Catastrophe, Decline, Exchange, Leader, Support, Tile, Withdraw, parse
from rules.tigris_euphrates.board import BLOCKS, BLOCKS_WITH
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    open_room,
    open_table,
    until,
)
from tests.playing.endings import check_traffic, finished, score_sheet
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import confirm_of, more_of, open_panel, position_of, refused
from tests.playing.walking import (
    WORDS,
    carry_out,
    is_offered,
    labels_of,
    tap,
    walk,
)
from tests.rules.tigris_euphrates.desk import at

WORTH = {"monument-built": 60, "leader-placed": 5, "leader-moved": -5, "scored": 1, "leader-home": -2}
"""What the director thinks of events; conflicts are weighed apart."""


class Director:
    """Chooses moves from the real position so that much happens soon: a revolt, wars of several colours, a monument.
    Once all that is ``awaited`` was seen, hands are exchanged until the bag is empty."""

    def __init__(self, *awaited: str) -> None:
        self.awaited = set(awaited)

    def choose(self, state: TigrisState, seat: int) -> TigrisAction:
        legal = TIGRIS_EUPHRATES.legal_actions(state, seat)
        if state.phase == "attack":
            return legal[-1]
        if state.phase == "defence":
            return legal[0]
        exchanges = [action for action in legal if isinstance(action, Exchange)]
        if not self.awaited and exchanges:
            return max(exchanges, key=lambda action: sum(action.tiles))
        return max(legal, key=lambda action: self._worth(state, seat, action))

    def _worth(self, state: TigrisState, seat: int, action: TigrisAction) -> int:
        if isinstance(action, Catastrophe | Exchange | Withdraw | Decline):
            return -100
        after = TIGRIS_EUPHRATES.apply(state, seat, action)
        worth = sum(WORTH.get(event.kind, 0) for event in after.events)
        for event in after.events:
            if event.kind == "united":
                worth += 60 if event.args["wars"] > 1 else -20
            elif event.kind == "revolt-begun":
                worth += 50 if "revolt" in self.awaited else -5
            elif event.kind == "scored" and event.seat == seat:
                worth += 2
        return worth + (_growth(after.state, action) if isinstance(action, Tile) else 0)

    def note(self, seen: Transition[TigrisState]) -> None:
        """Strikes off what has been seen."""
        for event in seen.events:
            self.awaited -= {{"revolt-begun": "revolt", "monument-built": "monument"}.get(event.kind, "")}
            if event.kind == "united" and event.args["wars"] > 1:
                self.awaited -= {"wars"}


def _growth(state: TigrisState, tile: Tile) -> int:
    """How much of a block for a monument stands around a new tile."""
    own = state.tiles[tile.colour]
    open_blocks = [BLOCKS[corner] for corner in BLOCKS_WITH[tile.square] if not BLOCKS[corner] & ~(own | state.free)]
    return max(((block & own).bit_count() for block in open_blocks), default=0)


async def newest_panel(board: Board, guest: Guest) -> Object:
    """The private panel, opened once the newest board is out."""
    await board.room.settled()
    return await open_panel(board, guest)


async def type_move(guest: Guest, place: Object, action: TigrisAction) -> Object:
    """The action as a slash command of the game."""
    word, *rest = TIGRIS_EUPHRATES.notation(action).split()
    options: dict[str, Any] = {}
    match word, rest:
        case (("tile" | "leader"), [piece, square]):
            options = {word: piece, "square": square}
        case "withdraw", [leader]:
            options = {"leader": leader}
        case "war", [tile]:
            options = {"tile": tile}
        case "support", [count]:
            options = {"count": int(count)}
        case "exchange", tiles:
            options = {"tiles": " ".join(tiles)}
        case "monument", described:
            options = {"monument": " ".join(described)}
        case "leave", [square]:
            word, options = "treasure", {"square": square}
    return await guest.type(place, f"tigris {word}", **options)


class Play:
    """A table played to the end. By turns people click in the thread, click from their direct messages, and type;
    whoever is asked out of turn answers from the direct message."""

    def __init__(self, board: Board, director: Director) -> None:
        self.board = board
        self.room = board.room
        self.director = director
        self.panel: Object | None = None
        self.has_been_skipped = False
        self.taps: list[tuple[type[TigrisAction], int]] = []

    async def step(self) -> tuple[Guest, TigrisAction, Object]:
        """One decision; who made it, and what answered."""
        table, state = await position_of(self.board)
        [seat] = TIGRIS_EUPHRATES.to_act(state)
        guest = next(one for one in self.room.guests if int(one.id) == table.players[seat].user_id)
        action = self.director.choose(state, seat)
        self.director.note(TIGRIS_EUPHRATES.apply(state, seat, action))
        asked = seat != state.active
        if not asked and (state.turn % 3 == 0 or isinstance(action, Exchange)):
            self.panel = None
            place = self.board.thread if state.turn % 2 else await guest.dm()
            return guest, action, await type_move(guest, place, action)
        if asked or self.panel is None:
            self.panel = await self._opened(guest, by_message=asked or state.turn % 3 == 2)
        if TIGRIS_EUPHRATES.ends_turn(action):
            answer = await guest.press(self.panel, confirm_of(self.panel))
        else:
            _, answer, taps = await carry_out(guest, self.panel, TIGRIS_EUPHRATES, action)
            self.taps.append((type(action), taps))
        self.panel = answer if confirm_of(answer) or "still your turn" in answer["content"] else None
        return guest, action, answer

    def has_shown_all(self, state: TigrisState) -> bool:
        """Whether all was met that the game is played for, and nothing is under way."""
        kinds = [kind for kind, _ in self.taps]
        enough = kinds.count(Support) >= 5 and sum(kind in (Leader, Tile) for kind in kinds) >= 12
        return enough and not self.director.awaited and state.phase == "action"

    async def skip(self) -> None:
        """To the end of the game; nobody has a panel open then."""
        self.has_been_skipped, self.panel = True, None
        await skip_the_middle(self.room, self.board.number)

    async def _opened(self, guest: Guest, *, by_message: bool) -> Object:
        if not by_message:
            return await newest_panel(self.board, guest)
        await self.room.settled()
        asking = await guest.wait_dm(lambda one: "Play" in buttons(one), PATIENCE)
        return await guest.press(asking, "Play")


async def test_three_people_with_a_revolt_wars_and_a_monument(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="tigris 10") as room:
        people = await room.join("Aiko", "Marta", "Jules")
        board = await open_table(room, *people, game="tigris_euphrates")
        play = Play(board, Director("revolt", "wars", "monument"))
        await take_back_and_again(play)
        fought, in_advance = 0, None
        while True:
            table, state = await position_of(board)
            if table.ended:
                break
            if state.phase == "attack" and fought == state.turn and in_advance is None:
                defender = table.players[state.conflict.defender].user_id
                in_advance = next(one for one in people if int(one.id) == defender)
                await leave_in_advance(play, in_advance)
            if state.phase == "defence":
                await asked_by_message(play)
            await play.step()
            after = (await position_of(board))[1]
            if state.phase == "attack" and state.conflict.kind == "revolt":
                await nothing_can_be_taken_back(play, table, state)
            if state.phase == "defence" and state.conflict.kind == "war":
                fought = after.turn
            if in_advance is not None and not play.has_been_skipped and play.has_shown_all(after):
                await play.skip()
        kept, table = await finished(room, board)
        assert play.director.awaited == set()
        assert in_advance is not None
        entries = await room.services.tables.entries(await room.services.tables.row(board.number))
        kinds = [event.kind for entry in entries for event in entry.events]
        assert {"revolt-won", "war-off", "treasures-taken", "monument-built", "scored"} <= set(kinds)
        due = [kinds[number + 1 : number + 3] for number, kind in enumerate(kinds) if kind == "united"]
        assert ["war-due", "war-due"] in due
        given, *_ = (entry for entry in entries if entry.kind == "premove")
        assert given.steps == ("support 0",)
        assert "war-won" in [event.kind for event in given.events]
        assert len({step.seat for step in kept.steps}) == 3
        placed = [taps for kind, taps in play.taps if kind in (Leader, Tile)]
        assert len(placed) >= 12
        assert max(placed) <= 5, "Other, the row and the square, where none of them is suggested"
        supported = [taps for kind, taps in play.taps if kind is Support]
        assert len(supported) >= 5
        assert max(supported) <= 2
        await the_sheet_tells_the_result(board, table)
        await check_traffic(room)


async def take_back_and_again(play: Play) -> None:
    """The first step of the game is taken back while nobody has learned anything."""
    before = (await position_of(play.board))[1]
    guest, _, answer = await play.step()
    assert "still your turn" in answer["content"]
    assert (await position_of(play.board))[1] != before
    await play.room.settled()
    undone = await guest.press(await play.board.shown(guest), "Undo")
    assert "Taken back" in undone["content"]
    assert (await position_of(play.board))[1] == before
    play.panel = None


async def nothing_can_be_taken_back(play: Play, table: core.Table, state: TigrisState) -> None:
    """Support is shown to everybody: not even all together may take it back."""
    attacker = next(one for one in play.room.guests if int(one.id) == table.players[state.conflict.attacker].user_id)
    await play.room.settled()
    before = await play.room.facts(play.board.number)
    assert "Undo" not in buttons(await play.board.shown(attacker)), "it could only refuse"
    said = await attacker.told(await attacker.slash(play.board.thread, "table undo"))
    assert said == WORDS.t("error-undo-revealed")
    assert await play.room.facts(play.board.number) == before


async def asked_by_message(play: Play) -> None:
    """The defender has board and hand in the direct message, and what the conflict stands at."""
    await play.room.settled()
    guest = await play.board.guest_to_act()
    message = await guest.wait_dm(lambda one: "Play" in buttons(one), PATIENCE)
    assert "is asked for support" in message["content"]
    assert ["board" in one["filename"] for one in message["attachments"]] == [True, False]
    assert ["hand" in one["filename"] for one in message["attachments"]] == [False, True]
    assert all(one["description"] for one in message["attachments"])


async def leave_in_advance(play: Play, guest: Guest) -> None:
    """Nobody else is told."""
    before = await play.room.facts(play.board.number)
    opened = await newest_panel(play.board, guest)
    offered = await guest.press(opened, "Answers in advance")
    left = await guest.press(offered, "Never add support")
    assert left["content"].startswith("Noted.")
    assert left["flags"] & 64
    assert (await play.room.facts(play.board.number))[1] == before[1]
    table, _ = await position_of(play.board)
    assert [player.premoves for player in table.players].count(()) == 2


async def the_sheet_tells_the_result(board: Board, table: core.Table) -> None:
    sheet = await score_sheet(board.players[0], board)
    result = core.result(TIGRIS_EUPHRATES, table)
    assert all(table.players[seat].name in sheet["content"] for seat in result.winners)
    assert "bag held too few tiles" in sheet["content"]
    assert str(max(result.totals)) in sheet["attachments"][0]["description"]


async def test_one_person_against_a_bot(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="tigris alone") as room:
        [aiko] = await room.join("Aiko")
        board = await open_table(room, aiko, game="tigris_euphrates", bots=1)
        play = Play(board, Director("revolt"))

        async def mine_or_over() -> bool:
            table, _ = await position_of(board)
            return bool(table.ended) or await board.guest_to_act() is aiko

        while True:
            await until(mine_or_over, 4 * PATIENCE)
            if (await position_of(board))[0].ended:
                break
            await play.step()
            if not play.director.awaited and not play.has_been_skipped:
                await play.skip()
        kept, table = await finished(room, board)
        bot = next(seat for seat, player in enumerate(table.players) if player.is_bot)
        assert play.director.awaited == set()
        for seat in range(2):
            assert sum(step.seat == seat and step.action == "end" for step in kept.steps) >= 5, bot
        await the_sheet_tells_the_result(board, table)


# --- bad input ----------------------------------------------------------------------------------------------------

FRONTS: dict[str, Any] = {
    "temple": "B5 I5",
    "market": "C6 D6 F6 G6 H6",
    "leaders": ["trader B6 king A5 priest C5", "trader I6 king J5 priest H5"],
}
"""Two kingdoms that a tile on E6 unites, with leaders of three colours at odds."""

MOVED_ON = WORDS.t("panel-moved-on")


@pytest.fixture
async def front(room: Room, monkeypatch: pytest.MonkeyPatch) -> Board:
    """A table of three at which Aiko is about to unite these kingdoms; Marta rules the other one."""
    hands = ("settlement temple market 2", "market settlement", "market 3")
    state = at(*hands, seats=3, **FRONTS)
    monkeypatch.setattr(TigrisEuphrates, "begin", lambda *_: state)
    return await open_table(room, *await room.join("Aiko", "Marta", "Jules"), game="tigris_euphrates")


def tells_whose_turn(said: str, who: str) -> bool:
    """Whether a refusal names who is to decide."""
    return re.fullmatch(rf"It is (the turn of {who}|{who} who is asked now)\.", said) is not None


async def everything(guest: Guest, panel: Object) -> Object:
    """The panel with all answers, not only those that are suggested."""
    return await guest.press(panel, more_of(panel)) if more_of(panel) else panel


async def test_support_is_taken_once_and_from_the_one_who_is_asked(front, room):
    aiko, marta, jules = front.players
    await aiko.type(front.thread, "tigris tile", tile="temple", square="E6")
    await aiko.type(front.thread, "tigris war", tile="market")
    first, second = await newest_panel(front, aiko), await newest_panel(front, aiko)
    offered = "You hold only 2 market tiles to add."
    assert await refused(aiko, front, "tigris support", count=3) == offered
    for guest in (marta, jules):
        assert tells_whose_turn(await refused(guest, front, "tigris support", count=1), "● Aiko")
    planned = await tap(aiko, await everything(aiko, first), "Add 1")
    other = await everything(aiko, second)  # on another device, where nothing was planned yet
    assert MOVED_ON in other["content"]
    await aiko.press(planned, confirm_of(planned))
    before = await room.facts(front.number)
    assert MOVED_ON in (await aiko.press(other, confirm_of(other)))["content"]
    assert await room.facts(front.number) == before
    for guest in (aiko, jules):
        assert tells_whose_turn(await refused(guest, front, "tigris support", count=1), "◆ Marta")
    assert "only 1 market tile" in await refused(marta, front, "tigris support", count=2)
    assert await refused(marta, front, "tigris tile", tile="market", square="E7") == (WORDS.t("error-te-support-first"))
    table, state = await position_of(front)
    assert state.conflict.committed == 1
    assert state.hands[table.seat_of(int(aiko.id))][3] == 1


async def test_a_war_that_is_over_cannot_be_chosen(front, room):
    aiko, marta, _ = front.players
    await aiko.type(front.thread, "tigris tile", tile="temple", square="E6")
    old = await newest_panel(front, aiko)
    assert all(is_offered(old, f"The {colour} war") for colour in ("black", "red", "green"))
    await aiko.type(front.thread, "tigris war", tile="settlement")
    await aiko.type(front.thread, "tigris support", count=0)
    await marta.type(front.thread, "tigris support", count=0)
    _, state = await position_of(front)
    assert state.phase == "war"
    assert await refused(aiko, front, "tigris war", tile="settlement") == "There is no black war here."
    assert await refused(aiko, front, "tigris war", tile="farm") == "There is no blue war here."
    assert await refused(aiko, front, "tigris pass") == WORDS.t("error-te-war-first")
    assert tells_whose_turn(await refused(marta, front, "tigris war", tile="market"), "● Aiko")
    before = await room.facts(front.number)
    shown = await tap(aiko, old, "The black war")
    assert MOVED_ON in shown["content"]
    assert not is_offered(shown, "black")
    assert await room.facts(front.number) == before


async def test_a_square_that_is_no_longer_free(front, room):
    aiko, *_ = front.players
    taken = parse("tile market F7")
    panel, _ = await walk(aiko, await newest_panel(front, aiko), TIGRIS_EUPHRATES, taken)
    await aiko.type(front.thread, "tigris tile", tile="settlement", square="F7")
    before = await room.facts(front.number)
    shown = await aiko.press(panel, confirm_of(panel))
    assert MOVED_ON in shown["content"]
    assert await room.facts(front.number) == before
    said = await refused(aiko, front, "tigris tile", tile="market", square="F7")
    assert said == "F7 is taken already."
    said = await refused(aiko, front, "tigris leader", leader="farmer", square="E6")
    assert said == "No temple lies beside E6; the farmer needs one."
    shown = await tap(aiko, await newest_panel(front, aiko), "Tile: place a market")
    shown = await tap(aiko, await everything(aiko, shown), "Row 7")
    assert "F7" not in labels_of(shown)
