/** The edges of the board that a night is about: where Zombies come in, and where they would leave. */
import { t } from "../../../shell/lib/i18n.svelte";
import type { Objective } from "../../../shell/lib/types";
import type { Layout, View } from "../types";
import { CELL, rectOf } from "./geometry";

export interface BoardEdge {
  kind: "in" | "out";
  spaces: string[];
  text: string;
  /** The middle of the edge, how long it is, and which way it looks: 0 is down. */
  x: number;
  y: number;
  length: number;
  turn: number;
}

export function edges(layout: Layout, view: View): BoardEdge[] {
  const leaving = singles(view.objectives ?? []).filter((o) => o.goal === "leave").flatMap((o) => o.where ?? []);
  return [along(layout, "in", view.entrance ?? []), along(layout, "out", leaving)].flatMap((edge) => edge ?? []);
}

function singles(objectives: Objective[]): Objective[] {
  return objectives.flatMap((o) => (o.parts ? singles(o.parts) : [o]));
}

/** The side of the board that all these spaces touch, if there is one. */
function along(layout: Layout, kind: BoardEdge["kind"], spaces: string[]): BoardEdge | null {
  if (!spaces.length) return null;
  const r = rectOf(spaces.flatMap((id) => layout.spaces.find((s) => s.id === id)?.cells ?? []));
  const [right, bottom] = [layout.width * CELL, layout.height * CELL];
  const text = t(kind === "in" ? "web-edge-in" : "web-edge-out");
  const flat = { kind, spaces, text, x: r.x + r.w / 2, length: r.w };
  const steep = { kind, spaces, text, y: r.y + r.h / 2, length: r.h };
  if (r.h === CELL && r.y + r.h === bottom) return { ...flat, y: bottom, turn: 0 };
  if (r.h === CELL && r.y === 0) return { ...flat, y: 0, turn: 180 };
  if (r.w === CELL && r.x === 0) return { ...steep, x: 0, turn: 90 };
  if (r.w === CELL && r.x + r.w === right) return { ...steep, x: right, turn: -90 };
  return null;
}
