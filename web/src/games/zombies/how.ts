/** How to play Zombies!!!, in ten drawings of our own; the words are `how-zombies-…`, each leads on to the rules. */
import { skull } from "../../art/icons";
import { BAD, card, cross, dead, die, GOOD, hearts, house, sign, street, tick, way } from "../../art/scene";
import type { HowStep } from "../../shell/lib/game";
import { guy, helipad, otherGuy, place, small, token } from "../humans/art/drawn";
import { icon } from "../humans/art/icons";

export const HOW: HowStep[] = [
  { id: "goal", rules: ["Z1.1"], picture: () => guy(44, 92) + way([[72, 92], [102, 92]]) + helipad(120, 36) + sign(252, 60, "25", 48) + small(252, 124, skull, 52) },
  { id: "turn", rules: ["Z3.1", "Z3.3", "Z3.4", "Z3.6"], picture: () => street(16, 66, 1, 1) + sign(40, 142, "1", 26) + way([[70, 90], [82, 90]]) + card(118, 90, icon("skateboard")) + sign(118, 142, "2", 26) + way([[152, 90], [164, 90]]) + guy(200, 90) + sign(200, 142, "3", 26) + way([[230, 90], [242, 90]]) + dead(282, 116, "z1", 1) + sign(282, 142, "4", 26) },
  { id: "tile", rules: ["Z4.1", "Z4.2"], picture: () => street(30, 42, 2, 2) + street(180, 42, 2, 2) + place(178, 40, 100) + way([[136, 90], [162, 90]]) + dead(206, 84, "z3", 0.8) + dead(252, 134, "z1", 0.8) },
  { id: "building", rules: ["Z4.3", "Z5.2"], picture: () => house(92, 20, 3, 3, { side: "w", along: 1 }, 46) + guy(56, 90) + way([[82, 90], [104, 90]], GOOD) + dead(162, 64, "z4", 0.7) + dead(208, 152, "z5", 0.7) + token(162, 132, "life") + token(208, 44, "bullets") },
  { id: "move", rules: ["Z3.4", "Z5.1"], picture: () => street(16, 84, 6, 1) + guy(40, 108) + way([[68, 108], [220, 108]]) + die(112, 40, 4) + token(180, 108, "bullets") },
  { id: "fight", rules: ["Z5.3", "Z6.1"], picture: () => guy(56, 92) + dead(108, 124, "z1", 1.05) + die(172, 58, 4) + tick(222, 58) + small(270, 58, skull, 44) + die(172, 128, 3) + cross(222, 128) + dead(272, 156, "z1", 0.95) },
  { id: "bullets", rules: ["Z6.2", "Z6.4"], picture: () => die(52, 60, 3) + sign(94, 60, "+", 36) + token(132, 60, "bullets") + sign(176, 60, "= 4", 36) + tick(232, 60) + die(52, 130, 1) + way([[84, 130], [112, 130]], BAD) + hearts(142, 130, 3, 1) + way([[212, 130], [238, 130]]) + die(272, 130, 5) },
  { id: "death", rules: ["Z6.3"], picture: () => guy(52, 90, "#8a5a5a") + hearts(30, 138, 3, 3) + way([[84, 90], [124, 90]], BAD) + street(140, 42, 2, 2) + guy(188, 90) + small(268, 64, skull, 36) + small(268, 118, skull, 36) + cross(268, 118) },
  { id: "horde", rules: ["Z3.6", "Z7.1"], picture: () => die(50, 90, 2) + street(100, 42, 4, 2) + dead(124, 86, "z1") + way([[140, 66], [166, 66]], BAD) + dead(124, 134, "z4") + way([[140, 114], [166, 114]], BAD) + guy(268, 90) },
  { id: "cards", rules: ["Z8.1", "Z3.7"], picture: () => guy(44, 90) + card(104, 90, icon("molotov-cocktail"), "brown", -6) + card(160, 90, icon("chainsaw"), "brown", 4) + way([[196, 90], [228, 90]], BAD) + otherGuy(266, 90) + sign(266, 146, "1", 30) },
];
