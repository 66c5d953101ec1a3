# Zombie Pillage in parole: carte, regola speciale, scenario.

box-zombie-pillage = Zombie Pillage (2009)
deck-town-deck = Mazzo Città
special-zombie-pillage = Saccheggio
    .text = Quando iniziano i combattimenti degli Zombie, si saccheggia ogni spazio di un edificio con Zombie e senza Eroi: con 4+ si scarta la prima carta Eroe, con due Zombie o un Eroe Zombie sempre. Non su un Pozzo, né dove l'edificio è Occupato; un edificio che viene Occupato è saccheggiato una volta per ogni spazio. Con l'ultima carta gli Eroi perdono.

event-deck-guarded = Le scorte sono sorvegliate: non si perde nessuna carta.

### Lo scenario di Zombie Pillage.

scenario-zombie-pillage = Il saccheggio
    .story = Non c'è più gente da inseguire, e ora fanno a pezzi le case. Ciò che resta della città sta in un mucchio solo, e il mucchio si abbassa.
    .objective = Fate durare il Mazzo Città finché il sole non tramonta. Le carte che tornerebbero nel mazzo Eroi possono andare invece nel Mazzo Città, ognuna con 4+.
    .zombies = Svuotate il Mazzo Città di 45 carte: saccheggiate gli edifici, e volgete contro di esso le carte che scartano carte Eroe, ogni carta con 4+. Oppure uccidete 4 Eroi.
reason-town-emptied = il Mazzo Città è finito
reason-town-kept = della città resta ancora qualcosa

### Le carte di Zombie Pillage: il nome stampato, l'effetto con parole nostre.

## Mazzo Eroi

card-guard-the-stores = Guard the Stores
    .text = In un turno degli Zombie: fino alla sua fine gli Zombie non scartano carte del mazzo Eroi né del Mazzo Città.
card-hidden-cache = Hidden Cache
    .text = Giocala subito: rimescola fino a cinque carte degli scarti Eroe nel mazzo Eroi, o prova a salvarle per il Mazzo Città.
card-rusty-keys = Rusty Keys
    .text = Vale come Chiavi dove servono le Chiavi, ma non apre porte chiuse. In un turno degli Eroi, dentro un edificio: scartala per pescare una carta Eroe.
card-salvage-the-wreckage = Salvage the Wreckage
    .text = In un turno degli Eroi: un Eroe in un edificio con Luci spente, o accanto a uno Occupato, prende dagli scarti Eroe un oggetto che lo scenario non chiede.
card-too-close = Too Close
    .text = Contro una ferita da combattimento: è evitata con 4+. In ogni caso poi l'Eroe può muovere di D3 spazi.

kind-choose-card-salvage-the-wreckage = Quale oggetto scartato prende { $hero }?
kind-choose-deck-shuffle-back = Dove vanno le carte? Nel mazzo Eroi tutte, nel Mazzo Città ognuna con 4+.

## Mazzo Zombie

card-all-is-lost = All is Lost
    .text = Giocala subito: si scartano le prime 5 carte Eroe, o 10 negli ultimi cinque turni. Se finisce l'ultima carta Eroe, gli Eroi perdono.
card-building-overrun = Building Overrun
    .text = All'inizio di un turno degli Zombie, su un edificio con almeno due Zombie e nessun Eroe. Resta in gioco: è Occupato, nessun Eroe può entrarvi né cercare.
card-feels-no-pain = Feels No Pain
    .text = Carta Combattimento, una di queste: uno Zombie che in questo combattimento verrebbe ucciso subito non lo è. Oppure lo Zombie ritira i suoi dadi combattimento.
mode-feels-no-pain-unkillable = non viene ucciso subito
mode-feels-no-pain-zombie-dice = ritira i suoi dadi
card-lockdown = Lockdown
    .text = Giocala subito, per un edificio casuale: fino al tuo prossimo turno nessun Eroe passa per le sue porte.
card-were-too-late = We’re Too Late!
    .text = All'inizio di un turno degli Zombie: una carta degli scarti Eroe è tolta dal gioco. Dove gli Zombie saccheggiano, lo fanno una volta in più gratis.
kind-choose-card-were-too-late = Quale carta Eroe scartata è tolta dal gioco?
kind-choose-deck-choose-deck = Quale mazzo perde carte? Il mazzo Eroi le perde tutte, il Mazzo Città una per ogni tiro di 4+.

### Le regole che porta la scatola, per numero.

rule-6-1-5-1 = Con il Saccheggio gli Zombie saccheggiano all’inizio della loro fase di combattimento.
    .title = Saccheggio nella fase di combattimento
rule-16-4-1 = Dove degli Zombie sono in uno spazio di un edificio senza Eroi, uno tira: con 4 o più si scarta la prima carta Eroe; due, e un Eroe Zombie, non falliscono mai. Non in un edificio conquistato, né su un Pozzo; quando uno è conquistato si saccheggia ogni suo spazio.
    .title = Saccheggio
