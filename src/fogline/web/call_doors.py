"""The doors to being called when it is one's turn: by a webhook, or by e-mail."""

from msgspec.structs import replace

from fogline.table.calling import mailbox
from fogline.table.calling.wishes import Wishes
from fogline.table.messages import Nothing
from fogline.table.text import speaker
from fogline.web import call_messages as m
from fogline.web.door import Ask, Door


async def calls(ask: Ask) -> m.Calls:
    """Also where nobody is called: then it says so."""
    caller, guest = ask.calls, ask.who.guest
    wishes = (caller.wishes(ask.who) if caller else None) or Wishes()
    problems = caller.problems(ask.who) if caller else {}
    return m.Calls(
        possible=caller is not None,
        by_mail=caller is not None and caller.post.open,
        webhook=wishes.webhook,
        form=wishes.form,
        mail=wishes.mail,
        mail_asked=mailbox.waited_for(caller, ask.who) if caller and guest else "",
        minutes=wishes.minutes,
        quiet_from=wishes.quiet_from,
        quiet_to=wishes.quiet_to,
        zone=wishes.zone,
        problems={way: speaker(ask.lang).tell(why) for way, why in problems.items()},
    )


async def wish(ask: Ask) -> m.Calls:
    said: m.WishCalls = ask.body
    before = ask.caller.wishes(ask.who) or Wishes()
    wishes = Wishes(
        webhook=said.webhook,
        form=said.form,
        mail=before.mail,
        minutes=said.minutes,
        quiet_from=said.quiet_from,
        quiet_to=said.quiet_to,
        zone=said.zone,
        lang=ask.lang,
    )
    await ask.caller.wish(ask.who, wishes)
    return await calls(ask)


async def mail(ask: Ask) -> m.Calls:
    if ask.body.address:
        await mailbox.ask(ask.caller, ask.who, ask.body.address, ask.lang)
    else:
        wishes = ask.caller.wishes(ask.who) or Wishes()
        await ask.caller.wish(ask.who, replace(wishes, mail=""))
        await mailbox.forget(ask.caller, ask.who)
    return await calls(ask)


async def confirm(ask: Ask) -> m.Calls:
    await mailbox.confirm(ask.caller, ask.who, ask.body.code, ask.lang)
    return await calls(ask)


async def try_out(ask: Ask) -> m.Tried:
    found, say = await ask.caller.try_out(ask.who), speaker(ask.lang)
    problems = {way: say.tell(why) for way, why in found.items() if why is not None}
    return m.Tried(sent=[way for way in found if way not in problems], problems=problems)


TAGS = ("me",)
CALLS = "/api/me/calls"

CALL_DOORS = (
    Door("GET", CALLS, calls, "How you are called when it is your turn", m.Calls, tags=TAGS),
    Door("POST", CALLS, wish, "Be called by a webhook, and when", m.Calls, m.WishCalls, tags=TAGS),
    Door("POST", f"{CALLS}/mail", mail, "Ask for a code by e-mail", m.Calls, m.Mailbox, guessed=True, tags=TAGS),
    Door(
        "POST", f"{CALLS}/confirm", confirm, "Be called at the address that the code was sent to", m.Calls, m.MailCode,
        guessed=True, tags=TAGS,
    ),
    Door("POST", f"{CALLS}/test", try_out, "Be called now, once", m.Tried, Nothing, guessed=True, tags=TAGS),
)  # fmt: skip
