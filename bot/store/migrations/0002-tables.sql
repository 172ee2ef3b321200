-- Tables, who sits at them, and their matches. A live match is its opening (a row of matches and the people dealt in)
-- and its actions; nothing else of it is stored. Times are unix seconds. `bot.store.rows`, `tables` and `panels` read
-- and write these.

CREATE TABLE seen (
    -- Interactions that were carried out: the same one again gets the same reply.
    interaction TEXT PRIMARY KEY,
    at          REAL NOT NULL,
    table_id    INTEGER NOT NULL,
    stale       INTEGER NOT NULL,
    notices     TEXT NOT NULL
) STRICT;

CREATE INDEX seen_by_age ON seen (at);

CREATE TABLE tables (
    id             INTEGER PRIMARY KEY,
    guild          INTEGER NOT NULL,
    channel        INTEGER NOT NULL,
    game           TEXT NOT NULL,
    ruleset        TEXT NOT NULL,
    switches       TEXT NOT NULL,
    stake          INTEGER NOT NULL CHECK (stake BETWEEN 1 AND 1000000000),
    places         INTEGER NOT NULL,
    suggest        INTEGER NOT NULL,
    paces          TEXT NOT NULL,
    idle           REAL NOT NULL,
    phase          TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'paused', 'closed')),
    version        INTEGER NOT NULL,
    since          INTEGER NOT NULL,
    moved          INTEGER NOT NULL,
    shows          INTEGER NOT NULL,
    epoch          INTEGER NOT NULL,
    host           INTEGER,
    number         INTEGER NOT NULL,
    deadline       REAL,
    wait_kind      TEXT,
    wait_number    INTEGER,
    thinks_at      REAL,
    note           TEXT,
    closed_because TEXT,
    paused_because TEXT,
    paused_from    TEXT,
    paused_left    REAL
) STRICT;

CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_thinking ON tables (thinks_at) WHERE thinks_at IS NOT NULL;
CREATE INDEX tables_of_channel ON tables (channel, id);

CREATE TABLE chairs (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place    INTEGER NOT NULL,
    guild    INTEGER NOT NULL,
    user_id  INTEGER,
    name     TEXT NOT NULL,
    strength INTEGER,
    filler   INTEGER NOT NULL,
    ready    INTEGER NOT NULL,
    tap      TEXT NOT NULL,
    word     TEXT,
    won      INTEGER NOT NULL,
    seat     INTEGER,
    gone     INTEGER NOT NULL,
    plan     TEXT,
    notices  TEXT NOT NULL,
    PRIMARY KEY (table_id, place),
    CHECK ((user_id IS NULL) <> (strength IS NULL))
) STRICT;

-- One seat a person and server. Who left a match that goes on without him is free to sit elsewhere.
CREATE UNIQUE INDEX one_seat_in_a_server ON chairs (guild, user_id) WHERE gone = 0;

CREATE INDEX chairs_of_person ON chairs (user_id);

CREATE TABLE matches (
    id          INTEGER PRIMARY KEY,
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    number      INTEGER NOT NULL,
    state       TEXT NOT NULL CHECK (state IN ('next', 'live', 'over', 'void')),
    commitment  TEXT NOT NULL UNIQUE,
    sealed      BLOB NOT NULL,
    seed        TEXT,
    seats       INTEGER NOT NULL,
    entropy     TEXT NOT NULL,
    last_winner INTEGER,
    rated       INTEGER NOT NULL,
    dealt_at    REAL,
    ended_at    REAL,
    UNIQUE (table_id, number)
) STRICT;

CREATE TABLE dealt (
    -- Who was dealt in, what he has at stake, what he won, and the panel in his DMs.
    match_id   INTEGER NOT NULL REFERENCES matches (id),
    seat       INTEGER NOT NULL,
    user_id    INTEGER,
    name       TEXT NOT NULL,
    strength   INTEGER,
    escrow     INTEGER NOT NULL CHECK (escrow >= 0),
    net        INTEGER,
    balance    INTEGER,
    short      INTEGER NOT NULL,
    hand       INTEGER NOT NULL,
    hand_shown INTEGER NOT NULL,
    dm_message INTEGER,
    PRIMARY KEY (match_id, seat)
) STRICT;

CREATE INDEX dealt_to_person ON dealt (user_id);
CREATE INDEX hands_owed ON dealt (match_id) WHERE hand > hand_shown;

CREATE TABLE actions (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    n        INTEGER NOT NULL,
    seat     INTEGER,
    text     TEXT NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (match_id, n)
) STRICT;

CREATE TABLE boards (
    -- The public messages of a table, one an epoch; `number` is the match whose result it ended with.
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    epoch     INTEGER NOT NULL,
    message   INTEGER,
    posted_at REAL,
    number    INTEGER,
    shown     INTEGER NOT NULL,
    done      INTEGER NOT NULL,
    PRIMARY KEY (table_id, epoch)
) STRICT;

CREATE INDEX boards_alive ON boards (table_id) WHERE done = 0;

CREATE TABLE dms (
    -- What is known of a person's DMs: their channel, and until when they are taken for closed.
    user_id      INTEGER PRIMARY KEY,
    channel      INTEGER,
    closed_until REAL
) STRICT;
