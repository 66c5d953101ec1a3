import about from "./about";
import { HOW } from "./how";
import { townGame } from "./town";

export default { ...townGame(about), how: HOW };
