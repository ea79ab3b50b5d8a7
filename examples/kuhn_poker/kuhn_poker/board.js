// The board of Kuhn poker: cards and chips. A board is a function that draws into an element and returns how to draw
// again; it gets what the plain board gets (view, question, moves, choose, words) and holds no rules.

export function board(element) {
  return function draw({ view, moves, choose, words }) {
    element.replaceChildren(...seats(view, words), ...moves.map((move) => button(move, choose, words)));
  };
}

function seats(view, words) {
  return view.cards.map((card, seat) => {
    const row = document.createElement("p");
    const shown = card === null ? words.say("screen-hidden") : words.piece(card);
    row.textContent = `${words.seat(seat)}: ${shown} · ${view.paid[seat]} · ${view.scores[seat]}`;
    return row;
  });
}

function button(move, choose, words) {
  const one = document.createElement("button");
  one.textContent = words.move(move.move);
  one.onclick = () => choose(move.text);
  return one;
}
