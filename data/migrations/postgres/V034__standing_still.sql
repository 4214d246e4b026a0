-- Works with V034: a program of before would not know what to do when the new timers are due.

-- For how many seconds the pauses of a table may last, where everybody agrees, until somebody moves.
ALTER TABLE tables ADD COLUMN longest_pause BIGINT NOT NULL DEFAULT 1209600;

-- A vacation that began by itself ends with a move. Those that run are left to be ended by hand.
ALTER TABLE vacations ADD COLUMN by_itself BIGINT NOT NULL DEFAULT 0;

-- Who is to be rung when their quiet time is over, for what was posted meanwhile.
CREATE TABLE rings (
    table_id   BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id    BIGINT NOT NULL,
    about      TEXT COLLATE "C" NOT NULL,
    seat       BIGINT NOT NULL,
    number     BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    due_at     DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, user_id, about, seat, number)
);

-- A table that stands still is looked after ('still'): one that is paused, or has no clock. And somebody is rung when
-- their quiet time is over ('ring').
ALTER TABLE timers DROP CONSTRAINT timers_kind_check;
ALTER TABLE timers ADD CONSTRAINT timers_kind_check
    CHECK (kind IN ('deadline', 'remind', 'bot', 'thread', 'leave', 'return', 'still', 'ring'));
INSERT INTO timers (table_id, kind, seat, due_at) SELECT id, 'still', -1, 0 FROM tables WHERE status = 'running';
