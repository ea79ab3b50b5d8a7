// A part of the table that has more to show than fits can be reached and moved by keyboard as well.
export function scrolls(node: HTMLElement) {
  const before = node.getAttribute("tabindex");
  const look = () => {
    const hides = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (hides) node.tabIndex = 0;
    else if (before === null) node.removeAttribute("tabindex");
    else node.setAttribute("tabindex", before);
  };
  const size = new ResizeObserver(look);
  size.observe(node);
  const content = new MutationObserver(look);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  return {
    destroy() {
      size.disconnect();
      content.disconnect();
    },
  };
}
