"""Shared pieces that more than one game uses."""
