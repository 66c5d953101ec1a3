### Che cosa succede, come righe del diario: brevi, al presente, con la causa.
### { $who } e { $by } sono nomi di Eroi, Zombie, giocatori o carte; { $dice } sono le facce così come cadono, per esempio "4 2".

## Chi siede al tavolo

player-heroes = Il giocatore Eroi { $number }
player-heroes-only = Il giocatore degli Eroi
player-zombies = Il giocatore Zombie { $number }
player-zombies-only = Il giocatore degli Zombie

## Dadi, un messaggio per ogni scopo; event-roll per tutti gli altri

event-roll = { $who } tira { $dice }.
event-roll-by-nobody = I dadi mostrano { $dice }.
event-roll-hero-fight = { $who } tira { $dice } nel combattimento.
event-roll-zombie-fight = { $who } tira { $dice } nel combattimento.
event-roll-movement = { $who } tira { $dice } per il movimento.
event-roll-zombie-hero-move = { $who } tira { $dice } per il movimento; vale la metà, arrotondata per eccesso.
event-roll-shamble = { $who } tira { $dice } per il movimento.
event-roll-board = I dadi scelgono un tabellone: { $dice }.
event-roll-dots = I dadi dicono quanti punti può spendere ogni parte: { $dice }, come D3.
event-roll-scenario = I dadi scelgono lo scenario: { $dice }.
event-roll-starting-zombies = { $who } tira { $dice } per i primi Zombie.
event-roll-spawn-check = { $who } tira { $dice }: più dei suoi Zombie sul tabellone?
event-roll-spawn = { $who } tira { $dice } per i nuovi Zombie.
event-roll-break = { $who } tira { $dice }: l'arma si rompe?
event-roll-burn-out = { $who } tira { $dice } per la fiamma.
event-roll-counter = { $who } tira { $dice } per il segnalino.
event-roll-counter-needed = { $who } tira { $dice } per il segnalino e ha bisogno di { $needed } o più.
event-roll-counter-survivor = { $who } tira { $dice } per il segnalino: con meno di { $than } è un superstite, con { $than } è un Eroe.
event-roll-counter-by-nobody = I dadi scelgono un segnalino: { $dice }.
event-roll-ranged = { $who } tira { $dice } per colpire.
event-roll-out-of-ammo = { $who } tira { $dice }: ci sono ancora munizioni?
event-roll-explosion = { $who } tira { $dice } nell'esplosione.
event-roll-explosion-by-nobody = Il dado nell'esplosione: { $dice }.
event-roll-random-building = Il dado per un edificio casuale: { $dice }.
event-roll-card = { $who } tira { $dice } per la carta.
event-roll-cancel = { $who } tira { $dice } per annullare la carta.
event-roll-holds-together = { $who } tira { $dice }: gli oggetti combinati reggono? Con 4+ sì.
event-roll-unstable = { $who } tira { $dice }: gli esplosivi combinati scoppiano? Con 1 sì.
event-combined = { $who } combina { $cards }.
event-held-together = { $who } tiene { $card }: gli oggetti combinati reggono.
event-roll-agility = { $who } tira { $dice } per passare tra gli angoli.
event-roll-ignore-wound = { $who } tira { $dice } per ignorare la ferita.
event-roll-prevent = { $who } tira { $dice } per evitare la ferita.
event-roll-alternative = { $who } tira { $dice }: quale delle due?
event-roll-special-zombies = { $who } tira { $dice }: che cosa c’è fra i nuovi Zombie?
event-roll-pillage = { $who } tira { $dice } per saccheggiare e ha bisogno di 4+.
event-roll-save-card = { $who } tira { $dice } per salvare una carta per la città.
event-saved-cards = { $count ->
        [0] Nessuna carta è salvata per la città.
        [one] Una carta è salvata per la città.
       *[other] { $count } carte sono salvate per la città.
    }
event-roll-taint = { $who } tira { $dice }: l'Eroe si trasforma?
event-roll-first-aid = { $who } tira { $dice } per il pronto soccorso.
event-roll-seek = { $who } tira { $dice } per trovare chi si nasconde qui e ha bisogno di { $needed }+.
event-roll-hide = { $who } tira { $dice } per trovare l'Eroe nel Campo di mais.
event-roll-stockpile = { $who } tira { $dice } per vedere che cosa resta della scorta.
event-roll-escape = { $who } tira { $dice } per sfuggire al cane.

## Andamento della partita

event-scenario = Lo scenario è { $scenario }.
event-sun-moved = Il sole ora è a { $sun }.
event-boards-alone = { $outer } sono uno accanto all'altro.
event-boards = { $center } sta in mezzo, intorno { $outer }.
event-bought-rule = { $who }: in questa partita vale la regola speciale «{ $rule }», per { $dots ->
        [one] un punto.
       *[other] { $dots } punti.
    }
event-team = Gli Eroi sono { $heroes }.
event-turn-zombies = Round { $round }, sole a { $sun }: turno degli Zombie.
event-turn-heroes = Round { $round }, sole a { $sun }: turno degli Eroi.
event-activated = È il turno di { $who }.
event-lost-turn = { $who } perde il turno.
event-hero-joins = { $who } entra in gioco.
event-zombies-coming = In questo turno arrivano nuovi Zombie.
event-zombies-coming-for = In questo turno arrivano nuovi Zombie: { $players }.
event-no-zombies-coming = In questo turno non arrivano nuovi Zombie.
event-game-over-heroes = Vincono gli Eroi: { $reason }.
event-game-over-zombies = Vincono gli Zombie: { $reason }.

## Miniature

event-bought = { $who } spende Punti Risveglio per { $what }.
bought-standard = uno Zombie normale
bought-grave-weapon = un’Arma dalla Tomba
event-saved = { $who } mette da parte { $tokens ->
        [one] un Punto Risveglio
       *[other] { $tokens } Punti Risveglio
    } per { $what }; ora ce { $saved ->
        [one] n’è
       *[other] ne sono
    } { $saved }.
event-placed = { $who } compare in { $to }.
event-moved = { $who } va in { $to }.
event-held = Il cane trattiene { $who }.
event-stopped-dazed = A { $who } gira la testa: perde l’Azione di Movimento.
event-stopped-lights-out = Qui è buio: { $who } si ferma.
event-stopped-locked-door = Una porta chiusa a chiave ferma { $who }.
event-stopped-pinch-point = { $who } non passa tra gli angoli e si ferma.
event-stopped-zombies-near = Gli Zombie sono troppo vicini: { $who } si ferma.
event-returned = { $who } torna nella riserva.
event-unhurt = { $who } adesso non può morire.
event-ignored-wound = { $who } non si accorge nemmeno della ferita.
event-taint-canceled = { $hero } non si trasforma.
event-wounded = { $who } subisce una ferita, { $wounds } su { $health } ({ $by }).
event-prevented = { $who } evita la ferita ({ $by }).
event-generator-damaged = { $by } danneggia il generatore in { $space }: { $wounds } di { $health }.
event-generator-unharmed = { $who } non fa nulla al generatore in { $space }.
event-roll-generator = Un generatore nel fuoco: { $dice }; con 5+ si danneggia.
event-experience = { $who }: { $amount } Esperienza in più, { $total } in tutto.
event-spent = { $who }: { $amount } Esperienza in meno, { $total } in tutto.
event-upgraded = { $who } impara { $card }.
event-upgraded-horde = Da ora gli Zombie hanno { $card }.
event-boosted = { $who } potenzia { $card }.
event-saved-item = { $who } conserva { $card }.
event-clung-to-life = { $who } si aggrappa alla vita.
event-infected = { $who } ha preso l’infezione.
event-roll-infected = { $who }, con l’infezione, tira { $dice }; con 1 o 2 è un’altra ferita.
event-healed = { $count ->
        [one] { $who } cura una ferita.
       *[other] { $who } cura { $count } ferite.
    }
cause-exertion = lo sforzo
event-killed = { $who } muore ({ $by }).
event-turned = { $who } si rialza come Eroe Zombie.

## Combattimenti e spari

event-fight-started = { $hero } combatte contro { $zombie }.
event-fight = { $hero } combatte contro { $zombie }: { $hero_dice } contro { $zombie_dice }.
event-fight-won-hero = { $hero } vince il combattimento.
event-fight-won-zombie = { $zombie } vince il combattimento.
event-fight-tie-hero = Parità: vince { $hero }.
event-fight-tie-zombie = Parità: vince { $zombie }.
event-fight-canceled = Il combattimento fra { $hero } e { $zombie } è annullato.
event-fended-off = { $hero } respinge { $zombie }.
event-die-changed = Un dado di { $who } passa da { $face } a { $to_face }.
event-hidden = { $zombie } non trova { $hero }.
event-attacked = { $who } attacca con { $card }: { $target }.
event-missed = { $who } manca il bersaglio.
event-explosion = Esplosione in { $to }.
event-fire-new = Divampa un incendio in { $space }.
event-fire-turned = L'incendio in { $space } d'ora in poi può propagarsi.
event-fire-out = L'incendio in { $space } si spegne.
event-fire-phase = La Fase del Fuoco.
event-fire-stopped = L'incendio in { $space } non si propaga.
event-fizzled = { $card } non si accende e non fa nulla.
event-planted = { $who } piazza { $card } in { $building }.
event-roll-burning = { $who } nel fuoco: { $dice }; con { $needed }+ è una ferita.
event-roll-fire = { $who } tira { $dice } per l’incendio in { $space }.
event-roll-fire-direction = Le frecce dell'incendio: { $dice }.
event-roll-light = { $who } lancia attraverso il fuoco: { $dice }; con 4+ si accende.
event-set-fire = { $who } appicca un incendio in { $to } con { $card }.
event-used-up = { $who } usa un segnalino di { $card }; { $count ->
        [0] non ne resta nessuno
        [one] ne resta uno
       *[other] ne restano { $count }
    }.

## Carte

event-searched = { $who } cerca.
event-searched-in = { $who } cerca: { $building }.
event-searched-deck = { $who } cerca nel mazzo { $deck }.
event-drew = { $count ->
        [one] { $who } pesca una carta.
       *[other] { $who } pesca { $count } carte.
    }
event-drawn-anew = { $count ->
        [one] { $who } rimette una carta nel mazzo: nessuno inizia con ciò che va trovato.
       *[other] { $who } rimette { $count } carte nel mazzo: nessuno inizia con ciò che va trovato.
    }
event-deck-empty = { $who } non pesca niente: il mazzo Eroi è finito.
event-fight-card-drawn = { $who } combatte con { $card }.
event-found = { $who } trova { $card }.
event-picked-up = { $who } prende { $card } dagli scarti.
event-picked-out = { $who } prende { $card } dal mazzo Eroi.
event-gave = { $giver } dà { $card } a { $who }.
event-gave-marker = { $who } dà { $marker } a { $hero }.
event-led = { $who } porta con sé { $ally }.
event-let-go = { $who } lascia qui { $ally }.
event-roll-ally = { $who } tira { $dice } e ha bisogno di 5+.
event-roll-ally-attacked = { $who } assale l’Alleato e tira { $dice }: con 5+ lo uccide.
event-took-marker = { $who } ora ha { $marker }.
event-played = { $seat } gioca { $card }.
event-played-on = { $seat } gioca { $card } su { $target }.
event-used-by-zombies = Gli Zombie usano { $card }.
event-used-item = { $who } usa { $card }.
event-used-ability = { $who } usa { $ability }.
event-canceled = { $card } è annullata.
event-discarded = { $card } va negli scarti.
event-discarded-counted-out = Dal { $deck } agli scarti: { $cards }.
event-damaged = { $marker } subisce { $count ->
        [one] una ferita
       *[other] { $count } ferite
    } ({ $wounds } di { $health }).
event-discarded-deck = Dal mazzo Eroi agli scarti: { $cards }.
event-broke = { $card } si rompe.
event-out-of-ammo = { $card }: munizioni finite.
event-armed = { $who } riceve un’arma: { $weapon }.
event-stained = { $card } ora è su { $hero }.
event-roll-explosive = { $who } può esplodere: { $dice }.
event-built = { $who } barrica il { $wall }.
event-built-by-nobody = Il { $wall } è barricato.
event-reinforced = { $who } rinforza il { $wall }: { $count } di 3.
event-reinforced-by-nobody = Il { $wall } è rinforzato: { $count } di 3.
event-broken = { $who } strappa un segnalino Rinforzo dal { $wall }: { $count ->
        [0] non ne resta nessuno
        [one] ne resta uno
       *[other] ne restano { $count }
    }.
event-kept-out = La barricata tiene fuori { $who }.
event-roll-barricade = { $who } tira { $dice } contro la barricata e ha bisogno di 4+.
event-ran-out = { $card } ({ $building }) è esaurita.
event-took-back = { $seat } riprende { $card } dagli scarti.
event-removed = { $card } è rimossa dal gioco.
event-shuffled-in = { $card } torna nel mazzo, che viene rimescolato.
event-revealed-marker = { $who } gira un { $marker }: { $value }.
event-reshuffled = Gli scarti degli Zombie vengono rimescolati in un nuovo mazzo.

## Luoghi

event-building-rolled = Edificio casuale: { $building }.
event-marker-on = { $marker }: { $place }.
event-marker-off = { $marker }, via il segnalino: { $place }.
event-filled-up = { $who } fa il pieno al camioncino.
event-left-board = { $who } esce dalla mappa.
event-escaped = { $who } si mette in salvo.
event-objective = Obiettivo: { $text }.

## Perché la partita è finita

reason-zombies-killed = gli Zombie uccisi bastano
reason-heroes-killed = sono morti troppi Eroi
reason-sundown = il sole è tramontato
reason-hero-deck = il mazzo Eroi è finito
reason-truck-escaped = il camioncino lascia la città
reason-pits-destroyed = i Pozzi sono distrutti
reason-townsfolk-saved = i Cittadini sono salvi
reason-townsfolk-lost = i Cittadini salvi sono troppo pochi
reason-manor-overrun = la Manor House è invasa
reason-manor-held = la Manor House resiste fino al mattino
reason-conceded = l'altra parte si arrende
