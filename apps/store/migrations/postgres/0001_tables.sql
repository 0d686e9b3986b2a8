-- The numbers of people are never given out twice: a table may remember an owner who is gone.
CREATE TABLE people (
    id         BIGINT  PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    name       TEXT    NOT NULL,
    kept_name  TEXT    UNIQUE,
    password   TEXT,
    generation BIGINT  NOT NULL,
    created    BIGINT  NOT NULL,
    CHECK ((kept_name IS NULL) = (password IS NULL))
);

-- The order of ids is that of their bytes, whatever the language of the server.
CREATE TABLE tables (
    id       TEXT    COLLATE "C" PRIMARY KEY,
    game     TEXT    NOT NULL,
    status   TEXT    NOT NULL CHECK (status IN ('waiting', 'running', 'finished')),
    public   BOOLEAN NOT NULL,
    owner    BIGINT  NOT NULL,
    revision BIGINT  NOT NULL,
    doc      TEXT    NOT NULL,
    moves    BIGINT  NOT NULL,
    chat     BIGINT  NOT NULL,
    to_act   BIGINT  NOT NULL,
    round    BIGINT  NOT NULL,
    created  BIGINT  NOT NULL,
    updated  BIGINT  NOT NULL
);

CREATE INDEX tables_in_the_lobby ON tables (public, status, updated);
CREATE INDEX tables_by_status ON tables (status, id);

CREATE TABLE seated (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    place    BIGINT  NOT NULL,
    person   BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, place)
);

CREATE INDEX seated_by_person ON seated (person);

CREATE TABLE records (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT  NOT NULL CHECK (number >= 0),
    record   TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
    table_id TEXT    PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    records  BIGINT  NOT NULL,
    snapshot TEXT    NOT NULL
);

CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT  NOT NULL,
    person   BIGINT  REFERENCES people (id) ON DELETE SET NULL,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    at       BIGINT  NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE secrets (
    name  TEXT  PRIMARY KEY,
    value BYTEA NOT NULL
);
