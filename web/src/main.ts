import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { router } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";

router.start();
const target = document.getElementById("app");
// Words first: nobody should see the page speak in keys.
void speech.speak(settings.language).then(() => target && mount(App, { target }));
