-- Works with V035: whoever does not know of it leaves an invitation when its offer is declined by another process.

-- Whether the offer of a seat at a private table is what invites its user: then the invitation goes with it.
ALTER TABLE offers ADD COLUMN invites INTEGER NOT NULL DEFAULT 0;
