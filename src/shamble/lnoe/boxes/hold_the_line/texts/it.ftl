# Hold the Line! in parole: carte, scenario.

box-hold-the-line = Hold the Line! (2013)

### Lo scenario di Hold the Line!

scenario-hold-the-line = Tenete la linea!
    .story = Stanotte non escono da sotto terra. Arrivano per la strada, tutti quanti, e alle vostre spalle c'è il prossimo paese.
    .objective = Resistete finché non finisce il tracciato del sole. Gli Zombie entrano lungo il bordo superiore della mappa e muovono di uno spazio in più.
    .zombies = Portate 3 Zombie fuori dalla mappa oltre il bordo inferiore, o uccidete 3 Eroi.
reason-line-held = gli Eroi hanno tenuto la linea
reason-line-broken = tre Zombie hanno sfondato

area-zombie-edge = Bordo degli Zombie
area-far-edge = Bordo inferiore della mappa
area-home-ground = Dietro la linea

### Le carte di Hold the Line!: il nome stampato, l'effetto con parole nostre.

## Mazzo Eroi

card-hold-the-line = Hold the Line!
    .text = In un turno degli Zombie: fino alla sua fine uno Zombie accanto a un Eroe può andare solo nello spazio di un Eroe.
card-human-chain = Human Chain
    .text = Nel turno degli Eroi: in questo turno gli Eroi possono scambiare anche con Eroi in spazi adiacenti, e un Eroe con un altro Eroe in uno spazio adiacente tira un dado combattimento in più.
card-sandbags = Sandbags
    .text = Al posto del movimento, qualunque sia il tiro: scartala per costruire una barricata con 2 segnalini Rinforzo su un muro che tocchi.
kind-choose-sandbags = Quale muro chiudi con i sacchi di sabbia?

## Mazzo Zombie

card-anxious-to-feed = Anxious to Feed
    .text = Giocala subito. Resta in gioco: ogni Zombie generato può muovere subito di uno spazio.
card-dead-end = Dead End
    .text = All'inizio di un turno degli Zombie: fino al tuo prossimo turno nessun Eroe può muovere in diagonale.
card-desperate-for-flesh = Desperate for Flesh
    .text = All'inizio di un turno degli Zombie: fino al tuo prossimo turno uno Zombie può usare due carte Combattimento in un combattimento.
card-gaining-ground = Gaining Ground
    .text = All'inizio di un turno degli Zombie: ogni Zombie su un tabellone a tua scelta muove subito di uno spazio, e poi agisce come al solito.
card-overwhelmed = Overwhelmed
    .text = Nel tuo turno, prima che un Eroe combatta in uno spazio con tre o più Zombie: l'Eroe subisce una ferita.

### Le regole che porta la scatola, per numero.

rule-16-4-9 = Ogni Zombie può fare uno spazio in più in ogni turno Zombie; la fame vale anche per quello.
    .title = Zombie più veloci
