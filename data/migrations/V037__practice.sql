-- Works with V035.
-- How often somebody has answered a question of a panel: what it means is said to newcomers.
CREATE TABLE practice (
    user_id  INTEGER NOT NULL,
    question TEXT NOT NULL,
    times    INTEGER NOT NULL,
    PRIMARY KEY (user_id, question)
) STRICT, WITHOUT ROWID;

-- Whether somebody's moves are carried out without being confirmed, where they can be undone; NULL until it was offered.
ALTER TABLE people ADD COLUMN quick INTEGER;
