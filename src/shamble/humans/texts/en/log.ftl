### Humans!!! and Zombies!!!: what happens, as lines of the log: short, present tense, with the cause.
### { $player } is a player by name, { $place } is a square, { $dice } the faces as they lie.

hz-event-set-up = The town is quiet. { $player } begins.
hz-event-turn = { $player }’s turn.
hz-event-skipped-turn = { $player } cannot move a muscle and skips the turn.
hz-event-laid-tile = { $player } lays { $tile }.
hz-event-no-place = { $tile } fits nowhere.
hz-event-map-closed = The map is closed. { $player } loses the rest of the turn.
hz-event-placed-human = { $count ->
        [one] A human comes to { $place }.
       *[other] { $count } humans come to { $place } and around.
    }
hz-event-placed-zombie = { $count ->
        [one] A zombie comes to { $place }.
       *[other] { $count } zombies come to { $place } and around.
    }
hz-event-placed-dice = { $count ->
        [one] A dice token lies at { $place }.
       *[other] { $count } dice tokens lie at { $place } and around.
    }
hz-event-placed-life = { $count ->
        [one] A life token lies at { $place }.
       *[other] { $count } life tokens lie at { $place } and around.
    }
hz-event-placed-bullets = { $count ->
        [one] A bullet lies at { $place }.
       *[other] { $count } bullets lie at { $place } and around.
    }
hz-event-entered = { $player } comes in at { $place }.
hz-event-drew = { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
hz-event-discarded = { $card } is discarded.
hz-event-discarded-played = { $card } goes to its pile.
hz-event-reshuffled = The pile of { $deck } is shuffled into a new deck.
hz-event-played = { $player } plays { $card }.
hz-event-played-on = { $player } plays { $card } on { $target }.
hz-event-canceled = { $card } comes to nothing.
hz-event-laid-down = { $player } keeps { $card } at hand.
hz-event-used-item = { $player } uses { $card }.
hz-event-used-ability = { $player } uses { $ability }.
hz-event-moved = { $player } goes to { $place }.
hz-event-held = { $player } does not dare to move.
hz-event-rested = { $player } rests: { $life } life.
hz-event-break-in = { $need ->
        [0] { $player } pushes through the barricade at { $place }.
        [1] { $player } pushes through the barricade at { $place }.
       *[other] { $player } goes for the barricade at { $place }: { $need } or more.
    }
hz-event-barricade-holds = The barricade at { $place } holds.
hz-event-chit-on = The way in at { $place } is open.
hz-event-chit-off = The way in at { $place } is nailed shut.
hz-event-picked-up = { $player } picks up { $what }.
hz-event-gained-tokens = { $count ->
        [one] { $player } takes a dice token.
       *[other] { $player } takes { $count } dice tokens.
    }
hz-event-spent-token = { $player } spends a dice token; { $left } left.
hz-event-attempt = { $player } goes for { $prey } at { $place }.
hz-event-caught = { $player } catches { $prey }.
hz-event-weapon-hit = { $card } hits.
hz-event-weapon-missed = { $card } misses.
hz-event-capture-cards = { $player } reveals { $cards }.
hz-event-escape-removed = One Escape card leaves the game.
hz-event-eaten = { $player } eats { $prey } at { $place }.
hz-event-infected = { $player } infects { $prey } at { $place }.
hz-event-infected-cornered = Nowhere to go: { $player } infects { $prey } at { $place }.
hz-event-ran = A human runs to { $place }.
hz-event-ran-guy = { $player } runs to { $place }.
hz-event-stays = There is no way out of { $place }.
hz-event-wound-cards = { $player } draws wounds: { $cards }.
hz-event-wounded = { $player } is wounded: { $kind }.
hz-event-healed = { $player } patches up: { $kind }.
hz-event-removed = { $player } loses the zombie at { $place }.
hz-event-removed-last = { $player }’s last zombie at { $place } goes back to Town Square.
hz-event-combat = { $foe } stands in the way of { $player } at { $place }.
hz-event-bullets = { $spent ->
        [one] { $player } has a bullet less; { $left } left.
       *[other] { $player } has { $spent } bullets less; { $left } left.
    }
hz-event-bullets-gained = { $spent ->
        [one] { $player } has a bullet more: { $left } now.
       *[other] { $player } has { $spent } bullets more: { $left } now.
    }
hz-event-life = { $player } loses a life; { $life } left.
hz-event-killed = { $player } kills a zombie at { $place }: { $kills }.
hz-event-hit-zombie = { $player } hits a zombie of { $foe } at { $place }.
hz-event-attack-failed = { $player } does not get past { $foe }.
hz-event-collected = { $player } collects { $count }: { $kills }.
hz-event-gave-back = { $player } gives back { $count }: { $kills } left.
hz-event-died = { $player } dies at { $place } and keeps { $kills } zombies.
hz-event-new-life = { $player } begins anew with three life and three bullets.
hz-event-shambled = A zombie shambles to { $place }.
hz-event-roll-barricade = { $player } rolls { $dice } against the barricade.
hz-event-roll-capture = { $player } rolls { $dice } to catch the prey.
hz-event-roll-run = { $player } rolls { $dice }: so far the prey runs.
hz-event-roll-weapon = { $player } rolls { $dice } with the weapon.
hz-event-roll-combat = { $player } rolls { $dice } in combat.
hz-event-roll-movement = { $player } rolls { $dice } for movement.
hz-event-roll-horde = { $player } rolls { $dice }: so many zombies move.
hz-event-roll-not-dead = { $player } rolls { $dice }: are they dead?
hz-event-game-over-points = { $winner } has the points and wins.
hz-event-game-over-kills = { $winner } has killed 25 zombies and wins.
hz-event-game-over-helipad = { $winner } flies off from the Helipad and wins.
hz-event-game-over-deserted = Nobody is left to be had. { $winner } is nearest to the goal and wins.
hz-event-game-over-dawn = The night has been long enough. { $winner } is nearest to the goal and wins.
hz-everybody = More than one player
