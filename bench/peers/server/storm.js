// Two people each at many tables of boardgame.io's server: node storm.js ADDRESS TABLES
// Says "ready" when everybody sits; plays every game to its end for each line it reads; says how many moves were made.
const readline = require("readline");
const { io } = require("socket.io-client");

const [address, tables] = [process.argv[2], Number(process.argv[3])];
const GAME = "noughts";

async function post(path, body) {
  const answer = await fetch(`${address}/games/${GAME}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

// One person at one table. Whoever is to move marks any free cell, once for each state.
class Person {
  constructor(matchID, playerID, credentials) {
    Object.assign(this, { matchID, playerID, credentials, moves: 0, answered: -1, going: false, state: null });
    this.socket = io(`${address}/${GAME}`, { transports: ["websocket"], forceNew: true });
    this.over = new Promise((done) => (this.finished = done));
    this.seated = new Promise((done) => this.socket.on("sync", (_, told) => (this.hear(told.state), done())));
    this.socket.on("update", (_, state) => this.hear(state));
    this.socket.on("connect", () => this.socket.emit("sync", matchID, playerID, credentials, 2));
  }

  hear(state) {
    this.state = state;
    this.go();
  }

  go() {
    const { G, ctx, _stateID } = this.state;
    if (ctx.gameover !== undefined) return this.finished();
    if (!this.going || ctx.currentPlayer !== this.playerID || this.answered >= _stateID) return;
    const free = G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    const args = [free[Math.floor(Math.random() * free.length)]];
    const payload = { type: "mark", args, playerID: this.playerID, credentials: this.credentials };
    this.answered = _stateID;
    this.moves += 1;
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.matchID, this.playerID);
  }
}

async function table() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const people = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: `Storm ${playerID}` });
    people.push(new Person(matchID, playerID, playerCredentials));
  }
  await Promise.all(people.map((person) => person.seated));
  return people;
}

async function main() {
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  while (!(await lines.next()).done) {
    const people = (await Promise.all(Array.from({ length: tables }, table))).flat();
    console.log("ready");
    await lines.next();
    people.forEach((person) => ((person.going = true), person.go()));
    await Promise.all(people.map((person) => person.over));
    console.log(people.reduce((sum, person) => sum + person.moves, 0));
    people.forEach((person) => person.socket.disconnect());
  }
}

main();
