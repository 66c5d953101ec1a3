# The 2007 box in words: scenarios, Heroes, cards, places.

### Gli scenari della scatola del 2007 e le regole speciali che usano.

scenario-die-zombies-die = Muori, Zombie, muori!
    .story = Nessuno verrà in aiuto, e i morti continuano ad attraversare i campi. Chi può ancora impugnare una mazza decide di colpire per primo.
    .objective = Uccidete 15 Zombie prima del tramonto.
    .zombies = Uccidete 2 Eroi, o resistete fino al tramonto.
scenario-escape-in-the-truck = Fuga sul camioncino
    .story = In mezzo alla città c'è un vecchio camioncino, con il serbatoio a secco e le chiavi chissà dove. Trovate quello che gli manca e salite a bordo.
    .objective = Fate il pieno: un Eroe che inizia il turno nello spazio del camioncino con Gasoline rinuncia a quel turno e sopravvive ai combattimenti in quello spazio. Poi finite un turno degli Eroi con due Eroi in quello spazio, uno dei quali con le Keys, prima del tramonto.
    .zombies = Tenete il camioncino in città fino al tramonto, o uccidete 4 Eroi.
scenario-save-the-townsfolk = Salvate i cittadini
    .story = Non tutti sono riusciti a scappare: qualcuno si nasconde in cantine e soffitte e aspetta che bussino. Radunateli e teneteli in vita finché non sarà finita.
    .objective = Abbiate 4 Cittadini sul tavolo quando finisce il tracciato del sole. Quelli giocati per il loro effetto non contano più.
    .zombies = Uccidete 2 Eroi, o lasciate sul tavolo meno di 4 Cittadini alla fine.
scenario-burn-em-out = Bruciateli tutti
    .story = Escono dalla terra, sempre negli stessi punti. Se si fanno saltare abbastanza buche, forse gli altri se ne andranno.
    .objective = Distruggete 3 Pozzi prima del tramonto: un Eroe che inizia il turno su un Pozzo con un Esplosivo rinuncia a quel turno e sopravvive ai combattimenti in quello spazio. Non serve un oggetto Fuoco.
    .zombies = Tenete aperti i Pozzi fino al tramonto, o uccidete 4 Eroi.
scenario-defend-the-manor-house = Difendete la Manor House
    .story = La vecchia villa ha muri spessi e troppe finestre. Chi sarà dentro all'alba potrà raccontarlo.
    .objective = Resistete finché non finisce il tracciato del sole.
    .zombies = Portate 9 Zombie insieme dentro la Manor House, o uccidete 4 Eroi.

special-always-zombie-heroes = Ogni Eroe ucciso si rialza
    .text = Un Eroe ucciso diventa sempre un Eroe Zombie, per quanto sia tardi.
special-constructing-the-hero-team = Scelta degli Eroi
    .text = I giocatori Eroi scelgono i loro Eroi invece di pescarli.
special-extra-heroes = Eroi in più
    .text = La squadra ha altrettanti Eroi in più.
special-extra-zombie-move-1 = Zombie più veloci
    .text = Ogni Zombie muove di uno spazio in più in ogni turno degli Zombie.
special-hero-card-pool = Riserva di carte Eroe
    .text = Prima della partita gli Eroi prendono altrettante carte dal mazzo degli Eroi e se le dividono come vogliono.
special-heroes-replenish = Arrivano altri Eroi
    .text = Chi perde un Eroe ne pesca uno nuovo, per quanto sia tardi.
special-lights-out = Luci spente
    .text = In altrettanti edifici casuali le luci sono spente dall'inizio, finché non viene annullato.
special-lights-out-choice = Luci spente, a scelta
    .text = In altrettanti edifici scelti dagli Zombie le luci sono spente dall'inizio, finché non viene annullato.
special-taken-over = Conquistati
    .text = Altrettanti edifici casuali sono Conquistati dall'inizio, finché non viene annullato.
special-taken-over-choice = Conquistati, a scelta
    .text = Altrettanti edifici scelti dagli Zombie sono Conquistati dall'inizio, finché non viene annullato.
special-number-counters = Contatori numerati
    .text = Altrettanti numeri stanno coperti su edifici casuali; un Eroe rinuncia a cercare per girarne uno. Lo scenario dice che cosa significano.
special-zombie-hand-6 = Mano di sei carte Zombie
    .text = Il giocatore Zombie tiene sei carte invece di quattro.
special-hero-starting-cards-1 = Carta iniziale degli Eroi
    .text = Ogni Eroe inizia, o entra in gioco, con una carta Eroe in più.
special-hero-starting-cards-2 = Due carte iniziali degli Eroi
    .text = Ogni Eroe inizia, o entra in gioco, con due carte Eroe in più.
special-hero-starting-cards-3 = Tre carte iniziali degli Eroi
    .text = Ogni Eroe inizia, o entra in gioco, con tre carte Eroe in più.
special-manor-house = Manor House
    .text = Al centro c'è la Manor House al posto del Centro città.
special-zombies-auto-spawn = Gli Zombie arrivano sempre
    .text = Non si tira per l'arrivo: in ogni turno degli Zombie se ne piazzano di nuovi.

box-base = Last Night on Earth (2007)

### Gli Eroi della scatola del 2007 e quello che sanno fare.

hero-becky = Becky
    .title = L'infermiera
hero-billy = Billy
    .title = Il figlio dello sceriffo
hero-father-joseph = Father Joseph
    .title = Uomo di Chiesa
hero-jake-cartwright = Jake Cartwright
    .title = Il vagabondo
hero-jenny = Jenny
    .title = La figlia del fattore
hero-johnny = Johnny
    .title = Il quarterback del liceo
hero-sally = Sally
    .title = La reginetta del liceo
hero-sheriff-anderson = Sheriff Anderson
    .title = La legge in una piccola città

ability-blitz = Carica
    .text = Quando durante il movimento entra in uno spazio con Zombie, può combatterli subito tutti e poi, se è ancora in piedi, proseguire. Può rifarlo nello stesso movimento.
ability-farm-girl = Ragazza di campagna
    .text = Tira un dado combattimento in più nel Campo di mais e nel Fienile.
ability-first-aid = Pronto soccorso
    .text = Alla fine del turno degli Eroi può curare una ferita di un altro Eroe nel suo spazio.
ability-handy = Mani d'oro
    .text = Può aggiungere o togliere 1 alla prova di rottura di una sua arma da mischia; il risultato non scende mai sotto 1.
ability-holy-man = Uomo di fede
    .text = Può portare armi da fuoco ma non usarle. “This Could Be Our Last Night On Earth” non può sceglierlo.
ability-lightweight = Peso piuma
    .text = L'unica arma da fuoco che può usare è il Revolver.
ability-lucky = Fortunata
    .text = Una volta in ogni suo combattimento può far rilanciare allo Zombie quanti vuole dei suoi dadi combattimento; sceglie lei quali.
ability-man-of-action = Uomo d'azione
    .text = Dove potrebbe cercare, può invece prendere un Revolver dagli scarti degli Eroi.
ability-resourceful = Pieno di risorse
    .text = Quando pesca una carta Eroe dal mazzo ne prende due, ne tiene una e scarta l'altra.
ability-sheriff = Sceriffo
    .text = Inizia con un Revolver preso dal mazzo Eroi.
ability-strength-of-spirit = Forza dello spirito
    .text = Può subire una ferita e poi tirare un dado: con 3+ annulla una carta Zombie che non abbia ancora fatto tirare dadi. Può farlo quante volte vuole.
ability-tough = Duro
    .text = Vince i combattimenti in caso di pareggio.
ability-track-star = Velocista
    .text = Può aggiungere 1 al suo tiro di movimento.
ability-youth = Gioventù
    .text = Invece di muovere o cercare, questo Eroe può curare tutte le proprie ferite.

### Le carte della scatola del 2007: il nome stampato, l'effetto con parole nostre.

## Mazzo Eroi: armi

card-baseball-bat = Baseball Bat
    .text = Bonus di combattimento: tira un dado combattimento in più. Puoi usarla più volte nello stesso combattimento; dopo ogni uso si rompe con 1-2.
card-chainsaw = Chainsaw
    .text = Bonus di combattimento: tira un dado combattimento in più, e lo Zombie che batti muore anche senza doppio. Se perdi un combattimento in cui l'hai usata, scartala oppure scarta una Gasoline al suo posto. Non si rompe mai.
card-crowbar = Crowbar
    .text = Bonus di combattimento, una volta per combattimento: in caso di pareggio vinci tu. Poi si rompe con 1-2.
card-fire-axe = Fire Axe
    .text = Ignori Locked Door. Bonus di combattimento, una volta per combattimento: annulla una carta Combattimento dello Zombie che non abbia ancora fatto tirare dadi. Poi l'ascia si rompe con 1-3.
card-meat-cleaver = Meat Cleaver
    .text = Bonus di combattimento: quando uno dei tuoi dadi combattimento arriva a 6, anche con un rilancio, un dado in più o un bonus, puoi uccidere subito lo Zombie. Il combattimento finisce lì e si può rispondere solo con carte che prevengono le ferite. Non si rompe mai.
card-pitchfork = Pitchfork
    .text = Bonus di combattimento, una volta per combattimento: rilancia quanti vuoi dei tuoi dadi combattimento. Poi si rompe con 1-2, o solo con 1 se hai anche una Torch.
card-pump-shotgun = Pump Shotgun
    .text = Attacco a distanza contro uno spazio entro 2: tira un dado per ogni Zombie presente; ogni 3+ è una ferita. Gli Eroi in quello spazio non corrono rischi. Poi tira un altro dado: con 1-2 le munizioni sono finite, scartalo.
card-revolver = Revolver
    .text = Attacco a distanza contro uno Zombie entro 3: con 4+ subisce una ferita. Se il dado mostra 1 le munizioni sono finite, scarta il Revolver.
card-signal-flare = Signal Flare
    .text = Attacco a distanza contro uno Zombie entro 4: con 2+ muore. Dopo lo sparo scarta il razzo, che colpisca o no. Non conta fra le tue due armi e non è un'arma da fuoco.
card-welding-torch = Welding Torch
    .text = Bonus di combattimento: rilancia uno dei tuoi dadi combattimento. Puoi usarla più volte nello stesso combattimento; dopo ogni uso si rompe con 1-2. È anche un oggetto Fuoco.

## Mazzo Eroi: altri oggetti

card-ammo = Ammo
    .text = Ogni volta che dovresti scartare un'arma da fuoco, puoi scartare Ammo al suo posto.
card-dynamite = Dynamite
    .text = Ti serve un oggetto Fuoco. Attacco a distanza contro uno spazio entro 2: scarta la Dynamite e tira un dado per ogni miniatura presente. Uno Zombie muore con 2+, un Eroe con 5+.
card-fire-extinguisher = Fire Extinguisher
    .text = Scartalo per uno di questi effetti: annulla un combattimento a cui partecipi; oppure, in qualsiasi momento tranne durante un combattimento, muovi di uno spazio ogni Zombie nel tuo spazio e in quelli adiacenti, ciascuno dove preferisci. Oppure, in qualsiasi momento tranne durante un combattimento, spegni gli incendi che vuoi nel tuo spazio e in quelli adiacenti.
card-first-aid-kit = First Aid Kit
    .text = In qualsiasi momento tranne durante un combattimento, scartalo per curare tutte le ferite di un Eroe nel tuo spazio o in uno adiacente.
card-gasoline = Gasoline
    .text = In qualsiasi punto del tuo movimento, scartala per mettere un segnalino Benzina nel tuo spazio o in uno adiacente.
card-keys = Keys
    .text = Ignori Locked Door. Mentre sei in un edificio puoi scartare le Keys per pescare due carte Eroe; non conta come ricerca.
card-lighter = Lighter
    .text = Ignori Lights Out. È un oggetto Fuoco.
card-old-betsy = Old Betsy
    .text = In qualsiasi momento, scarta il cane per metterne il segnalino in uno spazio qualsiasi. In questo turno nessuno Zombie può lasciare quello spazio. Dal turno dopo, uno Zombie che vuole uscirne deve prima tirare 5+; il primo che ci riesce mette in fuga il cane.
card-torch = Torch
    .text = Ignori Lights Out. È un oggetto Fuoco. Bonus di combattimento: scarta la Torch per far rilanciare allo Zombie tutti i suoi dadi combattimento.

## Mazzo Eroi: eventi

card-at-last = At Last...
    .text = All'inizio di un turno degli Eroi: annulla una carta Zombie che resta in gioco e togli i suoi segnalini.
card-blocked-windows = Blocked Windows
    .text = In qualsiasi momento: in questo turno nessuno Zombie può attraversare muri o porte.
card-escape-through-the-window = Escape Through the Window
    .text = Durante un turno degli Eroi: fino alla fine del turno gli Eroi possono attraversare i muri, purché non finiscano il movimento dentro un edificio. Una Locked Door giocata in questo turno è annullata.
card-faith = Faith
    .text = In qualsiasi momento: un Eroe tira un dado combattimento in più fino alla fine del turno. Su un Eroe Religioso invece resta in gioco, al massimo una.
card-get-back-you-devils = Get Back You Devils
    .text = In un combattimento: se vince l'Eroe, lo Zombie muore anche senza doppio.
card-heroic-resolve = Heroic Resolve
    .text = In qualsiasi momento, su un Eroe che divide lo spazio con due o più Zombie. Resta in gioco: quell'Eroe tira un dado combattimento in più e vince i pareggi. Scartala quando l'Eroe cerca. Una sola carta Eroica per Eroe.
card-heros-rage = Hero's Rage
    .text = In qualsiasi momento, su un Eroe che divide lo spazio con due o più Zombie: fino all'inizio del prossimo turno degli Eroi quell'Eroe tira un dado combattimento in più e uccide anche senza doppio ogni Zombie che batte. Una sola carta Eroica per Eroe.
card-just-a-scratch = Just a Scratch
    .text = Quando un Eroe sta per subire una ferita: previeni quella ferita, una sola.
card-just-what-i-needed = Just What I Needed
    .text = Gioca immediatamente, scegli uno: prendi dagli scarti degli Eroi una carta che non sia a sua volta da giocare immediatamente (se non ce n'è, pesca una carta Eroe); oppure prendi dal mazzo Eroi una carta da trovare nello scenario e rimescola il mazzo.
card-recovery = Recovery
    .text = In qualsiasi momento tranne durante un combattimento: cura una ferita di un Eroe qualsiasi.

## Mazzo Eroi: cittadini

card-deputy-taylor = Deputy Taylor
    .text = Scegli uno: annulla un combattimento di un Eroe delle Forze dell'ordine o Strano; oppure, in qualsiasi momento, rimescola nel mazzo Eroi fino a tre carte a tua scelta dagli scarti degli Eroi.
card-doc-brody-country-physician = Doc Brody, Country Physician
    .text = In qualsiasi momento tranne durante un combattimento: cura tutte le ferite di un Eroe qualsiasi. Se l'Eroe è Becky, rimescola questa carta nel mazzo Eroi.
card-farmer-sty = Farmer Sty
    .text = Scegli uno: in questo turno uno Zombie non può muovere; oppure, in un combattimento, aggiungi o togli 1 a un dado combattimento qualsiasi.
card-jeb-the-grease-monkey = Jeb, The Grease Monkey
    .text = Scegli uno: annulla una carta Zombie, appena giocata o già in gioco, che non abbia ancora fatto tirare dadi; oppure un Eroe tira un dado combattimento in più per il resto del turno.
card-mr-hyde-the-shop-teacher = Mr. Hyde, The Shop Teacher
    .text = Scegli uno: annulla un combattimento di un Eroe Studente; oppure, in un combattimento, aggiungi o togli 1 a un dado combattimento qualsiasi.
card-principal-gomez = Principal Gomez
    .text = Scegli uno: annulla una carta Zombie, appena giocata o già in gioco, che non abbia ancora fatto tirare dadi; oppure, in un combattimento, fai rilanciare allo Zombie tutti i suoi dadi combattimento.

## Mazzo Zombie: carte base

card-a-town-overrun = A Town Overrun
    .text = Gioca immediatamente: rivela e scarta le prime 10 carte del mazzo Eroi. Se se ne va l'ultima, gli Eroi perdono.
card-braaains = Braaains!
    .text = Carta Combattimento: aggiungi 1 al dado combattimento più alto dello Zombie; il bonus va perso se quel dado viene rilanciato.
card-cornered = Cornered
    .text = All'inizio di un turno degli Zombie: fino all'inizio del prossimo tutti gli Zombie tirano 2 dadi combattimento in più, ma gli Eroi vincono i pareggi.
card-heavy-rain = Heavy Rain
    .text = Gioca immediatamente. Resta in gioco: un Eroe che inizia il movimento fuori dagli edifici ha 1 in meno al tiro di movimento, con un minimo di 1. Gli incendi si spengono anche con un 2.
card-lights-out = Lights Out
    .text = All'inizio di un turno degli Zombie: metti un segnalino Luci spente su un edificio qualsiasi. Resta in gioco: un Eroe che entra in uno spazio di quell'edificio finisce lì il movimento.
card-loss-of-faith = Loss of Faith
    .text = Scegli uno: annulla una Faith, appena giocata o già in gioco; oppure fai rilanciare a un Eroe la prova di rottura di un'arma da mischia.
card-my-god-theyve-taken-the = "My God, They've Taken the..."
    .text = Gioca immediatamente: tira per un edificio casuale non ancora Conquistato e segnalo come tale; metti uno Zombie della riserva in ogni suo spazio vuoto. In questo turno quegli Zombie non possono muovere. Resta in gioco: gli Eroi non possono né entrare né cercare in quell'edificio.
card-new-spawning-pit = New Spawning Pit
    .text = Gioca immediatamente: tira per un edificio casuale e metti un nuovo Pozzo in un suo spazio a tua scelta. Il Pozzo è lì per restare.
card-oh-the-horror = "Oh the Horror!"
    .text = Gioca immediatamente: pesca tre carte Zombie. Se all'inizio del tuo prossimo turno hai ancora troppe carte in mano, scarta fino al limite.
card-relentless-advance = Relentless Advance
    .text = All'inizio di un turno degli Zombie: tira un dado; altrettanti Zombie muovono subito di uno spazio, e in questo turno muovono e combattono comunque come sempre.
card-resilient = Resilient
    .text = Quando uno Zombie è appena stato ucciso con un'arma da fuoco: quell'arma va scartata. Lo Zombie resta morto.
card-shamble = Shamble
    .text = Nella fase di movimento degli Zombie: scegli uno Zombie e tira un dado; al posto del movimento normale muove al massimo di altrettanti spazi. La fame lo vincola per tutto il tragitto.
card-surprise-attack = Surprise Attack
    .text = Gioca immediatamente: metti uno Zombie della tua riserva nello spazio di un Eroe che si trova in un edificio. Se manca l'Eroe o manca lo Zombie, non succede nulla.
card-theres-too-many = "There's Too Many!"
    .text = Alla fine di un turno degli Zombie: tira un dado e fai arrivare altrettanti Zombie. Se la riserva non basta, puoi prenderli da qualsiasi punto del tabellone.
card-trip = Trip!
    .text = Quando un Eroe ha tirato per il movimento: quel dado va rilanciato.
card-undead-hate-the-living = Undead Hate The Living
    .text = Carta Combattimento: scegli quanti vuoi dei dadi combattimento dell'Eroe; vanno rilanciati.
card-uuuurrrggghh = Uuuurrrggghh!
    .text = Carta Combattimento: lo Zombie tira 2 dadi combattimento in più.

## Mazzo Zombie: carte avanzate

card-bickering = Bickering
    .text = All'inizio di un turno degli Eroi: scegli uno spazio con due o più Eroi. Perdono tutti il turno e non combattono nemmeno gli Zombie presenti.
card-haunted-by-the-past = Haunted By The Past
    .text = All'inizio di un turno degli Zombie, su un Eroe che non sia Studente. Resta in gioco: quell'Eroe è anche Strano e non può essere il bersaglio di eventi Cittadini, nemmeno attraverso i suoi dadi combattimento.
card-i-dont-trust-em = "I Don't Trust 'em"
    .text = All'inizio di un turno degli Zombie, scegli uno: fino all'inizio del prossimo turno degli Zombie nessun Eroe può scambiare oggetti; oppure un Eroe Strano non può scambiare oggetti con nessuno, e questa carta resta in gioco.
card-i-feel-kinda-strange = I Feel Kinda Strange
    .text = Su un Eroe che subisce una ferita da uno Zombie. Resta in gioco: la prossima volta che quell'Eroe subirebbe una ferita, qualunque ne sia la causa, diventa invece un Eroe Zombie.
card-ive-got-to-get-to-the = "I've Got to Get to the..."
    .text = All'inizio di un turno degli Zombie: scegli un Eroe e tira per un edificio casuale in cui l'Eroe non si trovi e possa entrare. Resta in gioco: l'Eroe non può cercare. Scartala quando l'Eroe entra in quell'edificio.
card-living-nightmare = Living Nightmare
    .text = Gioca immediatamente. Resta in gioco: all'inizio di ogni turno degli Zombie, compreso questo, scarta la prima carta del mazzo Eroi; se è l'ultima, gli Eroi perdono. Gli Eroi Zombie tirano 2 dadi combattimento in più.
card-locked-door = Locked Door
    .text = Quando un Eroe cerca di passare da una porta: è chiusa a chiave, e il movimento finisce lì davanti.
card-my-god-hes-a-zombie = "My God, He's A Zombie"
    .text = Scegli uno: quando viene giocato un evento Cittadini, tira un dado; con 4+ è annullato e rimosso dal gioco. Oppure, all'inizio di un turno degli Zombie, metti uno Zombie della tua riserva in uno spazio adiacente a un Eroe.
card-night-that-never-ends = Night That Never Ends
    .text = Gioca immediatamente: nomina una carta negli scarti degli Zombie e rimescolane nel mazzo Zombie tutte le copie che ci sono. Poi gli Eroi possono fare lo stesso con i loro scarti e il loro mazzo.
card-overconfidence = Overconfidence
    .text = All'inizio di un turno degli Zombie, su un Eroe. Resta in gioco: l'Eroe non può lasciare uno spazio in cui c'è uno Zombie, ma può ancora cercare. Ogni volta che perde un combattimento, tira un dado: con 4+ scarta questa carta.
card-rotten-bodies = Rotten Bodies
    .text = Gioca immediatamente: tira un dado e rimetti nella riserva altrettanti Zombie a tua scelta dal tabellone; non contano come uccisi. Fino all'inizio del prossimo turno degli Zombie nulla può uccidere uno Zombie.
card-teen-angst = Teen Angst
    .text = All'inizio di un turno degli Zombie, su un Eroe Studente. Resta in gioco: mentre divide lo spazio con un altro Eroe tira un dado combattimento in meno, con un minimo di uno.
card-theres-no-time-leave-it = "There's No Time, Leave It!"
    .text = In qualsiasi momento: rimuovi dal gioco una carta a tua scelta dagli scarti degli Eroi.
card-this-cant-be-happening = "This Can't Be Happening!"
    .text = All'inizio di un turno degli Zombie, su un Eroe. Resta in gioco: quell'Eroe tira un dado combattimento in meno, con un minimo di uno. Scartala quando inizia un turno in uno spazio con un altro Eroe.
card-this-could-be-our-last-night-on-earth = "This Could Be Our Last Night On Earth"
    .text = All'inizio di un turno degli Eroi: scegli un Eroe Uomo e un Eroe Donna nello stesso spazio, ma non Father Joseph. Perdono entrambi il turno e non combattono nemmeno gli Zombie presenti.
card-unnecessary-self-sacrifice = Unnecessary Self Sacrifice
    .text = Quando due Eroi dividono uno spazio e uno Zombie sta per combattere contro uno di loro: il combattimento non avviene; uno dei due subisce una ferita, e sono gli Eroi a scegliere chi.

### Tabelloni, edifici e luoghi con un nome della scatola del 2007.

board-church = Chiesa e Stazione di polizia
board-farm = Fienile e Casa colonica
board-gas = Banca, Stazione di servizio e Sfasciacarrozze
board-hospital = Ospedale, Tavola calda e Hangar
board-manor-house = Manor House
board-plant = Emporio, Armeria e Fabbrica
board-school = Liceo e Palestra
board-town-center = Centro città

building-airplane-hangar = Hangar
building-bank = Banca
building-barn = Fienile
building-church = Chiesa
building-diner = Tavola calda
building-farmhouse = Casa colonica
building-gas-station = Stazione di servizio
building-general-store = Emporio
building-gun-shop = Armeria
building-gym = Palestra
building-high-school = Liceo
building-hospital = Ospedale
building-junkyard = Sfasciacarrozze
    .text = È all'aperto ma conta come edificio. Invece di pescare con una ricerca, scarta le prime due carte del mazzo Eroi e prendi una carta a caso dagli scarti degli Eroi.
building-manor-house = Manor House
    .text = Un edificio come gli altri, ma non ci si può cercare e non è mai un edificio casuale.
building-plant = Fabbrica
building-police-station = Stazione di polizia

area-cornfield = Campo di mais
    .text = Qui un Eroe può nascondersi: prima di ogni combattimento con lui uno Zombie deve tirare 4+, altrimenti il combattimento non avviene.
area-graveyard = Cimitero
area-manor-center = Centro della Manor House
area-manor-east = Stanza est della Manor House
area-manor-north = Stanza nord della Manor House
area-manor-south = Stanza sud della Manor House
area-manor-west = Stanza ovest della Manor House
area-morgue = Obitorio
    .text = Una stanza dell'Ospedale chiusa da muri propri.
area-road-out-of-town = Strada fuori città
area-town-center = Centro città
    .text = I suoi spazi sono grandi: ognuno vale uno spazio solo.
