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
