"""The face in Discord, and the only place that knows the library for it: what happens at a table is not decided here."""
