"""Minds for any game. They see Views only."""
