### Humans!!! and Zombies!!!: cards, characters, abilities, tiles and switches by name, what they do in our words.

## Cards

hz-card-frying-pan = Frying Pan
    .text = Weapon, +0: arm a human that another player has just caught; 4 or more on the die wounds the zombie.
hz-card-garden-rake = Garden Rake
    .text = Weapon, +0: arm a human that another player has just caught; 4 or more on the die wounds the zombie.
hz-card-golf-club = Golf Club
    .text = Weapon, +1: arm a human that another player has just caught; 4 or more in all wounds the zombie.
hz-card-crowbar = Crowbar
    .text = Weapon, +1: arm a human that another player has just caught; 4 or more in all wounds the zombie.
hz-card-baseball-bat = Baseball Bat
    .text = Weapon, +1: arm a human that another player has just caught; 4 or more in all wounds the zombie.
hz-card-machete = Machete
    .text = Weapon, +2: arm a human that another player has just caught; 4 or more in all wounds the zombie.
hz-card-pistol = Pistol
    .text = Weapon, +2: arm a human that another player has just caught; 4 or more in all wounds the zombie.
hz-card-deer-rifle = Deer Rifle
    .text = Weapon, +3: arm a human that another player has just caught; the zombie is wounded.
hz-card-block-party = Block Party
    .text = Your turn, before you move: choose a tile; up to three humans come onto its empty squares, one on each.
hz-card-run-for-it = Run For It
    .text = Any time but during a capture: move one human up to four squares by the rules for running.
hz-card-wrong-way = Wrong Way
    .text = Any time but during movement or a capture: move one pawn of an opponent up to three squares, not onto a human, not through a barricade.
hz-card-fresh-legs = Fresh Legs
    .text = Your turn, until your movement is over: three more squares of movement.
hz-card-stiff-joints = Stiff Joints
    .text = An opponent who has not started to move: half the movement, rounded down, this turn if it is theirs, else in their next.
hz-card-back-door = Back Door
    .text = While you move, also after a failed roll: the barricade beside one of your zombies is open.
hz-card-nailed-shut = Nailed Shut
    .text = Any time but during movement or a capture: take a no-barricade chit off the board, unless that shuts a player’s zombie in.
hz-card-second-helping = Second Helping
    .text = When you have revealed capture cards: discard them and draw as many again; the second draw stands.
hz-card-slippery = Slippery
    .text = Before an opponent’s capture roll: that roll and its re-rolls have 2 less.
hz-card-patch-job = Patch Job
    .text = Your turn: discard one of your wounds.
hz-card-lucky-break = Lucky Break
    .text = Your turn: take two dice tokens.
hz-card-change-of-plans = Change Of Plans
    .text = When another player plays an event that is no weapon: it is discarded without effect.
hz-card-adrenaline-rush = Adrenaline Rush
    .text = Double your movement roll with its bonuses, or add 2 to one combat roll. Zombies double their Movement or add 2 to a capture roll.
hz-card-all-the-marbles = All The Marbles
    .text = Item, Toy Store. Discard it: no zombie of the horde is moved until the end of your next turn.
hz-card-alternate-food-source = Alternate Food Source
    .text = Until the end of your next turn the horde and the shotgun guys do not fight. One wins on the Helipad even beside a zombie.
hz-card-bad-sense-of-direction = Bad Sense of Direction
    .text = Give up a life, not your last: an opponent’s pawn goes to the centre of Town Square.
hz-card-brain-cramp = Brain Cramp
    .text = When an opponent’s shotgun guy begins to move: you decide whether and where it moves.
hz-card-butter-fingers = Butter Fingers
    .text = An opponent loses an item or up to two bullets; you choose which.
hz-card-chainsaw = Chainsaw
    .text = Item, Lawn & Garden Center. Discard it in combat: 2 more on your combat rolls for the rest of the turn.
hz-card-claustrophobia = Claustrophobia
    .text = In their next turn an opponent enters no building and leaves the one they are in by the shortest way.
hz-card-fear = Fear
    .text = An opponent does not move in their next turn; resting is allowed.
hz-card-fire-axe = Fire Axe
    .text = Item, Fire Station. While it lies in front of you: 1 more on your combat rolls.
hz-card-first-aid-kit = First Aid Kit
    .text = Item, Hospital or Drug Store. Discard it instead of losing a life in combat; roll again.
hz-card-grenade = Grenade
    .text = Item, Army Surplus. Discard it in or in front of a building: all zombies of the horde in it are yours, player zombies take a wound; you lose a life.
hz-card-shotgun = Hey, Look! A Shotgun!
    .text = Your turn: lay it down with three counters; each adds 1 to one of your next three combat rolls, beside another weapon.
hz-card-hysterical-paralysis = Hysterical Paralysis
    .text = An opponent skips their whole next turn.
hz-card-i-dont-think-theyre-dead = I Don’t Think They’re Dead
    .text = An opponent’s shotgun guy rolls two dice; a 3 or less that bullets or a life do not mend costs two collected zombies.
hz-card-just-when-you-thought = Just When You Thought It Couldn’t Get Any Worse
    .text = Choose a building: a zombie comes onto each of its squares that has none.
hz-card-lots-of-ammo = Lots of Ammo
    .text = Item, Sporting Goods Store. Discard it: three bullets.
hz-card-molotov-cocktail = Molotov Cocktail
    .text = Item, Gas Station. Discard it in or in front of a building: 2 more on your combat rolls in there this turn.
hz-card-much-needed-rest = Much Needed Rest
    .text = Instead of the movement roll: two life tokens, never above five.
hz-card-skateboard = Skateboard
    .text = Item, Skate Shop. While it lies in front of you: 2 more on your movement rolls.
hz-card-slight-miscalculation = Slight Miscalculation
    .text = Choose a building: its zombies are doubled, as far as there is room.
hz-card-the-keys-are-still-in-it = The Keys Are Still In It
    .text = Instead of the movement roll: move up to ten squares.
hz-card-this-isnt-so-bad = This Isn’t So Bad
    .text = Move any two zombies of the horde to any squares without a zombie or human.
hz-card-were-screwed = We’re Screwed
    .text = Ten zombies come onto any squares that have none.
hz-card-where-did-everybody-go = Where Did Everybody Go?
    .text = You move an opponent’s pawn up to five squares; a shotgun guy fights what it meets, a zombie stops on a human.
hz-card-your-shoes-untied = Your Shoe’s Untied
    .text = An opponent’s movement is halved, rounded down.
hz-card-zombie-master = Zombie Master
    .text = Five zombies come onto squares that hold no player and no zombie.
hz-card-arm = Arm
    .text = Wound. A second one removes the zombie that fought.
hz-card-leg = Leg
    .text = Wound. A second one removes the zombie that fought.
hz-card-torso = Torso
    .text = Wound. A second one removes the zombie that fought.
hz-card-shoulder = Shoulder
    .text = Wound. A second one removes the zombie that fought.
hz-card-head-shot = Head Shot
    .text = The zombie that fought is removed at once.
hz-card-infection = Infection
    .text = If it wins, the human becomes one of your zombies.
hz-card-eat = Eat
    .text = If it wins, the human is eaten and you keep the card: one point.
hz-card-escape = Escape
    .text = The human gets away. Of two or more, one leaves the game.

## Abilities

hz-ability-phone-call = Phone Call
    .text = Once a game, while you move: a human from anywhere comes to an empty square beside one of your zombies.
hz-ability-pep-rally = Pep Rally
    .text = Once a game, before you move: your Movement is doubled this turn.
hz-ability-stitch-up = Stitch Up
    .text = Once a game, when one of your zombies would be removed: it stays, and all your wounds go.
hz-ability-pin = Pin
    .text = Once a game, before or after your capture roll: the prey is caught, and nobody may arm it.
hz-ability-break-through = Break Through
    .text = Once a game, while you move: the barricade beside one of your zombies falls.
hz-ability-encore = Encore
    .text = Once a game, when the prey is about to get away: the whole attempt begins again.

## Characters

hz-character-lawyer = Lawyer
hz-character-cheerleader = Cheerleader
hz-character-doctor = Doctor
hz-character-wrestler = Wrestler
hz-character-miner = Miner
hz-character-musician = Musician

## Tiles

hz-tile-town-square = Town Square
hz-tile-road-straight = Straight road
hz-tile-road-bend = Bend
hz-tile-road-tee = Three-way road
hz-tile-road-cross = Four-way road
hz-tile-hospital = Hospital
hz-tile-apartment-building = Apartment Building
hz-tile-high-school = High School
hz-tile-movie-theater = Movie Theater
hz-tile-grocery-store = Grocery Store
hz-tile-hardware-store = Hardware Store
hz-tile-beauty-shop = Beauty Shop
hz-tile-gym = Gym
hz-tile-music-store = Music Store
hz-tile-law-office = Law Office
hz-tile-lawn-and-garden-center = Lawn & Garden Center
hz-tile-police-station = Police Station
hz-tile-sporting-goods-store = Sporting Goods Store
hz-tile-fire-station = Fire Station
hz-tile-toy-store = Toy Store
hz-tile-gas-station = Gas Station
hz-tile-skate-shop = Skate Shop
hz-tile-florist-shop = Florist Shop
hz-tile-drug-store = Drug Store
hz-tile-army-surplus = Army Surplus
hz-tile-helipad = Helipad

## Rolls and seats

hz-roll-barricade = Barricade
hz-roll-capture = Capture
hz-roll-run = Running
hz-roll-weapon = Weapon
hz-roll-combat = Combat
hz-roll-movement = Movement
hz-roll-horde = Zombies that move
hz-roll-not-dead = Dead or not
hz-seat-zombie = Zombie player { $number }
hz-seat-shotgun = Shotgun guy { $number }

## Switches

hz-switch-closing-ends-turn = Who closes the map loses the rest of the turn
hz-switch-strict-away = A running human never comes closer to the zombie
hz-switch-tokens-reroll-any = A dice token re-rolls anybody’s die
hz-switch-cornered-at-once = A cornered human is infected without a roll
hz-switch-eaten-to-pool = Eaten humans go back to the pool
hz-switch-retail-capture-deck = 30 capture cards instead of 40
hz-switch-any-adjacent-street = Buildings are entered from any street square, not by doors
hz-switch-helipad-by-most-kills = The player with most kills places the Helipad
hz-switch-helipad-at-bottom = The Helipad is the last tile
hz-switch-helipad-retry = A Helipad without a place is tried again
hz-switch-short-truce = Alternate Food Source lasts one turn

## At the terminal

hz-goal-humans = Be the first to the points on your character: one for each zombie in play, one for each human eaten.
hz-goal-zombies = Be the first on the centre of the Helipad, or the first with 25 zombies killed.
hz-goal-humans-and-zombies = Zombies collect points, shotgun guys run for the Helipad or kill 25; the first to the goal wins.
hz-terminal-heading = Round { $round }, turn of { $player }
hz-terminal-legend = · street, ▒ building, h human, z zombie, + open barricade, * dice token, ♥ life, • bullet
hz-terminal-zombie = dice { $dice }, eaten { $eaten }
hz-terminal-guy = life { $life }, bullets { $bullets }
hz-terminal-hand = Your cards: { $cards }

## In the laboratory

simulate-eaten = Eaten
simulate-infected = Infected
simulate-zombies_lost = Zombies lost
simulate-deaths_of_guys = Deaths
