/** Which legal options a click on a space, a figure or a card stands for. No rule is worked out here. */
import type { Decision, Option } from "./types";

export function onSpace(decision: Decision | null, space: string, picked: string | null): Option[] {
  const places = (decision?.options ?? []).filter((o) => o.to !== undefined || o.space !== undefined);
  const own = picked ? places.filter((o) => o.zombie === picked || o.hero === picked || o.who === picked) : [];
  return (own.length ? own : places).filter((o) => o.to === space || o.space === space);
}

const FIGURES = ["zombie", "target", "hero", "who", "model"];

/** Options about a figure itself: to fight it, shoot it, wake it; not those that only name it as their doer. */
export function onFigure(decision: Decision | null, id: string): Option[] {
  return (decision?.options ?? []).filter((o) => !o.to && FIGURES.some((field) => o[field] === id));
}

/** Whether a figure has somewhere to go. */
export function canGo(decision: Decision | null, id: string): boolean {
  if (!decision) return false;
  return decision.options.some((o) => o.to && (o.zombie === id || o.hero === id || (decision.actor === id && !o.zombie)));
}

export function onCard(decision: Decision | null, card: string): Option[] {
  return (decision?.options ?? []).filter((o) => o.card === card);
}

export function onBuilding(decision: Decision | null, building: string): Option[] {
  return (decision?.options ?? []).filter((o) => o.building === building);
}

export interface Buttons {
  /** Always shown as buttons. */
  plain: Option[];
  /** Better answered on the board; listed only when opened. */
  board: Option[];
}

const HARMLESS = new Set(["pass", "done", "stop", "skip", "keep"]);

export function buttons(decision: Decision | null): Buttons {
  const options = decision?.options ?? [];
  const where = (o: Option) => Boolean(o.to) || (o.type === "move" && Boolean(o.zombie));
  let board = options.filter(where);
  let plain = options.filter((o) => !where(o));
  if (board.length && options.length <= 4) {
    plain = options;
    board = [];
  }
  if (plain.length > 9) {
    board = plain.filter((o) => !HARMLESS.has(o.type)).concat(board);
    plain = plain.filter((o) => HARMLESS.has(o.type));
  }
  return { plain: [...plain].sort((a, b) => Number(HARMLESS.has(a.type)) - Number(HARMLESS.has(b.type))), board };
}

export function isHarmless(option: Option): boolean {
  return HARMLESS.has(option.type);
}
