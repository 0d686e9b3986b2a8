-- The id is the SHA-256 of what the browser's cookie says: whoever reads this table can sign in as nobody.
CREATE TABLE sessions (
    id      TEXT    PRIMARY KEY,
    person  BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT  NOT NULL,
    used    BIGINT  NOT NULL,
    agent   TEXT    NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_use ON sessions (used);
