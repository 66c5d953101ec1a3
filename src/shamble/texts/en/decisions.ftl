### What a player is asked, and what the choices say.
### Names come ready for reading: { $actor } and { $hero } a Hero, { $zombie } a Zombie, { $card } a card, { $to } a space.

## Questions, one for each kind of decision

kind-place-hero = Where does { $actor } start?
kind-place-zombie = Where does the next Zombie go?
kind-discard-and-draw = You may discard one card before you draw.
kind-move-zombies = Move your Zombies.
kind-choose-fight = Which fight comes next?
kind-activate-hero = Which Hero acts next?
kind-move-action = { $actor }: move or search?
kind-move-hero = { $left ->
        [one] { $actor } may move one more space.
       *[other] { $actor } may move { $left } more spaces.
    }
kind-exchange = { $actor } may exchange items.
kind-ranged-attack = { $actor } may make a ranged attack.
kind-discard-down = { $actor } has too many items: which one goes?
kind-discard-hand = Your hand is too large: which card goes?
kind-window = Do you want to answer?
kind-window-zombie-turn-start = The Zombie turn starts. Do you want to use anything?
kind-window-before-zombies-move = The Zombies are about to move. Do you want to use anything?
kind-window-zombies-moving = The Zombies are moving. Do you want to use anything?
kind-window-zombie-turn-end = The Zombie turn ends. Do you want to use anything?
kind-window-hero-turn-start = The Hero turn starts. Do you want to use anything?
kind-window-hero-activates = Before the next Hero acts: do you want to use anything?
kind-window-hero-turn-end = The Hero turn ends. Do you want to use anything?
kind-window-move-rolled = { $hero } has rolled { $dice } for movement. Do you want to answer?
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
kind-choose = Make a choice.
kind-choose-building = Which building?
kind-choose-card = Which card?
kind-choose-dice = Which dice?
kind-choose-effect = { $card }: which effect?
kind-choose-hero = Which Hero?
kind-choose-order = Which one first?
kind-choose-space = Which space?
kind-choose-zombie = Which Zombie?

## Choices, one for each type of option

option-place = Place { $hero } on { $to }
option-place-zombie = Put a Zombie on { $to }
option-discard = Discard { $card }
option-keep = Keep all cards
option-move = Move { $zombie } to { $to }
option-done = Done
option-fight = { $hero } fights { $zombie }
option-activate = Activate { $hero }
option-roll-movement = Roll for movement
option-search = Search
option-pick-up = Pick up { $card }
option-ability = Use { $ability }
option-skip = Skip
option-step = Step to { $to }
option-stop = Stop here
option-give = Give { $card } to { $hero }
option-take = Take { $card } from { $hero }
option-attack = Attack { $target } with { $card }
option-play-card = Play { $card }
option-play-card-on = Play { $card } on { $target }
option-use-item = Use { $card }
option-use-item-on = Use { $card } on { $target }
option-pass = Pass
option-choose = Choose { $target }
option-choose-building = { $building }
option-choose-card = { $card }
option-choose-dice = Dice { $dice }
option-choose-hero = { $hero }
option-choose-number = { $number }
option-choose-space = Space { $to }
option-choose-zombie = { $zombie }
option-yes = Yes
option-no = No
option-hide = Hide in the Cornfield
option-fill-up = Fill up the truck
option-destroy-pit = Blow up the pit with { $card }
