import { describe, expect, it } from "vitest";
import type { Decision } from "../../shell/lib/types";
import { lessonFor } from "./lesson";

const asked = (kind: string, more: object = {}) => ({ kind, options: [], ...more }) as unknown as Decision;

describe("the guided first game", () => {
  it("who is asked which fight comes next is told how a fight goes, not to wait", () => {
    expect(lessonFor(asked("choose-fight"))).toBe("fight");
    expect(lessonFor(asked("window", { fight: {} }))).toBe("fight");
  });
  it("has no lesson for what it does not teach", () => {
    expect(lessonFor(asked("spend-spawn"))).toBe(null);
    expect(lessonFor(null)).toBe(null);
  });
});
