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
