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

why-random = Una di { $count } opzioni, presa a caso.
why-nothing-better = Non c'è niente di meglio.
why-roll-first = Tirare prima non costa nulla: dopo si può ancora cercare.
why-objective = Avvicina l'obiettivo dello scenario.
why-mission-arm = Per { $hero } serve prima un'arma.
why-mission-hunt = { $hero } ha un'arma e va a caccia di Zombie.
why-mission-survive = { $hero } resta in vita e cerca carte.
why-mission-lay-out = { $hero } cerca: { $card }.
why-mission-find-cards = { $hero } cerca: { $card }.
why-mission-bring = { $hero } porta dove serve: { $card }.
why-mission-go = { $hero } va verso l'obiettivo.
why-mission-meet = { $hero } va verso il punto di ritrovo.
why-mission-help = { $hero } resta vicino al punto di ritrovo.
why-mission-wait = Tutto il necessario è stato trovato; { $hero } resta in vita.
why-mission-defend = { $hero } difende il luogo a cui puntano gli Zombie.
why-search = Una nuova carta vale qui circa { $value } punti su cento.
why-fights = Lì ci si aspettano circa { $fights } combattimenti, ognuno perso al { $lose }%.
why-safe = Nessuno Zombie è abbastanza vicino da attaccare lì.
why-shot = Da lì c'è uno Zombie a cui sparare.
why-shoot = Il colpo uccide in media { $kills } Zombie.
why-ammo = Dopo, l'arma è persa al { $lose }%.
why-hold-fire = Nessun colpo vale le munizioni.
why-activate = { $hero } può aprire la strada agli altri, o deve agire per primo.
why-exchange = L'altro Eroe lo usa meglio.
why-keep-items = Ognuno ha ciò che usa meglio.
why-least-needed = È la carta che mancherà di meno.
why-best-card = È la più utile di queste carte.
why-charge = Combattere qui permette di proseguire il movimento.
why-far = È il più lontano possibile dai guai.
why-play = Giocarla ora vale circa { $value } punti su cento più che tenerla.
why-fight-now = Così com'è l'Eroe perde al { $lose }% e uccide al { $kill }%.
why-fight-then = Con questa l'Eroe perde al { $lose }% e uccide al { $kill }%.
why-fight-pass = Nessuna carta rende più di quanto costa.
why-attack = Attacca { $hero }, che perde un combattimento così al { $lose }% e uccide al { $kill }%.
why-close-in = Si avvicina a { $hero }: { $steps ->
        [one] manca uno spazio
       *[other] mancano { $steps } spazi
    }.
why-hold-ground = Nessuno Zombie guadagna terreno muovendosi.
why-spawn = Questo Pozzo è il più vicino a dove fa male agli Eroi.
why-good-hand = Ogni carta in mano merita di essere tenuta.
why-searched = Su { $count } futuri provati, lascia il { $chance }% di probabilità di vincere.
why-better = Sono { $points } punti più della scelta ovvia.
why-solo-card = Le regole in solitario giocano una carta appena possono.
why-solo-closest = Le regole in solitario portano ogni Zombie verso gli Eroi più vicini.
why-solo-hunger = Uno Zombie affamato va dove gli Eroi sono meno, poi dai più deboli.
why-solo-spawn = Le regole in solitario fanno arrivare gli Zombie dove ci sono più Eroi.
why-solo-discard = Le regole in solitario scartano ciò che non è stato usato.
why-solo-wait = Ora non c'è carta da giocare.
why-solo-farthest = Le regole in solitario prendono gli Zombie più lontani dagli Eroi.
why-solo-roll = Le regole in solitario lasciano decidere i dadi.
