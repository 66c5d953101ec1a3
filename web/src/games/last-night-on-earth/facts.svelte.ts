/** What the catalogue says about cards, Heroes and boards: new content is drawn by it. */
import type { Catalog, Named } from "../../shell/lib/types";

export interface CardFacts {
  deck: "hero" | "zombie";
  /** The deck it is drawn from. */
  pile: string;
  type: string;
  keywords: string[];
}

export interface HeroFacts {
  keywords: string[];
  abilities: string[];
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((v): v is string => typeof v === "string") : []);
const rows = (value: unknown): Named[] => (Array.isArray(value) ? (value as Named[]) : []);

class Facts {
  private cards = $state.raw(new Map<string, CardFacts>());
  private heroes = $state.raw(new Map<string, HeroFacts>());

  learn(catalog: Catalog): void {
    this.cards = new Map(rows(catalog.cards).map((c) => [c.id, { deck: c.deck === "zombie" ? "zombie" : "hero", pile: String(c.deck ?? ""), type: String(c.type ?? ""), keywords: strings(c.keywords) }]));
    this.heroes = new Map(rows(catalog.heroes).map((h) => [h.id, { keywords: strings(h.keywords), abilities: strings(h.abilities) }]));
  }
  card(id: string): CardFacts {
    return this.cards.get(id) ?? { deck: "hero", pile: "", type: "", keywords: [] };
  }
  /** Every card that is drawn from a deck. */
  drawnFrom(pile: string): string[] {
    return [...this.cards].filter(([, card]) => card.pile === pile).map(([id]) => id);
  }
  hero(id: string): HeroFacts {
    return this.heroes.get(id) ?? { keywords: [], abilities: [] };
  }
}

export const facts = new Facts();
