"""Words: labels, prompts, the log, "why can't I?", the catalogue, the numbered rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from shamble import games, texts
from shamble.humans.content import CARDS, CHARACTERS, TILES
from shamble.humans.describe import KIND_RULES
from shamble.humans.timing import WINDOWS
from shamble.humans.words import EVENT_RULES, log_lines
from tests.humans.table import HOSPITAL, MUSIC_STORE, both, humans, tile, zombies

ALL = ("humans", "zombies", "humans-and-zombies")


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_card_character_tile_ability_window_and_rule_has_its_words(language: str):
    wanted = [f"hz-card-{slug}{part}" for slug in CARDS for part in ("", ".text")]
    wanted += [f"hz-character-{name}" for name in CHARACTERS]
    wanted += [f"hz-ability-{sheet.ability}{part}" for sheet in CHARACTERS.values() for part in ("", ".text")]
    wanted += [f"hz-tile-{one.id}" for one in TILES.values()]
    wanted += [f"hz-window-{name}" for name in WINDOWS]
    wanted += [f"hz-kind-{kind}" for kind in KIND_RULES if kind not in ("window",)]
    book = games.kit("humans").rules
    assert book is not None
    wanted += [f"{rule.message}{part}" for rule in book.rules for part in ("", ".title")]
    assert [message for message in wanted if not texts.has(language, message)] == []


def test_italian_is_not_english():
    same = [
        slug for slug in CARDS if texts.say("en", f"hz-card-{slug}.text") == texts.say("it", f"hz-card-{slug}.text")
    ]
    assert same == []


def test_every_rule_that_words_cite_exists():
    book = games.kit("humans").rules
    assert book is not None
    cited = {rule for rules in (*KIND_RULES.values(), *EVENT_RULES.values()) for rule in rules}
    assert cited <= set(book.by_number)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", ["en", "it"])
def test_whole_games_can_be_told(name: str, language: str):
    kit = games.kit(name)
    game = kit.new({"players": 3}, 11)
    rng = random.Random(11)
    lines: list[Any] = []
    for _ in range(400):
        if game.decision is None:
            break
        shown = kit.decision(game, language)
        assert shown is not None
        assert shown["prompt"]
        assert all(option["label"] for option in shown["options"])
        game.events = []
        game.choose(rng.randrange(len(game.decision.options)))
        group = lines[-1]["group"] if lines else ""
        lines += log_lines(game, game.events, language, group)
    assert len(lines) > 50
    assert all(line["text"] and line["group"] for line in lines)


def test_a_log_groups_an_attempt():
    game = humans(humans=["2,1"]).engine.game
    game.events = []
    game.force_dice([4])
    step = ("step", game.land.by_name["1,1"], game.land.by_name["2,1"])
    game.choose(game.decision.options.index(step))
    lines = log_lines(game, game.events, "en")
    attempt = [line for line in lines if "attempt" in line["group"]]
    assert attempt[0]["text"] == "Miner goes for a human at the Town Square’s east side (2,1)."
    assert "Miner rolls 4 to catch the prey." in [line["text"] for line in attempt]


def test_what_follows_a_weapon_in_the_log_belongs_to_the_attempt():
    game = humans(humans=["2,1"], tiles=[MUSIC_STORE], hands={"zombie-2": ["deer-rifle"]}).engine.game
    game.events = []
    game.force_dice([4, 1, 1])
    step = ("step", game.land.by_name["1,1"], game.land.by_name["2,1"])
    game.choose(game.decision.options.index(step))
    while game.decision.kind == "move-zombies":
        game.choose(game.decision.options.index(("done",)))
    game.choose(1)
    lines = log_lines(game, game.events, "en")
    after = lines[[line["kind"] for line in lines].index("played") :]
    assert [line["kind"] for line in after][:4] == ["played", "roll", "weapon-hit", "discarded"]
    assert len({line["group"] for line in after}) == 1


# -- why can't I? ------------------------------------------------------------------------------------------


def test_why_a_card_cannot_be_played():
    t = humans(hands={"zombie-1": ["pistol", "lucky-break"]})
    assert "cannot be used now" in t.why("zombie-1", card="pistol")["text"]
    assert t.why("zombie-1", card="lucky-break")["text"].startswith("You can")
    assert t.why("zombie-1", card="machete")["text"] == "You do not have Machete."
    t.choose("play-card", card="lucky-break")
    answer = t.why("zombie-1", card="pistol")
    assert answer["rules"] == ["H9.1"]
    t = both(hands={"zombie-1": ["much-needed-rest"]})
    assert "not for a player of your kind" in t.why("zombie-1", card="much-needed-rest")["text"]


def test_why_a_zombie_cannot_go_there():
    t = humans(tiles=[MUSIC_STORE, HOSPITAL], sheets={"zombie-1": {"pawns": ["3,1"]}})
    assert t.why("zombie-1", space="3,0")["rules"] == ["H4.3", "H4.4"]
    assert t.why("zombie-1", space="1,0")["rules"] == ["R7"]
    assert "Nobody can stand" in t.why("zombie-1", space="0,0")["text"]
    assert t.why("zombie-1", space="4,1")["text"].startswith("You can")
    t = humans(humans=["1,1"], sheets={"zombie-1": {"pawns": ["1,1", "1,0"]}, "zombie-2": {"pawns": ["2,1"]}})
    assert t.why("zombie-1", **{"space": "0,1", "from": "1,1"})["rules"] == ["H4.2", "R8"]
    t = zombies([3], tiles=[tile("hospital", "0,-3")], sheets={"shotgun-1": {"pawns": ["1,-1"]}})
    assert t.why("shotgun-1", space="0,-1")["rules"] == ["Z5.2"]


def test_why_a_barricade_cannot_be_tried():
    t = humans(tiles=[MUSIC_STORE])
    assert t.why("zombie-1", option="break-in")["rules"] == ["R9"]
    t = humans(tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["3,1"]}}, dice=[1])
    t.choose("break-in")
    assert t.why("zombie-1", option="break-in")["rules"] == ["H4.3", "R11"]
    t = humans(tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["3,1"]}}, chits=["3,1"])
    assert t.why("zombie-1", option="break-in")["rules"] == ["H4.4"]


def test_why_an_ability_cannot_be_used():
    t = humans(sheets={"zombie-1": {"character": "cheerleader", "ability_used": True}})
    assert t.why("zombie-1", ability="pep-rally")["rules"] == ["H9.4"]
    assert "another character" in t.why("zombie-1", ability="encore")["text"]


def test_why_it_is_not_ones_choice_and_what_nobody_can_ask():
    t = humans()
    assert t.why("zombie-2", option="step")["text"] == "Miner has to choose now."
    assert t.ask(cmd="why", seat="zombie-1", about={"card": "excalibur"})["error"]["code"] == "unknown-id"
    assert t.ask(cmd="why", seat="zombie-1", about={"weather": "rain"})["error"]["code"] == "unknown-id"


# -- the kit -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_catalogue_lists_what_there_is_and_how_sure_we_are(name: str):
    catalog = games.kit(name).catalog("it")
    assert all(row["id"] and row["name"] for key in ("cards", "tiles", "characters") for row in catalog[key])
    assert bool(catalog["characters"]) is (name != "zombies")
    assert all(row["confidence"] for key in ("cards", "tiles", "characters") for row in catalog[key])
    assert len(catalog["seats"]["4"]) == 4


@pytest.mark.parametrize("name", ALL)
def test_the_engine_serves_all_three(name: str):
    t = humans()
    assert name in t.must(cmd="hello")["games"]
    t.must(cmd="new", game=name, seed=1, config={})
    assert t.must(cmd="suggest", bot="steady")["reasons"]


def test_the_terminal_shows_the_map_and_the_players():
    kit = games.kit("humans")
    t = humans(tiles=[MUSIC_STORE], humans=["4,0"], hands={"zombie-1": ["pistol"]})
    game = t.engine.game
    lines, _ = kit.screen.table(game, kit.layout(game), kit.view(game, 0), "en")
    picture = "\n".join(line.plain for line in lines)
    assert "AB" in picture, "both pawns on one square"
    assert " h" in picture
    assert "Miner 1/9" in picture
    assert "Pistol" in kit.screen.hand(game, kit.view(game, 0), 0, "en").plain
    assert kit.screen.cards(game, kit.view(game, 0), 0, "it")
    assert "Pistol" in kit.screen.why_not(game, 0, "pistol", "en")
    assert kit.screen.opening(game, "it")


def test_the_table_tells_chances_and_counts():
    kit = games.kit("humans")
    t = humans(tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["3,1"]}}, dice=[3])
    game = t.engine.game
    decision = kit.talk.ahead(game, kit.decision(game), True, "en")
    tries = [option["odds"] for option in decision["options"] if option["type"] == "break-in"]
    assert tries == [{"success": 0.6667}]
    assert kit.talk.odds(game, {"seat": "zombie-1"}) == {"success": 0.5}
    game.events = []
    game.choose(next(n for n, option in enumerate(game.decision.options) if option[0] == "break-in"))
    counts = kit.talk.statistics(game, game.events)["seats"]["zombie-1"]
    assert counts["dice"] == [0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize("name", ALL)
def test_a_learner_sees_every_view_and_option_as_numbers(name: str):
    pytest.importorskip("numpy")
    kit = games.kit(name)
    game = kit.new({"players": 4}, 1)
    features = kit.lab.features(game)
    rng = random.Random(1)
    for _ in range(80):
        if game.decision is None:
            break
        seat = game.decision.seat
        seen = kit.view(game, seat)
        options = [kit.option(game, option) for option in game.decision.options]
        assert features.state(seen, seat).shape == (features.state_size,)
        assert features.options(seen, options, seat).shape == (len(options), features.option_size)
        game.choose(rng.randrange(len(options)))


@pytest.mark.rule("H5.5")
def test_the_log_says_by_which_rule_a_new_zombie_comes_in():
    game = humans(humans=["2,1"], deck={"capture": ["infection", "infection"]}).engine.game
    game.events = []
    game.force_dice([4])
    step = ("step", game.land.by_name["1,1"], game.land.by_name["2,1"])
    game.choose(game.decision.options.index(step))
    game.choose(0)
    lines = {line["text"]: line["rules"] for line in log_lines(game, game.events, "en")}
    assert lines["Miner comes in at the Town Square’s east side (2,1)."] == ["H5.5"]


def test_zombies_cites_its_own_rules():
    game = zombies(step="tile", stack={"zombies": ["road-straight"]}).engine.game
    game.events = []
    while not any(event["type"] == "drew" for event in game.events):
        game.choose(0)
    rules = {line["kind"]: line["rules"] for line in log_lines(game, game.events, "en")}
    assert rules["laid-tile"] == ["Z4.1"]
    assert rules["drew"] == ["Z3.3"]


@pytest.mark.parametrize("name", ["humans", "zombies"])
def test_the_terminal_says_where_everybody_stands_though_a_square_shows_two_letters(name: str) -> None:
    kit = games.kit(name)
    game = kit.new({"players": 4}, 3)
    lines, _ = kit.screen.table(game, kit.layout(game), kit.view(game, 0), "en")
    assert [str(line).count(" (1,1) ") for line in lines[-4:]] == [1, 1, 1, 1]
