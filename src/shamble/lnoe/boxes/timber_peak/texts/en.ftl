# Timber Peak in words: cards, places, the scenarios.

box-timber-peak = Timber Peak (2012)

### The scenarios of Timber Peak.

scenario-blow-up-the-town = Blow Up the Town
    .story = There is no getting rid of them, so the town has to go. Somebody wired a detonator to the fountain; now it needs something to set off.
    .objective = Plant explosives in one building on each of the four outer boards: a Hero in a building uses the Move Action to discard an Explosive, or one marker of it. No Fire item is needed, and a board whose buildings are all destroyed needs none. Then end a Hero turn with a Hero at the Detonator, before the sun goes down.
    .zombies = Kill 2 Heroes, or keep the town standing until sundown.
reason-town-blown-up = the town blows up

scenario-learn-to-survive = Learn to Survive
    .story = Nobody in Timber Peak was born a fighter. Whoever learns fastest will see the morning.
    .objective = Gain 6 Upgrades in the course of the game. Each wound a Hero deals brings a token of Experience; an Upgrade costs 3, and 1 more for each the Hero has. What a Hero starts with does not count, and what is lost still does.
    .zombies = Gain 4 Upgrades at 3 Experience each, kill 3 Heroes, or let the sun go down.
reason-heroes-learnt = the Heroes have learnt to survive
reason-zombies-learnt = the dead have learnt faster

scenario-mountain-of-the-dead = Mountain of the Dead
    .story = Four generators keep the lights on over Timber Peak. If they go quiet, nothing will keep the dead out any more.
    .objective = Hold out until the sun track runs out. Before the game you place 4 Generators in buildings, one in each; a building with one is safe from Lights Out and Taken Over.
    .zombies = Destroy 3 of the Generators, or kill 3 Heroes. New Zombies come every turn.
scenario-radio-for-help = Radio for Help
    .story = The radio would reach somebody, if it were whole and the power stayed on. What it needs lies somewhere in town, under one of eight numbers.
    .objective = Find the Tools and the Repair Parts: two dice say which of the eight number counters they are, and a Hero gives up a search to turn the counter of the building. Win with both in the Sound Booth at the end of a Hero turn. All Heroes start in the Radio Station, and one Generator stands in its Sound Booth.
    .zombies = Destroy the Generator, kill 3 Heroes, or let the sun go down. A Zombie beside a Generator without a Hero attacks it and damages it with a Fight Die of 5 or 6; the second damage destroys it.
reason-generators-destroyed = the generators are destroyed
reason-held-out = the Heroes hold out until morning
reason-radio-repaired = the radio works and help is on its way

### The special rules of Timber Peak.

special-generators = Generators
    .text = The Heroes place so many Generators in buildings, one in each. Zombies may attack one where no Hero stands; while it runs, Lights Out and Taken Over do not count in its building.
special-radio-station = Radio Station
    .text = The Radio Station lies in the centre instead of the Town Center.

### The Heroes of Timber Peak and what they can do.

hero-alice = Alice
    .title = Diner Waitress
hero-nikki = Nikki
    .title = Bush Pilot

ability-always-on-the-go = Always on the Go
    .text = With a 1 or a 2 for movement she may take a second Move Action with the same roll.
ability-pilot = Pilot
    .text = She starts with a Signal Flare from the Hero deck.
ability-rescue-gear = Rescue Gear
    .text = She discards an item to heal a wound of herself or of a Hero with her, except during a fight. Or, when a Zombie card is played, once for each card: on 3+ it is canceled.
mode-rescue-gear-heal = heal a wound
mode-rescue-gear-cancel = cancel the card on 3+

### The cards of Timber Peak: the name as printed, the effect in our words.

## Hero deck: items

card-bandages = Bandages
    .text = It comes with 3 markers. At any time except during a fight, remove one: a Hero in your space heals one wound. Discard it with the last one.
card-crate-of-dynamite = Crate of Dynamite
    .text = It comes with 3 markers. With a Fire item, remove one for a ranged attack at a space within 2: each Zombie there is killed on 2+, each Hero on 5+. Where an Explosive is asked for, one marker will do, or the empty crate.
card-fuel-can = Fuel Can
    .text = It comes with 3 markers. Remove one during your move to put a Gas Marker in your space or an adjacent one, or to keep a Chainsaw that would be discarded. Where Gasoline or an Explosive is asked for, one marker will do, or the empty can.
card-hand-axe = Hand Axe
    .text = Combat Bonus, once a fight: roll one more Fight Die. Then it breaks on 1. Or throw it in a ranged attack at one Zombie within 2: on 3+ it takes a wound; discard the axe.
card-pick-axe = Pick Axe
    .text = Combat Bonus: each natural 6 you roll kills the Zombie at once. After each use it breaks on 1-2.
card-pistol = Pistol
    .text = Ranged attack at one Zombie within 3: on 4+ it takes a wound. You may fire it twice in one attack. If the die shows 1 it is out of ammo, discard it.
card-police-shotgun = Police Shotgun
    .text = It comes with 3 markers. Ranged attack at a space within 2: each Zombie there takes a wound on 3+. Each shot removes a marker; discard it with the last one.

## Hero deck: events

card-heros-grit = Hero’s Grit
    .text = When a Hero without a Heroic card is about to take a wound, roll a die: on 3+ it is prevented and this remains in play on that Hero. Discard it in a fight of theirs to re-roll any of their Fight Dice.
mode-heros-grit-reroll-own-dice = discard it: re-roll Fight Dice
card-miles-the-blast-miner = Miles, the Blast Miner
    .text = At any time except during a fight, choose an outdoor space: each Zombie in it is killed on 2+, each Zombie next to it takes a wound on 5+. Or take an Explosive from the Hero discard pile for one of your Heroes.
mode-miles-the-blast-miner-last-blow = blow up an outdoor space
mode-miles-the-blast-miner-fetch = take an Explosive
card-samantha-radio-dj = Samantha, Radio DJ
    .text = At any time: shuffle the whole Hero discard pile, this card too, into the Hero deck. Or cancel a Zombie card that is being played.
mode-samantha-radio-dj-shuffle-back = shuffle the discard pile in
mode-samantha-radio-dj-cancel = cancel the card

## Zombie deck

card-blinding-rage = Blinding Rage
    .text = While the Zombies move: one Zombie moves D6 spaces in place of its normal move, and hunger does not drive it.
card-clawing-strike = Clawing Strike
    .text = Fight card: the Zombie rolls one more Fight Die. Each natural 6 of it takes away the Hero’s highest Fight Die, but never the last one.
card-dragging-meat = Dragging Meat
    .text = While the Zombies move: up to D3 Zombies move one space more this turn.
card-fire = Fire!
    .text = At the start of a Zombie turn: a fire starts in a space next to a Zombie.
card-haunted-memories = Haunted Memories
    .text = At the start of a Zombie turn, on a Hero. Remains in play: no Townsfolk event helps that Hero, who loses the whole turn on a 1 for movement.
card-infected = Infected
    .text = When a Zombie has wounded a Hero: once all wounds of that fight are taken, that Hero is infected. From then on each time they are wounded they take one more wound on 1-2; infected a second time, they turn.
card-jagged-teeth = Jagged Teeth
    .text = Fight card: the Zombie rolls one more Fight Die, and if it wins with doubles it is one more wound.
card-outsider = Outsider
    .text = At the start of a Zombie turn, on a Hero. Remains in play: that Hero is Strange, and no event of another player may be played on them.
card-pulled-away = Pulled Away
    .text = Fight card: if the Zombie wins, the Hero also loses an item of your choice.
card-spilled-gas = Spilled Gas
    .text = Play it at once and roll a random building: put a Gas Marker in any space of it.
card-spreading-flames = Spreading Flames
    .text = At the start of a Zombie turn: a fire starts in the space of a Zombie. Or choose a fire that has burned since an earlier turn: on 3+ it spreads where you like.
mode-spreading-flames-start = a fire under a Zombie
mode-spreading-flames-spread = a fire spreads on 3+
card-terror-at-timber-peak = Terror at Timber Peak
    .text = Play it at once: draw 2 Zombie cards. Remains in play: you hold 6 cards.
card-theyre-coming-from-the = They’re Coming From the...
    .text = Play it at once and roll a random building: put D3 Zombies from your pool into different spaces of it. They may not move this turn.
card-trapped = Trapped!
    .text = At the start of a Zombie turn, on a Hero in a building: that Hero may not leave the building until your next turn.
card-unrelenting-attack = Unrelenting Attack
    .text = When a Zombie has been fended off: it fights the same Hero, or attacks the same Generator, again at once.
card-vicious-attack = Vicious Attack
    .text = Fight card: if the Zombie wins, it is 2 wounds in place of 1.
card-youve-gotta-be-kidding = You’ve Gotta be Kidding!
    .text = When a Hero has rolled for movement, made a break test, or hit with a die of a ranged attack: that die is rolled again.
mode-youve-gotta-be-kidding-slow = the movement roll
mode-youve-gotta-be-kidding-break-test = the break test
mode-youve-gotta-be-kidding-unkillable = the die that hit

### Boards, buildings and named places of Timber Peak.

board-radio-station = Radio Station
board-tp-bookstore-gym-school = Book Store, Gym and High School
board-tp-bowling-tavern = Bowling Alley and Tavern
board-tp-diner-power = Diner and Power Relay Station
board-tp-hardware-hospital-police = Hardware Store, Hospital and Police Station
board-tp-lumber-trailer-mill = Lumber Yard, Office Trailer and Saw Mill
board-tp-refinery-train = Refinery and Train Station

building-book-store = Book Store
    .text = In place of drawing a card with a search, look at the top three Hero cards: take an event among them and put the others back in any order.
building-bowling-alley = Bowling Alley
building-hardware-store = Hardware Store
building-lumber-yard = Lumber Yard
    .text = A Hero inside barricades with a movement of 3 or more.
building-office-trailer = Office Trailer
building-power-relay-station = Power Relay Station
    .text = A Hero inside rolls one more Fight Die, unless the lights are out or it is Taken Over.
building-radio-station-east = Radio Station, east wing
building-radio-station-west = Radio Station, west wing
building-refinery = Refinery
building-saw-mill = Saw Mill
building-tavern = Tavern
building-tp-diner = Diner (Timber Peak)
building-tp-gym = Gym (Timber Peak)
building-tp-high-school = High School (Timber Peak)
building-tp-hospital = Hospital (Timber Peak)
building-tp-police-station = Police Station (Timber Peak)
building-train-station = Train Station

area-break-room = Break Room
area-humming-wires = Humming wires
    .text = A Hero inside rolls one more Fight Die, unless the lights are out or it is Taken Over.
area-railroad-track = Railroad Track
area-reception = Reception
area-sound-booth = Sound Booth
area-storage = Storage
area-timber-stacks = Timber stacks
    .text = A Hero inside barricades with a movement of 3 or more.
area-weather-room = Weather Room

marker-blaze = the fire
marker-detonator = Detonator
marker-generator = Generator
marker-infected = Infected
marker-new-fire = New fire
marker-repair-parts = Repair parts
marker-planted-explosives = Planted explosives
marker-tools = Tools
building-radio-station = Radio Station

option-pick-up-top-event = Look through the top three Hero cards for an event

hero-ed-baker = Ed Baker
    .title = Lumberjack
hero-jake-cartwright-survivor = Jake Cartwright
    .title = Woodinvale Survivor
hero-sally-survivor = Sally
    .title = Woodinvale Survivor
hero-sheriff-anderson-survivor = Sheriff Anderson
    .title = Woodinvale Survivor
ability-jack-of-all-trades = Jack of All Trades
    .text = He starts with an Upgrade from a deck of his choice; it counts for the price of further ones.
ability-long-term-survivor = Long Term Survivor
    .text = Upgrades cost him one Experience less. The Zombie card Outsider lies on him from the start.
ability-lucky-defense = Lucky Defense
    .text = Once in each of her fights the Zombie re-rolls one Fight Die of her choice.
ability-natural-leader = Natural Leader
    .text = In place of a search, for 2 Experience, any card of the Hero discard pile.
ability-survivor = Survivor
    .text = At any time, for 2 Experience, she plays a Heroic event of the discard pile on herself.
ability-woodinvale-survivor = Survivor
    .text = Starts with a Police Shotgun, and the Zombie card Haunted Memories lies on him.
card-fast-learner = Fast Learner
    .text = Except during a fight: a Hero gains 2 Experience, or pays 1 less for an Upgrade bought now.
mode-fast-learner-learn = 2 Experience
mode-fast-learner-cheaper = an Upgrade for 1 less
card-guilty-conscience = Guilty Conscience
    .text = Start of the Zombie turn, remains in play on a Hero, who spends no Experience. It goes when the Hero discards 2 Experience for that.
mode-guilty-conscience-atone = discard 2 Experience
card-rookie-mistake = Rookie Mistake
    .text = Before the dice of a fight: a Hero without Upgrades rolls one Fight Die fewer in it.

### Upgrades.

deck-melee-upgrades = Melee Upgrades
deck-ranged-upgrades = Ranged Upgrades
deck-special-upgrades = Special Upgrades
deck-zombie-upgrades = Zombie Upgrades

card-ammo-conservation = Ammo Conservation
    .text = A gun that would be discarded or lose a marker is kept on 5+. Boost 2: on 4+.
card-beyond-reason = Beyond Reason
    .text = Once: when a Zombie would lose a fight, the Hero re-rolls all Fight Dice first.
card-brawling = Brawling
    .text = A Fight card used against the Hero is canceled on 5+. Boost 2: on 4+.
card-breakdown = Breakdown
    .text = Once: a Hero discards an Upgrade of the own choice; one who has none loses all Experience.
card-concussion = Concussion
    .text = Once: a Hero just wounded in a fight loses the next Move Action.
card-counterattack = Counterattack
    .text = After a lost fight roll a die: on 5+ the Zombie takes a wound too. Boost 2: on 4+.
card-demolitions-expert = Demolitions Expert
    .text = Explosives need no Fire item, and those the Hero throws hurt the Hero only on 6. Boost 2: once in the game an explosive is kept on 4+.
card-eagle-eye = Eagle Eye
    .text = One more space of range with ranged weapons. Boost 2: the Hero also sees through one forest space or the edge of a wall.
card-end-of-the-line = End of the Line
    .text = Once: Heroes play no events until the turn ends.
card-every-man-for-himself = Every Man For Himself
    .text = Once: one of two or more Heroes in a space takes a wound.
card-first-aid = First Aid
    .text = In place of the Move Action the Hero heals a wound of the own or of a Hero in the space. Boost 2: at the end of each Hero turn another Hero there heals one for nothing.
card-grave-danger = Grave Danger
    .text = Once: a Zombie takes none of the wounds it is about to take.
card-handy = Handy
    .text = Builds and reinforces barricades with a movement of 3 or more. Boost 2: two Reinforcement markers at once.
card-instinct-to-feed = Instinct to Feed
    .text = Remains in play: a Zombie may take a second step if it leads into the space of a Hero.
card-intuition = Intuition
    .text = A wound is ignored on a 6. Boost 3: on 5+.
card-iron-resolve = Iron Resolve
    .text = When the Hero would be killed, a 5+ prevents it; a second Infected marker goes too. Boost 3: on 4+.
card-killer-instinct = Killer Instinct
    .text = A Zombie beaten with a natural 6 is killed. Boost 3: so is one beaten by 2 or more.
card-knockback = Knockback
    .text = A Zombie that is beaten and survives may be shoved up to two spaces. Boost 2: it is also hit on 5+.
card-limitless-dead = Limitless Dead
    .text = Remains in play: at the end of a Zombie turn, for 2 Experience, D6 more standard Zombies come.
card-lock-pick = Lock Pick
    .text = Locked Doors do not stop the Hero, who takes their markers away in passing. Boost 1: nor those who act after the Hero this turn.
card-mistrust = Mistrust
    .text = Once: for a round Heroes exchange nothing, and players play no events on Heroes of others.
card-natural-leader = Natural Leader
    .text = Once in the game, in place of a search, any card of the Hero discard pile. Boost 2: again for 2 Experience each time.
card-point-blank = Point Blank
    .text = One more to hit in the own space. Boost 2: such a hit kills.
card-quick-draw = Quick Draw
    .text = The ranged attack may come before the Move Action. Boost 3: one before it and one after.
card-resourceful = Resourceful
    .text = Once a turn draw one more Hero card and keep one. Boost 2: every time.
card-steady-aim = Steady Aim
    .text = One more to hit with guns for who has not moved this turn. Boost 2: always.
card-strong-arm = Strong Arm
    .text = One more Fight Die when alone in a space with two Zombies or more. Boost 3: one more in every fight.
card-tough = Tough
    .text = Once a turn the Hero wins a fight on a tie. Boost 3: in every fight.
card-track-star = Track Star
    .text = One more space for a move that begins outdoors. Boost 2: for every move.
card-trick-shot = Trick Shot
    .text = Once a turn a die that missed may be re-rolled. Boost 2: every one of them.
card-weapon-training = Weapon Training
    .text = One more on the break tests of hand weapons. Boost 2: once in a fight with one, re-roll a Fight Die.
mode-first-aid-heal = in place of the Move Action
mode-first-aid-for-free = at the end of the turn

### The rules that the box brings, by their numbers.

rule-10-3-6 = The space of the antenna stops sight that would cross its red border.
    .title = The antenna
rule-10-5 = In place of a ranged attack a Hero may discard a Fire item to start a fire in a space next to the own one. An ability that counts as such an item cannot be discarded.
    .title = Starting a fire
rule-11-5 = Whoever deals a wound gains a token for it. Wounds that nobody dealt, or that one dealt to oneself, give none.
    .title = Experience
rule-11-6-2 = A Hero with this marker rolls a die with a wound and takes one more on 1 or 2. That is once for each source, and the further wound asks for no die.
    .title = Infected
rule-11-6-2-1 = With a second marker the Hero becomes a Zombie Hero at once.
    .title = Infected twice
rule-11-6-2-2 = Nothing infects a generator.
    .title = Generators are not infected
rule-12-1 = A new fire lies with its plain side up; the other side has arrows, and such a fire spreads.
    .title = Fire markers
rule-12-1-1 = Fires stop no sight, no search and no fight.
    .title = Fire hides nobody
rule-12-1-2 = There is never more than one fire in a space.
    .title = One fire in a space
rule-12-1-3 = When all markers are in use, whoever starts a new fire takes one with arrows from elsewhere; in the Fire Phase the Zombie player does.
    .title = No more fires than markers
rule-12-2 = A fire that starts lies there as a new one.
    .title = How a fire starts
rule-12-2-1 = No fire starts in or spreads into a destroyed building, the antenna or the space of the truck.
    .title = Where nothing burns
rule-12-3 = Who is where a fire starts, who enters a fire and who ends a move in one rolls a die. A Hero takes a wound on 4 or more, a Zombie or a generator on 5 or more.
    .title = Who is burnt
rule-12-3-1 = With a fire in every space a building is destroyed, and its fires go out.
    .title = A building burns down
rule-12-4 = A marker shows it; nobody enters such a building any more.
    .title = Destroyed buildings
rule-12-4-1 = A Hero inside is pushed to a space next to it that is not destroyed, or two spaces away where there is none.
    .title = Heroes get out
rule-12-4-3 = A Zombie inside is killed; one that survives it is moved out by its player.
    .title = Zombies are crushed
rule-12-4-5 = Cards and fires on it go. What the scenario is about there, or a number counter, comes to another random building.
    .title = What lay on it
rule-13-4 = Heroes gain Experience during the game and buy Upgrades with it.
    .title = Heroes learn
rule-13-4-1 = A Hero gains one for each wound dealt to a Zombie, as many as there are.
    .title = A token for a wound
rule-13-4-2 = A wound that is prevented or ignored gives no token.
    .title = Prevented wounds
rule-13-4-3 = Nobody learns from what cards, or a fire that a Zombie walks into, do to it.
    .title = Wounds by other things
rule-13-5 = At any time a Hero may buy an Upgrade for 3 tokens, and 1 more for each Upgrade and Advanced Ability that the Hero has.
    .title = Upgrades
rule-13-5-1 = The Hero names one of the decks, Melee, Ranged or Special, and has its top card, face up beside the sheet.
    .title = Which Upgrade
rule-13-5-2 = What cancels or takes Hero cards does nothing to Upgrades and Advanced Abilities.
    .title = They are no Hero cards
rule-13-6 = At any time the Hero may pay for the Boost of an Upgrade, which is in effect from then on.
    .title = Boosts
rule-13-6-1 = A second copy of an Upgrade, or the ability of that name on the sheet, gives the Boost for nothing.
    .title = The same one twice
rule-14-6-2-4 = A generator nearby keeps no Zombie from getting a weapon.
    .title = Generators do not matter
rule-14-9 = The Zombies gain Experience during the game and buy Upgrades with it.
    .title = Zombies learn
rule-14-9-1 = All Zombies together gain one for each wound that they deal to a Hero, a generator or somebody of the town.
    .title = A token for a wound
rule-14-9-2 = A wound that is prevented gives no token.
    .title = Prevented wounds
rule-14-9-3 = What Heroes do to themselves, by an explosive, by exertion or as a price, gives no token.
    .title = Heroes who hurt themselves
rule-14-10 = At any time the Zombies may buy the top Zombie Upgrade for 3 tokens, always at this price; it belongs to all of them.
    .title = Upgrades of the Zombies
rule-14-10-1 = Most of them are used once, at any time unless they say otherwise, and are then discarded.
    .title = Good for one use
rule-14-10-2 = What cancels Zombie cards does nothing to them.
    .title = They are no Zombie cards
rule-14-12 = Some cards and abilities cost the Zombies tokens; each says how many, and when.
    .title = Spending Experience otherwise
