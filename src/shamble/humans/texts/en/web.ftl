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
