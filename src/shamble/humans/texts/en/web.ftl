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
