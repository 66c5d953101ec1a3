# Survival of the Fittest a parole: carte, mazzi, regole speciali.

box-survival-of-the-fittest = Survival of the Fittest (2010)

### Le carte di Survival of the Fittest: il nome come è stampato, l’effetto con parole nostre.

## Mazzo degli Eroi: oggetti

card-double-barreled-shotgun = Double-Barreled Shotgun
    .text = Attacco a distanza contro uno spazio entro 1: ogni Zombie lì subisce una ferita con 2+. Poi tira un dado: con 1-3 la doppietta è scarica, scartala.
card-hammer-and-nails = Hammer and Nails
    .text = Barrichi con 3 o più di movimento e rinforzi con due segnalini alla volta. Bonus di Combattimento, una volta per scontro: aggiungi 1 a un tuo Dado di Combattimento. Poi si rompe con 1-3.
card-sledgehammer = Sledgehammer
    .text = A due mani: conta come due armi. Bonus di Combattimento, una volta per scontro: tira due Dadi di Combattimento in più. Poi si rompe con 1. Oppure, invece di muoverti: togli un segnalino Rinforzo o una Porta chiusa che tocchi.
mode-sledgehammer-open-door = sfonda una porta chiusa
mode-sledgehammer-reinforcement = togli un segnalino Rinforzo

## Mazzo degli Eroi: eventi

card-ammo-stockpile = Ammo Stockpile
    .text = Si gioca subito su un edificio a caso. Come Raccolta lì un Eroe prende un’arma da fuoco o munizioni dagli scarti degli Eroi. Dopo ogni uso tira un dado: con 1-2 scarta questa carta.
card-fuel-stockpile = Fuel Stockpile
    .text = Si gioca subito su un edificio a caso. Come Raccolta lì un Eroe prende benzina, una tanica o un oggetto Fuoco dagli scarti degli Eroi. Dopo ogni uso tira un dado: con 1-3 scarta questa carta.
card-medical-stockpile = Medical Stockpile
    .text = Si gioca subito su un edificio a caso. Come Raccolta lì un Eroe prende una carta Pronto Soccorso dagli scarti degli Eroi, oppure cura una ferita. Dopo ogni uso tira un dado: con 1-2 scarta questa carta.
card-tool-stockpile = Tool Stockpile
    .text = Si gioca subito su un edificio a caso. Come Raccolta lì un Eroe prende un’arma da mischia dagli scarti degli Eroi. Dopo ogni uso tira un dado: con 1-2 scarta questa carta.
card-working-together = Working Together
    .text = Si gioca nel turno degli Eroi su due Eroi in uno spazio che devono ancora agire: entrambi tirano ora per il movimento e usano il dado migliore. Oppure due Eroi in uno spazio mettono due segnalini Rinforzo su una barricata che toccano.
mode-working-together-movement = il migliore di due dadi
mode-working-together-reinforce = rinforza

## Mazzo degli Zombie

card-angry-dead = Angry Dead
    .text = Sacrificio: scarta altre due carte Zombie. All’inizio del turno degli Zombie: fino al tuo prossimo turno ogni Zombie tira un Dado di Combattimento in più.
card-closing-in = Closing In
    .text = Sacrificio: tre Zombie in gioco tornano nella riserva. All’inizio del turno degli Zombie: scegli un tabellone; ogni Zombie lì tira un dado e può muoversi subito di altrettanti spazi.
card-hopeless = Hopeless
    .text = Sacrificio: scarta una tua carta in gioco. All’inizio del turno degli Zombie: ogni carta degli Eroi in gioco è annullata e ogni giocatore degli Eroi scarta un evento.
card-hungry-dead = Hungry Dead
    .text = Sacrificio: tre Zombie in gioco tornano nella riserva. All’inizio del turno degli Zombie: pesca tre carte Zombie. Quelle di troppo vanno via prima della prossima pescata.
card-no-it-cant-be = No... It can’t be!
    .text = Sacrificio: quattro Zombie in gioco tornano nella riserva. All’inizio del turno degli Zombie: un Eroe che nessuno gioca, a caso, esce da una Fossa come Eroe Zombie. Non conta come Eroe ucciso.
card-risen-from-the-grave = Risen From The Grave
    .text = Sacrificio: due Zombie in gioco tornano nella riserva. All’inizio del turno degli Zombie: prendi in mano due carte dagli scarti degli Zombie.
card-tide-of-the-dead = Tide of the Dead
    .text = Sacrificio: scarta altre due carte Zombie. All’inizio del turno degli Zombie: alla fine di questo turno hai sei Punti Risveglio in più.
card-zombie-surge = Zombie Surge
    .text = Sacrificio: uno Zombie in gioco torna nella riserva. All’inizio del turno degli Zombie: ogni Zombie entro 4 spazi da un Eroe a tua scelta si avvicina subito a lui di uno spazio.

### Regole speciali

special-barricades = Barricate
    .text = Un Eroe con 4 o più di movimento può barricare un muro che tocca, o rinforzare una barricata, invece di muoversi; oppure subire una ferita per farlo dopo qualsiasi Azione di Movimento. Uno Zombie passa, o strappa un segnalino, con 4+.
special-grave-weapons = Armi dalla Tomba
    .text = Al posto di due nuovi Zombie il giocatore Zombie può dare a uno Zombie in gioco un’arma del mazzo Armi dalla Tomba, al massimo otto in tutto.
special-manor-deck = Mazzo della Villa
    .text = Dieci carte Eroe stanno da parte nella Manor House. Finché ce ne sono, gli Eroi possono cercare lì e ne trovano una.
special-townsfolk-allies = Alleati del Villaggio
    .text = Altrettanti abitanti stanno dalla parte degli Eroi. Una volta in ogni turno degli Eroi ciascuno può attaccare uno Zombie qui o accanto, o lavorare a un muro, con 5+. Un Eroe può portarne uno con sé. Uno Zombie da solo con uno di loro lo uccide con 5+.

## Armi dalla Tomba

card-bloated-body = Bloated Body
    .text = Ogni ferita di questo Zombie è prevenuta con 3+, ma non quelle degli esplosivi.
card-blood-spray = Blood Spray
    .text = Se questo Zombie è ucciso in uno spazio con un Eroe, la carta passa a uno di loro, a scelta del giocatore Zombie, e resta in gioco lì: la prossima ferita trasforma quell’Eroe.
card-crawling-torso = Crawling Torso
    .text = Questo Zombie si muove di 2 spazi. Un Eroe nel suo spazio lo lascia solo con 4 o più di movimento.
card-explosive = Explosive
    .text = Questo Zombie esplode quando è ucciso, e con un 6 alla fine di ogni turno degli Zombie dopo questo: gli altri nel suo spazio muoiono con 2+, gli Eroi lì con 5+, ogni modello adiacente subisce una ferita con 5+.
card-machete = Machete
    .text = Questo Zombie tira un Dado di Combattimento in più. Se fa un doppio, l’Eroe deve affrontarlo di nuovo dopo questo scontro.
card-old-pitchfork = Old Pitchfork
    .text = Chi affronta questo Zombie tira un Dado di Combattimento in meno.
card-recently-dead = Recently Dead
    .text = Questo Zombie si muove di D3+1 spazi.
card-rusty-axe = Rusty Axe
    .text = Questo Zombie tira un Dado di Combattimento in più. Prima dei dadi il giocatore Zombie può nominare un’arma da mischia dell’Eroe che non serve in questo scontro.
card-sickle = Sickle
    .text = Questo Zombie tira un Dado di Combattimento in più. Una volta per scontro l’Eroe ritira un Dado di Combattimento a scelta del giocatore Zombie.
card-stench-of-death = Stench of Death
    .text = Gli Eroi entro 2 spazi da questo Zombie tirano un Dado di Combattimento in meno, ma almeno uno.

### Gli scenari di Survival of the Fittest.

model-townsfolk-ally = Alleato { $number }
kind-of-model-townsfolk-ally = Alleati del Villaggio
marker-supply = Provviste
marker-final-location = Luogo Finale
marker-planted-explosive = Esplosivo piazzato
marker-sewer-entrance = Ingresso della fogna
area-sewer-a = Fogna A
area-sewer-b = Fogna B
marker-safehouse = Rifugio
marker-trapped-townsfolk = Abitanti in trappola

scenario-rescue-mission = Missione di salvataggio
    .story = In fondo alla città quattro persone si sono inchiodate dentro casa. Lì non possono restare, e qualcuno deve andare a prenderle.
    .objective = Portate 3 dei 4 Alleati nel Rifugio, senza Zombie al suo interno.
    .zombies = Uccidete 2 Alleati, riempite ogni spazio del Rifugio mentre non c’è nessun Eroe, uccidete 4 Eroi, o resistete fino al tramonto.
reason-townsfolk-rescued = tre Alleati sono al sicuro nel Rifugio
reason-townsfolk-killed = due degli Alleati sono morti
reason-safehouse-overrun = il Rifugio è invaso

scenario-hunker-down = Asserragliati
    .story = I soccorsi arriveranno, dice la radio, se resterà qualcuno da soccorrere. Assi, chiodi, due case e una lunga attesa.
    .objective = Alla fine di 4 turni degli Eroi due edifici devono essere del tutto barricati, ciascuno con un Eroe e nessuno Zombie dentro. Alle barricate non servono segnalini Rinforzo, e i turni non devono essere consecutivi.
    .zombies = Impeditelo fino al tramonto, oppure uccidete 4 Eroi.
reason-hunkered-down = gli Eroi hanno resistito asserragliati abbastanza a lungo

### I mazzi Sopravvivenza.

deck-manor-deck = Mazzo della Villa
deck-unique-items = Oggetti unici
deck-survival-tactics = Tattiche di sopravvivenza
special-survival-decks = Mazzi Sopravvivenza
    .text = Un Eroe con 5 o più di movimento che cerca può prendere un Oggetto unico (edifici numerati 1-2, 1-3 e 3-4) o una Tattica di sopravvivenza (3-4, 4-6 e 5-6) al posto di una carta degli Eroi. Queste carte non sono carte degli Eroi.

## Oggetti unici

card-assault-rifle = Assault Rifle
    .text = Arma da fuoco a due mani con 4 segnalini Munizioni. Togline uno per un attacco a distanza contro uno spazio entro 4: tre dadi, ognuno contro uno Zombie lì a tua scelta, che subisce una ferita con 4+. Con l’ultimo segnalino si scarta.
card-beckys-medical-bag = Becky’s Medical Bag
    .text = 3 usi. In qualsiasi momento tranne durante uno scontro: un Eroe nel tuo spazio o accanto guarisce una ferita. Con l’ultimo uso la borsa si scarta. Becky tira un dado: con 4+ nessun uso è perso.
card-billys-running-shoes = Billy’s Running Shoes
    .text = Hai 1 di movimento in più. Billy inoltre attraversa senza fermarsi uno spazio con Zombie per turno.
card-chemical-plant-files = Chemical Plant Files
    .text = Documenti B. Scartala in qualsiasi momento: guarda la mano degli Zombie e scegli una carta; con 4+ viene scartata.
card-doc-brodys-journal = Doc Brody’s Journal
    .text = Documenti A. Scartala in qualsiasi momento: guarda la mano degli Zombie e scegli una carta; con 4+ viene scartata.
card-family-sword = Family Sword
    .text = Bonus di Combattimento, una volta per scontro: tira un Dado di Combattimento in più; uno Zombie che poi batti è ucciso se uno dei tuoi dadi ha mostrato un 6 naturale. Non si rompe mai.
mode-family-sword-add-die = un dado in più
mode-family-sword-kill-on-six = uccidilo con il 6
card-father-josephs-bible = Father Joseph’s Bible
    .text = Scartala per annullare una carta Zombie appena giocata o in gioco. Un portatore Sacro tira un dado e tiene la Bibbia con 3+.
mode-father-josephs-bible-cancel = annulla la carta
mode-father-josephs-bible-cancel-in-play = annulla una carta in gioco
card-government-memo = Government Memo
    .text = Documenti B. Scartala in qualsiasi momento: guarda la mano degli Zombie e scegli una carta; con 4+ viene scartata.
card-grenade-belt = Grenade Belt
    .text = Esplosivo con 3 segnalini; non serve nulla per accenderlo. Togline uno per un attacco a distanza contro uno spazio entro 2: gli Zombie lì sono uccisi con 2+, gli Eroi con 5+. Un segnalino vale dove uno scenario chiede un esplosivo. Con l’ultimo la cintura si scarta.
card-jakes-backpack = Jake’s Backpack
    .text = Puoi avere due oggetti in più, e uno in più di essi può essere un’arma.
card-jennys-pitchfork = Jenny’s Pitchfork
    .text = Bonus di Combattimento, una volta per scontro: ritira quanti vuoi dei tuoi Dadi di Combattimento. Poi si rompe con 1, ma mai nelle mani di Jenny.
card-johnnys-jacket = Johnny’s Jacket
    .text = Hai una casella Salute in più, che è sulla giacca: la sua ferita la segue quando la giacca è scambiata e si guarisce come una tua. Johnny aggiunge 1 a uno dei suoi Dadi di Combattimento, una volta per scontro.
card-nail-studded-bat = Nail-Studded Bat
    .text = Bonus di Combattimento, una volta per scontro: tira due Dadi di Combattimento in più. Poi si rompe con 1.
card-riot-gear = Riot Gear
    .text = 3 segnalini Armatura. Quando stai per subire una ferita, togline uno per evitarla. Con l’ultimo segnalino la tenuta si scarta.
card-sallys-pendant = Sally’s Pendant
    .text = Una volta per partita, quando stai per essere ferito in uno scontro: tutte le ferite di questo scontro sono evitate. Sally può inoltre provarci: con 4+ sono evitate. Può riprovarci dal turno degli Eroi successivo.
mode-sallys-pendant-once = una volta per partita
mode-sallys-pendant-try = con 4+
card-sheriffs-badge = Sheriff’s Badge
    .text = Hai Forze dell’Ordine. Una volta per turno puoi ritirare il dado di una tua arma da fuoco che ha mancato.
card-sniper-rifle = Sniper Rifle
    .text = Arma da fuoco a due mani. Attacco a distanza contro uno Zombie entro 8, solo se non ti sei mosso in questo turno: è ucciso con 3+. Con un 1 il fucile è senza munizioni, scartalo.
card-stacys-notebook = Stacy’s Notebook
    .text = Documenti C. Scartala in qualsiasi momento: guarda la mano degli Zombie e scegli una carta; con 4+ viene scartata.
card-town-records = Town Records
    .text = Documenti A. Scartala in qualsiasi momento: guarda la mano degli Zombie e scegli una carta; con 4+ viene scartata.
card-widowcrest-patient-files = Widowcrest Patient Files
    .text = Documenti C. Scartala in qualsiasi momento: guarda la mano degli Zombie e scegli una carta; con 4+ viene scartata.

## Tattiche di sopravvivenza

card-aim-for-the-head = Aim for the Head
    .text = Si gioca nel turno degli Eroi: in questo turno ogni attacco a distanza di un Eroe ha +1 per colpire, e uno Zombie colpito è ucciso.
card-board-it-up = Board It Up!
    .text = Si gioca nel turno degli Eroi su un edificio con un Eroe dentro: metti barricate su un massimo di tre suoi muri.
card-coordinated-attack = Coordinated Attack
    .text = Si gioca nel turno degli Eroi su uno Zombie in uno spazio con due o più Eroi: lo affrontano insieme. Tutti i loro Dadi di Combattimento sono un solo tiro, e i doppi valgono tra Eroi diversi. Se perdono, scegli chi di loro subisce la ferita.
card-distraction = Distraction
    .text = Si gioca all’inizio del turno degli Zombie su un Eroe: in questo turno ogni Zombie entro 3 spazi deve muoversi verso quell’Eroe, se può.
card-duct-tape = Duct Tape
    .text = Si gioca in qualsiasi momento tranne durante uno scontro: combina due oggetti di un Eroe. Contano come uno (come un’arma se uno dei due lo è) e vanno insieme; quando uno di essi andrebbe scartato tira un dado: con 4+ li tieni.
card-fall-back = Fall Back!
    .text = Si gioca prima di uno scontro: è annullato, e ogni Eroe in quello spazio si muove fino a due spazi.
card-field-medicine = Field Medicine
    .text = Si gioca in qualsiasi momento tranne durante uno scontro: ogni Eroe in uno spazio guarisce una ferita.
card-into-the-sewers = Into the Sewers
    .text = Si gioca nel turno degli Eroi e resta in gioco: metti i due ingressi di una fogna in due spazi all’aperto qualsiasi. Ci passano Eroi e Zombie.
card-know-the-enemy = Know the Enemy
    .text = Si gioca in qualsiasi momento: guarda la mano degli Zombie e scarta una sua carta.
card-last-line-of-defense = Last Line of Defense
    .text = Si gioca nel turno degli Zombie: in questo turno gli Eroi dentro un edificio del tutto barricato vincono i pareggi.
card-quick-search = Quick Search
    .text = Si gioca nel turno degli Eroi su un Eroe che deve ancora muoversi, o che si è appena mosso e deve ancora combattere: se il movimento finisce in un edificio, l’Eroe può cercare lì.
card-reinforce-the-doors = Reinforce the Doors
    .text = Si gioca in qualsiasi momento tranne durante uno scontro: metti fino a tre segnalini Rinforzo sulle barricate di un edificio.
card-safe-route = Safe Route
    .text = Si gioca nel turno degli Eroi: in questo turno gli Zombie non fermano il movimento di nessun Eroe.
card-second-wind = Second Wind
    .text = Si gioca nel turno degli Eroi su un Eroe che non è ancora arrivato a combattere: l’Eroe compie una seconda Azione di Movimento in questo turno.
card-stick-together = Stick Together
    .text = Si gioca all’inizio del turno degli Eroi. Resta in gioco: gli Eroi che condividono lo spazio con un altro Eroe tirano un Dado di Combattimento in più. Si scarta quando un Eroe è ucciso.
card-watch-your-back = Watch Your Back
    .text = Si gioca nel turno degli Zombie: in questo turno nessuna carta Scontro è usata contro un Eroe che condivide lo spazio con un altro Eroe.

kind-choose-leader = Di chi è lo scontro?
kind-choose-wall-to-build = Quale muro si barrica?
kind-choose-wall-to-reinforce = Quale barricata si rinforza?
marker-both = tutti e due insieme

scenario-supply-run = Caccia alle provviste
    .story = La Manor House è sbarrata e la dispensa è vuota. Ciò di cui vivere è sparso per tutta la città.
    .objective = Voltate i segnalini: ognuno vale altrettante Provviste. Un Eroe ne prende una in ogni fase di scambio e ne porta al massimo tre. Alla fine di un turno degli Eroi devono essercene 12 nella Manor House, e dentro più Eroi che Zombie.
    .zombies = Uccidete 3 Eroi, o tratteneteli fino al tramonto.
reason-supplies-stored = dodici Provviste sono nella Manor House

scenario-search-for-the-truth = In cerca della verità
    .story = Qualcuno sapeva. Sta scritto in fascicoli, diari e promemoria che nessuno doveva leggere, e ogni pagina porta più lontano dalla città e più vicino alla causa.
    .objective = Trovate due Documenti fra gli Oggetti Unici. La lettera del primo dice che cosa fare: A piazzare 2 Esplosivi, un turno ciascuno; B portare un oggetto Fuoco e 2 Documenti; C tenere in mano 2 eventi Cittadini non giocati e portare 2 Documenti. La lettera del secondo dice dove: A la Farmhouse, B The Plant, C l’Hospital.
    .zombies = Uccidete 3 Eroi, o tratteneteli fino al tramonto. Dopo il secondo Documento arrivano nuovi Zombie ogni turno.
reason-source-destroyed = la fonte del contagio è saltata in aria
reason-evidence-burnt = le prove sono bruciate
reason-townspeople-confronted = chi sapeva è stato messo alle strette

### Le regole che porta la scatola, per numero.

rule-3-9-4 = Oggetti unici e Tattiche di sopravvivenza sono mazzi a parte e non carte Eroe.
    .title = Mazzi Sopravvivenza
rule-3-9-4-1 = Stanno con l’Eroe che li trova, come gli altri oggetti. Alcuni sono Documenti con una lettera, che qualche scenario richiede.
    .title = Oggetti unici
rule-3-9-4-2 = Vanno in mano al giocatore e si giocano come eventi.
    .title = Tattiche di sopravvivenza
rule-3-9-4-3 = Tutti possono guardarli.
    .title = I loro scarti
rule-3-9-4-4 = Un mazzo Sopravvivenza finito resta vuoto.
    .title = Non si rifanno
rule-3-9-5 = Sono un mazzo a parte e non carte Zombie.
    .title = Carte delle Armi dalla Tomba
rule-3-9-5-1 = Una pescata sta subito scoperta.
    .title = Le Armi dalla Tomba stanno scoperte
rule-6-1-6-1 = Alla fine del turno Zombie ogni Zombie con Explosive che non ha avuto l’arma in questo turno tira un dado ed esplode con 6.
    .title = Le armi Explosive ticchettano
rule-7-1-3 = Una carta con Sacrificio si gioca all’inizio del turno Zombie, pagandone il prezzo. Gli Zombie che ne sono il prezzo tornano nella riserva e non sono uccisi.
    .title = Sacrificio
rule-7-1-3-1 = Gli Zombie che non tornano mai in una riserva, come gli Eroi Zombie.
    .title = Chi non si può sacrificare
rule-8-1-2 = Uno Zombie che vuole passare un muro barricato tira: con 4 o più passa, o toglie un segnalino Rinforzo e resta; altrimenti si ferma lì.
    .title = Le barricate fermano gli Zombie
rule-8-1-2-1 = In diagonale attraverso due muri passa solo se nessuno è rinforzato; altrimenti toglie un segnalino da uno dei due.
    .title = Due barricate in un angolo
rule-8-1-2-2 = Tira per uscire come per entrare.
    .title = Anche dall’interno
rule-8-1-2-3 = Uno Zombie mosso da un Eroe ignora le barricate; uno che si muove per una sua carta tira allora, e di nuovo nel solito movimento.
    .title = Mosse fuori turno
rule-8-4-2-1 = Un Eroe lascia il suo spazio solo con 4 o più al movimento.
    .title = Via da un Crawling Torso
rule-8-4-4 = Non fermano gli Eroi a una porta, se non sono rinforzate.
    .title = Barricate ed Eroi
rule-8-4-4-1 = Un Eroe toglie ogni segnalino Rinforzo per un punto di movimento prima di passare.
    .title = Porte rinforzate
rule-8-5-3-1 = Alcune carte mettono un’altra Raccolta su un edificio; può esaurirsi.
    .title = Deposito
rule-8-5-4 = Con movimento 5 o più un Eroe che cerca può pescarvi: un Oggetto unico con i numeri bassi di un edificio, una Tattica con quelli alti, l’uno o l’altra con 3 e 4.
    .title = Cercare in un mazzo Sopravvivenza
rule-8-5-4-1 = Conta anche ciò che si aggiunge al tiro o gli si toglie. L’Eroe può sempre cercare come al solito.
    .title = Conta il movimento, non il dado
rule-8-5-4-2 = Gli Oggetti unici stanno con l’Eroe, le Tattiche vanno in mano.
    .title = Dove vanno le carte
rule-8-5-4-3 = Non ha numeri, e quindi nessun mazzo Sopravvivenza.
    .title = Non nella stazione radio
rule-8-6 = Gli Eroi possono barricare i muri degli edifici contro gli Zombie.
    .title = Barricate
rule-8-6-1 = Con movimento 4 o più un Eroe può costruirne una invece di muoversi: lungo tutto un muro che tocca.
    .title = Costruire una barricata
rule-8-6-1-1 = I muri d’angolo non hanno una barricata propria. I muri interni di un edificio possono averla, da entrambi i lati.
    .title = Muri d’angolo e interni
rule-8-6-1-2 = Niente toglie una barricata.
    .title = Restano
rule-8-6-2 = Allo stesso modo un Eroe mette un segnalino Rinforzo su una barricata, fino a tre.
    .title = Rinforzare
rule-8-6-3 = Alla fine dell’Azione di Movimento un Eroe può prendere una ferita per costruire o rinforzare, più volte e anche con l’ultima casella Salute.
    .title = Sforzo
rule-8-6-3-1 = Un tale Eroe conta come ucciso, non si trasforma e non dà Esperienza agli Zombie.
    .title = Uccisi dallo sforzo
rule-8-6-4 = Fermano gli Zombie, e gli Eroi solo se sono rinforzate.
    .title = Barricate e movimento
rule-8-6-5 = Un edificio con una barricata su ogni muro esterno che non è sul bordo. Non può essere conquistato, e non vi si apre un nuovo Pozzo.
    .title = Del tutto barricato
rule-8-6-6 = Del tutto barricato, con tre segnalini Rinforzo su ogni muro.
    .title = Del tutto rinforzato
rule-8-7 = Una fogna ha due ingressi in gioco e uno spazio sotto.
    .title = Fogne
rule-8-7-1 = Eroi e Zombie.
    .title = Chi le usa
rule-8-7-2 = È uno spazio adiacente a entrambi gli ingressi, dove ci si può fermare. Non è un edificio, e da lì si vedono solo gli ingressi.
    .title = All’interno
rule-8-7-3 = Non hanno niente a che fare fra loro.
    .title = Più fogne
rule-9-3 = Due oggetti combinati contano come uno per ciò che un Eroe può portare, e come una sola arma. Se va via uno vanno via entrambi, ma ognuno si può tenere con 4 o più.
    .title = Oggetti combinati
rule-9-3-1 = Sparano entrambe in un solo attacco a distanza, allo stesso bersaglio o a due.
    .title = Armi da fuoco combinate
rule-9-3-2 = Porta l’oggetto a un Eroe dove va, vi versa la benzina, o porta la dinamite accesa. Per questo si scarta sempre.
    .title = Combinati con Old Betsy
rule-9-3-3 = Restano un solo oggetto a due mani.
    .title = Oggetti a due mani combinati
rule-9-3-4 = Non serve accenderla: tutti nello spazio sono uccisi, e chiunque sia accanto subisce una ferita con 2 o più. Un lancio, e ogni combattimento perso, la fa esplodere in mano con 1.
    .title = Dinamite con dinamite
rule-10-3-3 = Chi tocca un muro vede attraverso, anche se è barricato.
    .title = La vista attraverso le barricate
rule-10-3-5 = Dall’interno si vedono solo il proprio spazio e i due ingressi. Da un ingresso si vede anche l’interno, oltre a tutto il resto.
    .title = La vista nella fogna
rule-11-6-6-1 = Esplode: gli altri Zombie lì sono uccisi con 2 o più, gli Eroi lì con 5 o più. Chiunque sia accanto subisce una ferita con 5 o più.
    .title = È ucciso uno Zombie con Explosive
rule-11-6-6-2 = La carta passa a un Eroe nel suo spazio, a scelta del giocatore Zombie, e vi resta come una carta Zombie. Al posto della prossima ferita l’Eroe si trasforma.
    .title = È ucciso uno Zombie con Blood Spray
rule-14-6 = Per due Punti Risveglio uno Zombie in gioco riceve un’arma, tante volte quante i punti permettono. Le carte che mettono solo Zombie non ne danno.
    .title = Armi dalla Tomba
rule-14-6-1 = Possono averla gli Zombie normali, i Morti della tomba e gli Eroi Zombie, non i Campioni.
    .title = Chi può avere un’Arma dalla Tomba
rule-14-6-2 = Prima si pesca la carta. Poi va a uno Zombie su un Pozzo, o a uno che non sia né con un Eroe né accanto a lui.
    .title = Dare un’Arma dalla Tomba
rule-14-6-2-1 = Può averla anche uno Zombie appena arrivato.
    .title = Un’arma per un nuovo Zombie
rule-14-6-2-2 = Nessuno Zombie ne ha due.
    .title = Un’Arma dalla Tomba a testa
rule-14-6-2-3 = In gioco non ce ne sono mai più di otto.
    .title = Otto Armi dalla Tomba in tutto
rule-14-6-3 = Ogni arma ha il suo effetto.
    .title = Che cosa fanno le Armi dalla Tomba
rule-14-6-3-1 = Un Eroe che fa 1 in un combattimento con questo Zombie l’ha subito perso.
    .title = Barbed Wire
rule-14-6-3-2 = Una ferita è evitata con 3 o più, se non viene da un esplosivo.
    .title = Bloated Body
rule-14-6-3-3 = Se è ucciso dove c’è un Eroe, la carta passa a quell’Eroe e vi resta come una carta Zombie. Al posto della prossima ferita l’Eroe si trasforma.
    .title = Blood Spray
rule-14-6-3-4 = Si muove di due spazi. Un Eroe nel suo spazio si allontana solo con 4 o più al movimento.
    .title = Crawling Torso
rule-14-6-3-5 = Esplode quando è ucciso, e con 6 alla fine di ogni turno Zombie tranne quello in cui ha avuto l’arma. Gli altri Zombie lì sono uccisi con 2 o più, gli Eroi con 5 o più; chiunque sia accanto subisce una ferita con 5 o più.
    .title = Explosive
rule-14-6-3-6 = Tira un Dado di Combattimento in più. Con un doppio sui suoi dadi l’Eroe lo affronta di nuovo dopo questo combattimento, se non è ucciso.
    .title = Machete
rule-14-6-3-7 = Un Eroe che lo affronta tira un Dado di Combattimento in meno.
    .title = Old Pitchfork
rule-14-6-3-8 = Si muove di D3 spazi più uno.
    .title = Recently Dead
rule-14-6-3-9 = Tira un Dado di Combattimento in più. Prima dei dadi il giocatore Zombie può nominare un’Arma da mischia dell’Eroe, che non serve in questo combattimento.
    .title = Rusty Axe
rule-14-6-3-10 = Tira un Dado di Combattimento in più, e una volta per combattimento può far ritirare un dado all’Eroe.
    .title = Sickle
rule-14-6-3-11 = Ogni Eroe entro due spazi tira un Dado di Combattimento in meno, ma mai meno di uno.
    .title = Stench of Death
rule-16-3-1 = Gli Eroi guardano tante carte del mazzo Eroi e se le dividono come vogliono; ciò che va trovato si ripesca.
    .title = Riserva di carte Eroe
rule-16-3-1-1 = Un numero pari di carte, un punto ogni due.
    .title = Prezzo della Riserva di carte Eroe
rule-16-3-4 = Le prime dieci carte Eroe stanno alla Manor House; gli Eroi all’interno vi cercano finché durano.
    .title = Mazzo della Villa
rule-16-3-4-1 = Va nei soliti scarti Eroe.
    .title = Ciò che si scarta
rule-16-3-4-2 = Le carte che guardano nel mazzo Eroi, o vi rimescolano, non toccano il Mazzo della Villa.
    .title = Che cosa non lo tocca
rule-16-3-4-3 = Con movimento 5 o più un Eroe può pescarvi da entrambi i mazzi Sopravvivenza, finché dura il Mazzo della Villa.
    .title = Carte Sopravvivenza lì
rule-16-3-7 = Tante persone della città stanno in edifici casuali senza Pozzo.
    .title = Alleati del Villaggio
rule-16-3-7-1 = Una volta nel turno Eroi, ma non in un combattimento, ognuno può ferire uno Zombie con sé o accanto, o lavorare a una barricata, con 5 o più.
    .title = Che cosa fanno gli Alleati
rule-16-3-7-2 = Non si muovono da soli, non cercano e non usano oggetti.
    .title = Che cosa non fanno
rule-16-3-7-3 = Nella fase di combattimento Zombie uno Zombie con un Alleato e senza Eroi può attaccare: con 5 o più l’Alleato è ucciso.
    .title = Gli Zombie attaccano gli Alleati
rule-16-3-7-4 = Un Eroe in movimento può portare con sé un Alleato e lasciarlo ovunque. Resta dove l’Eroe muore.
    .title = Gli Alleati seguono
rule-16-3-7-5 = Due punti ciascuno.
    .title = Prezzo degli Alleati
rule-16-4-4 = Tanti edifici casuali sono conquistati dall’inizio. Il segnalino si può annullare come una carta Zombie in gioco; chi dovrebbe iniziare lì non ha un luogo di partenza.
    .title = Conquistati
rule-16-4-4-1 = Due punti ciascuno.
    .title = Prezzo di Conquistati
rule-16-4-7 = Come prima, ma gli edifici li sceglie il giocatore Zombie.
    .title = Conquistati, a scelta
rule-16-4-7-1 = Tre punti ciascuno.
    .title = Prezzo di Conquistati, a scelta
rule-16-6-8 = Stanno coperti su edifici casuali, uno per edificio, o dove dice lo scenario.
    .title = Contatori numerati
rule-16-6-8-1 = Un Eroe nell’edificio lo gira invece di cercare; anche in uno spazio Foresta con numeri.
    .title = Girare un Contatore numerato
rule-16-6-8-2 = Un tale edificio non può essere conquistato. Se è distrutto, il contatore passa a un altro edificio casuale.
    .title = Da che cosa sono al sicuro i loro edifici
rule-16-6-8-3 = In Radio for Help ce ne sono due su ogni tabellone esterno.
    .title = Due per tabellone
