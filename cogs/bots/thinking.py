"""Where bot players think: up to *normal* in a thread of this process, above that in processes of their own, so that
neither the event loop nor the drawing of boards waits for them."""

import asyncio
import logging
import os

from cogs.bots.thinker import Thinker
from cogs.bots.turn import Advice, Thought, hint, level_in, steps
from cogs.drawing.pool import Pool
from rules.core.bot_level import LevelName
from rules.core.chance import Dice
from rules.core.contract import AnyGame, Observation, State

LATE = 20.0
"""Seconds after which a process is given up: the bot player decides as a normal one."""

RECYCLED = 200
"""So many answers a process gives before another takes its place."""

REST = 300.0
"""Seconds without anything to think about until the processes end."""

_log = logging.getLogger("ziggurat.bots")


class Thinking:
    """The bot players of this process think here; at most ``most`` processes at a time, by default one for each core
    that is left. One is given up ``late`` seconds after it was asked."""

    def __init__(self, most: int | None = None, late: float = LATE) -> None:
        self._threads = Pool(1)
        self._places = asyncio.Semaphore(most or max(1, (os.cpu_count() or 1) - 1))
        self.late = late
        self._idle: list[Thinker] = []
        self._at_work: set[Thinker] = set()
        self._resting: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def process_ids(self) -> list[int]:
        """The processes that run now."""
        return [thinker.process_id for thinker in (*self._idle, *self._at_work)]

    async def steps(self, game: AnyGame, state: State, seat: int, level: LevelName, seed: str) -> list[str]:
        """The steps of a turn. Where a process ends or is late they are those of a normal bot player."""
        if not level_in(game, level).work:
            return await self._threads.run(steps, game, state, seat, level, seed)
        advice = await self._advice(Thought(game.info.slug, game.document(state), seat, level, seed))
        if advice is None:
            return await self._threads.run(steps, game, state, seat, "normal", seed)
        return list(advice.steps)

    async def hint(
        self, game: AnyGame, observation: Observation, seat: int, level: LevelName, seed: str, passed: int
    ) -> Advice:
        """The turn that a bot player would make, or with so many better ones ``passed`` over another one, from what the
        seat sees. Where a process ends or is late it is the hint of a normal bot player."""
        imagined = game.resample_from(observation, Dice(seed))
        advice = await self._advice(Thought(game.info.slug, game.document(imagined), seat, level, seed, passed))
        if advice is None:
            return await self._threads.run(hint, game, imagined, seat, "normal", seed, passed)
        return advice

    async def _advice(self, thought: Thought) -> Advice | None:
        """The answer of a process; ``None`` where it ends or is late."""
        try:
            async with self._places:
                return await self._ask(thought)
        except (TimeoutError, EOFError, OSError) as error:
            _log.warning("a bot player of %s decides as a normal one: %r", thought.slug, error)
            return None

    async def close(self) -> None:
        """Ends the processes."""
        self._threads.close()
        self._cancel_rest()
        for thinker in (*self._at_work, *self._idle):
            await thinker.end()
        self._idle.clear()
        await asyncio.gather(*self._ending)

    async def _ask(self, thought: Thought) -> Advice:
        """The answer of a process. Raises ``TimeoutError`` where it is late, ``EOFError`` where it has ended."""
        self._cancel_rest()
        thinker = self._idle.pop() if self._idle else Thinker()
        self._at_work.add(thinker)
        try:
            async with asyncio.timeout(self.late):
                answer = await thinker.ask(thought, Advice)
        except BaseException:  # it may still be thinking: nobody would know what its next answer is about
            await thinker.end()
            raise
        finally:
            self._at_work.discard(thinker)
        if thinker.answers >= RECYCLED:
            await thinker.end()
        else:
            self._idle.append(thinker)
        self._cancel_rest()
        self._resting = asyncio.get_running_loop().call_later(REST, self._rest)
        return answer

    def _rest(self) -> None:
        """Ends the processes that have nothing to do."""
        idle, self._idle = self._idle, []
        for thinker in idle:
            ending = asyncio.create_task(thinker.end())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    def _cancel_rest(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
