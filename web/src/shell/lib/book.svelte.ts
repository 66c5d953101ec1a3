/** The rules reference: fetched once for each language, opened at a number from anywhere. */
import { api } from "./api";
import type { RuleEntry } from "./types";

class Book {
  open = $state<string | null>(null);
  entries = $state.raw<RuleEntry[]>([]);
  private language = "";

  async load(language: string): Promise<void> {
    if (this.language === language && this.entries.length) return;
    this.entries = await api.rules(language);
    this.language = language;
  }
}

export const book = new Book();

export function openRule(rule: string): void {
  book.open = rule;
}

/** Splits a text at the rule numbers in it, so that each can be a link. */
export function pieces(text: string): { text: string; rule: string | null }[] {
  return text
    .split(/(?<![\d.])(\[?\d{1,2}(?:\.\d{1,2}){1,4}\]?)(?![\d.]*\d)/)
    .filter(Boolean)
    .map((part) => {
      const bare = part.replace(/[[\]]/g, "");
      return { text: part, rule: /^\d{1,2}(\.\d{1,2}){1,4}$/.test(bare) ? bare : null };
    });
}
