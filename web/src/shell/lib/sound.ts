/** A handful of short sounds made on the spot; silent until the player turns them on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(from: number, to: number, seconds: number, kind: OscillatorType, volume: number, delay = 0): void {
  if (!context) return;
  const start = context.currentTime + delay;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = kind;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, to), start + seconds);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

export function play(event: string): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (event === "roll") for (let i = 0; i < 4; i++) tone(500 - i * 60, 160, 0.05, "square", 0.05, i * 0.07);
  else if (event === "moved") tone(150, 90, 0.08, "triangle", 0.12);
  else if (event === "wounded") tone(240, 60, 0.35, "sawtooth", 0.12);
  else if (event === "killed") tone(120, 30, 0.7, "sawtooth", 0.14);
  else if (event === "turn") tone(330, 220, 0.6, "sine", 0.14);
  else if (event === "ask") tone(520, 660, 0.12, "sine", 0.1);
}
