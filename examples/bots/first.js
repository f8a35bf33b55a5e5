// A first bot, as a program that speaks JSON lines (docs/bots.md); plain Node, no packages. It plays Zooloretto Mini by a
// few simple thoughts, and other games at random.
//
//     tiergarten play mini --seat human --seat "program:node examples/bots/first.js"

const readline = require("node:readline");

const LANDSCAPES = ["pond", "shrub", "rock"];
const GOOD_TRUCK = 3; // worth that makes us take a truck rather than draw

function choose(view, legal) {
  if (view.game !== "mini") return legal[Math.floor(Math.random() * legal.length)];
  const zoo = view.zoos[view.seat];
  const worths = legal.map((move) => worthOfMove(move.name, view, zoo));
  return legal[worths.indexOf(Math.max(...worths))];
}

// How good a move looks.
function worthOfMove(name, view, zoo) {
  const words = name.split("-");
  const number = Number(words[words.length - 1]);
  if (name.startsWith("take-truck")) return worthOfTruck(view.trucks[number - 1], zoo) - GOOD_TRUCK;
  // Good tiles go to good trucks, bad ones to bad trucks.
  if (name.startsWith("load-truck")) return worth(view.hand, zoo) * worthOfTruck(view.trucks[number - 1], zoo);
  if (words.includes("enclosure")) {
    const enclosure = zoo.enclosures[number - 1];
    return 1 + enclosure.animals - enclosure.free / 10;
  }
  return name === "decline-bonus" ? -1 : 0;
}

// What all tiles of a truck are worth to us; an empty box is null.
function worthOfTruck(tiles, zoo) {
  return tiles.reduce((sum, tile) => sum + (tile ? worth(tile, zoo) : 0), 0);
}

// What a tile is worth to us: most beside its own kind, a little in an empty enclosure, less than nothing in the barn.
function worth(tile, zoo) {
  const rooms = zoo.enclosures.filter((enclosure) => enclosure.free > 0);
  if (LANDSCAPES.includes(tile)) return rooms.length > 0 ? 1 : -2;
  if (rooms.some((room) => Object.keys(room.tiles).map(species).includes(species(tile)))) return 2;
  return rooms.some((room) => room.animals === 0) ? 1 : -2;
}

// The species of an animal: “llama” of “male-llama” and “baby-llama”.
function species(tile) {
  return tile.split("-").pop();
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const said = JSON.parse(line);
  if (said.question === undefined) return; // hello: nothing in it that we need
  const action = choose(said.view, said.legal).id;
  process.stdout.write(JSON.stringify({ question: said.question, action }) + "\n");
});
