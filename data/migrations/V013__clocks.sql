-- A table's clock is a bank, an increment and a cap, in seconds; none is NULL. So many seconds for each decision, as it
-- was before, are a clock that every decision fills up. What falls due at running tables stays as it is.
ALTER TABLE tables ADD COLUMN clock TEXT;
UPDATE tables SET clock = json_object('bank', seconds, 'increment', seconds, 'cap', seconds) WHERE seconds > 0;
ALTER TABLE tables DROP COLUMN seconds;
