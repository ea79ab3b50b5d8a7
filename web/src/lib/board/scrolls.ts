// A part of the table that has more to show than fits can be reached and moved by keyboard as well.
export function scrolls(node: HTMLElement) {
  const before = node.getAttribute("tabindex");
  const look = () => {
    const hides = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (hides) node.tabIndex = 0;
    else if (before === null) node.removeAttribute("tabindex");
    else node.setAttribute("tabindex", before);
  };
  node.tabIndex = 0; // until it is known that everything fits
  // With the next frame: asked for at once, every change of a board would have it laid out twice.
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
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
