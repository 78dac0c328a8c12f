"""The process that reckons what a game teaches, with so few games that a test can wait for it."""

from fogline.learn.analysis import Budget
from fogline.table.analysis_process import main

SMALL = Budget(openings=2, moments=6, first=1, course=2, ideas=2, sweep=2, finalists=2, verdict=24)

if __name__ == "__main__":
    main(SMALL)
