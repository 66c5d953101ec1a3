### Words that stand alone: sides, seats, keywords, profiles, markers, steps.

game-last-night-on-earth = Last Night on Earth
game-humans = Humans!!!
game-zombies = Zombies!!!
game-humans-and-zombies = Humans!!! and Zombies!!!

game-won = { $winner } wins: { $reason }.
game-not-offered = That is not among the choices now.

side-heroes = Heroes
side-zombies = Zombies
side-martians = Martians
seat-heroes = Heroes { $number }
seat-zombies = Zombies { $number }
seat-martians = Martians { $number }

place-alone = the { $place }
place-room = the { $building }’s { $room }
place-part = the { $place }’s { $part ->
     [n] north side
     [ne] north-east corner
     [e] east side
     [se] south-east corner
     [s] south side
     [sw] south-west corner
     [w] west side
     [nw] north-west corner
    *[middle] middle
    }
place-room-of = the { $room } of the { $building }
place-part-of = the { $part ->
     [n] north side
     [ne] north-east corner
     [e] east side
     [se] south-east corner
     [s] south side
     [sw] south-west corner
     [w] west side
     [nw] north-west corner
    *[middle] middle
    } of the { $place }
place-street = the street { $part ->
     [n] north of
     [ne] north-east of
     [e] east of
     [se] south-east of
     [s] south of
     [sw] south-west of
     [w] west of
     [nw] north-west of
    *[middle] by
    } the { $place }
place-woods = the woods { $part ->
     [n] north of
     [ne] north-east of
     [e] east of
     [se] south-east of
     [s] south of
     [sw] south-west of
     [w] west of
     [nw] north-west of
    *[middle] by
    } the { $place }
place-beside = { $part ->
     [n] north of
     [ne] north-east of
     [e] east of
     [se] south-east of
     [s] south of
     [sw] south-west of
     [w] west of
     [nw] north-west of
    *[middle] on
    } the { $place }
place-open = open ground

model-zombie = Zombie { $number }
model-zombie-hero = Zombie Hero { $hero }

deck-hero = Hero deck
deck-zombie = Zombie deck
discard-hero = Hero discard pile
discard-zombie = Zombie discard pile
type-item = Item
type-event = Event
type-zombie-event = Zombie event
set-base = Basic game
set-advanced = Advanced game
card-bar-fight = Fight card
card-bar-play-immediately = Play immediately
card-bar-remains-in-play = Remains in play
building-stands = On the board { $board }.
pick-up = Pick up: { $card }

keyword-ammo = Ammo
keyword-animal = Animal
keyword-double-handed = Double-Handed
keyword-explosive = Explosive
keyword-female = Female
keyword-fire = Fire
keyword-first-aid = First Aid
keyword-flare = Flare
keyword-gun = Gun
keyword-hand-weapon = Hand Weapon
keyword-heroic = Heroic
keyword-holy = Holy
keyword-law-enforcement = Law Enforcement
keyword-lights-out = Lights Out
keyword-male = Male
keyword-random-building = Random Building
keyword-ranged-weapon = Ranged Weapon
keyword-spawning-pit = Spawning Pit
keyword-strange = Strange
keyword-student = Student
keyword-taken-over = Taken Over
keyword-townsfolk = Townsfolk
keyword-weapon = Weapons

profile-original-basic = Original, basic
    .text = The basic game of 2007: 40 cards a side, one scenario, dead Heroes are gone. The best start.
profile-original-advanced = Original, advanced
    .text = The advanced game of 2007: 60 cards a side, five scenarios, explosives, and dead Heroes who may rise again.
profile-complete = Complete
    .text = The collected rules of later years: Heroes roll before they choose, every dead Hero rises as a Zombie and a new one comes, locked doors stay locked.

marker-destroyed-pit = Destroyed pit
marker-fire = Fire
marker-gas = Gas
marker-number-counter = Number counter
marker-objective = Where the Heroes must go now
marker-lights-out = Lights Out
marker-locked-door = Locked Door
wall-north = north wall of the { $building } ({ $space })
wall-east = east wall of the { $building } ({ $space })
wall-south = south wall of the { $building } ({ $space })
wall-west = west wall of the { $building } ({ $space })
marker-old-betsy = Old Betsy
marker-spawning-pit = New spawning pit
marker-taken-over = Taken Over
marker-truck = Truck
marker-wound = Wound
marker-zombie-hero = Zombie Hero

turn-heroes = Hero turn
turn-zombies = Zombie turn
step-sun = Move the sun
step-draw = Draw Zombie cards
step-spawn-roll = Roll for new Zombies
step-move = Move Zombies
step-fight = Fights
step-place = Place new Zombies
step-activate = Activate Heroes
step-move-action = Move or search
step-exchange = Exchange items
step-ranged-attack = Ranged attack

stat-black-zone = Black Zone
stat-health = Health
stat-hunger = Hunger
stat-pool = Zombie pool
stat-round = Round
stat-sun = Sun
stat-wounds = Wounds

error-bad-config = That game cannot be set up: { $detail }
error-bad-dice = A die shows 1 to 6.
error-bad-json = That line is not a JSON object.
error-bad-situation = That position cannot be played: { $detail }
error-game-over = The game is over.
error-illegal-option = That is not one of the choices now.
error-no-game = No game has been started.
error-unknown-command = There is no such command: { $detail }
error-unknown-id = Nothing here is called { $detail }.

## How sure we are of what is printed

doubt-partial = the printed text has been seen only in part: our reading
doubt-proposed = the printed text has not been seen: made to fit its name
doubt-designed-here = our own plan: the printed one has not been seen
doubt-corrected = corrected by an owner of the box
