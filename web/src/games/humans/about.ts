import type { GameAbout } from "../../shell/lib/game";
import { aboutTown } from "./family";

const about: GameAbout = { ...aboutTown("humans", 2), drawn: true };

export default about;
