"""Panic Station, a game of trade, infection and mistrust for 4 to 6 players."""
