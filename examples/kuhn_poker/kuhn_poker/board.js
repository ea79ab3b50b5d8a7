// The board of Kuhn poker. The page calls `mount` once and `update` with every news; what news are, and what the
// page's policy allows, stands in docs/guide/guest-board.md of openps. A board draws and asks: it holds no rules.

export function mount(element, news) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const table = new Table(element);
  table.update(news);
  return {
    update: (next) => table.update(next),
    destroy: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      element.replaceChildren();
    },
  };
}

class Table {
  constructor(element) {
    this.hand = make("p", { class: "hand" });
    this.others = make("ul", { class: "others" });
    this.middle = make("div", { class: "middle" });
    this.own = make("ul", { class: "own" });
    this.question = make("h2", { "aria-live": "polite" });
    this.moves = make("div", { class: "moves" });
    this.last = { during: 0, lines: [] }; // how the hand before this one ended
    this.chosenByKey = false;
    const ask = make("section", { class: "ask" }, this.question, this.moves);
    this.root = make("div", { class: "felt" }, this.hand, this.others, this.middle, this.own, ask);
    element.replaceChildren(this.root);
  }

  update(news) {
    const { view, seat, options, words } = news;
    const fresh = this.news?.view.hand !== view.hand;
    this.news = news;
    this.root.classList.toggle("dealing", fresh && !news.still);
    this.hand.textContent = words.say("board-hand", { hand: view.hand, hands: options.hands });
    const seats = view.cards.map((_, at) => at);
    this.others.replaceChildren(...seats.filter((at) => at !== seat).map((at) => plate(at, news)));
    this.own.replaceChildren(...seats.filter((at) => at === seat).map((at) => plate(at, news)));
    this.remember(news);
    this.middle.replaceChildren(pot(news), ...this.ended(news));
    this.question.textContent = asked(news);
    this.offer(news);
  }

  /** A hand ends and the next one is dealt in the same news: what was shown would be gone before anybody saw it. */
  remember({ view, events, words }) {
    if (!events.some(({ kind }) => kind === "PotWon")) return;
    const told = events.filter(({ kind }) => kind === "Shown" || kind === "PotWon");
    this.last = { during: view.hand, lines: told.map((event) => words.event(event)) };
  }

  ended({ view, words }) {
    if (this.last.during !== view.hand) return [];
    const title = make("h3", {}, words.say("board-last"));
    return [make("section", { class: "last" }, title, ...this.last.lines.map((line) => make("p", {}, line)))];
  }

  /** The buttons stay as they are while the choices do, and so does the focus of whoever plays by keyboard. */
  offer({ moves, words }) {
    const offered = [words.language, ...moves.map((move) => move.text)].join(" ");
    if (this.offered === offered) return;
    this.offered = offered;
    this.moves.replaceChildren(...moves.map((move) => this.button(move)));
    if (this.chosenByKey && document.activeElement === document.body) this.moves.querySelector("button")?.focus();
  }

  button(move) {
    const { words } = this.news;
    const hint = make("span", { class: "hint" }, words.say(`hint-${move.text}`));
    const made = make("button", { type: "button" }, make("strong", {}, words.move(move.move)), hint);
    made.addEventListener("click", (event) => {
      this.chosenByKey = event.detail === 0;
      this.news.choose(move);
    });
    return made;
  }
}

/** The question to whoever looks, or for whom the table waits. */
function asked({ question, moves, words }) {
  if (!question) return words.say("board-over");
  if (moves.length) return words.say(`ask-${question.ask}`);
  return words.say("board-waiting", { names: question.seats.map((seat) => words.mid(seat)).join(", ") });
}

function plate(seat, news) {
  const { view, question, words } = news;
  const mine = seat === news.seat;
  const tags = [
    [question?.seats.includes(seat), "board-asked"],
    [view.folded[seat], "board-folded"],
    [view.first === seat && question, "board-first"],
    [view.over && view.scores[seat] === Math.max(...view.scores), "board-winner"],
  ].filter(([holds]) => holds);
  const classes = ["seat", mine && "mine", view.folded[seat] && "folded", question?.seats.includes(seat) && "asked"];
  return make(
    "li",
    { class: classes.filter(Boolean).join(" "), "aria-label": words.seat(seat) },
    card(view.cards[seat], words),
    make(
      "div",
      { class: "about" },
      make("h3", {}, words.seat(seat), ...tags.map(([, key]) => make("span", { class: "tag" }, words.say(key)))),
      make("p", {}, chips(view.paid[seat]), words.say("board-paid", { chips: view.paid[seat] })),
      make("p", { class: "score" }, words.say("board-score", { chips: signed(view.scores[seat]) })),
    ),
  );
}

function pot({ view, words }) {
  const count = view.paid.reduce((sum, paid) => sum + paid, 0);
  return make("p", { class: "pot" }, chips(count), make("strong", {}, words.say("board-pot", { chips: count })));
}

function chips(count) {
  return make("span", { class: "chips", "aria-hidden": "true" }, ...Array.from({ length: count }, () => make("i")));
}

function signed(number) {
  return number > 0 ? `+${number}` : String(number).replace("-", "−");
}

/** A card with its name under it; one that the viewer may not know lies face down. */
function card(key, words) {
  const name = key === null ? words.say("board-face-down") : words.piece(key);
  return make("figure", { class: `card ${key ?? "down"}` }, picture(key, name), make("figcaption", {}, name));
}

const FIGURES = {
  jack: "M15 56h30v-7q-15-15-30 0zM39 40q13-9 7-20-9 6-11 17z",
  queen: "M15 58 11 36l10 9 9-15 9 15 10-9-4 22zM30 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  king: "M15 58 13 38q9 9 17-1 8 10 17 1l-2 20zM28 20h4v4h4v4h-4v6h-4v-6h-4v-4h4z",
  ace: "M30 22c8 10 18 16 18 25a8 8 0 0 1-15 4q1 6 5 9H22q4-3 5-9a8 8 0 0 1-15-4c0-9 10-15 18-25z",
};

function picture(key, name) {
  const back = Array.from({ length: 5 }, (_, at) => draw("path", { d: `M8 ${16 + 13 * at}l22-9 22 9-22 9z` }));
  const corners = [name.charAt(0), name.charAt(0)].map((letter, at) => {
    const corner = draw("text", { x: 5, y: 16, transform: at ? "rotate(180 30 42)" : "rotate(0)" });
    corner.textContent = letter;
    return corner;
  });
  const face = key === null ? back : [draw("path", { d: FIGURES[key] }), ...corners];
  return draw("svg", { viewBox: "0 0 60 84", "aria-hidden": "true" }, draw("rect", { x: 1, y: 1, width: 58, height: 82, rx: 6 }), ...face);
}

function make(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

function draw(tag, attributes = {}, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function filled(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const STYLE = `
.felt { display: grid; grid-template-rows: auto auto 1fr auto auto; gap: 0.6rem; box-sizing: border-box; min-height: 100%;
  padding: 0.8rem; color: #f4f7f2; background: radial-gradient(ellipse at 50% 40%, #1c5c46, #0e3027 78%); }
.felt h2, .felt h3, .felt p, .felt ul, .felt figure { margin: 0; padding: 0; }
.felt ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.6rem; list-style: none; }
.felt .hand { text-align: center; color: #cfe3d8; font-size: 0.9rem; }
.felt .seat { display: flex; flex: 0 1 20rem; align-items: center; gap: 0.8rem; min-width: 0; padding: 0.6rem 0.8rem;
  border: 2px solid transparent; border-radius: 12px; background: #0a241d; }
.felt .asked { border-color: #ffd27a; }
.felt .folded svg { opacity: 0.5; }
.felt .about { display: grid; gap: 0.15rem; min-width: 0; font-size: 0.9rem; }
.felt h3 { display: flex; flex-wrap: wrap; gap: 0.2rem 0.5rem; align-items: center; font-size: 1rem; overflow-wrap: anywhere; }
.felt .tag { padding: 0 0.5rem; border: 1px solid #ffd27a; border-radius: 99px; color: #ffd27a; font-size: 0.78rem; font-weight: 500; }
.felt .score { color: #cfe3d8; }
.felt .card { flex: none; width: 3.4rem; text-align: center; font-size: 0.78rem; }
.felt .down figcaption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.felt .mine .card { width: 5.4rem; font-size: 0.95rem; font-weight: 650; }
.felt svg { display: block; width: 100%; height: auto; fill: #2b3340; }
.felt rect { fill: #fbf7ec; stroke: #cbbf9f; }
.felt text { font: 700 15px Georgia, serif; }
.felt .jack svg { fill: #0f6b5c; }
.felt .queen svg { fill: #a3213a; }
.felt .king svg { fill: #2c3f9e; }
.felt .down rect { fill: #7d2436; stroke: #f1d9a8; }
.felt .down path { fill: none; stroke: #f1d9a8; stroke-width: 1.6; }
.felt .chips { display: inline-flex; padding-right: 0.9rem; vertical-align: -0.15em; }
.felt .chips i { width: 1.1rem; height: 1.1rem; margin-right: -0.45rem; box-sizing: border-box; border: 3px dashed #fff3d6;
  border-radius: 50%; background: #c4412f; box-shadow: 0 0 0 1px #43120b; }
.felt .middle { display: grid; gap: 0.5rem; align-content: center; justify-items: center; }
.felt .pot { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; padding: 0.5rem 1rem; border: 1px dashed #7fb39b; border-radius: 99px; }
.felt .last { display: grid; gap: 0.1rem; justify-items: center; color: #dcebe3; font-size: 0.9rem; text-align: center; }
.felt .ask { display: grid; gap: 0.6rem; padding: 0.7rem; border-radius: 12px; background: #0a241d; text-align: center; }
.felt h2 { font-size: 1.05rem; }
.felt .moves { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); gap: 0.6rem; }
.felt .moves:empty { display: none; }
.felt button { display: grid; gap: 0.1rem; min-height: 3.4rem; padding: 0.5rem 0.8rem; border: 2px solid #ffd27a; border-radius: 12px;
  background: #174a39; color: #fff; font: inherit; cursor: pointer; }
.felt button strong::first-letter { text-transform: uppercase; }
.felt button:hover { background: #22664f; }
.felt button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
.felt .hint { color: #dcebe3; font-size: 0.82rem; }
.felt.dealing .card { animation: deal 0.35s ease-out; }
@keyframes deal { from { transform: translateY(-1.5rem) rotate(-8deg); opacity: 0; } }
@media (max-width: 480px) {
  .felt { padding: 0.5rem; }
  .felt .others .seat:not(:only-child) { flex: 1 1 9rem; flex-direction: column; text-align: center; }
  .felt .others .seat:not(:only-child) :is(h3, .about) { justify-content: center; justify-items: center; }
}
@media (prefers-reduced-motion: reduce) { .felt.dealing .card { animation: none; } }
`;
