### Last Night on Earth al tavolo nel browser.

web-turn = { $turn ->
        [heroes] Turno degli Eroi
       *[zombies] Turno degli Zombie
    }
web-phase = { $round ->
        [0] Preparazione
       *[other] Round { $round } · { $turn ->
            [heroes] turno degli Eroi
           *[zombies] turno degli Zombie
        }
    }

## Momenti in cui si possono giocare carte, come elenco di ciò che si salta

window-zombie-turn-start = l’inizio del turno degli Zombie
window-before-zombies-move = prima che gli Zombie si muovano
window-zombies-moving = mentre gli Zombie si muovono
window-zombie-turn-end = la fine del turno degli Zombie
window-before-raid = prima di un attacco a un generatore
window-raid = attaccando un generatore
window-building-rolled = quando si tira un edificio casuale
window-fended-off = quando uno Zombie è respinto
window-hero-turn-start = l’inizio del turno degli Eroi
window-hero-activates = prima che un Eroe agisca
window-hero-turn-end = la fine del turno degli Eroi
window-move-rolled = dopo un tiro per il movimento
window-at-the-door = davanti a una porta
window-fight-begins = prima di un combattimento
window-six-rolled = quando esce un 6
window-fight = durante un combattimento
window-zombie-beaten = quando uno Zombie è battuto
window-card-played = quando si gioca una carta
window-about-to-wound = prima di una ferita
window-hero-wounded = dopo una ferita
window-break-test = quando un’arma può rompersi
window-killed-by-gun = quando un’arma da fuoco ha ucciso

## Il tavolo

web-scenario = Scenario
web-scenario-others = { $count ->
        [one] un altro tra cui scegliere
       *[other] altri { $count } tra cui scegliere
    }
web-length = { $rounds } round, circa { $minutes } minuti
web-heroes = Eroi
web-choose-heroes = Scegline fino a quattro, o nessuno per una squadra a caso.
web-boards = Tabelloni
web-choose-boards = Scegline quattro, in senso orario da in alto a sinistra, o nessuno per una cittadina a caso.
web-campaign = Campagna: partite giocate { $done } su { $of }
web-campaign-kept = se l'è cavata con { $cards }
web-campaign-survived = se l'è cavata a mani vuote
web-campaign-lost = non ce l'ha fatta
web-campaign-next-game = Adesso un altro Eroe esce da solo.
web-campaign-next-scenario = { $left ->
        [one] Adesso tocca a uno scenario intero, con l'unico Eroe rimasto.
       *[other] Adesso tocca a uno scenario intero, con i { $left } Eroi rimasti.
    }
web-campaign-next-lost = Non ce l'ha fatta nessuno: la campagna è finita.
web-campaign-go-game = La prossima partita
web-campaign-go-scenario = Allo scenario finale
web-campaign-plays-on = Prosegui questa campagna
web-campaign-choose-game = Prosegue con lo scenario delle sue partite: scegli quello qui sotto.
web-campaign-choose-scenario = Prosegue con uno scenario intero: scegline uno qui sotto.
web-campaign-forget = Abbandona la campagna
web-switch-as-printed = Scenari e punti come stampati nelle loro scatole
web-switch-extra-turns = Round in più o in meno
web-switch-black-zone-from = Un Eroe si trasforma se il sole è almeno qui (99: mai)
web-switch-last-hero-rule = Un giocatore non resta mai senza Eroi
web-switch-explosive-death-turns = Un Eroe ucciso da un esplosivo può trasformarsi
web-switch-hunger-first = Gli Zombie affamati muovono per primi
web-switch-hunger-for-townsfolk = Gli Zombie hanno fame anche della gente della città
web-switch-discard-open = Le pile degli scarti sono aperte
web-switch-heroes-lost = Eroi morti che perdono la partita (0: come dice lo scenario)
web-switch-zombie-hand = Carte Zombie in mano
web-switch-hero-fight-dice = Dadi di lotta di un Eroe
web-switch-locked-door-permanent = Una porta chiusa a chiave resta chiusa
web-switch-barricades-from-outside = I muri si barricano anche da fuori
web-switch-zombies-may-spare = Uno Zombie solo con un Alleato non è obbligato ad attaccare
web-switch-doors-each-time = Porte per ogni volta di Porte in più
web-switch-grave-dead-in-spawn-roll = I Morti della tomba contano nel tiro per i nuovi Zombie
web-switch-horde-models = Un'Orda di 21
web-switch-horde-models-red = prende gli Zombie rossi, che nient'altro usa
web-switch-horde-models-any = va con i Morti della tomba e gli Untori
web-switch-balance-dots = Gli scenari danno punti per comprare regole speciali
web-switch-always-rules = Alcune regole speciali valgono in ogni partita (Morti della tomba)
web-switch-reduced-hero-deck = Un mazzo degli Eroi di 65 carte
web-switch-redraw-search-cards = Nessuno inizia con una carta che va trovata
web-switch-movement-roll = Tiro di movimento
web-switch-movement-roll-optional = prima la scelta, poi il tiro
web-switch-movement-roll-mandatory = prima il tiro, poi la scelta
web-switch-hero-death = Un Eroe morto
web-switch-hero-death-removed = è fuori dal gioco
web-switch-hero-death-black-zone = si trasforma se il sole è alto o se era l’ultimo di un giocatore
web-switch-hero-death-always = si trasforma, e arriva un nuovo Eroe
web-switch-pinch-points = Fra gli angoli di edifici che si toccano
web-switch-pinch-points-blocked = non passa nessuno
web-switch-pinch-points-agility-test = passa chi supera una prova di Agilità
web-switch-pinch-points-students = passano gli Studenti
web-switch-pinch-points-two-health = passano gli Eroi con due caselle Salute o meno
web-switch-spawn-model = I nuovi Zombie
web-switch-spawn-model-simple = si possono tenere da parte
web-switch-spawn-model-points = sono Punti Arrivo e vanno usati
web-switch-board-option = I tabelloni
web-switch-board-option-standard = una città di quattro tabelloni
web-switch-board-option-forest-mixed = boschi tra i tabelloni della città
web-switch-board-option-forest-ring = la città in un anello di foresta
web-switch-board-option-town-ring = la città in una città più grande
web-switch-board-option-forest-only = soltanto foresta
web-switch-missing-start = Un Eroe la cui partenza non è sul tabellone
web-switch-missing-start-centre = parte dal centro, con una carta
web-switch-missing-start-choice = sceglie: il centro con una carta, o un edificio a caso senza
web-switch-extra-zombie-control = Con due giocatori Zombie, uno Zombie Eroe è
web-switch-extra-zombie-control-killer = di chi lo ha ucciso
web-switch-extra-zombie-control-alternate = dell’uno e dell’altro a turno
web-switch-barricades = Barricate
web-switch-barricades-off = no
web-switch-barricades-scenario = secondo lo scenario
web-switch-barricades-on = sì
web-switch-survival-decks = Oggetti unici, Tattiche di sopravvivenza
web-switch-survival-decks-off = no
web-switch-survival-decks-scenario = secondo lo scenario
web-switch-survival-decks-on = sì
web-switch-combining = Oggetti combinati
web-switch-combining-off = no
web-switch-combining-on = sì
web-switch-grave-dead-table = La capacità dei Morti della tomba si tira
web-switch-grave-dead-table-d6 = con un dado, come dice la loro scatola
web-switch-grave-dead-table-d36 = con due dadi, come dice il Complete Rulebook
web-switch-experience = Esperienza e Miglioramenti
web-switch-experience-off = no
web-switch-experience-heroes = solo gli Eroi
web-switch-experience-zombies = solo gli Zombie
web-switch-experience-on = sì
web-switch-fire-rules = Incendi
web-switch-fire-rules-off = no
web-switch-fire-rules-on = sì
web-switch-fire-limit = Incendi al massimo
web-switch-gas-fire = La benzina che esplode lascia
web-switch-gas-fire-spreads-twice = un incendio che si propaga subito due volte
web-switch-gas-fire-new-fire = un incendio nuovo
web-switch-grave-weapons = Armi della tomba
web-switch-grave-weapons-off = no
web-switch-grave-weapons-scenario = secondo lo scenario
web-switch-grave-weapons-on = sì
web-switch-champions = Campioni Zombie
web-switch-champions-off = no
web-switch-champions-scenario = secondo lo scenario
web-switch-champions-on = sì
web-switch-champion-pool = Campioni disponibili
web-switch-champion-pool-scenario = come dice lo scenario
web-switch-champion-pool-full = tutti
web-switch-zombie-players = Giocatori Zombie
web-switch-zombie-players-0 = secondo la tabella del 2007
web-switch-zombie-players-1 = uno
web-switch-zombie-players-2 = due
web-sun = Il sole è a { $sun } su { $rounds }
web-street = Strada
web-woods = Bosco
web-map = tutto il tabellone
web-barricade = { $count ->
    [0] Barricata
    [1] Barricata con 1 segnalino Rinforzo
   *[other] Barricata con { $count } segnalini Rinforzo
}
web-barricade-effect = Uno Zombie passa con 4+; prima deve strappare ogni segnalino Rinforzo
web-barricade-price = Per barricare questo muro: al posto di muovere, con un movimento di 4 o più, da uno spazio che lo tocca; o per una ferita dopo il movimento
web-edge-in = Da qui entrano gli Zombie
web-edge-out = Gli Zombie che arrivano qui lasciano la mappa: si contano
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
web-optional-pit-here = pozzo facoltativo
web-generator = { $damage ->
    [0] Generatore, intatto
   *[other] Generatore, danneggiato: un'altra volta lo distrugge
}
web-fire-old = incendio, nella prossima Fase del Fuoco si spegne con { $out } o meno e si propaga con 5 o 6
web-fire-new = incendio nuovo, si propaga solo dopo la prossima Fase del Fuoco
web-building-line = { $building }: numeri { $numbers }, oggetto da raccogliere { $card }
web-health = { $left } punti salute su { $health }
web-dead = morto
web-acted = ha già agito
web-fight = Combattimento
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
web-roll-generator = Generatore
web-roll-infected = Infezione
web-roll-burning = Nel fuoco
web-roll-fire = Incendio
web-roll-fire-direction = Frecce dell'incendio
web-roll-light = Attraverso il fuoco
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
web-killed-zombies = Zombie uccisi
web-killed-heroes = Eroi perduti
web-pool = Zombie rimasti nella riserva
web-spawn-tokens = Punti Risveglio messi da parte per { $what }: { $count }
web-piles = Mazzi
web-hero-deck = Mazzo Eroi: { $count }
web-other-deck = { $deck }: { $count }
web-zombie-deck = Mazzo Zombie: { $count }
web-may-be-found = { $deck }: cosa si può ancora trovare ({ $count })
web-all-discards = { $deck }: scarti ({ $count })
web-combined = combinato con
web-discards = Ultimo scarto
web-in-play = In gioco
web-townsfolk = Cittadini
web-won-heroes = Gli Eroi sono vivi
web-won-zombies = La cittadina è perduta
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
coach-lnoe-welcome = È l’ultima ora della notte. Tu guidi due Eroi; i morti sono un bot. Raggiungete lo scopo prima che il sole tramonti e la città è salva. Tutto ciò che puoi fare è nella barra qui sotto e brilla sul tabellone.
coach-lnoe-place-hero = Ogni Eroe comincia da qualche parte. Scegli uno degli spazi che brillano.
coach-lnoe-activate-hero = Gli Eroi agiscono uno dopo l’altro, nell’ordine che preferisci. Scegline uno dal ritratto o dalla barra. I cuori dicono quanto può ancora sopportare.
coach-lnoe-move-action = Prima l’Eroe si muove o cerca. In un edificio, cercare fa pescare una carta, e una buona arma vale la strada: la porta della palestra è subito a nord di Billy. All’aperto, tira per muovere.
coach-lnoe-move-hero = Gli spazi dorati sono a un passo, quelli azzurri alla portata del tiro: scegline uno qualsiasi o trascina lì l’Eroe. I muri si passano dalle porte. Puoi fermarti quando vuoi. Entrare dove c’è uno Zombie ferma il movimento.
coach-lnoe-exchange = Gli Eroi nello stesso spazio possono passarsi gli oggetti. Quando va bene così, scegli fatto.
coach-lnoe-ranged-attack = Con un’arma da fuoco puoi sparare a ciò che vedi. Fermati su un bersaglio e appare la linea di vista.
coach-lnoe-fight = Si combatte. Tu tiri due dadi, lo Zombie uno; conta il dado più alto e il pareggio è dello Zombie. Se vinci con una coppia è morto, altrimenti è solo respinto. La barra mostra le tue probabilità.
coach-lnoe-window = Qui puoi rispondere con una carta o un’abilità, oppure passare. Se questi momenti ti annoiano, puoi toglierli proprio da qui.
coach-lnoe-move-zombies = Gli Zombie muovono di uno spazio e attraversano i muri. Scegli uno Zombie, poi dove va. Chi ha fame ed è accanto a un Eroe deve andare da lui.
coach-lnoe-place-zombie = Nuovi Zombie strisciano fuori dai Pozzi. Scegli un Pozzo.
coach-lnoe-discard-and-draw = Prima di pescare puoi buttare una carta per fare posto.
coach-lnoe-end = Questa era la notte. Rivedila, oppure comincia la prossima.
coach-lnoe-wait = Tocca ai morti. Guarda il tabellone; la cronaca dice che cosa succede e perché.
task-lnoe-activate = attiva un Eroe
task-lnoe-move = tira e cammina
task-lnoe-search = cerca in un edificio
task-lnoe-shoot = spara
task-lnoe-fight = lotta con uno Zombie
task-lnoe-survive = resisti al loro turno

## La scena: che cosa è successo, in poche parole

stage-moved = { $who } si muove.
stage-placed = { $who } è qui.
stage-spawn = { $come ->
        [yes] In questo turno ne arrivano altri.
       *[no] In questo turno non ne arrivano altri.
    }
stage-played = { $side ->
        [zombies] Gli Zombie giocano { $card }.
       *[other] Gli Eroi giocano { $card }.
    }
stage-used = { $who }: { $what }
stage-canceled = { $card } non ha effetto.
stage-attacked = { $who } spara: { $card }
stage-missed = { $who } manca il bersaglio.
stage-searched = { $who } cerca.
stage-found = { $who } trova { $card }.
stage-fight-card = { $who } combatte con { $card }.
stage-drawn = Peschi { $card }.
stage-found-hidden = { $who } trova qualcosa.
stage-broke = { $card } si rompe.
stage-no-ammo = { $card } è senza colpi.
stage-lost-turn = { $who } perde il turno.
stage-fight = { $result ->
        [kills] { $hero } uccide { $zombie }.
        [holds] { $hero } respinge { $zombie }.
        [tie] Parità: { $zombie } vince contro { $hero }.
       *[lost] { $zombie } batte { $hero }.
    }
stage-wounded = { $left ->
        [0] { $who } cade per le ferite.
        [one] Una ferita per { $who }: resta un cuore.
       *[other] Una ferita per { $who }: restano { $left } cuori.
    }
stage-prevented = { $by } salva { $who }.
stage-healed = { $who } sta meglio.
stage-killed = { $who } muore per sempre.
stage-died = { $who } muore.
stage-turned = { $who } si rialza, ed è uno di loro.
stage-marker = { $on ->
        [yes] { $marker }
       *[no] Via: { $marker }
    }
stage-joins = { $who } viene in aiuto.
web-score-zombies = Zombie uccisi: { $count }
web-score-heroes = Eroi perduti: { $count }

## Scelte che possono mancare

web-missing-roll-movement = movimento
web-missing-search = ricerca
web-missing-search-in = ricerca: { $deck }
web-missing-build = barricata
web-missing-pick-up = raccolta
web-missing-attack = sparo
web-missing-fight = combattimento
web-missing-give = scambio
web-missing-done = fine della fase

## Regole speciali

web-special-rules = Regole speciali
web-special-text = Ogni regola vale dei punti. Finché le due parti ne hanno spesi altrettanti, la partita resta equa; alcuni scenari ne danno qualcuno in più a una parte.
web-special-in-game = Ogni parte compra le sue regole quando la partita comincia
web-special-dots = Punti per ogni parte, oltre a quelli dello scenario
web-special-now = Scegli adesso le regole
web-special-bought = { $count ->
        [0] quanto dà lo scenario
        [one] un punto a testa
       *[other] { $count } punti a testa
    }
web-special-needs = solo con { $rules }
web-special-bars = non con { $rules }
web-special-none = nessuna
web-special-neither = Per nessuna delle due parti
web-special-even = Le due parti sono pari.
web-special-uneven = { $side ->
        [heroes] { $count ->
            [one] Un altro punto agli Eroi pareggerebbe.
           *[other] Altri { $count } punti agli Eroi pareggerebbero.
        }
       *[zombies] { $count ->
            [one] Un altro punto agli Zombie pareggerebbe.
           *[other] Altri { $count } punti agli Zombie pareggerebbero.
        }
    }
web-dots-spent = { $spent } punti su { $count }
web-dots-even = { $count ->
        [0] Le due parti sono pari.
        [one] Un altro punto e siete pari.
       *[other] Altri { $count } punti e siete pari.
    }
web-surprise = Sorprendici
web-surprise-text = I dadi scelgono scenario, tabelloni, Eroi e regole speciali.

## Come si gioca, in dieci disegni

how-last-night-on-earth-goal = Di che si tratta
    .text = Una notte. Lo scenario dice che cosa devono fare gli Eroi e che cosa vogliono i morti. Il Tracciato del Sole conta i turni: quando finisce, è finita.
how-last-night-on-earth-round = Un turno
    .text = Prima tocca ai morti, poi a ogni Eroe, nell’ordine che si vuole.
how-last-night-on-earth-move = Un Eroe si muove
    .text = Tira un dado: tanti spazi, dritto o in diagonale. Con uno Zombie nello spazio la camminata è finita.
how-last-night-on-earth-doors = Muri e porte
    .text = Gli Eroi entrano ed escono dalle porte, e mai in diagonale. I morti non conoscono porte: passano i muri.
how-last-night-on-earth-search = Oppure cerca
    .text = In un edificio un Eroe può cercare invece di muoversi: la prima carta del mazzo, o ciò che l’edificio offre.
how-last-night-on-earth-cards = Le carte
    .text = Gli oggetti stanno con l’Eroe che li ha trovati. Gli eventi restano nascosti in mano finché viene il loro momento. Anche i morti hanno carte.
how-last-night-on-earth-shoot = Sparare
    .text = Dopo il movimento un Eroe può attaccare a distanza ciò che vede e che è a portata. La carta dice che cosa tirare.
how-last-night-on-earth-hunger = I morti affamati
    .text = Ogni Zombie si muove di uno spazio. Accanto a un Eroe deve andare da lui, e non se ne va più.
how-last-night-on-earth-fight = Un combattimento
    .text = Chi sta nello stesso spazio combatte: due dadi contro uno, conta il più alto, il pareggio è dello Zombie. Vincere lo respinge; vincere con una coppia lo uccide.
how-last-night-on-earth-wounds = Le ferite
    .text = Un combattimento perso è una ferita. Con l’ultimo cuore l’Eroe è morto, e può rialzarsi dall’altra parte.
web-experience = { $count } Esperienza
web-upgrades = Miglioramenti
web-boosted = potenziato
web-shop = Miglioramenti per Esperienza
web-shop-boost = Potenzia { $card }
web-shop-price = { $price } Esperienza
web-shop-short = ne mancano { $count }
web-shop-may-come = Possono uscire { $count } carte diverse
