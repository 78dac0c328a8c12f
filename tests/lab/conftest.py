"""Fits keep to one core here: tests run beside each other, and threads that wait for a busy core are no help."""

import os

# Read when numpy is imported, which no test has done yet.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
