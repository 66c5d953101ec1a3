# Stock Up in parole: carte, segnalino, scenario.

box-stock-up = Stock Up (2007)

### Lo scenario di Stock Up.

scenario-stock-up = Fate provviste!
    .story = Non arriva nessuno, e la notte è lunga. Una casa, quattro armi, qualcosa per le ferite: con questo, in pochi, si può resistere finché qualcuno arriva.
    .objective = Avere insieme nell’edificio del Deposito 4 armi e un First Aid Kit, portate dagli Eroi che sono dentro, e nessuno Zombie nell’edificio, prima del tramonto.
    .zombies = Impedite che il Deposito si riempia fino al tramonto, o uccidete 3 Eroi.
reason-stocked-up = nel Deposito c’è tutto il necessario

marker-stockpile = Deposito

### Le carte di Stock Up: il nome stampato, l’effetto con parole nostre.

## Mazzo degli Eroi

card-catch = Catch
    .text = Nel turno degli Eroi: un Eroe lancia un oggetto a un altro Eroe entro tre spazi e in vista. Non è uno scambio. L’oggetto serve comunque a un solo Eroe in questo turno.
card-ill-see-you-in-hell = I’ll See You in Hell!
    .text = In qualsiasi momento, anche in combattimento, su un Eroe con un Esplosivo; non serve il Fuoco. L’Eroe è ucciso, non si può prevenire, e non diventa mai un Eroe Zombie; l’Esplosivo è fuori dal gioco. Ogni Zombie nello spazio è ucciso, ogni Zombie in uno spazio adiacente con 3+.
card-matches = Matches
    .text = Un oggetto Fuoco. Ignori Lights Out. Ogni volta che accendono qualcosa tira un dado: con 1-3 scartali.
card-ruuuuuun = Ruuuuuun!
    .text = Quando un Eroe ha tirato per il movimento: tira un altro dado e tieni il migliore.
card-t-j-thoroughbred = T.J., Thoroughbred
    .text = In qualsiasi momento, anche in combattimento: un Eroe muove subito fino a D6 spazi e non si ferma per gli Zombie. Un combattimento che l’Eroe lascia così è annullato.

kind-choose-throw = Che cosa lancia { $hero }?
kind-choose-catcher = Chi lo prende?

## Mazzo degli Zombie

card-exhaustion = Exhaustion
    .text = All’inizio di un turno degli Zombie, su un Eroe. Resta in gioco: 1 in meno al tiro di movimento, e l’Eroe non può sforzarsi per le barricate. Si scarta quando l’Eroe ha avuto un turno senza muovere.
card-overtaken = Overtaken
    .text = All’inizio di un turno degli Zombie: fino al tuo prossimo turno ogni Zombie in uno spazio con più Zombie che Eroi tira un dado combattimento in più.
card-the-smell-of-brains = The Smell of Brains
    .text = Carta Combattimento: ogni altro Zombie entro due spazi entra subito nello spazio di questo combattimento, qualunque cosa dica la fame. Si dividono tra gli Eroi presenti e vanno combattuti in questo turno.
card-twisted-ankle = Twisted Ankle
    .text = Quando un Eroe ha tirato 1 per il movimento, su quell’Eroe. Resta in gioco: 2 in meno al tiro di movimento, mai sotto 1. Si scarta quando l’Eroe guarisce o rinuncia a un’Azione di Movimento.
card-weve-got-to-reach-the = We’ve Got to Reach the...
    .text = Giocala subito e tira un edificio a caso. Resta in gioco: nessun Eroe può cercare altrove. Si scarta quando un Eroe entra in quell’edificio.
