### Che cosa si chiede a chi gioca, e che cosa dicono le scelte.
### I nomi arrivano già leggibili: { $actor } e { $hero } un Eroe, { $zombie } uno Zombie, { $card } una carta, { $to } uno spazio.

## Domande, una per ogni tipo di decisione

kind-special-rules = { $dots ->
        [one] Quale regola speciale vuoi? Resta un punto.
       *[other] Quali regole speciali vuoi? Restano { $dots } punti.
    }
kind-place-hero = Dove inizia { $actor }?
kind-place-zombie = Dove va il prossimo Zombie?
kind-spend-spawn = { $points ->
        [one] Un Punto Risveglio: per che cosa lo spendi?
       *[other] { $points } Punti Risveglio: per che cosa li spendi?
    }
kind-discard-and-draw = Prima di pescare puoi scartare una carta.
kind-discard-and-draw-forced = Hai troppe carte in mano: quale scarti?
kind-move-zombies = Muovi i tuoi Zombie.
kind-choose-fight = Quale combattimento viene adesso?
kind-choose-fight-assign = Chi deve combattere contro questo Zombie?
kind-activate-hero = A quale Eroe tocca?
kind-move-action = { $actor }: muoversi o cercare?
kind-move-action-exert = { $actor } tocca un muro: subire una ferita per barricarlo?
kind-move-action-exert-last = { $actor } tocca un muro: barricarlo con l’ultima ferita? { $actor } morirebbe.
kind-move-hero = { $left ->
        [one] { $actor } può fare ancora un passo.
       *[other] { $actor } può fare ancora { $left } passi.
    }
kind-exchange = { $actor } può scambiare oggetti.
kind-buy-upgrade = { $actor } ha { $tokens } punti Esperienza: come li spende?
kind-buy-upgrade-free = { $actor } impara qualcosa gratis: da quale mazzo?
kind-buy-upgrade-horde = Gli Zombie hanno { $tokens } punti Esperienza: come li spendono?
kind-choose-lose-upgrade = Quale Miglioramento perde { $actor }?
kind-combine = Quali due oggetti di { $actor } diventano uno?
kind-fire = Un incendio: che cosa succede?
kind-fire-limit = Tutti i segnalini Incendio sono sul tavolo: quale incendio si spegne per quello nuovo?
kind-fire-put-out = Quale incendio spegni?
kind-fire-spread = L'incendio si propaga: dove?
kind-ranged-attack = { $actor } può fare un attacco a distanza.
kind-ranged-attack-second-gun = { $actor } può sparare anche con l’altra arma.
kind-discard-down = { $actor } ha troppi oggetti: quale scarta?
kind-window = Vuoi rispondere?
kind-window-zombie-turn-start = Inizia il turno degli Zombie. Vuoi usare qualcosa?
kind-window-before-zombies-move = Gli Zombie stanno per muoversi. Vuoi usare qualcosa?
kind-window-zombies-moving = Gli Zombie si stanno muovendo. Vuoi usare qualcosa?
kind-window-zombie-turn-end = Finisce il turno degli Zombie. Vuoi usare qualcosa?
kind-window-hero-turn-start = Inizia il turno degli Eroi. Vuoi usare qualcosa?
kind-window-hero-activates = Prima che agisca il prossimo Eroe: vuoi usare qualcosa?
kind-window-hero-turn-end = Finisce il turno degli Eroi. Vuoi usare qualcosa?
kind-window-move-rolled = { $hero } ha tirato { $dice } per il movimento. Vuoi rispondere?
kind-window-own-roll = { $hero } ha tirato { $dice } per il movimento. Vuoi usare qualcosa?
kind-window-fight-lost = { $hero } ha perso il combattimento. Vuoi usare qualcosa?
kind-window-before-raid = { $zombie } sta per attaccare un generatore. Vuoi giocare una carta?
kind-window-raid = { $zombie } attacca un generatore e ha tirato. Vuoi giocare una carta Combattimento?
kind-window-building-rolled = È stato tirato un edificio casuale. Vuoi rispondere?
kind-window-fended-off = { $zombie } ha perso ed è ancora lì. Vuoi rispondere?
kind-window-zombie-hurt = Uno Zombie ha subito una ferita. Vuoi rispondere?
kind-window-zombie-hit = Uno Zombie è colpito. Vuoi rispondere?
kind-window-hero-killed = { $hero } muore. Vuoi usare qualcosa?
kind-window-at-the-door = { $hero } sta per passare da una porta. Vuoi rispondere?
kind-window-fight-begins = { $hero } sta per combattere contro { $zombie }. Vuoi rispondere?
kind-window-six-rolled = { $hero } ha un 6. Vuoi usarlo subito?
kind-window-fight = { $hero } combatte contro { $zombie }: { $hero_dice } contro { $zombie_dice }. Vuoi rispondere?
kind-window-zombie-beaten = { $hero } ha battuto { $zombie }. Vuoi rispondere?
kind-window-card-played = { $card } viene giocata. Vuoi rispondere?
kind-window-about-to-wound = { $hero } sta per subire una ferita. Vuoi rispondere?
kind-window-hero-wounded = { $hero } ha subito una ferita. Vuoi rispondere?
kind-window-break-test = { $hero } ha tirato { $dice } per { $card }. Vuoi rispondere?
kind-window-killed-by-gun = { $zombie } è morto per un colpo di { $card }. Vuoi rispondere?
kind-window-card-drawn = { $hero } ha pescato { $card }. Vuoi usare qualcosa?
kind-window-item-drawn = { $hero } ha trovato { $card }. Vuoi rispondere?
kind-window-searching = { $hero } sta cercando. Vuoi rispondere?
kind-window-fight-step = { $hero } sta per combattere. Vuoi usare prima qualcosa?
kind-choose = Fai una scelta.
kind-choose-building = Quale edificio?
kind-choose-building-random-building = Il dado fa scegliere te: quale edificio?
kind-choose-building-random-building-hero = { $hero } entra in un edificio casuale, e il dado fa scegliere te: quale?
kind-choose-building-random-building-card = { $card }: il dado ti fa scegliere l’edificio. Quale?
kind-choose-building-random-building-marker = { $marker }: il dado ti fa scegliere l’edificio. Quale?
kind-choose-building-random-building-place-carriers = Un Untore: il dado ti fa scegliere dove sta. Quale edificio?
kind-choose-building-random-building-trap-townsfolk = Uno dei Cittadini: il dado ti fa scegliere dove. Quale edificio?
kind-choose-building-random-building-hide-suspects = Un sospettato si nasconde: il dado ti fa scegliere dove. Quale edificio?
kind-choose-card = Quale carta?
kind-choose-charge = { $actor } ha incontrato degli Zombie: combatterli subito e proseguire?
kind-choose-dice = Quali dadi?
kind-choose-dice-reroll = Quali dadi si ritirano?
kind-choose-dice-change-die = Quale dado cambia?
kind-choose-draw = { $actor } pesca una carta Eroe: una, o di più fra cui scegliere?
kind-choose-effect = { $card }: quale effetto?
kind-choose-also-hit = Il colpo passa oltre: quale altro Zombie viene colpito?
kind-choose-aim-at = { $actor } ha altri colpi: contro quale Zombie?
kind-choose-reroll-shot = { $actor } ha mancato: ritira il dado?
kind-choose-send-along = Che ne è di { $card }?
kind-choose-share-wound = Gli Eroi hanno perso: chi subisce la ferita?
kind-choose-free-search = { $actor } cerca gratis: come?
kind-choose-way-out = L'edificio è distrutto: dove va { $actor }?
kind-choose-hero = Quale Eroe?
kind-choose-hero-armed-zombie-dies = { $card }: quale Eroe ne è macchiato?
kind-choose-seek = Qui si nasconde qualcuno. { $actor } lo cerca?
kind-choose-hide = { $zombie } cerca { $actor }: nascondersi nel Campo di mais?
kind-choose-keep-card = { $actor } tiene una carta: quale?
kind-choose-lose-item = { $actor } perde { $card }: che cosa va negli scarti?
kind-choose-generator = Dove va un generatore?
kind-choose-raid = Quale Zombie attacca il suo generatore?
kind-choose-move-again = { $actor } ha tirato basso: un'altra azione di movimento con lo stesso tiro?
kind-choose-put-back = Quale carta torna nel mazzo? L'ultima starà in cima.
kind-choose-rob = { $actor } ha perso il combattimento: quale oggetto va scartato?
kind-choose-pay = A quale oggetto rinuncia { $actor }?
kind-choose-reroll = { $actor } ha tirato { $dice }: ritiri?
kind-choose-play-immediately = Più carte vanno giocate subito: quale per prima?
kind-choose-share-card = Chi riceve quale carta?
kind-choose-space = Quale spazio?
kind-choose-space-push-zombie = { $zombie } viene spinto: dove va?
kind-choose-space-drive-zombies-away = Dove va { $zombie }?
kind-choose-space-move-counter = Ciò che era lì passa a un altro edificio: in quale spazio?
kind-choose-space-new-spawning-pit = Dove si apre il nuovo Pozzo?
kind-choose-space-spilled-gas = Dove va il segnalino Benzina?
kind-choose-space-place-carriers = Dove sta il Portatore?
kind-choose-space-hide-suspects = Dove si nasconde il sospettato?
kind-choose-space-carry-out = Ciò che era nell’edificio viene portato fuori: in quale spazio?
kind-choose-sheet = Quale Eroe prendi?
kind-choose-section = Quale tabellone?
kind-choose-arm = { $card }: quale Zombie la riceve?
kind-choose-bar-weapon = Quale arma da mischia di { $hero } non serve in questo scontro?
kind-choose-ally-space = Dove sta il prossimo Alleato?
kind-choose-attack-ally = Un Alleato è solo: quale Zombie attacca?
kind-choose-corner = Fuori da quale angolo si aggiunge il nuovo tabellone?
kind-choose-sewer = Dove si apre un ingresso della fogna?
kind-choose-wall = Quale muro?
kind-choose-pair = Quali due Eroi?
kind-choose-lose-event = Quale evento scarti?
kind-choose-sacrifice = Sacrificio: a che cosa rinunci?
kind-choose-start = Dove entra in gioco { $actor }?
kind-choose-use-marker = { $marker }: { $actor } usa il segnalino che è qui?
kind-choose-sun = La carta riguarda più Eroi di quanti ce ne siano: dove spostate il sole?
kind-choose-pillage = Dove saccheggiano i tuoi Zombie?
kind-choose-deck = Quale mazzo?
kind-choose-tear-down = Un edificio è pieno: lo abbattete?
kind-choose-zombie = Quale Zombie?
kind-choose-zombie-hand = Quale carta della mano degli Zombie?

## Scelte, una per ogni tipo di opzione

option-place = Metti { $hero } in { $to }
option-place-zombie = Metti uno Zombie in { $to }
option-buy-deck = Pesca da { $deck } ({ $price } Esperienza)
option-buy-deck-free = Pesca da { $deck }
option-boost = Potenzia { $card } ({ $price } Esperienza)
option-buy = Compra { $what }
option-buy-saved = { $buy }: { $count ->
        [one] 1 punto è da parte
       *[other] { $count } punti sono da parte
    }
option-buy-standard = Uno Zombie normale, 1 Punto
option-buy-grave-weapon = Un’Arma dalla Tomba per uno Zombie, 2 Punti
option-save = { $tokens ->
        [one] 1 Punto
       *[other] { $tokens } Punti
    } da parte per { $what } ({ $saved }/{ $price })
option-discard = Scarta { $card }
option-keep = Tieni tutte le carte
option-move = Muovi { $zombie } in { $to }
option-leave = Porta { $zombie } fuori dalla mappa
option-buy-rule = { $rule } ({ $dots ->
        [one] 1 punto
       *[other] { $dots } punti
    })
option-done = Fatto
option-fight = { $hero } contro { $zombie }
option-activate = Attiva { $hero }
option-roll-movement = Tira per il movimento
option-search = Cerca
option-search-deck = Cerca nel mazzo: { $deck }
option-combine = Combina { $cards }
option-choose-effect-pour-out = Versala là
option-choose-effect-light = Accendila e falla esplodere là
option-choose-effect-lose-item = Rinuncia
option-pick-out = Prendi { $card } dal mazzo Eroi
option-pick-up = Prendi { $card }
option-pick-up-random = Rovista: scarta due carte, poi prendine una a caso dagli scarti
option-pick-up-from = Prendi { $card } da { $stockpile }
option-pick-up-heal = Cura una ferita con { $stockpile }
option-ability = Usa { $ability }
option-ability-on = Usa { $ability } su { $target }
option-skip = Salta
option-step = Vai in { $to }
option-stop = Fermati qui
option-give = Dai { $card } a { $hero }
option-take = Prendi { $card } da { $hero }
option-pick-up-marker = Raccogli { $marker }
option-put-down-marker = Deposita { $marker }
option-give-marker = Dai { $marker } a { $hero }
option-take-marker = Prendi { $marker } da { $hero }
option-attack = Attacca { $target } con { $card }
option-attack-new-fire = Appicca un incendio in { $to } con { $card }
option-play-card = Gioca { $card }
option-play-card-on = Gioca { $card } su { $target }
option-use-item = Usa { $card }
option-use-item-on = Usa { $card } su { $target }
option-pillage = Ovunque possono
option-choose-deck = { $deck }
option-pass = Passa
option-choose = Scegli { $target }
option-choose-building = { $building }
option-choose-sheet = { $sheet }
option-choose-section = { $section }
option-choose-card = { $card }
option-choose-dice = { $count ->
        [one] Il dado con { $dice }
       *[other] Questi dadi: { $dice }
    }
option-choose-charge-no = Finisci qui il movimento
option-choose-charge-yes = Combatti contro tutti gli Zombie qui e prosegui
option-choose-draw = Prendi { $draw } carte e tienine una
option-choose-draw-1 = Prendi una carta
option-choose-sun-stay = Lascia il sole dov'è
option-choose-sun-back = Un round in più prima del tramonto
option-choose-sun-forward = Un round in meno prima del tramonto
option-choose-effect-discard-pile = Prendi una carta dagli scarti degli Eroi
option-choose-effect-search-card = Prendi dal mazzo Eroi una carta che serve allo scenario
option-choose-use-no = Lascialo lì
option-choose-use-yes = Usalo
option-choose-reroll-no = Tieni il tiro
option-choose-reroll-yes = Ritira
option-choose-again-no = No
option-choose-again-yes = Ancora una volta
option-choose-seek-no = Lascialo in pace
option-choose-seek-yes = Cercalo: 4+
option-choose-hide-no = Combatti allo scoperto
option-choose-hide-yes = Nasconditi: allo Zombie serve 4+
option-choose-start-centre = Al centro, con una carta in regalo
option-choose-start-bare-centre = Al centro, senza carta
option-choose-start-random-building = In un edificio casuale, senza carta
option-choose-die-of-hero = Dado { $dice } dell'Eroe
option-choose-die-of-zombie = Dado { $dice } dello Zombie
option-choose-hero = { $hero }
option-choose-space = In { $to }
option-choose-zombie = { $zombie }
option-yes = Sì
option-no = No
option-fill-up = Fai il pieno al camioncino
option-destroy-pit = Fai saltare il Pozzo con { $card }
option-plant-explosive = Piazza qui { $card } e rinuncia al turno
option-spend-turn = Rinuncia al turno per l'obiettivo
option-spend-turn-with = Rinuncia al turno per l'obiettivo, con { $card }
option-find = Cerca { $marker }
option-plant = Piazza { $card } qui
option-put-out = Spegni l'incendio in { $space }
option-spread = Da { $from } a { $to }
option-ally-attack = { $ally } attacca { $zombie }: colpisce con 5+
option-ally-build = { $ally } barrica il { $edge }, con 5+
option-ally-reinforce = { $ally } rinforza il { $edge }, con 5+
option-move-ally = Porta con te { $ally }
option-leave-ally = Lascia qui { $ally }
option-build = Barrica il { $edge }
option-build-exert = Barrica il { $edge }, per una ferita
option-build-exert-last = Barrica il { $edge }: { $actor } morirebbe
option-reinforce = Rinforza il { $edge }
option-reinforce-exert = Rinforza il { $edge }, per una ferita
option-reinforce-exert-last = Rinforza il { $edge }: { $actor } morirebbe
option-clear = Togli un segnalino Rinforzo dal { $edge }
option-choose-between = Fra { $space } e { $to }
option-choose-edge = Il { $edge }

## A che cosa serve una carta, quando può servire a più cose

mode-deputy-taylor-cancel-fight = annulla il combattimento
mode-deputy-taylor-shuffle = rimescola carte nel mazzo
mode-escape-through-the-window-cancel = annulla la Locked Door
mode-farmer-sty-add = aggiungi 1 a un dado
mode-farmer-sty-hold = lo Zombie non muove
mode-farmer-sty-subtract = togli 1 a un dado
mode-fire-extinguisher-cancel-fight = annulla il combattimento
mode-fire-extinguisher-drive-away = muovi gli Zombie vicini
mode-fire-extinguisher-put-out = spegni gli incendi vicini
mode-i-dont-trust-em-everybody = nessun Eroe scambia
mode-i-dont-trust-em-strange-hero = un Eroe non scambia più
mode-jeb-the-grease-monkey-cancel = annulla la carta
mode-jeb-the-grease-monkey-cancel-in-play = annulla una carta in gioco
mode-jeb-the-grease-monkey-extra-die = un dado combattimento in più
mode-loss-of-faith-break-test = rilancia la prova di rottura
mode-loss-of-faith-cancel = annulla Faith
mode-loss-of-faith-cancel-in-play = annulla Faith in gioco
mode-mr-hyde-the-shop-teacher-add = aggiungi 1 a un dado
mode-mr-hyde-the-shop-teacher-cancel-fight = annulla il combattimento
mode-mr-hyde-the-shop-teacher-subtract = togli 1 a un dado
mode-my-god-hes-a-zombie-cancel = annulla i Cittadini con 4+
mode-my-god-hes-a-zombie-place = metti uno Zombie accanto a un Eroe
mode-principal-gomez-cancel = annulla la carta
mode-principal-gomez-cancel-in-play = annulla una carta in gioco
mode-principal-gomez-reroll = lo Zombie rilancia
mode-strength-of-spirit-cancel = una ferita, poi con 3+ la carta è annullata
mode-strength-of-spirit-cancel-in-play = una ferita, poi con 3+ una carta in gioco è annullata

## Che cosa cambierebbe un Miglioramento

change-fight-dice = { $before } → { $after } Dadi Lotta
change-ties = vince le parità
change-movement = { $before } → { $after } spazi in più di movimento
change-range = { $before } → { $after } spazi in più di gittata
change-cards = { $before } → { $after } carte Eroe tra cui scegliere
change-building = barricate con movimento { $before } → { $after }
change-survival = sopravvive con { $after }+
change-ammunition = le armi da fuoco restano con { $after }+
