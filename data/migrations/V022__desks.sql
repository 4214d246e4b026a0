-- The front desk of a channel: the message from which everything begins without typing.
CREATE TABLE desks (
    channel_id INTEGER PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT;
