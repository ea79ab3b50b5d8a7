"""Words for people: message files in English and French, and the rules by clause."""
