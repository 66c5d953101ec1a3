/** What the catalogue says about cards, characters and tiles. */
import { learnNames } from "../../shell/lib/i18n.svelte";
import type { Catalog, Named } from "../../shell/lib/types";
import type { Grid } from "./types";

export interface CardFacts {
  deck: string;
  kind: string;
}

const rows = (value: unknown): Named[] => (Array.isArray(value) ? (value as Named[]) : []);
const text = (value: unknown) => (typeof value === "string" ? value : "");

class Facts {
  private cards = $state.raw(new Map<string, CardFacts>());
  private grids = $state.raw(new Map<string, Grid>());
  private sheets = $state.raw(new Map<string, Named>());

  learn(catalog: Catalog): void {
    this.cards = new Map(rows(catalog.cards).map((c) => [c.id, { deck: text(c.deck), kind: text(c.kind) }]));
    this.grids = new Map(rows(catalog.tiles).map((tile) => [tile.id, (tile.grid as Grid | undefined) ?? []]));
    this.sheets = new Map(rows(catalog.characters).map((c) => [c.id, c]));
    learnNames("ability", rows(catalog.characters).map((c) => ({ id: text(c.ability), name: text(c.ability_name), text: text(c.ability_text) })));
  }
  card(id: string): CardFacts {
    return this.cards.get(id) ?? { deck: "", kind: "" };
  }
  /** A tile as it lies after some quarter turns clockwise. */
  grid(id: string, turn: number): Grid {
    let grid = this.grids.get(id) ?? [];
    for (let i = 0; i < turn; i++) grid = [0, 1, 2].map((y) => [0, 1, 2].map((x) => grid[2 - x]?.[y] ?? ".").join(""));
    return grid;
  }
  ability(character: string): string {
    return text(this.sheets.get(character)?.ability);
  }
}

export const facts = new Facts();
