// A game whose only move counts; prints the port.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "count",
  setup: () => ({ n: 0 }),
  moves: { play: { move: ({ G }) => ({ n: G.n + 1 }), client: false } },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const log = console.log;
console.info = console.log = () => {};
server.run({ port: 0 }).then((running) => log(running.appServer.address().port));
