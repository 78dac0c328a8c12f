// A table before the game is a page of the lobby.
export { Gather } from "/page/lobby/gather.js";
