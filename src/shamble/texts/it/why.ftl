### Perché adesso una cosa non si può fare: una frase ciascuna. I nomi arrivano già leggibili.

whynot-possible = Puoi farlo: { $choice }.
whynot-game-over = La partita è finita.
whynot-watching = Stai guardando; sceglie solo chi gioca.
whynot-not-your-choice = Ora non tocca a te: sceglie { $player }.
whynot-something-else = Ora non si può scegliere questo. La domanda è: { $question }
whynot-answer-first = { $card } si può usare quasi sempre, ma prima rispondi alla domanda di adesso.
whynot-wrong-moment = { $card } si può usare solo { $moments }.
whynot-not-in-a-fight = Una volta tirati i dadi combattimento, { $card } non si può usare fino alla fine del combattimento.
whynot-no-target = Ora { $card } non avrebbe effetto su niente. { $effect }
whynot-other-sides-card = { $card } è una carta dell’altra parte ({ $side }).
whynot-immediate = { $card } si gioca appena viene pescata.
whynot-in-play-already = { $card } è già in gioco: ha effetto da sola.
whynot-not-in-hand = Non hai in mano { $card }.
whynot-barred-now = Qualcosa in gioco impedisce ora di giocare { $card }.
whynot-fight-card-limit = In un combattimento uno Zombie usa una sola carta Combattimento, e una è già stata giocata.
whynot-nobody-has-it = Nessun Eroe ha { $card }.
whynot-other-has-it = { $card } ce l’ha { $hero }: decide { $player }.
whynot-lost-turn = { $hero } perde questo turno e non può fare niente.
whynot-used-by-another = In questo turno { $card } l’ha già usata un altro Eroe, e un oggetto non serve a due Eroi nello stesso turno.
whynot-no-guns = { $hero } può portare { $card }, ma non usarla.
whynot-not-own-fight = In un combattimento usa oggetti solo chi combatte, e non è { $hero }.
whynot-bonus-spent = { $card } si usa una volta per combattimento.
whynot-works-by-itself = { $card } non chiede scelte: ha effetto finché un Eroe ce l’ha.
whynot-weapon-step = { $hero } può usare { $card } nell’attacco a distanza del suo turno: dopo il movimento e prima dei combattimenti.
whynot-weapon-needs-fire = Per { $card } ci vuole il fuoco: { $hero } deve avere anche un oggetto Fuoco.
whynot-weapon-standing = { $card } si usa solo da fermi, e in questo turno { $hero } ha già mosso.
whynot-weapon-no-target = { $card } arriva a { $range ->
        [one] uno spazio
       *[other] { $range } spazi
    }, e { $hero } non vede bersagli così vicini.
whynot-not-your-ability = Nessuno dei tuoi Eroi ha { $ability }.
whynot-ability-by-itself = { $ability } qui non chiede scelte: ha effetto da sola, oppure si usa al posto di muovere o cercare.
whynot-hero-not-in-play = { $hero } non è in gioco.
whynot-hero-for-zombies = { $hero } non è tuo. Uno Zombie attacca entrando nello spazio di un Eroe; si combatte dopo i movimenti.
whynot-other-players-hero = { $hero } è di { $player }.
whynot-not-hero-turn = Non è il turno degli Eroi.
whynot-hero-done = { $hero } ha già agito in questo turno.
whynot-hero-waits = Prima deve finire { $other }, poi tocca a { $hero }.
whynot-heroes-only = Possono farlo solo gli Eroi.
whynot-no-hero-acts = Ora non sta agendo nessuno dei tuoi Eroi.
whynot-hungry-first = Non hai finito: uno Zombie affamato deve ancora muovere.
whynot-zombie-step = Gli Zombie muovono nella fase 4 del loro turno; i nuovi arrivano nella fase 6.
whynot-not-won = { $side }: non hanno ancora vinto. { $objectives }.
whynot-already-rolled = { $hero } ha già tirato per il movimento.
whynot-move-is-over = Il movimento di { $hero } è finito per questo turno.
whynot-nobody-to-exchange-with = Nello spazio di { $hero } non c’è nessun altro Eroe, e gli oggetti si scambiano solo lì.
whynot-may-not-exchange = { $hero } non può scambiare oggetti in questo turno.
whynot-exchange-step = { $hero } scambia oggetti dopo l’azione di movimento e prima dell’attacco a distanza.
whynot-attack-after-move = { $hero } attacca a distanza solo dopo il movimento e lo scambio.
whynot-nothing-to-shoot = Nessuna arma di { $hero } ha un bersaglio in vista e a portata.
whynot-nobody-to-fight = Nello spazio di { $hero } non ci sono Zombie.
whynot-fights-last = { $hero } combatte contro tutti gli Zombie nel suo spazio alla fine del proprio turno.
whynot-search-or-move = Si cerca invece di muovere, e { $hero } ha già mosso o è oltre quel momento.
whynot-no-barricades = In questa partita non ci sono barricate.
whynot-nothing-to-build = Accanto a { $hero } non ci sono muri che si possano ancora barricare.
whynot-nothing-to-reinforce = Accanto a { $hero } non ci sono barricate che si possano rinforzare.
whynot-build-with-four = Per costruire, a { $hero } serve un movimento di { $needed } o più.
whynot-build-or-move = Si costruisce invece di muovere, e { $hero } ha già mosso o è oltre quel momento.
whynot-search-inside = { $hero } è all’aperto: si cerca solo negli edifici.
whynot-search-never-here = Qui nessuno può cercare: { $building }.
whynot-search-taken-over = In un edificio Conquistato non si cerca: { $building }.
whynot-no-such-deck = In questa partita quel mazzo non c’è: { $deck }.
whynot-deck-elsewhere = { $building }: qui quel mazzo non c’è. È negli edifici con i numeri { $sets }: { $deck }.
whynot-deck-with-five = Per cercare in quel mazzo a { $hero } serve un movimento di 5 o più: { $deck }. Prima tira per il movimento.
whynot-deck-empty = Quel mazzo è finito: { $deck }.
whynot-search-forbidden = Una carta impedisce a { $hero } di cercare.
whynot-nothing-to-pick-up = Quello che si raccoglie qui non è negli scarti degli Eroi: { $building }.
whynot-place-elsewhere = I nuovi Zombie si dividono in parti uguali fra i Pozzi, e ora non tocca a { $place }.
whynot-place-not-there = Ora non si può mettere uno Zombie lì: { $place }.
whynot-start-elsewhere = { $hero } inizia qui: { $place }.
whynot-already-there = { $hero } è già lì: { $place }.
whynot-stopped-by-zombies = { $hero } ha incontrato uno Zombie: il movimento finisce qui.
whynot-roll-first = Prima di fare un passo { $hero } deve tirare per il movimento.
whynot-held-here = Una carta impedisce a { $hero } di allontanarsi dagli Zombie che sono qui.
whynot-held-by-zombie = Uno Zombie trattiene qui { $hero }: per andarsene serve un movimento di { $needed } o più.
whynot-no-way = A piedi non ci si arriva: { $place }.
whynot-too-far = { $place }: { $steps ->
        [one] manca un passo
       *[other] mancano { $steps } passi
    }, e a { $hero } { $left ->
        [0] non ne resta nessuno
        [one] ne resta uno
       *[other] ne restano { $left }
    }.
whynot-step-by-step = Si muove uno spazio alla volta: { $place } è a { $steps } passi.
whynot-reinforced-door = La porta verso { $place } è barricata: prima vanno tolti i segnalini Rinforzo.
whynot-taken-over = Gli Eroi non possono entrare in un edificio Conquistato: { $building }.
whynot-destroyed = Nessuno può entrare in un edificio distrutto: { $building }.
whynot-door-locked = La porta verso { $place } è chiusa a chiave.
whynot-kept-away = Una carta impedisce a { $hero } di andare lì: { $place }.
whynot-must-end-outside = { $hero } attraversa i muri e deve poter finire il movimento all’aperto.
whynot-wall = In mezzo c’è un muro: { $place }. Gli Eroi passano dalle porte.
whynot-corner-wall = Uno spigolo impedisce il passo in diagonale verso { $place }; dritto si passa.
whynot-diagonal-door = Da una porta si passa solo dritto, mai in diagonale.
whynot-pinch-point = Qui due edifici si toccano con lo spigolo: { $rule ->
        [students] passa solo uno Studente
        [two-health] passa solo un Eroe con due caselle Salute o meno
       *[blocked] non passa nessuno
    } verso { $place }.
whynot-other-players-zombie = { $zombie } lo muove { $player }.
whynot-zombie-moved = { $zombie } ha già mosso in questo turno, o è arrivato troppo tardi per farlo.
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
whynot-zombie-too-far = { $zombie } muove di uno spazio alla volta; { $place } è più lontano.
whynot-hunger =
    { $prey ->
        [townsfolk] { $zombie } è accanto a un Eroe o a qualcuno della città e deve andare da uno di loro.
       *[heroes] { $zombie } è accanto a un Eroe e deve andare da un Eroe.
    }
whynot-walls-closed = Una carta impedisce agli Zombie di attraversare i muri in questo turno.
whynot-red-border = Nessuno può attraversare un bordo rosso; una rupe solo con una corda.
whynot-no-zombie-near = Nessuno dei tuoi Zombie è accanto a quello spazio.
whynot-all-near-have-moved = I tuoi Zombie accanto a quello spazio hanno già mosso, o sono arrivati troppo tardi.
whynot-near-are-bound = I tuoi Zombie accanto a quello spazio non possono andarci: sono con un Eroe, li spinge la fame, o aspettano quelli affamati.
whynot-zombie-fought-last = { $hero } e { $zombie } sono nello stesso spazio: combattono alla fine del turno di { $hero }.
whynot-no-weapon = Nessuna arma di { $hero } arriva a { $zombie }.
whynot-not-seen = { $hero } non vede { $zombie }: c’è un muro in mezzo.
whynot-behind-trees = { $hero } non vede { $zombie }: c’è un bosco in mezzo.
whynot-out-of-range = { $zombie } è a { $far } spazi; { $hero } arriva a { $range }.

## Quando si può usare qualcosa: la fine di “… si può usare soltanto …”

whynot-moment-any-time = in qualsiasi momento
whynot-moment-except-in-fight = in qualsiasi momento tranne durante un combattimento
whynot-moment-zombie-turn-start = all’inizio di un turno degli Zombie, prima che il primo Zombie muova
whynot-moment-zombie-move = mentre gli Zombie muovono
whynot-moment-zombie-turn-end = alla fine di un turno degli Zombie
whynot-moment-hero-turn-start = all’inizio di un turno degli Eroi, prima che il primo Eroe muova o cerchi
whynot-moment-hero-turn = nel turno degli Eroi
whynot-moment-own-move = durante il movimento del suo Eroe
whynot-moment-move-rolled = quando un Eroe ha tirato per il movimento
whynot-moment-at-the-door = quando un Eroe sta per passare da una porta
whynot-moment-fight-begins = quando sta per cominciare un combattimento
whynot-moment-fight = in un combattimento, dopo il tiro dei dadi combattimento
whynot-moment-card-played = quando viene giocata una carta a cui può rispondere
whynot-moment-about-to-wound = quando un Eroe sta per subire una ferita
whynot-moment-hero-wounded = quando uno Zombie ha appena ferito un Eroe
whynot-moment-break-test = dopo il tiro di una prova di rottura
whynot-moment-killed-by-gun = quando un’arma da fuoco ha appena ucciso uno Zombie
whynot-moment-over-limit = quando un Eroe porta troppe cose
whynot-moment-hero-turn-end = alla fine del turno degli Eroi
whynot-moment-six-rolled = subito, quando un dado combattimento dell’Eroe fa 6
whynot-moment-zombie-beaten = quando un Eroe ha appena battuto uno Zombie in combattimento
whynot-moment-card-drawn = quando il suo Eroe ha appena pescato una carta cercando
whynot-moment-item-drawn = quando un Eroe ha appena pescato un oggetto
whynot-moment-searching = quando un Eroe cerca
whynot-moment-fight-step = nella fase di combattimento del suo Eroe, prima dei combattimenti
whynot-moment-move-action = al posto dell’Azione di Movimento dell’Eroe che ce l’ha
whynot-moment-own-roll = quando un Eroe ha tirato per il movimento e gli Zombie hanno risposto
whynot-moment-fight-lost = quando un Eroe ha perso un combattimento
whynot-moment-free-search = al posto di una ricerca gratuita
whynot-moment-building-rolled = quando è stato tirato un edificio casuale
whynot-moment-fended-off = quando uno Zombie è stato battuto in un combattimento ed è ancora lì
whynot-moment-zombie-hurt = quando uno Zombie ha appena subito una ferita
whynot-moment-zombie-hit = quando un’arma da fuoco o la benzina che esplode sta per ferire uno Zombie
whynot-moment-hero-killed = quando un Eroe muore
