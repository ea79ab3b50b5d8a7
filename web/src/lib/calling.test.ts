import { afterEach, expect, test, vi } from "vitest";
import { allowNotifications, call, showTurn } from "./calling";

const told: string[] = [];

class Noted {
  static permission = "granted";
  static requestPermission = () => Promise.resolve(Noted.permission);
  onclick: (() => void) | null = null;
  constructor(title: string) {
    told.push(title);
  }
}

function look(hidden: boolean): void {
  vi.stubGlobal("Notification", Noted);
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  told.length = 0;
});

test("a notification comes where the person asked for it and looks elsewhere, and nowhere else", () => {
  look(true);
  call(false, "not asked for", "", "t");
  call(true, "asked for", "", "t");
  look(false);
  call(true, "seen anyway", "", "t");
  Noted.permission = "denied";
  look(true);
  call(true, "forbidden", "", "t");

  expect(told).toEqual(["asked for"]);
});

test("the browser is asked, and its answer counts", async () => {
  look(true);
  Noted.permission = "granted";
  expect(await allowNotifications()).toBe(true);
  Noted.permission = "denied";
  expect(await allowNotifications()).toBe(false);
});

test("title and icon say that it is my turn", () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  showTurn("openps", true);
  expect([document.title, document.querySelector("link")?.getAttribute("href")]).toEqual(["● openps", "/icon-turn.svg"]);
  showTurn("openps", false);
  expect([document.title, document.querySelector("link")?.getAttribute("href")]).toEqual(["openps", "/icon.svg"]);
});
