/** Places in words. The server writes coordinates behind them, for whoever cannot point: (4,7). A page can. */
import type { Decision } from "./types";

const COORDINATES = / \(-?\d+,-?\d+\)/g;
/** The last two words before coordinates, which tell places apart. */
const PLACE = /(\S+ \S+) \(-?\d+,-?\d+\)/g;

export function pointed(text: string): string {
  return text.replace(COORDINATES, "");
}

/** Whether a label would name one place twice and mean two. */
function twice(label: string): boolean {
  const places = [...label.matchAll(PLACE)].map((found) => found[1]);
  return new Set(places).size < places.length;
}

/** A decision whose labels are words alone, except where that would make two of them, or two places in one, alike. */
export function spoken(decision: Decision): Decision {
  const plain = decision.options.map((option) => pointed(option.label));
  const often = new Map<string, number>();
  for (const label of plain) often.set(label, (often.get(label) ?? 0) + 1);
  const options = decision.options.map((option, i) => ((often.get(plain[i] as string) ?? 0) > 1 || twice(option.label) ? option : { ...option, label: plain[i] as string }));
  return { ...decision, prompt: pointed(decision.prompt), options };
}
