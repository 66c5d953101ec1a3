"""What a Hero does about each word of an objective: where to go, and what a search is worth meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shamble.lnoe.board.whole_walls import outer_walls, walls_touched
from shamble.lnoe.bots.cards import is_melee
from shamble.lnoe.bots.look import blow_worth, quarry, urgency, usable_guns
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import MARKER, SIDES
from shamble.lnoe.goal_finds import Keep, Read
from shamble.lnoe.goal_learning import Learn
from shamble.lnoe.goal_markers import Bring, Cover, Deliver, Find, Wound
from shamble.lnoe.goal_words import (
    KEYWORD,
    Clear,
    Collect,
    Escape,
    Gather,
    Hold,
    Hunker,
    Inside,
    Kill,
    LayOut,
    Outnumber,
    Plant,
    Reach,
    SpendTurn,
    carried,
    fits,
    is_one,
    models,
    servings,
    side_of,
)
from shamble.lnoe.goals import Goal, spaces_of
from shamble.lnoe.rules.carried import carried_by
from shamble.lnoe.rules.pay_with_events import events_in_hands
from shamble.lnoe.rules.random_building import open_buildings
from shamble.lnoe.rules.survival import decks_in
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe

Meeting = Gather | Reach
"""Goals that want several Heroes in a place."""


class Mission:
    """Where a Hero wants to be, what each step towards it is worth, and what a search is worth."""

    __slots__ = (
        "about",
        "away",
        "hunts",
        "keeps",
        "looks",
        "needs_cards",
        "pull",
        "search",
        "stand",
        "targets",
        "walls",
        "why",
    )

    def __init__(
        self,
        why: str,
        targets: tuple[int, ...] = (),
        pull: float = 0.0,
        search: float = 0.0,
        hunts: bool = False,
        cards: str = "",
    ) -> None:
        self.why = why
        self.targets = targets
        self.pull = pull
        self.search = search
        self.hunts = hunts
        self.away = 0
        """How many steps from a target are near enough."""
        self.looks = False
        """Whether what is at the targets is found by searching there."""
        self.needs_cards = False
        """Whether it cannot succeed without further cards."""
        self.about: dict[str, str] = {"card": _message(cards)} if cards else {}
        self.stand = 0.0
        """What it is worth to stand on a target when the turn ends."""
        self.walls: frozenset[int] = frozenset()
        """Walls that are to be barricaded for it."""
        self.keeps: frozenset[int] = frozenset()
        """Walls that keep Zombies out of where the Hero has to hold out."""


def _message(cards: str) -> str:
    """The words for a card, or for those with a keyword."""
    return f"keyword-{cards.removeprefix(KEYWORD)}" if cards.startswith(KEYWORD) else f"card-{cards}"


# -- what is still to be found -----------------------------------------------------------------------------


def missing_cards(g: Lnoe, goal: Goal) -> int:
    """How many cards the Heroes have still to find for a goal."""
    if not goal.possible(g):
        return 0
    if goal.parts():
        return sum(missing_cards(g, part) for part in goal.parts())
    done, needed = goal.progress(g)
    if done >= needed:
        return 0
    if isinstance(goal, LayOut | Keep | Read):
        return needed - done
    if isinstance(goal, Collect):
        # What lies in its place already is carried there.
        return max(0, needed - _carried(g, goal.cards))
    wanted = needed - done if isinstance(goal, SpendTurn | Cover | Plant) else 1
    return max((0, *(wanted - _carried(g, cards) for cards in goal.wants())))


def _carried(g: Lnoe, cards: str) -> int:
    return sum(servings(g, copy) for hero in g.heroes for copy in carried(g, hero, cards))


def walkers(g: Lnoe) -> list[int]:
    """The Heroes who take turns and do not stay with somebody who takes none."""
    kept = keepers_of(g)
    return [hero for hero in g.heroes if hero not in kept and not any(hero in keepers for keepers in kept.values())]


GUARDS = 2
"""Heroes who stay with somebody who cannot walk and must not die."""


def keepers_of(g: Lnoe) -> dict[int, list[int]]:
    """Persons who cannot walk and must not die -> the Heroes who stay with them: the nearest who carry nothing."""
    persons = [one for one in g.heroes if g.model[one].row.passive]
    free = [one for one in g.heroes if one not in persons and not carried_by(g, one)] if persons else []
    return {person: closest(g, free, (g.space_of[person],), GUARDS) for person in persons}


def carriers(g: Lnoe, cards: str) -> list[int]:
    """The Heroes who have such a card; all of them where none is asked for."""
    return [hero for hero in g.heroes if not cards or carried(g, hero, cards)]


def _search_for(g: Lnoe, cards: str, share: float = 1.0) -> Mission:
    if not cards:
        return Mission("survive", search=3.0)
    found = Mission("find-cards", search=share * weights(g)["search-cards"], cards=cards)
    found.needs_cards = True
    return found


# -- killing and defending ---------------------------------------------------------------------------------


def armed(g: Lnoe, hero: int) -> float:
    """How well a Hero is armed: about 1 with one good weapon."""
    kinds = g.content.kinds
    return sum(is_melee(kinds[copy]) for copy in g.items[hero]) + len(usable_guns(g, hero))


def _kill(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Arm first, then hunt; where only some count, go where they are."""
    weapons = armed(g, hero)
    time = min(1.0, g.sun / 8)
    targets = goal.where(g)
    if targets:
        return _stalk(g, hero, targets, arming(g, weapons) * time)
    if isinstance(goal, Kill) and goal.hidden_in:
        return _look_under(g, hero, goal.hidden_in)
    return Mission("hunt" if weapons else "arm", search=arming(g, weapons) * time, hunts=weapons > 0)


def _stalk(g: Lnoe, hero: int, targets: tuple[int, ...], search: float) -> Mission:
    """Who can shoot goes where the quarry is in range, who strikes hard up to it; the others look for a weapon."""
    shoots = usable_guns(g, hero) or can_throw(g, hero)
    if not shoots and max((blow_worth(g, hero, zombie) for zombie in quarry(g)), default=0.0) < weights(g)["strike"]:
        return Mission("arm", search=max(search, weights(g)["search-unarmed"]))
    found = Mission("hunt", targets, search=search * 0.5)
    found.away = NEAR if shoots else 0
    found.pull = weights(g)["pull-place"] * urgency(g)
    return found


NEAR = 1
"""Close enough to what is hunted: walls hide it from farther away."""


def can_throw(g: Lnoe, hero: int) -> bool:
    """Whether a Hero has an explosive and what lights it."""
    rows = [g.content.kinds[copy].row for copy in g.items[hero]]
    return any(row.to_hit_heroes and g.has_item(hero, row.needs) for row in rows)


def with_the_rest(g: Lnoe, hero: int) -> list[int]:
    """The Heroes with an explosive for who has what lights one, and the other way round; who has both is none."""
    lit, thrown = lights(g, hero), needs_lighting(g, hero)
    if lit == thrown:
        return []
    return [other for other in g.heroes if lights(g, other) != lit and needs_lighting(g, other) != thrown]


def needs_lighting(g: Lnoe, hero: int) -> bool:
    """Whether a Hero has an explosive that has to be lit."""
    return any(g.content.kinds[copy].row.needs for copy in g.items[hero])


def lights(g: Lnoe, hero: int) -> bool:
    return any("fire" in g.content.kinds[copy].keywords for copy in g.items[hero])


def arming(g: Lnoe, weapons: float) -> float:
    """What a search for weapons is worth to a Hero with so many."""
    return weights(g)["search-unarmed" if weapons < 1 else "search-one-weapon" if weapons < 2 else "search-armed"]


def defend(g: Lnoe, hero: int) -> Mission:
    """Thin the Zombies out, first of all those in the place or on their way."""
    weapons = armed(g, hero)
    return Mission("defend", search=arming(g, weapons), hunts=weapons > 0)


# -- cards -------------------------------------------------------------------------------------------------


def _lay_out(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """The later it is, the more a search is worth."""
    done, needed = goal.progress(g)
    hurry = 0.5 + 2.0 * (needed - done) / (g.sun + 1)
    found = _search_for(g, goal.wants()[0], hurry)
    found.why = "lay-out"
    return found


def _collect(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Find the cards, then bring them."""
    cards = goal.wants()[0]
    if missing_cards(g, goal) or not goal.where(g):
        return _search_for(g, cards)
    return _go(g, hero, goal) if hero in carriers(g, cards) else Mission("survive", search=3.0)


def _read(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Look for Records where their deck is searched."""
    (cards,) = goal.wants()
    found = _search_for(g, cards)
    lying = {
        g.content.kinds[copy].deck for deck in g.deck.values() for copy in deck if fits(g.content.kinds[copy], cards)
    }
    houses = [b for b in open_buildings(g) if lying & set(decks_in(g, b))]
    found.targets = tuple(space for b in houses for space in g.board.buildings[b].spaces)
    found.pull = weights(g)["pull-place"] / 2
    found.looks = True
    return found


def _keep(g: Lnoe, hero: int, goal: Goal) -> Mission:
    return _search_for(g, goal.wants()[0])


def _spend_turn(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Who has what it takes goes to the nearest place that nobody nearer goes to; armed where the Zombies wait, because
    it is the place that the Heroes must come to in the end.
    """
    assert isinstance(goal, SpendTurn)
    if goal.spending:
        return _use_up(g, hero, goal)
    if goal.tool:
        return _repair(g, hero, goal)
    places = goal.where(g)
    able = carriers(g, goal.discarding)
    if hero not in able or not places:
        return _search_for(g, goal.discarding)
    walk = g.board.walk
    free = list(places)
    for one in sorted(able, key=lambda c: min(walk[g.space_of[c]][place] for place in places)):
        place = min(free or places, key=lambda p: walk[g.space_of[one]][p] + g.zombies_at[p])
        if one == hero:
            found = _work_at(g, (place,), goal.discarding)
            return _armed_first(g, hero, found) if _meeting_there(g, goal) else found
        if place in free:
            free.remove(place)
    return _search_for(g, goal.discarding, 0.7)


def leaves_it_to_others(g: Lnoe, hero: int, goal: SpendTurn) -> bool:
    """Whether all that some work takes has been found, and somebody else has it."""
    return bool(goal.discarding) and not missing_cards(g, goal) and hero not in carriers(g, goal.discarding)


def stand_by(g: Lnoe, hero: int, meet: Meeting) -> Mission:
    """While others get everything ready: those who will be wanted come near, the rest keep the Zombies busy."""
    w, places = weights(g), meet.where(g)
    wanted = [one for one in walkers(g) if not meet.among or is_one(g, one, meet.among)]
    pull = STAND_BY if hero in closest(g, wanted, places, meet.count) else 0.2
    search = max(0.5 * w["search-cards"], arming(g, armed(g, hero)))
    return Mission("meet", places, pull=pull * w["pull-gather"], search=search)


def keep_it_safe(g: Lnoe, goal: Deliver) -> Mission:
    """What one carries is of no use in its place before the rest is found: search for that, not too far away."""
    w = weights(g)
    found = Mission("find-cards", goal.where(g), pull=KEPT * w["pull-gather"], search=w["search-cards"])
    found.needs_cards = True
    return found


STAND_BY, KEPT = 0.5, 0.2
"""What a step towards a place is worth to who will be wanted there, and to who carries something for later."""


def _plant(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Who has what it takes goes to the nearest building that still counts; two never to the same board."""
    assert isinstance(goal, Plant)
    places, board, walk = goal.where(g), g.board.outer_of, g.board.walk
    able = carriers(g, goal.discarding)
    if hero not in able or not places:
        return _search_for(g, goal.discarding)
    free = list(places)
    for one in sorted(able, key=lambda c: min(walk[g.space_of[c]][place] for place in places)):
        place = min(free or places, key=lambda p: walk[g.space_of[one]][p] + g.zombies_at[p])
        near = tuple(p for p in free if board[p] == board[place])
        if one == hero:
            return _work_at(g, near or (place,), goal.discarding)
        free = [p for p in free if p not in near]
    return _search_for(g, goal.discarding, 0.7)


def _use_up(g: Lnoe, hero: int, goal: SpendTurn) -> Mission:
    """Who carries the marker needs an item for it; others find one and bring it, or fetch what was dropped."""
    dropped, places = spaces_of(g, goal.spending), goal.where(g)
    if (hero, goal.spending) in g.tokens:
        return Mission("survive", search=1.0) if carried(g, hero, goal.holding) else _search_for(g, goal.holding)
    if dropped and hero in closest(g, walkers(g), dropped, 1):
        return _work_at(g, dropped, "")
    if carried(g, hero, goal.holding) and places:
        return _work_at(g, places, goal.holding)
    return _search_for(g, goal.holding)


def _repair(g: Lnoe, hero: int, goal: SpendTurn) -> Mission:
    """Find the tool, then what the work costs; then as many as there is work for go there together."""
    lying, places = spaces_of(g, goal.tool), goal.where(g)
    bearers = [one for one in g.heroes if (one, goal.tool) in g.tokens]
    if not lying and not bearers:
        found = _look_under(g, hero, goal.hidden_in)
        return found if found.targets else _gather_events(g, places)
    at_hand = bool(set(lying) & set(places)) or any(g.space_of[one] in places for one in bearers)
    if not at_hand and not bearers and hero in closest(g, walkers(g), lying, 1):
        return _by_all_means(_work_at(g, lying, ""))
    if hero in _crew(g, goal, bearers):
        return _by_all_means(_work_at(g, places, ""))
    return _gather_events(g, places)


def _crew(g: Lnoe, goal: SpendTurn, bearers: list[int]) -> list[int]:
    """Who goes to work: one for each time it has to be done that can be paid for, all at once as long as time allows.

    Each of them does it once in the same turn, so that nobody has to hold out there for long.
    """
    places, left = goal.where(g), goal.spend_turn - goal.counted(g)
    paid = min(left, events_in_hands(g) // goal.events) if goal.events else left
    if paid < left and g.sun > PIECEMEAL:
        return []
    others = [one for one in walkers(g) if one not in bearers]
    meeting = _meeting_there(g, goal)
    return (bearers + closest(g, others, places, len(others)))[: max(1, paid, *(meeting if paid == left else ()))]


def _meeting_there(g: Lnoe, goal: SpendTurn) -> list[int]:
    """How many Heroes must meet where some work is done; none if that is not where they win."""
    return [one.count for one in scenario_of(g).singles("heroes") if isinstance(one, Gather) and one.at == goal.at]


PIECEMEAL = 5
"""The sun from which on the work is begun though not all of it can be paid for."""


def _gather_events(g: Lnoe, places: tuple[int, ...]) -> Mission:
    """Search, not too far from where the work is to be done."""
    return Mission("help", places, pull=0.2 * weights(g)["pull-gather"], search=weights(g)["search-cards"])


def _by_all_means(found: Mission) -> Mission:
    found.pull *= BY_ALL_MEANS
    return found


BY_ALL_MEANS = 2.0
"""How much more it is worth to bring the only tool there is than to get to a place that others reach as well."""


def _cover(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Who has the card goes where no marker lies yet; using it there is worth it by itself."""
    assert isinstance(goal, Cover)
    places = goal.where(g)
    if not places:
        return _search_for(g, goal.using)
    if hero in carriers(g, goal.using):
        return _work_at(g, places, goal.using)
    return _under_counters(g, hero, goal.using)


def _under_counters(g: Lnoe, hero: int, cards: str) -> Mission:
    """Cards may lie under hidden counters: who is nearest to one goes there, the others search where they are."""
    found = _search_for(g, cards)
    covered = next((one.kind for one in g.markers if MARKER[one.kind].hidden), "")
    places = _own_marker(g, hero, covered) if covered else ()
    if places:
        found.targets, found.pull = places, weights(g)["pull-counter"]
    return found


def _work_at(g: Lnoe, places: tuple[int, ...], cards: str) -> Mission:
    """Get there and stay, to give up the next turn for it."""
    hurry = urgency(g)
    found = Mission("bring" if cards else "go", places, pull=weights(g)["pull-place"] * hurry, cards=cards)
    found.stand = weights(g)["stand-place"] * hurry
    return found


def prepare_and_meet(g: Lnoe, hero: int, spend: SpendTurn, meet: Meeting) -> Mission:
    """Somebody gives up a turn with one card; then several meet, one of them with another."""
    w, places, prepared = weights(g), meet.where(g), spend.met(g)
    holders = carriers(g, meet.holding)
    bringers = carriers(g, spend.discarding)
    if prepared and holders and places:
        others = [one for one in walkers(g) if one not in holders]
        if hero in holders or hero in closest(g, others, places, meet.count):
            return _meet(g, hero, places, holders, meet.count)
    if hero in bringers and not prepared:
        return _work_at(g, spend.where(g), spend.discarding)
    if hero in holders and bringers:
        return Mission("meet", places, pull=0.25 * w["pull-gather"], search=0.5 * w["search-cards"])
    if holders and (bringers or prepared):
        return Mission("help", places, pull=0.2 * w["pull-gather"], search=0.5 * w["search-cards"])
    return _search_for(g, meet.holding if prepared or bringers else spend.discarding)


def _meet(g: Lnoe, hero: int, places: tuple[int, ...], holders: list[int], count: int) -> Mission:
    """Be there when the turn ends; the last one that is missing wins the game by it."""
    hurry = urgency(g)
    found = Mission("meet", places, pull=weights(g)["pull-gather"] * hurry)
    there = [one for one in g.heroes if one != hero and g.space_of[one] in places]
    wins = len(there) >= count - 1 and (hero in holders or any(one in holders for one in there))
    found.stand = 100.0 if wins else weights(g)["stand-gather"] * hurry
    return found


# -- places ------------------------------------------------------------------------------------------------


def closest(g: Lnoe, heroes: list[int], targets: tuple[int, ...], count: int) -> list[int]:
    walk = g.board.walk
    return sorted(heroes, key=lambda one: min(walk[g.space_of[one]][to] for to in targets))[:count]


def _gather(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Those who are closest go, who has what is asked for among them; the others help."""
    assert isinstance(goal, Meeting)
    places, holders = goal.where(g), carriers(g, goal.holding)
    if goal.among:
        holders = [one for one in holders if is_one(g, one, goal.among)]
    if not holders or not places:
        return _search_for(g, goal.holding)
    chosen = closest(g, [one for one in walkers(g) if one not in holders], places, goal.count)
    if hero in chosen or hero in closest(g, holders, places, goal.count):
        return _meet(g, hero, places, holders, goal.count)
    return Mission("help", places, pull=0.2 * weights(g)["pull-gather"], search=3.0)


def _go(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Get there, as many as it takes."""
    places = goal.where(g)
    if not places:
        return Mission("survive", search=3.0)
    if isinstance(goal, Escape) and goal.of not in SIDES and g.model[hero].id != goal.of:
        return _escort(g, goal.of, places)
    needed = goal.count if isinstance(goal, Escape) else 2
    if isinstance(goal, Hold | Clear) and hero not in closest(g, walkers(g), places, needed):
        return Mission("survive", search=3.0)
    found = _work_at(g, places, "")
    found.hunts = isinstance(goal, Clear)
    return found


def _escort(g: Lnoe, kind: str, places: tuple[int, ...]) -> Mission:
    """Stay with those who are to get away, and fight for them."""
    spaces = tuple(sorted({g.space_of[one] for one in g.heroes if g.model[one].id == kind}))
    return Mission("help", spaces or places, pull=weights(g)["pull-place"], search=3.0, hunts=True)


def _break(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Who can shoot or throw does so from out of harm's way; the others arm, and late in the night go and strike it."""
    shoots = bool(usable_guns(g, hero)) or can_throw(g, hero)
    if not shoots and (others := with_the_rest(g, hero)):
        return _by_all_means(_work_at(g, tuple(g.space_of[other] for other in others), ""))
    if g.sun > LAST_CHANCE and not shoots:
        return Mission("arm", search=weights(g)["search-cards"])
    found = _work_at(g, goal.where(g), "")
    if shoots:
        found.away, found.search = OUT_OF_HARM, weights(g)["search-armed"]
    return found


LAST_CHANCE, OUT_OF_HARM = 4, 2
"""The sun from which on a thing is struck with bare hands, and how far away it does no harm."""


def has_to_deliver(g: Lnoe, hero: int, goal: Deliver, cards_too: bool = False) -> bool:
    """Who carries such a marker, or is nearest to one that was dropped.

    While it lies under a counter everybody looks for it, or half of them where cards are to be found as well.
    """
    dropped = spaces_of(g, goal.marker)
    if _still_hidden(g, goal):
        team = walkers(g)
        return not cards_too or hero in closest(g, team, spaces_of(g, goal.hidden_in), (len(team) + 1) // 2)
    return (hero, goal.marker) in g.tokens or (bool(dropped) and hero in closest(g, walkers(g), dropped, 1))


def _still_hidden(g: Lnoe, goal: Deliver) -> bool:
    """Whether some of what is to be delivered has still to be found."""
    return bool(goal.hidden_in) and goal.found(g) < goal.progress(g)[1]


def _looks_on(g: Lnoe, hero: int, goal: Deliver) -> bool:
    """Who has one already looks for more where some are enough, as long as there is time to bring it home."""
    home = min((g.board.walk[g.space_of[hero]][to] for to in goal.where(g)), default=0)
    in_time = goal.deliver is not True and g.sun > 2 + home / 3
    return in_time and bool(_own_marker(g, hero, goal.hidden_in))


def _deliver(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Bring what one carries, or fetch what lies there."""
    assert isinstance(goal, Deliver)
    carries, lying = (hero, goal.marker) in g.tokens, spaces_of(g, goal.marker)
    looks = _still_hidden(g, goal) and (not carries or _looks_on(g, hero, goal))
    if looks and not (lying and hero in closest(g, walkers(g), lying, 1)):
        return _look_under(g, hero, goal.hidden_in)
    return _armed_first(g, hero, _work_at(g, goal.where(g) if carries else spaces_of(g, goal.marker), ""))


def _store(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Fill up where such markers lie, or where one that hides them is to be turned; then bring what one has."""
    assert isinstance(goal, Bring)
    kind, place = goal.marker, goal.where(g)
    done, needed = goal.progress(g)
    # Who may carry any number brings the first at once: of such things there are few.
    have, most = g.tokens.get((hero, kind), 0), MARKER[kind].most or 1
    on_the_way = sum(g.tokens.get((other, kind), 0) for other in g.heroes)
    home = min((g.board.walk[g.space_of[hero]][to] for to in place), default=0)
    source = _source(g, hero, goal) if have < most and done + on_the_way < needed else ()
    if have and (not source or g.sun <= 1 + home / 3):
        return _work_at(g, place, "")
    if not source:
        pull = 0.5 * weights(g)["pull-place"] if MARKER[kind].most else 0.2 * weights(g)["pull-gather"]
        return Mission("defend", place, pull=pull, search=3.0)
    found = _work_at(g, source, "")
    found.search = 1.0 if MARKER[kind].most else 0.0
    return found


def _source(g: Lnoe, hero: int, goal: Bring) -> tuple[int, ...]:
    """Where a Hero goes for more: the nearest place with some that others leave to them."""
    kinds = [goal.marker, *(row.id for row in MARKER.values() if "turned-by-searching" in row.does)]
    lying = [row for row in g.markers if row.kind in kinds]
    spots = [(row.space,) if row.space >= 0 else g.board.buildings[row.building].spaces for row in lying]
    left = [spaces for spaces in spots if not set(spaces) & set(goal.where(g))]
    most = MARKER[goal.marker].most or 1
    waiting = [other for other in walkers(g) if g.tokens.get((other, goal.marker), 0) < most]
    return _own_share(g, hero, waiting, left)


def _bring_in(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Lead an Ally there, or fetch one who is nobody's; where there is nobody to bring, hold out."""
    assert isinstance(goal, Inside)
    place = goal.where(g)
    if side_of(goal.of) == "heroes":
        return _go(g, hero, goal)
    if hero in g.led:
        return _work_at(g, place, "")
    lone = [ally for ally in models(g, goal.of) if ally not in g.led.values()]
    left = [(g.space_of[ally],) for ally in lone if g.space_of[ally] not in place]
    own = _own_share(g, hero, [other for other in g.heroes if other not in g.led], left) if place else ()
    return _work_at(g, own, "") if own else defend(g, hero)


def _hunker(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """The Heroes divide into the chosen buildings; each goes to a wall that is still open, then stays inside."""
    assert isinstance(goal, Hunker)
    houses = goal.chosen(g)
    if not houses:
        return Mission("survive", search=3.0)
    near = {
        house: sum(_steps_to(g, other, house) < _steps_to(g, hero, house) for other in g.heroes) for house in houses
    }
    house = min(houses, key=lambda house: (near[house] * len(houses) // len(g.heroes), _steps_to(g, hero, house)))
    spaces, missing = g.board.buildings[house].spaces, g.missing_walls(house)
    touched = walls_touched(g.board)
    open_walls = tuple(space for space in spaces if missing & set(touched[space]))
    found = Mission("hunker", open_walls or spaces, pull=weights(g)["pull-place"], search=1.0)
    found.stand = weights(g)["stand-place"]
    found.walls = missing
    found.keeps = outer_walls(g.board)[house] if not missing else frozenset()
    return found


def _steps_to(g: Lnoe, hero: int, building: int) -> tuple[int, int]:
    """How far a Hero has to walk into a building; no two are equally far."""
    walk = g.board.walk[g.space_of[hero]]
    return min(walk[space] for space in g.board.buildings[building].spaces), hero


def _look(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Each goes where a marker lies and looks for it there, to one that nobody nearer goes to."""
    assert isinstance(goal, Find)
    return _look_under(g, hero, goal.marker)


def _look_under(g: Lnoe, hero: int, kind: str) -> Mission:
    """Where there are few Heroes for many markers, there is the less time to arm."""
    places = _own_marker(g, hero, kind)
    each = -(-sum(one.kind == kind for one in g.markers) // max(1, len(walkers(g))))
    needed = ROUNDS_EACH * each + ROUNDS_BACK
    found = _armed_first(g, hero, _work_at(g, places, "") if places else Mission("survive"), needed)
    found.looks = True
    return found


def _own_marker(g: Lnoe, hero: int, kind: str) -> tuple[int, ...]:
    """Where the marker of a kind lies that this Hero goes to, if there is one that nobody nearer goes to.

    Who carries something has to get home with it and is no longer reckoned with.
    """
    seekers = [one for one in walkers(g) if one == hero or not carried_by(g, one)]
    marks = [one for one in g.markers if one.kind == kind]
    left = [(one.space,) if one.space >= 0 else g.board.buildings[one.building].spaces for one in marks]
    return _own_share(g, hero, seekers, left)


def _own_share(g: Lnoe, hero: int, heroes: list[int], places: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The place that falls to a Hero when each goes to the nearest that nobody nearer goes to; () if there is none."""
    walk, waiting, left = g.board.walk, list(heroes), list(places)
    while left and waiting:
        _, one, spaces = min(
            (min(walk[g.space_of[other]][to] for to in spots), other, spots) for other in waiting for spots in left
        )
        if one == hero:
            return tuple(spaces)
        waiting.remove(one)
        left.remove(spaces)
    return ()


ROUNDS_EACH, ROUNDS_BACK = 3, 3
"""Rounds that it takes about to get to a marker and look there, and to bring back what was found."""


def _armed_first(g: Lnoe, hero: int, found: Mission, needed: int = 6) -> Mission:
    """Who has more time than is needed looks for a weapon on the way: the dead are waiting where it leads."""
    time = min(1.0, max(0.0, g.sun - needed) / PLENTY)
    found.search = max(found.search, arming(g, armed(g, hero)) * (1 + time))
    found.pull *= 1 - weights(g)["arm-first"] * time
    return found


PLENTY = 6
"""Rounds beyond what is needed that are all the time in the world."""


ERRANDS: dict[type[Goal], Callable[[Lnoe, int, Goal], Mission]] = {
    Kill: _kill,
    Learn: _kill,
    LayOut: _lay_out,
    Collect: _collect,
    Cover: _cover,
    SpendTurn: _spend_turn,
    Gather: _gather,
    Reach: _gather,
    Escape: _go,
    Hold: _go,
    Hunker: _hunker,
    Inside: _bring_in,
    Read: _read,
    Keep: _keep,
    Bring: _store,
    Outnumber: _go,
    Clear: _go,
    Find: _look,
    Plant: _plant,
    Deliver: _deliver,
    Wound: _break,
}
"""What can be worked at -> what a Hero does about it; for all other goals it is enough to hold out."""
