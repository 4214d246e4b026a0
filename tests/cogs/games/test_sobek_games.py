"""Whole games of Sobek: clicked with all that asks and peeks, typed against a bot player; what a peek tells to whom."""

from __future__ import annotations

import json
import logging
import re
from typing import Any

import pytest

from playground.testing.person import components
from rules.core.contract import Transition
from rules.sobek import SOBEK, Character, Pick, Refill, Sell, Sobek, SobekAction, SobekState, Take, Token
from rules.sobek.tiles import TILES
from rules.table import table as core
from tests.effort import several
from tests.kit.looking import is_ours, look, public
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
from tests.playing.turns import confirm_of, open_panel, position_of, refused
from tests.playing.walking import WORDS, labels_of, walk

KINDS = {Take, Sell, Character}
EVENTS = {"looked", "tokens-drawn", "looked-at-corruption", "forced", "gave-up", "refilled"}
"""What the game that asks and peeks is clicked for, at least."""
TYPED = 6
"""So many turns are typed before those of the end."""
CHECKS = 10
"""So often it is read at least what others may not know."""


class Director:
    """Chooses moves from the real position: hands grow, corruption does not, and what is ``awaited`` comes first: the
    ``forced`` tile, the ``extra`` turn, a sale of a ``part``, a ``scribe`` who asks for tiles."""

    def __init__(self, *awaited: str) -> None:
        self.awaited = set(awaited)

    def choose(self, state: SobekState, seat: int) -> SobekAction:
        return max(SOBEK.legal_actions(state, seat), key=lambda action: self._worth(state, seat, action))

    def _worth(self, state: SobekState, seat: int, action: SobekAction) -> int:
        match action:
            case Take(cell=cell):
                after = SOBEK.apply(state, seat, action).state
                grown = after.hands[seat].bit_count() - state.hands[seat].bit_count()
                corrupted = after.corruption_count(seat) - state.corruption_count(seat)
                return grown - 3 * corrupted + 4 * (TILES[state.tile_on(cell)].kind == "character")
            case Refill():
                return -4
            case Sell():
                return 20 if _sight(action) in self.awaited else 10
            case Token(token=token, target=target):
                kept_for_later = 5 * (token in ("forced_tile", "extra_turn"))
                return 10 * (_sight(action) in self.awaited) + bool(target) - kept_for_later
            case Character() if action.ability.startswith("scribe"):
                return 25 if "scribe" in self.awaited and _asks(SOBEK.apply(state, seat, action)) else -8
            case Character():
                return 7 if action.ability in ("architect", "vizier") else 1
            case Pick(count=count):
                return count
        return 5

    def note(self, action: SobekAction, seen: Transition[SobekState]) -> None:
        """Strikes off what has been seen."""
        self.awaited -= {_sight(action), "scribe" if _asks(seen) else ""}


def _sight(action: SobekAction) -> str:
    """What of the awaited an action is by itself."""
    match action:
        case Token(token="forced_tile", target=target) if target:
            return "forced"
        case Token(token="extra_turn"):
            return "extra"
        case Sell(whole=False):
            return "part"
    return ""


def _asks(seen: Transition[SobekState]) -> bool:
    return any(event.kind == "scribe-asks" for event in seen.events)


class Watch:
    """Everything that somebody can read, held against the canoe tokens that they may not know."""

    def __init__(self, board: Board, stranger: Guest, caplog: pytest.LogCaptureFixture) -> None:
        self.board = board
        self.stranger = stranger
        self.caplog = caplog
        self.open: set[str] = set()
        self.offered: dict[str, set[str]] = {guest.id: set() for guest in board.players}
        self.checks = 0

    async def peek(self, guest: Guest, kinds: set[str], panel: Object) -> None:
        """``guest`` is offered these kinds on the private panel, and nobody else learns of them."""
        assert panel["flags"] & 64
        told = labels_of(panel)
        for kind in kinds:
            assert told[_name(kind)] == WORDS.effect("sb", f"canoe_{kind}")
        self.offered[guest.id] |= kinds
        await self.look(guest, kinds)

    async def look(self, guest: Guest, kinds: set[str]) -> None:
        """What ``guest`` was offered is told to nobody else."""
        await self.board.room.settled()
        other = next(one for one in self.board.players if one is not guest)
        for watcher, known in ((self.stranger, set()), (other, self.offered[other.id])):
            hidden = kinds - self.open - known
            read = await everything(watcher, self.board)
            for kind in hidden:
                assert not [needle for needle in _needles(kind) if needle in read], (watcher.user, kind)
                self.checks += 1
        for kind in kinds - self.open:
            assert not [needle for needle in _needles(kind) if needle in self.caplog.text]


def _name(kind: str) -> str:
    return WORDS.word("sb", f"canoe_{kind}")


def _needles(kind: str) -> list[str]:
    """The words that tell of a token; "7 points" alone may be a set's."""
    return [WORDS.effect("sb", f"canoe_{kind}"), kind] + [_name(kind)] * (kind != "points_7")


async def everything(guest: Guest, board: Board) -> str:
    """All words that somebody can read: messages, alt texts, file names, controls, direct messages."""
    found = [*await guest.messages("games"), *await guest.messages(board.thread), *await guest.dms()]
    read = [
        (
            one["content"],
            [(picture["filename"], picture.get("description")) for picture in one["attachments"]],
            [(part.get("label"), part.get("placeholder"), part.get("options")) for part in components(one)],
        )
        for one in found
    ]
    return json.dumps(read, ensure_ascii=False)


class Play:
    """A table clicked to its end; by turns from the thread and from direct messages, those asked out of turn always
    from the direct message."""

    def __init__(self, board: Board, director: Director, watch: Watch) -> None:
        self.board = board
        self.room = board.room
        self.director = director
        self.watch = watch
        self.panel: Object | None = None
        self.taps: list[tuple[SobekAction, int]] = []

    async def step(self) -> None:
        """One decision: the steps that others see nothing of are gathered up to one that they do."""
        table, state = await position_of(self.board)
        [seat] = SOBEK.to_act(state)
        guest = next(one for one in self.room.guests if int(one.id) == table.players[seat].user_id)
        by_message = seat != state.active or len(self.taps) % 4 == 3
        panel = self.panel or await self._opened(guest, by_message=by_message)
        offered = {"canoe": state.slots, "architect": state.drawn}.get(state.phase, ())
        kinds = set(offered) - {""}
        if kinds:
            await self.watch.peek(guest, kinds, panel)
        steps = self._decision(state, seat)
        picks = [action for action in steps if isinstance(action, Pick)]
        first, taps = steps[0], 1
        for ticked in ([first], picks) if picks and first is not picks[0] else (picks or [first],):
            panel, more = await walk(guest, panel, SOBEK, *ticked)
            taps += more
        answer = await guest.press(panel, confirm_of(panel))
        self.taps.append((first, taps))
        await self._sold_for_what_was_said(first, seat, panel)
        if isinstance(first, Token):
            self.watch.open.add(first.token)
            await self.watch.look(guest, kinds)
        self.panel = answer if "still your turn" in answer["content"] else None

    def _decision(self, state: SobekState, seat: int) -> list[SobekAction]:
        steps = []
        while True:
            action = self.director.choose(state, seat)
            if SOBEK.ends_turn(action):
                return steps
            after = SOBEK.apply(state, seat, action)
            self.director.note(action, after)
            steps.append(action)
            state = after.state
            if not after.sealed:
                return steps

    async def _sold_for_what_was_said(self, action: SobekAction, seat: int, shown: Object) -> None:
        if isinstance(action, Sell):
            worth = (await position_of(self.board))[1].sold_set(seat, action.goods).points
            assert f"make {worth} point" in shown["content"]

    async def has_shown_all(self) -> bool:
        """Whether all was met that the game is played for, the turn after the last of it too, and nothing is open."""
        if self.panel is not None or self.director.awaited or self.watch.checks < CHECKS:
            return False
        if not {type(action) for action, _ in self.taps} >= KINDS or any(_sight(one) for one, _ in self.taps[-2:]):
            return False
        entries = await self.room.services.tables.entries(await self.room.services.tables.row(self.board.number))
        return {event.kind for entry in entries for event in entry.events} >= EVENTS

    async def _opened(self, guest: Guest, *, by_message: bool) -> Object:
        await self.room.settled()
        if not by_message:
            return await open_panel(self.board, guest)
        asking = await guest.wait_dm(lambda one: "Play" in buttons(one), PATIENCE)
        if "The Scribe’s effect" in asking["content"]:
            assert ["board" in one["filename"] for one in asking["attachments"]] == [True, False]
            assert all(one["description"] for one in asking["attachments"])
        return await guest.press(asking, "Play")


async def test_a_whole_game_with_all_that_asks_and_peeks(tmp_path, monkeypatch, caplog):
    caplog.set_level(logging.DEBUG, "ziggurat")
    async with open_room(tmp_path, monkeypatch, seed="sobek 340") as room:
        aiko, marta, noor = await room.join("Aiko", "Marta", "Noor")
        board = await open_table(room, aiko, marta, game="sobek")
        watch = Watch(board, noor, caplog)
        play = Play(board, Director("forced", "extra", "part", "scribe"), watch)
        skipped = False
        while not (await position_of(board))[0].ended:
            await play.step()
            if not skipped and await play.has_shown_all():
                skipped = True
                await skip_the_middle(room, board.number, 10)
        kept, table = await finished(room, board)
        assert play.director.awaited == set()
        assert watch.checks >= CHECKS
        entries = await room.services.tables.entries(await room.services.tables.row(board.number))
        kinds = {event.kind for entry in entries for event in entry.events}
        assert kinds >= EVENTS
        steps = [(step.seat, step.action) for step in kept.steps]
        extra = next(place for place, (_, text) in enumerate(steps) if text == "token extra_turn")
        assert steps[extra + 1][0] == steps[extra][0]
        forced = next(place for place, (_, text) in enumerate(steps) if text.startswith("token forced_tile "))
        cell = steps[forced][1].split()[-1]
        assert steps[forced + 1][1].split()[:2] == ["take", cell]
        most = {Take: 3, Sell: 5, Character: 3}
        for action, taps in play.taps:
            assert taps <= most.get(type(action), 3), (SOBEK.notation(action), taps)
        assert {type(action) for action, _ in play.taps} >= KINDS
        await the_sheet_tells_the_result(board, table)
        await check_traffic(room)


async def the_sheet_tells_the_result(board: Board, table: core.Table) -> None:
    sheet = await score_sheet(board.players[0], board)
    result = core.result(SOBEK, table)
    assert result.reason == "no-action-left"
    assert all(table.players[seat].name in sheet["content"] for seat in result.winners)
    assert all(str(total) in sheet["attachments"][0]["description"] for total in result.totals)


async def type_move(guest: Guest, place: Object, text: str) -> Object:
    """A move in notation as a slash command of the game."""
    word, *rest = text.split()
    option = {"take": "cell", "sell": "goods", "pick": "tiles", "turn": "direction", "recover": "tile"}.get(word, word)
    options = {option: " ".join(rest)} if rest else {}
    return await guest.type(place, f"sobek {word}", **options)


async def test_one_person_with_the_expansion_against_a_bot(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="sobek alone") as room:
        [aiko] = await room.join("Aiko")
        board = await open_table(room, aiko, game="sobek", bots=1, treasures_of_the_pharaoh="on")
        director = Director()

        async def mine_or_over() -> bool:
            table, _ = await position_of(board)
            return bool(table.ended) or await board.guest_to_act() is aiko

        turns, skipped = 0, False
        while True:
            await until(mine_or_over, 4 * PATIENCE)
            table, state = await position_of(board)
            if table.ended:
                break
            if turns == TYPED and not skipped:
                skipped = True
                await skip_the_middle(room, board.number)
                continue
            text = SOBEK.notation(director.choose(state, table.seat_of(int(aiko.id))))
            said = await type_move(aiko, board.thread if turns % 2 else await aiko.dm(), text)
            assert "Done." in said["content"], (text, said["content"])
            turns += 1
        kept, table = await finished(room, board)
        assert kept.options["treasures_of_the_pharaoh"] == "on"
        assert table.state.expansion
        words = {step.action.split()[0] for step in kept.steps}
        assert {"take", "sell", "token"} <= words
        bot = next(seat for seat, player in enumerate(table.players) if player.is_bot)
        assert sum(step.seat == bot for step in kept.steps) >= 10
        assert sum(step.seat != bot for step in kept.steps) >= turns >= several(TYPED, 10)
        await the_sheet_tells_the_result(board, table)
        await check_traffic(room)


# --- from positions of ours ---------------------------------------------------------------------------------------

MARKET = {"9": "wheat-v1", "16": "livestock-b0-deben", "24": "thief", "35": "marble-v2"}
HAND = ["wheat-h1-1", "wheat-h1-2", "wheat-f1-1", "pharaoh-marble-fish", "statue-v", "statue-h"]
SLOTS = ("extra_turn", "points_7", "best_of_two_deben", "", "")
ASIDE = ("corruption_1", "corruption_2")


async def opened(room: Room, monkeypatch: pytest.MonkeyPatch, **fields: Any) -> Board:
    """A table of two with the expansion in a position of ours; Aiko is to act."""
    given = {"market": MARKET, "ankh": 2, "direction": "h", "options": {"treasures_of_the_pharaoh": "on"}, **fields}
    state = SOBEK.position({"game": "sobek", **given})
    monkeypatch.setattr(Sobek, "begin", lambda *_: state)
    people = await room.join("Aiko", "Marta")
    board = await open_table(room, *people, game="sobek", treasures_of_the_pharaoh="on")
    await room.settled()
    return board


async def test_a_peek_is_for_one_pair_of_eyes(tmp_path, monkeypatch, caplog):
    """Two games that differ in the tokens looked at, and not chosen, look the same to everybody else to the byte."""
    caplog.set_level(logging.DEBUG, "ziggurat")
    seen, logs, own = [], [], []
    for number, swapped in enumerate((SLOTS, ("extra_turn", *ASIDE, "", ""))):
        async with open_room(tmp_path / str(number), monkeypatch) as room:
            board = await opened(room, monkeypatch, hands=[HAND, ["fish-v1"]], slots=list(swapped))
            aiko, marta = board.players
            [noor] = await room.join("Noor")
            await room.settled()
            caplog.clear()
            panel, _ = await walk(aiko, await open_panel(board, aiko), SOBEK, SOBEK.parse("sell wheat all"))
            peeked = await aiko.press(panel, confirm_of(panel))
            looks = [await look(aiko, peeked), await look(aiko, await aiko.type(board.thread, "table hand"))]
            await room.settled()
            views = [await public(noor, board), await asked_for(marta, board)]
            chosen, _ = await walk(aiko, peeked, SOBEK, SOBEK.parse("token extra_turn"))
            done = await aiko.press(chosen, confirm_of(chosen))
            assert WORDS.t("panel-done-more") in done["content"]
            await room.settled()
            own.append(looks)
            views += [await public(noor, board), await asked_for(marta, board), await asked_for(noor, board)]
            seen.append(views)
            logs.append([re.sub(r"\d+", "#", record.getMessage()) for record in caplog.records if is_ours(record)])
    assert own[0][0] != own[1][0]
    assert own[0][1] != own[1][1], "the one who looked may look again"
    assert seen[0] == seen[1]
    assert logs[0] == logs[1]


async def asked_for(guest: Guest, board: Board) -> list[dict[str, Any]]:
    """Board, position in words and log, as the bot tells them to this person in private; and the direct messages."""
    told = [await look(guest, await guest.type(board.thread, f"table {name}")) for name in ("board", "text", "log")]
    return told + [await look(guest, one) for one in await guest.dms()]


async def test_an_ambiguous_sale_is_told_which_reading_is_missing(room, monkeypatch):
    board = await opened(room, monkeypatch, hands=[HAND, ["fish-v1"]], slots=list(SLOTS))
    aiko, marta = board.players
    both = "These tiles fit more than one kind: fish and marble. Add a tile that is only {}."
    assert await refused(aiko, board, "sobek sell", goods="fish all") == both.format("fish")
    assert await refused(aiko, board, "sobek sell", goods="marble all") == both.format("marble")
    assert await refused(aiko, board, "sobek sell", goods="ivory all") == (
        "A set takes 3 tiles or more; for ivory you have 2, statues included."
    )
    assert await refused(aiko, board, "sobek take", cell="16") == (
        "The tile on cell 16 has a Deben icon: say whether you keep it or trade it for a Deben token."
    )
    assert await refused(marta, board, "sobek take", cell="9") == "It is not your turn."
    assert await refused(aiko, board, "sobek take", cell="10") == "Cell 10 is empty."


@pytest.mark.parametrize(
    ("move", "chosen"),
    [
        ("take 24", "Take a tile, Take 24\ncharacter tile, face down, costs 1 corruption, Ankh then horizontal"),
        ("character queen", "Queen Sobekneferu: draw 3 tiles"),
        ("character thief goods", "Thief: steal a tile, goods tile\n1 tile"),
    ],
)
async def test_a_plan_whose_outcome_is_hidden_says_what_was_chosen(room, monkeypatch, move, chosen):
    board = await opened(room, monkeypatch, hands=[["queen", "thief"], ["fish-v1"]], market=MARKET | {"24": "vizier"})
    aiko, _ = board.players
    panel, _ = await walk(aiko, await open_panel(board, aiko), SOBEK, SOBEK.parse(move))
    assert f"\nChosen: {chosen}\n" in panel["content"]
    assert WORDS.t("panel-ready-unseen") in panel["content"]
    taken, _ = await walk(aiko, await aiko.press(panel, "Step back"), SOBEK, SOBEK.parse("take 9"))
    assert "takes a tile from cell 9: wheat (1 scarab)" in taken["content"]
    assert WORDS.t("panel-ready") in taken["content"]
