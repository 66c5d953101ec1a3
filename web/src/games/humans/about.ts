import type { GameAbout } from "../../shell/lib/game";
import { aboutTown } from "./family";
import { LESSON } from "./lesson";

const about: GameAbout = aboutTown(2, LESSON);

export default about;
