-- The looks of guests. Existing guests get different ones.
ALTER TABLE guest ADD COLUMN face INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guest ADD COLUMN colour INTEGER NOT NULL DEFAULT 0;
UPDATE guest SET face = no % 16, colour = no % 8;

-- The results of guests: a JSON array of [guest, seat, score, rank]. It is empty for existing games.
ALTER TABLE finished ADD COLUMN results TEXT NOT NULL DEFAULT '[]';

-- The same, for statistics of a guest.
ALTER TABLE played ADD COLUMN game TEXT;
ALTER TABLE played ADD COLUMN score INTEGER;
ALTER TABLE played ADD COLUMN rank INTEGER;
UPDATE played SET game = (SELECT game FROM finished WHERE finished.no = played.no);
CREATE INDEX played_game ON played (guest, game, at, rank, score);
