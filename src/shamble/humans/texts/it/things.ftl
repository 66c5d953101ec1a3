### Humans!!! e Zombies!!!: carte, personaggi, abilità, tessere e varianti per nome, che cosa fanno con parole nostre.

## Carte

hz-card-frying-pan = Padella
    .text = Arma, +0: arma un umano che un altro giocatore ha appena preso; 4 o più sul dado ferisce lo zombi.
hz-card-garden-rake = Rastrello
    .text = Arma, +0: arma un umano che un altro giocatore ha appena preso; 4 o più sul dado ferisce lo zombi.
hz-card-golf-club = Mazza da golf
    .text = Arma, +1: arma un umano che un altro giocatore ha appena preso; 4 o più in tutto ferisce lo zombi.
hz-card-crowbar = Piede di porco
    .text = Arma, +1: arma un umano che un altro giocatore ha appena preso; 4 o più in tutto ferisce lo zombi.
hz-card-baseball-bat = Mazza da baseball
    .text = Arma, +1: arma un umano che un altro giocatore ha appena preso; 4 o più in tutto ferisce lo zombi.
hz-card-machete = Machete
    .text = Arma, +2: arma un umano che un altro giocatore ha appena preso; 4 o più in tutto ferisce lo zombi.
hz-card-pistol = Pistola
    .text = Arma, +2: arma un umano che un altro giocatore ha appena preso; 4 o più in tutto ferisce lo zombi.
hz-card-deer-rifle = Fucile da caccia
    .text = Arma, +3: arma un umano che un altro giocatore ha appena preso; lo zombi è ferito.
hz-card-block-party = Festa di quartiere
    .text = Nel tuo turno, prima di muovere: scegli una tessera; fino a tre umani arrivano sulle sue caselle vuote, uno per casella.
hz-card-run-for-it = Gambe in spalla
    .text = In ogni momento tranne che durante una cattura: muovi un umano fino a quattro caselle con le regole della fuga.
hz-card-wrong-way = Strada sbagliata
    .text = In ogni momento tranne che durante un movimento o una cattura: muovi una pedina avversaria fino a tre caselle, non su un umano e non attraverso una barricata.
hz-card-fresh-legs = Gambe fresche
    .text = Nel tuo turno, finché il movimento non è finito: tre caselle di movimento in più.
hz-card-stiff-joints = Articolazioni rigide
    .text = Un avversario che non ha ancora iniziato a muovere: metà movimento, per difetto, in questo turno se è il suo, altrimenti nel prossimo.
hz-card-back-door = Porta sul retro
    .text = Mentre muovi, anche dopo un tiro fallito: la barricata accanto a un tuo zombi è aperta.
hz-card-nailed-shut = Inchiodata
    .text = In ogni momento tranne che durante un movimento o una cattura: togli un gettone di passaggio, se così nessuno zombi di un giocatore resta chiuso dentro.
hz-card-second-helping = Bis
    .text = Quando hai scoperto carte cattura: scartale e pescane altrettante; la seconda pesca vale.
hz-card-slippery = Sfuggente
    .text = Prima del tiro di cattura di un avversario: quel tiro e le sue ripetizioni hanno 2 in meno.
hz-card-patch-job = Rattoppo
    .text = Nel tuo turno: scarta una delle tue ferite.
hz-card-lucky-break = Colpo di fortuna
    .text = Nel tuo turno: prendi due segnalini dado.
hz-card-change-of-plans = Cambio di programma
    .text = Quando un altro giocatore gioca un evento che non è un’arma: viene scartato senza effetto.
hz-card-adrenaline-rush = Scarica di adrenalina
    .text = Raddoppia il tuo tiro di movimento con i bonus, o aggiungi 2 a un tiro di scontro. Gli zombi raddoppiano il Movimento o aggiungono 2 a un tiro di cattura.
hz-card-all-the-marbles = Tutte le biglie
    .text = Oggetto, negozio di giocattoli. Scartalo: nessuno zombi dell’orda viene mosso fino alla fine del tuo prossimo turno.
hz-card-alternate-food-source = Altra fonte di cibo
    .text = Fino alla fine del tuo prossimo turno l’orda e i tipi col fucile non combattono. Sull’eliporto si vince anche accanto a uno zombi.
hz-card-bad-sense-of-direction = Pessimo senso dell’orientamento
    .text = Rinuncia a una vita, non all’ultima: una pedina avversaria va al centro della piazza.
hz-card-brain-cramp = Crampo al cervello
    .text = Quando il tipo col fucile di un avversario inizia a muovere: decidi tu se e dove muove.
hz-card-butter-fingers = Mani di burro
    .text = Un avversario perde un oggetto o fino a due cartucce; scegli tu.
hz-card-chainsaw = Motosega
    .text = Oggetto, centro giardinaggio. Scartalo in uno scontro: 2 in più ai tuoi tiri di scontro per il resto del turno.
hz-card-claustrophobia = Claustrofobia
    .text = Nel prossimo turno un avversario non entra in edifici e lascia quello in cui è per la via più breve.
hz-card-fear = Paura
    .text = Un avversario non muove nel suo prossimo turno; riposare è permesso.
hz-card-fire-axe = Ascia da pompiere
    .text = Oggetto, caserma dei pompieri. Finché è davanti a te: 1 in più ai tuoi tiri di scontro.
hz-card-first-aid-kit = Cassetta di pronto soccorso
    .text = Oggetto, ospedale o farmacia. Scartala invece di perdere una vita in uno scontro; ritira.
hz-card-grenade = Granata
    .text = Oggetto, surplus militare. Scartala in un edificio o davanti: tutti gli zombi dell’orda lì dentro sono tuoi, quelli dei giocatori prendono una ferita; perdi una vita.
hz-card-shotgun = Guarda, un fucile!
    .text = Nel tuo turno: mettilo davanti a te con tre gettoni; ognuno aggiunge 1 a uno dei tuoi prossimi tre tiri di scontro, insieme a un’altra arma.
hz-card-hysterical-paralysis = Paralisi isterica
    .text = Un avversario salta tutto il suo prossimo turno.
hz-card-i-dont-think-theyre-dead = Non credo che siano morti
    .text = Il tipo col fucile di un avversario tira due dadi; un 3 o meno non corretto con cartucce o una vita costa due zombi raccolti.
hz-card-just-when-you-thought = Proprio quando credevi che non potesse andare peggio
    .text = Scegli un edificio: arriva uno zombi su ogni sua casella che non ne ha.
hz-card-lots-of-ammo = Munizioni in quantità
    .text = Oggetto, articoli sportivi. Scartalo: tre cartucce.
hz-card-molotov-cocktail = Bomba molotov
    .text = Oggetto, distributore. Scartala in un edificio o davanti: 2 in più ai tuoi tiri di scontro lì dentro in questo turno.
hz-card-much-needed-rest = Meritato riposo
    .text = Invece del tiro di movimento: due segnalini vita, mai più di cinque.
hz-card-skateboard = Skateboard
    .text = Oggetto, negozio di skate. Finché è davanti a te: 2 in più ai tuoi tiri di movimento.
hz-card-slight-miscalculation = Piccolo errore di calcolo
    .text = Scegli un edificio: i suoi zombi raddoppiano, finché c’è posto.
hz-card-the-keys-are-still-in-it = Le chiavi sono ancora nel quadro
    .text = Invece del tiro di movimento: muovi fino a dieci caselle.
hz-card-this-isnt-so-bad = Poteva andare peggio
    .text = Muovi due zombi qualsiasi dell’orda su caselle qualsiasi senza zombi o umani.
hz-card-were-screwed = Siamo fregati
    .text = Dieci zombi arrivano su caselle qualsiasi che non ne hanno.
hz-card-where-did-everybody-go = Dove sono finiti tutti?
    .text = Muovi una pedina avversaria fino a cinque caselle; un tipo col fucile combatte chi incontra, uno zombi si ferma su un umano.
hz-card-your-shoes-untied = Hai una scarpa slacciata
    .text = Il movimento di un avversario si dimezza, per difetto.
hz-card-zombie-master = Signore degli zombi
    .text = Cinque zombi arrivano su caselle senza giocatori e senza zombi.
hz-card-arm = Braccio
    .text = Ferita. La seconda toglie lo zombi che ha combattuto.
hz-card-leg = Gamba
    .text = Ferita. La seconda toglie lo zombi che ha combattuto.
hz-card-torso = Torso
    .text = Ferita. La seconda toglie lo zombi che ha combattuto.
hz-card-shoulder = Spalla
    .text = Ferita. La seconda toglie lo zombi che ha combattuto.
hz-card-head-shot = Colpo alla testa
    .text = Lo zombi che ha combattuto viene tolto subito.
hz-card-infection = Infezione
    .text = Se vince, l’umano diventa uno dei tuoi zombi.
hz-card-eat = Mangia
    .text = Se vince, l’umano è mangiato e tieni la carta: un punto.
hz-card-escape = Fuga
    .text = L’umano scappa. Se sono due o più, una esce dal gioco.

## Abilità

hz-ability-phone-call = Telefonata
    .text = Una volta per partita, mentre muovi: un umano da dove vuoi arriva su una casella vuota accanto a un tuo zombi.
hz-ability-pep-rally = Tifo sfrenato
    .text = Una volta per partita, prima di muovere: il tuo Movimento raddoppia in questo turno.
hz-ability-stitch-up = Punti di sutura
    .text = Una volta per partita, quando un tuo zombi verrebbe tolto: resta, e tutte le tue ferite se ne vanno.
hz-ability-pin = Schienata
    .text = Una volta per partita, prima o dopo il tuo tiro di cattura: la preda è presa, e nessuno può armarla.
hz-ability-break-through = Sfondamento
    .text = Una volta per partita, mentre muovi: la barricata accanto a un tuo zombi cade.
hz-ability-encore = Encore
    .text = Una volta per partita, quando la preda sta per scappare: il tentativo ricomincia da capo.

## Personaggi

hz-character-lawyer = Avvocato
hz-character-cheerleader = Ragazza pompon
hz-character-doctor = Dottore
hz-character-wrestler = Lottatore
hz-character-miner = Minatore
hz-character-musician = Musicista

## Tessere

hz-tile-town-square = Piazza
hz-tile-road-straight = Strada dritta
hz-tile-road-bend = Curva
hz-tile-road-tee = Incrocio a T
hz-tile-road-cross = Incrocio
hz-tile-hospital = Ospedale
hz-tile-apartment-building = Condominio
hz-tile-high-school = Liceo
hz-tile-movie-theater = Cinema
hz-tile-grocery-store = Alimentari
hz-tile-hardware-store = Ferramenta
hz-tile-beauty-shop = Salone di bellezza
hz-tile-gym = Palestra
hz-tile-music-store = Negozio di musica
hz-tile-law-office = Studio legale
hz-tile-lawn-and-garden-center = Centro giardinaggio
hz-tile-police-station = Commissariato
hz-tile-sporting-goods-store = Articoli sportivi
hz-tile-fire-station = Caserma dei pompieri
hz-tile-toy-store = Negozio di giocattoli
hz-tile-gas-station = Distributore
hz-tile-skate-shop = Negozio di skate
hz-tile-florist-shop = Fioraio
hz-tile-drug-store = Farmacia
hz-tile-army-surplus = Surplus militare
hz-tile-helipad = Eliporto

## Tiri e posti

hz-roll-barricade = Barricata
hz-roll-capture = Cattura
hz-roll-run = Fuga
hz-roll-weapon = Arma
hz-roll-combat = Scontro
hz-roll-movement = Movimento
hz-roll-horde = Zombi che muovono
hz-roll-not-dead = Morti o no
hz-seat-zombie = Giocatore zombi { $number }
hz-seat-shotgun = Tipo col fucile { $number }

## Varianti

hz-switch-closing-ends-turn = Chi chiude la mappa perde il resto del turno
hz-switch-strict-away = Un umano in fuga non si avvicina mai allo zombi
hz-switch-tokens-reroll-any = Un segnalino dado ritira il dado di chiunque
hz-switch-cornered-at-once = Un umano in trappola è infettato senza tiro
hz-switch-eaten-to-pool = Gli umani mangiati tornano nella riserva
hz-switch-retail-capture-deck = 30 carte cattura invece di 40
hz-switch-any-adjacent-street = Negli edifici si entra da ogni casella di strada, non dalle porte
hz-switch-helipad-by-most-kills = Chi ha più zombi piazza l’eliporto
hz-switch-helipad-at-bottom = L’eliporto è l’ultima tessera
hz-switch-helipad-retry = Un eliporto senza posto si riprova
hz-switch-short-truce = Altra fonte di cibo dura un turno

## Al terminale

hz-goal-humans = Arriva per primo ai punti del tuo personaggio: uno per ogni zombi in gioco, uno per ogni umano mangiato.
hz-goal-zombies = Arriva per primo al centro dell’eliporto, o uccidi per primo 25 zombi.
hz-goal-humans-and-zombies = Gli zombi raccolgono punti, i tipi col fucile corrono all’eliporto o ne uccidono 25; vince il primo alla meta.
hz-terminal-heading = Giro { $round }, turno di { $player }
hz-terminal-legend = · strada, ▒ edificio, h umano, z zombi, + barricata aperta, * segnalino dado, ♥ vita, • cartuccia
hz-terminal-zombie = dadi { $dice }, mangiati { $eaten }
hz-terminal-guy = vite { $life }, cartucce { $bullets }
hz-terminal-hand = Le tue carte: { $cards }

## In laboratorio

simulate-eaten = Mangiati
simulate-infected = Infettati
simulate-zombies_lost = Zombi persi
simulate-deaths_of_guys = Morti
