import type { GameAbout } from "../../shell/lib/game";
import { aboutTown } from "../humans/family";

const about: GameAbout = aboutTown("humans-and-zombies", 4);

export default about;
