"""Calling people whose turn it is and who are elsewhere: by a webhook of theirs, or by e-mail."""
