// Clients at tables of their own, each moving as soon as it has heard of its last move.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const game = { name: "count", setup: () => ({ n: 0 }), moves: { play: { move: ({ G }) => ({ n: G.n + 1 }), client: false } } };
const latencies = [];
let started = 0;

function sit(number) {
  const client = Client({
    game,
    numPlayers: 1,
    matchID: `m${number}`,
    playerID: "0",
    debug: false,
    multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
  });
  return new Promise((ready) => {
    let sent = 0;
    let seen = -1;
    const move = () => {
      sent = performance.now();
      client.moves.play();
    };
    client.subscribe((state) => {
      if (!state || !client.transport?.isConnected || state.G.n === seen) return;
      seen = state.G.n;
      if (seen === 0) ready(move);
      else {
        latencies.push((performance.now() - sent) / 1000);
        if (performance.now() - started < seconds * 1000) move();
      }
    });
    client.start();
  });
}

(async () => {
  const moves = await Promise.all([...Array(tables).keys()].map(sit));
  started = performance.now();
  for (const move of moves) move();
  setTimeout(() => {
    const seen = JSON.stringify({ moves: latencies.length, seconds, latencies });
    process.stdout.write(`${seen}\n`, () => process.exit(0));
  }, seconds * 1000 + 500);
})();
