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
server-note-forked = Questa partita continua dal passo { $step } di un’altra.

## Seats

server-seat-watch = Spettatore

## Fights, the dice as they lie now

server-fight-kills = { $hero } contro { $zombie }: lo Zombie sarebbe colpito.
server-fight-fends-off = { $hero } contro { $zombie }: lo Zombie sarebbe respinto.
server-fight-lost = { $hero } contro { $zombie }: l’Eroe sarebbe ferito.
server-fight-tie-lost = { $hero } contro { $zombie }: lo Zombie vincerebbe il pareggio.

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
server-no-rematch-yet = La rivincita comincia a partita finita.
server-no-proof-yet = Il seme si mostra a partita finita; fino ad allora c’è solo la sua impronta.
server-no-statistics-yet = I numeri della notte si contano quando è finita.
server-no-step = Il passo { $step } non c’è ancora.
server-no-table = Questo tavolo non esiste.
server-our-mistake = Errore nostro: niente è cambiato. Segnalalo dal menu, per favore.
server-chat-too-long = Un messaggio ha al massimo { $most } lettere.
