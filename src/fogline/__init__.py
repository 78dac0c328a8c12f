"""Fogline: a table for four San Francisco board games."""
