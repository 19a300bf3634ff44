-- Written and deleted again to find out whether a commit succeeds.
CREATE TABLE probe (
    filler BLOB NOT NULL
) STRICT;

-- The whole state of a table after the lines before number `next`, so that waking it needs only those after it.
CREATE TABLE snapshot (
    no   INTEGER PRIMARY KEY, -- tables.no
    next INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
