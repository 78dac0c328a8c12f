"""temp"""


class Greedy:
    needs_view = True
