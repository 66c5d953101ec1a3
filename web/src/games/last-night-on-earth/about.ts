import type { GameAbout } from "../../shell/lib/game";
import { name } from "../../shell/lib/i18n.svelte";
import { LESSON } from "./lesson";

const about: GameAbout = {
  id: "last-night-on-earth",
  order: 1,
  title: (facts) => name("scenario", String(facts.scenario ?? "")),
  lesson: LESSON,
  drawn: true,
};

export default about;
