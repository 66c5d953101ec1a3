import about from "./about";
import { townGame } from "./town";

export default townGame(about);
