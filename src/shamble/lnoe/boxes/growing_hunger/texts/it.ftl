# Growing Hunger in parole: Eroi, carte, luoghi, regole speciali.

box-growing-hunger = Growing Hunger (2008)

### Gli scenari di Growing Hunger.

scenario-alone-in-the-dark = Soli nel buio
    .story = Un solo superstite, un pugno di case, nessun modo di chiamare aiuto. Chi vuole vedere il mattino deve aprirsi la strada da solo.
    .objective = Uccidi 6 Zombie prima del tramonto. Giochi un solo Eroe su due tabelloni; gli Zombie hanno la metà di tutto. Quattro partite così fanno una campagna: chi ne esce tiene oggetti ed eventi per lo scenario che segue.
    .zombies = Uccidete l'Eroe, o fate calare il sole prima che 6 Zombie siano uccisi.
reason-lone-death = l'Eroe solitario è morto
reason-lone-escape = l'Eroe solitario si è aperto una via di fuga
scenario-burn-it-to-the-ground = Radetela al suolo
    .story = Escono dalla vecchia villa come se non avesse pavimento. Quattro taniche di benzina e una fiamma metterebbero fine a tutto.
    .objective = Mettete un segnalino Benzina su ognuno dei quattro Pozzi al centro della Manor House. Poi un Eroe che inizia il turno nella casa con un oggetto Fuoco rinuncia a quel turno e sopravvive ai combattimenti in quello spazio, prima del tramonto.
    .zombies = Tenete in piedi la Manor House fino al tramonto, o uccidete 4 Eroi.
reason-manor-burned = la Manor House va in fiamme
option-burn-down = Dai fuoco alla Manor House con { $card }
objective-burn-down = Manor House data alle fiamme: { $done } di { $needed }
scenario-plague-carriers = Gli untori
    .story = Sette di loro sono diversi: gonfi, pazienti, pieni di ciò che ha fatto alzare gli altri. Finché ne resta uno, non finirà mai.
    .objective = Uccidete tutti e 7 gli Untori prima del tramonto. Hanno 2 caselle Salute e 2 dadi Combattimento, aspettano negli edifici e si muovono solo quando un Eroe è entro 2 spazi. Tutti gli Eroi iniziano in mezzo alla città.
    .zombies = Conservate un Untore fino al tramonto, o uccidete 4 Eroi.
reason-carriers-killed = l'ultimo Untore è morto
scenario-zombie-apocalypse = Apocalisse zombie
    .story = Stanotte non vogliono soltanto i vivi. Una casa dopo l'altra crolla sotto il peso dei morti, e all'alba potrebbe non esserci più una città.
    .objective = Impedite agli Zombie di distruggere 6 edifici fino al tramonto. Un edificio crolla quando c'è uno Zombie in ogni suo spazio e nessun Eroe dentro mentre iniziano i combattimenti degli Zombie; quelli piazzati nello stesso turno non contano. Se non resta nessun Pozzo, vincete subito.
    .zombies = Distruggete 6 edifici prima del tramonto, o uccidete 4 Eroi. Gli Zombie in un edificio che crolla tornano nella riserva, e i suoi Pozzi sono perduti: senza un Pozzo avete perso.
reason-pits-gone = non resta nessun Pozzo
reason-town-ruined = il sesto edificio è distrutto
reason-town-stands = la città è ancora in piedi alla fine della notte


### Gli Eroi di Growing Hunger e che cosa sanno fare.

hero-amanda = Amanda
    .title = La reginetta del ballo
hero-kenny = Kenny
    .title = Il ragazzo del supermercato
hero-rachelle = Rachelle
    .title = Il detective Winters
hero-sam = Sam
    .title = Il cuoco della tavola calda

ability-beautiful = Beautiful
    .text = Un Eroe Uomo nel suo spazio tira un dado combattimento in più.
ability-brawling = Brawling
    .text = Quando contro di lui viene usata una carta Combattimento può tirare un dado, una volta per carta: con 4+ è annullata.
ability-clean-up-on-aisle-7 = Clean Up on Aisle 7
    .text = Quando ha battuto uno Zombie può subire una ferita o scartare un oggetto: lo Zombie muore anche senza doppi.
mode-clean-up-on-aisle-7-wound = subisci una ferita
mode-clean-up-on-aisle-7-item = scarta un oggetto
ability-hide = Hide
    .text = Prima che si tirino i dadi di un suo combattimento può tirare un dado: con 4+ il combattimento è annullato.
ability-intuition = Intuition
    .text = Quando sta per subire una ferita può tirare un dado, una volta per ferita: con un 6 la ignora.
ability-on-duty = On Duty
    .text = Comincia con un Revolver e una Flashlight dal mazzo Eroi.

### Le carte di Growing Hunger: il nome com'è stampato, l'effetto con parole nostre.

## Mazzo Eroi: oggetti

card-fence-post = Fence Post
    .text = A due mani: vale due armi. Bonus di combattimento, una volta per combattimento: tira un dado combattimento in più. Oppure, se hai usato l'azione di movimento per muovere, o per restare dove sei, nella tua fase di combattimento combatti contro uno Zombie in uno spazio adiacente, muri o no; se perdi non subisci ferite. Dopo ogni uso si rompe con 1-2.
mode-fence-post-reach = colpisci nello spazio accanto
card-flashlight = Flashlight
    .text = Ignori Lights Out. Una volta per ricerca puoi scartare la carta appena pescata e pescarne un'altra.
card-garden-sheers = Garden Sheers
    .text = A due mani: vale due armi. Bonus di combattimento, una volta per combattimento: due tuoi dadi combattimento che differiscono di 1 valgono come doppi in questo combattimento. Poi si rompe con 1-2.
card-jumper-cables = Jumper Cables
    .text = Bonus di combattimento, una volta per combattimento, in un edificio senza Lights Out o accanto a un veicolo: uno Zombie battuto di 2 o più muore. Poi si rompono con 1-2.
card-monkey-wrench = Monkey Wrench
    .text = Bonus di combattimento, una volta per combattimento: ritira un tuo dado combattimento, oppure tira un dado per scartare con 5+ una carta Zombie in gioco. Poi si rompe con 1-2.
mode-monkey-wrench-reroll-own-die = ritira un dado
mode-monkey-wrench-cancel-in-play = scarta una carta con 5+
card-rifle = Rifle
    .text = Attacco a distanza contro uno Zombie entro 5: con 3+ subisce una ferita. Con un 6 naturale subisce una ferita anche un altro Zombie in quello spazio o in uno adiacente, visibile o no. Se il dado fa 1 il Rifle è scarico: scartalo.
card-rosary = Rosary
    .text = Finché lo hai sei Religioso. Bonus di combattimento: scartalo per annullare una carta Combattimento di uno Zombie che non ha ancora fatto tirare dadi.

## Mazzo Eroi: eventi

card-back-to-back = Back to Back
    .text = In qualsiasi momento: scegli uno spazio con due o più Eroi. In questo turno tirano tutti un dado combattimento in più.
card-coach-packer = Coach Packer
    .text = Una di queste: annulla un combattimento, e il suo Zombie torna nella riserva senza essere ucciso; chi non torna mai in una riserva resta. Oppure, in qualsiasi momento: uno Studente tira un dado combattimento in più in questo turno.
mode-coach-packer-cancel-fight = annulla il combattimento
mode-coach-packer-extra-die = un dado combattimento in più
card-courage = Courage
    .text = Nel turno degli Eroi, su un Eroe prima o durante il movimento: per ogni spazio con Zombie in cui entra in questo turno ha un dado combattimento in più fino alla fine del turno.
card-hopeful-discovery = Hopeful Discovery
    .text = Nel turno degli Eroi, per uno dei tuoi Eroi: prendi dagli scarti degli Eroi una carta che lo scenario richiede. Oppure guarda le prime cinque carte Eroe, prendine una che lo scenario richiede (una qualsiasi se non ne richiede) e rimescola le altre.
option-choose-effect-top-cards = Guarda le prime cinque carte Eroe
card-lizzy-the-shopkeeper = Lizzy, the Shopkeeper
    .text = Nel turno degli Eroi, su un edificio. Resta in gioco: un Eroe che è dentro uccide ogni Zombie che batte, anche senza doppi.
card-rise-to-the-challenge = Rise to the Challenge
    .text = In qualsiasi momento, su un Eroe in uno spazio con due o più Zombie e senza carte Eroiche. Resta in gioco: un dado combattimento in più. Scartala in un combattimento di quell'Eroe: lo Zombie ritira tutti i suoi dadi.
mode-rise-to-the-challenge-zombie-rerolls = scartala: lo Zombie ritira
card-t-bone-packer = ‘T-Bone’ Packer
    .text = Una di queste: un Eroe tira due dadi combattimento in più in questo combattimento. Oppure, in qualsiasi momento tranne che in combattimento: spingi uno Zombie fuori dallo spazio di un Eroe, fino a due spazi.
mode-t-bone-packer-extra-die = due dadi combattimento in più
mode-t-bone-packer-drive-away = spingi via uno Zombie

## Mazzo Zombie

card-bitten = Bitten
    .text = Quando uno Zombie ha ferito un Eroe, su quell'Eroe. Resta in gioco: all'inizio di ogni turno degli Zombie tira un dado; con 1 l'Eroe subisce una ferita. Scartala quando l'Eroe, curandosi, non ha più ferite.
card-catfight = Catfight
    .text = All'inizio di un turno degli Eroi: tutti gli Eroi Donna in uno spazio con due o più di loro perdono il turno e lì non combattono.
card-caught-off-guard = Caught Off-Guard
    .text = Carta Combattimento: scegli un oggetto dell'Eroe. In questo combattimento non può essere usato.
card-deadly-surprise = Deadly Surprise
    .text = All'inizio di un turno degli Zombie: metti uno Zombie della tua riserva nello spazio di un Eroe all'aperto. Oppure, quando un Eroe ha pescato un oggetto, tira un dado: con 4+ è scartato.
mode-deadly-surprise-place = uno Zombie accanto all'Eroe
mode-deadly-surprise-take-item = con 4+ l'oggetto è scartato
card-despair = Despair
    .text = Quando viene giocato un evento degli Eroi tira un dado: con 4+ è annullato.
card-dont-go-in-the = Don’t Go In the...
    .text = Giocala subito e tira un edificio casuale. Resta in gioco: il primo Eroe che entra nell'edificio trova in quello spazio uno Zombie della tua riserva e si ferma lì; poi scartala.
card-fighting-instincts = Fighting Instincts
    .text = Carta Combattimento: scegli un'arma da mischia dell'Eroe. In questo combattimento il suo bonus vale per lo Zombie.
card-growing-hunger = Growing Hunger
    .text = Giocala subito. Resta in gioco: ogni volta che uno Zombie ferisce un Eroe puoi muovere subito di uno spazio un altro Zombie.
card-hysteria = Hysteria
    .text = All'inizio di un turno degli Zombie, su un Eroe. Resta in gioco: quando un evento viene giocato su quell'Eroe, o su una carta che ha addosso, tira un dado; con 4+ l'evento è annullato.
card-its-stuck = It’s Stuck!
    .text = Quando un'arma da mischia ha superato la prova di rottura: è scartata lo stesso. Il suo bonus vale comunque.
card-knocked-away = Knocked Away
    .text = Quando uno Zombie ha ferito un Eroe: scegli uno dei suoi oggetti; è scartato.
card-legions-of-the-dead = Legions of the Dead
    .text = All'inizio di un turno degli Zombie: metti D6 Zombie della tua riserva in spazi diversi che non hanno Eroi né sono adiacenti a un Eroe.
card-lets-split-up = Let’s Split Up
    .text = All'inizio di un turno degli Eroi: in questo turno nessun Eroe può finire il movimento in uno spazio con un altro Eroe, e gli Eroi nello stesso spazio devono usare l'azione di movimento per muovere, se possono.
card-loner = Loner
    .text = All'inizio di un turno degli Zombie, su un Eroe. Resta in gioco: quell'Eroe non può finire il movimento in uno spazio con un altro Eroe e non scambia oggetti. Scartala quando all'inizio di un turno degli Eroi nessun altro Eroe è sullo stesso tabellone.
card-nowhere-to-run = Nowhere To Run
    .text = All'inizio di un turno degli Zombie: fino al tuo prossimo turno un Eroe che entra in uno spazio accanto a uno Zombie finisce lì il movimento.
card-scratch-and-claw = Scratch and Claw
    .text = Carta Combattimento: lo Zombie ritira quanti vuole dei suoi dadi, e può farlo ancora una volta.
card-the-line-is-dead = The Line is Dead!
    .text = Quando un Eroe cerca o prende qualcosa: non trova nulla.
card-town-secrets = Town Secrets
    .text = All'inizio di un turno degli Zombie: fino al tuo prossimo turno non si possono giocare eventi Abitante. Oppure scegli un Eroe: il suo giocatore scarta un evento a caso.
mode-town-secrets-silence = niente eventi Abitante
mode-town-secrets-discard = un evento a caso è scartato

### Tabelloni, edifici e luoghi con un nome di Growing Hunger.

board-gh-antique-factory-library = Antiquario, Stabilimento e Biblioteca
board-gh-drug-post-supermarket = Farmacia, Ufficio postale e Supermercato

building-antique-shop = Antiquario
    .text = Invece di pescare con una ricerca, rimescola nel mazzo Eroi fino a due carte degli scarti degli Eroi.
building-drug-store = Farmacia
building-factory = Stabilimento
building-library = Biblioteca
    .text = Invece di pescare con una ricerca, rivela carte Eroe finché esce un evento; prendilo e rimescola le altre.
building-post-office = Ufficio postale
building-supermarket = Supermercato
    .text = Invece di pescare con una ricerca, scarta le prime tre carte del mazzo Eroi, poi pescane due e tienile.

area-freezer = Cella frigorifera
    .text = Una stanza del Supermercato dietro un muro tutto suo.

option-pick-up-shuffle-back = Rimescola fino a due carte scartate nel mazzo Eroi
option-pick-up-first-event = Cerca un evento
option-pick-up-ransack = Scarta tre carte, poi pescane due

### Tipi di miniature e segnalini di Growing Hunger.

model-grave-dead = Morto della tomba { $number }
model-plague-carrier = Untore { $number }

kind-of-model-very-rotten = Molto marci
    .text = Ignorano una ferita con 4+, tranne quella di un esplosivo.
kind-of-model-brainthirsty = Assetati di cervello
    .text = Hanno due caselle Salute.
kind-of-model-freshly-dead = Morti da poco
    .text = Muovono di D3 spazi.
kind-of-model-ravenous = Famelici
    .text = Tirano un dado combattimento in più.
kind-of-model-pack-mentality = Branco
    .text = Possono arrivare in qualsiasi spazio con uno Zombie.
kind-of-model-carrier = Portatori
    .text = Un Eroe ferito da loro si trasforma con 5+; si può annullare come una carta Zombie, anche dopo il tiro.
kind-of-model-plague-carrier = Untore
    .text = Due caselle Salute, due dadi combattimento. La fame lo spinge da due spazi di distanza, e in nessun altro modo si muove.

marker-destroyed = Distrutto
marker-exploration = Esplorazione
marker-free-search = Ricerca gratis

kind-place-zombie-grave-dead = Dove sorge il Morto della tomba?
option-buy-grave-dead = Un Morto della tomba, 2 Punti
bought-grave-dead = un Morto della tomba
event-grave-dead = I Morti della tomba di questa partita: { $ability }.
event-roll-grave-dead = { $who } tira { $dice } per i Morti della tomba.
event-roll-grave-dead-by-nobody = I dadi scelgono i Morti della tomba: { $dice }.
event-door = Una nuova porta: { $to }.
event-revealed = Viene rivelata { $card }.
event-explored-free-search = { $who } trova qualcosa che vale una ricerca.
event-explored-surprise-attack = Gli Zombie balzano addosso a { $who }!

kind-choose-grave-dead = Quale abilità hanno i tuoi Morti della tomba?
kind-choose-door = Dove vuoi un'altra porta?

### Regole speciali di Growing Hunger.

special-exploration-markers = Segnalini Esplorazione
    .text = Su ogni edificio senza Eroi c'è un segnalino coperto. Un Eroe che finisce lì il movimento può girarlo: per lo più una ricerca gratis, a volte Zombie, una volta un altro Eroe.
special-extra-doors = Porte in più
    .text = Prima della partita gli Eroi mettono porte nei muri che vogliono.
special-free-search-markers = Segnalini Ricerca gratis
    .text = Su ogni edificio senza Eroi c'è un segnalino. Un Eroe che finisce lì il movimento può scartarlo per cercare subito.
special-grave-dead = Morti della tomba
    .text = Sette Zombie che si usano una volta sola, con un'abilità tirata in preparazione; quando arrivano Zombie, uno di loro può venire al posto di due.
special-well-stocked-buildings = Edifici ben forniti
    .text = Chi usa la raccolta di un edificio può prendere la carta indicata anche dal mazzo Eroi, che poi si rimescola.
special-zombie-horde-21 = Orda di Zombie (21)
    .text = Gli Zombie sono 21 invece di 14, e si tira un dado in più per i nuovi.

### Le regole che porta la scatola, per numero.

rule-5-6-5 = Con queste regole speciali i loro edifici casuali si tirano prima di mettere gli Eroi; nessuno con un contatore numerato.
    .title = Luci spente e Conquistati alla preparazione
rule-5-6-7 = Con i segnalini Ricerca gratis se ne mette uno su ogni edificio senza Eroi, dopo aver piazzato gli Eroi.
    .title = Mettere i segnalini Ricerca gratis
rule-5-7-2 = Alla preparazione un dado dice quale capacità hanno i Morti della tomba di questa partita; sette sono pronti.
    .title = La riserva dei Morti della tomba
rule-6-4-1-2 = Un Eroe che ha mosso, anche solo restando, può usare un segnalino sull’edificio dove finisce il movimento.
    .title = La fine del movimento
rule-8-5-3-2 = Antique Shop: invece di pescare, fino a due carte degli scarti Eroe si rimescolano nel mazzo.
    .title = Raccolta: Antique Shop
rule-8-5-3-3 = Library: invece di pescare, si scoprono carte Eroe finché esce un evento, che si prende; le altre si rimescolano.
    .title = Raccolta: Library
rule-8-5-3-4 = Supermarket: invece di pescare una carta, si scartano le prime tre carte Eroe, poi se ne pescano due e si tengono.
    .title = Raccolta: Supermarket
rule-9-1-1 = Un oggetto a due mani conta come due degli oggetti che un Eroe può portare.
    .title = Oggetti a due mani
rule-11-6-1-1 = Un Eroe ferito da un Carrier si trasforma con 5 o 6; si può annullare come una carta Zombie, anche dopo il tiro.
    .title = Feriti da un Carrier
rule-14-2 = I nuovi Zombie sono Punti Arrivo: uno Zombie normale ne costa uno, un Morto della tomba due. Si usano subito o si perdono.
    .title = Punti Arrivo
rule-14-4 = I Morti della tomba sono Zombie con una capacità, la stessa per tutti in una partita.
    .title = Morti della tomba
rule-14-4-1 = Un Morto della tomba arriva al posto di due Zombie.
    .title = Quanto costa un Morto della tomba
rule-14-4-2 = Un Morto della tomba ucciso è fuori dal gioco.
    .title = I Morti della tomba arrivano una volta
rule-14-4-3 = Un dado alla preparazione dice quale capacità hanno.
    .title = Capacità dei Morti della tomba
rule-14-4-3-1 = Very Rotten: una ferita si ignora con 4 o più, se non viene da un esplosivo.
    .title = Very Rotten
rule-14-4-3-2 = Brainthirsty: hanno due caselle Salute.
    .title = Brainthirsty
rule-14-4-3-3 = Freshly Dead: si muovono di D3 spazi.
    .title = Freshly Dead
rule-14-4-3-4 = Ravenous: tirano un dado Combattimento in più.
    .title = Ravenous
rule-14-4-3-5 = Pack Mentality: possono arrivare anche in ogni spazio con uno Zombie.
    .title = Pack Mentality
rule-14-4-3-6 = Carrier: un Eroe che feriscono si trasforma con 5 o più; si può annullare come una carta Zombie.
    .title = Carrier
rule-14-8-2 = Tali Morti della tomba si possono mettere anche in ogni spazio con uno Zombie.
    .title = Dove arriva Pack Mentality
rule-16-2 = Le regole speciali hanno un valore in punti. I due lati possono aggiungere a uno scenario regole dello stesso valore.
    .title = Punti
rule-16-3-2 = Tante volte gli Eroi possono mettere porte nei muri alla preparazione: una ogni volta, o due con le regole della scatola.
    .title = Porte in più
rule-16-3-2-1 = Un punto per ogni volta.
    .title = Prezzo delle Porte in più
rule-16-3-5 = Una Raccolta può anche prendere la carta nominata dal mazzo Eroi, che poi si mescola.
    .title = Edifici ben forniti
rule-16-3-9 = Un segnalino su ogni edificio senza Eroi; il primo Eroe che vi finisce il movimento può cercare una volta in più.
    .title = Segnalini Ricerca gratis
rule-16-3-9-1 = Il segnalino si usa dopo l’Azione Movimento e sparisce; l’Eroe cerca come sempre.
    .title = Usare un segnalino Ricerca gratis
rule-16-3-9-2 = Nella Manor House ce n’è uno in ogni stanza d’angolo.
    .title = Ricerca gratis nella Manor House
rule-16-3-10 = Ogni Eroe inizia con due carte Eroe in più, e così chi arriva dopo.
    .title = Due carte per iniziare
rule-16-4-2 = Tanti edifici casuali sono al buio dall’inizio. Il segnalino si può annullare come una carta Zombie in gioco.
    .title = Luci spente
rule-16-4-2-1 = Un punto ciascuno.
    .title = Prezzo di Luci spente
rule-16-4-3 = Come prima, ma gli edifici li sceglie il giocatore Zombie.
    .title = Luci spente, a scelta
rule-16-4-3-1 = Due punti ciascuno.
    .title = Prezzo di Luci spente, a scelta
rule-16-4-12 = Sette Zombie in più: in tutto sono 21.
    .title = Orda di 21
rule-16-4-12-1 = Gli Zombie dell’orda sono Zombie normali.
    .title = L’orda è normale
rule-16-4-12-2 = Con un’orda si tirano tre dadi per i nuovi Zombie.
    .title = Il tiro di arrivo dell’orda
rule-16-6-10 = Segnalini sugli edifici vuoti nascondono una ricerca, un agguato o un superstite.
    .title = Segnalini Esplorazione
rule-16-6-10-1 = Ce n’è uno su ogni edificio senza Eroi.
    .title = Mettere i segnalini Esplorazione
rule-16-6-10-2 = Un Eroe che vi finisce il movimento lo gira.
    .title = Girare i segnalini Esplorazione
