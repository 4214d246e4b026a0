-- Whether somebody reads words alone: private answers have no emoji on their buttons.
ALTER TABLE people ADD COLUMN plain INTEGER NOT NULL DEFAULT 0;
