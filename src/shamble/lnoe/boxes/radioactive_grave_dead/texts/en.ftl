# Radioactive Grave Dead in words: figures, markers, scenario.

box-radioactive-grave-dead = Radioactive Grave Dead (2009)
kind-of-model-radioactive = Radioactive
    .text = A Hero in the space of one, or of its ooze, rolls one Fight Die less. Where one is killed Green Ooze is left; who ends a move there with a Fire item may burn one.
marker-green-ooze = Green Ooze
marker-meteorite = Meteorite
kind-choose-use-marker-green-ooze = Green Ooze: does { $actor } burn it?
kind-choose-strike = { $actor } may roll Fight Dice against what is here; each 5 or 6 is a wound to it.
option-choose-strike-yes = Strike it
option-choose-strike-no = Leave it
event-roll-strike = { $who } rolls { $dice } against it.
event-roll-damage = { $dice } wounds to it.
event-roll-radiation = { $who } rolls { $dice } against the radiation.

### The scenario of Radioactive Grave Dead.

scenario-it-fell-from-the-sky = It Fell from the Sky
    .story = Something burning came down in the middle of town. The first ones to look at it got up again that night, and they glowed.
    .objective = Do 12 wounds to the Meteorite: one with each hit from afar, D6 with an explosive, one for each 5 or 6 of the Fight Dice of a Hero in its space. Who begins a turn there is wounded on 1-2, next to it on 1.
    .zombies = Keep them from it until the sun is down, or kill 4 Heroes. The Grave Dead are radioactive.
reason-meteorite-destroyed = the Meteorite is in pieces

### The rules that the box brings, by their numbers.

rule-8-3-2 = Who ends a move on Green Ooze with a Fire item may burn it, one in a turn.
    .title = Burning Green Ooze
rule-11-6-6-3 = Green Ooze is left where it stood.
    .title = A Radioactive Zombie is killed
rule-12-3-3 = A fire that starts in a space with Green Ooze, or spreads there, takes it away.
    .title = Ooze and fire
rule-14-4-3-7 = A Hero with such a Zombie, or with the Green Ooze that is left of one, rolls one Fight Die less, but never fewer than one. Who ends a move there with a Fire item may burn one Ooze in a turn.
    .title = Radioactive
