// My turn, for those who look elsewhere: a sign in the title and on the icon of the page, and a notification where the
// person asked for that. A page that is closed is called by nobody: that would need a service of somebody else.

const ICON = `${import.meta.env.BASE_URL}icon.svg`;
const ICON_CALLING = `${import.meta.env.BASE_URL}icon-turn.svg`;

/** The title of the page, and its icon: with a sign while it is my turn. */
export function showTurn(title: string, mine: boolean): void {
  const told = `${mine ? "● " : ""}${title}`;
  if (document.title !== told) document.title = told;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? ICON_CALLING : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Asked by a click of the person, and never by itself. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Only where it is wanted, and where nobody looks at the page. */
export function call(wanted: boolean, title: string, body: string, tag: string): void {
  if (!wanted || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag, icon: ICON_CALLING });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow it to installed pages alone: title and icon still tell.
  }
}
