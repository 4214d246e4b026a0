-- Works with V039: the tables have the names of the modules that know them.
ALTER TABLE calls RENAME TO notified;
ALTER TABLE waits RENAME TO pending_turns;
ALTER TABLE habits RENAME TO activity_hours;
ALTER TABLE earlier RENAME TO last_seen;
ALTER TABLE introductions RENAME TO identify_buckets;
