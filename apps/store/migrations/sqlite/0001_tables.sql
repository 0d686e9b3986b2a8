-- The numbers of people are never given out twice: a table may remember an owner who is gone.
CREATE TABLE people (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    name       TEXT    NOT NULL,
    kept_name  TEXT    UNIQUE,
    password   TEXT,
    generation INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    CHECK ((kept_name IS NULL) = (password IS NULL))
) STRICT;

CREATE TABLE tables (
    id       TEXT    PRIMARY KEY,
    game     TEXT    NOT NULL,
    status   TEXT    NOT NULL CHECK (status IN ('waiting', 'running', 'finished')),
    public   INTEGER NOT NULL CHECK (public IN (0, 1)),
    owner    INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    doc      TEXT    NOT NULL,
    moves    INTEGER NOT NULL,
    chat     INTEGER NOT NULL,
    to_act   INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    updated  INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_in_the_lobby ON tables (public, status, updated);
CREATE INDEX tables_by_status ON tables (status, id);

CREATE TABLE seated (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    place    INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX seated_by_person ON seated (person);

CREATE TABLE records (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL CHECK (number >= 0),
    record   TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT    PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    records  INTEGER NOT NULL,
    snapshot TEXT    NOT NULL
) STRICT;

CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    person   INTEGER REFERENCES people (id) ON DELETE SET NULL,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
