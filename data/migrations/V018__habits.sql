-- On how many days somebody has pressed something in an hour of UTC, with the first and the last of them.
CREATE TABLE habits (
    user_id   INTEGER NOT NULL,
    hour      INTEGER NOT NULL,
    days      INTEGER NOT NULL,
    first_day INTEGER NOT NULL,
    last_day  INTEGER NOT NULL,
    PRIMARY KEY (user_id, hour)
) STRICT, WITHOUT ROWID;

-- Whether quiet hours that were learned have been proposed: that is done once.
ALTER TABLE people ADD COLUMN quiet_proposed INTEGER NOT NULL DEFAULT 0;
