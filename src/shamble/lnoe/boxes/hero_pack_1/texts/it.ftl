# Hero Pack One in parole: Eroi, carte, segnalini, scenario.

box-hero-pack-1 = Hero Pack One (2010)

keyword-teacher = Insegnante

### Lo scenario di Hero Pack One.

scenario-hunt-for-survivors = Caccia ai superstiti
    .story = Qualcuno batte sui tubi, da qualche parte, in una di sei case. Il camioncino è acceso. Nessuno parte prima che ogni porta sia stata aperta.
    .objective = Girate tutti e 6 i segnalini: per ognuno tirate un dado; meno del suo numero è un Superstite, lo stesso numero è un Eroe: tirate ancora, 1-3 è un Eroe Zombie, 4-6 un nuovo Eroe. Poi finite un turno degli Eroi con 2 Eroi, le chiavi e tutti i Superstiti al camioncino, prima del tramonto. Chi ha con sé dei Superstiti tira un dado combattimento in più.
    .zombies = Tratteneteli in città fino al tramonto, o uccidete 4 Eroi.
reason-survivors-rescued = il camioncino parte con tutti quelli che si potevano trovare

marker-survivor = Superstite
marker-truck-keys = Chiavi del camioncino

kind-choose-driver = Chi ha le chiavi del camioncino?
event-roll-stranger = { $who } tira { $dice } per l’Eroe trovato qui: con 4 o più entra nella squadra.

### Gli Eroi di Hero Pack One e che cosa sanno fare.

hero-jade = Jade
    .title = L'emarginata del liceo
hero-mr-goddard = Mr. Goddard
    .title = L'insegnante di chimica
hero-stacy = Stacy
    .title = La giornalista d'inchiesta
hero-victor = Victor
    .title = L'evaso

ability-convict = Convict
    .text = Dall'inizio ha su di sé la carta Zombie I Don’t Trust ’em.
ability-daring = Daring
    .text = Può attraversare gli edifici Conquistati e cercarvi.
ability-fire = Fire
    .text = Ha sempre un oggetto Fuoco che non si consuma mai, e ignora Lights Out.
ability-lock-pick = Lock Pick
    .text = Ignora Locked Door.
ability-quick-thinking = Quick Thinking
    .text = In qualsiasi momento può scartare due oggetti per pescare una carta Eroe, o per prendere un evento dagli scarti degli Eroi, ma non uno che si gioca subito né Cittadini.
mode-quick-thinking-draw = pesca una carta
mode-quick-thinking-fetch = prendi un evento scartato
ability-rage = Rage
    .text = Tira un dado combattimento in più per ogni arma da mischia che porta.
ability-rebellious = Rebellious
    .text = Non subisce ferite in un combattimento finché i suoi dadi combattimento mostrano un doppio. Accanto a un altro Eroe Strano tira un dado combattimento in più.
ability-reckless = Reckless
    .text = Quando la sua Azione di Movimento finisce su un Pozzo, anche senza muovere, pesca una carta Eroe.

### Le carte di Hero Pack One: il nome stampato, l'effetto con parole nostre.

## Mazzo Eroi

card-breaking-story = Breaking Story
    .text = In qualsiasi momento: guarda la mano degli Zombie e scegli una carta. Tira un dado: con 4+ è scartata.
card-chemistry-set = Chemistry Set
    .text = Esplosivo e Fuoco. Attacco a distanza contro uno spazio entro 2: scartalo e tira un dado per ogni miniatura presente; ognuna è colpita con 4+, e lì scoppia un incendio.
card-flame = Flame
    .text = Quello che Mr. Goddard ha sempre: un oggetto Fuoco che non si consuma mai.
card-jailbreak = Jailbreak
    .text = Una di queste: annulla Locked Door, Trapped! o Lockdown. Oppure, quando un Eroe Strano ha perso un combattimento: quell'Eroe muove di uno spazio fuori da quello dello Zombie.
mode-jailbreak-cancel = annulla la carta
mode-jailbreak-cancel-in-play = annulla la carta
mode-jailbreak-get-away = esci dallo spazio
card-press-pass = Press Pass
    .text = Quando cerchi in un edificio in cui non hai ancora cercato, puoi pescare due carte e tenerne una. Poi tira un dado: con 1 scarta il pass.
card-skateboard = Skateboard
    .text = Se il tuo movimento inizia all'aperto, 2 in più al tiro di movimento. Se lì il dado fa 1, la tua Azione di Movimento è finita e lo skateboard è scartato.

## Mazzo Zombie

card-divide-and-conquer = Divide and Conquer
    .text = All'inizio di un turno degli Zombie: fino al tuo prossimo turno ogni Eroe che è il solo su una plancia tira un dado combattimento in meno.
card-i-have-a-bad-feeling = I Have a Bad Feeling!
    .text = All'inizio di un turno degli Zombie, su un Eroe. Resta in gioco: un dado combattimento in meno, se nessun altro Eroe è nello stesso spazio o in uno adiacente. Si scarta quando l'Eroe uccide uno Zombie.
card-out-of-control = Out of Control
    .text = All'inizio di un turno degli Zombie, su un Eroe. Resta in gioco: quando l'Eroe tira 1 per il movimento lo muovi tu fino a tre spazi, e l'Eroe non fa altro che combattere. Poi si scarta.
card-thats-not-good = That’s Not Good
    .text = Quando uno Zombie subisce una ferita, anche l'ultima: metti uno Zombie della tua riserva in quello spazio. Non combatte in questa fase.
card-the-hungry-one = The Hungry One
    .text = All'inizio di un turno degli Zombie, su uno Zombie. Resta in gioco: muove D3 spazi e tira un dado combattimento in più. Si scarta quando lo Zombie non c'è più.
