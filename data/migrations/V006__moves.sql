-- The length of a table's log, for public buttons. The version they were drawn for before also grew when somebody left a
-- choice in advance, which nobody else may notice.
ALTER TABLE tables RENAME COLUMN board_version TO moves;
UPDATE tables SET moves = (SELECT COALESCE(MAX(number), 0) FROM log WHERE table_id = tables.id);
