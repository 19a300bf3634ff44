-- $1 tables: [id]
INSERT OR IGNORE INTO tables (id) SELECT value FROM json_each($1);
