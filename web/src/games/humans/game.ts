import about from "./about";
import { HOW } from "./how";
import { GUIDE } from "./lesson";
import { townGame } from "./town";

export default townGame(about, GUIDE, HOW);
