-- When the host was told that the table is stuck; empty again once a board could be posted.
ALTER TABLE tables ADD COLUMN host_told_at REAL;
