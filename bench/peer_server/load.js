// Six sockets a match, a move whenever it is the seat's turn. Prints what bench/server.py prints for ours.
const { io } = require("socket.io-client");

const [port, tables, seconds, think] = process.argv.slice(2).map(Number);
const latencies = [];
let counting = false;

function seat(table, number) {
  const socket = io(`http://127.0.0.1:${port}/station`, { transports: ["websocket"], forceNew: true });
  let sent = null;
  let state = 0;
  const turn = (now) => {
    if (now._stateID < state) return;
    state = now._stateID;
    if (sent !== null && now._stateID > sent.at) {
      if (counting) latencies.push(performance.now() - sent.time);
      sent = null;
    }
    if (now.ctx.currentPlayer !== String(number) || sent !== null) return;
    const wait = think ? think * 1000 * (0.5 + Math.random()) : 0;
    sent = { at: now._stateID, time: 0 };
    const move = () => {
      sent.time = performance.now();
      const payload = { type: "walk", args: [(Math.random() * 20) | 0], playerID: String(number) };
      socket.emit("update", { type: "MAKE_MOVE", payload }, now._stateID, table, String(number));
    };
    wait ? setTimeout(move, wait) : move();
  };
  socket.on("sync", (_, info) => turn(info.state));
  socket.on("update", (_, now) => turn(now));
  socket.on("connect", () => socket.emit("sync", table, String(number), undefined, 6));
  return socket;
}

const sockets = [];
for (let table = 0; table < tables; table++) for (let number = 0; number < 6; number++) sockets.push(seat(`t${table}`, number));

setTimeout(() => {
  counting = true;
  const begun = performance.now();
  setTimeout(() => {
    const took = (performance.now() - begun) / 1000;
    latencies.sort((a, b) => a - b);
    const at = (share) => Number((latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] || 0).toFixed(2));
    console.log(JSON.stringify({ peer: "boardgame.io (in memory)", tables, think, moves_a_second: Math.round(latencies.length / took), p50_ms: at(0.5), p99_ms: at(0.99), n: latencies.length }));
    process.exit(0);
  }, seconds * 1000);
}, 3000 + tables * 20);
