import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import One from "./One.svelte";

const target = document.getElementById("dev")!;
const asked = new URLSearchParams(location.search);
if (asked.has("f")) mount(One, { target });
else mount(Gallery, { target });
