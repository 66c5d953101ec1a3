/** How to play Humans!!!, in ten drawings of our own; the words are `how-humans-…`, each leads on to the rules. */
import { heart, skull, star } from "../../art/icons";
import { BAD, card, cross, dead, die, GOOD, house, sign, street, tick, way } from "../../art/scene";
import type { HowStep } from "../../shell/lib/game";
import { human, me, place, rival, small, token } from "./art/drawn";
import { icon } from "./art/icons";

export const HOW: HowStep[] = [
  { id: "goal", rules: ["H10.1"], picture: () => me(60, 92) + human(140, 128, "b", 1.1) + human(186, 132, "c", 1.1) + way([[92, 92], [114, 92]]) + small(265, 91, star, 78) },
  { id: "turn", rules: ["H2.1", "H3.1", "H4.1"], picture: () => street(24, 66, 1, 1) + sign(48, 140, "1", 26) + way([[84, 90], [106, 90]]) + card(140, 90, icon("frying-pan")) + sign(140, 148, "2", 26) + way([[178, 90], [200, 90]]) + me(232, 90) + way([[264, 90], [296, 90]]) + sign(232, 148, "3", 26) },
  { id: "tile", rules: ["H2.1", "H2.2"], picture: () => street(30, 42, 2, 2) + street(180, 42, 2, 2) + place(178, 40, 100) + way([[136, 90], [162, 90]]) + human(228, 112, "d", 1) },
  { id: "building", rules: ["H2.3"], picture: () => house(80, 20, 3, 3, null, 46) + human(104, 78, "e") + human(196, 78, "f") + human(150, 152, "g") + token(150, 88, "dice") },
  { id: "move", rules: ["H4.1", "H4.2"], picture: () => street(16, 66, 6, 1) + me(40, 90) + way([[68, 90], [178, 90]]) + human(208, 108, "h", 0.9) + cross(256, 90) + sign(112, 38, "5", 34) },
  { id: "barricade", rules: ["H4.3", "H4.4"], picture: () => street(20, 66, 2, 1) + house(116, 42, 2, 2, null) + `<path d="M108 74l18 34M126 70l-18 36" stroke="#8a5a2f" stroke-width="7" stroke-linecap="round"/>` + me(68, 90) + die(262, 60, 5) + sign(262, 122, "4+", 30) + way([[94, 90], [140, 90]], GOOD) },
  { id: "catch", rules: ["H5.1", "H5.2"], picture: () => me(50, 92) + human(96, 116, "i", 1) + die(164, 62, 5) + tick(214, 62) + die(164, 126, 2) + cross(214, 126) + human(276, 146, "i", 0.9) + way([[236, 126], [250, 126]], BAD) },
  { id: "weapon", rules: ["H5.3", "H7.1"], picture: () => human(64, 126, "j", 1.15) + card(136, 90, icon("frying-pan"), "brown", -6) + way([[174, 90], [206, 90]], BAD) + rival(244, 90) + small(282, 116, heart, 40) + cross(282, 116) },
  { id: "fate", rules: ["H5.4", "H5.5"], picture: () => human(52, 124, "k", 1.15) + way([[84, 70], [128, 52]]) + way([[84, 110], [128, 128]]) + small(174, 48, skull, 56) + sign(246, 50, "+1", 34) + dead(174, 158, "z3", 1) + sign(246, 132, "+1", 34, "#8fe05a") },
  { id: "win", rules: ["H9.1", "H10.1"], picture: () => me(76, 96) + dead(130, 130, "z1", 0.9) + dead(168, 134, "z2", 0.9) + small(211, 75, skull, 30) + small(211, 111, skull, 30) + sign(264, 94, "9", 60) + small(76, 42, star, 42) },
];
