"""The doors to deals that are played again: from a table of one's own to a link, from the link to a table."""

from fogline.bots.names import called
from fogline.core.text import Speaker
from fogline.table import same_deal as d
from fogline.table.messages import Nothing
from fogline.table.people import BOT
from fogline.table.settings import USUAL_BOT
from fogline.table.text import speaker as house
from fogline.web import deal_messages as m
from fogline.web.door import Ask, Door
from fogline.web.lobby_doors import seated
from fogline.web.messages import Seated


async def share(ask: Ask) -> m.DealMade:
    return m.DealMade(deal=await d.share(ask.lobby, ask.room.table, ask.who))


async def show(ask: Ask) -> m.DealTold:
    deal = d.found(ask.lobby.store, ask.path["deal"])
    dealt, mine = d.dealt_at(ask.lobby, deal), d.first_game(ask.lobby.store, deal, ask.who.guest)
    done, say = d.has_done(ask.lobby, deal, ask.who), Speaker(ask.lang, dealt.game.words)
    levels = [called(chair.bot if chair.kind == BOT else USUAL_BOT, house(ask.lang)) for chair in dealt.chairs]
    return m.DealTold(
        deal=deal.name,
        game=dealt.game.name,
        title=say.tell(dealt.game.words.title),
        by=dealt.chairs[deal.seat].name,
        bots=["" if seat == deal.seat else level for seat, level in enumerate(levels)],
        table=mine.id if mine is not None and not done else "",
        done=done,
        rows=[row(one, say) for one in d.standings(ask.lobby, deal, ask.who)] if done else [],
    )


def row(one: d.Came, say: Speaker) -> m.DealRow:
    points = say.points(one.outcome.units)
    return m.DealRow(name=one.name, points=points, place=one.outcome.place, me=one.me, dealt=one.dealt)


async def play(ask: Ask) -> Seated:
    deal = d.found(ask.lobby.store, ask.path["deal"])
    return seated(await d.play(ask.lobby, deal, ask.who, ask.body.name), {})


TAGS = ("deals",)
ONE = "/api/deals/{deal}"

DEAL_DOORS = (
    Door(
        "POST",
        "/api/tables/{table}/deal",
        share,
        "What was dealt here, to be played again",
        m.DealMade,
        Nothing,
        tags=TAGS,
    ),
    Door("GET", ONE, show, "A deal, and how others did once you have played it", m.DealTold, tags=TAGS),
    Door(
        "POST",
        f"{ONE}/play",
        play,
        "A table of your own with this deal",
        Seated,
        m.PlayDeal,
        costly=True,
        guests=True,
        tags=TAGS,
    ),
)
