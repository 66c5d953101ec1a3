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
    .text = Scartalo per uno di questi effetti: annulla un combattimento a cui partecipi; oppure, in qualsiasi momento tranne durante un combattimento, muovi di uno spazio ogni Zombie nel tuo spazio e in quelli adiacenti, ciascuno dove preferisci.
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
    .text = Gioca immediatamente. Resta in gioco: un Eroe che inizia il movimento fuori dagli edifici ha 1 in meno al tiro di movimento, con un minimo di 1.
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
