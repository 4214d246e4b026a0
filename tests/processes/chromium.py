"""The browser of the tests and trials: Chromium without a window."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import AsyncIterator

from playwright.async_api import Browser, async_playwright

PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")
"""The first that is installed is taken. The shell has no window at all, and costs half as much for each page."""
CHROMIUM = next((path for path in map(shutil.which, PROGRAMS) if path is not None), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextlib.asynccontextmanager
async def launched(*flags: str) -> AsyncIterator[Browser]:
    """The browser, with further flags; of Playwright's own where none is installed."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *flags])
        try:
            yield browser
        finally:
            await browser.close()
