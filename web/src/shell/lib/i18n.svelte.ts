/** Words of the client. Names of cards, people and places come from the same .ftl files that the server reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "it";
export const LANGUAGES: Record<Language, string> = { en: "English", it: "Italiano" };

/** What only the server says stays there: lines of the log, questions, reasons. */
const files: Record<Language, () => Promise<{ default: Record<string, string> }>> = { en: () => import("./words/en"), it: () => import("./words/it") };

const made = new Map<Language, FluentBundle>();

class Words {
  language = $state<Language>("en");
  /** Replaced as a whole, so that everything said is said again in the new language. */
  bundles = $state.raw<FluentBundle[]>([]);
  /** What the server has called things, in the language it was asked in: a box from outside brings its own words. */
  sent = $state.raw<ReadonlyMap<string, string>>(new Map());
}

export const words = new Words();

async function bundle(language: Language): Promise<FluentBundle> {
  const ready = made.get(language);
  if (ready) return ready;
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values((await files[language]()).default)) fresh.addResource(new FluentResource(text));
  made.set(language, fresh);
  return fresh;
}

/** Italian falls back to English, never to a bare key. */
export async function speak(language: Language): Promise<void> {
  const chosen = await bundle(language);
  words.bundles = language === "en" ? [chosen] : [chosen, await bundle("en")];
  if (words.language !== language) words.sent = new Map();
  words.language = language;
  document.documentElement.lang = language;
}

export function guessLanguage(): Language {
  return navigator.language.toLowerCase().startsWith("it") ? "it" : "en";
}

/** Names are asked for hundreds of times for each picture of the board. */
const said = new WeakMap<FluentBundle[], Map<string, string | null>>();

function find(id: string, args?: Record<string, FluentVariable>): string | null {
  if (args) return format(id, args);
  let known = said.get(words.bundles);
  if (!known) said.set(words.bundles, (known = new Map()));
  let text = known.get(id);
  if (text === undefined) known.set(id, (text = format(id)));
  return text;
}

function format(id: string, args?: Record<string, FluentVariable>): string | null {
  const [key = "", attribute] = id.split(".");
  for (const b of words.bundles) {
    const message = b.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return b.formatPattern(pattern, args ?? null, []);
  }
  return null;
}

/** A message of ours; a missing one shows its key so that it is seen and mended. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return find(id, args) ?? id;
}

/** The name of a card, a person, a building … or, where no text has been written yet, its slug made readable. */
export function name(kind: string, slug: string): string {
  return words.sent.get(`${kind}-${slug}`) ?? find(`${kind}-${slug}`) ?? readable(slug);
}

/** An id as a person would write it. */
export function readable(slug: string): string {
  return slug.replace(/[-_]+/g, " ").trim().replace(/^\p{L}/u, (c) => c.toUpperCase());
}

/** Takes the names and texts of a list of the catalogue over: `card-faith`, `card-faith.text` … */
export function learnNames(kind: string, rows: unknown): void {
  if (!Array.isArray(rows)) return;
  const sent = new Map(words.sent);
  for (const row of rows as Record<string, unknown>[]) {
    for (const [field, value] of Object.entries(row))
      if (typeof value === "string" && value && field !== "id") sent.set(`${kind}-${String(row.id)}${field === "name" ? "" : `.${field}`}`, value);
  }
  words.sent = sent;
}

/** The words of cards, longest first, made anew when the names change. */
let cardNames: { sent: ReadonlyMap<string, string>; find: RegExp | null; ids: Map<string, string> } = { sent: new Map(), find: null, ids: new Map() };

function known(): typeof cardNames {
  if (cardNames.sent !== words.sent) {
    const ids = new Map([...words.sent].filter(([id]) => /^card-[^.]+$/.test(id)).map(([id, text]) => [text, id.slice("card-".length)]));
    const list = [...ids.keys()].sort((a, b) => b.length - a.length).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    cardNames = { sent: words.sent, ids, find: list.length ? new RegExp(`(?<![\\p{L}\\d])(${list.join("|")})(?![\\p{L}\\d])`, "u") : null };
  }
  return cardNames;
}

/** Splits a sentence at the names of cards in it. */
export function cardPieces(text: string): { text: string; card: string | null }[] {
  const { find, ids } = known();
  if (!find) return [{ text, card: null }];
  return text.split(find).filter(Boolean).map((part) => ({ text: part, card: ids.get(part) ?? null }));
}

/** A longer text that may be missing. */
export function maybe(id: string, args?: Record<string, FluentVariable>): string {
  return words.sent.get(id) ?? find(id, args) ?? "";
}

export function seatName(seat: string): string {
  const [side = "", number = ""] = seat.split(/-(?=\d+$)/);
  return find(`seat-${side}`, { number }) ?? readable(seat);
}
