"""The front desk: all that can be asked of a house and heard of its tables, whatever line the asker is on."""
