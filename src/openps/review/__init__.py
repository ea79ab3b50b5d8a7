"""A match that is over, understood: who stood how when, who suspected whom, what was skill and what was luck."""
