"""The door of a browser's tab: the house itself runs beside the page, and nothing is on a line."""
