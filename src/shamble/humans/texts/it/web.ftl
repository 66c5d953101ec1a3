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
window-card-resolved = quando è stata usata una carta tra due passi
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
    .text = Una carta evento per giro, per te o contro un rivale. Conta: appena hai i tuoi punti, è finita.

how-zombies-goal = Di che si tratta
    .text = Un fucile, una città piena di zombi e un solo elicottero. Arriva per primo al centro dell’eliporto, o uccidi per primo 25 zombi.
how-zombies-turn = Un turno
    .text = Posa una tessera, pesca carte fino a tre, tira e muovi, e alla fine fai muovere gli zombi.
how-zombies-tile = La città cresce
    .text = La nuova tessera va dove le sue strade combaciano. Una strada porta uno zombi per ogni sua uscita. L’eliporto è in fondo alla pila o quasi.
how-zombies-building = Gli edifici
    .text = Dentro aspettano zombi, e con loro vita e cartucce. Si entra e si esce dalle porte.
how-zombies-move = Muovere
    .text = Un dado dice quanto puoi andare lontano, e puoi fermarti prima. Ciò che trovi per strada è tuo.
how-zombies-fight = Combattere
    .text = Dove c’è uno zombi ti fermi e combatti: 4 o più lo uccide. Poi vai avanti, se ti restano passi.
how-zombies-bullets = Quando il tiro non basta
    .text = Ogni cartuccia aggiunge 1. Senza cartucce si perde una vita e si ritira: nessuno lascia uno scontro.
how-zombies-death = La morte
    .text = Senza vita si ricomincia dalla Piazza, con metà degli zombi e senza le proprie cose.
how-zombies-horde = Gli zombi muovono
    .text = Alla fine del tuo turno un dado dice quanti di loro muovono di una casella. Scegli tu quali: lontano da te, verso gli altri.
how-zombies-cards = Le carte
    .text = Una per giro, nel turno di chiunque. Gli oggetti si posano nell’edificio da cui prendono il nome e si usano dopo.

how-humans-and-zombies-goal = Di che si tratta
    .text = Gli zombi raccolgono i punti del loro personaggio; i tipi col fucile corrono all’eliporto o ne uccidono 25. Tutti sono rivali di tutti.
how-humans-and-zombies-start = Come si comincia
    .text = Otto tessere circondano la Piazza. I tipi col fucile partono dal centro, ogni giocatore zombi con due zombi in un edificio.
how-humans-and-zombies-tile = Due pile
    .text = Peschi dalla pila del tuo gioco. Chi posa una strada sceglie se sopra ci stanno umani o zombi.
how-humans-and-zombies-move = Muovere
    .text = Uno zombi ha il Movimento del suo personaggio. Un tipo col fucile tira un dado e aggiunge la vita che gli resta.
how-humans-and-zombies-doors = Le porte
    .text = Nessuna porta e nessuna barricata ferma un tipo col fucile o un umano. Gli zombi devono ancora sfondare.
how-humans-and-zombies-attack = Uno zombi attacca
    .text = Un tipo col fucile è una preda come ogni umano: raggiungi la sua casella e tira il tuo numero di Cattura.
how-humans-and-zombies-shoot = Un tipo col fucile attacca
    .text = 4 o più: lo zombi pesca ferite, e vale un ucciso; se lo zombi sparisce, tre. Un tiro fallito chiude il movimento.
how-humans-and-zombies-guys = Un tipo col fucile è preso
    .text = Gli costa una vita, e la pedina torna a casa. Mangiato o infettato, lo zombi ha il suo punto.
how-humans-and-zombies-horde = L’orda
    .text = Ogni turno finisce con un dado, anche quello di uno zombi: altrettanti zombi di nessuno muovono di una casella.
how-humans-and-zombies-cards = Due mazzi
    .text = Pesca da quello che vuoi. Una carta che parla di zombi intende quelli di nessuno. Una carta per giro, da qualunque mazzo.

## Primi turni con una guida

coach-town-welcome-humans = Siete voi gli zombi, e la città è piena di umani. Anche l’avvocato, un bot, li vuole. Tutto ciò che puoi fare è nella barra qui sotto e brilla sulla mappa.
coach-town-welcome-zombies = Hai un fucile e ancora tre zombi da uccidere; l’altro è un bot. Tutto ciò che puoi fare è nella barra qui sotto e brilla sulla mappa.
coach-town-welcome-humans-and-zombies = Sei uno zombi; quello col fucile è un bot, e ha lo stesso sapore di ogni umano. Tutto ciò che puoi fare è nella barra qui sotto e brilla sulla mappa.
coach-town-tile = A ogni turno la città cresce di una tessera. Girala col pulsante o con R, poi scegli uno dei posti che brillano.
coach-town-people = Una strada nuova: ci stanno umani o zombi? A chi gioca uno zombi piacciono gli umani vicini.
coach-town-fill = La nuova tessera si riempie. Scegli una casella: vicino a te ciò che vuoi, vicino agli altri ciò che non vuoi.
coach-town-open = Sei passato. Scegli dove la via resta aperta per tutti.
coach-town-draw = Ci sono due mazzi. Pesca da quello che vuoi, fino a tre carte.
coach-town-discard = Alla fine del turno puoi buttare una carta. Le armi conviene tenerle: armano chi è preso da un rivale.
coach-town-walk = Dividi il movimento tra i tuoi zombi: scegli una casella che brilla. Un umano ferma chi arriva da lui. Accanto a un edificio senza una via aperta puoi provare a sfondare: non costa movimento.
coach-town-capture = Chi sta con te in una casella va preso: tira il tuo numero di Cattura o più. Scegli da chi cominci.
coach-town-re-roll = Un segnalino dado è una seconda occasione per questo tiro. Speso è speso.
coach-town-fate = Le carte ti lasciano scegliere. Mangiato è un punto per sempre; infettato è un nuovo zombi, un punto finché cammina.
coach-town-run = Qualcuno è sfuggito a un rivale, e lo guidi tu: lontano da lui, magari verso di te.
coach-town-wound = Un’arma ti ha colpito. Scegli quale ferita prendere; la seconda dello stesso tipo costa lo zombi.
coach-town-roll = Tira per il movimento; prima si può giocare una carta.
coach-town-guy = Vai casella per casella. Vita e cartucce stanno negli edifici e sono tue quando ci passi sopra. Sulla casella di uno zombi si combatte.
coach-town-fight = Uno scontro: 4 o più uccide lo zombi. Se il tiro è troppo basso, ogni cartuccia aggiunge 1; altrimenti costa una vita e si ritira.
coach-town-foe = Qui ci sono più zombi di giocatori. Scegli chi combatti per primo.
coach-town-horde = Ora muovono gli zombi di nessuno, e scegli tu quali. Mandali dove camminano gli altri.
coach-town-window = Qui puoi giocare una carta, una per giro, oppure passare. Se questi momenti ti annoiano, puoi toglierli proprio da qui.
coach-town-wait = Tocca agli altri. Guarda la mappa; la cronaca dice che cosa succede e perché.
coach-town-end = Ecco fatto. Rivedila, oppure comincia una partita intera.
task-town-tile = posa una tessera
task-town-walk = muovi
task-town-card = gioca una carta
task-town-break-in = prova una barricata
task-town-capture = gettati su qualcuno
task-town-score = mangia o infetta qualcuno
task-town-fight = combatti uno zombi
task-town-kill = uccidine uno
task-town-horde = guarda gli zombi muovere
task-town-guy = gettati su quello col fucile
