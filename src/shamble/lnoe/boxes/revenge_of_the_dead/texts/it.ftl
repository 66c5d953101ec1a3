# Revenge of the Dead in parole: carte, scenario.

box-revenge-of-the-dead = Revenge of the Dead (2008)

### Lo scenario di Revenge of the Dead.

scenario-revenge-of-the-dead = La vendetta dei morti
    .story = È quasi mattina, e loro lo sanno. Ciò che tutta la notte si è trascinato ora corre, e porta rancore.
    .objective = Resistete finché non finisce il tracciato del sole, o uccidete 4 Eroi Zombie. Tutti gli Zombie tirano un dado combattimento in più.
    .zombies = Uccidete 5 Eroi. Non si vince in nessun altro modo, nemmeno con l'ultima carta Eroe.
reason-night-survived = gli Eroi sono sopravvissuti alla notte
reason-zombie-heroes-killed = quattro Eroi Zombie sono morti per sempre

### Le carte di Revenge of the Dead: il nome stampato, l'effetto con parole nostre.

## Mazzo Eroi

card-heros-sacrifice = Hero’s Sacrifice
    .text = Quando un Eroe muore, una di queste: ogni Zombie in quello spazio muore, e l'Eroe non diventa un Eroe Zombie. Oppure ogni altro Eroe entro due spazi guarisce una ferita e può muovere di D3 spazi.
mode-heros-sacrifice-last-blow = uccidi gli Zombie lì
mode-heros-sacrifice-save-others = aiuta gli altri a fuggire
card-last-stand = Last Stand
    .text = In qualsiasi momento, su un Eroe con una sola casella Salute libera e senza carte Eroiche. Resta in gioco: l'Eroe vince i pareggi ma non può uscire dallo spazio muovendo. Si scarta quando l'Eroe guarisce.
card-laying-down-the-law = Laying Down the Law
    .text = All'inizio di un turno degli Eroi, su un Eroe delle Forze dell'ordine o con un'Arma da fuoco, senza carte Eroiche. Resta in gioco: 1 in più ai dadi degli attacchi a distanza.
card-magnum-revolver = Magnum Revolver
    .text = Attacco a distanza contro uno Zombie entro 3: con 4+ muore. Se il dado fa 1 l'arma è scarica: scartala. Per le abilità vale come un Revolver.

## Mazzo Zombie

card-endless-rage = Endless Rage
    .text = Carta Combattimento: lo Zombie tira un dado combattimento in più. Poi rimescola una carta degli scarti Zombie nel mazzo Zombie.
kind-choose-card-endless-rage = Quale carta scartata torna nel mazzo Zombie?
card-falling-darkness = Falling Darkness
    .text = In qualsiasi momento: annulla una carta Eroe che resta in gioco.
card-strength-of-hate = Strength of Hate
    .text = Prima di un combattimento, sullo Zombie che combatte: 1 in più su ognuno dei suoi dadi combattimento fino alla fine del turno. Non è una carta Combattimento.
card-theyre-everywhere = They’re Everywhere!
    .text = Giocala subito: metti uno Zombie della tua riserva su ogni Pozzo.
card-unstoppable = Unstoppable
    .text = Quando un'Arma da fuoco o la benzina che esplode sta per ferire uno Zombie: non subisce ferite.

### Le regole che porta la scatola, per numero.

rule-16-4-11 = Gli Zombie hanno in mano sei carte invece di quattro.
    .title = Mano di sei carte Zombie
