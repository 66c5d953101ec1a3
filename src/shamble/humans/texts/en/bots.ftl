### Humans!!! and Zombies!!!: why a bot would do something.

hz-why-card = This is a good moment for it, and the hand fills up again.
hz-why-pass = Nothing in the hand is worth using now.
hz-why-nearest-human = { $steps ->
        [one] The next human is one step away.
       *[other] The next human is { $steps } steps away.
    }
hz-why-token = A dice token lies within reach.
hz-why-nothing-near = There is nothing more to be had this turn.
hz-why-break-in = A try at the barricade costs nothing, and there is something inside.
hz-why-lead-away = Away from their zombies, and nearer to ours.
hz-why-wound = This wound matches none that is there already.
hz-why-infect = Another zombie hunts on.
hz-why-eat = An Eat card cannot be lost any more.
hz-why-reroll = A token is well spent on this roll.
hz-why-cornered = It has nowhere to run: whoever misses it infects it, and nobody can arm it.
hz-why-tile-near = What comes with the tile is then within reach.
hz-why-helipad = The Helipad wins.
hz-why-supplies = Bullets and life first.
hz-why-kills = Strong enough to hunt zombies.
hz-why-wait = The middle of the town is near everything.
hz-why-stay = A step further costs more than it brings.
hz-why-bullets = A bullet is cheaper than a life.
hz-why-horde = Out of our way, and into theirs.
hz-why-discard = A new card is likely to be more useful.
hz-why-own-deck = The cards of your own game are made for your side.
hz-why-own-prey = What you hunt then stands on the road.
hz-why-plain = One choice is as good as another here.
