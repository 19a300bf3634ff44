-- $6 new guests: [id, name, hash of the token in hex, created, seen, face, colour]
INSERT INTO guest (id, name, token_hash, created, seen, face, colour)
SELECT value ->> 0, value ->> 1, unhex(value ->> 2), value ->> 3, value ->> 4, value ->> 5, value ->> 6 FROM json_each($6)
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

-- $9 guests with another look: [id, face, colour]
UPDATE guest SET face = new.face, colour = new.colour
FROM (SELECT value ->> 0 AS id, value ->> 1 AS face, value ->> 2 AS colour FROM json_each($9)) AS new
WHERE guest.id = new.id;
