"""Proof by chaos: real servers are killed, frozen, cut off and flooded, and a checker reads what everybody kept."""
