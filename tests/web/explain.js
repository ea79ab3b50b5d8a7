// Visits everything on the board that explains itself, and looks at what is told; run in the page. Returns what is wrong with
// it, which things were visited, and which pieces of the board say nothing of themselves.
async () => {
  const WIDEST = 320;
  const LEAST_TEXT = 13;
  const GAP = 14; // between a thing and a window beside it, with the edge of the screen
  const wrong = [];
  const told = new Set();
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const shown = (element) => {
    if (element.closest(".unseen, [hidden]") || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  const press = (element) => {
    const how = { bubbles: true, cancelable: true, button: 0, pointerType: "touch", clientX: 1, clientY: 1 };
    element.dispatchEvent(new PointerEvent("pointerdown", how));
    element.dispatchEvent(new PointerEvent("pointerup", how));
    element.dispatchEvent(new MouseEvent("click", how));
  };
  const ask = async (element) => {
    const button = [...document.querySelectorAll("[data-explains]")].find(shown);
    if (button.getAttribute("aria-pressed") !== "true") button.click();
    for (let frames = 0; frames < 300; frames += 1) {
      if (frames % 30 === 0) press(element); // again: what explains is fetched when somebody first asks
      await drawn();
      if (document.querySelector(".explanation")?.dataset.told === element.dataset.explain) return document.querySelector(".explanation");
    }
    return null;
  };

  const looksWrong = (element, window) => {
    const [thing, box] = [element.getBoundingClientRect(), window.getBoundingClientRect()];
    const words = window.innerText.trim();
    const [title, text] = [...window.querySelectorAll("p")].map((one) => one.innerText.trim());
    const room = [thing.top, innerHeight - thing.bottom].some((one) => one >= box.height + GAP) || [thing.left, innerWidth - thing.right].some((one) => one >= box.width + GAP);
    const over = Math.min(thing.right, box.right) - Math.max(thing.left, box.left) > 1 && Math.min(thing.bottom, box.bottom) - Math.max(thing.top, box.top) > 1;
    const sizes = [...window.querySelectorAll("p, a")].map((one) => parseFloat(getComputedStyle(one).fontSize));
    return [
      !title && "has no name",
      (!text || text.length < 15) && "has no words",
      /\b(?:explain|title|now|piece|refusal|web|table)-[a-z]|\{ ?\$|undefined|NaN/.test(words) && `has no such words: ${words}`,
      !window.querySelector("a[href*=rules]") && "names no rule",
      (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) && "leaves the screen",
      box.width > WIDEST + 1 && `is ${box.width} wide`,
      Math.min(...sizes) < LEAST_TEXT && "is too small to read",
      window.scrollHeight > window.clientHeight + 1 && "is cut",
      room && over && "covers what it tells of",
    ].filter(Boolean);
  };

  for (const element of document.querySelectorAll("[data-explain]")) {
    if (!element.isConnected || !shown(element)) continue;
    const name = element.dataset.explain;
    const window = await ask(element);
    if (!window) wrong.push(`${name} says nothing`);
    else wrong.push(...looksWrong(element, window).map((what) => `${name} ${what}`));
    told.add(name);
  }
  press(document.body);

  // ---- what says nothing: pieces that can be picked, pictures with a name, and numbers
  const silent = new Set();
  const board = document.querySelector(".drawn");
  const controls = "kbd, [data-pans] > button, .zoom, .cancel, .count, dialog, [data-explain], [data-unexplained]";
  const named = (element) => {
    const own = element.closest("[data-pick], [class]") ?? element;
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${element.tagName.toLowerCase()} .${[...own.classList].filter((one) => !one.startsWith("svelte-")).join(".")} ${own.dataset?.pick ?? ""}> "${words}"`;
  };
  // A number may be drawn under the thing that it belongs to, such as a room; what a map has out of its frame is not seen.
  const explained = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementsFromPoint(left + width / 2, top + height / 2);
    const map = element.closest("svg");
    return there.some((one) => one.closest("[data-explain]")) || (map && !there.some((one) => map.contains(one)));
  };
  const isSilent = (element) => shown(element) && !element.closest(controls) && !explained(element);
  for (const element of board?.querySelectorAll('[data-pick], [role="img"], [role="meter"], meter, progress') ?? []) {
    if (isSilent(element)) silent.add(named(element));
  }
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (/\d/.test(node.textContent) && isSilent(element)) silent.add(named(element));
  }
  return { wrong: [...new Set(wrong)], told: [...told].sort(), silent: [...silent] };
}
