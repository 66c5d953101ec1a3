### A che punto è un obiettivo. I nomi arrivano pronti; le parole di unione stanno fra due parti.

objective-kill = { $of } uccisi: { $done } di { $needed }
objective-sundown = { $left ->
        [0] il sole è tramontato
        [one] manca { $left } round al tramonto
       *[other] mancano { $left } round al tramonto
    }
objective-lay-out = { $cards } sul tavolo: { $done } di { $needed }
objective-collect = { $cards } in mano agli Eroi: { $done } di { $needed }
objective-collect-at = { $cards } con gli Eroi ({ $at }): { $done } di { $needed }
objective-spend-turn = turni spesi ({ $at }): { $done } di { $needed }
objective-spend-turn-with = turni spesi ({ $at }), ognuno con { $discarding }: { $done } di { $needed }
objective-plant = tabelloni esterni con esplosivi in un edificio: { $done } di { $needed }
objective-plant-with = tabelloni esterni con esplosivi in un edificio: { $done } di { $needed }
objective-fill-up = { $done ->
        [0] il camioncino è ancora a secco
       *[other] il camioncino ha il pieno
    }
objective-destroy-pit = Pozzi distrutti: { $done } di { $needed }
objective-gather = { $of } alla fine di un turno degli Eroi ({ $at }): { $done } di { $needed }
objective-gather-with = { $of } alla fine di un turno degli Eroi ({ $at }), uno con { $holding }: { $done } di { $needed }
objective-gather-among = { $of } a { $at } alla fine di un turno Eroi, uno di loro { $among }: { $done } di { $needed }
objective-lost = { $done ->
        [0] { $among }: nessuno più in vita, non ancora
       *[other] { $among }: nessuno più in vita
    }
objective-reach = { $of } sul posto ({ $at }): { $done } di { $needed }
objective-reach-with = { $of } sul posto ({ $at }), uno con { $holding }: { $done } di { $needed }
objective-reach-among = { $of } sul posto ({ $at }), uno di loro { $among }: { $done } di { $needed }
objective-inside = { $of } dentro nello stesso momento ({ $at }): { $done } di { $needed }
objective-clear = { $done ->
        [0] { $of } ancora dentro ({ $at })
       *[other] nessuno fra gli { $of } dentro ({ $at })
    }
objective-overrun = spazi con Zombie e nessun Eroe dentro ({ $at }): { $done } di { $needed }
objective-outnumber = { $done ->
        [0] non più Eroi che Zombie dentro ({ $at })
       *[other] più Eroi che Zombie dentro ({ $at })
    }
objective-read = Documenti trovati: { $done } di { $needed } (il primo con la lettera { $first })
objective-keep = { $cards } in mano: { $done } di { $needed }
objective-plant-explosive = esplosivi piazzati ({ $at }): { $done } di { $needed }
objective-hold = turni degli Eroi in cui il posto è stato tenuto ({ $at }): { $done } di { $needed }
objective-hunker = turni degli Eroi asserragliati in due edifici: { $done } di { $needed }
objective-escape = { $of } in salvo ({ $at }): { $done } di { $needed }
objective-leave = { $of } fuori dalla mappa ({ $at }): { $done } di { $needed }
objective-bring = { $marker } a destinazione ({ $at }): { $done } di { $needed }
objective-drawn = La missione: { $mission }
objective-deliver = { $marker } a destinazione ({ $at }): { $needed ->
        [0] ancora niente
       *[other] { $done } di { $needed }
    }
objective-find = { $marker }: { $done } di { $needed } da trovare
objective-cover = spazi con { $marker } ({ $at }): { $done } di { $needed }
objective-destroy = { $marker }: { $done } di { $needed } da distruggere
objective-wound = ferite inflitte ({ $marker }): { $done } di { $needed }
objective-ruin = edifici distrutti: { $done } di { $needed }
objective-empty = carte tolte dal { $deck }: { $done } di { $needed }
objective-no-pits = Pozzi scomparsi: { $done } di { $needed }
objective-protect = { $marker } ancora al loro posto: { $done } su { $needed } necessari
objective-all = { "; " }
objective-then = , poi{ " " }
objective-any = , oppure{ " " }

place-pits = i Pozzi
place-centre-board = il tabellone centrale
place-centre-corners = gli angoli del tabellone centrale
place-centre = il centro
kind-of-model-hero = Eroi
kind-of-model-standard = Zombie comuni
kind-of-model-zombie-hero = Eroi Zombie
objective-learn = Miglioramenti { $of }: { $done } di { $needed }
