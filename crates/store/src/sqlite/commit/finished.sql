-- $5 finished games: [table, number, game, at, people, record, results: [guest, seat, score, rank]]
DELETE FROM played WHERE (guest, at, no) IN (
    SELECT person.value, old.at, old.no
    FROM json_each($5) AS new
    JOIN finished AS old ON old.id = new.value ->> 0 AND old.number = new.value ->> 1
    JOIN json_each(old.people) AS person
);
INSERT INTO finished (id, number, game, at, people, record, results)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 FROM json_each($5)
WHERE true
ON CONFLICT (id, number) DO UPDATE SET
    game = excluded.game, at = excluded.at, people = excluded.people, record = excluded.record,
    results = excluded.results;
INSERT OR IGNORE INTO played (guest, at, no, game, score, rank)
SELECT person.value, finished.at, finished.no, finished.game, result.value ->> 2, result.value ->> 3
FROM json_each($5) AS new
JOIN finished ON finished.id = new.value ->> 0 AND finished.number = new.value ->> 1
JOIN json_each(finished.people) AS person
LEFT JOIN json_each(finished.results) AS result ON result.value ->> 0 = person.value;
