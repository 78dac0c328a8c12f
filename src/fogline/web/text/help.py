"""How Fogline's table works, in English: each section's title and text. Marks as in markup.js."""

from typing import Final

from fogline.core.text import N_, Sentence

HELP: Final[dict[str, Sentence]] = {
    "start": N_("In a minute"),
    "start-text": N_(
        "**Learn** on a game's card leads to short lessons that you play, one idea at a time. **Play now** seats you "
        "at once against casual bots; your first game of a kind offers a short tour of the table.\n\nThe line "
        "above the table says whose turn it is and what is asked. What you can use lights up; click it, or use the "
        "buttons below the table: they are always the same choices. Point at a choice, or go to it with the "
        "keyboard, and it says what it would do before you do it."
    ),
    "undo": N_("Taking back, and confirming"),
    "undo-text": N_(
        "A step you take is a **draft**: you see it at once, nobody else does, and **Undo** takes it back. "
        "**Confirm turn** shows it to the others.\n\nSome steps cannot be drafts: when a card is drawn or "
        "something hidden is shown, what you did counts from then on. Afterwards you can still **ask to take "
        "back**; it is done when everybody else who plays says yes.\n\nAlone with bots, or with one device for "
        "everybody, you take back whatever you like, turn after turn. Where one person holds every seat, nothing "
        "needs to be confirmed."
    ),
    "orders": N_("When you cannot be there"),
    "orders-text": N_(
        "An open auction goes round and round. Where a game has one, you can leave the table an order, such as "
        "**Raise for me…**: how far it may go and what must stay in your hand, also when it is not your turn.\n\n"
        "Whenever you are asked it answers at once, by as little as it can, and passes when nothing within your limit "
        "is left.\n\nOnly you see the order, and you can change or withdraw it at any time. It ends with the auction, "
        "when you pass or leave, and when something is taken back."
    ),
    "why": N_("Why can I not do this?"),
    "why-text": N_(
        "Click something that cannot be used now, or press `w`: the panel **Why?** tells the reason with its "
        "numbers and the rule, as a link into the rulebook.\n\nEvery number of a score has its story, too: open it "
        "in the panel **Score**."
    ),
    "help-levels": N_("Help at the table"),
    "help-levels-text": N_(
        "Who makes a table chooses how much it helps, the same for everybody: **off** (the rules only), **basic** "
        "(what each action would do), **full** (also the light bulb: a bot's advice with its reasons)."
    ),
    "bots": N_("Bots"),
    "bots-text": N_(
        "There are five levels, from **novice** to **master**, and three styles of **strong**: hurried, patient and "
        "blocking. They see exactly what a person in their seat could see: never your hand, never the deck.\n\n"
        "When somebody leaves, a bot keeps the seat, and gives it back when they return."
    ),
    "together": N_("Playing together"),
    "together-text": N_(
        "**By link**: make a table with open chairs and send its address. Whoever opens it chooses a name and sits "
        "down; no account, nothing to install. Who made the table starts the game.\n\n**On one device**: put "
        "several people on chairs of this device. Between two turns a curtain falls, and nothing of the others is "
        "on the page until you lift it; it also falls when the window is left.\n\n**Looking on**: without a seat "
        "you see what is public, unless the table is for its players only."
    ),
    "replay": N_("Replays, forks and records"),
    "replay-text": N_(
        "Every finished game can be seen again, move by move, through anybody's eyes. Any moment has an address of "
        "its own to send, and a line of the log leads to its moment.\n\n**Play on from here** makes a table on one "
        "device from any moment of a finished game: what if? A striped line reminds you that it is not the real "
        "game.\n\n**Save the record** gives you the whole game as a file; **Import a record** opens it here or at "
        "any other Fogline."
    ),
    "box": N_("Your own box"),
    "box-text": N_(
        "Cards, maps and numbers are data. `fogline box copy GAME mine.toml` in a terminal gives you ours to change "
        "(`fogline games` tells what to write for GAME); choose the file when you make a table. What cannot be played "
        "is refused with the reason.\n\nWhere printed components could not be consulted, ours are **reconstructed**, "
        "and the table and the rulebook say so."
    ),
    "everyone": N_("For every eye, ear and hand"),
    "everyone-text": N_(
        "Colour is never alone: every player, suit and district has a sign as well. The whole game can be played "
        "by keyboard; what happens is announced to screen readers; **Table as text** in the menu shows the same "
        "table as headings, lists and numbered actions.\n\nLanguage, light or dark, motion and sound can be "
        "changed at any time, also in the middle of a game."
    ),
    "privacy": N_("What is kept"),
    "privacy-text": N_(
        "There are no accounts. The server gives this browser one cookie with a random number, so that your seats "
        "are yours; who deletes it gives up their seats. Your name and settings stay in this browser, and the name "
        "goes to the tables where you sit.\n\nThe server keeps its tables: names, settings and what was played. "
        "There is no advertising, no counting of visitors, and the page asks no other site for anything.\n\nWho "
        "knows a table's address can look on where watching is allowed. Addresses cannot be guessed."
    ),
}
