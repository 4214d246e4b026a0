"""The clocks: deadlines, reminders, the threads of quiet tables, and the moves of bot players."""

import asyncio
import logging

import discord

from cogs.base.services import Services
from cogs.base.worker import UNSURE, Worker
from cogs.bots.turn import level_in
from cogs.people.due_reminders import remind
from cogs.runtime.logs import also
from data.engines.store import StoreError, Transaction
from data.outbox import outbox
from data.seats import standstill, vacations
from data.tables import timers
from data.tables.timers import Timer
from rules.core.contract import AnyGame
from rules.core.errors import RulesError
from rules.table import table as core
from rules.table import timeouts

SIDE_BY_SIDE = 8
AGAIN = 60.0
"""Seconds until a failed timer is retried."""
UNKNOWN = 600.0
"""Seconds until a timer is looked at again where this version does not know the game of its table."""
_log = logging.getLogger("ziggurat.clocks")


class TimerWorker(Worker[int]):
    """Handles due timers."""

    def __init__(self, services: Services) -> None:
        super().__init__("clocks", services.pool.calm)
        self._services = services
        self._handlers = {
            "deadline": self._expire,
            "leave": self._begin_vacation,
            "return": self._end_vacation,
            "remind": self._remind,
            "bot": self._move_bot,
            "thread": self._refresh_thread,
            "still": self._check_standstill,
            "ring": self._ring,
        }

    async def start_due(self) -> float | None:
        store, process, now = self._services.store, self._services.process, self._services.now()
        if not process.is_sure:
            return UNSURE
        me, found = process.id, await timers.due(store, now, process.id, self.busy)
        first = {timer.table_id: timer for timer in reversed(found)}
        wanted = [timer for timer in found if first.get(timer.table_id) is timer]
        claimed = await timers.claim(store, me, wanted[: max(0, SIDE_BY_SIDE - len(self.holding))], now)
        for timer in claimed:
            self.begin(timer.table_id, self._handle(timer), table=timer.table_id)
        waiting = len(found) - len(claimed)
        due = await timers.next_due(store, now)
        if waiting:
            return 1.0
        return None if due is None else max(0.02, due - now)

    async def _handle(self, timer: Timer) -> None:
        services = self._services
        try:
            row = await services.tables.row(timer.table_id)
            also(server=row.guild_id)
            if row.slug in services.tables.games:
                await self._handlers[timer.kind](timer)
            else:
                await self._delay(timer, UNKNOWN)
        except RulesError as error:
            _log.warning("timer %s of table %s: %s", timer.kind, timer.table_id, error.reason)
            await services.store.write(lambda transaction: timers.drop(transaction, timer), table=timer.table_id)
        except StoreError:
            raise  # it comes again
        except Exception:
            _log.exception("timer %s of table %s failed", timer.kind, timer.table_id)
            await self._delay(timer, AGAIN)

    async def _delay(self, timer: Timer, seconds: float) -> None:
        later = self._services.now() + seconds
        await self._services.store.write(
            lambda transaction: timers.delay(transaction, timer, later), table=timer.table_id
        )

    async def _expire(self, timer: Timer) -> None:
        services, now = self._services, self._services.now()
        done = await services.tables.perform_as(
            timer.table_id, lambda game, table: timeouts.expire(game, table, now), now
        )
        if done is None:
            await services.store.write(lambda transaction: timers.drop(transaction, timer), table=timer.table_id)
        services.wake()

    async def _begin_vacation(self, timer: Timer) -> None:
        """A player's vacation begins automatically before their time runs out."""
        services, now = self._services, self._services.now()
        await services.store.write(
            lambda transaction: vacations.begin_in_time(services.tables, transaction, timer, now)
        )
        services.wake()

    async def _end_vacation(self, timer: Timer) -> None:
        """The hours of a player's vacation are used up."""
        services, now = self._services, self._services.now()
        await services.store.write(lambda transaction: vacations.end_in_time(services.tables, transaction, timer, now))
        services.wake()

    async def _check_standstill(self, timer: Timer) -> None:
        """A table is paused, or has no clock and no activity."""
        services, now = self._services, self._services.now()
        await services.store.write(lambda transaction: standstill.look(services.tables, transaction, timer, now))
        services.wake()

    async def _ring(self, timer: Timer) -> None:
        """The quiet hours of a player are over, in which something was asked of them, or a full lobby waits for its
        host."""
        services, now = self._services, self._services.now()

        async def work(transaction: Transaction) -> None:
            if await timers.stands(transaction, timer):
                await timers.drop(transaction, timer)
                await outbox.put(transaction, timer.table_id, "ring", now)

        await services.store.write(work, table=timer.table_id)
        services.wake()

    async def _remind(self, timer: Timer) -> None:
        await remind(self._services, timer)

    async def _refresh_thread(self, timer: Timer) -> None:
        """Refreshes a thread in which nothing was posted for days, before Discord archives it."""
        services, now = self._services, self._services.now()
        row = await services.tables.row(timer.table_id)

        async def work(transaction: Transaction) -> None:
            if row.status != "running" or row.thread_id is None:
                await timers.drop(transaction, timer)
                return
            posted = discord.utils.snowflake_time(row.board_message_id or row.thread_id).timestamp()
            quiet = now - posted >= timers.QUIET
            if quiet:
                await outbox.put_awake(transaction, row.id, now, refresh=True)
            await timers.postpone(transaction, timer, (now if quiet else posted) + timers.QUIET)

        await services.store.write(work)
        services.wake()

    async def _move_bot(self, timer: Timer) -> None:
        """The bot player thinks off the loop, from its observations, and makes its whole turn in one commit. Of one
        that thinks for longer nobody learns for how long: it moves after a second pause."""
        services = self._services
        row, table = await services.tables.at(timer.table_id)
        game = services.tables.game(row)
        seat = timer.seat
        if table.paused or seat not in core.owing(game, table) or not table.players[seat].is_bot:
            await services.store.write(lambda transaction: timers.drop(transaction, timer), table=timer.table_id)
            return
        level = table.players[seat].holder.level
        pause = services.tables.bot_pause_at(table) if level_in(game, level).work else 0.0
        steps, _ = await asyncio.gather(
            services.thinking.steps(game, table.state, seat, level, services.new_seed()), asyncio.sleep(pause)
        )
        now = services.now()

        def act(game: AnyGame, current: core.Table) -> core.Change | None:
            if current.version != table.version:
                return None
            return core.act(game, current, seat, steps, now)

        await services.tables.perform_as(row.id, act, now)
        services.wake()
