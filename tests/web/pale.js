// Words on controls whose contrast is below AA, as they are drawn now. Pictures behind words are passed over.
(controls) => {
  const parse = (text) => {
    const found = text.match(/^rgba?\(([^)]+)\)$/);
    if (found) {
      const [r, g, b, a = "1"] = found[1].split(/[ ,/]+/).filter(Boolean);
      return [Number(r), Number(g), Number(b), Number(a)];
    }
    const mixed = text.match(/^color\(srgb ([^)]+)\)$/);
    if (!mixed) return null;
    const [r, g, b, a = "1"] = mixed[1].split(/[ /]+/).filter(Boolean);
    return [Number(r) * 255, Number(g) * 255, Number(b) * 255, Number(a)];
  };
  const over = (top, below) => [0, 1, 2].map((at) => top[at] * top[3] + below[at] * (1 - top[3])).concat(1);
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((one) => (one / 255 <= 0.03928 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  /** What stands behind an element; nothing where a picture does. */
  const ground = (element) => {
    const layers = [];
    for (let box = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const colour = parse(style.backgroundColor);
      if (colour && colour[3] > 0) layers.push(colour);
      if (colour && colour[3] === 1) break;
      if (style.backgroundImage !== "none") return null;
    }
    return layers.reverse().reduce((below, top) => over(top, below), [13, 17, 24, 1]);
  };
  const faint = (element) => {
    let all = 1;
    for (let box = element; box; box = box.parentElement) all *= Number(getComputedStyle(box).opacity);
    return all;
  };

  const wrong = [];
  for (const control of document.querySelectorAll(controls)) {
    if (control.closest("[hidden], .unseen") || control instanceof SVGElement || !control.checkVisibility()) continue;
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent.trim() || element.closest(".unseen, option, kbd, svg") || !element.checkVisibility()) continue;
      const below = ground(element);
      const ink = parse(getComputedStyle(element).color);
      if (!below || !ink) continue;
      const seen = over([...ink.slice(0, 3), ink[3] * faint(element)], below);
      const [one, other] = [light(seen), light(below)];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (contrast < (large ? 3 : 4.5) - 0.02) wrong.push(`pale: "${node.textContent.trim().slice(0, 40)}" ${contrast.toFixed(2)} on <${control.tagName.toLowerCase()} .${control.className}>`);
    }
  }
  return [...new Set(wrong)];
}
