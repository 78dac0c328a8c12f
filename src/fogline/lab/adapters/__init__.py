"""Doors for learners: the games as PettingZoo and Gymnasium environments (the extra ``fogline[learn]``)."""
