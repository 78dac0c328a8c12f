"""What the house asks of any game's actions, box, views and minds: a game's own classes have it without knowing."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat


class AnyAction(Protocol):
    """What a player can say: a frozen dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def words(self) -> str:
        """How notation writes it, the same in every language."""
        ...


class AnyBox(Protocol):
    """The components of a match."""

    @property
    def data(self) -> dict[str, Any]:
        """The file as it is."""
        ...

    @property
    def hash(self) -> str:
        """The fingerprint of what it holds; a record may only be replayed with the same."""
        ...

    @property
    def actions(self) -> Sequence[AnyAction]:
        """The table of all actions."""
        ...

    @property
    def ids(self) -> Mapping[str, ActionId]:
        """The same by their words."""
        ...


BoxLike: TypeAlias = AnyBox | str | Path | None
"""A box, the file of one, or nothing for the box that ships."""


class AnyView(Protocol):
    """What one seat may know."""

    @property
    def box(self) -> Any:
        """The components it is played with."""
        ...

    @property
    def seats(self) -> int:
        """How many play."""
        ...

    @property
    def seat(self) -> Seat:
        """Whose view this is; NOBODY for a spectator."""
        ...

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are asked."""
        ...


V = TypeVar("V", contravariant=True)


class Mind(Protocol[V]):
    """Chooses for one seat. It is given a View, never a state; its own dice, never the table's."""

    needs_view: bool
    """False for minds that do not look, so that nobody makes a view for them. A mind that goes on by a stand-in because
    it cannot answer itself says why in ``failed``, a Reason."""

    def choose(self, view: V, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        """One of the legal actions."""
        ...
