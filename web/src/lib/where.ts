// What the page says of itself: whether a server stands behind it.

const WORKER = "worker";
const OFFERED = "offered";

const told = document.querySelector<HTMLMetaElement>('meta[name="openps-house"]')?.content;

/** The page is a folder of files: no server stands behind it. */
export const isSite = told === WORKER;

/** A server's page, beside which lies all that a tab needs to play without it. */
export const offersTab = told === OFFERED;
