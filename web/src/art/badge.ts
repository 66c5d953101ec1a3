/** A marker nobody has drawn, in a 60×60 box around its own middle: a shape, a colour and a picture by its kind. */
import { picture } from "./icons";
import { dice, pick, tint } from "./seed";

const SHAPES = [
  "M0-25a25 25 0 1 0 .1 0z",
  "M-13-24h26l13 24-13 24h-26l-13-24z",
  "M0-28l26 28-26 28-26-28z",
  "M-22-24h44v28q0 16-22 24q-22-8-22-24z",
  "M-24-22q24-8 48 0v44q-24 8-48 0z",
];

export function badge(kind: string): string {
  const next = dice(`${kind} badge`);
  const shape = pick(next, SHAPES);
  return (
    `<path d="${shape}" fill="${tint(next, 45, 70)}" stroke="#0b0d14" stroke-width="4" stroke-linejoin="round"/>` +
    `<svg x="-16" y="-17" width="32" height="32" viewBox="0 0 48 48">${picture(kind, { side: next() < 0.5 ? "dead" : "living", type: "item" })}</svg>`
  );
}
