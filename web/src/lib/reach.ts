// What scrolls must be reached by keyboard. Which parts of a board scroll depends on the screen and on the match, so it
// is seen when they are drawn.

const REACHED = "a[href], button:not(:disabled), input, select, summary, [tabindex='0']";

export function reachable(board: HTMLElement): void {
  for (const part of board.querySelectorAll<HTMLElement>("*")) {
    const over = part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
    if (over && part.tabIndex < 0 && scrolls(part) && !part.querySelector(REACHED)) part.tabIndex = 0;
  }
}

function scrolls(part: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(part);
  return /auto|scroll/.test(overflowX + overflowY);
}
