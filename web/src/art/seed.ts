/** Looks that are always the same for the same id. An id itself never gets into a picture, only numbers made from it. */

/** A small repeatable generator of numbers from 0 to 1. */
export function dice(seed: string): () => number {
  let h = 2166136261;
  for (const ch of seed) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

export function pick<T>(next: () => number, list: readonly T[]): T {
  return list[Math.floor(next() * list.length)] as T;
}

/** A colour that stays within our palette: muted, never grey. */
export function tint(next: () => number, saturation: number, light: number): string {
  return `hsl(${Math.floor(next() * 360)} ${saturation}% ${light}%)`;
}

/** The first of some words that occurs in an id or among keywords. */
export function wordIn<T>(table: readonly (readonly [RegExp, T])[], words: readonly string[]): T | undefined {
  const all = words.join(" ").toLowerCase();
  return table.find(([word]) => word.test(all))?.[1];
}
