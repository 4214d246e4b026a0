"""The ten assumptions about Discord that the delivery rests on, none of which its documentation settles."""

from cogs.base import transport
from cogs.delivery import dispatcher
from cogs.runtime import discord_errors
from tests.trials.discord.findings import Assumption, Rule

AGAIN = dispatcher.LIMIT + dispatcher.AGAIN
"""Seconds after which a row of the outbox that took too long is tried again."""

CODES = "cogs.runtime.discord_errors"
EDITED_TOO_OFTEN = Rule(CODES, "EDITED_TOO_OFTEN")
ARCHIVED_THREAD = Rule(CODES, "ARCHIVED_THREAD")
THREAD_LOCKED = Rule(CODES, "THREAD_LOCKED")
THREAD_EXISTS = Rule(CODES, "THREAD_EXISTS")
KEEP_OPEN = Rule("cogs.base.threads", "keep_open")

ASSUMPTIONS = (
    Assumption(
        "nonce",
        "How long a nonce is remembered",
        f"a message that is repeated with its nonce after {AGAIN:.0f} s is the same message",
        Rule("cogs.delivery.dispatcher", "LIMIT"),
    ),
    Assumption(
        "edits",
        "When edits are throttled",
        f"not at {transport.EDITABLE / 60:.0f} minutes; beyond an hour with {discord_errors.EDITED_TOO_OFTEN}",
        Rule("cogs.base.transport", "EDITABLE"),
    ),
    Assumption(
        "week",
        "Changing the time until a thread is archived",
        "begins that time anew, and writes nothing into the thread",
        Rule("cogs.base.threads", "WEEK"),
    ),
    Assumption(
        "archived",
        "Archived and locked threads",
        f"archived: an edit is refused ({discord_errors.ARCHIVED_THREAD}), a message opens it, and the bot may reopen"
        f" it; locked as well: a message is refused ({discord_errors.THREAD_LOCKED}), and so is reopening it",
        ARCHIVED_THREAD,
    ),
    Assumption(
        "thread-id",
        "The id of a message's thread",
        f"is that of the message; a second thread is refused ({discord_errors.THREAD_EXISTS})",
        Rule("cogs.delivery.places", "Places"),
    ),
    Assumption(
        "dm",
        "Closed direct messages",
        f"a message is refused with {' or '.join(map(str, sorted(discord_errors.CLOSED_DM)))}",
        Rule(CODES, "CLOSED_DM"),
    ),
    Assumption(
        "file",
        "The dialog that asks for a file",
        "brings it among the resolved attachments, by the id in its values, and it can be read",
        Rule("cogs.history.file_dialog", "take_file"),
    ),
    Assumption(
        "dialogs",
        "Radio buttons and check boxes in dialogs",
        "are shown and sent in by the desktop client, the browser and the phone",
        Rule("cogs.kit.dialog_fields", "radio"),
    ),
    Assumption("pin", "Pinning", "needs Pin Messages, not Manage Messages", Rule("cogs.help.checkup", "USEFUL")),
    Assumption(
        "allowance",
        "Answers to interactions",
        "are taken while the limit on all requests together holds",
        Rule("cogs.runtime.rate_limit", "counts"),
    ),
)
