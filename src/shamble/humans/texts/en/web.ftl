### Humans!!! and Zombies!!! at the browser table.

seat-zombie = { hz-seat-zombie }
seat-shotgun = { hz-seat-shotgun }
side-zombie = Zombies
side-shotgun = Shotgun guys
side-all = Everybody

web-town-phase = Round { $round } · { $who }
web-town-set-up = Set-up
web-town-goal = Goal

## On the map

web-town-street = Street
web-town-new-tile = Place for the new tile
web-town-turn-tile = Turn the tile
web-town-key-turn = turn the new tile
web-town-human = Human
web-town-zombie = Zombie
web-town-dice-token = dice token
web-town-life-token = life token
web-town-bullet = bullet
web-town-open = the barricade is open
web-town-barricade = { $need } or more breaks in
web-town-tile-line = { $tile } at { $at }

## Players

web-town-players = Players
web-town-points = { $who }: { $done } of { $needed } points
web-town-kills = { $who }: { $done } of { $needed } zombies
web-town-pawns = Zombies in play
web-town-eaten = Humans eaten
web-town-dice-tokens = Dice tokens
web-town-life = Life
web-town-bullets = Bullets
web-town-shells = Shells in the shotgun
web-town-used = used
web-town-deck = { $deck ->
        [humans] Events
        [zombies] Zombies!!!
        [capture] Capture
       *[wound] Wounds
    }: { $count }
web-town-tiles-left = { $count ->
        [one] One tile is left.
       *[other] { $count } tiles are left.
    }
web-town-capture = An attempt to capture
web-town-fight = A fight
web-town-stat-eaten = Eaten
web-town-stat-infected = Infected
web-town-stat-kills = Killed
web-town-stat-wounds = Wounds
web-town-stat-deaths = Deaths
web-town-stat-steps = Squares walked
web-town-stat-played = Cards played

## Setting up

web-town-roles = Roles
web-town-choose-roles = Who plays a zombie, and who a shotgun guy? At least one of each.
web-town-role-zombie = Zombie
web-town-role-shotgun = Shotgun guy
web-town-characters = Characters
web-town-choose-characters = Choose who the zombie players are, in the order of their seats. The others are dealt.
web-town-seat = Zombie { $number }
web-town-numbers = Movement { $movement } · captures on { $capture }+ · { $points } points
web-town-switches = House rules

## What happened

web-town-roll = Roll
web-town-said-turn = The turn of { $who }
web-town-said-tile = New tile: { $tile }
web-town-said-placed = The town fills
web-town-said-moved = { $who } moves
web-town-said-entered = { $who } comes in
web-town-said-shambled = The dead shamble on
web-town-said-ran = { $who } runs for it
web-town-said-open = A barricade falls
web-town-said-holds = The barricade holds against { $who }
web-town-said-picked-up = { $who } picks something up
web-town-said-attempt = { $who } goes for the prey
web-town-said-caught = { $who } has caught somebody
web-town-said-reveals = { $who } reveals { $cards }
web-town-said-eaten = { $who } has eaten somebody
web-town-said-infected = { $who } has a new zombie
web-town-said-played = { $who } plays { $card }
web-town-said-used = { $who } uses { $card }
web-town-said-canceled = { $card } has no effect
web-town-said-laid-down = { $who } lays { $card } down
web-town-said-hit = The weapon hits
web-town-said-missed = The weapon misses
web-town-said-wounded = { $who } is wounded: { $card }
web-town-said-removed = { $who } loses a zombie
web-town-said-combat = { $who } fights
web-town-said-killed = { $who } kills a zombie
web-town-said-bullets = { $who } spends { $count ->
        [one] a bullet
       *[other] { $count } bullets
    }
web-town-said-life = { $who } has { $left } life left
web-town-said-died = { $who } falls and starts again at Town Square

## Moments in which cards may be played, as a list of what is passed

window-tile-laid = when a tile is laid
window-before-movement = before somebody moves
window-zombie-moved = when a zombie has moved
window-movement-over = when somebody has moved
window-capture-begins = before a capture roll
window-caught = when somebody is caught
window-revealed = when capture cards are revealed
window-gets-away = when the prey gets away
window-removal = when a zombie would be removed
window-attempt-over = after an attempt
window-move-begins = before a roll for movement
window-fight-over = after a fight
window-card-resolved = when a card was used between steps
window-turn-end = at the end of a turn

## Why not?

web-missing-step = step
web-missing-break-in = break-in

## How to play, in ten drawings

how-humans-goal = What it is about
    .text = You are the zombies, and everybody is a rival. Whoever first has the points of their own character has won.
how-humans-turn = A turn
    .text = Lay the top tile, draw cards up to three, move, and try to catch whom you have met.
how-humans-tile = The town grows
    .text = The new tile goes where its streets fit. A road brings a human with it.
how-humans-building = Buildings
    .text = A building is full of humans, and of dice tokens with which a roll may be made again.
how-humans-move = Moving
    .text = Share your Movement out among your zombies, a point a square. A human stops whoever comes to them.
how-humans-barricade = Barricades
    .text = From the street beside a building, roll its barricade number or more. Every other zombie there helps; then the way stays open.
how-humans-catch = Catching
    .text = Every human you share a square with must be tried: your Capture number or more. Missed, they run, and a rival says where.
how-humans-weapon = Weapons
    .text = Your rivals may arm whom you have caught. A good roll wounds you, and wounds cost.
how-humans-fate = Eaten or infected
    .text = Capture cards decide. Eaten is a point for good; infected is a new zombie of yours, a point as long as it walks.
how-humans-win = The end
    .text = One event card a round, yours or against a rival. Count: the moment you have your points, it is over.

how-zombies-goal = What it is about
    .text = A shotgun, a town full of zombies, and one helicopter. Be the first on the centre of the Helipad, or the first with 25 zombies killed.
how-zombies-turn = A turn
    .text = Lay a tile, draw cards up to three, roll and move, and at last let the zombies move.
how-zombies-tile = The town grows
    .text = The new tile goes where its streets fit. A road brings a zombie for each way out of it. The Helipad lies at the bottom of the stack or near it.
how-zombies-building = Buildings
    .text = Zombies wait in there, and life and bullets with them. One goes in and out by the doors.
how-zombies-move = Moving
    .text = A die says how far you may go, and you may stop earlier. What lies on your way is yours.
how-zombies-fight = Fighting
    .text = Where a zombie stands you stop and fight: 4 or more kills it. Then go on, if you have steps left.
how-zombies-bullets = When the roll fails
    .text = Each bullet adds 1. Without bullets a life is lost and you roll again: nobody leaves a fight.
how-zombies-death = Death
    .text = Without life you start again at Town Square, with half of your zombies and none of your things.
how-zombies-horde = The zombies move
    .text = At the end of your turn a die says how many of them move one square. You choose which: away from you, towards the others.
how-zombies-cards = Cards
    .text = One a round, in anybody’s turn. Things are laid down in the building that they are named after, and used later.

how-humans-and-zombies-goal = What it is about
    .text = Zombies collect the points of their character; shotgun guys run for the Helipad or kill 25. Everybody is a rival of everybody.
how-humans-and-zombies-start = How it starts
    .text = Eight tiles lie around Town Square. The shotgun guys start in the middle, every zombie player with two zombies in a building.
how-humans-and-zombies-tile = Two stacks
    .text = You draw from the stack of your own game. Who lays a road chooses whether humans or zombies stand on it.
how-humans-and-zombies-move = Moving
    .text = A zombie has the Movement of its character. A shotgun guy rolls a die and adds the life that is left.
how-humans-and-zombies-doors = Doors
    .text = No door and no barricade stops a shotgun guy or a human. Zombies still have to break in.
how-humans-and-zombies-attack = A zombie attacks
    .text = A shotgun guy is prey like any human: come to that square and roll your Capture number.
how-humans-and-zombies-shoot = A shotgun guy attacks
    .text = 4 or more: the zombie draws wounds, and that is a kill; if the zombie goes, three. A failure ends the move.
how-humans-and-zombies-guys = A shotgun guy is caught
    .text = It costs a life, and the pawn goes home. Eaten or infected, the zombie has its point.
how-humans-and-zombies-horde = The horde
    .text = Every turn ends with a die, a zombie’s too: so many zombies that belong to nobody move one square.
how-humans-and-zombies-cards = Two decks
    .text = Draw from either. A card about zombies means those that belong to nobody. One card a round, whatever deck it is from.

## First turns with a guide

coach-town-welcome-humans = You are the zombies, and the town is full of humans. The lawyer, a bot, is after them too. Whatever you can do lies in the bar below and glows on the map.
coach-town-welcome-zombies = You have a shotgun and three more zombies to go; the other one is a bot. Whatever you can do lies in the bar below and glows on the map.
coach-town-welcome-humans-and-zombies = You are a zombie; the one with the shotgun is a bot, and tastes like any human. Whatever you can do lies in the bar below and glows on the map.
coach-town-tile = Every turn the town grows by a tile. Turn it with the button or with R, then choose one of the lit places.
coach-town-people = A new road: do humans stand on it, or zombies? Zombie players like humans nearby.
coach-town-fill = The new tile fills up. Choose a square: near you what you want, near the others what you do not.
coach-town-open = You are through. Choose where the way stays open for everybody.
coach-town-draw = There are two decks. Draw from either, up to three cards.
coach-town-discard = At the end of a turn you may throw one card away. Weapons are worth keeping: they arm those whom a rival catches.
coach-town-walk = Share your movement out among your zombies: choose a lit square. A human stops who comes there. Beside a building without an open way you may break in: that costs no movement.
coach-town-capture = Whom you share a square with must be caught: roll your Capture number or more. Choose with whom you begin.
coach-town-re-roll = A dice token is a second chance for this roll. Gone is gone.
coach-town-fate = The cards let you choose. Eaten is a point for good; infected is a new zombie, a point as long as it walks.
coach-town-run = Somebody got away from a rival, and you lead them: away from the rival, perhaps towards you.
coach-town-wound = A weapon has hit you. Choose which wound to take; a second of one kind costs the zombie.
coach-town-roll = Roll for your movement; a card may be played before.
coach-town-guy = Go square by square. Life and bullets lie in buildings and are yours when you walk over them. On a zombie’s square you fight.
coach-town-fight = A fight: 4 or more kills the zombie. When the roll is too low, each bullet adds 1; otherwise it costs a life and you roll again.
coach-town-foe = Several zombies of players stand here. Choose whom you fight first.
coach-town-horde = Now the zombies that belong to nobody move, and you choose which. Send them where the others walk.
coach-town-window = Here you may play a card, one a round, or pass. If such moments bore you, switch them off right here.
coach-town-wait = The others take their turn. Watch the map; the log tells what happens and why.
coach-town-end = That was it. Watch it again, or start a whole game.
task-town-tile = lay a tile
task-town-walk = move
task-town-card = play a card
task-town-break-in = try a barricade
task-town-capture = go for somebody
task-town-score = eat or infect somebody
task-town-fight = fight a zombie
task-town-kill = kill one
task-town-horde = see the zombies move
task-town-guy = go for the one with the shotgun
