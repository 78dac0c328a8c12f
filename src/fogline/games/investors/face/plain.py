"""temporary"""
from typing import Any
def show(v: Any, speaker: Any) -> str: return "x"
