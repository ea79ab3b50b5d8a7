"""Tables: who sits where, whose word counts, and how a move becomes a fact. Knows no socket, no disk and no clock."""
