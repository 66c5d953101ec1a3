### What `shamble rules` says around the rules themselves.

rules-tier-base = base
rules-tier-expansions = expansions
rules-tier-martians = Martians
rules-tier-optional = optional
rules-tier-solo = solo
rules-tier-all = all rules
rules-kind-behaviour = behaviour
rules-kind-component = component
rules-kind-reference = reference

rules-code = code
rules-tests = tests
rules-absent = not in 2007
rules-no-code = no code cites it yet
rules-no-tests = no test proves it yet
rules-tests-not-installed = The tests are not installed with the package; a source checkout lists them.
rules-summary = { $tier }: { $covered } of { $behaviour } rules of behaviour are proven by tests, { $missing } are missing, { $absent } are not in the 2007 game.
rules-summary-without-tests = { $tier }: { $behaviour } rules of behaviour, { $absent } of them not in the 2007 game. The tests are not installed with the package.
rules-unknown = There is no rule { $rule }. `shamble rules` lists them all; a chapter is a number like 8, a rule a number like 8.1.1.
rules-unknown-tier = There is no tier { $tier }; the tiers are { $tiers }.
rules-unknown-box = There is no box { $box } on the shelf; there are { $boxes }.
rules-waiting = { $rule } comes with the box { $box }, which is not on the shelf yet.
rules-unknown-game = There is no game { $game }; there are { $games }.
rules-no-book = The rules of { $game } are not numbered.

## Drawings, in words

figure-corner-walls = Corner walls
    .text = Three examples inside a building. 1: the cross-shaped wall in the middle stops the diagonal step, not the straight ones. 2: a wall that juts out of a corner stops the diagonal step from room to room. 3: sight passes over a corner wall.
figure-doors = Doors and diagonals
    .text = Two examples with a round Hero and arrows for steps. 1: from inside, straight through the door; the diagonals past the door frame are crossed out. 2: from outside, straight through the door, and diagonally round the outer corner of the building.
figure-hunger = Hunger
    .text = Four examples with round Heroes and square Zombies. 1: a Zombie next to a Hero must step to that Hero, even through a wall. 2: a Zombie that is with a Hero does not leave. 3: next to two Heroes, the Zombie player chooses. 4: on a longer move, once next to a Hero, the next step must go to that Hero.
figure-pairing = Who fights whom in the Zombie turn
    .text = Three spaces with round Heroes and square Zombies; a line is a fight. A: one Hero fights both Zombies. B: two Heroes and two Zombies, one fight each. C: two Heroes and three Zombies; each Hero fights one, and the Heroes choose who fights the third, shown by two broken lines.
figure-sight = Line of sight
    .text = Four examples. The round Hero sees along full lines and not along broken lines with a cross. 1: out through a wall the Hero touches, not through other walls or their doors. 2: from a corner, out through walls A and B, not through C. 3: at the outer corner of a building the Hero touches neither wall and sees in through none. 4: touching wall A, the Hero sees in through it and along it to both sides, not out through the far wall.
