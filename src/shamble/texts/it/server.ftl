### What the server of the table says: refusals, and lines of the log that are no part of the game.
### { $who } is a player by name.

## Lines of the log

server-note-undo = { $count ->
        [one] { $who } ritira una scelta.
       *[other] { $who } ritira { $count } scelte.
    }
server-note-bot-failed = Il bot di { $who } ha avuto un problema e ora gioca a caso.
server-note-bot-takes-over = Ora per { $who } gioca un bot.
server-note-back = { $who } è di nuovo al tavolo.
server-note-named = Al tavolo si siede { $who }.
server-note-forked = Questa partita continua dal passo { $step } di un’altra.
server-note-bot-will-take-over = { $who } è via: tra { $seconds } secondi un bot giocherà al suo posto, se non torna.
server-note-mark-chosen-seed = Questo tavolo nasce da un seme scelto: chi l’ha aperto può conoscere ogni carta. Non vale per le classifiche.
server-note-mark-situation = Questo tavolo nasce da una posizione descritta: chi l’ha aperto può conoscere ogni carta. Non vale per le classifiche.
server-note-mark-forked = Quel che segue è già stato giocato: qualcuno può saperlo. Non vale per le classifiche.
server-note-mark-opened = Questo tavolo riprende da un file: chi lo ha conservato può conoscere ogni carta. Non vale per le classifiche.
server-note-rated = Questa partita vale per le classifiche di chi lo vuole: senza suggerimenti, e ciò che è ormai noto non si riprende.
server-note-link-new = Il link di { $who } è nuovo; quello di prima non apre più niente.

## Seats

server-seat-watch = Spettatore

## Fights, the dice as they lie now

server-fight-kills = { $hero } contro { $zombie }: lo Zombie sarebbe colpito.
server-fight-fends-off = { $hero } contro { $zombie }: lo Zombie sarebbe respinto.
server-fight-spared = { $hero } contro { $zombie }: perso, ma nessuna ferita per { $who }.
server-fight-lost = { $hero } contro { $zombie }: una ferita per { $who }.
server-fight-tie-lost = { $hero } contro { $zombie }, e in parità vince lo Zombie: una ferita per { $who }.
server-fight-dies = { $hero } contro { $zombie }: { $who } morirebbe.
server-fight-tie-dies = { $hero } contro { $zombie }, e in parità vince lo Zombie: { $who } morirebbe.

## Refusals

server-bad-message = Il tavolo non ha capito.
server-too-late = Quel momento è passato; guarda di nuovo.
server-not-asked = Ora tocca a qualcun altro.
server-no-undo = Non si può ritirare: dopo sono venuti dadi, una pesca o la scelta di un altro.
server-no-hints = A questo tavolo si gioca senza suggerimenti.
server-no-hint-now = Il suggerimento c’è quando ti viene chiesto qualcosa.
server-hint-failed = Qui non c’è un suggerimento.
server-watching = Gli spettatori guardano soltanto.
server-not-your-seat = Quello non è il tuo posto.
server-still-there = Chi siede lì è al tavolo.
server-secret-save = Un salvataggio contiene le carte di tutti: si può prendere a partita finita.
server-secret-fork = Da qui si può continuare a partita finita.
server-secret-view = Con gli occhi degli altri si guarda a partita finita.
server-owner-only = Può farlo solo chi siede a questo computer: apri il tavolo lì, su localhost.
server-lab-busy = C’è già una serie in corso; fermala o aspetta che finisca.
server-lab-no-run = Non c’è una serie così.
server-lab-nothing-played = In questa serie non si è ancora giocato nulla.
server-lab-no-positions = Il laboratorio gioca le preparazioni dal loro inizio; per una posizione c’è `shamble simulate --situation`.
server-save-over = La partita in questo file è finita: non c’è nulla da continuare.
server-no-rematch-yet = La rivincita comincia a partita finita.
server-no-proof-yet = Il seme si mostra a partita finita; fino ad allora c’è solo la sua impronta.
server-no-statistics-yet = I numeri della notte si contano quando è finita.
server-no-step = Il passo { $step } non c’è ancora.
server-no-table = Questo tavolo non esiste.
server-our-mistake = Errore nostro: niente è cambiato. Segnalalo dal menu, per favore.
server-chat-too-long = Un messaggio ha al massimo { $most } lettere.
server-gathering = La partita comincia quando tutti si sono seduti.
server-host-only = Può farlo solo chi ha aperto il tavolo.
server-link-revoked = Questo link è stato revocato; chiedine uno nuovo.
server-link-unknown = Questo link non apre nessun posto qui; chiedilo di nuovo.
server-link-too-old = Questo link è troppo vecchio; chiedine uno nuovo.
server-storage = In questo momento il tavolo non si può salvare; niente è cambiato. Riprova, per favore.
server-too-many = Troppo tutto insieme; riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }.
server-too-large = Sono più di { $kilobytes } kilobyte; manda meno.
server-too-slow = La richiesta non è arrivata in tempo.
server-table-full = A questo tavolo sono aperte così tante pagine che non ne entra un’altra.
server-hall-full = Sono aperti così tanti tavoli che non ne comincia un altro; riprova più tardi.
server-wrong-host = Questo server non si raggiunge con quel nome.
server-wrong-origin = Una pagina di un altro sito non può parlare con questo tavolo.
server-busy = Il server è occupato; riprova tra un momento.
server-bad-settings = Queste impostazioni non hanno la forma giusta.
server-no-call = Questa chiamata non esiste; /docs elenca quelle che ci sono.
server-bad-body = Il corpo della richiesta non si può leggere: è JSON, di profondità e numeri ordinari.
server-too-many-reports = Ci sono già { $most } segnalazioni su questo tavolo; saranno lette.
server-older-rules = Questa partita è iniziata con regole precedenti e non può continuare, ma la registrazione resta. { $why }
