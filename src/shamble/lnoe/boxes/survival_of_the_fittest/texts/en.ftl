# Survival of the Fittest in words: cards, decks, special rules.

box-survival-of-the-fittest = Survival of the Fittest (2010)

### The cards of Survival of the Fittest: the name as printed, the effect in our words.

## Hero deck: items

card-double-barreled-shotgun = Double-Barreled Shotgun
    .text = Ranged attack at a space within 1: each Zombie there takes a wound on 2+. Then roll a die: on 1-3 the shotgun is out of ammo, discard it.
card-hammer-and-nails = Hammer and Nails
    .text = You barricade with 3 or more for movement, and reinforce with two markers at once. Combat Bonus, once a fight: add 1 to one of your Fight Dice. Then it breaks on 1-3.
card-sledgehammer = Sledgehammer
    .text = Double-Handed: it counts as two weapons. Combat Bonus, once a fight: roll two more Fight Dice. Then it breaks on 1. Or, in place of moving: a Reinforcement marker or a Locked Door that you touch goes.
mode-sledgehammer-open-door = break a locked door open
mode-sledgehammer-reinforcement = knock a Reinforcement marker off

## Hero deck: events

card-ammo-stockpile = Ammo Stockpile
    .text = Play Immediately on a random building. As a Pick Up there a Hero takes a Gun or Ammo from the Hero discard pile. After each use roll a die: on 1-2 discard this card.
card-fuel-stockpile = Fuel Stockpile
    .text = Play Immediately on a random building. As a Pick Up there a Hero takes Gasoline, a Fuel Can or a Fire item from the Hero discard pile. After each use roll a die: on 1-3 discard this card.
card-medical-stockpile = Medical Stockpile
    .text = Play Immediately on a random building. As a Pick Up there a Hero takes a First Aid card from the Hero discard pile, or heals a wound. After each use roll a die: on 1-2 discard this card.
card-tool-stockpile = Tool Stockpile
    .text = Play Immediately on a random building. As a Pick Up there a Hero takes a Hand Weapon from the Hero discard pile. After each use roll a die: on 1-2 discard this card.
card-working-together = Working Together
    .text = Play in the Hero turn on two Heroes in a space who have still to act: both roll for movement now and use the better die. Or two Heroes in a space put two Reinforcement markers on a barricade that they touch.
mode-working-together-movement = the better of two dice
mode-working-together-reinforce = reinforce

## Zombie deck

card-angry-dead = Angry Dead
    .text = Sacrifice: discard two other Zombie cards. At the start of the Zombie turn: until your next turn every Zombie rolls one more Fight Die.
card-closing-in = Closing In
    .text = Sacrifice: three Zombies on the board go back to the pool. At the start of the Zombie turn: choose a board; each Zombie there rolls a die and may move as many spaces now.
card-hopeless = Hopeless
    .text = Sacrifice: discard one of your cards in play. At the start of the Zombie turn: every Hero card in play is canceled, and each Hero player discards an event.
card-hungry-dead = Hungry Dead
    .text = Sacrifice: three Zombies on the board go back to the pool. At the start of the Zombie turn: draw three Zombie cards. What you hold too many of goes before you draw again.
card-no-it-cant-be = No... It can’t be!
    .text = Sacrifice: four Zombies on the board go back to the pool. At the start of the Zombie turn: a Hero nobody plays is drawn at random and comes out of a Spawning Pit as a Zombie Hero. It does not count as a killed Hero.
card-risen-from-the-grave = Risen From The Grave
    .text = Sacrifice: two Zombies on the board go back to the pool. At the start of the Zombie turn: take two cards from the Zombie discard pile into your hand.
card-tide-of-the-dead = Tide of the Dead
    .text = Sacrifice: discard two other Zombie cards. At the start of the Zombie turn: when this turn ends you get six more Spawn Points.
card-zombie-surge = Zombie Surge
    .text = Sacrifice: a Zombie on the board goes back to the pool. At the start of the Zombie turn: every Zombie within 4 spaces of a Hero of your choice moves a space closer to that Hero now.

### Special rules

special-barricades = Barricades
    .text = A Hero with 4 or more for movement may barricade a wall that is touched, or reinforce a barricade, in place of moving; or take a wound for it after any Move Action. A Zombie needs 4+ to get through, or to tear off a marker.
special-grave-weapons = Grave Weapons
    .text = In place of two new Zombies the Zombie player may give a Zombie on the board a weapon from the Grave Weapons deck, at most eight in all.
special-manor-deck = Manor Deck
    .text = Ten Hero cards lie apart in the Manor House. As long as there are any, Heroes may search there and find one of them.
special-townsfolk-allies = Townsfolk Allies
    .text = So many people of the town are on the Heroes’ side. Once in each Hero turn each may attack a Zombie here or next to it, or work on a wall, on 5+. A Hero may take one along. A Zombie alone with one kills on 5+.

## Grave Weapons

card-bloated-body = Bloated Body
    .text = Each wound of this Zombie is prevented on 3+, but not one by an explosive.
card-blood-spray = Blood Spray
    .text = If this Zombie is killed in a space with a Hero, the card goes over to one of them, of the Zombie player’s choice, and remains in play there: the next wound turns that Hero.
card-crawling-torso = Crawling Torso
    .text = This Zombie moves 2 spaces. A Hero in its space leaves only with 4 or more for movement.
card-explosive = Explosive
    .text = This Zombie explodes when it is killed, and on a 6 at the end of each Zombie turn after this one: others in its space are killed on 2+, Heroes there on 5+, every model next to it takes a wound on 5+.
card-machete = Machete
    .text = This Zombie rolls one more Fight Die. If it has doubles, the Hero must fight it again after this fight.
card-old-pitchfork = Old Pitchfork
    .text = Who fights this Zombie rolls one Fight Die fewer.
card-recently-dead = Recently Dead
    .text = This Zombie moves D3+1 spaces.
card-rusty-axe = Rusty Axe
    .text = This Zombie rolls one more Fight Die. Before the dice, the Zombie player may name a Hand Weapon of the Hero that is of no use in this fight.
card-sickle = Sickle
    .text = This Zombie rolls one more Fight Die. Once in a fight the Hero re-rolls a Fight Die of the Zombie player’s choice.
card-stench-of-death = Stench of Death
    .text = Heroes within 2 spaces of this Zombie roll one Fight Die fewer, but at least one.

### The scenarios of Survival of the Fittest.

model-townsfolk-ally = Ally { $number }
kind-of-model-townsfolk-ally = Townsfolk Allies
marker-supply = Supplies
marker-final-location = Final Location
marker-planted-explosive = Planted Explosive
marker-sewer-entrance = Sewer entrance
area-sewer-a = Sewer A
area-sewer-b = Sewer B
marker-safehouse = Safehouse
marker-trapped-townsfolk = Trapped Townsfolk

scenario-rescue-mission = Rescue Mission
    .story = Four people have nailed themselves in at the far end of town. They cannot stay, and somebody has to fetch them.
    .objective = Bring 3 of the 4 Townsfolk Allies into the Safehouse, with no Zombie in it.
    .zombies = Kill 2 of the Allies, fill every space of the Safehouse while no Hero is inside, kill 4 Heroes, or hold out until sundown.
reason-townsfolk-rescued = three Allies are safe in the Safehouse
reason-townsfolk-killed = two of the Allies are dead
reason-safehouse-overrun = the Safehouse is overrun

scenario-hunker-down = Hunker Down
    .story = Help will come, the radio says, if anybody is left to be helped. Boards, nails, two houses and a long wait.
    .objective = At the end of 4 Hero turns, two buildings must each be fully barricaded, with a Hero and no Zombie inside. The barricades need no Reinforcement markers, and the turns need not follow each other.
    .zombies = Keep the Heroes from it until sundown, or kill 4 Heroes.
reason-hunkered-down = the Heroes have hunkered down long enough

### The Survival decks.

deck-manor-deck = Manor Deck
deck-unique-items = Unique Items
deck-survival-tactics = Survival Tactics
special-survival-decks = Survival Decks
    .text = A Hero with 5 or more for movement who searches may take a Unique Item (buildings numbered 1-2, 1-3 and 3-4) or a Survival Tactic (3-4, 4-6 and 5-6) in place of a Hero card. These cards are no Hero cards.

## Unique Items

card-assault-rifle = Assault Rifle
    .text = Double-Handed gun with 4 Ammo markers. Remove one for a ranged attack at a space within 4: three dice, each at a Zombie there of your choice, which takes a wound on 4+. With the last marker it is discarded.
card-beckys-medical-bag = Becky’s Medical Bag
    .text = 3 uses. At any time except during a fight: a Hero in your space or next to it heals a wound. With the last use the bag is discarded. Becky rolls a die: on 4+ no use is gone.
card-billys-running-shoes = Billy’s Running Shoes
    .text = You have 1 more for movement. Billy also runs through one space with Zombies in a turn without stopping.
card-chemical-plant-files = Chemical Plant Files
    .text = Records B. Discard at any time: look at the Zombie hand and choose a card; on 4+ it is discarded.
card-doc-brodys-journal = Doc Brody’s Journal
    .text = Records A. Discard at any time: look at the Zombie hand and choose a card; on 4+ it is discarded.
card-family-sword = Family Sword
    .text = Combat Bonus, once a fight: roll one more Fight Die; a Zombie that you then beat is killed if one of your dice came up 6. It never breaks.
mode-family-sword-add-die = one more die
mode-family-sword-kill-on-six = kill it with the 6
card-father-josephs-bible = Father Joseph’s Bible
    .text = Discard to cancel a Zombie card that is being played or in play. A Holy bearer rolls a die and keeps the Bible on 3+.
mode-father-josephs-bible-cancel = cancel the card
mode-father-josephs-bible-cancel-in-play = cancel a card in play
card-government-memo = Government Memo
    .text = Records B. Discard at any time: look at the Zombie hand and choose a card; on 4+ it is discarded.
card-grenade-belt = Grenade Belt
    .text = Explosive with 3 markers; nothing is needed to light it. Remove one for a ranged attack at a space within 2: Zombies there are killed on 2+, Heroes on 5+. One marker serves where a scenario wants an explosive. With the last one the belt is discarded.
card-jakes-backpack = Jake’s Backpack
    .text = You may have two more items, and one more of them may be a weapon.
card-jennys-pitchfork = Jenny’s Pitchfork
    .text = Combat Bonus, once a fight: re-roll any of your Fight Dice. Then it breaks on 1, but never in Jenny’s hands.
card-johnnys-jacket = Johnny’s Jacket
    .text = You have one more Health box, which is on the jacket: its wound goes along when the jacket is exchanged, and may be healed like your own. Johnny adds 1 to one of his Fight Dice, once a fight.
card-nail-studded-bat = Nail-Studded Bat
    .text = Combat Bonus, once a fight: roll two more Fight Dice. Then it breaks on 1.
card-riot-gear = Riot Gear
    .text = 3 Armor markers. When you are about to take a wound, remove one to prevent it. With the last marker the gear is discarded.
card-sallys-pendant = Sally’s Pendant
    .text = Once a game, when you are about to be wounded in a fight: all wounds of this fight are prevented. Sally may also try it: on 4+ they are prevented. She may try again from the next Hero turn on.
mode-sallys-pendant-once = once a game
mode-sallys-pendant-try = on 4+
card-sheriffs-badge = Sheriff’s Badge
    .text = You are Law Enforcement. Once a turn you may roll again for a gun of yours that has missed.
card-sniper-rifle = Sniper Rifle
    .text = Double-Handed gun. Ranged attack at a Zombie within 8, only if you have not moved this turn: it is killed on 3+. On a 1 the rifle is out of ammo, discard it.
card-stacys-notebook = Stacy’s Notebook
    .text = Records C. Discard at any time: look at the Zombie hand and choose a card; on 4+ it is discarded.
card-town-records = Town Records
    .text = Records A. Discard at any time: look at the Zombie hand and choose a card; on 4+ it is discarded.
card-widowcrest-patient-files = Widowcrest Patient Files
    .text = Records C. Discard at any time: look at the Zombie hand and choose a card; on 4+ it is discarded.

## Survival Tactics

card-aim-for-the-head = Aim for the Head
    .text = Play in the Hero turn: this turn every ranged attack of a Hero has +1 to hit, and a Zombie that is hit is killed.
card-board-it-up = Board It Up!
    .text = Play in the Hero turn on a building with a Hero inside: put barricades on up to three of its walls.
card-coordinated-attack = Coordinated Attack
    .text = Play in the Hero turn on a Zombie in a space with two Heroes or more: they fight it together. All their Fight Dice are one roll, and doubles count across Heroes. If they lose, you choose which of them takes the wound.
card-distraction = Distraction
    .text = Play at the start of the Zombie turn on a Hero: this turn every Zombie within 3 spaces must move towards that Hero if it can.
card-duct-tape = Duct Tape
    .text = Play at any time except during a fight: combine two items of a Hero. They count as one (as a weapon if either is one) and go together; whenever one of them would be discarded roll a die: on 4+ you keep them.
card-fall-back = Fall Back!
    .text = Play before a fight: it is canceled, and every Hero in that space moves up to two spaces.
card-field-medicine = Field Medicine
    .text = Play at any time except during a fight: every Hero in a space heals a wound.
card-into-the-sewers = Into the Sewers
    .text = Play in the Hero turn, and it remains in play: put the two entrances of a sewer into any two outdoor spaces. Heroes and Zombies may go through it.
card-know-the-enemy = Know the Enemy
    .text = Play at any time: look at the Zombie hand and discard a card of it.
card-last-line-of-defense = Last Line of Defense
    .text = Play in the Zombie turn: this turn Heroes inside a fully barricaded building win ties.
card-quick-search = Quick Search
    .text = Play in the Hero turn on a Hero who has still to move, or has just moved and has still to fight: if the move ends in a building, the Hero may search there.
card-reinforce-the-doors = Reinforce the Doors
    .text = Play at any time except during a fight: put up to three Reinforcement markers on the barricades of a building.
card-safe-route = Safe Route
    .text = Play in the Hero turn: this turn Zombies end no Hero’s move.
card-second-wind = Second Wind
    .text = Play in the Hero turn on a Hero who has not yet come to fight: the Hero takes a second Move Action this turn.
card-stick-together = Stick Together
    .text = Play at the start of the Hero turn. Remains in play: Heroes who share a space with another Hero roll one more Fight Die. Discard it when a Hero is killed.
card-watch-your-back = Watch Your Back
    .text = Play in the Zombie turn: this turn no Fight card is used against a Hero who shares a space with another Hero.

kind-choose-leader = Whose fight is it?
kind-choose-wall-to-build = Which wall is barricaded?
kind-choose-wall-to-reinforce = Which barricade is reinforced?
marker-both = both at once

scenario-supply-run = Supply Run
    .story = The Manor House is boarded up and the larder is empty. What one could live on lies all over town.
    .objective = Turn the counters: each is so many Supplies. A Hero takes one in each Exchange step and carries three at most. When a Hero turn ends, 12 must be stored in the Manor House and more Heroes than Zombies be inside.
    .zombies = Kill 3 Heroes, or keep them from it until sundown.
reason-supplies-stored = twelve Supplies are in the Manor House

scenario-search-for-the-truth = Search for the Truth
    .story = Somebody knew. It stands in files, journals and memos that nobody was meant to read, and each page leads farther from the town and closer to the cause.
    .objective = Find two Records among the Unique Items. The letter of the first says what to do: A plant 2 Explosives, a turn each; B bring a Fire item and 2 Records; C hold 2 unplayed Townsfolk events and bring 2 Records. The letter of the second says where: A the Farmhouse, B The Plant, C the Hospital.
    .zombies = Kill 3 Heroes, or keep them from it until sundown. After the second Records new Zombies come every turn.
reason-source-destroyed = the source of the outbreak is blown up
reason-evidence-burnt = the evidence is burnt
reason-townspeople-confronted = those who knew have been confronted

### The rules that the box brings, by their numbers.

rule-3-9-4 = Unique Items and Survival Tactics are decks of their own and no Hero cards.
    .title = Survival decks
rule-3-9-4-1 = They lie with the Hero who finds them, as other items do. Some are Records with a letter, which some scenarios ask for.
    .title = Unique Items
rule-3-9-4-2 = They go to the player’s hand and are played like events.
    .title = Survival Tactics
rule-3-9-4-3 = Everybody may look through them.
    .title = Their discard piles
rule-3-9-4-4 = An empty Survival deck stays empty.
    .title = They are not made anew
rule-3-9-5 = They are a deck of their own and no Zombie cards.
    .title = Cards of Grave Weapons
rule-3-9-5-1 = A drawn one lies face up at once.
    .title = Grave Weapons lie open
rule-6-1-6-1 = At the end of the Zombie turn each Explosive Zombie that did not get the weapon this turn rolls a die and explodes on a 6.
    .title = Explosive weapons tick
rule-7-1-3 = A card with a Sacrifice is played at the start of the Zombie turn, and its price is paid for it. Zombies who are the price go back to the pool and are not killed.
    .title = Sacrifice
rule-7-1-3-1 = Zombies who never go back to a pool, such as Zombie Heroes.
    .title = Who may not be sacrificed
rule-8-1-2 = A Zombie that wants to pass a barricaded wall rolls: on 4 or more it passes, or takes a Reinforcement marker away and stays; else it stops there.
    .title = Barricades stop Zombies
rule-8-1-2-1 = Diagonally through both walls it passes only where neither is reinforced; else it takes a marker off one of them.
    .title = Two barricades at a corner
rule-8-1-2-2 = It rolls to get out as it does to get in.
    .title = From inside too
rule-8-1-2-3 = A Zombie that a Hero moves ignores barricades; one that moves by a card of its own rolls then, and again in its usual move.
    .title = Moves out of turn
rule-8-4-2-1 = A Hero leaves its space only with 4 or more for movement.
    .title = Away from a Crawling Torso
rule-8-4-4 = They do not stop Heroes at a door, unless they are reinforced.
    .title = Barricades and Heroes
rule-8-4-4-1 = A Hero takes each Reinforcement marker off for one point of movement before going through.
    .title = Reinforced doors
rule-8-5-3-1 = Some cards put a further Pick Up on a building; it may be used up.
    .title = Stockpile
rule-8-5-4 = With 5 or more for movement a Hero who searches may draw there: a Unique Item with the low numbers of a building, a Survival Tactic with the high ones, either with 3 and 4.
    .title = Searching a Survival deck
rule-8-5-4-1 = What is added to the roll or taken off it counts. The Hero may always search as usual instead.
    .title = The movement counts, not the die
rule-8-5-4-2 = Unique Items lie with the Hero, Survival Tactics go to the hand.
    .title = Where the cards go
rule-8-5-4-3 = It has no numbers, and so no Survival deck.
    .title = Not in the Radio Station
rule-8-6 = Heroes may barricade the walls of buildings against Zombies.
    .title = Barricades
rule-8-6-1 = With 4 or more for movement a Hero may build one in place of moving: along the whole length of a wall that the Hero touches.
    .title = Building a barricade
rule-8-6-1-1 = Corner walls have no barricade of their own. Walls inside a building may have one, on either side.
    .title = Corner walls and inner walls
rule-8-6-1-2 = Nothing takes a barricade away.
    .title = They stay
rule-8-6-2 = In the same way a Hero lays a Reinforcement marker on a barricade, up to three.
    .title = Reinforcing
rule-8-6-3 = At the end of the Move Action a Hero may take a wound to build or reinforce beside it, several times and even with the last Health box.
    .title = Exertion
rule-8-6-3-1 = Such a Hero counts as killed, does not turn, and gives the Zombies no Experience.
    .title = Killed by exertion
rule-8-6-4 = They stop Zombies, and Heroes only where they are reinforced.
    .title = Barricades and movement
rule-8-6-5 = A building with a barricade on every outer wall that is not on the edge of the board. It cannot be taken over, and no new pit opens there.
    .title = Fully barricaded
rule-8-6-6 = Fully barricaded, with three Reinforcement markers on every wall.
    .title = Fully reinforced
rule-8-7 = A sewer has two entrances on the board and one space below.
    .title = Sewers
rule-8-7-1 = Heroes and Zombies.
    .title = Who uses them
rule-8-7-2 = It is one space next to both entrances, where one may stop. It is no building, and one sees only the entrances from it.
    .title = Inside
rule-8-7-3 = They have nothing to do with each other.
    .title = Several sewers
rule-9-3 = Two items that are combined count as one for what a Hero can carry, and as one weapon. If one goes both go, but each may be kept on 4 or more.
    .title = Combined items
rule-9-3-1 = Both are fired in one ranged attack, at the same target or at two.
    .title = Combined guns
rule-9-3-2 = She takes the item to a Hero where she goes, pours gasoline there, or brings lit dynamite. She is always discarded for it.
    .title = Combined with Old Betsy
rule-9-3-3 = They are still one Double-Handed item.
    .title = Combined two-handed items
rule-9-3-4 = Nothing needs to light it: all in the space are killed, and everybody next to it takes a wound on 2 or more. A throw, and each lost fight, sets it off in the hand on a 1.
    .title = Dynamite with dynamite
rule-10-3-3 = Whoever touches a wall sees through it, barricaded or not.
    .title = Sight through barricades
rule-10-3-5 = From inside one sees only the own space and the two entrances. From an entrance one sees inside, besides everything else.
    .title = Sight in the sewer
rule-11-6-6-1 = It explodes: other Zombies there are killed on 2 or more, Heroes there on 5 or more. Everybody next to it takes a wound on 5 or more.
    .title = A Zombie with Explosive is killed
rule-11-6-6-2 = The card goes over to a Hero in its space, as the Zombie player likes, and lies there like a Zombie card. The Hero turns in place of the next wound.
    .title = A Zombie with Blood Spray is killed
rule-14-6 = For two Spawn Points a Zombie on the board gets a weapon, as often as the points allow. Cards that only place Zombies give none.
    .title = Grave Weapons
rule-14-6-1 = Standard Zombies, Grave Dead and Zombie Heroes may, Champions not.
    .title = Who may have a Grave Weapon
rule-14-6-2 = The card is drawn first. Then it goes to a Zombie on a pit, or to one that is neither with nor next to a Hero.
    .title = Giving a Grave Weapon out
rule-14-6-2-1 = A Zombie that has just been spawned may get it.
    .title = A weapon for a new Zombie
rule-14-6-2-2 = No Zombie has two.
    .title = One Grave Weapon each
rule-14-6-2-3 = There are never more than eight on the board.
    .title = Eight Grave Weapons in all
rule-14-6-3 = Each weapon has an effect of its own.
    .title = What Grave Weapons do
rule-14-6-3-1 = A Hero who rolls a 1 in a fight with this Zombie has lost it at once.
    .title = Barbed Wire
rule-14-6-3-2 = A wound is prevented on 3 or more, unless an explosive caused it.
    .title = Bloated Body
rule-14-6-3-3 = If it is killed where a Hero is, the card goes over to that Hero and lies there like a Zombie card. In place of the next wound the Hero turns.
    .title = Blood Spray
rule-14-6-3-4 = It moves two spaces. A Hero in its space moves away only with 4 or more for movement.
    .title = Crawling Torso
rule-14-6-3-5 = When it is killed it explodes, and on a 6 at the end of each Zombie turn but that in which it got the weapon. Other Zombies there are killed on 2 or more, Heroes on 5 or more; everybody next to it takes a wound on 5 or more.
    .title = Explosive
rule-14-6-3-6 = It rolls one more Fight Die. With doubles on its dice the Hero fights it again after this fight, unless it is killed.
    .title = Machete
rule-14-6-3-7 = A Hero who fights it rolls one Fight Die less.
    .title = Old Pitchfork
rule-14-6-3-8 = It moves D3 spaces and one more.
    .title = Recently Dead
rule-14-6-3-9 = It rolls one more Fight Die. Before the dice the Zombie player may name a Hand Weapon of the Hero that is of no use in this fight.
    .title = Rusty Axe
rule-14-6-3-10 = It rolls one more Fight Die, and once in a fight it may make the Hero re-roll a die.
    .title = Sickle
rule-14-6-3-11 = Every Hero within two spaces of it rolls one Fight Die less, but never fewer than one.
    .title = Stench of Death
rule-16-3-1 = The Heroes look at so many cards off the Hero deck and share them out as they like; what is to be found is drawn again.
    .title = Hero Card Pool
rule-16-3-1-1 = An even number of cards, one dot for each two.
    .title = Price of the Hero Card Pool
rule-16-3-4 = The top ten Hero cards lie at the Manor House; Heroes inside search there as long as they last.
    .title = Manor Deck
rule-16-3-4-1 = It goes to the usual Hero discard pile.
    .title = What is discarded
rule-16-3-4-2 = Cards that look through the Hero deck, or shuffle into it, do not reach the Manor Deck.
    .title = What does not reach it
rule-16-3-4-3 = With 5 or more for movement a Hero may draw from either Survival deck there, as long as the Manor Deck lasts.
    .title = Survival cards there
rule-16-3-7 = So many people of the town stand in random buildings without a pit.
    .title = Townsfolk Allies
rule-16-3-7-1 = Once in the Hero turn, but not in a fight, each may wound a Zombie with it or next to it, or work on a barricade, on 5 or more.
    .title = What Allies do
rule-16-3-7-2 = They do not move by themselves, search or use items.
    .title = What Allies do not
rule-16-3-7-3 = In the Zombies’ Fight step a Zombie with an Ally and no Hero may attack: on 5 or more the Ally is killed.
    .title = Zombies attack Allies
rule-16-3-7-4 = A Hero on the move may take one Ally along and leave it anywhere. It is left where the Hero dies.
    .title = Allies go along
rule-16-3-7-5 = Two dots for each.
    .title = Price of Allies
rule-16-4-4 = So many random buildings are taken over from the start. The marker can be canceled like a Zombie card in play; who would start there has no start location.
    .title = Taken Over
rule-16-4-4-1 = Two dots for each.
    .title = Price of Taken Over
rule-16-4-7 = As before, but the Zombie player chooses the buildings.
    .title = Taken Over by choice
rule-16-4-7-1 = Three dots for each.
    .title = Price of Taken Over by choice
rule-16-6-8 = They lie face down on random buildings, one on each, or where the scenario says.
    .title = Number Counters
rule-16-6-8-1 = A Hero in the building turns it in place of a search; in a numbered Forest Space too.
    .title = Turning a Number Counter
rule-16-6-8-2 = Such a building cannot be taken over. If it is destroyed, the counter goes to another random building.
    .title = What their buildings are safe from
rule-16-6-8-3 = In Radio for Help two lie on each outer board.
    .title = Two on each board
