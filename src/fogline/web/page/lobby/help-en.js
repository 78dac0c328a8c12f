// How Fogline's table works, in English. Marks as in markup.js.
export const help = [
  { id: "start", title: "In a minute", texts: [
    "**Play now** in the lobby seats you at once against casual bots. Your first game of a kind offers a short tour on the real table.",
    "The line above the table says whose turn it is and what is asked. What you can use lights up; click it, or use the buttons below the table: they are always the same choices. Point at a choice, or go to it with the keyboard, and it says what it would do before you do it.",
  ] },
  { id: "undo", title: "Taking back, and confirming", texts: [
    "A step you take is a **draft**: you see it at once, nobody else does, and **Undo** takes it back. **Confirm turn** shows it to the others.",
    "Some steps cannot be drafts: when a card is drawn or something hidden is shown, what you did counts from then on. Afterwards you can still **ask to take back**; it is done when everybody else who plays says yes.",
    "Alone with bots, or with one device for everybody, you take back whatever you like, turn after turn. Where one person holds every seat, nothing needs to be confirmed.",
  ] },
  { id: "orders", title: "When you cannot be there", texts: [
    "An open auction goes round and round. In San Francisco (2000) you can leave the table an order: **Raise for me…** beside your checks. Choose how far, tap the checks that must stay in your hand, and **Arm** it, also when it is not your turn.",
    "Whenever you are asked it raises at once by as little as it can, with the fewest checks, and passes when no sum up to your limit is left. As there is no change, that can be a little below it.",
    "Only you see the order, and you can change or withdraw it at any time. It ends with the auction, when you pass or leave, and when something is taken back.",
  ] },
  { id: "why", title: "Why can I not do this?", texts: [
    "Click something that cannot be used now, or press `w`: the panel **Why?** tells the reason with its numbers and the rule, as a link into the rulebook.",
    "Every number of a score has its story, too: open it in the panel **Score**.",
  ] },
  { id: "help-levels", title: "Help at the table", texts: [
    "Who makes a table chooses how much it helps, the same for everybody: **off** (the rules only), **basic** (what each action would do), **full** (also the light bulb: a bot's advice with its reasons).",
  ] },
  { id: "bots", title: "Bots", texts: [
    "There are four levels, from **novice** to **expert**. They see exactly what a person in their seat could see: never your hand, never the deck.",
    "When somebody leaves, a bot keeps the seat, and gives it back when they return.",
  ] },
  { id: "together", title: "Playing together", texts: [
    "**By link**: make a table with open chairs and send its address. Whoever opens it chooses a name and sits down; no account, nothing to install. Who made the table starts the game.",
    "**On one device**: put several people on chairs of this device. Between two turns a curtain falls, and nothing of the others is on the page until you lift it; it also falls when the window is left.",
    "**Looking on**: without a seat you see what is public, unless the table is for its players only.",
  ] },
  { id: "replay", title: "Replays, forks and records", texts: [
    "Every finished game can be seen again, move by move, through anybody's eyes. Any moment has an address of its own to send, and a line of the log leads to its moment.",
    "**Play on from here** makes a table on one device from any moment of a finished game: what if? A striped line reminds you that it is not the real game.",
    "**Save the record** gives you the whole game as a file; **Import a record** opens it here or at any other Fogline.",
  ] },
  { id: "box", title: "Your own box", texts: [
    "Cards, maps and numbers are data. `fogline box copy cablecars mine.toml` in a terminal gives you ours to change; choose the file when you make a table. What cannot be played is refused with the reason.",
    "Where printed components could not be consulted, ours are **reconstructed**, and the table and the rulebook say so.",
  ] },
  { id: "everyone", title: "For every eye, ear and hand", texts: [
    "Colour is never alone: every player, suit and district has a sign as well. The whole game can be played by keyboard; what happens is announced to screen readers; **Table as text** in the menu shows the same table as headings, lists and numbered actions.",
    "Language, light or dark, motion and sound can be changed at any time, also in the middle of a game.",
  ] },
  { id: "privacy", title: "What is kept", texts: [
    "There are no accounts. The server gives this browser one cookie with a random number, so that your seats are yours; who deletes it gives up their seats. Your name and settings stay in this browser, and the name goes to the tables where you sit.",
    "The server keeps its tables: names, settings and what was played. There is no advertising, no counting of visitors, and the page asks no other site for anything.",
    "Who knows a table's address can look on where watching is allowed. Addresses cannot be guessed.",
  ] },
];
