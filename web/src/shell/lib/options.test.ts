import { describe, expect, it } from "vitest";
import { buttons, canBeAimed, canGo, doing, forBoard, onCard, onFigure, onlyCards, onPair, onSpace, wayTo } from "./options";
import { pieces } from "./book.svelte";
import { parse } from "./router.svelte";
import type { Decision, Option } from "./types";

const moves: Decision = {
  seat: "zombies-1", kind: "move-zombies", prompt: "", rules: [],
  options: [
    { id: "0", type: "move", zombie: "z1", to: "1,1", label: "" },
    { id: "1", type: "move", zombie: "z2", to: "1,1", label: "" },
    { id: "2", type: "move", zombie: "z2", to: "2,1", label: "" },
    { id: "3", type: "move", zombie: "z3", to: "5,1", label: "" },
    { id: "4", type: "done", label: "" },
  ],
};

const at = (id: string, building: string | null = null) => ({ id, building });

describe("what a click stands for", () => {
  it("one card with several targets is one button, after what leads on", () => {
    const options = [
      { id: "0", type: "play-card", card: "faith", hero: "billy", label: "" },
      { id: "1", type: "play-card", card: "faith", hero: "sally", label: "" },
      { id: "2", type: "search", label: "" },
    ];
    expect(buttons({ ...moves, options }).plain.map((group) => group.map((o) => o.id))).toEqual([["2"], ["0", "1"]]);
  });
  it("a card laid on another stands for both, whichever lies on top", () => {
    const options = [
      { id: "0", type: "combine", cards: ["crowbar", "keys"], label: "" },
      { id: "1", type: "combine", cards: ["crowbar", "torch"], label: "" },
    ];
    const combining = { ...moves, options };
    expect(onPair(combining, "keys", "crowbar").map((o) => o.id)).toEqual(["0"]);
    expect(onPair(combining, "keys", "torch")).toEqual([]);
    expect(onCard(combining, "crowbar").map((o) => o.id)).toEqual(["0", "1"]);
  });
  it("many choices are folded away, but not those that are explained in words", () => {
    const many = Array.from({ length: 9 }, (_, i) => ({ id: `${i}`, type: "buy", label: "" }));
    expect(buttons({ ...moves, options: many }).plain).toEqual([]);
    expect(buttons({ ...moves, options: many.map((o) => ({ ...o, text: "What it does." })) }).plain.length).toBe(9);
  });
  it("a far space stands for the steps on the way there", () => {
    const moving = { ...moves, kind: "move-hero", reach: { "2,1": "1,1", "3,1": "2,1" } };
    expect(wayTo(moving, "3,1")).toEqual(["2,1", "3,1"]);
    expect(wayTo(moving, "9,9")).toEqual([]);
  });
  it("a picked Zombie narrows the space to its own move", () => {
    expect(onSpace(moves, at("1,1"), null).map((o) => o.id)).toEqual(["0", "1"]);
    expect(onSpace(moves, at("1,1"), "z2").map((o) => o.id)).toEqual(["1"]);
    expect(onSpace(moves, at("5,1"), "z2")).toEqual([]);
  });
  it("a Zombie that can move is not itself a choice", () => {
    expect(onFigure(moves, "z1")).toEqual([]);
    expect(canGo(moves, "z1", new Set(["z1", "z2"]))).toBe(true);
    expect(canGo(moves, "z9", new Set(["z9"]))).toBe(false);
  });
  it("many moves are left to the board, done stays a button", () => {
    const { plain, board } = buttons(moves);
    expect(plain.flat().map((o) => o.type)).toEqual(["done"]);
    expect(board).toHaveLength(4);
  });
  it("one place among other choices is a button like them, and spaces without a way there are left to the board", () => {
    const give = (n: number) => ({ id: String(n), type: "give", card: `c${n}`, label: "" });
    const some: Decision = { ...moves, kind: "exchange", options: [give(0), give(1), give(2), { id: "3", type: "done", label: "" }, { id: "4", type: "find", building: "bank", label: "" }] };
    expect(buttons(some).board).toEqual([]);
    expect(buttons(some).plain.flat()).toHaveLength(5);
    const spaces: Decision = { ...moves, kind: "choose", options: [0, 1, 2, 3, 4].map((n) => ({ id: String(n), type: "choose", space: `${n},0`, label: "" })) };
    expect(buttons(spaces).board).toHaveLength(5);
  });
  it("any space of a building stands for the building where a building is asked for", () => {
    const which: Decision = { ...moves, kind: "choose", options: [{ id: "0", type: "choose", building: "church", label: "" }, { id: "1", type: "choose", building: "bank", label: "" }] };
    expect(onSpace(which, at("4,1", "church"), null).map((o) => o.id)).toEqual(["0"]);
    expect(onSpace(which, at("9,9"), null)).toEqual([]);
  });
  it("a card offers each of its uses", () => {
    const window: Decision = { ...moves, options: [{ id: "0", type: "play-card", card: "faith", target: "z1", label: "" }, { id: "1", type: "pass", label: "" }] };
    expect(onCard(window, "faith").map((o) => o.id)).toEqual(["0"]);
    expect(onCard(window, "keys")).toEqual([]);
  });
});

describe("links", () => {
  it("a seat link is a page and a token", () => {
    const route = parse("#/table?token=abc.def&guided=1");
    expect([route.page, route.query.get("token"), route.query.has("guided")]).toEqual(["table", "abc.def", true]);
    expect(parse("#/rules/8.4.3").rest).toBe("8.4.3");
    expect(parse("").page).toBe("home");
  });
  it("rule numbers in a text become links, other numbers do not", () => {
    expect(pieces("See 8.4.3 and [10.3]; roll 4+.").filter((p) => p.rule).map((p) => p.rule)).toEqual(["8.4.3", "10.3"]);
  });
});

describe("cards and the board", () => {
  const window: Decision = {
    ...moves, kind: "window", options: [
      { id: "0", type: "pass", label: "" },
      { id: "1", type: "play-card", card: "a", building: "church", label: "" },
      { id: "2", type: "play-card", card: "a", building: "bank", label: "" },
      { id: "3", type: "play-card", card: "b", mode: "x", label: "" },
    ],
  };
  it("no place stands for a card until the card is aimed", () => {
    const church = at("4,1", "church");
    expect(onSpace(forBoard(window, null), church, null)).toEqual([]);
    const aiming = window.options.slice(1, 3);
    expect(onSpace(forBoard(window, aiming), church, null).map((o) => o.id)).toEqual(["1"]);
  });
  it("what the board cannot tell apart is listed", () => {
    expect(canBeAimed(window.options.slice(1, 3), new Set())).toBe(true);
    expect(canBeAimed(window.options.slice(2, 4), new Set())).toBe(false);
  });
  it("a choice among different cards is laid out as cards", () => {
    const choose = (cards: string[]) => ({ ...moves, options: cards.map((card, i) => ({ id: String(i), type: "choose", card, label: "" })) });
    expect(onlyCards(choose(["a", "b"]))).toBe(true);
    expect(onlyCards(choose(["a", "a"]))).toBe(false);
    expect(onlyCards(window)).toBe(false);
  });
  it("cards of others are no bare faces: whose they are has to be read", () => {
    const take = (card: string, hero: string, id: string) => ({ id, type: "take", card, hero, label: "" });
    expect(onlyCards({ ...moves, options: [take("a", "sally", "0"), take("b", "billy", "1")] })).toBe(false);
  });
  it("cards that go to somebody each are chosen card by card", () => {
    const pairs = ["a", "b", "c"].flatMap((card) => ["sally", "billy", "jenny"].map((hero) => ({ id: card + hero, type: "choose", card, hero, label: "" })));
    const { plain, board } = buttons({ ...moves, options: pairs });
    expect(plain.map((group) => [group[0]?.card, group.length])).toEqual([["a", 3], ["b", 3], ["c", 3]]);
    expect(board).toEqual([]);
  });
  it("a card of the hand is played, an item of a Hero is used", () => {
    const way = (type: string) => ({ id: "0", type, card: "faith", label: "" });
    expect(doing(way("play-card"))).toBe("web-play-card");
    expect(doing(way("use-item"))).toBe("web-use-item");
    expect(doing(way("attack"))).toBe("web-use-item");
  });
});

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
