-- Works with V035: whoever knows no levels seats bot players of the normal one.
-- The level of the bot player in a seat; of a person's seat it says nothing.
ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'normal';
