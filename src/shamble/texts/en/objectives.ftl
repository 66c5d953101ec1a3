### How far an objective has come. Names come ready for reading; joining words stand between two parts.

objective-kill = { $of } killed: { $done } of { $needed }
objective-sundown = { $left ->
        [0] the sun is down
        [one] { $left } round until the sun is down
       *[other] { $left } rounds until the sun is down
    }
objective-lay-out = { $cards } on the table: { $done } of { $needed }
objective-collect = { $cards } with the Heroes: { $done } of { $needed }
objective-collect-at = { $cards } with Heroes at { $at }: { $done } of { $needed }
objective-spend-turn = turns given up at { $at }: { $done } of { $needed }
objective-spend-turn-with = turns given up at { $at }, each with { $discarding }: { $done } of { $needed }
objective-plant = outer boards with explosives in a building: { $done } of { $needed }
objective-plant-with = outer boards with explosives in a building: { $done } of { $needed }
objective-fill-up = { $done ->
        [0] the truck is still empty
       *[other] the truck is filled up
    }
objective-destroy-pit = pits destroyed: { $done } of { $needed }
objective-gather = { $of } at { $at } when a Hero turn ends: { $done } of { $needed }
objective-gather-with = { $of } at { $at } when a Hero turn ends, one with { $holding }: { $done } of { $needed }
objective-gather-among = { $of } at { $at } when a Hero turn ends, one of them a { $among }: { $done } of { $needed }
objective-lost = { $done ->
        [0] no { $among } left alive: not yet
       *[other] no { $among } left alive
    }
objective-reach = { $of } at { $at }: { $done } of { $needed }
objective-reach-with = { $of } at { $at }, one with { $holding }: { $done } of { $needed }
objective-reach-among = { $of } at { $at }, one of them a { $among }: { $done } of { $needed }
objective-inside = { $of } at once in { $at }: { $done } of { $needed }
objective-clear = { $done ->
        [0] { $of } are still in { $at }
       *[other] no { $of } in { $at }
    }
objective-overrun = spaces of { $at } with Zombies, and no Hero inside: { $done } of { $needed }
objective-outnumber = { $done ->
        [0] no more Heroes than Zombies in { $at }
       *[other] more Heroes than Zombies in { $at }
    }
objective-read = Records found: { $done } of { $needed } (the first with the letter { $first })
objective-keep = { $cards } in hand: { $done } of { $needed }
objective-plant-explosive = explosives planted at { $at }: { $done } of { $needed }
objective-hold = Hero turns that { $at } was held: { $done } of { $needed }
objective-hunker = Hero turns hunkered down in two buildings: { $done } of { $needed }
objective-escape = { $of } who got away by { $at }: { $done } of { $needed }
objective-leave = { $of } off the board ({ $at }): { $done } of { $needed }
objective-bring = { $marker } at { $at }: { $done } of { $needed }
objective-drawn = The mission: { $mission }
objective-deliver = { $marker } at { $at }: { $needed ->
        [0] none yet
       *[other] { $done } of { $needed }
    }
objective-find = { $marker }: { $done } of { $needed } found
objective-cover = spaces with { $marker } in { $at }: { $done } of { $needed }
objective-destroy = { $marker }: { $done } of { $needed } destroyed
objective-wound = wounds to the { $marker }: { $done } of { $needed }
objective-ruin = buildings destroyed: { $done } of { $needed }
objective-empty = cards gone from the { $deck }: { $done } of { $needed }
objective-no-pits = spawning pits gone: { $done } of { $needed }
objective-protect = { $marker } still there: { $done } of { $needed } needed
objective-all = { "; " }
objective-then = , then{ " " }
objective-any = , or{ " " }

place-pits = the pits
place-centre = the centre
place-centre-board = the centre board
place-centre-corners = the corners of the centre board
kind-of-model-hero = Heroes
kind-of-model-standard = standard Zombies
kind-of-model-zombie-hero = Zombie Heroes
objective-learn = Upgrades of the { $of }: { $done } of { $needed }
