"""Everything that can happen, as a vocabulary of numbers."""

from typing import Final

from fogline.core.event import kind

STARTED: Final = 0
PLOT_LAID: Final = 1
ACTION_LAID: Final = 2
COMMON_LAID: Final = 3
DEALT: Final = 4
PERMIT_SHOWN: Final = 5
OBJECTIVE_SHOWN: Final = 6
RESHUFFLED: Final = 7
YEAR_BEGAN: Final = 8
EARNED: Final = 9
CHOSE_BENEFIT: Final = 10
LOST_BENEFIT: Final = 11
MOVED: Final = 12
STEPPED: Final = 13
PASSED: Final = 14
GOT_MONEY: Final = 15
GOT_BUILDING: Final = 16
TOOK_PERMIT: Final = 17
DREW_PERMIT: Final = 18
SIGNED: Final = 19
DREW_OBJECTIVE: Final = 20
DEVELOPED: Final = 21
AT_CORNER: Final = 22
CLEARED: Final = 23
BUILT: Final = 24
USED: Final = 25
GOT_CARD: Final = 26
GOT_PARK: Final = 27
BEST_BUILDER: Final = 28
ENDED_BUILT: Final = 29
ENDED_YEAR: Final = 30
AID: Final = 31
AID_TAKEN: Final = 32
AID_EMPTY: Final = 33
AID_STANDS: Final = 34
AID_CANNOT: Final = 35
AID_ROW: Final = 36
AID_NO_SPACE: Final = 37
AID_PERMIT: Final = 38
AID_ICONS: Final = 39
AID_NO_ICONS: Final = 40
AID_RUBBLE: Final = 41
AID_EARNINGS: Final = 42
AID_EXHAUSTED: Final = 43
AID_LAST: Final = 44
AID_OBJECTIVES: Final = 45
AID_PERMITS: Final = 46
INSTEAD: Final = 47

KINDS: Final = (
    kind("started", "seat"),
    kind("plot-laid", "plot_card side"),
    kind("action-laid", "action_card"),
    kind("common-laid", "objective"),
    kind("dealt", "seat objective", secret="objective"),
    kind("permit-shown", "permit"),
    kind("objective-shown", "objective"),
    kind("reshuffled", "cards"),
    kind("year-began", "year money"),
    kind("earned", "seat money"),
    kind("chose-benefit", "seat deed"),
    kind("lost-benefit", "seat"),
    kind("moved", "seat spot deed"),
    kind("stepped", "seat money deed"),
    kind("passed", "seat"),
    kind("got-money", "seat money"),
    kind("got-building", "seat stock"),
    kind("took-permit", "seat permit"),
    kind("drew-permit", "seat permit"),
    kind("signed", "seat objective"),
    kind("drew-objective", "seat objective", secret="objective"),
    kind("developed", "seat way points"),
    kind("at-corner", "seat money"),
    kind("cleared", "seat space money have"),
    kind("built", "seat space money count"),
    kind("used", "seat permit"),
    kind("got-card", "seat service money"),
    kind("got-park", "seat park points"),
    kind("best-builder", "seat"),
    kind("ended-built", ""),
    kind("ended-year", "year"),
    kind("aid", "permit number place"),
    kind("aid-taken", "place other"),
    kind("aid-empty", "place other"),
    kind("aid-stands", "place deed"),
    kind("aid-cannot", "deed"),
    kind("aid-row", "number place"),
    kind("aid-no-space", "permit colour"),
    kind("aid-permit", "permit nth"),
    kind("aid-icons", "permit other service"),
    kind("aid-no-icons", "permit other"),
    kind("aid-rubble", "colour"),
    kind("aid-earnings", "place money"),
    kind("aid-exhausted", "service"),
    kind("aid-last", "place"),
    kind("aid-objectives", "count"),
    kind("aid-permits", "count"),
    kind("instead", "seat"),
)
"""The Committee's own steps are those that begin with "aid"; elsewhere ``seat`` may be COMMITTEE."""
