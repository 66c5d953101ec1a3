# The 2007 box in words: scenarios, Heroes, cards, places.

### The scenarios of the 2007 box, and the special rules they use.

scenario-die-zombies-die = Die Zombies, Die!
    .story = Nobody is coming to help, and the dead keep crossing the fields. Whoever can still swing a bat decides to hit first.
    .objective = Kill 15 Zombies before the sun goes down.
    .zombies = Kill 2 Heroes, or still stand at sundown.
scenario-escape-in-the-truck = Escape in the Truck
    .story = One old truck stands in the middle of town, its tank dry and its keys gone. Find what it needs, then get in.
    .objective = Fill the truck up: a Hero who starts a turn in its space with Gasoline gives up that turn and survives the fights there. Then end a Hero turn with two Heroes in its space, one of them with Keys, before the sun goes down.
    .zombies = Keep the truck in town until sundown, or kill 4 Heroes.
scenario-save-the-townsfolk = Save the Townsfolk
    .story = Not everybody got out: some hide in cellars and lofts and wait for a knock. Bring them together and keep them alive until it is over.
    .objective = Have 4 Townsfolk on the table when the sun track runs out. Those played for their effect no longer count.
    .zombies = Kill 2 Heroes, or leave fewer than 4 Townsfolk on the table at the end.
scenario-burn-em-out = Burn 'em Out
    .story = They come out of the ground, always in the same places. Close enough of those holes with a bang, and the rest may give up.
    .objective = Destroy 3 spawning pits before the sun goes down: a Hero who starts a turn on a pit with an Explosive gives up that turn and survives the fights there. No Fire item is needed.
    .zombies = Keep the pits open until sundown, or kill 4 Heroes.
scenario-defend-the-manor-house = Defend the Manor House
    .story = The old manor has thick walls and too many windows. Whoever is inside at daybreak will tell the tale.
    .objective = Hold out until the sun track runs out.
    .zombies = Have 9 Zombies inside the Manor House at once, or kill 4 Heroes.

special-always-zombie-heroes = Every killed Hero rises
    .text = A Hero who is killed always becomes a Zombie Hero, however late it is.
special-constructing-the-hero-team = Choosing the Heroes
    .text = The Hero players choose their Heroes in place of drawing them.
special-extra-heroes = Extra Heroes
    .text = The team has so many more Heroes.
special-extra-zombie-move-1 = Faster Zombies
    .text = Every Zombie moves one space farther each Zombie turn.
special-hero-card-pool = Hero card pool
    .text = Before the game the Heroes take so many cards off the Hero deck and share them out as they like.
special-heroes-replenish = Heroes keep coming
    .text = Whoever loses a Hero draws a new one, however late it is.
special-lights-out = Lights out
    .text = In so many random buildings the lights are out from the start, until that is canceled.
special-lights-out-choice = Lights out, chosen
    .text = In so many buildings of the Zombies' choice the lights are out from the start, until that is canceled.
special-taken-over = Taken over
    .text = So many random buildings are Taken Over from the start, until that is canceled.
special-taken-over-choice = Taken over, chosen
    .text = So many buildings of the Zombies' choice are Taken Over from the start, until that is canceled.
special-number-counters = Number counters
    .text = So many numbers lie face down on random buildings; a Hero gives up a search to turn one. The scenario says what they mean.
special-zombie-hand-6 = Zombie hand of six
    .text = The Zombie player holds six cards in place of four.
special-hero-starting-cards-1 = Hero starting card
    .text = Every Hero starts, or enters the game, with one more Hero card.
special-hero-starting-cards-2 = Two Hero starting cards
    .text = Every Hero starts, or enters the game, with two more Hero cards.
special-hero-starting-cards-3 = Three Hero starting cards
    .text = Every Hero starts, or enters the game, with three more Hero cards.
special-manor-house = Manor House
    .text = The Manor House lies in the centre instead of the Town Center.
special-zombies-auto-spawn = Zombies always come
    .text = There is no spawn roll: new Zombies are placed every Zombie turn.

box-base = Last Night on Earth (2007)

### The Heroes of the 2007 box and what they can do.

hero-becky = Becky
    .title = The Nurse
hero-billy = Billy
    .title = The Sheriff's Son
hero-father-joseph = Father Joseph
    .title = Man of the Cloth
hero-jake-cartwright = Jake Cartwright
    .title = The Drifter
hero-jenny = Jenny
    .title = The Farmer's Daughter
hero-johnny = Johnny
    .title = The High School Quarterback
hero-sally = Sally
    .title = The High School Sweetheart
hero-sheriff-anderson = Sheriff Anderson
    .title = Small Town Law Man

ability-blitz = Blitz
    .text = When he enters a space with Zombies during his move, he may fight every one of them at once and then move on if he still can. He may do so again in the same move.
ability-farm-girl = Farm Girl
    .text = She rolls one more Fight Die in the Cornfield and in the Barn.
ability-first-aid = First Aid
    .text = At the end of the Hero turn she may heal one wound of another Hero in her space.
ability-handy = Handy
    .text = She may add 1 to a hand weapon’s break test or take 1 from it; the result is never below 1.
ability-holy-man = Holy Man
    .text = He may carry guns but not use them. “This Could Be Our Last Night On Earth” cannot choose him.
ability-lightweight = Lightweight
    .text = The only gun she may use is the Revolver.
ability-lucky = Lucky
    .text = Once in each of her fights she may make the Zombie re-roll any of its Fight Dice; she chooses which.
ability-man-of-action = Man of Action
    .text = Where he could search, he may take a Revolver from the Hero discard pile instead.
ability-resourceful = Resourceful
    .text = When he draws a Hero card from the deck he takes two, keeps one and discards the other.
ability-sheriff = Sheriff
    .text = He starts with a Revolver from the Hero deck.
ability-strength-of-spirit = Strength of Spirit
    .text = He may take a wound and then roll a die: on 3+ a Zombie card that has not yet made dice roll is canceled. He may do so as often as he likes.
ability-tough = Tough
    .text = He wins fights on a tie.
ability-track-star = Track Star
    .text = He may add 1 to his movement roll.
ability-youth = Youth
    .text = Instead of moving or searching, this Hero may heal all their wounds.

### The cards of the 2007 box: the name as printed, the effect in our words.

## Hero deck: weapons

card-baseball-bat = Baseball Bat
    .text = Combat Bonus: roll one more Fight Die. You may use it again and again in the same fight; after each use it breaks on 1-2.
card-chainsaw = Chainsaw
    .text = Combat Bonus: roll one more Fight Die, and a Zombie you beat is killed without doubles. If you lose a fight in which you used it, discard it or a Gasoline instead. It never breaks.
card-crowbar = Crowbar
    .text = Combat Bonus, once a fight: you win this fight on a tie. Then it breaks on 1-2.
card-fire-axe = Fire Axe
    .text = You ignore Locked Door. Combat Bonus, once a fight: cancel a Zombie’s Fight card that has not yet made dice roll. Then the axe breaks on 1-3.
card-meat-cleaver = Meat Cleaver
    .text = Combat Bonus: when one of your Fight Dice comes to 6, also by a re-roll, an extra die or a bonus, you may kill the Zombie at once. The fight ends there, and only a card that prevents wounds can answer. It never breaks.
card-pitchfork = Pitchfork
    .text = Combat Bonus, once a fight: re-roll any number of your Fight Dice. Then it breaks on 1-2, or only on 1 if you also have a Torch.
card-pump-shotgun = Pump Shotgun
    .text = Ranged attack at a space within 2: roll a die for each Zombie there; each 3+ is a wound. Heroes there are safe. Then roll one more die: on 1-2 it is out of ammo, discard it.
card-revolver = Revolver
    .text = Ranged attack at one Zombie within 3: on 4+ it takes a wound. If that die shows 1 the Revolver is out of ammo, discard it.
card-signal-flare = Signal Flare
    .text = Ranged attack at one Zombie within 4: on 2+ it is killed. Discard the flare after the shot, hit or miss. It does not count towards your two weapons, and it is not a gun.
card-welding-torch = Welding Torch
    .text = Combat Bonus: re-roll one of your Fight Dice. You may use it again and again in the same fight; after each use it breaks on 1-2. It is also a Fire item.

## Hero deck: other items

card-ammo = Ammo
    .text = Whenever you would have to discard a gun, you may discard Ammo instead.
card-dynamite = Dynamite
    .text = You need a Fire item. Ranged attack at a space within 2: discard the Dynamite and roll a die for each model there. A Zombie is killed on 2+, a Hero on 5+.
card-fire-extinguisher = Fire Extinguisher
    .text = Discard it for one of these: cancel a fight you are in; or, at any time except during a fight, move every Zombie in your space and the adjacent ones one space, each wherever you like. Or, at any time except during a fight, put out any fires in your space and the adjacent ones.
card-first-aid-kit = First Aid Kit
    .text = At any time except during a fight, discard it to heal all wounds of one Hero in your space or an adjacent one.
card-gasoline = Gasoline
    .text = At any point of your move, discard it to put a Gas marker in your space or an adjacent one.
card-keys = Keys
    .text = You ignore Locked Door. While you are in a building you may discard the Keys to draw two Hero cards; this is not a search.
card-lighter = Lighter
    .text = You ignore Lights Out. It is a Fire item.
card-old-betsy = Old Betsy
    .text = At any time, discard the dog to put its marker in any space. No Zombie may leave that space this turn. From the next turn on, a Zombie that wants to leave must first roll 5+; the first to manage it drives the dog away.
card-torch = Torch
    .text = You ignore Lights Out. It is a Fire item. Combat Bonus: discard the Torch to make the Zombie re-roll all its Fight Dice.

## Hero deck: events

card-at-last = At Last...
    .text = At the start of a Hero turn: cancel one Zombie card that remains in play, with its markers.
card-blocked-windows = Blocked Windows
    .text = At any time: no Zombie may move through a wall or a door this turn.
card-escape-through-the-window = Escape Through the Window
    .text = During a Hero turn: until it ends, Heroes may move through walls if their move does not end inside a building. A Locked Door played this turn is canceled.
card-faith = Faith
    .text = At any time: one Hero rolls one more Fight Die until the end of the turn. On a Holy Hero it remains in play instead, one at most.
card-get-back-you-devils = Get Back You Devils
    .text = In a fight: if the Hero wins, the Zombie is killed without doubles.
card-heroic-resolve = Heroic Resolve
    .text = At any time, on a Hero who shares a space with two or more Zombies. Remains in play: that Hero rolls one more Fight Die and wins ties. Discard it when that Hero searches. One Heroic card a Hero.
card-heros-rage = Hero's Rage
    .text = At any time, on a Hero who shares a space with two or more Zombies: until the next Hero turn starts, that Hero rolls one more Fight Die and kills every Zombie they beat without doubles. One Heroic card a Hero.
card-just-a-scratch = Just a Scratch
    .text = When a Hero is about to take a wound: prevent that one wound.
card-just-what-i-needed = Just What I Needed
    .text = Play immediately, choose one: take a card from the Hero discard pile that is not itself played immediately (if there is none, draw a Hero card); or take a search card of the scenario from the Hero deck and shuffle the deck.
card-recovery = Recovery
    .text = At any time except during a fight: heal one wound of any Hero.

## Hero deck: townsfolk

card-deputy-taylor = Deputy Taylor
    .text = Choose one: cancel a fight of a Law Enforcement or Strange Hero; or, at any time, shuffle up to three cards of your choice from the Hero discard pile into the Hero deck.
card-doc-brody-country-physician = Doc Brody, Country Physician
    .text = At any time except during a fight: heal all wounds of any Hero. If that Hero is Becky, shuffle this card back into the Hero deck.
card-farmer-sty = Farmer Sty
    .text = Choose one: a Zombie may not move this turn; or, in a fight, add 1 to any one Fight Die or take 1 from it.
card-jeb-the-grease-monkey = Jeb, The Grease Monkey
    .text = Choose one: cancel a Zombie card, being played or in play, that has not yet made dice roll; or one Hero rolls one more Fight Die for the rest of the turn.
card-mr-hyde-the-shop-teacher = Mr. Hyde, The Shop Teacher
    .text = Choose one: cancel a fight of a Student Hero; or, in a fight, add 1 to any one Fight Die or take 1 from it.
card-principal-gomez = Principal Gomez
    .text = Choose one: cancel a Zombie card, being played or in play, that has not yet made dice roll; or, in a fight, make the Zombie re-roll all its Fight Dice.

## Zombie deck: basic cards

card-a-town-overrun = A Town Overrun
    .text = Play immediately: reveal and discard the top 10 cards of the Hero deck. If the last one goes, the Heroes lose.
card-braaains = Braaains!
    .text = Fight card: add 1 to the Zombie’s highest Fight Die; the bonus is lost if that die is re-rolled.
card-cornered = Cornered
    .text = At the start of a Zombie turn: until the next one starts, every Zombie rolls 2 more Fight Dice, but Heroes win ties.
card-heavy-rain = Heavy Rain
    .text = Play immediately. Remains in play: a Hero who starts a move outside any building has 1 less on the movement roll, but at least 1. Fires also go out on a 2.
card-lights-out = Lights Out
    .text = At the start of a Zombie turn: put a Lights Out marker on any building. Remains in play: a Hero who moves into a space of that building ends the move there.
card-loss-of-faith = Loss of Faith
    .text = Choose one: cancel a Faith, being played or in play; or make a Hero re-roll the break test of a hand weapon.
card-my-god-theyve-taken-the = "My God, They've Taken the..."
    .text = Play immediately: roll for a random building that is not Taken Over and mark it so; put a Zombie from the pool in each empty space of it. They may not move this turn. Remains in play: Heroes may neither enter nor search there.
card-new-spawning-pit = New Spawning Pit
    .text = Play immediately: roll for a random building and put a new spawning pit in a space of it of your choice. The pit is there to stay.
card-oh-the-horror = "Oh the Horror!"
    .text = Play immediately: draw three Zombie cards. If your hand is still too large when your next turn starts, discard down to its limit.
card-relentless-advance = Relentless Advance
    .text = At the start of a Zombie turn: roll a die; that many Zombies move one space now, and still move and fight as usual this turn.
card-resilient = Resilient
    .text = When a Zombie has just been killed with a gun: that gun is discarded. The Zombie stays dead.
card-shamble = Shamble
    .text = In the Zombie move step: choose a Zombie and roll a die; it moves up to that many spaces instead of its normal move. Hunger binds it all the way.
card-surprise-attack = Surprise Attack
    .text = Play immediately: put a Zombie from your pool in the space of any Hero who is in a building. No such Hero or no Zombie: nothing happens.
card-theres-too-many = "There's Too Many!"
    .text = At the end of a Zombie turn: roll a die and spawn that many Zombies. If the pool is too small, you may take Zombies from anywhere on the board.
card-trip = Trip!
    .text = When a Hero has rolled for movement: that die is re-rolled.
card-undead-hate-the-living = Undead Hate The Living
    .text = Fight card: choose any number of the Hero’s Fight Dice; they are re-rolled.
card-uuuurrrggghh = Uuuurrrggghh!
    .text = Fight card: the Zombie rolls 2 more Fight Dice.

## Zombie deck: advanced cards

card-bickering = Bickering
    .text = At the start of a Hero turn: choose a space with two or more Heroes. All of them lose their turn and do not even fight the Zombies there.
card-haunted-by-the-past = Haunted By The Past
    .text = At the start of a Zombie turn, on a Hero who is not a Student. Remains in play: that Hero is also Strange and cannot be the target of Townsfolk events, their Fight Dice included.
card-i-dont-trust-em = "I Don't Trust 'em"
    .text = At the start of a Zombie turn, choose one: until the next Zombie turn starts no Hero may exchange items; or one Strange Hero may not exchange items with anybody, and this card remains in play.
card-i-feel-kinda-strange = I Feel Kinda Strange
    .text = On a Hero who takes a wound from a Zombie. Remains in play: the next time that Hero would take a wound, from anything, they become a Zombie Hero instead.
card-ive-got-to-get-to-the = "I've Got to Get to the..."
    .text = At the start of a Zombie turn: choose a Hero and roll for a random building which that Hero is not in and could enter. Remains in play: the Hero may not search. Discard it when the Hero moves into that building.
card-living-nightmare = Living Nightmare
    .text = Play immediately. Remains in play: at the start of every Zombie turn, this one too, discard the top card of the Hero deck; if it is the last, the Heroes lose. Zombie Heroes roll 2 more Fight Dice.
card-locked-door = Locked Door
    .text = When a Hero tries to go through a door: it is locked, and the move ends in front of it.
card-my-god-hes-a-zombie = "My God, He's A Zombie"
    .text = Choose one: when a Townsfolk event is played, roll a die; on 4+ it is canceled and removed from the game. Or, at the start of a Zombie turn, put a Zombie from your pool in any space adjacent to a Hero.
card-night-that-never-ends = Night That Never Ends
    .text = Play immediately: name a card in the Zombie discard pile and shuffle every copy there into the Zombie deck. The Heroes may then do the same with theirs.
card-overconfidence = Overconfidence
    .text = At the start of a Zombie turn, on a Hero. Remains in play: the Hero may not leave a space with a Zombie in it, but may still search. Each time that Hero loses a fight, roll a die: on 4+ discard this card.
card-rotten-bodies = Rotten Bodies
    .text = Play immediately: roll a die and return that many Zombies of your choice from the board to the pool; they do not count as killed. Until the next Zombie turn starts, nothing can kill a Zombie.
card-teen-angst = Teen Angst
    .text = At the start of a Zombie turn, on a Student Hero. Remains in play: that Hero rolls one Fight Die less, but at least one, while sharing a space with another Hero.
card-theres-no-time-leave-it = "There's No Time, Leave It!"
    .text = At any time: remove a card of your choice in the Hero discard pile from the game.
card-this-cant-be-happening = "This Can't Be Happening!"
    .text = At the start of a Zombie turn, on a Hero. Remains in play: that Hero rolls one Fight Die less, but at least one. Discard it when that Hero starts a turn in a space with another Hero.
card-this-could-be-our-last-night-on-earth = "This Could Be Our Last Night On Earth"
    .text = At the start of a Hero turn: choose a Male and a Female Hero in the same space, but not Father Joseph. Both lose their turn and do not even fight the Zombies there.
card-unnecessary-self-sacrifice = Unnecessary Self Sacrifice
    .text = When two Heroes share a space and a Zombie is about to fight one of them: there is no fight; one of the two takes a wound, and the Heroes choose which.

### Boards, buildings and named places of the 2007 box.

board-church = Church and Police Station
board-farm = Barn and Farmhouse
board-gas = Bank, Gas Station and Junkyard
board-hospital = Hospital, Diner and Airplane Hangar
board-manor-house = Manor House
board-plant = General Store, Gun Shop and Plant
board-school = High School and Gym
board-town-center = Town Center

building-airplane-hangar = Airplane Hangar
building-bank = Bank
building-barn = Barn
building-church = Church
building-diner = Diner
building-farmhouse = Farmhouse
building-gas-station = Gas Station
building-general-store = General Store
building-gun-shop = Gun Shop
building-gym = Gym
building-high-school = High School
building-hospital = Hospital
building-junkyard = Junkyard
    .text = Open to the sky, but a building. Instead of drawing a card in a search, discard the top two Hero cards and take a random card from the Hero discard pile.
building-manor-house = Manor House
    .text = A building like any other, but nobody can search in it and it is never a random building.
building-plant = Plant
building-police-station = Police Station

area-cornfield = Cornfield
    .text = A Hero here may hide: a Zombie must roll 4+ before each fight with that Hero, or the fight does not take place.
area-graveyard = Graveyard
area-manor-center = Centre of the Manor House
area-manor-east = East room of the Manor House
area-manor-north = North room of the Manor House
area-manor-south = South room of the Manor House
area-manor-west = West room of the Manor House
area-morgue = Morgue
    .text = A room of the Hospital behind walls of its own.
area-road-out-of-town = Road Out of Town
area-town-center = Town Center
    .text = Its spaces are large: each counts as one.
