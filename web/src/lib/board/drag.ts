// Things that are carried to others, by mouse or by finger. What may be carried has `data-drag`, where it may be put down
// has `data-drop` or `data-pick`, each with the key of the thing; what that means is the board's business.

export interface Carrying {
  started?: (from: string) => void; // such as: only its targets are lit
  dropped: (from: string, to: string) => void;
  left?: () => void; // put down where nothing is
}

const FAR = 8; // pixels: less is a click that trembles
const PLACES = "[data-drop], [data-pick]";

interface Hold {
  from: string;
  source: Element;
  pointer: number;
  x: number;
  y: number;
  ghost: Element | null;
}

export function drags(node: HTMLElement, given: Carrying) {
  let carrying = given;
  let hold: Hold | null = null;
  let over: Element | null = null;

  function down(event: PointerEvent): void {
    const source = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
    const from = source?.getAttribute("data-drag");
    if (!source || !from || event.button !== 0 || hold) return;
    hold = { from, source, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
  }

  function moved(event: PointerEvent): void {
    if (!hold || event.pointerId !== hold.pointer) return;
    if (!hold.ghost) {
      if (Math.hypot(event.clientX - hold.x, event.clientY - hold.y) < FAR) return;
      hold.ghost = ghostOf(hold.source);
      carrying.started?.(hold.from);
    }
    event.preventDefault();
    place(hold.ghost, event.clientX - hold.x, event.clientY - hold.y);
    mark(placeAt(event, hold.from));
  }

  function up(event: PointerEvent): void {
    if (!hold || event.pointerId !== hold.pointer) return;
    const { from, ghost } = hold;
    const to = ghost && event.type === "pointerup" ? placeAt(event, from) : null;
    end();
    if (!ghost) return;
    // The click that a browser makes of this was none.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const key = to?.getAttribute("data-drop") ?? to?.getAttribute("data-pick");
    if (key) carrying.dropped(from, key);
    else carrying.left?.();
  }

  function end(): void {
    hold?.ghost?.remove();
    mark(null);
    hold = null;
  }

  function mark(place: Element | null): void {
    if (place === over) return;
    over?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
    over = place;
  }

  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", moved);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return {
    update(next: Carrying) {
      carrying = next;
    },
    destroy() {
      end();
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The topmost place under the pointer that is not the thing itself. */
function placeAt(event: PointerEvent, from: string): Element | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = element.closest(PLACES);
    if (place && place.getAttribute("data-pick") !== from && place.getAttribute("data-drag") !== from) return place;
  }
  return null;
}

/** A picture of the thing that follows the pointer; a part of a drawing gets a drawing of its own. */
function ghostOf(source: Element): HTMLElement {
  const { left, top, width, height } = source.getBoundingClientRect();
  const board = source.closest(".drawn > *") ?? document.body; // among its colours
  const ghost = document.createElement("div");
  ghost.className = "carried";
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(source instanceof SVGGraphicsElement && !(source instanceof SVGSVGElement) ? drawingOf(source) : source.cloneNode(true));
  Object.assign(ghost.style, { left: "0", top: "0", width: `${width}px`, height: `${height}px` });
  board.append(ghost);
  // Its place is counted from the screen, or from a box around it that contains what is fixed.
  const origin = ghost.getBoundingClientRect();
  Object.assign(ghost.style, { left: `${left - origin.left}px`, top: `${top - origin.top}px` });
  return ghost;
}

function drawingOf(source: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = source.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  for (const child of source.childNodes) svg.append(child.cloneNode(true));
  return svg;
}

function place(ghost: Element, x: number, y: number): void {
  if (ghost instanceof HTMLElement) ghost.style.transform = `translate(${x}px, ${y}px)`;
}
