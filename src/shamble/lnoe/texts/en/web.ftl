### Last Night on Earth at the browser table.

web-turn = { $turn ->
        [heroes] Hero turn
       *[zombies] Zombie turn
    }
web-phase = { $round ->
        [0] Set-up
       *[other] Round { $round } · { $turn ->
            [heroes] Hero turn
           *[zombies] Zombie turn
        }
    }

## Moments in which cards may be played, as a list of what is passed

window-zombie-turn-start = the start of the Zombie turn
window-before-zombies-move = before the Zombies move
window-zombies-moving = while the Zombies move
window-zombie-turn-end = the end of the Zombie turn
window-before-raid = before an attack on a generator
window-raid = in an attack on a generator
window-building-rolled = when a random building is rolled
window-fended-off = when a Zombie is fended off
window-hero-turn-start = the start of the Hero turn
window-hero-activates = before a Hero acts
window-hero-turn-end = the end of the Hero turn
window-move-rolled = after a roll for movement
window-at-the-door = at a door
window-fight-begins = before a fight
window-six-rolled = when a 6 is rolled
window-fight = in a fight
window-zombie-beaten = when a Zombie is beaten
window-card-played = when a card is played
window-about-to-wound = before a wound
window-hero-wounded = after a wound
window-break-test = when a weapon may break
window-killed-by-gun = when a gun has killed

## The table

web-scenario = Scenario
web-scenario-others = { $count ->
        [one] one other to choose from
       *[other] { $count } others to choose from
    }
web-length = { $rounds } rounds, about { $minutes } minutes
web-heroes = Heroes
web-choose-heroes = Choose up to four, or none for a random team.
web-boards = Boards
web-choose-boards = Choose four, clockwise from the top left, or none for a random town.
web-campaign = Campaign: { $done } of { $of } games played
web-campaign-kept = got through with { $cards }
web-campaign-survived = got through with empty hands
web-campaign-lost = did not get through
web-campaign-next-game = Another Hero goes out alone next.
web-campaign-next-scenario = { $left ->
        [one] Now comes a whole scenario, with the one Hero who is left.
       *[other] Now comes a whole scenario, with the { $left } Heroes who are left.
    }
web-campaign-next-lost = Nobody got through: the campaign is over.
web-campaign-go-game = The next game
web-campaign-go-scenario = To the last scenario
web-campaign-plays-on = Play on with this campaign
web-campaign-choose-game = It goes on with the scenario of its games: choose that one below.
web-campaign-choose-scenario = It goes on with any whole scenario: choose one below.
web-campaign-forget = Give the campaign up
web-switch-as-printed = Scenarios and dots as their boxes print them
web-switch-extra-turns = Rounds more or fewer
web-switch-black-zone-from = A Hero turns while the sun is at least here (99: never)
web-switch-last-hero-rule = A player never stays without a Hero
web-switch-explosive-death-turns = A Hero killed by an explosive may turn
web-switch-hunger-first = Hungry Zombies move first
web-switch-hunger-for-townsfolk = Zombies hunger for people of the town too
web-switch-discard-open = Discard piles are open
web-switch-heroes-lost = Dead Heroes that lose the game (0: as the scenario says)
web-switch-zombie-hand = Zombie cards in hand
web-switch-hero-fight-dice = Fight Dice of a Hero
web-switch-locked-door-permanent = A locked door stays locked
web-switch-barricades-from-outside = Walls are barricaded from outside too
web-switch-zombies-may-spare = A Zombie alone with an Ally need not attack
web-switch-doors-each-time = Doors for each time of Extra Doors
web-switch-grave-dead-in-spawn-roll = Grave Dead count when it is rolled for new Zombies
web-switch-horde-models = A Horde of 21
web-switch-horde-models-red = takes the red Zombies, and nothing else uses them
web-switch-horde-models-any = goes with Grave Dead and Plague Carriers
web-switch-balance-dots = Scenarios give dots to buy special rules with
web-switch-always-rules = Some special rules are in every game (Grave Dead)
web-switch-reduced-hero-deck = A Hero deck of 65 cards
web-switch-redraw-search-cards = Nobody starts with a card that is to be found
web-switch-movement-roll = Movement roll
web-switch-movement-roll-optional = first the choice, then the roll
web-switch-movement-roll-mandatory = first the roll, then the choice
web-switch-hero-death = A dead Hero
web-switch-hero-death-removed = is out of the game
web-switch-hero-death-black-zone = turns while the sun is high or if it was a player’s last
web-switch-hero-death-always = turns, and a new Hero comes
web-switch-pinch-points = Between touching corners of buildings
web-switch-pinch-points-blocked = nobody passes
web-switch-pinch-points-agility-test = who passes an Agility Test
web-switch-pinch-points-students = Students pass
web-switch-pinch-points-two-health = Heroes of two Health boxes or fewer pass
web-switch-spawn-model = New Zombies
web-switch-spawn-model-simple = may be held back
web-switch-spawn-model-points = are Spawn Points and must be used
web-switch-board-option = The boards
web-switch-board-option-standard = a town of four boards
web-switch-board-option-forest-mixed = forest boards among the town's
web-switch-board-option-forest-ring = the town in a ring of forest
web-switch-board-option-town-ring = the town in a larger town
web-switch-board-option-forest-only = nothing but forest
web-switch-missing-start = A Hero whose start is not on the board
web-switch-missing-start-centre = starts in the centre, with a card
web-switch-missing-start-choice = chooses: the centre with a card, or a random building without
web-switch-extra-zombie-control = Of two Zombie players, a Zombie Hero belongs
web-switch-extra-zombie-control-killer = to the one who killed
web-switch-extra-zombie-control-alternate = to either by turns
web-switch-barricades = Barricades
web-switch-barricades-off = off
web-switch-barricades-scenario = by scenario
web-switch-barricades-on = on
web-switch-survival-decks = Unique Items, Survival Tactics
web-switch-survival-decks-off = off
web-switch-survival-decks-scenario = by scenario
web-switch-survival-decks-on = on
web-switch-combining = Combining items
web-switch-combining-off = off
web-switch-combining-on = on
web-switch-grave-dead-table = The ability of Grave Dead is rolled
web-switch-grave-dead-table-d6 = with one die, as their box says
web-switch-grave-dead-table-d36 = with two dice, as the Complete Rulebook says
web-switch-experience = Experience and Upgrades
web-switch-experience-off = off
web-switch-experience-heroes = only the Heroes
web-switch-experience-zombies = only the Zombies
web-switch-experience-on = on
web-switch-fire-rules = Fire
web-switch-fire-rules-off = off
web-switch-fire-rules-on = on
web-switch-fire-limit = Fires at once at most
web-switch-gas-fire = Exploding gas leaves
web-switch-gas-fire-spreads-twice = a fire that spreads twice at once
web-switch-gas-fire-new-fire = a new fire
web-switch-grave-weapons = Grave Weapons
web-switch-grave-weapons-off = off
web-switch-grave-weapons-scenario = by scenario
web-switch-grave-weapons-on = on
web-switch-champions = Zombie Champions
web-switch-champions-off = off
web-switch-champions-scenario = by scenario
web-switch-champions-on = on
web-switch-champion-pool = Champions there are
web-switch-champion-pool-scenario = as the scenario says
web-switch-champion-pool-full = all
web-switch-zombie-players = Zombie players
web-switch-zombie-players-0 = by the table of 2007
web-switch-zombie-players-1 = one
web-switch-zombie-players-2 = two
web-sun = The sun stands at { $sun } of { $rounds }
web-street = Street
web-woods = Woods
web-map = the whole board
web-barricade = { $count ->
    [0] Barricade
    [1] Barricade with 1 Reinforcement marker
   *[other] Barricade with { $count } Reinforcement markers
}
web-barricade-effect = A Zombie needs 4+ to get through; each Reinforcement marker must be torn off first
web-barricade-price = To barricade this wall: in place of moving, with 4 or more for movement, from a space that touches it; or for a wound after the move
web-edge-in = Zombies come in here
web-edge-out = Zombies who get here leave the board: count them
web-hero-here = { $wounds ->
        [0] { $hero }, unhurt
        [one] { $hero }, 1 wound of { $health }
       *[other] { $hero }, { $wounds } wounds of { $health }
    }
web-zombies-here = { $count ->
        [one] 1 Zombie
       *[other] { $count } Zombies
    }
web-pit-here = spawning pit
web-optional-pit-here = a pit that need not be used
web-generator = { $damage ->
    [0] Generator, undamaged
   *[other] Generator, damaged: once more destroys it
}
web-fire-old = fire, in the next Fire Phase out on { $out } or less and spreading on 5 or 6
web-fire-new = new fire, it spreads only after the next Fire Phase
web-building-line = { $building }: numbers { $numbers }, pick-up { $card }
web-health = { $left } of { $health } health left
web-dead = dead
web-acted = has acted
web-fight = Fight
web-roll = Roll
web-roll-movement = Movement
web-roll-spawn-check = More Zombies?
web-roll-spawn = New Zombies
web-roll-break = Does it break?
web-roll-ranged = Shot
web-roll-cancel = Does it hold?
web-roll-card = Card
web-roll-escape = Escape?
web-roll-explosion = Explosion
web-roll-generator = Generator
web-roll-infected = Infected
web-roll-burning = In the fire
web-roll-fire = Fire
web-roll-fire-direction = A fire’s way
web-roll-light = Through the fire
web-roll-hide = Hidden?
web-roll-out-of-ammo = Out of ammo?
web-roll-random-building = Which building?
web-roll-shamble = Shamble
web-roll-starting-zombies = Zombies at the start
web-roll-zombie-hero-move = Zombie Hero moves
web-roll-hero-fight = Hero
web-roll-zombie-fight = Zombie
web-splash-killed = Splat!
web-splash-wounded = Crunch!
web-killed-zombies = Zombies killed
web-killed-heroes = Heroes lost
web-pool = Zombies left in the pool
web-spawn-tokens = Spawn Points saved for { $what }: { $count }
web-piles = Piles
web-hero-deck = Hero deck: { $count }
web-other-deck = { $deck }: { $count }
web-zombie-deck = Zombie deck: { $count }
web-may-be-found = { $deck }: what may still be found ({ $count })
web-all-discards = { $deck }: discards ({ $count })
web-combined = combined with
web-discards = Last discard
web-in-play = In play
web-townsfolk = Townsfolk
web-won-heroes = The Heroes live
web-won-zombies = The town is lost
web-rounds-played = Rounds
web-left-in-deck = Hero cards left
web-statistics = The night in numbers
web-stat-health = Health
web-stat-kills = Kills
web-stat-fights = Fights won
web-stat-wounds = Wounds
web-stat-searches = Searches
web-stat-steps = Steps
web-stat-dice-heroes = Fight Dice of the Heroes
web-stat-dice-zombies = Fight Dice of the Zombies
web-stat-cards = { $seat }: { $drawn } cards drawn, { $played } played
coach-lnoe-welcome = It is the last hour of the night. You lead two Heroes; the dead are a bot. Reach your goal before the sun is down and the town is saved. Whatever you can do lies in the bar below and glows on the board.
coach-lnoe-place-hero = Every Hero starts somewhere. Choose one of the glowing spaces.
coach-lnoe-activate-hero = The Heroes act one after another, in any order you like. Choose one by the face or in the bar. The hearts show how much a Hero can still take.
coach-lnoe-move-action = First the Hero moves or searches. In a building, searching draws a card, and a good weapon is worth a walk: the gym’s door is just north of Billy. In the open, roll to move.
coach-lnoe-move-hero = Golden spaces are one step away, blue ones within your roll: choose any of them, or drag the Hero there. Doors are the way through walls. Stop whenever you like. Entering a space with a Zombie ends the move.
coach-lnoe-exchange = Heroes in one space may hand items to each other. Choose done when you are happy.
coach-lnoe-ranged-attack = With a gun you may shoot at what you can see. Rest on a target and the line of sight appears.
coach-lnoe-fight = A fight. You roll two dice, the Zombie one; the best die counts, and a tie goes to the Zombie. Win with a pair and it is dead; otherwise it is only driven off. The bar shows your chances.
coach-lnoe-window = Here you may answer with a card or an ability, or pass. If such moments bore you, switch them off right here.
coach-lnoe-move-zombies = Zombies move one space and walk through walls. Choose a Zombie, then where it goes. A hungry one next to a Hero must go there.
coach-lnoe-place-zombie = New Zombies crawl out of the pits. Choose a pit.
coach-lnoe-discard-and-draw = Before you draw, you may throw one card away to make room.
coach-lnoe-end = That was the night. Watch it again, or start the next one.
coach-lnoe-wait = The dead take their turn. Watch the board; the log tells what happens and why.
task-lnoe-activate = wake a Hero
task-lnoe-move = roll and walk
task-lnoe-search = search a building
task-lnoe-shoot = fire a gun
task-lnoe-fight = fight a Zombie
task-lnoe-survive = live through their turn

## The stage: what happened, in a few words

stage-moved = { $who } moves.
stage-placed = { $who } is here.
stage-spawn = { $come ->
        [yes] More of them are coming this turn.
       *[no] No more of them come this turn.
    }
stage-played = { $side ->
        [zombies] The Zombies play { $card }.
       *[other] The Heroes play { $card }.
    }
stage-used = { $who }: { $what }
stage-canceled = { $card } comes to nothing.
stage-attacked = { $who } fires: { $card }
stage-missed = { $who } misses.
stage-searched = { $who } searches.
stage-found = { $who } finds { $card }.
stage-fight-card = { $who } fights with { $card }.
stage-drawn = You draw { $card }.
stage-found-hidden = { $who } finds something.
stage-broke = { $card } breaks.
stage-no-ammo = { $card } is empty.
stage-lost-turn = { $who } loses the turn.
stage-fight = { $result ->
        [kills] { $hero } kills { $zombie }.
        [holds] { $hero } drives { $zombie } off.
        [tie] A tie: { $zombie } wins against { $hero }.
       *[lost] { $zombie } beats { $hero }.
    }
stage-wounded = { $left ->
        [0] { $who } is hurt and falls.
        [one] { $who } is hurt: one heart left.
       *[other] { $who } is hurt: { $left } hearts left.
    }
stage-prevented = { $by } saves { $who }.
stage-healed = { $who } is better.
stage-killed = { $who } is dead for good.
stage-died = { $who } is dead.
stage-turned = { $who } rises again, and is one of them.
stage-marker = { $on ->
        [yes] { $marker }
       *[no] Gone: { $marker }
    }
stage-joins = { $who } comes to help.
web-score-zombies = Zombies killed: { $count }
web-score-heroes = Heroes lost: { $count }

## Choices that may be missing

web-missing-roll-movement = move
web-missing-search = search
web-missing-search-in = search: { $deck }
web-missing-build = barricade
web-missing-pick-up = pick-up
web-missing-attack = shot
web-missing-fight = fight
web-missing-give = exchange
web-missing-done = end of the step

## Special rules

web-special-rules = Special rules
web-special-text = Each rule is worth dots. As long as both sides have spent as many, the game stays fair; some scenarios give one side a few more.
web-special-in-game = Each side buys its rules when the game begins
web-special-dots = Dots for each side, besides what the scenario gives
web-special-now = Choose the rules now
web-special-bought = { $count ->
        [0] what the scenario gives
        [one] one dot each
       *[other] { $count } dots each
    }
web-special-needs = only with { $rules }
web-special-bars = not with { $rules }
web-special-none = none
web-special-neither = For neither side
web-special-even = Both sides are even.
web-special-uneven = { $side ->
        [heroes] { $count ->
            [one] One more dot for the Heroes would make it even.
           *[other] { $count } more dots for the Heroes would make it even.
        }
       *[zombies] { $count ->
            [one] One more dot for the Zombies would make it even.
           *[other] { $count } more dots for the Zombies would make it even.
        }
    }
web-dots-spent = { $spent } of { $count } dots
web-dots-even = { $count ->
        [0] Both sides are even.
        [one] One more dot makes it even.
       *[other] { $count } more dots make it even.
    }
web-surprise = Surprise us
web-surprise-text = Dice choose scenario, boards, Heroes and special rules.

## How to play, in ten drawings

how-last-night-on-earth-goal = What it is about
    .text = One night. The scenario says what the Heroes must do and what the dead want. The Sun Track counts the rounds: when it is out, it is over.
how-last-night-on-earth-round = A round
    .text = First the dead have their turn, then every Hero has one, in any order.
how-last-night-on-earth-move = A Hero moves
    .text = Roll a die: so many spaces, straight or diagonally. With a Zombie in the space the walk is over.
how-last-night-on-earth-doors = Walls and doors
    .text = Heroes go in and out by the doors, and never diagonally through one. The dead know no doors: they come through the walls.
how-last-night-on-earth-search = Or searches
    .text = In a building a Hero may search instead of moving: the top card of the deck, or what the building offers.
how-last-night-on-earth-cards = Cards
    .text = Items lie with the Hero who found them. Events stay hidden in hand until their moment comes. The dead have cards too.
how-last-night-on-earth-shoot = Shooting
    .text = After the move a Hero may attack with a ranged weapon what can be seen and reached. The card says what to roll.
how-last-night-on-earth-hunger = The hungry dead
    .text = Every Zombie moves one space. Next to a Hero it must go to the Hero, and it does not leave again.
how-last-night-on-earth-fight = A fight
    .text = Whoever shares a space fights: two dice against one, the highest counts, a tie is the Zombie’s. A win holds it off; a win with doubles kills it.
how-last-night-on-earth-wounds = Wounds
    .text = A lost fight is a wound. With the last heart the Hero is dead, and may rise again on the other side.
web-experience = { $count } Experience
web-upgrades = Upgrades
web-boosted = boosted
web-shop = Upgrades for Experience
web-shop-boost = Boost { $card }
web-shop-price = { $price } Experience
web-shop-short = { $count } short
web-shop-may-come = { $count } different cards may come
