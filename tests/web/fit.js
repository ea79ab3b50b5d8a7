// What does not fit on a table, as a person would see it; run in the page. Returns sentences, none where all is well.
(touch) => {
  const LEAST_TEXT = 11;
  const LEAST_TARGET = 44;
  const SLACK = 1.5;
  const TARGETS = "button, a[href], select, input, [data-pick][tabindex], [role=button]";
  const wrong = [];
  const told = new Set();

  const named = (element) => {
    const own = element.closest("[data-pick], [data-move], [data-explain], [class]") ?? element;
    const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const key = own.dataset?.move ?? own.dataset?.pick ?? own.dataset?.explain ?? "";
    return `<${element.tagName.toLowerCase()} .${[...own.classList].filter((one) => !one.startsWith("svelte-")).join(".")} ${key}> "${words}"`;
  };
  const tell = (what, element, more = "") => {
    const line = `${what}: ${named(element)} ${more}`.trim();
    if (!told.has(line)) wrong.push(line);
    told.add(line);
  };
  const modal = document.querySelector("dialog[open]");
  const drawer = document.querySelector(".drawer.open");
  const inDrawer = (element) => element.closest(".drawer") !== null;
  const shown = (element) => {
    if (modal && !modal.contains(element)) return false;
    if (element.closest(".unseen, .skip, [hidden], [inert], .carried, svg [visibility=hidden]")) return false;
    if (element.checkVisibility && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1.5 && height > 1.5; // what is said to screen readers alone is a point
  };
  const panned = (element) => element.closest("[data-pans]") !== null; // a map: it is moved, and says so
  const lapped = (element) => element.closest("[data-laps]") !== null; // cards of a fan: each is raised when it is touched

  // ---- nothing scrolls but what is in the drawer, and the long story of an end
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) wrong.push(`the page scrolls: ${root.scrollWidth} by ${root.scrollHeight}`);
  for (const element of document.querySelectorAll("body *")) {
    if (inDrawer(element) || element.closest("[data-scrolls]") || !shown(element)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const down = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    const across = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    if (down || across) tell("scrolls", element, `${element.scrollWidth}x${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight}`);
  }

  // ---- words: large enough, not cut without a cue, not covered
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element || element.closest("script, style, title, option, noscript") || !shown(element)) continue;
    if (drawer && !inDrawer(element) && innerWidth < 1600) continue; // it lies over the board for as long as it is wanted
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((one) => one.width > 0.5 && one.height > 0.5);
    if (!rects.length) continue;
    const style = getComputedStyle(element);
    const scale = element instanceof SVGElement && element.getScreenCTM ? Math.abs(element.getScreenCTM()?.d ?? 1) : 1;
    const size = parseFloat(style.fontSize) * scale;
    const map = panned(element);
    if (size < LEAST_TEXT - 0.05) tell("small", element, `${size.toFixed(1)} px`);
    if (map) continue;
    cut(element, rects);
    covered(element, rects);
  }

  function cued(element) {
    const style = getComputedStyle(element);
    return style.textOverflow === "ellipsis" || (style.webkitLineClamp && style.webkitLineClamp !== "none");
  }

  function cut(element, rects) {
    if (inDrawer(element) || element.closest("[data-scrolls]")) return;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (cued(box)) return;
      const style = getComputedStyle(box);
      if (style.position === "fixed") break;
      if (style.overflowX === "visible" && style.overflowY === "visible" && !/paint|strict|content/.test(style.contain)) continue;
      const edge = box.getBoundingClientRect();
      for (const one of rects) {
        const over = Math.max(edge.left - one.left, one.right - edge.right, edge.top - one.top, one.bottom - edge.bottom);
        if (over > SLACK && !lapped(element)) return tell("cut", element, `by ${over.toFixed(0)} px, at <${box.tagName.toLowerCase()} .${box.className}>`);
      }
    }
    for (const one of rects) {
      const over = Math.max(-one.left, one.right - innerWidth, -one.top, one.bottom - innerHeight);
      if (over > SLACK) return tell("off the screen", element, `by ${over.toFixed(0)} px`);
    }
  }

  function covered(element, rects) {
    if (lapped(element)) return;
    for (const one of rects) {
      const x = one.left + one.width / 2;
      const y = one.top + one.height / 2;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const stack = document.elementsFromPoint(x, y);
      if (!stack.includes(element)) continue; // it takes no pointer: nothing can be said
      const top = stack[0];
      if (!top || top === element || top.contains(element) || element.contains(top)) continue;
      if (top.closest(".points-at, .guide, .notes") || // gone with the next thing that is done
           related(top, element)) continue;
      return tell("covered", element, `by ${named(top)}`);
    }
  }

  // A drawing beside its words, in one button or one card, is no cover.
  function related(one, other) {
    const thing = "button, a, [data-pick], [data-explain], label, li";
    const mine = other.closest(thing);
    return mine !== null && mine.contains(one);
  }

  // ---- targets
  for (const element of document.querySelectorAll(TARGETS)) {
    if (!shown(element) || element.matches(":disabled, .skip") || element.closest("p, .clauses") || element.matches("input[type=checkbox], input[type=radio]")) continue;
    if (drawer && !inDrawer(element) && innerWidth < 1600) continue;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (inDrawer(element)) continue;
    if (element.closest("[data-scrolls]")) continue;
    const map = panned(element);
    if (!map && (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK)) tell("a target off the screen", element);
    if (touch && !lapped(element) && Math.min(width, height) < LEAST_TARGET - 0.6) tell("hard to hit", element, `${width.toFixed(0)}x${height.toFixed(0)}`);
  }
  return wrong;
}
