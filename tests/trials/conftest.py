"""Short forms of trials run on the event loop of the bot, as the trials do."""

from tests.processes.loops import pytest_asyncio_loop_factories as pytest_asyncio_loop_factories
