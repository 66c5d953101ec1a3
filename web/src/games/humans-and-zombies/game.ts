import { townGame } from "../humans/town";
import about from "./about";
import { HOW } from "./how";
import { GUIDE } from "./lesson";

export default townGame(about, GUIDE, HOW);
