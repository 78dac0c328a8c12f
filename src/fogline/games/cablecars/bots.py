"""temporary"""


class Greedy:
    pass
