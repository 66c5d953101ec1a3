# Le abilità avanzate in parole.

box-lnoe-advanced-abilities = Advanced Abilities (2010)

deck-hero-advanced-abilities = abilità avanzata
deck-zombie-advanced-abilities = abilità avanzate degli Zombie
boxes-hero-advanced-abilities-cards = { $count } abilità avanzate degli Eroi
boxes-zombie-advanced-abilities-cards = { $count } abilità avanzate degli Zombie

special-hero-unique-advanced-abilities = Abilità avanzate degli Eroi
    .text = Ogni Eroe che ha un'abilità avanzata ce l'ha dall'inizio.
special-zombie-advanced-abilities-chosen = Abilità avanzate degli Zombie, a scelta
    .text = Gli Zombie iniziano con tante abilità avanzate a loro scelta.
special-zombie-advanced-abilities-random = Abilità avanzate degli Zombie, a caso
    .text = Gli Zombie iniziano con tante abilità avanzate pescate a caso.
kind-choose-advanced-ability = Con quale abilità avanzata iniziano gli Zombie?

### Le abilità: nomi nostri tranne quelli degli Zombie, effetti con parole nostre.

card-army-brat = Army Brat
    .text = Ogni turno la prima delle tue armi da fuoco che resterebbe senza munizioni la tieni.
card-army-cook = Army Cook
    .text = Al posto del movimento: tira un dado. Con 4+ ogni Eroe nel tuo spazio guarisce una ferita.
card-center-of-attention = Center of Attention
    .text = Ti nascondi con 3+. Quando un Eroe maschio nel tuo spazio combatte può ritirare un dado combattimento, una volta per combattimento.
card-charmed = Charmed
    .text = Una volta per partita, in un tuo combattimento: un dado combattimento, tuo o dello Zombie, mostra ciò che vuoi.
card-dead-shot = Dead Shot
    .text = Una volta per turno puoi ritirare il dado di un'arma da fuoco che ha mancato.
card-detective-work = Detective Work
    .text = Al posto di una ricerca: scopri le prime tre carte Eroe, tienine una e scarta le altre.
card-farm-strong = Farm Strong
    .text = Quando usi un'arma da mischia in un combattimento tiri un dado in più, una volta per combattimento.
card-hurdler = Hurdler
    .text = Ogni turno gli Zombie di uno spazio non fermano il tuo movimento.
card-mad-science = Mad Science
    .text = Attacco a distanza contro uno spazio entro 2: scarta un oggetto e tira un dado per ogni Zombie lì; con 4+ subisce una ferita.
card-pent-up-anger = Pent-Up Anger
    .text = Una volta per turno Clean Up on Aisle 7 non costa nulla: uno Zombie che hai battuto muore.
card-scoop = Scoop
    .text = Ogni volta che giri un segnalino numero o esplorazione, pesca una carta Eroe.
card-seen-it-all-before = Seen It All Before
    .text = Una volta per turno, al posto di una ricerca: guarda le mani degli Zombie e scegli una carta. Con 5+ è scartata.
card-touchdown = Touchdown!
    .text = Un combattimento vinto durante un movimento ti dà uno spazio in più.
card-triage = Triage
    .text = Il Pronto soccorso può valere per un Eroe nello spazio accanto, o per te stessa con 4+.
card-unhinged = Unhinged
    .text = Uno Zombie che hai battuto: spingilo di uno spazio, o uccidilo con 5+. Una volta per combattimento.
card-unshakable-faith = Unshakable Faith
    .text = Strength of Spirit annulla con 2+. La Faith su di te non si può annullare.
card-infectious = Infectious
    .text = Dopo una ferita inflitta da uno Zombie tira un dado: con 5+ l'Eroe ne subisce un'altra.
card-outbreak = Outbreak
    .text = Quando si piazzano Zombie alla fine del tuo turno, piazzane tanti di più quanti sono gli Eroi uccisi, almeno uno.
card-ravenous = Ravenous
    .text = Fuori da un combattimento: scarta una tua carta in gioco. In questo turno ogni Zombie tira un dado combattimento in più.
card-swarm = Swarm
    .text = Uno Zombie con almeno altri due nel suo spazio tira un dado combattimento in più.
mode-center-of-attention-reroll-own-die = ritira un dado
mode-charmed-change-die = gira un dado
mode-unhinged-drive-away = spingilo via
mode-unhinged-kill-on-win = uccidilo con 5+
kind-choose-charmed-die = Quale dado gira { $actor }?
kind-choose-charmed-face = Che cosa mostra?
kind-choose-foreseen = Quale carta degli Zombie { $actor } ha già visto?
event-roll-infectious = { $who }, contagio: { $dice }.

### Le carte: il nome com'è stampato, l'effetto con parole nostre.

card-hard-won-lesson = Hard Won Lesson
    .text = Quando un Eroe è stato ferito in un combattimento: guadagna due segnalini Esperienza.
card-natural-talent = Natural Talent
    .text = Nel turno degli Eroi, su un Eroe: in questo turno ha la propria abilità avanzata senza pagarla. Un Eroe per cui non ce n'è guadagna un segnalino Esperienza.
card-deadly-instincts = Deadly Instincts
    .text = All'inizio di un turno Zombie. Resta in gioco: la fame spinge ogni Zombie da due spazi di distanza, e uno Zombie che si è mosso accanto a un Eroe può proseguire nel suo spazio.
card-hunger-for-the-living = Hunger for the Living
    .text = Nella tua fase di movimento: in questo turno ogni Zombie che si è mosso accanto a un Eroe può proseguire nel suo spazio.
card-out-of-luck = Out of Luck
    .text = All'inizio di un turno Zombie: fino al tuo prossimo gli Eroi non ritirano i loro dadi.
card-strength-of-death = Strength of Death
    .text = Quando uno Zombie sta per subire una ferita: è evitata.

### Le regole che porta la scatola, per numero.

rule-3-9-8 = Eroi e Zombie ne hanno dei mazzi; non ogni Eroe ne ha una.
    .title = Carte delle Abilità avanzate
rule-3-9-8-1 = Stanno scoperte appena ottenute.
    .title = Le Abilità avanzate stanno scoperte
rule-13-7 = Si comprano con l’Esperienza come i Miglioramenti.
    .title = Abilità avanzate degli Eroi
rule-13-7-1 = Al posto di una carta da un mazzo un Eroe può prendere l’unica Abilità avanzata che è soltanto sua; per il resto è un Miglioramento.
    .title = Quella di un Eroe
rule-14-11 = Si comprano con l’Esperienza come i Miglioramenti.
    .title = Abilità avanzate degli Zombie
rule-14-11-1 = Una costa 5 segnalini, si pesca a caso e resta in effetto.
    .title = Più forti, e per sempre
rule-16-3-11 = Ogni Eroe che ne ha una arriva con essa.
    .title = Abilità avanzate degli Eroi dall’inizio
rule-16-4-5 = Gli Zombie iniziano con tante prese a caso; quelle scelte si prendono prima.
    .title = Abilità avanzate a caso
rule-16-4-5-1 = Due punti ciascuna.
    .title = Prezzo a caso
rule-16-4-8 = Gli Zombie iniziano con tante a loro scelta.
    .title = Abilità avanzate a scelta
rule-16-4-8-1 = Tre punti ciascuna.
    .title = Prezzo a scelta
