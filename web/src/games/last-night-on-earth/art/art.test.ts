import { describe, expect, it } from "vitest";
import { badge } from "../../../art/badge";
import { figure } from "../../../art/dead";
import { picture } from "../../../art/icons";
import { portrait, stranger } from "../../../art/people";
import { facts } from "../facts.svelte";
import layoutData from "../board/sample-layout.json";
import type { Layout } from "../types";
import { interior } from "./decor";
import { bust } from "./heroes";
import { icon } from "./icons";
import { terrain } from "./terrain";

const IDS = Array.from({ length: 60 }, (_, i) => `made-up-${(i * 7919) % 997}-thing`);
const KEYWORDS = [[], ["male"], ["female", "student"], ["holy", "male"], ["female", "strange"], ["law-enforcement", "male"]];

/** Each is a drawing, and no two are the same. */
function drawn(pictures: string[]): void {
  for (const one of pictures) expect(one).toMatch(/<(path|circle|ellipse|rect)/);
  expect(new Set(pictures).size).toBe(pictures.length);
}

describe("what nobody has drawn gets a picture of its own", () => {
  it.each(KEYWORDS)("a Hero with the keywords %s %s", (...keywords) => drawn(IDS.map((id) => portrait(stranger(id, keywords)))));
  it("the dead of them too", () => drawn(IDS.map((id) => bust(id, true))));
  it("keywords change the look, not only the colours", () => drawn(KEYWORDS.map((k) => portrait(stranger("the-same-person", k)))));
  it.each(["item", "event", ""])("a card of the type “%s”", (type) => drawn(IDS.map((id) => picture(id, { side: "living", type }))));
  it("a card of the dead", () => drawn(IDS.map((id) => picture(id, { side: "dead", type: "event" }))));
  it("a weapon looks like a weapon, a townsman like a person", () => {
    const plain = picture("a-thing", { side: "living", type: "item" });
    for (const keyword of ["hand-weapon", "gun", "explosive", "fire", "townsfolk"]) expect(picture("a-thing", { side: "living", type: "item", keywords: [keyword] })).not.toBe(plain);
  });
  it("a marker", () => drawn(IDS.map(badge)));
  it("a kind of model of either side", () => {
    drawn(IDS.map((id) => figure("z3", id, "zombies-1")));
    drawn(IDS.map((id) => figure("z3", id, "heroes-1", "living")));
  });
  it("the number of a model changes nothing about its kind, the name of the kind does", () => {
    expect(figure("z1", "martian", "x-1")).toBe(figure("z2", "martian", "x-1"));
    expect(figure("z1", "martian", "x-1")).not.toBe(figure("z1", "crowd", "x-1"));
  });
  it("a building, like one we know where its name tells", () => {
    drawn(IDS.map((id) => interior(id).decor));
    expect(interior("old-chapel").decor).toBe(interior("church").decor);
    expect(interior("somewhere", "hospital").decor).toBe(interior("hospital").decor);
  });
});

describe("a picture is safe", () => {
  const evil = `"/><script>alert(1)</script>`;
  it("no id gets into a drawing", () => {
    const layout = layoutData as unknown as Layout;
    const town = { ...layout, buildings: layout.buildings.map((b) => ({ ...b, id: evil + b.id, type: evil })), areas: { [evil]: ["0,0"] } };
    for (const one of [bust(evil), icon(evil), badge(evil), figure(evil, evil, evil), interior(evil, evil).decor, terrain(town, "p")]) expect(one).not.toContain("script");
  });
  it("an id that is a word of the language is drawn like any other", () => drawn(["constructor", "toString", "__proto__"].map((id) => bust(id) + icon(id) + interior(id).decor)));
});

describe("cards of our boxes", () => {
  it("Teen Angst has the picture drawn for it", () => {
    facts.learn({ profiles: [], seats: {}, cards: [{ id: "teen-angst", name: "", deck: "zombie", type: "event", keywords: [] }] });
    expect(icon("teen-angst")).not.toBe(picture("teen-angst", { side: "dead", type: "event", keywords: [] }));
  });
});
