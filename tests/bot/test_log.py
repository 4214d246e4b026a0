"""What the log says of everyday troubles."""

import logging

import pytest

from cogs.log import DATABASE, be_terse

pytestmark = pytest.mark.fast


def warned(name: str, error: Exception, caplog: pytest.LogCaptureFixture) -> logging.LogRecord:
    """What stands in the log after a logger has warned of an error."""
    be_terse()
    caplog.clear()
    try:
        raise error
    except Exception:
        logging.getLogger(name).warning("Not %s", "yet", exc_info=True)
    (record,) = caplog.records
    return record


def test_a_database_that_is_away_is_a_line(caplog):
    record = warned(DATABASE, RuntimeError("shutting down"), caplog)
    assert record.exc_info is None
    assert record.getMessage() == "Not yet: RuntimeError: shutting down"


def test_what_nobody_foresaw_keeps_its_traceback(caplog):
    assert warned("discord.client", RuntimeError("what?"), caplog).exc_info is not None
    assert warned("discord.client", ConnectionResetError(), caplog).exc_info is None
