-- What one process alone does, and which one that is: 'holder' is the process, NULL where none is. 'epoch' grows with
-- each change of hands; 'mark' is what was done last, where that matters.
CREATE TABLE leases (
    name   TEXT PRIMARY KEY,
    holder INTEGER,
    epoch  INTEGER NOT NULL,
    mark   TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

-- When the next shard of a bucket may introduce itself to Discord.
CREATE TABLE introductions (
    bucket  INTEGER PRIMARY KEY,
    free_at REAL NOT NULL
) STRICT;
