import type { GameAbout } from "../../shell/lib/game";
import { aboutTown } from "../humans/family";

const about: GameAbout = aboutTown("zombies", 3);

export default about;
