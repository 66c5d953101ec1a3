### What happens, as lines of the log: short, present tense, with the cause.
### { $who } and { $by } are Heroes, Zombies or cards by name; { $dice } are the faces as they lie, like "4 2".

## Dice, one message for each purpose; event-roll for any other

event-roll = { $who } rolls { $dice }.
event-roll-hero-fight = { $who } rolls { $dice } in the fight.
event-roll-zombie-fight = { $who } rolls { $dice } against the Hero.
event-roll-movement = { $who } rolls { $dice } for movement.
event-roll-zombie-movement = { $who } rolls { $dice } for movement.
event-roll-setup = { $who } rolls { $dice } for the first Zombies.
event-roll-spawn-check = { $who } rolls { $dice }: do new Zombies come?
event-roll-spawn = { $who } rolls { $dice } for new Zombies.
event-roll-break = { $who } rolls { $dice }: does the weapon break?
event-roll-ranged = { $who } shoots and rolls { $dice }.
event-roll-out-of-ammo = { $who } rolls { $dice }: is there ammo left?
event-roll-explosion = { $who } rolls { $dice } in the explosion.
event-roll-random-building = { $dice } for a random building.
event-roll-card = { $who } rolls { $dice } for the card.
event-roll-cancel = { $who } rolls { $dice } to cancel the card.
event-roll-ability = { $who } rolls { $dice } for the ability.
event-roll-hide = { $who } rolls { $dice } to find the Hero in the Cornfield.
event-roll-escape = { $who } rolls { $dice } to get past the dog.

## Course of the game

event-started = The game begins: { $scenario }
event-turn-zombies = Round { $round }, sun at { $sun }: Zombie turn.
event-turn-heroes = Round { $round }, sun at { $sun }: Hero turn.
event-activated = It is { $who }’s turn.
event-lost-turn = { $who } loses the turn.
event-joined = { $who } joins the game.
event-zombies-coming = New Zombies will come this turn.
event-no-zombies-coming = No new Zombies will come this turn.
event-game-over-heroes = The Heroes win: { $reason }.
event-game-over-zombies = The Zombies win: { $reason }.

## Models

event-placed = { $who } appears on { $to }.
event-moved = { $who } moves to { $to }.
event-returned = { $who } goes back to the pool.
event-wounded = { $who } takes a wound ({ $by }).
event-wounded-plain = { $who } takes a wound.
event-prevented = The wound to { $who } is prevented ({ $by }).
event-healed = { $count ->
        [one] { $who } heals a wound.
       *[other] { $who } heals { $count } wounds.
    }
event-killed = { $who } is killed ({ $by }).
event-killed-plain = { $who } is killed.
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
event-rerolled = { $who } re-rolls ({ $by }): { $dice }.
event-added-die = { $who } adds a die ({ $by }): { $dice }.
event-changed-die = { $by } changes a die to { $dice }.
event-hid = { $hero } stays hidden from { $zombie }.
event-shot = { $who } attacks { $target } with { $card }.
event-hit = { $target } is hit.
event-missed = { $who } misses.
event-exploded = An explosion on { $to }.

## Cards

event-searched = { $who } searches.
event-searched-in = { $who } searches: { $building }.
event-drew = { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-drew-card = { $seat } draws { $card }.
event-found = { $who } finds { $card }.
event-picked-up = { $who } picks up { $card } from the discard pile.
event-exchanged = { $from } gives { $card } to { $who }.
event-played = { $seat } plays { $card }.
event-played-on = { $seat } plays { $card } on { $target }.
event-used = { $who } uses { $card }.
event-ability = { $who } uses { $ability }.
event-canceled = { $card } is canceled.
event-canceled-by = { $card } is canceled ({ $by }).
event-discarded = { $from } discards { $card }.
event-discarded-plain = { $card } is discarded.
event-discarded-count = { $count ->
        [one] { $from } discards a card.
       *[other] { $from } discards { $count } cards.
    }
event-broke = { $card } breaks.
event-out-of-ammo = { $card } is out of ammo.
event-removed = { $card } is removed from the game.
event-shuffled-in = { $card } is shuffled into the deck.
event-reshuffled = The Zombie discard pile is shuffled into a new deck.

## Places

event-building = Random building: { $building }.
event-marker-on = { $marker }: { $place }.
event-marker-off = { $marker } is gone: { $place }.
event-door-locked = A locked door stops { $who }.
event-truck-filled = { $who } fills up the truck.
event-pit-destroyed = { $who } destroys the pit on { $to }.
event-townsfolk-found = { $card } is safe with the Heroes.

## Why the game ended

reason-zombies-killed = enough Zombies are dead
reason-heroes-killed = too many Heroes are dead
reason-no-heroes = no Hero is left
reason-sundown = the sun is down
reason-hero-deck = the Hero deck has run out
reason-truck-escaped = the truck leaves town
reason-pits-destroyed = the pits are destroyed
reason-townsfolk-saved = the Townsfolk are safe
reason-townsfolk-lost = too few Townsfolk are safe
reason-manor-overrun = the Manor House is overrun
reason-manor-held = the Manor House holds until morning
reason-conceded = the other side gives up
