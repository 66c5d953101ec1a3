/** Words of the client. Cards, Heroes and places come from the same .ftl files that the server reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "it";
export const LANGUAGES: Record<Language, string> = { en: "English", it: "Italiano" };

const files = import.meta.glob<string>(
  [
    "../../../src/shamble/texts/*/web.ftl",
    "../../../src/shamble/texts/*/rules-list.ftl",
    "../../../src/shamble/texts/*/cards.ftl",
    "../../../src/shamble/texts/*/heroes.ftl",
    "../../../src/shamble/texts/*/places.ftl",
    "../../../src/shamble/texts/*/scenarios.ftl",
    "../../../src/shamble/texts/*/terms.ftl",
  ],
  { query: "?raw", import: "default" },
);

const made = new Map<Language, FluentBundle>();

class Words {
  language = $state<Language>("en");
  /** Replaced as a whole, so that everything said is said again in the new language. */
  bundles = $state.raw<FluentBundle[]>([]);
}

export const words = new Words();

async function bundle(language: Language): Promise<FluentBundle> {
  const ready = made.get(language);
  if (ready) return ready;
  const fresh = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => path.includes(`/texts/${language}/`));
  for (const text of await Promise.all(paths.map((path) => files[path]?.()))) if (text) fresh.addResource(new FluentResource(text));
  made.set(language, fresh);
  return fresh;
}

/** Italian falls back to English, never to a bare key. */
export async function speak(language: Language): Promise<void> {
  const chosen = await bundle(language);
  words.bundles = language === "en" ? [chosen] : [chosen, await bundle("en")];
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

/** The name of a card, Hero, building … or, where no text has been written yet, its slug made readable. */
export function name(kind: string, slug: string): string {
  return find(`${kind}-${slug}`) ?? slug.replace(/-/g, " ").replace(/^\w/, (c) => c.toUpperCase());
}

/** A longer text that may be missing. */
export function maybe(id: string, args?: Record<string, FluentVariable>): string {
  return find(id, args) ?? "";
}

export function seatName(seat: string): string {
  const [side = "", number = ""] = seat.split(/-(?=\d+$)/);
  return find(`seat-${side}`, { number }) ?? seat;
}
