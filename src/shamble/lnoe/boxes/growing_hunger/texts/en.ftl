# Growing Hunger in words: Heroes, cards, places, special rules.

box-growing-hunger = Growing Hunger (2008)

### The scenarios of Growing Hunger.

scenario-alone-in-the-dark = Alone in the Dark
    .story = One survivor, a handful of houses, no way to call for help. Whoever wants to see the morning has to fight through to it alone.
    .objective = Kill 6 Zombies before the sun goes down. You play one Hero on two boards; the Zombies have half of everything. Four such games make a campaign: whoever gets through keeps items and events for the scenario that follows.
    .zombies = Kill the Hero, or let the sun go down before 6 Zombies are killed.
reason-lone-death = the lone Hero is dead
reason-lone-escape = the lone Hero has fought a way out
scenario-burn-it-to-the-ground = Burn It to the Ground
    .story = They pour out of the old manor as if it had no floor. Four cans of gasoline and one flame would end it.
    .objective = Lay a Gas Marker on each of the four pits in the middle of the Manor House. Then a Hero who starts a turn in the house with a Fire item gives up that turn and survives the fights there, before the sun goes down.
    .zombies = Keep the Manor House standing until sundown, or kill 4 Heroes.
reason-manor-burned = the Manor House burns down
option-burn-down = Set the Manor House on fire with { $card }
objective-burn-down = Manor House set on fire: { $done } of { $needed }
scenario-plague-carriers = Plague Carriers
    .story = Seven of them are different: swollen, patient, full of whatever made the others rise. As long as one is left, it will never end.
    .objective = Kill all 7 Plague Carriers before the sun goes down. They have 2 Health boxes and 2 Fight Dice, wait in buildings and move only when a Hero is within 2 spaces. All Heroes start in the middle of town.
    .zombies = Keep one Plague Carrier until sundown, or kill 4 Heroes.
reason-carriers-killed = the last Plague Carrier is dead
scenario-zombie-apocalypse = Zombie Apocalypse
    .story = Tonight they do not only want the living. House after house goes down under the weight of the dead, and by morning there may be no town left.
    .objective = Keep the Zombies from destroying 6 buildings until the sun goes down. A building falls when there is a Zombie in every space of it and no Hero inside as the Zombies’ fights begin; Zombies placed in the same turn do not count. If no spawning pit is left, you win at once.
    .zombies = Destroy 6 buildings before the sun goes down, or kill 4 Heroes. The Zombies in a building that falls go back to the pool, and its pits are lost: without a pit you lose.
reason-pits-gone = no spawning pit is left
reason-town-ruined = the sixth building is destroyed
reason-town-stands = the town still stands when the night is over


### The Heroes of Growing Hunger and what they can do.

hero-amanda = Amanda
    .title = The Prom Queen
hero-kenny = Kenny
    .title = Supermarket Bag Boy
hero-rachelle = Rachelle
    .title = Detective Winters
hero-sam = Sam
    .title = The Diner Cook

ability-beautiful = Beautiful
    .text = A Male Hero in her space rolls one more Fight Die.
ability-brawling = Brawling
    .text = When a Fight card is used against him he may roll a die, once for each card: on 4+ it is canceled.
ability-clean-up-on-aisle-7 = Clean Up on Aisle 7
    .text = When he has beaten a Zombie he may take a wound or discard an item: the Zombie is killed without doubles.
mode-clean-up-on-aisle-7-wound = take a wound
mode-clean-up-on-aisle-7-item = discard an item
ability-hide = Hide
    .text = Before the dice of one of her fights are rolled she may roll a die: on 4+ the fight is canceled.
ability-intuition = Intuition
    .text = When she is about to take a wound she may roll a die, once for each wound: on a 6 it is ignored.
ability-on-duty = On Duty
    .text = She starts with a Revolver and a Flashlight from the Hero deck.

### The cards of Growing Hunger: the name as printed, the effect in our words.

## Hero deck: items

card-fence-post = Fence Post
    .text = Double-Handed: it counts as two weapons. Combat Bonus, once a fight: roll one more Fight Die. Or, if you used your Move Action to move, or to stay where you are, fight one Zombie in an adjacent space in your Fight step, walls or not; you take no wound if you lose. After each use it breaks on 1-2.
mode-fence-post-reach = reach into the next space
card-flashlight = Flashlight
    .text = You ignore Lights Out. Once in a search you may discard the card you have just drawn and draw another one.
card-garden-sheers = Garden Sheers
    .text = Double-Handed: it counts as two weapons. Combat Bonus, once a fight: two of your Fight Dice that differ by 1 count as doubles in this fight. Then it breaks on 1-2.
card-jumper-cables = Jumper Cables
    .text = Combat Bonus, once a fight, in a building without Lights Out or beside a vehicle: a Zombie you beat by 2 or more is killed. Then they break on 1-2.
card-monkey-wrench = Monkey Wrench
    .text = Combat Bonus, once a fight: re-roll one of your Fight Dice, or roll a die to discard a Zombie card in play on 5+. Then it breaks on 1-2.
mode-monkey-wrench-reroll-own-die = re-roll a die
mode-monkey-wrench-cancel-in-play = discard a card on 5+
card-rifle = Rifle
    .text = Ranged attack at one Zombie within 5: on 3+ it takes a wound. On a natural 6 one more Zombie in that space or an adjacent one takes a wound too, seen or not. If the die shows 1 the Rifle is out of ammo, discard it.
card-rosary = Rosary
    .text = You are Holy as long as you have it. Combat Bonus: discard it to cancel a Zombie’s Fight card that has not yet made dice roll.

## Hero deck: events

card-back-to-back = Back to Back
    .text = At any time: choose a space with two or more Heroes. All of them roll one more Fight Die this turn.
card-coach-packer = Coach Packer
    .text = One of these: cancel a fight, and its Zombie goes back to the pool, not killed; one that never goes back to a pool stays. Or, at any time: a Student rolls one more Fight Die this turn.
mode-coach-packer-cancel-fight = cancel the fight
mode-coach-packer-extra-die = one more Fight Die
card-courage = Courage
    .text = In the Hero turn, on a Hero before or during the move: for each space with Zombies that Hero enters this turn, one more Fight Die for the rest of the turn.
card-hopeful-discovery = Hopeful Discovery
    .text = In the Hero turn, for one of your Heroes: take a card that the scenario asks for from the Hero discard pile. Or look at the top five Hero cards, take one that the scenario asks for (any one if it asks for none) and shuffle the others back.
option-choose-effect-top-cards = Look at the top five Hero cards
card-lizzy-the-shopkeeper = Lizzy, the Shopkeeper
    .text = In the Hero turn, on a building. Remains in play: a Hero inside kills every Zombie they beat, without doubles.
card-rise-to-the-challenge = Rise to the Challenge
    .text = At any time, on a Hero in a space with two or more Zombies and without a Heroic card. Remains in play: one more Fight Die. Discard it in a fight of that Hero: the Zombie re-rolls all its Fight Dice.
mode-rise-to-the-challenge-zombie-rerolls = discard it: the Zombie re-rolls
card-t-bone-packer = ‘T-Bone’ Packer
    .text = One of these: a Hero rolls two more Fight Dice in this fight. Or, at any time except during a fight: push a Zombie out of a Hero’s space, up to two spaces.
mode-t-bone-packer-extra-die = two more Fight Dice
mode-t-bone-packer-drive-away = push a Zombie away

## Zombie deck

card-bitten = Bitten
    .text = When a Zombie has wounded a Hero, on that Hero. Remains in play: at the start of each Zombie turn roll a die; on a 1 the Hero takes a wound. Discard it when the Hero has no wound left after healing.
card-catfight = Catfight
    .text = At the start of a Hero turn: all Female Heroes in a space with two or more of them lose their turn and fight nobody there.
card-caught-off-guard = Caught Off-Guard
    .text = Fight card: choose an item of the Hero. It may not be used in this fight.
card-deadly-surprise = Deadly Surprise
    .text = At the start of a Zombie turn: put a Zombie from your pool into the space of a Hero outdoors. Or, when a Hero has drawn an item, roll a die: on 4+ it is discarded.
mode-deadly-surprise-place = a Zombie beside the Hero
mode-deadly-surprise-take-item = the item is discarded on 4+
card-despair = Despair
    .text = When a Hero event is played, roll a die: on 4+ it is canceled.
card-dont-go-in-the = Don’t Go In the...
    .text = Play it at once and roll a random building. Remains in play: the first Hero who enters the building meets a Zombie from your pool in that space and stops there; then discard it.
card-fighting-instincts = Fighting Instincts
    .text = Fight card: choose a hand weapon of the Hero. Its Combat Bonus works for the Zombie in this fight.
card-growing-hunger = Growing Hunger
    .text = Play it at once. Remains in play: each time a Zombie wounds a Hero you may move one other Zombie one space at once.
card-hysteria = Hysteria
    .text = At the start of a Zombie turn, on a Hero. Remains in play: when an event is played on that Hero, or on a card that lies on them, roll a die; on 4+ the event is canceled.
card-its-stuck = It’s Stuck!
    .text = When a hand weapon has passed its break test: it is discarded all the same. Its bonus still counts.
card-knocked-away = Knocked Away
    .text = When a Zombie has wounded a Hero: choose one of that Hero’s items; it is discarded.
card-legions-of-the-dead = Legions of the Dead
    .text = At the start of a Zombie turn: put D6 Zombies from your pool into different spaces that are neither with nor next to a Hero.
card-lets-split-up = Let’s Split Up
    .text = At the start of a Hero turn: this turn no Hero may end a move in a space with another Hero, and Heroes in the same space must use their Move Action to move if they can.
card-loner = Loner
    .text = At the start of a Zombie turn, on a Hero. Remains in play: that Hero may not end a move in a space with another Hero and exchanges no items. Discard it when no other Hero is on the same board at the start of a Hero turn.
card-nowhere-to-run = Nowhere To Run
    .text = At the start of a Zombie turn: until your next turn a Hero who enters a space next to a Zombie ends the move there.
card-scratch-and-claw = Scratch and Claw
    .text = Fight card: the Zombie re-rolls any of its Fight Dice, and may do so once more.
card-the-line-is-dead = The Line is Dead!
    .text = When a Hero searches or picks something up: that Hero finds nothing.
card-town-secrets = Town Secrets
    .text = At the start of a Zombie turn: no Townsfolk event may be played until your next turn. Or choose a Hero: the player discards a random event.
mode-town-secrets-silence = no Townsfolk events
mode-town-secrets-discard = a random event is discarded

### Boards, buildings and named places of Growing Hunger.

board-gh-antique-factory-library = Antique Shop, Factory and Library
board-gh-drug-post-supermarket = Drug Store, Post Office and Supermarket

building-antique-shop = Antique Shop
    .text = Instead of drawing with a search, shuffle up to two cards of the Hero discard pile back into the Hero deck.
building-drug-store = Drug Store
building-factory = Factory
building-library = Library
    .text = Instead of drawing with a search, reveal Hero cards until an event comes up; take it, and shuffle the others back.
building-post-office = Post Office
building-supermarket = Supermarket
    .text = Instead of drawing with a search, discard the top three Hero cards, then draw two and keep them.

area-freezer = Freezer
    .text = A room of the Supermarket behind a wall of its own.

option-pick-up-shuffle-back = Shuffle up to two discarded cards into the Hero deck
option-pick-up-first-event = Look for an event
option-pick-up-ransack = Discard three cards, then draw two

### Kinds of models and markers of Growing Hunger.

model-grave-dead = Grave Dead { $number }
model-plague-carrier = Plague Carrier { $number }

kind-of-model-very-rotten = Very Rotten
    .text = They ignore a wound on 4+, but for one by an explosive.
kind-of-model-brainthirsty = Brainthirsty
    .text = They have two Health boxes.
kind-of-model-freshly-dead = Freshly Dead
    .text = They move D3 spaces.
kind-of-model-ravenous = Ravenous
    .text = They roll one more Fight Die.
kind-of-model-pack-mentality = Pack Mentality
    .text = They may be spawned into any space with a Zombie.
kind-of-model-carrier = Carrier
    .text = A Hero they wound turns on 5+; it may be canceled like a Zombie card, even after the roll.
kind-of-model-plague-carrier = Plague Carrier
    .text = Two Health boxes, two Fight Dice. Hunger drives it from two spaces away, and it moves in no other way.

marker-destroyed = Destroyed
marker-exploration = Exploration
marker-free-search = Free Search

kind-place-zombie-grave-dead = Where do the Grave Dead rise?
option-buy-grave-dead = One of the Grave Dead, 2 Points
bought-grave-dead = one of the Grave Dead
event-grave-dead = The Grave Dead of this game: { $ability }.
event-roll-grave-dead = { $who } rolls { $dice } for the Grave Dead.
event-roll-grave-dead-by-nobody = The dice choose the Grave Dead: { $dice }.
event-door = A new door: { $to }.
event-revealed = { $card } is revealed.
event-explored-free-search = { $who } finds something worth a search.
event-explored-surprise-attack = Zombies spring at { $who }!

kind-choose-grave-dead = Which ability do your Grave Dead have?
kind-choose-door = Where do you want another door?

### Special rules of Growing Hunger.

special-exploration-markers = Exploration markers
    .text = A hidden marker lies on every building without a Hero. A Hero who ends a move there may turn it over: mostly a free search, sometimes Zombies, once another Hero.
special-extra-doors = Extra doors
    .text = Before the game the Heroes put doors into walls of their choice.
special-free-search-markers = Free Search markers
    .text = A marker lies on every building without a Hero. A Hero who ends a move there may discard it to search at once.
special-grave-dead = Grave Dead
    .text = Seven Zombies of one use with an ability rolled at set-up; when Zombies are spawned, one of them may come in place of two.
special-well-stocked-buildings = Well Stocked Buildings
    .text = Who uses a building’s Pick Up may also take the named card out of the Hero deck, which is shuffled afterwards.
special-zombie-horde-21 = Zombie horde (21)
    .text = There are 21 Zombies in place of 14, and one more die is rolled for new ones.

### The rules that the box brings, by their numbers.

rule-5-6-5 = Where these special rules are in effect their random buildings are rolled before the Heroes are placed; none with a number counter.
    .title = Lights Out and Taken Over at set-up
rule-5-6-7 = With Free Search Markers one is laid on each building without a Hero when the Heroes have been placed.
    .title = Laying Free Search Markers
rule-5-7-2 = At set-up a die says which ability the Grave Dead of this game have; seven of them stand ready.
    .title = The pool of Grave Dead
rule-6-4-1-2 = A Hero who has moved, if only by staying, may use a marker on the building where the move ends.
    .title = The end of a move
rule-8-5-3-2 = Antique Shop: in place of drawing, up to two cards of the Hero discard pile are shuffled back into the deck.
    .title = Pick up: Antique Shop
rule-8-5-3-3 = Library: in place of drawing, Hero cards are revealed until an event comes up, which is taken; the others are shuffled back.
    .title = Pick up: Library
rule-8-5-3-4 = Supermarket: in place of drawing one card, the top three Hero cards are discarded, then two are drawn and kept.
    .title = Pick up: Supermarket
rule-9-1-1 = A Double-Handed item counts as two of the items that a Hero can carry.
    .title = Double-Handed items
rule-11-6-1-1 = A Hero whom a Carrier wounds turns on a 5 or 6; it can be canceled like a Zombie card, also after the roll.
    .title = Wounded by a Carrier
rule-14-2 = New Zombies are Spawn Points: a standard Zombie costs one, a Grave Dead two. They are used at once or lost.
    .title = Spawn Points
rule-14-4 = Grave Dead are Zombies with an ability that all of them share in a game.
    .title = Grave Dead
rule-14-4-1 = A Grave Dead comes in place of two Zombies.
    .title = What a Grave Dead costs
rule-14-4-2 = A Grave Dead that is killed is out of the game.
    .title = Grave Dead come once
rule-14-4-3 = A die at set-up says which ability they have.
    .title = Abilities of Grave Dead
rule-14-4-3-1 = Very Rotten: a wound is ignored on 4 or more, unless an explosive caused it.
    .title = Very Rotten
rule-14-4-3-2 = Brainthirsty: they have two Health boxes.
    .title = Brainthirsty
rule-14-4-3-3 = Freshly Dead: they move D3 spaces.
    .title = Freshly Dead
rule-14-4-3-4 = Ravenous: they roll one more Fight Die.
    .title = Ravenous
rule-14-4-3-5 = Pack Mentality: they may also come into any space with a Zombie.
    .title = Pack Mentality
rule-14-4-3-6 = Carrier: a Hero whom they wound turns on 5 or more; it can be canceled like a Zombie card.
    .title = Carrier
rule-14-8-2 = Such Grave Dead may also be placed in any space with a Zombie.
    .title = Where Pack Mentality comes
rule-16-2 = Special rules have a value in dots. Both sides may add rules of the same value to a scenario.
    .title = Dots
rule-16-3-2 = So many times the Heroes may put doors into walls at set-up: one each time, or two by the rules of the box.
    .title = Extra Doors
rule-16-3-2-1 = One dot for each time.
    .title = Price of Extra Doors
rule-16-3-5 = A Pick Up may also take the named card out of the Hero deck, which is shuffled then.
    .title = Well Stocked Buildings
rule-16-3-9 = One marker on each building without a Hero; the first Hero there after a move may search once more.
    .title = Free Search Markers
rule-16-3-9-1 = The marker is used after the Move Action and is gone; the Hero searches as usual.
    .title = Using a Free Search Marker
rule-16-3-9-2 = In the Manor House one lies in each of the rooms at its corners.
    .title = Free Search Markers in the Manor House
rule-16-3-10 = Every Hero starts with two more Hero cards, and so does one who joins later.
    .title = Two cards to start with
rule-16-4-2 = So many random buildings are dark from the start. The marker can be canceled like a Zombie card in play.
    .title = Lights Out
rule-16-4-2-1 = One dot for each.
    .title = Price of Lights Out
rule-16-4-3 = As before, but the Zombie player chooses the buildings.
    .title = Lights Out by choice
rule-16-4-3-1 = Two dots for each.
    .title = Price of Lights Out by choice
rule-16-4-12 = Seven more Zombies: the Zombies have 21 in all.
    .title = Horde of 21
rule-16-4-12-1 = The Zombies of the horde are standard Zombies.
    .title = The horde is standard
rule-16-4-12-2 = With a horde three dice are rolled for new Zombies.
    .title = The spawn roll of a horde
rule-16-6-10 = Markers on empty buildings hide a search, an ambush or a survivor.
    .title = Exploration Markers
rule-16-6-10-1 = One lies on each building without a Hero.
    .title = Laying Exploration Markers
rule-16-6-10-2 = A Hero who ends a move there turns it over.
    .title = Turning Exploration Markers
