"""The engine: what every game shares. Standard library only; no IO, no clock, no luck of its own."""
