"""The terminal's door."""
