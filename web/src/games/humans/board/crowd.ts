/** Who and what is where: pawns, people, the horde, tokens. */
import type { Figure } from "../../../shell/lib/game";
import { name, seatName, t } from "../../../shell/lib/i18n.svelte";
import type { View } from "../types";

export interface Piece {
  kind: "pawn" | "human" | "horde";
  square: string;
  seat?: string;
  /** The same piece keeps its name while it walks, so that it is seen to walk. */
  key: string;
}

export function playerName(view: View, seat: string): string {
  const character = view.sheets[seat]?.character;
  return character ? name("character", character) : seatName(seat);
}

export function pieces(view: View): Piece[] {
  const pawns = view.seats.flatMap((seat) => (view.sheets[seat]?.pawns ?? []).map((square, i): Piece => ({ kind: "pawn", square, seat, key: `${seat} ${i}` })));
  return [
    ...view.humans.map((square): Piece => ({ kind: "human", square, key: `human ${square}` })),
    ...view.zombies.map((square): Piece => ({ kind: "horde", square, key: `horde ${square}` })),
    ...pawns,
  ];
}

/** Somebody on a square is called by the square, as the options do; players are called by their seats. */
export function figures(view: View): Figure[] {
  const here = new Map<string, string[]>();
  for (const piece of pieces(view)) here.set(piece.square, [...(here.get(piece.square) ?? []), pieceName(piece, view)]);
  return [
    ...[...here].map(([square, names]) => ({ id: square, space: square, name: names.join(", ") })),
    ...view.seats.map((seat) => ({ id: seat, space: null, name: playerName(view, seat) })),
  ];
}

function pieceName(piece: Piece, view: View): string {
  if (piece.kind === "pawn") return playerName(view, piece.seat ?? "");
  return t(piece.kind === "human" ? "web-town-human" : "web-town-zombie");
}

/** Who and what is on a square, in words. */
export function contents(square: string, view: View): string[] {
  const parts: string[] = [];
  for (const seat of view.seats) {
    const count = (view.sheets[seat]?.pawns ?? []).filter((p) => p === square).length;
    if (count) parts.push(count > 1 ? `${playerName(view, seat)} × ${count}` : playerName(view, seat));
  }
  if (view.humans.includes(square)) parts.push(t("web-town-human"));
  if (view.zombies.includes(square)) parts.push(t("web-town-zombie"));
  if (view.tokens.dice.includes(square)) parts.push(t("web-town-dice-token"));
  if (view.tokens.life.includes(square)) parts.push(t("web-town-life-token"));
  if (view.tokens.bullets.includes(square)) parts.push(t("web-town-bullet"));
  if (view.chits.includes(square)) parts.push(t("web-town-open"));
  return parts;
}
