"""``python -m fogline`` is the fogline command."""

import sys

from fogline.cli import main

if __name__ == "__main__":
    sys.exit(main())
