"""What somebody is told who is called, in each form: which game, where, and that it is their turn.

No more than that: a call is read by others on its way, and says nothing of what lies on a table.
"""

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple

import msgspec

from fogline.core.text import Speaker
from fogline.table.calling.wishes import Form
from fogline.table.table import Table
from fogline.table.text import speaker
from fogline.table.text.calls import CALLS

TURN: Final = "your-turn"
TEST: Final = "test"
JSON: Final = "application/json"


class Message(NamedTuple):
    event: str
    text: str
    url: str
    lang: str
    game: str = ""
    table: str = ""


def turn(table: Table, home: str, lang: str) -> Message:
    """That it is somebody's turn at a table."""
    title = Speaker(lang, table.game.words).tell(table.game.words.title)
    text = speaker(lang).tell(CALLS["turn"], {"title": title})
    return Message(TURN, text, f"{home}/table/{table.id}", lang, table.game.name, table.id)


def trial(home: str, lang: str) -> Message:
    return Message(TEST, speaker(lang).tell(CALLS["test"]), f"{home}/me", lang)


def posted(message: Message, form: Form) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a webhook."""
    text, url = message.text, message.url
    if form == "ntfy":
        return {"Content-Type": "text/plain; charset=utf-8", "Title": "Fogline", "Click": url}, text.encode()
    if form == "slack":
        plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        body: dict[str, object] = {"text": f"{plain} <{url}>"}
    elif form == "discord":
        body = {"content": f"{text} {url}", "allowed_mentions": {"parse": []}}
    else:
        body = {"event": message.event, "text": text, "game": message.game, "table": message.table, "url": url}
    return {"Content-Type": JSON}, msgspec.json.encode(body)


def mailed(message: Message, to: str, sender: str, home: str) -> EmailMessage:
    say = speaker(message.lang)
    foot = say.tell(CALLS["foot"], {"url": f"{home}/me"})
    return mail(to, sender, message.text, f"{message.text}\n{message.url}\n\n-- \n{foot}\n")


def asked(code: str, to: str, sender: str, home: str, lang: str) -> EmailMessage:
    """The question whether an address is its reader's."""
    say = speaker(lang)
    text = say.tell(CALLS["confirm-text"], {"home": home, "code": code})
    return mail(to, sender, say.tell(CALLS["confirm"]), f"{text}\n")


def mail(to: str, sender: str, subject: str, text: str) -> EmailMessage:
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = sender, to, f"Fogline: {subject}"
    made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2].strip("> "))
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(text)
    return made
