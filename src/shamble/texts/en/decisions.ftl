### What a player is asked, and what the choices say.
### Names come ready for reading: { $actor } and { $hero } a Hero, { $zombie } a Zombie, { $card } a card, { $to } a space.

## Questions, one for each kind of decision

kind-special-rules = { $dots ->
        [one] Which special rule do you want? One dot is left.
       *[other] Which special rules do you want? { $dots } dots are left.
    }
kind-place-hero = Where does { $actor } start?
kind-place-zombie = Where does the next Zombie go?
kind-spend-spawn = { $points ->
        [one] One Spawn Point: what is it spent on?
       *[other] { $points } Spawn Points: what are they spent on?
    }
kind-discard-and-draw = You may discard one card before you draw.
kind-discard-and-draw-forced = You hold too many cards: which one goes?
kind-move-zombies = Move your Zombies.
kind-choose-fight = Which fight comes next?
kind-choose-fight-assign = Who has to fight this Zombie?
kind-activate-hero = Which Hero acts next?
kind-move-action = { $actor }: move or search?
kind-move-action-exert = { $actor } touches a wall: take a wound to barricade it?
kind-move-action-exert-last = { $actor } touches a wall: barricade it for the last wound? { $actor } would die.
kind-move-hero = { $left ->
        [one] { $actor } may move one more space.
       *[other] { $actor } may move { $left } more spaces.
    }
kind-exchange = { $actor } may exchange items.
kind-buy-upgrade = { $actor } has { $tokens } Experience: what is it spent on?
kind-buy-upgrade-free = { $actor } learns something for nothing: from which deck?
kind-buy-upgrade-horde = The Zombies have { $tokens } Experience: what is it spent on?
kind-choose-lose-upgrade = Which Upgrade does { $actor } lose?
kind-combine = Which two items of { $actor } become one?
kind-fire = A fire: what happens?
kind-fire-limit = Every fire marker is on the board: which fire goes out for the new one?
kind-fire-put-out = Which fire do you put out?
kind-fire-spread = The fire spreads: where to?
kind-ranged-attack = { $actor } may make a ranged attack.
kind-ranged-attack-second-gun = { $actor } may fire the other gun too.
kind-discard-down = { $actor } has too many items: which one goes?
kind-window = Do you want to answer?
kind-window-zombie-turn-start = The Zombie turn starts. Do you want to use anything?
kind-window-before-zombies-move = The Zombies are about to move. Do you want to use anything?
kind-window-zombies-moving = The Zombies are moving. Do you want to use anything?
kind-window-zombie-turn-end = The Zombie turn ends. Do you want to use anything?
kind-window-hero-turn-start = The Hero turn starts. Do you want to use anything?
kind-window-hero-activates = Before the next Hero acts: do you want to use anything?
kind-window-hero-turn-end = The Hero turn ends. Do you want to use anything?
kind-window-move-rolled = { $hero } has rolled { $dice } for movement. Do you want to answer?
kind-window-own-roll = { $hero } has rolled { $dice } for movement. Do you want to use anything?
kind-window-fight-lost = { $hero } has lost the fight. Do you want to use anything?
kind-window-before-raid = { $zombie } is about to attack a generator. Do you want to play a card?
kind-window-raid = { $zombie } attacks a generator and has rolled. Do you want to play a Fight card?
kind-window-building-rolled = A random building was rolled. Do you want to answer?
kind-window-fended-off = { $zombie } was beaten and is still there. Do you want to answer?
kind-window-zombie-hurt = A Zombie has taken a wound. Do you want to answer?
kind-window-zombie-hit = A Zombie is hit. Do you want to answer?
kind-window-hero-killed = { $hero } is killed. Do you want to use anything?
kind-window-at-the-door = { $hero } is about to go through a door. Do you want to answer?
kind-window-fight-begins = { $hero } is about to fight { $zombie }. Do you want to answer?
kind-window-six-rolled = { $hero } has a 6. Do you want to use it at once?
kind-window-fight = { $hero } fights { $zombie }: { $hero_dice } against { $zombie_dice }. Do you want to answer?
kind-window-zombie-beaten = { $hero } has beaten { $zombie }. Do you want to answer?
kind-window-card-played = { $card } is being played. Do you want to answer?
kind-window-about-to-wound = { $hero } is about to take a wound. Do you want to answer?
kind-window-hero-wounded = { $hero } has taken a wound. Do you want to answer?
kind-window-break-test = { $hero } has rolled { $dice } for { $card }. Do you want to answer?
kind-window-killed-by-gun = { $zombie } was killed with { $card }. Do you want to answer?
kind-window-card-drawn = { $hero } has drawn { $card }. Do you want to use anything?
kind-window-item-drawn = { $hero } has found { $card }. Do you want to answer?
kind-window-searching = { $hero } is searching. Do you want to answer?
kind-window-fight-step = { $hero } is about to fight. Do you want to use anything first?
kind-choose = Make a choice.
kind-choose-building = Which building?
kind-choose-building-random-building = The die lets you choose: which building?
kind-choose-building-random-building-hero = { $hero } comes into a random building, and the die lets you choose: which one?
kind-choose-building-random-building-card = { $card }: the die lets you choose the building. Which one?
kind-choose-building-random-building-marker = { $marker }: the die lets you choose the building. Which one?
kind-choose-building-random-building-place-carriers = A Plague Carrier: the die lets you choose where it stands. Which building?
kind-choose-building-random-building-trap-townsfolk = One of the Townsfolk: the die lets you choose where. Which building?
kind-choose-building-random-building-hide-suspects = A suspect hides: the die lets you choose where. Which building?
kind-choose-card = Which card?
kind-choose-charge = { $actor } has met Zombies: fight them now and go on?
kind-choose-dice = Which dice?
kind-choose-dice-reroll = Which dice are rolled again?
kind-choose-dice-change-die = Which die is changed?
kind-choose-draw = { $actor } draws a Hero card: one, or more to choose from?
kind-choose-effect = { $card }: which effect?
kind-choose-also-hit = The shot goes through: which other Zombie is hit?
kind-choose-aim-at = { $actor } has more shots: at which Zombie?
kind-choose-reroll-shot = { $actor } has missed: roll again?
kind-choose-send-along = What becomes of { $card }?
kind-choose-share-wound = The Heroes have lost: who takes the wound?
kind-choose-free-search = { $actor } searches for free: how?
kind-choose-way-out = The building is destroyed: where does { $actor } go?
kind-choose-hero = Which Hero?
kind-choose-hero-armed-zombie-dies = { $card }: which Hero is stained?
kind-choose-seek = Somebody hides here. Does { $actor } look for them?
kind-choose-hide = { $zombie } comes for { $actor }: hide in the Cornfield?
kind-choose-keep-card = { $actor } keeps one card: which one?
kind-choose-lose-item = { $actor } loses { $card }: what is discarded?
kind-choose-generator = Where does a generator go?
kind-choose-raid = Which Zombie attacks its generator?
kind-choose-move-again = { $actor } has rolled low: another Move Action with the same roll?
kind-choose-put-back = Which card goes back next? The last one will lie on top.
kind-choose-rob = { $actor } has lost the fight: which item goes?
kind-choose-pay = Which item does { $actor } give up?
kind-choose-reroll = { $actor } has rolled { $dice }: roll again?
kind-choose-play-immediately = Several cards must be played at once: which one first?
kind-choose-share-card = Who gets which card?
kind-choose-space = Which space?
kind-choose-space-push-zombie = { $zombie } is pushed: where to?
kind-choose-space-drive-zombies-away = Where does { $zombie } go?
kind-choose-space-move-counter = What lay there goes to another building: to which space?
kind-choose-space-new-spawning-pit = Where does the new Spawning Pit open?
kind-choose-space-spilled-gas = Where does the Gas Marker lie?
kind-choose-space-place-carriers = Where does the Plague Carrier stand?
kind-choose-space-hide-suspects = Where does the suspect hide?
kind-choose-space-carry-out = What lay in the building is carried out: to which space?
kind-choose-sheet = Which Hero do you take?
kind-choose-section = Which board?
kind-choose-arm = { $card }: which Zombie gets it?
kind-choose-bar-weapon = Which Hand Weapon of { $hero } is of no use in this fight?
kind-choose-ally-space = Where does the next Ally stand?
kind-choose-attack-ally = An Ally is alone: which Zombie attacks?
kind-choose-corner = Outside of which corner is the new board laid?
kind-choose-sewer = Where is an entrance of the sewer?
kind-choose-wall = Which wall?
kind-choose-pair = Which two Heroes?
kind-choose-lose-event = Which event do you discard?
kind-choose-sacrifice = Sacrifice: what do you give up?
kind-choose-start = Where does { $actor } come into the game?
kind-choose-use-marker = { $marker }: does { $actor } use the marker here?
kind-choose-sun = The card is about more Heroes than there are: where do you move the sun?
kind-choose-pillage = Where do your Zombies pillage?
kind-choose-deck = Which deck?
kind-choose-tear-down = A building is full: tear it down?
kind-choose-zombie = Which Zombie?
kind-choose-zombie-hand = Which card of the Zombie hand?

## Choices, one for each type of option

option-place = Place { $hero } at { $to }
option-place-zombie = Put a Zombie at { $to }
option-buy-deck = Draw from { $deck } ({ $price } Experience)
option-buy-deck-free = Draw from { $deck }
option-boost = Boost { $card } ({ $price } Experience)
option-buy = Buy { $what }
option-buy-saved = { $buy }: { $count ->
        [one] 1 point is saved
       *[other] { $count } points are saved
    }
option-buy-standard = A standard Zombie, 1 Point
option-buy-grave-weapon = A Grave Weapon for a Zombie, 2 Points
option-save = Save { $tokens ->
        [one] 1 Point
       *[other] { $tokens } Points
    } for { $what } ({ $saved }/{ $price })
option-discard = Discard { $card }
option-keep = Keep all cards
option-move = Move { $zombie } to { $to }
option-leave = Lead { $zombie } off the board
option-buy-rule = { $rule } ({ $dots ->
        [one] 1 dot
       *[other] { $dots } dots
    })
option-done = Done
option-fight = { $hero } fights { $zombie }
option-activate = Activate { $hero }
option-roll-movement = Roll for movement
option-search = Search
option-search-deck = Search the deck: { $deck }
option-combine = Combine { $cards }
option-choose-effect-pour-out = Pour it out there
option-choose-effect-light = Light it and let it go off there
option-choose-effect-lose-item = Give it up
option-pick-out = Take { $card } out of the Hero deck
option-pick-up = Pick up { $card }
option-pick-up-random = Rummage: discard two cards, then take a random one of the pile
option-pick-up-from = Take { $card } from the { $stockpile }
option-pick-up-heal = Heal a wound at the { $stockpile }
option-ability = Use { $ability }
option-ability-on = Use { $ability } on { $target }
option-skip = Skip
option-step = Step to { $to }
option-stop = Stop here
option-give = Give { $card } to { $hero }
option-take = Take { $card } from { $hero }
option-pick-up-marker = Pick up { $marker }
option-put-down-marker = Lay down { $marker }
option-give-marker = Give { $marker } to { $hero }
option-take-marker = Take { $marker } from { $hero }
option-attack = Attack { $target } with { $card }
option-attack-new-fire = Start a fire at { $to } with { $card }
option-play-card = Play { $card }
option-play-card-on = Play { $card } on { $target }
option-use-item = Use { $card }
option-use-item-on = Use { $card } on { $target }
option-pillage = Everywhere they can
option-choose-deck = { $deck }
option-pass = Pass
option-choose = Choose { $target }
option-choose-building = { $building }
option-choose-sheet = { $sheet }
option-choose-section = { $section }
option-choose-card = { $card }
option-choose-dice = { $count ->
        [one] The { $dice }
       *[other] These dice: { $dice }
    }
option-choose-charge-no = End the move here
option-choose-charge-yes = Fight every Zombie here and move on
option-choose-draw = Take { $draw } cards and keep one
option-choose-draw-1 = Take one card
option-choose-sun-stay = Leave the sun where it is
option-choose-sun-back = One round more until sundown
option-choose-sun-forward = One round less until sundown
option-choose-effect-discard-pile = Take a card from the Hero discard pile
option-choose-effect-search-card = Take a card the scenario asks for from the Hero deck
option-choose-use-no = Leave it
option-choose-use-yes = Use it
option-choose-reroll-no = Keep the roll
option-choose-reroll-yes = Roll again
option-choose-again-no = No
option-choose-again-yes = Once more
option-choose-seek-no = Leave them alone
option-choose-seek-yes = Look for them: 4+
option-choose-hide-no = Fight in the open
option-choose-hide-yes = Hide: the Zombie needs 4+
option-choose-start-centre = In the centre, with a free card
option-choose-start-bare-centre = In the centre, without a card
option-choose-start-random-building = In a random building, without a card
option-choose-die-of-hero = Die { $dice } of the Hero
option-choose-die-of-zombie = Die { $dice } of the Zombie
option-choose-hero = { $hero }
option-choose-space = At { $to }
option-choose-zombie = { $zombie }
option-yes = Yes
option-no = No
option-fill-up = Fill up the truck
option-destroy-pit = Blow up the pit with { $card }
option-plant-explosive = Plant { $card } here and give up the turn
option-spend-turn = Give up the turn for the objective
option-spend-turn-with = Give up the turn for the objective, with { $card }
option-find = Look for { $marker }
option-plant = Plant { $card } here
option-put-out = Put out the fire at { $space }
option-spread = From { $from } to { $to }
option-ally-attack = { $ally } attacks { $zombie }: hits on 5+
option-ally-build = { $ally } barricades the { $edge }, on 5+
option-ally-reinforce = { $ally } reinforces the { $edge }, on 5+
option-move-ally = Take { $ally } along
option-leave-ally = Leave { $ally } here
option-build = Barricade the { $edge }
option-build-exert = Barricade the { $edge }, for a wound
option-build-exert-last = Barricade the { $edge }: it would kill { $actor }
option-reinforce = Reinforce the { $edge }
option-reinforce-exert = Reinforce the { $edge }, for a wound
option-reinforce-exert-last = Reinforce the { $edge }: it would kill { $actor }
option-clear = Take a Reinforcement marker off the { $edge }
option-choose-between = Between { $space } and { $to }
option-choose-edge = The { $edge }

## What a card is played for, where it may serve for several things

mode-deputy-taylor-cancel-fight = cancel the fight
mode-deputy-taylor-shuffle = shuffle cards back into the deck
mode-escape-through-the-window-cancel = cancel the Locked Door
mode-farmer-sty-add = add 1 to a die
mode-farmer-sty-hold = the Zombie does not move
mode-farmer-sty-subtract = take 1 from a die
mode-fire-extinguisher-cancel-fight = cancel the fight
mode-fire-extinguisher-drive-away = move the Zombies near you
mode-fire-extinguisher-put-out = put out fires near you
mode-i-dont-trust-em-everybody = no Hero exchanges
mode-i-dont-trust-em-strange-hero = one Hero never exchanges
mode-jeb-the-grease-monkey-cancel = cancel the card
mode-jeb-the-grease-monkey-cancel-in-play = cancel a card in play
mode-jeb-the-grease-monkey-extra-die = one more Fight Die
mode-loss-of-faith-break-test = roll the break test again
mode-loss-of-faith-cancel = cancel Faith
mode-loss-of-faith-cancel-in-play = cancel Faith in play
mode-mr-hyde-the-shop-teacher-add = add 1 to a die
mode-mr-hyde-the-shop-teacher-cancel-fight = cancel the fight
mode-mr-hyde-the-shop-teacher-subtract = take 1 from a die
mode-my-god-hes-a-zombie-cancel = cancel the Townsfolk on 4+
mode-my-god-hes-a-zombie-place = put a Zombie next to a Hero
mode-principal-gomez-cancel = cancel the card
mode-principal-gomez-cancel-in-play = cancel a card in play
mode-principal-gomez-reroll = the Zombie re-rolls
mode-strength-of-spirit-cancel = a wound, then on 3+ the card is canceled
mode-strength-of-spirit-cancel-in-play = a wound, then on 3+ a card in play is canceled

## What an Upgrade would change

change-fight-dice = { $before } → { $after } Fight Dice
change-ties = ties are won
change-movement = { $before } → { $after } spaces more for movement
change-range = { $before } → { $after } spaces more of range
change-cards = { $before } → { $after } Hero cards to choose from
change-building = barricades with { $before } → { $after } movement
change-survival = survives on { $after }+
change-ammunition = guns are kept on { $after }+
