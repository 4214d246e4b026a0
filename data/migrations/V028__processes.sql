-- The processes that work on this database. 'beat_at' is when each was last heard of: who is silent for long is given
-- up, and what it had claimed is free.
CREATE TABLE processes (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    begun_at REAL NOT NULL,
    beat_at  REAL NOT NULL
) STRICT;

-- The process that is seeing to a row; NULL where none is.
ALTER TABLE outbox ADD COLUMN claimed_by INTEGER;
ALTER TABLE letters ADD COLUMN claimed_by INTEGER;
ALTER TABLE errands ADD COLUMN claimed_by INTEGER;
ALTER TABLE bulletins ADD COLUMN claimed_by INTEGER;
ALTER TABLE timers ADD COLUMN claimed_by INTEGER;
