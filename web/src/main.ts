import "@fontsource/londrina-solid/latin-400.css";
import "@fontsource/londrina-solid/latin-900.css";
import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "./shell/app.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { speak } from "./shell/lib/i18n.svelte";
import { keepSettings, settings } from "./shell/lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");
keepSettings();
await speak(settings.language);
target.replaceChildren();
mount(App, { target });
