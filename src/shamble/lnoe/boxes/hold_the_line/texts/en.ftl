# Hold the Line! in words: cards, scenario.

box-hold-the-line = Hold the Line! (2013)

### The scenario of Hold the Line!

scenario-hold-the-line = Hold the Line!
    .story = They do not come out of the ground tonight. They come down the road, all of them, and behind you is the next town.
    .objective = Hold out until the sun track has run out. Zombies come in along the upper edge of the board and move one space more.
    .zombies = Lead 3 Zombies off the board over the lower edge, or kill 3 Heroes.
reason-line-held = the Heroes have held the line
reason-line-broken = three Zombies have broken through

area-zombie-edge = Edge of the Zombies
area-far-edge = Lower edge of the board
area-home-ground = Behind the line

### The cards of Hold the Line!: the name as printed, the effect in our words.

## Hero deck

card-hold-the-line = Hold the Line!
    .text = In a Zombie turn: until it ends a Zombie next to a Hero goes nowhere but into a Hero’s space.
card-human-chain = Human Chain
    .text = In the Hero turn: this turn Heroes may also exchange with Heroes in adjacent spaces, and a Hero with another Hero in an adjacent space rolls one more Fight Die.
card-sandbags = Sandbags
    .text = In place of your move, whatever you rolled: discard it to build a barricade with 2 Reinforcement markers on a wall that you touch.
kind-choose-sandbags = Which wall do you close with sandbags?

## Zombie deck

card-anxious-to-feed = Anxious to Feed
    .text = Play at once. Remains in play: each Zombie that is spawned may move one space at once.
card-dead-end = Dead End
    .text = At the start of a Zombie turn: until your next turn no Hero may move diagonally.
card-desperate-for-flesh = Desperate for Flesh
    .text = At the start of a Zombie turn: until your next turn a Zombie may use two Fight cards in a fight.
card-gaining-ground = Gaining Ground
    .text = At the start of a Zombie turn: each Zombie on a board of your choice moves one space now, and acts as usual later.
card-overwhelmed = Overwhelmed
    .text = In your turn, before a Hero fights in a space with three or more Zombies: the Hero takes a wound.

### The rules that the box brings, by their numbers.

rule-16-4-9 = Every Zombie may go one space farther in each Zombie turn; hunger binds it there too.
    .title = Extra Zombie Move
