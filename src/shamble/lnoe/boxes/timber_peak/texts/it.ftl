# Timber Peak in parole: carte, luoghi, scenari.

box-timber-peak = Timber Peak (2012)

### Gli scenari di Timber Peak.

scenario-blow-up-the-town = Fate saltare la città
    .story = Non c'è modo di liberarsene, e allora deve sparire la città. Qualcuno ha collegato un detonatore alla fontana: ora serve qualcosa da far esplodere.
    .objective = Piazzate esplosivi in un edificio di ciascuno dei quattro tabelloni esterni: un Eroe in un edificio usa l'azione di movimento per scartare un Esplosivo, o un suo segnalino. Non serve un oggetto Fuoco, e un tabellone con tutti gli edifici distrutti non ne ha bisogno. Poi finite un turno degli Eroi con un Eroe al Detonatore, prima del tramonto.
    .zombies = Uccidere 2 Eroi, o tenere in piedi la città fino al tramonto.
reason-town-blown-up = la città salta in aria

scenario-learn-to-survive = Imparare a sopravvivere
    .story = A Timber Peak nessuno è nato combattente. Chi impara più in fretta vedrà il mattino.
    .objective = Ottenete 6 Miglioramenti nel corso della partita. Ogni ferita inflitta da un Eroe porta un segnalino Esperienza; un Miglioramento costa 3, più 1 per ognuno che l’Eroe ha già. Quelli iniziali non contano, quelli persi sì.
    .zombies = Ottenete 4 Miglioramenti a 3 Esperienza l’uno, uccidete 3 Eroi o fate tramontare il sole.
reason-heroes-learnt = gli Eroi hanno imparato a sopravvivere
reason-zombies-learnt = i morti hanno imparato più in fretta

scenario-mountain-of-the-dead = La montagna dei morti
    .story = Quattro generatori tengono accese le luci su Timber Peak. Se tacciono, niente terrà più fuori i morti.
    .objective = Resistete finché il sole tramonta. Prima della partita piazzate 4 Generatori in edifici, uno per edificio; un edificio con uno di essi è al sicuro da Lights Out e Taken Over.
    .zombies = Distruggete 3 Generatori, o uccidete 3 Eroi. Nuovi Zombie arrivano ogni turno.
scenario-radio-for-help = Chiamate aiuto
    .story = La radio arriverebbe a qualcuno, se fosse intera e la corrente reggesse. Quel che le serve è in città, sotto uno di otto numeri.
    .objective = Trovate gli Attrezzi e i Pezzi di ricambio: due dadi dicono quali degli otto segnalini numero sono, e un Eroe rinuncia a una ricerca per girare il segnalino dell'edificio. Vincete con entrambi nella Sala di registrazione alla fine di un turno degli Eroi. Tutti gli Eroi iniziano nella Stazione radio, e un Generatore sta nella Sala di registrazione.
    .zombies = Distruggete il Generatore, uccidete 3 Eroi, o fate calare il sole. Uno Zombie accanto a un Generatore senza Eroi lo attacca e lo danneggia con un dado combattimento di 5 o 6; il secondo danno lo distrugge.
reason-generators-destroyed = i generatori sono distrutti
reason-held-out = gli Eroi resistono fino al mattino
reason-radio-repaired = la radio funziona e i soccorsi sono in arrivo

### Le regole speciali di Timber Peak.

special-generators = Generatori
    .text = Gli Eroi piazzano così tanti Generatori in edifici, uno per edificio. Gli Zombie possono attaccarne uno dove non c'è un Eroe; finché è acceso, Lights Out e Taken Over non contano nel suo edificio.
special-radio-station = Stazione radio
    .text = La Stazione radio sta al centro al posto del Town Center.

### Gli Eroi di Timber Peak e che cosa sanno fare.

hero-alice = Alice
    .title = Cameriera della tavola calda
hero-nikki = Nikki
    .title = Pilota di frontiera

ability-always-on-the-go = Sempre in movimento
    .text = Con un 1 o un 2 al movimento può fare una seconda azione di movimento con lo stesso tiro.
ability-pilot = Pilota
    .text = Inizia con una Signal Flare dal mazzo Eroi.
ability-rescue-gear = Attrezzatura di soccorso
    .text = Scarta un oggetto per curare una ferita sua o di un Eroe con lei, tranne durante un combattimento. Oppure, quando viene giocata una carta Zombie, una volta per carta: con 3+ è annullata.
mode-rescue-gear-heal = cura una ferita
mode-rescue-gear-cancel = annulla la carta con 3+

### Le carte di Timber Peak: il nome com'è stampato, l'effetto con parole nostre.

## Mazzo Eroi: oggetti

card-bandages = Bandages
    .text = Arriva con 3 segnalini. In qualsiasi momento fuori da un combattimento, toglietene uno: un Eroe nel tuo spazio guarisce una ferita. Scartala con l'ultimo.
card-crate-of-dynamite = Crate of Dynamite
    .text = Arriva con 3 segnalini. Con un oggetto Fuoco, toglietene uno per un attacco a distanza contro uno spazio entro 2: ogni Zombie lì muore con 2+, ogni Eroe con 5+. Dove serve un Esplosivo basta un segnalino, o la cassa vuota.
card-fuel-can = Fuel Can
    .text = Arriva con 3 segnalini. Toglietene uno durante il tuo movimento per mettere un segnalino Benzina nel tuo spazio o in uno adiacente, o per tenere una Chainsaw che andrebbe scartata. Dove servono Benzina o un Esplosivo basta un segnalino, o la tanica vuota.
card-hand-axe = Hand Axe
    .text = Bonus di combattimento, una volta per combattimento: tira un dado combattimento in più. Poi si rompe con 1. Oppure lanciala in un attacco a distanza contro uno Zombie entro 2: con 3+ subisce una ferita; scarta l'accetta.
card-pick-axe = Pick Axe
    .text = Bonus di combattimento: ogni 6 naturale che tiri uccide subito lo Zombie. Dopo ogni uso si rompe con 1-2.
card-pistol = Pistol
    .text = Attacco a distanza contro uno Zombie entro 3: con 4+ subisce una ferita. Puoi sparare due volte in un attacco. Se il dado mostra 1 le munizioni sono finite, scartala.
card-police-shotgun = Police Shotgun
    .text = Arriva con 3 segnalini. Attacco a distanza contro uno spazio entro 2: ogni Zombie lì subisce una ferita con 3+. Ogni colpo toglie un segnalino; scartalo con l'ultimo.

## Mazzo Eroi: eventi

card-heros-grit = Hero’s Grit
    .text = Quando un Eroe senza carta Eroica sta per subire una ferita, tira un dado: con 3+ è evitata e questa resta in gioco su quell'Eroe. Scartala in un suo combattimento per ritirare quanti vuoi dei suoi dadi combattimento.
mode-heros-grit-reroll-own-dice = scartala: ritira dadi combattimento
card-miles-the-blast-miner = Miles, the Blast Miner
    .text = In qualsiasi momento tranne durante un combattimento, scegli uno spazio all'aperto: ogni Zombie lì muore con 2+, ogni Zombie accanto subisce una ferita con 5+. Oppure prendi un Esplosivo dagli scarti degli Eroi per un tuo Eroe.
mode-miles-the-blast-miner-last-blow = fai saltare uno spazio all'aperto
mode-miles-the-blast-miner-fetch = prendi un Esplosivo
card-samantha-radio-dj = Samantha, Radio DJ
    .text = In qualsiasi momento: rimescola tutti gli scarti degli Eroi, anche questa carta, nel mazzo Eroi. Oppure annulla una carta Zombie che viene giocata.
mode-samantha-radio-dj-shuffle-back = rimescola gli scarti
mode-samantha-radio-dj-cancel = annulla la carta

## Mazzo Zombie

card-blinding-rage = Blinding Rage
    .text = Mentre gli Zombie muovono: uno Zombie muove di D6 spazi al posto del suo movimento, e la fame non lo guida.
card-clawing-strike = Clawing Strike
    .text = Carta Combattimento: lo Zombie tira un dado combattimento in più. Ogni suo 6 naturale toglie il dado più alto dell'Eroe, ma mai l'ultimo.
card-dragging-meat = Dragging Meat
    .text = Mentre gli Zombie muovono: fino a D3 Zombie muovono di uno spazio in più in questo turno.
card-fire = Fire!
    .text = All'inizio di un turno degli Zombie: un incendio divampa in uno spazio accanto a uno Zombie.
card-haunted-memories = Haunted Memories
    .text = All'inizio di un turno degli Zombie, su un Eroe. Resta in gioco: nessun evento Cittadino aiuta quell'Eroe, che perde tutto il turno con un 1 al movimento.
card-infected = Infected
    .text = Quando uno Zombie ha ferito un Eroe: subite tutte le ferite di quel combattimento, quell'Eroe è infetto. Da allora ogni volta che è ferito subisce un'altra ferita con 1-2; infetto una seconda volta, si trasforma.
card-jagged-teeth = Jagged Teeth
    .text = Carta Combattimento: lo Zombie tira un dado combattimento in più, e se vince con un doppio è una ferita in più.
card-outsider = Outsider
    .text = All'inizio di un turno degli Zombie, su un Eroe. Resta in gioco: quell'Eroe è Strano, e nessun evento di un altro giocatore può essere giocato su di lui.
card-pulled-away = Pulled Away
    .text = Carta Combattimento: se lo Zombie vince, l'Eroe perde anche un oggetto a tua scelta.
card-spilled-gas = Spilled Gas
    .text = Giocala subito e tira un edificio casuale: metti un segnalino Benzina in un suo spazio.
card-spreading-flames = Spreading Flames
    .text = All'inizio di un turno degli Zombie: un incendio divampa nello spazio di uno Zombie. Oppure scegli un incendio che brucia da un turno precedente: con 3+ si propaga dove vuoi.
mode-spreading-flames-start = un incendio sotto uno Zombi
mode-spreading-flames-spread = un incendio si propaga con 3+
card-terror-at-timber-peak = Terror at Timber Peak
    .text = Giocala subito: pesca 2 carte Zombie. Resta in gioco: la tua mano è di 6 carte.
card-theyre-coming-from-the = They’re Coming From the...
    .text = Giocala subito e tira un edificio casuale: metti D3 Zombie della tua riserva in spazi diversi di esso. Non possono muovere in questo turno.
card-trapped = Trapped!
    .text = All'inizio di un turno degli Zombie, su un Eroe in un edificio: quell'Eroe non può uscire dall'edificio fino al tuo prossimo turno.
card-unrelenting-attack = Unrelenting Attack
    .text = Quando uno Zombie è stato respinto: combatte di nuovo subito contro lo stesso Eroe, o attacca lo stesso Generatore.
card-vicious-attack = Vicious Attack
    .text = Carta Combattimento: se lo Zombie vince, sono 2 ferite invece di 1.
card-youve-gotta-be-kidding = You’ve Gotta be Kidding!
    .text = Quando un Eroe ha tirato per il movimento, fatto una prova di rottura o colpito con un dado di un attacco a distanza: quel dado si ritira.
mode-youve-gotta-be-kidding-slow = il tiro di movimento
mode-youve-gotta-be-kidding-break-test = la prova di rottura
mode-youve-gotta-be-kidding-unkillable = il dado che ha colpito

### Tabelloni, edifici e luoghi di Timber Peak.

board-radio-station = Stazione radio
board-tp-bookstore-gym-school = Libreria, palestra e liceo
board-tp-bowling-tavern = Bowling e taverna
board-tp-diner-power = Tavola calda e cabina elettrica
board-tp-hardware-hospital-police = Ferramenta, ospedale e polizia
board-tp-lumber-trailer-mill = Deposito di legname, ufficio e segheria
board-tp-refinery-train = Raffineria e stazione ferroviaria

building-book-store = Libreria
    .text = Invece di pescare con una ricerca, guarda le prime tre carte del mazzo Eroi: prendi un evento tra esse e rimetti le altre in qualsiasi ordine.
building-bowling-alley = Bowling
building-hardware-store = Ferramenta
building-lumber-yard = Deposito di legname
    .text = Un Eroe all'interno barrica con un movimento di 3 o più.
building-office-trailer = Ufficio nel container
building-power-relay-station = Cabina elettrica
    .text = Un Eroe all'interno tira un dado combattimento in più, a meno che la luce sia spenta o l'edificio sia Taken Over.
building-radio-station-east = Stazione radio, ala est
building-radio-station-west = Stazione radio, ala ovest
building-refinery = Raffineria
building-saw-mill = Segheria
building-tavern = Taverna
building-tp-diner = Tavola calda (Timber Peak)
building-tp-gym = Palestra (Timber Peak)
building-tp-high-school = Liceo (Timber Peak)
building-tp-hospital = Ospedale (Timber Peak)
building-tp-police-station = Stazione di polizia (Timber Peak)
building-train-station = Stazione ferroviaria

area-break-room = Sala relax
area-humming-wires = Cavi ronzanti
    .text = Un Eroe all'interno tira un dado combattimento in più, a meno che la luce sia spenta o l'edificio sia Taken Over.
area-railroad-track = Binario
area-reception = Ingresso
area-sound-booth = Sala di registrazione
area-storage = Magazzino
area-timber-stacks = Cataste di legname
    .text = Un Eroe all'interno barrica con un movimento di 3 o più.
area-weather-room = Sala meteo

marker-blaze = l'incendio
marker-detonator = Detonatore
marker-generator = Generatore
marker-infected = Infetto
marker-new-fire = Incendio nuovo
marker-repair-parts = Pezzi di ricambio
marker-planted-explosives = Esplosivi piazzati
marker-tools = Attrezzi
building-radio-station = Stazione radio

option-pick-up-top-event = Cerca un evento tra le prime tre carte del mazzo Eroi

hero-ed-baker = Ed Baker
    .title = Boscaiolo
hero-jake-cartwright-survivor = Jake Cartwright
    .title = Sopravvissuto di Woodinvale
hero-sally-survivor = Sally
    .title = Sopravvissuta di Woodinvale
hero-sheriff-anderson-survivor = Sheriff Anderson
    .title = Sopravvissuto di Woodinvale
ability-jack-of-all-trades = Tuttofare
    .text = Inizia con un Miglioramento di un mazzo a sua scelta; conta per il prezzo degli altri.
ability-long-term-survivor = Sopravvissuto di lunga data
    .text = I Miglioramenti gli costano una Esperienza in meno. La carta Zombie Outsider è su di lui dall’inizio.
ability-lucky-defense = Difesa fortunata
    .text = Una volta in ogni sua lotta lo Zombie ritira un Dado Lotta a scelta di lei.
ability-natural-leader = Capo nato
    .text = Al posto di una ricerca, per 2 Esperienza, una carta qualsiasi degli scarti Eroi.
ability-survivor = Sopravvissuta
    .text = In qualsiasi momento, per 2 Esperienza, gioca su di sé un evento Eroico degli scarti.
ability-woodinvale-survivor = Sopravvissuto
    .text = Inizia con una Police Shotgun, e la carta Zombie Haunted Memories è su di lui.
card-fast-learner = Fast Learner
    .text = Non durante una lotta: un Eroe riceve 2 Esperienza, o paga 1 in meno un Miglioramento comprato ora.
mode-fast-learner-learn = 2 Esperienza
mode-fast-learner-cheaper = un Miglioramento a 1 in meno
card-guilty-conscience = Guilty Conscience
    .text = Inizio del turno Zombie, resta in gioco su un Eroe, che non spende Esperienza. Va via quando l’Eroe scarta 2 Esperienza per questo.
mode-guilty-conscience-atone = scarta 2 Esperienza
card-rookie-mistake = Rookie Mistake
    .text = Prima dei dadi di una lotta: un Eroe senza Miglioramenti vi tira un Dado Lotta in meno.

### Miglioramenti.

deck-melee-upgrades = Miglioramenti Mischia
deck-ranged-upgrades = Miglioramenti Distanza
deck-special-upgrades = Miglioramenti Speciali
deck-zombie-upgrades = Miglioramenti Zombie

card-ammo-conservation = Ammo Conservation
    .text = Un’arma da fuoco che andrebbe scartata o perderebbe un segnalino resta con 5+. Potenziamento 2: con 4+.
card-beyond-reason = Beyond Reason
    .text = Una volta: quando uno Zombie perderebbe una lotta, l’Eroe ritira prima tutti i Dadi Lotta.
card-brawling = Brawling
    .text = Una carta Lotta usata contro l’Eroe è annullata con 5+. Potenziamento 2: con 4+.
card-breakdown = Breakdown
    .text = Una volta: un Eroe scarta un Miglioramento a sua scelta; chi non ne ha perde tutta l’Esperienza.
card-concussion = Concussion
    .text = Una volta: un Eroe appena ferito in una lotta perde la prossima Azione di Movimento.
card-counterattack = Counterattack
    .text = Dopo una lotta persa tira un dado: con 5+ anche lo Zombie subisce una ferita. Potenziamento 2: con 4+.
card-demolitions-expert = Demolitions Expert
    .text = Gli esplosivi non richiedono oggetti Fuoco, e quelli lanciati feriscono l’Eroe solo con 6. Potenziamento 2: una volta per partita un esplosivo resta con 4+.
card-eagle-eye = Eagle Eye
    .text = Uno spazio di gittata in più con le armi a distanza. Potenziamento 2: l’Eroe vede anche attraverso uno spazio di foresta o il lato di un muro.
card-end-of-the-line = End of the Line
    .text = Una volta: gli Eroi non giocano eventi fino alla fine del turno.
card-every-man-for-himself = Every Man For Himself
    .text = Una volta: uno di due o più Eroi in uno spazio subisce una ferita.
card-first-aid = First Aid
    .text = Al posto dell’Azione di Movimento l’Eroe cura una ferita propria o di un Eroe nello spazio. Potenziamento 2: alla fine di ogni turno Eroi un altro Eroe lì ne cura una gratis.
card-grave-danger = Grave Danger
    .text = Una volta: uno Zombie non subisce le ferite che sta per subire.
card-handy = Handy
    .text = Costruisce e rinforza barricate con movimento 3 o più. Potenziamento 2: due segnalini Rinforzo alla volta.
card-instinct-to-feed = Instinct to Feed
    .text = Resta in gioco: uno Zombie può fare un secondo passo se lo porta nello spazio di un Eroe.
card-intuition = Intuition
    .text = Una ferita è ignorata con 6. Potenziamento 3: con 5+.
card-iron-resolve = Iron Resolve
    .text = Quando l’Eroe verrebbe ucciso, un 5+ lo evita; va via anche un secondo segnalino Infetto. Potenziamento 3: con 4+.
card-killer-instinct = Killer Instinct
    .text = Uno Zombie battuto con un 6 naturale è ucciso. Potenziamento 3: anche uno battuto di 2 o più.
card-knockback = Knockback
    .text = Uno Zombie battuto che sopravvive può essere spinto fino a due spazi. Potenziamento 2: è anche colpito con 5+.
card-limitless-dead = Limitless Dead
    .text = Resta in gioco: alla fine di un turno Zombie, per 2 Esperienza, arrivano altri D6 Zombie normali.
card-lock-pick = Lock Pick
    .text = Le Porte Chiuse non fermano l’Eroe, che passando ne toglie i segnalini. Potenziamento 1: né chi agisce dopo l’Eroe in questo turno.
card-mistrust = Mistrust
    .text = Una volta: per un round gli Eroi non scambiano nulla e i giocatori non giocano eventi su Eroi altrui.
card-natural-leader = Natural Leader
    .text = Una volta per partita, al posto di una ricerca, una carta qualsiasi degli scarti Eroi. Potenziamento 2: ancora, per 2 Esperienza ogni volta.
card-point-blank = Point Blank
    .text = Uno in più per colpire nel proprio spazio. Potenziamento 2: un tale colpo uccide.
card-quick-draw = Quick Draw
    .text = L’attacco a distanza può precedere l’Azione di Movimento. Potenziamento 3: uno prima e uno dopo.
card-resourceful = Resourceful
    .text = Una volta per turno pesca una carta Eroe in più e tienine una. Potenziamento 2: ogni volta.
card-steady-aim = Steady Aim
    .text = Uno in più per colpire con armi da fuoco per chi non si è mosso. Potenziamento 2: sempre.
card-strong-arm = Strong Arm
    .text = Un Dado Lotta in più da solo in uno spazio con due o più Zombie. Potenziamento 3: uno in più in ogni lotta.
card-tough = Tough
    .text = Una volta per turno l’Eroe vince una lotta in parità. Potenziamento 3: in ogni lotta.
card-track-star = Track Star
    .text = Uno spazio in più per un movimento che inizia all’aperto. Potenziamento 2: per ogni movimento.
card-trick-shot = Trick Shot
    .text = Una volta per turno un dado mancato si può ritirare. Potenziamento 2: ognuno.
card-weapon-training = Weapon Training
    .text = Uno in più nelle prove di rottura delle armi da mischia. Potenziamento 2: una volta in una lotta con una di esse, ritira un Dado Lotta.
mode-first-aid-heal = al posto dell’Azione di Movimento
mode-first-aid-for-free = alla fine del turno

### Le regole che porta la scatola, per numero.

rule-10-3-6 = Lo spazio dell’antenna ferma la vista che ne attraverserebbe il bordo rosso.
    .title = L’antenna
rule-10-5 = Al posto di un attacco a distanza un Eroe può scartare un oggetto Fuoco e appiccare un incendio in uno spazio adiacente al suo. Un’abilità che vale come un tale oggetto non si può scartare.
    .title = Appiccare un incendio
rule-11-5 = Chi infligge una ferita riceve un segnalino. Le ferite che nessuno ha inflitto, o che uno si è fatto da solo, non ne danno.
    .title = Esperienza
rule-11-6-2 = Un Eroe con questo segnalino tira un dado quando subisce una ferita e ne subisce un’altra con 1 o 2. Succede una volta per ogni causa, e la ferita in più non chiede altri dadi.
    .title = Infetto
rule-11-6-2-1 = Con un secondo segnalino l’Eroe diventa subito un Eroe Zombie.
    .title = Infetto due volte
rule-11-6-2-2 = Niente infetta un generatore.
    .title = I generatori non si infettano
rule-12-1 = Un nuovo incendio sta con il lato semplice in su; l’altro lato ha delle frecce, e quell’incendio si propaga.
    .title = Segnalini Incendio
rule-12-1-1 = Gli incendi non fermano né la vista, né le ricerche, né i combattimenti.
    .title = Il fuoco non nasconde nessuno
rule-12-1-2 = In uno spazio c’è al massimo un incendio.
    .title = Un incendio per spazio
rule-12-1-3 = Quando tutti i segnalini sono in uso, chi appicca un incendio ne toglie altrove uno con le frecce; nella Fase del Fuoco lo fa il giocatore Zombie.
    .title = Non più incendi che segnalini
rule-12-2 = Un incendio che comincia è un incendio nuovo.
    .title = Come nasce un incendio
rule-12-2-1 = Nessun incendio nasce o si propaga in un edificio distrutto, sull’antenna o nello spazio del camioncino.
    .title = Dove niente brucia
rule-12-3 = Chi si trova dove nasce un incendio, chi vi entra e chi vi finisce il movimento tira un dado. Un Eroe subisce una ferita con 4 o più, uno Zombie o un generatore con 5 o più.
    .title = Chi si brucia
rule-12-3-1 = Con un incendio in ogni spazio un edificio è distrutto, e i suoi incendi si spengono.
    .title = Un edificio va a fuoco
rule-12-4 = Un segnalino lo indica; nessuno entra più in un tale edificio.
    .title = Edifici distrutti
rule-12-4-1 = Un Eroe all’interno è spinto in uno spazio adiacente non distrutto, o a due spazi se non ce n’è.
    .title = Gli Eroi escono
rule-12-4-3 = Uno Zombie all’interno è ucciso; chi sopravvive è portato fuori dal suo giocatore.
    .title = Gli Zombie restano schiacciati
rule-12-4-5 = Le carte e gli incendi che vi stanno se ne vanno. Ciò che serve allo scenario, o un segnalino numerato, passa a un altro edificio casuale.
    .title = Che cosa c’era sopra
rule-13-4 = Gli Eroi guadagnano Esperienza durante la partita e con essa comprano Miglioramenti.
    .title = Gli Eroi imparano
rule-13-4-1 = Un Eroe ne riceve uno per ogni ferita inflitta a uno Zombie, senza limite.
    .title = Un segnalino per ferita
rule-13-4-2 = Una ferita evitata o ignorata non dà segnalini.
    .title = Ferite evitate
rule-13-4-3 = Nessuno impara da ciò che uno Zombie subisce da una carta o da un incendio in cui entra.
    .title = Ferite di altra origine
rule-13-5 = In ogni momento un Eroe può comprare un Miglioramento per 3 segnalini, più 1 per ogni Miglioramento e Abilità avanzata che ha già.
    .title = Miglioramenti
rule-13-5-1 = L’Eroe sceglie uno dei mazzi, Mischia, Distanza o Speciale, e prende la prima carta, scoperta accanto alla scheda.
    .title = Quale Miglioramento
rule-13-5-2 = Ciò che annulla o toglie carte Eroe non tocca Miglioramenti e Abilità avanzate.
    .title = Non sono carte Eroe
rule-13-6 = In ogni momento l’Eroe può pagare il Potenziamento di un Miglioramento, che da allora vale per sempre.
    .title = Potenziamenti
rule-13-6-1 = Una seconda copia di un Miglioramento, o l’abilità con quel nome sulla scheda, dà il Potenziamento gratis.
    .title = Due volte lo stesso
rule-14-6-2-4 = Un generatore vicino non impedisce a uno Zombie di ricevere un’arma.
    .title = I generatori non contano
rule-14-9 = Gli Zombie guadagnano Esperienza durante la partita e con essa comprano Miglioramenti.
    .title = Gli Zombie imparano
rule-14-9-1 = Tutti gli Zombie insieme ne ricevono uno per ogni ferita inflitta a un Eroe, a un generatore o a qualcuno della città.
    .title = Un segnalino per ferita
rule-14-9-2 = Una ferita evitata non dà segnalini.
    .title = Ferite evitate
rule-14-9-3 = Ciò che gli Eroi si fanno da soli, con un esplosivo, con uno sforzo o come prezzo, non dà segnalini.
    .title = Eroi che si fanno male da soli
rule-14-10 = In ogni momento gli Zombie possono comprare il primo Miglioramento Zombie per 3 segnalini, sempre a questo prezzo; vale per tutti loro.
    .title = Miglioramenti degli Zombie
rule-14-10-1 = Quasi tutti si usano una volta, in ogni momento se non dicono altro, e poi si scartano.
    .title = Buoni per una volta
rule-14-10-2 = Ciò che annulla carte Zombie non li tocca.
    .title = Non sono carte Zombie
rule-14-12 = Alcune carte e abilità costano segnalini agli Zombie; ognuna dice quanti e quando.
    .title = Altri usi dell’Esperienza
