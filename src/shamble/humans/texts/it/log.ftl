### Humans!!! e Zombies!!!: che cosa succede, come righe del diario: brevi, al presente, con la causa.
### { $player } è un giocatore per nome, { $place } è una casella, { $dice } le facce come stanno.

hz-event-set-up = La città è tranquilla. Inizia { $player }.
hz-event-turn = Turno: { $player }.
hz-event-skipped-turn = { $player } non muove un muscolo e salta il turno.
hz-event-laid-tile = { $player } posa { $tile }.
hz-event-no-place = { $tile } non sta da nessuna parte.
hz-event-map-closed = La mappa è chiusa. { $player } perde il resto del turno.
hz-event-placed-human = { $count ->
        [one] Un umano arriva in { $place }.
       *[other] { $count } umani arrivano in { $place } e dintorni.
    }
hz-event-placed-zombie = { $count ->
        [one] Uno zombi arriva in { $place }.
       *[other] { $count } zombi arrivano in { $place } e dintorni.
    }
hz-event-placed-dice = { $count ->
        [one] C’è un segnalino dado in { $place }.
       *[other] Ci sono { $count } segnalini dado in { $place } e dintorni.
    }
hz-event-placed-life = { $count ->
        [one] C’è un segnalino vita in { $place }.
       *[other] Ci sono { $count } segnalini vita in { $place } e dintorni.
    }
hz-event-placed-bullets = { $count ->
        [one] C’è una cartuccia in { $place }.
       *[other] Ci sono { $count } cartucce in { $place } e dintorni.
    }
hz-event-entered = { $player } entra in { $place }.
hz-event-drew = { $count ->
        [one] { $player } pesca una carta.
       *[other] { $player } pesca { $count } carte.
    }
hz-event-discarded = { $card }: scartata.
hz-event-discarded-played = { $card } va negli scarti.
hz-event-reshuffled = Gli scarti di { $deck } si mescolano in un mazzo nuovo.
hz-event-played = { $player } gioca { $card }.
hz-event-played-on = { $player } gioca { $card } su { $target }.
hz-event-canceled = { $card } non ha effetto.
hz-event-laid-down = { $player } tiene { $card } a portata di mano.
hz-event-used-item = { $player } usa { $card }.
hz-event-used-ability = { $player } usa { $ability }.
hz-event-moved = { $player } va qui: { $place }.
hz-event-held = { $player } non osa muoversi.
hz-event-rested = { $player } riposa: { $life } vite.
hz-event-break-in = { $need ->
        [0] { $player } passa attraverso la barricata in { $place }.
        [1] { $player } passa attraverso la barricata in { $place }.
       *[other] { $player } assale la barricata in { $place }: { $need } o più.
    }
hz-event-barricade-holds = La barricata in { $place } regge.
hz-event-chit-on = Il passaggio in { $place } è aperto.
hz-event-chit-off = Il passaggio in { $place } è inchiodato.
hz-event-picked-up = { $player } raccoglie { $what }.
hz-event-gained-tokens = { $count ->
        [one] { $player } prende un segnalino dado.
       *[other] { $player } prende { $count } segnalini dado.
    }
hz-event-spent-token = { $player } spende un segnalino dado; segnalini ancora: { $left }.
hz-event-attempt = { $player } punta a { $prey } in { $place }.
hz-event-caught = { $player } prende { $prey }.
hz-event-weapon-hit = { $card }: a segno.
hz-event-weapon-missed = { $card }: a vuoto.
hz-event-capture-cards = { $player } scopre { $cards }.
hz-event-escape-removed = Una carta Fuga esce dal gioco.
hz-event-eaten = { $player } mangia { $prey } in { $place }.
hz-event-infected = { $player } infetta { $prey } in { $place }.
hz-event-infected-cornered = Nessuna via d’uscita: { $player } infetta { $prey } in { $place }.
hz-event-ran = Un umano scappa qui: { $place }.
hz-event-ran-guy = { $player } scappa qui: { $place }.
hz-event-stays = Non c’è via d’uscita da { $place }.
hz-event-wound-cards = { $player } pesca ferite: { $cards }.
hz-event-wounded = { $player }, ferita: { $kind }.
hz-event-healed = { $player } rattoppa: { $kind }.
hz-event-removed = { $player } perde lo zombi in { $place }.
hz-event-removed-last = L’ultimo zombi di { $player } in { $place } torna in piazza.
hz-event-combat = { $foe } sbarra la strada a { $player } in { $place }.
hz-event-bullets = { $spent ->
        [one] { $player } ha una cartuccia in meno: ora { $left }.
       *[other] { $player } ha { $spent } cartucce in meno: ora { $left }.
    }
hz-event-bullets-gained = { $spent ->
        [one] { $player } ha una cartuccia in più: ora { $left }.
       *[other] { $player } ha { $spent } cartucce in più: ora { $left }.
    }
hz-event-life = { $player } perde una vita; vite ancora: { $life }.
hz-event-killed = { $player } uccide uno zombi in { $place }: { $kills }.
hz-event-hit-zombie = { $player } colpisce uno zombi di { $foe } in { $place }.
hz-event-attack-failed = { $player } non supera { $foe }.
hz-event-collected = { $player } ne raccoglie { $count }: { $kills }.
hz-event-gave-back = { $player } ne restituisce { $count }: ora { $kills }.
hz-event-died = { $player } muore in { $place } e tiene { $kills } zombi.
hz-event-new-life = { $player } ricomincia con tre vite e tre cartucce.
hz-event-shambled = Uno zombi barcolla qui: { $place }.
hz-event-roll-barricade = { $player } tira { $dice } contro la barricata.
hz-event-roll-capture = { $player } tira { $dice } per prendere la preda.
hz-event-roll-run = { $player } tira { $dice }: tanto scappa la preda.
hz-event-roll-weapon = { $player } tira { $dice } con l’arma.
hz-event-roll-combat = { $player } tira { $dice } nello scontro.
hz-event-roll-movement = { $player } tira { $dice } per il movimento.
hz-event-roll-horde = { $player } tira { $dice }: tanti zombi muovono.
hz-event-roll-not-dead = { $player } tira { $dice }: sono morti?
hz-event-game-over-points = { $winner } ha i punti e vince.
hz-event-game-over-kills = { $winner } ha ucciso 25 zombi e vince.
hz-event-game-over-helipad = { $winner } decolla dall’eliporto e vince.
hz-event-game-over-deserted = Non resta nessuno da prendere. { $winner } è più vicino alla meta e vince.
hz-event-game-over-dawn = La notte è durata abbastanza. { $winner } è più vicino alla meta e vince.
hz-everybody = Più di un giocatore
