# Blood in the Forest in parole: carte, Eroi, luoghi, scenari.

box-blood-in-the-forest = Blood in the Forest (2013)

### Tipi di miniature.

model-behemoth = Colosso { $number }
model-feral-dead = Morto feroce { $number }

kind-of-model-behemoth = Colosso Zombie
    .text = Muove di D3 spazi, tira due dadi combattimento, ha tre caselle Salute e ignora ogni ferita con 4+. Quando vince un combattimento, ogni 6 naturale dei suoi dadi è una ferita in più.
kind-of-model-feral-dead = Morto feroce
    .text = Muove di due spazi. Un Eroe battuto da lui deve combatterlo ancora subito, finché perde o l’Eroe è morto.

kind-place-zombie-behemoth = Dove arriva il Colosso?
kind-place-zombie-feral-dead = Dove arriva il Morto feroce?
option-buy-behemoth = Un Colosso Zombie, 6 Punti e 3 Esperienza
option-buy-feral-dead = Un Morto feroce, 2 Punti e 1 Esperienza
bought-behemoth = un Colosso Zombie
bought-feral-dead = un Morto feroce

### Regole speciali.

special-zombie-champions = Campioni Zombie
    .text = Morti feroci e Colossi Zombie, ognuno per una volta sola: costano Punti Risveglio, che si possono mettere da parte per loro, ed Esperienza. Una volta: 3 e 1; due volte: tutti. In cambio ogni Eroe comincia con una carta per ogni volta, a meno che non ci siano sempre.

## -- boards

special-airfield = Aeroporto
    .text = Il campo d'aviazione è il centro della città.
special-forest-only-board = Solo foresta
    .text = Non c'è città: il Centro della foresta, quattro tabelloni dritti e i quattro della foresta.
special-forest-ring = Anello di foresta
    .text = Tutto attorno alla città ci sono tabelloni di foresta, su 18 per 18 spazi.
special-town-ring = Anello di città
    .text = Attorno alla città ci sono altri quattro tabelloni di città e quattro strisce d'erba.

board-airfield = Campo d'aviazione
board-bf-old-cabin = Vecchia capanna
board-bf-ranger-station = Stazione dei ranger e pozzo della miniera
board-bf-straight-1 = Tabellone dritto 1, foresta
board-bf-straight-1-grass = Tabellone dritto 1, erba
board-bf-straight-2 = Tabellone dritto 2, foresta
board-bf-straight-2-grass = Tabellone dritto 2, erba
board-bf-straight-3 = Tabellone dritto 3, foresta
board-bf-straight-3-grass = Tabellone dritto 3, erba
board-bf-straight-4 = Tabellone dritto 4, foresta
board-bf-straight-4-grass = Tabellone dritto 4, erba
board-bf-thrashers-mill = Mulino di Thrasher
board-bf-tower-relay = Torre ripetitore
board-forest-center = Centro della foresta

building-mine-shaft = Pozzo della miniera
building-old-cabin = Vecchia capanna
building-ranger-station = Stazione dei ranger
building-thrashers-mill = Mulino di Thrasher
building-tower-relay = Torre ripetitore
building-bf-old-cabin-forest-1 = Bosco della capanna
building-bf-old-cabin-forest-2 = Tana del lupo
building-bf-old-cabin-forest-3 = Pini storti
building-bf-ranger-station-forest-1 = Bosco dei ranger
building-bf-ranger-station-forest-2 = Macchia del gufo
building-bf-straight-1-forest-1 = Forra delle felci
building-bf-straight-1-forest-2 = Frassineto
building-bf-straight-2-forest-1 = Betulleto
building-bf-straight-2-forest-2 = Covo della volpe
building-bf-straight-3-forest-1 = Bosco vecchio
building-bf-straight-3-forest-2 = Roveto
building-bf-straight-4-forest-1 = Bosco del cacciatore
building-bf-straight-4-forest-2 = Pini muti
building-bf-thrashers-mill-forest-1 = Bosco del mulino
building-bf-thrashers-mill-forest-2 = Bosco della forca
building-bf-thrashers-mill-forest-3 = Conca nera
building-bf-tower-relay-forest-1 = Bosco del ripetitore
building-bf-tower-relay-forest-2 = Macchia dei cervi
building-bf-tower-relay-forest-3 = Piede della rupe

area-airfield = Campo d'aviazione
area-clearing = Radura
area-runway = Pista

### Carte ed Eroi.

## Mazzo Eroi

card-bear-trap = Bear Trap
    .text = Durante il tuo movimento, scartala per mettere una trappola nel tuo spazio: il primo Zombie che entra si ferma ed è colpito con 3+; poi la trappola sparisce.
card-climbing-rope = Climbing Rope
    .text = Chi la porta, o un altro Eroe nello stesso spazio, può superare la Rupe come uno spazio di movimento. Scartala: chi la porta passa un muro, o lascia un combattimento prima dei dadi.
mode-climbing-rope-climb = attraverso un muro
mode-climbing-rope-cancel-fight = lascia il combattimento
card-emergency-radio = Emergency Radio
    .text = Una volta per turno Eroi, scarta la prima carta Eroe, guarda le due seguenti e rimettile nell’ordine che vuoi. Oppure scarta la radio: prendi un evento Cittadini dagli scarti Eroi.
mode-emergency-radio-listen = guarda le prossime carte
mode-emergency-radio-fetch = scartala per un evento Cittadini
card-frank-forest-ranger = Frank, Forest Ranger
    .text = Annulla un combattimento all’aperto o nella foresta. Oppure, in ogni momento: fino alla fine del turno un Eroe vede attraverso le foreste e aggiunge 1 agli attacchi a distanza.
mode-frank-forest-ranger-cancel-fight = annulla il combattimento
mode-frank-forest-ranger-aim = un Eroe mira meglio
card-hunting-bow = Hunting Bow
    .text = Gittata 4, non è un’arma da fuoco. Uno Zombie è colpito con 4+, con 3+ se uno dei due è nella foresta. Dopo il tiro: con 1 o 2 scartalo.
card-hunting-knife = Hunting Knife
    .text = Bonus di combattimento: uno in più su uno dei tuoi dadi. Non conta tra le armi che puoi portare. Si rompe con 1.
card-hurst-survivalist = Hurst, Survivalist
    .text = In ogni momento tranne in combattimento: un Eroe pesca una carta Tattiche di sopravvivenza o Oggetti unici. Oppure un Eroe guarisce una ferita e perde un segnalino Infetto.
mode-hurst-survivalist-draw = una carta di un mazzo Sopravvivenza
mode-hurst-survivalist-heal = guarigione
card-prayer-book = Prayer Book
    .text = Arriva con 3 segnalini Fede. Nel tuo combattimento, togline uno per tirare un dado in più, due se sei Santo; scartalo con l’ultimo.
card-trail-map = Trail Map
    .text = Il tuo movimento è di uno in più se cominci nella foresta o su una mappa foresta. Scartala quando si è tirato un edificio casuale: si tira di nuovo.
mode-trail-map-reroll-building = tira di nuovo l’edificio

## Mazzo Zombie

card-blood-in-the-forest = Blood in the Forest
    .text = Giocala subito. Resta in gioco: gli Zombie nella foresta tirano un dado in più e possono muovere di due spazi se cominciano lì.
card-chewing-through = Chewing Through
    .text = Carta Combattimento: le ferite di questo Zombie in questo combattimento non si possono evitare. Contro un generatore, uno in più su ogni suo dado.
card-dark-forest = Dark Forest
    .text = Alla fine di un turno Zombie: metti D6 Zombie della tua riserva in spazi foresta diversi senza Eroi. Senza foreste, D3 sui Pozzi.
card-hungry-for-brains = Hungry for Brains
    .text = Carta Combattimento: un dado in più per ogni ferita che l’Eroe ha già, al massimo tre.

## Eroi

hero-agent-carter = Agent Carter
    .title = FBI
ability-agent = Agente
    .text = Comincia con una Pistola.
ability-hunt-for-information = A caccia di notizie
    .text = Dove potrebbe cercare, può invece scartare le prime tre carte Eroe e pescarne due.
hero-sister-ophelia = Sister Ophelia
    .title = Suora redenta
ability-dark-past = Passato oscuro
    .text = Quando uccide uno Zombie in combattimento, guarisce una ferita con 4+.
ability-redemption = Redenzione
    .text = In un suo combattimento può prendere una ferita: con 3+ il combattimento è annullato.

marker-bear-trap = Tagliola

kind-choose-top-card = Quale delle due carte viene prima?
event-cured = { $who } perde un segnalino Infetto.
event-caught = { $who } mette il piede nella tagliola.
event-roll-redemption = { $who } tira { $dice } per la redenzione.
event-roll-solace = { $who } tira { $dice } per guarire.
event-roll-trap = { $who } nella tagliola: { $dice }; con 3+ fa male.

### Il recupero e il suo scenario.

scenario-salvage-mission = Missione di recupero
    .story = L’aereo è sceso sul vecchio campo, e non ripartirà vuoto. Ciò per cui è venuto è là fuori, in città o nei boschi.
    .objective = Un dado dice quale: portate 3 Provviste all’Aereo, o i due Sopravvissuti, o trovate e uccidete il Super Colosso; in ogni caso con 2 Eroi all’Aereo alla fine; vincete subito. Tutti gli Eroi cominciano lì. Chi finisce il movimento dove c’è un segnalino Recupero può girarlo.
    .zombies = Uccidete 2 Eroi (3 se cacciano il Colosso), o fate tramontare il sole. Arrivano Zombie ogni turno; sei Morti feroci aspettano nei boschi, e quelli uccisi tornano.
reason-supplies-flown-out = le provviste sono a bordo
reason-survivors-flown-out = i sopravvissuti sono a bordo
reason-largest-of-the-dead-slain = il più grande dei morti è abbattuto

mission-pit-stop = Pit Stop
mission-distress-call = Richiesta d’aiuto
mission-zombie-hunt = Caccia allo Zombie

special-salvage-tokens = Segnalini Recupero
    .text = Sedici segnalini coperti, due su ogni mappa città e uno su ogni mappa foresta. Un Eroe che finisce lì il movimento può girarne uno: provviste, un sopravvissuto, una ricerca gratis, niente, o peggio.

model-super-behemoth = Super Colosso
kind-of-model-super-behemoth = Super Colosso
    .text = Un Colosso Zombie con cinque caselle Salute.

marker-airplane = Aereo
marker-salvage = Recupero
marker-supplies = Provviste

kind-choose-champion = Qualcosa di enorme aspetta nel buio. Chi arriva?
event-mission = La missione: { $mission }.
event-roll-mission = Il dado per la missione: { $dice }.
event-salvaged-nothing = { $who } non trova niente.
event-salvaged-supplies = { $who } trova provviste.
event-salvaged-free-search = { $who } trova qualcosa che vale una ricerca.
event-salvaged-survivor = { $who } trova un sopravvissuto.
event-salvaged-zombie-attack = Forse uno Zombie aspetta { $who }!
event-salvaged-zombie-champion = { $who } è davanti a qualcosa di enorme!

### Potenziamenti Zombie.

card-overcome-by-fear = Overcome By Fear
    .text = Una volta, in ogni momento: fino al prossimo turno Zombie un Eroe tira un dado combattimento in meno e non può entrare in spazi con Zombie.
mode-overcome-by-fear-weaken = spaventa un Eroe
card-secretly-bitten = Secretly Bitten
    .text = Una volta, in ogni momento: un segnalino Infetto su un Eroe con una ferita.
mode-secretly-bitten-infect = infetta un Eroe
card-starving-dead = Starving Dead
    .text = Gli Zombie normali aggiungono 1 al loro dado più alto contro un Eroe con una ferita.
card-youll-only-make-them-mad = You’ll Only Make Them Mad!
    .text = Una volta, quando un Eroe ha ferito uno Zombie: un altro Zombie muove fino a D6 spazi verso quell’Eroe.
mode-youll-only-make-them-mad-walk = arriva un altro Zombie

### The scenarios of Blood in the Forest.

scenario-escape-in-the-plane = Fuga in aereo
    .story = Un piccolo aereo aspetta sulla pista col serbatoio vuoto. Qualcuno sa pilotarlo; nessuno conosce la rotta oltre i monti.
    .objective = Scoprite i segnalini numerati al posto di una ricerca finché trovate i Piani di volo: un dado dice quale dei sei sono. Un Eroe presso l'Aereo usa l'Azione di movimento per scartare la Benzina, o un segnalino della Tanica, e fa il pieno. Vincete appena ci sono 2 Eroi presso l'Aereo, uno di loro Pilota e uno con i Piani di volo. Due Eroi a caso sono Piloti, e chi lo è comunque.
    .zombies = Uccidete 3 Eroi, o tutti i Piloti, o fate tramontare il sole.
reason-pilots-killed = non resta nessuno che sappia volare
reason-plane-escaped = l'aereo decolla
option-fuel-up = Fai il pieno all'aereo
event-fuelled-up = { $who } fa il pieno all'aereo.
event-chosen-pilot = { $who } sa volare.
objective-fuel-up = { $done ->
        [0] l'aereo è ancora senza carburante
       *[other] l'aereo ha il pieno
    }

scenario-lost-in-the-woods = Persi nel bosco
    .story = Notte sul campo, e nessuna via del ritorno. Un ranger ha perso là fuori un trasmettitore; alla torre ripetitore chiamerebbe aiuto.
    .objective = Trovate il Trasmettitore: otto segnalini numerati stanno sui due tabelloni più lontani dalla Torre ripetitore, e un dado dice quale è. Un Eroe rinuncia a una ricerca per scoprirne uno, anche nel bosco. Vincete appena è nella Torre ripetitore con 2 Eroi. Tutti partono dal Campo, dove si può cercare.
    .zombies = Uccidete 3 Eroi, o fate tramontare il sole. Cominciate con tre dadi di Zombie dove volete tranne che al centro, uno per spazio, e ne arrivano a ogni turno.
reason-transponder-at-the-relay = il ripetitore chiama aiuto

marker-camp-site = Campo
marker-flight-plans = Piani di volo
marker-pilot = Pilota
marker-radio-transponder = Trasmettitore

### Le regole che porta la scatola, per numero.

rule-3-2-4 = Prende il posto del Town Center quando lo scenario lo dice.
    .title = Il tabellone dell’aeroporto
rule-3-2-7 = È il tabellone centrale della foresta, usato quando lo scenario lo dice.
    .title = Il centro della foresta
rule-3-2-9 = Quattro tabelloni stretti con alberi da un lato ed erba dall’altro, per gli anelli e per la foresta.
    .title = Tabelloni diritti
rule-3-3-4-1 = Si possono non usare, e ricevono un secondo Zombie solo quando ogni altro Pozzo ne ha uno.
    .title = Pozzi gialli
rule-3-3-6 = Uno spazio pieno di alberi è uno spazio Foresta, e così quello del mulino.
    .title = Spazi Foresta
rule-3-3-6-1 = Ogni modello in uno spazio Foresta tira un Dado di Combattimento in più.
    .title = Combattere nella foresta
rule-3-3-6-2 = Si vede dentro e fuori da uno spazio Foresta, non attraverso.
    .title = La foresta nasconde
rule-3-3-6-3 = Uno spazio Foresta con numeri si può tirare o scegliere come edificio, ma lì nessuno cerca.
    .title = Foresta con numeri
rule-3-3-8 = Alcuni tabelloni foresta hanno edifici di un solo spazio.
    .title = Edifici di uno spazio
rule-3-3-8-1 = Ogni loro lato e angolo è insieme muro e porta. Perciò si entra, e si vede dentro e fuori, da ogni parte, ma non attraverso.
    .title = Sono edifici come gli altri
rule-3-3-10-3 = Nessuno supera il suo bordo rosso, ma la vista sì.
    .title = La rupe
rule-3-4-2 = Un altro dado dice in quale anello è il tabellone: in quello interno con 1–3, in quello esterno con 4–6.
    .title = Edifici casuali in un anello
rule-3-4-3 = Non si tirano mai, ma si possono scegliere.
    .title = Numeri sui tabelloni diritti
rule-3-4-4 = I dadi indicano i tabelloni a L come sempre; quelli diritti si possono solo scegliere.
    .title = Edifici casuali nella foresta
rule-5-3-2 = I tabelloni a L della foresta si possono pescare fra quelli della città, se i giocatori vogliono.
    .title = Tabelloni foresta in città
rule-5-3-3 = Quasi ogni scenario si può giocare con un anello di foresta intorno alla città.
    .title = Un anello di foresta
rule-5-7-3 = Due Colossi e sei Morti feroci sono pronti, ognuno per una volta.
    .title = La riserva dei Campioni
rule-10-3-2 = Si vede dentro uno spazio Foresta e fuori da esso, non attraverso.
    .title = La vista nel bosco
rule-10-3-7 = Si vede al di là della rupe come se non fosse un muro.
    .title = La rupe
rule-12-3-2 = Un edificio di un solo spazio è distrutto quando il suo incendio fa 6 nella Fase del Fuoco, invece di propagarsi.
    .title = Case di uno spazio
rule-14-5 = Colossi e Morti feroci sono più forti degli altri Zombie e costano anche Esperienza.
    .title = Campioni Zombie
rule-14-5-1 = Un Campione costa Punti Risveglio ed Esperienza.
    .title = Quanto costa un Campione
rule-14-5-1-1 = Chi risveglia Zombie può mettere Punti Risveglio sulla scheda di un Campione, mai più del suo prezzo; vi restano finché arriva.
    .title = Risparmiare per un Campione
rule-14-5-1-2 = Pagati i punti e l’Esperienza, arriva su un Pozzo come gli altri nuovi Zombie, anche nel turno in cui i punti sono stati messi.
    .title = Arriva un Campione
rule-14-5-1-3 = Possono essere in gioco tutti quelli di cui ci sono i modelli.
    .title = Quanti Campioni
rule-14-5-2 = Un Campione ucciso è fuori dal gioco.
    .title = I Campioni arrivano una volta
rule-14-5-3 = Ogni tipo ha le sue abilità.
    .title = Che cosa sanno fare i Campioni
rule-14-5-3-1 = Si muove di D3 spazi, tira due Dadi di Combattimento e ha tre caselle Salute. Se vince, ogni suo 6 naturale è una ferita in più. Ignora qualunque ferita con 4 o più.
    .title = Colossi
rule-14-5-3-2 = Si muove di due spazi. Un Eroe che ha battuto lo affronta subito di nuovo, finché perde o l’Eroe è morto.
    .title = Morti feroci
rule-14-8-1-2 = Un Pozzo giallo si può non usare. Riceve un secondo Zombie solo quando ogni Pozzo, rosso o giallo, ne ha uno.
    .title = Pozzi gialli
rule-16-6-3 = L’aeroporto prende il posto del Town Center.
    .title = L’aeroporto al centro
rule-16-6-5 = La foresta circonda la città.
    .title = Anello di foresta
rule-16-6-5-1 = Intorno ai soliti tabelloni stanno i quattro tabelloni a L della foresta, agli angoli, e i quattro diritti con gli alberi in su.
    .title = Posare l’anello di foresta
rule-16-6-5-2 = Gli Eroi vi pescano dal mazzo Eroi.
    .title = Cercare nell’anello di foresta
rule-16-6-7 = Il centro della foresta, i quattro tabelloni diritti e i quattro a L della foresta; solo quando lo scenario lo dice.
    .title = Solo foresta
rule-16-6-11 = Segnalini nascosti di cui trattano alcune missioni.
    .title = Segnalini Recupero
rule-16-6-11-1 = Stanno coperti su edifici casuali e spazi Foresta con numeri, come dice lo scenario.
    .title = Mettere i segnalini Recupero
rule-16-6-11-2 = Un Eroe che vi finisce il movimento può girarne uno gratis: provviste, un superstite, una ricerca, niente, uno Zombie o un Campione.
    .title = Girare i segnalini Recupero
