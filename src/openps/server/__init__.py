"""Tables over HTTP and WebSocket. Handlers decode, call the house, encode; no rule lives here."""
