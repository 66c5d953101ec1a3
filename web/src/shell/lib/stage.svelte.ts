/** The stage: what happened is shown beat by beat, at a pace the player sets. The server waits for nobody. */
import { settings } from "./settings.svelte";
import type { View } from "./types";

export interface Roll {
  text: string;
  tone: "light" | "green";
  values: number[];
}

/** One thing that happened: where, to whom, by which card, with which dice, in words. */
export interface Beat {
  kind: "turn" | "card" | "contest" | "hurt" | "death" | "arrive" | "move" | "find" | "note";
  text: string;
  tone: "lamp" | "green" | "blood" | "sky";
  /** The spaces that light up. */
  spaces: string[];
  /** Whether the player did it: it is told, but nothing waits for it. */
  own: boolean;
  card?: string | undefined;
  /** Whose face is shown. */
  face?: string | undefined;
  /** What the game draws by itself, as a fight with its dice. */
  extra?: unknown;
  rolls?: Roll[];
}

/** A beat, and the table as it is after it. */
export interface Step {
  beat: Beat | null;
  view: View;
}

export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** Seconds at a brisk pace. */
const SECONDS: Record<Beat["kind"], number> = { turn: 0.9, card: 1.8, contest: 1.6, hurt: 1.2, death: 2.6, arrive: 0.5, move: 0.28, find: 1.5, note: 1 };
const FACTOR: Record<Pace, number> = { calm: 1.8, brisk: 1, instant: 0 };
/** More seconds than these are never ahead of a player: the rest goes faster. */
const LONGEST_QUEUE = 16;
/** Beats of one turn that can be looked back at. */
const MOST_KEPT = 60;

export function secondsFor(beat: Beat, pace: Pace, ahead: number): number {
  if (beat.own && beat.kind !== "find" && beat.kind !== "contest" && beat.kind !== "hurt" && beat.kind !== "death") return 0;
  // A death stops the night, whatever is still to come.
  const hurry = beat.kind === "death" ? 1 : Math.max(1, ahead / LONGEST_QUEUE);
  return (SECONDS[beat.kind] * FACTOR[pace]) / hurry;
}

export class Stage {
  /** What is shown now; null between beats. */
  now = $state.raw<Beat | null>(null);
  /** For how many seconds it is shown, and the how manyth it is. */
  lasts = 0;
  number = 0;
  /** What happened in this turn and in the one before, to look back at. */
  past = $state.raw<Beat[]>([]);
  /** A beat that is looked at once more. */
  again = $state.raw<Beat | null>(null);
  private wake: (() => void) | null = null;
  private hurried = false;

  /** Shows a beat for its time, or until the player goes on. `ahead` is what is still to come, in seconds. */
  async play(beat: Beat, ahead: number): Promise<void> {
    this.keep(beat);
    const seconds = this.hurried || document.hidden ? 0 : secondsFor(beat, settings.pace, ahead);
    if (!seconds) return;
    this.again = null;
    this.lasts = seconds;
    this.number += 1;
    this.now = beat;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, seconds * 1000);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.wake = null;
    this.now = null;
  }

  /** On to the next beat. */
  next(): void {
    this.again = null;
    this.wake?.();
  }

  /** On to the next choice. */
  skip(): void {
    this.hurried = true;
    this.next();
  }

  /** Somebody else looks at the page now: what was found in secret is not theirs to see. */
  hide(): void {
    this.again = null;
    this.past = this.past.filter((beat) => beat.kind !== "find");
  }

  /** All that was waiting has been shown. */
  rest(): void {
    this.hurried = false;
  }

  private keep(beat: Beat): void {
    if (beat.kind === "turn") {
      const last = this.past.findLastIndex((b) => b.kind === "turn");
      this.past = this.past.slice(Math.max(0, last));
    }
    if (beat.kind !== "move") this.past = [...this.past, beat].slice(-MOST_KEPT);
  }
}
