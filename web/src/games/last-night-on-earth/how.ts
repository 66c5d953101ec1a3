/** How to play, in ten drawings of our own; the words are `how-last-night-on-earth-…`, each leads on to the rules. */
import { moon, star } from "../../art/icons";
import { BAD, card, cross, dead, die, GOOD, hearts, house, person, sign, street, tick, way } from "../../art/scene";
import type { HowStep } from "../../shell/lib/game";
import { bust } from "./art/heroes";
import { icon } from "./art/icons";

const hero = (x: number, y: number, slug = "sally", ring?: string) => person(x, y, bust(slug), ring);
const sun = (x: number, y: number, on: boolean) => `<circle cx="${x}" cy="${y}" r="9" fill="${on ? "#ffc857" : "#39415c"}" stroke="#0b0d14" stroke-width="3"/>`;
const GREEN = "#9cc46a";

export const HOW: HowStep[] = [
  {
    id: "goal", rules: ["5.1", "6.1"],
    picture: () =>
      Array.from({ length: 8 }, (_, i) => sun(36 + i * 30, 28, i > 3)).join("") + `<svg x="272" y="6" width="44" height="44" viewBox="0 0 48 48">${moon}</svg>` +
      card(40, 112, star) + hero(100, 100) + hero(136, 128, "billy", "#5cc8ff") + sign(180, 112, "x") + dead(216, 152, "z1", 1) + dead(256, 156, "z4", 1) + dead(292, 150, "z3", 1),
  },
  { id: "round", rules: ["6.1", "6.4"], picture: () => dead(80, 124, "z4", 1.25) + hero(240, 90, "sheriff-anderson") + way([[112, 50], [160, 30], [208, 50]], GREEN) + way([[208, 128], [160, 150], [112, 128]]) + sign(80, 160, "1", 26) + sign(240, 160, "2", 26) },
  { id: "move", rules: ["8.3", "8.4"], picture: () => street(20, 84, 5, 1, 56) + hero(48, 112, "billy") + way([[76, 112], [262, 112]]) + die(160, 42, 4) },
  { id: "doors", rules: ["3.3.2", "3.3.3"], picture: () => street(16, 18, 3, 3) + house(160, 18, 3, 3, { side: "w", along: 1 }) + hero(136, 90, "sally") + way([[164, 90], [192, 90]], GOOD) + tick(206, 90) + hero(136, 140, "billy", "#5cc8ff") + way([[152, 124], [184, 108]], BAD) + cross(176, 138) },
  { id: "search", rules: ["8.5"], picture: () => house(26, 26, 3, 3, { side: "e", along: 1 }, 44) + hero(70, 92, "jenny") + way([[104, 92], [196, 92]]) + card(240, 92, icon("fire-axe")) + sign(290, 50, "?", 40) },
  { id: "cards", rules: ["7.1", "9.1"], picture: () => hero(64, 90, "father-joseph") + card(124, 92, icon("revolver"), "brown", -6) + card(182, 92, icon("first-aid-kit"), "brown", 4) + card(258, 92, icon("shamble"), "green", 8) + hearts(42, 136, 3, 0) },
  { id: "shoot", rules: ["10.1", "10.3"], picture: () => street(14, 66, 6, 1) + hero(44, 90, "sheriff-anderson") + `<svg x="62" y="60" width="40" height="40" viewBox="0 0 48 48">${icon("revolver")}</svg>` + way([[108, 90], [222, 90]], BAD, true) + dead(270, 112, "z5", 1) + die(164, 36, 5) + sign(164, 146, "3+", 30) },
  { id: "hunger", rules: ["8.1", "8.1.1"], picture: () => street(38, 42, 5, 2) + dead(62, 84, "z1") + way([[82, 66], [106, 66]]) + dead(152, 134, "z3") + hero(206, 114, "becky") + way([[166, 116], [174, 116]], BAD) + dead(254, 84, "z4") + way([[240, 84], [230, 94]], BAD) },
  { id: "fight", rules: ["11.2", "11.4"], picture: () => hero(46, 52, "johnny") + die(110, 52, 5) + die(158, 52, 5) + sign(204, 52, ">", 36) + die(246, 52, 4, GREEN) + dead(294, 78, "z1", 0.95) + cross(294, 46) + hero(46, 132, "becky", "#ff8fb2") + die(110, 132, 3) + die(158, 132, 1) + sign(204, 132, "=", 36) + die(246, 132, 3, GREEN) + dead(294, 158, "z3", 0.95) },
  { id: "wounds", rules: ["11.6", "13.9"], picture: () => hero(62, 74, "billy") + hearts(44, 122, 2, 1) + way([[104, 82], [142, 82]]) + person(182, 74, bust("billy"), "#8a5a5a") + hearts(164, 122, 2, 2) + way([[224, 82], [252, 82]], GOOD) + person(284, 78, bust("billy", true), "#8fe05a") },
];
