"""temporary"""
class Greedy: pass
