"""The games, each in a folder with the same files; none knows another."""
