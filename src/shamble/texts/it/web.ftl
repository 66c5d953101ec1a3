### Le parole del client nel browser.

## Pagina iniziale e arrivo al tavolo

web-tagline = Una cittadina. Una notte. Sono lenti, ma sono tanti.
web-home = Inizio
web-new-game = Nuova partita
web-first-game = La mia prima partita
web-continue = Continua
web-join = Unisciti o guarda
web-join-link = Incolla un link
web-join-text = Il link di un amico ti porta dritto al tuo posto; quello per gli spettatori mostra il tavolo e nessun segreto.
web-go = Vai
web-replays = Notti concluse
web-forget = Dimentica { $scenario }
web-rules = Regole
web-settings = Impostazioni
web-language = Lingua
web-notice = Progetto amatoriale non ufficiale, senza legami con gli editori. Testi e immagini sono tutti nostri.
web-fonts = Caratteri:
web-loading = Un momento …
web-offline = Il tavolo non risponde. Nuovo tentativo …
web-no-seat = Questo link non apre alcun posto
web-broken = Qualcosa è andato storto in questa pagina
web-broken-text = La partita è al sicuro sul server. Ridisegna la pagina; se succede due volte, segnalalo dal menu.
web-again = Ridisegna
web-close = Chiudi
web-random = a caso

## Nuova partita

web-scenario = Scenario
web-length = { $rounds } round, circa { $minutes } minuti
web-seats = Posti
web-players = Giocatori
web-me = Io
web-bot = Un bot
web-friend = Un amico, con un link
web-hotseat = Un amico, su questo dispositivo
web-level = Livello
web-easy = facile
web-normal = normale
web-hard = difficile
web-name = Nome
web-heroes = Eroi
web-choose-heroes = Scegline fino a quattro, o nessuno per una squadra a caso.
web-boards = Tabelloni
web-choose-boards = Scegline quattro, in senso orario da in alto a sinistra, o nessuno per una cittadina a caso.
web-rules-used = Regole in vigore
web-profile = Profilo
web-switch-extra-turns = Round in più o in meno
web-switch-black-zone-from = Un Eroe si trasforma se il sole è almeno qui (99: mai)
web-switch-last-hero-rule = Un giocatore non resta mai senza Eroi
web-switch-explosive-death-turns = Un Eroe ucciso da un esplosivo può trasformarsi
web-switch-hunger-first = Gli Zombie affamati muovono per primi
web-switch-discard-open = Le pile degli scarti sono aperte
web-switch-heroes-lost = Eroi morti che perdono la partita (0: come dice lo scenario)
web-switch-zombie-hand = Carte Zombie in mano
web-switch-hero-fight-dice = Dadi di lotta di un Eroe
web-hints-allowed = Consigli e probabilità
web-delay = Ritardo per gli spettatori, in secondi
web-seed-own = Seme
web-start = Dentro la notte
web-invite = Chiama i tuoi amici
web-invite-text = Manda a ogni amico un link: è il suo posto, quindi è solo per lui. Il tavolo aspetta soltanto chi è di turno.
web-copy = Copia
web-copied = Copiato
web-to-table = Al tavolo
web-watch = Guarda

## Tavolo

web-menu = Menu
web-table = Tavolo
web-log = Cronaca
web-chat = Chat
web-panels = Pannelli
web-round = Round { $round }
web-hero-turn = Turno degli Eroi
web-zombie-turn = Turno degli Zombie
web-sun = Il sole è a { $sun } su { $rounds }
web-board = Tabellone
web-board-tools = Vista del tabellone
web-text-board = Il tabellone a parole
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-fit = Tutto il tabellone
web-rotate = Gira il tabellone
web-street = Strada
web-empty = vuoto
web-hero-here = { $wounds ->
        [0] { $hero }, illeso
        [one] { $hero }, 1 ferita su { $health }
       *[other] { $hero }, { $wounds } ferite su { $health }
    }
web-zombies-here = { $count ->
        [one] 1 Zombie
       *[other] { $count } Zombie
    }
web-pit-here = Pozzo
web-choices-here = { $count ->
        [one] 1 scelta qui
       *[other] { $count } scelte qui
    }
web-building-line = { $building }: numeri { $numbers }, oggetto da raccogliere { $card }
web-choice = La tua scelta
web-on-board = { $count ->
        [one] Scegli sul tabellone (1)
       *[other] Scegli sul tabellone ({ $count })
    }
web-all-choices = Tutte le scelte ({ $count })
web-on-board-picked = Ora scegli dove
web-which = Quale?
web-waiting = Si aspetta { $who }
web-wait = La cittadina trattiene il fiato
web-undo = Annulla
web-hint = Consiglio
web-why = Perché no?
web-why-mode = Scegli qualunque cosa per sapere perché ora si può usare o no.
web-rule = Regola { $rule }
web-quiet-this = Non chiedermelo in questi momenti
web-quiet = Momenti che salti
web-quiet-none = nessuno
web-quiet-window = carte e abilità nel mezzo
web-quiet-exchange = scambi
web-quiet-ranged-attack = attacchi a distanza
web-ask-again = Chiedi di nuovo: { $kind }
web-hand = Mano
web-no-cards = nessuna carta
web-no-hand = Non c’è una tua mano da mostrare.
web-no-text = Testo non ancora scritto.
web-play-card = Usa { $card }
web-card-not-now = { $card }: ora no, sceglila per sapere perché
web-health = { $left } punti salute su { $health }
web-dead = morto
web-acted = ha già agito
web-fight = Combattimento
web-odds = Uccidi { $kill }% · respingi { $win }% · ferito { $lose }%
web-roll = Tiro
web-roll-movement = Movimento
web-roll-spawn-check = Altri Zombie?
web-roll-spawn = Nuovi Zombie
web-roll-break = Si rompe?
web-roll-ranged = Sparo
web-roll-cancel = Regge?
web-roll-card = Carta
web-roll-escape = Fuga?
web-roll-explosion = Esplosione
web-roll-hide = Nascosto?
web-roll-out-of-ammo = Munizioni finite?
web-roll-random-building = Quale edificio?
web-roll-shamble = Trascinarsi
web-roll-starting-zombies = Zombie all’inizio
web-roll-zombie-hero-move = Movimento dell’Eroe Zombie
web-roll-hero-fight = Eroe
web-roll-zombie-fight = Zombie
web-splash-killed = Splat!
web-splash-wounded = Crunch!
web-goal = Gli Eroi vincono
web-zombies-win = Gli Zombie vincono:
web-killed-zombies = Zombie uccisi
web-killed-heroes = Eroi perduti
web-bot-level = { $level ->
        [easy] bot, facile
        [normal] bot, normale
        [hard] bot, difficile
       *[other] bot
    }
web-you = tu
web-connected = al tavolo
web-away = assente
web-take-over = fai giocare un bot
web-pool = Zombie rimasti nella riserva
web-piles = Mazzi
web-hero-deck = Mazzo Eroi: { $count }
web-zombie-deck = Mazzo Zombie: { $count }
web-discards = Ultimo scarto
web-in-play = In gioco
web-townsfolk = Cittadini
web-seed = Seme
web-seed-hash = Hash del seme
web-log-empty = Non è ancora successo niente.
web-show-moment = Mostra questo momento
web-chat-empty = Nessuno ha ancora parlato.
web-say = Di’ qualcosa
web-send = Invia
web-mute = silenzia
web-muted = { $name } è in silenzio.
web-unmute = riascolta
web-hand-over = Passa il dispositivo a { $who }
web-hand-over-text = In questa pagina non c’è nulla di segreto finché non confermi di essere tu a guardarla.
web-reveal = Sono io, mostra le mie carte

## Menu

web-this-table = Questo tavolo
web-links = Link ai posti
web-keys = Tasti
web-key-number = prendi una scelta
web-key-board = vai al tabellone
web-key-arrows = da uno spazio all’altro
web-key-enter = scegli lo spazio
web-key-next = prossimo spazio con una scelta
web-key-undo = annulla
web-key-hint = consiglio
web-key-why = perché no?
web-key-zoom = più vicino, più lontano
web-key-help = questa pagina
web-key-escape = lascia stare
web-report = Segnala un problema
web-report-text = Che cosa è andato storto? La partita salvata, la cronaca e la versione vengono allegate.
web-report-sent = Grazie. La segnalazione ha il numero { $id }.
web-save = Salva in un file
web-theme = Aspetto
web-dark = Notte
web-light = Carta
web-motion = Movimento
web-motion-system = come dice il sistema
web-motion-reduced = poco
web-motion-full = tutto
web-sound = Suoni

## Dopo la notte

web-heroes-won = Gli Eroi sono vivi
web-zombies-won = La cittadina è perduta
web-rounds-played = Round
web-left-in-deck = Carte Eroe rimaste
web-statistics = La notte in numeri
web-stat-health = Salute
web-stat-kills = Uccisioni
web-stat-fights = Lotte vinte
web-stat-wounds = Ferite
web-stat-searches = Ricerche
web-stat-steps = Passi
web-stat-dice-heroes = Dadi di lotta degli Eroi
web-stat-dice-zombies = Dadi di lotta degli Zombie
web-stat-cards = { $seat }: { $drawn } carte pescate, { $played } giocate
web-replay = Rivedi la notte
web-recorded-wait = Si apparecchia il tavolo per questa notte …
web-recorded-broken = Questo rimando non porta una partita; il rapporto da cui viene è forse incompleto.
web-rematch = Ancora una
web-proof = Prova dei dadi
web-first = All’inizio
web-previous = Indietro
web-next = Avanti
web-last = Alla fine
web-play = Avvia
web-pause = Pausa
web-step = Passo { $step } di { $steps }
web-seen-by = Visto da
web-own-view = il mio posto
web-continue-here = Continua da qui

## Regole

web-search = Cerca nelle regole
web-rules-all = Mostra anche le regole delle altre scatole
web-nothing-found = Nessun risultato.
web-rule-not-yet = Non ancora nel gioco.

## La prima partita

web-coach = Guida
web-coach-next = Capito
web-coach-skip = Faccio da me
web-coach-progress = { $done } cose provate su { $all }
web-coach-welcome = È l’ultima ora della notte. Tu guidi due Eroi; i morti sono un bot. Ancora due Zombie e la città è salva. Tutto ciò che puoi fare è nella barra qui sotto e brilla sul tabellone.
web-coach-place-hero = Ogni Eroe comincia da qualche parte. Scegli uno degli spazi che brillano.
web-coach-activate-hero = Gli Eroi agiscono uno dopo l’altro, nell’ordine che preferisci. Scegline uno dal ritratto o dalla barra. I cuori dicono quanto può ancora sopportare.
web-coach-move-action = Prima l’Eroe si muove o cerca. In un edificio, cercare fa pescare una carta, e una buona arma vale la strada: la porta della palestra è subito a nord di Billy. All’aperto, tira per muovere.
web-coach-move-hero = Gli spazi chiari sono alla portata del tiro: scegline uno qualsiasi o trascina lì l’Eroe. I muri si passano dalle porte. Puoi fermarti quando vuoi. Entrare dove c’è uno Zombie ferma il movimento.
web-coach-exchange = Gli Eroi nello stesso spazio possono passarsi gli oggetti. Quando va bene così, scegli fatto.
web-coach-ranged-attack = Con un’arma da fuoco puoi sparare a ciò che vedi. Fermati su un bersaglio e appare la linea di vista.
web-coach-fight = Si combatte. Tu tiri due dadi, lo Zombie uno; conta il dado più alto e il pareggio è dello Zombie. Se vinci con una coppia è morto, altrimenti è solo respinto. La barra mostra le tue probabilità.
web-coach-window = Qui puoi rispondere con una carta o un’abilità, oppure passare. Se questi momenti ti annoiano, puoi toglierli proprio da qui.
web-coach-move-zombies = Gli Zombie muovono di uno spazio e attraversano i muri. Scegli uno Zombie, poi dove va. Chi ha fame ed è accanto a un Eroe deve andare da lui.
web-coach-place-zombie = Nuovi Zombie strisciano fuori dai Pozzi. Scegli un Pozzo.
web-coach-discard-and-draw = Prima di pescare puoi buttare una carta per fare posto.
web-coach-end = Questa era la notte. Rivedila, oppure comincia la prossima.
web-coach-tasks = Cose da provare
web-coach-wait = Tocca ai morti. Guarda il tabellone; la cronaca dice che cosa succede e perché.
web-task-activate = attiva un Eroe
web-task-move = tira e cammina
web-task-search = cerca in un edificio
web-task-shoot = spara
web-task-fight = lotta con uno Zombie
web-task-survive = resisti al loro turno
web-task-done = fatto
