# Blood in the Forest in words: cards, Heroes, places, the scenarios.

box-blood-in-the-forest = Blood in the Forest (2013)

### Kinds of models.

model-behemoth = Behemoth { $number }
model-feral-dead = Feral Dead { $number }

kind-of-model-behemoth = Zombie Behemoth
    .text = Moves D3 spaces, rolls two Fight Dice, has three Health boxes and ignores any wound on 4+. When it wins a fight, each natural 6 on its dice is one wound more.
kind-of-model-feral-dead = Feral Dead
    .text = Moves two spaces. A Hero whom it beats must fight it again at once, until it loses or the Hero is dead.

kind-place-zombie-behemoth = Where does the Behemoth come?
kind-place-zombie-feral-dead = Where does the Feral Dead come?
option-buy-behemoth = A Zombie Behemoth, 6 Spawn Points and 3 Experience
option-buy-feral-dead = A Feral Dead, 2 Spawn Points and 1 Experience
bought-behemoth = a Zombie Behemoth
bought-feral-dead = a Feral Dead

### Special rules.

special-zombie-champions = Zombie Champions
    .text = Feral Dead and Zombie Behemoths, one use each: they cost Spawn Points, which may be saved for them, and Experience. Once: 3 and 1 of them; twice: all. In return each Hero starts with a card for each time, unless they are always there.
