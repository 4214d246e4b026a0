"""Lobbies: who may do what, and where one lobby leads."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET

from data import privacy
from data.lobby import beginning, lobby, options
from data.lobby.lobby import Opening
from data.outbox import outbox
from data.people import avoids
from data.people.avoids import Avoided
from data.processes import processes
from data.seats import invitations
from data.tables.tables import Repeated, Request, Tables
from rules.bots.bot_names import NAMES
from rules.core.contract import Option
from rules.core.errors import OptionError, TableError
from rules.table import table as core
from rules.table.clock import FAST
from rules.table.player import Holder
from tests.data.conftest import AIKO, JULES, MARTA, NOW
from tests.rules.toys.meadow import MEADOW, MeadowGame


class Pair(MeadowGame):
    """An option for two seats only."""

    info = msgspec.structs.replace(
        MEADOW.info, slug="pair", options=(Option("even", ("off", "on"), "off", seats=(2,)),)
    )


MARTAS, JULESS = Holder(MARTA, "Marta"), Holder(JULES, "Jules")
BOT = Holder(None, "Ziggurat")


async def refusal(action) -> str:
    with pytest.raises(TableError) as refused:
        await action
    return refused.value.reason


async def test_a_new_lobby_seats_its_host(opened):
    assert opened.status == "lobby"
    assert opened.seats == (Holder(AIKO, "Aiko"),)
    assert opened.options["setup"] == "random"


async def test_joining_and_leaving(tables, opened):
    row = await lobby.join(tables, opened.id, MARTAS, 10, NOW)
    row = await lobby.join(tables, opened.id, BOT, 11, NOW)
    assert row.seats == (Holder(AIKO, "Aiko"), MARTAS, BOT)
    assert await refusal(lobby.join(tables, opened.id, MARTAS, 12, NOW)) == "already-seated"
    assert await refusal(lobby.leave(tables, opened.id, JULES, 13, NOW)) == "not-seated"
    row = await lobby.remove_bot(tables, opened.id, 14, NOW)
    assert row.seats == (Holder(AIKO, "Aiko"), MARTAS)
    assert await refusal(lobby.remove_bot(tables, opened.id, 15, NOW)) == "no-bot-seated"
    row = await lobby.leave(tables, opened.id, AIKO, 16, NOW)
    assert (row.host_id, row.seats) == (MARTA, (MARTAS,))


async def test_bot_players_have_names_of_their_own(tables, opened):
    for number in range(3):
        row = await lobby.add_bot(tables, opened.id, 10 + number, NOW)
    names = [seat.name for seat in row.seats[1:]]
    assert len(set(names)) == 3
    assert set(names) <= set(NAMES)
    row = await lobby.join(tables, opened.id, Holder(MARTA, f" {names[1].upper()}"), 20, NOW)
    assert [seat.name for seat in row.seats[1:]][::2] == names[::2]
    assert row.seats[2].name in set(NAMES) - set(names)


async def test_the_next_bot_player_has_the_level_that_was_chosen_last(tables, opened):
    await lobby.add_bot(tables, opened.id, 10, NOW)
    await lobby.set_level(tables, opened.id, "hard", 11, NOW)
    row = await lobby.remove_bot(tables, opened.id, 12, NOW)
    assert not any(holder.is_bot for holder in row.seats)
    row = await lobby.add_bot(tables, opened.id, 13, NOW)
    assert [holder.level for holder in row.seats if holder.is_bot] == ["hard"]


async def test_a_table_calls_its_bot_player_the_same_every_time(tables, opened):
    first = await lobby.add_bot(tables, opened.id, 10, NOW)
    await lobby.remove_bot(tables, opened.id, 11, NOW)
    assert (await lobby.add_bot(tables, opened.id, 12, NOW)).seats == first.seats


async def test_a_rematch_has_bot_players_with_names(tables, opened):
    await lobby.add_bot(tables, opened.id, 10, NOW)
    await lobby.add_bot(tables, opened.id, 11, NOW)
    await beginning.begin(tables, opened.id, AIKO, "seed", 12, NOW)
    await tables.perform(
        Request(opened.id, AIKO, 13), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW
    )
    row = await beginning.rematch(tables, opened.id, AIKO, "again", 14, NOW)
    assert row.seats[0] == Holder(AIKO, "Aiko")
    names = [seat.name for seat in row.seats[1:]]
    assert len(set(names)) == 2
    assert set(names) <= set(NAMES)


@pytest.mark.parametrize("private", [False, True])
async def test_a_rematch_with_somebody_who_is_gone_waits_for_others(tables, store, private):
    plan = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, None, private=private)
    row = await lobby.open_lobby(tables, plan, 1, NOW)
    await store.write(lambda work: invitations.note(work, row.id, MARTA, "Marta", invitations.PLAYER))
    await lobby.join(tables, row.id, MARTAS, 2, NOW)
    await beginning.begin(tables, row.id, AIKO, "seed", 3, NOW)
    await tables.perform(Request(row.id, MARTA, 4), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW)
    await privacy.erase(tables, MARTA, lambda seat: f"Player {seat}", NOW)
    again = await beginning.rematch(tables, row.id, AIKO, "again", 5, NOW)
    assert (again.status, again.seats, again.thread_id) == ("lobby", (Holder(AIKO, "Aiko"),), None)
    assert await invitations.all_of(store.reading, again.id) == []


@pytest.mark.parametrize("guild_id", [7, None])
@pytest.mark.parametrize(("asker", "other"), [(AIKO, MARTA), (MARTA, AIKO)])
async def test_a_private_rematch_invites_nobody_who_is_kept_apart_from_its_host(tables, store, guild_id, asker, other):
    plan = Opening("kingdom_builder", guild_id, 70, Holder(AIKO, "Aiko"), 2, {}, None, private=True)
    row = await lobby.open_lobby(tables, plan, 1, NOW)
    for guest in (MARTAS, JULESS):
        await store.write(lambda work, guest=guest: invitations.note(work, row.id, guest.user_id, guest.name, "player"))
    await lobby.join(tables, row.id, MARTAS, 2, NOW)
    await beginning.begin(tables, row.id, AIKO, "seed", 3, NOW)
    await tables.perform(Request(row.id, MARTA, 4), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW)
    await store.write(lambda work: avoids.add(work, MARTA, [Avoided(AIKO, "Aiko")]))
    again = await beginning.rematch(tables, row.id, asker, "again", 5, NOW)
    assert [one.user_id for one in await invitations.all_of(store.reading, again.id)] == [JULES]
    apart = await beginning.rematch(tables, row.id, other, "again", 6, NOW)
    assert (apart.id != again.id, apart.host_id) == (True, other)


async def test_a_rematch_of_a_game_that_was_played_again_follows_the_last_one(tables):
    plan = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, None, bots=("easy",))
    oldest = await lobby.open_lobby(tables, plan, 1, NOW, "seed")

    async def give_up(table_id: int) -> None:
        await tables.perform(
            Request(table_id, AIKO, None), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW
        )

    await give_up(oldest.id)
    second = await beginning.rematch(tables, oldest.id, AIKO, "again", None, NOW)
    await give_up(second.id)
    third = await beginning.rematch(tables, oldest.id, AIKO, "again", None, NOW)
    assert (third.id != second.id, third.status) == (True, "running")
    for table_id in (oldest.id, second.id):
        assert (await beginning.rematch(tables, table_id, AIKO, "again", None, NOW)).id == third.id


class Turns(MeadowGame):
    """What is contested is drawn by lot where the second of three asks for a rematch."""

    def options_again(self, options, ended, first):
        return {**options, "contest": ("void", "lot")[first]}


async def test_a_game_says_with_which_options_it_is_played_again(store):
    tables = Tables(store, {"meadow": Turns()})
    row = await lobby.open_lobby(tables, Opening("meadow", 7, 70, Holder(AIKO, "Aiko"), 3, {}, None), 1, NOW)
    for seat in (MARTAS, JULESS):
        await lobby.join(tables, row.id, seat, None, NOW)
    await beginning.begin(tables, row.id, AIKO, "seed", 3, NOW)
    for asker in (AIKO, JULES):
        await tables.perform(
            Request(row.id, asker, None), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW
        )
    again = await beginning.rematch(tables, row.id, MARTA, "again", 5, NOW)
    assert (row.options["contest"], again.options["contest"], again.seats[0]) == ("void", "lot", MARTAS)


async def test_what_a_lobby_shows_is_promised_until_it_is_shown(tables, opened, store):
    async def queued() -> list[tuple[str, float]]:
        return [tuple(row) for row in await store.reading.rows("SELECT kind, due_at FROM outbox ORDER BY id")]

    row = await lobby.join(tables, opened.id, MARTAS, 10, NOW)
    assert await queued() == []  # there is no message yet
    await lobby.show(tables, row, 555)
    row = await lobby.add_bot(tables, opened.id, 11, NOW)
    assert await queued() == [("lobby", NOW + outbox.ANSWERING)]
    await lobby.show(tables, msgspec.structs.replace(row, seats=row.seats[:2]))
    assert len(await queued()) == 1  # what was shown is older
    assert (await lobby.show(tables, row)).lobby_message_id == 555
    assert await queued() == []
    await beginning.begin(tables, opened.id, AIKO, "seed", 12, NOW)
    assert (await queued())[-1] == ("lobby", NOW + outbox.ANSWERING)
    assert [
        intent.kind for intent in await outbox.next_intents(store.reading, NOW, (), dict.fromkeys(outbox.COLUMNS, 9), 1)
    ] == ["open"]


async def test_what_answers_late_is_left_to_the_queue_where_that_is_on_its_way(tables, store):
    opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, None)
    row = await lobby.open_lobby(tables, opening, 1, NOW)
    assert await lobby.hold_back(tables, row, 1, NOW + 3)
    [queued] = await store.reading.rows("SELECT due_at FROM outbox")
    assert queued["due_at"] == NOW + 3 + outbox.ANSWERING
    assert not await lobby.is_being_sent(tables, row)
    await store.write(lambda it: it.run("UPDATE outbox SET claimed_by = 1"))
    assert await lobby.is_being_sent(tables, row)
    assert not await lobby.hold_back(tables, row, 2, NOW + 4), "it is being sent"
    assert await lobby.hold_back(tables, row, 1, NOW + 4), "it waits behind what answers"
    await store.write(lambda it: outbox.drop(it, row.id, "lobby"))
    assert not await lobby.hold_back(tables, row, 1, NOW + 5), "it was sent"


async def test_what_answers_late_is_not_mistaken_for_a_later_change_of_the_lobby(tables, store):
    """The queue has posted it, and somebody has pressed a button below it since."""
    opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, None)
    row = await lobby.open_lobby(tables, opening, 1, NOW)
    await lobby.show(tables, row, 555)
    await lobby.join(tables, row.id, MARTAS, 2, NOW + 20)
    assert len(await outbox.of(store.reading, ("table", row.id), "lobby")) == 1
    assert not await lobby.hold_back(tables, row, 1, NOW + 21)


async def test_what_answers_late_is_left_to_the_queue_where_that_may_have_sent_before_it_died(tables, store):
    opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, None)
    row = await lobby.open_lobby(tables, opening, 1, NOW)
    dead = await store.write(lambda it: processes.enter(it, NOW))
    await store.write(lambda it: it.run("UPDATE outbox SET claimed_by = ?", dead))
    await store.write(lambda it: processes.bury(it, dead, NOW + 11))
    assert not await lobby.is_being_sent(tables, row)
    assert not await lobby.hold_back(tables, row, dead + 1, NOW + 12)


async def test_a_game_alone_begins_with_the_row(tables, store):
    opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 3, {}, None, bots=("normal", "normal"))
    row = await lobby.open_lobby(tables, opening, 1, NOW, "seed")
    assert (row.status, [seat.is_bot for seat in row.seats]) == ("running", [False, True, True])
    kinds = [found["kind"] for found in await store.reading.rows("SELECT kind FROM outbox ORDER BY id")]
    assert kinds[:3] == ["lobby", "open", "board"]
    assert (
        await outbox.next_intents(store.reading, NOW, (), dict.fromkeys(outbox.COLUMNS, 9), 1) == []
    )  # the thread hangs on the answer
    await lobby.show(tables, row, 555)
    assert [
        intent.kind for intent in await outbox.next_intents(store.reading, NOW, (), dict.fromkeys(outbox.COLUMNS, 9), 1)
    ] == ["open"]


async def test_whoever_waits_alone_begins_against_a_bot_player(tables, opened):
    assert await refusal(beginning.begin(tables, opened.id, MARTA, "seed", 10, NOW, alone=True)) == "host-only"
    begun = await beginning.begin(tables, opened.id, AIKO, "seed", 11, NOW, alone=True)
    assert [seat.is_bot for seat in begun.row.seats] == [False, True]
    assert begun.row.status == "running"


async def test_a_repeated_click_joins_once(tables, opened):
    await lobby.join(tables, opened.id, BOT, 10, NOW)
    with pytest.raises(Repeated):
        await lobby.join(tables, opened.id, BOT, 10, NOW)
    assert len((await tables.row(opened.id)).seats) == 2


async def test_a_full_lobby(tables, opened):
    for number in range(4):
        await lobby.join(tables, opened.id, BOT, 10 + number, NOW)
    assert await refusal(lobby.join(tables, opened.id, MARTAS, 20, NOW)) == "lobby-full"


async def test_only_the_host_decides(tables, opened):
    await lobby.join(tables, opened.id, MARTAS, 10, NOW)
    assert await refusal(beginning.begin(tables, opened.id, MARTA, "seed", 11, NOW)) == "host-only"
    assert await refusal(lobby.cancel(tables, opened.id, MARTA, 12, NOW)) == "host-only"
    assert await refusal(lobby.set_options(tables, opened.id, MARTA, {}, FAST, 13, NOW)) == "host-only"
    row = await lobby.set_options(tables, opened.id, AIKO, {"setup": "first_game"}, FAST, 14, NOW)
    assert (row.options["setup"], row.clock) == ("first_game", FAST)
    row = await lobby.set_options(tables, opened.id, AIKO, {"running_scores": "on"}, UNSET, 15, NOW)
    assert (row.options["setup"], row.options["running_scores"], row.clock) == ("first_game", "on", FAST)
    row = await lobby.set_options(tables, opened.id, AIKO, {}, None, 17, NOW)
    assert row.clock is None
    with pytest.raises(OptionError):
        await lobby.set_options(tables, opened.id, AIKO, {"setup": "chaos"}, UNSET, 16, NOW)


async def test_an_option_that_does_not_go_with_the_seats_has_its_default(store):
    """The lot is for three or more, and whom it favours can be chosen only with it."""
    tables = Tables(store, {"meadow": MEADOW})
    chosen = {"contest": "lot", "favour": "trailing"}
    row = await lobby.open_lobby(tables, Opening("meadow", 7, 70, Holder(AIKO, "Aiko"), 2, chosen, None), 1, NOW)
    assert row.options == {"contest": "void", "favour": "equal"}
    row = await lobby.open_lobby(tables, Opening("meadow", 7, 70, Holder(AIKO, "Aiko"), 3, chosen, None), 9, NOW)
    assert row.options == chosen
    row = await lobby.set_options(tables, row.id, AIKO, {"contest": "void"}, UNSET, 2, NOW)
    assert row.options == {"contest": "void", "favour": "equal"}
    row = await lobby.set_options(tables, row.id, AIKO, {"favour": "trailing"}, UNSET, 3, NOW)
    assert row.options == {"contest": "void", "favour": "equal"}
    row = await lobby.set_options(tables, row.id, AIKO, chosen, UNSET, 4, NOW)
    await lobby.join(tables, row.id, MARTAS, 5, NOW)
    assert options.applying_options(MEADOW.info, await tables.row(row.id)) == chosen
    begun = await beginning.begin(tables, row.id, AIKO, "seed", 6, NOW)
    assert begun.change.table.options == {"contest": "void", "favour": "equal"}
    assert options.applying_options(MEADOW.info, begun.row) == {}


async def test_what_depends_on_another_option_applies_with_it(store):
    tables = Tables(store, {"meadow": MEADOW})
    row = await lobby.open_lobby(tables, Opening("meadow", 7, 70, Holder(AIKO, "Aiko"), 4, {}, None), 1, NOW)
    assert options.applying_options(MEADOW.info, row) == {"contest": "void"}
    row = await lobby.set_options(tables, row.id, AIKO, {"contest": "lot"}, UNSET, 2, NOW)
    assert options.applying_options(MEADOW.info, row) == {"contest": "lot", "favour": "equal"}


@pytest.mark.parametrize(("meant_for", "seats"), [(1, 2), (2, 2), (3, 4), (4, 4), (9, 4)])
def test_a_lobby_is_meant_for_a_number_of_seats_that_is_offered(meant_for, seats):
    assert options.intended_seats(msgspec.structs.replace(MEADOW.info, seats=(2, 4)), meant_for) == seats


async def test_options_follow_the_seats_that_a_lobby_is_meant_for(store):
    tables = Tables(store, {"pair": Pair()})
    row = await lobby.open_lobby(tables, Opening("pair", 7, 70, Holder(AIKO, "Aiko"), 2, {"even": "on"}, None), 1, NOW)
    assert row.options == {"even": "on"}
    row = await lobby.join(tables, row.id, MARTAS, 2, NOW)
    assert (row.seat_count, row.options) == (2, {"even": "on"})
    row = await lobby.join(tables, row.id, BOT, 3, NOW)
    assert (row.seat_count, row.options) == (3, {"even": "off"})


async def test_too_few_to_begin(tables, opened, store):
    assert await refusal(beginning.begin(tables, opened.id, AIKO, "seed", 11, NOW)) == "too-few-seats"
    assert await store.reading.rows("SELECT * FROM outbox") == []
    assert (await tables.row(opened.id)).status == "lobby"


async def test_a_begun_table_is_no_lobby_any_more(tables, running, store):
    assert running.status == "running"
    assert await refusal(lobby.join(tables, running.id, JULESS, 20, NOW)) == "lobby-started"
    assert await refusal(beginning.begin(tables, running.id, AIKO, "seed", 21, NOW)) == "lobby-started"
    kinds = [row["kind"] for row in await store.reading.rows("SELECT kind FROM outbox ORDER BY id")]
    assert kinds == ["open", "board", "hand"]


async def test_a_closed_lobby_stays_closed(tables, opened):
    row = await lobby.cancel(tables, opened.id, AIKO, 10, NOW)
    assert row.status == "cancelled"
    assert await refusal(lobby.join(tables, opened.id, MARTAS, 11, NOW)) == "lobby-closed"
    assert await refusal(lobby.join(tables, 999, MARTAS, 12, NOW)) == "table-unknown"


async def test_a_rematch_opens_once_and_seats_who_asked(tables, running, store):
    assert await refusal(beginning.rematch(tables, running.id, AIKO, "again", 30, NOW)) == "lobby-started"
    await tables.perform(
        Request(running.id, MARTA, 31), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW
    )
    assert await refusal(beginning.rematch(tables, running.id, JULES, "again", 32, NOW)) == "not-seated"
    await store.write(lambda transaction: transaction.run("DELETE FROM outbox"))
    first = await beginning.rematch(tables, running.id, AIKO, "again", 33, NOW)
    assert (first.status, first.host_id, first.options) == ("lobby", AIKO, running.options)
    assert first.seats == (Holder(AIKO, "Aiko"),)
    assert (await beginning.rematch(tables, running.id, AIKO, "again", 34, NOW)).id == first.id
    assert len(await store.reading.rows("SELECT * FROM outbox WHERE kind = 'lobby'")) == 1
    await lobby.cancel(tables, first.id, AIKO, 35, NOW)
    second = await beginning.rematch(tables, running.id, AIKO, "again", 36, NOW)
    assert second.id != first.id
