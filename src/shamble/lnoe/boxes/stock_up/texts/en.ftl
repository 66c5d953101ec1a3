# Stock Up in words: cards, marker, scenario.

box-stock-up = Stock Up (2007)

### The scenario of Stock Up.

scenario-stock-up = Stock Up!
    .story = Nobody is coming, and the night is long. One house, four weapons, something for the wounds: with that a few people might last until somebody does.
    .objective = Have 4 weapons and a First Aid Kit in the Stockpile building at the same time, carried by the Heroes inside, with no Zombie in it, before the sun goes down.
    .zombies = Keep the Stockpile from being filled until sundown, or kill 3 Heroes.
reason-stocked-up = the Stockpile holds all that is needed

marker-stockpile = Stockpile

### The cards of Stock Up: the name as printed, the effect in our words.

## Hero deck

card-catch = Catch
    .text = In the Hero turn: a Hero throws an item to another Hero within three spaces and in sight. It is no exchange. The item still serves only one Hero this turn.
card-ill-see-you-in-hell = I’ll See You in Hell!
    .text = At any time, in a fight too, on a Hero with an Explosive; no Fire is needed. The Hero is killed, which cannot be prevented, and never becomes a Zombie Hero; the Explosive is out of the game. Every Zombie in the space is killed, every Zombie in an adjacent space on 3+.
card-matches = Matches
    .text = A Fire item. You ignore Lights Out. Each time they light something roll a die: on 1-3 discard them.
card-ruuuuuun = Ruuuuuun!
    .text = When a Hero has rolled for movement: roll another die and keep the better one.
card-t-j-thoroughbred = T.J., Thoroughbred
    .text = At any time, in a fight too: a Hero moves up to D6 spaces at once and does not stop for Zombies. A fight that the Hero leaves this way is canceled.

kind-choose-throw = What does { $hero } throw?
kind-choose-catcher = Who catches it?

## Zombie deck

card-exhaustion = Exhaustion
    .text = At the start of a Zombie turn, on a Hero. Remains in play: 1 less on the movement roll, and the Hero may not exert for barricades. Discard it when the Hero has had a turn without moving.
card-overtaken = Overtaken
    .text = At the start of a Zombie turn: until your next turn every Zombie in a space with more Zombies than Heroes rolls one more Fight Die.
card-the-smell-of-brains = The Smell of Brains
    .text = Fight card: every other Zombie within two spaces comes into the space of this fight at once, whatever hunger says. They are shared among the Heroes there and must be fought this turn.
card-twisted-ankle = Twisted Ankle
    .text = When a Hero has rolled a 1 for movement, on that Hero. Remains in play: 2 less on the movement roll, never below 1. Discard it when the Hero heals or gives up a Move Action.
card-weve-got-to-reach-the = We’ve Got to Reach the...
    .text = Play it at once and roll a random building. Remains in play: no Hero may search anywhere else. Discard it when a Hero enters that building.
