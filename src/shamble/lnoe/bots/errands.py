"""What a Hero does about each word of an objective: where to go, and what a search is worth meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from shamble.lnoe.board.whole_walls import outer_walls, walls_touched
from shamble.lnoe.bots.cards import pursued
from shamble.lnoe.bots.carrying import deliver, look, look_under, store, under_counters
from shamble.lnoe.bots.look import blow_worth, quarry, urgency, usable_guns
from shamble.lnoe.bots.purpose import (
    Mission,
    armed,
    arming,
    by_all_means,
    can_throw,
    carriers,
    closest,
    defend,
    missing_cards,
    own_share,
    search_for,
    walkers,
    with_the_rest,
    work_at,
)
from shamble.lnoe.bots.turns_given import gather, plant, spend_turn
from shamble.lnoe.bots.weights import weights
from shamble.lnoe.content import SIDES
from shamble.lnoe.goal_finds import Keep, Read
from shamble.lnoe.goal_learning import Learn
from shamble.lnoe.goal_markers import Bring, Cover, Deliver, Find, Wound
from shamble.lnoe.goal_words import (
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
    models,
    side_of,
)
from shamble.lnoe.goals import Goal
from shamble.lnoe.rules.random_building import open_buildings
from shamble.lnoe.rules.survival import decks_in
from shamble.lnoe.state import Lnoe

# -- killing -----------------------------------------------------------------------------------------------


def _kill(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Arm first, then hunt; where only some count, go where they are."""
    weapons = armed(g, hero)
    time = min(1.0, g.sun / 8)
    targets = goal.where(g)
    if targets:
        return _stalk(g, hero, targets, arming(g, weapons) * time)
    if isinstance(goal, Kill) and goal.hidden_in:
        return look_under(g, hero, goal.hidden_in)
    late = isinstance(goal, Learn) and g.sun <= TIME_TO_HUNT
    return Mission("hunt" if weapons or late else "arm", search=arming(g, weapons) * time, hunts=weapons > 0 or late)


TIME_TO_HUNT = 5
"""The sun from which on those go out to kill as well who have found no weapon."""


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


# -- cards -------------------------------------------------------------------------------------------------


def _lay_out(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """The later it is, the more a search is worth."""
    done, needed = goal.progress(g)
    hurry = 0.5 + 2.0 * (needed - done) / (g.sun + 1)
    found = search_for(g, goal.wants()[0], hurry)
    found.why = "lay-out"
    return found


def _collect(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Find the cards, then bring them; who has some of them looks for the last ones on the way."""
    cards, places = goal.wants()[0], goal.where(g)
    if missing_cards(g, goal) or not places:
        found = search_for(g, cards)
        if places and _nearly_collected(g, hero):
            found.targets, found.pull = places, ON_THE_WAY * weights(g)["pull-place"] * urgency(g)
        return found
    return _go(g, hero, goal) if hero in carriers(g, cards) else Mission("survive", search=3.0)


def _nearly_collected(g: Lnoe, hero: int) -> bool:
    """Whether a Hero has something that is collected and hardly anything is missing: it wears out while one waits."""
    wanted = [goal for goal in pursued(g) if isinstance(goal, Collect)]
    has_some = any(carried(g, hero, goal.cards) for goal in wanted)
    return has_some and sum(missing_cards(g, goal) for goal in wanted) <= THE_LAST_ONES


THE_LAST_ONES = 2
"""So few cards are found in time for those who bring the others."""
ON_THE_WAY = 0.8
"""What a step towards the place is worth then, as a part of what it is once all are found."""


def _read(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Look for Records where their deck is searched."""
    (cards,) = goal.wants()
    found = search_for(g, cards)
    lying = {
        g.content.kinds[copy].deck for deck in g.deck.values() for copy in deck if fits(g.content.kinds[copy], cards)
    }
    houses = [b for b in open_buildings(g) if lying & set(decks_in(g, b))]
    found.targets = tuple(space for b in houses for space in g.board.buildings[b].spaces)
    found.pull = weights(g)["pull-place"] / 2
    found.looks = True
    return found


def _keep(g: Lnoe, hero: int, goal: Goal) -> Mission:
    return search_for(g, goal.wants()[0])


# -- places ------------------------------------------------------------------------------------------------


def _cover(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Who has the card goes where no marker lies yet; using it there is worth it by itself."""
    assert isinstance(goal, Cover)
    places = goal.where(g)
    if not places:
        return search_for(g, goal.using)
    if hero in carriers(g, goal.using):
        return work_at(g, places, goal.using)
    return under_counters(g, hero, goal.using)


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
    found = work_at(g, places, "")
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
        return by_all_means(work_at(g, tuple(g.space_of[other] for other in others), ""))
    if g.sun > LAST_CHANCE and not shoots:
        return Mission("arm", search=weights(g)["search-cards"])
    found = work_at(g, goal.where(g), "")
    if shoots:
        found.away, found.search = OUT_OF_HARM, weights(g)["search-armed"]
    return found


LAST_CHANCE, OUT_OF_HARM = 4, 2
"""The sun from which on a thing is struck with bare hands, and how far away it does no harm."""


def _bring_in(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """Lead an Ally there, or fetch one who is nobody's; where there is nobody to bring, hold out."""
    assert isinstance(goal, Inside)
    place = goal.where(g)
    if side_of(goal.of) == "heroes":
        return _go(g, hero, goal)
    lone = [ally for ally in models(g, goal.of) if ally not in g.led.values()]
    left = [(g.space_of[ally],) for ally in lone if g.space_of[ally] not in place]
    if hero in g.led:
        return _lead_home(g, hero, place, left)
    own = own_share(g, hero, [other for other in g.heroes if other not in g.led], left) if place else ()
    if not own:
        return defend(g, hero)
    found = work_at(g, own, "")
    found.pull *= WHILE_THEY_ARE_FEW
    # A low roll brings nobody far: in a building it is better spent on a card.
    found.search = arming(g, armed(g, hero))
    return found


WHILE_THEY_ARE_FEW = 1.5
"""How much more a step is worth to who goes for somebody: the dead become more each turn, and all arm there."""


def _lead_home(g: Lnoe, hero: int, place: tuple[int, ...], left: list[tuple[int]]) -> Mission:
    """Who has found somebody inside stays to arm, beside those who have nobody yet, as long as there is time."""
    house = g.board.building[g.space_of[hero]]
    if g.sun <= TIME_TO_GO or house < 0 or g.space_of[hero] in place:
        return work_at(g, place, "")
    spaces = tuple(g.board.buildings[house].spaces)
    alone = tuple(at for (at,) in left if at in spaces)
    found = Mission("arm", alone or spaces, pull=weights(g)["pull-place"])
    found.search = WELL_ARMED * arming(g, armed(g, hero))
    found.stand = weights(g)["stand-place"]
    return found


TIME_TO_GO, WELL_ARMED = 6, 2.0
"""The sun at which it is time to take somebody home through the dead, and how much more a weapon is worth before."""


def _hunker(g: Lnoe, hero: int, goal: Goal) -> Mission:
    """The Heroes divide into the chosen buildings; each goes to a wall that is still open, then stays inside."""
    assert isinstance(goal, Hunker)
    houses = goal.chosen(g)
    if not houses:
        return Mission("survive", search=3.0)
    house = _own_house(g, hero, houses)
    spaces, missing = g.board.buildings[house].spaces, g.missing_walls(house)
    touched = walls_touched(g.board)
    open_walls = tuple(space for space in spaces if missing & set(touched[space]))
    found = Mission("hunker", open_walls or spaces, pull=weights(g)["pull-place"], search=1.0)
    found.stand = weights(g)["stand-place"]
    found.walls = missing
    found.keeps = outer_walls(g.board)[house] if not missing else frozenset()
    return found


def _own_house(g: Lnoe, hero: int, houses: list[int]) -> int:
    """The building that falls to a Hero when all divide evenly, whoever has the shortest way first."""
    waiting, room = list(g.heroes), dict.fromkeys(houses, -(-len(g.heroes) // len(houses)))
    while True:
        _, one, house = min((_steps_to(g, other, house), other, house) for other in waiting for house in room)
        if one == hero:
            return house
        waiting.remove(one)
        room[house] -= 1
        if not room[house]:
            del room[house]


def _steps_to(g: Lnoe, hero: int, building: int) -> int:
    """How far a Hero has to walk into a building."""
    walk = g.board.walk[g.space_of[hero]]
    return min(walk[space] for space in g.board.buildings[building].spaces)


ERRANDS: dict[type[Goal], Callable[[Lnoe, int, Goal], Mission]] = {
    Kill: _kill,
    Learn: _kill,
    LayOut: _lay_out,
    Collect: _collect,
    Cover: _cover,
    SpendTurn: spend_turn,
    Gather: gather,
    Reach: gather,
    Escape: _go,
    Hold: _go,
    Hunker: _hunker,
    Inside: _bring_in,
    Read: _read,
    Keep: _keep,
    Bring: store,
    Outnumber: _go,
    Clear: _go,
    Find: look,
    Plant: plant,
    Deliver: deliver,
    Wound: _break,
}
"""What can be worked at -> what a Hero does about it; for all other goals it is enough to hold out."""
