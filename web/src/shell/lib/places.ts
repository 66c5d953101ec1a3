/** Places in words. The server writes coordinates behind them, for whoever cannot point: (4,7). A page can. */
import type { Decision } from "./types";

const COORDINATES = / \(-?\d+,-?\d+\)/g;

export function pointed(text: string): string {
  return text.replace(COORDINATES, "");
}

/** A decision whose labels are words alone, except where that would make two of them alike. */
export function spoken(decision: Decision): Decision {
  const plain = decision.options.map((option) => pointed(option.label));
  const often = new Map<string, number>();
  for (const label of plain) often.set(label, (often.get(label) ?? 0) + 1);
  const options = decision.options.map((option, i) => ((often.get(plain[i] as string) ?? 0) > 1 ? option : { ...option, label: plain[i] as string }));
  return { ...decision, prompt: pointed(decision.prompt), options };
}
