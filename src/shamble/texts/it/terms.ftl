### Parole che stanno da sole: fazioni, posti, parole chiave, profili, segnalini, fasi.

game-last-night-on-earth = Last Night on Earth
game-humans = Humans!!!
game-zombies = Zombies!!!
game-humans-and-zombies = Humans!!! e Zombies!!!

game-won = Vince { $winner }: { $reason }.
game-not-offered = Ora non è tra le scelte.

side-heroes = Eroi
side-zombies = Zombie
side-martians = Marziani
seat-heroes = Eroi { $number }
seat-zombies = Zombie { $number }
seat-martians = Marziani { $number }

place-alone = { $place }
place-room = { $room }, { $building }
place-part = { $place }, { $part ->
     [n] lato nord
     [ne] angolo nord-est
     [e] lato est
     [se] angolo sud-est
     [s] lato sud
     [sw] angolo sud-ovest
     [w] lato ovest
     [nw] angolo nord-ovest
    *[middle] centro
    }
place-room-of = { $room }, { $building }
place-part-of = { $place }, { $part ->
     [n] lato nord
     [ne] angolo nord-est
     [e] lato est
     [se] angolo sud-est
     [s] lato sud
     [sw] angolo sud-ovest
     [w] lato ovest
     [nw] angolo nord-ovest
    *[middle] centro
    }
place-street = strada { $part ->
     [n] a nord di
     [ne] a nord-est di
     [e] a est di
     [se] a sud-est di
     [s] a sud di
     [sw] a sud-ovest di
     [w] a ovest di
     [nw] a nord-ovest di
    *[middle] presso
    } «{ $place }»
place-woods = bosco { $part ->
     [n] a nord di
     [ne] a nord-est di
     [e] a est di
     [se] a sud-est di
     [s] a sud di
     [sw] a sud-ovest di
     [w] a ovest di
     [nw] a nord-ovest di
    *[middle] presso
    } «{ $place }»
place-beside = { $part ->
     [n] a nord di
     [ne] a nord-est di
     [e] a est di
     [se] a sud-est di
     [s] a sud di
     [sw] a sud-ovest di
     [w] a ovest di
     [nw] a nord-ovest di
    *[middle] su
    } «{ $place }»
place-open = terreno aperto

model-zombie = Zombie { $number }
model-zombie-hero = Eroe Zombie { $hero }

deck-hero = Mazzo Eroi
deck-zombie = Mazzo Zombie
discard-hero = Scarti degli Eroi
discard-zombie = Scarti degli Zombie
type-item = Oggetto
type-event = Evento
type-zombie-event = Evento Zombie
set-base = Gioco base
set-advanced = Gioco avanzato
card-bar-fight = Carta Combattimento
card-bar-play-immediately = Gioca immediatamente
card-bar-remains-in-play = Resta in gioco
building-stands = Sul tabellone { $board }.
pick-up = Si può prendere: { $card }

keyword-ammo = Munizioni
keyword-animal = Animale
keyword-double-handed = A due mani
keyword-explosive = Esplosivo
keyword-female = Donna
keyword-fire = Fuoco
keyword-first-aid = Pronto soccorso
keyword-flare = Razzo
keyword-gun = Arma da fuoco
keyword-hand-weapon = Arma da mischia
keyword-heroic = Eroica
keyword-holy = Religioso
keyword-law-enforcement = Forze dell'ordine
keyword-lights-out = Luci spente
keyword-male = Uomo
keyword-random-building = Edificio casuale
keyword-ranged-weapon = Arma a distanza
keyword-spawning-pit = Pozzo
keyword-strange = Strano
keyword-student = Studente
keyword-taken-over = Conquistato
keyword-townsfolk = Cittadini
keyword-weapon = Armi

profile-original-basic = Originale, base
    .text = Il gioco base del 2007: 40 carte per parte, uno scenario, chi muore è fuori. Il modo migliore per cominciare.
profile-original-advanced = Originale, avanzato
    .text = Il gioco avanzato del 2007: 60 carte per parte, cinque scenari, esplosivi ed Eroi morti che possono rialzarsi.
profile-complete = Completo
    .text = Le regole raccolte negli anni: gli Eroi tirano prima di scegliere, chi muore si rialza come Zombie e arriva un Eroe nuovo, le porte chiuse restano chiuse.

marker-destroyed-pit = Pozzo distrutto
marker-fire = Incendio
marker-gas = Benzina
marker-number-counter = Contatore numerato
marker-objective = Dove gli Eroi devono andare ora
marker-lights-out = Luci spente
marker-locked-door = Porta chiusa
wall-north = muro nord ({ $building }) ({ $space })
wall-east = muro est ({ $building }) ({ $space })
wall-south = muro sud ({ $building }) ({ $space })
wall-west = muro ovest ({ $building }) ({ $space })
marker-old-betsy = Old Betsy
marker-spawning-pit = Nuovo Pozzo
marker-taken-over = Conquistato
marker-truck = Camioncino
marker-wound = Ferita
marker-zombie-hero = Eroe Zombie

turn-heroes = Turno degli Eroi
turn-zombies = Turno degli Zombie
step-sun = Muovere il sole
step-draw = Pescare carte Zombie
step-spawn-roll = Tirare per i nuovi Zombie
step-move = Muovere gli Zombie
step-fight = Combattimenti
step-place = Piazzare i nuovi Zombie
step-activate = Attivare gli Eroi
step-move-action = Muovere o cercare
step-exchange = Scambiare oggetti
step-ranged-attack = Attacco a distanza

stat-black-zone = Zona Nera
stat-health = Salute
stat-hunger = Fame
stat-pool = Riserva degli Zombie
stat-round = Round
stat-sun = Sole
stat-wounds = Ferite

error-bad-config = Questa partita non si può preparare: { $detail }
error-bad-dice = Un dado va da 1 a 6.
error-bad-json = Questa riga non è un oggetto JSON.
error-bad-situation = Questa posizione non si può giocare: { $detail }
error-game-over = La partita è finita.
error-illegal-option = Non è una delle scelte di questo momento.
error-no-game = Non è iniziata nessuna partita.
error-unknown-command = Questo comando non esiste: { $detail }
error-unknown-id = Qui niente si chiama { $detail }.

## Quanto siamo sicuri di ciò che è stampato

doubt-partial = il testo stampato è stato visto solo in parte: è la nostra lettura
doubt-proposed = il testo stampato non è stato visto: fatto su misura del nome
doubt-designed-here = pianta nostra: quella stampata non è stata vista
doubt-corrected = corretto da chi possiede la scatola
