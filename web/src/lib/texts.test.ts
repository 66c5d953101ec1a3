import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const texts = join(import.meta.dirname, "../../../src/shamble/texts");
const source = join(import.meta.dirname, "..");

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = readdirSync(join(texts, language))
    .filter((f) => f.endsWith(".ftl"))
    .flatMap((f) => made.addResource(new FluentResource(readFileSync(join(texts, language, f), "utf8"))));
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
  it("English and Italian have the same messages", () => {
    const keys = (language: string) => [...readFileSync(join(texts, language, "web.ftl"), "utf8").matchAll(/^(web-[a-z0-9-]+) =/gm)].map((m) => m[1]);
    expect(keys("it")).toEqual(keys("en"));
  });
});
