# La Anniversary Edition in parole: Eroi, carte, scenario.

box-anniversary-edition = Anniversary Edition (2017)

### Lo scenario della Anniversary Edition.

scenario-broken-down = In panne
    .story = Il camioncino porterebbe via tutti, se solo partisse. Da qualche parte in città ci sono gli attrezzi, e chi saprebbe ripararlo ha altro per la testa.
    .objective = Mettete il camioncino dove volete sul tabellone centrale; tutti iniziano lì. Un dado dice sotto quale di sei segnalini numero sono gli Attrezzi; un Eroe rinuncia a una ricerca per girarne uno. Chi inizia il turno al camioncino con gli Attrezzi, in mano o a terra lì, può rinunciarvi e scartare 2 eventi di qualsiasi giocatore Eroe: è una riparazione. Dopo 3, finite un turno degli Eroi con 2 Eroi al camioncino.
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
hero-jeb = Jeb
    .title = Il meccanico
hero-mr-hyde = Mr. Hyde
    .title = Insegnante di officina

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
card-old-friends = Old Friends
    .text = In qualsiasi momento: riprendi un evento Cittadini dagli scarti Eroi. Oppure: un Eroe tira un dado combattimento in più fino alla fine del turno.
mode-old-friends-draw = riprendi un evento Cittadini
mode-old-friends-extra-die = un dado combattimento in più
