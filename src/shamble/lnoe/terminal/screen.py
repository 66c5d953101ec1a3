"""What a player reads before choosing: the round, the board, the Heroes, the hand, what happened."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from shamble.lnoe.names import place_name, player_name, risen_name, thing
from shamble.lnoe.progress import objectives
from shamble.lnoe.rules.solo import lies_open
from shamble.lnoe.terminal.board import DIM, HERO, ZOMBIE, Drawing
from shamble.lnoe.terminal.help import OPTION_RULES, about, doubt, texts_of
from shamble.lnoe.terminal.menu import menu, typed
from shamble.terminal.menu import Entry
from shamble.terminal.screen import Screen, View, rule_lines
from shamble.texts import say


class LnoeScreen(Screen):
    """Last Night on Earth in a terminal."""

    def opening(self, game: Any, language: str) -> list[Text]:
        """The scenario, and what each side is after."""
        scenario = f"scenario-{game.scenario}"
        lines = [Text(say(language, scenario), "bold")]
        for side, aim in (("heroes", "objective"), ("zombies", "zombies")):
            lines.append(Text(f"{say(language, f'side-{side}')}: {say(language, f'{scenario}.{aim}')}"))
        return lines

    def table(self, game: Any, layout: dict[str, Any], view: View, language: str) -> tuple[list[Text], list[Text]]:
        drawing = Drawing(layout, view, language)
        lines = [heading(view, language), *progress(game, language), *drawing.lines()]
        lines += heroes(game, view, drawing.letters, language)
        lines += zombies(view, language)
        lines += cards(view, language)
        lines += [hand(view, game, seat, language) for seat, side in enumerate(game.side) if lies_open(game, side)]
        return lines, drawing.legend()

    def hand(self, game: Any, view: View, seat: int, language: str) -> Text:
        return hand(view, game, seat, language)

    def cards(self, game: Any, view: View, seat: int, language: str) -> list[Text]:
        return card_texts(view, game, seat, language)

    def menu(self, game: Any, decision: dict[str, Any], language: str) -> list[Entry]:
        return menu(game, decision, language)

    def typed(self, game: Any, decision: dict[str, Any], line: str) -> int:
        return typed(game, decision, line)

    def behind(self, decision: dict[str, Any], option: dict[str, Any] | None, language: str) -> list[Text]:
        """The rules behind a question, or behind one of its choices, with the text of its card."""
        if option is None:
            return super().behind(decision, option, language)
        rules = OPTION_RULES.get(option["type"], decision["rules"])
        return texts_of(option, language) + rule_lines(self.kit.rules, list(rules), language)

    def why_not(self, game: Any, seat: int, words: str, language: str) -> str:
        return self.answered(game, seat, about(game, words, language), language)

    def is_inner(self, line: dict[str, Any]) -> bool:
        """The lines of a fight belong to the one that tells it."""
        return "/fight-" in line["group"] and line["kind"] not in ("fight", "fight-started")


def heading(view: dict[str, Any], language: str) -> Text:
    if view["step"] == "set-up":
        return Text(say(language, "terminal-set-up", scenario=say(language, f"scenario-{view['scenario']}")), "bold")
    words = say(
        language,
        "terminal-heading",
        scenario=say(language, f"scenario-{view['scenario']}"),
        round=view["round"],
        sun=view["sun"],
        turn=say(language, f"turn-{view['turn']}"),
    )
    return Text(words, "bold")


def progress(game: Any, language: str) -> list[Text]:
    """A line for each side: how far its objectives have come."""
    if not game.round:
        return []
    found: dict[str, list[str]] = {}
    for objective in objectives(game, language):
        found.setdefault(objective["side"], []).append(objective["text"])
    return [Text(f"{say(language, f'side-{side}')}: {'; '.join(texts)}") for side, texts in found.items()]


def heroes(game: Any, view: dict[str, Any], letters: dict[str, str], language: str) -> list[Text]:
    """A line for each Hero: letter, name, health, place, items."""
    lines = []
    for hero, fact in view["heroes"].items():
        if not fact["alive"]:
            continue
        line = Text()
        line.append(f"{letters[hero]} ", HERO)
        line.append(thing(language, "hero", hero), "bold")
        line.append(f" {'♥' * (fact['health'] - fact['wounds'])}{'♡' * fact['wounds']}", "red")
        if fact["space"] is not None:
            line.append(f" {place_name(game, language, game.board.by_name[fact['space']])}")
        items = [*carried(fact, language), *(thing(language, "card", card) for card in fact["in_play"])]
        line.append(f": {', '.join(items) or '–'}")
        line.append(learnt(fact.get("experience"), [row["card"] for row in fact.get("upgrades", ())], language), "blue")
        if fact["activated"] and view["turn"] == "heroes":
            line.append(f" ({say(language, 'terminal-acted')})", DIM)
        lines.append(line)
    return lines


def carried(fact: dict[str, Any], language: str) -> list[str]:
    """What a Hero has: combined items as one, and how many markers are left on those that have some."""

    def called(card: str) -> str:
        left = fact.get("charges", {}).get(card)
        return thing(language, "card", card) + (f" ({', '.join(map(str, left))})" if left else "")

    single = list(fact["items"])
    bundles = fact.get("combined", [])
    for card in (card for bundle in bundles for card in bundle):
        single.remove(card)
    return [" + ".join(map(called, bundle)) for bundle in bundles] + list(map(called, single))


def zombies(view: dict[str, Any], language: str) -> list[Text]:
    """How many there are; Zombie Heroes by name."""
    pool = sum(view["pool"].values())
    words = say(language, "terminal-zombies", count=len(view["zombies"]), pool=pool)
    risen = [f"{name} {risen_name(language, fact['hero'])}" for name, fact in view["zombies"].items() if "hero" in fact]
    return [Text(f"{words} {', '.join(risen)}".rstrip(), ZOMBIE)]


def learnt(tokens: int | None, upgrades: list[str], language: str) -> str:
    """Experience and what it has bought, where the game has any: ` ★2 Tough`."""
    names = ", ".join(thing(language, "card", card) for card in upgrades)
    return "" if tokens is None else f" ★{tokens} {names}".rstrip()


def cards(view: dict[str, Any], language: str) -> list[Text]:
    """What the Zombies have learnt, cards in play, markers on buildings, townsfolk."""
    lines = []
    if view.get("experience") or view.get("zombie_upgrades"):
        own = learnt(view["experience"], view["zombie_upgrades"], language)
        lines.append(Text(f"{say(language, 'side-zombies')}{own}", ZOMBIE))
    rows = []
    for row in view["in_play_rows"]:
        if "hero" in row:
            continue
        name = thing(language, "card", row["card"])
        where = thing(language, "building", row["building"]) if "building" in row else ""
        rows.append(f"{name} ({where})" if where else name)
    if rows:
        lines.append(Text(say(language, "terminal-in-play", cards=", ".join(rows))))
    if view.get("barricades"):
        walls = [f"{'–'.join(row['edge'])} ({row['reinforcements']})" for row in view["barricades"]]
        lines.append(Text(say(language, "terminal-barricades", walls=", ".join(walls))))
    for deck, pile in view.get("piles", {}).items():
        if pile["deck"] or pile.get("discard"):
            gone = ", ".join(thing(language, "card", card) for card in pile.get("discard", ())) or "–"
            words = {"deck": thing(language, "deck", deck), "count": pile["deck"], "cards": gone}
            lines.append(Text(say(language, "terminal-pile", **words), DIM))
    laid_out = view.get("laid_out", view["townsfolk"])
    if laid_out:
        names = ", ".join(thing(language, "card", card) for card in laid_out)
        lines.append(Text(say(language, "terminal-townsfolk", cards=names)))
    return lines


def hand(view: dict[str, Any], game: Any, seat: int, language: str) -> Text:
    """The cards this seat holds."""
    held = view["hands"][game.seats[seat]]
    names = ", ".join(thing(language, "card", card) for card in held) or "–"
    return Text(say(language, "terminal-hand", player=player_name(game, language, seat), cards=names))


def card_texts(view: dict[str, Any], game: Any, seat: int, language: str) -> list[Text]:
    """What the cards in hand and on one's own Heroes do."""
    own = list(view["hands"][game.seats[seat]])
    for fact in view["heroes"].values():
        if fact["alive"] and fact["seat"] == game.seats[seat]:
            own += [*fact["items"], *fact["in_play"]]
    lines = []
    for card in dict.fromkeys(own):
        line = Text(f"{say(language, f'card-{card}')}: ", "bold")
        line.append(say(language, f"card-{card}.text"), "not bold")
        line.append(doubt(card, language), "dim not bold")
        lines.append(line)
    return lines
