"""The full-screen terminal client: the one floor that knows Textual.

It draws what a table tells (`sight`) and asks for moves by their texts; it holds no rules and sees no state.
"""
