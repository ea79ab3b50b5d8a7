"""Keeps the journals of tables in SQLite or PostgreSQL: the one floor that knows a database."""
