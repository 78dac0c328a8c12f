"""For all tests: generated examples are the same every time, few in the quick check and many in the long one."""

from hypothesis import settings

settings.register_profile("quick", derandomize=True, deadline=None, database=None, max_examples=50)
settings.register_profile("long", settings.get_profile("quick"), max_examples=2000)
settings.load_profile("quick")
