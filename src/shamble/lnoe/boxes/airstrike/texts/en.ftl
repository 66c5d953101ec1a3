# Airstrike in words: cards, special rule, scenario.

box-airstrike = Airstrike (2014)
marker-flare = Flare
marker-airstrike = the airstrike
special-airstrike = Airstrike
    .text = At the start of a Zombie turn a random building is hit and destroyed: who is inside takes a wound and gets out, who is next to it takes one on 3+. Where the dice leave a choice the centre is hit, and everybody there takes a wound on 3+. Bought, the strikes begin in the turn in which a die first shows 6, one a turn.
event-airstrike = Bombs fall on { $building }.
event-airstrike-centre = Bombs fall on the centre.
event-airstrike-spared = The pilots see the Flares and spare the centre.
event-roll-airstrike = { $who } rolls { $dice } for the planes.
event-roll-bombs = { $who } rolls { $dice } in the bombs.

### The scenario of Airstrike.

scenario-airstrike = Airstrike
    .story = The radio says that everything up here is lost, and that they are going to make sure of it. Unless somebody down here shows them a light.
    .objective = Light a Flare in each of the four corners of the centre board and have 2 Heroes on that board. An Emergency Flare is lit there in place of a move. Under the counters more of them may be found.
    .zombies = Kill 3 Heroes, or hold out until the last strike. When the sun track stands at 7 and from then on, bombs fall at the start of every Zombie turn. With all four Flares lit the centre is spared.
reason-flares-lit = the pilots have seen the Flares
reason-town-bombed = the town is bombed to the ground

### The cards of Airstrike: the name as printed, the effect in our words.

## Hero deck

card-emergency-flare = Emergency Flare
    .text = Discard it for one of these: in place of a move, where the scenario asks for it, light a Flare in your space. Or a ranged attack at one Zombie within 3: on 3+ it is killed. Or take Lights Out off the building you are in.
mode-emergency-flare-signal = light a Flare here
mode-emergency-flare-light = end Lights Out here
card-take-cover = Take Cover!
    .text = At any time, on a Hero: until the turn ends airstrikes, explosives and fires do not wound them.

## Zombie deck

card-dying-slash = Dying Slash
    .text = When a Zombie is killed with a Hero in its space: that Hero takes a wound on 4+.
card-smoldering-dead = Smoldering Dead
    .text = Play it at once. Remains in play: Zombies ignore wounds from fire and explosives on 4+; for each one ignored a new fire starts in the Zombie’s space.

### The rules that the box brings, by their numbers.

rule-16-4-6 = A random building is hit and destroyed, and all inside take a wound and get out; who is next to it takes one on 3 or more. Where a side could choose the building the centre board is hit instead: a wound for all there on 3 or more.
    .title = Airstrike
rule-16-4-6-1 = They come as a Zombie turn starts.
    .title = When airstrikes come
rule-16-4-6-2 = Three dots for each; one in a Zombie turn at most.
    .title = Price of an airstrike
