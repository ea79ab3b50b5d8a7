"""The examples, played as guests."""
