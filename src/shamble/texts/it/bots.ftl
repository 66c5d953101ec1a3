# Avversari: nomi, livelli, e perché consigliano quello che consigliano.

bot-random = Casuale
    .text = Prende una qualsiasi opzione legale, tutte ugualmente probabili.
bot-steady = Costante
    .text = Gioca subito verso l'obiettivo, con regole pratiche e probabilità esatte dei combattimenti.
bot-solo = I morti secondo il libro
    .text = Nessun giocatore e nessuna astuzia di bot: gli Zombie vanno dove li mandano gli elenchi della partita in solitario del Complete Rulebook. Mostrano quattro carte nuove a turno e pescano una carta Combattimento per ogni scontro; contro quelle si vince o si perde.
bot-search = Ricerca
    .text = Prova molti futuri prima di ogni scelta. Si prende il suo tempo.
bot-easy = Facile
    .text = Conosce il gioco e sbaglia spesso.
bot-normal = Normale
    .text = Gioco costante, senza pietà.
bot-hard = Difficile
    .text = Pensa in anticipo. Mezzo secondo a scelta.

why-random = Una fra { $count } opzioni, presa a caso.
why-nothing-better = Di meglio non c’è niente.
why-roll-first = Tirare i dadi non costa nulla: dopo il tiro si può ancora cercare.
why-ally-attacks = L’Alleato non rischia nulla.
why-objective = Porta più vicini all’obiettivo dello scenario.
why-mission-arm = Prima di tutto, a { $hero } serve un’arma.
why-mission-hunt = { $hero } ha un’arma e va a caccia di Zombie.
why-mission-survive = { $hero } resta in vita e cerca carte.
why-mission-lay-out = { $hero } è in cerca di questo: { $card }.
why-mission-find-cards = { $hero } è in cerca di questo: { $card }.
why-mission-bring = { $hero } porta dove serve ciò che ha: { $card }.
why-mission-go = { $hero } va verso l'obiettivo.
why-mission-meet = { $hero } va verso il punto di ritrovo.
why-mission-help = { $hero } resta vicino al punto di ritrovo.
why-mission-wait = Quello che serviva c’è tutto: a { $hero } basta restare in vita.
why-mission-defend = { $hero } difende il luogo che gli Zombie hanno preso di mira.
why-mission-hunker = { $hero } va a barricare un edificio in cui asserragliarsi.
why-search = Qui una carta in più vale circa { $value }, se l’intera partita vale 100.
why-build = Una barricata qui tiene fuori qualche Zombie.
why-no-exertion = Nessuna barricata qui vale una ferita.
why-fights = Combattimenti da aspettarsi lì: circa { $fights }, ognuno perso nel { $lose }% dei casi.
why-safe = Lì nessuno Zombie è abbastanza vicino da attaccare.
why-shot = Da lì si può sparare a uno Zombie.
why-shoot = Zombie uccisi in media dal colpo: { $kills }.
why-ammo = { $lose ->
        [100] L’arma serve una volta sola.
       *[other] Nel { $lose }% dei casi dopo il colpo l’arma è persa.
    }
why-hold-fire = Nessun bersaglio merita le munizioni.
why-fire = È lì che il fuoco fa più danni.
why-put-out = È meglio che quell'incendio si spenga.
why-buy = È il modo migliore di spendere i punti rimasti.
why-upgrade = Quello che si impara serve per il resto della notte.
why-activate = È bene cominciare da { $hero }: apre la strada agli altri, o non può aspettare.
why-exchange = Servirà di più all’altro Eroe.
why-keep-items = Ognuno ha già ciò che gli serve di più.
why-least-needed = È la carta di cui si sentirà meno la mancanza.
why-combine = Combinati contano come un oggetto solo, e possono reggere dove uno solo si perderebbe.
why-best-card = È la più utile di queste carte.
why-charge = Dopo aver combattuto qui ci si può muovere ancora.
why-far = È il più lontano possibile dai guai.
why-near = Da lì si arriva prima dove c’è bisogno di qualcuno.
why-play = Giocarla ora vale circa { $value } in più che tenerla, se l’intera partita vale 100.
why-fight-now = Così come stanno le cose, l’Eroe perde nel { $lose }% dei casi e uccide nel { $kill }%.
why-fight-then = In questo modo l’Eroe perde nel { $lose }% dei casi e uccide nel { $kill }%.
why-fight-pass = Nessuna carta vale quello che costerebbe.
why-attack = Attacca { $hero }, che in un combattimento così perde nel { $lose }% dei casi e uccide nel { $kill }%.
why-close-in = Si avvicina a { $hero }: { $steps ->
        [one] manca uno spazio
       *[other] mancano { $steps } spazi
    }.
why-hold-ground = Nessuno Zombie guadagna terreno muovendosi.
why-spend-dearer = Non restano abbastanza Zombie per spendere tutti i punti.
why-spend-champion = Un Campione vale più di quello che costa.
why-spend-standard = Conta il numero: due Zombie normali trattengono più di uno speciale.
why-spawn = Fra i Pozzi è il più vicino a dove gli Eroi sono in difficoltà.
why-good-hand = Vale la pena di tenere tutte le carte in mano.
why-searched = Porta alla vittoria nel { $chance }% dei { $count } futuri provati.
why-better = { $points ->
        [one] È un punto in più della scelta ovvia.
       *[other] Sono { $points } punti in più della scelta ovvia.
    }
why-solo-card = Nelle regole in solitario una carta si gioca appena si può.
why-solo-closest = Nelle regole in solitario ogni Zombie va verso gli Eroi più vicini.
why-solo-hunger = Uno Zombie affamato va dove ci sono meno Eroi, poi dai più deboli.
why-solo-spawn = Nelle regole in solitario gli Zombie arrivano dove ci sono più Eroi.
why-solo-discard = Nelle regole in solitario si scarta quello che non è stato usato.
why-solo-wait = Ora non ci sono carte da giocare.
why-solo-farthest = Nelle regole in solitario si prendono gli Zombie più lontani dagli Eroi.
why-solo-roll = Nelle regole in solitario decidono i dadi.
