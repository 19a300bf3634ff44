-- A whole group in one go: each argument is a JSON array with what the group has of one kind (see draft.rs), so the number
-- of statements does not grow with the group.
BEGIN IMMEDIATE;

-- $1 tables: [id]
INSERT OR IGNORE INTO tables (id) SELECT value FROM json_each($1);

-- $2 lines: [row, id of the table or null if it follows the line before, at, text]
INSERT INTO line (row, prev, at, text)
SELECT value ->> 0, CASE WHEN value ->> 1 IS NULL THEN (value ->> 0) - 1 ELSE tables.last END, value ->> 2, value ->> 3
FROM json_each($2) LEFT JOIN tables ON tables.id = value ->> 1;

-- $3 journals: [id, first line, line after the last, row of the last, at]. The fence: if the first line is not the next one,
-- NULL goes where it must not, and the group is refused.
UPDATE tables
SET next = CASE WHEN tables.next = new.first THEN new.next END, last = new.last, at = max(tables.at, new.at)
FROM (
    SELECT value ->> 0 AS id, value ->> 1 AS first, value ->> 2 AS next, value ->> 3 AS last, value ->> 4 AS at
    FROM json_each($3)
) AS new
WHERE tables.id = new.id;

-- $4 cards: [id, game, phase, public, created, updated, wake, people, summary]. Who sits where is touched only if it changes.
DELETE FROM sitting WHERE (guest, no) IN (
    SELECT person.value, card.no
    FROM json_each($4) AS new
    JOIN tables ON tables.id = new.value ->> 0
    JOIN card ON card.no = tables.no AND card.people <> new.value ->> 7
    JOIN json_each(card.people) AS person
);
INSERT OR IGNORE INTO sitting (guest, no)
SELECT person.value, tables.no
FROM json_each($4) AS new
JOIN tables ON tables.id = new.value ->> 0
LEFT JOIN card ON card.no = tables.no
JOIN json_each(new.value, '$[7]') AS person
WHERE card.people IS NOT new.value ->> 7;
INSERT INTO card (no, game, phase, public, created, updated, wake, people, summary)
SELECT tables.no, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8
FROM json_each($4) JOIN tables ON tables.id = value ->> 0
WHERE true
ON CONFLICT (no) DO UPDATE SET
    game = excluded.game, phase = excluded.phase, public = excluded.public, created = excluded.created,
    updated = excluded.updated, wake = excluded.wake, people = excluded.people, summary = excluded.summary;

-- $5 finished games: [table, number, game, at, people, record]
DELETE FROM played WHERE (guest, at, no) IN (
    SELECT person.value, old.at, old.no
    FROM json_each($5) AS new
    JOIN finished AS old ON old.id = new.value ->> 0 AND old.number = new.value ->> 1
    JOIN json_each(old.people) AS person
);
INSERT INTO finished (id, number, game, at, people, record)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each($5)
WHERE true
ON CONFLICT (id, number) DO UPDATE SET
    game = excluded.game, at = excluded.at, people = excluded.people, record = excluded.record;
INSERT OR IGNORE INTO played (guest, at, no)
SELECT person.value, finished.at, finished.no
FROM json_each($5) AS new
JOIN finished ON finished.id = new.value ->> 0 AND finished.number = new.value ->> 1
JOIN json_each(finished.people) AS person;

-- $6 new guests: [id, name, hash of the token in hex, created, seen]
INSERT INTO guest (id, name, token_hash, created, seen)
SELECT value ->> 0, value ->> 1, unhex(value ->> 2), value ->> 3, value ->> 4 FROM json_each($6)
WHERE true
ON CONFLICT (id) DO NOTHING;

-- $7 guests with another name: [id, name]
UPDATE guest SET name = new.name
FROM (SELECT value ->> 0 AS id, value ->> 1 AS name FROM json_each($7)) AS new
WHERE guest.id = new.id;

-- $8 guests who were here: [id, at]
UPDATE guest SET seen = max(guest.seen, new.at)
FROM (SELECT value ->> 0 AS id, value ->> 1 AS at FROM json_each($8)) AS new
WHERE guest.id = new.id;

COMMIT;
