-- A board that is posted as the answer to the command that opened its table is held back from the painter until then.

ALTER TABLE boards ADD COLUMN held_until REAL;
