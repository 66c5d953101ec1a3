/** A space in words: for the screen reader, the tooltip and the text board. */
import { maybe, name, t } from "../../../shell/lib/i18n.svelte";
import { onFigure, onSpace } from "../../../shell/lib/options";
import type { Decision } from "../../../shell/lib/types";
import { alliesOf, plotOf, type Ally, type Fire, type Layout, type Space, type View } from "../types";
import { edges } from "./edges";

export function spaceName(space: Space, layout: Layout): string {
  if (space.off_board) return name("area", space.id);
  if (space.room) return name("area", space.room);
  const plot = plotOf(space, layout);
  if (plot) return name("building", plot);
  if (space.area) return name("area", space.area);
  return t(space.forest ? "web-woods" : "web-street");
}

export function whoIsHere(space: Space, view: View): { heroes: string[]; zombies: string[] } {
  const within = (cell: string | null) => Boolean(cell) && (cell === space.id || space.cells.includes(cell as string));
  return {
    heroes: Object.keys(view.heroes).filter((h) => view.heroes[h]?.alive && within(view.heroes[h]?.space ?? null)),
    zombies: Object.keys(view.zombies).filter((z) => within(view.zombies[z]?.space ?? null)),
  };
}

/** The printed pits that are still open: a pit can be closed, and some nights have none. */
export function openPits(layout: Layout, view: View): string[] {
  return layout.pits.filter((pit) => !view.pits || view.pits.includes(pit));
}

/** An Ally by number, anybody else of the town by name. */
export function allyName(id: string, ally: Ally): string {
  return ally.kind === "ally" ? t("model-townsfolk-ally", { number: id.slice(1) }) : t(`model-${ally.kind}`);
}

export function contents(space: Space, layout: Layout, view: View): string[] {
  const { heroes, zombies } = whoIsHere(space, view);
  const parts = heroes.map((h) =>
    t("web-hero-here", { hero: name("hero", h), wounds: view.heroes[h]?.wounds ?? 0, health: view.heroes[h]?.health ?? 0 }),
  );
  for (const [id, ally] of Object.entries(alliesOf(view))) if (space.cells.includes(ally.space)) parts.push(allyName(id, ally));
  if (zombies.length) parts.push(t("web-zombies-here", { count: zombies.length }));
  for (const z of zombies) {
    const kind = view.zombies[z]?.kind ?? "standard";
    if (kind !== "standard" && kind !== "zombie-hero") parts.push(maybe(`model-${kind}`, { number: z.slice(1) }) || kind);
  }
  parts.push(...zombies.flatMap((z) => { const weapon = view.zombies[z]?.weapon; return weapon ? [name("card", weapon)] : []; }));
  if (openPits(layout, view).some((p) => space.cells.includes(p))) parts.push(t("web-pit-here"));
  if (layout.optional_pits?.some((p) => space.cells.includes(p))) parts.push(t("web-optional-pit-here"));
  parts.push(...edges(layout, view).filter((e) => e.spaces.includes(space.id)).map((e) => e.text));
  for (const m of view.markers)
    if ([m.space, ...(m.edge ?? [])].some((cell) => cell && space.cells.includes(cell)) || (m.building && m.building === plotOf(space, layout)))
      parts.push(m.card ? `${name("marker", m.kind)}: ${name("card", m.card)}` : name("marker", m.kind));
  parts.push(...(view.generators ?? []).filter((o) => space.cells.includes(o.space)).map((o) => t("web-generator", { damage: o.damage })));
  parts.push(...(view.fires ?? []).filter((f) => space.cells.includes(f.space)).map(fireAhead));
  return parts;
}

/** A fire, and what it will do in the next Fire Phase. */
export function fireAhead(fire: Fire): string {
  return fire.new ? t("web-fire-new") : t("web-fire-old", { out: fire.out_on });
}

/** `brief` is for those who see the place: it needs no coordinates. */
export function describeSpace(space: Space, layout: Layout, view: View, decision: Decision | null, picked: string | null, brief = false): string {
  const { heroes, zombies } = whoIsHere(space, view);
  const allies = Object.entries(alliesOf(view)).flatMap(([ally, { space: at }]) => (space.cells.includes(at) ? [ally] : []));
  const acts = [...onSpace(decision, space, picked), ...[...heroes, ...allies, ...zombies].flatMap((id) => onFigure(decision, id))];
  const building = layout.buildings.find((b) => b.id === space.building);
  const parts = [brief ? spaceName(space, layout) : `${spaceName(space, layout)} ${space.id}`, ...(space.forest && (space.area || plotOf(space, layout)) ? [t("web-woods")] : []), ...(building?.pick_up ?? []).map((card) => t("pick-up", { card: name("card", card) })), ...contents(space, layout, view)];
  const first = acts[0];
  if (first) parts.push(acts.length > 1 ? t("web-choices-here", { count: acts.length }) : first.label);
  return parts.join(", ");
}
