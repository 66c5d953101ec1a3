import { beforeAll, describe, expect, it } from "vitest";
import { learnNames, maybe, name, seatName, speak } from "./i18n.svelte";

beforeAll(() => speak("en"));

describe("names of things", () => {
  it("what the server calls a thing goes before what we call it", () => {
    expect(name("card", "faith")).toBe("Faith");
    learnNames("card", [{ id: "faith", name: "Belief", text: "Other words.", copies: { base: 2 } }, { id: "from-a-fan-box", name: "Fan Card" }]);
    expect([name("card", "faith"), maybe("card-faith.text"), name("card", "from-a-fan-box")]).toEqual(["Belief", "Other words.", "Fan Card"]);
  });
  it("a thing without any text is called by its id made readable", () => {
    expect(name("card", "rusty_old-spade")).toBe("Rusty old spade");
    expect(maybe("card-rusty-old-spade.text")).toBe("");
    expect(seatName("martians-1")).toBe("Martians 1");
  });
  it("what was sent in one language is forgotten with it", async () => {
    await speak("it");
    expect(name("card", "faith")).not.toBe("Belief");
    await speak("en");
  });
});
