# Hero Pack One in words: Heroes, cards, markers, scenario.

box-hero-pack-1 = Hero Pack One (2010)

keyword-teacher = Teacher

### The scenario of Hero Pack One.

scenario-hunt-for-survivors = Hunt for Survivors
    .story = Somebody is knocking on pipes, somewhere, in one of six houses. The truck is running. Nobody drives off before every door has been opened.
    .objective = Turn all 6 counters: roll a die for each; lower than its number is a Survivor, the same is a Hero: roll again, 1-3 is a Zombie Hero, 4-6 a new Hero. Then end a Hero turn with 2 Heroes, the keys and all Survivors at the truck, before the sun goes down. Who has Survivors along rolls one more Fight Die.
    .zombies = Keep them in town until sundown, or kill 4 Heroes.
reason-survivors-rescued = the truck drives off with everybody who could be found

marker-survivor = Survivor
marker-truck-keys = Truck keys

kind-choose-driver = Who has the keys of the truck?
event-roll-stranger = { $who } rolls { $dice } for the Hero found here: 4 or more joins the team.

### The Heroes of Hero Pack One and what they can do.

hero-jade = Jade
    .title = High School Outcast
hero-mr-goddard = Mr. Goddard
    .title = Chemistry Teacher
hero-stacy = Stacy
    .title = Investigative Reporter
hero-victor = Victor
    .title = Escaped Prisoner

ability-convict = Convict
    .text = The Zombie card I Don’t Trust ’em lies on him from the start.
ability-daring = Daring
    .text = She may move through buildings that are Taken Over and search in them.
ability-fire = Fire
    .text = He always has a Fire item that is never used up, and ignores Lights Out.
ability-lock-pick = Lock Pick
    .text = He ignores Locked Door.
ability-quick-thinking = Quick Thinking
    .text = At any time he may discard two items to draw a Hero card, or to take an event from the Hero discard pile, but none that is played at once and no Townsfolk.
mode-quick-thinking-draw = draw a card
mode-quick-thinking-fetch = take a discarded event
ability-rage = Rage
    .text = He rolls one more Fight Die for each hand weapon he carries.
ability-rebellious = Rebellious
    .text = She takes no wound in a fight while her Fight Dice show doubles. Beside another Strange Hero she rolls one more Fight Die.
ability-reckless = Reckless
    .text = When her Move Action ends on a Spawning Pit, even if she has not moved, she draws a Hero card.

### The cards of Hero Pack One: the name as printed, the effect in our words.

## Hero deck

card-breaking-story = Breaking Story
    .text = At any time: look at the Zombie hand and choose a card. Roll a die: on 4+ it is discarded.
card-chemistry-set = Chemistry Set
    .text = Explosive and Fire. Ranged attack against a space within 2: discard it and roll a die for every model there; each is hit on 4+, and a fire starts there.
card-flame = Flame
    .text = What Mr. Goddard always has: a Fire item that is never used up.
card-jailbreak = Jailbreak
    .text = One of these: cancel Locked Door, Trapped! or Lockdown. Or, when a Strange Hero has lost a fight: that Hero moves one space out of the Zombie’s space.
mode-jailbreak-cancel = cancel the card
mode-jailbreak-cancel-in-play = cancel the card
mode-jailbreak-get-away = get out of the space
card-press-pass = Press Pass
    .text = When you search a building that you have not searched before, you may draw two cards and keep one. Then roll a die: on a 1 discard the pass.
card-skateboard = Skateboard
    .text = If your move starts outdoors, 2 more on the movement roll. If the die shows 1 there, your Move Action is over and the board is discarded.

## Zombie deck

card-divide-and-conquer = Divide and Conquer
    .text = At the start of a Zombie turn: until your next turn every Hero who is the only one on a board rolls one Fight Die less.
card-i-have-a-bad-feeling = I Have a Bad Feeling!
    .text = At the start of a Zombie turn, on a Hero. Remains in play: one Fight Die less, unless another Hero is in the same or an adjacent space. Discard it when the Hero kills a Zombie.
card-out-of-control = Out of Control
    .text = At the start of a Zombie turn, on a Hero. Remains in play: when the Hero rolls a 1 for movement you move that Hero up to three spaces, and the Hero does nothing else but fight. Then discard it.
card-thats-not-good = That’s Not Good
    .text = When a Zombie takes a wound, even its last: put a Zombie from your pool into the space. It does not fight in this step.
card-the-hungry-one = The Hungry One
    .text = At the start of a Zombie turn, on a Zombie. Remains in play: it moves D3 spaces and rolls one more Fight Die. Discard it when the Zombie is gone.
