# Blood in the Forest in words: cards, Heroes, places, the scenarios.

box-blood-in-the-forest = Blood in the Forest (2013)

### Kinds of models.

model-behemoth = Behemoth { $number }
model-feral-dead = Feral Dead { $number }

kind-of-model-behemoth = Zombie Behemoth
    .text = Moves D3 spaces, rolls two Fight Dice, has three Health boxes and ignores any wound on 4+. When it wins a fight, each natural 6 on its dice is one wound more.
kind-of-model-feral-dead = Feral Dead
    .text = Moves two spaces. A Hero whom it beats must fight it again at once, until it loses or the Hero is dead.

kind-place-zombie-behemoth = Where does the Behemoth come?
kind-place-zombie-feral-dead = Where does the Feral Dead come?
option-buy-behemoth = A Zombie Behemoth, 6 Points and 3 Experience
option-buy-feral-dead = A Feral Dead, 2 Points and 1 Experience
bought-behemoth = a Zombie Behemoth
bought-feral-dead = a Feral Dead

### Special rules.

special-zombie-champions = Zombie Champions
    .text = Feral Dead and Zombie Behemoths, one use each: they cost Spawn Points, which may be saved for them, and Experience. Once: 3 and 1 of them; twice: all. In return each Hero starts with a card for each time, unless they are always there.

## -- boards

special-airfield = Airfield
    .text = The airfield is the middle of the town.
special-forest-only-board = Forest Only Board
    .text = There is no town: the Forest Center, four straight boards and the four forest boards.
special-forest-ring = Forest Ring
    .text = Forest boards lie all round the town, on 18 by 18 spaces.
special-town-ring = Town Ring
    .text = Four more town boards and four strips of grass lie all round the town.

board-airfield = Airfield
board-bf-old-cabin = Old Cabin
board-bf-ranger-station = Ranger Station and Mine Shaft
board-bf-straight-1 = Straight board 1, forest
board-bf-straight-1-grass = Straight board 1, grass
board-bf-straight-2 = Straight board 2, forest
board-bf-straight-2-grass = Straight board 2, grass
board-bf-straight-3 = Straight board 3, forest
board-bf-straight-3-grass = Straight board 3, grass
board-bf-straight-4 = Straight board 4, forest
board-bf-straight-4-grass = Straight board 4, grass
board-bf-thrashers-mill = Thrasher's Mill
board-bf-tower-relay = Tower Relay
board-forest-center = Forest Center

building-mine-shaft = Mine Shaft
building-old-cabin = Old Cabin
building-ranger-station = Ranger Station
building-thrashers-mill = Thrasher's Mill
building-tower-relay = Tower Relay
building-bf-old-cabin-forest-1 = Cabin Woods
building-bf-old-cabin-forest-2 = Wolf Den
building-bf-old-cabin-forest-3 = Crooked Pines
building-bf-ranger-station-forest-1 = Ranger Woods
building-bf-ranger-station-forest-2 = Owl Copse
building-bf-straight-1-forest-1 = Fern Gully
building-bf-straight-1-forest-2 = Ash Stand
building-bf-straight-2-forest-1 = Birch Stand
building-bf-straight-2-forest-2 = Fox Covert
building-bf-straight-3-forest-1 = Old Growth
building-bf-straight-3-forest-2 = Bramble Patch
building-bf-straight-4-forest-1 = Hunter's Wood
building-bf-straight-4-forest-2 = Silent Pines
building-bf-thrashers-mill-forest-1 = Mill Woods
building-bf-thrashers-mill-forest-2 = Gallows Grove
building-bf-thrashers-mill-forest-3 = Black Hollow
building-bf-tower-relay-forest-1 = Relay Woods
building-bf-tower-relay-forest-2 = Deer Brake
building-bf-tower-relay-forest-3 = Cliff Foot

area-airfield = Airfield
area-clearing = Clearing
area-runway = Runway

### Cards and Heroes.

## Hero deck

card-bear-trap = Bear Trap
    .text = During your move, discard it to set a trap in your space: the first Zombie to enter stops there and is hit on 3+; then the trap is gone.
card-climbing-rope = Climbing Rope
    .text = The bearer, or another Hero in the same space, may cross the Cliff Wall as one space of movement. Discard it: the bearer moves through one wall, or leaves a fight before any die is rolled.
mode-climbing-rope-climb = through a wall
mode-climbing-rope-cancel-fight = leave the fight
card-emergency-radio = Emergency Radio
    .text = Once in a Hero turn, discard the top Hero card, look at the next two and put them back in any order. Or discard the radio: take a Townsfolk event from the Hero discard pile.
mode-emergency-radio-listen = look at the next cards
mode-emergency-radio-fetch = discard it for a Townsfolk event
card-frank-forest-ranger = Frank, Forest Ranger
    .text = Cancel a fight outdoors or in a forest. Or, at any time: until the turn ends one Hero sees through forests and adds 1 to ranged attacks.
mode-frank-forest-ranger-cancel-fight = cancel the fight
mode-frank-forest-ranger-aim = a Hero aims better
card-hunting-bow = Hunting Bow
    .text = Range 4, no gun. One Zombie is hit on 4+, on 3+ if either of you stands in a forest. Roll after the shot: on 1 or 2 discard it.
card-hunting-knife = Hunting Knife
    .text = Combat Bonus: one more on one of your Fight Dice. It does not count against the weapons you may carry. Breaks on 1.
card-hurst-survivalist = Hurst, Survivalist
    .text = At any time except during a fight: a Hero draws a Survival Tactics or a Unique Items card. Or a Hero heals a wound and is rid of an Infected marker.
mode-hurst-survivalist-draw = a card of a Survival deck
mode-hurst-survivalist-heal = heal
card-prayer-book = Prayer Book
    .text = Comes with 3 Faith markers. In your fight, remove one to roll one more Fight Die, two if you are Holy; discard it with the last one.
card-trail-map = Trail Map
    .text = Your movement is one more if you start in a forest or on a forest board. Discard it when a random building was rolled: it is rolled anew.
mode-trail-map-reroll-building = roll the building anew

## Zombie deck

card-blood-in-the-forest = Blood in the Forest
    .text = Play it at once. Remains in play: Zombies in a forest roll one more Fight Die, and may move two spaces if they start there.
card-chewing-through = Chewing Through
    .text = Fight card: wounds from this Zombie in this fight cannot be prevented. Against a generator, one more on each of its Fight Dice.
card-dark-forest = Dark Forest
    .text = At the end of a Zombie turn: put D6 Zombies from your pool into different forest spaces without Heroes. Where there is no forest, D3 on Spawning Pits.
card-hungry-for-brains = Hungry for Brains
    .text = Fight card: one more Fight Die for each wound the Hero already has, three at most.

## Heroes

hero-agent-carter = Agent Carter
    .title = FBI
ability-agent = Agent
    .text = He starts with a Pistol.
ability-hunt-for-information = Hunt for Information
    .text = Where he could search, he may instead discard the top three Hero cards and draw two.
hero-sister-ophelia = Sister Ophelia
    .title = Reformed nun
ability-dark-past = Dark Past
    .text = When she kills a Zombie in a fight, she heals a wound on 4+.
ability-redemption = Redemption
    .text = In a fight of hers she may take a wound: on 3+ the fight is canceled.

marker-bear-trap = Bear trap

kind-choose-top-card = Which of the two cards comes first?
event-cured = { $who } is rid of an Infected marker.
event-caught = { $who } steps into the bear trap.
event-roll-redemption = { $who } rolls { $dice } for redemption.
event-roll-solace = { $who } rolls { $dice } to heal.
event-roll-trap = { $who } in the trap: { $dice }; 3+ hurts.

### Salvage and its scenario.

scenario-salvage-mission = Salvage Mission
    .story = The plane came down on the old airfield, and it will not leave empty. What it came for is somewhere out there, in town or in the woods.
    .objective = A die says which: bring 3 Supplies to the Airplane, or both Survivors, or find and kill the Super Behemoth; in each case with 2 Heroes at the Airplane in the end; you win at once. All Heroes start there. Who ends a move where a Salvage Token lies may turn it.
    .zombies = Kill 2 Heroes (3 if they hunt the Behemoth), or let the sun go down. New Zombies come every turn; six Feral Dead wait in the woods, and those that are killed come again.
reason-supplies-flown-out = the supplies are on board
reason-survivors-flown-out = the survivors are on board
reason-largest-of-the-dead-slain = the largest of the dead is slain

mission-pit-stop = Pit Stop
mission-distress-call = Distress Call
mission-zombie-hunt = Zombie Hunt

special-salvage-tokens = Salvage Tokens
    .text = Sixteen tokens lie face down, two on each town board and one on each forest board. A Hero who ends a move there may turn one: supplies, a survivor, a free search, nothing, or worse.

model-super-behemoth = Super Behemoth
kind-of-model-super-behemoth = Super Behemoth
    .text = A Zombie Behemoth with five Health boxes.

marker-airplane = Airplane
marker-salvage = Salvage
marker-supplies = Supplies

kind-choose-champion = Something huge waits in the dark. Who comes?
event-mission = The mission: { $mission }.
event-roll-mission = The die for the mission: { $dice }.
event-salvaged-nothing = { $who } finds nothing.
event-salvaged-supplies = { $who } finds supplies.
event-salvaged-free-search = { $who } finds something that is worth a search.
event-salvaged-survivor = { $who } finds a survivor.
event-salvaged-zombie-attack = A Zombie may be waiting for { $who }!
event-salvaged-zombie-champion = { $who } stands before something huge!

### Zombie Upgrades.

card-overcome-by-fear = Overcome By Fear
    .text = Once, at any time: until the next Zombie turn a Hero rolls one Fight Die fewer and may not enter spaces with Zombies.
mode-overcome-by-fear-weaken = frighten a Hero
card-secretly-bitten = Secretly Bitten
    .text = Once, at any time: an Infected marker on a Hero with a wound.
mode-secretly-bitten-infect = infect a Hero
card-starving-dead = Starving Dead
    .text = Standard Zombies add 1 to their highest Fight Die against a Hero with a wound.
card-youll-only-make-them-mad = You’ll Only Make Them Mad!
    .text = Once, when a Hero has wounded a Zombie: another Zombie moves up to D6 spaces towards that Hero.
mode-youll-only-make-them-mad-walk = another Zombie comes

### The scenarios of Blood in the Forest.

scenario-escape-in-the-plane = Escape in the Plane
    .story = A small plane waits on the runway with an empty tank. Somebody can fly it; nobody knows the way over the mountains.
    .objective = Turn number counters in place of a search until you find the Flight Plans: a die says which of the six they are. A Hero at the Airplane uses the Move Action to discard Gasoline, or one marker of a Fuel Can, and fuels it up. Win as soon as 2 Heroes are at the Airplane, one of them a Pilot and one with the Flight Plans. Two random Heroes are Pilots, and whoever is one anyway.
    .zombies = Kill 3 Heroes, or all Pilots, or let the sun go down.
reason-pilots-killed = nobody is left who can fly
reason-plane-escaped = the plane takes off
option-fuel-up = Fuel up the plane
event-fuelled-up = { $who } fuels up the plane.
event-chosen-pilot = { $who } can fly.
objective-fuel-up = { $done ->
        [0] the plane has no fuel yet
       *[other] the plane is fuelled up
    }

scenario-lost-in-the-woods = Lost in the Woods
    .story = Night over the camp, and no way back. One of the rangers lost a transponder out there; at the relay tower it would call for help.
    .objective = Find the Radio Transponder: eight number counters lie on the two boards farthest from the Tower Relay, and a die says which it is. A Hero gives up a search to turn one, in the woods too. Win as soon as it and 2 Heroes are in the Tower Relay. All Heroes start at the Camp Site, where they may search.
    .zombies = Kill 3 Heroes, or let the sun go down. You begin with three dice of Zombies anywhere but in the middle, one in a space, and new ones come every turn.
reason-transponder-at-the-relay = the relay calls for help

marker-camp-site = Camp Site
marker-flight-plans = Flight Plans
marker-pilot = Pilot
marker-radio-transponder = Radio Transponder

### The rules that the box brings, by their numbers.

rule-3-2-4 = It takes the place of the Town Center where the scenario says so.
    .title = The Airfield board
rule-3-2-7 = It is the centre board of the forest, used where the scenario says so.
    .title = The Forest Center
rule-3-2-9 = Four narrow boards with trees on one side and grass on the other, for rings and for the forest.
    .title = Straight boards
rule-3-3-4-1 = They need not be used, and take a second Zombie only when every other pit has one.
    .title = Yellow pits
rule-3-3-6 = A space full of trees is a Forest Space, and so is that of the mill.
    .title = Forest Spaces
rule-3-3-6-1 = Every model in a Forest Space rolls one more Fight Die.
    .title = Fights in the forest
rule-3-3-6-2 = One sees into and out of a Forest Space, not through it.
    .title = The forest hides
rule-3-3-6-3 = A Forest Space with numbers can be rolled or chosen as a building, but nobody searches there.
    .title = Forest with numbers
rule-3-3-8 = Some forest boards have buildings of a single space.
    .title = Buildings of one space
rule-3-3-8-1 = Each of their sides and corners is a wall and a door at once. So one enters, and sees in and out, from all around, but not through them.
    .title = They are buildings like others
rule-3-3-10-3 = Nobody crosses its red edge, but sight does.
    .title = The cliff
rule-3-4-2 = A further die says which ring the board is in: the inner one on 1 to 3, the outer one on 4 to 6.
    .title = Random buildings in a ring
rule-3-4-3 = They are never rolled, but can be chosen.
    .title = Numbers on straight boards
rule-3-4-4 = The dice name the L-boards as usual; the straight boards can only be chosen.
    .title = Random buildings in the forest
rule-5-3-2 = L-boards of the forest may be drawn among those of the town if the players like.
    .title = Forest boards in town
rule-5-3-3 = Most scenarios may be played with a ring of forest round the town.
    .title = A ring of forest
rule-5-7-3 = Two Behemoths and six Feral Dead stand ready, each for one use.
    .title = The pool of Champions
rule-10-3-2 = One sees into a Forest Space and out of it, not through it.
    .title = Sight in the woods
rule-10-3-7 = One sees across the cliff as if it were no wall.
    .title = The cliff
rule-12-3-2 = A building of a single space is destroyed when its fire comes up with a 6 in the Fire Phase, in place of spreading.
    .title = Houses of one space
rule-14-5 = Behemoths and Feral Dead are stronger than other Zombies and cost Experience besides.
    .title = Zombie Champions
rule-14-5-1 = A Champion costs Spawn Points and Experience.
    .title = What a Champion costs
rule-14-5-1-1 = Whoever spawns may lay Spawn Points on the sheet of a Champion, never more than it costs; they stay there until it comes.
    .title = Saving for a Champion
rule-14-5-1-2 = With the points paid and the Experience, it comes to a pit as other new Zombies do, also in the turn in which the points were laid down.
    .title = A Champion comes
rule-14-5-1-3 = As many as there are figures may be in play at once.
    .title = How many Champions
rule-14-5-2 = A Champion that is killed is out of the game.
    .title = Champions come once
rule-14-5-3 = Each kind has abilities of its own.
    .title = What Champions can do
rule-14-5-3-1 = It moves D3 spaces, rolls two Fight Dice and has three Health boxes. If it wins, each natural 6 of its own is one more wound. It ignores any wound on 4 or more.
    .title = Behemoths
rule-14-5-3-2 = It moves two spaces. A Hero whom it has beaten fights it again at once, until it loses or the Hero is dead.
    .title = Feral Dead
rule-14-8-1-2 = A yellow pit need not be used. It takes a second Zombie only when every pit, red or yellow, has one.
    .title = Yellow pits
rule-16-6-3 = The Airfield takes the place of the Town Center.
    .title = The Airfield in the centre
rule-16-6-5 = The forest lies all around the town.
    .title = Forest Ring
rule-16-6-5-1 = Round the usual boards lie the four L-boards of the forest, at the corners, and the four straight boards with their trees up.
    .title = Laying the Forest Ring
rule-16-6-5-2 = Heroes draw from the Hero deck there.
    .title = Searching in the Forest Ring
rule-16-6-7 = The Forest Center, the four straight boards and the four L-boards of the forest; only where the scenario says so.
    .title = Forest Only
rule-16-6-11 = Hidden tokens that some missions are about.
    .title = Salvage Tokens
rule-16-6-11-1 = They lie face down on random buildings and numbered Forest Spaces, as the scenario says.
    .title = Laying Salvage Tokens
rule-16-6-11-2 = A Hero who ends a move there may turn one for nothing: supplies, a survivor, a search, nothing, a Zombie or a Champion.
    .title = Turning Salvage Tokens
