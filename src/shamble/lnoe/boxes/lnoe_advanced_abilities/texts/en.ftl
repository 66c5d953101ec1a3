# Advanced Abilities in words.

box-lnoe-advanced-abilities = Advanced Abilities (2010)

deck-hero-advanced-abilities = Advanced Ability
deck-zombie-advanced-abilities = Zombie Advanced Abilities
boxes-hero-advanced-abilities-cards = { $count } Hero Advanced Abilities
boxes-zombie-advanced-abilities-cards = { $count } Zombie Advanced Abilities

special-hero-unique-advanced-abilities = Hero Unique Advanced Abilities
    .text = Every Hero who has an Advanced Ability has it from the start.
special-zombie-advanced-abilities-chosen = Zombie Advanced Abilities, chosen
    .text = The Zombies start with so many Advanced Abilities of their choice.
special-zombie-advanced-abilities-random = Zombie Advanced Abilities, random
    .text = The Zombies start with so many Advanced Abilities, drawn at random.
kind-choose-advanced-ability = Which Advanced Ability do the Zombies start with?

### The abilities: names of our own but for the Zombies’, effects in our words.

card-army-brat = Army Brat
    .text = Each turn the first of your guns that would be out of ammo is kept.
card-army-cook = Army Cook
    .text = In place of your move: roll a die. On 4+ every Hero in your space heals a wound.
card-center-of-attention = Center of Attention
    .text = You hide on 3+. When a Male Hero in your space fights he may re-roll one Fight Die, once in a fight.
card-charmed = Charmed
    .text = Once in a game, in a fight of yours: one Fight Die, yours or the Zombie’s, shows what you like.
card-dead-shot = Dead Shot
    .text = Once a turn you may roll again for a gun that has missed.
card-detective-work = Detective Work
    .text = In place of a search: turn over the top three Hero cards, keep one and discard the others.
card-farm-strong = Farm Strong
    .text = When you use a Hand Weapon in a fight you roll one more Fight Die, once in a fight.
card-hurdler = Hurdler
    .text = Each turn Zombies in one space do not end your move.
card-mad-science = Mad Science
    .text = Ranged attack against a space within 2: discard an item and roll a die for every Zombie there; on 4+ it takes a wound.
card-pent-up-anger = Pent-Up Anger
    .text = Once a turn Clean Up on Aisle 7 costs nothing: a Zombie you have beaten is killed.
card-scoop = Scoop
    .text = Whenever you turn over a number counter or an exploration marker, draw a Hero card.
card-seen-it-all-before = Seen It All Before
    .text = Once a turn, in place of a search: look at the Zombies’ hands and choose a card. On 5+ it is discarded.
card-touchdown = Touchdown!
    .text = A fight that you win in the middle of a move gives you one more space.
card-triage = Triage
    .text = First Aid may be for a Hero in the next space, or for yourself on 4+.
card-unhinged = Unhinged
    .text = A Zombie you have beaten: push it one space away, or kill it on 5+. Once in a fight.
card-unshakable-faith = Unshakable Faith
    .text = Strength of Spirit cancels on 2+. Faith that lies on you is not canceled.
card-infectious = Infectious
    .text = After a wound that a Zombie has dealt roll a die: on 5+ the Hero takes another.
card-outbreak = Outbreak
    .text = When Zombies are placed at the end of your turn, place as many more as Heroes have been killed, at least one.
card-ravenous = Ravenous
    .text = Except in a fight: discard one of your cards in play. This turn every Zombie rolls one more Fight Die.
card-swarm = Swarm
    .text = A Zombie with two or more others in its space rolls one more Fight Die.
mode-center-of-attention-reroll-own-die = he re-rolls a die
mode-charmed-change-die = turn a die
mode-unhinged-drive-away = push it away
mode-unhinged-kill-on-win = kill it on 5+
kind-choose-charmed-die = Which die does { $actor } turn?
kind-choose-charmed-face = What does it show?
kind-choose-foreseen = Which card of the Zombies has { $actor } seen before?
event-roll-infectious = { $who }, infectious: { $dice }.

### The cards: the name as printed, the effect in our words.

card-hard-won-lesson = Hard Won Lesson
    .text = When a Hero was wounded in a fight: the Hero gains two Experience Tokens.
card-natural-talent = Natural Talent
    .text = In the Hero turn, on a Hero: this turn the Hero has the own Advanced Ability without paying for it. A Hero for whom there is none gains an Experience Token.
card-deadly-instincts = Deadly Instincts
    .text = At the start of a Zombie turn. Remains in play: hunger drives every Zombie from two spaces away, and a Zombie that has moved next to a Hero may move on into the Hero’s space.
card-hunger-for-the-living = Hunger for the Living
    .text = In your Move step: this turn every Zombie that has moved next to a Hero may move on into the Hero’s space.
card-out-of-luck = Out of Luck
    .text = At the start of a Zombie turn: until your next one Heroes re-roll no dice of theirs.
card-strength-of-death = Strength of Death
    .text = When a Zombie is about to take a wound: it is prevented.

### The rules that the box brings, by their numbers.

rule-3-9-8 = Heroes and Zombies have decks of them; not every Hero has one.
    .title = Cards of Advanced Abilities
rule-3-9-8-1 = They lie face up as soon as they are gained.
    .title = Advanced Abilities lie open
rule-13-7 = They are bought with Experience like Upgrades.
    .title = Advanced Abilities of Heroes
rule-13-7-1 = In place of a card off a deck a Hero may take the one Advanced Ability that is the Hero’s alone; in everything else it is an Upgrade.
    .title = A Hero’s own
rule-14-11 = They are bought with Experience like Upgrades.
    .title = Advanced Abilities of Zombies
rule-14-11-1 = One costs 5 tokens, is drawn at random and stays in effect.
    .title = Stronger, and for good
rule-16-3-11 = Every Hero who has one comes with it.
    .title = Advanced Abilities of Heroes from the start
rule-16-4-5 = The Zombies start with so many drawn at random; chosen ones are taken first.
    .title = Advanced Abilities at random
rule-16-4-5-1 = Two dots for each.
    .title = Price at random
rule-16-4-8 = The Zombies start with so many of their choice.
    .title = Advanced Abilities by choice
rule-16-4-8-1 = Three dots for each.
    .title = Price by choice
