### `shamble boxes`: che cosa c'è sullo scaffale.

boxes-needs = richiede { $boxes }
boxes-in-place-of = al posto di { $box }
boxes-either = { $one } o { $other }
boxes-heroes = 
    { $count ->
        [one] 1 Eroe
       *[other] { $count } Eroi
    }
boxes-hero-cards =
    { $count ->
        [one] { $count } carta Eroe
       *[other] { $count } carte Eroe
    }
boxes-zombie-cards =
    { $count ->
        [one] { $count } carta Zombie
       *[other] { $count } carte Zombie
    }
boxes-survival-tactics-cards = { $count } tattiche di sopravvivenza
boxes-unique-items-cards = { $count } oggetti unici
boxes-grave-weapons-cards = { $count } Armi dalla Tomba
boxes-melee-upgrades-cards = { $count } Miglioramenti Mischia
boxes-ranged-upgrades-cards = { $count } Miglioramenti Distanza
boxes-special-upgrades-cards = { $count } Miglioramenti Speciali
boxes-zombie-upgrades-cards = { $count } Miglioramenti Zombie
boxes-boards = 
    { $count ->
        [one] 1 tabellone
       *[other] { $count } tabelloni
    }
boxes-scenarios = 
    { $count ->
        [one] 1 scenario
       *[other] { $count } scenari
    }
