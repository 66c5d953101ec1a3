import type { GameAbout } from "../../shell/lib/game";
import { aboutTown } from "../humans/family";
import { LESSON } from "./lesson";

const about: GameAbout = aboutTown(4, LESSON);

export default about;
