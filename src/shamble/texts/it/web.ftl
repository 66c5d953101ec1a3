### Le parole del client nel browser.

## Pagina iniziale e arrivo al tavolo

web-tagline = Una cittadina. Una notte. Sono lenti, ma sono tanti.
web-home = Inizio
web-new-game = Nuova partita
web-first-game = La mia prima partita
web-first-turns = Primi turni con una guida:
web-first-here = Primi turni con una guida
web-continue = Continua
web-join = Unisciti o guarda
web-join-link = Incolla un link
web-join-text = Il link di un amico ti porta dritto al tuo posto; quello per gli spettatori mostra il tavolo e nessun segreto.
web-go = Vai
web-replays = Notti concluse
web-rules = Regole
web-settings = Impostazioni
web-how = Come si gioca
web-open-door = Il tavolo è aperto alla rete locale su { $address }: i link che copi portano quell’indirizzo. La linea non è cifrata; Ctrl-C dove l’hai avviato la chiude.
web-open-file = Apri una partita salvata
web-file-too-large = Questo file è troppo grande per essere una partita salvata.
web-file-no-save = Questo file non contiene una partita salvata. Se ne ottiene una con “Salva su file” nel menu di un tavolo.
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
web-forget = Dimentica { $game }
web-game = Gioco
web-random = a caso

## Nuova partita

web-seats = Posti
web-players = Giocatori
web-me = Io
web-bot = Un bot
web-friend = Un amico, con un link
web-hotseat = Un amico, su questo dispositivo
web-chance = { $percent } che vada bene
web-changed = { $count ->
        [0] come stampate
        [one] una cambiata
       *[other] { $count } cambiate
    }
web-boxes = Le tue scatole
web-boxes-all = tutte
web-boxes-fewer = Ne hai di meno?
web-boxes-ask = Quali scatole hai?
web-boxes-text = Le nuove partite offrono ciò che queste possono fare, e la ricerca nelle regole non va oltre. Si può cambiare quando si vuole, qui e nelle impostazioni.
web-box-holds = con dentro { $box }
web-boxes-right = Ho queste
web-level = Livello
web-easy = facile
web-normal = normale
web-hard = difficile
web-name = Nome
web-rules-used = Regole in vigore
web-profile = Profilo
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

## Laboratorio e classifiche

web-lab = Laboratorio
web-lab-text = I bot giocano tra loro una preparazione, molte volte, sui core che questo computer ha liberi; poi c’è un resoconto. Solo chi siede a questo computer vede questa pagina.
web-lab-choose = Scegli una preparazione
web-lab-run = Gioca { $count } partite di questa preparazione
web-lab-players = { $count } giocatori
web-lab-played = { $played } partite su { $games }
web-lab-playing = in corso
web-lab-done = finita
web-lab-stopped = fermata
web-lab-failed = interrotta da un nostro errore
web-lab-seconds = { $count ->
        [one] ancora un secondo
       *[other] ancora { $count } secondi
    }
web-lab-minutes = ancora { $count } minuti
web-lab-side = Parte
web-lab-wins = Vittorie
web-lab-interval = Intervallo 95 %
web-lab-report = Resoconto
web-lab-stop = Ferma
web-lab-forget = Butta via
web-lab-none = Qui non si è ancora giocato nulla.
web-rated = Le mie partite valgono per le classifiche di questo server
web-rated-note = Questa partita varrà per la tua classifica: niente suggerimenti, e ciò che è ormai noto non si riprende.
web-ratings = Classifiche
web-ratings-text = Quanto si sono mostrati forti qui persone e bot, per ogni gioco e parte. L’intervallo dice quanto è sicuro: più partite, più stretto. I tavoli da un seme scelto, da una posizione o da un file non valgono mai.
web-ratings-none = Nessuna partita è ancora valsa. Nelle impostazioni puoi far valere le tue.
web-rating = Punteggio
web-rating-won = Vinte
web-rating-of = { $won } su { $games }
web-guest = Un ospite

## Tavolo

web-menu = Menu
web-table = Tavolo
web-log = Cronaca
web-chat = Chat
web-people = Persone
web-panels = Pannelli
web-round = Round { $round }
web-board = Tabellone
web-board-tools = Vista del tabellone
web-text-board = Il tabellone a parole
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-fit = Tutto il tabellone
web-rotate = Gira il tabellone
web-empty = vuoto
web-choices-here = { $count ->
        [one] 1 scelta qui
       *[other] { $count } scelte qui
    }
web-choice = La tua scelta
web-on-board = { $count ->
        [one] Scegli sul tabellone (1)
       *[other] Scegli sul tabellone ({ $count })
    }
web-all-choices = Tutte le scelte ({ $count })
web-end-again = Com’è finita
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
web-goals = Chi vince e come
web-quiet-none = nessuno
web-ask-again = Chiedi di nuovo: { $kind }
web-hand = Mano
web-no-cards = nessuna carta
web-no-hand = Non c’è una tua mano da mostrare.
web-no-text = Testo non ancora scritto.
web-play-card = Gioca { $card }
web-use-item = Usa { $card }
web-card-not-now = { $card }: ora no, sceglila per sapere perché
web-odds = Uccidi { $kill }% · respingi { $win }% · ferito { $lose }%
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
web-key-jump = prossimo Eroe, prossimo Zombie
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

web-replay = Rivedi la notte
web-recorded-wait = Si apparecchia il tavolo per questa notte …
web-recorded-broken = Questo rimando non porta una partita; il rapporto da cui viene è forse incompleto.
web-wins = Vince { $who }
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
web-coach-goal = Il vostro scopo:
web-coach-next = Capito
web-coach-skip = Faccio da me
web-coach-progress = { $done } cose provate su { $all }
web-coach-tasks = Cose da provare
web-task-done = fatto

## La scena

web-pace = Ritmo del racconto
web-pace-calm = calmo
web-pace-brisk = vivace
web-pace-instant = subito
web-skip = Salta
web-strip = Che cosa è successo, da rivedere
web-read = Leggi { $card }
web-leave = { $count ->
        [one] Fatto, l’ultimo resta dov’è
       *[other] Fatto, { $count } restano dove sono
    }
web-follow = { $count ->
        [one] Mandane un altro lì
       *[other] Mandane altri { $count } lì
    }
web-your-turn = Tocca a te
web-watching = Stai guardando
web-more-ways = { $count ->
    [one] (o un altro modo)
   *[other] (o altri { $count } modi)
}
web-rounds-left = { $count ->
        [one] manca 1 round
       *[other] mancano { $count } round
    }
web-notify-refused = Il browser non permette notifiche da questa pagina; lo decidono le sue impostazioni.
web-notify = Avvisami quando tocca a me
web-asking = Chiedimi nel frattempo
web-asking-all = ogni volta che potrei usare qualcosa
web-asking-new = quando c’è qualcosa di nuovo
web-asking-pressing = solo quando ho qualcosa da perdere
web-all-goals = Tutto l’obiettivo
web-aim = Scegli sul tabellone a che cosa serve: { $what }
web-cancel = Lascia stare
web-offline-choice = Non c’è linea con il tavolo: non è stato scelto nulla. Scegli di nuovo quando torna.
web-any-order = In qualsiasi ordine
web-why-no = Perché niente { $what }?
web-gathering = Il tavolo aspetta
web-gathering-text = Le carte si danno quando tutti hanno aperto il loro link: ogni pagina aggiunge una parte al seme, così nessuno può avere scelto i dadi. Mancano:
web-name-yourself = Come ti devono chiamare gli altri?
web-sit-down = Siediti
