/** How to play both games at one table, in ten drawings of our own; the words are `how-humans-and-zombies-…`, each leads on to the rules. */
import { skull, star } from "../../art/icons";
import { BAD, card, cross, dead, die, GOOD, hearts, house, person, sign, street, tick, way } from "../../art/scene";
import type { HowStep } from "../../shell/lib/game";
import { face } from "../humans/art/characters";
import { guy, helipad, human, me, place, small, token } from "../humans/art/drawn";
import { icon } from "../humans/art/icons";

const BLUE = "#5cc8ff";

export const HOW: HowStep[] = [
  { id: "goal", rules: ["X35"], picture: () => me(60, 56) + human(112, 78, "b", 0.9) + way([[136, 56], [172, 56]]) + small(204, 56, star, 52) + sign(262, 56, "9", 48) + guy(60, 132, BLUE) + way([[92, 132], [124, 132]]) + helipad(144, 96, 24) + sign(238, 132, "25", 38) + small(284, 132, skull, 38) },
  { id: "start", rules: ["X3", "X6"], picture: () => street(136, 66, 1, 1) + street(136, 12, 1, 1) + street(190, 66, 1, 1) + street(136, 120, 1, 1) + street(82, 66, 1, 1) + house(190, 12, 1, 1) + house(190, 120, 1, 1) + house(82, 120, 1, 1) + house(82, 12, 1, 1) + guy(160, 90, BLUE) + me(214, 36) },
  { id: "tile", rules: ["X8", "X9"], picture: () => street(36, 42, 2, 2) + place(34, 40, 100) + way([[150, 66], [196, 46]]) + way([[150, 114], [196, 134]]) + human(240, 74, "d", 0.9) + dead(240, 164, "z3", 0.9) + sign(284, 92, "?", 44) },
  { id: "move", rules: ["X13", "X14"], picture: () => street(16, 24, 6, 1) + me(40, 48) + way([[68, 48], [160, 48]]) + sign(196, 48, "7", 34) + street(16, 108, 6, 1) + guy(40, 132, BLUE) + way([[68, 132], [204, 132]]) + die(244, 132, 3, undefined, 0.9) + sign(272, 132, "+", 26) + hearts(288, 132, 1, 0) },
  { id: "doors", rules: ["X13", "H4.3"], picture: () => house(136, 18, 3, 3, null) + street(88, 18, 1, 3) + me(112, 42) + way([[134, 42], [158, 42]], BAD) + die(48, 42, 4) + guy(112, 138, BLUE) + way([[134, 138], [168, 138]], GOOD) + tick(48, 138) + human(232, 108, "e", 0.9) },
  { id: "attack", rules: ["X20", "X22"], picture: () => me(54, 92) + way([[82, 92], [106, 92]], BAD) + guy(142, 92, BLUE) + die(206, 92, 5) + way([[236, 92], [254, 92]]) + hearts(268, 66, 2, 1) + sign(280, 118, "+1", 34) },
  { id: "shoot", rules: ["X21"], picture: () => guy(54, 92, BLUE) + way([[82, 92], [106, 92]], BAD) + me(142, 92) + die(206, 60, 4) + card(266, 64, icon("arm"), "green") + die(206, 130, 2) + cross(262, 134) },
  { id: "guys", rules: ["X23", "X25"], picture: () => person(52, 90, face("shotgun-1", undefined), "#8a5a5a") + way([[84, 70], [122, 46]]) + way([[84, 110], [122, 134]]) + card(156, 46, icon("eat"), "brown") + dead(156, 160, "z1", 1) + sign(204, 46, "+1", 32) + sign(204, 132, "+1", 32, "#8fe05a") + street(236, 66, 1, 1) + guy(260, 90, BLUE) },
  { id: "horde", rules: ["X16", "X19"], picture: () => die(50, 90, 3) + street(100, 42, 4, 2) + dead(124, 86, "z1") + way([[140, 66], [166, 66]], BAD) + dead(124, 134, "z4") + way([[140, 114], [166, 114]], BAD) + guy(220, 66, BLUE) + human(268, 134, "g", 0.9) },
  { id: "cards", rules: ["X27", "X29"], picture: () => card(60, 90, icon("frying-pan"), "green", -6) + card(120, 90, icon("chainsaw"), "brown", 4) + way([[158, 90], [186, 90]]) + me(220, 60) + guy(220, 124, BLUE) + sign(276, 92, "1", 44) + token(276, 136, "dice") },
];
