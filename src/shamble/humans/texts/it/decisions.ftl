### Humans!!! e Zombies!!!: che cosa si chiede a chi gioca, e che cosa dicono le scelte.
### I nomi arrivano pronti: { $player } di chi è il turno, { $card } una carta, { $to } una casella, { $tile } una tessera.

## Domande, una per ogni tipo di decisione

hz-kind-place-tile = Dove va { $tile }?
hz-kind-people-tile = { $tile }: umani o zombi?
hz-kind-place-human = Dove va un umano? ({ $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    })
hz-kind-place-zombie = Dove va uno zombi? ({ $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    })
hz-kind-place-token = Dove va { $what }? ({ $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    })
hz-kind-start-inside = In quale edificio iniziano i tuoi zombi?
hz-kind-enter-town-square = Dove entra il tuo zombi?
hz-kind-place-chit = Dove si apre la barricata?
hz-kind-take-chit = Quale passaggio viene inchiodato?
hz-kind-draw-card = Da quale mazzo peschi?
hz-kind-discard-card = Il tuo turno finisce. Puoi scartare una carta.
hz-kind-move-zombies = { $left ->
        [0] Non resta movimento.
        [one] Resta una casella per i tuoi zombi.
       *[other] Restano { $left } caselle per i tuoi zombi.
    }
hz-kind-re-roll = { $purpose }: { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $sign } { $bonus }
    }, ti serve { $good }. Ritiri?
hz-kind-re-roll-open = { $purpose }: { $die }. Ritiri?
hz-kind-choose-capture = Chi provi a catturare adesso?
hz-kind-choose-fate = Mangi o infetti la preda in { $place }?
hz-kind-move-human = { $steps ->
        [one] Dove scappa { $runner }, di una casella?
       *[other] Dove scappa { $runner }, di { $steps } caselle?
    }
hz-kind-move-human-called = Dove arriva l’umano?
hz-kind-take-wound = Quale ferita prendi? Hai pescato { $cards }.
hz-kind-heal-wound = Quale ferita viene rattoppata?
hz-kind-roll-movement = Tiri per il movimento?
hz-kind-move-guy = { $left ->
        [0] { $whose } non ha più movimento.
        [one] { $whose } può muovere di un’altra casella.
       *[other] { $whose } può muovere di altre { $left } caselle.
    }
hz-kind-combat = { $foe }: { $die }, in tutto { $total }, ti serve 4. Che cosa fai?
hz-kind-choose-foe = Di chi è lo zombi che affronti adesso?
hz-kind-mend-die = Il dado mostra { $die }; con meno di 4 perdi due zombi della tua raccolta. Lo correggi?
hz-kind-move-horde = { $left ->
        [one] Uno zombi deve muovere. Quale, e dove?
       *[other] { $left } zombi devono muovere. Quale, e dove?
    }
hz-kind-choose-human = Quale umano?
hz-kind-choose-pawn = Quale pedina?
hz-kind-move-pawn = Dove la conduci?
hz-kind-choose-tile = Quale tessera?
hz-kind-choose-zombie = Quale zombi?
hz-kind-choose-loss = Che cosa si perde?

## Finestre: qualcuno può usare qualcosa

hz-window-tile-laid = { $player } ha posato una tessera. Vuoi usare qualcosa?
hz-window-before-movement = { $player } sta per muovere. Vuoi usare qualcosa?
hz-window-zombie-moved = Uno zombi di { $player } ha mosso. Vuoi usare qualcosa?
hz-window-movement-over = { $player } ha mosso. Vuoi usare qualcosa?
hz-window-capture-begins = { $player } prova a catturare qualcuno. Vuoi rispondere?
hz-window-caught = { $player } ha preso qualcuno. Gli porgi un’arma?
hz-window-revealed = Hai scoperto { $cards }. Vuoi usare qualcosa?
hz-window-gets-away = La preda sta per scappare. Vuoi usare qualcosa?
hz-window-removal = Il tuo zombi sta per essere tolto. Vuoi usare qualcosa?
hz-window-attempt-over = Il tentativo di { $player } è finito. Vuoi usare qualcosa?
hz-window-card-played = { $by } gioca { $card }. Vuoi rispondere?
hz-window-move-begins = { $player } sta per tirare per il movimento. Vuoi usare qualcosa?
hz-window-move-rolled = { $player } può muovere di { $points } caselle. Vuoi rispondere?
hz-window-fight-over = { $player } ha combattuto. Vuoi usare qualcosa?
hz-window-card-resolved = { $player } ha usato una carta. Vuoi usare qualcosa?
hz-window-turn-end = Il turno di { $player } finisce. Vuoi usare qualcosa?

## Scelte

hz-option-place-tile = Posala { $at }, { $turn ->
        [0] non girata
        [one] un quarto di giro
       *[other] { $turn } quarti di giro
    }
hz-option-people = { $what }
hz-option-place = Metti { $what } in { $to }
hz-option-draw = Pesca: { $deck }
hz-option-keep = Lascia così
hz-option-discard = Scarta { $card }
hz-option-step = Da { $from } a { $to }
hz-option-break-in = Sfonda la barricata in { $to }
hz-option-done = Fermati qui
hz-option-stop = Basta così
hz-option-pass = Passa
hz-option-roll = Tira
hz-option-stay = Resta
hz-option-re-roll = Spendi un segnalino dado
hz-option-capture = L’umano in { $to }
hz-option-capture-prey = { $prey } in { $to }
hz-option-run = In { $to }
hz-option-run-prey = In { $to }
hz-option-eat = Mangia
hz-option-infect = Infetta
hz-option-take = { $wound }
hz-option-heal = { $wound }
hz-option-choose-human = L’umano in { $human }
hz-option-choose-zombie = Lo zombi in { $zombie }
hz-option-choose-pawn = { $seat } in { $pawn }
hz-option-choose-tile = { $tile }, { $at }
hz-option-move = Da { $from } a { $to }
hz-option-chit = In { $to }
hz-option-enter = In { $to }
hz-option-start = In { $to }
hz-option-fight = { $seat }
hz-option-bullets = { $count ->
        [one] Spendi una cartuccia
       *[other] Spendi { $count } cartucce
    }
hz-option-lose-life = Perdi una vita e ritira
hz-option-give-up = Lascia perdere
hz-option-accept = Restituisci gli zombi
hz-option-drop-item = { $seat } perde { $card }
hz-option-drop-bullets = { $count ->
        [one] { $seat } perde una cartuccia
       *[other] { $seat } perde { $count } cartucce
    }
hz-option-play-card = Gioca { $card }
hz-option-play-card-seat = Gioca { $card } su { $seat }
hz-option-play-card-combat = Gioca { $card } in questo scontro
hz-option-play-card-movement = Gioca { $card }: movimento doppio
hz-option-play-card-zombies = Gioca { $card } sugli zombi
hz-option-play-card-capture = Gioca { $card } per la cattura
hz-option-use-item = Usa { $card }
hz-option-ability = Usa { $ability }

## Parole dentro le frasi

hz-human = un umano
hz-horde = Uno zombi
hz-what-human = un umano
hz-what-humans = Umani
hz-what-zombie = uno zombi
hz-what-zombies = Zombi
hz-what-dice = un segnalino dado
hz-what-life = un segnalino vita
hz-what-bullets = una cartuccia
hz-deck-humans = Humans!!!
hz-deck-zombies = Zombies!!!
hz-deck-capture = carte cattura
hz-deck-wound = carte ferita
