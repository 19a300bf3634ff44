-- $10 snapshots: [table, number of the first line after it, text]
INSERT INTO snapshot (no, next, text)
SELECT tables.no, value ->> 1, value ->> 2 FROM json_each($10) JOIN tables ON tables.id = value ->> 0
WHERE true
ON CONFLICT (no) DO UPDATE SET next = excluded.next, text = excluded.text;
