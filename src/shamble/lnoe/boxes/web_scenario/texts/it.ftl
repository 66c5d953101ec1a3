# Gli scenari del web in parole.

box-web-scenario = Scenari dal web (2007)

### We've Got to Go Back!

scenario-weve-got-to-go-back = Dobbiamo tornare indietro!
    .story = Eravate fuori. Eravate al sicuro. Ora qualcuno deve tornare per due contenitori d'acciaio che stanno in due case su sei.
    .objective = Due dei sei segnalini nascondono un Contenitore biologico; una ricerca gira un segnalino. Portate entrambi i contenitori sul camioncino e finite un turno degli Eroi con un Eroe lì, prima del tramonto.
    .zombies = Tenete i contenitori in città fino al tramonto, o uccidete 4 Eroi.
reason-canisters-loaded = il camioncino parte con entrambi i contenitori

marker-bio-canister = Contenitore biologico
area-uppermost-space = Spazio più in alto
area-escape-zone = Zona di fuga

kind-choose-provisions = Che cosa porta con sé la squadra?
kind-choose-provision = Quale carta sceglie la squadra dal mazzo?
option-choose-provisions-random = 12 carte dalla cima del mazzo
option-choose-provisions-picked = 6 carte a scelta

### All Hallows' Eve

scenario-all-hallows-eve = La vigilia di Ognissanti
    .story = Stanotte sei vicini hanno chiuso la porta a chiave. Cinque hanno paura. Il sesto legge a voce alta da un libro, e là fuori salgono ad ascoltare.
    .objective = Scoprite chi dei sei Cittadini è il Maestro degli Zombie: nello spazio di un Cittadino tirate 4+ prima dell'attacco a distanza. Uccidete il Maestro (2 Salute), poi bruciate il Libro: chi lo porta rinuncia al turno con un oggetto Fuoco, prima del tramonto.
    .zombies = Tenete il Libro lontano dal fuoco fino al tramonto, o uccidete 4 Eroi. Se allora il Maestro è ancora vivo, tanto meglio.
reason-book-burned = il Libro dei Morti è bruciato
reason-book-kept = il Libro dei Morti non è bruciato
reason-master-lives = il Maestro degli Zombie è vivo: una vittoria maggiore

marker-book-of-the-dead = Libro dei Morti
marker-suspect = Sospetto
marker-townsfolk = Cittadino
model-zombie-master = Maestro degli Zombie
kind-of-model-zombie-master = Maestro degli Zombie
kind-choose-bearer = Chi prende il Libro dei Morti?
option-burn-book = Rinuncia al turno e brucia il Libro
objective-burn-book = { $done ->
        [0] il Libro non è ancora bruciato
       *[other] il Libro è bruciato
    }
event-book-burned = { $who } ha bruciato il Libro dei Morti.
event-unmasked = Cade la maschera di { $who }.
event-roll-eat = { $who } va all'attacco di un Cittadino: { $dice }; con 4+ lo uccide.

### All Hallows' Eve II: The Ritual

scenario-all-hallows-eve-ii-the-ritual = La vigilia di Ognissanti II: il rituale
    .story = Un tavolo in mezzo alla piazza, un cerchio di gesso, un prete che da un'ora non alza lo sguardo. Gli servono tre cose, e in mezzo c'è tutta la città.
    .objective = Portate a Father Joseph, al centro, la Croce dalla Chiesa, e il Libro e l'Amuleto da sotto due dei sei segnalini, prima del tramonto. Lui non si muove; una volta in ogni turno degli Eroi usa il Cerchio rituale.
    .zombies = Uccidete Father Joseph, o 4 Eroi, o tenete lontani gli Artefatti fino al tramonto.
reason-ritual-completed = il rituale è compiuto
reason-celebrant-killed = Father Joseph è morto

hero-father-joseph-celebrant = Father Joseph
    .title = Al tavolo del rituale
ability-ritual-circle = Cerchio rituale
    .text = Una volta in un turno degli Eroi, in qualsiasi momento: sposta il Cerchio sulla plancia centrale; o uccidi con 4+ ogni Zombie nel suo spazio o accanto; o annulla con 4+ una carta Zombie in gioco, o che viene giocata. Con il Libro basta 3+.
mode-ritual-circle-move-circle = spostalo
mode-ritual-circle-holy-fire = fuoco sacro
mode-ritual-circle-cancel-in-play = annulla una carta in gioco
mode-ritual-circle-cancel = annulla la carta

marker-ritual-table = Tavolo rituale
marker-ritual-circle = Cerchio rituale
marker-holy-cross = Croce
marker-holy-amulet = Amuleto
marker-holy-book = Libro sacro
kind-of-model-celebrant = Father Joseph
kind-choose-circle = Dove tracciate il Cerchio rituale?
kind-choose-read = { $actor } legge dal Libro? Ogni Zombie entro 2 spazi è colpito con 5+.
option-choose-read-no = Non leggere
option-choose-read-yes = Leggi: al posto di un altro attacco a distanza

### Run For It!

scenario-run-for-it = Si salvi chi può!
    .story = Sei vicini impauriti, quattro Eroi e una casa grande con troppe finestre. Nessuno verrà a prendervi. In cima al paese la strada è libera, per ora.
    .objective = Portate 4 dei 6 Eroi Paesani nella Zona di fuga sul bordo superiore prima del tramonto; chi ci arriva è subito in salvo. Si muovono insieme, con un solo tiro per tutti, e una ferita li uccide.
    .zombies = Uccidete 3 Eroi Paesani, o 4 Eroi, o tratteneteli in paese fino al tramonto.
reason-townsfolk-escaped = quattro Paesani sono fuori dal paese
reason-townsfolk-caught = tre Paesani sono stati presi

special-townsfolk-heroes = Eroi Paesani
    .text = Altrettante carte Paesano, pescate a caso, si giocano come Eroi: 1 Salute, 2 oggetti di cui 1 arma, nessuna parola chiave. Hanno il turno insieme e dividono un solo tiro di movimento. Usare la loro abilità li uccide con 1 o 2.
kind-of-model-townsfolk-hero = Eroi Paesani
kind-choose-surround = Dove sta uno Zombie su questo tabellone?
kind-choose-stand-in = Quale Zombie prende il posto dell’Eroe Paesano ucciso?
event-roll-townsfolk-risk = { $who } rischia tutto e muore con 1 o 2: { $dice }.
hero-townsfolk-mr-hyde-the-shop-teacher = { card-mr-hyde-the-shop-teacher }
    .title = Eroe Paesano
ability-townsfolk-mr-hyde-the-shop-teacher = { card-mr-hyde-the-shop-teacher }
    .text = { card-mr-hyde-the-shop-teacher.text }
hero-townsfolk-doc-brody-country-physician = { card-doc-brody-country-physician }
    .title = Eroe Paesano
ability-townsfolk-doc-brody-country-physician = { card-doc-brody-country-physician }
    .text = { card-doc-brody-country-physician.text }
hero-townsfolk-farmer-sty = { card-farmer-sty }
    .title = Eroe Paesano
ability-townsfolk-farmer-sty = { card-farmer-sty }
    .text = { card-farmer-sty.text }
hero-townsfolk-principal-gomez = { card-principal-gomez }
    .title = Eroe Paesano
ability-townsfolk-principal-gomez = { card-principal-gomez }
    .text = { card-principal-gomez.text }
hero-townsfolk-deputy-taylor = { card-deputy-taylor }
    .title = Eroe Paesano
ability-townsfolk-deputy-taylor = { card-deputy-taylor }
    .text = { card-deputy-taylor.text }
hero-townsfolk-jeb-the-grease-monkey = { card-jeb-the-grease-monkey }
    .title = Eroe Paesano
ability-townsfolk-jeb-the-grease-monkey = { card-jeb-the-grease-monkey }
    .text = { card-jeb-the-grease-monkey.text }
hero-townsfolk-coach-packer = { card-coach-packer }
    .title = Eroe Paesano
ability-townsfolk-coach-packer = { card-coach-packer }
    .text = { card-coach-packer.text }
hero-townsfolk-lizzy-the-shopkeeper = { card-lizzy-the-shopkeeper }
    .title = Eroe Paesano
ability-townsfolk-lizzy-the-shopkeeper = { card-lizzy-the-shopkeeper }
    .text = { card-lizzy-the-shopkeeper.text }
hero-townsfolk-t-bone-packer = { card-t-bone-packer }
    .title = Eroe Paesano
ability-townsfolk-t-bone-packer = { card-t-bone-packer }
    .text = { card-t-bone-packer.text }
hero-townsfolk-miles-the-blast-miner = { card-miles-the-blast-miner }
    .title = Eroe Paesano
ability-townsfolk-miles-the-blast-miner = { card-miles-the-blast-miner }
    .text = { card-miles-the-blast-miner.text }
hero-townsfolk-frank-forest-ranger = { card-frank-forest-ranger }
    .title = Eroe Paesano
ability-townsfolk-frank-forest-ranger = { card-frank-forest-ranger }
    .text = { card-frank-forest-ranger.text }
hero-townsfolk-hurst-survivalist = { card-hurst-survivalist }
    .title = Eroe Paesano
ability-townsfolk-hurst-survivalist = { card-hurst-survivalist }
    .text = { card-hurst-survivalist.text }
hero-townsfolk-samantha-radio-dj = { card-samantha-radio-dj }
    .title = Eroe Paesano
ability-townsfolk-samantha-radio-dj = { card-samantha-radio-dj }
    .text = { card-samantha-radio-dj.text }

### Darkest Night

scenario-darkest-night = La notte più buia
    .story = Una voce alla radio, sola sulla montagna. Fili elettrici ronzano attorno alla stazione e tengono fuori i morti, finché due vecchi generatori hanno da bere.
    .objective = Due taniche sono sotto due di otto segnalini: portatele entrambe nella Stazione radio prima del tramonto. Nella stazione non si cerca. All'inizio di ogni turno degli Eroi tirate due dadi: sotto il 7 se ne va un segnalino carburante, e quando sono finiti tace un generatore; poi Samantha può fare fino a D6 spazi all'interno.
    .zombies = Uccidete Samantha, o 3 Eroi, o fate calare il sole. Arrivate ogni turno, ma in una metà della stazione solo quando il suo generatore tace. Quando iniziano i vostri combattimenti, ognuno di voi nello spazio di Samantha la uccide con 1-2.
reason-station-refuelled = i generatori hanno carburante per la notte
reason-samantha-killed = la radio tace: Samantha è morta

model-samantha = Samantha
kind-of-model-samantha = Samantha
marker-humming-generator = Generatore acceso
marker-silent-generator = Generatore spento
marker-live-wires = Fili elettrici
marker-fuel-token = Segnalino carburante
marker-full-can = Tanica (obiettivo)
kind-choose-samantha = Dov'è Samantha nella stazione?
kind-choose-samantha-moves = Dove va Samantha?
kind-choose-falls-silent = Quale generatore tace?
event-roll-fuel = Due dadi per i generatori: { $dice }; con 7 o più non si consuma carburante.
event-roll-get-at-samantha = { $who } va all'attacco di Samantha: { $dice }; con 1 o 2 è una ferita.

### Le regole che porta la scatola, per numero.

rule-3-3-11 = Un tale posto è una strettoia.
    .title = Edifici che si toccano in un angolo
rule-3-3-11-1 = Chi supera una prova di Agilità passa; chi la fallisce si ferma prima.
    .title = Eroi in una strettoia
rule-3-3-11-2 = È un dado contro l’Agilità dell’Eroe.
    .title = La prova
rule-3-3-11-3 = Non li ferma.
    .title = Zombie in una strettoia
rule-6-4-1-1 = Il loro movimento si tira una volta per tutti, all’inizio del turno Eroi.
    .title = Il tiro degli Eroi Paesani
rule-16-3-6 = I giocatori Eroe scelgono i loro Eroi invece di pescarli.
    .title = Scelta degli Eroi
rule-16-3-8 = Tante carte Paesano, prese a caso, sono deboli Eroi in questa partita.
    .title = Eroi Paesani
rule-16-3-8-1 = Niente li annulla o li rimescola nel mazzo.
    .title = Non sono carte
rule-16-3-8-2 = Hanno una casella Salute, portano due oggetti e un’arma, e le loro morti non contano come quelle degli Eroi. Uno ucciso dagli Zombie lascia uno Zombie nello spazio.
    .title = Che cosa hanno di diverso
rule-16-3-8-3 = Un dado fino a tre, due fino a sei, tre se di più, secondo quanti erano all’inizio.
    .title = Quanto si muovono
rule-16-3-8-4 = Hanno il turno nello stesso momento e dividono i punti di movimento. Ciò che si aggiunge a un tiro di movimento non vale; ciò che lo fa ritirare sì.
    .title = Si muovono insieme
rule-16-3-8-5 = Chi parte in un edificio può cercare per un punto, e allora non si muove.
    .title = Cercano
rule-16-3-8-6 = Chi parte accanto a un muro può costruire o rinforzare una barricata per due punti, e allora non si muove.
    .title = Costruiscono
rule-16-3-8-7 = Ognuno può usare l’abilità della sua carta una volta in un turno di ciascun lato; con 1 o 2 poi ne muore. Ciò che resterebbe in gioco vale sempre dove si trovano.
    .title = Che cosa sanno fare
rule-16-3-8-8 = Due punti ciascuno.
    .title = Il loro prezzo
rule-16-3-12 = La squadra ha tanti Eroi in più, anche quando più di quattro giocano Eroi.
    .title = Eroi in più
rule-16-3-12-1 = Cinque punti ciascuno.
    .title = Prezzo degli Eroi in più
