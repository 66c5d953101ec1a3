/** A square or a place for a tile in words. */
import { name, t } from "../../../shell/lib/i18n.svelte";
import { onFigure, onSpace } from "../../../shell/lib/options";
import type { Decision, Space } from "../../../shell/lib/types";
import type { Layout, Tile, View } from "../types";
import { contents } from "./crowd";
import { isPlot, xy } from "./geometry";

export function tileAt(square: string, layout: Layout): Tile | undefined {
  const [x, y] = xy(square);
  return layout.tiles.find((tile) => {
    const [left, top] = xy(tile.at);
    return x >= left && x < left + 3 && y >= top && y < top + 3;
  });
}

export function placeName(square: string, layout: Layout): string {
  const tile = tileAt(square, layout);
  if (!tile) return t("web-town-new-tile");
  const [x, y] = xy(square);
  const [left, top] = xy(tile.at);
  const inside = tile.grid[y - top]?.[x - left] === "B";
  if (tile.kind === "road" || (tile.kind === "named" && !inside)) return t("web-town-street");
  return name("tile", tile.tile);
}

export function describeSquare(space: Space, layout: Layout, view: View, decision: Decision | null, picked: string | null, brief = false): string {
  const acts = [...onSpace(decision, space, picked), ...onFigure(decision, space.id)];
  if (isPlot(space.id)) return acts[0]?.label ?? t("web-town-new-tile");
  const tile = tileAt(space.id, layout);
  const house = placeName(space.id, layout);
  const parts = [brief ? house : `${house} ${space.id}`];
  if (tile?.barricade && tile.kind === "named" && house !== t("web-town-street") && view.game !== "zombies") parts.push(t("web-town-barricade", { need: tile.barricade }));
  parts.push(...contents(space.id, view));
  const first = acts[0];
  if (first) parts.push(acts.length > 1 ? t("web-choices-here", { count: acts.length }) : first.label);
  return parts.join(", ");
}
