### Perché adesso una cosa non si può fare: una frase ciascuna. I nomi arrivano già leggibili.

whynot-possible = Puoi farlo: { $choice }.
whynot-game-over = La partita è finita.
whynot-watching = Stai guardando; sceglie solo chi gioca.
whynot-not-your-choice = Adesso non tocca a te scegliere. { $player } deve rispondere.
whynot-something-else = Non è una delle tue scelte di adesso. La domanda è: { $question }
whynot-answer-first = { $card } va bene quasi sempre, ma prima bisogna rispondere alla domanda di adesso.
whynot-wrong-moment = { $card } si può usare soltanto { $moments }.
whynot-not-in-a-fight = { $card } non si può usare dal tiro dei dadi combattimento alla fine del combattimento.
whynot-no-target = Adesso non c'è niente su cui usare { $card }. { $effect }
whynot-other-sides-card = { $card } è una carta dell'altra parte ({ $side }).
whynot-immediate = { $card } si gioca nel momento in cui viene pescata.
whynot-in-play-already = { $card } è già in gioco e agisce da sola.
whynot-not-in-hand = { $card } non è nella tua mano.
whynot-barred-now = Qualcosa in gioco impedisce ora di giocare { $card }.
whynot-fight-card-limit = Uno Zombie usa una sola carta Combattimento in un combattimento, e una è già stata giocata.
whynot-nobody-has-it = Nessun Eroe ha { $card }.
whynot-other-has-it = { $hero } ha { $card }. { $player } decide per quell'Eroe.
whynot-lost-turn = { $hero } perde questo turno e non può fare niente.
whynot-used-by-another = Un altro Eroe ha usato { $card } in questo turno; nessun oggetto serve a due Eroi nello stesso turno.
whynot-no-guns = { $hero } può portare { $card } ma non usarla.
whynot-not-own-fight = Nel combattimento usa oggetti solo l'Eroe che combatte, e non è { $hero }.
whynot-bonus-spent = { $card } serve una volta per combattimento.
whynot-works-by-itself = { $card } non chiede decisioni: agisce finché un Eroe ce l'ha.
whynot-weapon-step = { $hero } può usare { $card } nell'attacco a distanza del proprio turno, dopo il movimento e prima dei combattimenti.
whynot-weapon-needs-fire = { $card } vuole il fuoco: { $hero } deve avere anche un oggetto Fuoco.
whynot-weapon-standing = { $card } serve solo a un Eroe che non si è mosso in questo turno, e { $hero } si è mosso.
whynot-weapon-no-target = { $card } arriva a { $range } spazi, e { $hero } non vede bersagli così vicini.
whynot-not-your-ability = Nessuno dei tuoi Eroi ha { $ability }.
whynot-ability-by-itself = { $ability } qui non chiede decisioni: agisce da sola, oppure al posto di muovere o cercare.
whynot-hero-not-in-play = { $hero } non è in gioco.
whynot-hero-for-zombies = { $hero } non è tuo. Uno Zombie attacca andando dall'Eroe; i combattimenti vengono dopo i movimenti.
whynot-other-players-hero = { $player } gioca { $hero }.
whynot-not-hero-turn = Non è il turno degli Eroi.
whynot-hero-done = { $hero } ha già agito in questo turno.
whynot-hero-waits = Prima finisce { $other }; poi può agire { $hero }.
whynot-heroes-only = Lo fanno solo gli Eroi.
whynot-no-hero-acts = Adesso non agisce nessuno dei tuoi Eroi.
whynot-hungry-first = Uno Zombie affamato deve ancora muovere prima che tu abbia finito.
whynot-zombie-step = Gli Zombie muovono nella fase 4 del loro turno e quelli nuovi arrivano nella fase 6.
whynot-not-won = { $side }: non è ancora vittoria. { $objectives }.
whynot-already-rolled = { $hero } ha già tirato per il movimento.
whynot-move-is-over = Il movimento di { $hero } è finito per questo turno.
whynot-nobody-to-exchange-with = Con { $hero } non c'è nessun altro Eroe; gli oggetti si scambiano nello stesso spazio.
whynot-may-not-exchange = { $hero } non può scambiare oggetti in questo turno.
whynot-exchange-step = { $hero } scambia oggetti dopo l'azione di movimento, prima dell'attacco a distanza.
whynot-attack-after-move = { $hero } attacca a distanza dopo il movimento e lo scambio.
whynot-nothing-to-shoot = { $hero } non ha armi con un bersaglio in vista e a portata.
whynot-nobody-to-fight = Nello spazio di { $hero } non ci sono Zombie.
whynot-fights-last = { $hero } combatte contro tutti gli Zombie nello spazio alla fine del proprio turno.
whynot-search-or-move = { $hero } cerca al posto di muovere, e ha già mosso o è andato oltre.
whynot-no-barricades = In questa partita non ci sono barricate.
whynot-nothing-to-build = { $hero } non tocca muri che si possano ancora barricare.
whynot-nothing-to-reinforce = { $hero } non tocca barricate che si possano rinforzare.
whynot-build-with-four = A { $hero } serve un movimento di { $needed } o più per costruire.
whynot-build-or-move = { $hero } costruisce al posto di muovere, e ha già mosso o è andato oltre.
whynot-search-inside = { $hero } è all'aperto; si cerca solo negli edifici.
whynot-search-never-here = Qui nessuno può cercare: { $building }.
whynot-search-taken-over = In un edificio Conquistato non si cerca: { $building }.
whynot-no-such-deck = In questa partita quel mazzo non c’è: { $deck }.
whynot-deck-elsewhere = { $building }: qui no. Lo hanno gli edifici con i numeri { $sets }: { $deck }.
whynot-deck-with-five = A { $hero } serve un movimento di 5 o più per cercare in quel mazzo: { $deck }. Prima si tira per muovere.
whynot-deck-empty = Di quel mazzo non resta niente: { $deck }.
whynot-search-forbidden = Una carta impedisce a { $hero } di cercare.
whynot-nothing-to-pick-up = Ciò che si può prendere qui non è negli scarti degli Eroi: { $building }.
whynot-place-elsewhere = I nuovi Zombie vanno sui Pozzi, divisi in parti uguali, e non tocca a { $place }.
whynot-place-not-there = Ora non si può mettere uno Zombie lì: { $place }.
whynot-start-elsewhere = { $hero } inizia qui: { $place }.
whynot-already-there = { $hero } è già lì: { $place }.
whynot-stopped-by-zombies = { $hero } ha incontrato uno Zombie, e questo finisce il movimento.
whynot-roll-first = { $hero } deve tirare per il movimento prima di fare un passo.
whynot-held-here = Una carta impedisce a { $hero } di lasciare gli Zombie che sono qui.
whynot-held-by-zombie = Uno Zombie qui trattiene { $hero }: per andarsene serve un movimento di { $needed } o più.
whynot-no-way = Nessuna via a piedi porta lì: { $place }.
whynot-too-far = Sono { $steps } passi: { $place }. A { $hero } ne restano { $left }.
whynot-step-by-step = Si muove uno spazio alla volta: { $place } è a { $steps } passi.
whynot-reinforced-door = La porta verso { $place } è barricata: togli prima i segnalini Rinforzo.
whynot-taken-over = Gli Eroi non possono entrare in un edificio Conquistato: { $building }.
whynot-destroyed = Nessuno può entrare in un edificio distrutto: { $building }.
whynot-door-locked = La porta verso { $place } è chiusa a chiave.
whynot-kept-away = Una carta impedisce a { $hero } di andare lì: { $place }.
whynot-must-end-outside = { $hero } attraversa i muri e deve poter finire il movimento all'aperto.
whynot-wall = C'è un muro fra qui e { $place }; gli Eroi passano dalle porte.
whynot-corner-wall = Uno spigolo ferma il passo in diagonale verso { $place }; i passi dritti sono liberi.
whynot-diagonal-door = Da una porta non si passa in diagonale, solo dritto.
whynot-pinch-point = Due edifici si toccano in questo angolo: { $rule ->
        [students] solo uno Studente si infila
        [two-health] solo un Eroe con due caselle Salute o meno si infila
       *[blocked] nessuno si infila
    } verso { $place }.
whynot-other-players-zombie = { $player } muove { $zombie }.
whynot-zombie-moved = { $zombie } ha già mosso in questo turno, o è arrivato troppo tardi per muovere.
whynot-zombie-has-hero =
    { $prey ->
        [townsfolk] { $zombie } è con un Eroe o con qualcuno della città e non se ne va.
       *[heroes] { $zombie } è con un Eroe e non se ne va.
    }
whynot-zombie-held = In questo turno nessuno Zombie può lasciare lo spazio di { $zombie }.
whynot-no-diagonals = Una carta impedisce a { $hero } di muovere in diagonale.
whynot-zombie-cannot-move = Una carta tiene fermo { $zombie } in questo turno.
whynot-others-hungry =
    { $prey ->
        [townsfolk] { $other } è accanto a un Eroe o a qualcuno della città e deve muovere prima di { $zombie }.
       *[heroes] { $other } è accanto a un Eroe e deve muovere prima di { $zombie }.
    }
whynot-zombie-too-far = { $zombie } muove di uno spazio alla volta, e { $place } è più lontano.
whynot-hunger =
    { $prey ->
        [townsfolk] { $zombie } è accanto a un Eroe o a qualcuno della città e deve andare da uno di loro.
       *[heroes] { $zombie } è accanto a un Eroe e deve andare da un Eroe.
    }
whynot-walls-closed = Una carta impedisce agli Zombie di attraversare i muri in questo turno.
whynot-red-border = Nessuno può attraversare un bordo rosso; una rupe solo con una corda.
whynot-no-zombie-near = Nessuno dei tuoi Zombie è accanto a quello spazio.
whynot-all-near-have-moved = I tuoi Zombie accanto a quello spazio hanno già mosso, o sono arrivati troppo tardi.
whynot-near-are-bound = I tuoi Zombie accanto a quello spazio non possono andarci: sono con un Eroe, li guida la fame, o aspettano quelli affamati.
whynot-zombie-fought-last = { $hero } e { $zombie } sono nello stesso spazio: combattono alla fine del turno di { $hero }.
whynot-no-weapon = { $hero } non ha armi che arrivino a { $zombie }.
whynot-not-seen = { $hero } non vede { $zombie }: c'è un muro in mezzo.
whynot-behind-trees = { $hero } non vede { $zombie }: c'è un bosco in mezzo.
whynot-out-of-range = { $zombie } è a { $far } spazi, e { $hero } arriva a { $range }.

## Quando si può usare qualcosa: la fine di “… si può usare soltanto …”

whynot-moment-any-time = in qualsiasi momento
whynot-moment-except-in-fight = in qualsiasi momento tranne durante un combattimento
whynot-moment-zombie-turn-start = all'inizio di un turno degli Zombie, prima che il primo Zombie muova
whynot-moment-zombie-move = mentre gli Zombie muovono
whynot-moment-zombie-turn-end = alla fine di un turno degli Zombie
whynot-moment-hero-turn-start = all'inizio di un turno degli Eroi, prima che il primo Eroe muova o cerchi
whynot-moment-hero-turn = nel turno degli Eroi
whynot-moment-own-move = durante il proprio movimento
whynot-moment-move-rolled = quando un Eroe ha tirato per il movimento
whynot-moment-at-the-door = quando un Eroe sta per passare da una porta
whynot-moment-fight-begins = quando sta per cominciare un combattimento
whynot-moment-fight = in un combattimento, dopo il tiro dei dadi combattimento
whynot-moment-card-played = quando viene giocata una carta a cui può rispondere
whynot-moment-about-to-wound = quando un Eroe sta per subire una ferita
whynot-moment-hero-wounded = quando uno Zombie ha appena ferito un Eroe
whynot-moment-break-test = dopo il tiro di una prova di rottura
whynot-moment-killed-by-gun = quando uno Zombie è appena stato ucciso con un'arma da fuoco
whynot-moment-over-limit = quando un Eroe ha troppo da portare
whynot-moment-hero-turn-end = alla fine del turno degli Eroi
whynot-moment-six-rolled = subito, quando un dado combattimento dell'Eroe mostra 6
whynot-moment-zombie-beaten = quando un Eroe ha appena battuto uno Zombie in combattimento
whynot-moment-card-drawn = quando il suo Eroe ha appena pescato una carta cercando
whynot-moment-item-drawn = quando un Eroe ha appena pescato un oggetto
whynot-moment-searching = quando un Eroe cerca
whynot-moment-fight-step = nella fase di combattimento del suo Eroe, prima dei combattimenti
whynot-moment-move-action = al posto dell’Azione di Movimento dell’Eroe che la possiede
whynot-moment-own-roll = quando un Eroe ha tirato per il movimento e gli Zombie hanno risposto
whynot-moment-fight-lost = quando un Eroe ha perso un combattimento
whynot-moment-free-search = al posto di una ricerca gratuita
whynot-moment-building-rolled = quando è stato tirato un edificio casuale
whynot-moment-fended-off = quando uno Zombie è stato battuto in un combattimento ed è ancora lì
whynot-moment-zombie-hurt = quando uno Zombie ha appena subito una ferita
whynot-moment-zombie-hit = quando un'arma da fuoco o la benzina che esplode sta per ferire uno Zombie
whynot-moment-hero-killed = quando un Eroe muore
