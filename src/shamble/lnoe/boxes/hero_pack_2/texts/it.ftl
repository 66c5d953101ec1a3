# Hero Pack Two in parole: Eroi, carte, scenario.

box-hero-pack-2 = Hero Pack Two (2017)

### Lo scenario di Hero Pack Two.

scenario-left-behind = Lasciati indietro
    .story = L'ultimo autobus è partito. Metà delle luci è spenta, alcune case sono già loro, e il mattino è lontano.
    .objective = Resistete finché non finisce il tracciato del sole.
    .zombies = Uccidete 3 Eroi. All'inizio di ogni vostro turno D6 Zombie muovono di uno spazio e poi agiscono come al solito.
reason-left-behind-survived = chi è rimasto indietro vede il mattino

### Gli Eroi di Hero Pack Two e che cosa sanno fare.

hero-angela = Angela
    .title = La cheerleader
hero-bear = Bear
    .title = Il motociclista
hero-dr-yamato = Dr. Yamato
    .title = L'ingegnere chimico
hero-maria = Maria
    .title = La topa di biblioteca

ability-acrobatics = Acrobatics
    .text = Gli Zombie non fermano il suo movimento.
ability-brilliant = Brilliant
    .text = Quando cerca tira un dado: con un 6 pesca un'altra carta Eroe.
ability-cutting-edge-science = Cutting Edge Science
    .text = Una volta per turno può scartare le prime tre carte Eroe e scegliere una carta Zombie che viene giocata o è in gioco, o un Miglioramento degli Zombie: con 5+ è annullato. Per un Miglioramento quelle tre escono dal gioco, tranne ciò che lo scenario chiede.
mode-cutting-edge-science-cancel = annulla la carta con 5+
mode-cutting-edge-science-cancel-in-play = annulla la carta con 5+
mode-cutting-edge-science-cancel-upgrade = annulla il Miglioramento con 5+; le tre carte escono dal gioco
ability-knockback = Knockback
    .text = Quando batte uno Zombie in un combattimento può spingerlo fino a due spazi più in là.
ability-power-of-knowledge = Power of Knowledge
    .text = Ogni volta che un evento Eroe è stato giocato, anche se annullato, tira un dado: con 5+ pesca una carta Eroe.
ability-team-spirit = Team Spirit
    .text = Una volta per turno un altro Eroe nel suo spazio tira un dado combattimento in più fino alla fine del turno.

### Le carte di Hero Pack Two: il nome stampato, l'effetto con parole nostre.

## Mazzo Eroi

card-motorcycle-chain = Motorcycle Chain
    .text = Bonus di combattimento, una volta per combattimento, quando hai battuto uno Zombie: spingilo fino a due spazi più in là, o uccidilo se il tuo dado combattimento più alto è un 6. Poi si rompe con 1-2.
mode-motorcycle-chain-drive-away = spingilo via
mode-motorcycle-chain-kill-on-six = uccidilo
card-overdue-book = Overdue Book
    .text = In qualsiasi momento: prendi in mano l'evento più in alto tra le prime sei carte degli scarti Eroi, ma non uno che si gioca subito. Se non c'è, non succede nulla.
card-pep-rally = Pep Rally
    .text = Nel turno degli Eroi: in questo turno ogni Studente può ritirare il tiro di movimento, e ogni Eroe in uno spazio con un altro Eroe tira un dado combattimento in più.
card-volatile-compound = Volatile Compound
    .text = Esplosivo, e non serve il Fuoco. Attacco a distanza contro uno spazio entro 2: scartalo e tira un dado per ogni miniatura presente. Uno Zombie muore con 3+, un Eroe subisce una ferita con 4+.

## Mazzo Zombie

card-bitter-grudge = Bitter Grudge
    .text = Carta Combattimento: lo Zombie ritira il suo dado combattimento più basso, e può rifarlo una volta per ogni Eroe Strano sul tabellone.
kind-choose-grudge = Ritiri ancora il dado più basso?
card-closing-time = Closing Time
    .text = Giocala subito e tira un edificio casuale. Resta in gioco: nessuno usa il Pick Up di quell'edificio.
card-dead-weight = Dead Weight
    .text = All'inizio di un turno degli Zombie, su un Eroe. Resta in gioco: l'Eroe può portare un oggetto in meno, e con tre oggetti o più ha 1 in meno al tiro di movimento.
card-left-behind = Left Behind
    .text = All'inizio di un turno degli Zombie: tira un dado. Fino ad altrettanti Zombie senza Eroi entro due spazi muovono subito fino a due spazi, e poi muovono e combattono come al solito.
kind-choose-straggler = Quale Zombie recupera terreno?
