-- Editions are kept by their fingerprint and never changed: a table opens with the one it was played with.
CREATE TABLE editions (
    game        TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    text        TEXT NOT NULL,
    PRIMARY KEY (game, fingerprint)
) STRICT, WITHOUT ROWID;
