# Zombie Pillage in words: cards, special rule, scenario.

box-zombie-pillage = Zombie Pillage (2009)
deck-town-deck = Town Deck
special-zombie-pillage = Zombie Pillage
    .text = When the Zombies’ fights begin, each space of a building with Zombies and no Hero is pillaged: on 4+ the top Hero card is discarded, with two Zombies or a Zombie Hero always. Not on a pit, not where it is Taken Over; a building that is Taken Over is pillaged once for each space. The last card loses the game for the Heroes.

event-deck-guarded = The stores are guarded: no card is lost.

### The scenario of Zombie Pillage.

scenario-zombie-pillage = Zombie Pillage
    .story = They have run out of people to chase, and now they take the houses apart. What is left of the town lies in one pile, and the pile is getting smaller.
    .objective = Keep the Town Deck from running out until the sun is down. Cards that would come back into the Hero deck may go into the Town Deck instead, each on 4+.
    .zombies = Empty the Town Deck of 45 cards: pillage buildings, and turn cards that discard Hero cards against it, each card on 4+. Or kill 4 Heroes.
reason-town-emptied = the Town Deck has run out
reason-town-kept = there is something left of the town

### The cards of Zombie Pillage: the name as printed, the effect in our words.

## Hero deck

card-guard-the-stores = Guard the Stores
    .text = In a Zombie turn: until it ends, Zombies discard no card of the Hero deck or the Town Deck.
card-hidden-cache = Hidden Cache
    .text = Play it at once: shuffle up to five cards of the Hero discard pile into the Hero deck, or try to save them for the Town Deck.
card-rusty-keys = Rusty Keys
    .text = Counts as Keys where Keys are asked for, but opens no locked door. In a Hero turn, inside a building: discard it to draw a Hero card.
card-salvage-the-wreckage = Salvage the Wreckage
    .text = In a Hero turn: a Hero in a building with Lights Out, or next to one that is Taken Over, takes an item from the Hero discard pile that the scenario does not ask for.
card-too-close = Too Close
    .text = Against a wound from a fight: it is prevented on 4+. In any case the Hero then may move D3 spaces.

kind-choose-card-salvage-the-wreckage = Which discarded item does { $hero } take?
kind-choose-deck-shuffle-back = Where do the cards go? The Hero deck gets all of them, the Town Deck each one on 4+.

## Zombie deck

card-all-is-lost = All is Lost
    .text = Play it at once: the top 5 Hero cards are discarded, or 10 in the last five rounds. If the last Hero card goes, the Heroes lose.
card-building-overrun = Building Overrun
    .text = At the start of a Zombie turn, on a building with at least two Zombies and no Hero. Remains in play: it is Taken Over, no Hero may enter or search it.
card-feels-no-pain = Feels No Pain
    .text = Fight card, one of these: a Zombie that would be killed at once in this fight is not. Or the Zombie rolls its Fight Dice again.
mode-feels-no-pain-unkillable = it is not killed at once
mode-feels-no-pain-zombie-dice = roll its dice again
card-lockdown = Lockdown
    .text = Play it at once, for a random building: until your next turn no Hero goes through its doors.
card-were-too-late = We’re Too Late!
    .text = At the start of a Zombie turn: a card of the Hero discard pile is removed from the game. Where Zombies pillage, they do so once more for free.
kind-choose-card-were-too-late = Which discarded Hero card is removed from the game?
kind-choose-deck-choose-deck = Which deck loses cards? The Hero deck loses all of them, the Town Deck one for each roll of 4+.

### The rules that the box brings, by their numbers.

rule-6-1-5-1 = With Zombie Pillage the Zombies pillage as their Fight step begins.
    .title = Pillage in the Fight step
rule-16-4-1 = Where Zombies are in a space of a building without a Hero, one rolls: on 4 or more the top Hero card is discarded; two of them, and a Zombie Hero, never fail. Not in a building that is taken over, nor on a pit; when one is taken over each of its spaces is pillaged.
    .title = Zombie Pillage
