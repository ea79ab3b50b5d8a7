// Text that has to be in its place whole: where it is longer than the place, it is set smaller, down to what can still be read.

const SMALLEST = 11;
const STEP = 0.5;

const isTooLong = (node: HTMLElement) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;

/** On an element of a given size, whose parts are measured in em. */
export function fits(node: HTMLElement) {
  let frame = 0;
  const look = () => {
    node.style.fontSize = "";
    let size = parseFloat(getComputedStyle(node).fontSize);
    while (size > SMALLEST && isTooLong(node)) {
      size = Math.max(SMALLEST, size - STEP);
      node.style.fontSize = `${size}px`;
    }
  };
  // With the next frame: the place is known then, and several changes are one.
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  soon();
  const size = new ResizeObserver(soon);
  size.observe(node);
  const content = new MutationObserver(soon);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  return {
    destroy() {
      cancelAnimationFrame(frame);
      size.disconnect();
      content.disconnect();
    },
  };
}
