### Why something cannot be done now: one sentence each. Names come ready for reading.

whynot-possible = You can: { $choice }.
whynot-game-over = The game is over.
whynot-watching = You are watching; only players choose.
whynot-not-your-choice = It is not your choice now. { $player } is asked.
whynot-something-else = That is not one of your choices now. You are asked: { $question }
whynot-answer-first = { $card } fits almost any moment, but what is asked now must be answered first.
whynot-wrong-moment = { $card } can be used only { $moments }.
whynot-not-in-a-fight = { $card } cannot be used from the roll of the Fight Dice to the end of the fight.
whynot-no-target = There is nothing { $card } could be used on now. { $effect }
whynot-other-sides-card = { $card } is a card of the other side ({ $side }).
whynot-immediate = { $card } is played at the moment it is drawn.
whynot-in-play-already = { $card } is in play already and works on its own.
whynot-not-in-hand = { $card } is not in your hand.
whynot-barred-now = Something in play keeps { $card } from being played now.
whynot-fight-card-limit = A Zombie uses only one Fight card in a fight, and one has been played.
whynot-nobody-has-it = No Hero has { $card }.
whynot-other-has-it = { $hero } has { $card }. { $player } decides about it.
whynot-lost-turn = { $hero } loses this turn and can do nothing in it.
whynot-used-by-another = Another Hero has used { $card } this turn; no item serves two Heroes in one turn.
whynot-no-guns = { $hero } may carry { $card } but not use it.
whynot-not-own-fight = Only the Hero who fights can use items in the fight, and that is not { $hero }.
whynot-bonus-spent = { $card } serves once in a fight.
whynot-works-by-itself = { $card } needs no decision: it works while a Hero has it.
whynot-weapon-step = { $hero } can use { $card } in the ranged attack of the own turn, after moving and before the fights.
whynot-weapon-needs-fire = { $card } needs fire: { $hero } must also have a Fire item.
whynot-weapon-standing = { $card } serves only a Hero who has not moved this turn, and { $hero } has.
whynot-weapon-no-target = { $card } reaches { $range ->
        [one] one space
       *[other] { $range } spaces
    }, and { $hero } sees no target within them.
whynot-not-your-ability = None of your Heroes has { $ability }.
whynot-ability-by-itself = { $ability } needs no decision here: it works on its own, or in the place of a move or a search.
whynot-hero-not-in-play = { $hero } is not in play.
whynot-hero-for-zombies = { $hero } is not yours. A Zombie attacks by moving to a Hero; the fights come after the moves.
whynot-other-players-hero = { $player } plays { $hero }.
whynot-not-hero-turn = It is not the Hero turn.
whynot-hero-done = { $hero } has already acted this turn.
whynot-hero-waits = { $other } finishes first; then { $hero } can act.
whynot-heroes-only = Only Heroes do that.
whynot-no-hero-acts = None of your Heroes is acting now.
whynot-hungry-first = A hungry Zombie must still move before you are done.
whynot-zombie-step = Zombies move in step 4 of the Zombie turn and new ones come in step 6.
whynot-not-won = { $side } have not won yet: { $objectives }.
whynot-already-rolled = { $hero } has already rolled for movement.
whynot-move-is-over = The move of { $hero } is over for this turn.
whynot-nobody-to-exchange-with = { $hero } is with no other Hero; items are exchanged within a space.
whynot-may-not-exchange = { $hero } may not exchange items this turn.
whynot-exchange-step = { $hero } exchanges items after the move action, before the ranged attack.
whynot-attack-after-move = { $hero } attacks from afar after the move and the exchange.
whynot-nothing-to-shoot = { $hero } has no weapon with a target in sight and in range.
whynot-nobody-to-fight = There is no Zombie in the space of { $hero }.
whynot-fights-last = { $hero } fights every Zombie in the space at the end of the own turn.
whynot-search-or-move = { $hero } searches in the place of moving, and has moved or gone on already.
whynot-no-barricades = This game is played without barricades.
whynot-nothing-to-build = { $hero } touches no wall that could still be barricaded.
whynot-nothing-to-reinforce = { $hero } touches no barricade that could be reinforced.
whynot-build-with-four = { $hero } needs { $needed } or more for movement to build.
whynot-build-or-move = { $hero } builds in the place of moving, and has moved or gone on already.
whynot-search-inside = { $hero } is outside; only a building can be searched.
whynot-search-never-here = Nobody can search here: { $building }.
whynot-search-taken-over = A building that is Taken Over cannot be searched: { $building }.
whynot-no-such-deck = This game is played without that deck: { $deck }.
whynot-deck-elsewhere = { $building }: not here. Buildings with the numbers { $sets } have it: { $deck }.
whynot-deck-with-five = { $hero } needs 5 or more for movement to search that deck: { $deck }. Roll for movement first.
whynot-deck-empty = Nothing is left of that deck: { $deck }.
whynot-search-forbidden = A card keeps { $hero } from searching.
whynot-nothing-to-pick-up = What can be picked up here is not in the Hero discard pile: { $building }.
whynot-place-elsewhere = New Zombies go on Spawning Pits, spread evenly, and it is not the turn of { $place }.
whynot-place-not-there = No Zombie can be put there now: { $place }.
whynot-start-elsewhere = { $hero } starts here: { $place }.
whynot-already-there = { $hero } is already there: { $place }.
whynot-stopped-by-zombies = { $hero } has met a Zombie, and that ends the move.
whynot-roll-first = { $hero } must roll for movement before taking a step.
whynot-held-here = A card keeps { $hero } from leaving the Zombies here.
whynot-held-by-zombie = A Zombie here holds { $hero }: it takes { $needed } or more for movement to leave.
whynot-no-way = No way on foot leads there: { $place }.
whynot-too-far = It is { $steps ->
        [one] one step
       *[other] { $steps } steps
    } to { $place }, and { $hero } has { $left } left.
whynot-step-by-step = Move one space at a time: it is { $steps } steps to { $place }.
whynot-reinforced-door = The door to { $place } is barricaded: take the Reinforcement markers off first.
whynot-taken-over = Heroes cannot enter a building that is Taken Over: { $building }.
whynot-destroyed = Nobody can enter a building that is destroyed: { $building }.
whynot-door-locked = The door to { $place } is locked.
whynot-kept-away = A card keeps { $hero } from going there: { $place }.
whynot-must-end-outside = { $hero } is moving through walls and must be able to end the move outside.
whynot-wall = A wall is in the way to { $place }; Heroes go in and out by the doors.
whynot-corner-wall = A corner stops the diagonal step to { $place }; straight steps are free.
whynot-diagonal-door = Nobody goes diagonally through a door, only straight.
whynot-pinch-point = Two buildings touch at this corner: { $rule ->
        [students] only a Student squeezes
        [two-health] only a Hero of two Health boxes or fewer squeezes
       *[blocked] nobody squeezes
    } through to { $place }.
whynot-other-players-zombie = { $player } moves { $zombie }.
whynot-zombie-moved = { $zombie } has already moved this turn, or came too late to move.
whynot-zombie-has-hero =
    { $prey ->
        [townsfolk] { $zombie } is with a Hero or somebody of the town and does not leave.
       *[heroes] { $zombie } is with a Hero and does not leave.
    }
whynot-zombie-held = No Zombie may leave the space of { $zombie } this turn.
whynot-no-diagonals = A card keeps { $hero } from moving diagonally.
whynot-zombie-cannot-move = A card keeps { $zombie } where it is this turn.
whynot-others-hungry =
    { $prey ->
        [townsfolk] { $other } is next to a Hero or somebody of the town and must move before { $zombie }.
       *[heroes] { $other } is next to a Hero and must move before { $zombie }.
    }
whynot-zombie-too-far = { $zombie } moves one space at a time, and { $place } is farther.
whynot-hunger =
    { $prey ->
        [townsfolk] { $zombie } is next to a Hero or somebody of the town and must step to one of them.
       *[heroes] { $zombie } is next to a Hero and must step to a Hero.
    }
whynot-walls-closed = A card keeps Zombies from going through walls this turn.
whynot-red-border = Nobody can cross a red border, a cliff only with a rope.
whynot-no-zombie-near = None of your Zombies is next to that space.
whynot-all-near-have-moved = Your Zombies next to that space have moved already, or came too late to move.
whynot-near-are-bound = Your Zombies next to that space cannot go there: they are with a Hero, driven by hunger, or wait for hungry ones.
whynot-zombie-fought-last = { $hero } and { $zombie } are in one space: they fight at the end of the turn of { $hero }.
whynot-no-weapon = { $hero } has no weapon that reaches { $zombie }.
whynot-not-seen = { $hero } does not see { $zombie }: a wall is in the way.
whynot-behind-trees = { $hero } does not see { $zombie }: a forest is in the way.
whynot-out-of-range = { $zombie } is { $far } spaces away, and { $hero } reaches { $range }.

## When something can be used: the end of “… can be used only …”

whynot-moment-any-time = at any time
whynot-moment-except-in-fight = at any time except during a fight
whynot-moment-zombie-turn-start = at the start of a Zombie turn, before the first Zombie moves
whynot-moment-zombie-move = while the Zombies move
whynot-moment-zombie-turn-end = at the end of a Zombie turn
whynot-moment-hero-turn-start = at the start of a Hero turn, before the first Hero moves or searches
whynot-moment-hero-turn = in the Hero turn
whynot-moment-own-move = during the move of its Hero
whynot-moment-move-rolled = when a Hero has rolled for movement
whynot-moment-at-the-door = when a Hero is about to go through a door
whynot-moment-fight-begins = when a fight is about to begin
whynot-moment-fight = in a fight, after the Fight Dice are rolled
whynot-moment-card-played = when a card is being played that it can answer
whynot-moment-about-to-wound = when a Hero is about to take a wound
whynot-moment-hero-wounded = when a Zombie has just wounded a Hero
whynot-moment-break-test = when a break test was rolled
whynot-moment-killed-by-gun = when a Zombie was just killed with a gun
whynot-moment-over-limit = when a Hero has too much to carry
whynot-moment-hero-turn-end = at the end of the Hero turn
whynot-moment-six-rolled = at once when a Fight Die of the Hero shows a 6
whynot-moment-zombie-beaten = when a Hero has just beaten a Zombie in a fight
whynot-moment-card-drawn = when its Hero has just drawn a card while searching
whynot-moment-item-drawn = when a Hero has just drawn an item
whynot-moment-searching = when a Hero searches
whynot-moment-fight-step = in the Fight step of its Hero, before the fights
whynot-moment-move-action = in the place of the Move Action of the Hero who has it
whynot-moment-own-roll = when a Hero has rolled for movement and the Zombies have answered
whynot-moment-fight-lost = when a Hero has lost a fight
whynot-moment-free-search = in the place of a search that is free
whynot-moment-building-rolled = when a random building was rolled
whynot-moment-fended-off = when a Zombie was beaten in a fight and is still there
whynot-moment-zombie-hurt = when a Zombie has just taken a wound
whynot-moment-zombie-hit = when a gun or exploding gas is about to wound a Zombie
whynot-moment-hero-killed = when a Hero is killed
