"""What a quick mind likes beside winning: styles that are about as strong, and play differently."""

from typing import Final, final


@final
class Taste:
    """How much more than usual a mind makes of something; each game says where that counts."""

    def __init__(self, hurry: float = 1.0, growth: float = 1.0, denial: float = 1.0) -> None:
        self.hurry: float = hurry
        """Of having things at once."""
        self.growth: float = growth
        """Of letting them become larger."""
        self.denial: float = denial
        """Of what others lose."""


PLAIN: Final = Taste()
STYLES: Final[dict[str, Taste]] = {
    "hurried": Taste(hurry=1.3),
    "builder": Taste(growth=1.3),
    "blocker": Taste(denial=2.0),
}
"""By the name of the mind."""
