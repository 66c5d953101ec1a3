### Humans!!! e Zombies!!! al tavolo nel browser.

seat-zombie = { hz-seat-zombie }
seat-shotgun = { hz-seat-shotgun }
side-zombie = Zombi
side-shotgun = Tipi col fucile
side-all = Tutti

web-town-phase = Round { $round } · { $who }
web-town-set-up = Preparazione
web-town-goal = Traguardo

## Sulla mappa

web-town-street = Strada
web-town-new-tile = Posto per la nuova tessera
web-town-turn-tile = Gira la tessera
web-town-key-turn = gira la nuova tessera
web-town-human = Umano
web-town-zombie = Zombi
web-town-dice-token = segnalino dado
web-town-life-token = segnalino vita
web-town-bullet = cartuccia
web-town-open = la barricata è aperta
web-town-barricade = si entra con { $need } o più
web-town-tile-line = { $tile } in { $at }

## Giocatori

web-town-players = Giocatori
web-town-points = { $who }: { $done } punti su { $needed }
web-town-kills = { $who }: { $done } zombi su { $needed }
web-town-pawns = Zombi in gioco
web-town-eaten = Umani mangiati
web-town-dice-tokens = Segnalini dado
web-town-life = Vita
web-town-bullets = Cartucce
web-town-shells = Colpi nel fucile
web-town-used = usata
web-town-deck = { $deck ->
        [humans] Eventi
        [zombies] Zombies!!!
        [capture] Cattura
       *[wound] Ferite
    }: { $count }
web-town-tiles-left = { $count ->
        [one] Resta una tessera.
       *[other] Restano { $count } tessere.
    }
web-town-capture = Un tentativo di cattura
web-town-fight = Uno scontro
web-town-stat-eaten = Mangiati
web-town-stat-infected = Infettati
web-town-stat-kills = Uccisi
web-town-stat-wounds = Ferite
web-town-stat-deaths = Morti
web-town-stat-steps = Caselle percorse
web-town-stat-played = Carte giocate

## Preparare

web-town-roles = Ruoli
web-town-choose-roles = Chi gioca uno zombi e chi un tipo col fucile? Almeno uno per parte.
web-town-role-zombie = Zombi
web-town-role-shotgun = Tipo col fucile
web-town-characters = Personaggi
web-town-choose-characters = Scegli chi sono i giocatori zombi, nell’ordine dei posti. Gli altri si pescano.
web-town-seat = Zombi { $number }
web-town-numbers = Movimento { $movement } · cattura con { $capture }+ · { $points } punti
web-town-switches = Regole della casa

## Che cosa è successo

web-town-roll = Tiro
web-town-said-turn = Il turno di { $who }
web-town-said-tile = Nuova tessera: { $tile }
web-town-said-placed = La città si riempie
web-town-said-moved = { $who } muove
web-town-said-entered = { $who } entra
web-town-said-shambled = I morti avanzano
web-town-said-ran = { $who } scappa
web-town-said-open = Una barricata cade
web-town-said-holds = La barricata resiste a { $who }
web-town-said-picked-up = { $who } raccoglie qualcosa
web-town-said-attempt = { $who } si getta sulla preda
web-town-said-caught = { $who } ha preso qualcuno
web-town-said-reveals = { $who } scopre { $cards }
web-town-said-eaten = { $who } ha mangiato qualcuno
web-town-said-infected = { $who } ha un nuovo zombi
web-town-said-played = { $who } gioca { $card }
web-town-said-used = { $who } usa { $card }
web-town-said-canceled = { $card } non ha effetto
web-town-said-laid-down = { $who } posa { $card }
web-town-said-hit = L’arma colpisce
web-town-said-missed = L’arma manca
web-town-said-wounded = { $who } è ferito: { $card }
web-town-said-removed = { $who } perde uno zombi
web-town-said-combat = { $who } combatte
web-town-said-killed = { $who } uccide uno zombi
web-town-said-bullets = { $who } spende { $count ->
        [one] una cartuccia
       *[other] { $count } cartucce
    }
web-town-said-life = A { $who } resta vita { $left }
web-town-said-died = { $who } cade e ricomincia dalla Piazza

## Momenti in cui si possono giocare carte, come elenco di ciò che si salta

window-tile-laid = quando si posa una tessera
window-before-movement = prima che qualcuno muova
window-zombie-moved = quando uno zombi ha mosso
window-movement-over = quando qualcuno ha mosso
window-capture-begins = prima di un tiro di cattura
window-caught = quando qualcuno è preso
window-revealed = quando si scoprono carte cattura
window-gets-away = quando la preda scappa
window-removal = quando uno zombi sarebbe tolto
window-attempt-over = dopo un tentativo
window-move-begins = prima di un tiro di movimento
window-fight-over = dopo uno scontro
window-turn-end = alla fine di un turno

## Perché no?

web-missing-step = passo
web-missing-break-in = effrazione

## Come si gioca, in dieci disegni

how-humans-goal = Di che si tratta
    .text = Siete voi gli zombi, e tutti sono rivali. Vince chi ha per primo i punti del proprio personaggio.
how-humans-turn = Un turno
    .text = Posa la prima tessera, pesca carte fino a tre, muovi, e prova a prendere chi hai incontrato.
how-humans-tile = La città cresce
    .text = La nuova tessera va dove le sue strade combaciano. Una strada porta con sé un umano.
how-humans-building = Gli edifici
    .text = Un edificio è pieno di umani, e di gettoni dado con cui un tiro si può rifare.
how-humans-move = Muovere
    .text = Dividi il tuo Movimento tra i tuoi zombi, un punto a casella. Un umano ferma chi arriva da lui.
how-humans-barricade = Le barricate
    .text = Dalla strada accanto a un edificio, tira il numero della barricata o più. Ogni altro zombi lì aiuta; poi la via resta aperta.
how-humans-catch = Prendere
    .text = Ogni umano che sta con te in una casella va provato: il tuo numero di Cattura o più. Mancato, scappa, e un rivale dice dove.
how-humans-weapon = Le armi
    .text = I rivali possono armare chi hai preso. Un buon tiro ti ferisce, e le ferite costano.
how-humans-fate = Mangiato o infettato
    .text = Decidono le carte cattura. Mangiato è un punto per sempre; infettato è un tuo nuovo zombi, un punto finché cammina.
how-humans-win = La fine
    .text = Una carta evento a turno, per te o contro un rivale. Conta: appena hai i tuoi punti, è finita.
