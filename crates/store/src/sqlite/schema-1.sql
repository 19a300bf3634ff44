-- Tables by the order in which they were opened. Numbers, not ids, tie things together here, so that what happens at the
-- same time lies on the same few pages: a group of many tables then dirties few pages, and a commit is short.
CREATE TABLE tables (
    no   INTEGER PRIMARY KEY,
    id   TEXT NOT NULL UNIQUE,
    next INTEGER NOT NULL DEFAULT 0, -- the number that the next line of the journal has
    last INTEGER,                    -- the row of the last line
    at   INTEGER NOT NULL DEFAULT 0  -- when the last line was written
) STRICT;

-- Lines of all journals in the order in which they were written; each knows the row of the one before it.
CREATE TABLE line (
    row  INTEGER PRIMARY KEY,
    prev INTEGER,
    at   INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE card (
    no      INTEGER PRIMARY KEY,     -- tables.no
    game    TEXT NOT NULL,
    phase   TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over')),
    public  INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    wake    INTEGER,
    people  TEXT NOT NULL,           -- a JSON array of guest ids
    summary TEXT NOT NULL
) STRICT;
CREATE INDEX card_live ON card (created, phase, public) WHERE phase <> 'over';
CREATE INDEX card_wake ON card (wake) WHERE wake IS NOT NULL;

-- card.people, found by the guest.
CREATE TABLE sitting (
    guest TEXT NOT NULL,
    no    INTEGER NOT NULL,
    PRIMARY KEY (guest, no)
) STRICT, WITHOUT ROWID;

-- Records outlive their tables and so name them by their id.
CREATE TABLE finished (
    no      INTEGER PRIMARY KEY,
    id      TEXT NOT NULL,
    number  INTEGER NOT NULL,
    game    TEXT NOT NULL,
    at      INTEGER NOT NULL,
    people  TEXT NOT NULL,           -- a JSON array of guest ids
    record  TEXT NOT NULL,
    UNIQUE (id, number)
) STRICT;
CREATE INDEX finished_at ON finished (at);

-- finished.people, found by the guest, in the order of time.
CREATE TABLE played (
    guest TEXT NOT NULL,
    at    INTEGER NOT NULL,
    no    INTEGER NOT NULL,
    PRIMARY KEY (guest, at, no)
) STRICT, WITHOUT ROWID;

CREATE TABLE guest (
    no         INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    name       TEXT NOT NULL,
    token_hash BLOB NOT NULL UNIQUE,
    created    INTEGER NOT NULL,
    seen       INTEGER NOT NULL
) STRICT;
