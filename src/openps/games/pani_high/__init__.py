"""Pani-High!, a card game of bluff, bribes and battles for 5 or 6 players."""
