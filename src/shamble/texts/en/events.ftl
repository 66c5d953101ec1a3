### What happens, as lines of the log: short, present tense, with the cause.
### { $who } and { $by } are Heroes, Zombies, players or cards by name; { $dice } are the faces as they lie, like "4 2".

## Who sits at the table

player-heroes = Hero player { $number }
player-heroes-only = The Hero player
player-zombies = Zombie player { $number }
player-zombies-only = The Zombie player

## Dice, one message for each purpose; event-roll for any other

event-roll = { $who } rolls { $dice }.
event-roll-by-nobody = The dice show { $dice }.
event-roll-hero-fight = { $who } rolls { $dice } in the fight.
event-roll-zombie-fight = { $who } rolls { $dice } in the fight.
event-roll-movement = { $who } rolls { $dice } for movement.
event-roll-zombie-hero-move = { $who } rolls { $dice } for movement; half of it, rounded up, counts.
event-roll-shamble = { $who } rolls { $dice } for movement.
event-roll-board = The dice choose a board: { $dice }.
event-roll-dots = The dice say how many dots each side may spend: { $dice }, as a D3.
event-roll-scenario = The dice choose the scenario: { $dice }.
event-roll-starting-zombies = { $who } rolls { $dice } for the first Zombies.
event-roll-spawn-check = { $who } rolls { $dice }: more than their Zombies on the board?
event-roll-spawn = { $who } rolls { $dice } for new Zombies.
event-roll-break = { $who } rolls { $dice }: does the weapon break?
event-roll-burn-out = { $who } rolls { $dice } for the flame.
event-roll-counter = { $who } rolls { $dice } for the counter.
event-roll-counter-needed = { $who } rolls { $dice } for the counter and needs { $needed } or more.
event-roll-counter-survivor = { $who } rolls { $dice } for the counter: less than { $than } is a survivor, { $than } is a Hero.
event-roll-counter-by-nobody = The dice choose a counter: { $dice }.
event-roll-ranged = { $who } rolls { $dice } to hit.
event-roll-out-of-ammo = { $who } rolls { $dice }: is there ammo left?
event-roll-explosion = { $who } rolls { $dice } in the explosion.
event-roll-explosion-by-nobody = The die in the explosion: { $dice }.
event-roll-random-building = The die for a random building: { $dice }.
event-roll-card = { $who } rolls { $dice } for the card.
event-roll-cancel = { $who } rolls { $dice } to cancel the card.
event-roll-holds-together = { $who } rolls { $dice }: do the combined items hold? They do on 4+.
event-roll-unstable = { $who } rolls { $dice }: do the combined explosives go off? They do on 1.
event-combined = { $who } combines { $cards }.
event-held-together = { $who } keeps { $card }: combined items hold.
event-roll-agility = { $who } rolls { $dice } to slip between the corners.
event-roll-ignore-wound = { $who } rolls { $dice } to ignore the wound.
event-roll-prevent = { $who } rolls { $dice } to avoid the wound.
event-roll-alternative = { $who } rolls { $dice }: which of the two?
event-roll-special-zombies = { $who } rolls { $dice }: what is among the new Zombies?
event-roll-pillage = { $who } rolls { $dice } to pillage and needs 4+.
event-roll-save-card = { $who } rolls { $dice } to save a card for the town.
event-saved-cards = { $count ->
        [0] No card is saved for the town.
        [one] One card is saved for the town.
       *[other] { $count } cards are saved for the town.
    }
event-roll-taint = { $who } rolls { $dice }: does the Hero turn?
event-roll-first-aid = { $who } rolls { $dice } for first aid.
event-roll-seek = { $who } rolls { $dice } to find who hides here and needs { $needed }+.
event-roll-hide = { $who } rolls { $dice } to find the Hero in the Cornfield.
event-roll-stockpile = { $who } rolls { $dice } to see what is left of the stockpile.
event-roll-escape = { $who } rolls { $dice } to get past the dog.

## Course of the game

event-scenario = The scenario is { $scenario }.
event-sun-moved = The sun now stands at { $sun }.
event-boards-alone = { $outer } lie side by side.
event-boards = { $center } lies in the middle, round it { $outer }.
event-bought-rule = { $who }: this game has the special rule “{ $rule }”, for { $dots ->
        [one] one dot.
       *[other] { $dots } dots.
    }
event-team = The Heroes are { $heroes }.
event-turn-zombies = Round { $round }, sun at { $sun }: Zombie turn.
event-turn-heroes = Round { $round }, sun at { $sun }: Hero turn.
event-activated = It is { $who }’s turn.
event-lost-turn = { $who } loses the turn.
event-hero-joins = { $who } joins the game.
event-zombies-coming = New Zombies will come this turn.
event-zombies-coming-for = New Zombies will come this turn: { $players }.
event-no-zombies-coming = No new Zombies will come this turn.
event-game-over-heroes = The Heroes win: { $reason }.
event-game-over-zombies = The Zombies win: { $reason }.

## Models

event-bought = { $who } spends Spawn Points on { $what }.
bought-standard = a standard Zombie
bought-grave-weapon = a Grave Weapon
event-saved = { $who } saves { $tokens ->
        [one] a Spawn Point
       *[other] { $tokens } Spawn Points
    } for { $what }; { $saved } { $saved ->
        [one] lies
       *[other] lie
    } there now.
event-placed = { $who } appears at { $to }.
event-moved = { $who } moves to { $to }.
event-held = The dog holds { $who }.
event-stopped-dazed = { $who } is dazed and loses the Move Action.
event-stopped-lights-out = It is dark here: { $who } stops.
event-stopped-locked-door = A locked door stops { $who }.
event-stopped-pinch-point = { $who } does not fit between the corners and stops.
event-stopped-zombies-near = Zombies are too close: { $who } stops.
event-returned = { $who } goes back to the pool.
event-unhurt = { $who } cannot be killed now.
event-ignored-wound = { $who } does not even notice the wound.
event-taint-canceled = { $hero } does not turn.
event-wounded = { $who } takes a wound, { $wounds } of { $health } ({ $by }).
event-prevented = The wound to { $who } is prevented ({ $by }).
event-generator-damaged = { $by } damages the generator at { $space }: { $wounds } of { $health }.
event-generator-unharmed = { $who } does the generator at { $space } no harm.
event-roll-generator = A generator in the fire: { $dice }; 5+ damages it.
event-experience = { $who }: { $amount } Experience gained, { $total } in all.
event-spent = { $who }: { $amount } Experience spent, { $total } left.
event-upgraded = { $who } learns { $card }.
event-upgraded-horde = The Zombies have { $card } from now on.
event-boosted = { $who } boosts { $card }.
event-saved-item = { $who } keeps { $card }.
event-clung-to-life = { $who } clings to life.
event-infected = { $who } is infected.
event-roll-infected = { $who }, infected, rolls { $dice }; 1 or 2 is another wound.
event-healed = { $count ->
        [one] { $who } heals a wound.
       *[other] { $who } heals { $count } wounds.
    }
cause-exertion = the effort
event-killed = { $who } is killed ({ $by }).
event-turned = { $who } rises as a Zombie Hero.

## Fights and shots

event-fight-started = { $hero } fights { $zombie }.
event-fight = { $hero } fights { $zombie }: { $hero_dice } against { $zombie_dice }.
event-fight-won-hero = { $hero } wins the fight.
event-fight-won-zombie = { $zombie } wins the fight.
event-fight-tie-hero = { $hero } wins the tie.
event-fight-tie-zombie = { $zombie } wins the tie.
event-fight-canceled = The fight of { $hero } and { $zombie } is canceled.
event-fended-off = { $hero } fends off { $zombie }.
event-die-changed = A die of { $who } changes from { $face } to { $to_face }.
event-hidden = { $hero } stays hidden from { $zombie }.
event-attacked = { $who } attacks with { $card }: { $target }.
event-missed = { $who } misses.
event-explosion = An explosion at { $to }.
event-fire-new = A fire starts at { $space }.
event-fire-turned = The fire at { $space } can spread from now on.
event-fire-out = The fire at { $space } goes out.
event-fire-phase = The Fire Phase.
event-fire-stopped = The fire at { $space } spreads nowhere.
event-fizzled = { $card } is not lit and does nothing.
event-planted = { $who } plants { $card } in { $building }.
event-roll-burning = { $who } in the fire: { $dice }; { $needed }+ is a wound.
event-roll-fire = { $who } rolls { $dice } for the fire at { $space }.
event-roll-fire-direction = The arrows of the fire: { $dice }.
event-roll-light = { $who } throws through the fire: { $dice }; 4+ lights it.
event-set-fire = { $who } starts a fire at { $to } with { $card }.
event-used-up = { $who } uses a marker of { $card }; { $count } left.

## Cards

event-searched = { $who } searches.
event-searched-in = { $who } searches: { $building }.
event-searched-deck = { $who } searches among the { $deck }.
event-drew = { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
event-drawn-anew = { $count ->
        [one] { $who } puts a card back: nobody starts with what is to be found.
       *[other] { $who } puts { $count } cards back: nobody starts with what is to be found.
    }
event-deck-empty = { $who } draws nothing: the Hero deck is empty.
event-fight-card-drawn = { $who } fights with { $card }.
event-found = { $who } finds { $card }.
event-picked-up = { $who } picks up { $card } from the discard pile.
event-picked-out = { $who } takes { $card } out of the Hero deck.
event-gave = { $giver } gives { $card } to { $who }.
event-gave-marker = { $who } gives { $marker } to { $hero }.
event-led = { $who } takes { $ally } along.
event-let-go = { $who } leaves { $ally } here.
event-roll-ally = { $who } rolls { $dice } and needs 5+.
event-roll-ally-attacked = { $who } goes for the Ally and rolls { $dice }: 5+ kills.
event-took-marker = { $who } has { $marker } now.
event-played = { $seat } plays { $card }.
event-played-on = { $seat } plays { $card } on { $target }.
event-used-by-zombies = The Zombies use { $card }.
event-used-item = { $who } uses { $card }.
event-used-ability = { $who } uses { $ability }.
event-canceled = { $card } is canceled.
event-discarded = { $card } is discarded.
event-discarded-counted-out = From the { $deck } to the discard pile: { $cards }.
event-damaged = { $marker } takes { $count ->
        [one] a wound
       *[other] { $count } wounds
    } ({ $wounds } of { $health }).
event-discarded-deck = From the Hero deck to the discard pile: { $cards }.
event-broke = { $card } breaks.
event-out-of-ammo = { $card } is out of ammo.
event-armed = { $who } gets a weapon: { $weapon }.
event-stained = { $card } is on { $hero } now.
event-roll-explosive = { $who } may explode: { $dice }.
event-built = { $who } barricades the { $wall }.
event-built-by-nobody = The { $wall } is barricaded.
event-reinforced = { $who } reinforces the { $wall }: { $count } of 3.
event-reinforced-by-nobody = The { $wall } is reinforced: { $count } of 3.
event-broken = { $who } tears a Reinforcement marker off the { $wall }: { $count } left.
event-kept-out = The barricade keeps { $who } out.
event-roll-barricade = { $who } rolls { $dice } against the barricade and needs 4+.
event-ran-out = The { $card } in the { $building } has run out.
event-took-back = { $seat } takes { $card } back from the discard pile.
event-removed = { $card } is removed from the game.
event-shuffled-in = { $card } is shuffled into the deck.
event-revealed-marker = { $who } turns a { $marker }: { $value }.
event-reshuffled = The Zombie discard pile is shuffled into a new deck.

## Places

event-building-rolled = Random building: { $building }.
event-marker-on = { $marker }: { $place }.
event-marker-off = { $marker } is gone: { $place }.
event-filled-up = { $who } fills up the truck.
event-left-board = { $who } goes off the board.
event-escaped = { $who } gets away.
event-objective = Objective: { $text }.

## Why the game ended

reason-zombies-killed = enough Zombies are dead
reason-heroes-killed = too many Heroes are dead
reason-sundown = the sun is down
reason-hero-deck = the Hero deck has run out
reason-truck-escaped = the truck leaves town
reason-pits-destroyed = the pits are destroyed
reason-townsfolk-saved = the Townsfolk are safe
reason-townsfolk-lost = too few Townsfolk are safe
reason-manor-overrun = the Manor House is overrun
reason-manor-held = the Manor House holds until morning
reason-conceded = the other side gives up
