// A game of similar view size on boardgame.io's own server, in memory: 20 rooms, 6 players with hidden hands.
const { Server } = require("boardgame.io/dist/cjs/server.js");

const range = (count) => Array.from({ length: count }, (_, index) => index);

const game = {
  name: "station",
  setup: () => ({
    rooms: range(20).map((room) => ({ card: `room_${room}`, x: room % 5, y: (room / 5) | 0, facing: "N", red: false })),
    players: range(6).map((seat) => ({
      alive: true, arrived: true, bullets: 2, table: ["combat_knife"], trooper: { room: seat, health: 3 },
      android: { room: seat, health: 3 },
    })),
    hands: range(6).map(() => ["gas_can", "armor", "ammo", "keycard", "grenade"]),
    deck: 30,
    story: range(24).map((number) => ({ what: "searched", seat: number % 6, other: 0, number, card: "" })),
    turn: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    walk: ({ G, playerID }, room) => {
      G.players[playerID].trooper.room = room;
      G.story.shift();
      G.story.push({ what: "walked", seat: Number(playerID), other: room, number: G.turn, card: "" });
      G.turn += 1;
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)) }),
};

const server = Server({ games: [game], origins: [/.*/] });
server.app.silent = true;
server.run({ port: Number(process.argv[2]), host: "127.0.0.1" }, () => console.log("ready"));
