import { describe, expect, it } from "vitest";
import { buttons } from "./options";
import type { Decision, Option } from "./types";

const buy = (id: string, what: string): Option => ({ id, type: "buy", what, label: what });
const save = (id: string, what: string, tokens: number): Option => ({ id, type: "save", what, tokens, label: `${tokens} for ${what}` });
const asked = (options: Option[]) => ({ kind: "spend-spawn", prompt: "", options }) as unknown as Decision;

describe("the buttons of a choice", () => {
  it("are one for each option where there is room", () => {
    const few = [buy("0", "one"), buy("1", "other"), save("2", "giant", 1), save("3", "giant", 2), save("4", "beast", 1)];
    expect(buttons(asked(few)).plain.map((group) => group.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it("are one for more and less of the same where there is not", () => {
    const many = [buy("0", "one"), buy("1", "other"), ...[1, 2, 3, 4, 5].map((n) => save(`g${n}`, "giant", n)), save("b1", "beast", 1), save("b2", "beast", 2)];
    const { plain, board } = buttons(asked(many));
    expect(plain.map((group) => group.length)).toEqual([1, 1, 5, 2]);
    expect(board).toEqual([]);
  });
});
