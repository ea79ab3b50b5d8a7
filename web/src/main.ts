import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { house } from "./lib/house.svelte";
import { router } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";
import { isSite } from "./lib/where";

// Whoever was here before has all of the site: Python begins while the page is made.
if (isSite && navigator.serviceWorker?.controller) house.start();
router.start();
const target = document.getElementById("app");
// Words first: nobody should see the page speak in keys.
void speech.speak(settings.language).then(() => target && mount(App, { target }));
// On static files without a server, the site keeps itself in this browser, and tells of new versions.
if (document.querySelector('meta[name="openps-house"]')) void import("./site/begin").then(({ begin }) => begin());
