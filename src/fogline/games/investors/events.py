"""Everything that can happen, as a vocabulary of numbers."""

from typing import Final

from fogline.core.event import kind

STARTED: Final = 0
CALL_DRAWN: Final = 1
CALL_KEPT: Final = 2
CALL_REJECTED: Final = 3
CALL_USELESS: Final = 4
CALLS_SHUFFLED: Final = 5
CHOSE: Final = 6
INFLUENCE_SHOWN: Final = 7
INFLUENCE_PAID: Final = 8
INFLUENCE_TIED: Final = 9
CALLED: Final = 10
PASSED: Final = 11
OUTBID_ALL: Final = 12
NOBODY_WON: Final = 13
CHIP_SHOWN: Final = 14
CHIP_ALONE: Final = 15
PAID_UNSEEN: Final = 16
CANNOT_PAY: Final = 17
CONTESTED: Final = 18
SEALED_SHOWN: Final = 19
CONTEST_WON: Final = 20
CONTEST_TIED: Final = 21
OFFERED: Final = 22
NO_OFFER: Final = 23
ACCEPTED: Final = 24
REFUSED: Final = 25
AGREED: Final = 26
INVESTED: Final = 27
LIFTED: Final = 28
LAPSED: Final = 29
REBUILT: Final = 30
EXTRA_PAID: Final = 31
CARD_DRAWN: Final = 32
EXTRA_WAITS: Final = 33
EXTRA_VOID: Final = 34
CARD_USELESS: Final = 35
LEFT_UNUSED: Final = 36
MOVED: Final = 37
EXCHANGED: Final = 38
REPLACED: Final = 39
REMOVED: Final = 40
GOT_INFLUENCE: Final = 41
WANTS_CHECKS: Final = 42
DREW: Final = 43
STOPPED: Final = 44
BUST: Final = 45
ENDED: Final = 46
IDLE: Final = 47
PRICE_NAMED: Final = 48
NO_PRICE: Final = 49
PRICE_MET: Final = 50
COUNTERED: Final = 51
WITHDRAWN: Final = 52
CARD_PUT: Final = 53
DECK_MADE: Final = 54

KINDS: Final = (
    kind("started", "player"),
    kind("call-drawn", "seat call"),
    kind("call-kept", "seat call"),
    kind("call-rejected", "seat call"),
    kind("call-useless", "call"),
    kind("calls-shuffled", "cards"),
    kind("chose", "seat"),
    kind("influence-shown", "seat person"),
    kind("influence-paid", "seat person left"),
    kind("influence-tied", "seat person"),
    kind("called", "seat total checks"),
    kind("passed", "seat"),
    kind("outbid-all", "seat total"),
    kind("nobody-won", ""),
    kind("chip-shown", "seat chip"),
    kind("chip-alone", "seat chip"),
    kind("paid-unseen", "seat check", secret="check"),
    kind("cannot-pay", "seat chip"),
    kind("contested", "chip players"),
    kind("sealed-shown", "seat total checks"),
    kind("contest-won", "seat chip total"),
    kind("contest-tied", "chip"),
    kind("offered", "seat player total checks"),
    kind("no-offer", "seat"),
    kind("accepted", "seat"),
    kind("refused", "seat"),
    kind("agreed", "seat chip"),
    kind("invested", "seat street"),
    kind("lifted", "seat street"),
    kind("lapsed", "seat"),
    kind("rebuilt", "seat district tile points"),
    kind("extra-paid", "seat district points"),
    kind("card-drawn", "seat card year"),
    kind("extra-waits", "district points"),
    kind("extra-void", "district"),
    kind("card-useless", ""),
    kind("left-unused", "seat"),
    kind("moved", "seat owner street to"),
    kind("exchanged", "seat owner street other to"),
    kind("replaced", "seat owner street"),
    kind("removed", "seat street"),
    kind("got-influence", "seat points now"),
    kind("wants-checks", "seat limit"),
    kind("drew", "seat check total"),
    kind("stopped", "seat total"),
    kind("bust", "seat total limit"),
    kind("ended", ""),
    kind("idle", "rounds left"),
    kind("price-named", "seat price"),
    kind("no-price", "seat"),
    kind("price-met", "seat price"),
    kind("countered", "seat price"),
    kind("withdrawn", "seat"),
    kind("card-put", "seat card left"),
    kind("deck-made", "cards bonuses"),
)
