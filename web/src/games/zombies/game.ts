import { townGame } from "../humans/town";
import about from "./about";

export default townGame(about);
