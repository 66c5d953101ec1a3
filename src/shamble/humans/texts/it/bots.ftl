### Humans!!! e Zombies!!!: perché un bot farebbe qualcosa.

hz-why-card = È un buon momento, e la mano si riempie di nuovo.
hz-why-pass = Niente nella mano vale la pena adesso.
hz-why-nearest-human = { $steps ->
        [one] L’umano più vicino è a un passo.
       *[other] L’umano più vicino è a { $steps } passi.
    }
hz-why-token = C’è un segnalino dado a portata.
hz-why-nothing-near = In questo turno non c’è altro da prendere.
hz-why-break-in = Provare con la barricata non costa niente, e dentro c’è qualcosa.
hz-why-lead-away = Lontano dai loro zombi, e più vicino ai nostri.
hz-why-wound = Questa ferita non è uguale a nessuna di quelle che ci sono.
hz-why-infect = Uno zombi in più continua la caccia.
hz-why-eat = Una carta Mangia non si perde più.
hz-why-reroll = Un segnalino speso bene.
hz-why-cornered = Non ha dove scappare: chi lo manca lo infetta, e nessuno può armarlo.
hz-why-tile-near = Così quello che arriva con la tessera è a portata.
hz-why-helipad = L’eliporto fa vincere.
hz-why-supplies = Prima cartucce e vite.
hz-why-kills = Abbastanza forte per dare la caccia agli zombi.
hz-why-wait = Il centro della città è vicino a tutto.
hz-why-stay = Un passo in più costa più di quanto porta.
hz-why-bullets = Una cartuccia costa meno di una vita.
hz-why-horde = Via dalla nostra strada, e sulla loro.
hz-why-discard = Una carta nuova sarà probabilmente più utile.
hz-why-own-deck = Le carte del tuo gioco sono fatte per la tua parte.
hz-why-own-prey = Così sulla strada c’è la tua preda.
hz-why-plain = Qui una scelta vale l’altra.
