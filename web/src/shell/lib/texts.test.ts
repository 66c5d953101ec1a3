import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { GAMES, loadGame } from "../../games";
import { NOT_HERE, spoken } from "../../../words";

const shamble = join(import.meta.dirname, "../../../../src/shamble");
const source = join(import.meta.dirname, "../..");

/** Every .ftl of a language: the house's own, the games', the boxes'. */
function files(language: string): string[] {
  const here = (f: string) => f.split("\\").join("/");
  return readdirSync(shamble, { recursive: true, encoding: "utf8" }).filter((f) => here(f).endsWith(".ftl") && (here(f).includes(`texts/${language}/`) || here(f).endsWith(`texts/${language}.ftl`)));
}

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = files(language).flatMap((f) => made.addResource(new FluentResource(readFileSync(join(shamble, f), "utf8"))));
  expect(errors).toEqual([]);
  return made;
}

function used(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((f) => /\.(svelte|ts)$/.test(f) && !f.includes("test"));
  const found = files.flatMap((f) => [...readFileSync(join(source, f), "utf8").matchAll(/["'](web-[a-z0-9-]+[a-z0-9])["']/g)].map((m) => m[1] as string));
  return [...new Set(found)];
}

describe("words", () => {
  it.each(["en", "it"])("every message the client names exists in %s", (language) => {
    const made = bundle(language);
    expect(used().filter((id) => !made.hasMessage(id))).toEqual([]);
  });
  it.each(["en", "it"])("every game that teaches has all the words of its guide and its drawings in %s", async (language) => {
    const made = bundle(language);
    const missing: string[] = [];
    for (const { id, lesson, drawn } of GAMES) {
      const { guide, how } = await loadGame(id);
      expect([guide !== undefined, how?.length]).toEqual([lesson !== undefined, drawn ? 10 : undefined]);
      const { words, welcome, contest, lessons, tasks } = guide ?? { words: "", welcome: "", contest: "", lessons: [], tasks: {} };
      const coach = words ? [welcome, ...[...lessons, contest, "wait", "end"].map((l) => `coach-${words}-${l}`), ...Object.keys(tasks).map((task) => `task-${words}-${task}`)] : [];
      missing.push(...[...coach, ...(how ?? []).map((step) => `how-${id}-${step.id}`)].filter((message) => !made.hasMessage(message)));
    }
    expect(missing).toEqual([]);
  });
  it("a page says nothing that the build leaves to the server", () => {
    const code = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((f) => /\.(svelte|ts)$/.test(f) && !f.includes("test"));
    const said = code.flatMap((f) => [...readFileSync(join(source, f), "utf8").matchAll(/\b(?:t|maybe)\(["`]([a-z-]+)/g)].map((m) => m[1] ?? ""));
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((id) => NOT_HERE.test(id))).toEqual([]);
    expect(spoken("# Why\n\nkind-x = Which?\n    .text = So.\nweb-y = Yes\n    .text = Well.\n")).toBe("web-y = Yes\n    .text = Well.");
  });
  it("English and Italian have the same messages", () => {
    const keys = (language: string) => files(language).filter((f) => f.endsWith("web.ftl")).sort().flatMap((f) => [...readFileSync(join(shamble, f), "utf8").matchAll(/^([a-z][a-z0-9-]+) =/gm)].map((m) => m[1]));
    expect(keys("it")).toEqual(keys("en"));
  });
});
