"""Games as people know them: one folder a game, with everything about it besides its pure rules."""
