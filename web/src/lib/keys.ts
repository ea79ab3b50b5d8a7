// Keys that do something at the table. Whoever types words, or holds another key, means something else.

/** The key that was meant as a command, as a small letter; nothing where somebody types. */
export function command(event: KeyboardEvent): string | null {
  const { target } = event;
  const typing = target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
  if (typing || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
