### Che cosa succede, come righe del diario: brevi, al presente, con la causa.
### { $who } e { $by } sono nomi di Eroi, Zombie o carte; { $dice } sono le facce così come cadono, per esempio "4 2".

## Dadi, un messaggio per ogni scopo; event-roll per tutti gli altri

event-roll = { $who } tira { $dice }.
event-roll-hero-fight = { $who } tira { $dice } nel combattimento.
event-roll-zombie-fight = { $who } tira { $dice } contro l'Eroe.
event-roll-movement = { $who } tira { $dice } per il movimento.
event-roll-zombie-movement = { $who } tira { $dice } per il movimento.
event-roll-setup = { $who }: { $dice } per i primi Zombie.
event-roll-spawn-check = { $who }: { $dice }. Arrivano nuovi Zombie?
event-roll-spawn = { $who }: { $dice } per i nuovi Zombie.
event-roll-break = { $who } tira { $dice }: l'arma si rompe?
event-roll-ranged = { $who } spara e tira { $dice }.
event-roll-out-of-ammo = { $who } tira { $dice }: ci sono ancora munizioni?
event-roll-explosion = { $who } tira { $dice } nell'esplosione.
event-roll-random-building = { $dice } per un edificio casuale.
event-roll-card = { $who }: { $dice } per la carta.
event-roll-cancel = { $who }: { $dice } per annullare la carta.
event-roll-ability = { $who } tira { $dice } per l'abilità.
event-roll-hide = { $who } tira { $dice } per trovare l'Eroe nel Campo di mais.
event-roll-escape = { $who } tira { $dice } per sfuggire al cane.

## Andamento della partita

event-started = Comincia la partita: { $scenario }
event-turn-zombies = Round { $round }, sole a { $sun }: turno degli Zombie.
event-turn-heroes = Round { $round }, sole a { $sun }: turno degli Eroi.
event-activated = Tocca a { $who }.
event-lost-turn = { $who } perde il turno.
event-joined = { $who } entra in gioco.
event-zombies-coming = In questo turno arrivano nuovi Zombie.
event-no-zombies-coming = In questo turno non arrivano nuovi Zombie.
event-game-over-heroes = Vincono gli Eroi: { $reason }.
event-game-over-zombies = Vincono gli Zombie: { $reason }.

## Miniature

event-placed = { $who } compare in { $to }.
event-moved = { $who } muove in { $to }.
event-returned = { $who } torna nella riserva.
event-wounded = { $who } subisce una ferita ({ $by }).
event-wounded-plain = { $who } subisce una ferita.
event-prevented = La ferita di { $who } è prevenuta ({ $by }).
event-healed = { $count ->
        [one] { $who } cura una ferita.
       *[other] { $who } cura { $count } ferite.
    }
event-killed = { $who } muore ({ $by }).
event-killed-plain = { $who } muore.
event-turned = { $who } si rialza come Eroe Zombie.

## Combattimenti e spari

event-fight-started = { $hero } combatte contro { $zombie }.
event-fight = { $hero } combatte contro { $zombie }: { $hero_dice } contro { $zombie_dice }.
event-fight-won-hero = { $hero } vince il combattimento.
event-fight-won-zombie = { $zombie } vince il combattimento.
event-fight-tie-hero = { $hero } vince il pareggio.
event-fight-tie-zombie = { $zombie } vince il pareggio.
event-fight-canceled = Il combattimento fra { $hero } e { $zombie } è annullato.
event-fended-off = { $hero } respinge { $zombie }.
event-rerolled = { $who } rilancia ({ $by }): { $dice }.
event-added-die = { $who } aggiunge un dado ({ $by }): { $dice }.
event-changed-die = { $by } porta un dado a { $dice }.
event-hid = { $zombie } non trova { $hero }.
event-shot = { $who } attacca { $target } con { $card }.
event-hit = Colpo a segno: { $target }.
event-missed = { $who } manca il bersaglio.
event-exploded = Esplosione in { $to }.

## Carte

event-searched = { $who } cerca.
event-searched-in = { $who } cerca: { $building }.
event-drew = { $count ->
        [one] { $seat }: pescata una carta.
       *[other] { $seat }: pescate { $count } carte.
    }
event-drew-card = { $seat }: pescata { $card }.
event-found = { $who } trova { $card }.
event-picked-up = { $who } prende { $card } dagli scarti.
event-exchanged = { $from } dà { $card } a { $who }.
event-played = { $seat }: giocata { $card }.
event-played-on = { $seat }: giocata { $card } su { $target }.
event-used = { $who } usa { $card }.
event-ability = { $who } usa { $ability }.
event-canceled = { $card } è annullata.
event-canceled-by = { $card } è annullata ({ $by }).
event-discarded = { $from }: scartata { $card }.
event-discarded-plain = { $card } va negli scarti.
event-discarded-count = { $count ->
        [one] { $from }: scartata una carta.
       *[other] { $from }: scartate { $count } carte.
    }
event-broke = { $card } si rompe.
event-out-of-ammo = { $card }: munizioni finite.
event-removed = { $card } è rimossa dal gioco.
event-shuffled-in = { $card } torna nel mazzo, che viene rimescolato.
event-reshuffled = Gli scarti degli Zombie vengono rimescolati in un nuovo mazzo.

## Luoghi

event-building = Edificio casuale: { $building }.
event-marker-on = { $marker }: { $place }.
event-marker-off = { $marker }, via il segnalino: { $place }.
event-door-locked = Una porta chiusa a chiave ferma { $who }.
event-truck-filled = { $who } fa il pieno al camioncino.
event-pit-destroyed = { $who } distrugge il Pozzo in { $to }.
event-townsfolk-found = { $card } è al sicuro con gli Eroi.

## Perché la partita è finita

reason-zombies-killed = gli Zombie uccisi bastano
reason-heroes-killed = sono morti troppi Eroi
reason-no-heroes = non resta nessun Eroe
reason-sundown = il sole è tramontato
reason-hero-deck = il mazzo Eroi è finito
reason-truck-escaped = il camioncino lascia la città
reason-pits-destroyed = i Pozzi sono distrutti
reason-townsfolk-saved = i Cittadini sono salvi
reason-townsfolk-lost = i Cittadini salvi sono troppo pochi
reason-manor-overrun = la Manor House è invasa
reason-manor-held = la Manor House resiste fino al mattino
reason-conceded = l'altra parte si arrende
