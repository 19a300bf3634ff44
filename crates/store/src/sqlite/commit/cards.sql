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
