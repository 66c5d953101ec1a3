# La Anniversary Edition in parole: Eroi, carte, scenario.

box-anniversary-edition = Anniversary Edition (2017)

### Lo scenario della Anniversary Edition.

scenario-broken-down = In panne
    .story = Il camioncino porterebbe via tutti, se solo partisse. Da qualche parte in città ci sono gli attrezzi, e chi saprebbe ripararlo ha altro per la testa.
    .objective = Mettete il camioncino dove volete sul tabellone centrale; tutti iniziano lì. Un dado dice sotto quale di sei segnalini numero sono gli Attrezzi; un Eroe rinuncia a una ricerca per girarne uno. Chi inizia il turno al camioncino con gli Attrezzi, in mano o a terra lì, può rinunciarvi del tutto, combattimenti compresi, e scartare 2 eventi di qualsiasi giocatore Eroe: è una riparazione. Dopo 3, finite un turno degli Eroi con 2 Eroi al camioncino.
    .zombies = Uccidere 3 Eroi, o far calare il sole.
option-repair = Rinuncia al turno e ripara il camioncino (2 eventi)
objective-repair = { $done ->
        [0] camioncino in panne, { $needed } riparazioni da fare
       *[other] riparato { $done } su { $needed }
    }
event-repaired = { $who } ripara il camioncino.
reason-truck-repaired = il camioncino riparte e porta gli Eroi fuori città
kind-choose-truck = Dove sta il camioncino?
kind-choose-give-event = Quale evento scarti per la riparazione?

### Cittadini tra gli Eroi, e che cosa sanno fare.

hero-deputy-taylor = Vice Taylor
    .title = Vicesceriffo
hero-doc-brody = Doc Brody
    .title = Medico di campagna
hero-jeb = Jeb
    .title = Il meccanico
hero-mr-hyde = Mr. Hyde
    .title = Insegnante di officina

ability-country-remedies = Rimedi di campagna
    .text = Una volta per turno, per un segnalino Esperienza: un altro Eroe nel suo spazio o accanto guarisce una ferita; o una carta Zombie, che viene giocata o già in gioco, è annullata con 4+; o tira un dado combattimento in più.
mode-country-remedies-heal = cura una ferita
mode-country-remedies-cancel = annulla la carta con 4+
mode-country-remedies-cancel-in-play = annulla una carta in gioco con 4+
mode-country-remedies-extra-die = un dado combattimento in più
ability-old-survivor = Sopravvissuto
    .text = Inizia con due segnalini Esperienza.
ability-no-way = Non se ne parla!
    .text = Gli Eroi nel suo spazio non sono scelti da This Could Be Our Last Night on Earth, e su uno Zombie lì non si giocano carte Combattimento.
ability-on-a-call = In servizio
    .text = Inizia con un Pump Shotgun dal mazzo Eroi.
ability-one-mans-garbage = Quel che altri buttano…
    .text = Al posto di una ricerca: scarta le prime due carte Eroe, poi prende a caso una carta degli scarti Eroi.
ability-poking-around = Curiosare
    .text = Con un 1 o un 2 al movimento può cercare invece di muoversi, anche all'aperto.
ability-protector = Protettore
    .text = Quando uno Studente nel suo spazio o accanto sta per subire una ferita: con 5+ è evitata.
ability-ready-to-fight = Pronto a battersi
    .text = Un dado combattimento in più finché nel suo spazio ci sono due o più Zombie.

### Le carte della Anniversary Edition: il nome com'è stampato, l'effetto con parole nostre.

card-fire-blanket = Fire Blanket
    .text = Il fuoco ti ferisce solo con 6. Scartala per evitare una ferita da fuoco o, fuori da un combattimento, per spegnere il fuoco nel tuo spazio.
mode-fire-blanket-prevent = evita la ferita
mode-fire-blanket-put-out = spegni il fuoco
card-fight-for-survival = Fight for Survival
    .text = All'inizio di un turno Zombie: una carta degli scarti Eroi esce dal gioco, ma non una che lo scenario chiede. Guadagna un segnalino Esperienza.
card-old-friends = Old Friends
    .text = In qualsiasi momento: riprendi un evento Cittadini dagli scarti Eroi. Oppure: un Eroe tira un dado combattimento in più fino alla fine del turno.
mode-old-friends-draw = riprendi un evento Cittadini
mode-old-friends-extra-die = un dado combattimento in più
card-savagery-of-the-dead = Savagery of the Dead
    .text = Carta Combattimento: lo Zombie tira due dadi combattimento in più. Se vince guadagni un segnalino Esperienza in più.

### Che cosa fanno i Miglioramenti che solo la Anniversary Edition ha.

card-cover-fire = Cover Fire
    .text = Uno Zombie che hai mancato non può entrare nello spazio di un Eroe nel prossimo turno Zombie. Potenziamento 2: nemmeno gli altri nel suo spazio.
card-finishing-blow = Finishing Blow
    .text = Un combattimento vinto con un doppio è una ferita in più. Potenziamento 2: e un segnalino Esperienza in più se lo Zombie è morto.
card-tainted = Tainted
    .text = In qualsiasi momento, una volta: una carta degli scarti Eroi esce dal gioco, ma non una che lo scenario chiede. Oppure un Eroe ferito scarta un oggetto.
mode-tainted-take-card = togli una carta dal gioco
mode-tainted-take-item = guasta un oggetto

### Le regole che porta la scatola, per numero.

rule-5-6-2 = Quattro Eroi sono anche carte Paesano; le carte restano nel mazzo e si possono giocare lo stesso.
    .title = Paesani che sono Eroi
