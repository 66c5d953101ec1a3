# Revenge of the Dead in words: cards, scenario.

box-revenge-of-the-dead = Revenge of the Dead (2008)

### The scenario of Revenge of the Dead.

scenario-revenge-of-the-dead = Revenge of the Dead
    .story = It is nearly morning, and they know it. What shuffled all night now runs, and it has a grudge.
    .objective = Hold out until the sun track has run out, or kill 4 Zombie Heroes. All Zombies roll one more Fight Die.
    .zombies = Kill 5 Heroes. Nothing else wins, not even the last Hero card.
reason-night-survived = the Heroes have lived through the night
reason-zombie-heroes-killed = four Zombie Heroes are dead for good

### The cards of Revenge of the Dead: the name as printed, the effect in our words.

## Hero deck

card-heros-sacrifice = Hero’s Sacrifice
    .text = When a Hero is killed, one of these: every Zombie in that space is killed, and the Hero does not become a Zombie Hero. Or each other Hero within two spaces heals one wound and may move D3 spaces.
mode-heros-sacrifice-last-blow = kill the Zombies there
mode-heros-sacrifice-save-others = help the others away
card-last-stand = Last Stand
    .text = At any time, on a Hero with one Health box left and without a Heroic card. Remains in play: the Hero wins ties but cannot move out of the space. Discard it when the Hero heals.
card-laying-down-the-law = Laying Down the Law
    .text = At the start of a Hero turn, on a Law Enforcement Hero or one with a Gun who has no Heroic card. Remains in play: 1 more on the dice of ranged attacks.
card-magnum-revolver = Magnum Revolver
    .text = Ranged attack at one Zombie within 3: on 4+ it is killed. If the die shows 1 the gun is out of ammo, discard it. It counts as a Revolver for abilities.

## Zombie deck

card-endless-rage = Endless Rage
    .text = Fight card: the Zombie rolls one more Fight Die. Then shuffle a card of the Zombie discard pile into the Zombie deck.
kind-choose-card-endless-rage = Which discarded card goes back into the Zombie deck?
card-falling-darkness = Falling Darkness
    .text = At any time: cancel a Hero card that remains in play.
card-strength-of-hate = Strength of Hate
    .text = Before a fight, on the Zombie in it: 1 more on each of its Fight Dice until the turn ends. It is no Fight card.
card-theyre-everywhere = They’re Everywhere!
    .text = Play it at once: put a Zombie from your pool on every Spawning Pit.
card-unstoppable = Unstoppable
    .text = When a Gun or exploding gas is about to wound a Zombie: it takes no wound from it.

### The rules that the box brings, by their numbers.

rule-16-4-11 = The Zombies have six cards in hand in place of four.
    .title = Zombie Hand of six
