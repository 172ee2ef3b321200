"""The rules of the games, as a library: no clock, no dice, no I/O, no logging.

`rules.game` says what a game is, `rules.play` folds actions over any of them, `rules.cards` and `rules.shuffle`
are the pack and its fair order. Each folder beside them is one game; no game imports another.
"""
