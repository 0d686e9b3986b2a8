-- The id is the SHA-256 of what the browser's cookie says: whoever reads this table can sign in as nobody.
CREATE TABLE sessions (
    id      TEXT    PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL,
    agent   TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_use ON sessions (used);
