"""A puzzle a day: positions from matches with one question each, whose answer is certain."""
