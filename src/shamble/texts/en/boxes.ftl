### `shamble boxes`: what is on the shelf.

boxes-needs = needs { $boxes }
boxes-in-place-of = in place of { $box }
boxes-either = { $one } or { $other }
boxes-heroes = 
    { $count ->
        [one] 1 Hero
       *[other] { $count } Heroes
    }
boxes-hero-cards =
    { $count ->
        [one] { $count } Hero card
       *[other] { $count } Hero cards
    }
boxes-zombie-cards =
    { $count ->
        [one] { $count } Zombie card
       *[other] { $count } Zombie cards
    }
boxes-survival-tactics-cards = { $count } Survival Tactics
boxes-unique-items-cards = { $count } Unique Items
boxes-grave-weapons-cards = { $count } Grave Weapons
boxes-melee-upgrades-cards = { $count } Melee Upgrades
boxes-ranged-upgrades-cards = { $count } Ranged Upgrades
boxes-special-upgrades-cards = { $count } Special Upgrades
boxes-zombie-upgrades-cards = { $count } Zombie Upgrades
boxes-boards = 
    { $count ->
        [one] 1 board
       *[other] { $count } boards
    }
boxes-scenarios = 
    { $count ->
        [one] 1 scenario
       *[other] { $count } scenarios
    }
