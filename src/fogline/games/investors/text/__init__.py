"""temporary"""
from fogline.core.text import Words
WORDS = Words("x", {}, {}, {}, {}, {}, {})
