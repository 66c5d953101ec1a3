# Hero Pack Two in words: Heroes, cards, scenario.

box-hero-pack-2 = Hero Pack Two (2017)

### The scenario of Hero Pack Two.

scenario-left-behind = Left Behind
    .story = The last bus has gone. Half the lights are out, some houses are theirs already, and it is a long way to morning.
    .objective = Hold out until the sun track has run out.
    .zombies = Kill 3 Heroes. At the start of each of your turns D6 Zombies move one space and still act as usual.
reason-left-behind-survived = those who were left behind see the morning

### The Heroes of Hero Pack Two and what they can do.

hero-angela = Angela
    .title = The Cheerleader
hero-bear = Bear
    .title = The Biker
hero-dr-yamato = Dr. Yamato
    .title = Chemical Engineer
hero-maria = Maria
    .title = The Bookworm

ability-acrobatics = Acrobatics
    .text = Zombies do not end her move.
ability-brilliant = Brilliant
    .text = When he searches he rolls a die: on a 6 he draws one more Hero card.
ability-cutting-edge-science = Cutting Edge Science
    .text = Once a turn he may discard the top three Hero cards and choose a Zombie card that is being played or in play, or a Zombie Upgrade: on 5+ it is canceled. For an Upgrade those three leave the game, but for what the scenario asks for.
mode-cutting-edge-science-cancel = cancel the card on 5+
mode-cutting-edge-science-cancel-in-play = cancel the card on 5+
mode-cutting-edge-science-cancel-upgrade = cancel the Upgrade on 5+; the three cards leave the game
ability-knockback = Knockback
    .text = When he beats a Zombie in a fight he may push it up to two spaces away.
ability-power-of-knowledge = Power of Knowledge
    .text = Whenever a Hero event has been played, canceled or not, she rolls a die: on 5+ she draws a Hero card.
ability-team-spirit = Team Spirit
    .text = Once a turn another Hero in her space rolls one more Fight Die until the turn ends.

### The cards of Hero Pack Two: the name as printed, the effect in our words.

## Hero deck

card-motorcycle-chain = Motorcycle Chain
    .text = Combat Bonus, once a fight, when you have beaten a Zombie: push it up to two spaces away, or kill it if your highest Fight Die is a 6. Then it breaks on 1-2.
mode-motorcycle-chain-drive-away = push it away
mode-motorcycle-chain-kill-on-six = kill it
card-overdue-book = Overdue Book
    .text = At any time: take the uppermost event among the top six cards of the Hero discard pile into your hand, but none that is played at once. Without one nothing happens.
card-pep-rally = Pep Rally
    .text = In the Hero turn: this turn every Student may re-roll the movement roll, and every Hero in a space with another Hero rolls one more Fight Die.
card-volatile-compound = Volatile Compound
    .text = Explosive, and no Fire is needed. Ranged attack against a space within 2: discard it and roll a die for every model there. A Zombie is killed on 3+, a Hero takes a wound on 4+.

## Zombie deck

card-bitter-grudge = Bitter Grudge
    .text = Fight card: the Zombie re-rolls its lowest Fight Die, and may do so once more for each Strange Hero on the board.
kind-choose-grudge = Re-roll the lowest die once more?
card-closing-time = Closing Time
    .text = Play it at once and roll a random building. Remains in play: nobody uses the Pick Up of that building.
card-dead-weight = Dead Weight
    .text = At the start of a Zombie turn, on a Hero. Remains in play: the Hero may carry one item less, and has 1 less on the movement roll with three items or more.
card-left-behind = Left Behind
    .text = At the start of a Zombie turn: roll a die. Up to that many Zombies with no Hero within two spaces move up to two spaces now, and still move and fight as usual.
kind-choose-straggler = Which Zombie catches up?
