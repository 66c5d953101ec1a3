/** The rules reference: fetched once for each game and language, opened at a number from anywhere. */
import { api } from "./api";
import type { RuleEntry } from "./types";

class Book {
  open = $state<string | null>(null);
  /** Whose rules are meant: the game on the page. */
  game = $state("");
  entries = $state.raw<RuleEntry[]>([]);
  private loaded = "";

  async load(game: string, language: string): Promise<void> {
    const wanted = `${game} ${language}`;
    if (this.loaded === wanted) return;
    this.loaded = wanted;
    this.entries = [];
    try {
      const found = await api.rules(game, language);
      if (this.loaded === wanted) this.entries = found;
    } catch (error) {
      this.loaded = "";
      throw error;
    }
  }
}

export const book = new Book();

export function openRule(rule: string): void {
  book.open = rule;
}

/** Splits a text at the rule numbers in it, so that each can be a link. */
export function pieces(text: string): { text: string; rule: string | null }[] {
  return text
    .split(/(?<![\w.])(\[?(?:[A-Z]?\d{1,2}(?:\.\d{1,2}){1,4}|[A-Z]\d{1,2})\]?)(?![\d.]*\d)/)
    .filter(Boolean)
    .map((part) => {
      const bare = part.replace(/[[\]]/g, "");
      return { text: part, rule: /^([A-Z]?\d{1,2}(\.\d{1,2}){1,4}|[A-Z]\d{1,2})$/.test(bare) ? bare : null };
    });
}
