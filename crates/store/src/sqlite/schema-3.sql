-- Written and deleted again to find out whether a commit succeeds.
CREATE TABLE probe (
    filler BLOB NOT NULL
) STRICT;
