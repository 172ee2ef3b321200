-- Money: an entry has a cause that can happen only once, and postings that sum to zero.
-- An account holds the sum of its postings; `bot.store.ledger` is the only one to write here.

CREATE TABLE accounts (
    account TEXT PRIMARY KEY CHECK (account LIKE 'wallet:%' OR account LIKE 'escrow:%' OR account LIKE 'mint:%'),
    chips   INTEGER NOT NULL,
    CHECK (chips >= 0 OR account LIKE 'mint:%'),
    CHECK (chips <= 1000000000000 OR account NOT LIKE 'wallet:%')
) STRICT;

CREATE TABLE entries (
    cause TEXT PRIMARY KEY,
    at    REAL NOT NULL
) STRICT;

CREATE TABLE postings (
    cause   TEXT NOT NULL REFERENCES entries (cause),
    account TEXT NOT NULL REFERENCES accounts (account),
    amount  INTEGER NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (cause, account)
) STRICT;

CREATE INDEX postings_of_account ON postings (account);

-- What a server has set, as JSON by the names of `bot.store.guilds`; what it has not is not there.

CREATE TABLE guilds (
    guild    INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

-- People as each server last saw them. Who left is hidden, and shown again when he is back.

CREATE TABLE people (
    guild  INTEGER NOT NULL,
    player INTEGER NOT NULL,
    name   TEXT NOT NULL DEFAULT '',
    hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    PRIMARY KEY (guild, player)
) STRICT;

-- One line for each person of a finished match between people: what he won from the others, in chips.

CREATE TABLE rated (
    match_id INTEGER NOT NULL,
    player   INTEGER NOT NULL,
    guild    INTEGER NOT NULL,
    at       REAL NOT NULL,
    net      INTEGER NOT NULL,
    humans   INTEGER NOT NULL CHECK (humans >= 2),
    PRIMARY KEY (match_id, player)
) STRICT;

CREATE INDEX rated_of_guild ON rated (guild, at, player, net);
