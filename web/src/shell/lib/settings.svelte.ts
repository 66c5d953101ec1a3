/** What this browser remembers: looks, sound, and the seats it may return to. */
import type { Pace } from "./stage.svelte";
import { guessLanguage, type Language } from "./i18n.svelte";

export const ASKING = ["all", "new", "pressing"] as const;
export type Asking = (typeof ASKING)[number];

export interface Kept {
  theme: "dark" | "light";
  motion: "system" | "reduced" | "full";
  sound: boolean;
  /** How long each beat of the story stays. */
  pace: Pace;
  /** A word from the browser when it is this player's turn. */
  notify: boolean;
  /** Whether this player's games count for ratings on this server. */
  rated: boolean;
  /** How often this player is asked in the moments between. */
  asking: Asking;
  language: Language;
  muted: string[];
  guided: boolean;
  /** The boxes of each game that this player has, where that was asked. */
  boxes: Record<string, string[]>;
}

export interface Ticket {
  token: string;
  kind: "seat" | "watch";
  table: string;
  at: number;
}

const SETTINGS = "shamble.settings";
const TICKETS = "shamble.seats";

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text ? { ...otherwise, ...(JSON.parse(text) as T) } : otherwise;
  } catch {
    return otherwise;
  }
}

export const settings: Kept = $state(
  read<Kept>(SETTINGS, {
    theme: "dark",
    motion: "system",
    sound: false,
    pace: "brisk",
    notify: false,
    rated: false,
    asking: "new",
    language: guessLanguage(),
    muted: [],
    guided: false,
    boxes: {},
  }),
);

export function keepSettings(): void {
  localStorage.setItem(SETTINGS, JSON.stringify(settings));
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.motion = settings.motion;
}

export function stillness(): boolean {
  if (settings.motion !== "system") return settings.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function tickets(): Ticket[] {
  const kept = read<{ list: Ticket[] }>(TICKETS, { list: [] }).list;
  return [...kept].sort((a, b) => b.at - a.at);
}

export function keepTicket(ticket: Ticket): void {
  const list = [ticket, ...tickets().filter((x) => x.token !== ticket.token)].slice(0, 30);
  localStorage.setItem(TICKETS, JSON.stringify({ list }));
}

export function dropTicket(token: string): void {
  localStorage.setItem(TICKETS, JSON.stringify({ list: tickets().filter((x) => x.token !== token) }));
}
