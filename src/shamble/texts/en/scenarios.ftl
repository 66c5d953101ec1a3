### The scenarios of the 2007 box, and the special rules they use.

scenario-die-zombies-die = Die Zombies, Die!
    .story = Nobody is coming to help, and the dead keep crossing the fields. Whoever can still swing a bat decides to hit first.
    .objective = Kill 15 Zombies before the sun goes down.
    .zombies = Kill 2 Heroes, or still stand at sundown.
scenario-escape-in-the-truck = Escape in the Truck
    .story = One old truck stands in the middle of town, its tank dry and its keys gone. Find what it needs, then get in.
    .objective = Fill the truck up: a Hero who starts a turn in its space with Gasoline gives up that turn and survives the fights there. Then end a Hero turn with two Heroes in its space, one of them with Keys, before the sun goes down.
    .zombies = Keep the truck in town until sundown, or kill 4 Heroes.
scenario-save-the-townsfolk = Save the Townsfolk
    .story = Not everybody got out: some hide in cellars and lofts and wait for a knock. Bring them together and keep them alive until it is over.
    .objective = Have 4 Townsfolk on the table when the sun track runs out. Those played for their effect no longer count.
    .zombies = Kill 2 Heroes, or leave fewer than 4 Townsfolk on the table at the end.
scenario-burn-em-out = Burn 'em Out
    .story = They come out of the ground, always in the same places. Close enough of those holes with a bang, and the rest may give up.
    .objective = Destroy 3 spawning pits before the sun goes down: a Hero who starts a turn on a pit with an Explosive gives up that turn and survives the fights there. No Fire item is needed.
    .zombies = Keep the pits open until sundown, or kill 4 Heroes.
scenario-defend-the-manor-house = Defend the Manor House
    .story = The old manor has thick walls and too many windows. Whoever is inside at daybreak will tell the tale.
    .objective = Hold out until the sun track runs out.
    .zombies = Have 9 Zombies inside the Manor House at once, or kill 4 Heroes.

special-hero-starting-cards-1 = Hero starting card
    .text = Every Hero starts, or enters the game, with one more Hero card.
special-manor-house = Manor House
    .text = The Manor House lies in the centre instead of the Town Center.
special-zombies-auto-spawn = Zombies always come
    .text = There is no spawn roll: new Zombies are placed every Zombie turn.

box-base = Last Night on Earth (2007)
