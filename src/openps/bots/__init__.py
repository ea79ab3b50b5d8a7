"""Players that are programs. They see what a player sees: a view and the legal moves, never a state."""
