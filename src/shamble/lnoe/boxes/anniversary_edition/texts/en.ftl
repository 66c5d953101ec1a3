# The Anniversary Edition in words: Heroes, cards, scenario.

box-anniversary-edition = Anniversary Edition (2017)

### The scenario of the Anniversary Edition.

scenario-broken-down = Broken Down
    .story = The truck would take everybody out of here, if only it ran. Somewhere in town lie the tools, and those who can mend it have other things on their minds.
    .objective = Put the truck anywhere on the centre board; all start there. A die says under which of six number counters the Tools lie; a Hero gives up a search to turn one over. Who starts a turn at the truck with the Tools, in hand or on the ground there, may give all of it up, the fights too, and discard 2 events of any Hero players: that is one repair. After 3 of them end a Hero turn with 2 Heroes at the truck.
    .zombies = Kill 3 Heroes, or let the sun go down.
option-repair = Give up the turn and repair the truck (2 events)
objective-repair = { $done ->
        [0] truck broken down, { $needed } repairs to do
       *[other] repaired { $done } of { $needed }
    }
event-repaired = { $who } repairs the truck.
reason-truck-repaired = the truck runs and takes the Heroes out of town
kind-choose-truck = Where does the truck stand?
kind-choose-give-event = Discard which event for the repair?

### Townsfolk who are Heroes, and what they can do.

hero-deputy-taylor = Deputy Taylor
    .title = Sheriff’s Deputy
hero-doc-brody = Doc Brody
    .title = Country Physician
hero-jeb = Jeb
    .title = Grease Monkey
hero-mr-hyde = Mr. Hyde
    .title = The Shop Teacher

ability-country-remedies = Country Remedies
    .text = Once a turn, for an Experience Token: another Hero in his space or next to it heals a wound; or a Zombie card, being played or in play, is canceled on 4+; or he rolls one more Fight Die.
mode-country-remedies-heal = heal a wound
mode-country-remedies-cancel = cancel the card on 4+
mode-country-remedies-cancel-in-play = cancel a card in play on 4+
mode-country-remedies-extra-die = one more Fight Die
ability-old-survivor = Survivor
    .text = Starts with two Experience Tokens.
ability-no-way = No Way!
    .text = Heroes in his space are not chosen by This Could Be Our Last Night on Earth, and no Fight card is played on a Zombie there.
ability-on-a-call = On a Call
    .text = Starts with a Pump Shotgun out of the Hero deck.
ability-one-mans-garbage = One Man’s Garbage…
    .text = In place of a search: discard the top two Hero cards, then take a random card of the Hero discard pile.
ability-poking-around = Poking Around
    .text = With a 1 or a 2 for movement he may search in place of moving, outdoors too.
ability-protector = Protector
    .text = When a Student in his space or next to it is about to take a wound: on 5+ it is prevented.
ability-ready-to-fight = Ready to Fight
    .text = One more Fight Die while two Zombies or more are in his space.

### The cards of the Anniversary Edition: the name as printed, the effect in our words.

card-fire-blanket = Fire Blanket
    .text = Fire wounds you only on a 6. Discard it to prevent a wound by fire, or, except in a fight, to put out the fire in your space.
mode-fire-blanket-prevent = prevent the wound
mode-fire-blanket-put-out = put the fire out
card-fight-for-survival = Fight for Survival
    .text = At the start of a Zombie turn: a card of the Hero discard pile leaves the game, but none that the scenario asks for. Gain an Experience Token.
card-old-friends = Old Friends
    .text = At any time: take a Townsfolk event out of the Hero discard pile. Or: a Hero rolls one more Fight Die until the turn ends.
mode-old-friends-draw = take a Townsfolk event back
mode-old-friends-extra-die = one more Fight Die
card-savagery-of-the-dead = Savagery of the Dead
    .text = Fight card: the Zombie rolls two more Fight Dice. If it wins you gain one more Experience Token.

### What the Upgrades of the Anniversary Edition do that no other box has.

card-cover-fire = Cover Fire
    .text = A Zombie that you missed may not step into a Hero’s space in the next Zombie turn. Boost 2: nor may the others in its space.
card-finishing-blow = Finishing Blow
    .text = A fight that you win with doubles is one more wound. Boost 2: and one more Experience Token if the Zombie is dead.
card-tainted = Tainted
    .text = At any time, once: a card of the Hero discard pile leaves the game, but none that the scenario asks for. Or a Hero with a wound discards an item.
mode-tainted-take-card = take a card out of the game
mode-tainted-take-item = spoil an item

### The rules that the box brings, by their numbers.

rule-5-6-2 = Four Heroes are also Townsfolk cards; the cards stay in the deck and can be played all the same.
    .title = Townsfolk who are Heroes
