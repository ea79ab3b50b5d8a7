"""What goes over the line: the messages as types, and one encoding of views, events and moves for every game."""
